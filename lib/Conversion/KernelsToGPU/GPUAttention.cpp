//===- GPUAttention.cpp - Attention on devices ----------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// FlashAttention-2 (Dao, 2023). Forward and the gradient of the query own rows
// of the query, the gradients of key and value those of the key; each computes
// the weights itself, so that no two blocks add to one sum and the order is
// always the same.
//
//===----------------------------------------------------------------------===//

#include "FlashKernel.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Forward
//===----------------------------------------------------------------------===//

namespace {
class FlashForward : FlashKernel {
public:
  FlashForward(gpu::GPUFuncOp kernel, FlashAttentionOp op)
      : FlashKernel(kernel, op), logsumexp(op.getLogsumexp()) {}

  LaunchShape write();

private:
  enum Operand : unsigned { Query, Key, Val, Output };
  /// What a loop carries: the largest score of both rows, the lane's part of
  /// their sums of weights, then weighted sums of values.
  enum Carried : unsigned { Largest = 0, Sum = 2, Weighted = 4 };

  void forEachElement(
      MutableArrayRef<SumFragment> scores, Value tile,
      function_ref<void(Value &element, unsigned half, Value column)> visit);
  SmallVector<SumFragment> computeScores(ArrayRef<LeftFragment> query,
                                         TileReader &keys, Value tile,
                                         bool isCut);
  void toWeights(MutableArrayRef<SumFragment> scores, Values &state);
  void dropWeights(MutableArrayRef<SumFragment> weights, Value tile);
  void finish(const HeadRows &output, Values state);
  void storeLog(Value row, Value log, Value rest);
  template <typename OpT>
  Value combineLanes(Value value);

  Value logsumexp;
  /// Of both rows, for dropout.
  Value firstNumbers[2];
};
} // namespace

/// Combines the values of the four lanes that share a row.
template <typename OpT>
Value FlashForward::combineLanes(Value value) {
  for (int32_t distance : {1, 2})
    value = OpT::create(builder, loc, value,
                        createExchange(builder, loc, value, distance));
  return value;
}

/// Calls `visit` with the elements of a tile of scores, which of the lane's
/// rows has each, and its column.
void FlashForward::forEachElement(
    MutableArrayRef<SumFragment> scores, Value tile,
    function_ref<void(Value &element, unsigned half, Value column)> visit) {
  Value first = createSum(builder, loc, getFirst(tile), lanes->neighbour);
  for (auto [number, fragment] : llvm::enumerate(scores))
    for (auto [place, element] : llvm::enumerate(fragment))
      visit(element, place / 2,
            sum(first, static_cast<int64_t>(number) * kFragmentColumns +
                           static_cast<int64_t>(place) % 2));
}

SmallVector<SumFragment>
FlashForward::computeScores(ArrayRef<LeftFragment> query, TileReader &keys,
                            Value tile, bool isCut) {
  SmallVector<SumFragment> scores;
  for (int64_t at = 0; at < tileRows; at += kFragmentDepth)
    llvm::append_range(scores, multiplyOwn(query, keys, at));
  forEachElement(scores, tile,
                 [&](Value &product, unsigned half, Value column) {
                   product = score(product, ownRows[half], column, isCut);
                 });
  return scores;
}

/// What the weights of a tile are multiplied with values as.
void FlashForward::dropWeights(MutableArrayRef<SumFragment> weights,
                               Value tile) {
  if (dropoutRows)
    forEachElement(weights, tile,
                   [&](Value &weight, unsigned half, Value column) {
                     weight = drop(weight, firstNumbers[half], column);
                   });
}

/// Weights relative to the largest score so far, to which what was added up
/// before is scaled.
void FlashForward::toWeights(MutableArrayRef<SumFragment> scores,
                             Values &state) {
  for (unsigned half : {0, 1}) {
    Value largest = scores.front()[2 * half];
    for (const SumFragment &each : scores)
      for (unsigned side : {0, 1})
        largest = arith::MaxNumFOp::create(builder, loc, largest,
                                           each[2 * half + side]);
    Value before = state[Largest + half];
    largest = toBaseUnit(combineLanes<arith::MaxNumFOp>(largest));
    largest = arith::MaxNumFOp::create(builder, loc, before, largest);
    // Without any weight so far nothing is subtracted from minus infinity.
    Value base = select(equals(largest, -kInfinity), number(0), largest);
    Value shrink = power(subtract(before, base));
    Value total = multiply(state[Sum + half], shrink);
    for (SumFragment &each : scores)
      for (unsigned side : {0, 1}) {
        Value &weight = each[2 * half + side];
        weight = power(subtract(toBaseUnit(weight), base));
        total = add(total, weight);
      }
    state[Largest + half] = largest;
    state[Sum + half] = total;
    for (size_t at = Weighted + 2 * half; at < state.size(); at += 4)
      for (unsigned side : {0, 1})
        state[at + side] = multiply(state[at + side], shrink);
  }
}

