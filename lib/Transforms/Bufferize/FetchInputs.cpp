//===- FetchInputs.cpp - Batches in the memory of the device --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4 for devices, before segments are formed: batches lie in pinned memory
// of the host, which kernels can read, but over a bus and again and again.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_FETCHINPUTSPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// The first op of the block that reads the argument, in a region or not.
static Operation *findFirstReader(BlockArgument argument) {
  Operation *first = nullptr;
  for (Operation *user : argument.getUsers()) {
    Operation *own = argument.getOwner()->findAncestorOpInBlock(*user);
    if (!first || own->isBeforeInBlock(first))
      first = own;
  }
  return first;
}

namespace {
struct FetchInputs : fsdp::impl::FetchInputsPassBase<FetchInputs> {
  void runOnOperation() override {
    func::FuncOp entry = getOperation();
    if (entry.isExternal())
      return;
    for (BlockArgument argument : entry.getArguments()) {
      auto type = dyn_cast<RankedTensorType>(argument.getType());
      Operation *first =
          type && type.hasStaticShape() &&
                  hasArgRole(entry, argument.getArgNumber(), RoleKind::Input)
              ? findFirstReader(argument)
              : nullptr;
      if (!first || first->hasTrait<OpTrait::IsTerminator>())
        continue;
      OpBuilder builder(first);
      auto fetched = bufferization::AllocTensorOp::create(
          builder, argument.getLoc(), type, /*dynamicSizes=*/ValueRange(),
          /*copy=*/argument);
      if (Attribute batch = first->getAttr(attr::kMicroBatch))
        fetched->setAttr(attr::kMicroBatch, batch);
      argument.replaceAllUsesExcept(fetched, fetched);
      ++numFetched;
    }
  }
};
} // namespace
