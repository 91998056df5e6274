//===- Ranks.h - the ranks of a run and their contexts ---------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_RANKS_RANKS_H
#define FSDP_TRAIN_RANKS_RANKS_H

#include "artifact/Artifact.h"
#include "options/Options.h"

#include <cstring>
#include <functional>

namespace fsdp::run {

/// Consecutive ranks: from `first` to the one before `behind`.
struct RankRange {
  int64_t first, behind;
};

/// Ends the work of a rank whose world has failed; the world has the text.
struct RankFailed {};

/// Throws RankFailed unless a call of the runtime succeeded.
void throwOnFailure(int32_t status);

/// Loads the artifact that the options name: its step for as many ranks as they
/// say, else as a launcher has started processes. Throws an Error, of which the
/// other processes are told.
Artifact openArtifact(const Options &options);

/// Meets the other processes that a launcher has started, which would wait for
/// this one, and says why it can't go on.
void tellProcesses(const Options &options, const char *error);

/// Returns what `make` does before there is a world. What it throws ends the
/// start of the other processes.
template <typename Make>
auto tellingProcesses(const Options &options, Make make) -> decltype(make()) {
  try {
    return make();
  } catch (const std::exception &error) {
    tellProcesses(options, messageOf(error).c_str());
    throw;
  }
}

/// The ranks that train, and the contexts of the runtime that run them. In an
/// ordinary run each rank has a context, which is a thread of this process or
/// another process. In an expanded run one context has the values of all ranks,
/// in a reference run one context computes one rank after another.
class Ranks {
public:
  /// The ranks of a grid train with an artifact of the manifest.
  Ranks(const Manifest &manifest, std::vector<int64_t> grid, bool isReference);
  ~Ranks();
  Ranks(const Ranks &) = delete;
  Ranks &operator=(const Ranks &) = delete;

  /// Makes the world that the options name, with the manifest's channels, and
  /// finds out which ranks this process has; throws an Error.
  void start(const Options &options, bool runsOnDevice);

  /// Returns what `make` does. What it throws ends the worlds of the other
  /// processes, which would wait for this one.
  template <typename Make>
  auto telling(Make make) -> decltype(make()) {
    try {
      return make();
    } catch (const std::exception &error) {
      tell(messageOf(error).c_str());
      throw;
    }
  }

  /// Runs `body(index)` for each context of this process, on a thread of its
  /// own, until all have ended. What a body throws ends its world.
  void run(const std::function<void(int64_t)> &body);

  /// Throws an Error if the options ask for what the ranks here did last and
  /// that can't be written.
  void expectFlight(const Options &options) const;

  /// Writes what the ranks here did last, if the options ask for it; what goes
  /// wrong is said.
  void dumpFlight(const Options &options) const;

  /// Returns only if no rank has failed; throws its Error otherwise.
  void throwFailure() const;

  int64_t numTrained() const { return trained; }

  /// The place of a rank among those that read batches of their own, and how
  /// many there are. The others read the batches of one of them.
  int64_t batchRankOf(int64_t rank) const {
    return placeInGroup(grid, manifest.batchAxes, rank);
  }
  int64_t numBatchRanks() const { return groupSize(grid, manifest.batchAxes); }

  /// What ranks have computed from their batches, once for each batch: ranks
  /// with the same one have equal values.
  std::vector<double> onePerBatch(const std::vector<double> &byRank) const;
  std::vector<std::vector<double>>
  onePerBatch(const std::vector<std::vector<double>> &lists) const;

  /// The first context of this process, and how many it has.
  int64_t firstIndex() const { return first; }
  int64_t numContexts() const { return count; }

  /// Whether some ranks are in other processes.
  bool isSplit() const { return count < manifest.world; }

  /// Whether they compute on devices.
  bool areOnDevices() const { return onDevice; }

  /// Whether this process has rank 0, which reports and writes results.
  bool hasRankZero() const { return first == 0; }

  /// The ranks whose arguments a context holds.
  RankRange heldBy(int64_t index) const {
    return manifest.expandedRanks ? RankRange{0, trained}
                                  : RankRange{index, index + 1};
  }

  /// Whether a context of this process holds a rank's arguments.
  bool holds(int64_t rank) const {
    return manifest.expandedRanks || (rank >= first && rank < first + count);
  }

  /// The ranks whose batches a context reads; in a reference run all.
  RankRange fedBy(int64_t index) const {
    return isReference ? RankRange{0, trained} : heldBy(index);
  }

  /// The batch ranks whose batches this process reads.
  RankRange fedHere() const {
    int64_t own = batchRankOf(first);
    return isSplit() ? RankRange{own, own + 1} : RankRange{0, numBatchRanks()};
  }

  /// By index; those of other processes are null.
  const std::vector<fsdp_rt_context *> &contexts() const { return list; }
  fsdp_rt_context *context(int64_t index) const {
    return list[static_cast<size_t>(index)];
  }

  /// Waits until each rank is here.
  void barrier(int64_t index) const {
    throwOnFailure(fsdp_rt_barrier(context(index)));
  }

  /// Waits until each rank has filled its entry of `entries`, and has all of
  /// them here.
  template <typename T>
  void share(int64_t index, const char *name, std::vector<T> &entries) const;

  /// Gathers `bytes` from every rank, in rank order, on a channel that no
  /// artifact uses; every rank calls it. Returns the status.
  int32_t gather(int64_t index, const char *name, const void *own,
                 int64_t bytes, std::vector<char> &all) const;

  /// Runs `body(ctx)`, which returns a status, as a step of the runtime and
  /// waits for a device; `failure` is said of a status that the runtime has no
  /// text for.
  void runStep(int64_t index, int64_t step, const char *failure,
               const std::function<int32_t(fsdp_rt_context *)> &body) const;

private:
  void defineChannels();
  void tell(const char *error);
  void runOne(int64_t index, const std::function<void(int64_t)> &body);

  const Manifest &manifest;
  std::vector<int64_t> grid;
  int64_t trained;
  bool isReference, onDevice = false;
  fsdp_rt_world *world = nullptr;
  int64_t first = 0, count = 0;
  std::vector<fsdp_rt_context *> list;
  /// What a rank says of its end.
  std::vector<std::string> errors;
};

template <typename T>
void Ranks::share(int64_t index, const char *name,
                  std::vector<T> &entries) const {
  if (!isSplit())
    return barrier(index);
  std::vector<char> all;
  throwOnFailure(gather(index, name, &entries[static_cast<size_t>(index)],
                        sizeof(T), all));
  std::memcpy(entries.data(), all.data(), all.size());
}

} // namespace fsdp::run

#endif // FSDP_TRAIN_RANKS_RANKS_H
