//===- ReuseDyingOperands.cpp - Elementwise results in place --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Utils/Fills.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_REUSEDYINGOPERANDSPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;

/// Whether nothing reads the value, or a reshape or slice of it, after `op`.
static bool diesAt(Value value, Operation *op) {
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
    if (!ancestor || (ancestor != op && op->isBeforeInBlock(ancestor)))
      return false;
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
            tensor::ExtractSliceOp>(user))
      return diesAt(user->getResult(0), op);
    return user == op || isa<linalg::LinalgOp>(user);
  });
}

/// Whether the value lies in a buffer that bufferization makes for its
/// producer, so that it may be overwritten.
static bool ownsItsBuffer(Value value) {
  auto result = dyn_cast<OpResult>(value);
  auto producer =
      result ? dyn_cast<linalg::LinalgOp>(result.getOwner()) : nullptr;
  if (!producer)
    return false;
  Value init = producer.getDpsInitOperand(result.getResultNumber())->get();
  if (fsdp::getFillValue(init.getDefiningOp()))
    init = fsdp::getFilledDest(init.getDefiningOp());
  return init.getDefiningOp<tensor::EmptyOp>();
}

/// An input that the op may overwrite with the result for `init`: it dies here,
/// and the op reads of it, at each point, just the element it then writes.
static OpOperand *findDyingInput(linalg::GenericOp op, OpOperand &init) {
  for (OpOperand *input : op.getDpsInputOperands()) {
    Value value = input->get();
    bool isReadOnce =
        llvm::count_if(op->getOpOperands(), [&](OpOperand &operand) {
          return operand.get() == value;
        }) == 1;
    if (isReadOnce && value.getType() == init.get().getType() &&
        op.getMatchingIndexingMap(input) == op.getMatchingIndexingMap(&init) &&
        value.getDefiningOp() &&
        value.getDefiningOp()->getBlock() == op->getBlock() &&
        ownsItsBuffer(value) && diesAt(value, op))
      return input;
  }
  return nullptr;
}

/// Makes the input the op's destination.
static void moveToDestination(linalg::GenericOp op, OpOperand &input,
                              unsigned init) {
  unsigned number = input.getOperandNumber();
  Block *body = op.getBody();
  OpOperand &dest = op.getDpsInitsMutable()[init];
  body->getArgument(number).replaceAllUsesWith(
      body->getArgument(dest.getOperandNumber()));
  dest.set(input.get());
  body->eraseArgument(number);
  SmallVector<Attribute> maps = llvm::to_vector(op.getIndexingMaps());
  maps.erase(maps.begin() + number);
  op.setIndexingMapsAttr(ArrayAttr::get(op.getContext(), maps));
  op.getInputsMutable().erase(number);
}

namespace {
struct ReuseDyingOperandsPass
    : public fsdp::impl::ReuseDyingOperandsPassBase<ReuseDyingOperandsPass> {
  using ReuseDyingOperandsPassBase::ReuseDyingOperandsPassBase;

  void runOnOperation() override {
    SmallVector<linalg::GenericOp> ops;
    getOperation()->walk([&](linalg::GenericOp op) {
      if (op.hasPureTensorSemantics() && !op->hasAttr(fsdp::attr::kStrict) &&
          op.getNumParallelLoops() == op.getNumLoops())
        ops.push_back(op);
    });
    for (linalg::GenericOp op : ops)
      for (unsigned init = 0; init < op.getNumDpsInits(); ++init)
        reuse(op, init);
  }

private:
  void reuse(linalg::GenericOp op, unsigned init) {
    OpOperand &dest = op.getDpsInitsMutable()[init];
    auto empty = dest.get().getDefiningOp<tensor::EmptyOp>();
    BlockArgument out = op.getMatchingBlockArgument(&dest);
    AffineMap map = op.getMatchingIndexingMap(&dest);
    // With a permutation each element is written once.
    if (!empty || !out.use_empty() || !map.isPermutation())
      return;
    OpOperand *input = findDyingInput(op, dest);
    if (!input)
      return;
    moveToDestination(op, *input, init);
    if (empty->use_empty())
      empty->erase();
    ++numReused;
  }
};
} // namespace
