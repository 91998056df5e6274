//===- NarrowResults.cpp - Products that store 16 bits --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for devices, before elementwise ops are fused: a sum of products in
// f32 that every reader rounds to 16 bits before anything else is rounded by
// the product, so that half as much is written and read.
//
//===----------------------------------------------------------------------===//

#include "ElementwiseFusion.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Fusion/Passes.h"
#include "fsdp/Utils/Fills.h"
#include "fsdp/Utils/NamedProducts.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_NARROWRESULTSPASS
#include "fsdp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// Who reads a product: reshapes of it, and structured ops.
struct Readers {
  SmallVector<Operation *> reshapes;
  SmallVector<OpOperand *> inputs;
};
} // namespace

/// Whether an op rounds as products do.
static bool roundsToNearest(Operation &op) {
  auto rounding = dyn_cast<arith::TruncFOp>(op);
  return rounding && rounding.getRoundingmode().value_or(
                         arith::RoundingMode::to_nearest_even) ==
                         arith::RoundingMode::to_nearest_even;
}

/// Whether a structured op rounds an input to `type` and does nothing else with
/// it.
static bool rounds(OpOperand &use, Type type) {
  auto op = dyn_cast<linalg::GenericOp>(use.getOwner());
  if (!op || !op.isDpsInput(&use))
    return false;
  return llvm::all_of(
      op.getMatchingBlockArgument(&use).getUsers(), [&](Operation *user) {
        return roundsToNearest(*user) && user->getResult(0).getType() == type;
      });
}

/// Adds the readers of a value; fails if one needs more than `type` has.
static LogicalResult addReaders(Value value, Type type, Readers &readers) {
  for (OpOperand &use : value.getUses()) {
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(use.getOwner())) {
      readers.reshapes.push_back(use.getOwner());
      if (failed(addReaders(use.getOwner()->getResult(0), type, readers)))
        return failure();
    } else if (rounds(use, type)) {
      readers.inputs.push_back(&use);
    } else {
      return failure();
    }
  }
  return success();
}

/// The same type of other elements.
static void setElement(Value value, Type type) {
  value.setType(cast<RankedTensorType>(value.getType()).clone(type));
}

/// The same product, added to `init`, whose type its body has.
static Value createLike(OpBuilder &builder, linalg::LinalgOp op, Value init) {
  auto contract = dyn_cast<linalg::ContractOp>(op.getOperation());
  if (!contract)
    return createProduct(builder, op, op.getDpsInputs(), init)->getResult(0);
  return linalg::ContractOp::create(builder, op.getLoc(), init.getType(),
                                    op.getDpsInputs(), init,
                                    contract.getIndexingMaps())
      .getResult(0);
}

/// Whether the op is a product of 16-bit tensors that adds in f32.
static bool addsNarrowInF32(linalg::LinalgOp op) {
  bool isKnown = isa<linalg::ContractOp>(op.getOperation()) ||
                 (isNamedProduct(op) && !hasOwnMaps(op));
  if (!isKnown || !op.hasPureTensorSemantics())
    return false;
  auto element = [](Value value) {
    return getElementTypeOrSelf(value.getType());
  };
  Value left = op.getDpsInputs()[0], right = op.getDpsInputs()[1];
  return isNarrow(left) && element(left) == element(right) &&
         element(op.getDpsInits()[0]).isF32();
}

/// Replaces a reader that only rounded by what it reads now.
static void dropCopy(linalg::GenericOp reader) {
  Block &body = *reader.getBody();
  SmallVector<AffineMap> maps = reader.getIndexingMapsArray();
  if (reader.getNumDpsInputs() != 1 || reader->getNumResults() != 1 ||
      maps[0] != maps[1] || !llvm::hasSingleElement(body) ||
      body.getTerminator()->getOperand(0) != body.getArgument(0) ||
      reader.getInputs()[0].getType() != reader->getResult(0).getType())
    return;
  reader->getResult(0).replaceAllUsesWith(reader.getInputs()[0]);
  reader.erase();
}

/// Rounds in the product what all of its readers round.
static bool narrow(OpBuilder &builder, linalg::LinalgOp op) {
  Value init = op.getDpsInits()[0], result = op->getResult(0);
  Value fill = getFillValue(init.getDefiningOp());
  if (!fill || !matchPattern(fill, m_AnyZeroFloat()) ||
      !cast<RankedTensorType>(result.getType()).hasStaticShape())
    return false;
  Type type = getElementTypeOrSelf(op.getDpsInputs()[0].getType());
  Readers readers;
  if (failed(addReaders(result, type, readers)) || readers.inputs.empty())
    return false;
  builder.setInsertionPoint(op);
  Location loc = op.getLoc();
  auto shape = cast<RankedTensorType>(result.getType()).getShape();
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  Value empty = tensor::EmptyOp::create(builder, loc, shape, type);
  Value zeros = linalg::FillOp::create(builder, loc, zero, empty).getResult(0);
  Value made = createLike(builder, op, zeros);
  for (Operation *reshape : readers.reshapes)
    setElement(reshape->getResult(0), type);
  llvm::SetVector<Operation *> roundingReaders;
  for (OpOperand *use : readers.inputs) {
    roundingReaders.insert(use->getOwner());
    auto reader = cast<linalg::GenericOp>(use->getOwner());
    BlockArgument element = reader.getMatchingBlockArgument(use);
    element.setType(type);
    for (Operation *rounding : llvm::make_early_inc_range(element.getUsers())) {
      rounding->getResult(0).replaceAllUsesWith(element);
      rounding->erase();
    }
  }
  result.replaceAllUsesWith(made);
  op->erase();
  for (Operation *reader : roundingReaders)
    dropCopy(cast<linalg::GenericOp>(reader));
  return true;
}

