//===- BatchFeed.h - inputs of steps from a source of batches --*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_BATCHFEED_H
#define FSDP_TRAIN_LOOP_BATCHFEED_H

#include "data/DataSource.h"
#include "loop/Ranks.h"
#include "state/Storage.h"

namespace fsdp::run {

/// The source of batches that the options name for training, of so many batch
/// ranks.
std::unique_ptr<DataSource> openTrainingData(const Options &options,
                                             const Manifest &manifest,
                                             int64_t ranks);

/// The one for evaluation, or null if none is named.
std::unique_ptr<DataSource> openEvaluationData(const Options &options,
                                               const Manifest &manifest,
                                               int64_t ranks);

/// Consecutive micro-batches of a source.
struct BatchRange {
  int64_t first, count;
  /// "step 3", for errors.
  std::string name;
};

/// Gives steps their inputs, and finds out which of an artifact's steps fits
/// them: there is one for each of the shapes of batches.
class BatchFeed {
public:
  BatchFeed(std::unique_ptr<DataSource> source, const Manifest &manifest,
            const Ranks &ranks, const Storage &storage)
      : data(std::move(source)), manifest(manifest), ranks(ranks),
        storage(storage), shapes(static_cast<size_t>(ranks.numTrained())) {}

  DataSource &source() { return *data; }
  const DataSource &source() const { return *data; }

  /// Which of the manifest's steps takes the batches of all ranks. Every
  /// context calls it; throws an Error if their shapes differ or fit no step.
  size_t agreeOnStep(int64_t index, const BatchRange &batches);

  /// Writes the batches of `rank` to the inputs of `place`, in the manifest's
  /// step number `step`.
  void load(int64_t rank, int64_t place, size_t step,
            const BatchRange &batches) const;

private:
  DataSource::Shapes shapesOf(size_t step) const;
  size_t findStep(int64_t rank, const BatchRange &batches) const;

  std::unique_ptr<DataSource> data;
  const Manifest &manifest;
  const Ranks &ranks;
  const Storage &storage;
  /// Which of the manifest's steps has the shapes of a rank's batches.
  std::vector<size_t> shapes;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_BATCHFEED_H
