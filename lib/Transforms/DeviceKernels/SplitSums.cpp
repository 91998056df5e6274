//===- SplitSums.cpp - Sums of long columns in two passes -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// linalg::splitReduction does the same on tensors, for one reduction loop. Here
// an op may have several, and nothing else has been fused or placed by then.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Buffers/BufferUtils.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/DeviceKernels/LoopShapes.h"
#include "fsdp/Transforms/DeviceKernels/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_SPLITSUMSPASS
#include "fsdp/Transforms/DeviceKernels/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// A block has 32 columns, or as many of the widest accesses.
static constexpr int64_t kColumns = 32;

namespace {

/// One sum, and the loop that is split into parts.
struct Split {
  linalg::GenericOp op;
  unsigned loop;
  int64_t parts;
};

struct SplitSums : fsdp::impl::SplitSumsPassBase<SplitSums> {
  using SplitSumsPassBase::SplitSumsPassBase;
  void runOnOperation() override;

private:
  std::optional<Split> match(linalg::GenericOp op);
};

} // namespace

/// Whether neighbouring values of the largest input belong to different
/// results.
static bool isAlongColumns(linalg::GenericOp op) {
  auto strides = getLargestInputStrides(op);
  SmallVector<unsigned> parallel;
  op.getParallelDims(parallel);
  return strides && llvm::any_of(parallel, [&](unsigned loop) {
           return (*strides)[loop] == 1 && op.getStaticLoopRanges()[loop] > 1;
         });
}

/// The dimension of an operand that a loop alone numbers; -1 if the loop does
/// not matter, nothing if it matters in another way.
static std::optional<int64_t> getDimension(AffineMap map, unsigned loop) {
  std::optional<int64_t> found = -1;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    if (!expr.isFunctionOfDim(loop))
      continue;
    if (!isa<AffineDimExpr>(expr) || *found >= 0)
      return std::nullopt;
    found = dim;
  }
  return found;
}

/// Neighbouring columns that one thread adds up.
static int64_t countNeighbours(linalg::GenericOp op, int64_t columns) {
  int64_t count = 1;
  for (OpOperand *input : op.getDpsInputOperands())
    if (auto type = dyn_cast<MemRefType>(input->get().getType());
        type && type.getElementType().isIntOrFloat())
      count = std::max<int64_t>(count, 8 * kAccessBytes /
                                           type.getElementTypeBitWidth());
  return columns % count == 0 ? count : 1;
}

int64_t fsdp::countColumnBlocks(linalg::GenericOp op, int64_t results,
                                int64_t columns) {
  return llvm::divideCeilSigned(results,
                                kColumns * countNeighbours(op, columns));
}

std::optional<Split> SplitSums::match(linalg::GenericOp op) {
  SmallVector<unsigned> parallel, reductions;
  op.getParallelDims(parallel);
  op.getReductionDims(reductions);
  if (!op.hasPureBufferSemantics() || op.hasDynamicShape() ||
      op->hasAttr(attr::kStrict) || op.hasIndexSemantics() ||
      reductions.empty() || !getCombiners(op) || !isAlongColumns(op))
    return std::nullopt;
  auto loops = orderParallelLoops(op);
  if (!loops)
    return std::nullopt;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  int64_t results = 1, values = 1;
  for (unsigned loop : parallel)
    results *= ranges[loop];
  for (unsigned loop : reductions)
    values *= ranges[loop];
  int64_t columns = loops->empty() ? 1 : ranges[loops->back()];
  int64_t blocks = countColumnBlocks(op, results, columns);
  if (results == 0 || values < std::max<int64_t>(splitSums, 4) ||
      blocks >= kBusyBlocks)
    return std::nullopt;
  // The one that can have the most parts.
  auto *loop = llvm::max_element(reductions, [&](unsigned one, unsigned other) {
    return ranges[one] < ranges[other];
  });
  // As many as keep the device busy, each with some values.
  int64_t parts =
      std::min({llvm::divideCeilSigned(4 * kBusyBlocks, blocks),
                values / std::max<int64_t>(splitSums / 16, 2), ranges[*loop]});
  while (parts > 1 && ranges[*loop] % parts != 0)
    --parts;
  bool isExpandable = llvm::all_of(op->getOpOperands(), [&](OpOperand &use) {
    return getDimension(op.getMatchingIndexingMap(&use), *loop).has_value();
  });
  if (parts < 2 || !isExpandable)
    return std::nullopt;
  return Split{op, *loop, parts};
}

/// A view of an operand with the loop's dimension in two.
static Value expand(OpBuilder &builder, Location loc, Value value, int64_t dim,
                    int64_t parts) {
  auto type = cast<MemRefType>(value.getType());
  SmallVector<int64_t> shape;
  SmallVector<ReassociationIndices> groups;
  for (auto [number, size] : llvm::enumerate(type.getShape())) {
    groups.emplace_back();
    if (static_cast<int64_t>(number) == dim) {
      groups.back().push_back(shape.size());
      shape.push_back(parts);
    }
    groups.back().push_back(shape.size());
    shape.push_back(groups.back().size() == 2 ? size / parts : size);
  }
  return memref::ExpandShapeOp::create(builder, loc, shape, value, groups);
}

