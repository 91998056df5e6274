//===- ResultFiles.cpp - whole weights, states and gradients --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/ResultFiles.h"
#include "state/Stacks.h"

#include <cerrno>
#include <cstring>
#include <sys/stat.h>

using namespace fsdp::run;

ResultFiles::ResultFiles(const Options &options, const Manifest &manifest,
                         const Ranks &ranks, Storage &storage,
                         const InitialState &initial)
    : options(options), manifest(manifest), ranks(ranks), storage(storage),
      initial(initial) {
  if (!options.saveHf.empty())
    transformers.emplace(options, manifest, storage, initial);
  if (options.saveGrads.empty())
    return;
  if (manifest.listArguments(ArgumentKind::GradShard, 0).empty() &&
      manifest.listArguments(ArgumentKind::Grad, 0).empty())
    throw Error(options.artifact +
                (manifest.hasOptimizer()
                     ? ": keeps no gradients for --save-grads; compile it with "
                       "a separate optimizer or without one"
                     : ": has no trained parameter, and so no gradients for "
                       "--save-grads"));
  if (mkdir(options.saveGrads.c_str(), 0777) != 0 && errno != EEXIST)
    throw Error(options.saveGrads + ": can't make: " + std::strerror(errno));
}

void ResultFiles::expectWritable() const {
  if (!options.save.empty())
    ::fsdp::run::expectWritable(options.save, /*replaces=*/true);
  if (!options.plot.empty())
    ::fsdp::run::expectWritable(options.plot, /*replaces=*/true);
  if (!options.stats.empty())
    ::fsdp::run::expectWritable(options.stats, /*replaces=*/false);
  if (!options.saveGrads.empty())
    ::fsdp::run::expectWritable(options.saveGrads + "/step0.safetensors",
                                /*replaces=*/true);
  if (!options.saveFull.empty()) {
    makeFolders(options.saveFull);
    ::fsdp::run::expectWritable(options.saveFull + "/model.safetensors",
                                /*replaces=*/true);
  }
  if (transformers)
    transformers->expectWritable();
  expectDistinct();
}

/// What is written to one place by two options is lost in part.
void ResultFiles::expectDistinct() const {
  std::map<std::string, const char *> writers;
  auto add = [&](const char *option, const std::string &path) {
    std::string place = placeOfFile(path);
    auto [other, isNew] = writers.emplace(place, option);
    if (!place.empty() && !isNew)
      throw Error(std::string(other->second) + " and " + option +
                  " both write " + path + "; give one of them another place");
  };
  for (const auto &[option, path] :
       std::initializer_list<std::pair<const char *, const std::string &>>{
           {"--log", options.log},
           {"--save", options.save},
           {"--plot", options.plot},
           {"--stats", options.stats}})
    if (!path.empty())
      add(option, path);
  if (!options.saveGrads.empty())
    add("--save-grads", options.saveGrads + "/step0.safetensors");
  if (!options.saveFull.empty())
    for (const char *name : {"/model.safetensors", "/optimizer.safetensors"})
      add("--save-full", options.saveFull + name);
  if (transformers)
    for (const std::string &name : transformers->listFiles())
      add("--save-hf", options.saveHf + "/" + name);
}

/// Gives the storage of rank 0 the shards of other processes.
int32_t ResultFiles::fetchShard(const Argument &argument) {
  if (!ranks.isSplit() || argument.unit.empty())
    return FSDP_RT_OK;
  int64_t own = ranks.firstIndex();
  std::vector<char> all;
  if (int32_t status =
          ranks.gather(own, argument.unit.c_str(),
                       storage.pointer(argument, own), argument.bytes, all))
    return status;
  if (ranks.hasRankZero())
    storage.setRemote(argument, std::move(all));
  return FSDP_RT_OK;
}

int32_t ResultFiles::fetchShards(ArgumentKind kind) {
  for (const Argument *argument :
       manifest.listArguments(kind, ranks.firstIndex()))
    if (int32_t status = fetchShard(*argument))
      return status;
  return FSDP_RT_OK;
}

