//===- RankGroups.cpp - Ranks that communicate with each other ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Layout/RankGroups.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <vector>

using namespace mlir::fsdp;

llvm::SmallVector<llvm::SmallVector<int64_t>>
mlir::fsdp::getRankGroups(llvm::ArrayRef<int64_t> grid,
                          llvm::ArrayRef<int64_t> axes) {
  int64_t world = 1;
  for (int64_t size : grid)
    world *= size;
  // Coordinates outside the axes name the group, those along them the place.
  std::map<std::vector<int64_t>, std::map<std::vector<int64_t>, int64_t>>
      groups;
  for (int64_t rank = 0; rank < world; ++rank) {
    std::vector<int64_t> coordinates(grid.size());
    int64_t rest = rank;
    for (size_t axis = grid.size(); axis-- > 0; rest /= grid[axis])
      coordinates[axis] = rest % grid[axis];
    std::vector<int64_t> group = coordinates, place;
    for (int64_t axis : axes) {
      place.push_back(coordinates[axis]);
      group[axis] = 0;
    }
    groups[group][place] = rank;
  }
  llvm::SmallVector<llvm::SmallVector<int64_t>> result;
  for (auto &[group, members] : groups) {
    result.emplace_back();
    for (auto &[place, rank] : members)
      result.back().push_back(rank);
  }
  return result;
}

int64_t mlir::fsdp::getRankSpan(llvm::ArrayRef<int64_t> grid,
                                llvm::ArrayRef<int64_t> axes) {
  int64_t span = 1, stride = 1;
  for (int64_t axis = grid.size() - 1; axis >= 0; --axis) {
    if (llvm::is_contained(axes, axis))
      span += (grid[axis] - 1) * stride;
    stride *= grid[axis];
  }
  return span;
}

int64_t mlir::fsdp::getRankStride(llvm::ArrayRef<int64_t> grid,
                                  llvm::ArrayRef<int64_t> axes) {
  int64_t stride = 1;
  for (int64_t axis = grid.size() - 1; axis >= 0; --axis) {
    if (llvm::is_contained(axes, axis) && grid[axis] > 1)
      return stride;
    stride *= grid[axis];
  }
  return 1;
}
