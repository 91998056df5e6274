//===- InitialState.cpp - where a run begins ------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/InitialState.h"
#include "checkpoint/CheckpointFolder.h"
#include "loop/TransformersFolder.h"

#include <algorithm>

using namespace fsdp::run;

InitialState::InitialState(const Options &options, const Manifest &manifest,
                           HyperParameters &hypers) {
  std::string folder;
  if (options.resumes)
    folder = findCheckpoint(options.resume);
  if (folder.empty() && !options.resume.empty() &&
      options.resume != options.checkpointDir)
    throw Error(options.resume + ": there is no checkpoint");
  if (folder.empty()) {
    openWeights(options, manifest);
  } else {
    openCheckpoint(folder, options, manifest);
    hypers.addSaved(checkpoint->info().hypers);
  }
  hypers.check();
}

void InitialState::openWeights(const Options &options,
                               const Manifest &manifest) {
  if (!options.initRule.empty()) {
    initial = Weights(InitRules(options.initRule, options.initSeed), manifest);
    return;
  }
  if (options.init.empty() && options.data.empty())
    throw Error("expected initial weights: --init FILE");
  std::string exported =
      options.data.empty() ? "" : options.data + "/init.safetensors";
  std::string hf = findTransformersFolder(options);
  if (!hf.empty())
    hf += "/added.safetensors";
  initial = options.init.empty()
                ? Weights(exported, {}, manifest)
                : Weights(options.init, {exported, hf}, manifest);
}

/// Says what rounds in another way than before.
static void compareLibraries(const CheckpointInfo &info) {
  std::map<std::string, std::string> now = {
      {"products", fsdp_rt_blas_name()},
      {"convolutions", fsdp_rt_convolution_name()}};
  for (const auto &[what, before] : info.libraries)
    if (now.count(what) && now[what] != before)
      std::fprintf(stderr,
                   "fsdp-run: warning: %s were computed by %s up to the "
                   "checkpoint and are by %s from now on, which rounds in "
                   "another way; %s chooses\n",
                   what.c_str(), before.c_str(), now[what].c_str(),
                   what == "products" ? "FSDP_BLAS" : "FSDP_CONVOLUTIONS");
}

void InitialState::openCheckpoint(const std::string &folder,
                                  const Options &options,
                                  const Manifest &manifest) {
  checkpoint.emplace(folder, manifest);
  done = checkpoint->info().step;
  if (options.steps >= 0 && done > options.steps)
    throw Error(folder + ": has " + std::to_string(done) +
                " steps, expected at most " + std::to_string(options.steps) +
                ", the number in --steps");
  compareLibraries(checkpoint->info());
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
    checkpoint->verify(index, static_cast<int64_t>(ranks.contexts().size()));
    ranks.barrier(index);
  }
  auto [begin, end] = ranks.heldBy(index);
  for (int64_t rank = begin; rank < end; ++rank)
    if (checkpoint)
      storage.restore(*checkpoint, rank);
    else
      storage.initialize(initial, rank);
}
