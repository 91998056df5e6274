//===- MicroPipeline.cpp - Products that are sent in pieces ---------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, before kernels are formed: a product and the collective of its
// result are made several ones along a loop that the collective does not see,
// so that a piece travels while the next one is computed (PyTorch's
// asynchronous tensor parallelism).
//
//===----------------------------------------------------------------------===//

#include "OverlapValues.h"
#include "fsdp/Analysis/Layout/RankGroups.h"
#include "fsdp/Analysis/Schedule/PieceCount.h"
#include "fsdp/Buffers/MachineFile.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_MICROPIPELINEPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Pieces of a value
//===----------------------------------------------------------------------===//

namespace {
/// Makes a value in pieces along a dimension, and what leads to nothing else as
/// well, back to the products.
class Pieces {
public:
  /// Whether `pieces` of the value along the dimension are made of pieces of
  /// products. Fills `ops` and `flops`.
  bool plan(Value value, int64_t dim, int64_t pieces);
  /// The piece with this number, before the builder's position.
  Value make(OpBuilder &builder, Value value, int64_t dim, int64_t number);
  /// Gives a piece of a value that is made elsewhere.
  void setPiece(Value value, int64_t number, Value piece) {
    known[{value, number}] = piece;
  }
  /// Erases what made the whole value.
  void eraseWhole();

  double getFlops() const { return flops; }
  int64_t getCount() const { return count; }

  /// A piece of what an op makes of pieces of its operands.
  Value makeStructured(OpBuilder &builder, linalg::LinalgOp op, int64_t dim,
                       int64_t number);

private:
  bool planInputs(linalg::LinalgOp op, unsigned loop);
  Value makeReshaped(OpBuilder &builder, Operation *op, int64_t dim,
                     int64_t number);
  Value slice(OpBuilder &builder, Value value, int64_t dim, int64_t number);
  RankedTensorType getPieceType(Value value, int64_t dim) const;

  int64_t count = 1;
  /// Ops that are made in pieces; the readers of one stand before it.
  llvm::SetVector<Operation *> ops;
  DenseMap<std::pair<Value, int64_t>, Value> known;
  double flops = 0;
};
} // namespace

/// Multiplications and additions of a product.
static double countFlops(linalg::LinalgOp op) {
  if (!linalg::isaContractionOpInterface(op))
    return 0;
  double flops = 2;
  for (int64_t range : op.getStaticLoopRanges())
    flops *= static_cast<double>(range);
  return flops;
}

/// The dimension of the source of a reshape of which a dimension of the result
/// is the slowest part; -1 if there is none.
static int64_t getSourceDim(Operation *reshape, int64_t dim, int64_t pieces) {
  auto isOne = [](RankedTensorType type) {
    return [type](int64_t dim) { return type.getDimSize(dim) == 1; };
  };
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(reshape)) {
    for (auto [group, dims] :
         llvm::enumerate(expand.getReassociationIndices())) {
      ArrayRef<int64_t> before = ArrayRef<int64_t>(dims).take_while(
          [&](int64_t other) { return other != dim; });
      if (before.size() < dims.size())
        return llvm::all_of(before, isOne(expand.getResultType())) ? group : -1;
    }
    return -1;
  }
  auto collapse = cast<tensor::CollapseShapeOp>(reshape);
  RankedTensorType source = collapse.getSrcType();
  SmallVector<ReassociationIndices> groups = collapse.getReassociationIndices();
  for (int64_t from : groups[dim])
    if (source.getDimSize(from) != 1)
      return source.getDimSize(from) % pieces == 0 ? from : -1;
  return -1;
}

/// The loop that a dimension of an op's result is, if all iterations of it are
/// independent.
static std::optional<unsigned> getLoop(linalg::LinalgOp op, int64_t dim) {
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  if (!map.isProjectedPermutation())
    return std::nullopt;
  unsigned loop = map.getDimPosition(dim);
  if (op.getIteratorTypesArray()[loop] != utils::IteratorType::parallel)
    return std::nullopt;
  // Whatever it goes over, it goes over from one end to the other.
  AffineExpr expr = getAffineDimExpr(loop, map.getContext());
  for (AffineMap each : op.getIndexingMapsArray()) {
    auto users =
        llvm::make_filter_range(each.getResults(), [&](AffineExpr result) {
          return result.isFunctionOfDim(loop);
        });
    if (llvm::any_of(users,
                     [&](AffineExpr result) { return result != expr; }) ||
        llvm::range_size(users) > 1)
      return std::nullopt;
  }
  return loop;
}

