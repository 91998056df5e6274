//===- BufferAccess.cpp - Roots, aliases and uses of buffers --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/BufferAccess.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

Value mlir::fsdp::skipViews(Value memref) {
  return memref::skipViewLikeOps(cast<MemrefValue>(memref));
}

/// Whether both ops name the same global or arena.
static bool areSameMemory(Operation *x, Operation *y) {
  if (x->getName() != y->getName())
    return false;
  if (auto global = dyn_cast<memref::GetGlobalOp>(x))
    return global.getNameAttr() == cast<memref::GetGlobalOp>(y).getNameAttr();
  return cast<ArenaOp>(x).getKind() == cast<ArenaOp>(y).getKind();
}

/// A global or an arena is one memory, however many ops name it: the first one
/// of the function stands for all.
static Value getFirstName(Operation *op) {
  Operation *first = op;
  if (auto function = op->getParentOfType<func::FuncOp>())
    function.walk<WalkOrder::PreOrder>([&](Operation *other) {
      if (!isa<memref::GetGlobalOp, ArenaOp>(other) ||
          !areSameMemory(op, other))
        return WalkResult::advance();
      first = other;
      return WalkResult::interrupt();
    });
  return first->getResult(0);
}

Value mlir::fsdp::getBufferRoot(Value buffer) {
  while (Operation *op = buffer.getDefiningOp()) {
    if (isa<memref::AllocOp, memref::AllocaOp>(op))
      return buffer;
    if (isa<memref::GetGlobalOp, ArenaOp>(op))
      return getFirstName(op);
    auto view = dyn_cast<ViewLikeOpInterface>(op);
    if (!view)
      return nullptr;
    buffer = view.getViewSource();
  }
  Operation *owner = cast<BlockArgument>(buffer).getOwner()->getParentOp();
  return isa<func::FuncOp>(owner) ? buffer : nullptr;
}

//===----------------------------------------------------------------------===//
// Aliases and uses
//===----------------------------------------------------------------------===//

/// The op whose region `user` leaves with its operands; null if it leaves none,
/// or a function.
static Operation *getLeftOp(Operation *user) {
  Operation *parent = user->getParentOp();
  return user->hasTrait<OpTrait::IsTerminator>() &&
                 !isa<FunctionOpInterface>(parent)
             ? parent
             : nullptr;
}

/// The regions that a terminator may enter next, for all that is known.
static SmallVector<Region *> getNextRegions(Operation *terminator) {
  SmallVector<Region *> regions;
  auto branch = dyn_cast<RegionBranchOpInterface>(terminator->getParentOp());
  if (!branch) {
    for (Region &region : terminator->getParentOp()->getRegions())
      regions.push_back(&region);
    return regions;
  }
  SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(*terminator->getParentRegion(), successors);
  for (RegionSuccessor &successor : successors)
    if (!successor.isParent())
      regions.push_back(successor.getSuccessor());
  return regions;
}

/// What may be a view of an operand of the op: its results, what its regions
/// take, and, if it ends a region, what the op around it gives, and hands to
/// the regions that come next: a loop's body to its next iteration.
static SmallVector<Value> getAliasesMadeBy(Operation *op) {
  SmallVector<Value> values(op->getResults());
  for (Region &region : op->getRegions())
    llvm::append_range(values, region.getArguments());
  if (Operation *left = getLeftOp(op)) {
    llvm::append_range(values, left->getResults());
    for (Region *region : getNextRegions(op))
      llvm::append_range(values, region->getArguments());
  }
  llvm::erase_if(values, [](Value value) {
    return !isa<BaseMemRefType>(value.getType());
  });
  return values;
}

/// Visits the uses of what was not seen before.
static WalkResult walkUses(Value memref, llvm::SetVector<Value> &seen,
                           function_ref<WalkResult(OpOperand &)> visit) {
  if (!seen.insert(memref))
    return WalkResult::advance();
  for (OpOperand &use : memref.getUses()) {
    Operation *user = use.getOwner();
    if (!isa<ViewLikeOpInterface>(user) && visit(use).wasInterrupted())
      return WalkResult::interrupt();
    for (Value alias : getAliasesMadeBy(user))
      if (walkUses(alias, seen, visit).wasInterrupted())
        return WalkResult::interrupt();
  }
  return WalkResult::advance();
}

WalkResult mlir::fsdp::walkUses(Value memref,
                                function_ref<WalkResult(OpOperand &)> visit) {
  llvm::SetVector<Value> seen;
  return ::walkUses(memref, seen, visit);
}

