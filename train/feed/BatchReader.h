//===- BatchReader.h - batches in the shapes of a step ---------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_FEED_BATCHREADER_H
#define FSDP_TRAIN_FEED_BATCHREADER_H

#include "data/DataSource.h"
#include "ranks/Ranks.h"

namespace fsdp::run {

/// Consecutive micro-batches of a source.
struct BatchRange {
  int64_t first, count;
  /// "step 3", for errors.
  std::string name;

  bool operator==(const BatchRange &other) const {
    return first == other.first && count == other.count;
  }
};

/// Reads batches of a source as one of an artifact's steps takes them: there is
/// one for each of the shapes of batches. Safe to use by several threads.
class BatchReader {
public:
  /// All of them outlive the reader.
  BatchReader(const DataSource &data, const Manifest &manifest,
              const Ranks &ranks)
      : data(data), manifest(manifest), ranks(ranks) {}

  /// Which of the manifest's steps has the shapes of a rank's batches; throws
  /// an Error if none has, or if they differ.
  size_t findStep(int64_t rank, const BatchRange &batches) const;

  /// Writes the batches of `rank` to one place for each of the inputs that
  /// `place` has in the manifest's step number `step`; throws an Error.
  void read(int64_t rank, int64_t place, size_t step, const BatchRange &batches,
            const std::vector<char *> &places) const;

  /// The shapes of a micro-batch that a step takes.
  DataSource::Shapes shapesOf(size_t step) const;

private:
  const DataSource &data;
  const Manifest &manifest;
  const Ranks &ranks;
};

/// "[4, 6], [4]".
std::string describeShapes(const DataSource::Shapes &shapes);

} // namespace fsdp::run

#endif // FSDP_TRAIN_FEED_BATCHREADER_H