/// The dimension of an operand that a loop goes over; -1 if it sees all of it
/// in each iteration.
static int64_t getOperandDim(AffineMap map, unsigned loop) {
  for (auto [dim, result] : llvm::enumerate(map.getResults()))
    if (result == getAffineDimExpr(loop, map.getContext()))
      return dim;
  return -1;
}

bool Pieces::plan(Value value, int64_t dim, int64_t pieces) {
  count = pieces;
  Operation *def = value.getDefiningOp();
  if (!def || !value.hasOneUse() || def->getNumResults() != 1)
    return false;
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(def)) {
    int64_t from = getSourceDim(def, dim, pieces);
    if (from < 0)
      return false;
    ops.insert(def);
    return plan(def->getOperand(0), from, pieces);
  }
  auto op = dyn_cast<linalg::LinalgOp>(def);
  std::optional<unsigned> loop = op ? getLoop(op, dim) : std::nullopt;
  if (!loop || op.hasIndexSemantics())
    return false;
  ops.insert(def);
  if (op.getNumReductionLoops() == 0)
    return planInputs(op, *loop);
  flops += countFlops(op);
  return linalg::isaContractionOpInterface(op);
}

/// At least one product, and nothing else of what only the op reads.
bool Pieces::planInputs(linalg::LinalgOp op, unsigned loop) {
  bool found = false;
  for (OpOperand *input : op.getDpsInputOperands()) {
    int64_t dim = getOperandDim(op.getMatchingIndexingMap(input), loop);
    llvm::SetVector<Operation *> before = ops;
    double flopsBefore = flops;
    if (dim >= 0 && plan(input->get(), dim, count)) {
      found = true;
      continue;
    }
    // It is read as it stands.
    ops = before;
    flops = flopsBefore;
  }
  return found;
}

RankedTensorType Pieces::getPieceType(Value value, int64_t dim) const {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] /= count;
  return type.clone(shape);
}

Value Pieces::slice(OpBuilder &builder, Value value, int64_t dim,
                    int64_t number) {
  Location loc = value.getLoc();
  RankedTensorType type = getPieceType(value, dim);
  if (auto fill = value.getDefiningOp<linalg::FillOp>()) {
    Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                          type.getElementType());
    return linalg::FillOp::create(builder, loc, fill.getInputs(), empty)
        .getResult(0);
  }
  if (value.getDefiningOp<tensor::EmptyOp>())
    return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                   type.getElementType());
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0)),
      strides(type.getRank(), builder.getIndexAttr(1)), sizes;
  for (int64_t size : type.getShape())
    sizes.push_back(builder.getIndexAttr(size));
  offsets[dim] = builder.getIndexAttr(number * type.getDimSize(dim));
  return tensor::ExtractSliceOp::create(builder, loc, type, value, offsets,
                                        sizes, strides);
}

Value Pieces::makeReshaped(OpBuilder &builder, Operation *op, int64_t dim,
                           int64_t number) {
  int64_t from = getSourceDim(op, dim, count);
  Value source = make(builder, op->getOperand(0), from, number);
  RankedTensorType type = getPieceType(op->getResult(0), dim);
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return tensor::ExpandShapeOp::create(builder, op->getLoc(), type, source,
                                         expand.getReassociationIndices());
  return tensor::CollapseShapeOp::create(
      builder, op->getLoc(), type, source,
      cast<tensor::CollapseShapeOp>(op).getReassociationIndices());
}

Value Pieces::makeStructured(OpBuilder &builder, linalg::LinalgOp op,
                             int64_t dim, int64_t number) {
  unsigned loop = *getLoop(op, dim);
  SmallVector<Value> operands;
  for (OpOperand &operand : op->getOpOperands()) {
    int64_t at = getOperandDim(op.getMatchingIndexingMap(&operand), loop);
    operands.push_back(at < 0 ? operand.get()
                              : make(builder, operand.get(), at, number));
  }
  Type type = getPieceType(op->getResult(0), dim);
  return clone(builder, op, {type}, operands)->getResult(0);
}

