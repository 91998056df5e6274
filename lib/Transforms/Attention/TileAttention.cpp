//===- TileAttention.cpp - Attention tile by tile -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, first of all, for processors: loops over heads, tiles of rows and
// tiles of columns, after FlashAttention (Dao et al., 2022; Dao, 2023). Scores
// live as long as a tile of them. The order of all sums is that of the loops.
//
//===----------------------------------------------------------------------===//

#include "AttentionMath.h"
#include "MaskTiles.h"
#include "fsdp/Transforms/Attention/Passes.h"
#include "fsdp/Utils/DerivableOpInterfaceImpl.h"
#include "fsdp/Utils/ParamUses.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Transforms/TilingInterfaceImpl.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_TILEATTENTIONPASS
#include "fsdp/Transforms/Attention/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// Rows or columns of a tile: the number of the first, and how many.
struct Span {
  Value first;
  int64_t count;
};

/// What a tile of rows or columns does with the tensors that loops carry.
using SpanBody = llvm::function_ref<SmallVector<Value>(Span, ValueRange)>;

/// What rows have a part in, by batch and key head.
struct GradientOperands {
  Value query, outputGrad, logsumexp, common;
  /// What the log-sum-exp has lost; null if that isn't known.
  Value rest;
};

/// Builds the loops of one attention.
class Tiling {
public:
  Tiling(OpBuilder &builder, Location loc, const AttentionShape &shape,
         const llvm::DenseSet<Value> &gathered, int64_t rowsOfTile,
         int64_t columnsOfTile)
      : builder(builder), loc(loc), shape(shape), math(builder, loc, shape),
        rowsOfTile(std::min(rowsOfTile, shape.rows)),
        columnsOfTile(std::min(columnsOfTile, shape.columns)) {
    if (shape.extras.mask)
      mask.emplace(shape.extras.mask, shape.rows * shape.columns, gathered);
    if (shape.rate != 0)
      dropoutRows = math.toHeads(shape.extras.rows);
  }

  /// Returns what the log-sum-exp has lost, if a gradient asks; else null.
  Value replace(AttentionOp op, bool hasGradient);
  void replace(AttentionGradOp op, Value rest);

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value add(Value left, Value right) {
    return arith::AddIOp::create(builder, loc, left, right);
  }
  Value multiply(Value left, int64_t right) {
    return arith::MulIOp::create(builder, loc, left, index(right));
  }

  SmallVector<Value>
  loop(Value from, Value to, int64_t step, ValueRange inits,
       llvm::function_ref<SmallVector<Value>(Value, ValueRange)> body);
  SmallVector<Value>
  forHeads(ValueRange inits,
           llvm::function_ref<SmallVector<Value>(ValueRange)> body);
  /// Numbers [begin, end) of rows or columns; null: from the first one, or up
  /// to the last one.
  struct Limits {
    Value begin, end;
  };
  Value beginTile(Value limit, int64_t tile);
  SmallVector<Value> forRows(const Limits &limits, ValueRange inits,
                             SpanBody body);
  SmallVector<Value> forColumns(const Limits &limits, ValueRange inits,
                                SpanBody body);

  Value slice(Value tensor, Value first, int64_t count);
  Value take(Value tensor, Value first, int64_t count) {
    return math.convert(slice(tensor, first, count), shape.sums);
  }
  TileOperand takeMask(Span rows, Span columns);
  Value put(Value tile, Value tensor, Value first);
  Value places(Span rows) {
    return add(multiply(group, shape.rows), rows.first);
  }
  Value scores(Value query, Value key, Span rows, Span columns);
  Value drop(Value tensor, Value place, int64_t rows, Span columns);
  Value shift(Value number, int64_t by, Value place);
  Limits limitColumns(Span rows);
  Limits limitRows(Span columns);
  SmallVector<Value> addColumns(Value query, Value key, Value value, Span rows,
                                Span columns, ValueRange carried);
  SmallVector<Value> addGradients(const GradientOperands &of, Span rows,
                                  Span columns, Value key, Value value,
                                  ValueRange carried);

