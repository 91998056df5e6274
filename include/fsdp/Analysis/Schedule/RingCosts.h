//===- RingCosts.h - Keys and values around a ring, or gathered -*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an attention takes whose rows and columns ranks have parts of. Gathered,
// keys and values are there before anything is computed; around a ring a block
// of them travels while the one before it is attended to.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_SCHEDULE_RINGCOSTS_H
#define FSDP_ANALYSIS_SCHEDULE_RINGCOSTS_H

#include <cstdint>

namespace mlir::fsdp {

/// An attention, and its gradient if the step has one; in seconds.
struct RingCosts {
  int64_t ranks = 1;
  /// The attention of a rank's rows to the block of one rank, and putting what
  /// is found to what earlier blocks gave.
  double block = 0, merge = 0;
  /// The gradients that come of a block; 0 if there are none.
  double gradBlock = 0;
  /// Of one collective, whatever it sends.
  double latency = 0;
  /// Sending a block of keys and values on, and gathering all blocks.
  double pass = 0, gather = 0;
  /// Sending a block of their gradients on, and reducing all of them.
  double passGrads = 0, scatterGrads = 0;
};

/// Keys, values and their gradients are a collective each, one after another.
/// What was gathered for the attention is kept for the gradient.
double estimateGathered(const RingCosts &costs);

/// The last rank of a causal attention looks at every block: it counts. In the
/// gradient keys and values go around once more, and gradients a step further
/// than these, back to where they belong.
double estimateRing(const RingCosts &costs);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_SCHEDULE_RINGCOSTS_H
