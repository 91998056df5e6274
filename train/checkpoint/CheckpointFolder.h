//===- CheckpointFolder.h - writing and finding checkpoints ----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_CHECKPOINT_CHECKPOINTFOLDER_H
#define FSDP_TRAIN_CHECKPOINT_CHECKPOINTFOLDER_H

#include "checkpoint/CheckpointManifest.h"

#include <memory>

namespace fsdp::run {

/// What is added to errors of a checkpoint that lies beside others.
inline constexpr char kWayToAnother[] =
    "; move the folder away to go on from another checkpoint";

/// The newest checkpoint of a folder of them, or the folder itself if it is
/// one; empty if there is none. Throws an Error if one that a run has named
/// can't be read. A run that saves there may remove it until it is opened.
std::string findCheckpoint(const std::string &folder);

/// Writes checkpoints into a folder, where only complete ones appear.
class CheckpointFolder {
public:
  /// Keeps so many of a run, and for all evaluations on the same data the one
  /// with the least loss. Those of other runs stay.
  CheckpointFolder(std::string folder, int64_t keep);

  /// A number by which this run's pending folders differ from those of others;
  /// that of the process with rank 0 counts.
  int64_t runNumber() const { return run; }
  void join(int64_t number) { run = number; }

  /// Finds out whether it can be written, keeps other runs from writing to it,
  /// and removes what runs that were killed have left; throws an Error. A run
  /// goes on with what a checkpoint was `resumed` from; where there are only
  /// those of others it says so.
  void prepare(const CheckpointInfo *resumed = nullptr);

  /// Where the files of a step are written; the same on all processes that have
  /// joined the run, and no folder of an earlier start, whose processes may be
  /// writing still.
  std::string pending(int64_t step) const;

  /// Makes the pending folder of a step, which another process may have made;
  /// throws an Error.
  void begin(int64_t step);

  /// Writes manifest.json with a serial and a name, gives the folder that name,
  /// which is returned, and removes old checkpoints. Throws an Error, also if
  /// the files of all ranks are not there.
  std::string commit(CheckpointInfo info, const std::string &program);

  /// Removes a folder that was begun and not committed.
  void discard();

private:
  struct Known {
    std::string name;
    std::optional<double> evalLoss;
    /// What was evaluated.
    std::string evaluation;
  };

  void takeLock();
  void expectLock();
  void expectFiles(const std::vector<FileDigest> &files);
  void know(const CheckpointInfo &info);
  void removeOld();

  std::string folder, begun;
  int64_t keep;
  /// The number of this start, and the run that its checkpoints name.
  int64_t run;
  std::string saver;
  std::unique_ptr<LockFile> lock;
  /// By serial: the checkpoints there that this run has made, not copies of
  /// them.
  std::map<int64_t, Known> known;
  /// The highest serial of all that are there.
  int64_t newest = 0;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_CHECKPOINT_CHECKPOINTFOLDER_H
