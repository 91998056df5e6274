//===- WidenSums.cpp - Sums of 16-bit floats ------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, in front of the passes for products. A sum that is rounded to 16
// bits after each addition loses what is small beside it: of 8192 equal values,
// bf16 keeps 256. Frameworks add in f32 and round once.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Utils/Fills.h"
#include "fsdp/Utils/NamedProducts.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_WIDENSUMSPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// The addition to a 16-bit output; null if the op does something else there.
static arith::AddFOp findNarrowSum(linalg::LinalgOp op, unsigned output) {
  SmallVector<Operation *> combiners;
  if (!isNarrow(op.getDpsInits()[output]) ||
      !matchReduction(op.getRegionOutputArgs(), output, combiners) ||
      !llvm::hasSingleElement(combiners))
    return {};
  return dyn_cast<arith::AddFOp>(combiners.front());
}

/// Whether some output of the op is a sum in 16 bits.
static bool addsNarrow(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumReductionLoops() == 0 ||
      op->hasAttr(attr::kStrict))
    return false;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i)
    if (findNarrowSum(op, i))
      return true;
  return false;
}

/// The output in f32; what is filled with a constant is filled anew.
static Value widenInit(OpBuilder &builder, Value init) {
  Value fill = getFillValue(init.getDefiningOp());
  FloatAttr scalar;
  if (!fill || !matchPattern(fill, m_Constant(&scalar)))
    return createCast(builder, init, builder.getF32Type(), /*strict=*/false);
  Location loc = init.getLoc();
  Value wide = arith::ConstantOp::create(
      builder, loc,
      builder.getF32FloatAttr(scalar.getValue().convertToFloat()));
  Value empty = tensor::EmptyOp::create(
      builder, loc, cast<RankedTensorType>(init.getType()).getShape(),
      builder.getF32Type());
  return linalg::FillOp::create(builder, loc, wide, empty).getResult(0);
}

/// Lets the addition to an output, whose argument is f32 by now, add in f32.
static void widenSum(RewriterBase &builder, arith::AddFOp sum,
                     BlockArgument argument) {
  builder.setInsertionPoint(sum);
  auto widen = [&](Value value) -> Value {
    return value == argument
               ? value
               : arith::ExtFOp::create(builder, sum.getLoc(),
                                       builder.getF32Type(), value);
  };
  Value wide = arith::AddFOp::create(builder, sum.getLoc(), widen(sum.getLhs()),
                                     widen(sum.getRhs()), sum.getFastmath());
  builder.replaceOp(sum, wide);
}

/// The same op with its sums in f32, whose results are rounded.
static void widenGeneric(RewriterBase &rewriter, linalg::GenericOp op) {
  SmallVector<Value> inits(op.getOutputs());
  SmallVector<std::pair<unsigned, arith::AddFOp>> sums;
  for (unsigned i = 0; i < inits.size(); ++i)
    if (arith::AddFOp sum = findNarrowSum(op, i)) {
      sums.emplace_back(i, sum);
      inits[i] = widenInit(rewriter, inits[i]);
    }
  auto wide = linalg::GenericOp::create(
      rewriter, op.getLoc(), TypeRange(inits), op.getInputs(), inits,
      op.getIndexingMaps(), op.getIteratorTypes(), /*doc=*/nullptr,
      /*library_call=*/nullptr);
  wide.getRegion().takeBody(op.getRegion());
  SmallVector<Value> results(wide.getResults());
  for (auto [i, sum] : sums) {
    BlockArgument argument = wide.getRegionOutputArgs()[i];
    argument.setType(rewriter.getF32Type());
    widenSum(rewriter, sum, argument);
    rewriter.setInsertionPointAfter(wide);
    results[i] = createCast(rewriter, wide.getResult(i),
                            getElementTypeOrSelf(op.getResult(i)),
                            /*strict=*/false);
  }
  rewriter.replaceOp(op, results);
}

/// Tells of the op; gives it the form in which its region can be changed.
static void widenOp(RewriterBase &rewriter, linalg::LinalgOp op) {
  remark::passed(op.getLoc(), remark::RemarkOpts::name("widened").category(
                                  "fsdp-widen-sums"))
      << remark::add("a sum of 16-bit floats adds in f32 and is rounded once");
  rewriter.setInsertionPoint(op);
  if (isNamedProduct(op) && !hasOwnMaps(op)) {
    Value init = widenInit(rewriter, op.getDpsInits()[0]);
    Operation *wide = createProduct(rewriter, op, op.getDpsInputs(), init);
    rewriter.replaceOp(op, createCast(rewriter, wide->getResult(0),
                                      getElementTypeOrSelf(op->getResult(0)),
                                      /*strict=*/false));
    return;
  }
  auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
  if (!generic)
    generic = *linalg::generalizeNamedOp(rewriter, op);
  rewriter.setInsertionPoint(generic);
  widenGeneric(rewriter, generic);
}

namespace {
struct WidenSums : fsdp::impl::WidenSumsPassBase<WidenSums> {
  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (addsNarrow(op))
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::LinalgOp op : ops)
      widenOp(rewriter, op);
    numSums += ops.size();
  }
};
} // namespace
