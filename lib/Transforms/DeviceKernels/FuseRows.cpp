//===- FuseRows.cpp - One kernel for ops on the same rows -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferParts.h"
#include "LiveBytes.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/DeviceKernels/LoopShapes.h"
#include "fsdp/Transforms/DeviceKernels/Passes.h"
#include "fsdp/Transforms/DeviceKernels/RowGroup.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_FUSEROWSPASS
#include "fsdp/Transforms/DeviceKernels/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// So many ops that are not part of a group may lie between those that are.
static constexpr size_t kMostSkipped = 8;

//===----------------------------------------------------------------------===//
// Which ops
//===----------------------------------------------------------------------===//

/// What an op uses of what lies outside of it.
static llvm::SetVector<Value> getUses(Operation *op) {
  llvm::SetVector<Value> uses(op->operand_begin(), op->operand_end());
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      if (!op->isAncestor(operand.getParentBlock()->getParentOp()))
        uses.insert(operand);
  });
  return uses;
}

namespace {

/// Collects the group that begins with an op.
class GroupFinder {
public:
  GroupFinder(Operation *first, int64_t rows) : group(rows), first(first) {}

  RowGroup find();

private:
  bool mayMove(linalg::LinalgOp op);

  RowGroup group;
  Operation *first;
  BufferAccessAnalysis analysis;
  SmallVector<BufferAccesses> skipped;
};

struct FuseRows : fsdp::impl::FuseRowsPassBase<FuseRows> {
  void runOnOperation() override;

private:
  Operation *fuse(const RowGroup &group, LiveBytes &live);
};

} // namespace

/// Whether an op may be executed before those that were skipped, where the
/// group begins.
bool GroupFinder::mayMove(linalg::LinalgOp op) {
  if (!llvm::all_of(getUses(op),
                    [&](Value value) { return isAvailable(value, first); }))
    return false;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    // Views that stay where they are would be other memory for a kernel.
    Value root = getBufferRoot(operand.get());
    if (!root || getBase(operand.get()) != skipViews(operand.get()))
      return false;
    for (const BufferAccesses &accesses : skipped)
      if (op.isDpsInit(&operand) ? accesses.touches(root)
                                 : accesses.writes(root))
        return false;
  }
  return true;
}

RowGroup GroupFinder::find() {
  for (Operation *op = first; op; op = op->getNextNode()) {
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    if (linalgOp) {
      if (mayMove(linalgOp) && group.add(linalgOp))
        continue;
      BufferAccesses accesses = analysis.get(op);
      if (op == first || accesses.barrier || skipped.size() == kMostSkipped)
        break;
      skipped.push_back(std::move(accesses));
    } else if (!isa<memref::AllocOp>(op) && !isMemoryEffectFree(op)) {
      break;
    }
  }
  return group;
}

/// The largest group that an op begins, if it is worth a kernel.
static std::optional<RowGroup> findGroup(linalg::LinalgOp first) {
  std::optional<RowGroup> best;
  if (first.hasDynamicShape())
    return best;
  int64_t rows = 1;
  for (auto [range, type] : llvm::zip_equal(first.getStaticLoopRanges(),
                                            first.getIteratorTypesArray())) {
    if (type != utils::IteratorType::parallel)
      break;
    if (range == 1)
      continue;
    rows *= range;
    RowGroup group = GroupFinder(first, rows).find();
    if (group.getColumns() == 1 || group.getOps().size() < 2)
      continue;
    // Of equals the one with more rows: shorter ones need fewer registers.
    if (!best || group.getOps().size() >= best->getOps().size())
      best.emplace(std::move(group));
  }
  return best;
}

//===----------------------------------------------------------------------===//
// One kernel
//===----------------------------------------------------------------------===//

/// Whether nothing but ops of the group uses a memref or a view of it.
static bool isUsedBy(Value memref, const DenseSet<Operation *> &ops) {
  return llvm::all_of(memref.getUsers(), [&](Operation *user) {
    if (isStaticView(user))
      return isUsedBy(user->getResult(0), ops);
    return ops.contains(user);
  });
}

/// Buffers that are not needed outside of the group: only it uses them, and
/// whatever uses one first writes it.
static SmallVector<Value> getOwnBuffers(const RowGroup &group) {
  DenseSet<Operation *> ops;
  for (linalg::LinalgOp op : group.getOps())
    ops.insert(op);
  llvm::SetVector<Value> seen, own;
  for (linalg::LinalgOp op : group.getOps())
    for (OpOperand &operand : op->getOpOperands()) {
      if (!isa<MemRefType>(operand.get().getType()))
        continue;
      Value root = skipViews(operand.get());
      bool isMade = op.isDpsInit(&operand) &&
                    op.getMatchingBlockArgument(&operand).use_empty();
      if (seen.insert(root) && isMade &&
          root.getDefiningOp<memref::AllocOp>() && isUsedBy(root, ops))
        own.insert(root);
    }
  return own.takeVector();
}

static SmallVector<Operation *> getOperations(const RowGroup &group) {
  return llvm::map_to_vector(
      group.getOps(), [](linalg::LinalgOp op) { return op.getOperation(); });
}

