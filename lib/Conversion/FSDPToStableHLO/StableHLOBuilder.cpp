//===- StableHLOBuilder.cpp - Ops of StableHLO by name --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The syntax of StableHLO's ops and attributes stands here alone.
//
//===----------------------------------------------------------------------===//

#include "StableHLOBuilder.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::fsdp;

Type fsdp::getStableHLOElement(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isIndex() ? IntegerType::get(type.getContext(), 64) : element;
}

bool fsdp::isStableHLOElement(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType().isF32() || complex.getElementType().isF64();
  if (isa<FloatType>(type))
    return type.getIntOrFloatBitWidth() <= 64;
  return !isa<IntegerType>(type) ||
         llvm::is_contained({1u, 2u, 4u, 8u, 16u, 32u, 64u},
                            type.getIntOrFloatBitWidth());
}

Operation *StableHLOBuilder::create(const Twine &name, TypeRange types,
                                    ValueRange operands,
                                    ArrayRef<NamedAttribute> attributes,
                                    unsigned regions) {
  std::string full = name.str();
  if (!StringRef(full).contains('.'))
    full.insert(0, "stablehlo.");
  OperationState state(loc, full, operands, types, attributes);
  for (unsigned i = 0; i < regions; ++i)
    state.addRegion();
  return builder.create(state);
}

Value StableHLOBuilder::createOne(const Twine &name, Type type,
                                  ValueRange operands,
                                  ArrayRef<NamedAttribute> attributes) {
  return create(name, type, operands, attributes)->getResult(0);
}

NamedAttribute StableHLOBuilder::named(StringRef name, Attribute value) {
  return builder.getNamedAttr(name, value);
}

NamedAttribute StableHLOBuilder::parsed(StringRef name, const Twine &text) {
  return named(name, parseAttribute(text.str(), builder.getContext()));
}

NamedAttribute StableHLOBuilder::number(StringRef name, int64_t value) {
  return named(name, builder.getI64IntegerAttr(value));
}

