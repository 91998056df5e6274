//===- Loop.cpp - runs the steps of an artifact ---------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/Loop.h"
#include "course/Course.h"
#include "loop/StopSignal.h"
#include "ranks/FiniteCheck.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// What is run
//===----------------------------------------------------------------------===//

/// Whether a step, or one of its turns, has its optimizer apart.
static bool hasUpdate(const Manifest &manifest, bool ignored) {
  for (const Entry *step : manifest.listSteps())
    for (const Entry *turn : manifest.listTurns(*step))
      if (manifest.findUpdate(*turn, ignored))
        return true;
  return false;
}

/// The grid of the options or of the artifact, if that fits a reference run,
/// devices and micro-batches where they are asked for.
static std::vector<int64_t> chooseGrid(const Options &options,
                                       const Artifact &artifact) {
  const Manifest &manifest = artifact.manifest();
  bool isReference = !options.reference.empty();
  std::vector<int64_t> grid = isReference ? options.reference : manifest.grid;
  if (grid.size() != manifest.grid.size())
    throw Error(options.artifact + ": --reference needs the sizes of " +
                std::to_string(manifest.grid.size()) +
                " axes, as many as the artifact's grid has, got " +
                std::to_string(grid.size()));
  if (artifact.runsOnDevice() && isReference)
    throw Error(options.artifact +
                ": not supported: --reference with an artifact for devices");
  if (options.cudaGraphs && !artifact.runsOnDevice())
    throw Error(options.artifact +
                ": --cuda-graphs needs an artifact for devices; compile it "
                "with --target cuda");
  bool updatesIgnored = hasUpdate(manifest, /*ignored=*/true);
  bool updates = hasUpdate(manifest, /*ignored=*/false) || updatesIgnored;
  if (isReference &&
      (manifest.world != 1 || manifest.expandedRanks || !updates))
    throw Error(options.artifact +
                ": --reference needs an artifact for a world of 1 with a "
                "separate optimizer, got a world of " +
                std::to_string(manifest.logicalRanks()) +
                (updates ? "" : " and no entry 'update'"));
  if (isReference && options.microBatches > 1 &&
      (manifest.microBatches > 1 || updatesIgnored))
    throw Error(options.artifact +
                ": --micro-batches of a --reference run needs an artifact "
                "without micro-batches and without ignored parameters that are "
                "trained");
  if (options.microBatches > 1 && manifest.hasOptimizer() && !updates)
    throw Error(options.artifact +
                ": --micro-batches needs an artifact whose update is an entry "
                "of its own; compile it with --separate-optimizer, or for " +
                std::to_string(options.microBatches) +
                " micro-batches with --micro-batches " +
                std::to_string(options.microBatches));
  // A reference runs once for each batch.
  if (isReference)
    for (int64_t axis : manifest.sameBatchAxes())
      grid[static_cast<size_t>(axis)] = 1;
  return grid;
}

/// How many figures the turns of a step compute; those for all shapes have the
/// same.
static size_t countMetrics(const Manifest &manifest) {
  size_t count = 0;
  for (const Entry *turn : manifest.listTurns(*manifest.findEntry("step")))
    count += manifest.listMetrics(*turn, 0).size();
  return count;
}

