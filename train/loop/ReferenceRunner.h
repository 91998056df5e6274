//===- ReferenceRunner.h - a run without collectives -----------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_REFERENCERUNNER_H
#define FSDP_TRAIN_LOOP_REFERENCERUNNER_H

#include "feed/BatchFeed.h"
#include "loop/Accumulator.h"

namespace fsdp::run {

/// Computes what a sharded run has to equal: the unsharded step of an artifact
/// for one rank runs once for each rank's batch, the gradients are combined in
/// rank order as the runtime's collectives do, and the update runs once.
class ReferenceRunner {
public:
  /// `grid` is that of the run it is a reference of, `microBatches` how many of
  /// the artifact's batches a step takes.
  ReferenceRunner(const Manifest &manifest, std::vector<int64_t> grid,
                  int64_t microBatches, const Ranks &ranks,
                  const Storage &storage, BatchFeed &feed)
      : manifest(manifest), grid(std::move(grid)), microBatches(microBatches),
        ranks(ranks), storage(storage), feed(feed) {}

  /// Gives each rank its copy of the initial state, which is loaded; throws an
  /// Error if the gradients can't be combined.
  void setUp();

  /// Runs a step, counted from 0, and writes loss and metrics of each rank.
  /// Behind the last one rank 0's own values are in place. Returns which of the
  /// manifest's steps it was.
  size_t runStep(int64_t step, bool isLast, const EntryCalls &calls,
                 MetricValues &losses, MetricValues &metrics);

private:
  /// A unit's unsharded gradients, and their sum over the members of each shard
  /// group, by the group's first rank.
  struct GradientSums {
    const Argument *gradient;
    const Unit *unit;
    std::map<int64_t, std::vector<char>> groups;
    /// Their averages, added over the micro-batches.
    std::vector<char> total;
  };

  void runBatch(int64_t step, int64_t batch, size_t shape,
                const TurnCalls &turn, std::vector<double> &losses,
                std::vector<double> *metrics);
  int32_t runRank(fsdp_rt_context *ctx, int64_t rank, MicroBatch batch,
                  const TurnCalls &turn);
  void chooseGradients(const Entry &turn);
  void combineGradients(int64_t rank);
  void averageGradients();

  const Manifest &manifest;
  std::vector<int64_t> grid;
  int64_t microBatches;
  const Ranks &ranks;
  const Storage &storage;
  BatchFeed &feed;
  std::vector<GradientSums> gradients;
  /// Those that the turn computes which runs.
  std::vector<GradientSums *> current;
  /// What each rank has for itself: buffers, ignored parameters and their
  /// optimizer states; and their values by rank, in the same order.
  std::vector<const Argument *> own;
  std::vector<std::vector<std::vector<char>>> values;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_REFERENCERUNNER_H
