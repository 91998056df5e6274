//===- FlashTiles.cpp - Rows of attention in shared memory ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FlashTiles.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::fsdp;

/// Elements of 16 bits in the widest access.
static constexpr int64_t kWide = kAccessBytes / 2;

//===----------------------------------------------------------------------===//
// Rows of a head
//===----------------------------------------------------------------------===//

/// How many neighbours of a row lie where one access can begin, whatever row.
static int64_t getAccessWidth(Value memory) {
  auto type = cast<MemRefType>(memory.getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(offset) || strides.back() != 1)
    return 1;
  int64_t width = std::gcd(kWide, getAlignment(memory) / 2);
  width = std::gcd(width, offset);
  for (int64_t stride : ArrayRef(strides).drop_back())
    width = std::gcd(width, stride);
  return std::max<int64_t>(width, 1);
}

HeadRows::HeadRows(Value memory, AffineMap map, Value batch, Value head)
    : memory(memory), map(map), batch(batch), head(head),
      extents(getFlashShape(memory, map)), width(getAccessWidth(memory)) {}

SmallVector<Value> HeadRows::getIndices(Value row, Value column) const {
  Value defined[] = {batch, head, row, column};
  return applyPermutationMap(map, ArrayRef<Value>(defined));
}

Value HeadRows::load(OpBuilder &builder, Location loc, Value row, Value column,
                     int64_t count) const {
  Type element = getElementTypeOrSelf(memory.getType());
  int64_t access = std::min(width, count);
  SmallVector<Value> elements;
  for (int64_t done = 0; done < count; done += access) {
    Value at = createSum(builder, loc, column, createIndex(builder, loc, done));
    auto type = VectorType::get(access, element);
    Value part = vector::LoadOp::create(
        builder, loc, type, memory, getIndices(row, at),
        /*nontemporal=*/false, llvm::MaybeAlign(2 * access));
    if (access == count)
      return part;
    for (int64_t i = 0; i < access; ++i)
      elements.push_back(vector::ExtractOp::create(builder, loc, part, i));
  }
  return vector::FromElementsOp::create(
      builder, loc, VectorType::get(count, element), elements);
}

