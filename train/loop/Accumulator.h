//===- Accumulator.h - steps of several micro-batches ----------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_ACCUMULATOR_H
#define FSDP_TRAIN_LOOP_ACCUMULATOR_H

#include "feed/BatchFeed.h"
#include "loop/EntryCalls.h"
#include "loop/StepOutcomes.h"

namespace fsdp::run {

/// Which of the micro-batches of a step one is.
struct MicroBatch {
  int64_t number, count;
  bool isFirst() const { return number == 0; }
  bool isLast() const { return number + 1 == count; }
};

/// Adds a gradient of a rank to the sum of those of the micro-batches before;
/// behind the last one the sum is where the update reads it. Returns a status.
int32_t addGradient(const Storage &storage, const Argument &gradient,
                    int64_t rank, MicroBatch batch, std::vector<char> &sum);

/// Adds the loss and the metrics that a turn computed for a rank to those at
/// `place`; behind the last micro-batch they become means. Rounds in their
/// types, as a step that was compiled for so many does.
void addOutcomes(const Manifest &manifest, const Storage &storage,
                 const Entry &turn, int64_t rank, MicroBatch batch,
                 size_t place, std::vector<double> &losses,
                 std::vector<double> *metrics);

/// Runs the step of an artifact several times, adds up its gradients, and
/// updates once: what an artifact computes that was compiled for so many
/// micro-batches and reduces the gradients of each. The optimizer is apart.
class Accumulator {
public:
  /// A step of the run takes `count` of the artifact's.
  Accumulator(const Manifest &manifest, int64_t count, const Ranks &ranks,
              const Storage &storage, const BatchFeed &feed)
      : manifest(manifest), count(count), ranks(ranks), storage(storage),
        feed(feed), sums(static_cast<size_t>(manifest.world)) {}

  /// A step on the ranks of a context with its batches, all of which have the
  /// shape; `next` are those of the step behind it. Writes losses and metrics
  /// of these ranks. Every context calls it.
  void run(int64_t index, int64_t step, size_t shape, const BatchRange &batches,
           const std::optional<BatchRange> &next,
           const std::vector<TurnCalls> &turns, StepOutcomes &outcomes);

private:
  BatchRange partOf(const BatchRange &batches, int64_t number) const;
  int32_t addUp(int64_t index, const Entry &turn, MicroBatch batch,
                std::vector<double> &losses, std::vector<double> *metrics);

  const Manifest &manifest;
  int64_t count;
  const Ranks &ranks;
  const Storage &storage;
  const BatchFeed &feed;
  /// By context: for each gradient, in the order of the turn's, its sum.
  std::vector<std::vector<std::vector<char>>> sums;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_ACCUMULATOR_H
