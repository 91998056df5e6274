//===- WhileLoops.h - StableHLO's loops that count --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Used by `fsdp-unroll-layers`. `stablehlo.while` knows no number of
// iterations: it follows from what is carried and known before the first one.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ANNOTATE_WHILELOOPS_H
#define FSDP_LIB_TRANSFORMS_ANNOTATE_WHILELOOPS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::fsdp {

/// What is known of the integers that a loop carries, by their numbers.
using CarriedIntegers = llvm::DenseMap<unsigned, llvm::APInt>;

/// A `stablehlo.while` that ends after a known number of iterations.
class WhileLoop {
public:
  /// Nothing for another op, and for a loop of no iteration, of more than
  /// `most`, or of a number that is not known.
  static std::optional<WhileLoop> match(Operation *op, int64_t most);

  /// Whether an iteration reads one whole row of a tensor from around the loop,
  /// at a place that follows from the number of the iteration.
  bool readsRow(Value tensor) const;

  /// Replaces the loop by its iterations. What they read and write at known
  /// places are slices of the tensor dialect.
  void unroll();

private:
  explicit WhileLoop(Operation *loop) : loop(loop) {}

  Operation *loop;
  /// Before each iteration, and at the end.
  SmallVector<CarriedIntegers> history;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ANNOTATE_WHILELOOPS_H
