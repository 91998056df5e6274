//===- Layout.cpp - Where an element of a unit lies -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Closed forms only: no function enumerates elements or ranks.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Layout/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir::fsdp;
using llvm::ArrayRef;
using llvm::SmallVector;

//===----------------------------------------------------------------------===//
// Making layouts
//===----------------------------------------------------------------------===//

/// Elements that are missing to the next multiple.
static int64_t missingTo(int64_t value, int64_t multiple) {
  int64_t rest = value % multiple;
  return rest ? multiple - rest : 0;
}

std::optional<Layout> Layout::createFlat(ArrayRef<int64_t> numels,
                                         int64_t world, int64_t alignment,
                                         int64_t padTo) {
  padTo = padTo ? padTo : world;
  if (world < 1 || alignment < 1 || padTo < 1 || padTo % world != 0)
    return std::nullopt;
  SmallVector<int64_t> paddings;
  int64_t position = 0;
  auto pad = [&](int64_t multiple) {
    paddings.push_back(missingTo(position, multiple));
    return !llvm::AddOverflow(position, paddings.back(), position);
  };
  for (int64_t numel : numels)
    if (numel < 0 || !pad(alignment) ||
        llvm::AddOverflow(position, numel, position))
      return std::nullopt;
  if (!pad(padTo))
    return std::nullopt;
  return flat(numels, paddings, world);
}

/// Product of sizes; none if one is negative or it does not fit.
static std::optional<int64_t> multiply(ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes)
    if (size < 0 || llvm::MulOverflow(product, size, product))
      return std::nullopt;
  return product;
}

std::optional<Layout> Layout::createPerParam(ArrayRef<CutParam> params,
                                             int64_t world) {
  if (world < 1)
    return std::nullopt;
  SmallVector<int64_t> numels, paddings = {0}, outers;
  int64_t total = 0;
  for (const CutParam &param : params) {
    ArrayRef<int64_t> shape = param.shape;
    if (param.dim < 0 || param.dim >= static_cast<int64_t>(shape.size()))
      return std::nullopt;
    std::optional<int64_t> numel = multiply(shape);
    std::optional<int64_t> outer = multiply(shape.take_front(param.dim));
    std::optional<int64_t> inner = multiply(shape.drop_front(param.dim + 1));
    if (!numel || !outer || !inner ||
        (param.dim > 0 && shape[param.dim] % world != 0))
      return std::nullopt;
    int64_t padding;
    if (llvm::MulOverflow(missingTo(shape[param.dim], world), *inner,
                          padding) ||
        llvm::AddOverflow(total, *numel, total) ||
        llvm::AddOverflow(total, padding, total))
      return std::nullopt;
    numels.push_back(*numel);
    paddings.push_back(padding);
    outers.push_back(*numel ? *outer : 1);
  }
  if (llvm::all_of(outers, [](int64_t outer) { return outer == 1; }))
    outers.clear();
  return perParam(numels, paddings, outers, world);
}

Layout Layout::flat(ArrayRef<int64_t> numels, ArrayRef<int64_t> paddings,
                    int64_t world) {
  return Layout(numels, paddings, {}, world, /*perParamKind=*/false);
}

Layout Layout::perParam(ArrayRef<int64_t> numels, ArrayRef<int64_t> paddings,
                        ArrayRef<int64_t> outers, int64_t world) {
  return Layout(numels, paddings, outers, world, /*perParamKind=*/true);
}

/// The sum, which wraps around: `check` refuses what does.
static int64_t add(int64_t left, int64_t right) {
  return static_cast<int64_t>(static_cast<uint64_t>(left) +
                              static_cast<uint64_t>(right));
}

