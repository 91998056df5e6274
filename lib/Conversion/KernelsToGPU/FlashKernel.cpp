//===- FlashKernel.cpp - What kernels of attention share ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FlashKernel.h"
#include "fsdp/Utils/Dropout.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

/// A warp owns as many rows as a left factor has.
static constexpr int64_t kThreads = 32 * kFlashRows / kFragmentRows;
/// What tiles may take; more needs a request at the launch.
static constexpr int64_t kSharedBytes = 48 * 1024;

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// Blocks of so many heads take turns: those with most work of all of them come
/// first, so that short ones are left at the end, as long as what passes by all
/// of them stays in the device's cache.
int64_t FlashKernel::countHeadsTogether(int64_t heads) const {
  constexpr int64_t kCacheBytes = 32 << 20;
  int64_t ofHead = 2 * std::max(extents.rows, extents.columns) *
                   (extents.depth + extents.valueDepth),
          all = extents.batch * heads, count = 1;
  for (int64_t candidate = 2; candidate <= all; ++candidate)
    if (all % candidate == 0 && candidate * ofHead <= kCacheBytes)
      count = candidate;
  return count;
}

LaunchShape FlashKernel::place(int64_t heads, int64_t rows, bool hasLongLast) {
  countOwnRows = rows;
  int64_t tiles = llvm::divideCeil(rows, kFlashRows);
  thread = createThreadId(builder, loc);
  lanes.emplace(builder, loc, element, thread);
  int64_t together = countHeadsTogether(heads);
  Values split = splitIndex(builder, loc, createBlockId(builder, loc),
                            {ShapedType::kDynamic, tiles, together});
  Values place = splitIndex(
      builder, loc,
      createSum(builder, loc, createProduct(builder, loc, split[0], together),
                split[2]),
      {extents.batch, heads});
  batch = place[0];
  head = place[1];
  tile = split[1];
  // Blocks with much work begin first.
  if (hasLongLast)
    tile = arith::SubIOp::create(builder, loc, index(tiles - 1), tile);
  Value first = createSum(
      builder, loc, createProduct(builder, loc, tile, kFlashRows),
      createSum(builder, loc,
                createProduct(builder, loc, lanes->warp, kFragmentRows),
                lanes->row));
  for (int half : {0, 1}) {
    ownRows[half] = sum(first, half * kFragmentRows / 2);
    if (rows % kFlashRows == 0)
      continue;
    isOwn[half] = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                        ownRows[half], index(rows));
    // Those that are not there compute the last one.
    ownRows[half] =
        arith::MinUIOp::create(builder, loc, ownRows[half], index(rows - 1));
  }
  return {extents.batch * heads * tiles, kThreads};
}

Value FlashKernel::getKeyHead() {
  if (extents.heads == extents.keyHeads)
    return head;
  return arith::DivUIOp::create(builder, loc, head,
                                index(extents.heads / extents.keyHeads));
}

SmallVector<LeftFragment> FlashKernel::loadOwn(const HeadRows &rows) {
  SmallVector<LeftFragment> fragments;
  for (int64_t depth = 0; depth < rows.getDepth(); depth += kFragmentDepth)
    fragments.push_back(lanes->loadLeft(
        ownRows[0], ownRows[1], depth, [&](Value row, Value column) {
          return rows.load(builder, loc, row, column, 2);
        }));
  return fragments;
}

void FlashKernel::storeOwn(const HeadRows &rows, ArrayRef<Value> sums) {
  for (int half : {0, 1}) {
    OpBuilder::InsertionGuard guard(builder);
    if (isOwn[half]) {
      auto guarded = scf::IfOp::create(builder, loc, isOwn[half]);
      builder.setInsertionPointToStart(guarded.thenBlock());
    }
    for (int64_t at = 0; at < rows.getDepth(); at += kFragmentColumns) {
      const Value *pair = &sums[at / kFragmentColumns * 4 + 2 * half];
      rows.store(builder, loc, lanes->makePair(pair[0], pair[1]), ownRows[half],
                 sum(lanes->neighbour, at));
    }
  }
}

