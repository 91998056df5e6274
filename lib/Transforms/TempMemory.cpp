//===- TempMemory.cpp - Memory of temporaries -----------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TempMemory.h"
#include "SegmentWork.h"
#include "fsdp/Analysis/MemoryPlan.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::fsdp;

/// The allocation is no temporary: a collective reads or writes it.
static bool isOfCollective(Value buffer) {
  return llvm::any_of(buffer.getUsers(), [](Operation *user) {
    return isa<StartOp, WaitOp>(user);
  });
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
