//===- CollapseLoops.cpp - Loops that are one loop in memory --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Conversion/LinalgToKernels/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_COLLAPSELOOPSPASS
#include "fsdp/Conversion/LinalgToKernels/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;

/// Whether an operand is a scalar, or lies densely in memory and each of its
/// dimensions is a loop, or of extent 1 and read at 0.
static bool isDense(Type type, AffineMap map) {
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return true;
  return memref.getLayout().isIdentity() &&
         map.isProjectedPermutation(/*allowZeroInResults=*/true) &&
         llvm::all_of(llvm::zip_equal(map.getResults(), memref.getShape()),
                      [](auto pair) {
                        auto [expr, extent] = pair;
                        return isa<AffineDimExpr>(expr) || extent == 1;
                      });
}

/// Whether operands are such and nothing is computed from the number of an
/// iteration.
static bool isCollapsible(linalg::LinalgOp op) {
  return op.hasPureBufferSemantics() && !op.hasDynamicShape() &&
         !op.hasIndexSemantics() &&
         llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
           return isDense(operand.get().getType(),
                          op.getMatchingIndexingMap(&operand));
         });
}

/// Leaves out the dimensions of an operand that are always read at 0; returns
/// the map of the others.
static AffineMap dropUnitDims(OpBuilder &builder, OpOperand &operand,
                              AffineMap map) {
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices leading;
  SmallVector<AffineExpr> kept;
  for (auto [index, expr] : llvm::enumerate(map.getResults())) {
    if (isa<AffineDimExpr>(expr)) {
      kept.push_back(expr);
      groups.push_back(std::exchange(leading, {}));
      groups.back().push_back(index);
    } else {
      (groups.empty() ? leading : groups.back()).push_back(index);
    }
  }
  if (kept.size() == map.getNumResults())
    return map;
  operand.set(memref::CollapseShapeOp::create(
      builder, operand.getOwner()->getLoc(), operand.get(), groups));
  return AffineMap::get(map.getNumDims(), 0, kept, builder.getContext());
}

/// The loops in groups that are one loop in every operand.
static SmallVector<ReassociationIndices> groupLoops(linalg::GenericOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<utils::IteratorType> iterators = op.getIteratorTypesArray();
  SmallVector<ReassociationIndices> groups;
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop) {
    if (loop > 0 && iterators[loop - 1] == iterators[loop]) {
      ReassociationIndices longer = groups.back();
      longer.push_back(loop);
      if (llvm::all_of(maps, [&](AffineMap map) {
            return linalg::isDimSequencePreserved(map, longer);
          })) {
        groups.back() = longer;
        continue;
      }
    }
    groups.push_back({loop});
  }
  return groups;
}

static void collapse(RewriterBase &rewriter, linalg::LinalgOp named) {
  DictionaryAttr attributes = named->getDiscardableAttrDictionary();
  rewriter.setInsertionPoint(named);
  auto op = dyn_cast<linalg::GenericOp>(named.getOperation());
  if (!op) {
    FailureOr<linalg::GenericOp> general =
        linalg::generalizeNamedOp(rewriter, named);
    if (failed(general))
      return;
    op = *general;
    op->setDiscardableAttrs(attributes);
  }
  rewriter.setInsertionPoint(op);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (OpOperand &operand : op->getOpOperands())
    maps[operand.getOperandNumber()] =
        dropUnitDims(rewriter, operand, maps[operand.getOperandNumber()]);
  op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
  SmallVector<ReassociationIndices> groups = groupLoops(op);
  if (groups.size() == op.getNumLoops())
    return;
  FailureOr<linalg::CollapseResult> collapsed =
      linalg::collapseOpIterationDims(op, groups, rewriter);
  if (failed(collapsed))
    return;
  collapsed->collapsedOp->setDiscardableAttrs(attributes);
  rewriter.eraseOp(op);
}

namespace {
struct CollapseLoopsPass
    : public fsdp::impl::CollapseLoopsPassBase<CollapseLoopsPass> {
  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (isCollapsible(op))
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::LinalgOp op : ops)
      collapse(rewriter, op);
  }
};
} // namespace
