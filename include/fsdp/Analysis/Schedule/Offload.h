//===- Offload.h - When offloaded values are on the device ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host keeps a value; ops use it in a buffer of the device, which has it
// for a stay: fetched so early that work is left to overlap with, in use, and,
// if it was written, stored while later work runs.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_SCHEDULE_OFFLOAD_H
#define FSDP_ANALYSIS_SCHEDULE_OFFLOAD_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mlir::fsdp {

/// What memory of the host keeps: nothing, states of the optimizer, or these
/// and shards of parameters.
enum class Offload { None, Optimizer, Params };

/// An op of a straight-line program.
struct OffloadOp {
  /// Bytes that it touches; 0 if it computes nothing.
  int64_t work = 0;
  /// Nothing may be in flight while it runs.
  bool isBarrier = false;
};

/// Ops from `first` to `last` need the value: one op, or a collective from its
/// start to its wait.
struct OffloadUse {
  int64_t first = 0, last = 0;
  bool writes = false;
};

/// What the host keeps.
struct OffloadValue {
  int64_t bytes = 0;
  std::vector<OffloadUse> uses;
};

/// A time on the device. Positions name the op that something is before.
struct OffloadStay {
  /// Which value.
  size_t value = 0;
  /// The fetch starts before `fetch` and is waited for before `first`.
  int64_t fetch = 0, first = 0;
  /// The last op that needs the value.
  int64_t last = 0;
  /// If it was written: the store starts behind `last` and is waited for before
  /// `stored`, which is at most the number of ops.
  bool writes = false;
  int64_t stored = 0;
};

/// Plans the stays of each value, in the order of values and then of time.
///
/// A fetch starts before the nearest op such that the ops from there to the
/// first use touch at least as many bytes as it moves; a store ends likewise.
/// So one op of the value's size overlaps with each copy, and in a row of
/// updates of equal size at most three values are on the device: one arrives,
/// one is updated, one leaves. Copies do not cross barriers. Uses with too
/// little between them for the value to leave and come back share a stay.
std::vector<OffloadStay> planOffload(const std::vector<OffloadOp> &ops,
                                     const std::vector<OffloadValue> &values);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_SCHEDULE_OFFLOAD_H
