//===- OffloadUses.h - How ops use what the host keeps ----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SCHEDULE_OFFLOADUSES_H
#define FSDP_LIB_TRANSFORMS_SCHEDULE_OFFLOADUSES_H

#include "fsdp/Analysis/Schedule/Offload.h"
#include "fsdp/Buffers/BufferAccess.h"

namespace mlir::fsdp {

/// An operand of an op, but of no wait, that is a marked argument or a view of
/// one.
struct MarkedOperand {
  OpOperand *operand;
  /// Of the op of the body that it belongs to.
  int64_t position;
};

/// A function as Analysis/Offload.h plans it.
class OffloadUses {
public:
  explicit OffloadUses(func::FuncOp function) : function(function) {}

  /// Fails on what can't be offloaded.
  LogicalResult read();

  /// The ops of the body; the last one is the terminator, the end.
  SmallVector<Operation *> ops;
  /// What the planner sees of them.
  std::vector<OffloadOp> steps;
  /// Marked arguments, and of each its uses and operands.
  SmallVector<BlockArgument> arguments;
  std::vector<OffloadValue> values;
  std::vector<SmallVector<MarkedOperand>> operands;

private:
  LogicalResult collect(BlockArgument argument);
  LogicalResult addOperand(BlockArgument argument, OpOperand &operand);
  void addUse(BlockArgument argument, Operation *op);

  func::FuncOp function;
  BufferAccessAnalysis accesses;
  DenseMap<Operation *, int64_t> positions;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SCHEDULE_OFFLOADUSES_H
