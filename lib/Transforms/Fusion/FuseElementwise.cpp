//===- FuseElementwise.cpp - Fuse elementwise linalg.generic ops --------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementwiseFusion.h"
#include "fsdp/Buffers/BufferUtils.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Fusion/Passes.h"
#include "fsdp/Utils/ParamUses.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_FUSEELEMENTWISEPASS
#include "fsdp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Number of points the op iterates over.
static int64_t countPoints(linalg::GenericOp op) {
  int64_t points = 1;
  for (int64_t range : op.getStaticLoopRanges())
    points *= range;
  return points;
}

namespace {
struct FuseElementwisePass
    : public fsdp::impl::FuseElementwisePassBase<FuseElementwisePass> {
  using FuseElementwisePassBase::FuseElementwisePassBase;
  void runOnOperation() override;

private:
  /// Rules common to fusion and reshape folding: one block, one use, no
  /// collective in between.
  bool areAdjacent(Operation *producer, Operation *consumer);
  bool mayJoin(OpOperand *operand);
  bool mayFuse(OpOperand *operand);
  bool mayFoldReshape(OpOperand *operand);

  std::optional<CollectiveOrder> order;
};
} // namespace

bool FuseElementwisePass::areAdjacent(Operation *producer,
                                      Operation *consumer) {
  return producer->hasOneUse() && order->joins(producer, consumer);
}

/// Number of inputs, with the destinations that the body reads.
static int64_t countInputs(linalg::GenericOp op) {
  return op.getNumDpsInputs() +
         llvm::count_if(op.getDpsInitsMutable(), [&](OpOperand &init) {
           return op.payloadUsesValueFromOperand(&init);
         });
}

/// Whether the producer, or what `readAsInputs` makes of it, may be fused.
bool FuseElementwisePass::mayJoin(OpOperand *operand) {
  Operation *def = operand->get().getDefiningOp();
  if (!def || !areAdjacent(def, operand->getOwner()))
    return false;
  linalg::GenericOp producer = getFusable(def);
  linalg::GenericOp consumer = getFusableReader(operand->getOwner());
  if (!producer || !consumer)
    return false;
  if (countInputs(producer) + consumer.getNumDpsInputs() - 1 >
      static_cast<int64_t>(maxInputs))
    return false;
  auto produced = cast<RankedTensorType>(operand->get().getType());
  return countPoints(consumer) <= produced.getNumElements() ||
         !isExpensive(producer);
}

bool FuseElementwisePass::mayFuse(OpOperand *operand) {
  return mayJoin(operand) &&
         !readsDestination(operand->get().getDefiningOp<linalg::GenericOp>());
}

bool FuseElementwisePass::mayFoldReshape(OpOperand *operand) {
  Operation *producer = operand->get().getDefiningOp();
  Operation *consumer = operand->getOwner();
  if (!producer || !areAdjacent(producer, consumer))
    return false;
  auto isLegal = [](Operation *op) {
    return isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op) ||
           getFusable(op);
  };
  return isLegal(producer) && isLegal(consumer);
}

namespace {
/// Makes a producer that reads its destination one that can be fused.
/// Upstream's fusion would let the fused op write the destination, too.
struct ReadDestinationAsInput : OpRewritePattern<linalg::GenericOp> {
  ReadDestinationAsInput(MLIRContext *context, linalg::ControlFusionFn mayJoin)
      : OpRewritePattern(context), mayJoin(std::move(mayJoin)) {}

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!op->hasOneUse() || !readsDestination(op))
      return failure();
    OpOperand &use = *op->use_begin();
    if (!mayJoin(&use) || !linalg::areElementwiseOpsFusable(&use))
      return failure();
    readAsInputs(rewriter, op);
    return success();
  }

private:
  linalg::ControlFusionFn mayJoin;
};
} // namespace

/// Ops that compute from what passed a barrier, in program order.
static llvm::SetVector<Operation *> findBehindBarriers(Operation *root) {
  llvm::SetVector<Operation *> behind;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<fsdp::BarrierOp>(op) ||
        llvm::any_of(op->getOperands(), [&](Value operand) {
          return behind.contains(operand.getDefiningOp());
        }))
      behind.insert(op);
  });
  return behind;
}

/// Tensors computed from indices alone or cheaply derived from gathered
/// parameters: they depend on nothing that could pass a barrier.
static llvm::DenseSet<Value> findBesideBarriers(Operation *root) {
  llvm::DenseSet<Value> params = fsdp::findGathered(root), beside;
  root->walk([&](linalg::GenericOp op) {
    if (getFusable(op) && op->getNumResults() == 1 &&
        op.getNumReductionLoops() == 0 && !isExpensive(op) &&
        op.getOutputs()[0].getDefiningOp<tensor::EmptyOp>() &&
        llvm::all_of(op.getInputs(),
                     [&](Value value) { return params.contains(value); }))
      beside.insert(op->getResult(0));
  });
  return beside;
}

