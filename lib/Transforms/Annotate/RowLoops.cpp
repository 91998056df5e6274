//===- RowLoops.cpp - Loops with an iteration for each row ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowLoops.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fsdp;

std::optional<int64_t> RowLoop::countRows(scf::ForOp loop) {
  APInt rows;
  if (!loop.getInductionVar().getType().isIndex() ||
      !matchPattern(loop.getLowerBound(), m_Zero()) ||
      !matchPattern(loop.getStep(), m_One()) ||
      !matchPattern(loop.getUpperBound(), m_ConstantInt(&rows)))
    return std::nullopt;
  return rows.getSExtValue();
}

/// Whether an operand is the number of the iteration, as that of a row.
bool RowLoop::isRow(OpOperand &place) {
  if (place.get() != loop.getInductionVar())
    return false;
  places.insert(&place);
  return true;
}

/// What is from outside is only read.
bool RowLoop::carry(Value value, Carried as) {
  if (!as.root)
    return false;
  auto [it, isNew] = carried.try_emplace(value, as);
  if (isNew)
    open.push_back(value);
  return it->second.dim == as.dim && it->second.root == as.root;
}

/// The operand that says where a slice begins in a dimension; null if it is a
/// constant, or if the slice has more than a row.
static OpOperand *getRowOffset(OffsetSizeAndStrideOpInterface op, int64_t dim) {
  if (!op.isDynamicOffset(dim) || op.isDynamicSize(dim) ||
      op.getStaticSize(dim) != 1)
    return nullptr;
  return &op->getOpOperand(op.getIndexOfDynamicOffset(dim));
}

bool RowLoop::followUse(OpOperand &use, Carried as) {
  int64_t dim = as.dim;
  Operation *op = use.getOwner();
  bool isFirst = use.getOperandNumber() == 0;
  if (auto extract = dyn_cast<tensor::ExtractOp>(op))
    return isRow(extract.getIndicesMutable()[dim]);
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    OpOperand *offset = getRowOffset(slice, dim);
    return offset && isRow(*offset);
  }
  if (auto insert = dyn_cast<tensor::InsertOp>(op))
    return isRow(insert.getIndicesMutable()[dim]) &&
           carry(insert.getResult(), as);
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
    OpOperand *offset = getRowOffset(insert, dim);
    return !isFirst && offset && isRow(*offset) &&
           carry(insert.getResult(), as);
  }
  if (auto inner = dyn_cast<scf::ForOp>(op))
    return carry(inner.getTiedLoopRegionIterArg(&use), as) &&
           carry(inner.getTiedLoopResult(&use), as);
  return isa<scf::YieldOp>(op) && isa<scf::ForOp>(op->getParentOp());
}

bool RowLoop::followUses(Value value, Carried as) {
  // Those of what is carried are compared by whoever asks.
  int64_t extent = cast<RankedTensorType>(value.getType()).getDimSize(as.dim);
  bool hasOthers = !as.root && extent != countRows(loop);
  for (OpOperand &use : value.getUses())
    if (loop->isProperAncestor(use.getOwner()) &&
        (hasOthers || !followUse(use, as)))
      return false;
  return true;
}

/// Whether what a loop carries on is, behind an iteration, what has become of
/// the same value.
bool RowLoop::handsOn(scf::ForOp each) {
  for (auto [argument, yielded] :
       llvm::zip_equal(each.getRegionIterArgs(), each.getYieldedValues())) {
    auto before = carried.find(argument), behind = carried.find(yielded);
    if ((before == carried.end()) != (behind == carried.end()) ||
        (before != carried.end() && before->second.root != behind->second.root))
      return false;
  }
  return true;
}

bool RowLoop::follow(ArrayRef<int64_t> dims) {
  for (auto [argument, dim] : llvm::zip_equal(loop.getRegionIterArgs(), dims))
    if (!carry(argument, {dim, argument}))
      return false;
  for (auto [value, dim] : rows)
    if (!followUses(value, {dim, Value()}))
      return false;
  while (!open.empty()) {
    Value value = open.pop_back_val();
    if (!followUses(value, carried.lookup(value)))
      return false;
  }
  WalkResult result = loop.walk([&](scf::ForOp each) {
    return handsOn(each) ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}