  OpBuilder &builder;
  Location loc;
  const AttentionShape &shape;
  AttentionMath math;
  int64_t rowsOfTile, columnsOfTile;
  /// The batch and key head, as one number, and the group, of a body.
  Value head, group;
  /// None if there is no mask.
  std::optional<MaskTiles> mask;
  /// What dropout counts from, by head and row.
  Value dropoutRows;
};
} // namespace

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

SmallVector<Value>
Tiling::loop(Value from, Value to, int64_t step, ValueRange inits,
             llvm::function_ref<SmallVector<Value>(Value, ValueRange)> body) {
  auto made = scf::ForOp::create(builder, loc, from, to, index(step), inits);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(made.getBody());
  scf::YieldOp::create(
      builder, loc,
      body(made.getInductionVar(), ValueRange(made.getRegionIterArgs())));
  return llvm::to_vector_of<Value>(made.getResults());
}

/// All batches and heads of keys.
SmallVector<Value>
Tiling::forHeads(ValueRange inits,
                 llvm::function_ref<SmallVector<Value>(ValueRange)> body) {
  return loop(index(0), index(shape.heads), 1, inits,
              [&](Value number, ValueRange carried) {
                head = number;
                return body(carried);
              });
}

/// Where the tile begins that a limit is in.
Value Tiling::beginTile(Value limit, int64_t tile) {
  if (!limit)
    return index(0);
  return multiply(arith::DivUIOp::create(builder, loc, limit, index(tile)),
                  tile);
}

/// The tiles of rows, of all heads of queries that share keys, that have some
/// within the limits. What is left over for a tile of its own is the last one.
SmallVector<Value> Tiling::forRows(const Limits &limits, ValueRange inits,
                                   SpanBody body) {
  int64_t whole = shape.rows / rowsOfTile * rowsOfTile;
  Value first = beginTile(limits.begin, rowsOfTile), last = index(whole);
  if (limits.end)
    last = arith::MinUIOp::create(builder, loc, last, limits.end);
  auto ofGroup = [&](Value number, ValueRange carried) {
    group = number;
    SmallVector<Value> results = loop(first, last, rowsOfTile, carried,
                                      [&](Value row, ValueRange inner) {
                                        return body({row, rowsOfTile}, inner);
                                      });
    if (whole < shape.rows)
      results = body({index(whole), shape.rows - whole}, results);
    return results;
  };
  if (shape.groups == 1)
    return ofGroup(index(0), inits);
  return loop(index(0), index(shape.groups), 1, inits, ofGroup);
}

/// The tiles of columns that have some within the limits, and what is left
/// over.
SmallVector<Value> Tiling::forColumns(const Limits &limits, ValueRange inits,
                                      SpanBody body) {
  int64_t whole = shape.columns / columnsOfTile * columnsOfTile;
  Value first = beginTile(limits.begin, columnsOfTile), last = index(whole);
  if (limits.end)
    last = arith::MinUIOp::create(builder, loc, last, limits.end);
  SmallVector<Value> results = loop(
      first, last, columnsOfTile, inits, [&](Value column, ValueRange carried) {
        return body({column, columnsOfTile}, carried);
      });
  if (whole < shape.columns)
    results = body({index(whole), shape.columns - whole}, results);
  return results;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

/// Rows of this head, without its dimension.
static void getSlice(OpBuilder &builder, RankedTensorType type, Value head,
                     Value first, int64_t count,
                     SmallVector<OpFoldResult> &offsets,
                     SmallVector<OpFoldResult> &sizes,
                     SmallVector<int64_t> &extents) {
  offsets = {head, first};
  extents = {count};
  llvm::append_range(extents, type.getShape().drop_front(2));
  sizes = {builder.getIndexAttr(1)};
  for (int64_t extent : extents)
    sizes.push_back(builder.getIndexAttr(extent));
  offsets.resize(type.getRank(), builder.getIndexAttr(0));
}

/// `count` rows of this head.
Value Tiling::slice(Value tensor, Value first, int64_t count) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<OpFoldResult> offsets, sizes;
  SmallVector<int64_t> extents;
  getSlice(builder, type, head, first, count, offsets, sizes, extents);
  SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
  return tensor::ExtractSliceOp::create(
      builder, loc, RankedTensorType::get(extents, type.getElementType()),
      tensor, offsets, sizes, strides);
}