void ResultFiles::saveGradients(int64_t step) {
  throwOnFailure(fetchShards(ArgumentKind::GradShard));
  if (!ranks.hasRankZero())
    return;
  TensorSet set = storage.collectGradients();
  writeSafetensors(options.saveGrads + "/step" + std::to_string(step) +
                       ".safetensors",
                   set.views, {{"format", "pt"}});
  storage.dropAllRemote();
}

void ResultFiles::saveFinal(int64_t done) {
  // One that can't be written does not take the others with it.
  std::string problems;
  auto attempt = [&](auto save) {
    try {
      save();
    } catch (const LostError &) {
      throw;
    } catch (const Error &error) {
      problems += (problems.empty() ? "" : "; ") + std::string(error.what());
    }
  };
  // First, while no shards of others are kept.
  if (transformers)
    attempt([&] {
      transformers->save(ranks.hasRankZero(), [&](const Argument &shard) {
        if (fetchShard(shard))
          ranks.throwFailure();
      });
    });
  if (!options.save.empty())
    attempt([&] { saveWeights(options.save); });
  if (!options.saveFull.empty()) {
    if (fetchShards(ArgumentKind::Shard) ||
        fetchShards(ArgumentKind::OptimizerState))
      ranks.throwFailure();
    if (ranks.hasRankZero()) {
      attempt([&] { saveModel(); });
      attempt([&] { saveOptimizer(done); });
      storage.dropAllRemote();
    }
  }
  if (!problems.empty())
    throw Error(problems);
}

void ResultFiles::saveWeights(const std::string &path) {
  if (fetchShards(ArgumentKind::Shard))
    ranks.throwFailure();
  if (!ranks.hasRankZero())
    return;
  std::map<std::string, std::string> metadata = {{"format", "pt"}};
  for (const auto &[alias, target] : manifest.aliases)
    for (const std::string &prefix : listPrefixes(manifest, target))
      metadata[prefix + alias] = prefix + target;
  TensorSet set = storage.collectWeights(initial.weights());
  writeSafetensors(path, set.views, metadata);
  storage.dropAllRemote();
}

/// A framework's state of the model: tied parameters under each name.
void ResultFiles::saveModel() {
  TensorSet model = storage.collectWeights(initial.weights());
  for (const auto &[alias, target] : manifest.aliases)
    for (const std::string &prefix : listPrefixes(manifest, target))
      if (auto view = model.views.find(prefix + target);
          view != model.views.end())
        model.views[prefix + alias] = view->second;
  writeSafetensors(options.saveFull + "/model.safetensors", model.views,
                   {{"format", "pt"}});
}

/// The updates that an optimizer which counts them has made: with a gradient
/// scaler, which skips some, the step counts them itself.
std::optional<float> ResultFiles::countUpdates(int64_t done) const {
  for (const Argument *hyper : manifest.listArguments(ArgumentKind::Hyper, 0))
    if (hyper->name == "step")
      return static_cast<float>(done);
  for (const Argument *state :
       manifest.listArguments(ArgumentKind::TrainState, 0))
    if (state->name == "optimizer.step")
      return static_cast<float>(readNumber(*state, storage.pointer(*state, 0)));
  return std::nullopt;
}

/// The optimizer's states by name of the parameter. Frameworks count the steps
/// of each parameter by itself.
void ResultFiles::saveOptimizer(int64_t done) {
  TensorSet optimizer = storage.collectOptimizer();
  std::optional<float> steps = countUpdates(done);
  float number = steps.value_or(0);
  TensorView count = {"f32", {}, reinterpret_cast<char *>(&number), 4};
  std::map<std::string, TensorView> views = optimizer.views;
  for (const Argument *state :
       manifest.listArguments(ArgumentKind::OptimizerState, 0)) {
    if (!steps)
      break;
    std::vector<std::string> names = {wholeName(manifest, state->fqn)};
    if (!state->unit.empty()) {
      names.clear();
      const Unit &unit = *manifest.findUnit(state->unit);
      for (int64_t owner : listOwners(manifest, unit))
        for (const Param &param : unit.params)
          names.push_back(
              ownName(manifest, unit, wholeName(manifest, param.fqn), owner));
    }
    for (const std::string &name : names)
      views["state." + name + ".step"] = count;
  }
  writeSafetensors(options.saveFull + "/optimizer.safetensors", views,
                   {{"format", "pt"}});
}