/// The other processes are told where this one can't begin, before
/// there is a world or with it.
Loop::Loop(const Options &options, const Artifact &artifact,
           std::unique_ptr<DataSource> given)
    : options(options), artifact(artifact), manifest(artifact.manifest()),
      hypers(tellingProcesses(options,
                              [&] {
                                return HyperParameters(manifest, options.hypers,
                                                       options.lrSchedule);
                              })),
      grid(tellingProcesses(options,
                            [&] { return chooseGrid(options, artifact); })),
      ranks(manifest, grid, !options.reference.empty()),
      reporter(options, manifest, ranks.numTrained(), ranks.numBatchRanks()),
      storage(manifest, startRanks().contexts(), artifact.runsOnDevice()),
      initial(ranks.telling([&] {
        return InitialState(options, manifest, hypers, ranks.hasRankZero());
      })),
      results(ranks.telling([&] {
        return ResultFiles(options, manifest, ranks, storage, initial);
      })),
      training(ranks.telling([&] {
        if (!given)
          given = openTrainingData(options, manifest, ranks.numBatchRanks());
        return BatchFeed(std::move(given), manifest, ranks, storage,
                         options.prefetches && options.reference.empty());
      })),
      plan(options, manifest, ranks, initial.firstStep(), initial.firstBatch()),
      outcomes(ranks.numTrained(), manifest.listTurns(firstStep()).size(),
               countMetrics(manifest)),
      single(manifest.world), requested(static_cast<size_t>(manifest.world)),
      choices(static_cast<size_t>(manifest.world)),
      saved(static_cast<size_t>(manifest.world), -1),
      isWritten(static_cast<size_t>(manifest.world)),
      allocations(static_cast<size_t>(manifest.world)) {
  earlyStops.resize(static_cast<size_t>(manifest.world));
  ranks.telling([&] { openRest(); });
}

const Ranks &Loop::startRanks() {
  ranks.start(options, artifact.runsOnDevice());
  return ranks;
}

/// What not every run has.
void Loop::openRest() {
  if (auto data =
          openEvaluationData(options, manifest, ranks.numBatchRanks())) {
    if (!manifest.findEval(firstStep()))
      throw Error(options.artifact +
                  ": has no entry to evaluate; compile it with --eval");
    evaluator.emplace(BatchFeed(std::move(data), manifest, ranks, storage,
                                options.prefetches),
                      options.evalEvery, manifest, ranks, storage);
  }
  if (const CheckpointInfo *resumed = initial.resumed())
    resume(evaluatesAlike(*resumed, options, evaluationData()));
  if (!options.checkpointDir.empty())
    checkpoints.emplace(CheckpointPolicy::Sources{
        options, artifact, ranks, storage, initial, hypers, plan,
        training.source(), evaluationData()});
  if (!options.reference.empty())
    reference.emplace(manifest, grid, options.microBatches, ranks, storage,
                      training);
  else if (options.microBatches > 1)
    accumulator.emplace(manifest, options.microBatches, ranks, storage,
                        training);
}

/// Null if the run evaluates nothing.
const DataSource *Loop::evaluationData() const {
  return evaluator ? &evaluator->source() : nullptr;
}

/// Data and evaluations of a checkpoint go on where it ends.
void Loop::resume(bool alike) {
  const CheckpointInfo *resumed = initial.resumed();
  if (!resumed)
    return;
  training.source().seek(plan.firstBatch(plan.firstStep()), resumed->data);
  for (EarlyStop &stop : earlyStops)
    stop.resume(*resumed, alike);
}

//===----------------------------------------------------------------------===//
// The run
//===----------------------------------------------------------------------===//

void Loop::run() {
  WriteSignals writeSignals;
  ranks.telling([&] { ranks.expectFlight(options); });
  if (ranks.hasRankZero())
    ranks.telling([&] {
      plan.expectBatches(training.source());
      checkResults();
      reporter.open(ranks.numContexts(), plan.firstStep(),
                    owesEvaluation(/*index=*/0));
    });
  // A caller has its own way with signals.
  std::optional<StopSignals> signals;
  if (checkpoints && !requests)
    signals.emplace();
  ranks.run([&](int64_t index) {
    try {
      setUp(index);
      runSteps(index);
      throwOnFailure(storage.pull(index));
    } catch (...) {
      single.fail();
      if (requests)
        requests->fail();
      throw;
    }
  });
  if (checkpoints && ranks.hasRankZero())
    checkpoints->discard();
  ranks.dumpFlight(options);
  ranks.throwFailure();
  if (checkpoints)
    reporter.noteCheckpoints(checkpoints->copyBytes(),
                             checkpoints->writerSeconds());
  auto begin = ranks.contexts().begin() + ranks.firstIndex();
  reporter.finish({begin, begin + ranks.numContexts()}, ranks.firstIndex(),
                  allocations);
  results.saveFinal(plan.firstStep() + stepsDone);
}

