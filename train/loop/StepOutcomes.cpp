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

void StepOutcomes::share(const Ranks &ranks, int64_t index, int64_t step,
                         std::vector<double> &notes) {
  int &signal = signals[step % 2];
  if (index == ranks.firstIndex())
    signal = ::fsdp::run::stopSignal();
  if (!ranks.isSplit())
    return ranks.barrier(index);
  // A signal, losses, metrics, notes.
  std::vector<std::vector<double> *> lists;
  for (MetricValues *values : {&losses(step), &metrics(step)})
    for (std::vector<double> &list : *values)
      lists.push_back(&list);
  std::vector<double> own = {static_cast<double>(signal)};
  for (const std::vector<double> *list : lists)
    own.push_back((*list)[static_cast<size_t>(index)]);
  own.insert(own.end(), notes.begin(), notes.end());
  size_t bytes = own.size() * sizeof(double);
  std::vector<char> all;
  throwOnFailure(ranks.gather(index, "losses", own.data(),
                              static_cast<int64_t>(bytes), all));
  std::vector<double> allNotes;
  for (size_t rank = 0; rank * bytes < all.size(); ++rank) {
    std::memcpy(own.data(), &all[rank * bytes], bytes);
    if (own[0] != 0)
      signal = static_cast<int>(own[0]);
    for (size_t at = 0; at < lists.size(); ++at)
      (*lists[at])[rank] = own[at + 1];
    allNotes.insert(allNotes.end(),
                    own.begin() + 1 + static_cast<ptrdiff_t>(lists.size()),
                    own.end());
  }
  notes = std::move(allNotes);
}
