//===- Placement.cpp - Which part of a value a rank has -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Placement.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::fsdp;

bool Placement::isReplicated() const {
  return partial.empty() &&
         llvm::none_of(dims, [](const DimCut &cut) { return cut.isCut(); });
}

int64_t Placement::findDim(int64_t axis) const {
  for (auto [dim, cut] : llvm::enumerate(dims))
    if (cut.isCut() && cut.axis == axis)
      return static_cast<int64_t>(dim);
  return -1;
}

bool Placement::isPartial(int64_t axis) const {
  return llvm::is_contained(partial, axis);
}

const BatchPart *Placement::findBatch(int64_t axis) const {
  const auto *found = llvm::find_if(
      batches, [&](const BatchPart &part) { return part.axis == axis; });
  return found == batches.end() ? nullptr : found;
}

bool Placement::isJoined(int64_t dim) const {
  return llvm::any_of(batches, [&](const BatchPart &part) {
    return part.isJoined() && part.dim == dim;
  });
}

bool Placement::isJoined() const {
  return llvm::any_of(batches,
                      [](const BatchPart &part) { return part.isJoined(); });
}

void Placement::eraseBatch(int64_t axis) {
  llvm::erase_if(batches,
                 [&](const BatchPart &part) { return part.axis == axis; });
}

void Placement::setBatch(BatchPart part) {
  eraseBatch(part.axis);
  auto *next = llvm::find_if(
      batches, [&](const BatchPart &other) { return other.axis > part.axis; });
  batches.insert(next, part);
}

bool mlir::fsdp::canCut(int64_t size, DimCut cut,
                        llvm::ArrayRef<int64_t> grid) {
  return !cut.isCut() ||
         (size > 0 && (cut.outer == 1 || !isUneven(size, cut, grid)));
}

bool mlir::fsdp::isUneven(int64_t size, DimCut cut,
                          llvm::ArrayRef<int64_t> grid) {
  return cut.isCut() && size % (grid[cut.axis] * cut.outer) != 0;
}

int64_t mlir::fsdp::getPartSize(int64_t size, DimCut cut,
                                llvm::ArrayRef<int64_t> grid) {
  return cut.isCut() ? (size + grid[cut.axis] - 1) / grid[cut.axis] : size;
}

llvm::SmallVector<int64_t>
mlir::fsdp::getPartShape(llvm::ArrayRef<int64_t> shape,
                         const Placement &placement,
                         llvm::ArrayRef<int64_t> grid) {
  llvm::SmallVector<int64_t> part(shape);
  for (auto [size, cut] : llvm::zip_equal(part, placement.dims))
    size = getPartSize(size, cut, grid);
  for (const BatchPart &batch : placement.batches)
    if (batch.isJoined())
      part[batch.dim] *= grid[batch.axis];
  return part;
}

std::optional<DimCut> mlir::fsdp::collapseCut(llvm::ArrayRef<int64_t> sizes,
                                              llvm::ArrayRef<DimCut> cuts,
                                              llvm::ArrayRef<int64_t> grid) {
  DimCut result;
  int64_t before = 1, all = 1;
  for (int64_t size : sizes)
    all *= size;
  for (auto [size, cut] : llvm::zip_equal(sizes, cuts)) {
    if (cut.isCut()) {
      if (result.isCut() || (isUneven(size, cut, grid) && all != size))
        return std::nullopt;
      result = {cut.axis, before * cut.outer};
    }
    before *= size;
  }
  return result;
}

std::optional<llvm::SmallVector<DimCut>>
mlir::fsdp::expandCut(DimCut cut, llvm::ArrayRef<int64_t> sizes,
                      llvm::ArrayRef<int64_t> grid) {
  llvm::SmallVector<DimCut> cuts(sizes.size());
  if (!cut.isCut())
    return cuts;
  int64_t before = 1, whole = 1;
  for (int64_t size : sizes)
    whole *= size;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    if (cut.outer % before != 0)
      return std::nullopt;
    DimCut own{cut.axis, cut.outer / before};
    bool isAlone = before == 1 && size == whole;
    if (!isUneven(size, own, grid) || isAlone) {
      cuts[dim] = own;
      return cuts;
    }
    before *= size;
  }
  return std::nullopt;
}
