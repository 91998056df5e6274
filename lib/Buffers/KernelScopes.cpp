//===- KernelScopes.cpp - Ops that become one kernel ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/KernelScopes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::fsdp;

bool fsdp::isJoined(Operation *op) {
  return isa<memref::AllocaScopeOp>(op) && op->hasAttr(kJoined);
}

bool fsdp::isElementOutput(OpOperand &output) {
  auto op = cast<linalg::LinalgOp>(output.getOwner());
  return op.isDpsInit(&output) && op.getNumReductionLoops() > 0 &&
         op.getMatchingIndexingMap(&output).isPermutation() &&
         op.getMatchingBlockArgument(&output).use_empty();
}

bool fsdp::writesAllResults(linalg::GenericOp op) {
  int64_t results = 1;
  for (auto [range, iterator] :
       llvm::zip_equal(op.getStaticLoopRanges(), op.getIteratorTypesArray()))
    results *= iterator == utils::IteratorType::parallel ? range : 1;
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
    return isElementOutput(output) ||
           (op.getMatchingIndexingMap(&output).isProjectedPermutation(
                /*allowZeroInResults=*/true) &&
            cast<MemRefType>(output.get().getType()).getNumElements() ==
                results);
  });
}
