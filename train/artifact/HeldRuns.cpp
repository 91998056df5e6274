//===- HeldRuns.cpp - which rank holds what of a parameter ----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "artifact/HeldRuns.h"

#include <algorithm>

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

namespace {

/// The piece of a param that a rank has: rows of elements that follow one
/// another in the piece and in the whole param. A row goes from the last
/// dimension that is cut on; where that consists of blocks, a row is the rank's
/// part of each.
class PieceRows {
public:
  PieceRows(const std::vector<int64_t> &grid, const Param &param, int64_t rank)
      : param(param) {
    for (size_t dim = 0; dim < param.shape.size(); ++dim) {
      int64_t axis = param.cutAxes[dim];
      place = axis < 0 ? place : placeInGroup(grid, {axis}, rank);
      begins.push_back(
          axis < 0 || !param.blocks.empty() ? 0 : place * param.shape[dim]);
      if (axis >= 0)
        rowDim = dim;
    }
    for (size_t dim = param.shape.size(); dim-- > rowDim;) {
      // What of the row is not behind the end of the param.
      held =
          dim > rowDim
              ? inner
              : inner * std::clamp<int64_t>(param.wholeShape[dim] - begins[dim],
                                            0, param.shape[dim]);
      step = inner * param.wholeShape[dim];
      start = inner * begins[dim];
      inner *= param.shape[dim];
    }
    listBlocks();
  }

  /// Adds the elements [first, first + numel) of the piece, which are from
  /// `offset` on in a shard.
  void add(int64_t rank, int64_t first, int64_t numel, int64_t offset,
           std::vector<HeldRun> &runs) const {
    for (int64_t end = first + numel; first < end;) {
      int64_t row = first / inner, at = first % inner;
      int64_t count = std::min(inner - at, end - first);
      int64_t kept = std::min(count, held - at);
      int64_t found = findRow(row);
      if (kept > 0 && found >= 0)
        addRow(rank, found, at, kept, offset, runs);
      first += count;
      offset += count;
    }
  }

private:
  /// A block of a row: the rank's part begins at `own` in the row, and at
  /// `whole` in that of the param.
  struct Block {
    int64_t own, whole, numel;
  };

  void listBlocks() {
    if (param.blocks.empty()) {
      blocks.push_back({0, 0, inner});
      return;
    }
    int64_t each = inner / param.shape[rowDim], own = 0, begin = 0;
    int64_t ranks = param.wholeShape[rowDim] / param.shape[rowDim];
    for (int64_t extent : param.blocks) {
      int64_t numel = extent / ranks * each;
      blocks.push_back({own, begin * each + place * numel, numel});
      own += numel;
      begin += extent;
    }
  }

  /// Adds `count` elements from `at` on of the row that begins at `first` in
  /// the whole param.
  void addRow(int64_t rank, int64_t first, int64_t at, int64_t count,
              int64_t offset, std::vector<HeldRun> &runs) const {
    for (const Block &block : blocks) {
      int64_t begin = std::max(at, block.own);
      int64_t end = std::min(at + count, block.own + block.numel);
      if (begin < end)
        runs.push_back({rank, first + block.whole + begin - block.own,
                        end - begin, offset + begin - at});
    }
  }

  /// Where a row begins in the whole param; -1 if it is behind its end.
  int64_t findRow(int64_t row) const {
    int64_t begin = start, stride = step;
    for (size_t dim = rowDim; dim-- > 0;) {
      int64_t at = begins[dim] + row % param.shape[dim];
      if (at >= param.wholeShape[dim])
        return -1;
      row /= param.shape[dim];
      begin += at * stride;
      stride *= param.wholeShape[dim];
    }
    return begin;
  }

  const Param &param;
  /// Of the piece, by dimension.
  std::vector<int64_t> begins;
  size_t rowDim = 0;
  /// The rank's, along the last axis over which the param is cut.
  int64_t place = 0;
  std::vector<Block> blocks;
  /// Elements of a row, and those of the param among them, which come first.
  int64_t inner = 1, held = 1;
  /// Where the first row begins, and the next one, in the whole param.
  int64_t start = 0, step = 1;
};

} // namespace

static bool isCutOver(const Param &param, int64_t axis) {
  return std::count(param.cutAxes.begin(), param.cutAxes.end(), axis) > 0;
}

/// Replicate axes, and those over which none of the params from `begin` to
/// `end` is cut.
static std::vector<int64_t> equalAxes(const Unit &unit, const Param *begin,
                                      const Param *end) {
  std::vector<int64_t> axes = unit.replicateAxes;
  for (int64_t axis : unit.pieceAxes)
    if (std::none_of(begin, end, [&](const Param &param) {
          return isCutOver(param, axis);
        }))
      axes.push_back(axis);
  return axes;
}

std::vector<int64_t> fsdp::run::equalAxes(const Unit &unit) {
  const Param *params = unit.params.data();
  return ::equalAxes(unit, params, params + unit.params.size());
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Adds runs of a rank's piece, all of its own shard.
template <typename Iterator>
static void addRuns(const PieceRows &rows, int64_t rank, Iterator begin,
                    Iterator end, std::vector<HeldRun> &runs) {
  for (; begin != end; ++begin)
    rows.add(rank, begin->first, begin->numel, begin->offset, runs);
}

std::vector<HeldRun> fsdp::run::listHeld(const Manifest &manifest,
                                         const Unit &unit, const Param &param,
                                         int64_t rank) {
  int64_t member = placeInGroup(manifest.grid, unit.shardAxes, rank);
  std::vector<ParamRun> own = unit.runs(param);
  own.erase(
      std::remove_if(own.begin(), own.end(),
                     [&](const ParamRun &run) { return run.member != member; }),
      own.end());
  std::vector<HeldRun> runs;
  addRuns(PieceRows(manifest.grid, param, rank), rank, own.begin(), own.end(),
          runs);
  return runs;
}

std::vector<HeldRun> fsdp::run::listWhole(const Manifest &manifest,
                                          const Unit &unit, const Param &param,
                                          int64_t owner) {
  const std::vector<int64_t> &grid = manifest.grid;
  std::vector<int64_t> own = ownAxes(manifest, unit),
                       equal = ::equalAxes(unit, &param, &param + 1);
  std::vector<ParamRun> byMember = unit.runs(param);
  auto isBefore = [](const ParamRun &left, const ParamRun &right) {
    return left.member < right.member;
  };
  std::sort(byMember.begin(), byMember.end(), isBefore);
  std::vector<HeldRun> runs;
  for (int64_t rank = 0; rank < manifest.logicalRanks(); ++rank) {
    if (rank - firstOfGroup(grid, own, rank) != owner ||
        firstOfGroup(grid, equal, rank) != rank)
      continue;
    ParamRun wanted;
    wanted.member = placeInGroup(grid, unit.shardAxes, rank);
    auto [begin, end] =
        std::equal_range(byMember.begin(), byMember.end(), wanted, isBefore);
    addRuns(PieceRows(grid, param, rank), rank, begin, end, runs);
  }
  std::sort(runs.begin(), runs.end(),
            [](const HeldRun &left, const HeldRun &right) {
              return left.first < right.first;
            });
  return runs;
}
