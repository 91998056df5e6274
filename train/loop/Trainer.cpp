//===- Trainer.cpp - running steps on all ranks ---------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/Trainer.h"
#include "loop/StopSignal.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <sys/stat.h>
#include <thread>

using namespace fsdp::run;

namespace {
/// Where batches come from: the first of these that is named, else `folder`.
struct SourceNames {
  std::string text;
  TokenOptions tokens;
  std::string folder;
  /// Batches that the folder has to have for each rank.
  int64_t batches;
};
} // namespace

/// Null if nothing is named.
static std::unique_ptr<DataSource>
openSource(const SourceNames &names, const Storage &storage, int64_t ranks) {
  if (!names.text.empty())
    return openText(names.text, storage.listBatch());
  if (!names.tokens.path.empty())
    return openTokens(names.tokens, ranks, storage.listBatch());
  return names.folder.empty()
             ? nullptr
             : openDirectory(names.folder, ranks, names.batches);
}

static SourceNames trainingNames(const Options &options, int64_t microBatches) {
  return {options.text,
          {options.tokens, options.tokenBytes, options.dataSeed,
           /*shuffles=*/true, options.padLast},
          options.data,
          std::max<int64_t>(options.steps, 1) * microBatches *
              options.microBatches};
}

static SourceNames evalNames(const Options &options) {
  return {options.evalText,
          {options.evalTokens, options.tokenBytes, 0, /*shuffles=*/false,
           /*padLast=*/false},
          options.evalData,
          std::max<int64_t>(options.evalBatches, 1)};
}

/// Ranks of the grid of a run.
static int64_t countRanks(const std::vector<int64_t> &grid) {
  int64_t ranks = 1;
  for (int64_t size : grid)
    ranks *= size;
  return ranks;
}

Trainer::Trainer(const Options &options, const Artifact &artifact)
    : options(options), artifact(artifact), manifest(artifact.manifest()),
      schedule(options.lrSchedule),
      grid(options.reference.empty() ? manifest.grid : options.reference),
      storage(manifest, contexts, artifact.runsOnDevice()),
      ranks(countRanks(grid)), hypers(options.hypers) {
  checkMode();
  openState();
  checkHypers();
  if (!options.saveGrads.empty()) {
    if (storage.find(ArgumentKind::GradShard, 0).empty() &&
        storage.find(ArgumentKind::Grad, 0).empty())
      throw Error(options.artifact +
                  ": keeps no gradients for --save-grads; compile it with a "
                  "separate optimizer or without one");
    if (mkdir(options.saveGrads.c_str(), 0777) != 0 && errno != EEXIST)
      throw Error(options.saveGrads + ": can't make: " + std::strerror(errno));
  }
  data =
      openSource(trainingNames(options, manifest.microBatches), storage, ranks);
  if (resumed)
    data->seek(firstStep * manifest.microBatches, resumed->info().data);
  evalData = openSource(evalNames(options), storage, ranks);
  if (evalData && !manifest.findEntry("eval"))
    throw Error(options.artifact +
                ": has no entry to evaluate; compile it with --eval");
  auto world = static_cast<size_t>(manifest.world);
  contexts.resize(world);
  errors.resize(world);
  allocations.resize(world);
  for (std::vector<double> &list : losses)
    list.resize(static_cast<size_t>(ranks));
  digests.resize(static_cast<size_t>(ranks));
  counts.resize(static_cast<size_t>(ranks));
  shapes.resize(static_cast<size_t>(ranks));
  evalLosses.resize(static_cast<size_t>(ranks));
  if (!options.checkpointDir.empty())
    checkpoints.emplace(options.checkpointDir, options.keep);
}

