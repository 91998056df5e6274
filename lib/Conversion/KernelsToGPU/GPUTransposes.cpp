//===- GPUTransposes.cpp - Tiles in shared memory -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where neighbours of an input are not neighbours of the output, a block loads
// a square of the input in its order and computes the output in that one's
// order. The rows of a square in shared memory begin in different banks.
//
//===----------------------------------------------------------------------===//

#include "GPUKernel.h"
#include "fsdp/Buffers/LoopStrides.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Length of a tile's sides, and of its rows in shared memory.
static constexpr int64_t kTile = 32, kPitch = kTile + 1;

/// Blocks that share more memory are few on a multiprocessor, or refused.
static constexpr int64_t kMostTileBytes = int64_t(1) << 15;
/// Shorter rows are less than memory moves at once.
static constexpr int64_t kShortest = 8;
/// Threads side by side, one below the other.
static constexpr int64_t kAcross = kTile, kDown = kBlockThreads / kTile;

namespace {

/// Builds the code of an op whose inputs lie in another order than its outputs.
class Transpose {
public:
  Transpose(gpu::GPUFuncOp kernel, linalg::GenericOp op)
      : kernel(kernel), op(op), loc(op.getLoc()), builder(op) {}

  bool match();
  LaunchShape write();

private:
  bool matchInput(OpOperand &input);
  int64_t getTileBytes();
  LaunchShape createNumbers();
  /// Calls `body` for this thread's elements of the tile: `inner` is the loop
  /// whose neighbours are neighbouring threads.
  void forEachElement(
      unsigned inner, unsigned outer,
      function_ref<void(ArrayRef<Value> ivs, Value across, Value down)> body);
  Value index(int64_t value) { return createIndex(builder, loc, value); }
  Value add(Value left, Value right) {
    return createSum(builder, loc, left, right);
  }
  Value multiply(Value left, int64_t right) {
    return createProduct(builder, loc, left, right);
  }

  gpu::GPUFuncOp kernel;
  linalg::GenericOp op;
  Location loc;
  OpBuilder builder;
  /// The loops whose neighbours are neighbours in outputs, in inputs.
  unsigned column = 0;
  std::optional<unsigned> row;
  SmallVector<unsigned> others;
  SmallVector<OpOperand *> inputs;
  SmallVector<Value> first;
  Value threadAcross, threadDown;
};

} // namespace

/// Whether an input suits the tile, or needs none.
bool Transpose::matchInput(OpOperand &input) {
  auto strides = getLoopStrides(op, input);
  if (!strides || (*strides)[column] == 0 || (*strides)[column] == 1)
    return true;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  Type type = getElementTypeOrSelf(input.get().getType());
  for (unsigned loop = 0; loop < ranges.size(); ++loop) {
    if ((*strides)[loop] != 1 || ranges[loop] == 1)
      continue;
    if (!type.isIntOrFloat() || type.getIntOrFloatBitWidth() % 8 != 0 ||
        (row && *row != loop))
      return false;
    row = loop;
    inputs.push_back(&input);
    return true;
  }
  return true;
}

bool Transpose::match() {
  auto loops = orderParallelLoops(op);
  if (!loops || loops->size() < 2 ||
      op.getNumParallelLoops() != op.getNumLoops())
    return false;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  column = loops->back();
  for (OpOperand &output : op.getDpsInitsMutable()) {
    auto strides = getLoopStrides(op, output);
    if (!strides || (*strides)[column] != 1)
      return false;
  }
  for (OpOperand *input : op.getDpsInputOperands())
    if (isa<MemRefType>(input->get().getType()) &&
        !op.getMatchingBlockArgument(input).use_empty() && !matchInput(*input))
      return false;
  if (!row || ranges[*row] < kShortest || ranges[column] < kShortest ||
      llvm::is_contained(ranges, 0) || getTileBytes() > kMostTileBytes)
    return false;
  for (unsigned loop : *loops)
    if (loop != column && loop != *row)
      others.push_back(loop);
  return true;
}

