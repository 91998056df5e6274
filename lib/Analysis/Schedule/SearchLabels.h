//===- SearchLabels.h - Partial programs of a search ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The labels of ScheduleSearch.h, and sets of them none of which makes another
// one superfluous.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_ANALYSIS_SCHEDULE_SEARCHLABELS_H
#define FSDP_LIB_ANALYSIS_SCHEDULE_SEARCHLABELS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallVector.h"
#include <array>
#include <cstdint>
#include <memory>
#include <tuple>
#include <vector>

namespace mlir::fsdp::search {

/// What was decided about windows, and what that occupies in each segment.
/// Shared by the labels that decided the same.
struct Decisions {
  std::vector<int64_t> held;
  std::vector<int8_t> option;
};

/// One step of a partial program, linked to the one before.
struct Action {
  enum Kind { Gather, Reduce, Wait, Run, Choose };
  int64_t parent;
  Kind kind;
  /// Number of parts, or the window of a choice.
  unsigned count;
  /// What was chosen, or the queue of a reduction.
  unsigned option;
};

/// When a window or reduction in flight completes.
struct Flight {
  unsigned index;
  double complete;
};

/// What a partial program has done: what it has issued and decided, and when
/// its links and its compute are free again.
struct Label {
  /// The next window to gather; the next reduction of each queue to start.
  unsigned gathers = 0;
  std::array<unsigned, 2> reductions = {0, 0};
  /// How many windows were kept before their turn to decide.
  unsigned early = 0;
  /// Of the decisions about windows that have not begun.
  uint64_t open = 0;
  /// When the last segment ended, and when compute goes on after waits.
  double reached = 0, compute = 0;
  double gatherLink = 0, reduceLink = 0;
  /// In the order in which they were issued, and so complete.
  llvm::SmallVector<Flight, 4> gathering, reducing;
  std::shared_ptr<const Decisions> decisions;
  int64_t action = -1;
  double bound = 0;
};

/// What two labels must have in common to be compared: what was issued, and
/// what is open or being reduced.
using Key = std::tuple<unsigned, unsigned, unsigned, uint64_t>;

/// Lets `Key` be the key of a map.
struct KeyInfo {
  static Key getEmptyKey() { return {~0u, 0, 0, 0}; }
  static Key getTombstoneKey() { return {~0u, 1, 0, 0}; }
  static unsigned getHashValue(const Key &key) {
    return llvm::hash_combine(std::get<0>(key), std::get<1>(key),
                              std::get<2>(key), std::get<3>(key));
  }
  static bool isEqual(const Key &a, const Key &b) { return a == b; }
};

/// Labels none of which dominates another one.
class LabelSet {
public:
  /// Keeps at most `most` labels that did the same; 0 for all. Returns false if
  /// one was left out.
  bool insert(Label label, unsigned most);
  /// Takes all labels out, the best `width` of them if that is not 0. Returns
  /// false if some were left out.
  bool take(unsigned width, std::vector<Label> &result);

private:
  llvm::DenseMap<Key, llvm::SmallVector<Label, 1>, KeyInfo> labels;
};

} // namespace mlir::fsdp::search

#endif // FSDP_LIB_ANALYSIS_SCHEDULE_SEARCHLABELS_H
