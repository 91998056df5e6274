//===- GPUVectors.cpp - Accesses of several neighbours --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vectors are loaded and stored explicitly: LLVM, which merges accesses of
// scalars, does not see that they are neighbours where their numbers come from
// divisions.
//
//===----------------------------------------------------------------------===//

#include "GPUKernel.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Buffers/LoopStrides.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include <numeric>

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Widths
//===----------------------------------------------------------------------===//

int64_t fsdp::getAlignment(Value memref) {
  Value memory = skipViews(memref);
  auto argument = dyn_cast<BlockArgument>(memory);
  auto kernel =
      argument ? dyn_cast<gpu::GPUFuncOp>(argument.getOwner()->getParentOp())
               : nullptr;
  auto known = kernel ? kernel.getArgAttrOfType<IntegerAttr>(
                            argument.getArgNumber(),
                            LLVM::LLVMDialect::getAlignAttrName())
                      : IntegerAttr();
  return known ? known.getInt() : 1;
}

/// The bytes of an element that device code accesses several of at once; 0 for
/// others: truth values are bytes in memory and bits in vectors, and elements
/// of odd sizes are padded in memory only.
static int64_t getVectorElementBytes(Type type) {
  if (!type.isIntOrFloat())
    return 0;
  unsigned width = type.getIntOrFloatBitWidth();
  return width >= 8 && width <= 64 && llvm::isPowerOf2_32(width) ? width / 8
                                                                 : 0;
}

namespace {
/// An operand whose elements at neighbouring iterations are neighbours.
struct WideOperand {
  int64_t bytes;
  /// The greatest number of elements that all places of first neighbours are
  /// multiples of, and that divides the length of the loop.
  int64_t multiple;
};
} // namespace

/// A number that the offset of a memref is a multiple of; 0 if there is none.
static int64_t getOffsetMultiple(Value memref) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(cast<MemRefType>(memref.getType())
                 .getStridesAndOffset(strides, offset)))
    return 1;
  if (!ShapedType::isDynamic(offset))
    return offset;
  auto view = memref.getDefiningOp<memref::SubViewOp>();
  strides.clear();
  if (!view ||
      failed(view.getSourceType().getStridesAndOffset(strides, offset)))
    return 1;
  int64_t multiple = getOffsetMultiple(view.getSource());
  for (auto [offset, stride] : llvm::zip_equal(view.getMixedOffsets(), strides))
    multiple = std::gcd(multiple,
                        ShapedType::isDynamic(stride)
                            ? 1
                            : getConstantIntValue(offset).value_or(1) * stride);
  return multiple;
}

/// The offset of a memref of which a multiple is known.
static Value createOffset(OpBuilder &builder, Location loc, Value memref) {
  SmallVector<int64_t> strides;
  int64_t offset;
  (void)cast<MemRefType>(memref.getType()).getStridesAndOffset(strides, offset);
  if (!ShapedType::isDynamic(offset))
    return createIndex(builder, loc, offset);
  auto view = memref.getDefiningOp<memref::SubViewOp>();
  strides.clear();
  (void)view.getSourceType().getStridesAndOffset(strides, offset);
  Value sum = createOffset(builder, loc, view.getSource());
  for (auto [offset, stride] : llvm::zip_equal(view.getMixedOffsets(), strides))
    sum = createSum(
        builder, loc, sum,
        createProduct(builder, loc,
                      getValueOrCreateConstantIndexOp(builder, loc, offset),
                      stride));
  return sum;
}

static std::optional<WideOperand>
getWideOperand(linalg::GenericOp op, OpOperand &operand, unsigned loop) {
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  if (!type || skipViews(operand.get()).getDefiningOp<memref::AllocaOp>())
    return std::nullopt;
  auto strides = getLoopStrides(op, operand);
  int64_t bytes = getVectorElementBytes(type.getElementType());
  if (bytes == 0 || !strides || (*strides)[loop] != 1)
    return std::nullopt;
  int64_t multiple = op.getStaticLoopRanges()[loop];
  for (auto [index, stride] : llvm::enumerate(*strides))
    if (index != loop)
      multiple = std::gcd(multiple, stride);
  if (!op.getMatchingIndexingMap(&operand).isProjectedPermutation(
          /*allowZeroInResults=*/true))
    return WideOperand{bytes, 1};
  multiple = std::gcd(multiple, getOffsetMultiple(operand.get()));
  return WideOperand{
      bytes, std::gcd(multiple, std::max<int64_t>(
                                    getAlignment(operand.get()) / bytes, 1))};
}

int64_t
fsdp::getVectorWidth(ArrayRef<std::pair<linalg::GenericOp, unsigned>> loops) {
  SmallVector<WideOperand> operands;
  int64_t width = 1, length = 0;
  for (auto [op, loop] : loops) {
    length = std::gcd(length, op.getStaticLoopRanges()[loop]);
    for (OpOperand &operand : op->getOpOperands())
      if (auto wide = getWideOperand(op, operand, loop)) {
        operands.push_back(*wide);
        width = std::max(width, kAccessBytes / wide->bytes);
      }
  }
  auto isFit = [&](const WideOperand &operand) {
    // What is wider takes several accesses.
    int64_t access = std::min(width, kAccessBytes / operand.bytes);
    return operand.multiple % access == 0;
  };
  while (width > 1 && (length % width != 0 || !llvm::all_of(operands, isFit)))
    width /= 2;
  return width;
}

