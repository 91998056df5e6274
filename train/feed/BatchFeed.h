//===- BatchFeed.h - inputs of steps from a source of batches --*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_FEED_BATCHFEED_H
#define FSDP_TRAIN_FEED_BATCHFEED_H

#include "feed/Prefetcher.h"
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

/// Gives steps their inputs, and finds out which of an artifact's steps fits
/// them: there is one for each of the shapes of batches.
class BatchFeed {
public:
  /// With `prefetches` files are read ahead on a thread.
  BatchFeed(std::unique_ptr<DataSource> source, const Manifest &manifest,
            const Ranks &ranks, const Storage &storage, bool prefetches);

  DataSource &source() { return *data; }
  const DataSource &source() const { return *data; }

  /// Which of the manifest's steps takes the batches of all ranks. Every
  /// context calls it; throws an Error if their shapes differ or fit no step.
  size_t agreeOnStep(int64_t index, const BatchRange &batches);

  /// Writes the batches of `rank` to the inputs of `place`, in the manifest's
  /// step number `step`.
  void load(int64_t rank, int64_t place, size_t step,
            const BatchRange &batches) const;

  /// Says which batches of `rank`, whose place is its own, come next: they are
  /// read from now on, if files are read ahead. Errors wait until they are
  /// loaded.
  void prefetch(int64_t rank, const BatchRange &batches) const;

private:
  std::unique_ptr<DataSource> data;
  const Manifest &manifest;
  const Ranks &ranks;
  const Storage &storage;
  std::unique_ptr<BatchReader> reader;
  std::unique_ptr<Prefetcher> ahead;
  /// Which of the manifest's steps has the shapes of a rank's batches.
  std::vector<size_t> shapes;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_FEED_BATCHFEED_H
