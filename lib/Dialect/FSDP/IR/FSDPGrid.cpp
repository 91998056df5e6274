//===- FSDPGrid.cpp - What the axes of the grid are -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names of axes are those that trainers use: data, tensor, context and
// expert parallelism.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

std::optional<bool> fsdp::isModelAxis(StringRef name) {
  return llvm::StringSwitch<std::optional<bool>>(name)
      .Cases({"tp", "cp"}, true)
      .Cases({"dp", "dp_replicate", "dp_shard", "ep"}, false)
      .Default(std::nullopt);
}

static SmallVector<int64_t> getAxes(shard::GridOp grid, bool ofModel) {
  SmallVector<int64_t> axes;
  auto names = grid->getAttrOfType<ArrayAttr>(attr::kAxisNames);
  for (int64_t axis = 0; axis < grid.getRank(); ++axis) {
    bool isModel =
        names && axis < static_cast<int64_t>(names.size()) &&
        isModelAxis(cast<StringAttr>(names[axis]).getValue()).value_or(false);
    if (isModel == ofModel)
      axes.push_back(axis);
  }
  return axes;
}

std::optional<int64_t> fsdp::findAxis(shard::GridOp grid, StringRef name) {
  if (auto names = grid->getAttrOfType<ArrayAttr>(attr::kAxisNames))
    for (auto [axis, other] :
         llvm::enumerate(names.getAsValueRange<StringAttr>()))
      if (other == name && static_cast<int64_t>(axis) < grid.getRank())
        return axis;
  return std::nullopt;
}

SmallVector<int64_t> fsdp::getExpertAxes(shard::GridOp grid) {
  if (std::optional<int64_t> axis = findAxis(grid, "ep"))
    return {*axis};
  return {};
}

SmallVector<int64_t> fsdp::getModelAxes(shard::GridOp grid) {
  return getAxes(grid, /*ofModel=*/true);
}

SmallVector<int64_t> fsdp::getBatchAxes(shard::GridOp grid) {
  return getAxes(grid, /*ofModel=*/false);
}
