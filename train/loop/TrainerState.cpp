//===- TrainerState.cpp - saving and resuming -----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/StopSignal.h"
#include "loop/Trainer.h"

#include <algorithm>

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// Where a run begins
//===----------------------------------------------------------------------===//

static std::string initialPath(const Options &options) {
  return options.data.empty() ? "" : options.data + "/init.safetensors";
}

/// Initial weights, or a checkpoint.
void Trainer::openState() {
  std::string folder;
  if (options.resumes)
    folder = findCheckpoint(options.resume);
  if (folder.empty() && !options.resume.empty() &&
      options.resume != options.checkpointDir)
    throw Error(options.resume + ": there is no checkpoint");
  if (folder.empty()) {
    if (!options.initRule.empty()) {
      weights =
          Weights(InitRules(options.initRule, options.initSeed), manifest);
      return;
    }
    if (options.init.empty() && options.data.empty())
      throw Error("expected initial weights: --init FILE");
    weights = options.init.empty()
                  ? Weights(initialPath(options), "", manifest)
                  : Weights(options.init, initialPath(options), manifest);
    return;
  }
  resumed.emplace(folder, manifest);
  const CheckpointInfo &info = resumed->info();
  if (options.steps >= 0 && info.step > options.steps)
    throw Error(folder + ": has " + std::to_string(info.step) +
                " steps, expected at most " + std::to_string(options.steps) +
                ", the number in --steps");
  firstStep = info.step;
  for (const Argument *hyper : storage.find(ArgumentKind::Hyper, 0)) {
    auto saved = info.hypers.find(hyper->name);
    if (saved != info.hypers.end())
      hypers.insert(*saved);
  }
  TensorSet constant;
  std::vector<std::string> names = statesWithoutArgument(manifest);
  forEachState(manifest, [&](const std::string &fqn, const std::string &dtype,
                             const std::vector<int64_t> &shape) {
    if (!std::count(names.begin(), names.end(), fqn))
      return;
    char *to = constant.add(fqn, dtype, shape);
    resumed->find(fqn, "", nullptr, 0)
        .copy(0, constant.views[fqn].bytes / elementBytes(dtype), to);
  });
  weights = Weights(std::move(constant));
}

/// The state of a rank before its first step. Each context compares the
/// checksums of a part of the files before any is used.
void Trainer::loadState(int64_t index) {
  if (resumed) {
    resumed->verify(index, manifest.world);
    check(fsdp_rt_barrier(contexts[static_cast<size_t>(index)]));
  }
  auto [begin, end] = ranksOf(index);
  for (int64_t rank = begin; rank < end; ++rank)
    if (resumed)
      storage.restore(*resumed, rank);
    else
      storage.initialize(weights, rank);
}

//===----------------------------------------------------------------------===//
// Checkpoints
//===----------------------------------------------------------------------===//

bool Trainer::savesAfter(int64_t step) const {
  int64_t done = step + 1;
  return checkpoints &&
         (done == steps || stops[step % 2] ||
          (options.checkpointEvery && done % options.checkpointEvery == 0));
}

void Trainer::saveCheckpoint(int64_t index, int64_t step) {
  if (index == 0)
    checkpoints->begin(step);
  check(storage.pull(index));
  check(fsdp_rt_barrier(contexts[static_cast<size_t>(index)]));
  auto [begin, end] = ranksOf(index);
  for (int64_t rank = begin; rank < end; ++rank)
    digests[static_cast<size_t>(rank)] =
        writeSafetensors(checkpoints->pending(step) + "/" + rankFileName(rank),
                         storage.savedState(weights, rank), {{"format", "pt"}});
  shareEntries(index, "digests", digests);
  if (index == 0)
    commitCheckpoint(step);
}

