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

  SmallVector<SumFragment> computeScores(ArrayRef<LeftFragment> query,
                                         const SharedTile &keys, Value tile,
                                         bool isCut);
  void toWeights(MutableArrayRef<SumFragment> scores, Values &state);
  void finish(const HeadRows &output, Values state);
  template <typename OpT>
  Value combineLanes(Value value);

  Value logsumexp;
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

SmallVector<SumFragment>
FlashForward::computeScores(ArrayRef<LeftFragment> query,
                            const SharedTile &keys, Value tile, bool isCut) {
  Value first = createSum(builder, loc, getFirst(tile), lanes->neighbour);
  SmallVector<SumFragment> scores;
  for (int64_t at = 0; at < tileRows; at += kFragmentColumns) {
    SumFragment products = multiplyOwn(query, keys, at);
    for (auto [place, product] : llvm::enumerate(products))
      product = score(product, ownRows[place / 2],
                      sum(first, at + static_cast<int64_t>(place) % 2), isCut);
    scores.push_back(products);
  }
  return scores;
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
    largest = arith::MaxNumFOp::create(builder, loc, before,
                                       combineLanes<arith::MaxNumFOp>(largest));
    // Without any weight so far nothing is subtracted from minus infinity.
    Value base = select(equals(largest, -kInfinity), number(0), largest);
    Value shrink = power(subtract(before, base));
    Value total = multiply(state[Sum + half], shrink);
    for (SumFragment &each : scores)
      for (unsigned side : {0, 1}) {
        Value &weight = each[2 * half + side];
        weight = power(subtract(weight, base));
        total = add(total, weight);
      }
    state[Largest + half] = largest;
    state[Sum + half] = total;
    for (size_t at = Weighted + 2 * half; at < state.size(); at += 4)
      for (unsigned side : {0, 1})
        state[at + side] = multiply(state[at + side], shrink);
  }
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
    Value log = add(multiply(state[Largest + half], number(llvm::numbers::ln2)),
                    math::LogOp::create(builder, loc, total));
    log = select(isNothing, number(-kInfinity), log);
    Value isFirst = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::eq, lanes->neighbour, index(0));
    if (isOwn[half])
      isFirst = arith::AndIOp::create(builder, loc, isFirst, isOwn[half]);
    auto guard = scf::IfOp::create(builder, loc, isFirst);
    OpBuilder inner = OpBuilder::atBlockBegin(guard.thenBlock());
    memref::StoreOp::create(inner, loc, log, logsumexp,
                            ValueRange{batch, head, ownRows[half]});
  }
  storeOwn(output, ArrayRef(state).drop_front(Weighted));
}

LaunchShape FlashForward::write() {
  int64_t depth = extents.depth, valueDepth = extents.valueDepth;
  tileRows = chooseTileRows([&](int64_t rows) {
    return SharedTile::getBytes(rows, depth, false) +
           SharedTile::getBytes(valueDepth, rows, true);
  });
  LaunchShape shape = place(extents.heads, extents.rows, isCausal);
  Value keyHead = getKeyHead();
  HeadRows key = getRows(Key, keyHead), value = getRows(Val, keyHead);
  SmallVector<LeftFragment> query = loadOwn(getRows(Query, head));
  SharedTile keyTile = addTile(tileRows, depth),
             valueTile = addTile(valueDepth, tileRows, /*isTransposed=*/true);

  Values state = {number(-kInfinity), number(-kInfinity), number(0), number(0)};
  state.append(valueDepth / kFragmentColumns * 4, number(0));
  state =
      passTiles(passColumns(), state, [&](Value tile, Values now, bool isCut) {
        meet();
        copyTile(key, tile, &keyTile, nullptr);
        copyTile(value, tile, nullptr, &valueTile);
        meet();
        SmallVector<SumFragment> weights =
            computeScores(query, keyTile, tile, isCut);
        toWeights(weights, now);
        MutableArrayRef<Value> sums = MutableArrayRef(now).drop_front(Weighted);
        for (size_t step = 0; step + 1 < weights.size(); step += 2)
          addProducts(lanes->toLeft(weights[step], weights[step + 1]),
                      valueTile, static_cast<int64_t>(step) * kFragmentColumns,
                      sums);
        return now;
      });
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
                             const SharedTile &keys, const SharedTile &values,
                             Value tile, int64_t row, bool isCut);

  Value logsumexp, common;
  /// Of both rows.
  Value bases[2], commons[2];
};
} // namespace

