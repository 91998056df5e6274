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
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Whether roots may be the same memory; what a loop carries or an `scf.if`
/// chooses, which has none, may be any.
static bool mayBeSame(Value x, Value y) { return !x || !y || x == y; }

/// Whether `op` or an op in it has an operand that may be the memory of `root`
/// and that `matters`.
static bool mayTouch(
    Operation *op, Value root,
    function_ref<bool(OpOperand &)> matters = [](OpOperand &) {
      return true;
    }) {
  return op
      ->walk([&](Operation *inner) {
        for (OpOperand &operand : inner->getOpOperands())
          if (isa<BaseMemRefType>(operand.get().getType()) &&
              mayBeSame(getBufferRoot(operand.get()), root) && matters(operand))
            return WalkResult::interrupt();
        return WalkResult::advance();
      })
      .wasInterrupted();
}

/// Whether what lies there may be gone behind the operand's op.
static bool mayLose(OpOperand &operand) {
  return mayWrite(operand) || isa<memref::DeallocOp>(operand.getOwner());
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

/// Whether an op repeats a row to all rows of its result.
static bool repeatsRow(linalg::GenericOp op) {
  if (!op.hasPureBufferSemantics() || op.getNumDpsInputs() != 1 ||
      op.getNumDpsInits() != 1 || op.getNumReductionLoops() != 0 ||
      op.getNumLoops() == 0)
    return false;
  Block &body = *op.getBody();
  auto row = dyn_cast<MemRefType>(op.getInputs()[0].getType());
  auto dest = dyn_cast<MemRefType>(op.getOutputs()[0].getType());
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  return llvm::hasSingleElement(body) &&
         body.getTerminator()->getOperand(0) == body.getArgument(0) && row &&
         dest && row.getRank() == 1 && row.hasStaticShape() &&
         row.areTrailingDimsContiguous(1) &&
         row.getElementType() == dest.getElementType() &&
         dest.areTrailingDimsContiguous(1) && maps[1].isIdentity() &&
         maps[0] == maps[1].getMinorSubMap(1);
}

linalg::GenericOp fsdp::findRepeatedRow(Operation *op, Value dest) {
  Value root = getBufferRoot(dest);
  SmallVector<Operation *> between;
  for (Operation *it = op->getPrevNode(); it; it = it->getPrevNode()) {
    if (isa<ViewLikeOpInterface>(it))
      continue;
    auto found = dyn_cast<linalg::GenericOp>(it);
    if (found && repeatsRow(found) && found.getOutputs()[0] == dest) {
      Value row = found.getInputs()[0], from = getBufferRoot(row);
      bool keeps =
          from && from != root && llvm::none_of(between, [&](Operation *other) {
            return mayTouch(other, from, mayLose);
          });
      return keeps ? found : linalg::GenericOp();
    }
    if (mayTouch(it, root))
      return nullptr;
    between.push_back(it);
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
