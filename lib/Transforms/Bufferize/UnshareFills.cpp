//===- UnshareFills.cpp - A private destination for every op ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Utils/Fills.h"
#include "fsdp/Utils/NamedProducts.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_UNSHAREFILLSPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Operands that bufferization writes to.
static SmallVector<OpOperand *> getDestinations(Operation *op) {
  SmallVector<OpOperand *> operands;
  if (auto dps = dyn_cast<DestinationStyleOpInterface>(op))
    for (OpOperand &operand : dps.getDpsInitsMutable())
      operands.push_back(&operand);
  else if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    for (OpOperand &operand : loop.getInitsMutable())
      operands.push_back(&operand);
  llvm::erase_if(operands, [](OpOperand *operand) {
    auto type = dyn_cast<RankedTensorType>(operand->get().getType());
    return !type || !type.hasStaticShape();
  });
  return operands;
}

/// The op that makes the value, behind casts and reshapes.
static Operation *findSource(Value value) {
  Operation *def = value.getDefiningOp();
  while (isa_and_present<tensor::ExpandShapeOp, tensor::CollapseShapeOp,
                         tensor::CastOp>(def))
    def = def->getOperand(0).getDefiningOp();
  return def;
}

/// The scalar that fills the source's tensor: of a fill of an uninitialised
/// tensor, or of a constant. Null if there is none.
static Value findFillValue(OpBuilder &builder, Operation *source) {
  if (auto splat = dyn_cast<tensor::SplatOp>(source))
    return splat.getInput();
  if (fsdp::getFillValue(source))
    return isa_and_present<tensor::EmptyOp>(
               findSource(fsdp::getFilledDest(source)))
               ? fsdp::createFillValue(builder, source)
               : Value();
  auto constant = dyn_cast<arith::ConstantOp>(source);
  auto splat = constant ? dyn_cast<SplatElementsAttr>(constant.getValue())
                        : SplatElementsAttr();
  if (!splat || !splat.getElementType().isIntOrIndexOrFloat())
    return nullptr;
  return arith::ConstantOp::create(builder, constant.getLoc(),
                                   splat.getSplatValue<TypedAttr>());
}

/// Whether a value needs no computation of tensors.
static bool isGiven(Value value) {
  return !isa<ShapedType>(value.getType()) ||
         matchPattern(value, m_Constant()) ||
         value.getDefiningOp<tensor::EmptyOp>();
}

/// Whether the op computes a tensor from constants and scalars alone, one
/// element after the other: no more work than a copy of it.
static bool isGenerator(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp || op->getNumResults() != 1 ||
      !llvm::all_of(op->getOperands(), isGiven) || !isMemoryEffectFree(op) ||
      linalgOp.getNumParallelLoops() != linalgOp.getNumLoops())
    return false;
  SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  return llvm::all_of(captured, isGiven);
}

/// Computes what the generator computes once more.
static Value regenerate(OpBuilder &builder, linalg::LinalgOp op) {
  IRMapping mapping;
  for (Value init : op.getDpsInits())
    if (Operation *empty = init.getDefiningOp<tensor::EmptyOp>())
      builder.clone(*empty, mapping);
  return builder.clone(*op, mapping)->getResult(0);
}

/// Gives `operand` a destination of its own, directly before its owner. What
/// is left without a use is erased at the end.
static void unshare(OpBuilder &builder, OpOperand &operand) {
  Operation *source = findSource(operand.get());
  if (!source)
    return;
  builder.setInsertionPoint(operand.getOwner());
  Location loc = source->getLoc();
  Value value = findFillValue(builder, source);
  if (!value && isGenerator(source)) {
    if (operand.get().getDefiningOp() == source && !operand.get().hasOneUse())
      operand.set(regenerate(builder, cast<linalg::LinalgOp>(source)));
    return;
  }
  if (!value && !isa<tensor::EmptyOp>(source))
    return;
  auto type = cast<RankedTensorType>(operand.get().getType());
  Value dest = tensor::EmptyOp::create(
      builder, loc, type.getShape(), type.getElementType(), type.getEncoding());
  if (value)
    dest = linalg::FillOp::create(builder, loc, value, dest).getResult(0);
  operand.set(dest);
}

/// Whether the op makes a destination, or a view of one.
static bool isSource(Operation *op) {
  return isa<tensor::EmptyOp, tensor::SplatOp, arith::ConstantOp,
             tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(
             op) ||
         fsdp::getFillValue(op) || isGenerator(op);
}

/// Lets what is behind the loss convert once more what is wide in front of it:
/// from there to here the narrow value is kept, of half the size.
static void unshareCasts(OpBuilder &builder, func::FuncOp func) {
  Value value = findResult(func, RoleKind::Loss);
  Operation *loss = value ? value.getDefiningOp() : nullptr;
  if (!loss || loss->getBlock() != &func.front())
    return;
  Block &block = func.front();
  for (auto cast :
       llvm::make_early_inc_range(block.getOps<linalg::GenericOp>())) {
    if (!cast->isBeforeInBlock(loss))
      return;
    Value source =
        cast->getNumResults() == 1 ? getCastSource(cast.getResult(0)) : Value();
    if (!source || !isNarrow(source) ||
        !getElementTypeOrSelf(cast.getResult(0)).isF32())
      continue;
    auto isBehind = [&](OpOperand &use) {
      return loss->isBeforeInBlock(
          block.findAncestorOpInBlock(*use.getOwner()));
    };
    Operation *first = nullptr;
    for (OpOperand &use : cast->getUses())
      if (isBehind(use)) {
        Operation *user = block.findAncestorOpInBlock(*use.getOwner());
        first = first && first->isBeforeInBlock(user) ? first : user;
      }
    if (!first || first->hasTrait<OpTrait::IsTerminator>())
      continue;
    builder.setInsertionPoint(first);
    cast.getResult(0).replaceUsesWithIf(regenerate(builder, cast), isBehind);
  }
}

namespace {
struct UnshareFillsPass
    : public fsdp::impl::UnshareFillsPassBase<UnshareFillsPass> {
  void runOnOperation() override;
};
} // namespace

void UnshareFillsPass::runOnOperation() {
  SmallVector<Operation *> users;
  getOperation()->walk([&](Operation *op) {
    if (!getDestinations(op).empty())
      users.push_back(op);
  });
  OpBuilder builder(&getContext());
  unshareCasts(builder, getOperation());
  for (Operation *op : users)
    for (OpOperand *operand : getDestinations(op))
      unshare(builder, *operand);

  // From the end, users before what they use.
  getOperation()->walk<WalkOrder::PostOrder, ReverseIterator>(
      [](Operation *op) {
        if (op->use_empty() && isSource(op))
          op->erase();
      });
}
