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

#include "NamedProducts.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_WIDENCONTRACTIONSPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
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

static void widenProduct(OpBuilder &builder, linalg::LinalgOp op) {
  builder.setInsertionPoint(op);
  SmallVector<Value> inputs;
  for (Value input : op.getDpsInputs())
    inputs.push_back(widen(builder, input));
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
