//===- TokenOrder.cpp - in which order windows of tokens are seen ---------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "data/TokenOrder.h"
#include "io/Numbers.h"

#include <algorithm>

using namespace fsdp::run;

uint64_t fsdp::run::mixNumbers(uint64_t first, uint64_t second,
                               uint64_t third) {
  uint64_t value = 0x9E3779B97F4A7C15ull;
  for (uint64_t part : {first, second, third}) {
    value += part + 0x9E3779B97F4A7C15ull;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ull;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBull;
    value ^= value >> 31;
  }
  return value;
}

/// A Feistel network on numbers of an even number of bits, applied again until
/// the result is in range: fewer than four times on average.
int64_t fsdp::run::shuffledPlace(int64_t item, int64_t count, uint64_t seed,
                                 int64_t epoch) {
  unsigned half = 1;
  while (uint64_t{1} << (2 * half) < static_cast<uint64_t>(count))
    ++half;
  uint64_t mask = (uint64_t{1} << half) - 1;
  uint64_t key = mixNumbers(seed, static_cast<uint64_t>(epoch), 0);
  auto value = static_cast<uint64_t>(item);
  do {
    uint64_t left = value >> half, right = value & mask;
    for (uint64_t round = 0; round < 4; ++round) {
      uint64_t next = left ^ (mixNumbers(key, round, right) & mask);
      left = right;
      right = next;
    }
    value = left << half | right;
  } while (value >= static_cast<uint64_t>(count));
  return static_cast<int64_t>(value);
}

int64_t BatchOrder::countFrom(int64_t item) const {
  int64_t together = ranks * perRank, rest = items - item;
  bool pads = padLast && rest % together >= ranks;
  return rest / together + (pads ? 1 : 0);
}

void BatchOrder::seek(int64_t batch, int64_t epoch, int64_t item) {
  firstBatch = batch;
  firstEpoch = epoch;
  firstItem = item;
}

BatchItems BatchOrder::get(int64_t batch, int64_t rank) const {
  int64_t number = batch - firstBatch, epoch = firstEpoch, begin = firstItem;
  if (int64_t left = countFrom(begin); number >= left) {
    number -= left;
    epoch += 1 + number / countFrom(0);
    number %= countFrom(0);
    begin = 0;
  }
  begin += number * ranks * perRank;
  int64_t rest = items - begin;
  if (rest >= ranks * perRank)
    return {epoch, begin + rank * perRank, perRank};
  return {epoch, begin + rank * (rest / ranks) + std::min(rank, rest % ranks),
          rest / ranks + (rank < rest % ranks ? 1 : 0)};
}

int64_t BatchOrder::countUntil(int64_t epochs) const {
  if (epochs <= firstEpoch)
    return firstBatch;
  return addCounts(firstBatch + countFrom(firstItem),
                   multiplyCounts(epochs - firstEpoch - 1, countFrom(0)));
}