/// The artifact fits a reference run and micro-batches where they are asked
/// for.
void Trainer::checkMode() const {
  if (grid.size() != manifest.grid.size())
    throw Error(options.artifact + ": --reference needs the sizes of " +
                std::to_string(manifest.grid.size()) +
                " axes, as many as the artifact's grid has, got " +
                std::to_string(grid.size()));
  if (artifact.runsOnDevice() && !options.reference.empty())
    throw Error(options.artifact +
                ": not supported: --reference with an artifact for devices");
  if (options.cudaGraphs && !artifact.runsOnDevice())
    throw Error(options.artifact +
                ": --cuda-graphs needs an artifact for devices; compile it "
                "with --target cuda");
  bool updates =
      manifest.findEntry("update") || manifest.findEntry("update_ignored");
  if (!options.reference.empty() &&
      (manifest.world != 1 || manifest.expandedRanks || !updates))
    throw Error(options.artifact +
                ": --reference needs an artifact for a world of 1 with a "
                "separate optimizer, got a world of " +
                std::to_string(manifest.logicalRanks()) +
                (updates ? "" : " and no entry 'update'"));
  if (options.microBatches > 1 &&
      (manifest.microBatches > 1 || manifest.findEntry("update_ignored")))
    throw Error(options.artifact +
                ": --micro-batches needs an artifact without micro-batches and "
                "without ignored parameters that are trained");
}

Trainer::~Trainer() {
  for (fsdp_rt_context *ctx : contexts)
    fsdp_rt_context_destroy(ctx);
  fsdp_rt_world_destroy(world);
}

/// Every hyper-parameter has a value, and every value a hyper-parameter.
void Trainer::checkHypers() const {
  std::string known;
  for (const Argument *hyper : storage.find(ArgumentKind::Hyper, 0)) {
    known += (known.empty() ? "" : ", ") + hyper->name;
    if (hyper->name != "step" && !hyper->defaultValue &&
        !hypers.count(hyper->name))
      throw Error("hyper-parameter '" + hyper->name +
                  "' has no default; give it with --hyper " + hyper->name +
                  "=VALUE");
  }
  for (const auto &[name, value] : hypers) {
    bool found = false;
    for (const Argument *hyper : storage.find(ArgumentKind::Hyper, 0))
      found |= hyper->name == name;
    if (!found && !hasOptimizer())
      throw Error("there is no hyper-parameter '" + name +
                  "', since the artifact was compiled with --optimizer none");
    if (!found)
      throw Error("the optimizer has no hyper-parameter '" + name +
                  "'; it has " + (known.empty() ? "none" : known));
  }
}

bool Trainer::hasOptimizer() const {
  auto has = [&](ArgumentKind kind) { return !storage.find(kind, 0).empty(); };
  return manifest.findEntry("update") || manifest.findEntry("update_ignored") ||
         has(ArgumentKind::Hyper) || has(ArgumentKind::OptimizerState) ||
         !(has(ArgumentKind::GradShard) || has(ArgumentKind::Grad));
}

/// What can't be written is found before the first step.
void Trainer::checkResults() {
  if (!options.save.empty())
    expectWritable(options.save, /*replaces=*/true);
  if (!options.plot.empty())
    expectWritable(options.plot, /*replaces=*/true);
  if (!options.stats.empty())
    expectWritable(options.stats, /*replaces=*/false);
  if (!options.saveGrads.empty())
    expectWritable(options.saveGrads + "/step0.safetensors", /*replaces=*/true);
  if (!options.saveFull.empty()) {
    makeFolders(options.saveFull);
    expectWritable(options.saveFull + "/model.safetensors", /*replaces=*/true);
  }
  if (checkpoints)
    checkpoints->prepare();
  if (!hasOptimizer() && options.steps != 0)
    std::fprintf(stderr, "fsdp-run: warning: the artifact was compiled with "
                         "--optimizer none: no weight changes\n");
}

void Trainer::createWorld() {
  fsdp_rt_world_options wanted = {};
  wanted.struct_size = sizeof(wanted);
  wanted.world_size = manifest.world;
  wanted.seed = options.seed;
  wanted.flags = (options.poison ? FSDP_RT_POISON : 0) |
                 (options.adversarial ? FSDP_RT_ADVERSARIAL : 0) |
                 (options.flushDenormals ? 0 : FSDP_RT_KEEP_DENORMALS) |
                 (options.cudaGraphs ? FSDP_RT_CUDA_GRAPHS : 0);
  bool isChosen = !options.comm.empty() || std::getenv("FSDP_BACKEND");
  wanted.backend =
      artifact.runsOnDevice() && !isChosen ? "nccl" : options.comm.c_str();
  char text[2048];
  if (fsdp_rt_world_create(&wanted, &world, text, sizeof(text)))
    throw Error(text);
  fsdp_rt_world_ranks(world, nullptr, &first, &count);
  if (isSplit() && count != 1)
    throw Error("not supported: several processes with several ranks each");
  defineChannels();
}

