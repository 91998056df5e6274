//===- FlashKernel.h - What kernels of attention share ----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Four warps of a block own 16 rows each, whose sums stay in registers while
// tiles of the other factor pass through shared memory. Weights are powers of
// two: scores are scaled by log2(e). With a mask of numbers their distances
// are, as f32 may hold no scaled number of the mask.
//
// Tiles that the causal mask, a window or the end of the columns cuts have
// loops of their own; others need no look at places.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_KERNELSTOGPU_FLASHKERNEL_H
#define FSDP_LIB_CONVERSION_KERNELSTOGPU_FLASHKERNEL_H

#include "FlashTiles.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace mlir::fsdp {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Tiles that pass by a block: [begin, full) and [fullEnd, end) may be cut,
/// those between are whole. How many of each a block sees on average.
struct PassingTiles {
  Value begin, full, fullEnd, end;
  double cutBefore = 0, whole = 0, cutBehind = 0;
};

/// Rows that a block owns.
inline constexpr int64_t kFlashRows = 64;

/// Builds the code of one kernel; subclasses own rows of the query or the key.
class FlashKernel {
protected:
  using Values = SmallVector<Value>;

  template <typename OpT>
  FlashKernel(gpu::GPUFuncOp kernel, OpT op)
      : kernel(kernel), loc(op.getLoc()), builder(op),
        element(getElementTypeOrSelf(op.getQuery().getType())),
        mask(op.getMask()), maskBlock(op.getMaskBlock()),
        hasNumbers(hasMask() && !op.getMaskType().isInteger(1)),
        hasRest(isFlashRest(op.getLogsumexp())), isCausal(op.getCausal()),
        scale(op.getScale().convertToDouble()), extents(getFlashExtents(op)),
        operands(op.getMappedOperands()), dropoutRows(op.getDropoutRows()) {
    // One that all distances are within is none.
    std::optional<uint64_t> own = op.getWindow();
    if (int64_t all = std::max(extents.rows, extents.columns);
        own && *own < static_cast<uint64_t>(all))
      window = static_cast<int64_t>(*own);
    if (dropoutRows) {
      rate = op.getRate()->convertToDouble();
      dropoutKey = memref::LoadOp::create(builder, loc, op.getDropoutKey());
    }
    for (AffineMap map :
         op.getIndexingMaps().template getAsValueRange<AffineMapAttr>())
      maps.push_back(map);
    if (maskBlock)
      for (auto [operand, map] : llvm::zip_equal(
               op.getMaskOperands(),
               op.getMaskMapsAttr().template getAsValueRange<AffineMapAttr>()))
        maskParts.emplace_back(operand, map);
  }

  /// Places the block among batches, heads and tiles of own rows.
  LaunchShape place(int64_t heads, int64_t rows, bool hasLongLast);
  /// The most rows of a passing tile, a power of two of at most `most`, that
  /// fit into shared memory.
  static int64_t chooseTileRows(int64_t most,
                                function_ref<int64_t(int64_t rows)> getBytes);
  SharedTiles addTiles(int64_t columns) {
    return SharedTiles(kernel, loc, element, tileRows, columns);
  }
  HeadRows getRows(unsigned operand, Value ofHead) {
    return HeadRows(operands[operand], maps[operand], batch, ofHead);
  }
  /// The head of keys that the block's head of queries has.
  Value getKeyHead();
  /// The first row of a tile that passes by.
  Value getFirst(Value tile) {
    return createProduct(builder, loc, tile, tileRows);
  }
  void copyTile(const HeadRows &rows, Value number, const SharedTiles &tiles);
  TileReader readTile(const SharedTiles &tiles, Value number) {
    return TileReader(builder, loc, tiles, number, thread);
  }

  /// The left factors that the lane's own rows are.
  SmallVector<LeftFragment> loadOwn(const HeadRows &rows);
  /// Rounds and writes the lane's own rows.
  void storeOwn(const HeadRows &rows, ArrayRef<Value> sums);
  /// Own rows times 16 rows of a tile, from `row` on.
  std::array<SumFragment, 2> multiplyOwn(ArrayRef<LeftFragment> own,
                                         TileReader &tile, int64_t row);
  /// Adds a left factor times 16 rows of a tile, from `row` on.
  void addProducts(const LeftFragment &left, TileReader &tile, int64_t row,
                   MutableArrayRef<Value> sums);

  /// The score of a product of a row and a column; minus infinity where there
  /// is no weight. Its exponent grows with it.
  Value score(Value product, Value row, Value column, bool isCut);
  /// The score in the unit of bases: log2(e) times itself, or itself with a
  /// mask of numbers.
  Value toBaseUnit(Value scored);
  /// What a row's weights are relative to; plus infinity where there are none.
  Value loadBase(Value logsumexp, Values place);
  /// What the base of a row has lost, as an exponent; null if that isn't known.
  Value loadRest(Value logsumexp, Values place);

