//===- IterationSpace.h - What the loops of an op run over ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the partitioning asks of an op: its loops, and where operands and
// results are indexed by them. Nothing about what is computed.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_PARTITION_ITERATIONSPACE_H
#define FSDP_LIB_TRANSFORMS_PARTITION_ITERATIONSPACE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::fsdp {

/// How the parts of a result are combined that ranks with parts of a reduction
/// make.
enum class Combiner { None, Sum, Max };

struct IterationSpace {
  unsigned numLoops = 0;
  /// The extent of each loop: the smallest of the dimensions that it indexes.
  SmallVector<int64_t> ranges;
  /// Loops that can't be cut: an index is computed of them.
  llvm::BitVector fixed;
  /// Loops whose indices are places that are compared: a part is one block,
  /// which counts from where it begins.
  llvm::BitVector ordered;
  /// Loops whose index the body computes with.
  llvm::BitVector indexed;
  /// Whether there is so much to compute that no rank should do it for others,
  /// whatever is moved.
  bool isHeavy = false;
  /// Loops that some result is not indexed by.
  llvm::BitVector reduction;
  /// The operands, and the tensors that the body reads elements of.
  SmallVector<Value> values;
  /// By value and by result: by dimension, the loop that it is, or -1.
  SmallVector<SmallVector<int64_t>> operands, results;
  /// The values whose elements the body only looks up and yields: along a
  /// dimension that is no loop, by numbers that are computed. A rank that has
  /// no such element may yield 0.
  llvm::SmallDenseSet<Value> lookedUp;
  /// By result.
  SmallVector<Combiner> combiners;
  /// The operands whose initial values results are written over, by result; -1
  /// for none.
  SmallVector<int64_t> inits;
};

/// The loops of a structured op, or of an op of the dialect that has some;
/// nothing for others.
std::optional<IterationSpace> getIterationSpace(Operation *op);

/// Whether every result is a sum of operands' elements, each read once: what
/// ranks make of parts of sums are parts of the result. If it `rounds`,
/// elements may get another float type, too.
bool isLinear(Operation *op, bool rounds = false);

/// Whether every result is elements of operands, which are moved alone.
bool isMove(Operation *op);

/// By dimension of a slice, that of the larger value which it is taken of or
/// inserted into; `dropped` are those of the larger one that it does not have.
SmallVector<int64_t> getKeptDims(llvm::SmallBitVector dropped);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_PARTITION_ITERATIONSPACE_H
