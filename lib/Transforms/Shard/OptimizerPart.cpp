//===- OptimizerPart.cpp - What of a step is the optimizer ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OptimizerPart.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/ParamUses.h"
#include "fsdp/Utils/StrictOps.h"

using namespace mlir;
using namespace mlir::fsdp;

/// What the op casts; null if it does not cast.
static Value getCastOperand(Operation *op) {
  return op->getNumResults() == 1 ? getCastSource(op->getResult(0)) : Value();
}

/// Whether nothing but the optimizer reads the argument. The step reads the
/// loss scale.
static bool isOfOptimizer(func::FuncOp function, unsigned argument) {
  RoleAttr role = getArgRole(function, argument);
  if (!role)
    return false;
  switch (role.getKind()) {
  case RoleKind::TrainState:
    return role.getName() != attr::kLossScale;
  case RoleKind::OptimizerState:
  case RoleKind::Hyper:
  case RoleKind::Groups:
    return true;
  default:
    return false;
  }
}

void mlir::fsdp::splitOptimizer(func::FuncOp function,
                                SmallVectorImpl<Operation *> &step,
                                SmallVectorImpl<Operation *> &optimizer) {
  Block &body = function.front();
  llvm::DenseSet<Value> late;
  for (BlockArgument argument : body.getArguments())
    if (isOfOptimizer(function, argument.getArgNumber()))
      late.insert(argument);
  for (Operation &op : body.without_terminator()) {
    bool isLate = isa<ReduceGradsOp>(op);
    forEachOperand(&op, [&](OpOperand &operand) {
      isLate |= late.contains(operand.get());
    });
    if (isLate)
      late.insert(op.result_begin(), op.result_end());
    Value source = getCastOperand(&op);
    bool isReduction = isa<ReduceGradsOp>(op) ||
                       (source && source.getDefiningOp<ReduceGradsOp>());
    (isLate && !isReduction ? optimizer : step).push_back(&op);
  }
}

bool mlir::fsdp::isShardCast(func::FuncOp function, Operation *op) {
  auto shard = dyn_cast_or_null<BlockArgument>(getCastOperand(op));
  return shard && hasArgRole(function, shard.getArgNumber(), RoleKind::Shard);
}
