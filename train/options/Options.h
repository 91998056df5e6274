//===- Options.h - command line of fsdp-run --------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_OPTIONS_OPTIONS_H
#define FSDP_TRAIN_OPTIONS_OPTIONS_H

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fsdp::run {

enum class Progress { Auto, Always, Never };

/// What must be finite for a run to go on: nothing; the loss of each step, and
/// what training changes where it is saved; or all of that and the gradients
/// in each step.
enum class FiniteScope { None, States, All };

/// What the user asked for; empty texts were not given.
struct Options {
  std::string artifact;
  /// Backend of the runtime; empty: FSDP_BACKEND, else what suits how the
  /// process was started.
  std::string comm;
  std::string data, text, tokens, init, initRule;
  /// Where the exporter left what belongs to a folder of transformers.
  std::string hf;
  uint64_t initSeed = 0;
  /// Bytes of a token in a file of tokens; 0: as its name ends.
  int64_t tokenBytes = 0;
  std::optional<uint64_t> dataSeed;
  bool padLast = false;
  /// Whether the next batches are read while a step runs.
  bool prefetches = true;
  std::string evalData, evalText, evalTokens;
  bool evaluates() const {
    return !evalData.empty() || !evalText.empty() || !evalTokens.empty();
  }
  /// Steps between evaluations; 0: at the end only.
  int64_t evalEvery = 0;
  /// Ends behind so many evaluations in a row that were not better; 0: never.
  int64_t stopAfterWorse = 0;
  /// Batches of an evaluation; 0: all there are.
  int64_t evalBatches = 0;
  /// Of the files of the flight recorder.
  std::string flight;
  std::string log, tensorboard, plot, save, saveFull, saveGrads, stats;
  /// A folder of transformers to write, the most bytes of its files, and the
  /// type of its weights; empty: that of the folder that was exported.
  std::string saveHf, saveHfType;
  int64_t saveHfShard = 5000000000;
  bool hasSaveHfDetail = false;
  std::string checkpointDir;
  /// Steps between checkpoints; 0: at the end only.
  int64_t checkpointEvery = 0;
  int64_t keep = 2;
  /// Whether to begin with a checkpoint, and the folder it is in.
  bool resumes = false;
  std::string resume;
  /// Where a table of costs goes; then nothing is run.
  std::string profile;
  /// The step that is taken of an artifact for several numbers of ranks; 0: for
  /// as many as there are processes.
  int64_t world = 0;
  /// How many processes are started, and how many when that fails; of a table
  /// of costs, how many ranks. Empty: this process is all there is of them.
  std::vector<int64_t> ranks;
  /// How often they are started again.
  int64_t restarts = 0;
  /// -1: as many as there are data for.
  int64_t steps = -1;
  int64_t epochs = 0;
  /// The grid of a reference run; empty if it is none.
  std::vector<int64_t> reference;
  /// How many of the artifact's steps a step takes before it updates.
  int64_t microBatches = 1;
  std::map<std::string, double> hypers;
  /// Text of the learning-rate schedule.
  std::string lrSchedule;
  bool poison = false;
  bool adversarial = false;
  FiniteScope checkFinite = FiniteScope::States;
  /// Steps become CUDA graphs.
  bool cudaGraphs = false;
  bool flushDenormals = true;
  uint64_t seed = 0;
  Progress progress = Progress::Auto;
  /// Whether nobody else reaches the network of the ranks.
  bool trustsNetwork = false;
};

/// Bytes of a token in one of the options' files of tokens: as they say, else
/// as its name ends, else 2. Throws an Error if these differ.
int64_t tokenBytesOf(const Options &options, const std::string &path);

/// Reads the command line; throws an Error. Returns false if it asked for help
/// or the version, which was printed. With `givesBatches` the caller has the
/// batches, and the options name none.
bool parseOptions(int argc, char **argv, Options &options,
                  bool givesBatches = false);

} // namespace fsdp::run

#endif // FSDP_TRAIN_OPTIONS_OPTIONS_H
