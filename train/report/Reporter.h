//===- Reporter.h - progress, log and statistics ---------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_REPORT_REPORTER_H
#define FSDP_TRAIN_REPORT_REPORTER_H

#include "artifact/Manifest.h"
#include "fsdp_rt.h"
#include "options/Options.h"
#include "report/LossPlot.h"
#include "report/Memory.h"
#include "report/TensorBoard.h"

#include <chrono>
#include <cstdio>

namespace fsdp::run {

/// The lines of a log of steps before `firstStep`, and their losses. Logs,
/// curves and the screen count steps from 1. With `evaluates` the step before
/// is evaluated again.
std::string keptLines(const std::string &path, int64_t firstStep,
                      bool evaluates, LossCurve &curve);

/// Names and values of what a step says about itself.
using Figures = std::vector<std::pair<std::string, double>>;

/// The mean of values of the batches; that of equal ones is exact.
double meanOf(const std::vector<double> &values);

/// Losses of a step by turn and by batch rank.
using Losses = std::vector<std::vector<double>>;

/// Tells the user and the log what happens. Used by one thread at a time.
class Reporter {
public:
  /// `batchRanks` of the ranks have batches of their own.
  Reporter(const Options &options, const Manifest &manifest, int64_t ranks,
           int64_t batchRanks);

  /// Opens the log and shows progress from now on; only where rank 0 is. This
  /// process has so many contexts. Of a log that is there the steps before
  /// `firstStep` are kept, and unless it `evaluates` first the evaluation
  /// behind them.
  void open(int64_t contexts, int64_t firstStep, bool evaluates);

  /// Says how many steps there will be, once that is known.
  void setSteps(int64_t count) { steps = count; }

  /// An evaluation after a step, which took so many batches of each rank.
  void evaluation(int64_t step, double loss, int64_t batches,
                  const Figures &figures);

  /// A step has ended. On the thread of rank 0, whose context this is.
  /// `shape` is which of the manifest's steps it was.
  void step(fsdp_rt_context *rank0, int64_t step, size_t shape,
            const Losses &losses, const Figures &figures);

  /// Notes what memory is used for, for the statistics; other ranks wait.
  void noteMemory();

  /// The bytes of the copy that checkpoints are written from, and the seconds
  /// of a processor that writing them took, for statistics.
  void noteCheckpoints(int64_t bytes, double seconds) {
    checkpointBytes = bytes;
    checkpointSeconds = seconds;
  }

  /// All steps have ended. Contexts are those of this process, from rank
  /// `first` on; allocations are those inside of steps, by rank.
  void finish(const std::vector<fsdp_rt_context *> &contexts, int64_t first,
              const std::vector<int64_t> &allocations);

private:
  /// What a step works on, for speed: tokens, or samples.
  struct Work {
    int64_t count = 0;
    const char *name = "tokens";
  };
  struct Speed {
    double perSecond;
    const char *name;
  };
  Work measureBatch(const Entry &entry) const;
  void openLog(bool evaluates);
  void writeLog(int64_t step, const Losses &losses, const Figures &figures,
                double seconds, Speed speed);
  void writeBoard(int64_t step, const Figures &figures, double seconds,
                  Speed speed);
  /// The part of the time since the last call in which rank 0 waited.
  double waitingPercent();
  void showProgress(int64_t step, const Figures &figures, Speed speed);
  void flushProgress();
  /// The means of the losses, for people.
  std::string describe(const std::vector<double> &means) const;
  std::map<std::string, int64_t>
  listExclusions(const std::vector<fsdp_rt_context *> &contexts) const;
  void writeStats(const std::vector<fsdp_rt_context *> &contexts,
                  const std::vector<int64_t> &allocations);

  const Options &options;
  const Manifest &manifest;
  int64_t ranks, batchRanks;
  /// Of one rank, by shape.
  std::vector<Work> work;
  int64_t plannedBytes = 0, checkpointBytes = 0;
  double checkpointSeconds = 0;
  MemoryUse before, after;
  std::optional<LogFile> log;
  std::optional<TensorBoard> board;
  int64_t steps = 0;
  LossCurve curve;
  bool speaks = false, inPlace = false, lines = false;
  /// Of the losses; empty names where steps take no turns.
  std::vector<std::string> lossNames;
  /// Means over the batches.
  std::vector<double> firstLosses, lastLosses;
  int64_t firstStep = 0, stepsDone = 0;
  std::chrono::steady_clock::time_point begin, previous, shown;
  fsdp_rt_context *ctx = nullptr;
  int64_t shownWait = 0;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_REPORT_REPORTER_H