void FlashForward::storeLog(Value row, Value log, Value rest) {
  Values place = {batch, head, row};
  if (hasRest)
    place.push_back(index(0));
  memref::StoreOp::create(builder, loc, log, logsumexp, place);
  if (!hasRest)
    return;
  place.back() = index(1);
  memref::StoreOp::create(builder, loc, rest, logsumexp, place);
}

void FlashForward::finish(const HeadRows &output, Values state) {
  for (unsigned half : {0, 1}) {
    Value total = combineLanes<arith::AddFOp>(state[Sum + half]);
    Value isNothing = equals(total, 0);
    Value share = select(
        isNothing, number(0),
        arith::DivFOp::create(builder, loc, number(1), total).getResult());
    for (size_t at = Weighted + 2 * half; at < state.size(); at += 4)
      for (unsigned side : {0, 1})
        state[at + side] = multiply(state[at + side], share);
    Value largest = state[Largest + half];
    if (!hasNumbers)
      largest = multiply(largest, number(llvm::numbers::ln2));
    Value logOfTotal = math::LogOp::create(builder, loc, total);
    Value log = add(largest, logOfTotal);
    Value rest = subtract(logOfTotal, subtract(log, largest));
    log = select(isNothing, number(-kInfinity), log);
    rest = select(isNothing, number(0), rest);
    Value isFirst = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::eq, lanes->neighbour, index(0));
    if (isOwn[half])
      isFirst = arith::AndIOp::create(builder, loc, isFirst, isOwn[half]);
    auto guard = scf::IfOp::create(builder, loc, isFirst);
    OpBuilder::InsertionGuard inner(builder);
    builder.setInsertionPointToStart(guard.thenBlock());
    storeLog(ownRows[half], log, rest);
  }
  storeOwn(output, ArrayRef(state).drop_front(Weighted));
}

LaunchShape FlashForward::write() {
  int64_t depth = extents.depth, valueDepth = extents.valueDepth;
  tileRows = chooseTileRows(kFlashRows, [&](int64_t rows) {
    return SharedTiles::getBytes(rows, depth) +
           SharedTiles::getBytes(rows, valueDepth);
  });
  LaunchShape shape = place(extents.heads, extents.rows, isCausal);
  Value keyHead = getKeyHead();
  HeadRows key = getRows(Key, keyHead), value = getRows(Val, keyHead);
  SmallVector<LeftFragment> query = loadOwn(getRows(Query, head));
  for (unsigned half : {0, 1})
    firstNumbers[half] = loadFirstNumber(head, ownRows[half]);
  SharedTiles keys = addTiles(depth), values = addTiles(valueDepth);

  Values state = {number(-kInfinity), number(-kInfinity), number(0), number(0)};
  state.append(valueDepth / kFragmentColumns * 4, number(0));
  auto fetch = [&](Value tile) {
    copyTile(key, tile, keys);
    copyTile(value, tile, values);
  };
  auto body = [&](Value tile, Values now, bool isCut) {
    TileReader ofKeys = readTile(keys, tile), ofValues = readTile(values, tile);
    SmallVector<SumFragment> weights =
        computeScores(query, ofKeys, tile, isCut);
    toWeights(weights, now);
    dropWeights(weights, tile);
    MutableArrayRef<Value> sums = MutableArrayRef(now).drop_front(Weighted);
    for (size_t step = 0; step + 1 < weights.size(); step += 2)
      addProducts(lanes->toLeft(weights[step], weights[step + 1]), ofValues,
                  static_cast<int64_t>(step) * kFragmentColumns, sums);
    return now;
  };
  state = passTiles(passColumns(), state, fetch, body);
  finish(getRows(Output, head), state);
  return shape;
}

//===----------------------------------------------------------------------===//
// The gradient of the query
//===----------------------------------------------------------------------===//