/// As much of a group as does not need more memory than its ops do one after
/// the other: what they read and write lives at once.
static std::optional<RowGroup> limitMemory(RowGroup group, LiveBytes &live) {
  while (!live.allows(getOperations(group), group.getOps().front(),
                      getOwnBuffers(group))) {
    RowGroup shorter(group.getRows());
    for (linalg::LinalgOp op : group.getOps().drop_back())
      (void)shorter.add(op);
    group = std::move(shorter);
    if (group.getColumns() == 1 || group.getOps().size() < 2)
      return std::nullopt;
  }
  return group;
}

namespace {
/// Moves a group's ops into a scope.
class ScopeBuilder {
public:
  ScopeBuilder(const RowGroup &group, ArrayRef<Value> own);
  void build();
  memref::AllocaScopeOp getScope() { return scope; }

private:
  void moveBefore(Value value);
  Value getInside(Value value);
  void eraseUnused();

  const RowGroup &group;
  IRRewriter rewriter;
  memref::AllocaScopeOp scope;
  IRMapping mapping;
  llvm::SetVector<Operation *> outside;
};
} // namespace

ScopeBuilder::ScopeBuilder(const RowGroup &group, ArrayRef<Value> own)
    : group(group), rewriter(group.getOps().front()->getContext()) {
  Operation *first = group.getOps().front();
  rewriter.setInsertionPoint(first);
  scope = memref::AllocaScopeOp::create(rewriter, first->getLoc(), TypeRange());
  scope->setAttr(attr::kRows, rewriter.getI64IntegerAttr(group.getRows()));
  rewriter.setInsertionPointToStart(&scope.getBodyRegion().emplaceBlock());
  auto end = memref::AllocaScopeReturnOp::create(rewriter, first->getLoc());
  rewriter.setInsertionPoint(end);
  for (Value buffer : own) {
    auto type = cast<MemRefType>(buffer.getType());
    mapping.map(buffer,
                memref::AllocaOp::create(rewriter, buffer.getLoc(), type));
    outside.insert(buffer.getDefiningOp());
  }
}

void ScopeBuilder::moveBefore(Value value) {
  Operation *definition = value.getDefiningOp();
  if (definition && definition->getBlock() == scope->getBlock() &&
      scope->isBeforeInBlock(definition))
    definition->moveBefore(scope);
}

/// A memref in the scope: views are made anew.
Value ScopeBuilder::getInside(Value value) {
  if (Value known = mapping.lookupOrNull(value))
    return known;
  Operation *definition = value.getDefiningOp();
  Value inside = value;
  if (isStaticView(definition)) {
    getInside(definition->getOperand(0));
    inside = rewriter.clone(*definition, mapping)->getResult(0);
    outside.insert(definition);
  } else {
    moveBefore(value);
  }
  mapping.map(value, inside);
  return inside;
}

void ScopeBuilder::eraseUnused() {
  for (bool changed = true; changed;) {
    changed = false;
    for (Operation *op : llvm::to_vector(outside))
      if (op->use_empty()) {
        outside.remove(op);
        op->erase();
        changed = true;
      }
  }
}

void ScopeBuilder::build() {
  // Views are looked through from where they are, before anything moves.
  for (linalg::LinalgOp op : group.getOps())
    for (Value value : op->getOperands())
      isa<MemRefType>(value.getType()) ? (void)getInside(value)
                                       : moveBefore(value);
  for (linalg::LinalgOp op : group.getOps()) {
    for (Value value : getUses(op))
      if (!isa<MemRefType>(value.getType()))
        moveBefore(value);
    op->moveBefore(scope.getBodyRegion().front().getTerminator());
    for (OpOperand &operand : op->getOpOperands())
      if (isa<MemRefType>(operand.get().getType()))
        operand.set(mapping.lookup(operand.get()));
    rewriter.setInsertionPoint(op);
    if (!isa<linalg::GenericOp>(op.getOperation()))
      (void)linalg::generalizeNamedOp(rewriter, op);
  }
  eraseUnused();
}

Operation *FuseRows::fuse(const RowGroup &group, LiveBytes &live) {
  SmallVector<Value> own = getOwnBuffers(group);
  SmallVector<Operation *> ops = getOperations(group);
  ++numGroups;
  numFused += ops.size();
  numBuffers += own.size();
  ScopeBuilder builder(group, own);
  live.move(ops, ops.front(), builder.getScope(), own);
  builder.build();
  return builder.getScope();
}

void FuseRows::runOnOperation() {
  if (failed(expectUnplannedMemory(getOperation())))
    return signalPassFailure();
  func::FuncOp function = getOperation();
  if (function.isDeclaration() || function->hasAttr(attr::kKernel))
    return;
  for (Block &block : function.getBody()) {
    LiveBytes live(block);
    for (Operation *op = &block.front(); op; op = op->getNextNode()) {
      auto first = dyn_cast<linalg::LinalgOp>(op);
      std::optional<RowGroup> group;
      if (first && first.hasPureBufferSemantics())
        group = findGroup(first);
      if (group)
        group = limitMemory(std::move(*group), live);
      if (group)
        op = fuse(*group, live);
    }
  }
}