Value Tiling::put(Value tile, Value tensor, Value first) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<OpFoldResult> offsets, sizes;
  SmallVector<int64_t> extents;
  int64_t count = cast<RankedTensorType>(tile.getType()).getDimSize(0);
  getSlice(builder, type, head, first, count, offsets, sizes, extents);
  SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
  return tensor::InsertSliceOp::create(
      builder, loc, math.convert(tile, type.getElementType()), tensor, offsets,
      sizes, strides);
}

/// The mask's tile, without extents that it broadcasts if it is read.
TileOperand Tiling::takeMask(Span rows, Span columns) {
  auto type = cast<RankedTensorType>(shape.extras.mask.getType());
  Value keyHeads = index(shape.keyHeads);
  Value batch = arith::DivUIOp::create(builder, loc, head, keyHeads);
  Value keyHead = arith::RemUIOp::create(builder, loc, head, keyHeads);
  Value firsts[] = {batch, add(multiply(keyHead, shape.groups), group),
                    rows.first, columns.first};
  int64_t counts[] = {1, 1, rows.count, columns.count};
  SmallVector<OpFoldResult> offsets, sizes;
  SmallVector<int64_t> extents;
  // Where scores have their element, in the mask's dimensions.
  SmallVector<AffineExpr> places(4, builder.getAffineConstantExpr(0)), read;
  for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
    bool isOne = extent == 1;
    offsets.push_back(isOne ? OpFoldResult(builder.getIndexAttr(0))
                            : OpFoldResult(firsts[dim]));
    sizes.push_back(builder.getIndexAttr(isOne ? 1 : counts[dim]));
    if (dim >= 2 && !isOne) {
      extents.push_back(counts[dim]);
      places[dim] = builder.getAffineDimExpr(dim - 2);
      read.push_back(places[dim]);
    }
  }
  auto getMap = [&](ArrayRef<AffineExpr> exprs) {
    return AffineMap::get(2, 0, exprs, builder.getContext());
  };
  if (mask->areComputed())
    return {mask->take(builder, loc, offsets, sizes), getMap(places)};
  SmallVector<OpFoldResult> strides(4, builder.getIndexAttr(1));
  Value tile = tensor::ExtractSliceOp::create(
      builder, loc, RankedTensorType::get(extents, type.getElementType()),
      shape.extras.mask, offsets, sizes, strides);
  return {tile, getMap(read)};
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

Value Tiling::scores(Value query, Value key, Span rows, Span columns) {
  Value products =
      math.multiply(query, key, math.fill({rows.count, columns.count}, 0),
                    /*transposesLeft=*/false, /*transposesRight=*/true);
  std::optional<TileOperand> tile;
  if (mask)
    tile = takeMask(rows, columns);
  return math.scores(products, tile, rows.first, columns.first);
}

/// A tile of elements like scores after dropout; `place` is that of its first
/// row.
Value Tiling::drop(Value tensor, Value place, int64_t rows, Span columns) {
  if (!dropoutRows)
    return tensor;
  return math.drop(tensor, slice(dropoutRows, place, rows), columns.first);
}

/// Adds a tile of columns to the largest scores, sums of weights and weighted
/// sums of a tile of rows, which are of weights relative to the largest ones.
SmallVector<Value> Tiling::addColumns(Value query, Value key, Value value,
                                      Span rows, Span columns,
                                      ValueRange carried) {
  Value k = take(key, columns.first, columns.count);
  Value v = take(value, columns.first, columns.count);
  Value score = scores(query, k, rows, columns);
  Value largest = math.largest(score, carried[0]);
  Value weights = math.weights(score, largest);
  Value shrink = math.weights(carried[0], largest);
  Value sums = math.addRows(weights, math.multiplyRows(carried[1], shrink));
  Value output =
      math.multiply(drop(weights, places(rows), rows.count, columns), v,
                    math.multiplyRows(carried[2], shrink),
                    /*transposesLeft=*/false, /*transposesRight=*/false);
  return {largest, sums, output};
}