/// What can't be written is found before the first step, and what may surprise
/// is said.
void Loop::checkResults() {
  results.expectWritable();
  if (checkpoints)
    checkpoints->prepare();
  if (!manifest.hasOptimizer() && options.steps != 0)
    std::fprintf(stderr, "fsdp-run: warning: the artifact was compiled with "
                         "--optimizer none: no weight changes\n");
  // Which of the two an artifact has is not to be seen in its losses.
  if (evaluator)
    std::fprintf(stderr, "fsdp-run: note: evaluation %s\n",
                 manifest.hasEvaluationMode()
                     ? "of the model in evaluation mode"
                     : "by the forward pass of the step, with the dropout and "
                       "the batch statistics that it has");
}

void Loop::setUp(int64_t index) {
  fsdp_rt_context *ctx = ranks.context(index);
  int32_t kind = 0;
  for (int64_t bytes : manifest.arenaBytes())
    throwOnFailure(fsdp_rt_arena_reserve(ctx, kind++, bytes));
  throwOnFailure(fsdp_rt_module_attach(ctx, &artifact.module()));
  agreeOnStart(index);
  expectEvaluations();
  initial.load(index, ranks, storage);
  throwOnFailure(storage.push(index));
  plan.agree(index, training.source(), evaluationData());
  if (index == ranks.firstIndex()) {
    reporter.setSteps(plan.endStep());
    hypers.setSteps(plan.endStep());
  }
  if (reference)
    reference->setUp();
  ranks.barrier(index);
  if (index != ranks.firstIndex())
    return;
  if (const CheckpointInfo *resumed = initial.resumed();
      resumed && ranks.hasRankZero())
    tellChanges(*resumed, options, manifest, hypers,
                training.source().position(plan.firstBatch(plan.firstStep())),
                evaluationData(), plan.endStep());
  // All have read it.
  initial.release();
}

/// All processes begin with the checkpoint that rank 0 has chosen, and with the
/// same program.
void Loop::agreeOnStart(int64_t index) {
  if (ranks.isSplit()) {
    InitialState::Choice &own = choices[static_cast<size_t>(index)];
    own = initial.choice();
    own.run = checkpoints ? checkpoints->runNumber() : 0;
    if (const CheckpointInfo *resumed = initial.resumed())
      own.evaluatesAlike = evaluatesAlike(*resumed, options, evaluationData());
    ranks.share(index, "checkpoints", choices);
    if (checkpoints)
      checkpoints->join(choices[0].run);
    if (!ranks.hasRankZero()) {
      initial.adopt(choices[0]);
      plan.begin(initial.firstStep(), initial.firstBatch());
      resume(choices[0].evaluatesAlike);
      plan.expectBatches(training.source());
    }
  }
  expectSameRun(index, ranks, options, manifest, hypers,
                {plan.firstStep(),
                 ranks.isSplit() ? initial.weights().sample() : 0,
                 results.planSum()});
}

/// What the run that is resumed has left to do behind its last step. Returns
/// false if there are no more steps: it had ended early, or ends now.
bool Loop::beginRun(int64_t index, const EntryCalls &calls) {
  int64_t done = plan.firstStep();
  if (owesEvaluation(index)) {
    if (int signal = evaluate(index, done - 1, calls)) {
      if (index == 0)
        std::fprintf(
            stderr, "fsdp-run: %s: stopped while evaluating behind step %lld\n",
            signalName(signal), static_cast<long long>(done));
      return false;
    }
    // The checkpoint is saved again, with the loss: it may be the best one.
    if (checkpoints)
      saveCheckpoint(index, done, /*signal=*/0);
  }
  if (done == 0 || !endsEarly(index, done - 1))
    return true;
  if (checkpoints)
    checkpoints->complete(index);
  return false;
}