namespace {
class FlashQueryGrad : FlashKernel {
public:
  FlashQueryGrad(gpu::GPUFuncOp kernel, FlashAttentionQueryGradOp op)
      : FlashKernel(kernel, op), logsumexp(op.getLogsumexp()),
        common(op.getCommon()) {}

  LaunchShape write();

private:
  enum Operand : unsigned { OutputGrad, Query, Key, Val, QueryGrad };

  LeftFragment computeSlopes(ArrayRef<LeftFragment> query,
                             ArrayRef<LeftFragment> outputGrad,
                             TileReader &keys, TileReader &values, Value tile,
                             int64_t row, bool isCut);

  Value logsumexp, common;
  /// Of both rows.
  Value bases[2], rests[2], commons[2], firstNumbers[2];
};
} // namespace

/// The gradients of 16 columns of products, but for the scale.
LeftFragment FlashQueryGrad::computeSlopes(ArrayRef<LeftFragment> query,
                                           ArrayRef<LeftFragment> outputGrad,
                                           TileReader &keys, TileReader &values,
                                           Value tile, int64_t row,
                                           bool isCut) {
  Value first = createSum(builder, loc, getFirst(tile), lanes->neighbour);
  std::array<SumFragment, 2> products = multiplyOwn(query, keys, row),
                             slopes = multiplyOwn(outputGrad, values, row);
  for (int64_t part : {0, 1})
    for (unsigned place = 0; place < 4; ++place) {
      unsigned half = place / 2;
      Value column = sum(first, row + part * kFragmentColumns + place % 2);
      Value own =
          weight(score(products[part][place], ownRows[half], column, isCut),
                 bases[half], rests[half]);
      Value &slope = slopes[part][place];
      slope = drop(slope, firstNumbers[half], column);
      slope = multiply(own, subtract(slope, commons[half]));
    }
  return lanes->toLeft(slopes[0], slopes[1]);
}

LaunchShape FlashQueryGrad::write() {
  int64_t depth = extents.depth, valueDepth = extents.valueDepth;
  tileRows = chooseTileRows(kFlashRows, [&](int64_t rows) {
    return SharedTiles::getBytes(rows, depth) +
           SharedTiles::getBytes(rows, valueDepth);
  });
  LaunchShape shape = place(extents.heads, extents.rows, isCausal);
  Value keyHead = getKeyHead();
  HeadRows key = getRows(Key, keyHead), value = getRows(Val, keyHead);
  SmallVector<LeftFragment> query = loadOwn(getRows(Query, head)),
                            outputGrad = loadOwn(getRows(OutputGrad, head));
  for (unsigned half : {0, 1}) {
    SmallVector<Value> at = {batch, head, ownRows[half]};
    bases[half] = loadBase(logsumexp, at);
    rests[half] = loadRest(logsumexp, at);
    commons[half] = memref::LoadOp::create(builder, loc, common, at);
    firstNumbers[half] = loadFirstNumber(head, ownRows[half]);
  }
  SharedTiles keys = addTiles(depth), values = addTiles(valueDepth);

  Values state(depth / kFragmentColumns * 4, number(0));
  auto fetch = [&](Value tile) {
    copyTile(key, tile, keys);
    copyTile(value, tile, values);
  };
  auto body = [&](Value tile, Values now, bool isCut) {
    TileReader ofKeys = readTile(keys, tile), ofValues = readTile(values, tile);
    for (int64_t row = 0; row < tileRows; row += kFragmentDepth)
      addProducts(
          computeSlopes(query, outputGrad, ofKeys, ofValues, tile, row, isCut),
          ofKeys, row, now);
    return now;
  };
  state = passTiles(passColumns(), state, fetch, body);
  for (Value &each : state)
    each = multiply(each, number(scale));
  storeOwn(getRows(QueryGrad, head), state);
  return shape;
}

//===----------------------------------------------------------------------===//
// The gradients of key and value
//===----------------------------------------------------------------------===//

namespace {
class FlashKeyGrad : FlashKernel {
public:
  FlashKeyGrad(gpu::GPUFuncOp kernel, FlashAttentionKeyGradOp op)
      : FlashKernel(kernel, op), logsumexp(op.getLogsumexp()),
        common(op.getCommon()) {}

