//===- OffloadUses.cpp - How ops use what the host keeps ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloadUses.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Computes nothing, or only once its collective is waited for.
static bool takesNoTime(Operation *op) {
  return isa<StartOp, WaitOp, memref::AllocOp, memref::AllocaOp,
             memref::DeallocOp, ArenaOp, ViewLikeOpInterface>(op) ||
         op->hasTrait<OpTrait::IsTerminator>() || isMemoryEffectFree(op);
}

/// Ops from which to which the value is needed; of a collective up to its wait.
void OffloadUses::addUse(BlockArgument argument, Operation *op) {
  int64_t first = positions.lookup(op), last = first;
  BufferAccesses access = accesses.get(op);
  if (auto start = dyn_cast<StartOp>(op))
    for (Operation *user : start.getTicket().getUsers())
      if (Operation *wait = function.front().findAncestorOpInBlock(*user))
        last = std::max(last, positions.lookup(wait));
  values.back().uses.push_back({first, last, access.writes(argument)});
}

LogicalResult OffloadUses::addOperand(BlockArgument argument,
                                      OpOperand &operand) {
  Operation *user = operand.getOwner();
  Operation *top = function.front().findAncestorOpInBlock(*user);
  if (isa<memref::DeallocOp>(user) || user->hasTrait<OpTrait::IsTerminator>()) {
    InFlightDiagnostic diag =
        user->emitOpError()
        << "not supported: what the host keeps is freed or leaves a function";
    diag.attachNote(argument.getLoc())
        << "marked with '" << attr::kOffload << "' here";
    return diag;
  }
  // A wait is part of its start's use.
  if (isa<WaitOp>(user))
    return success();
  if (llvm::any_of(user->getResultTypes(), llvm::IsaPred<BaseMemRefType>)) {
    InFlightDiagnostic diag =
        user->emitOpError() << "not supported: what the host keeps may be one "
                               "of several buffers behind this op";
    diag.attachNote(argument.getLoc())
        << "marked with '" << attr::kOffload << "' here";
    return diag;
  }
  operands.back().push_back({&operand, positions.lookup(top)});
  addUse(argument, top);
  return success();
}

LogicalResult OffloadUses::collect(BlockArgument argument) {
  auto type = dyn_cast<MemRefType>(argument.getType());
  if (!type || !type.hasStaticShape() || !type.getLayout().isIdentity() ||
      !type.getElementType().isIntOrFloat()) {
    InFlightDiagnostic diag = emitError(argument.getLoc())
                              << "expected the host to keep a dense memref of "
                                 "numbers, got "
                              << argument.getType();
    diag.attachNote() << "remove '" << attr::kOffload << "' from argument "
                      << argument.getArgNumber() << " of '@"
                      << function.getSymName() << "'";
    return diag;
  }
  arguments.push_back(argument);
  values.push_back({getStaticBytes(type), {}});
  operands.emplace_back();
  return failure(walkUses(argument, [&](OpOperand &use) {
                   return WalkResult(addOperand(argument, use));
                 }).wasInterrupted());
}

LogicalResult OffloadUses::read() {
  if (!function.getBody().hasOneBlock()) {
    InFlightDiagnostic diag = function.emitOpError()
                              << "not supported: an entry of several blocks "
                                 "with values that the host keeps";
    diag.attachNote() << "remove '" << attr::kOffload << "' from its arguments";
    return diag;
  }
  for (Operation &op : function.front()) {
    positions[&op] = ops.size();
    ops.push_back(&op);
  }
  for (BlockArgument argument : function.getArguments())
    if (isOffloaded(argument) && failed(collect(argument)))
      return failure();
  for (Operation *op : ArrayRef(ops).drop_back())
    steps.push_back(
        {takesNoTime(op) ? 0 : getStaticBytes(op->getOperandTypes()),
         accesses.get(op).barrier});
  return success();
}
