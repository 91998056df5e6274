//===- ScatterLoop.h - Loops over looked up rows ----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is known of a loop that changes rows of its outputs at looked up places.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_KERNELSTOGPU_SCATTERLOOP_H
#define FSDP_LIB_CONVERSION_KERNELSTOGPU_SCATTERLOOP_H

#include "GPUKernel.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {

class ScatterLoop {
public:
  explicit ScatterLoop(scf::ForOp loop) : loop(loop) {}

  /// Whether an iteration does to each element of its rows what no other
  /// element is needed for. Makes one loop of a nest.
  bool match();

  /// Whether an iteration changes one row of each memory, which its numbers
  /// say.
  bool isByNumbers();

  scf::ForOp getLoop() { return loop; }
  ArrayRef<linalg::GenericOp> getOps() const { return ops; }
  /// Sizes of a row.
  ArrayRef<int64_t> getExtents() const { return extents; }
  /// Memory that the loop writes.
  ArrayRef<Value> getWritten() const { return written.getArrayRef(); }
  /// What iterations that change the same row of any memory have in common;
  /// known before the first of the ops.
  ArrayRef<Value> getNumbers() const { return numbers; }

  /// Copies what an iteration does, of a loop with constant bounds; returns its
  /// ops on rows.
  SmallVector<linalg::GenericOp> cloneIteration(OpBuilder &builder,
                                                Value number);
  /// The same of what its numbers need; returns these.
  SmallVector<Value> cloneNumbers(OpBuilder &builder, Value number);

private:
  /// Which row a view is: the numbers that differ between iterations, each with
  /// the dimension that it is an offset in.
  using Place = SmallVector<std::pair<unsigned, Value>>;

  bool collectOps();
  bool matchAccess(linalg::GenericOp op, OpOperand &operand);
  void notePlace(Value source, ArrayRef<OpFoldResult> offsets,
                 const llvm::SmallBitVector &dropped);
  SmallVector<Value> getCommonNumbers();

  scf::ForOp loop;
  SmallVector<linalg::GenericOp> ops;
  SmallVector<int64_t> extents;
  llvm::SetVector<Value> written;
  /// Where in a row the accessed part begins, by memory.
  DenseMap<Value, SmallVector<int64_t>> starts;
  /// What all views of a memory have in common.
  DenseMap<Value, Place> places;
  /// Where the first view of a memory begins, and whether all others do.
  DenseMap<Value, SmallVector<OpFoldResult>> rows;
  bool hasOneRow = true;
  SmallVector<Value> numbers;
};

/// Spreads a loop of many iterations over blocks, one for each iteration;
/// nothing if it does not fit.
std::optional<LaunchShape> spreadIterations(gpu::GPUFuncOp kernel,
                                            ScatterLoop &scatter);

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_KERNELSTOGPU_SCATTERLOOP_H