Value Pieces::make(OpBuilder &builder, Value value, int64_t dim,
                   int64_t number) {
  if (Value piece = known.lookup({value, number}))
    return piece;
  Operation *def = value.getDefiningOp();
  if (!def || !ops.contains(def))
    return slice(builder, value, dim, number);
  if (auto op = dyn_cast<linalg::LinalgOp>(def))
    return makeStructured(builder, op, dim, number);
  return makeReshaped(builder, def, dim, number);
}

void Pieces::eraseWhole() {
  for (Operation *op : ops)
    if (op->use_empty())
      op->erase();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct MicroPipeline : fsdp::impl::MicroPipelinePassBase<MicroPipeline> {
  using MicroPipelinePassBase::MicroPipelinePassBase;

  void runOnOperation() override;

private:
  PieceCosts getCosts(Operation *collective, int64_t dim, double flops) const;
  int64_t choose(Operation *collective) const;
  SmallVector<Value> send(Operation *collective, Pieces &pieces, int64_t dim);
  void split(Operation *collective, int64_t count);

  CostTable table;
};
} // namespace

/// The dimension along which ranks get parts; -1 if there is none.
static int64_t getRanksDim(Operation *collective) {
  auto scatter = dyn_cast<ReduceScatterOp>(collective);
  return scatter ? static_cast<int64_t>(scatter.getDim()) : -1;
}

/// Plans so many pieces along the first dimension that can be cut.
static std::optional<int64_t> plan(Operation *collective, int64_t count,
                                   Pieces &pieces) {
  Value source = collective->getOperand(0);
  auto type = cast<RankedTensorType>(source.getType());
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    pieces = Pieces();
    if (dim != getRanksDim(collective) && type.getDimSize(dim) % count == 0 &&
        pieces.plan(source, dim, count))
      return dim;
  }
  return std::nullopt;
}

/// The op that alone reads a value, element by element, and the dimension of
/// its result that is the value's `dim`.
static std::pair<linalg::LinalgOp, int64_t> findReader(Value value,
                                                       int64_t dim) {
  if (!value.hasOneUse())
    return {};
  OpOperand &use = *value.use_begin();
  auto reader = dyn_cast<linalg::LinalgOp>(use.getOwner());
  if (!reader || reader.getNumReductionLoops() > 0 ||
      reader->getNumResults() != 1 || reader.hasIndexSemantics() ||
      !reader.isDpsInput(&use))
    return {};
  auto loop = dyn_cast<AffineDimExpr>(
      reader.getMatchingIndexingMap(&use).getResult(dim));
  if (!loop)
    return {};
  AffineMap map = reader.getMatchingIndexingMap(reader.getDpsInitOperand(0));
  int64_t to = getOperandDim(map, loop.getPosition());
  if (to < 0 || getLoop(reader, to) != loop.getPosition())
    return {};
  return {reader, to};
}

PieceCosts MicroPipeline::getCosts(Operation *collective, int64_t dim,
                                   double flops) const {
  auto op = cast<CollectiveOpInterface>(collective);
  CollectiveMeeting meeting = op.getMeetings().front();
  auto grid = lookupFromTop<shard::GridOp>(collective, meeting.grid);
  int64_t ranks = 1;
  for (int64_t axis : meeting.axes)
    ranks *= grid.getShape()[axis];
  int64_t span = std::max(ranks, getRankSpan(grid.getShape(), meeting.axes)),
          stride = getRankStride(grid.getShape(), meeting.axes);
  int64_t bytes = getStaticBytes(collective->getOperand(0).getType());
  // What is reduced for all is gathered then.
  bool isForAll = isa<AllReduceOp>(collective);
  const LinkCost &link = findLink(table.reduce, span);
  double transfer =
      static_cast<double>(countSharingGroups(table, span, stride)) *
      getTransferSeconds(link, ranks, bytes) * (isForAll ? 2 : 1);
  double beside = 0;
  for (Operation *other : findIndependentOps(collective))
    if (auto product = dyn_cast<linalg::LinalgOp>(other))
      beside += countFlops(product);
  // What reads the result is written to its place.
  bool isCopied = !findReader(collective->getResult(0), dim).first;
  double joined =
      isCopied ? 2.0 * getStaticBytes(collective->getResult(0).getType()) : 0;
  return {flops / table.flopsPerSecond,      table.secondsPerKernel,
          link.latency * (isForAll ? 2 : 1), transfer,
          beside / table.flopsPerSecond,     joined / table.bytesPerSecond};
}

