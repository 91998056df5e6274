//===- DropBarriers.cpp - Replace barriers by what passes them ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Fusion/Passes.h"
#include "fsdp/Utils/Barriers.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_DROPBARRIERSPASS
#include "fsdp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;

namespace {
struct DropBarriersPass
    : public fsdp::impl::DropBarriersPassBase<DropBarriersPass> {
  void runOnOperation() override { fsdp::dropBarriers(getOperation()); }
};
} // namespace
