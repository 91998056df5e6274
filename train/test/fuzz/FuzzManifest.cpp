//===- FuzzManifest.cpp - manifests of artifacts --------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "artifact/Manifest.h"
#include "io/Errors.h"

#include <cstddef>

using namespace fsdp::run;

/// Asks what runs ask of a manifest that is sound.
static void ask(const Manifest &manifest) {
  manifest.arenaBytes();
  for (const Entry *step : manifest.listSteps())
    for (const Entry *turn : manifest.listTurns(*step))
      manifest.listMetrics(*turn, 0);
  for (const Unit &unit : manifest.units)
    for (int64_t rank : listOwners(manifest, unit))
      if (rank < 0 || rank >= groupSize(manifest.grid, ownAxes(manifest, unit)))
        if (rank < 0 || rank >= manifest.logicalRanks())
          __builtin_trap();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  try {
    ask(parseManifest(std::string(reinterpret_cast<const char *>(data), size)));
  } catch (const Error &) {
  }
  return 0;
}
