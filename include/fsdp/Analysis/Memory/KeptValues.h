//===- KeptValues.h - What is kept and what is computed again ---*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses which values of one part of a program another part keeps, and
// computes all others that it needs from: a minimal cut of the graph of values,
// as PyTorch's partitioner makes it (He and Yu, Transcending Runtime-Memory
// Tradeoffs in Checkpointing by being Fusion Aware, 2023). Plain data, no IR.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_MEMORY_KEPTVALUES_H
#define FSDP_ANALYSIS_MEMORY_KEPTVALUES_H

#include <cstdint>
#include <vector>

namespace mlir::fsdp {

/// A value that can be kept, at a cost.
struct KeepableValue {
  int64_t cost = 0;
  /// Whether it can be computed again, from the values with these numbers.
  bool isComputable = false;
  std::vector<unsigned> operands;
  /// Whether the other part uses it.
  bool isNeeded = false;
};

/// Whether each value is kept: all that are needed are kept or can be computed
/// from kept ones, and what is kept costs the least in sum. Of several such
/// choices the one that computes the least again.
std::vector<bool> chooseKeptValues(const std::vector<KeepableValue> &values);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_MEMORY_KEPTVALUES_H
