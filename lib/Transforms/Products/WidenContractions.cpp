//===- WidenContractions.cpp - Products of 16-bit floats ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product of 16-bit tensors that is summed in f32 becomes one of f32 tensors,
// which the matrix library takes. Casts go in front of transposes, so that
// these can still be folded into the product.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Products/Passes.h"
#include "fsdp/Utils/NamedProducts.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_WIDENCONTRACTIONSPASS
#include "fsdp/Transforms/Products/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// The value in f32. A transpose of a narrow value becomes one of a wide value.
static Value widen(OpBuilder &builder, Value value) {
  auto transpose = value.getDefiningOp<linalg::TransposeOp>();
  if (!transpose)
    return createCast(builder, value, builder.getF32Type(), /*strict=*/false);
  return transposeLike(builder, transpose,
                       widen(builder, transpose.getInput()));
}

/// The outermost of the loops around an op that the value is from outside of;
/// the op itself if there is none. What all iterations read is widened once.
static Operation *getOutermostReader(Operation *op, Value value) {
  Operation *reader = op;
  for (Operation *loop = op->getParentOp(); isa<LoopLikeOpInterface>(loop);
       loop = loop->getParentOp()) {
    if (!cast<LoopLikeOpInterface>(loop).isDefinedOutsideOfLoop(value))
      break;
    reader = loop;
  }
  return reader;
}

static void widenProduct(OpBuilder &builder, linalg::LinalgOp op) {
  SmallVector<Value> inputs;
  for (Value input : op.getDpsInputs()) {
    builder.setInsertionPoint(getOutermostReader(op, input));
    inputs.push_back(widen(builder, input));
  }
  builder.setInsertionPoint(op);
  replaceFactors(builder, op, inputs);
}

namespace {
struct WidenContractions
    : fsdp::impl::WidenContractionsPassBase<WidenContractions> {
  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> products;
    SmallVector<linalg::GenericOp> casts;
    getOperation().walk([&](linalg::LinalgOp op) {
      auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
      if (addsInF32(op, /*narrow=*/true))
        products.push_back(op);
      else if (generic && !op->hasAttr(attr::kStrict))
        casts.push_back(generic);
    });
    OpBuilder builder(&getContext());
    for (linalg::LinalgOp op : products)
      widenProduct(builder, op);
    for (linalg::GenericOp op : casts) {
      Value source =
          op->getNumResults() == 1 ? getCastSource(op.getResult(0)) : Value();
      if (!source || !isNarrow(source) ||
          !source.getDefiningOp<linalg::TransposeOp>() ||
          !getElementTypeOrSelf(op.getResult(0).getType()).isF32())
        continue;
      builder.setInsertionPoint(op);
      op.getResult(0).replaceAllUsesWith(widen(builder, source));
      op.erase();
    }
  }
};
} // namespace
