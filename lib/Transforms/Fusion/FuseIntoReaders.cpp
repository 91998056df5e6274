//===- FuseIntoReaders.cpp - Fuse elementwise ops into all readers --------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementwiseFusion.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Fusion/Passes.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_FUSEINTOREADERSPASS
#include "fsdp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Operations of a body that are cheaper than a trip to memory.
static constexpr size_t kCheapOps = 4;
/// The same for sums that read what others keep in registers.
static constexpr size_t kCheapOpsInSums = 8;

/// Whether readers would see the same value: one that adds to a product may
/// make a fused multiply-add of both, which rounds once, beside one that
/// compares with the rounded product.
static bool isSameInAllReaders(Value yielded) {
  while (auto negated = yielded.getDefiningOp<arith::NegFOp>())
    yielded = negated.getOperand();
  return !yielded.getDefiningOp<arith::MulFOp>();
}

/// Whether the body computes with few ops, from its operands' elements alone.
static bool isPlain(linalg::GenericOp op, size_t mostOps) {
  auto body = op.getBody()->without_terminator();
  if (body.empty() || llvm::range_size(body) > mostOps || isExpensive(op) ||
      op.hasIndexSemantics() ||
      op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)))
    return false;
  return llvm::none_of(
             body,
             [](Operation &inner) { return inner.getNumRegions() != 0; }) &&
         !looksUpTensors(op);
}

/// Whether the op computes each element of one tensor from others, by at most
/// `mostOps` ops, and reads about as many bytes as it writes, at most an eighth
/// more: the mean of a row, say.
static bool isCheaperThanItsResult(linalg::GenericOp op, size_t mostOps) {
  if (op->getNumResults() != 1 || op.getNumReductionLoops() != 0 ||
      op.getNumDpsInputs() == 0 || !isPlain(op, mostOps))
    return false;
  std::optional<int64_t> written = getKnownBytes(op->getResult(0).getType());
  int64_t read = 0;
  for (Value input : op.getInputs()) {
    std::optional<int64_t> bytes = getKnownBytes(input.getType());
    if (!bytes)
      return false;
    read += *bytes;
  }
  return written && read <= *written + *written / 8;
}

/// What a pointwise op computes, reshaped as `reshape` does it, before which it
/// is computed.
static Value computeReshaped(RewriterBase &rewriter, linalg::GenericOp op,
                             Operation *reshape) {
  auto type = cast<RankedTensorType>(reshape->getResult(0).getType());
  rewriter.setInsertionPoint(reshape);
  SmallVector<Value> inputs;
  for (Value input : op.getInputs()) {
    Operation *copy = rewriter.clone(*reshape);
    copy->setOperand(0, input);
    copy->getResult(0).setType(
        type.clone(getElementTypeOrSelf(input.getType())));
    inputs.push_back(copy->getResult(0));
  }
  return computePointwise(rewriter, op, inputs, type.getShape());
}

static bool isReshape(Operation *op) {
  return isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op);
}

/// Lets readers behind reshapes read copies of a cheap op, so that they can be
/// fused with it.
static void moveBehindReshapes(RewriterBase &rewriter, linalg::GenericOp op) {
  llvm::SetVector<Operation *> users(op->user_begin(), op->user_end());
  for (Operation *user : users)
    if (isReshape(user))
      rewriter.replaceOp(user, computeReshaped(rewriter, op, user));
}

/// The structured op in whose body an element of a tensor is looked up; else
/// null.
static linalg::GenericOp getLookup(OpOperand &use) {
  return isa<tensor::ExtractOp>(use.getOwner())
             ? getFusable(use.getOwner()->getParentOfType<linalg::GenericOp>())
             : nullptr;
}

namespace {
struct FuseIntoReadersPass
    : public fsdp::impl::FuseIntoReadersPassBase<FuseIntoReadersPass> {
  using FuseIntoReadersPassBase::FuseIntoReadersPassBase;
  void runOnOperation() override;

private:
  bool mayFuse(linalg::GenericOp producer, OpOperand &use,
               const CollectiveOrder &order);
  bool mayFuseIntoAll(Operation *op, const CollectiveOrder &order);
  SmallVector<OpOperand *> findSums(Operation *op,
                                    const CollectiveOrder &order);
};
} // namespace

bool FuseIntoReadersPass::mayFuse(linalg::GenericOp producer, OpOperand &use,
                                  const CollectiveOrder &order) {
  if (isReshape(use.getOwner()))
    return isPointwise(producer) && order.joins(producer, use.getOwner()) &&
           llvm::all_of(use.getOwner()->getUses(), [&](OpOperand &behind) {
             return mayFuse(producer, behind, order);
           });
  if (linalg::GenericOp lookup = getLookup(use))
    return isPointwise(producer) && order.joins(producer, lookup);
  linalg::GenericOp reader = getFusableReader(use.getOwner());
  if (!reader || !order.joins(producer, reader) || !reader.isDpsInput(&use))
    return false;
  // Behind a reshape the copy that is fused is not there yet.
  if (use.get() == producer->getResult(0) &&
      !linalg::areElementwiseOpsFusable(&use))
    return false;
  llvm::SetVector<Value> inputs;
  inputs.insert_range(reader.getInputs());
  inputs.remove(use.get());
  inputs.insert_range(producer.getInputs());
  return inputs.size() <= maxInputs;
}

