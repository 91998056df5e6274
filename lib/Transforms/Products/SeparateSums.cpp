//===- SeparateSums.cpp - Long sums of floats -----------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, behind fusion. Numbers that are added one after the other round as
// often as there are numbers, and numbers that are alike all in one direction.
// Sums of sums round as often as their square root.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Products/Passes.h"
#include "fsdp/Utils/WideSums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/Remarks.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_SEPARATESUMSPASS
#include "fsdp/Transforms/Products/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Additions one after the other from which on a sum is long.
static constexpr int64_t kLong = 64;
/// Sums that a vectorised innermost loop has side by side.
static constexpr int64_t kLanes = 32;

/// Whether the op multiplies elements of two tensors and adds, no more.
static bool isProduct(linalg::GenericOp op) {
  return op.getBody()->getOperations().size() == 3 &&
         linalg::isaContractionOpInterface(op);
}

/// The addition of an op that adds up f32 values to one result; null for
/// others, products among them.
static arith::AddFOp findSum(linalg::GenericOp op) {
  if (op.getNumDpsInits() != 1 || !op.hasPureTensorSemantics() ||
      op.hasDynamicShape() || op.getNumReductionLoops() == 0 ||
      op->hasAttr(attr::kStrict) ||
      !getElementTypeOrSelf(op.getDpsInits()[0]).isF32() ||
      !llvm::all_of(op.getIndexingMapsArray(),
                    [](AffineMap map) {
                      return map.isProjectedPermutation(
                          /*allowZeroInResults=*/true);
                    }) ||
      isProduct(op))
    return {};
  return dyn_cast_if_present<arith::AddFOp>(findCombiner(op, 0));
}

/// The reduction loops around the innermost loop, and how many additions they
/// make one after the other.
static std::pair<SmallVector<unsigned>, int64_t>
getOuterLoops(linalg::GenericOp op) {
  SmallVector<unsigned> loops;
  op.getReductionDims(loops);
  if (loops.back() + 1 == op.getNumLoops())
    loops.pop_back();
  int64_t count = 1;
  for (unsigned loop : loops)
    count *= op.getStaticLoopRanges()[loop];
  return {loops, count};
}

/// The divisor of `count` that is nearest to its square root; 1 for primes.
static int64_t getMiddleDivisor(int64_t count) {
  int64_t best = 1;
  for (int64_t divisor = 2; divisor * divisor <= count; ++divisor)
    if (count % divisor == 0)
      best = divisor;
  return best;
}

/// How many of the outer loops, from the first on, leave the fewest additions
/// one after the other if each of their iterations has a sum of its own.
static unsigned countOwnSums(linalg::GenericOp op, ArrayRef<unsigned> outer,
                             int64_t total) {
  unsigned best = 1;
  int64_t fewest = total + 1, own = 1;
  for (auto [index, loop] : llvm::enumerate(outer)) {
    own *= op.getStaticLoopRanges()[loop];
    if (own > 1 && own + total / own < fewest) {
      fewest = own + total / own;
      best = index + 1;
    }
  }
  return best;
}

/// Adds the leading dimensions of `parts` up to `init`.
static Value addParts(RewriterBase &rewriter, Location loc, Value parts,
                      Value init, arith::FastMathFlags flags) {
  int64_t rank = cast<RankedTensorType>(parts.getType()).getRank();
  int64_t kept = cast<RankedTensorType>(init.getType()).getRank();
  AffineMap all = rewriter.getMultiDimIdentityMap(rank);
  AffineMap last = AffineMap::get(rank, 0, all.getResults().take_back(kept),
                                  rewriter.getContext());
  SmallVector<utils::IteratorType> iterators(rank - kept,
                                             utils::IteratorType::reduction);
  iterators.append(kept, utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             rewriter, loc, init.getType(), parts, init,
             ArrayRef<AffineMap>{all, last}, iterators,
             [&](OpBuilder &builder, Location loc, ValueRange values) {
               Value sum = arith::AddFOp::create(builder, loc, values[0],
                                                 values[1], flags);
               linalg::YieldOp::create(builder, loc, sum);
             })
      .getResult(0);
}

