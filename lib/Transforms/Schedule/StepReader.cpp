//===- StepReader.cpp - A function as a step ------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Schedule/StepReader.h"
#include "BlockReader.h"
#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "fsdp/Utils/Bytes.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::fsdp;

/// Room for the buffers into which a function's gathers fetch what the host
/// keeps: three shards, as one arrives while others are gathered. The states
/// that updates need arrive when temporaries are gone.
static int64_t getOffloadRoom(func::FuncOp function) {
  SmallVector<int64_t> sizes;
  for (BlockArgument argument : function.getArguments())
    if (isOffloaded(argument) &&
        hasArgRole(function, argument.getArgNumber(), RoleKind::Shard))
      sizes.push_back(
          llvm::alignTo(getStaticBytes(argument.getType()), kArenaAlignment));
  llvm::sort(sizes, std::greater<>());
  sizes.truncate(std::min<size_t>(sizes.size(), 3));
  return std::accumulate(sizes.begin(), sizes.end(), int64_t(0));
}

FailureOr<ReadStep> StepReader::read(func::FuncOp function,
                                     const CostTable &table,
                                     std::string &problem) {
  if (!function.getBody().hasOneBlock()) {
    problem = "the function has several blocks";
    return failure();
  }
  BlockReader reader(function.front(), accesses, work);
  if (!reader.read()) {
    problem = reader.problem;
    return failure();
  }
  int64_t arguments = getDeviceBytes(function, kArenaAlignment);
  int64_t temporary = temporaries.get(function) + getOffloadRoom(function);
  ReadStep read = reader.finish(table, arguments + temporary);
  read.argumentBytes = arguments;
  read.tempBytes = temporary;
  return read;
}
