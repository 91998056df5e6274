//===- IterationSpace.cpp - What the loops of an op run over --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IterationSpace.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/WideSums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::fsdp;

/// By dimension the loop that it is; loops of which other expressions are made
/// are fixed.
static SmallVector<int64_t> readMap(AffineMap map, llvm::BitVector &fixed) {
  SmallVector<int64_t> loops;
  for (AffineExpr expr : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      loops.push_back(dim.getPosition());
      continue;
    }
    loops.push_back(-1);
    expr.walk([&](AffineExpr inner) {
      if (auto dim = dyn_cast<AffineDimExpr>(inner))
        fixed.set(dim.getPosition());
    });
  }
  return loops;
}

/// How a result that is reduced is combined from parts.
static Combiner getCombiner(linalg::LinalgOp op, unsigned result) {
  Operation *found = findCombiner(op, result);
  if (!found || !isa<FloatType>(found->getResult(0).getType()))
    return Combiner::None;
  if (isa<arith::AddFOp>(found))
    return Combiner::Sum;
  if (isa<arith::MaximumFOp, arith::MaxNumFOp>(found))
    return Combiner::Max;
  return Combiner::None;
}

/// The loop of the op that an index is; -1 if it is computed, or counts a loop
/// of an op in the body.
static int64_t getIndexLoop(linalg::LinalgOp op, Value index) {
  auto loop = index.getDefiningOp<linalg::IndexOp>();
  return loop && loop->getParentOp() == op ? int64_t(loop.getDim()) : -1;
}

/// A tensor that the body reads elements of: its dimensions are loops where
/// every read has their index there. A longer or shorter one than the loop is
/// none: place i of a part would not be place i of the loop's part.
static void readCaptured(linalg::LinalgOp op, Value tensor,
                         IterationSpace &space) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<int64_t> loops(type.getRank(), -1);
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  bool isFirst = true, isYielded = op->getNumResults() == 1;
  for (Operation *user : tensor.getUsers()) {
    if (user == op || !op->isProperAncestor(user))
      continue;
    auto extract = dyn_cast<tensor::ExtractOp>(user);
    isYielded &= extract && extract->hasOneUse() &&
                 *extract->user_begin() == op.getBlock()->getTerminator();
    for (auto [dim, loop] : llvm::enumerate(loops)) {
      int64_t index =
          extract ? getIndexLoop(op, extract.getIndices()[dim]) : -1;
      bool isWhole = index >= 0 && extents[index] == type.getDimSize(dim);
      loop = isWhole && (isFirst || loop == index) ? index : -1;
    }
    isFirst = false;
  }
  space.values.push_back(tensor);
  space.operands.push_back(loops);
  if (isYielded && space.reduction.none() && isa<linalg::GenericOp>(op) &&
      isa<FloatType>(type.getElementType()))
    space.lookedUp.insert(tensor);
}

/// The bodies of other ops than generic ones get no offsets to add to indices.
static void readIndices(linalg::LinalgOp op, IterationSpace &space) {
  for (auto index : op.getBlock()->getOps<linalg::IndexOp>())
    space.indexed.set(index.getDim());
  if (!isa<linalg::GenericOp>(op))
    space.fixed |= space.indexed;
}

static std::optional<IterationSpace> readLinalg(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics())
    return std::nullopt;
  IterationSpace space;
  space.numLoops = op.getNumLoops();
  space.fixed.resize(space.numLoops);
  space.ordered.resize(space.numLoops);
  space.indexed.resize(space.numLoops);
  space.reduction.resize(space.numLoops);
  for (AffineMap map : op.getIndexingMapsArray())
    space.operands.push_back(readMap(map, space.fixed));
  readIndices(op, space);
  for (auto [loop, type] : llvm::enumerate(op.getIteratorTypesArray()))
    if (type == utils::IteratorType::reduction)
      space.reduction.set(loop);
    else if (type != utils::IteratorType::parallel)
      return std::nullopt;
  for (unsigned result = 0; result < op->getNumResults(); ++result) {
    OpOperand *init = op.getDpsInitOperand(result);
    space.inits.push_back(init->getOperandNumber());
    space.results.push_back(space.operands[init->getOperandNumber()]);
    space.combiners.push_back(space.reduction.any() ? getCombiner(op, result)
                                                    : Combiner::None);
  }
  space.values.assign(op->operand_begin(), op->operand_end());
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  for (Value value : captured)
    if (isa<RankedTensorType>(value.getType()))
      readCaptured(op, value, space);
  return space;
}

/// The loops b, h, t and s, the first ones, of what an attention reads beside
/// the tensors that it multiplies.
static void addExtras(ValueRange extras, IterationSpace &space) {
  AttentionExtras read = readAttentionExtras(extras);
  if (read.mask) {
    SmallVector<int64_t> loops{0, 1, 2, 3};
    ArrayRef<int64_t> shape = cast<ShapedType>(read.mask.getType()).getShape();
    for (auto [loop, size] : llvm::zip_equal(loops, shape))
      loop = size == 1 ? -1 : loop;
    space.operands.push_back(loops);
  }
  if (read.rows) {
    space.operands.push_back({0, 1, 2});
    space.operands.push_back({});
  }
  if (read.offset)
    space.operands.push_back({});
}

