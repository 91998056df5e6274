//===- SplitAttention.cpp - Attention some rows at a time -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4 for devices, behind `fsdp-flash-attention`: attentions that have no
// kernel become loops over some rows of all heads, whose products are large
// enough for a device and whose scores fit into its memory.
//
//===----------------------------------------------------------------------===//

#include "AttentionMath.h"
#include "MaskTiles.h"
#include "fsdp/Transforms/Attention/Passes.h"
#include "fsdp/Utils/DerivableOpInterfaceImpl.h"
#include "fsdp/Utils/ParamUses.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Transforms/TilingInterfaceImpl.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/bit.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_SPLITATTENTIONPASS
#include "fsdp/Transforms/Attention/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// The dimension of rows in all tensors that have some.
static constexpr unsigned kRows = 2;

namespace {
/// Rows of a step: the number of the first, and how many.
struct Span {
  Value first;
  int64_t count;
};

/// Builds the loop of one attention, whose steps are attentions.
class Splitting {
public:
  Splitting(OpBuilder &builder, Location loc, const AttentionShape &shape,
            const llvm::DenseSet<Value> &gathered, int64_t rowsOfStep)
      : builder(builder), loc(loc), shape(shape), math(builder, loc, shape),
        rowsOfStep(rowsOfStep) {
    if (shape.extras.mask)
      mask.emplace(shape.extras.mask, shape.rows * shape.columns, gathered);
  }

  void replace(AttentionOp op);
  /// `isOfBlock`: the log-sum-exp is not that of an attention of these columns.
  void replace(AttentionGradOp op, bool isOfBlock);

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  SmallVector<Value>
  forRows(ValueRange inits,
          llvm::function_ref<SmallVector<Value>(Span, ValueRange)> body);
  Value take(Value tensor, Span rows);
  Value put(Value part, Value tensor, Span rows);
  Value takeMask(Span rows);
  Value getPlace(Span rows);
  SmallVector<Value> takeExtras(Span rows);
  AttentionOp createPart(Value query, Value key, Value value, ValueRange extras,
                         Operation *like);
  Value empty(Value like);
  Value zeros(Value like);

  OpBuilder &builder;
  Location loc;
  const AttentionShape &shape;
  AttentionMath math;
  int64_t rowsOfStep;
  /// None if there is no mask.
  std::optional<MaskTiles> mask;
};

/// A slice of a tensor that has all but rows.
struct RowSlice {
  RowSlice(OpBuilder &builder, RankedTensorType type, Span rows)
      : offsets(type.getRank(), builder.getIndexAttr(0)),
        strides(type.getRank(), builder.getIndexAttr(1)) {
    for (int64_t extent : type.getShape())
      sizes.push_back(builder.getIndexAttr(extent));
    if (type.getDimSize(kRows) == 1)
      return;
    offsets[kRows] = rows.first;
    sizes[kRows] = builder.getIndexAttr(rows.count);
  }

  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

/// Rows that are left over for a whole step are a last one.
SmallVector<Value> Splitting::forRows(
    ValueRange inits,
    llvm::function_ref<SmallVector<Value>(Span, ValueRange)> body) {
  int64_t whole = shape.rows / rowsOfStep * rowsOfStep;
  auto loop = scf::ForOp::create(builder, loc, index(0), index(whole),
                                 index(rowsOfStep), inits);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    scf::YieldOp::create(builder, loc,
                         body({loop.getInductionVar(), rowsOfStep},
                              ValueRange(loop.getRegionIterArgs())));
  }
  SmallVector<Value> results(loop.getResults());
  return whole == shape.rows
             ? results
             : body({index(whole), shape.rows - whole}, results);
}

Value Splitting::take(Value tensor, Span rows) {
  RowSlice slice(builder, cast<RankedTensorType>(tensor.getType()), rows);
  return tensor::ExtractSliceOp::create(builder, loc, tensor, slice.offsets,
                                        slice.sizes, slice.strides);
}

Value Splitting::put(Value part, Value tensor, Span rows) {
  RowSlice slice(builder, cast<RankedTensorType>(tensor.getType()), rows);
  return tensor::InsertSliceOp::create(
      builder, loc, part, tensor, slice.offsets, slice.sizes, slice.strides);
}

Value Splitting::takeMask(Span rows) {
  Value whole = shape.extras.mask;
  RowSlice slice(builder, cast<RankedTensorType>(whole.getType()), rows);
  return mask->areComputed()
             ? mask->take(builder, loc, slice.offsets, slice.sizes)
             : take(whole, rows);
}

/// The place of the first row, if that matters.
Value Splitting::getPlace(Span rows) {
  if (!shape.isCausal && !shape.window)
    return {};
  Value place = rows.first;
  if (Value first = math.getFirstPlace())
    place = arith::AddIOp::create(builder, loc, place, first);
  place = arith::IndexCastOp::create(builder, loc, builder.getI64Type(), place);
  return tensor::FromElementsOp::create(
      builder, loc, RankedTensorType::get({}, builder.getI64Type()), place);
}

SmallVector<Value> Splitting::takeExtras(Span rows) {
  AttentionExtras extras = shape.extras;
  if (extras.mask)
    extras.mask = takeMask(rows);
  if (extras.rows)
    extras.rows = take(extras.rows, rows);
  extras.offset = getPlace(rows);
  return listAttentionExtras(extras);
}

/// The attention of some rows, with the words of another op.
AttentionOp Splitting::createPart(Value query, Value key, Value value,
                                  ValueRange extras, Operation *like) {
  auto type = cast<RankedTensorType>(query.getType());
  SmallVector<int64_t> output(type.getShape());
  output.back() = shape.valueDepth;
  SmallVector<Value> operands = {query, key, value};
  llvm::append_range(operands, extras);
  return AttentionOp::create(
      builder, loc,
      TypeRange{type.clone(output),
                RankedTensorType::get(type.getShape().drop_back(), shape.sums)},
      operands, like->getAttrs());
}

Value Splitting::empty(Value like) {
  auto type = cast<RankedTensorType>(like.getType());
  return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                 type.getElementType());
}