/// The gradients of 16 columns of products, but for the scale.
LeftFragment FlashQueryGrad::computeSlopes(ArrayRef<LeftFragment> query,
                                           ArrayRef<LeftFragment> outputGrad,
                                           const SharedTile &keys,
                                           const SharedTile &values, Value tile,
                                           int64_t row, bool isCut) {
  Value first = createSum(builder, loc, getFirst(tile), lanes->neighbour);
  SumFragment slopes[2];
  for (int64_t part : {0, 1}) {
    int64_t from = row + part * kFragmentColumns;
    SumFragment products = multiplyOwn(query, keys, from),
                grads = multiplyOwn(outputGrad, values, from);
    for (unsigned place = 0; place < products.size(); ++place) {
      unsigned half = place / 2;
      Value own = weight(score(products[place], ownRows[half],
                               sum(first, from + place % 2), isCut),
                         bases[half]);
      slopes[part][place] =
          multiply(own, subtract(grads[place], commons[half]));
    }
  }
  return lanes->toLeft(slopes[0], slopes[1]);
}

LaunchShape FlashQueryGrad::write() {
  int64_t depth = extents.depth, valueDepth = extents.valueDepth;
  tileRows = chooseTileRows([&](int64_t rows) {
    return SharedTile::getBytes(rows, depth, false) +
           SharedTile::getBytes(depth, rows, true) +
           SharedTile::getBytes(rows, valueDepth, false);
  });
  LaunchShape shape = place(extents.heads, extents.rows, isCausal);
  Value keyHead = getKeyHead();
  HeadRows key = getRows(Key, keyHead), value = getRows(Val, keyHead);
  SmallVector<LeftFragment> query = loadOwn(getRows(Query, head)),
                            outputGrad = loadOwn(getRows(OutputGrad, head));
  for (unsigned half : {0, 1}) {
    SmallVector<Value> at = {batch, head, ownRows[half]};
    bases[half] = toBase(memref::LoadOp::create(builder, loc, logsumexp, at));
    commons[half] = memref::LoadOp::create(builder, loc, common, at);
  }
  SharedTile keyTile = addTile(tileRows, depth),
             turnedKeyTile = addTile(depth, tileRows, /*isTransposed=*/true),
             valueTile = addTile(tileRows, valueDepth);

  Values state(depth / kFragmentColumns * 4, number(0));
  state =
      passTiles(passColumns(), state, [&](Value tile, Values now, bool isCut) {
        meet();
        copyTile(key, tile, &keyTile, &turnedKeyTile);
        copyTile(value, tile, &valueTile, nullptr);
        meet();
        for (int64_t row = 0; row < tileRows; row += kFragmentDepth)
          addProducts(computeSlopes(query, outputGrad, keyTile, valueTile, tile,
                                    row, isCut),
                      turnedKeyTile, row, now);
        return now;
      });
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
  /// Numbers of a tile's rows, in shared memory.
  enum Numbers : unsigned { Bases, Commons };

  void copyNumbers(Value queryHead, Value tile);
  /// Weights and slopes of 16 rows of the scores, as factors for own columns.
  std::pair<LeftFragment, LeftFragment>
  computeFactors(const SharedTile &queries, const SharedTile &outputGrads,
                 Value tile, int64_t row, bool isCut);
  Values addHead(Value queryHead, const PassingTiles &passing, Values state);

  Value logsumexp, common;
  Value numbers[2];
  SmallVector<LeftFragment> key, value;
  std::optional<SharedTile> queryTile, turnedQueryTile, gradTile,
      turnedGradTile;
};
} // namespace

