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
#include "ProductPieces.h"
#include "fsdp/Analysis/Layout/RankGroups.h"
#include "fsdp/Analysis/Schedule/PieceCount.h"
#include "fsdp/Buffers/SegmentWork.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Utils/Bytes.h"
#include "fsdp/Utils/MachineFile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_MICROPIPELINEPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
struct MicroPipeline : fsdp::impl::MicroPipelinePassBase<MicroPipeline> {
  using MicroPipelinePassBase::MicroPipelinePassBase;

  void runOnOperation() override;

private:
  PieceCosts getCosts(Operation *collective, const Pieces &pieces,
                      int64_t dim) const;
  int64_t choose(Operation *collective) const;
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
  if (!hasPieces(source) || !hasPieces(collective->getResult(0)))
    return std::nullopt;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    pieces = Pieces();
    if (dim != getRanksDim(collective) && type.getDimSize(dim) % count == 0 &&
        pieces.plan(source, dim, count))
      return dim;
  }
  return std::nullopt;
}

PieceCosts MicroPipeline::getCosts(Operation *collective, const Pieces &pieces,
                                   int64_t dim) const {
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
      beside += getLinalgWork(product).flops;
  // What reads the result is written to its place.
  bool isCopied = !findReader(collective->getResult(0), dim).first;
  double joined =
      isCopied ? 2.0 * getStaticBytes(collective->getResult(0).getType()) : 0;
  return {pieces.getFlops() / table.flopsPerSecond,
          table.secondsPerKernel,
          link.latency * (isForAll ? 2 : 1),
          transfer,
          beside / table.flopsPerSecond,
          joined / table.bytesPerSecond};
}

int64_t MicroPipeline::choose(Operation *collective) const {
  static const int64_t counts[] = {2, 4, 8};
  SmallVector<int64_t> possible;
  PieceCosts costs;
  for (int64_t count : counts) {
    Pieces pieces;
    std::optional<int64_t> dim = plan(collective, count, pieces);
    if (!dim)
      continue;
    possible.push_back(count);
    costs = getCosts(collective, pieces, *dim);
  }
  return possible.empty() ? 1 : choosePieces(costs, possible);
}

/// Sends the pieces of what a collective sends.
static SmallVector<Value> send(Operation *collective, Pieces &pieces,
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

/// Replaces a value by its pieces along a dimension, which what alone reads
/// them writes to its place, with no copy.
static void replaceWhole(Value whole, Pieces &pieces, int64_t dim,
                         SmallVector<Value> parts) {
  SmallVector<Operation *> erased = {whole.getDefiningOp()};
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
  whole.replaceAllUsesWith(joinPieces(builder, whole.getLoc(),
                                      cast<RankedTensorType>(whole.getType()),
                                      dim, parts));
  for (Operation *op : llvm::reverse(erased))
    op->erase();
}

void MicroPipeline::split(Operation *collective, int64_t count) {
  Pieces pieces;
  std::optional<int64_t> dim = plan(collective, count, pieces);
  if (!dim)
    return;
  SmallVector<Value> parts = send(collective, pieces, *dim);
  replaceWhole(collective->getResult(0), pieces, *dim, parts);
  pieces.eraseWhole();
  ++numSplit;
}

void MicroPipeline::runOnOperation() {
  if (pieces < 0) {
    getOperation().emitError()
        << "expected 'pieces' to be at least 0, got " << pieces.getValue();
    return signalPassFailure();
  }
  if (pieces == 0) {
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
