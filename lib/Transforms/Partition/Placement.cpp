//===- Placement.cpp - Which part of a value a rank has -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Placement.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

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

/// Of how many equal units each of the `outer` blocks consists.
static int64_t countUnits(const DimCut &cut) {
  return cut.ratios.empty() ? 1
                            : std::accumulate(cut.ratios.begin(),
                                              cut.ratios.end(), int64_t(0));
}

/// After how many lengths they are repeated.
static size_t findPeriod(llvm::ArrayRef<int64_t> lengths) {
  for (size_t period = 1; period < lengths.size(); ++period)
    if (lengths.size() % period == 0 &&
        lengths.drop_front(period) == lengths.drop_back(period))
      return period;
  return lengths.size();
}

DimCut mlir::fsdp::makeCut(int64_t axis, llvm::ArrayRef<int64_t> lengths) {
  size_t period = findPeriod(lengths);
  DimCut cut{axis, static_cast<int64_t>(lengths.size() / period), {}};
  if (period == 1)
    return cut;
  int64_t common = 0;
  for (int64_t length : lengths)
    common = std::gcd(common, length);
  for (int64_t length : lengths.take_front(period))
    cut.ratios.push_back(length / common);
  return cut;
}

std::optional<llvm::SmallVector<int64_t>>
mlir::fsdp::getBlocks(int64_t size, const DimCut &cut,
                      llvm::ArrayRef<int64_t> grid) {
  if (cut.isContiguous())
    return llvm::SmallVector<int64_t>{size};
  int64_t ratios = std::max<int64_t>(cut.ratios.size(), 1);
  if (isUneven(size, cut, grid) || cut.outer > kMaxBlocks / ratios)
    return std::nullopt;
  int64_t unit = size / cut.outer / countUnits(cut);
  llvm::SmallVector<int64_t> lengths;
  for (int64_t block = 0; block < cut.outer * ratios; ++block)
    lengths.push_back(unit *
                      (cut.ratios.empty() ? 1 : cut.ratios[block % ratios]));
  return lengths;
}

std::optional<DimCut> mlir::fsdp::sliceCut(int64_t size, const DimCut &cut,
                                           int64_t begin, int64_t length,
                                           llvm::ArrayRef<int64_t> grid) {
  auto blocks = getBlocks(size, cut, grid);
  if (!blocks || length < 1)
    return std::nullopt;
  llvm::SmallVector<int64_t> inside;
  int64_t place = 0, end = begin + length;
  for (int64_t block : *blocks) {
    bool isInside = place >= begin && place + block <= end;
    // A block that is taken apart.
    if (!isInside && place < end && place + block > begin)
      return std::nullopt;
    if (isInside)
      inside.push_back(block);
    place += block;
  }
  return makeCut(cut.axis, inside);
}

bool mlir::fsdp::canCut(int64_t size, const DimCut &cut,
                        llvm::ArrayRef<int64_t> grid) {
  return !cut.isCut() ||
         (size > 0 && (cut.isContiguous() || !isUneven(size, cut, grid)));
}

bool mlir::fsdp::isUneven(int64_t size, const DimCut &cut,
                          llvm::ArrayRef<int64_t> grid) {
  return cut.isCut() &&
         size % (grid[cut.axis] * cut.outer * countUnits(cut)) != 0;
}

int64_t mlir::fsdp::getPartSize(int64_t size, const DimCut &cut,
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
      if (all == 0 || result.isCut() ||
          (isUneven(size, cut, grid) && all != size))
        return std::nullopt;
      result = {cut.axis, before * cut.outer, cut.ratios};
    }
    before *= size;
  }
  return result;
}

std::optional<llvm::SmallVector<DimCut>>
mlir::fsdp::expandCut(const DimCut &cut, llvm::ArrayRef<int64_t> sizes,
                      llvm::ArrayRef<int64_t> grid) {
  llvm::SmallVector<DimCut> cuts(sizes.size());
  if (!cut.isCut())
    return cuts;
  int64_t before = 1, whole = 1;
  for (int64_t size : sizes)
    whole *= size;
  if (whole == 0)
    return std::nullopt;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    if (cut.outer % before != 0)
      return std::nullopt;
    DimCut own{cut.axis, cut.outer / before, cut.ratios};
    bool isAlone = before == 1 && size == whole;
    if (!isUneven(size, own, grid) || isAlone) {
      cuts[dim] = own;
      return cuts;
    }
    before *= size;
  }
  return std::nullopt;
}