/// A copy of what is computed beside barriers, of parameters that pass one.
static Value copyBeside(OpBuilder &builder, Value value,
                        const llvm::DenseSet<Value> &beside,
                        IRMapping &mapping) {
  if (Value known = mapping.lookupOrNull(value))
    return known;
  Operation *def = value.getDefiningOp();
  if (!beside.contains(value)) {
    Value passed =
        fsdp::BarrierOp::create(builder, value.getLoc(), value).getOutputs()[0];
    mapping.map(value, passed);
    return passed;
  }
  for (Value input : cast<linalg::GenericOp>(def).getInputs())
    (void)copyBeside(builder, input, beside, mapping);
  builder.clone(*def, mapping);
  return mapping.lookup(value);
}

/// Gives every reader behind a barrier a copy of its own of what is cheaply
/// computed from indices alone (positions, the numbering behind a dropout mask)
/// or from parameters (a broadcast bias), directly before it, where it can be
/// fused. Shared, it would be kept from forward to backward, and what is fused
/// would depend on the number of windows; so the copies' parameters pass a
/// barrier.
static void unshareBesideBarriers(Operation *root) {
  llvm::SetVector<Operation *> behind = findBehindBarriers(root);
  llvm::DenseSet<Value> beside = findBesideBarriers(root);
  for (Operation *op : behind) {
    if (!getFusableReader(op))
      continue;
    for (OpOperand &use : op->getOpOperands()) {
      if (!beside.contains(use.get()))
        continue;
      OpBuilder builder(op);
      IRMapping mapping;
      use.set(copyBeside(builder, use.get(), beside, mapping));
    }
  }
}

/// Whether reshapes of the op's results can't become loops of it: an operand
/// has extents of 1 that it reads at a constant place.
static bool hasFixedPlaces(linalg::GenericOp op) {
  return !llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
    return map.isProjectedPermutation();
  });
}

/// Computes what is pointwise behind a reshape before it, where it can be fused
/// with the op that is reshaped.
static void moveBeforeReshapes(Operation *root) {
  IRRewriter rewriter(root->getContext());
  SmallVector<linalg::GenericOp> ops;
  root->walk([&](linalg::GenericOp op) {
    if (getFusable(op) && op.getNumDpsInputs() == 1 && isPointwise(op))
      ops.push_back(op);
  });
  for (linalg::GenericOp op : ops) {
    Operation *reshape = op.getInputs()[0].getDefiningOp();
    if (!isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(
            reshape) ||
        !reshape->hasOneUse())
      continue;
    Value source = reshape->getOperand(0);
    linalg::GenericOp producer = getFusable(source.getDefiningOp());
    if (!producer || !hasFixedPlaces(producer) || !source.hasOneUse())
      continue;
    rewriter.setInsertionPoint(op);
    Value computed =
        computePointwise(rewriter, op, source,
                         cast<RankedTensorType>(source.getType()).getShape());
    Operation *reshaped = rewriter.clone(*reshape);
    reshaped->setOperand(0, computed);
    reshaped->getResult(0).setType(op->getResult(0).getType());
    rewriter.replaceOp(op, reshaped->getResults());
    rewriter.eraseOp(reshape);
  }
}

void FuseElementwisePass::runOnOperation() {
  moveBeforeReshapes(getOperation());
  unshareBesideBarriers(getOperation());
  order.emplace(getOperation());
  RewritePatternSet patterns(&getContext());
  linalg::populateElementwiseOpsFusionPatterns(
      patterns, [this](OpOperand *operand) { return mayFuse(operand); });
  patterns.add<ReadDestinationAsInput>(
      &getContext(), [this](OpOperand *operand) { return mayJoin(operand); });
  linalg::populateFoldReshapeOpsByExpansionPatterns(
      patterns, [this](OpOperand *operand) { return mayFoldReshape(operand); });

  FrozenRewritePatternSet frozen(std::move(patterns));
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
  config.setListener(&*order);
  // The driver does not look again at the reader of a value whose other uses
  // were dead and are gone.
  for (bool changed = true; changed;) {
    // Strict ops are left out altogether: patterns without a control function
    // would rebuild them without their attribute.
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (op != getOperation() && !op->hasAttr(fsdp::attr::kStrict))
        ops.push_back(op);
    });
    if (failed(applyOpPatternsGreedily(ops, frozen, config, &changed)))
      return signalPassFailure();
  }
  order.reset();
}