int64_t MicroPipeline::choose(Operation *collective) const {
  static const int64_t counts[] = {2, 4, 8};
  SmallVector<int64_t> possible;
  double flops = 0;
  int64_t dim = 0;
  for (int64_t count : counts) {
    Pieces pieces;
    std::optional<int64_t> found = plan(collective, count, pieces);
    if (!found)
      continue;
    possible.push_back(count);
    flops = pieces.getFlops();
    dim = *found;
  }
  return possible.empty()
             ? 1
             : choosePieces(getCosts(collective, dim, flops), possible);
}

/// Puts pieces along a dimension together.
static Value join(OpBuilder &builder, Location loc, RankedTensorType type,
                  int64_t dim, ArrayRef<Value> parts) {
  Value whole = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0)),
      strides(type.getRank(), builder.getIndexAttr(1)), sizes;
  auto partType = cast<RankedTensorType>(parts.front().getType());
  for (int64_t size : partType.getShape())
    sizes.push_back(builder.getIndexAttr(size));
  for (auto [number, part] : llvm::enumerate(parts)) {
    offsets[dim] = builder.getIndexAttr(number * partType.getDimSize(dim));
    whole = tensor::InsertSliceOp::create(builder, loc, part, whole, offsets,
                                          sizes, strides);
  }
  return whole;
}

SmallVector<Value> MicroPipeline::send(Operation *collective, Pieces &pieces,
                                       int64_t dim) {
  OpBuilder builder(collective);
  Value source = collective->getOperand(0);
  auto type = cast<RankedTensorType>(collective->getResult(0).getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] /= pieces.getCount();
  SmallVector<Value> parts;
  for (int64_t number = 0; number < pieces.getCount(); ++number) {
    IRMapping mapping;
    mapping.map(source, pieces.make(builder, source, dim, number));
    parts.push_back(builder.clone(*collective, mapping)->getResult(0));
    parts.back().setType(type.clone(shape));
  }
  return parts;
}

void MicroPipeline::split(Operation *collective, int64_t count) {
  Pieces pieces;
  std::optional<int64_t> found = plan(collective, count, pieces);
  if (!found)
    return;
  int64_t dim = *found;
  SmallVector<Value> parts = send(collective, pieces, dim);
  // What reads them is written to its place, with no copy.
  Value whole = collective->getResult(0);
  SmallVector<Operation *> erased = {collective};
  auto [reader, to] = findReader(whole, dim);
  while (reader) {
    OpBuilder builder(reader);
    for (auto [number, part] : llvm::enumerate(parts)) {
      pieces.setPiece(whole, number, part);
      part = pieces.makeStructured(builder, reader, to, number);
    }
    erased.push_back(reader);
    whole = reader->getResult(0);
    dim = to;
    std::tie(reader, to) = findReader(whole, dim);
  }
  OpBuilder builder(erased.back());
  whole.replaceAllUsesWith(join(builder, whole.getLoc(),
                                cast<RankedTensorType>(whole.getType()), dim,
                                parts));
  for (Operation *op : llvm::reverse(erased))
    op->erase();
  pieces.eraseWhole();
  ++numSplit;
}

void MicroPipeline::runOnOperation() {
  if (pieces <= 0) {
    FailureOr<CostTable> found = loadMachine(machine, getOperation().getLoc());
    if (failed(found))
      return signalPassFailure();
    table = *found;
  }
  for (auto collective :
       llvm::to_vector(getOperation().getOps<CollectiveOpInterface>())) {
    if (!isa<AllReduceOp, ReduceScatterOp>(collective) ||
        !isa<RankedTensorType>(collective->getOperand(0).getType()))
      continue;
    int64_t count = pieces > 0 ? pieces : choose(collective);
    if (count > 1)
      split(collective, count);
  }
}
