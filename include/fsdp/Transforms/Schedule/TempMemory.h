//===- TempMemory.h - Memory of temporaries ---------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many bytes a function needs for temporaries, before memory is planned.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_SCHEDULE_TEMPMEMORY_H
#define FSDP_TRANSFORMS_SCHEDULE_TEMPMEMORY_H

#include "fsdp/Buffers/BufferAccess.h"

namespace mlir::fsdp {

/// Measures temporaries; keeps the figures of called functions.
class TempMemoryAnalysis {
public:
  explicit TempMemoryAnalysis(BufferAccessAnalysis &accesses)
      : accesses(accesses) {}

  /// The most bytes that the function's own allocations, without those that
  /// collectives use, and its callees' take at one time.
  int64_t get(func::FuncOp function);

private:
  int64_t compute(Block &block);

  BufferAccessAnalysis &accesses;
  DenseMap<Operation *, int64_t> functions;
};

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_SCHEDULE_TEMPMEMORY_H