  LaunchShape write();

private:
  enum Operand : unsigned { OutputGrad, Query, Key, Val, KeyGrad, ValueGrad };
  /// Where the numbers of a row of a tile begin.
  Value placeNumbers(Value tile, Value row);
  void copyNumbers(Value queryHead, Value tile);
  /// Base, common number and, if there is one, the rest of a row. Four where
  /// there is one, so that rows begin where vectors do. The number for dropout
  /// is read from where it is.
  struct RowNumbers {
    Value base, common, rest, first;
  };
  int64_t countNumbers() const { return hasRest ? 4 : 2; }
  /// The row, or the last one if there is no such row.
  Value clampRow(Value row) {
    return arith::MinUIOp::create(builder, loc, row, index(passingRows - 1));
  }
  /// Those of a row and of the next one.
  std::array<RowNumbers, 2> loadNumbers(Value tile, Value row);
  /// Weights and slopes of 16 rows of the scores, as factors for own columns.
  std::pair<LeftFragment, LeftFragment> computeFactors(TileReader &queries,
                                                       TileReader &outputGrads,
                                                       Value tile, int64_t row,
                                                       bool isCut);
  Values addHead(Value queryHead, const PassingTiles &passing, Values state);

  Value logsumexp, common;
  /// Those of each row of two tiles, in shared memory.
  Value numbers;
  SmallVector<LeftFragment> key, value;
  std::optional<SharedTiles> queries, outputGrads;
};
} // namespace

Value FlashKeyGrad::placeNumbers(Value tile, Value row) {
  Value begin =
      createProduct(builder, loc, getTurn(builder, loc, tile), tileRows);
  Value number = createSum(builder, loc, begin, row);
  return createProduct(builder, loc, number, countNumbers());
}

std::array<FlashKeyGrad::RowNumbers, 2> FlashKeyGrad::loadNumbers(Value tile,
                                                                  Value row) {
  constexpr int64_t kWidth = 4;
  Value first = placeNumbers(tile, row);
  Values loaded;
  for (int64_t at = 0; at < 2 * countNumbers(); at += kWidth) {
    Value vector = vector::LoadOp::create(
        builder, loc, VectorType::get(kWidth, builder.getF32Type()), numbers,
        sum(first, at), /*nontemporal=*/false, llvm::MaybeAlign(16));
    for (int64_t place = 0; place < kWidth; ++place)
      loaded.push_back(vector::ExtractOp::create(builder, loc, vector, place));
  }
  auto ofRow = [&](size_t begin) -> RowNumbers {
    return {loaded[begin], loaded[begin + 1],
            hasRest ? loaded[begin + 2] : Value(), Value()};
  };
  return {ofRow(0), ofRow(static_cast<size_t>(countNumbers()))};
}

/// The first threads copy the numbers of a tile's rows. A base of plus infinity
/// lets rows that are not there have no weights.
void FlashKeyGrad::copyNumbers(Value queryHead, Value tile) {
  Value isMine = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                       thread, index(tileRows));
  auto guard = scf::IfOp::create(builder, loc, isMine);
  OpBuilder::InsertionGuard inner(builder);
  builder.setInsertionPointToStart(guard.thenBlock());
  Value row = createSum(builder, loc, getFirst(tile), thread);
  Value known = clampRow(row);
  SmallVector<Value> place = {batch, queryHead, known};
  Value base = loadBase(logsumexp, place);
  if (passingRows % tileRows != 0)
    base = select(arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        row, known),
                  base, number(kInfinity));
  Value target = placeNumbers(tile, thread);
  memref::StoreOp::create(builder, loc, base, numbers, target);
  memref::StoreOp::create(builder, loc,
                          memref::LoadOp::create(builder, loc, common, place),
                          numbers, sum(target, 1));
  if (hasRest)
    memref::StoreOp::create(builder, loc, loadRest(logsumexp, place), numbers,
                            sum(target, 2));
}