void Loop::runSteps(int64_t index) {
  EntryCalls calls(artifact, storage, index);
  if (!beginRun(index, calls) || !callHook(index, plan.firstStep()))
    return;
  for (int64_t step = plan.firstStep(); step < plan.endStep(); ++step) {
    if (!awaitStep(index, step))
      return endRun(index, step, calls);
    bool isLast = step + 1 == plan.endStep();
    hypers.write(storage, index, step, plateauOf(index));
    size_t shape = reference ? reference->runStep(step, isLast, calls,
                                                  outcomes.losses(step),
                                                  outcomes.metrics(step))
                             : runStep(index, step, calls);
    if (results.wantsGradients())
      throwOnFailure(storage.pull(index));
    shareOutcomes(index, step);
    int signal = outcomes.stopSignal(step);
    isLast |= signal != 0;
    report(index, step, shape, isLast);
    checkNumbers(index, step);
    // Who was told to stop has little time: the state is saved.
    if (evaluator && evaluator->isDue(step + 1, isLast) && !signal) {
      signal = evaluate(index, step, calls);
      isLast |= signal || endsEarly(index, step);
    }
    isLast |= !callHook(index, step + 1);
    if (checkpoints && checkpoints->isDue(step + 1, isLast))
      saveCheckpoint(index, step + 1, signal);
    if (isLast)
      break;
  }
  if (checkpoints)
    checkpoints->complete(index);
}

void Loop::expectEvaluations() const {
  if (hypers.lrSchedule().followsEvaluations() && !options.evalEvery)
    throw Error("--lr-schedule " + hypers.lrSchedule().text() +
                " follows evaluations; it needs --eval-every N and one of "
                "--eval-data, --eval-text and --eval-tokens");
}

/// Whether the run that is resumed was stopped where it would have evaluated.
bool Loop::owesEvaluation(int64_t index) const {
  int64_t done = plan.firstStep();
  return evaluator && done > 0 &&
         evaluator->isDue(done, /*isLast=*/done == plan.endStep()) &&
         !earlyStops[static_cast<size_t>(index)].lossBehind(done);
}

PlateauRecord Loop::plateauOf(int64_t index) const {
  return earlyStops[static_cast<size_t>(index)].record().plateau.value_or(
      PlateauRecord());
}

/// Evaluates behind a step; returns the signal that ended that, or 0. An
/// evaluation at the end that is not due does not change what a longer run
/// would do.
int Loop::evaluate(int64_t index, int64_t step, const EntryCalls &calls) {
  auto [loss, signal] =
      evaluator->run(index, step, plan.evalBatches(), calls, reporter);
  if (signal)
    return signal;
  EarlyStop &stop = earlyStops[static_cast<size_t>(index)];
  stop.keep(step + 1, loss);
  if (options.evalEvery && (step + 1) % options.evalEvery != 0)
    return 0;
  stop.note(loss);
  const LrSchedule &schedule = hypers.lrSchedule();
  if (schedule.followsEvaluations() && schedule.note(loss, stop.plateau()) &&
      index == 0)
    std::fprintf(stderr,
                 "fsdp-run: note: learning rates are multiplied by %g from "
                 "step %lld on\n",
                 stop.plateau().factor, static_cast<long long>(step + 2));
  return 0;
}

/// Whether losses of evaluations have not become better for long enough.
bool Loop::endsEarly(int64_t index, int64_t step) {
  const EarlyStop &stop = earlyStops[static_cast<size_t>(index)];
  if (!stop.isOver(options.stopAfterWorse))
    return false;
  if (index == 0)
    std::fprintf(stderr,
                 "fsdp-run: note: ended after step %lld: of the last %lld "
                 "evaluations none was better than eval_loss %g\n",
                 static_cast<long long>(step + 1),
                 static_cast<long long>(stop.record().worse),
                 stop.record().best.value_or(NAN));
  return true;
}

/// Has the losses of all ranks, and what they have written of a checkpoint.
void Loop::shareOutcomes(int64_t index, int64_t step) {
  std::vector<double> notes;
  if (checkpoints)
    notes = checkpoints->notes();
  outcomes.share(ranks, index, step, notes);
  if (checkpoints)
    checkpoints->take(notes);
}