bool FuseIntoReadersPass::mayFuseIntoAll(Operation *op,
                                         const CollectiveOrder &order) {
  linalg::GenericOp producer = getFusable(op);
  return producer && !op->use_empty() &&
         isCheaperThanItsResult(producer, kCheapOps) &&
         isSameInAllReaders(
             producer.getBody()->getTerminator()->getOperand(0)) &&
         llvm::all_of(op->getUses(), [&](OpOperand &use) {
           return mayFuse(producer, use, order);
         });
}

/// Whether an input is only a factor in the reader's body: no add can make a
/// fused multiply-add of it and the product that it is.
static bool isFactor(OpOperand &use) {
  auto reader = cast<linalg::GenericOp>(use.getOwner());
  return llvm::all_of(reader.getMatchingBlockArgument(&use).getUsers(),
                      llvm::IsaPred<arith::MulFOp>);
}

/// Sums of columns that may compute what they read of an op themselves, from
/// hardly more bytes: others that read it keep it in registers.
SmallVector<OpOperand *>
FuseIntoReadersPass::findSums(Operation *op, const CollectiveOrder &order) {
  linalg::GenericOp producer = getFusable(op);
  SmallVector<OpOperand *> sums;
  if (!producer || !isCheaperThanItsResult(producer, kCheapOpsInSums))
    return sums;
  bool isSame =
      isSameInAllReaders(producer.getBody()->getTerminator()->getOperand(0));
  for (OpOperand &use : op->getUses()) {
    linalg::GenericOp reader = getFusable(use.getOwner());
    if (reader && isColumnSum(reader) && mayFuse(producer, use, order) &&
        (isSame || isFactor(use)))
      sums.push_back(&use);
  }
  return sums;
}

/// Computes an element of the producer that is looked up.
static void computeElement(RewriterBase &rewriter, linalg::GenericOp producer,
                           tensor::ExtractOp lookup) {
  rewriter.setInsertionPoint(lookup);
  IRMapping mapping;
  for (auto [input, element] :
       llvm::zip(producer.getInputs(), producer.getRegionInputArgs()))
    mapping.map(element, tensor::ExtractOp::create(rewriter, lookup.getLoc(),
                                                   input, lookup.getIndices())
                             .getResult());
  for (Operation &inner : producer.getBody()->without_terminator())
    rewriter.clone(inner, mapping);
  rewriter.replaceOp(lookup,
                     mapping.lookupOrDefault(
                         producer.getBody()->getTerminator()->getOperand(0)));
}

/// Fuses a copy of the producer into one of its readers.
static void fuse(RewriterBase &rewriter, Operation *producer, OpOperand &use) {
  Operation *reader = use.getOwner();
  if (auto lookup = dyn_cast<tensor::ExtractOp>(reader))
    return computeElement(rewriter, cast<linalg::GenericOp>(producer), lookup);
  rewriter.setInsertionPoint(reader);
  Operation *copy = rewriter.clone(*producer);
  rewriter.modifyOpInPlace(reader, [&] { use.set(copy->getResult(0)); });
  FailureOr<linalg::ElementwiseOpFusionResult> fused =
      linalg::fuseElementwiseOps(rewriter, &use);
  if (failed(fused))
    return;
  for (Value result : reader->getResults())
    rewriter.replaceAllUsesWith(result, fused->replacements.lookup(result));
  rewriter.eraseOp(reader);
  rewriter.eraseOp(copy);
}

void FuseIntoReadersPass::runOnOperation() {
  CollectiveOrder order(getOperation());
  IRRewriter rewriter(&getContext(), &order);
  // Readers are replaced in their places, so that each op is looked at with
  // what has been fused into it.
  for (Block &block : getOperation().getBody())
    for (Operation *op = &block.front(), *next; op; op = next) {
      bool fuses = mayFuseIntoAll(op, order);
      if (fuses)
        moveBehindReshapes(rewriter, cast<linalg::GenericOp>(op));
      while (fuses && !op->use_empty())
        fuse(rewriter, op, *op->use_begin());
      for (bool more = intoSums && !fuses; more;) {
        SmallVector<OpOperand *> sums = findSums(op, order);
        more = !sums.empty();
        if (more)
          fuse(rewriter, op, *sums.front());
      }
      next = op->getNextNode();
      if (fuses)
        rewriter.eraseOp(op);
    }
}