std::pair<LeftFragment, LeftFragment>
FlashKeyGrad::computeFactors(TileReader &queries, TileReader &outputGrads,
                             Value tile, int64_t row, bool isCut) {
  Value first = getFirst(tile);
  std::array<SumFragment, 2> weights = multiplyOwn(key, queries, row),
                             slopes = multiplyOwn(value, outputGrads, row);
  for (int64_t part : {0, 1}) {
    Value begin = sum(lanes->neighbour, row + part * kFragmentColumns);
    std::array<RowNumbers, 2> ofRows = loadNumbers(tile, begin);
    for (unsigned place = 0; place < 4; ++place) {
      Value row = createSum(builder, loc, first, sum(begin, place % 2));
      RowNumbers &ofRow = ofRows[place % 2];
      if (place < 2)
        ofRow.first = loadFirstNumber(head, clampRow(row));
      Value column = ownRows[place / 2];
      Value &own = weights[part][place], &slope = slopes[part][place];
      own = weight(score(own, row, column, isCut), ofRow.base, ofRow.rest);
      slope = drop(slope, ofRow.first, column);
      slope = multiply(own, subtract(slope, ofRow.common));
      own = drop(own, ofRow.first, column);
    }
  }
  return {lanes->toLeft(weights[0], weights[1]),
          lanes->toLeft(slopes[0], slopes[1])};
}

/// Adds what one head of queries has to do with the own rows.
FlashKernel::Values FlashKeyGrad::addHead(Value queryHead,
                                          const PassingTiles &passing,
                                          Values state) {
  HeadRows query = getRows(Query, queryHead),
           outputGrad = getRows(OutputGrad, queryHead);
  // The mask is that of the query's head.
  head = queryHead;
  size_t keySums = static_cast<size_t>(query.getDepth() / 2);
  auto fetch = [&](Value tile) {
    copyTile(query, tile, *queries);
    copyTile(outputGrad, tile, *outputGrads);
    copyNumbers(queryHead, tile);
  };
  auto body = [&](Value tile, Values now, bool isCut) {
    TileReader ofQueries = readTile(*queries, tile),
               ofGrads = readTile(*outputGrads, tile);
    MutableArrayRef<Value> sums(now);
    for (int64_t row = 0; row < tileRows; row += kFragmentDepth) {
      auto [weights, slopes] =
          computeFactors(ofQueries, ofGrads, tile, row, isCut);
      addProducts(slopes, ofQueries, row, sums.take_front(keySums));
      addProducts(weights, ofGrads, row, sums.drop_front(keySums));
    }
    return now;
  };
  return passTiles(passing, std::move(state), fetch, body);
}

LaunchShape FlashKeyGrad::write() {
  int64_t depth = extents.depth, valueDepth = extents.valueDepth,
          groups = extents.heads / extents.keyHeads;
  // With more, registers would be spilled.
  tileRows = chooseTileRows(kFlashRows / 2, [&](int64_t rows) {
    constexpr int64_t kNumberBytes = 4;
    return 2 * countNumbers() * rows * kNumberBytes +
           SharedTiles::getBytes(rows, depth) +
           SharedTiles::getBytes(rows, valueDepth);
  });
  LaunchShape shape =
      place(extents.keyHeads, extents.columns, /*hasLongLast=*/false);
  Value keyHead = head;
  key = loadOwn(getRows(Key, keyHead));
  value = loadOwn(getRows(Val, keyHead));
  queries = addTiles(depth);
  outputGrads = addTiles(valueDepth);
  numbers = addSharedMemory(kernel, loc, 2 * countNumbers() * tileRows,
                            builder.getF32Type(),
                            /*alignment=*/kAccessBytes);

  PassingTiles passing = passRows();
  Values state((depth + valueDepth) / kFragmentColumns * 4, number(0));
  Value firstHead = createProduct(builder, loc, keyHead, groups);
  state = repeat(groups, std::move(state), [&](Value number, Values now) {
    return addHead(createSum(builder, loc, firstHead, number), passing,
                   std::move(now));
  });
  size_t keySums = static_cast<size_t>(depth / 2);
  for (Value &each : MutableArrayRef(state).take_front(keySums))
    each = multiply(each, number(scale));
  storeOwn(getRows(KeyGrad, keyHead), ArrayRef(state).take_front(keySums));
  storeOwn(getRows(ValueGrad, keyHead), ArrayRef(state).drop_front(keySums));
  return shape;
}

LaunchShape fsdp::spreadAttention(gpu::GPUFuncOp kernel, Operation *op) {
  LaunchShape shape;
  if (auto forward = dyn_cast<FlashAttentionOp>(op))
    shape = FlashForward(kernel, forward).write();
  else if (auto grad = dyn_cast<FlashAttentionQueryGradOp>(op))
    shape = FlashQueryGrad(kernel, grad).write();
  else
    shape = FlashKeyGrad(kernel, cast<FlashAttentionKeyGradOp>(op)).write();
  op->erase();
  return shape;
}
