//===- RowChunks.cpp - Rows computed in a loop over chunks ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowChunks.h"
#include "RowLoops.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/NamedProducts.h"
#include "fsdp/Utils/ParamUses.h"
#include "fsdp/Utils/Slices.h"
#include "fsdp/Utils/WideSums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// What can be done
//===----------------------------------------------------------------------===//

/// Whether chunks one after the other add up in the order of the op, or in one
/// that makes no difference but that of rounding.
static bool addsUpInChunks(Operation *op, unsigned loop) {
  auto structured = cast<linalg::LinalgOp>(op);
  SmallVector<unsigned> reductions;
  structured.getReductionDims(reductions);
  if (reductions.front() == loop)
    return true;
  for (unsigned i = 0; i < structured.getNumDpsInits(); ++i) {
    if (!isa_and_present<arith::AddFOp, arith::AddIOp, arith::MulFOp,
                         arith::MulIOp, arith::MaximumFOp, arith::MinimumFOp,
                         arith::MaxNumFOp, arith::MinNumFOp, arith::MaxSIOp,
                         arith::MinSIOp, arith::MaxUIOp, arith::MinUIOp,
                         arith::AndIOp, arith::OrIOp, arith::XOrIOp>(
            findCombiner(structured, i)))
      return false;
  }
  return true;
}

/// The ops between the first and the last one of a region that need its
/// results: they can stand behind the last one.
static SmallVector<Operation *> getFollowers(const RowRegion &region) {
  Operation *first = region.ops.front().first, *last = region.ops.back().first;
  llvm::SetVector<Operation *> followers;
  for (Operation &op :
       llvm::make_range(first->getIterator(), last->getIterator())) {
    if (region.ops.contains(&op))
      continue;
    forEachOperand(&op, [&](OpOperand &operand) {
      Operation *def = operand.get().getDefiningOp();
      if (def && (region.ops.contains(def) || followers.contains(def)))
        followers.insert(&op);
    });
  }
  return followers.takeVector();
}

/// Why chunks can't make what the op does with all rows; empty if they can.
static StringRef findObstacle(Operation *op, const RowsOfOp &placed) {
  if (!isMemoryEffectFree(op))
    return "has effects";
  for (auto [result, dim] : llvm::zip_equal(op->getResults(), placed.results)) {
    if (dim)
      continue;
    if (op->hasAttr(attr::kStrict) || !addsUpInChunks(op, placed.loop))
      return "adds up in an order of its own";
    if (isNarrow(result) &&
        !findNarrowSum(cast<linalg::LinalgOp>(op), result.getResultNumber()))
      return "rounds what chunks combine";
  }
  return "";
}

bool fsdp::canBeChunked(const RowRegion &region, RowObstacle &obstacle) {
  for (const auto &[op, placed] : region.ops)
    if (StringRef reason = findObstacle(op, placed); !reason.empty()) {
      obstacle = {op, reason};
      return false;
    }
  for (Operation *op : getFollowers(region))
    if (!isMemoryEffectFree(op)) {
      obstacle = {op, "has effects between two of the ops"};
      return false;
    }
  return true;
}

//===----------------------------------------------------------------------===//
// The loop
//===----------------------------------------------------------------------===//

namespace {
class ChunkWriter {
public:
  ChunkWriter(const RowRegion &region, int64_t chunks, Location loc)
      : region(region), chunks(chunks), loc(loc),
        builder(region.ops.back().first) {}

  void write();

private:
  /// A result that the loop hands on.
  struct Output {
    OpResult result;
    RowDim dim;
  };

