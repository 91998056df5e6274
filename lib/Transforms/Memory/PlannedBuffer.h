//===- PlannedBuffer.h - Lifetimes of buffers -------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the memory planner knows of one buffer.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_MEMORY_PLANNEDBUFFER_H
#define FSDP_LIB_TRANSFORMS_MEMORY_PLANNEDBUFFER_H

#include "BufferRole.h"
#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {

/// A buffer to place.
struct PlannedBuffer {
  Operation *alloc;
  /// From the first to the last op of the function's body that uses it.
  BufferInterval interval;
  /// What it is at the least: a collective's buffer without the time in flight,
  /// a workspace without gaps.
  BufferInterval needed;
  /// Whether a collective uses it.
  bool isComm = false;
  BufferRole role;
};

/// Sets lifetimes, kind and role of `buffer.alloc` from its uses, by the
/// positions of ops in the function's body. Fails with an error if the buffer
/// is returned, or carried around the loop that allocates it.
LogicalResult measureBuffer(func::FuncOp function,
                            const DenseMap<Operation *, int64_t> &positions,
                            SymbolTableCollection &symbols,
                            PlannedBuffer &buffer);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_MEMORY_PLANNEDBUFFER_H
