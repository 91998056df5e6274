//===- PieceCount.h - How many pieces a product is sent in ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product whose result all ranks add up or gather can be computed in pieces,
// of which one travels while the next one is computed. Each costs a latency and
// a launch, and all are put together again.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_SCHEDULE_PIECECOUNT_H
#define FSDP_ANALYSIS_SCHEDULE_PIECECOUNT_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>

namespace mlir::fsdp {

/// A product and its collective, in seconds.
struct PieceCosts {
  /// Of the whole product, and what each of its pieces needs besides.
  double compute = 0, launch = 0;
  /// Of a collective, whatever it sends, and what all bytes take.
  double latency = 0, transfer = 0;
  /// Work that needs no result and runs while the last piece travels.
  double beside = 0;
  /// Putting pieces together.
  double join = 0;
};

/// Seconds from the beginning of the product to its whole result, work beside
/// included. One piece is not put together.
double estimatePieces(const PieceCosts &costs, int64_t pieces);

/// The number that takes the shortest time: 1, or one of `counts`.
int64_t choosePieces(const PieceCosts &costs, llvm::ArrayRef<int64_t> counts);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_SCHEDULE_PIECECOUNT_H
