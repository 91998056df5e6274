//===- SumsOfProducts.cpp - What contractions and convolutions share ------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SumsOfProducts.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Utils/Fills.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Whether roots may be the same memory; what a loop carries or an `scf.if`
/// chooses, which has none, may be any.
static bool mayBeSame(Value x, Value y) { return !x || !y || x == y; }

/// Whether `op` or an op in it may access the memory of `root`.
static bool mayTouch(Operation *op, Value root) {
  return op
      ->walk([&](Operation *inner) {
        for (Value operand : inner->getOperands())
          if (isa<BaseMemRefType>(operand.getType()) &&
              mayBeSame(getBufferRoot(operand), root))
            return WalkResult::interrupt();
        return WalkResult::advance();
      })
      .wasInterrupted();
}

Operation *fsdp::findZeroFill(Operation *op, Value dest) {
  Value root = getBufferRoot(dest);
  for (Operation *it = op->getPrevNode(); it; it = it->getPrevNode()) {
    Value value = getFillValue(it);
    if (value && getFilledDest(it) == dest)
      return matchPattern(value, m_AnyZeroFloat()) ? it : nullptr;
    // Views are not accesses.
    if (!isa<ViewLikeOpInterface>(it) && mayTouch(it, root))
      return nullptr;
  }
  return nullptr;
}

bool fsdp::isMultiplyAdd(linalg::LinalgOp op) {
  Block &body = op->getRegion(0).front();
  if (body.getNumArguments() != 3)
    return false;
  unsigned numExtensions = 0;
  auto getFactor = [&](Value value) {
    auto extension = value.getDefiningOp<arith::ExtFOp>();
    numExtensions += extension != nullptr;
    return extension ? extension.getIn() : value;
  };
  auto combines = [](Value left, Value right, Value x, Value y) {
    return (left == x && right == y) || (left == y && right == x);
  };
  auto add = body.getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!add)
    return false;
  bool isSumFirst = add.getLhs() == body.getArgument(2);
  auto multiply =
      (isSumFirst ? add.getRhs() : add.getLhs()).getDefiningOp<arith::MulFOp>();
  return multiply &&
         combines(add.getLhs(), add.getRhs(), body.getArgument(2),
                  multiply.getResult()) &&
         combines(getFactor(multiply.getLhs()), getFactor(multiply.getRhs()),
                  body.getArgument(0), body.getArgument(1)) &&
         llvm::hasNItems(body, 3 + numExtensions);
}
