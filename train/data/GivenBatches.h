//===- GivenBatches.h - batches that a caller has in memory ----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_DATA_GIVENBATCHES_H
#define FSDP_TRAIN_DATA_GIVENBATCHES_H

#include "data/DataSource.h"

namespace fsdp::run {

/// The inputs of one micro-batch by position. A seed without data is made up.
using GivenBatch = std::vector<TensorView>;

/// Batches that the caller gives one step at a time. What is given is only
/// read, in that step.
class GivenBatches : public DataSource {
public:
  /// A step takes `perStep` batches of each rank.
  GivenBatches(const Manifest &manifest, int64_t perStep)
      : manifest(manifest), perStep(perStep) {}

  /// Gives the batches of the next step: the micro-batches of `firstRank`, then
  /// those of the ranks behind it. Throws an Error if they are not what one of
  /// the manifest's steps takes; then nothing has changed. `step`, and
  /// `firstBatch` of a rank, count from 0.
  void give(int64_t firstRank, int64_t step, int64_t firstBatch,
            std::vector<GivenBatch> batches);

  void expect(int64_t, int64_t, int64_t) const override {}
  std::optional<int64_t> countBatches(int64_t, int64_t) const override {
    return std::nullopt;
  }
  DataPosition position(int64_t) const override { return {"given", {}}; }
  void seek(int64_t, const DataPosition &) override {}
  std::optional<Shapes> findShapes(int64_t rank, int64_t batch) const override;
  void load(int64_t rank, int64_t batch,
            const std::vector<const Argument *> &inputs,
            const std::vector<char *> &storage) const override;

private:
  size_t findStep(const std::string &place, const GivenBatch &batch) const;
  const GivenBatch &find(int64_t rank, int64_t batch) const;

  const Manifest &manifest;
  int64_t perStep;
  int64_t first = 0, begin = 0;
  std::vector<GivenBatch> given;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_DATA_GIVENBATCHES_H
