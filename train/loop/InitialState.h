//===- InitialState.h - where a run begins ---------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_INITIALSTATE_H
#define FSDP_TRAIN_LOOP_INITIALSTATE_H

#include "course/HyperParameters.h"
#include "ranks/Ranks.h"

namespace fsdp::run {

/// What a run begins with: initial weights, or a checkpoint that it resumes,
/// which the process with rank 0 chooses for all.
class InitialState {
public:
  /// A checkpoint as one process tells it to another: its name in the folder
  /// (empty if the folder is one), or none with serial -1. The number of the
  /// run that saves checkpoints, or 0, and whether evaluations are those of
  /// before.
  struct Choice {
    int64_t serial, step, run;
    bool evaluatesAlike;
    uint32_t crc;
    char name[100];
  };

  /// With `chooses` opens what the options name: takes the hyper-parameters of
  /// a checkpoint over and checks that all have values. Throws an Error.
  InitialState(const Options &options, const Manifest &manifest,
               HyperParameters &hypers, bool chooses);

  /// What was chosen, and opening what another process has chosen; throws an
  /// Error if exactly that can't be read here.
  Choice choice() const;
  void adopt(const Choice &chosen);

  /// Steps that a checkpoint has done; 0 without one.
  int64_t firstStep() const { return done; }

  /// The batch that the next step begins with, if a checkpoint says it: steps
  /// may have taken other numbers of batches than those to come.
  std::optional<int64_t> firstBatch() const { return batch; }

  /// What is resumed; null without a checkpoint, or after `release`.
  const CheckpointInfo *resumed() const {
    return checkpoint ? &checkpoint->info() : nullptr;
  }

  /// Initial values; of a resumed run those of states that no step changes.
  const Weights &weights() const { return initial; }

  /// Writes the state of a context's ranks; each context calls it, since each
  /// compares the checksums of a part of the files before any is used.
  void load(int64_t index, const Ranks &ranks, const Storage &storage) const;

  /// Closes files when all ranks have loaded their states.
  void release() {
    checkpoint.reset();
    initial.close();
  }

private:
  bool choose();
  void open(const std::string &folder);
  void openWeights();
  void openCheckpoint(const std::string &folder);

  const Options &options;
  const Manifest &manifest;
  HyperParameters &hypers;
  int64_t done = 0;
  std::optional<int64_t> batch;
  Weights initial;
  std::optional<Checkpoint> checkpoint;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_INITIALSTATE_H
