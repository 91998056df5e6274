//===- CheckpointPolicy.h - when and how a run is saved --------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_CHECKPOINTPOLICY_H
#define FSDP_TRAIN_LOOP_CHECKPOINTPOLICY_H

#include "artifact/Artifact.h"
#include "checkpoint/CheckpointFolder.h"
#include "data/DataSource.h"
#include "loop/HyperParameters.h"
#include "loop/InitialState.h"
#include "loop/Ranks.h"

namespace fsdp::run {

/// Saves checkpoints of a run: after each so many steps and at its end.
class CheckpointPolicy {
public:
  /// What the state of a run consists of; all of it outlives the policy.
  struct Sources {
    const Artifact &artifact;
    const Ranks &ranks;
    const Storage &storage;
    const InitialState &initial;
    const HyperParameters &hypers;
    const DataSource &data;
  };

  /// Keeps the `keep` newest checkpoints of `folder`; `every` = 0 saves at the
  /// end only.
  CheckpointPolicy(const std::string &folder, int64_t every, int64_t keep,
                   Sources sources);

  /// Throws an Error if the folder can't be written; where rank 0 is.
  void prepare() { folder.prepare(); }

  /// Whether the state is saved when `done` steps are done.
  bool isDue(int64_t done, bool isLast) const {
    return isLast || (every && done % every == 0);
  }

  /// Saves the state after `done` steps; every context calls it. `stopSignal`
  /// is what ended the run, or 0.
  void save(int64_t index, int64_t done, int stopSignal);

  /// Removes what was begun and not completed; where rank 0 is.
  void discard() { folder.discard(); }

private:
  void commit(int64_t done, int stopSignal);

  CheckpointFolder folder;
  int64_t every;
  Sources from;
  /// Of the files of a checkpoint, by rank.
  std::vector<FileDigest> digests;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_CHECKPOINTPOLICY_H
