//===- BufferUtils.cpp - Helpers of the buffer passes -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferUtils.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

bool fsdp::isCollective(Operation *op) {
  return isa<UnshardOp, ReduceGradsOp, AllReduceOp>(op);
}

fsdp::CollectiveOrder::CollectiveOrder(Block &block) {
  for (Operation &op : block)
    if (isCollective(&op))
      collectives.push_back(&op);
}

bool fsdp::CollectiveOrder::separates(Operation *first,
                                      Operation *second) const {
  auto next = llvm::partition_point(collectives, [&](Operation *collective) {
    return collective->isBeforeInBlock(first);
  });
  return next != collectives.end() && (*next)->isBeforeInBlock(second);
}