  RankedTensorType getChunkType(Value value, int64_t dim) const;
  void findOutputs();
  SmallVector<Value> createBegins();
  Value getOffset(int64_t rows);
  Value makeOfNothing(Value value, RankedTensorType type);
  Value take(Value value, int64_t dim);
  Operation *resize(Operation *op, const RowsOfOp &placed, ValueRange operands);
  Operation *rebuild(Operation *op, const RowsOfOp &placed,
                     ValueRange operands);
  void numberRows(linalg::LinalgOp op, unsigned loop);
  void shortenLoop(scf::ForOp op, const RowsOfOp &placed);
  void writeOp(Operation *op, const RowsOfOp &placed);
  void eraseRegion();

  const RowRegion &region;
  int64_t chunks;
  Location loc;
  OpBuilder builder;
  SmallVector<Output> outputs;
  scf::ForOp loop;
  /// Results of the region to those of a chunk; values carried on.
  IRMapping mapping;
  /// Where results have rows in a chunk.
  DenseMap<Value, int64_t> chunkRows;
  DenseMap<int64_t, Value> offsets;
  DenseMap<std::pair<Value, int64_t>, Value> taken;
};
} // namespace

RankedTensorType ChunkWriter::getChunkType(Value value, int64_t dim) const {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] /= chunks;
  return RankedTensorType::get(shape, type.getElementType(),
                               type.getEncoding());
}

void ChunkWriter::findOutputs() {
  for (const auto &[op, placed] : region.ops) {
    bool isRead = llvm::any_of(op->getResults(), [&](OpResult result) {
      return region.isReadOutside(result);
    });
    // What is combined over chunks may follow from all that an op combines, as
    // the place of the largest value from that value.
    for (OpResult result : op->getResults())
      if (RowDim dim = placed.results[result.getResultNumber()];
          region.isReadOutside(result) || (isRead && !dim))
        outputs.push_back({result, dim});
  }
}

/// What the outputs are before the first chunk.
SmallVector<Value> ChunkWriter::createBegins() {
  SmallVector<Value> begins;
  for (const Output &output : outputs) {
    auto type = cast<RankedTensorType>(output.result.getType());
    if (output.dim) {
      begins.push_back(tensor::EmptyOp::create(builder, loc, type.getShape(),
                                               type.getElementType()));
      continue;
    }
    auto op = cast<linalg::LinalgOp>(output.result.getOwner());
    begins.push_back(op.getDpsInits()[output.result.getResultNumber()]);
  }
  return begins;
}

/// Where the chunk begins in a dimension with as many rows in a chunk.
Value ChunkWriter::getOffset(int64_t rows) {
  Value &offset = offsets[rows];
  if (!offset) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    offset = arith::MulIOp::create(
        builder, loc, loop.getInductionVar(),
        arith::ConstantIndexOp::create(builder, loc, rows));
  }
  return offset;
}

/// As `value`, of other extents.
Value ChunkWriter::makeOfNothing(Value value, RankedTensorType type) {
  if (auto fill = value.getDefiningOp<linalg::FillOp>()) {
    Value empty = makeOfNothing(fill.getOutputs().front(), type);
    return linalg::FillOp::create(builder, fill.getLoc(), fill.getInputs(),
                                  empty)
        .getResult(0);
  }
  if (value.getDefiningOp<tensor::EmptyOp>())
    return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                   type.getElementType());
  DenseElementsAttr elements;
  matchPattern(value, m_Constant(&elements));
  return arith::ConstantOp::create(builder, loc, elements.resizeSplat(type));
}

/// A chunk of a value.
Value ChunkWriter::take(Value value, int64_t dim) {
  if (Value chunk = mapping.lookupOrNull(value))
    return chunk;
  Value &chunk = taken[{value, dim}];
  if (chunk)
    return chunk;
  RankedTensorType type = getChunkType(value, dim);
  if (isMadeOfNothing(value))
    return chunk = makeOfNothing(value, type);
  int64_t rows = type.getDimSize(dim);
  DimSlice place(builder, type.getShape(), dim, getOffset(rows), rows);
  return chunk = tensor::ExtractSliceOp::create(builder, loc, type, value,
                                                place.offsets, place.sizes,
                                                place.strides);
}

