//===- Trainer.h - running steps on all ranks ------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_TRAINER_H
#define FSDP_TRAIN_LOOP_TRAINER_H

#include "artifact/Artifact.h"
#include "data/DataSource.h"
#include "loop/LrSchedule.h"
#include "loop/Sharing.h"
#include "options/Options.h"
#include "report/Reporter.h"
#include "state/Storage.h"
#include "state/WholeStates.h"

#include <cstring>
#include <functional>

namespace fsdp::run {

/// One run of an artifact.
class Trainer {
public:
  Trainer(const Options &options, const Artifact &artifact);
  ~Trainer();

  /// Runs all steps and writes all results; throws an Error.
  void run();

  /// Looks at states while no rank computes, when so many steps are done; the
  /// run ends if it returns false.
  using Hook = std::function<bool(const WholeStates &, int64_t)>;
  /// Is called before the first step and after each; before run().
  void setHook(Hook function) { hook = std::move(function); }

private:
  /// Thrown on a rank whose world has failed; the text is in the world.
  struct RankFailed {};

  /// Consecutive ranks.
  struct RankRange {
    int64_t first, behind;
  };

  /// An entry with its pointers for one context.
  struct Call {
    fsdp_rt_entry function = nullptr;
    std::vector<void *> args;
  };

  /// The entries of a step, in order; those that are missing are null. There is
  /// one of `steps`, and of `evals`, for each of the shapes of inputs.
  struct Calls {
    std::vector<Call> steps;
    Call update, updateIgnored;
    std::vector<Call> evals;
  };

  /// A unit's unsharded gradients in a reference run, and their sum over the
  /// members of each shard group, by the group's first rank.
  struct GradientSums {
    const Argument *gradient;
    const Unit *unit;
    std::map<int64_t, std::vector<char>> groups;
    /// Their averages, added over the micro-batches.
    std::vector<char> total;
  };

  /// Unsharded gradients of a reference run, and what each rank has for itself:
  /// buffers, ignored parameters and their optimizer states.
  struct Reference {
    std::vector<GradientSums> gradients;
    std::vector<const Argument *> own;
    /// By rank, then as `own`.
    std::vector<std::vector<std::vector<char>>> values;
  };

  void checkMode() const;
  void createWorld();
  /// Whether some ranks are in other processes.
  bool isSplit() const { return count < manifest.world; }
  /// Whether this process has rank 0, which reports and writes results.
  bool speaks() const { return first == 0; }
  /// The ranks that a context runs: its own, or in an expanded run all of
  /// them.
  RankRange ranksOf(int64_t index) const {
    return manifest.expandedRanks ? RankRange{0, ranks}
                                  : RankRange{index, index + 1};
  }
  /// Whether one context runs all ranks, or knows what they do.
  bool knowsAllRanks() const {
    return manifest.expandedRanks || !options.reference.empty();
  }
  /// Waits until each rank has filled its entry of `list`, and has all of them
  /// here.
  template <typename T>
  void shareEntries(int64_t index, const char *name, std::vector<T> &list);
  void shareLosses(int64_t index, int64_t step);
  void agreeOnSteps(int64_t index);
  bool callHook(int64_t index, int64_t done);
  int64_t countSteps() const;
  void evaluate(int64_t index, int64_t step, const Calls &calls);
  void checkFinite(int64_t index, int64_t step) const;
  int32_t fetchShards(ArgumentKind kind);
  void defineChannels();
  void expectData();
  void runRank(int64_t index);
  void setUp(int64_t index);
  void openState();
  void loadState(int64_t index);
  bool savesAfter(int64_t step) const;
  void saveCheckpoint(int64_t index, int64_t step);
  void commitCheckpoint(int64_t step);
  void runSteps(int64_t index);
  Call prepare(int64_t index, const std::string &entry) const;
  void runStep(int64_t index, int64_t step, const Calls &calls);
  void setHypers(int64_t index, int64_t step);
  double hyperValue(const Argument &argument, int64_t step) const;
  double learningRate(int64_t step) const;
  std::vector<std::pair<std::string, double>> readFigures(int64_t step) const;
  /// The inputs of `rank` go where those of `place` lie, losses back.
  void loadInputs(const DataSource &source, int64_t rank, int64_t place,
                  size_t step, int64_t first, int64_t batches) const;
  DataSource::Shapes shapesOf(size_t step) const;
  size_t findStep(const DataSource &source, int64_t rank, int64_t first,
                  int64_t batches, const std::string &where) const;
  size_t agreeOnStep(int64_t index, RankRange own, const DataSource &source,
                     int64_t first, int64_t batches, const std::string &where);
  double readLoss(int64_t place) const;
  void check(int32_t status) const;
  void checkHypers() const;
  /// Whether the artifact's step changes weights.
  bool hasOptimizer() const;
  void checkResults();
  void saveWeights();
  void saveFull();
  void saveGradients(int64_t step);
  void throwFailure() const;

  // Reference runs.
  void setUpReference();
  void runReferenceStep(int64_t step, const Calls &calls);
  void runReferenceBatch(int64_t step, int64_t batch, const Calls &calls);
  int32_t runReferenceRank(int64_t rank, int64_t batch, const Calls &calls);
  void accumulateGradients(int64_t batch);
  void accumulateLoss(double before, int64_t batch, double &loss) const;
  void combineGradients(int64_t rank);
  void averageGradients();

  const Options &options;
  const Artifact &artifact;
  const Manifest &manifest;
  LrSchedule schedule;
  /// The grid whose ranks train; in a reference run not that of the artifact.
  std::vector<int64_t> grid;
  Weights weights;
  /// What the run begins with, until all ranks have it.
  std::optional<Checkpoint> resumed;
  std::optional<CheckpointFolder> checkpoints;
  std::unique_ptr<DataSource> data, evalData;
  fsdp_rt_world *world = nullptr;
  /// The ranks of this process; contexts of others are null.
  int64_t first = 0, count = 0;
  std::vector<fsdp_rt_context *> contexts;
  Storage storage;
  int64_t ranks;
  /// Given on the command line or saved in the checkpoint.
  std::map<std::string, double> hypers;
  int64_t firstStep = 0, steps = 0, stepsDone = 0;
  /// What each rank has data for.
  struct DataCount {
    int64_t batches;
    int64_t evalBatches;
    uint64_t identity;
  };
  std::vector<DataCount> counts;
  /// Which of the manifest's steps has the shapes of a rank's batches.
  std::vector<size_t> shapes;
  int64_t evalBatches = 0;
  /// Sums of the losses of an evaluation by rank.
  std::vector<double> evalLosses;
  /// The signal that ends the run after a step, for even and odd steps.
  int stops[2] = {0, 0};
  /// Of the files of a checkpoint, by rank.
  std::vector<FileDigest> digests;
  Hook hook;
  bool hookGoesOn = true;
  std::unique_ptr<Reporter> reporter;
  /// Of the current step by rank, for even and odd steps.
  std::vector<double> losses[2];
  std::vector<std::string> errors;
  std::vector<int64_t> allocations;
  Reference reference;
};

template <typename T>
void Trainer::shareEntries(int64_t index, const char *name,
                           std::vector<T> &list) {
  fsdp_rt_context *ctx = contexts[static_cast<size_t>(index)];
  if (!isSplit())
    return check(fsdp_rt_barrier(ctx));
  std::vector<char> all;
  check(gatherBytes(ctx, name, &list[static_cast<size_t>(index)], sizeof(T),
                    all));
  std::memcpy(list.data(), all.data(), all.size());
}

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_TRAINER_H