/// Channels over all axes consist of the whole world.
void Trainer::defineChannels() {
  for (size_t number = 0; number < manifest.channels.size(); ++number) {
    const Channel &channel = manifest.channels[number];
    if (manifest.expandedRanks || channel.axes.size() == manifest.grid.size())
      continue;
    std::vector<int32_t> axes(channel.axes.begin(), channel.axes.end());
    if (fsdp_rt_world_define_channel(
            world, static_cast<int32_t>(number),
            static_cast<int32_t>(manifest.grid.size()), manifest.grid.data(),
            static_cast<int32_t>(axes.size()), axes.data()))
      throw Error("manifest: channel '" + channel.name +
                  "' can't be made over its axes");
  }
}

/// Missing files are found before the first step.
void Trainer::expectData() {
  bool all = knowsAllRanks();
  int64_t batches = manifest.microBatches * options.microBatches;
  for (int64_t step = firstStep * batches; step < options.steps * batches;
       ++step)
    for (int64_t rank = all ? 0 : first; rank < (all ? ranks : first + count);
         ++rank)
      data->expect(rank, step);
}

void Trainer::run() {
  reporter = std::make_unique<Reporter>(options, manifest, ranks);
  createWorld();
  expectData();
  if (speaks()) {
    checkResults();
    reporter->open(count, firstStep);
  }
  if (checkpoints)
    noteStopSignals();
  std::vector<std::thread> threads;
  for (int64_t index = first; index < first + count; ++index)
    threads.emplace_back([this, index] { runRank(index); });
  for (std::thread &thread : threads)
    thread.join();
  if (checkpoints && speaks())
    checkpoints->discard();
  throwFailure();
  auto begin = contexts.begin() + first;
  reporter->finish({begin, begin + count}, first, allocations);
  if (!options.save.empty())
    saveWeights();
  if (!options.saveFull.empty())
    saveFull();
}

/// Returns only if no rank has failed.
void Trainer::throwFailure() const {
  // What a rank says itself is more than what the others noticed.
  for (const std::string &error : errors)
    if (!error.empty())
      throw Error(error);
  char text[2048];
  if (fsdp_rt_world_last_error(world, text, sizeof(text)) > 0)
    throw Error(text);
  for (int64_t index = first; index < first + count; ++index)
    if (!contexts[static_cast<size_t>(index)])
      throw Error("rank " + std::to_string(index) + " could not begin");
}

void Trainer::check(int32_t status) const {
  if (status)
    throw RankFailed();
}

void Trainer::runRank(int64_t index) {
  fsdp_rt_context *&ctx = contexts[static_cast<size_t>(index)];
  noteThreadStack();
  try {
    check(fsdp_rt_context_create(world, index, &ctx));
    setUp(index);
    runSteps(index);
    check(storage.pull(index));
  } catch (const RankFailed &) {
  } catch (const std::exception &error) {
    errors[static_cast<size_t>(index)] = error.what();
    if (ctx)
      fsdp_rt_abort(ctx, FSDP_RT_ABORTED, error.what());
  }
}

void Trainer::setUp(int64_t index) {
  fsdp_rt_context *ctx = contexts[static_cast<size_t>(index)];
  int32_t kind = 0;
  for (int64_t bytes : manifest.arenaBytes())
    check(fsdp_rt_arena_reserve(ctx, kind++, bytes));
  check(fsdp_rt_module_attach(ctx, &artifact.module()));
  loadState(index);
  check(storage.push(index));
  agreeOnSteps(index);
  if (!options.reference.empty())
    setUpReference();
  check(fsdp_rt_barrier(ctx));
  // All have read it.
  if (index == first)
    resumed.reset();
}
