//===- EntryCalls.cpp - entries of an artifact, ready to call -------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/EntryCalls.h"

using namespace fsdp::run;

static EntryCall prepareCall(const Artifact &artifact, const Storage &storage,
                             int64_t index, const Entry *entry) {
  EntryCall call;
  const Manifest &manifest = artifact.manifest();
  if (!entry)
    return call;
  call.function = artifact.function(*entry);
  for (int64_t argument : entry->args) {
    const Argument &wanted = manifest.arguments[static_cast<size_t>(argument)];
    call.arguments.push_back(storage.address(wanted, index));
  }
  return call;
}

EntryCalls::EntryCalls(const Artifact &artifact, const Storage &storage,
                       int64_t index) {
  const Manifest &manifest = artifact.manifest();
  auto prepare = [&](const Entry *entry) {
    return prepareCall(artifact, storage, index, entry);
  };
  for (const Entry *step : manifest.listSteps()) {
    steps.emplace_back();
    for (const Entry *turn : manifest.listTurns(*step))
      steps.back().push_back(
          {turn, prepare(turn),
           prepare(manifest.findUpdate(*turn, /*ignored=*/false)),
           prepare(manifest.findUpdate(*turn, /*ignored=*/true))});
    evals.push_back(prepare(manifest.findEval(*step)));
  }
}
