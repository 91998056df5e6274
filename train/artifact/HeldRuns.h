//===- HeldRuns.h - which rank holds what of a parameter -------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A shard is a cut of a unit, which has pieces of parameters: an element of a
// shard is one of a piece, which is one of the whole parameter. All that reads
// or writes whole parameters, or states like them, finds their elements here.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_ARTIFACT_HELDRUNS_H
#define FSDP_TRAIN_ARTIFACT_HELDRUNS_H

#include "artifact/Manifest.h"

namespace fsdp::run {

/// Consecutive elements of a whole parameter that a rank holds one after
/// another.
struct HeldRun {
  int64_t rank = 0;
  /// In the whole parameter, in elements.
  int64_t first = 0;
  int64_t numel = 0;
  /// In the rank's shard.
  int64_t offset = 0;
};

/// Axes along which ranks have equal shards of a unit.
std::vector<int64_t> equalAxes(const Unit &unit);

/// What a rank holds of a param, in ascending order of either place. What
/// some pieces have behind the end of a param is left out.
std::vector<HeldRun> listHeld(const Manifest &manifest, const Unit &unit,
                              const Param &param, int64_t rank);

/// Each element of a param once, in ascending order: of the ranks that share
/// the values of an owner (see findOwner), and of those with equal elements the
/// first.
std::vector<HeldRun> listWhole(const Manifest &manifest, const Unit &unit,
                               const Param &param, int64_t owner);

} // namespace fsdp::run

#endif // FSDP_TRAIN_ARTIFACT_HELDRUNS_H
