//===- ChunkLoss.cpp - The loss of some rows after the other --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Once the parts that ranks have are known, and before units are formed: the
// loop is an op of the step as any other.
//
//===----------------------------------------------------------------------===//

#include "RowChunks.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Annotate/Passes.h"
#include "fsdp/Utils/ModuleTree.h"
#include "fsdp/Utils/ParamUses.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_CHUNKLOSSPASS
#include "fsdp/Transforms/Annotate/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

static constexpr char kPass[] = "fsdp-chunk-loss";

/// Whether an op adds up combinations of several tensors.
static bool isProduct(Operation *op) {
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  return structured && structured->getNumResults() == 1 &&
         structured.getNumReductionLoops() > 0 &&
         llvm::count_if(structured.getDpsInputs(), [](Value input) {
           return countElements(input) > 1;
         }) > 1;
}

/// The largest of the products that a loss follows from without another product
/// in between; null if none is larger than what it is a product of.
static OpResult findLargeProduct(Value loss) {
  llvm::SetVector<Operation *> open;
  auto meet = [&](Value value) {
    if (Operation *def = value.getDefiningOp())
      if (def->getBlock() == loss.getParentBlock())
        open.insert(def);
  };
  meet(loss);
  OpResult largest;
  for (size_t i = 0; i < open.size(); ++i) {
    Operation *op = open[i];
    if (!isProduct(op)) {
      forEachOperand(op, [&](OpOperand &operand) { meet(operand.get()); });
      continue;
    }
    OpResult result = op->getResult(0);
    auto inputs = cast<linalg::LinalgOp>(op).getDpsInputs();
    bool isLarger = llvm::all_of(inputs, [&](Value input) {
      return countElements(input) < countElements(result);
    });
    if (isLarger &&
        (!largest || countElements(result) > countElements(largest)))
      largest = result;
  }
  return largest;
}

/// The most chunks of equal size, at most as many as asked for.
static int64_t countChunks(int64_t rows, int64_t most) {
  int64_t chunks = std::min(rows, most);
  while (chunks > 1 && rows % chunks != 0)
    --chunks;
  return chunks;
}

static void reportMissed(Location loc, const RowObstacle &obstacle) {
  std::string text = "loss is computed at once: ";
  llvm::raw_string_ostream os(text);
  if (obstacle.op)
    os << "'" << obstacle.op->getName() << "' at " << obstacle.op->getLoc()
       << " ";
  os << obstacle.reason;
  remark::missed(loc, remark::RemarkOpts::name("loss").category(kPass))
      << StringRef(text);
  // Whoever asks for chunks counts on the memory that they save.
  emitWarning(loc) << text;
}

/// Finds the region of the dimension that makes the most chunks; the first, if
/// several do.
static FailureOr<RowRegion> findRegion(OpResult large, int64_t most,
                                       RowObstacle &obstacle) {
  FailureOr<RowRegion> best = failure();
  obstacle.reason = "no number of chunks divides its rows";
  int64_t rank = cast<RankedTensorType>(large.getType()).getRank();
  for (int64_t dim = 0; dim < rank; ++dim) {
    RowObstacle here;
    FailureOr<RowRegion> region = findRowRegion(large, dim, here);
    if (failed(region) || !canBeChunked(*region, here)) {
      obstacle = obstacle.op ? obstacle : here;
      continue;
    }
    int64_t chunks = countChunks(region->numRows, most);
    if (chunks > (succeeded(best) ? countChunks(best->numRows, most) : 1))
      best = std::move(region);
  }
  return best;
}

namespace {
struct ChunkLoss : fsdp::impl::ChunkLossPassBase<ChunkLoss> {
  using ChunkLossPassBase::ChunkLossPassBase;

  void runOnOperation() override;
  void chunk(func::FuncOp function);
};
} // namespace

void ChunkLoss::chunk(func::FuncOp function) {
  Value loss = findResult(function, RoleKind::Loss);
  if (!loss)
    return;
  OpResult large = findLargeProduct(loss);
  if (!large)
    return reportMissed(
        loss.getLoc(),
        {nullptr,
         "no product that it follows from is larger than its factors"});
  RowObstacle obstacle;
  FailureOr<RowRegion> region = findRegion(large, chunks, obstacle);
  if (failed(region))
    return reportMissed(large.getLoc(), obstacle);
  if (widenSumsOfRows(*region))
    region = findRegion(large, chunks, obstacle);
  int64_t count = countChunks(region->numRows, chunks);
  auto type = cast<RankedTensorType>(large.getType());
  int64_t bytes = llvm::divideCeil(
      type.getNumElements() * type.getElementTypeBitWidth(), 8);
  remark::passed(large.getLoc(),
                 remark::RemarkOpts::name("loss").category(kPass))
      << StringRef("loss is computed in chunks")
      << remark::metric("chunks", count) << remark::metric("bytes", bytes)
      << remark::metric("chunk_bytes", bytes / count);
  computeInChunks(*region, count, large.getLoc());
}

void ChunkLoss::runOnOperation() {
  if (chunks < 1) {
    emitError(getOperation().getLoc())
        << "expected at least 1 chunk of the loss, got " << int64_t(chunks);
    return signalPassFailure();
  }
  if (chunks == 1)
    return markAllAnalysesPreserved();
  for (auto function : getOperation().getOps<func::FuncOp>())
    if (hasRoles(function) && function.getBody().hasOneBlock())
      chunk(function);
}