int64_t
FlashKernel::chooseTileRows(int64_t most,
                            function_ref<int64_t(int64_t rows)> getBytes) {
  int64_t rows = most;
  while (rows > kFragmentDepth && getBytes(rows) > kSharedBytes)
    rows /= 2;
  return rows;
}

void FlashKernel::copyTile(const HeadRows &rows, Value number,
                           const SharedTiles &tiles) {
  tiles.copy(builder, loc, thread, kThreads, rows, number);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

std::array<SumFragment, 2> FlashKernel::multiplyOwn(ArrayRef<LeftFragment> own,
                                                    TileReader &tile,
                                                    int64_t row) {
  std::array<SumFragment, 2> products = {lanes->zero(), lanes->zero()};
  for (auto [step, left] : llvm::enumerate(own)) {
    RightFragments rights =
        tile.loadRows(row, static_cast<int64_t>(step) * kFragmentDepth);
    for (auto [right, product] : llvm::zip_equal(rights, products))
      product = lanes->multiply(left, right, product);
  }
  return products;
}

void FlashKernel::addProducts(const LeftFragment &left, TileReader &tile,
                              int64_t row, MutableArrayRef<Value> sums) {
  for (size_t at = 0; at < sums.size(); at += 8)
    for (auto [part, right] : llvm::enumerate(tile.loadColumns(
             row, static_cast<int64_t>(at) / 4 * kFragmentColumns))) {
      MutableArrayRef<Value> own = sums.slice(at + 4 * part, 4);
      SumFragment before;
      llvm::copy(own, before.begin());
      llvm::copy(lanes->multiply(left, right, before), own.begin());
    }
}

//===----------------------------------------------------------------------===//
// Scores
//===----------------------------------------------------------------------===//

/// One instruction instead of four: weights that are denormal numbers are 0.
Value FlashKernel::power(Value distance, Value rest) {
  Value exponent =
      hasNumbers ? multiply(distance, number(llvm::numbers::log2e)) : distance;
  if (rest)
    exponent = subtract(exponent, rest);
  Type f32 = builder.getF32Type();
  return LLVM::CallIntrinsicOp::create(
             builder, loc, f32,
             builder.getStringAttr("llvm.nvvm.ex2.approx.ftz"), exponent)
      .getResult(0);
}

Value FlashKernel::weight(Value scored, Value base, Value rest) {
  Value relative = subtract(toBaseUnit(scored), base);
  if (hasMask() && !rest)
    relative = arith::MinimumFOp::create(builder, loc, relative, number(0));
  return power(relative, rest);
}

Value FlashKernel::allow(Value scored, Value condition) {
  return select(condition, scored, number(-kInfinity));
}

/// A number of a row or column that there is.
Value FlashKernel::clamp(Value number, int64_t extent) {
  return arith::MinUIOp::create(builder, loc, number, index(extent - 1));
}

Value FlashKernel::loadMask(Value row, Value column) {
  Values indices = {batch, head, row, column};
  for (auto [at, extent] :
       llvm::zip_equal(indices, cast<MemRefType>(mask.getType()).getShape()))
    at = extent == 1 ? index(0) : clamp(at, extent);
  return memref::LoadOp::create(builder, loc, mask, indices);
}

Value FlashKernel::computeMask(Value row, Value column) {
  Values place = {batch, head, clamp(row, extents.rows),
                  clamp(column, extents.columns)};
  IRMapping mapping;
  mapping.map(maskBlock->getArguments().take_front(4), place);
  for (auto [part, argument] :
       llvm::zip_equal(maskParts, maskBlock->getArguments().drop_front(4))) {
    auto [operand, map] = part;
    Values indices;
    for (AffineExpr expr : map.getResults())
      indices.push_back(
          affine::expandAffineExpr(builder, loc, expr, place, ValueRange()));
    mapping.map(argument,
                memref::LoadOp::create(builder, loc, operand, indices));
  }
  for (Operation &op : maskBlock->without_terminator())
    builder.clone(op, mapping);
  return mapping.lookupOrDefault(maskBlock->getTerminator()->getOperand(0));
}

Value FlashKernel::addMask(Value scored, Value row, Value column) {
  Value own = maskBlock ? computeMask(row, column) : loadMask(row, column);
  if (own.getType().isInteger(1))
    return allow(scored, own);
  if (!own.getType().isF32())
    own = arith::ExtFOp::create(builder, loc, builder.getF32Type(), own);
  return add(scored, own);
}

Value FlashKernel::toBaseUnit(Value scored) {
  return scoresProducts()
             ? multiply(scored, number(scale * llvm::numbers::log2e))
             : scored;
}

Value FlashKernel::score(Value product, Value row, Value column, bool isCut) {
  Value result = product;
  if (!scoresProducts())
    result = multiply(
        product, number(hasNumbers ? scale : scale * llvm::numbers::log2e));
  if (hasMask())
    result = addMask(result, row, column);
  if (!isCut)
    return result;
  auto isColumn = [&](arith::CmpIPredicate predicate, Value limit) -> Value {
    return arith::CmpIOp::create(builder, loc, predicate, column, limit);
  };
  if (passesColumns && passingRows % tileRows != 0)
    result =
        allow(result, isColumn(arith::CmpIPredicate::ult, index(passingRows)));
  if (isCausal)
    result = allow(result, isColumn(arith::CmpIPredicate::ule, row));
  if (!window)
    return result;
  auto isBefore = [&](Value left, Value right) -> Value {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, left,
                                 right);
  };
  result = allow(result, isBefore(row, sum(column, *window)));
  return isCausal ? result : allow(result, isBefore(column, sum(row, *window)));
}

