//===- ResultFiles.h - whole weights, states and gradients -----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_RESULTFILES_H
#define FSDP_TRAIN_LOOP_RESULTFILES_H

#include "loop/TransformersFolder.h"

namespace fsdp::run {

/// Writes what --save, --save-full, --save-hf and --save-grads ask for: whole
/// tensors of all ranks, where rank 0 is.
class ResultFiles {
public:
  /// Makes the folder for gradients; throws an Error if the artifact keeps
  /// none.
  ResultFiles(const Options &options, const Manifest &manifest,
              const Ranks &ranks, Storage &storage,
              const InitialState &initial);

  /// Throws an Error if a file that will be written can't be; where rank 0 is.
  void expectWritable() const;

  /// A checksum of which states are fetched for --save-hf, in which order.
  uint32_t planSum() const {
    return transformers ? transformers->planSum() : 0;
  }

  /// Whether gradients are written after each step.
  bool wantsGradients() const { return !options.saveGrads.empty(); }

  /// Writes those of a step; one context of each process calls it.
  void saveGradients(int64_t step);

  /// Writes the weights, whole; one context of each process calls it while the
  /// others wait.
  void saveWeights(const std::string &path);

  /// Writes weights and states after `done` steps, when all ranks have ended.
  void saveFinal(int64_t done);

private:
  void expectDistinct() const;
  int32_t fetchShard(const Argument &argument);
  int32_t fetchShards(ArgumentKind kind);
  void saveModel();
  std::optional<float> countUpdates(int64_t done) const;
  void saveOptimizer(int64_t done);

  const Options &options;
  const Manifest &manifest;
  const Ranks &ranks;
  Storage &storage;
  const InitialState &initial;
  std::optional<TransformersFolder> transformers;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_RESULTFILES_H
