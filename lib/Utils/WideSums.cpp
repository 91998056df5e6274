//===- WideSums.cpp - Sums of 16-bit floats in f32 ------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/WideSums.h"
#include "fsdp/Utils/Fills.h"
#include "fsdp/Utils/NamedProducts.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fsdp;

Operation *fsdp::findCombiner(linalg::LinalgOp op, unsigned output) {
  SmallVector<Operation *> combiners;
  if (!matchReduction(op.getRegionOutputArgs(), output, combiners) ||
      !llvm::hasSingleElement(combiners))
    return nullptr;
  return combiners.front();
}

arith::AddFOp fsdp::findNarrowSum(linalg::LinalgOp op, unsigned output) {
  if (!isNarrow(op.getDpsInits()[output]))
    return {};
  return dyn_cast_if_present<arith::AddFOp>(findCombiner(op, output));
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

void fsdp::widenSums(RewriterBase &rewriter, linalg::LinalgOp op) {
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
