//===- BlockTrace.h - A block as the planner sees it ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 5. Collects an IssueTrace from the ops of a block, and puts them in the
// order of a plan.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SCHEDULE_BLOCKTRACE_H
#define FSDP_LIB_TRANSFORMS_SCHEDULE_BLOCKTRACE_H

#include "fsdp/Analysis/Schedule/IssueOrder.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

/// The ops of one block, numbered, with what they do to buffers.
class BlockTrace {
public:
  /// With `overlapReplicas` an all-reduce of what a collective has reduced may
  /// start later than that one's wait.
  BlockTrace(Block &block, BufferAccessAnalysis &analysis, bool overlapReplicas)
      : overlapReplicas(overlapReplicas), accesses(block, analysis) {
    for (Operation &op : block) {
      numbers[&op] = ops.size();
      ops.push_back(&op);
    }
    trace.numOps = ops.size();
    for (Operation *op : ops)
      if (auto start = dyn_cast<StartOp>(op))
        add(start);
    linkUnits();
    joinLayers();
  }

  const IssueTrace &getTrace() const { return trace; }
  ArrayRef<StartOp> getStarts() const { return starts; }
  void apply(const SchedulePlan &plan);

private:
  void add(StartOp start);
  void linkUnits();
  void joinLayers();
  StringRef findPhase(StartOp start);
  int64_t findEarliest(StartOp start) const;
  int64_t findWindowEnd(StartOp start) const;
  int64_t findLimit(StartOp start, WaitOp wait) const;
  StartOp findDependent(StartOp start) const;
  int64_t findDependence(StartOp start) const;
  int64_t findLastDefinition(StartOp start) const;

  bool overlapReplicas;
  BlockAccesses accesses;
  SymbolTableCollection symbols;
  SmallVector<Operation *> ops;
  DenseMap<Operation *, int64_t> numbers;
  SmallVector<StartOp> starts;
  /// What the gathers so far filled, by unit.
  DenseMap<Attribute, SmallVector<Value>> gatheredRoots;
  IssueTrace trace;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SCHEDULE_BLOCKTRACE_H
