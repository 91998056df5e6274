//===- Storage.h - where the arguments of an artifact lie ------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TOOLS_FSDP_RUN_STORAGE_H
#define FSDP_TOOLS_FSDP_RUN_STORAGE_H

#include "Manifest.h"
#include "fsdp_rt.h"

namespace fsdp::run {

/// Tensors that own their bytes.
struct TensorSet {
  std::map<std::string, std::vector<char>> bytes;
  std::map<std::string, TensorView> views;

  /// Adds zeros of a type and shape; returns their place.
  char *add(const std::string &name, const std::string &dtype,
            const std::vector<int64_t> &shape);
};

/// Finds the values of ranks in the arenas of contexts. In ordinary artifacts
/// each rank has a context, in expanded ones one context has all ranks.
class Storage {
public:
  Storage(const Manifest &manifest,
          const std::vector<fsdp_rt_context *> &contexts)
      : manifest(manifest), contexts(contexts) {}

  /// The place of an argument of one rank.
  char *pointer(const Argument &argument, int64_t rank) const;

  /// Says what all ranks have of a shard, one after another, where they are
  /// other processes.
  void setRemote(const Argument &shard, std::vector<char> bytes) {
    remote[&shard] = std::move(bytes);
  }

  /// All arguments of a kind that belong to a rank.
  std::vector<const Argument *> find(ArgumentKind kind, int64_t rank) const;

  /// The argument of a kind for a unit, or for a param or buffer, or null.
  const Argument *find(ArgumentKind kind, const std::string &name,
                       int64_t rank) const;

  /// Writes the initial state of a rank: weights and buffers of a file, zeros
  /// in gradients and in the state of the optimizer.
  void initialize(const SafetensorsFile &weights, int64_t rank) const;

  /// The whole parameters, and rank 0's ignored ones and buffers. What the step
  /// does not know keeps its initial value.
  TensorSet collectWeights(const SafetensorsFile &initial) const;

  /// The whole averaged gradients of all parameters that have one, and rank 0's
  /// of ignored ones.
  TensorSet collectGradients() const;

private:
  const char *read(const Argument &shard, int64_t rank) const;
  int64_t findMember(const Unit &unit, int64_t member) const;
  void collectUnit(const Unit &unit, ArgumentKind kind, TensorSet &set) const;
  void collectOwn(const Buffer &state, ArgumentKind kind, TensorSet &set) const;

  const Manifest &manifest;
  const std::vector<fsdp_rt_context *> &contexts;
  std::map<const Argument *, std::vector<char>> remote;
};

/// Throws an Error that lists what a file of weights lacks, has too much, or
/// has in another shape.
void checkWeights(const Manifest &manifest, const SafetensorsFile &weights);

} // namespace fsdp::run

#endif // FSDP_TOOLS_FSDP_RUN_STORAGE_H
