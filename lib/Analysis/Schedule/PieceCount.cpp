//===- PieceCount.cpp - How many pieces a product is sent in --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/PieceCount.h"
#include <algorithm>

using namespace mlir::fsdp;

double mlir::fsdp::estimatePieces(const PieceCosts &costs, int64_t pieces) {
  auto count = static_cast<double>(pieces);
  double product = costs.compute / count + costs.launch;
  double collective = costs.latency + costs.transfer / count;
  // All but the first product and the last collective are side by side.
  double between = (count - 1) * std::max(product, collective);
  return product + between + std::max(collective, costs.beside) +
         (pieces > 1 ? costs.join : 0);
}

int64_t mlir::fsdp::choosePieces(const PieceCosts &costs,
                                 llvm::ArrayRef<int64_t> counts) {
  int64_t best = 1;
  for (int64_t pieces : counts)
    if (estimatePieces(costs, pieces) < estimatePieces(costs, best))
      best = pieces;
  return best;
}