/// Rows have the numbers that they had, except where the body looks up elements
/// of a chunk.
void ChunkWriter::numberRows(linalg::LinalgOp op, unsigned number) {
  SmallVector<linalg::IndexOp> indices;
  for (auto index : op.getBlock()->getOps<linalg::IndexOp>())
    if (index.getDim() == number)
      indices.push_back(index);
  int64_t rows = op.getStaticLoopRanges()[number];
  for (linalg::IndexOp index : indices) {
    Value offset = getOffset(rows);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointAfter(index);
    auto whole = arith::AddIOp::create(builder, loc, index, offset);
    index.getResult().replaceUsesWithIf(whole, [&](OpOperand &use) {
      auto extract = dyn_cast<tensor::ExtractOp>(use.getOwner());
      auto rows =
          extract ? chunkRows.find(extract.getTensor()) : chunkRows.end();
      bool isOfChunk = rows != chunkRows.end() &&
                       int64_t(use.getOperandNumber()) == rows->second + 1;
      return use.getOwner() != whole && !isOfChunk;
    });
  }
}

/// A loop over rows becomes one over those of a chunk.
void ChunkWriter::shortenLoop(scf::ForOp op, const RowsOfOp &placed) {
  int64_t rows = *RowLoop::countRows(op) / chunks;
  op.setUpperBound(arith::ConstantIndexOp::create(builder, loc, rows));
  op->moveAfter(op.getUpperBound().getDefiningOp());
  builder.setInsertionPointAfter(op);
  SmallVector<int64_t> dims;
  for (RowDim dim : placed.results)
    dims.push_back(*dim);
  RowLoop followed(op, chunkRows);
  [[maybe_unused]] bool isRowLoop = followed.follow(dims);
  assert(isRowLoop && "as it was of all rows");
  for (auto [value, as] : followed.getCarried())
    value.setType(getChunkType(value, as.dim));
  Value offset = getOffset(rows);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(op.getBody());
  auto whole =
      arith::AddIOp::create(builder, loc, op.getInductionVar(), offset);
  op.getInductionVar().replaceUsesWithIf(whole, [&](OpOperand &use) {
    return use.getOwner() != whole && !followed.isPlaceOfRow(use);
  });
}

/// A reshape or slice on operands of a chunk, whose attributes count rows; null
/// if the op is none.
Operation *ChunkWriter::resize(Operation *op, const RowsOfOp &placed,
                               ValueRange operands) {
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return tensor::ExpandShapeOp::create(
        builder, op->getLoc(), getChunkType(expand, *placed.results[0]),
        operands[0], expand.getReassociationIndices());
  auto getSizes = [&](OffsetSizeAndStrideOpInterface slice, RowDim dim) {
    SmallVector<OpFoldResult> sizes = slice.getMixedSizes();
    sizes[*dim] = builder.getIndexAttr(slice.getStaticSize(*dim) / chunks);
    return sizes;
  };
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return tensor::ExtractSliceOp::create(
        builder, op->getLoc(), operands[0], slice.getMixedOffsets(),
        getSizes(slice, placed.results[0]), slice.getMixedStrides());
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return tensor::InsertSliceOp::create(builder, op->getLoc(), operands[0],
                                         operands[1], insert.getMixedOffsets(),
                                         getSizes(insert, placed.results[0]),
                                         insert.getMixedStrides());
  return nullptr;
}

/// The op on operands of a chunk.
Operation *ChunkWriter::rebuild(Operation *op, const RowsOfOp &placed,
                                ValueRange operands) {
  if (Operation *made = resize(op, placed, operands)) {
    made->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    return made;
  }
  Operation *made = builder.clone(*op, mapping);
  made->setOperands(operands);
  for (auto [result, dim] : llvm::zip_equal(made->getResults(), placed.results))
    if (dim)
      result.setType(getChunkType(result, *dim));
  return made;
}

