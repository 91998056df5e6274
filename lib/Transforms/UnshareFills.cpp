//===- UnshareFills.cpp - A private destination for every op ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_UNSHAREFILLS
#include "fsdp/Transforms/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;

/// Operands that bufferization writes to.
static SmallVector<OpOperand *> getDestinations(Operation *op) {
  SmallVector<OpOperand *> operands;
  if (auto dps = dyn_cast<DestinationStyleOpInterface>(op))
    for (OpOperand &operand : dps.getDpsInitsMutable())
      operands.push_back(&operand);
  else if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    for (OpOperand &operand : loop.getInitsMutable())
      operands.push_back(&operand);
  llvm::erase_if(operands, [](OpOperand *operand) {
    auto type = dyn_cast<RankedTensorType>(operand->get().getType());
    return !type || !type.hasStaticShape();
  });
  return operands;
}

/// A new fill of the splat value, or null if `constant` is none.
static Value fillLike(OpBuilder &builder, arith::ConstantOp constant) {
  auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
  if (!splat || !splat.getElementType().isIntOrIndexOrFloat())
    return nullptr;
  auto type = cast<RankedTensorType>(constant.getType());
  Value value = arith::ConstantOp::create(builder, constant.getLoc(),
                                          splat.getSplatValue<TypedAttr>());
  Value empty = tensor::EmptyOp::create(builder, constant.getLoc(),
                                        type.getShape(), type.getElementType());
  return linalg::FillOp::create(builder, constant.getLoc(), value, empty)
      .getResult(0);
}

/// Gives `operand` a destination of its own, directly before its owner. What
/// is left without a use is erased at the end.
static void unshare(OpBuilder &builder, OpOperand &operand) {
  Operation *def = operand.get().getDefiningOp();
  if (!def)
    return;
  builder.setInsertionPoint(operand.getOwner());
  if (auto constant = dyn_cast<arith::ConstantOp>(def)) {
    if (Value fill = fillLike(builder, constant))
      operand.set(fill);
  } else if (isa<tensor::EmptyOp>(def)) {
    operand.set(builder.clone(*def)->getResult(0));
  } else if (auto fill = dyn_cast<linalg::FillOp>(def)) {
    auto empty = fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>();
    if (!empty)
      return;
    IRMapping mapping;
    builder.clone(*empty, mapping);
    operand.set(builder.clone(*fill, mapping)->getResult(0));
  }
}

namespace {
struct UnshareFillsPass
    : public fsdp::impl::UnshareFillsBase<UnshareFillsPass> {
  void runOnOperation() override;
};
} // namespace

void UnshareFillsPass::runOnOperation() {
  SmallVector<Operation *> users, sources;
  getOperation()->walk([&](Operation *op) {
    if (!getDestinations(op).empty())
      users.push_back(op);
  });
  OpBuilder builder(&getContext());
  for (Operation *op : users)
    for (OpOperand *operand : getDestinations(op))
      unshare(builder, *operand);

  getOperation()->walk([&](Operation *op) {
    if (isa<tensor::EmptyOp, linalg::FillOp, arith::ConstantOp>(op))
      sources.push_back(op);
  });
  for (Operation *op : llvm::reverse(sources))
    if (op->use_empty())
      op->erase();
}
