//===- FSDPAttention.cpp - Verifiers of attention -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// The operands and results that an attention and its gradient both have.
struct AttentionTypes {
  RankedTensorType query, key, value, output, logsumexp, mask;
};
} // namespace

template <typename OpT>
static AttentionTypes getTypes(OpT op) {
  auto type = [](Value value) {
    return value ? cast<RankedTensorType>(value.getType()) : RankedTensorType();
  };
  return {type(op.getQuery()),  type(op.getKey()),       type(op.getValue()),
          type(op.getOutput()), type(op.getLogsumexp()), type(op.getMask())};
}

static LogicalResult expectShape(Operation *op, StringRef name,
                                 RankedTensorType type,
                                 ArrayRef<int64_t> shape) {
  if (type.getShape() == shape)
    return success();
  InFlightDiagnostic diag = op->emitOpError()
                            << "expected " << name << " of shape ";
  llvm::interleave(shape, diag, "x");
  return diag << ", got " << type;
}

/// (C1)
static LogicalResult verifyShapes(Operation *op, const AttentionTypes &types) {
  for (RankedTensorType type : {types.query, types.key, types.value})
    if (type.getRank() != 4 || type.getNumElements() == 0)
      return op->emitOpError() << "expected query, key and value of four "
                                  "dimensions that are not 0, got "
                               << type;
  ArrayRef<int64_t> query = types.query.getShape(), key = types.key.getShape(),
                    value = types.value.getShape();
  if (query[1] % key[1] != 0)
    return op->emitOpError() << "expected the number of key heads to divide "
                                "that of query heads, got "
                             << key[1] << " and " << query[1];
  if (failed(expectShape(op, "key", types.key,
                         {query[0], key[1], key[2], query[3]})) ||
      failed(expectShape(op, "value", types.value,
                         {query[0], key[1], key[2], value[3]})) ||
      failed(expectShape(op, "output", types.output,
                         {query[0], query[1], query[2], value[3]})))
    return failure();
  return expectShape(op, "logsumexp", types.logsumexp, query.take_front(3));
}

/// (C2)
static LogicalResult verifyElements(Operation *op,
                                    const AttentionTypes &types) {
  Type element = types.query.getElementType();
  if (!element.isF16() && !element.isBF16() && !element.isF32() &&
      !element.isF64())
    return op->emitOpError()
           << "expected elements of f16, bf16, f32 or f64, got " << element;
  for (RankedTensorType type : {types.key, types.value, types.output})
    if (type.getElementType() != element)
      return op->emitOpError()
             << "expected query, key, value and output to have one element "
                "type, got "
             << element << " and " << type.getElementType();
  Type sums =
      element.isF64() ? element : Type(Float32Type::get(op->getContext()));
  if (types.logsumexp.getElementType() != sums)
    return op->emitOpError() << "expected logsumexp of " << sums << ", got "
                             << types.logsumexp.getElementType();
  return success();
}

/// (C3)
static LogicalResult verifyMask(Operation *op, const AttentionTypes &types) {
  if (!types.mask)
    return success();
  ArrayRef<int64_t> query = types.query.getShape();
  int64_t whole[] = {query[0], query[1], query[2], types.key.getDimSize(2)};
  Type element = types.mask.getElementType();
  bool isKnown = element.isInteger(1) || element.isF32() || element.isF64() ||
                 element == types.query.getElementType();
  bool fits = types.mask.getRank() == 4 &&
              llvm::all_of(llvm::zip_equal(types.mask.getShape(), whole),
                           [](auto extents) {
                             auto [own, full] = extents;
                             return own == 1 || own == full;
                           });
  if (isKnown && fits)
    return success();
  InFlightDiagnostic diag = op->emitOpError()
                            << "expected a mask of truth values or floats that "
                               "broadcasts to ";
  llvm::interleave(whole, diag, "x");
  return diag << ", got " << types.mask;
}

static LogicalResult verifyAttention(Operation *op,
                                     const AttentionTypes &types) {
  if (failed(verifyShapes(op, types)) || failed(verifyElements(op, types)))
    return failure();
  return verifyMask(op, types);
}

LogicalResult AttentionOp::verify() {
  return verifyAttention(*this, getTypes(*this));
}

LogicalResult AttentionGradOp::verify() {
  if (failed(verifyAttention(*this, getTypes(*this))))
    return failure();
  std::tuple<StringRef, Value, Value> pairs[] = {
      {"output", getOutputGrad(), getOutput()},
      {"query", getQueryGrad(), getQuery()},
      {"key", getKeyGrad(), getKey()},
      {"value", getValueGrad(), getValue()}};
  for (auto [name, gradient, of] : pairs) // (C4)
    if (gradient.getType() != of.getType())
      return emitOpError() << "expected the gradient of the " << name
                           << " to have its type, " << of.getType() << ", got "
                           << gradient.getType();
  return success();
}