void HeadRows::store(OpBuilder &builder, Location loc, Value vector, Value row,
                     Value column) const {
  int64_t count = cast<VectorType>(vector.getType()).getNumElements();
  if (width >= count) {
    vector::StoreOp::create(builder, loc, vector, memory,
                            getIndices(row, column), /*nontemporal=*/false,
                            llvm::MaybeAlign(2 * count));
    return;
  }
  for (int64_t i = 0; i < count; ++i) {
    Value at = createSum(builder, loc, column, createIndex(builder, loc, i));
    memref::StoreOp::create(builder, loc,
                            vector::ExtractOp::create(builder, loc, vector, i),
                            memory, getIndices(row, at));
  }
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// Elements from one row to the next. Rows are written by 16 bytes, those of a
/// transpose by 4, from 8 rows that are 8 apart.
static int64_t getPitch(int64_t columns, bool isTransposed) {
  return columns + (isTransposed ? 10 : 8);
}

int64_t SharedTile::getBytes(int64_t rows, int64_t columns, bool isTransposed) {
  return llvm::alignTo(2 * rows * getPitch(columns, isTransposed), 16);
}

SharedTile::SharedTile(gpu::GPUFuncOp kernel, Location loc, Type element,
                       int64_t rows, int64_t columns, bool isTransposed) {
  memory = addSharedMemory(kernel, loc, {rows, getPitch(columns, isTransposed)},
                           element);
  kernel.setWorkgroupAttributionAttr(
      kernel.getNumWorkgroupAttributions() - 1,
      LLVM::LLVMDialect::getAlignAttrName(),
      IntegerAttr::get(IntegerType::get(kernel.getContext(), 64), 16));
}

Pair SharedTile::loadPair(OpBuilder &builder, Location loc, Value row,
                          Value column) const {
  auto type = VectorType::get(2, getElementTypeOrSelf(memory.getType()));
  return vector::LoadOp::create(builder, loc, type, memory,
                                ValueRange{row, column}, /*nontemporal=*/false,
                                llvm::MaybeAlign(4));
}

void SharedTile::store(OpBuilder &builder, Location loc, Value vector,
                       Value row, Value column) const {
  int64_t count = cast<VectorType>(vector.getType()).getNumElements();
  vector::StoreOp::create(builder, loc, vector, memory, ValueRange{row, column},
                          /*nontemporal=*/false, llvm::MaybeAlign(2 * count));
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

namespace {
/// Two neighbouring rows' parts of 16 bytes, which one thread copies.
struct Part {
  Value row, column;
  Value first, second;
};
} // namespace

/// The place of a part: 8 pairs of rows and up to 4 neighbours of a row go to
/// the lanes of a warp, as both what they read and the columns of a transpose
/// that they write are neighbours then.
static Part placePart(OpBuilder &builder, Location loc, Value number,
                      int64_t rows, int64_t depth) {
  int64_t pairs = rows / 2, parts = depth / kWide;
  int64_t lowPairs = std::gcd<int64_t>(pairs, 8),
          lowParts = std::gcd<int64_t>(parts, 4);
  SmallVector<Value> split =
      splitIndex(builder, loc, number,
                 {parts / lowParts, pairs / lowPairs, lowParts, lowPairs});
  Part part;
  Value pair = createSum(
      builder, loc, createProduct(builder, loc, split[1], lowPairs), split[3]);
  Value place = createSum(
      builder, loc, createProduct(builder, loc, split[0], lowParts), split[2]);
  part.row = createProduct(builder, loc, pair, 2);
  part.column = createProduct(builder, loc, place, kWide);
  return part;
}

static void loadPart(OpBuilder &builder, Location loc, Part &part,
                     const HeadRows &source, Value first, bool needsLimit) {
  Value one = createIndex(builder, loc, 1);
  Value upper = createSum(builder, loc, first, part.row);
  Value lower = createSum(builder, loc, upper, one);
  if (needsLimit) {
    Value last = createIndex(builder, loc, source.getRows() - 1);
    upper = arith::MinUIOp::create(builder, loc, upper, last);
    lower = arith::MinUIOp::create(builder, loc, lower, last);
  }
  part.first = source.load(builder, loc, upper, part.column, kWide);
  part.second = source.load(builder, loc, lower, part.column, kWide);
}

static void storePart(OpBuilder &builder, Location loc, const Part &part,
                      const SharedTile *straight,
                      const SharedTile *transposed) {
  Value next = createSum(builder, loc, part.row, createIndex(builder, loc, 1));
  if (straight) {
    straight->store(builder, loc, part.first, part.row, part.column);
    straight->store(builder, loc, part.second, next, part.column);
  }
  if (!transposed)
    return;
  Type element = getElementTypeOrSelf(part.first.getType());
  for (int64_t i = 0; i < kWide; ++i) {
    Value pair[] = {vector::ExtractOp::create(builder, loc, part.first, i),
                    vector::ExtractOp::create(builder, loc, part.second, i)};
    transposed->store(
        builder, loc,
        vector::FromElementsOp::create(builder, loc,
                                       VectorType::get(2, element), pair),
        createSum(builder, loc, part.column, createIndex(builder, loc, i)),
        part.row);
  }
}

void fsdp::copyRows(OpBuilder &builder, Location loc, Value thread,
                    int64_t blockThreads, const HeadRows &source, Value first,
                    int64_t rows, const SharedTile *straight,
                    const SharedTile *transposed) {
  int64_t count = rows / 2 * (source.getDepth() / kWide);
  bool needsLimit = source.getRows() % rows != 0;
  SmallVector<Part> parts;
  for (int64_t begin = 0; begin < count; begin += blockThreads) {
    Value number =
        createSum(builder, loc, thread, createIndex(builder, loc, begin));
    if (begin + blockThreads <= count) {
      parts.push_back(placePart(builder, loc, number, rows, source.getDepth()));
      loadPart(builder, loc, parts.back(), source, first, needsLimit);
      continue;
    }
    Value isMine =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, number,
                              createIndex(builder, loc, count));
    auto guard = scf::IfOp::create(builder, loc, isMine);
    OpBuilder inner = OpBuilder::atBlockBegin(guard.thenBlock());
    Part part = placePart(inner, loc, number, rows, source.getDepth());
    loadPart(inner, loc, part, source, first, needsLimit);
    storePart(inner, loc, part, straight, transposed);
  }
  // All loads are on their way before the first one is waited for.
  for (const Part &part : parts)
    storePart(builder, loc, part, straight, transposed);
}
