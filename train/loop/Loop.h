//===- Loop.h - runs the steps of an artifact ------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_LOOP_H
#define FSDP_TRAIN_LOOP_LOOP_H

#include "course/EarlyStop.h"
#include "loop/Accumulator.h"
#include "loop/CheckpointPolicy.h"
#include "loop/Evaluator.h"
#include "loop/ReferenceRunner.h"
#include "loop/Requests.h"
#include "loop/ResultFiles.h"
#include "loop/SingleExecution.h"
#include "loop/StepOutcomes.h"
#include "loop/StepPlan.h"
#include "state/WholeStates.h"

#include <algorithm>

namespace fsdp::run {

/// One run of an artifact: loads the state, takes step after step on all ranks,
/// and asks after each what else is due: reports, evaluations, checkpoints.
class Loop {
public:
  /// Opens all that the options name; throws an Error if they do not fit the
  /// artifact. Both outlive the loop.
  Loop(const Options &options, const Artifact &artifact)
      : Loop(options, artifact, nullptr) {}

  /// The same with batches from `given` instead of what the options name.
  Loop(const Options &options, const Artifact &artifact,
       std::unique_ptr<DataSource> given);

  /// Looks at states while no rank computes, when so many steps are done; the
  /// run ends if it returns false.
  using Hook = std::function<bool(const WholeStates &, int64_t)>;

  /// Has `function` called before the first step and after each; to be set
  /// before the run.
  void setHook(Hook function) { hook = std::move(function); }

  /// Has the ranks wait for requests before the first step and after each; to
  /// be set before the run. They outlive it.
  void setRequests(Requests *caller) { requests = caller; }

  /// Where the weights go that a request asks for.
  std::string weightsFile;

  /// While all contexts wait for a request.
  int64_t numDone() const { return plan.firstStep() + stepsDone; }
  /// The batches of each rank that a step takes, and the first of the next one.
  int64_t batchesPerStep() const { return plan.batchesPerStep(); }
  int64_t nextBatch() const { return plan.firstBatch(numDone()); }
  /// The losses of the last step, by turn and batch rank.
  MetricValues lastLosses() {
    return ranks.onePerBatch(outcomes.losses(numDone() - 1));
  }
  const Ranks &allRanks() const { return ranks; }
  /// They live as long as the loop.
  const WholeStates &states();
  /// The caller has written to them: no checkpoint has that.
  void noteWritten() { std::fill(isWritten.begin(), isWritten.end(), true); }

  /// Runs all steps and writes all results; throws an Error. Once only.
  void run();

private:
  const Ranks &startRanks();
  void openRest();
  const DataSource *evaluationData() const;
  void resume(bool alike);
  void checkResults();
  void setUp(int64_t index);
  void agreeOnStart(int64_t index);
  bool beginRun(int64_t index, const EntryCalls &calls);
  void runSteps(int64_t index);
  bool awaitStep(int64_t index, int64_t done);
  Request agree(int64_t index, Request wanted);
  void endRun(int64_t index, int64_t done, const EntryCalls &calls);
  void expectEvaluations() const;
  bool owesEvaluation(int64_t index) const;
  int evaluate(int64_t index, int64_t step, const EntryCalls &calls);
  bool endsEarly(int64_t index, int64_t step);
  PlateauRecord plateauOf(int64_t index) const;
  void shareOutcomes(int64_t index, int64_t step);
  void saveCheckpoint(int64_t index, int64_t done, int signal);
  size_t runStep(int64_t index, int64_t step, const EntryCalls &calls);
  void readOutcomes(int64_t step, int64_t rank,
                    const std::vector<TurnCalls> &turns);
  void report(int64_t index, int64_t step, size_t shape, bool isLast);
  void checkNumbers(int64_t index, int64_t step);
  bool callHook(int64_t index, int64_t done);
  Figures readFigures(int64_t index, int64_t step);
  /// The step for the first shape; its metrics are those of all.
  const Entry &firstStep() const { return *manifest.findEntry("step"); }

  const Options &options;
  const Artifact &artifact;
  const Manifest &manifest;
  HyperParameters hypers;
  /// The grid whose ranks train; in a reference run not that of the artifact.
  std::vector<int64_t> grid;
  Ranks ranks;
  /// It notes what memory is used before the ranks start.
  Reporter reporter;
  Storage storage;
  InitialState initial;
  ResultFiles results;
  BatchFeed training;
  StepPlan plan;
  StepOutcomes outcomes;
  std::optional<Evaluator> evaluator;
  /// By context.
  std::vector<EarlyStop> earlyStops;
  std::optional<CheckpointPolicy> checkpoints;
  std::optional<ReferenceRunner> reference;
  /// Where the run takes more micro-batches than the artifact.
  std::optional<Accumulator> accumulator;
  Hook hook;
  bool hookGoesOn = true;
  std::optional<WholeStates> whole;
  Requests *requests = nullptr;
  /// What the first context here does alone.
  SingleExecution single;
  /// What the caller of each context asked for.
  std::vector<Request> requested;
  /// Steps of this run.
  int64_t stepsDone = 0;
  /// Choices by rank, of which rank 0's counts.
  std::vector<InitialState::Choice> choices;
  /// Steps that the last checkpoint has, by context.
  std::vector<int64_t> saved;
  /// Whether the caller has written to states since then, by context.
  std::vector<char> isWritten;
  /// Inside of steps, by context.
  std::vector<int64_t> allocations;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_LOOP_H
