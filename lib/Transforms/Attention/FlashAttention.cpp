//===- FlashAttention.cpp - Attention as kernels of devices ---------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4 for devices, first of all: `fsdp.attention` becomes ops that are one
// kernel or one call of a library each, which read and write rows where they
// lie.
//
//===----------------------------------------------------------------------===//

#include "AttentionMath.h"
#include "MaskElement.h"
#include "fsdp/Transforms/Attention/Passes.h"
#include "fsdp/Utils/DerivableOpInterfaceImpl.h"
#include "fsdp/Utils/ParamUses.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_FLASHATTENTIONPASS
#include "fsdp/Transforms/Attention/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Whether the kernels of devices compute an attention.
static bool hasKernels(const AttentionShape &shape) {
  Value mask = shape.extras.mask;
  bool isKnownMask = !mask || !getElementTypeOrSelf(mask.getType()).isF64();
  return !shape.extras.offset && isFlashDepth(shape.depth) &&
         isFlashDepth(shape.valueDepth) && isKnownMask &&
         (shape.element.isF16() || shape.element.isBF16());
}

/// Whether libraries do, too. Where they add a mask, rows that it leaves
/// nothing are what they like, what they drop is theirs, windows are cut in
/// other ways, and of one row alone they don't have all.
static bool hasLibrary(const AttentionShape &shape) {
  return hasKernels(shape) && !shape.extras.mask && !shape.window &&
         shape.rate == 0 && shape.rows > 1;
}

namespace {
/// A result of an attention, and where its elements are written.
struct Output {
  Value empty;
  AffineMap map;
};

/// What the kernels of an attention read beside query, key and value; a region
/// if they compute the mask.
struct KernelMask {
  SmallVector<Value> extras, operands;
  ArrayAttr maps;
  std::unique_ptr<Region> region;

  unsigned countRegions() const { return region ? 1 : 0; }
  /// Gives the op a copy of the region.
  template <typename OpT>
  void addTo(OpT op) {
    IRMapping mapping;
    if (region)
      region->cloneInto(&op.getMaskElement().front(), mapping);
  }
};

/// Replaces attentions by their kernels, or by calls of a library.
class FlashBuilder {
public:
  FlashBuilder(OpBuilder &builder, const llvm::DenseSet<Value> &gathered)
      : builder(builder), gathered(gathered) {}

  /// Returns the log-sum-exps with what they have lost, if the kernel writes
  /// that; else null.
  Value replace(AttentionOp op, bool hasGradient);
  /// Null: the log-sum-exps of the op.
  void replace(AttentionGradOp op, Value logsumexp);

  void call(AttentionOp op);
  void call(AttentionGradOp op);

private:
  AffineMap getIdentity() { return builder.getMultiDimIdentityMap(4); }
  template <typename OpT>
  KernelMask getMask(OpT op);
  TileOperand read(Value tensor);
  SmallVector<linalg::TransposeOp> findTransposes(Value result);
  AffineMap chooseMap(Value result);
  Value createOutput(Location loc, RankedTensorType type, AffineMap map);
  Output createOutput(Value result);
  void replaceResult(Value result, Value made, AffineMap map);
  void replaceLog(AttentionOp op, Value made);
  Value createCommon(Location loc, const TileOperand &outputGrad,
                     const TileOperand &output, RankedTensorType type);

  OpBuilder &builder;
  const llvm::DenseSet<Value> &gathered;
};
} // namespace

/// What kernels read of a mask or compute it of, and what else they read beside
/// query, key and value.
template <typename OpT>
KernelMask FlashBuilder::getMask(OpT op) {
  KernelMask mask;
  mask.extras = llvm::to_vector(op.getExtras());
  AttentionShape shape(op);
  if (!shape.extras.mask)
    return mask;
  std::optional<MaskElement> element = composeMaskElement(
      shape.extras.mask, shape.rows * shape.columns, gathered);
  if (!element)
    return mask;
  shape.extras.mask = {};
  mask.extras = listAttentionExtras(shape.extras);
  mask.operands = std::move(element->operands);
  mask.maps = builder.getAffineMapArrayAttr(element->maps);
  mask.region = std::move(element->region);
  return mask;
}

