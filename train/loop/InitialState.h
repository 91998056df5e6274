//===- InitialState.h - where a run begins ---------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_INITIALSTATE_H
#define FSDP_TRAIN_LOOP_INITIALSTATE_H

#include "loop/HyperParameters.h"
#include "loop/Ranks.h"

namespace fsdp::run {

/// What a run begins with: initial weights, or a checkpoint that it resumes.
class InitialState {
public:
  /// Opens what the options name. Takes the hyper-parameters of a checkpoint
  /// over and checks that all have values. Throws an Error.
  InitialState(const Options &options, const Manifest &manifest,
               HyperParameters &hypers);

  /// Steps that a checkpoint has done; 0 without one.
  int64_t firstStep() const { return done; }

  /// Where the data of a checkpoint go on; null without one, or after
  /// `release`.
  const DataPosition *dataPosition() const {
    return checkpoint ? &checkpoint->info().data : nullptr;
  }

  /// Initial values; of a resumed run those of states that no step changes.
  const Weights &weights() const { return initial; }

  /// Writes the state of a context's ranks; each context calls it, since each
  /// compares the checksums of a part of the files before any is used.
  void load(int64_t index, const Ranks &ranks, const Storage &storage) const;

  /// Closes a checkpoint when all ranks have loaded it.
  void release() { checkpoint.reset(); }

private:
  void openWeights(const Options &options, const Manifest &manifest);
  void openCheckpoint(const std::string &folder, const Options &options,
                      const Manifest &manifest);

  int64_t done = 0;
  Weights initial;
  std::optional<Checkpoint> checkpoint;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_INITIALSTATE_H
