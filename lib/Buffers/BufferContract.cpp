//===- BufferContract.cpp - What a pass on buffers finds ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/BufferContract.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::fsdp;

/// The first op under `scope` for which `matches` is true; null if there is
/// none.
static Operation *findOp(Operation *scope,
                         function_ref<bool(Operation *)> matches) {
  Operation *found = nullptr;
  scope->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!matches(op))
      return WalkResult::advance();
    found = op;
    return WalkResult::interrupt();
  });
  return found;
}

LogicalResult mlir::fsdp::expectBuffers(Operation *scope) {
  Operation *found = findOp(scope, [](Operation *op) {
    if (auto function = dyn_cast<func::FuncOp>(op))
      return llvm::any_of(function.getArgumentTypes(),
                          llvm::IsaPred<TensorType>);
    return llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
  });
  if (!found)
    return success();
  InFlightDiagnostic diag = emitError(found->getLoc())
                            << "expected buffers, got tensors";
  diag.attachNote() << "run phase 4 (up to fsdp-verify-buffers) before";
  return diag;
}

LogicalResult mlir::fsdp::expectSplitCollectives(ModuleOp top) {
  if (failed(expectBuffers(top)))
    return failure();
  Operation *found = findOp(top, llvm::IsaPred<CollectiveOpInterface>);
  if (!found)
    return success();
  InFlightDiagnostic diag =
      emitError(found->getLoc())
      << "expected collectives to be split into starts and waits, got '"
      << found->getName() << "'";
  diag.attachNote() << "run fsdp-split-collectives before";
  return diag;
}

LogicalResult mlir::fsdp::expectPlannedMemory(ModuleOp top) {
  if (failed(expectBuffers(top)))
    return failure();
  for (auto function : top.getOps<func::FuncOp>()) {
    if (!function.isPublic())
      continue;
    Operation *found = findOp(
        function, [](Operation *op) { return isa<memref::AllocOp>(op); });
    if (!found)
      continue;
    InFlightDiagnostic diag = emitError(found->getLoc())
                              << "expected planned memory, got '"
                              << found->getName() << "' in '@"
                              << function.getSymName() << "'";
    diag.attachNote() << "run fsdp-plan-memory before";
    return diag;
  }
  return success();
}

LogicalResult mlir::fsdp::expectUnplannedMemory(Operation *scope) {
  Operation *found =
      findOp(scope, [](Operation *op) { return isa<ArenaOp>(op); });
  if (!found)
    return success();
  InFlightDiagnostic diag = emitError(found->getLoc())
                            << "expected memory that is not planned yet, got '"
                            << found->getName() << "'";
  diag.attachNote() << "this pass stands before fsdp-plan-memory";
  return diag;
}