Layout::Layout(ArrayRef<int64_t> numels, ArrayRef<int64_t> paddings,
               ArrayRef<int64_t> outers, int64_t world, bool perParamKind)
    : numels(numels), paddings(paddings), outers(outers), world(world),
      perParamKind(perParamKind) {
  // What the sizes do not allow is found by check().
  if (checkSizes())
    return;
  for (auto [entry, numel] : llvm::enumerate(numels)) {
    fullNumel = add(fullNumel, paddings[entry]);
    offsets.push_back(fullNumel);
    fullNumel = add(fullNumel, numel);
    if (!perParamKind)
      continue;
    int64_t rows = outers.empty() ? 1 : outers[entry];
    int64_t chunk = (numel + paddings[entry + 1]) / world / rows;
    pieces.push_back({offsets.back(), offsets.back() / world, rows, chunk});
  }
  fullNumel = add(fullNumel, paddings.back());
  if (!perParamKind)
    pieces.push_back({0, 0, 1, fullNumel / world});
}

SmallVector<int64_t> mlir::fsdp::getShardShape(const CutParam &param,
                                               int64_t world, int64_t rank) {
  SmallVector<int64_t> shape = param.shape;
  int64_t size = shape[param.dim], chunk = llvm::divideCeil(size, world);
  // Not rank * chunk, which may not fit.
  int64_t before = chunk && rank > size / chunk ? size : rank * chunk;
  shape[param.dim] = std::min(chunk, std::max<int64_t>(0, size - before));
  return shape;
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

int64_t Layout::getPaddingNumel() const {
  int64_t total = 0;
  for (int64_t value : paddings)
    total += value;
  return total;
}

/// The last of `list` whose key is at most `value`; empty ones come first.
template <typename T, typename Key>
static const T &findLast(ArrayRef<T> list, int64_t value, Key key) {
  auto next = llvm::partition_point(
      list, [&](const T &item) { return key(item) <= value; });
  return *std::prev(next);
}

ShardPosition Layout::owner(int64_t position) const {
  const LayoutPiece &piece =
      findLast(getPieces(), position,
               [](const LayoutPiece &item) { return item.offset; });
  int64_t row = (position - piece.offset) / piece.chunk / world;
  int64_t inRow = (position - piece.offset) - row * world * piece.chunk;
  return {inRow / piece.chunk,
          piece.shardOffset + row * piece.chunk + inRow % piece.chunk};
}

EntryElement Layout::getElement(int64_t position) const {
  auto next = llvm::upper_bound(offsets, position);
  if (next == offsets.begin())
    return {-1, 0};
  int64_t entry = std::prev(next) - offsets.begin();
  int64_t index = position - offsets[entry];
  return index < numels[entry] ? EntryElement{entry, index}
                               : EntryElement{-1, 0};
}

EntryElement Layout::locate(int64_t rank, int64_t offset) const {
  const LayoutPiece &piece =
      findLast(getPieces(), offset,
               [](const LayoutPiece &item) { return item.shardOffset; });
  int64_t row = (offset - piece.shardOffset) / piece.chunk;
  int64_t inChunk = (offset - piece.shardOffset) % piece.chunk;
  return getElement(piece.offset + (row * world + rank) * piece.chunk +
                    inChunk);
}

/// Adds the parts of entries between two positions, which lie from
/// `shardOffset` on.
void Layout::addRanges(int64_t begin, int64_t end, int64_t shardOffset,
                       llvm::SmallVectorImpl<EntryRange> &result) const {
  auto next = llvm::upper_bound(offsets, begin);
  size_t entry = next == offsets.begin() ? 0 : next - offsets.begin() - 1;
  for (; entry < numels.size() && offsets[entry] < end; ++entry) {
    int64_t from = std::max(offsets[entry], begin);
    int64_t to = std::min(offsets[entry] + numels[entry], end);
    if (from < to)
      result.push_back({static_cast<int64_t>(entry), shardOffset + from - begin,
                        from - offsets[entry], to - from});
  }
}

SmallVector<EntryRange> Layout::ranges(int64_t rank) const {
  SmallVector<EntryRange> result;
  for (const LayoutPiece &piece : pieces)
    for (int64_t row = 0; piece.chunk && row < piece.rows; ++row) {
      int64_t begin = piece.offset + (row * world + rank) * piece.chunk;
      addRanges(begin, begin + piece.chunk,
                piece.shardOffset + row * piece.chunk, result);
    }
  return result;
}

SmallVector<ShardRun> Layout::runs(size_t entry, int64_t first,
                                   int64_t numel) const {
  SmallVector<ShardRun> result;
  int64_t position = getOffset(entry) + first, end = position + numel;
  while (position < end) {
    const LayoutPiece &piece =
        findLast(getPieces(), position,
                 [](const LayoutPiece &item) { return item.offset; });
    ShardPosition place = owner(position);
    int64_t left = piece.chunk - (position - piece.offset) % piece.chunk;
    int64_t count = std::min(left, end - position);
    result.push_back({place.rank, place.offset, count});
    position += count;
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Proof
//===----------------------------------------------------------------------===//

std::optional<std::string> Layout::checkElement(size_t entry,
                                                int64_t index) const {
  ShardPosition place = owner(entry, index);
  if (place.rank < 0 || place.rank >= world || place.offset < 0 ||
      place.offset >= getShardNumel())
    return "element " + std::to_string(index) + " of entry " +
           std::to_string(entry) + " has no owner";
  EntryElement found = locate(place.rank, place.offset);
  if (found.entry != static_cast<int64_t>(entry) || found.index != index)
    return "element " + std::to_string(index) + " of entry " +
           std::to_string(entry) + " is not found where its owner holds it";
  return std::nullopt;
}

std::optional<std::string> Layout::checkSizes() const {
  if (world < 1)
    return "the world is " + std::to_string(world);
  if (paddings.size() != numels.size() + 1)
    return "there are " + std::to_string(paddings.size()) + " paddings for " +
           std::to_string(numels.size()) + " entries";
  int64_t total = 0;
  for (int64_t value : llvm::concat<const int64_t>(numels, paddings)) {
    if (value < 0)
      return "a size is " + std::to_string(value);
    if (llvm::AddOverflow(total, value, total))
      return std::string("the sizes do not fit into 64 bits");
  }
  if (!outers.empty() && outers.size() != numels.size())
    return "there are " + std::to_string(outers.size()) +
           " outer numbers for " + std::to_string(numels.size()) + " entries";
  for (int64_t outer : outers)
    if (outer < 1)
      return "an outer number is " + std::to_string(outer);
  if (!perParamKind && total % world != 0)
    return "entries and paddings sum to " + std::to_string(total) +
           ", no multiple of world " + std::to_string(world);
  return std::nullopt;
}

/// The pieces tile the gathered buffer and each rank's shard.
std::optional<std::string> Layout::checkPieces() const {
  int64_t position = 0;
  for (auto [index, piece] : llvm::enumerate(pieces)) {
    if (piece.offset != position || piece.shardOffset * world != position)
      return "piece " + std::to_string(index) + " begins at " +
             std::to_string(piece.offset) + ", not at " +
             std::to_string(position);
    position += piece.rows * world * piece.chunk;
  }
  if (position != fullNumel)
    return "the pieces have " + std::to_string(position) + " elements of " +
           std::to_string(fullNumel);
  for (size_t entry = 0; perParamKind && entry < numels.size(); ++entry)
    if (pieces[entry].rows != 1 && paddings[entry + 1] != 0)
      return "padding follows entry " + std::to_string(entry) +
             ", which has several rows";
  return std::nullopt;
}

std::optional<std::string> Layout::check() const {
  if (auto wrong = checkSizes())
    return wrong;
  if (auto wrong = checkPieces())
    return wrong;
  // Entries are disjoint and ascending, since each starts at the sum of all
  // before it. What remains is how pieces are cut.
  for (size_t entry = 0; entry < numels.size(); ++entry) {
    if (numels[entry] == 0)
      continue;
    // The only places inside an entry where owner() is not linear are the cuts
    // between chunks; all cuts of a piece look alike, so the first and last
    // suffice.
    const LayoutPiece &piece = pieces[perParamKind ? entry : 0];
    int64_t start = offsets[entry] - piece.offset;
    int64_t last = start + numels[entry] - 1;
    int64_t firstCut = (start / piece.chunk + 1) * piece.chunk;
    int64_t lastCut = last / piece.chunk * piece.chunk;
    for (int64_t position :
         {start, last, firstCut - 1, firstCut, lastCut - 1, lastCut})
      if (position >= start && position <= last)
        if (auto wrong = checkElement(entry, position - start))
          return wrong;
  }
  return std::nullopt;
}