  /// The number of a row's first weight among those of dropout; null without.
  Value loadFirstNumber(Value ofHead, Value row);
  /// The number after dropout: 0, or divided by the share that is kept; itself
  /// without dropout. `first` is its row's first number.
  Value drop(Value value, Value first, Value column);

  /// The tiles of columns, or of rows, that the block's own rows, or columns,
  /// have weights with.
  PassingTiles passColumns();
  PassingTiles passRows();
  /// Executes `body` for all of them, one after the other, while the threads
  /// copy what `fetch` copies of the next one.
  Values
  passTiles(const PassingTiles &passing, Values state,
            function_ref<void(Value tile)> fetch,
            function_ref<Values(Value tile, Values state, bool isCut)> body);

  /// Executes `body` so often; once without a loop.
  Values repeat(int64_t times, Values state,
                function_ref<Values(Value number, Values state)> body);

  Value index(int64_t value) { return createIndex(builder, loc, value); }
  Value number(double value) {
    return arith::ConstantOp::create(
        builder, loc, builder.getF32FloatAttr(static_cast<float>(value)));
  }
  Value sum(Value left, int64_t right) {
    return right == 0 ? left : createSum(builder, loc, left, index(right));
  }
  // A product and a sum may be one instruction.
  static constexpr auto kContract = arith::FastMathFlags::contract;
  bool hasMask() const { return mask || maskBlock; }
  Value add(Value left, Value right) {
    return arith::AddFOp::create(builder, loc, left, right, kContract);
  }
  Value subtract(Value left, Value right) {
    return arith::SubFOp::create(builder, loc, left, right, kContract);
  }
  Value multiply(Value left, Value right) {
    return arith::MulFOp::create(builder, loc, left, right, kContract);
  }
  Value select(Value condition, Value yes, Value no) {
    return arith::SelectOp::create(builder, loc, condition, yes, no);
  }
  Value equals(Value left, double right) {
    return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ, left,
                                 number(right));
  }
  /// Two to the power of a distance between scores in the unit of bases, less
  /// the rest, if there is one.
  Value power(Value distance, Value rest = {});
  /// A weight relative to the base of its row. A mask may bring both next to
  /// the least number, where the base has no room for the logarithm of a sum:
  /// without the rest that it has lost the weight is at most 1 all the same.
  Value weight(Value scored, Value base, Value rest);
  /// All threads of the block have come here.
  void meet() { gpu::BarrierOp::create(builder, loc); }

  gpu::GPUFuncOp kernel;
  Location loc;
  OpBuilder builder;
  Type element;
  /// What is read of the mask, or computes its elements, and of what.
  Value mask;
  Block *maskBlock;
  SmallVector<std::pair<Value, AffineMap>> maskParts;
  /// Whether the mask is one of numbers, and whether log-sum-exps have beside
  /// them what they have lost.
  bool hasNumbers, hasRest;
  bool isCausal;
  std::optional<int64_t> window;
  double scale;
  FlashExtents extents;
  Values operands;
  SmallVector<AffineMap> maps;
  /// The rows' first numbers in memory, and the key; null without dropout.
  Value dropoutRows, dropoutKey;
  double rate = 0;

  Value thread, batch, head, tile;
  std::optional<MatrixFragments> lanes;
  /// The lane's two rows among those of the head, and whether there are such
  /// rows; null: always.
  Value ownRows[2], isOwn[2];
  int64_t countOwnRows = 0;
  /// Rows of a tile that passes by, and of all of them.
  int64_t tileRows = 0, passingRows = 0;
  /// Whether what passes by are columns of the scores.
  bool passesColumns = true;

private:
  int64_t countHeadsTogether(int64_t heads) const;
  /// A bound of tiles that pass by: so many behind the tile where the own rows
  /// begin, within [0, last], or `last` for all blocks; and its average.
  struct Bound {
    std::optional<int64_t> behind;
    int64_t last;
  };
  Value getBound(Bound bound);
  double average(Bound bound) const;
  /// Those with weights if what is before own rows, or behind them, has none in
  /// a causal attention, of `all` tiles the first `whole` of which have all
  /// rows.
  PassingTiles limit(bool isCausalBefore, bool isCausalBehind, int64_t whole,
                     int64_t all);
  void fetchIf(Value tile, Value end, function_ref<void(Value tile)> fetch);
  /// Whether scores are products: their order is that of exponents.
  bool scoresProducts() const { return !hasMask() && scale > 0; }
  Value allow(Value scored, Value condition);
  Value clamp(Value number, int64_t extent);
  Value loadMask(Value row, Value column);
  Value computeMask(Value row, Value column);
  Value addMask(Value scored, Value row, Value column);
  Values loop(Value begin, Value end, double trips, Values state,
              function_ref<Values(Value tile, Values state)> body);
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_KERNELSTOGPU_FLASHKERNEL_H
