//===- NamedProducts.cpp - Linalg's named products of tensors -------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/NamedProducts.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

bool fsdp::isNarrow(Value value) {
  Type type = getElementTypeOrSelf(value.getType());
  return type.isF16() || type.isBF16();
}

bool fsdp::isNamedProduct(linalg::LinalgOp op) {
  return isa<linalg::MatmulOp, linalg::BatchMatmulOp, linalg::MatvecOp,
             linalg::VecmatOp, linalg::DotOp, linalg::BatchMatvecOp>(
             op.getOperation()) &&
         op.hasPureTensorSemantics();
}

bool fsdp::hasOwnMaps(linalg::LinalgOp op) {
  if (auto matmul = dyn_cast<linalg::MatmulOp>(op.getOperation()))
    return matmul.hasUserDefinedMaps();
  if (auto matmul = dyn_cast<linalg::BatchMatmulOp>(op.getOperation()))
    return matmul.hasUserDefinedMaps();
  return false;
}

bool fsdp::addsInF32(linalg::LinalgOp op, bool narrow) {
  if (!isNamedProduct(op) || hasOwnMaps(op))
    return false;
  auto getElement = [](Value value) {
    return getElementTypeOrSelf(value.getType());
  };
  Value left = op.getDpsInputs()[0], right = op.getDpsInputs()[1];
  return getElement(left) == getElement(right) &&
         (narrow ? isNarrow(left) : getElement(left).isF32()) &&
         getElement(op.getDpsInits()[0]).isF32();
}

Operation *fsdp::createProduct(OpBuilder &builder, linalg::LinalgOp op,
                               ValueRange inputs, Value init) {
  return TypeSwitch<Operation *, Operation *>(op.getOperation())
      .Case<linalg::MatmulOp, linalg::BatchMatmulOp, linalg::MatvecOp,
            linalg::VecmatOp, linalg::DotOp, linalg::BatchMatvecOp>(
          [&](auto named) -> Operation * {
            return decltype(named)::create(builder, op.getLoc(), inputs, init);
          });
}

void fsdp::replaceFactors(OpBuilder &builder, linalg::LinalgOp op,
                          ValueRange inputs) {
  op->replaceAllUsesWith(
      createProduct(builder, op, inputs, op.getDpsInits()[0]));
  op->erase();
}

Value fsdp::transposeLike(OpBuilder &builder, linalg::TransposeOp op,
                          Value source) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Value empty = tensor::EmptyOp::create(builder, op.getLoc(), type.getShape(),
                                        getElementTypeOrSelf(source.getType()));
  return linalg::TransposeOp::create(builder, op.getLoc(), source, empty,
                                     op.getPermutation())
      .getResult()[0];
}

Value fsdp::foldTransposes(Value value, AffineMap &map) {
  while (auto transpose = value.getDefiningOp<linalg::TransposeOp>()) {
    ArrayRef<int64_t> permutation = transpose.getPermutation();
    SmallVector<AffineExpr> results(map.getNumResults());
    for (auto [index, source] : llvm::enumerate(permutation))
      results[source] = map.getResult(index);
    map = AffineMap::get(map.getNumDims(), 0, results, map.getContext());
    value = transpose.getInput();
  }
  return value;
}
