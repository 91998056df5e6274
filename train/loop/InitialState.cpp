//===- InitialState.cpp - where a run begins ------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/InitialState.h"
#include "checkpoint/CheckpointFolder.h"
#include "io/Numbers.h"
#include "loop/TransformersFolder.h"

#include <algorithm>
#include <cstring>

using namespace fsdp::run;

InitialState::InitialState(const Options &options, const Manifest &manifest,
                           HyperParameters &hypers, bool chooses)
    : options(options), manifest(manifest), hypers(hypers) {
  while (chooses && !choose())
    ;
}

/// Opens what the options name. False if it was a checkpoint that the run which
/// saves there has removed by then: there is a newer one.
bool InitialState::choose() {
  std::string folder;
  if (options.resumes)
    folder = findCheckpoint(options.resume);
  if (folder.empty() && !options.resume.empty() &&
      options.resume != options.checkpointDir)
    throw Error(options.resume + ": there is no checkpoint");
  try {
    open(folder);
    return true;
  } catch (const Error &) {
    if (folder.empty() || folder == options.resume || exists(folder))
      throw;
    return false;
  }
}

/// Opens a checkpoint, or with an empty name initial weights.
void InitialState::open(const std::string &folder) {
  if (folder.empty()) {
    openWeights();
  } else {
    openCheckpoint(folder);
    hypers.addSaved(checkpoint->info().hypers, checkpoint->info().program);
    const auto &course = checkpoint->info().course;
    auto schedule = course.find("lr_schedule");
    if (options.lrSchedule.empty() && schedule != course.end())
      hypers.setSchedule(schedule->second);
  }
  hypers.check();
}

InitialState::Choice InitialState::choice() const {
  Choice chosen = {-1, 0, 0, false, 0, {}};
  if (!checkpoint)
    return chosen;
  const CheckpointInfo &info = checkpoint->info();
  std::string name = checkpoint->path() == options.resume
                         ? ""
                         : checkpoint->path().substr(options.resume.size() + 1);
  chosen.serial = info.serial;
  chosen.step = info.step;
  chosen.crc = info.crc;
  if (name.size() >= sizeof(chosen.name))
    throw Error(checkpoint->path() + ": its name has more than " +
                std::to_string(sizeof(chosen.name) - 1) + " letters");
  name.copy(chosen.name, name.size());
  return chosen;
}

static std::string describe(int64_t step, int64_t serial, uint32_t crc) {
  return "step " + std::to_string(step) + ", serial " + std::to_string(serial) +
         ", CRC-32C " + checksumText(crc);
}

void InitialState::adopt(const Choice &chosen) {
  if (chosen.serial < 0)
    return open("");
  std::string name(chosen.name, strnlen(chosen.name, sizeof(chosen.name)));
  std::string path = options.resume + (name.empty() ? "" : "/" + name);
  std::string wanted = describe(chosen.step, chosen.serial, chosen.crc);
  try {
    open(path);
  } catch (const Error &error) {
    throw Error(std::string(error.what()) +
                "; rank 0 goes on from this checkpoint (" + wanted +
                "), and all ranks have to");
  }
  const CheckpointInfo &info = checkpoint->info();
  if (info.serial != chosen.serial || info.step != chosen.step ||
      info.crc != chosen.crc)
    throw Error(path + ": is another checkpoint (" +
                describe(info.step, info.serial, info.crc) +
                ") than the one that rank 0 goes on from (" + wanted +
                "); do all machines see the same folder?");
}

void InitialState::openWeights() {
  bool hasRules = !options.initRule.empty();
  if (!hasRules && options.init.empty() && options.data.empty())
    throw Error("expected initial weights: --init FILE");
  std::string exported =
      options.data.empty() ? "" : options.data + "/init.safetensors";
  std::string hf = findTransformersFolder(options);
  if (!hf.empty())
    hf += "/added.safetensors";
  if (hasRules) {
    bool isNamed = !options.init.empty();
    if (isNamed)
      SafetensorsFile expected(options.init);
    initial = Weights(InitRules(options.initRule, options.initSeed),
                      {isNamed ? options.init : exported, hf}, manifest);
  } else {
    initial = options.init.empty()
                  ? Weights(exported, {}, manifest)
                  : Weights(options.init, {exported, hf}, manifest);
  }
}

void InitialState::openCheckpoint(const std::string &folder) {
  checkpoint.emplace(folder, manifest);
  done = checkpoint->info().step;
  if (options.steps >= 0 && done > options.steps)
    throw Error(folder + ": has " + std::to_string(done) +
                " steps, expected at most " + std::to_string(options.steps) +
                ", the number in --steps");
  const auto &numbers = checkpoint->info().data.numbers;
  if (auto saved = numbers.find("batch"); saved != numbers.end())
    batch = saved->second;
  if (batch && (*batch < 0 || *batch > kMostCount))
    throw Error(folder + ": goes on with batch " + std::to_string(*batch) +
                ", expected 0 to " + std::to_string(kMostCount));
  TensorSet constant;
  std::vector<std::string> names = statesWithoutArgument(manifest);
  forEachState(manifest, [&](const std::string &fqn, const std::string &dtype,
                             const std::vector<int64_t> &shape) {
    if (!std::count(names.begin(), names.end(), fqn))
      return;
    char *to = constant.add(fqn, dtype, shape);
    checkpoint->find(fqn, "", nullptr, 0)
        .copy(0, constant.views[fqn].bytes / elementBytes(dtype), to);
  });
  initial = Weights(std::move(constant));
}

void InitialState::load(int64_t index, const Ranks &ranks,
                        const Storage &storage) const {
  if (checkpoint) {
    try {
      checkpoint->verify(index, static_cast<int64_t>(ranks.contexts().size()));
    } catch (const Error &error) {
      // One that was named itself is the only one there is.
      if (checkpoint->path() == options.resume)
        throw;
      throw Error(std::string(error.what()) + kWayToAnother);
    }
    ranks.barrier(index);
  }
  auto [begin, end] = ranks.heldBy(index);
  for (int64_t rank = begin; rank < end; ++rank)
    if (checkpoint)
      storage.restore(*checkpoint, rank);
    else
      storage.initialize(initial, rank);
}
