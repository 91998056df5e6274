//===- RowRegion.cpp - Ops that compute row after row ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowRegion.h"
#include "fsdp/Utils/ParamUses.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include <numeric>

using namespace mlir;
using namespace mlir::fsdp;

bool RowRegion::isReadOutside(Value value) const {
  Block *block = value.getParentBlock();
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    return !ops.contains(block->findAncestorOpInBlock(*user));
  });
}

int64_t fsdp::countElements(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() ? type.getNumElements() : 0;
}

bool fsdp::isMadeOfNothing(Value value) {
  if (value.getDefiningOp<tensor::EmptyOp>())
    return true;
  if (auto fill = value.getDefiningOp<linalg::FillOp>())
    return isMadeOfNothing(fill.getOutputs().front());
  DenseElementsAttr elements;
  return matchPattern(value, m_Constant(&elements)) && elements.isSplat();
}

//===----------------------------------------------------------------------===//
// The region
//===----------------------------------------------------------------------===//

namespace {
/// Grows a region from the op of a large value.
class RowRegionFinder {
public:
  RowRegionFinder(OpResult large, int64_t dim, RowObstacle &obstacle)
      : block(large.getParentBlock()), size(countElements(large)),
        obstacle(obstacle) {
    members.insert(large.getOwner());
    wanted[large] = dim;
  }

  FailureOr<RowRegion> find() {
    for (size_t before = 0; before != members.size();) {
      before = members.size();
      if (failed(place()) || failed(addReaders()))
        return failure();
      addProducers();
      addBetween();
    }
    return std::move(region);
  }

private:
  LogicalResult fail(Operation *op, StringRef reason) {
    obstacle = {op, reason};
    return failure();
  }
  bool isLarge(OpResult value) const;
  LogicalResult place();
  bool readsSum(Operation *op);
  void count(Operation *op, const RowsOfOp &placed);
  LogicalResult addReaders();
  void addProducers();
  void addBetween();

  Block *block;
  /// Elements of the large value.
  int64_t size;
  RowObstacle &obstacle;
  llvm::SetVector<Operation *> members;
  /// Where results have rows because others read them so.
  DenseMap<Value, int64_t> wanted;
  RowRegion region;
};
} // namespace

/// Whether the value is as large as the one that all begins with, or most of
/// one: without the last token of each text, say.
bool RowRegionFinder::isLarge(OpResult value) const {
  auto structured = dyn_cast<linalg::LinalgOp>(value.getOwner());
  bool addsUp = structured && structured.getNumReductionLoops() > 0;
  return countElements(value) >= size ||
         (!addsUp && countElements(value) * 2 >= size);
}

/// Whether an op reads a result of the region that has no rows.
bool RowRegionFinder::readsSum(Operation *op) {
  bool reads = false;
  forEachOperand(op, [&](OpOperand &operand) {
    Operation *def = operand.get().getDefiningOp();
    reads |=
        def && members.contains(def) && !region.rows.contains(operand.get());
  });
  return reads;
}

/// Counts the rows of what an op reads and makes.
void RowRegionFinder::count(Operation *op, const RowsOfOp &placed) {
  auto meet = [&](Value value, RowDim dim) {
    if (dim)
      region.numRows =
          std::gcd(region.numRows,
                   cast<RankedTensorType>(value.getType()).getDimSize(*dim));
  };
  for (auto [value, dim] : llvm::zip_equal(op->getOperands(), placed.operands))
    meet(value, dim);
  for (auto [value, dim] : llvm::zip_equal(op->getResults(), placed.results)) {
    meet(value, dim);
    if (dim)
      region.rows[value] = *dim;
  }
}

/// Finds where each member has the rows.
LogicalResult RowRegionFinder::place() {
  region = RowRegion();
  SmallVector<Operation *> order(members.begin(), members.end());
  llvm::sort(order,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *op : order) {
    if (readsSum(op))
      return fail(op, "needs a sum over all rows");
    RowPlacer placer(region.rows, wanted);
    std::optional<RowsOfOp> placed = placer.place(op);
    if (!placed)
      return fail(op, placer.reason);
    count(op, *placed);
    region.ops[op] = std::move(*placed);
  }
  return success();
}

/// Whoever reads a large value has to read it row after row.
LogicalResult RowRegionFinder::addReaders() {
  for (auto &[op, placed] : region.ops)
    for (OpResult result : op->getResults()) {
      if (!region.rows.contains(result) || !isLarge(result))
        continue;
      for (Operation *user : result.getUsers()) {
        Operation *reader = block->findAncestorOpInBlock(*user);
        if (reader->hasTrait<OpTrait::IsTerminator>())
          return fail(op, "makes a result of the step");
        members.insert(reader);
      }
    }
  return success();
}

/// Large values that are read row after row are made so.
void RowRegionFinder::addProducers() {
  for (auto &[op, placed] : region.ops)
    for (auto [value, dim] :
         llvm::zip_equal(op->getOperands(), placed.operands)) {
      Operation *def = value.getDefiningOp();
      if (!dim || countElements(value) < size || !def ||
          members.contains(def) || isMadeOfNothing(value))
        continue;
      members.insert(def);
      wanted[value] = *dim;
    }
}

/// Nothing stands between two members, which a loop couldn't go around.
void RowRegionFinder::addBetween() {
  SmallVector<Value> read;
  for (Operation *op : members)
    forEachOperand(op,
                   [&](OpOperand &operand) { read.push_back(operand.get()); });
  llvm::DenseSet<Operation *> before = computeBackwardSlice(*block, read);
  llvm::SetVector<Operation *> behind = members;
  for (size_t i = 0; i < behind.size(); ++i)
    for (Operation *user : behind[i]->getUsers())
      behind.insert(block->findAncestorOpInBlock(*user));
  for (Operation *op : behind)
    if (before.contains(op))
      members.insert(op);
}

FailureOr<RowRegion> fsdp::findRowRegion(OpResult large, int64_t dim,
                                         RowObstacle &obstacle) {
  return RowRegionFinder(large, dim, obstacle).find();
}
