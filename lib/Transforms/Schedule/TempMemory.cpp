//===- TempMemory.cpp - Memory of temporaries -----------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Schedule/TempMemory.h"
#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::fsdp;

/// The allocation is no temporary but a collective's: gathered into, or reduced
/// from. What a reduction makes, or a rank keeps to gather it again, is one.
static bool isOfCollective(Value buffer) {
  bool isReduced = false, isMade = false;
  for (Operation *user : buffer.getUsers()) {
    auto start = dyn_cast<StartOp>(user);
    if (!start)
      continue;
    CollectiveTraits traits = start.getTraits();
    bool isDest = llvm::is_contained(start.getDests(), buffer);
    if (traits.opensWindow && isDest)
      return true;
    isReduced |=
        !traits.opensWindow && llvm::is_contained(start.getSources(), buffer);
    isMade |= traits.freesSource && isDest;
  }
  return isReduced && !isMade;
}

int64_t TempMemoryAnalysis::get(func::FuncOp function) {
  if (function.isDeclaration() || !function.getBody().hasOneBlock())
    return 0;
  if (functions.try_emplace(function).second) {
    int64_t bytes = compute(function.front());
    functions[function] = bytes;
  }
  return functions[function];
}

int64_t TempMemoryAnalysis::compute(Block &block) {
  // What the planner will see: allocations in their order, and a workspace for
  // each call that needs one.
  std::vector<BufferInterval> buffers;
  DenseMap<Value, size_t> numbers;
  for (auto [index, op] : llvm::enumerate(block)) {
    auto position = static_cast<int64_t>(index);
    if (auto alloc = dyn_cast<memref::AllocOp>(op)) {
      if (!isOfCollective(alloc)) {
        numbers[alloc] = buffers.size();
        buffers.push_back({getStaticBytes(alloc.getType()), -1, -1});
      }
      continue;
    }
    if (isa<memref::DeallocOp>(op))
      continue;
    for (const BufferAccesses::Access &access : accesses.get(&op).accesses)
      if (auto it = numbers.find(access.root); it != numbers.end()) {
        BufferInterval &buffer = buffers[it->second];
        buffer.first = buffer.first < 0 ? position : buffer.first;
        buffer.last = position;
      }
    if (auto call = dyn_cast<func::CallOp>(op))
      if (auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
              call, call.getCalleeAttr()))
        if (int64_t bytes = get(callee))
          buffers.push_back({bytes, position, position});
  }
  llvm::erase_if(buffers,
                 [](const BufferInterval &buffer) { return buffer.first < 0; });
  return planMemory(buffers, kArenaAlignment).peak;
}
