//===- DivideMeans.cpp - Means of gradients as sums -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for devices. NCCL's symmetric kernels, which reduce between
// registered windows and add in f32, know sums and no means; the division costs
// nothing in a kernel that reads the gradient anyway.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Products/Passes.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_DIVIDEMEANSPASS
#include "fsdp/Transforms/Products/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Of how many ranks the reduction adds gradients; dynamic if the grid leaves
/// that open.
static int64_t countRanks(ReduceGradsOp reduce) {
  auto unit =
      lookupFromTop<UnitOp>(reduce, cast<SymbolRefAttr>(reduce.getUnits()[0]));
  auto grid = lookupFromTop<shard::GridOp>(reduce, unit.getGridAttr());
  return shard::collectiveProcessGroupSize(unit.getGroupAxes(), grid);
}

/// Whether sums are numbers wherever means are: those of f16 overflow.
static bool maySum(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isF32() || element.isF64() || element.isBF16();
}

/// An element of the sum divided by the number of ranks, rounded once. What is
/// exact is a product: no later pass has to find out.
static Value divide(OpBuilder &builder, Value sum, int64_t ranks) {
  Location loc = sum.getLoc();
  Type type = sum.getType();
  Type wide = type.isBF16() ? builder.getF32Type() : type;
  if (type != wide)
    sum = arith::ExtFOp::create(builder, loc, wide, sum);
  bool isExact = llvm::isPowerOf2_64(ranks);
  double number = isExact ? 1.0 / static_cast<double>(ranks) : ranks;
  Value factor = arith::ConstantOp::create(builder, loc,
                                           builder.getFloatAttr(wide, number));
  Value mean =
      isExact ? arith::MulFOp::create(builder, loc, sum, factor).getResult()
              : arith::DivFOp::create(builder, loc, sum, factor).getResult();
  if (type != wide)
    mean = arith::TruncFOp::create(builder, loc, type, mean);
  return mean;
}

/// The op that reads elements of the sum in its body, if there is one.
static linalg::GenericOp getReader(OpOperand &use) {
  auto reader = dyn_cast<linalg::GenericOp>(use.getOwner());
  return reader && reader.isDpsInput(&use) ? reader : nullptr;
}

/// Lets a body that reads elements of sums compute with means; returns the
/// mean.
static Value divideElement(linalg::GenericOp reader, BlockArgument element,
                           int64_t ranks) {
  auto reads = llvm::to_vector(llvm::make_pointer_range(element.getUses()));
  OpBuilder builder = OpBuilder::atBlockBegin(reader.getBody());
  Value mean = divide(builder, element, ranks);
  for (OpOperand *read : reads)
    read->set(mean);
  return mean;
}

/// Of those that read a sum, the last one, if it updates elements in place, so
/// that it can leave the mean in the place of the sum; else null.
static OpOperand *findKeeper(Value sum, ArrayRef<OpOperand *> readers) {
  OpOperand *last = nullptr;
  for (OpOperand *use : readers) {
    if (use->getOwner()->getBlock() != sum.getParentBlock())
      return nullptr;
    if (!last || last->getOwner()->isBeforeInBlock(use->getOwner()))
      last = use;
  }
  if (!last || llvm::count(last->getOwner()->getOperands(), sum) != 1)
    return nullptr;
  linalg::GenericOp reader = getReader(*last);
  bool isUpdate = reader->hasAttr(attr::kStrict) &&
                  reader.getNumReductionLoops() == 0 &&
                  reader.getMatchingIndexingMap(last).isIdentity();
  return isUpdate ? last : nullptr;
}

/// Makes the sum that an op reads a destination, in which it leaves the mean.
static Value keepMean(linalg::GenericOp reader, OpOperand &use, int64_t ranks) {
  Value sum = use.get();
  unsigned place = use.getOperandNumber();
  SmallVector<Value> inputs(reader.getInputs()), outputs(reader.getOutputs());
  SmallVector<AffineMap> maps = reader.getIndexingMapsArray();
  maps.push_back(maps[place]);
  maps.erase(maps.begin() + place);
  inputs.erase(inputs.begin() + place);
  outputs.push_back(sum);
  OpBuilder builder(reader);
  auto made = linalg::GenericOp::create(
      builder, reader.getLoc(), TypeRange(ValueRange(outputs)), inputs, outputs,
      maps, reader.getIteratorTypesArray(), /*bodyBuild=*/nullptr,
      reader->getDiscardableAttrDictionary().getValue());
  made.getRegion().takeBody(reader.getRegion());
  Block &body = *made.getBody();
  BlockArgument element =
      body.addArgument(getElementTypeOrSelf(sum), sum.getLoc());
  body.getArgument(place).replaceAllUsesWith(element);
  body.eraseArgument(place);
  Value mean = divideElement(made, element, ranks);
  Operation *yield = body.getTerminator();
  yield->insertOperands(yield->getNumOperands(), mean);
  reader.replaceAllUsesWith(made.getResults().drop_back());
  reader.erase();
  return made.getResults().back();
}

/// A tensor of means for `uses`, made when the first of them needs it: no
/// reduction is awaited earlier.
static Value makeMeans(Value sum, ArrayRef<OpOperand *> uses, int64_t ranks) {
  auto find = [&](OpOperand *use) {
    return sum.getParentBlock()->findAncestorOpInBlock(*use->getOwner());
  };
  Operation *first = find(uses.front());
  for (OpOperand *use : uses.drop_front())
    if (find(use)->isBeforeInBlock(first))
      first = find(use);
  OpBuilder builder(first);
  auto type = cast<RankedTensorType>(sum.getType());
  return createElementwise(builder, sum.getLoc(), sum,
                           {builder.getMultiDimIdentityMap(type.getRank())},
                           type, [&](OpBuilder &nested, ValueRange elements) {
                             return divide(nested, elements.front(), ranks);
                           });
}

/// Divides a sum wherever it is read.
static void divideWhereRead(Value sum, int64_t ranks) {
  SmallVector<OpOperand *> readers, others;
  for (OpOperand &use : sum.getUses())
    (getReader(use) ? readers : others).push_back(&use);
  bool isReturned = !others.empty() && llvm::all_of(others, [](OpOperand *use) {
    return use->getOwner()->hasTrait<OpTrait::IsTerminator>();
  });
  OpOperand *keeper = isReturned ? findKeeper(sum, readers) : nullptr;
  for (OpOperand *use : readers)
    if (use != keeper)
      divideElement(getReader(*use),
                    getReader(*use).getMatchingBlockArgument(use), ranks);
  if (others.empty())
    return;
  Value mean = keeper ? keepMean(getReader(*keeper), *keeper, ranks)
                      : makeMeans(sum, others, ranks);
  for (OpOperand *use : others)
    use->set(mean);
}

namespace {
struct DivideMeans : fsdp::impl::DivideMeansPassBase<DivideMeans> {
  void runOnOperation() override {
    getOperation().walk([&](ReduceGradsOp reduce) {
      int64_t ranks = countRanks(reduce);
      if (reduce.getSum() || ranks <= 1 || reduce.hasBufferSemantics() ||
          !llvm::all_of(reduce.getResultTypes(), maySum))
        return;
      reduce.setSum(true);
      for (Value result : reduce.getResults())
        divideWhereRead(result, ranks);
      ++numSums;
    });
  }
};
} // namespace
