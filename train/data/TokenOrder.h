//===- TokenOrder.h - in which order windows of tokens are seen *- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_DATA_TOKENORDER_H
#define FSDP_TRAIN_DATA_TOKENORDER_H

#include <cstdint>

namespace fsdp::run {

/// A number that depends on its arguments alone, and looks random.
uint64_t mixNumbers(uint64_t first, uint64_t second, uint64_t third);

/// The place of an item in a shuffled list of so many: a bijection for each
/// seed and epoch, without a table.
int64_t shuffledPlace(int64_t item, int64_t count, uint64_t seed,
                      int64_t epoch);

/// Some items of a rank's batch: `count` of them from number `first` of an
/// epoch's order on.
struct BatchItems {
  int64_t epoch = 0;
  int64_t first = 0;
  int64_t count = 0;
};

/// Which items the batches of all ranks have. A batch of all ranks together
/// takes the next items of the epoch's order; what does not fill one is dropped
/// or, with `padLast`, split evenly if each rank gets an item.
class BatchOrder {
public:
  BatchOrder(int64_t items, int64_t ranks, int64_t perRank, bool padLast)
      : items(items), ranks(ranks), perRank(perRank), padLast(padLast) {}

  /// From batch number `batch` on items are taken from `item` of an epoch on.
  void seek(int64_t batch, int64_t epoch, int64_t item);

  /// The items of a rank, and (`rank` = 0) where the batch of all begins.
  BatchItems get(int64_t batch, int64_t rank) const;

  /// Batches until the end of the epochs 0 to `epochs - 1`.
  int64_t countUntil(int64_t epochs) const;

private:
  /// Batches from an item of an epoch to its end.
  int64_t countFrom(int64_t item) const;

  int64_t items, ranks, perRank;
  bool padLast;
  int64_t firstBatch = 0, firstEpoch = 0, firstItem = 0;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_DATA_TOKENORDER_H
