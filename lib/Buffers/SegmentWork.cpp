//===- SegmentWork.cpp - What an op computes ------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/SegmentWork.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace mlir::fsdp;

static void add(ComputeWork &sum, const ComputeWork &work, double times) {
  sum.flops += times * work.flops;
  sum.bytes += times * work.bytes;
  sum.kernels +=
      static_cast<int64_t>(times * static_cast<double>(work.kernels));
}

ComputeWork mlir::fsdp::getLinalgWork(linalg::LinalgOp op) {
  bool contracts =
      op.getNumReductionLoops() > 0 &&
      (linalg::isaContractionOpInterface(op) ||
       linalg::isaConvolutionOpInterface(op, /*allowEmptyConvolvedDims=*/true));
  if (!contracts)
    return {0, double(getStaticBytes(op->getOperandTypes())), 1};
  double loops = 1;
  for (int64_t range : op.getStaticLoopRanges())
    loops *= ShapedType::isDynamic(range) ? 1 : static_cast<double>(range);
  return {2 * loops, 0, 1};
}

/// The share of all scores that an attention computes: half of a causal one,
/// and no more of a row than the window has.
static double getShareOfScores(Operation *op, int64_t columns) {
  bool isCausal = op->hasAttr("causal");
  double share = isCausal ? 0.5 : 1;
  auto window = op->getAttrOfType<IntegerAttr>("window");
  if (!window)
    return share;
  double own = window.getValue().roundToDouble();
  return std::min(share, (isCausal ? own : 2 * own - 1) /
                             static_cast<double>(columns));
}

/// The products of rows of scores: two forward, three of a query's gradient,
/// four of the others, five of a library that computes all.
static ComputeWork getFlashWork(Operation *op) {
  FlashExtents extents = getFlashExtents(op);
  double products = isa<FlashAttentionOp, LibraryAttentionOp>(op) ? 2
                    : isa<FlashAttentionQueryGradOp>(op)          ? 3
                    : isa<FlashAttentionKeyGradOp>(op)            ? 4
                                                                  : 5;
  double flops = 2 * products * getShareOfScores(op, extents.columns);
  for (int64_t extent : {extents.batch, extents.heads, extents.rows,
                         extents.columns, extents.depth})
    flops *= static_cast<double>(extent);
  return {flops, 0, 1};
}

StringRef mlir::fsdp::getSegment(Operation *op,
                                 SymbolTableCollection &symbols) {
  auto own = op->getAttrOfType<StringAttr>(attr::kSegment);
  if (own)
    return own.getValue();
  Operation *function = op->getParentOfType<func::FuncOp>();
  if (auto call = dyn_cast<func::CallOp>(op))
    function = symbols.lookupNearestSymbolFrom(call, call.getCalleeAttr());
  if (function)
    own = function->getAttrOfType<StringAttr>(attr::kSegment);
  return own ? own.getValue() : "";
}

ComputeWork SegmentWorkAnalysis::getRegions(Operation *op) {
  ComputeWork sum;
  for (Region &region : op->getRegions())
    for (Operation &inner : region.getOps())
      add(sum, get(&inner), 1);
  return sum;
}

ComputeWork SegmentWorkAnalysis::get(Operation *op) {
  if (isa<StartOp, WaitOp>(op))
    return {};
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return getLinalgWork(linalgOp);
  if (isFlashOp(op) || isLibraryAttention(op))
    return getFlashWork(op);
  if (auto call = dyn_cast<func::CallOp>(op)) {
    auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
        call, call.getCalleeAttr());
    if (!callee)
      return {0, double(getStaticBytes(op->getOperandTypes())), 1};
    // A function that is reached from itself counts once.
    if (functions.try_emplace(callee).second) {
      ComputeWork work = getRegions(callee);
      functions[callee] = work;
    }
    return functions[callee];
  }
  if (op->getNumRegions() > 0) {
    ComputeWork sum;
    double times = 1;
    if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
      if (std::optional<APInt> trips = loop.getStaticTripCount())
        times = static_cast<double>(trips->getSExtValue());
    add(sum, getRegions(op), times);
    return sum;
  }
  if (isa<memref::LoadOp, memref::StoreOp>(op))
    return {0, 8, 0};
  bool isFree = isMemoryEffectFree(op) || isa<memref::AllocOp>(op) ||
                isa<memref::DeallocOp>(op);
  return isFree
             ? ComputeWork()
             : ComputeWork{0, double(getStaticBytes(op->getOperandTypes())), 1};
}
