//===- VerifyDevice.cpp - No memory of the device on the processor --------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Conversion/KernelsToGPU/Passes.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_VERIFYDEVICEPASS
#include "fsdp/Conversion/KernelsToGPU/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Whether the processor can execute an op without touching a buffer.
static bool isHarmless(Operation *op) {
  // One that kernels have copied is left over.
  if (isa<memref::GetGlobalOp>(op))
    return op->use_empty();
  if (isa<func::FuncOp, gpu::LaunchFuncOp, CallOpInterface,
          ViewLikeOpInterface>(op) ||
      isa_and_nonnull<FSDPDialect, shard::ShardDialect>(op->getDialect()) ||
      op->hasTrait<OpTrait::ReturnLike>())
    return true;
  // What a loop does are the ops in it, each of which is asked itself.
  if (op->hasTrait<OpTrait::HasRecursiveMemoryEffects>())
    return llvm::none_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>);
  return isMemoryEffectFree(op) &&
         llvm::none_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>);
}

namespace {
struct VerifyDevice : fsdp::impl::VerifyDevicePassBase<VerifyDevice> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      function.walk([&](Operation *op) {
        if (isHarmless(op))
          return;
        InFlightDiagnostic diag =
            op->emitError() << "not supported: '" << op->getName()
                            << "' on the processor, in a step for a device";
        diag.attachNote(function.getLoc())
            << "in '" << function.getSymName()
            << "': only loop nests of their own become kernels; buffers lie in "
               "memory of the device";
        signalPassFailure();
      });
  }
};
} // namespace