Value FlashKernel::loadBase(Value logsumexp, Values place) {
  if (hasRest)
    place.push_back(index(0));
  Value base = memref::LoadOp::create(builder, loc, logsumexp, place);
  Value known =
      hasNumbers ? base : multiply(base, number(llvm::numbers::log2e));
  return select(equals(base, -kInfinity), number(kInfinity), known);
}

Value FlashKernel::loadRest(Value logsumexp, Values place) {
  if (!hasRest)
    return {};
  place.push_back(index(1));
  return multiply(memref::LoadOp::create(builder, loc, logsumexp, place),
                  number(llvm::numbers::log2e));
}

//===----------------------------------------------------------------------===//
// Dropout
//===----------------------------------------------------------------------===//

Value FlashKernel::loadFirstNumber(Value ofHead, Value row) {
  if (!dropoutRows)
    return {};
  return memref::LoadOp::create(builder, loc, dropoutRows,
                                ValueRange{batch, ofHead, row});
}

Value FlashKernel::drop(Value value, Value first, Value column) {
  if (!dropoutRows)
    return value;
  Value number =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), column);
  Value isKept =
      createDropoutTest(builder, loc, first, number, dropoutKey, rate);
  return select(isKept, multiply(value, this->number(1 / (1 - rate))),
                this->number(0));
}

//===----------------------------------------------------------------------===//
// Tiles that pass by
//===----------------------------------------------------------------------===//

FlashKernel::Values
FlashKernel::loop(Value begin, Value end, double trips, Values state,
                  function_ref<Values(Value, Values)> body) {
  auto loop = scf::ForOp::create(builder, loc, begin, end, index(1), state);
  loop->setAttr(attr::kTrips, builder.getF64FloatAttr(trips));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Values results =
      body(loop.getInductionVar(), Values(loop.getRegionIterArgs()));
  scf::YieldOp::create(builder, loc, results);
  return Values(loop.getResults());
}

FlashKernel::Values
FlashKernel::repeat(int64_t times, Values state,
                    function_ref<Values(Value, Values)> body) {
  if (times == 1)
    return body(index(0), std::move(state));
  return loop(index(0), index(times), static_cast<double>(times),
              std::move(state), body);
}

