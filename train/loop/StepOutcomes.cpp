//===- StepOutcomes.cpp - what all ranks know behind a step ---------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/StepOutcomes.h"
#include "loop/StopSignal.h"

using namespace fsdp::run;

void StepOutcomes::share(const Ranks &ranks, int64_t index, int64_t step) {
  std::vector<double> &list = losses(step);
  int &signal = signals[step % 2];
  if (index == ranks.firstIndex())
    signal = ::fsdp::run::stopSignal();
  if (!ranks.isSplit())
    return ranks.barrier(index);
  struct {
    double loss;
    int64_t stop;
  } own = {list[static_cast<size_t>(index)], signal};
  std::vector<char> all;
  throwOnFailure(ranks.gather(index, "losses", &own, sizeof(own), all));
  for (size_t rank = 0; rank < list.size(); ++rank) {
    std::memcpy(&own, &all[rank * sizeof(own)], sizeof(own));
    list[rank] = own.loss;
    if (own.stop)
      signal = static_cast<int>(own.stop);
  }
}
