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
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::fsdp;

/// Elements of 16 bits in the widest access.
static constexpr int64_t kWide = kAccessBytes / 2;

//===----------------------------------------------------------------------===//
// Pointers
//===----------------------------------------------------------------------===//

/// What indices are in code for the device.
static Type getIndexWord(OpBuilder &builder) {
  DataLayout layout =
      DataLayout::closest(builder.getInsertionBlock()->getParentOp());
  return builder.getIntegerType(
      layout.getTypeSizeInBits(builder.getIndexType()).getFixedValue());
}

/// The first element of a buffer in an address space of pointers. The
/// conversion to LLVM makes the same descriptor of the buffer, so that the cast
/// goes away.
static Value getBase(OpBuilder &builder, Location loc, Value memory,
                     unsigned space) {
  auto type = cast<MemRefType>(memory.getType());
  MLIRContext *context = builder.getContext();
  auto pointer = LLVM::LLVMPointerType::get(context, space);
  Type size = getIndexWord(builder);
  SmallVector<Type> fields = {pointer, pointer, size};
  if (type.getRank() > 0)
    fields.append(2, LLVM::LLVMArrayType::get(size, type.getRank()));
  auto descriptor = LLVM::LLVMStructType::getLiteral(context, fields);
  Value cast =
      UnrealizedConversionCastOp::create(builder, loc, descriptor, memory)
          .getResult(0);
  return LLVM::ExtractValueOp::create(builder, loc, cast, 1);
}

/// A pointer to the element of 16 bits with that number behind `base`.
static Value createAddress(OpBuilder &builder, Location loc, Value base,
                           Value number) {
  Value offset =
      arith::IndexCastOp::create(builder, loc, getIndexWord(builder), number);
  return LLVM::GEPOp::create(builder, loc, base.getType(), builder.getI16Type(),
                             base, ValueRange(offset),
                             LLVM::GEPNoWrapFlags::inbounds);
}

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

Value HeadRows::getPointer(OpBuilder &builder, Location loc, Value row,
                           Value column) const {
  SmallVector<int64_t> strides;
  int64_t offset;
  (void)cast<MemRefType>(memory.getType()).getStridesAndOffset(strides, offset);
  Value number = createIndex(builder, loc, offset);
  for (auto [at, stride] : llvm::zip_equal(getIndices(row, column), strides))
    number = createSum(builder, loc, number,
                       createProduct(builder, loc, at, stride));
  constexpr unsigned kGlobal = 1;
  Value pointer = createAddress(
      builder, loc, getBase(builder, loc, memory, /*space=*/0), number);
  return LLVM::AddrSpaceCastOp::create(
      builder, loc, LLVM::LLVMPointerType::get(builder.getContext(), kGlobal),
      pointer);
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

static constexpr unsigned kShared = 3;

static int64_t getPitch(int64_t columns) { return columns + kWide; }

int64_t SharedTiles::getBytes(int64_t rows, int64_t columns) {
  return 2 * 2 * rows * ::getPitch(columns);
}

SharedTiles::SharedTiles(gpu::GPUFuncOp kernel, Location loc, Type element,
                         int64_t rows, int64_t columns)
    : rows(rows), pitch(::getPitch(columns)) {
  memory = addSharedMemory(kernel, loc, {2 * rows, pitch}, element,
                           /*alignment=*/kAccessBytes);
}

Value fsdp::getTurn(OpBuilder &builder, Location loc, Value number) {
  return arith::AndIOp::create(builder, loc, number,
                               createIndex(builder, loc, 1));
}

Value SharedTiles::getBegin(OpBuilder &builder, Location loc,
                            Value number) const {
  return createProduct(builder, loc, getTurn(builder, loc, number),
                       rows * pitch);
}

void SharedTiles::copyPart(OpBuilder &builder, Location loc,
                           const HeadRows &source, Value first, Value begin,
                           Value part) const {
  SmallVector<Value> place = splitIndex(
      builder, loc, part, {ShapedType::kDynamic, source.getDepth() / kWide});
  Value column = createProduct(builder, loc, place[1], kWide);
  Value row = createSum(builder, loc, first, place[0]);
  if (source.getRows() % rows != 0)
    row = arith::MinUIOp::create(
        builder, loc, row, createIndex(builder, loc, source.getRows() - 1));
  Value target = createSum(
      builder, loc, begin,
      createSum(builder, loc, createProduct(builder, loc, place[0], pitch),
                column));
  Value pointer = createAddress(builder, loc,
                                getBase(builder, loc, memory, kShared), target);
  if (source.getWidth() < kWide) {
    LLVM::StoreOp::create(builder, loc,
                          source.load(builder, loc, row, column, kWide),
                          pointer, kAccessBytes);
    return;
  }
  NVVM::CpAsyncOp::create(builder, loc, pointer,
                          source.getPointer(builder, loc, row, column),
                          kAccessBytes, NVVM::LoadCacheModifierKind::CG,
                          /*cpSize=*/Value());
}

void SharedTiles::copy(OpBuilder &builder, Location loc, Value thread,
                       int64_t blockThreads, const HeadRows &source,
                       Value number) const {
  int64_t count = rows * (source.getDepth() / kWide);
  Value first = createProduct(builder, loc, number, rows),
        begin = getBegin(builder, loc, number);
  for (int64_t done = 0; done < count; done += blockThreads) {
    Value part =
        createSum(builder, loc, thread, createIndex(builder, loc, done));
    OpBuilder::InsertionGuard guard(builder);
    if (done + blockThreads > count) {
      Value isMine =
          arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, part,
                                createIndex(builder, loc, count));
      auto guarded = scf::IfOp::create(builder, loc, isMine);
      builder.setInsertionPointToStart(guarded.thenBlock());
    }
    copyPart(builder, loc, source, first, begin, part);
  }
}