/// Where element (b, h, t, d) of what `transpose` makes stands in what it
/// reads.
static AffineMap getSourceMap(linalg::TransposeOp transpose) {
  return inversePermutation(AffineMap::getPermutationMap(
      transpose.getPermutation(), transpose.getContext()));
}

/// A tensor, or what it is a transpose of, with the elements of its rows still
/// side by side.
TileOperand FlashBuilder::read(Value tensor) {
  if (auto transpose = tensor.getDefiningOp<linalg::TransposeOp>()) {
    AffineMap map = getSourceMap(transpose);
    if (isFlashMap(map))
      return {transpose.getInput(), map};
  }
  return {tensor, getIdentity()};
}

static AffineMap getMap(linalg::TransposeOp transpose) {
  return AffineMap::getPermutationMap(transpose.getPermutation(),
                                      transpose.getContext());
}

/// The transposes of a result that leave rows as they are, in program order.
SmallVector<linalg::TransposeOp> FlashBuilder::findTransposes(Value result) {
  SmallVector<linalg::TransposeOp> transposes;
  for (OpOperand &use : result.getUses()) {
    auto transpose = dyn_cast<linalg::TransposeOp>(use.getOwner());
    if (transpose && transpose.getInput() == result &&
        transpose.getInit() != result &&
        transpose->getBlock() == result.getParentBlock() &&
        isFlashMap(getMap(transpose)))
      transposes.push_back(transpose);
  }
  llvm::sort(transposes, [](Operation *one, Operation *other) {
    return one->isBeforeInBlock(other);
  });
  return transposes;
}

/// Where a result's elements are written: as its first reader that transposes
/// it wants them.
AffineMap FlashBuilder::chooseMap(Value result) {
  SmallVector<linalg::TransposeOp> transposes = findTransposes(result);
  return transposes.empty() ? getIdentity() : getMap(transposes.front());
}

/// An output for a result of that type.
Value FlashBuilder::createOutput(Location loc, RankedTensorType type,
                                 AffineMap map) {
  return tensor::EmptyOp::create(builder, loc,
                                 applyPermutationMap(map, type.getShape()),
                                 type.getElementType());
}

/// The same, where its readers want it.
Output FlashBuilder::createOutput(Value result) {
  AffineMap map = chooseMap(result);
  return {createOutput(result.getLoc(),
                       cast<RankedTensorType>(result.getType()), map),
          map};
}

/// Has readers of an attention's result read what was made, which has the map.
void FlashBuilder::replaceResult(Value result, Value made, AffineMap map) {
  if (map.isIdentity()) {
    result.replaceAllUsesWith(made);
    return;
  }
  for (linalg::TransposeOp transpose : findTransposes(result)) {
    if (getMap(transpose) != map)
      continue;
    transpose->getResult(0).replaceAllUsesWith(made);
    transpose.erase();
  }
  if (result.use_empty())
    return;
  SmallVector<int64_t> back;
  for (AffineExpr expr : inversePermutation(map).getResults())
    back.push_back(cast<AffineDimExpr>(expr).getPosition());
  auto type = cast<RankedTensorType>(result.getType());
  Value empty = createOutput(result.getLoc(), type, getIdentity());
  auto transposed =
      linalg::TransposeOp::create(builder, result.getLoc(), made, empty, back);
  result.replaceAllUsesWith(transposed->getResult(0));
}

/// Readers of the log-sum-exp want it without what it has lost.
void FlashBuilder::replaceLog(AttentionOp op, Value made) {
  auto type = cast<RankedTensorType>(op.getLogsumexp().getType());
  if (made.getType() != type) {
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(builder, op.getLoc(), made);
    sizes.back() = builder.getIndexAttr(1);
    SmallVector<OpFoldResult> offsets(sizes.size(), builder.getIndexAttr(0)),
        strides(sizes.size(), builder.getIndexAttr(1));
    made = tensor::ExtractSliceOp::create(builder, op.getLoc(), type, made,
                                          offsets, sizes, strides);
  }
  op.getLogsumexp().replaceAllUsesWith(made);
}

