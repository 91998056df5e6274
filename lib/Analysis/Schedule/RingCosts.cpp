//===- RingCosts.cpp - Keys and values around a ring, or gathered ---------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/RingCosts.h"
#include <algorithm>

using namespace mlir::fsdp;

double mlir::fsdp::estimateGathered(const RingCosts &costs) {
  auto n = static_cast<double>(costs.ranks);
  double seconds = 2 * costs.latency + costs.gather + n * costs.block;
  if (costs.gradBlock > 0)
    seconds += 2 * costs.latency + costs.scatterGrads + n * costs.gradBlock;
  return seconds;
}

double mlir::fsdp::estimateRing(const RingCosts &costs) {
  auto steps = static_cast<double>(costs.ranks - 1);
  double sent = 2 * costs.latency + costs.pass;
  double seconds =
      costs.block + steps * std::max(costs.block + costs.merge, sent);
  if (costs.gradBlock > 0) {
    double sentBack = 2 * costs.latency + costs.passGrads;
    seconds += costs.gradBlock + sentBack +
               steps * std::max(costs.gradBlock, sent + sentBack);
  }
  return seconds;
}