/// Of all inputs in shared memory.
int64_t Transpose::getTileBytes() {
  int64_t bytes = 0;
  for (OpOperand *input : inputs)
    bytes +=
        kTile * kPitch *
        (getElementTypeOrSelf(input->get().getType()).getIntOrFloatBitWidth() /
         8);
  return bytes;
}

/// Sets the first indices of the block's tile.
LaunchShape Transpose::createNumbers() {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges(), extents;
  for (unsigned loop : others)
    extents.push_back(ranges[loop]);
  for (unsigned loop : {*row, column})
    extents.push_back(llvm::divideCeilSigned(ranges[loop], kTile));
  LaunchShape shape{1, kBlockThreads};
  for (int64_t extent : extents)
    shape.blocks *= extent;
  SmallVector<Value> numbers =
      splitIndex(builder, loc, createBlockId(builder, loc), extents);
  first.resize(ranges.size());
  first[column] = multiply(numbers.pop_back_val(), kTile);
  first[*row] = multiply(numbers.pop_back_val(), kTile);
  for (auto [loop, number] : llvm::zip_equal(others, numbers))
    first[loop] = number;
  Value thread = createThreadId(builder, loc);
  threadAcross = arith::RemUIOp::create(builder, loc, thread, index(kAcross));
  threadDown = arith::DivUIOp::create(builder, loc, thread, index(kAcross));
  return shape;
}

void Transpose::forEachElement(
    unsigned inner, unsigned outer,
    function_ref<void(ArrayRef<Value> ivs, Value across, Value down)> body) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (int64_t turn = 0; turn < kTile / kDown; ++turn) {
    OpBuilder::InsertionGuard atEnd(builder);
    Value down = add(threadDown, index(turn * kDown));
    SmallVector<Value> ivs = first;
    ivs[inner] = add(first[inner], threadAcross);
    ivs[outer] = add(first[outer], down);
    for (unsigned loop : {inner, outer}) {
      if (ranges[loop] % kTile == 0)
        continue;
      Value inside =
          arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                ivs[loop], index(ranges[loop]));
      builder.setInsertionPointToStart(
          scf::IfOp::create(builder, loc, inside).thenBlock());
    }
    body(ivs, threadAcross, down);
  }
}

LaunchShape Transpose::write() {
  LaunchShape shape = createNumbers();
  DenseMap<OpOperand *, Value> tiles;
  for (OpOperand *input : inputs)
    tiles[input] =
        addSharedMemory(kernel, loc, kTile * kPitch,
                        getElementTypeOrSelf(input->get().getType()));
  forEachElement(
      *row, column, [&](ArrayRef<Value> ivs, Value across, Value down) {
        Value place = add(multiply(down, kPitch), across);
        for (OpOperand *input : inputs) {
          Neighbours element(builder, op, ivs, *row, 1);
          memref::StoreOp::create(builder, loc,
                                  element.load(builder, *input).front(),
                                  tiles[input], place);
        }
      });
  gpu::BarrierOp::create(builder, loc);
  forEachElement(
      column, *row, [&](ArrayRef<Value> ivs, Value across, Value down) {
        Neighbours element(builder, op, ivs, column, 1);
        SmallVector<Value> ins;
        for (OpOperand *input : op.getDpsInputOperands()) {
          Value tile = tiles.lookup(input);
          if (op.getMatchingBlockArgument(input).use_empty())
            ins.push_back(nullptr);
          else if (tile)
            ins.push_back(memref::LoadOp::create(
                builder, loc, tile, add(multiply(across, kPitch), down)));
          else
            ins.push_back(element.load(builder, *input).front());
        }
        SmallVector<Value> outs = loadOutputs(builder, op, ivs);
        storeOutputs(builder, op, ivs,
                     computeBody(builder, op, ivs, ins, outs));
      });
  op.erase();
  return shape;
}

std::optional<LaunchShape> fsdp::spreadTranspose(gpu::GPUFuncOp kernel,
                                                 linalg::GenericOp op) {
  Transpose transpose(kernel, op);
  if (!transpose.match())
    return std::nullopt;
  return transpose.write();
}