/// Beside a number of the mask f32 may hold no logarithm of a sum.
static bool losesLogarithms(AttentionOp op) {
  Value mask = op.getMask();
  return mask && !getElementTypeOrSelf(mask.getType()).isInteger(1);
}

Value FlashBuilder::replace(AttentionOp op, bool hasGradient) {
  TileOperand query = read(op.getQuery()), key = read(op.getKey()),
              value = read(op.getValue());
  Output output = createOutput(op.getOutput());
  auto sums = cast<RankedTensorType>(op.getLogsumexp().getType());
  bool keepsRest = hasGradient && losesLogarithms(op);
  if (keepsRest) {
    SmallVector<int64_t> shape(sums.getShape());
    shape.push_back(2);
    sums = sums.clone(shape);
  }
  Value logsumexp = tensor::EmptyOp::create(
      builder, op.getLoc(), sums.getShape(), sums.getElementType());
  KernelMask mask = getMask(op);
  auto made = FlashAttentionOp::create(
      builder, op.getLoc(), TypeRange{output.empty.getType(), sums},
      query.tensor, key.tensor, value.tensor, mask.extras, mask.operands,
      output.empty, logsumexp, op.getCausalAttr(), op.getWindowAttr(),
      op.getRateAttr(), op.getScaleAttr(),
      builder.getAffineMapArrayAttr(
          {query.map, key.map, value.map, output.map}),
      mask.maps, mask.countRegions());
  mask.addTo(made);
  replaceResult(op.getOutput(), made->getResult(0), output.map);
  replaceLog(op, made->getResult(1));
  op.erase();
  return keepsRest ? made->getResult(1) : Value();
}

/// The sum of each row's products, in f32.
Value FlashBuilder::createCommon(Location loc, const TileOperand &outputGrad,
                                 const TileOperand &output,
                                 RankedTensorType type) {
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  Value zero = arith::ConstantOp::create(
      builder, loc, builder.getZeroAttr(type.getElementType()));
  Value init = linalg::FillOp::create(builder, loc, zero, empty)->getResult(0);
  AffineMap rows = getIdentity().dropResult(3);
  SmallVector<utils::IteratorType> iterators(4, utils::IteratorType::parallel);
  iterators.back() = utils::IteratorType::reduction;
  auto sum = linalg::GenericOp::create(
      builder, loc, type, ValueRange{outputGrad.tensor, output.tensor}, init,
      ArrayRef{outputGrad.map, output.map, rows}, iterators,
      [](OpBuilder &body, Location at, ValueRange elements) {
        Type wide = elements[2].getType();
        Value left = arith::ExtFOp::create(body, at, wide, elements[0]);
        Value right = arith::ExtFOp::create(body, at, wide, elements[1]);
        Value product = arith::MulFOp::create(body, at, left, right);
        Value added = arith::AddFOp::create(body, at, product, elements[2]);
        linalg::YieldOp::create(body, at, added);
      });
  return sum->getResult(0);
}

void FlashBuilder::replace(AttentionGradOp op, Value logsumexp) {
  Location loc = op.getLoc();
  if (!logsumexp)
    logsumexp = op.getLogsumexp();
  TileOperand outputGrad = read(op.getOutputGrad()),
              query = read(op.getQuery()), key = read(op.getKey()),
              value = read(op.getValue());
  Value common =
      createCommon(loc, outputGrad, read(op.getOutput()),
                   cast<RankedTensorType>(op.getLogsumexp().getType()));
  SmallVector<AffineMap> maps = {outputGrad.map, query.map, key.map, value.map};
  SmallVector<AffineMap> made;
  SmallVector<Value> outputs;
  for (Value result : op->getResults()) {
    Output output = createOutput(result);
    outputs.push_back(output.empty);
    made.push_back(output.map);
  }
  auto withMaps = [&](ArrayRef<AffineMap> more) {
    SmallVector<AffineMap> all = maps;
    llvm::append_range(all, more);
    return builder.getAffineMapArrayAttr(all);
  };
  KernelMask mask = getMask(op);
  auto queryGrad = FlashAttentionQueryGradOp::create(
      builder, loc, outputs[0].getType(), outputGrad.tensor, query.tensor,
      key.tensor, value.tensor, logsumexp, common, mask.extras, mask.operands,
      outputs[0], op.getCausalAttr(), op.getWindowAttr(), op.getRateAttr(),
      op.getScaleAttr(), withMaps(made[0]), mask.maps, mask.countRegions());
  mask.addTo(queryGrad);
  auto keyGrads = FlashAttentionKeyGradOp::create(
      builder, loc, TypeRange{outputs[1].getType(), outputs[2].getType()},
      outputGrad.tensor, query.tensor, key.tensor, value.tensor, logsumexp,
      common, mask.extras, mask.operands, outputs[1], outputs[2],
      op.getCausalAttr(), op.getWindowAttr(), op.getRateAttr(),
      op.getScaleAttr(), withMaps({made[1], made[2]}), mask.maps,
      mask.countRegions());
  mask.addTo(keyGrads);
  replaceResult(op.getQueryGrad(), queryGrad->getResult(0), made[0]);
  replaceResult(op.getKeyGrad(), keyGrads->getResult(0), made[1]);
  replaceResult(op.getValueGrad(), keyGrads->getResult(1), made[2]);
  op.erase();
}