/// All files are on the disk; the others compute already.
void Trainer::commitCheckpoint(int64_t step) {
  CheckpointInfo info;
  info.step = step;
  info.hypers = hypers;
  info.data = data->position(step * manifest.microBatches);
  info.files = digests;
  const fsdp_rt_module &module = artifact.module();
  std::string path = checkpoints->commit(
      std::move(info),
      std::string(module.manifest,
                  static_cast<size_t>(module.manifest_length)));
  if (int number = stops[(step - 1) % 2])
    std::fprintf(stderr, "fsdp-run: %s: stopped after step %lld, saved %s\n",
                 signalName(number), static_cast<long long>(step),
                 path.c_str());
}

//===----------------------------------------------------------------------===//
// Whole states
//===----------------------------------------------------------------------===//

/// Gives the storage of rank 0 the shards of other processes.
int32_t Trainer::fetchShards(ArgumentKind kind) {
  if (!isSplit())
    return FSDP_RT_OK;
  for (const Argument *argument : storage.find(kind, first)) {
    if (argument->unit.empty())
      continue;
    std::vector<char> all;
    if (int32_t status = gatherBytes(
            contexts[static_cast<size_t>(first)], argument->unit.c_str(),
            storage.pointer(*argument, first), argument->bytes, all))
      return status;
    if (speaks())
      storage.setRemote(*argument, std::move(all));
  }
  return FSDP_RT_OK;
}

void Trainer::saveWeights() {
  if (fetchShards(ArgumentKind::Shard))
    throwFailure();
  if (!speaks())
    return;
  std::map<std::string, std::string> metadata = {{"format", "pt"}};
  for (const auto &[alias, target] : manifest.aliases)
    for (const std::string &prefix : listPrefixes(manifest, target))
      metadata[prefix + alias] = prefix + target;
  TensorSet set = storage.collectWeights(weights);
  writeSafetensors(options.save, set.views, metadata);
}

/// Two files as a framework's states: tied parameters under each name, and the
/// optimizer's states by name of the parameter.
void Trainer::saveFull() {
  if (fetchShards(ArgumentKind::Shard) ||
      fetchShards(ArgumentKind::OptimizerState))
    throwFailure();
  if (!speaks())
    return;
  TensorSet model = storage.collectWeights(weights);
  for (const auto &[alias, target] : manifest.aliases)
    for (const std::string &prefix : listPrefixes(manifest, target))
      if (auto view = model.views.find(prefix + target);
          view != model.views.end())
        model.views[prefix + alias] = view->second;
  writeSafetensors(options.saveFull + "/model.safetensors", model.views,
                   {{"format", "pt"}});
  TensorSet optimizer = storage.collectOptimizer();
  // Frameworks count the steps of each parameter by itself.
  auto steps = static_cast<float>(firstStep + stepsDone);
  TensorView count = {"f32", {}, reinterpret_cast<char *>(&steps), 4};
  std::map<std::string, TensorView> views = optimizer.views;
  bool counts = false;
  for (const Argument *hyper : storage.find(ArgumentKind::Hyper, 0))
    counts |= hyper->name == "step";
  for (const Argument *state : storage.find(ArgumentKind::OptimizerState, 0)) {
    if (!counts)
      break;
    std::vector<std::string> names = {state->fqn};
    if (!state->unit.empty()) {
      names.clear();
      const Unit &unit = *manifest.findUnit(state->unit);
      for (int64_t owner : listOwners(manifest, unit))
        for (const Param &param : unit.params)
          names.push_back(ownName(manifest, unit, param.fqn, owner));
    }
    for (const std::string &name : names)
      views["state." + name + ".step"] = count;
  }
  writeSafetensors(options.saveFull + "/optimizer.safetensors", views,
                   {{"format", "pt"}});
}

void Trainer::saveGradients(int64_t step) {
  check(fetchShards(ArgumentKind::GradShard));
  if (!speaks())
    return;
  TensorSet set = storage.collectGradients();
  writeSafetensors(options.saveGrads + "/step" + std::to_string(step) +
                       ".safetensors",
                   set.views, {{"format", "pt"}});
}