NamedAttribute StableHLOBuilder::numbers(StringRef name,
                                         ArrayRef<int64_t> values) {
  return named(name, builder.getDenseI64ArrayAttr(values));
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value StableHLOBuilder::createConstant(ElementsAttr value) {
  return createOne("constant", value.getType(), {}, named("value", value));
}

Value StableHLOBuilder::createSplat(ArrayRef<int64_t> shape,
                                    TypedAttr element) {
  auto type = RankedTensorType::get(shape, element.getType());
  return createConstant(DenseElementsAttr::get(type, Attribute(element)));
}

Value StableHLOBuilder::createZeros(ArrayRef<int64_t> shape, Type element) {
  // Complex numbers have no zero that is an attribute.
  TypedAttr zero = builder.getZeroAttr(element);
  return zero ? createSplat(shape, zero) : Value();
}

Value StableHLOBuilder::createEmpty(RankedTensorType type) {
  return createConstant(DenseElementsAttr::getFromRawBuffer(
      type.clone(getStableHLOElement(type)), {}));
}

Value StableHLOBuilder::createIndex(int64_t value) {
  return createSplat({}, builder.getI64IntegerAttr(value));
}

Value StableHLOBuilder::iota(ArrayRef<int64_t> shape, int64_t dim) {
  return createOne("iota", RankedTensorType::get(shape, builder.getI64Type()),
                   {}, number("iota_dimension", dim));
}

//===----------------------------------------------------------------------===//
// Shapes and types
//===----------------------------------------------------------------------===//

Value StableHLOBuilder::reshape(Value value, ArrayRef<int64_t> shape) {
  // Of a shape on the way to this one nothing is left.
  if (Operation *op = value.getDefiningOp();
      op && op->getName().getStringRef() == "stablehlo.reshape")
    value = op->getOperand(0);
  RankedTensorType type = getTensorType(value);
  if (type.getShape() == shape)
    return value;
  return createOne("reshape",
                   RankedTensorType::get(shape, type.getElementType()), value);
}

Value StableHLOBuilder::transpose(Value value, ArrayRef<int64_t> permutation) {
  if (llvm::is_sorted(permutation))
    return value;
  RankedTensorType type = getTensorType(value);
  SmallVector<int64_t> shape = llvm::map_to_vector(
      permutation, [&](int64_t dim) { return type.getDimSize(dim); });
  return createOne("transpose",
                   RankedTensorType::get(shape, type.getElementType()), value,
                   numbers("permutation", permutation));
}

Value StableHLOBuilder::broadcast(Value value, ArrayRef<int64_t> shape,
                                  ArrayRef<int64_t> dims) {
  RankedTensorType type = getTensorType(value);
  if (type.getShape() == shape)
    return value;
  return createOne("broadcast_in_dim",
                   RankedTensorType::get(shape, type.getElementType()), value,
                   numbers("broadcast_dimensions", dims));
}

Value StableHLOBuilder::spread(Value value, ArrayRef<int64_t> shape) {
  return broadcast(value, shape, {});
}

Value StableHLOBuilder::convert(Value value, Type element) {
  RankedTensorType type = getTensorType(value);
  if (type.getElementType() == element)
    return value;
  return createOne("convert", type.clone(element), value);
}

Value StableHLOBuilder::bitcast(Value value, Type element) {
  RankedTensorType type = getTensorType(value);
  if (type.getElementType() == element)
    return value;
  return createOne("bitcast_convert", type.clone(element), value);
}

Value StableHLOBuilder::slice(Value value, ArrayRef<int64_t> offsets,
                              ArrayRef<int64_t> sizes,
                              ArrayRef<int64_t> strides) {
  RankedTensorType type = getTensorType(value);
  if (type.getShape() == sizes)
    return value;
  SmallVector<int64_t> limits;
  for (auto [offset, size, stride] : llvm::zip_equal(offsets, sizes, strides))
    limits.push_back(size == 0 ? offset : offset + (size - 1) * stride + 1);
  return createOne(
      "slice", RankedTensorType::get(sizes, type.getElementType()), value,
      {numbers("start_indices", offsets), numbers("limit_indices", limits),
       numbers("strides", strides)});
}

Value StableHLOBuilder::concatenate(ValueRange values, int64_t dim) {
  if (values.size() == 1)
    return values.front();
  SmallVector<int64_t> shape(getTensorType(values.front()).getShape());
  for (Value value : values.drop_front())
    shape[dim] += getTensorType(value).getDimSize(dim);
  return createOne("concatenate",
                   RankedTensorType::get(
                       shape, getTensorType(values.front()).getElementType()),
                   values, number("dimension", dim));
}

Value StableHLOBuilder::dynamicSlice(Value value, ValueRange offsets,
                                     ArrayRef<int64_t> sizes) {
  RankedTensorType type = getTensorType(value);
  SmallVector<Value> operands{value};
  llvm::append_range(operands, offsets);
  return createOne("dynamic_slice",
                   RankedTensorType::get(sizes, type.getElementType()),
                   operands, numbers("slice_sizes", sizes));
}

//===----------------------------------------------------------------------===//
// Comparisons, combiners
//===----------------------------------------------------------------------===//

Value StableHLOBuilder::compare(StringRef direction, StringRef kind, Value left,
                                Value right) {
  return createOne(
      "compare", getTensorType(left).clone(builder.getI1Type()), {left, right},
      {parsed("comparison_direction",
              "#stablehlo<comparison_direction " + direction + ">"),
       parsed("compare_type", "#stablehlo<comparison_type " + kind + ">")});
}

Value StableHLOBuilder::createProduct(Value left, Value right,
                                      ArrayRef<SmallVector<int64_t>> batch,
                                      ArrayRef<SmallVector<int64_t>> contracted,
                                      Type element) {
  RankedTensorType leftType = getTensorType(left);
  SmallVector<int64_t> shape = llvm::map_to_vector(
      batch[0], [&](int64_t dim) { return leftType.getDimSize(dim); });
  for (unsigned side : {0, 1})
    for (auto [dim, size] :
         llvm::enumerate(getTensorType(side ? right : left).getShape()))
      if (!llvm::is_contained(batch[side], static_cast<int64_t>(dim)) &&
          !llvm::is_contained(contracted[side], static_cast<int64_t>(dim)))
        shape.push_back(size);
  std::string text;
  llvm::raw_string_ostream stream(text);
  auto list = [&](StringRef name, ArrayRef<int64_t> dims) {
    stream << name << "_dimensions = [";
    llvm::interleaveComma(dims, stream);
    stream << ']';
  };
  stream << "#stablehlo.dot<";
  list("lhs_batching", batch[0]);
  list(", rhs_batching", batch[1]);
  list(", lhs_contracting", contracted[0]);
  list(", rhs_contracting", contracted[1]);
  stream << '>';
  return createOne("dot_general", RankedTensorType::get(shape, element),
                   {left, right}, parsed("dot_dimension_numbers", text));
}

Value StableHLOBuilder::createGather(Value table, Value indices) {
  RankedTensorType type = getTensorType(table);
  ArrayRef<int64_t> shape = getTensorType(indices).getShape().drop_back();
  std::string dims;
  llvm::raw_string_ostream stream(dims);
  llvm::interleaveComma(llvm::seq<int64_t>(0, type.getRank()), stream);
  return createOne(
      "gather", RankedTensorType::get(shape, type.getElementType()),
      {table, indices},
      {parsed("dimension_numbers",
              "#stablehlo.gather<collapsed_slice_dims = [" + dims +
                  "], start_index_map = [" + dims +
                  "], index_vector_dim = " + Twine(shape.size()) + ">"),
       numbers("slice_sizes", SmallVector<int64_t>(type.getRank(), 1)),
       named("indices_are_sorted", builder.getBoolAttr(false))});
}

void StableHLOBuilder::createCombiner(Region &region, StringRef op,
                                      Type element) {
  OpBuilder::InsertionGuard guard(builder);
  Type scalar = RankedTensorType::get({}, element);
  Block *block =
      builder.createBlock(&region, region.end(), {scalar, scalar}, {loc, loc});
  create("return", {}, createOne(op, scalar, block->getArguments()));
}