void FlashKernel::fetchIf(Value tile, Value end,
                          function_ref<void(Value tile)> fetch) {
  Value isThere =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, tile, end);
  auto guarded = scf::IfOp::create(builder, loc, isThere);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(guarded.thenBlock());
  fetch(tile);
  commitCopies(builder, loc);
}

FlashKernel::Values FlashKernel::passTiles(
    const PassingTiles &passing, Values state,
    function_ref<void(Value tile)> fetch,
    function_ref<Values(Value tile, Values state, bool isCut)> body) {
  // Nobody reads a tile of what passed before.
  meet();
  fetchIf(passing.begin, passing.end, fetch);
  auto pass = [&](Value begin, Value end, double trips, bool isCut) {
    if (trips > 0)
      state = loop(begin, end, trips, state, [&](Value tile, Values before) {
        awaitCopies(builder, loc);
        meet();
        fetchIf(sum(tile, 1), passing.end, fetch);
        return body(tile, std::move(before), isCut);
      });
  };
  pass(passing.begin, passing.full, passing.cutBefore, /*isCut=*/true);
  pass(passing.full, passing.fullEnd, passing.whole, /*isCut=*/false);
  pass(passing.fullEnd, passing.end, passing.cutBehind, /*isCut=*/true);
  return state;
}

Value FlashKernel::getBound(Bound bound) {
  if (!bound.behind)
    return index(bound.last);
  // Own rows begin where a tile does.
  Value first = createProduct(builder, loc, tile, kFlashRows / tileRows);
  Value shifted;
  if (*bound.behind >= 0) {
    shifted = sum(first, *bound.behind);
  } else {
    // Sums here have no sign.
    Value before = index(-*bound.behind);
    shifted = arith::SubIOp::create(
        builder, loc, arith::MaxUIOp::create(builder, loc, first, before),
        before);
  }
  return arith::MinUIOp::create(builder, loc, shifted, index(bound.last));
}

double FlashKernel::average(Bound bound) const {
  if (!bound.behind)
    return static_cast<double>(bound.last);
  int64_t step = kFlashRows / tileRows,
          tiles = llvm::divideCeil(countOwnRows, kFlashRows);
  double sum = 0;
  for (int64_t tile = 0; tile < tiles; ++tile)
    sum += static_cast<double>(
        std::clamp<int64_t>(tile * step + *bound.behind, 0, bound.last));
  return sum / static_cast<double>(tiles);
}

PassingTiles FlashKernel::limit(bool isCausalBefore, bool isCausalBehind,
                                int64_t whole, int64_t all) {
  int64_t step = kFlashRows / tileRows;
  Bound begin{std::nullopt, 0}, full = begin, fullEnd{std::nullopt, whole},
                                end{std::nullopt, all};
  // The first own row is the farthest from what is behind, and the nearest to
  // what is before.
  if (isCausalBefore) {
    begin = {0, whole};
    full = {step, whole};
  } else if (window) {
    begin = {llvm::divideFloorSigned(1 - *window, tileRows), whole};
    full = {llvm::divideCeilSigned(kFlashRows - *window, tileRows), whole};
  }
  if (isCausalBehind) {
    fullEnd.behind = 0;
    end.behind = step;
  } else if (window) {
    fullEnd.behind = *window / tileRows;
    end.behind = llvm::divideCeil(kFlashRows - 1 + *window, tileRows);
  }
  if (full.behind && fullEnd.behind)
    full.behind = std::min(*full.behind, *fullEnd.behind);
  return {getBound(begin),
          getBound(full),
          getBound(fullEnd),
          getBound(end),
          average(full) - average(begin),
          average(fullEnd) - average(full),
          average(end) - average(fullEnd)};
}

PassingTiles FlashKernel::passColumns() {
  passingRows = extents.columns;
  return limit(/*isCausalBefore=*/false, isCausal, passingRows / tileRows,
               llvm::divideCeil(passingRows, tileRows));
}

PassingTiles FlashKernel::passRows() {
  passingRows = extents.rows;
  passesColumns = false;
  int64_t all = llvm::divideCeil(passingRows, tileRows);
  return limit(isCausal, /*isCausalBehind=*/false, all, all);
}
