//===- NarrowContractions.cpp - Products of 16-bit tensors for devices ----===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for devices: the opposite of WidenContractions.cpp. Frameworks also
// cast factors to f32 themselves, where a sum is to be rounded only once.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Products/Passes.h"
#include "fsdp/Utils/NamedProducts.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_NARROWCONTRACTIONSPASS
#include "fsdp/Transforms/Products/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// The value before it was cast to f32 from 16 bits, in front of any
/// transposes; null if it was not.
static Value findNarrowSource(Value value) {
  if (auto transpose = value.getDefiningOp<linalg::TransposeOp>())
    return findNarrowSource(transpose.getInput());
  Value source = getCastSource(value);
  if (!source || !isNarrow(source))
    return {};
  // Not also rounded on the way.
  Block &body = *value.getDefiningOp<linalg::GenericOp>().getBody();
  return llvm::hasNItems(body, 2) ? source : Value();
}

/// The value in 16 bits, which it has such a source in.
static Value narrow(OpBuilder &builder, Value value) {
  if (auto transpose = value.getDefiningOp<linalg::TransposeOp>())
    return transposeLike(builder, transpose,
                         narrow(builder, transpose.getInput()));
  return getCastSource(value);
}

namespace {
struct NarrowContractions
    : fsdp::impl::NarrowContractionsPassBase<NarrowContractions> {
  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> products;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (!addsInF32(op, /*narrow=*/false))
        return;
      Value left = findNarrowSource(op.getDpsInputs()[0]);
      Value right = findNarrowSource(op.getDpsInputs()[1]);
      if (left && right &&
          getElementTypeOrSelf(left) == getElementTypeOrSelf(right))
        products.push_back(op);
    });
    OpBuilder builder(&getContext());
    for (linalg::LinalgOp op : products) {
      builder.setInsertionPoint(op);
      Value left = narrow(builder, op.getDpsInputs()[0]);
      Value right = narrow(builder, op.getDpsInputs()[1]);
      replaceFactors(builder, op, {left, right});
    }
  }
};
} // namespace