void FlashBuilder::call(AttentionOp op) {
  TileOperand query = read(op.getQuery()), key = read(op.getKey()),
              value = read(op.getValue());
  Output output = createOutput(op.getOutput());
  auto sums = cast<RankedTensorType>(op.getLogsumexp().getType());
  Value logsumexp = tensor::EmptyOp::create(
      builder, op.getLoc(), sums.getShape(), sums.getElementType());
  auto made = LibraryAttentionOp::create(
      builder, op.getLoc(), TypeRange{output.empty.getType(), sums},
      query.tensor, key.tensor, value.tensor, output.empty, logsumexp,
      op.getCausal(), op.getScale(),
      builder.getAffineMapArrayAttr(
          {query.map, key.map, value.map, output.map}));
  replaceResult(op.getOutput(), made->getResult(0), output.map);
  op.getLogsumexp().replaceAllUsesWith(made->getResult(1));
  op.erase();
}

void FlashBuilder::call(AttentionGradOp op) {
  SmallVector<AffineMap> maps;
  SmallVector<Value> operands;
  for (Value tensor : {op.getOutputGrad(), op.getQuery(), op.getKey(),
                       op.getValue(), op.getOutput()}) {
    TileOperand operand = read(tensor);
    operands.push_back(operand.tensor);
    maps.push_back(operand.map);
  }
  operands.push_back(op.getLogsumexp());
  for (Value result : op->getResults()) {
    Output output = createOutput(result);
    operands.push_back(output.empty);
    maps.push_back(output.map);
  }
  SmallVector<Value> results(op->getResults());
  auto made = LibraryAttentionGradOp::create(
      builder, op.getLoc(), ValueRange(operands).take_back(3).getTypes(),
      operands[0], operands[1], operands[2], operands[3], operands[4],
      operands[5], operands[6], operands[7], operands[8], op.getCausal(),
      op.getScale(), builder.getAffineMapArrayAttr(maps));
  for (auto [result, own, map] : llvm::zip_equal(results, made->getResults(),
                                                 ArrayRef(maps).take_back(3)))
    replaceResult(result, own, map);
  op.erase();
}

namespace {
struct FlashAttention : fsdp::impl::FlashAttentionPassBase<FlashAttention> {
  using FlashAttentionPassBase::FlashAttentionPassBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    FlashAttentionPassBase::getDependentDialects(registry);
    registerDerivableOpInterfaceExternalModels(registry);
  }

  void runOnOperation() override {
    OpBuilder builder(&getContext());
    llvm::DenseSet<Value> gathered = findGathered(getOperation());
    auto replace = [&](auto op, auto more) {
      using Result = decltype(std::declval<FlashBuilder>().replace(op, more));
      AttentionShape shape(op);
      if (!hasKernels(shape))
        return Result();
      builder.setInsertionPoint(op);
      if (library && hasLibrary(shape)) {
        ++numCalls;
        FlashBuilder(builder, gathered).call(op);
        return Result();
      }
      ++numKept;
      return FlashBuilder(builder, gathered).replace(op, more);
    };
    replaceAttentions(getOperation(), replace, replace);
  }
};
} // namespace
