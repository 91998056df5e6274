//===- StableHLOBuilder.h - Ops of StableHLO by name ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds ops of StableHLO in a context that need not know that dialect. Scalars
// are tensors without dimensions there, an index is one of i64.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_STABLEHLOBUILDER_H
#define FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_STABLEHLOBUILDER_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::fsdp {

class StableHLOBuilder {
public:
  explicit StableHLOBuilder(MLIRContext *context)
      : builder(context), loc(UnknownLoc::get(context)) {}

  void setPlace(Operation *op) {
    builder.setInsertionPoint(op);
    loc = op->getLoc();
  }

  /// `stablehlo.NAME`, or NAME if that has a dialect.
  Operation *create(const Twine &name, TypeRange types, ValueRange operands,
                    ArrayRef<NamedAttribute> attributes = {},
                    unsigned regions = 0);
  Value createOne(const Twine &name, Type type, ValueRange operands,
                  ArrayRef<NamedAttribute> attributes = {});

  /// An attribute of StableHLO as that dialect spells it: `#stablehlo<...>`.
  NamedAttribute parsed(StringRef name, const Twine &text);
  NamedAttribute number(StringRef name, int64_t value);
  NamedAttribute numbers(StringRef name, ArrayRef<int64_t> values);
  NamedAttribute named(StringRef name, Attribute value);

  Value createConstant(ElementsAttr value);
  /// A tensor of one value: an IntegerAttr or FloatAttr of the element type.
  Value createSplat(ArrayRef<int64_t> shape, TypedAttr element);
  /// Null if no attribute is a zero of the type.
  Value createZeros(ArrayRef<int64_t> shape, Type element);
  /// A tensor without elements.
  Value createEmpty(RankedTensorType type);
  /// A tensor without dimensions, of i64.
  Value createIndex(int64_t value);

  // Each returns the value itself where nothing would change.
  Value reshape(Value value, ArrayRef<int64_t> shape);
  Value transpose(Value value, ArrayRef<int64_t> permutation);
  /// Dimension i of the value becomes dimension `dims[i]`, which ascend.
  Value broadcast(Value value, ArrayRef<int64_t> shape, ArrayRef<int64_t> dims);
  /// To a shape, from it or from no dimensions.
  Value spread(Value value, ArrayRef<int64_t> shape);
  Value convert(Value value, Type element);
  Value bitcast(Value value, Type element);
  Value slice(Value value, ArrayRef<int64_t> offsets, ArrayRef<int64_t> sizes,
              ArrayRef<int64_t> strides);
  /// Of a 1-D tensor.
  Value slice(Value value, int64_t offset, int64_t size) {
    return slice(value, ArrayRef(offset), ArrayRef(size), {1});
  }
  Value concatenate(ValueRange values, int64_t dim);

  Value dynamicSlice(Value value, ValueRange offsets, ArrayRef<int64_t> sizes);
  Value iota(ArrayRef<int64_t> shape, int64_t dim);
  Value compare(StringRef direction, StringRef kind, Value left, Value right);

  /// Sums of products over the contracted dimensions of left and right. Those
  /// of the batch come first, then the others of left, then those of right.
  /// Sums may be of a wider type than left and right.
  Value createProduct(Value left, Value right,
                      ArrayRef<SmallVector<int64_t>> batch,
                      ArrayRef<SmallVector<int64_t>> contracted, Type element);

  /// Elements of a table at places: the last dimension of `indices` are the
  /// numbers along each of the table's.
  Value createGather(Value table, Value indices);

  /// Fills a region with `add` or another op of two scalars, and its return.
  void createCombiner(Region &region, StringRef op, Type element);

  OpBuilder builder;
  Location loc;
};

inline RankedTensorType getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// The element type of a value, scalar or tensor, as StableHLO has it.
Type getStableHLOElement(Type type);

/// Whether StableHLO has elements of a type. Of types that are neither integers
/// nor floats others know.
bool isStableHLOElement(Type type);

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_STABLEHLOBUILDER_H