Value Splitting::zeros(Value like) {
  return math.fill(cast<RankedTensorType>(like.getType()).getShape(), 0);
}

void Splitting::replace(AttentionOp op) {
  Value inits[] = {empty(op.getOutput()), empty(op.getLogsumexp())};
  SmallVector<Value> results =
      forRows(inits, [&](Span rows, ValueRange carried) {
        Value query = take(op.getQuery(), rows);
        SmallVector<Value> extras = takeExtras(rows);
        AttentionOp part =
            createPart(query, op.getKey(), op.getValue(), extras, op);
        return SmallVector<Value>{put(part.getOutput(), carried[0], rows),
                                  put(part.getLogsumexp(), carried[1], rows)};
      });
  op->replaceAllUsesWith(results);
  op.erase();
}

void Splitting::replace(AttentionGradOp op, bool isOfBlock) {
  Value inits[] = {empty(op.getQueryGrad()), zeros(op.getKeyGrad()),
                   zeros(op.getValueGrad())};
  auto add = [&](Value sum, Value part) -> Value {
    return arith::AddFOp::create(builder, loc, sum,
                                 math.convert(part, shape.sums));
  };
  SmallVector<Value> results =
      forRows(inits, [&](Span rows, ValueRange carried) {
        Value query = take(op.getQuery(), rows), output, logsumexp;
        SmallVector<Value> extras = takeExtras(rows);
        if (isOfBlock) {
          output = take(op.getOutput(), rows);
          logsumexp = take(op.getLogsumexp(), rows);
        } else {
          // The weights of these rows are computed again, from all columns: a
          // log-sum-exp alone may have lost what they need.
          AttentionOp part =
              createPart(query, op.getKey(), op.getValue(), extras, op);
          output = part.getOutput();
          logsumexp = part.getLogsumexp();
        }
        SmallVector<Value> operands = {take(op.getOutputGrad(), rows),
                                       query,
                                       op.getKey(),
                                       op.getValue(),
                                       output,
                                       logsumexp};
        llvm::append_range(operands, extras);
        auto part = AttentionGradOp::create(builder, loc,
                                            TypeRange{query.getType(),
                                                      op.getKey().getType(),
                                                      op.getValue().getType()},
                                            operands, op->getAttrs());
        return SmallVector<Value>{put(part.getQueryGrad(), carried[0], rows),
                                  add(carried[1], part.getKeyGrad()),
                                  add(carried[2], part.getValueGrad())};
      });
  for (Value &sum : MutableArrayRef(results).drop_front())
    sum = math.convert(sum, shape.element);
  op->replaceAllUsesWith(results);
  op.erase();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct SplitAttention : fsdp::impl::SplitAttentionPassBase<SplitAttention> {
  using SplitAttentionPassBase::SplitAttentionPassBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    SplitAttentionPassBase::getDependentDialects(registry);
    linalg::registerTilingInterfaceExternalModels(registry);
    registerDerivableOpInterfaceExternalModels(registry);
  }

  /// How many rows' scores have so many bytes at most, as a power of two.
  int64_t chooseRows(const AttentionShape &shape) const {
    int64_t ofRow = shape.heads * shape.groups * shape.columns *
                    (shape.sums.getIntOrFloatBitWidth() / 8);
    return llvm::bit_floor(
        static_cast<uint64_t>(std::max<int64_t>(bytes / ofRow, 1)));
  }

  void runOnOperation() override {
    if (bytes < 1) {
      emitError(getOperation().getLoc())
          << "expected at least 1 of 'bytes' of scores, got "
          << bytes.getValue();
      return signalPassFailure();
    }
    OpBuilder builder(&getContext());
    llvm::DenseSet<Value> gathered = findGathered(getOperation());
    DenseSet<Operation *> blocks = findGradientsOfBlocks(getOperation());
    forEachAttention(getOperation(), [&](auto op) {
      AttentionShape shape(op);
      int64_t rows = chooseRows(shape);
      if (rows >= shape.rows)
        return;
      builder.setInsertionPoint(op);
      ++numSplit;
      Splitting splitting(builder, op.getLoc(), shape, gathered, rows);
      if constexpr (std::is_same_v<decltype(op), AttentionOp>)
        splitting.replace(op);
      else
        splitting.replace(op, blocks.contains(op));
    });
  }
};
} // namespace