void Loop::saveCheckpoint(int64_t index, int64_t done, int signal) {
  throwOnFailure(storage.pull(index));
  if (options.checkFinite != FiniteScope::None)
    checkTrained(manifest, storage, ranks.heldBy(index), done - 1);
  const EarlyStop &stop = earlyStops[static_cast<size_t>(index)];
  checkpoints->save(index, done,
                    {stop.lossBehind(done), signal, stop.record()});
  saved[static_cast<size_t>(index)] = done;
  isWritten[static_cast<size_t>(index)] = false;
}

/// Runs a step on the ranks of a context; returns which of the manifest's steps
/// fits the batches.
size_t Loop::runStep(int64_t index, int64_t step, const EntryCalls &calls) {
  auto [begin, end] = ranks.heldBy(index);
  auto batchesOf = [&](int64_t number) {
    return BatchRange{plan.firstBatch(number), plan.batchesPerStep(),
                      "step " + std::to_string(number + 1)};
  };
  BatchRange batches = batchesOf(step);
  std::optional<BatchRange> next;
  if (step + 1 < plan.endStep())
    next = batchesOf(step + 1);
  size_t shape = training.agreeOnStep(index, batches);
  if (accumulator) {
    accumulator->run(index, step, shape, batches, next, calls.steps[shape],
                     outcomes);
    return shape;
  }
  for (int64_t rank = begin; rank < end; ++rank) {
    training.load(rank, rank, shape, batches);
    if (next)
      training.prefetch(rank, *next);
  }
  ranks.runStep(index, step, "the step failed", [&](fsdp_rt_context *ctx) {
    int64_t before = threadAllocations();
    int32_t status = 0;
    for (const TurnCalls &turn : calls.steps[shape])
      for (const EntryCall *call :
           {&turn.step, &turn.update, &turn.updateIgnored})
        if (!status && *call)
          status = (*call)(ctx);
    // The runtime grows its tables in the first steps.
    if (step > plan.firstStep() + 1)
      allocations[static_cast<size_t>(index)] += threadAllocations() - before;
    return status;
  });
  for (int64_t rank = begin; rank < end; ++rank)
    readOutcomes(step, rank, calls.steps[shape]);
  return shape;
}

/// Notes what the turns of a step computed for a rank.
void Loop::readOutcomes(int64_t step, int64_t rank,
                        const std::vector<TurnCalls> &turns) {
  auto place = static_cast<size_t>(rank);
  size_t metric = 0;
  for (size_t turn = 0; turn < turns.size(); ++turn) {
    const Entry &entry = *turns[turn].entry;
    outcomes.losses(step)[turn][place] = storage.readLoss(entry, rank);
    for (double value : storage.readMetrics(entry, rank))
      outcomes.metrics(step)[metric++][place] = value;
  }
}

//===----------------------------------------------------------------------===//
// Requests
//===----------------------------------------------------------------------===//

/// What all callers ask for: if one ends the run, it ends.
Request Loop::agree(int64_t index, Request wanted) {
  if (!ranks.isSplit())
    return wanted;
  requested[static_cast<size_t>(index)] = wanted;
  ranks.share(index, "requests", requested);
  auto [least, most] = std::minmax_element(requested.begin(), requested.end());
  if (*least != *most && *most < Request::End)
    throw Error("rank " + std::to_string(least - requested.begin()) +
                " and rank " + std::to_string(most - requested.begin()) +
                " were asked for different things: a step, weights or a "
                "checkpoint; every process has to ask for the same");
  return *most;
}

/// Does what the caller wants when `done` steps are done, until that is a step.
/// Returns false if it is the end.
bool Loop::awaitStep(int64_t index, int64_t done) {
  for (bool isShown = false; requests;) {
    std::optional<Request> own = requests->await(ranks.numContexts());
    if (!own)
      throw RankFailed();
    Request wanted = agree(index, *own);
    // The caller may have written to what it looked at.
    if (std::exchange(isShown, false))
      throwOnFailure(storage.push(index));
    if (wanted == Request::Step || wanted == Request::End)
      return wanted == Request::Step;
    if (wanted == Request::Abandon)
      throw Error("the run was abandoned after " + std::to_string(done) +
                  " steps");
    if (wanted == Request::Checkpoint) {
      saveCheckpoint(index, done, /*signal=*/0);
      checkpoints->complete(index);
      ranks.barrier(index);
      continue;
    }
    throwOnFailure(storage.pull(index));
    isShown = wanted == Request::Look;
    ranks.barrier(index);
    if (wanted == Request::Weights)
      single.run(index, index == ranks.firstIndex(),
                 [&] { results.saveWeights(weightsFile); });
    ranks.barrier(index);
  }
  return true;
}

