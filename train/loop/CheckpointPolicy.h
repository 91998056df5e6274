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
#include "course/HyperParameters.h"
#include "data/DataSource.h"
#include "loop/InitialState.h"
#include "loop/StepPlan.h"
#include "ranks/Ranks.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace fsdp::run {

/// Saves checkpoints of a run: after each so many steps and at its end. What is
/// saved is copied at once; a thread of its own writes the copy while training
/// goes on. There is one copy: the next checkpoint waits until the one before
/// is complete.
class CheckpointPolicy {
public:
  /// What the state of a run consists of; all of it outlives the policy.
  struct Sources {
    const Options &options;
    const Artifact &artifact;
    const Ranks &ranks;
    const Storage &storage;
    const InitialState &initial;
    const HyperParameters &hypers;
    const StepPlan &plan;
    const DataSource &data;
    /// Null if there is none.
    const DataSource *evaluation;
  };

  /// What a checkpoint says besides the state: the loss of an evaluation behind
  /// the step, and what ended the run, or 0.
  struct Occasion {
    std::optional<double> evalLoss;
    int stopSignal = 0;
    EvaluationRecord evaluations;
  };

  /// Saves as the options say.
  explicit CheckpointPolicy(Sources sources);
  ~CheckpointPolicy();

  /// Throws an Error if the folder can't be written or another run writes to
  /// it; where rank 0 is.
  void prepare() { folder.prepare(from.initial.resumed()); }

  /// The number of this run, and taking over that of rank 0 before the first
  /// checkpoint.
  int64_t runNumber() const { return folder.runNumber(); }
  void join(int64_t number) { folder.join(number); }

  /// Whether the state is saved when `done` steps are done.
  bool isDue(int64_t done, bool isLast) const {
    int64_t every = from.options.checkpointEvery;
    return isLast || (every && done % every == 0);
  }

  /// Copies the state after `done` steps and has it written; every context
  /// calls it. Throws an Error if the checkpoint before could not be written.
  void save(int64_t index, int64_t done, const Occasion &occasion);

  /// Waits until what was saved is complete; every context calls it.
  void complete(int64_t index);

  /// What this process has written of the checkpoint in flight, for the other
  /// processes. Throws an Error if it can't be written.
  std::vector<double> notes();

  /// Takes what all processes have noted: when all have written, it is
  /// completed.
  void take(const std::vector<double> &all);

  /// Removes what was begun and not completed; where rank 0 is.
  void discard();

  /// Bytes of the copy, and seconds of a processor that writing took so far.
  int64_t copyBytes() const;
  double writerSeconds() const;

private:
  /// What the thread does next: nothing, write the files of the ranks here,
  /// complete the checkpoint, end.
  enum class Work { None, Write, Commit, End };

  void copyState(int64_t rank);
  void startWriter();
  void run();
  void write();
  void commit();
  void ask(std::unique_lock<std::mutex> &lock, Work next);
  void await(std::unique_lock<std::mutex> &lock);

  Sources from;
  CheckpointFolder folder;
  /// By rank, the file of its state.
  std::vector<SafetensorsImage> copies;
  /// Of the files of a checkpoint, by rank.
  std::vector<FileDigest> digests;

  mutable std::mutex mutex;
  std::condition_variable changed;
  Work work = Work::None;
  std::thread writer;
  double seconds = 0;
  std::string failure;
  /// The checkpoint in flight: what it says, and what ended the run.
  CheckpointInfo info;
  int stopSignal = 0;
  /// Contexts that have copied, and whether the files of this process are
  /// written.
  int64_t copied = 0;
  bool isWritten = false;
  /// Whether some process has not written yet, as all processes know it.
  bool inFlight = false;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_CHECKPOINTPOLICY_H