int64_t fsdp::getVectorWidth(linalg::GenericOp op, unsigned loop) {
  return getVectorWidth(std::pair(op, loop));
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

fsdp::Neighbours::Neighbours(OpBuilder &builder, linalg::GenericOp op,
                             ArrayRef<Value> first, unsigned loop,
                             int64_t width)
    : op(op), loop(loop), ivs(width, SmallVector<Value>(first)) {
  Location loc = op.getLoc();
  for (int64_t i = 1; i < width; ++i)
    ivs[i][loop] =
        createSum(builder, loc, first[loop], createIndex(builder, loc, i));
}

bool fsdp::Neighbours::isWide(OpOperand &operand) {
  return ivs.size() > 1 && getWideOperand(op, operand, loop);
}

Value fsdp::Neighbours::createMemory(OpBuilder &builder, OpOperand &operand) {
  Location loc = op.getLoc();
  auto type = cast<MemRefType>(operand.get().getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  (void)type.getStridesAndOffset(strides, offset);
  Value place = createOffset(builder, loc, operand.get());
  SmallVector<Value> indices = getIndices(
      builder, loc, op.getMatchingIndexingMap(&operand), ivs.front());
  for (auto [index, stride] : llvm::zip_equal(indices, strides))
    place = createSum(builder, loc, place,
                      createProduct(builder, loc, index, stride));
  auto width = static_cast<int64_t>(ivs.size());
  auto layout =
      StridedLayoutAttr::get(op.getContext(), ShapedType::kDynamic, {1});
  return memref::ReinterpretCastOp::create(
      builder, loc,
      MemRefType::get({width}, type.getElementType(), layout,
                      type.getMemorySpace()),
      operand.get(), OpFoldResult(place),
      ArrayRef<OpFoldResult>(builder.getIndexAttr(width)),
      ArrayRef<OpFoldResult>(builder.getIndexAttr(1)));
}

/// The alignment of a vector's first element.
static llvm::MaybeAlign getVectorAlign(VectorType type) {
  int64_t bytes = type.getNumElements() * type.getElementTypeBitWidth() / 8;
  return llvm::Align(std::min(bytes, kAccessBytes));
}

SmallVector<Value> fsdp::Neighbours::load(OpBuilder &builder,
                                          OpOperand &operand) {
  Location loc = op.getLoc();
  auto width = static_cast<int64_t>(ivs.size());
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  if (!type)
    return SmallVector<Value>(width, operand.get());
  if (std::optional<TypedAttr> begin = getBegin(operand))
    return SmallVector<Value>(width,
                              arith::ConstantOp::create(builder, loc, *begin));
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<Value> values;
  if (isWide(operand)) {
    auto wide = VectorType::get({width}, type.getElementType());
    Value memory = createMemory(builder, operand);
    Value loaded = vector::LoadOp::create(
        builder, loc, wide, memory, ValueRange(createIndex(builder, loc, 0)),
        /*nontemporal=*/false, getVectorAlign(wide));
    for (int64_t i = 0; i < width; ++i)
      values.push_back(vector::ExtractOp::create(builder, loc, loaded, i));
    return values;
  }
  for (ArrayRef<Value> each : ivs) {
    if (!values.empty() && !map.isFunctionOfDim(loop))
      values.push_back(values.front());
    else
      values.push_back(memref::LoadOp::create(
          builder, loc, operand.get(), getIndices(builder, loc, map, each)));
  }
  return values;
}

void fsdp::Neighbours::store(OpBuilder &builder, OpOperand &operand,
                             ValueRange values) {
  Location loc = op.getLoc();
  AffineMap map = op.getMatchingIndexingMap(&operand);
  if (isWide(operand)) {
    auto wide = VectorType::get({static_cast<int64_t>(ivs.size())},
                                getElementTypeOrSelf(operand.get().getType()));
    Value vector = vector::FromElementsOp::create(builder, loc, wide, values);
    vector::StoreOp::create(builder, loc, vector,
                            createMemory(builder, operand),
                            ValueRange(createIndex(builder, loc, 0)),
                            /*nontemporal=*/false, getVectorAlign(wide));
    return;
  }
  for (auto [each, value] : llvm::zip_equal(ivs, values))
    memref::StoreOp::create(builder, loc, value, operand.get(),
                            getIndices(builder, loc, map, each));
}

/// Transposes what was loaded of each operand to what each iteration needs.
static SmallVector<SmallVector<Value>>
byIteration(ArrayRef<SmallVector<Value>> byOperand, size_t width) {
  SmallVector<SmallVector<Value>> result(width);
  for (ArrayRef<Value> values : byOperand)
    for (auto [each, value] : llvm::zip_equal(result, values))
      each.push_back(value);
  return result;
}

SmallVector<SmallVector<Value>>
fsdp::Neighbours::loadInputs(OpBuilder &builder) {
  SmallVector<SmallVector<Value>> loaded;
  for (OpOperand *input : op.getDpsInputOperands())
    loaded.push_back(op.getMatchingBlockArgument(input).use_empty()
                         ? SmallVector<Value>(ivs.size())
                         : load(builder, *input));
  return byIteration(loaded, ivs.size());
}

SmallVector<SmallVector<Value>>
fsdp::Neighbours::loadOutputs(OpBuilder &builder) {
  SmallVector<SmallVector<Value>> loaded;
  for (OpOperand &output : op.getDpsInitsMutable())
    loaded.push_back(load(builder, output));
  return byIteration(loaded, ivs.size());
}

void fsdp::Neighbours::storeOutputs(OpBuilder &builder,
                                    ArrayRef<SmallVector<Value>> results) {
  for (auto [number, output] : llvm::enumerate(op.getDpsInitsMutable())) {
    SmallVector<Value> values;
    for (ArrayRef<Value> each : results)
      values.push_back(each[number]);
    store(builder, output, values);
  }
}
