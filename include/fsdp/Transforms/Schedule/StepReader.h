//===- StepReader.h - A function as a step ----------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the block of an entry as plain data: segments, windows, reductions, and
// the order in which they stand. Works before and after scheduling.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_SCHEDULE_STEPREADER_H
#define FSDP_TRANSFORMS_SCHEDULE_STEPREADER_H

#include "fsdp/Analysis/Schedule/StepProgram.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Buffers/SegmentWork.h"
#include "fsdp/Transforms/Schedule/TempMemory.h"

namespace mlir::fsdp {

/// One unit's part of a collective.
struct CollectivePart {
  StartOp start;
  WaitOp wait;
  unsigned index = 0;

  Value getSource() const { return StartOp(start).getSources()[index]; }
  Value getDest() const { return StartOp(start).getDests()[index]; }
};

/// A block on a machine, and what its plain data stands for.
struct ReadStep {
  Block *block = nullptr;
  CostedStep step;
  /// What stands there now.
  StepProgram program;
  /// By segment, window and reduction of `step`.
  std::vector<Operation *> segments;
  std::vector<CollectivePart> windows, reductions;
  /// Bytes that do not depend on the schedule: the function's arguments, and
  /// its temporaries.
  int64_t argumentBytes = 0, tempBytes = 0;

  int64_t getFixedBytes() const { return argumentBytes + tempBytes; }
};

/// Reads functions; analyses are kept from one to the next. Functions are not
/// to be changed in between, but for the order of their ops.
class StepReader {
public:
  StepReader() : temporaries(accesses) {}

  /// Reads a function whose block issues collectives; otherwise says why it
  /// cannot be read.
  FailureOr<ReadStep> read(func::FuncOp function, const CostTable &table,
                           std::string &problem);

private:
  BufferAccessAnalysis accesses;
  SegmentWorkAnalysis work;
  TempMemoryAnalysis temporaries;
};

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_SCHEDULE_STEPREADER_H