void fsdp::commitCopies(OpBuilder &builder, Location loc) {
  NVVM::CpAsyncCommitGroupOp::create(builder, loc);
}

void fsdp::awaitCopies(OpBuilder &builder, Location loc) {
  NVVM::CpAsyncWaitGroupOp::create(builder, loc, 0);
}

//===----------------------------------------------------------------------===//
// Reading tiles
//===----------------------------------------------------------------------===//

/// ldmatrix reads four matrices of 8 x 8: lane l has the address of row l % 8
/// of the one with number l / 8. Read by rows, the second one is to the right
/// of the first, the others are below; transposed, the other way around.
TileReader::TileReader(OpBuilder &builder, Location loc,
                       const SharedTiles &tiles, Value number, Value thread)
    : builder(builder), loc(loc), pitch(tiles.getPitch()) {
  SmallVector<Value> lane =
      splitIndex(builder, loc, thread,
                 {ShapedType::kDynamic, int64_t(2), int64_t(2), int64_t(8)});
  Value begin = tiles.getBegin(builder, loc, number),
        base = getBase(builder, loc, tiles.getMemory(), kShared);
  auto place = [&](Value below, Value right) {
    Value row =
        createSum(builder, loc, createProduct(builder, loc, below, 8), lane[3]);
    Value element =
        createSum(builder, loc, createProduct(builder, loc, row, pitch),
                  createProduct(builder, loc, right, 8));
    return createAddress(builder, loc, base,
                         createSum(builder, loc, begin, element));
  };
  forRows = place(lane[1], lane[2]);
  forColumns = place(lane[2], lane[1]);
}

RightFragments TileReader::load(Value pointer, int64_t row, int64_t column,
                                bool isTransposed) {
  Value at = LLVM::GEPOp::create(
      builder, loc, pointer.getType(), builder.getI16Type(), pointer,
      ArrayRef<LLVM::GEPArg>(static_cast<int32_t>(row * pitch + column)),
      LLVM::GEPNoWrapFlags::inbounds);
  Type word = builder.getI32Type();
  auto type = LLVM::LLVMStructType::getLiteral(builder.getContext(),
                                               {word, word, word, word});
  Value loaded = NVVM::LdMatrixOp::create(
      builder, loc, type, at, 4,
      isTransposed ? NVVM::MMALayout::col : NVVM::MMALayout::row,
      NVVM::LdStMatrixShapeAttr::get(builder.getContext(), 8, 8),
      NVVM::LdStMatrixEltType::B16);
  auto take = [&](int64_t number) -> Value {
    return LLVM::ExtractValueOp::create(builder, loc, loaded, number);
  };
  return {RightFragment{take(0), take(1)}, RightFragment{take(2), take(3)}};
}

RightFragments TileReader::loadRows(int64_t row, int64_t column) {
  return load(forRows, row, column, /*isTransposed=*/false);
}

RightFragments TileReader::loadColumns(int64_t row, int64_t column) {
  return load(forColumns, row, column, /*isTransposed=*/true);
}
