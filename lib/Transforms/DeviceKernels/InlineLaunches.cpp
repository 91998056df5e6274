//===- InlineLaunches.cpp - Segments of one launch ------------------------===//
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
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_INLINELAUNCHESPASS
#include "fsdp/Transforms/DeviceKernels/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
struct InlineLaunches : fsdp::impl::InlineLaunchesPassBase<InlineLaunches> {
  void runOnOperation() override;
};
} // namespace

/// Whether a function is private, and one `linalg` op all that it executes.
static bool isOneLaunch(func::FuncOp function) {
  if (!function || !function.isPrivate() || function.isDeclaration() ||
      !function.getBody().hasOneBlock() || function.getNumResults() != 0 ||
      function->hasAttr(attr::kKernel))
    return false;
  unsigned launches = 0;
  for (Operation &op : function.front().without_terminator()) {
    if (auto work = dyn_cast<linalg::LinalgOp>(op)) {
      if (!work.hasPureBufferSemantics())
        return false;
      ++launches;
    } else if (!op.hasTrait<OpTrait::ConstantLike>() &&
               !isa<ViewLikeOpInterface>(op)) {
      return false;
    }
  }
  return launches == 1;
}

static void inlineCall(func::CallOp call, func::FuncOp callee) {
  OpBuilder builder(call);
  IRMapping mapping;
  mapping.map(callee.getArguments(), call.getOperands());
  for (Operation &op : callee.front().without_terminator())
    builder.clone(op, mapping);
  call->erase();
}

void InlineLaunches::runOnOperation() {
  ModuleOp module = getOperation();
  if (failed(expectUnplannedMemory(module)))
    return signalPassFailure();
  SymbolTable symbols(module);
  llvm::SmallPtrSet<Operation *, 8> inlined;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isPrivate())
      continue;
    for (auto call : llvm::to_vector(function.getOps<func::CallOp>())) {
      auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
      if (!isOneLaunch(callee))
        continue;
      inlineCall(call, callee);
      inlined.insert(callee);
      ++numInlined;
    }
  }
  for (Operation *callee : inlined)
    if (SymbolTable::symbolKnownUseEmpty(callee, module))
      symbols.erase(callee);
}
