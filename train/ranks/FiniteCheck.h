//===- FiniteCheck.h - finds numbers that are none -------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_RANKS_FINITECHECK_H
#define FSDP_TRAIN_RANKS_FINITECHECK_H

#include "ranks/Ranks.h"
#include "state/Storage.h"

namespace fsdp::run {

/// The first element of `bytes` at `data` that is NaN or infinite, or -1; also
/// for types that have neither.
int64_t findNotFinite(const std::string &dtype, const char *data,
                      int64_t bytes);

/// Throws an Error that names the first loss, gradient, buffer, parameter or
/// state of an optimizer of the ranks that is NaN or infinite after a step,
/// causes before effects.
void checkFinite(const Manifest &manifest, const Storage &storage,
                 RankRange ranks, int64_t step);

/// The same of the losses alone. A program with a gradient scaler skips steps
/// with such ones, and none is an error.
void checkLosses(const Manifest &manifest, const Storage &storage,
                 RankRange ranks, int64_t step);

/// The same of parameters and states of optimizers: of what a checkpoint keeps.
/// Buffers may hold infinities, as masks do.
void checkTrained(const Manifest &manifest, const Storage &storage,
                  RankRange ranks, int64_t step);

} // namespace fsdp::run

#endif // FSDP_TRAIN_RANKS_FINITECHECK_H