//===----------------------------------------------------------------------===//
// Biases
//
// A product begins with the row that is added to it, repeated. Once there are
// buffers, `fsdp-lower-contractions` lets the library add it.
//===----------------------------------------------------------------------===//

/// The op that reads a value, if it is the only one.
static linalg::GenericOp getOnlyReader(Value value) {
  return value.hasOneUse() ? dyn_cast<linalg::GenericOp>(*value.user_begin())
                           : linalg::GenericOp();
}

/// Whether an op applies one op of the kind to the elements of its inputs at
/// the same places.
template <typename OpT>
static bool isElementwise(linalg::GenericOp op) {
  if (!op || op->getNumResults() != 1 || op.getNumReductionLoops() != 0 ||
      op.getBody()->getOperations().size() != 2 ||
      !isa<OpT>(op.getBody()->front()) ||
      op.getBody()->getTerminator()->getOperand(0) !=
          op.getBody()->front().getResult(0) ||
      !llvm::equal(op.getBody()->front().getOperands(),
                   op.getRegionInputArgs()))
    return false;
  return llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isIdentity(); });
}

/// The row of 16 bits that is widened and repeated to what is added, or null.
static Value findBias(Value added, Type type) {
  auto repeated = added.getDefiningOp<linalg::GenericOp>();
  if (!repeated || repeated->getNumResults() != 1 ||
      repeated.getNumDpsInputs() != 1 || repeated.getNumReductionLoops() != 0 ||
      !llvm::hasSingleElement(*repeated.getBody()) ||
      repeated.getBody()->getTerminator()->getOperand(0) !=
          repeated.getBody()->getArgument(0))
    return nullptr;
  AffineMap map = repeated.getIndexingMapsArray()[0];
  unsigned last = repeated.getNumLoops() - 1;
  if (!repeated.getIndexingMapsArray()[1].isIdentity() ||
      map.getNumResults() != 1 ||
      map.getResult(0) != getAffineDimExpr(last, map.getContext()))
    return nullptr;
  auto widened = repeated.getInputs()[0].getDefiningOp<linalg::GenericOp>();
  if (!isElementwise<arith::ExtFOp>(widened))
    return nullptr;
  Value bias = widened.getInputs()[0];
  return getElementTypeOrSelf(bias.getType()) == type ? bias : Value();
}

/// Whether a value goes to ops that read it from memory anyway, through views.
static bool isReadFromMemory(Value value) {
  return !value.use_empty() &&
         llvm::all_of(value.getUsers(), [](Operation *user) {
           if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp,
                   tensor::ExtractSliceOp>(user))
             return isReadFromMemory(user->getResult(0));
           auto op = dyn_cast<linalg::LinalgOp>(user);
           return isFlashOp(user) || isLibraryAttention(user) ||
                  isa<linalg::ContractOp>(user) || (op && isNamedProduct(op));
         });
}

/// Whether the library adds biases to such a product itself: to one of two
/// matrices, as far as loops tell.
static bool addsBiases(linalg::LinalgOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  return maps[2].getNumResults() > 1 &&
         llvm::none_of(llvm::seq(op.getNumLoops()), [&](unsigned loop) {
           return llvm::all_of(
               maps, [&](AffineMap map) { return map.isFunctionOfDim(loop); });
         });
}

/// Lets a product begin with the bias that is added to it before both are
/// rounded, if it adds it itself or nothing else could add it on its way.
static bool beginWithBias(OpBuilder &builder, linalg::LinalgOp op,
                          const CollectiveOrder &order) {
  Value result = op->getResult(0);
  Value fill = getFillValue(op.getDpsInits()[0].getDefiningOp());
  linalg::GenericOp sum = getOnlyReader(result);
  if (!fill || !matchPattern(fill, m_AnyZeroFloat()) ||
      !isElementwise<arith::AddFOp>(sum) || sum.getNumDpsInputs() != 2 ||
      !llvm::is_contained(sum.getInputs(), result) ||
      !cast<RankedTensorType>(result.getType()).hasStaticShape())
    return false;
  Type type = getElementTypeOrSelf(op.getDpsInputs()[0].getType());
  Value bias = findBias(sum.getInputs()[sum.getInputs()[0] == result], type);
  linalg::GenericOp rounded = getOnlyReader(sum->getResult(0));
  if (!bias || !isElementwise<arith::TruncFOp>(rounded) ||
      !order.joins(op, rounded) ||
      !roundsToNearest(rounded.getBody()->front()) ||
      getElementTypeOrSelf(rounded->getResult(0).getType()) != type ||
      !(addsBiases(op) || isReadFromMemory(rounded->getResult(0))))
    return false;
  builder.setInsertionPoint(rounded);
  auto shape = cast<RankedTensorType>(result.getType()).getShape();
  unsigned rank = shape.size();
  AffineMap row = AffineMap::get(rank, 0, builder.getAffineDimExpr(rank - 1),
                                 builder.getContext());
  Value begin = createElementwise(
      builder, op.getLoc(), bias, {row}, RankedTensorType::get(shape, type),
      [](OpBuilder &, ValueRange elements) { return elements[0]; });
  rounded->getResult(0).replaceAllUsesWith(createLike(builder, op, begin));
  for (Operation *gone :
       {rounded.getOperation(), sum.getOperation(), op.getOperation()})
    gone->erase();
  return true;
}

namespace {
struct NarrowResults : fsdp::impl::NarrowResultsPassBase<NarrowResults> {
  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> products;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (addsNarrowInF32(op))
        products.push_back(op);
    });
    CollectiveOrder order(getOperation());
    OpBuilder builder(&getContext(), &order);
    for (linalg::LinalgOp op : products)
      numNarrowed += beginWithBias(builder, op, order) || narrow(builder, op);
  }
};
} // namespace