/// The buffers of the parts' sums, filled with what changes no sum.
static SmallVector<Value> createPartials(OpBuilder &builder,
                                         const Split &split) {
  linalg::GenericOp op = split.op;
  SmallVector<Value> partials;
  for (auto [out, combiner] :
       llvm::zip_equal(op.getDpsInits(), *getCombiners(op))) {
    auto type = cast<MemRefType>(out.getType());
    SmallVector<int64_t> shape = {split.parts};
    llvm::append_range(shape, type.getShape());
    Value partial = createAlignedAlloc(
        builder, op.getLoc(), MemRefType::get(shape, type.getElementType()));
    Value neutral = arith::ConstantOp::create(
        builder, op.getLoc(), *arith::getNeutralElement(combiner));
    linalg::FillOp::create(builder, op.getLoc(), neutral, partial);
    partials.push_back(partial);
  }
  return partials;
}

/// The sums of all parts: loop 0 numbers them.
static void createPartSums(OpBuilder &builder, const Split &split,
                           ValueRange partials) {
  linalg::GenericOp op = split.op;
  Location loc = op.getLoc();
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  unsigned loops = op.getNumLoops() + 1;
  AffineExpr part = builder.getAffineDimExpr(0);
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    int64_t dim = *getDimension(map, split.loop);
    SmallVector<AffineExpr> results(map.shiftDims(1).getResults());
    bool isOutput = op.isDpsInit(&operand);
    if (isOutput)
      results.insert(results.begin(), part);
    else if (dim >= 0)
      results.insert(results.begin() + dim, part);
    maps.push_back(AffineMap::get(loops, 0, results, builder.getContext()));
    if (!isOutput)
      inputs.push_back(
          dim < 0 ? operand.get()
                  : expand(builder, loc, operand.get(), dim, split.parts));
  }
  SmallVector<utils::IteratorType> types = {utils::IteratorType::parallel};
  llvm::append_range(types, op.getIteratorTypesArray());
  auto sums = linalg::GenericOp::create(builder, loc, TypeRange(), inputs,
                                        partials, maps, types);
  IRMapping mapping;
  op.getRegion().cloneInto(&sums.getRegion(), mapping);
}

/// The sum of the parts' sums, in their order for each result.
static void createWholeSums(OpBuilder &builder, const Split &split,
                            ValueRange partials) {
  linalg::GenericOp op = split.op;
  SmallVector<Value> outs = llvm::to_vector(op.getDpsInits());
  SmallVector<Operation *> combiners = *getCombiners(op);
  auto create = [&](ValueRange parts, ValueRange sums,
                    ArrayRef<Operation *> own) {
    unsigned rank = cast<MemRefType>(sums[0].getType()).getRank();
    AffineMap all = builder.getMultiDimIdentityMap(rank + 1);
    SmallVector<AffineMap> maps(parts.size(), all);
    maps.append(sums.size(), all.dropResult(0));
    SmallVector<utils::IteratorType> types(rank + 1,
                                           utils::IteratorType::parallel);
    types[0] = utils::IteratorType::reduction;
    linalg::GenericOp::create(
        builder, op.getLoc(), TypeRange(), parts, sums, maps, types,
        [&](OpBuilder &inner, Location loc, ValueRange args) {
          SmallVector<Value> added;
          for (auto [index, combiner] : llvm::enumerate(own)) {
            Operation *copy = inner.clone(*combiner);
            copy->setOperands({args[index], args[own.size() + index]});
            added.push_back(copy->getResult(0));
          }
          linalg::YieldOp::create(inner, loc, added);
        });
  };
  // One op if their places are the same.
  if (llvm::all_of(outs, [&](Value out) {
        return cast<MemRefType>(out.getType()).getShape() ==
               cast<MemRefType>(outs[0].getType()).getShape();
      }))
    return create(partials, outs, combiners);
  for (auto [partial, out, combiner] :
       llvm::zip_equal(partials, outs, combiners))
    create(partial, out, combiner);
}

void SplitSums::runOnOperation() {
  if (failed(expectUnplannedMemory(getOperation())))
    return signalPassFailure();
  SmallVector<linalg::LinalgOp> sums;
  getOperation().walk([&](linalg::LinalgOp op) {
    if (op->getParentOp() == getOperation() && op.getNumReductionLoops() > 0 &&
        op.hasPureBufferSemantics())
      sums.push_back(op);
  });
  IRRewriter rewriter(&getContext());
  for (linalg::LinalgOp op : sums) {
    auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
    std::optional<Split> split = generic ? match(generic) : std::nullopt;
    if (!split)
      continue;
    rewriter.setInsertionPoint(op);
    SmallVector<Value> partials = createPartials(rewriter, *split);
    createPartSums(rewriter, *split, partials);
    createWholeSums(rewriter, *split, partials);
    rewriter.eraseOp(op);
    ++numSplit;
  }
}