Value Tiling::replace(AttentionOp op, bool hasGradient) {
  Value query = math.toHeads(op.getQuery()), key = math.toHeads(op.getKey()),
        value = math.toHeads(op.getValue());
  auto numbers = [&] {
    return tensor::EmptyOp::create(builder, loc,
                                   {shape.heads, shape.rowsOfHead}, shape.sums);
  };
  SmallVector<Value> inits{
      tensor::EmptyOp::create(builder, loc,
                              {shape.heads, shape.rowsOfHead, shape.valueDepth},
                              shape.element),
      numbers()};
  if (hasGradient)
    inits.push_back(numbers());
  SmallVector<Value> results = forHeads(inits, [&](ValueRange outer) {
    return forRows(Limits(), outer, [&](Span rows, ValueRange made) {
      Value place = places(rows);
      Value q = take(query, place, rows.count);
      Value begin[] = {math.fillWithoutWeight({rows.count}),
                       math.fill({rows.count}, 0),
                       math.fill({rows.count, shape.valueDepth}, 0)};
      SmallVector<Value> sums = forColumns(
          limitColumns(rows), begin, [&](Span columns, ValueRange carried) {
            return addColumns(q, key, value, rows, columns, carried);
          });
      Value logarithm = math.logarithm(sums[0], sums[1]);
      Value logsumexp = math.logsumexp(sums[0], logarithm);
      SmallVector<Value> next{
          put(math.divideRows(sums[2], sums[1]), made[0], place),
          put(logsumexp, made[1], place)};
      if (hasGradient)
        next.push_back(
            put(math.rest(logsumexp, sums[0], logarithm), made[2], place));
      return next;
    });
  });
  math.replace(results[0], op.getOutput());
  math.replace(results[1], op.getLogsumexp());
  op.erase();
  return hasGradient ? results[2] : Value();
}

/// A limit: a number, some more and a place (null: 0); at least 0.
Value Tiling::shift(Value number, int64_t by, Value place) {
  Value limit = by == 0 ? number : add(number, index(by));
  if (place)
    limit = add(limit, place);
  return place || by < 0 ? arith::MaxSIOp::create(builder, loc, limit, index(0))
                         : limit;
}

/// The columns that some of the rows have weights with. Rows before the first
/// column have none at all.
Tiling::Limits Tiling::limitColumns(Span rows) {
  Value place = math.getFirstPlace();
  Limits limits;
  if (shape.window)
    limits.begin = shift(rows.first, 1 - *shape.window, place);
  if (shape.isCausal)
    limits.end = shift(rows.first, rows.count, place);
  else if (shape.window)
    limits.end = shift(rows.first, rows.count - 1 + *shape.window, place);
  return limits;
}

/// The rows that have weights with some of the columns.
Tiling::Limits Tiling::limitRows(Span columns) {
  Value place = math.getFirstPlace();
  if (place)
    place = arith::SubIOp::create(builder, loc, index(0), place);
  Limits limits;
  if (shape.isCausal)
    limits.begin = shift(columns.first, 0, place);
  else if (shape.window)
    limits.begin = shift(columns.first, 1 - *shape.window, place);
  if (shape.window)
    limits.end = shift(columns.first, columns.count - 1 + *shape.window, place);
  return limits;
}