/// The first threads copy the numbers of a tile's rows. A base of plus infinity
/// lets rows that are not there have no weights.
void FlashKeyGrad::copyNumbers(Value queryHead, Value tile) {
  Value isMine = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                       thread, index(tileRows));
  auto guard = scf::IfOp::create(builder, loc, isMine);
  OpBuilder::InsertionGuard inner(builder);
  builder.setInsertionPointToStart(guard.thenBlock());
  Value row = createSum(builder, loc, getFirst(tile), thread);
  Value known =
      arith::MinUIOp::create(builder, loc, row, index(passingRows - 1));
  SmallVector<Value> place = {batch, queryHead, known};
  Value base = toBase(memref::LoadOp::create(builder, loc, logsumexp, place));
  if (passingRows % tileRows != 0)
    base = select(arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        row, known),
                  base, number(kInfinity));
  memref::StoreOp::create(builder, loc, base, numbers[Bases], thread);
  memref::StoreOp::create(builder, loc,
                          memref::LoadOp::create(builder, loc, common, place),
                          numbers[Commons], thread);
}

std::pair<LeftFragment, LeftFragment>
FlashKeyGrad::computeFactors(const SharedTile &queries,
                             const SharedTile &outputGrads, Value tile,
                             int64_t row, bool isCut) {
  Value first = getFirst(tile);
  SumFragment weights[2], slopes[2];
  for (int64_t part : {0, 1}) {
    int64_t from = row + part * kFragmentColumns;
    SumFragment products = multiplyOwn(key, queries, from),
                grads = multiplyOwn(value, outputGrads, from);
    for (unsigned place = 0; place < products.size(); ++place) {
      Value inTile = sum(lanes->neighbour, from + place % 2);
      auto ofRow = [&](Numbers kind) -> Value {
        return memref::LoadOp::create(builder, loc, numbers[kind], inTile);
      };
      Value scored =
          score(products[place], createSum(builder, loc, first, inTile),
                ownRows[place / 2], isCut);
      Value own = weight(scored, ofRow(Bases));
      weights[part][place] = own;
      slopes[part][place] =
          multiply(own, subtract(grads[place], ofRow(Commons)));
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
  return passTiles(
      passing, std::move(state), [&](Value tile, Values now, bool isCut) {
        meet();
        copyTile(query, tile, &*queryTile, &*turnedQueryTile);
        copyTile(outputGrad, tile, &*gradTile, &*turnedGradTile);
        copyNumbers(queryHead, tile);
        meet();
        MutableArrayRef<Value> sums(now);
        for (int64_t row = 0; row < tileRows; row += kFragmentDepth) {
          auto [weights, slopes] =
              computeFactors(*queryTile, *gradTile, tile, row, isCut);
          addProducts(slopes, *turnedQueryTile, row, sums.take_front(keySums));
          addProducts(weights, *turnedGradTile, row, sums.drop_front(keySums));
        }
        return now;
      });
}

LaunchShape FlashKeyGrad::write() {
  int64_t depth = extents.depth, valueDepth = extents.valueDepth,
          groups = extents.heads / extents.keyHeads;
  tileRows = chooseTileRows([&](int64_t rows) {
    int64_t bytes = 2 * rows * 4;
    for (int64_t each : {depth, valueDepth})
      bytes += SharedTile::getBytes(rows, each, false) +
               SharedTile::getBytes(each, rows, true);
    return bytes;
  });
  LaunchShape shape =
      place(extents.keyHeads, extents.columns, /*hasLongLast=*/false);
  Value keyHead = head;
  key = loadOwn(getRows(Key, keyHead));
  value = loadOwn(getRows(Val, keyHead));
  queryTile = addTile(tileRows, depth);
  turnedQueryTile = addTile(depth, tileRows, /*isTransposed=*/true);
  gradTile = addTile(tileRows, valueDepth);
  turnedGradTile = addTile(valueDepth, tileRows, /*isTransposed=*/true);
  for (Value &each : numbers)
    each = addSharedMemory(kernel, loc, tileRows, builder.getF32Type());

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