void ChunkWriter::writeOp(Operation *op, const RowsOfOp &placed) {
  SmallVector<Value> operands;
  for (auto [value, dim] : llvm::zip_equal(op->getOperands(), placed.operands))
    operands.push_back(dim ? take(value, *dim) : value);
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  // Sums go on where the chunk before has ended.
  for (auto [number, output] : llvm::enumerate(outputs)) {
    if (output.dim || output.result.getOwner() != op)
      continue;
    OpOperand *init =
        structured.getDpsInitOperand(output.result.getResultNumber());
    operands[init->getOperandNumber()] = loop.getRegionIterArg(number);
  }
  Operation *made = rebuild(op, placed, operands);
  if (structured)
    numberRows(cast<linalg::LinalgOp>(made), placed.loop);
  if (auto rows = dyn_cast<scf::ForOp>(made))
    shortenLoop(rows, placed);
  mapping.map(op->getResults(), made->getResults());
  for (auto [result, dim] : llvm::zip_equal(made->getResults(), placed.results))
    if (dim)
      chunkRows[result] = *dim;
}

/// Erases the ops, and what only they have read.
void ChunkWriter::eraseRegion() {
  llvm::SetVector<Operation *> read;
  for (auto &[op, placed] : llvm::reverse(region.ops)) {
    for (Value operand : op->getOperands())
      if (Operation *def = operand.getDefiningOp())
        if (!region.ops.contains(def))
          read.insert(def);
    op->dropAllUses();
    op->erase();
  }
  while (!read.empty()) {
    Operation *op = read.pop_back_val();
    if (!isOpTriviallyDead(op))
      continue;
    for (Value operand : op->getOperands())
      if (Operation *def = operand.getDefiningOp())
        read.insert(def);
    op->erase();
  }
}

void ChunkWriter::write() {
  SmallVector<Operation *> followers = getFollowers(region);
  findOutputs();
  SmallVector<Value> begins = createBegins();
  auto index = [&](int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  loop = scf::ForOp::create(builder, loc, index(0), index(chunks), index(1),
                            begins);
  builder.setInsertionPointToStart(loop.getBody());
  for (const auto &[op, placed] : region.ops)
    writeOp(op, placed);
  SmallVector<Value> yielded;
  for (auto [number, output] : llvm::enumerate(outputs)) {
    Value chunk = mapping.lookup(output.result);
    if (output.dim) {
      auto type = cast<RankedTensorType>(chunk.getType());
      int64_t rows = type.getDimSize(*output.dim);
      DimSlice place(builder, type.getShape(), *output.dim, getOffset(rows),
                     rows);
      chunk = tensor::InsertSliceOp::create(
          builder, loc, chunk, loop.getRegionIterArg(number), place.offsets,
          place.sizes, place.strides);
    }
    yielded.push_back(chunk);
  }
  scf::YieldOp::create(builder, loc, yielded);
  for (auto [number, output] : llvm::enumerate(outputs))
    output.result.replaceAllUsesWith(loop.getResult(number));
  for (Operation *op : followers)
    op->moveBefore(region.ops.back().first);
  eraseRegion();
}

bool fsdp::widenSumsOfRows(const RowRegion &region) {
  SmallVector<linalg::LinalgOp> sums;
  for (const auto &[op, placed] : region.ops)
    for (auto [result, dim] : llvm::zip_equal(op->getResults(), placed.results))
      if (!dim && isNarrow(result))
        sums.push_back(cast<linalg::LinalgOp>(op));
  sums.erase(llvm::unique(sums), sums.end());
  for (linalg::LinalgOp op : sums) {
    IRRewriter rewriter(op);
    widenSums(rewriter, op);
  }
  return !sums.empty();
}

void fsdp::computeInChunks(const RowRegion &region, int64_t chunks,
                           Location loc) {
  ChunkWriter(region, chunks, loc).write();
}