/// Adds what a tile of rows and columns gives to the gradients of all queries
/// and of the tile's keys and values.
SmallVector<Value> Tiling::addGradients(const GradientOperands &of, Span rows,
                                        Span columns, Value key, Value value,
                                        ValueRange carried) {
  Value place = places(rows);
  Value query = take(of.query, place, rows.count),
        outputGrad = take(of.outputGrad, place, rows.count),
        logsumexp = take(of.logsumexp, place, rows.count),
        common = take(of.common, place, rows.count);
  Value score = scores(query, key, rows, columns);
  Value weights =
      of.rest ? math.weights(score, logsumexp, take(of.rest, place, rows.count))
              : math.weights(score, logsumexp);
  Value valueGrad = math.multiply(drop(weights, place, rows.count, columns),
                                  outputGrad, carried[2],
                                  /*transposesLeft=*/true,
                                  /*transposesRight=*/false);
  Value weightGrads = math.multiply(
      outputGrad, value, math.fill({rows.count, columns.count}, 0),
      /*transposesLeft=*/false, /*transposesRight=*/true);
  weightGrads = drop(weightGrads, place, rows.count, columns);
  Value slopes = math.slopes(weights, weightGrads, common);
  Value queryGrad =
      math.multiply(slopes, key, take(carried[0], place, rows.count),
                    /*transposesLeft=*/false, /*transposesRight=*/false);
  Value keyGrad = math.multiply(slopes, query, carried[1],
                                /*transposesLeft=*/true,
                                /*transposesRight=*/false);
  return {put(queryGrad, carried[0], place), keyGrad, valueGrad};
}

void Tiling::replace(AttentionGradOp op, Value rest) {
  Value key = math.toHeads(op.getKey()), value = math.toHeads(op.getValue());
  GradientOperands of = {math.toHeads(op.getQuery()),
                         math.toHeads(op.getOutputGrad()),
                         math.toHeads(op.getLogsumexp()), Value(), rest};
  // The sum of a row's weights times their gradients is that of its output
  // times the output's gradient.
  of.common = math.sumOfProducts(of.outputGrad, math.toHeads(op.getOutput()));
  auto empty = [&](Value like) -> Value {
    auto type = cast<RankedTensorType>(like.getType());
    return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                   shape.element);
  };
  Value inits[] = {math.fill({shape.heads, shape.rowsOfHead, shape.depth}, 0),
                   empty(key), empty(value)};
  SmallVector<Value> results = forHeads(inits, [&](ValueRange outer) {
    return forColumns(Limits(), outer, [&](Span columns, ValueRange made) {
      Value k = take(key, columns.first, columns.count),
            v = take(value, columns.first, columns.count);
      Value begin[] = {made[0], math.fill({columns.count, shape.depth}, 0),
                       math.fill({columns.count, shape.valueDepth}, 0)};
      SmallVector<Value> sums = forRows(
          limitRows(columns), begin, [&](Span rows, ValueRange carried) {
            return addGradients(of, rows, columns, k, v, carried);
          });
      return SmallVector<Value>{sums[0], put(sums[1], made[1], columns.first),
                                put(sums[2], made[2], columns.first)};
    });
  });
  for (auto [result, gradient] : llvm::zip_equal(results, op.getResults()))
    math.replace(result, gradient);
  op.erase();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct TileAttention : fsdp::impl::TileAttentionPassBase<TileAttention> {
  using TileAttentionPassBase::TileAttentionPassBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    TileAttentionPassBase::getDependentDialects(registry);
    linalg::registerTilingInterfaceExternalModels(registry);
    registerDerivableOpInterfaceExternalModels(registry);
  }

  LogicalResult checkOptions() {
    for (const Option<int64_t> *size : {&rows, &columns})
      if (*size < 1)
        return emitError(getOperation().getLoc())
               << "expected at least 1 of '" << size->getArgStr()
               << "' of a tile, got " << size->getValue();
    return success();
  }

  void runOnOperation() override {
    if (failed(checkOptions()))
      return signalPassFailure();
    OpBuilder builder(&getContext());
    llvm::DenseSet<Value> gathered = findGathered(getOperation());
    auto replace = [&](auto op, auto more) {
      using Result = decltype(std::declval<Tiling>().replace(op, more));
      AttentionShape shape(op);
      // A head's scores are a tile already.
      if (shape.rows * shape.columns <= rows * columns)
        return Result();
      builder.setInsertionPoint(op);
      ++numTiled;
      return Tiling(builder, op.getLoc(), shape, gathered, rows, columns)
          .replace(op, more);
    };
    replaceAttentions(getOperation(), replace, replace);
  }
};
} // namespace
