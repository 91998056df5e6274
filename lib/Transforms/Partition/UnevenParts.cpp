//===- UnevenParts.cpp - Dimensions that ranks do not divide --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parts are as long as the longest one, on every rank; what lies behind the end
// of the value is anything, but never read: sums leave it out, gathered values
// are cut short, and gradients of params are zero there.
//
//===----------------------------------------------------------------------===//

#include "StepPartitioner.h"
#include "fsdp/Utils/Slices.h"
#include "fsdp/Utils/StrictOps.h"
#include "fsdp/Utils/WideSums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::fsdp;

/// The type of a value with another extent along a dimension.
RankedTensorType StepPartitioner::withDim(Value value, int64_t dim,
                                          int64_t size) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = size;
  return type.clone(shape);
}

static Value createZero(OpBuilder &builder, Location loc, Type type) {
  auto complex = dyn_cast<ComplexType>(type);
  if (!complex)
    return arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  Attribute zero = builder.getZeroAttr(complex.getElementType());
  return complex::ConstantOp::create(builder, loc, type,
                                     builder.getArrayAttr({zero, zero}));
}

/// A tensor of zeros. Nothing is filled with integers that have a sign.
static Value createZeros(OpBuilder &builder, Location loc,
                         RankedTensorType type) {
  Type element = type.getElementType();
  if (element.isSignedInteger() || element.isUnsignedInteger())
    return arith::ConstantOp::create(
        builder, loc, cast<TypedAttr>(builder.getZeroAttr(type)));
  Value zero = createZero(builder, loc, element);
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(), element);
  return linalg::FillOp::create(builder, loc, zero, empty).getResult(0);
}

/// The value with zeros behind its end, up to a multiple of the ranks.
Value StepPartitioner::padTo(Value value, int64_t dim, int64_t size,
                             Location loc) {
  RankedTensorType type = withDim(value, dim, size);
  if (type == value.getType())
    return value;
  Value around = createZeros(builder, loc, type);
  DimSlice begin(builder, type.getShape(), dim, builder.getIndexAttr(0),
                 cast<ShapedType>(value.getType()).getDimSize(dim));
  return tensor::InsertSliceOp::create(
      builder, loc, value, around, begin.offsets, begin.sizes, begin.strides);
}

/// The value without what lies behind its end.
Value StepPartitioner::cutTo(Value value, int64_t dim, int64_t size,
                             Location loc) {
  RankedTensorType type = withDim(value, dim, size);
  if (type == value.getType())
    return value;
  DimSlice begin(builder, type.getShape(), dim, builder.getIndexAttr(0), size);
  return tensor::ExtractSliceOp::create(builder, loc, value, begin.offsets,
                                        begin.sizes, begin.strides);
}

/// Whether an index of a part, where the part begins at `begin`, is one of the
/// value's `size`.
static Value isInside(OpBuilder &builder, Location loc, int64_t loop,
                      Value begin, int64_t size) {
  Value index =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                 linalg::IndexOp::create(builder, loc, loop));
  Value end =
      arith::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(size));
  return arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::slt,
      arith::AddIOp::create(builder, loc, index, begin), end);
}

/// The part with zeros behind the end of the value, which has `size` elements
/// along the dimension.
Value StepPartitioner::maskPart(Value part, int64_t dim, int64_t axis,
                                int64_t size, Location loc) {
  auto type = cast<RankedTensorType>(part.getType());
  Value offset = getOffset(axis, type.getDimSize(dim), loc);
  AffineMap all = builder.getMultiDimIdentityMap(type.getRank());
  AffineMap one = AffineMap::get(type.getRank(), 0, builder.getContext());
  return createElementwise(
      builder, loc, {part, offset}, {all, one}, type,
      [&](OpBuilder &nested, ValueRange elements) -> Value {
        Value inside = isInside(nested, loc, dim, elements[1], size);
        Value zero = createZero(nested, loc, type.getElementType());
        return arith::SelectOp::create(nested, loc, inside, elements[0], zero);
      });
}

/// Lets the reductions of an op leave out what is behind the end of a loop's
/// range; factors of products are zero there already (maskFactor).
Operation *StepPartitioner::maskReductions(Operation *part,
                                           const IterationSpace &space,
                                           const LoopCuts &cuts) {
  for (auto [loop, cut] : llvm::enumerate(cuts.loops)) {
    if (!isUneven(space.ranges[loop], cut, sizes) ||
        !space.reduction.test(loop) ||
        linalg::isaContractionOpInterface(cast<linalg::LinalgOp>(part)))
      continue;
    auto generic = dyn_cast<linalg::GenericOp>(part);
    if (!generic) {
      IRRewriter rewriter(part);
      generic =
          *linalg::generalizeNamedOp(rewriter, cast<linalg::LinalgOp>(part));
    }
    int64_t length = getPartSize(space.ranges[loop], cut, sizes);
    Value begin = addOffsetOperand(generic, cut.axis, length);
    for (unsigned result = 0; result < generic.getNumResults(); ++result) {
      // One that has an element for each iteration is a part itself.
      if (llvm::is_contained(space.results[result], int64_t(loop)))
        continue;
      Operation *combiner = findCombiner(generic, result);
      OpBuilder nested(combiner);
      Location loc = combiner->getLoc();
      Value inside = isInside(nested, loc, loop, begin, space.ranges[loop]);
      Value neutral = arith::ConstantOp::create(
          nested, loc, *arith::getNeutralElement(combiner));
      for (OpOperand &operand : combiner->getOpOperands())
        if (operand.get() != generic.getRegionOutputArgs()[result])
          operand.set(arith::SelectOp::create(nested, loc, inside,
                                              operand.get(), neutral));
    }
    part = generic;
  }
  return part;
}