llvm::SetVector<Value> mlir::fsdp::getAliases(Value memref) {
  llvm::SetVector<Value> aliases;
  ::walkUses(memref, aliases,
             [](OpOperand &) { return WalkResult::advance(); });
  return aliases;
}

std::optional<std::pair<int64_t, int64_t>>
mlir::fsdp::getLiveRange(Value memref, Block &block,
                         const DenseMap<Operation *, int64_t> &positions) {
  std::optional<std::pair<int64_t, int64_t>> range;
  walkUses(memref, [&](OpOperand &use) {
    auto known = positions.find(block.findAncestorOpInBlock(*use.getOwner()));
    if (known == positions.end())
      return WalkResult::advance();
    int64_t position = known->second;
    range = range ? std::pair(std::min(range->first, position),
                              std::max(range->second, position))
                  : std::pair(position, position);
    return WalkResult::advance();
  });
  return range;
}

/// Whether `user` is executed after `op`, as far as the block of `op` tells.
static bool isAfter(Operation *user, Operation *op) {
  Operation *top = op->getBlock()->findAncestorOpInBlock(*user);
  return !top || op->isBeforeInBlock(top);
}

/// The same; `reached` are arguments of callees that were looked at.
static OpOperand *findAccess(Value memref,
                             function_ref<bool(OpOperand &)> matches,
                             Operation *after,
                             llvm::SmallDenseSet<Value> &reached) {
  OpOperand *found = nullptr;
  walkUses(memref, [&](OpOperand &use) {
    Operation *user = use.getOwner();
    if (after && !isAfter(user, after))
      return WalkResult::advance();
    auto call = dyn_cast<func::CallOp>(user);
    auto callee = call ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
                             call, call.getCalleeAttr())
                       : func::FuncOp();
    if (!callee || callee.isExternal()) {
      found = matches(use) ? &use : nullptr;
    } else {
      // A function that calls itself is entered once.
      Value argument = callee.getArgument(use.getOperandNumber());
      if (reached.insert(argument).second &&
          findAccess(argument, matches, /*after=*/nullptr, reached))
        found = &use;
    }
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found;
}

OpOperand *mlir::fsdp::findAccess(Value memref,
                                  function_ref<bool(OpOperand &)> matches,
                                  Operation *after) {
  llvm::SmallDenseSet<Value> reached;
  return ::findAccess(memref, matches, after, reached);
}

bool mlir::fsdp::mayWrite(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (op->hasTrait<OpTrait::IsTerminator>())
    return false;
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effects)
    return true;
  SmallVector<MemoryEffects::EffectInstance> instances;
  effects.getEffects(instances);
  return llvm::any_of(instances, [&](MemoryEffects::EffectInstance &effect) {
    return isa<MemoryEffects::Write>(effect.getEffect()) &&
           effect.getValue() == operand.get();
  });
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

bool BufferAccesses::touches(Value root) const {
  return barrier || !root || llvm::any_of(accesses, [&](const Access &access) {
           return access.root == root;
         });
}

bool BufferAccesses::writes(Value root) const {
  return barrier || llvm::any_of(accesses, [&](const Access &access) {
           return access.write && (!root || access.root == root);
         });
}

/// Adds what the op's own effects say. The channel keeps collectives in order;
/// it is no memory.
static void addEffects(Operation *op, BufferAccesses &result) {
  auto effects = getEffectsRecursively(op);
  if (!effects) {
    result.barrier = true;
    return;
  }
  for (const MemoryEffects::EffectInstance &effect : *effects) {
    if (isa<MemoryEffects::Allocate>(effect.getEffect()) ||
        effect.getResource() == ChannelResource::get())
      continue;
    Value value = effect.getValue();
    Value root = value && isa<BaseMemRefType>(value.getType())
                     ? getBufferRoot(value)
                     : Value();
    if (!root) {
      result.barrier = true;
      return;
    }
    result.accesses.push_back(
        {root, !isa<MemoryEffects::Read>(effect.getEffect())});
  }
}

BufferAccesses BufferAccessAnalysis::get(Operation *op) {
  if (auto call = dyn_cast<func::CallOp>(op))
    return getCall(call);
  BufferAccesses result;
  // Providing an arena, returning and making a view touch no memory.
  if (!isa<ArenaOp, func::ReturnOp, ViewLikeOpInterface>(op))
    addEffects(op, result);
  return result;
}

BufferAccesses BufferAccessAnalysis::getCall(func::CallOp call) {
  BufferAccesses result;
  auto callee =
      symbols.lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
  if (!callee || getSummary(callee).barrier) {
    result.barrier = true;
    return result;
  }
  const Summary &summary = getSummary(callee);
  for (auto [index, operand] : llvm::enumerate(call.getOperands())) {
    if (!isa<BaseMemRefType>(operand.getType()))
      continue;
    if (!summary.reads[index] && !summary.writes[index])
      continue;
    Value root = getBufferRoot(operand);
    result.barrier |= !root;
    result.accesses.push_back({root, summary.writes[index]});
  }
  return result;
}

const BufferAccessAnalysis::Summary &
BufferAccessAnalysis::getSummary(func::FuncOp callee) {
  // A function that is reached from itself is a barrier.
  if (summaries.try_emplace(callee).second) {
    Summary summary = computeSummary(callee);
    summaries[callee] = std::move(summary);
  }
  return summaries[callee];
}

bool BufferAccessAnalysis::isOwn(const BufferAccesses::Access &access) {
  auto get = access.root.getDefiningOp<memref::GetGlobalOp>();
  if (!get)
    return !access.root.getDefiningOp<ArenaOp>();
  auto global =
      symbols.lookupNearestSymbolFrom<memref::GlobalOp>(get, get.getNameAttr());
  return !access.write && global && global.getConstant();
}

BufferAccessAnalysis::Summary
BufferAccessAnalysis::computeSummary(func::FuncOp callee) {
  Summary summary;
  if (callee.isExternal() || !callee.getBody().hasOneBlock())
    return summary;
  summary.reads.resize(callee.getNumArguments());
  summary.writes.resize(callee.getNumArguments());
  for (Operation &op : callee.getBody().front()) {
    BufferAccesses accesses = get(&op);
    if (accesses.barrier)
      return summary;
    for (const BufferAccesses::Access &access : accesses.accesses) {
      if (auto argument = dyn_cast<BlockArgument>(access.root))
        (access.write ? summary.writes
                      : summary.reads)[argument.getArgNumber()] = true;
      else if (!isOwn(access))
        return summary;
    }
  }
  summary.barrier = false;
  return summary;
}

BlockAccesses::BlockAccesses(Block &block, BufferAccessAnalysis &analysis) {
  auto append = [&](SmallVectorImpl<int64_t> &list) {
    if (list.empty() || list.back() != numOps)
      list.push_back(numOps);
  };
  for (Operation &op : block) {
    BufferAccesses accesses = analysis.get(&op);
    if (accesses.barrier)
      append(barriers);
    for (const BufferAccesses::Access &access : accesses.accesses) {
      append(touches[access.root]);
      if (!access.write)
        continue;
      append(writes[access.root]);
      append(anyWrites);
    }
    ++numOps;
  }
}

void BlockAccesses::forEachList(
    ArrayRef<Value> touched, ArrayRef<Value> written,
    function_ref<void(ArrayRef<int64_t>)> visit) const {
  visit(barriers);
  auto visitRoot = [&](const DenseMap<Value, SmallVector<int64_t>> &lists,
                       Value root) {
    if (auto it = lists.find(root); it != lists.end())
      visit(it->second);
  };
  for (Value root : touched)
    visitRoot(touches, root);
  for (Value root : written)
    root ? visitRoot(writes, root) : visit(anyWrites);
}

int64_t BlockAccesses::findLast(int64_t position, ArrayRef<Value> touched,
                                ArrayRef<Value> written) const {
  if (llvm::is_contained(touched, Value()))
    return position - 1;
  int64_t last = -1;
  forEachList(touched, written, [&](ArrayRef<int64_t> list) {
    const int64_t *next = llvm::lower_bound(list, position);
    if (next != list.begin())
      last = std::max(last, next[-1]);
  });
  return last;
}

int64_t BlockAccesses::findFirst(int64_t position, ArrayRef<Value> touched,
                                 ArrayRef<Value> written) const {
  if (llvm::is_contained(touched, Value()))
    return position < numOps ? position : -1;
  int64_t first = numOps;
  forEachList(touched, written, [&](ArrayRef<int64_t> list) {
    const int64_t *next = llvm::lower_bound(list, position);
    if (next != list.end())
      first = std::min(first, *next);
  });
  return first < numOps ? first : -1;
}
