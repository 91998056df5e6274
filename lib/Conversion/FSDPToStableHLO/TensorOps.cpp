//===- TensorOps.cpp - Slices, shapes and elements as StableHLO -----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tensor dialect's part of StepConverter.
//
//===----------------------------------------------------------------------===//

#include "StepConverter.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::fsdp;

/// The numbers of a list, if all are known.
static std::optional<SmallVector<int64_t>> getKnown(ArrayRef<OpFoldResult> of) {
  return getConstantIntValues(of);
}

SmallVector<Value> StepConverter::makeOffsets(ArrayRef<OpFoldResult> offsets) {
  return llvm::map_to_vector(offsets, [&](OpFoldResult offset) {
    if (auto value = dyn_cast<Value>(offset))
      return lookup(value);
    return hlo.createIndex(*getConstantIntValue(offset));
  });
}

Value StepConverter::extractSlice(tensor::ExtractSliceOp op) {
  auto sizes = getKnown(op.getMixedSizes());
  auto strides = getKnown(op.getMixedStrides());
  // StableHLO's slices run forward alone.
  if (!sizes || !strides ||
      llvm::any_of(*strides, [](int64_t stride) { return stride < 1; }))
    return {};
  Value result;
  if (auto offsets = getKnown(op.getMixedOffsets()))
    result = hlo.slice(op.getSource(), *offsets, *sizes, *strides);
  else if (llvm::all_equal(*strides) && strides->front() == 1)
    result = hlo.dynamicSlice(op.getSource(), makeOffsets(op.getMixedOffsets()),
                              *sizes);
  else
    return {};
  return hlo.reshape(result, op.getType().getShape());
}

/// `op` with elements between those of the source, which are where `isThere` is
/// true and the destination's elsewhere.
static Value insertApart(StableHLOBuilder &hlo, tensor::InsertSliceOp op,
                         Value source, ArrayRef<int64_t> offsets,
                         ArrayRef<int64_t> strides) {
  ArrayRef<int64_t> sizes = getTensorType(source).getShape();
  SmallVector<int64_t> between, behind;
  for (auto [offset, stride, size, all] :
       llvm::zip_equal(offsets, strides, sizes, op.getDestType().getShape())) {
    between.push_back(stride - 1);
    behind.push_back(all - offset - (size == 0 ? 0 : (size - 1) * stride + 1));
  }
  auto widen = [&](Value value, TypedAttr elsewhere) {
    RankedTensorType type = op.getDestType().clone(elsewhere.getType());
    return hlo.createOne("pad", type, {value, hlo.createSplat({}, elsewhere)},
                         {hlo.numbers("edge_padding_low", offsets),
                          hlo.numbers("edge_padding_high", behind),
                          hlo.numbers("interior_padding", between)});
  };
  Builder &builder = hlo.builder;
  Type element = op.getDestType().getElementType();
  Value isThere = widen(hlo.createSplat(sizes, builder.getBoolAttr(true)),
                        builder.getBoolAttr(false));
  // Complex numbers have no zero that is an attribute.
  TypedAttr zero = builder.getZeroAttr(element);
  if (!zero)
    return {};
  Value wide = widen(source, zero);
  return hlo.createOne("select", op.getDestType(),
                       {isThere, wide, op.getDest()});
}

Value StepConverter::insertSlice(tensor::InsertSliceOp op) {
  auto sizes = getKnown(op.getMixedSizes());
  auto strides = getKnown(op.getMixedStrides());
  if (!sizes || !strides)
    return {};
  Value source = hlo.reshape(op.getSource(), *sizes);
  if (llvm::any_of(*strides, [](int64_t stride) { return stride != 1; })) {
    auto offsets = getKnown(op.getMixedOffsets());
    bool isForward = llvm::all_of(*strides, [](int64_t s) { return s > 0; });
    return offsets && isForward
               ? insertApart(hlo, op, source, *offsets, *strides)
               : Value();
  }
  SmallVector<Value> operands{op.getDest(), source};
  llvm::append_range(operands, makeOffsets(op.getMixedOffsets()));
  return hlo.createOne("dynamic_update_slice", op.getType(), operands);
}

Value StepConverter::extractElement(tensor::ExtractOp op) {
  SmallVector<int64_t> ones(op.getIndices().size(), 1);
  Value element = op.getTensor();
  if (!ones.empty())
    element = hlo.dynamicSlice(element, lookup(op.getIndices()), ones);
  return hlo.reshape(element, {});
}

Value StepConverter::makeOfElements(tensor::FromElementsOp op) {
  if (op.getType().getRank() == 0)
    return lookup(op.getElements().front());
  SmallVector<Value> parts =
      llvm::map_to_vector(lookup(op.getElements()),
                          [&](Value value) { return hlo.reshape(value, {1}); });
  if (parts.empty())
    return hlo.createZeros(op.getType().getShape(),
                           op.getType().getElementType());
  return hlo.reshape(hlo.concatenate(parts, 0), op.getType().getShape());
}

Value StepConverter::pad(tensor::PadOp op) {
  auto low = getKnown(op.getMixedLowPad());
  auto high = getKnown(op.getMixedHighPad());
  Value value = op.getConstantPaddingValue();
  if (!low || !high || !value)
    return {};
  // It may stand in the op's region, which is not walked.
  if (op->isAncestor(value.getParentBlock()->getParentOp()))
    value = convertConstant(value.getDefiningOp());
  return hlo.createOne(
      "pad", op.getType(), {op.getSource(), lookup(value)},
      {hlo.numbers("edge_padding_low", *low),
       hlo.numbers("edge_padding_high", *high),
       hlo.numbers("interior_padding", SmallVector<int64_t>(low->size(), 0))});
}

SmallVector<Value> StepConverter::convertTensorOp(Operation *op) {
  auto one = [](Value value) {
    return value ? SmallVector<Value>{value} : SmallVector<Value>();
  };
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (type && type.getElementType().isIndex())
    return {};
  if (isa<tensor::EmptyOp>(op))
    return one(hlo.createZeros(type.getShape(), type.getElementType()));
  if (auto splat = dyn_cast<tensor::SplatOp>(op))
    return {hlo.spread(lookup(splat.getInput()), type.getShape())};
  if (isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::ReshapeOp,
          tensor::CastOp>(op))
    return {hlo.reshape(op->getOperand(0), type.getShape())};
  if (auto concat = dyn_cast<tensor::ConcatOp>(op))
    return {hlo.concatenate(concat.getInputs(), concat.getDim())};
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return one(extractSlice(slice));
  if (auto slice = dyn_cast<tensor::InsertSliceOp>(op))
    return one(insertSlice(slice));
  if (auto extract = dyn_cast<tensor::ExtractOp>(op))
    return one(extractElement(extract));
  if (auto elements = dyn_cast<tensor::FromElementsOp>(op))
    return one(makeOfElements(elements));
  if (auto padding = dyn_cast<tensor::PadOp>(op))
    return one(pad(padding));
  return {};
}