/// Gives each iteration of `loops` a sum of its own.
static void separateLoops(RewriterBase &rewriter, linalg::GenericOp op,
                          ArrayRef<unsigned> loops, arith::AddFOp sum) {
  Location loc = op.getLoc();
  SmallVector<utils::IteratorType> iterators = op.getIteratorTypesArray();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<AffineExpr> places;
  SmallVector<int64_t> shape;
  for (unsigned loop : loops) {
    iterators[loop] = utils::IteratorType::parallel;
    places.push_back(rewriter.getAffineDimExpr(loop));
    shape.push_back(op.getStaticLoopRanges()[loop]);
  }
  llvm::append_range(places, maps.back().getResults());
  maps.back() = AffineMap::get(op.getNumLoops(), 0, places, op.getContext());
  Value init = op.getDpsInits()[0];
  auto type = cast<RankedTensorType>(init.getType());
  llvm::append_range(shape, type.getShape());
  Value empty =
      tensor::EmptyOp::create(rewriter, loc, shape, type.getElementType());
  Value zero = arith::ConstantOp::create(
      rewriter, loc, rewriter.getZeroAttr(type.getElementType()));
  Value zeros = linalg::FillOp::create(rewriter, loc, zero, empty).getResult(0);
  arith::FastMathFlags flags = sum.getFastmath();
  auto parts = linalg::GenericOp::create(
      rewriter, loc, zeros.getType(), op.getInputs(), zeros, maps, iterators);
  rewriter.inlineRegionBefore(op.getRegion(), parts.getRegion(),
                              parts.getRegion().end());
  rewriter.replaceOp(op,
                     addParts(rewriter, loc, parts.getResult(0), init, flags));
}

/// Drops dimensions of the result that no loop counts through, which are of
/// extent 1; fails if there are none.
static LogicalResult dropUnits(RewriterBase &rewriter, linalg::GenericOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  Value init = op.getDpsInits()[0];
  auto type = cast<RankedTensorType>(init.getType());
  SmallVector<AffineExpr> places;
  SmallVector<int64_t> shape;
  for (auto [expr, extent] :
       llvm::zip_equal(maps.back().getResults(), type.getShape())) {
    if (isa<AffineDimExpr>(expr)) {
      places.push_back(expr);
      shape.push_back(extent);
    } else if (extent != 1) {
      return failure();
    }
  }
  if (shape.size() == type.getShape().size())
    return failure();
  RankedTensorType small = type.clone(shape);
  auto groups = *getReassociationIndicesForReshape(type, small);
  maps.back() = AffineMap::get(op.getNumLoops(), 0, places, op.getContext());
  Location loc = op.getLoc();
  Value flat =
      tensor::CollapseShapeOp::create(rewriter, loc, small, init, groups);
  auto sum = linalg::GenericOp::create(rewriter, loc, small, op.getInputs(),
                                       flat, maps, op.getIteratorTypesArray());
  rewriter.inlineRegionBefore(op.getRegion(), sum.getRegion(),
                              sum.getRegion().end());
  rewriter.replaceOpWithNewOp<tensor::ExpandShapeOp>(op, type, sum.getResult(0),
                                                     groups);
  return success();
}

/// Splits the only reduction loop where it has a divisor.
static LogicalResult splitLoop(RewriterBase &rewriter, linalg::GenericOp op) {
  // Upstream would leave the numbers of the loop as they are.
  if (op.hasIndexSemantics() ||
      !llvm::all_of(op.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isProjectedPermutation(); }))
    return failure();
  SmallVector<unsigned> loops;
  op.getReductionDims(loops);
  int64_t parts = getMiddleDivisor(op.getStaticLoopRanges()[loops[0]]);
  if (loops.size() != 1 || parts < 2)
    return failure();
  return linalg::splitReduction(rewriter, op, [&](linalg::LinalgOp) {
    return linalg::SplitReductionOptions{parts, 0, /*innerParallel=*/false};
  });
}

/// Splits a long sum once; fails if it is not long, or cannot be split.
static LogicalResult splitSum(RewriterBase &rewriter, linalg::GenericOp op) {
  arith::AddFOp sum = findSum(op);
  if (!sum)
    return failure();
  auto [outer, count] = getOuterLoops(op);
  bool hasInner = outer.size() != op.getNumReductionLoops();
  int64_t inner = hasInner ? op.getStaticLoopRanges().back() / kLanes : 0;
  if (count + inner < 2 * kLong)
    return failure();
  Location loc = op.getLoc();
  rewriter.setInsertionPoint(op);
  if (succeeded(dropUnits(rewriter, op)))
    return success();
  bool separates = count > 1 && (outer.size() > 1 || hasInner);
  if (separates)
    separateLoops(rewriter, op,
                  ArrayRef(outer).take_front(countOwnSums(op, outer, count)),
                  sum);
  else if (failed(splitLoop(rewriter, op)))
    return failure();
  remark::passed(
      loc, remark::RemarkOpts::name("separated").category("fsdp-separate-sums"))
      << remark::add("a long sum of floats is a sum of shorter ones");
  return success();
}

namespace {
struct SeparateSums : fsdp::impl::SeparateSumsPassBase<SeparateSums> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    bool changed = true;
    // Sums of sums may be long, too: they are met in the next round.
    while (changed) {
      SmallVector<linalg::GenericOp> ops;
      getOperation().walk([&](linalg::GenericOp op) { ops.push_back(op); });
      changed = false;
      for (linalg::GenericOp op : ops)
        if (succeeded(splitSum(rewriter, op))) {
          changed = true;
          ++numSums;
        }
    }
  }
};
} // namespace
