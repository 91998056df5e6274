//===- Storage.h - where the arguments of an artifact lie ------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_STATE_STORAGE_H
#define FSDP_TRAIN_STATE_STORAGE_H

#include "checkpoint/Checkpoint.h"
#include "fsdp_rt.h"
#include "state/Weights.h"

#include <functional>

namespace fsdp::run {

/// Writes a number in the type of an argument.
void writeNumber(const Argument &argument, char *to, double value);

/// The value of an argument of f64 or f32.
double readNumber(const Argument &argument, const char *from);

/// Finds the values of ranks in the arenas of contexts. In ordinary artifacts
/// each rank has a context, in expanded ones one context has all ranks.
class Storage {
public:
  Storage(const Manifest &manifest,
          const std::vector<fsdp_rt_context *> &contexts, bool onDevice)
      : manifest(manifest), contexts(contexts), onDevice(onDevice),
        copies(static_cast<size_t>(manifest.world)) {}

  /// The place of an argument of one rank in its arena.
  char *address(const Argument &argument, int64_t rank) const;

  /// Where the processor has the argument: in the arena or, if that is memory
  /// of a device, in a copy, which `push` writes to the device and `pull` reads
  /// back. These do nothing without a device; on the rank's thread.
  char *pointer(const Argument &argument, int64_t rank) const;
  int32_t push(int64_t index) const;
  int32_t pull(int64_t index) const;

  /// Whether memory of a device has the argument.
  bool isOnDevice(const Argument &argument) const;

  /// Copies one argument of a rank out of its arena and into it, wherever that
  /// is; on the rank's thread.
  int32_t fetch(const Argument &argument, int64_t rank, char *to) const;
  int32_t put(const Argument &argument, int64_t rank, const char *from) const;

  /// Says what all ranks have of a shard, one after another, where they are
  /// other processes.
  void setRemote(const Argument &shard, std::vector<char> bytes) {
    remote[&shard] = std::move(bytes);
  }
  bool isRemote(const Argument &shard) const { return remote.count(&shard); }
  void dropRemote(const Argument &shard) { remote.erase(&shard); }
  void dropAllRemote() { remote.clear(); }

  /// What a rank has of an argument, wherever that is.
  const char *read(const Argument &argument, int64_t rank) const;

  /// The argument of a kind for a unit, or for a param or buffer, or null.
  const Argument *find(ArgumentKind kind, const std::string &name,
                       int64_t rank) const;

  /// The loss that an entry wrote for a rank; 0 if it has none.
  double readLoss(const Entry &entry, int64_t rank) const;

  /// The value of each of an entry's metrics, of a rank.
  std::vector<double> readMetrics(const Entry &entry, int64_t rank) const;

  /// Writes the initial state of a rank: weights and buffers of a file, zeros
  /// in gradients and in the state of the optimizer.
  void initialize(const Weights &weights, int64_t rank) const;

  /// Writes the state of a rank as a checkpoint has it.
  void restore(const Checkpoint &checkpoint, int64_t rank) const;

  /// What a rank saves in a checkpoint, in place.
  std::map<std::string, TensorView> savedState(const Weights &initial,
                                               int64_t rank) const;

  /// The whole parameters (see ownName), and rank 0's ignored ones and buffers.
  /// What the step does not know keeps its initial value.
  TensorSet collectWeights(const Weights &initial) const;

  /// The whole states of the optimizer as `state.FQN.SLOT`; of ignored
  /// parameters rank 0's.
  TensorSet collectOptimizer() const;

  /// The whole averaged gradients of all parameters that have one, and rank 0's
  /// of ignored ones.
  TensorSet collectGradients() const;

private:
  size_t holderOf(int64_t rank) const;
  void noteGroups(const Argument &groups, int64_t rank, char *to) const;
  void fill(int64_t rank,
            const std::function<void(const Argument &, char *)> &write) const;
  void clear(const Argument &argument, int64_t rank) const;
  const Argument *find(const Argument &like, int64_t rank) const;
  void collectUnit(const Unit &unit, ArgumentKind kind, TensorSet &set) const;
  void collectParam(const Argument &shard, const Param &param, int64_t owner,
                    char *to) const;
  void collectOwn(const Buffer &state, ArgumentKind kind, TensorSet &set) const;

  const Manifest &manifest;
  const std::vector<fsdp_rt_context *> &contexts;
  /// Whether persistent arenas are memory of devices.
  bool onDevice;
  /// Of them, by context.
  mutable std::vector<std::vector<char>> copies;
  std::map<const Argument *, std::vector<char>> remote;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_STATE_STORAGE_H