/// b, h, t, s, d and e of the definition of `fsdp.attention`. Heads of keys are
/// loop h, too: equal parts of both belong together. Places of rows and columns
/// are compared with each other in a causal one, and all columns have a part in
/// the weights of a row.
template <typename OpT>
static IterationSpace readAttention(OpT op) {
  constexpr bool isGradient = std::is_same_v<OpT, AttentionGradOp>;
  constexpr int64_t b = 0, h = 1, t = 2, s = 3, d = 4, e = 5;
  IterationSpace space;
  space.isHeavy = true;
  space.numLoops = 6;
  space.fixed.resize(6);
  space.fixed.set(s, e + 1);
  space.indexed.resize(6);
  space.ordered.resize(6);
  if (op.getCausal() || op.getWindow())
    space.ordered.set(t);
  if (op.getOffset())
    space.fixed.set(t);
  space.reduction.resize(6);
  auto shapeOf = [](Value value) {
    return cast<ShapedType>(value.getType()).getShape();
  };
  int64_t heads = shapeOf(op.getQuery())[1];
  // One head of keys for all heads of queries is not indexed by h.
  int64_t k = shapeOf(op.getKey())[1] == 1 && heads != 1 ? -1 : h;
  SmallVector<int64_t> rows{b, h, t, d}, keys{b, k, s, d}, values{b, k, s, e},
      output{b, h, t, e}, sums{b, h, t};
  if (isGradient)
    space.operands = {output, rows, keys, values, output, sums};
  else
    space.operands = {rows, keys, values};
  addExtras(op.getExtras(), space);
  space.values.assign(op->operand_begin(), op->operand_end());
  if (isGradient) {
    space.results = {rows, keys, values};
    if (k < 0)
      space.reduction.set(h);
    space.reduction.set(t);
    space.combiners = {Combiner::Sum, Combiner::Sum, Combiner::Sum};
  } else {
    space.results = {output, sums};
    space.combiners = {Combiner::None, Combiner::None};
  }
  space.inits.assign(space.results.size(), -1);
  return space;
}

static SmallVector<int64_t> getRanges(Operation *op,
                                      const IterationSpace &space) {
  SmallVector<int64_t> ranges(space.numLoops, 0);
  auto read = [&](TypeRange types, ArrayRef<SmallVector<int64_t>> allLoops) {
    for (auto [type, loops] : llvm::zip(types, allLoops))
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        for (auto [size, loop] : llvm::zip(tensor.getShape(), loops))
          if (loop >= 0 && (ranges[loop] == 0 || size < ranges[loop]))
            ranges[loop] = size;
  };
  read(ValueRange(space.values).getTypes(), space.operands);
  read(op->getResultTypes(), space.results);
  return ranges;
}

static std::optional<IterationSpace> readSpace(Operation *op) {
  if (auto linalg = dyn_cast<linalg::LinalgOp>(op))
    return readLinalg(linalg);
  if (auto attention = dyn_cast<AttentionOp>(op))
    return readAttention(attention);
  if (auto attention = dyn_cast<AttentionGradOp>(op))
    return readAttention(attention);
  return std::nullopt;
}

std::optional<IterationSpace> mlir::fsdp::getIterationSpace(Operation *op) {
  std::optional<IterationSpace> space = readSpace(op);
  if (space)
    space->ranges = getRanges(op, *space);
  return space;
}

bool mlir::fsdp::isLinear(Operation *op, bool rounds) {
  auto linalg = dyn_cast<linalg::LinalgOp>(op);
  if (!linalg || linalg.getNumReductionLoops() != 0 ||
      op->getNumResults() != 1 || linalg.hasIndexSemantics())
    return false;
  Block &body = *linalg.getBlock();
  for (Operation &inner : body.without_terminator())
    if (!isa<arith::AddFOp, arith::SubFOp, arith::NegFOp>(inner) &&
        !(rounds && isa<arith::TruncFOp>(inner)))
      return false;
  // Arguments of the inputs alone: neither initial values nor constants.
  auto isInput = [&](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument ? argument.getOwner() == &body &&
                          argument.getArgNumber() < linalg.getNumDpsInputs()
                    : value.getParentBlock() == &body;
  };
  for (Operation &inner : body)
    if (!llvm::all_of(inner.getOperands(), isInput))
      return false;
  return true;
}

bool mlir::fsdp::isMove(Operation *op) {
  return isLinear(op) &&
         llvm::hasSingleElement(*cast<linalg::LinalgOp>(op).getBlock());
}

SmallVector<int64_t> mlir::fsdp::getKeptDims(llvm::SmallBitVector dropped) {
  return llvm::to_vector_of<int64_t>(dropped.flip().set_bits());
}