/// What is due behind the last step, where that was not known before.
void Loop::endRun(int64_t index, int64_t done, const EntryCalls &calls) {
  auto place = static_cast<size_t>(index);
  bool hasSteps = done != plan.firstStep();
  if (!hasSteps && !isWritten[place])
    return;
  if (!options.stats.empty() && index == 0)
    reporter.noteMemory();
  ranks.barrier(index);
  if (hasSteps && evaluator && !evaluator->isDue(done, /*isLast=*/false))
    evaluate(index, done - 1, calls);
  if (checkpoints && (saved[place] != done || isWritten[place]))
    saveCheckpoint(index, done, /*signal=*/0);
  if (checkpoints)
    checkpoints->complete(index);
}

//===----------------------------------------------------------------------===//
// Behind a step
//===----------------------------------------------------------------------===//

/// Log, progress, statistics and gradients of a step.
void Loop::report(int64_t index, int64_t step, size_t shape, bool isLast) {
  bool measures = !options.stats.empty() && isLast;
  if (index == 0) {
    if (measures)
      reporter.noteMemory();
    reporter.step(ranks.context(index), step, shape,
                  ranks.onePerBatch(outcomes.losses(step)),
                  readFigures(index, step));
  }
  if (index == ranks.firstIndex())
    ++stepsDone;
  if (results.wantsGradients())
    single.run(index, index == ranks.firstIndex(),
               [&] { results.saveGradients(step); });
  // The others must not change what rank 0 is looking at.
  if (measures || results.wantsGradients())
    ranks.barrier(index);
}

/// Ends the run if what the user wants to be finite is not.
void Loop::checkNumbers(int64_t index, int64_t step) {
  if (options.checkFinite == FiniteScope::States)
    return checkLosses(manifest, storage, ranks.heldBy(index), step);
  if (options.checkFinite == FiniteScope::None)
    return;
  throwOnFailure(storage.pull(index));
  checkFinite(manifest, storage, ranks.heldBy(index), step);
}

/// What the step says about itself, for the log: means over the batches; of
/// what an entry of its own updates, rank 0's.
Figures Loop::readFigures(int64_t index, int64_t step) {
  Figures figures;
  if (std::optional<double> rate = hypers.learningRate(step, plateauOf(index)))
    figures.emplace_back("lr", *rate);
  size_t metric = 0;
  auto nameOf = [](const Argument &argument) {
    return (argument.turn.empty() ? "" : argument.turn + ".") + argument.name;
  };
  for (const Entry *turn : manifest.listTurns(firstStep())) {
    for (const Argument *argument : manifest.listMetrics(*turn, 0))
      figures.emplace_back(
          nameOf(*argument),
          meanOf(ranks.onePerBatch(outcomes.metrics(step)[metric++])));
    for (bool ignored : {false, true})
      if (const Entry *entry = manifest.findUpdate(*turn, ignored))
        for (const Argument *argument : manifest.listMetrics(*entry, 0))
          figures.emplace_back(
              nameOf(*argument),
              readNumber(*argument, storage.pointer(*argument, 0)));
  }
  return figures;
}

const WholeStates &Loop::states() {
  if (!whole)
    whole.emplace(manifest, storage);
  return *whole;
}

/// All ranks wait for it. Returns whether the run goes on.
bool Loop::callHook(int64_t index, int64_t done) {
  if (!hook)
    return true;
  if (ranks.isSplit())
    throw Error("not supported: a hook with ranks in several processes");
  throwOnFailure(storage.pull(index));
  ranks.barrier(index);
  single.run(index, index == 0, [&] { hookGoesOn = hook(states(), done); });
  ranks.barrier(index);
  throwOnFailure(storage.push(index));
  return hookGoesOn;
}
