//===- LoopStrides.cpp - Loops of an op in its buffers --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/LoopStrides.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"

using namespace mlir;

std::optional<SmallVector<int64_t>> fsdp::getLoopStrides(linalg::LinalgOp op,
                                                         OpOperand &operand) {
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  SmallVector<int64_t> strides, result(op.getNumLoops(), 0);
  int64_t offset;
  if (!type || failed(type.getStridesAndOffset(strides, offset)) ||
      llvm::any_of(strides, ShapedType::isDynamic))
    return std::nullopt;
  AffineMap map = op.getMatchingIndexingMap(&operand);
  for (auto [expr, stride] : llvm::zip_equal(map.getResults(), strides)) {
    // The factor of each loop, and a constant; of others a local one, too.
    SmallVector<int64_t> factors;
    if (failed(getFlattenedAffineExpr(expr, op.getNumLoops(), /*numSymbols=*/0,
                                      &factors)) ||
        factors.size() != op.getNumLoops() + 1)
      return std::nullopt;
    for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
      result[loop] += stride * factors[loop];
  }
  return result;
}
