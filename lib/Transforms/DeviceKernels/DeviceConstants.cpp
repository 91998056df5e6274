//===- DeviceConstants.cpp - Constants where devices reach them -----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/DeviceKernels/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_DEVICECONSTANTSPASS
#include "fsdp/Transforms/DeviceKernels/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Whether the address of a constant goes to something else than a kernel,
/// which would have a copy of its own. Kernels capture views as they are.
static bool passesAddress(OpOperand &use) {
  Operation *user = use.getOwner();
  return isa<MatmulOp, LibraryAttentionOp, LibraryAttentionGradOp,
             CallOpInterface, ViewLikeOpInterface>(user) &&
         isa<func::FuncOp>(user->getParentOp());
}

namespace {
struct DeviceConstants : fsdp::impl::DeviceConstantsPassBase<DeviceConstants> {
  void runOnOperation() override {
    if (failed(expectUnplannedMemory(getOperation())))
      return signalPassFailure();
    getOperation().walk([&](memref::GetGlobalOp constant) {
      SmallVector<OpOperand *> uses;
      for (OpOperand &use : constant->getUses())
        if (passesAddress(use))
          uses.push_back(&use);
      if (!uses.empty())
        copy(constant, uses);
    });
  }

private:
  void copy(memref::GetGlobalOp constant, ArrayRef<OpOperand *> uses) {
    Operation *first = uses.front()->getOwner();
    for (OpOperand *use : uses)
      if (use->getOwner()->isBeforeInBlock(first))
        first = use->getOwner();
    OpBuilder builder(first);
    Location loc = constant.getLoc();
    Value buffer = memref::AllocOp::create(builder, loc, constant.getType());
    linalg::CopyOp::create(builder, loc, constant.getResult(), buffer);
    for (OpOperand *use : uses)
      use->set(buffer);
    ++numCopied;
  }
};
} // namespace
