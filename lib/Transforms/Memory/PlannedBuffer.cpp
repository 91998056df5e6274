//===- PlannedBuffer.cpp - Lifetimes of buffers ---------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlannedBuffer.h"
#include "fsdp/Buffers/SegmentWork.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::fsdp;

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

/// The memref itself and everything that may be a view of it.
static llvm::SetVector<Value> getAliases(Value memref) {
  llvm::SetVector<Value> aliases;
  aliases.insert(memref);
  auto add = [&](ValueRange values) {
    for (Value value : values)
      if (isa<BaseMemRefType>(value.getType()))
        aliases.insert(value);
  };
  for (unsigned i = 0; i < aliases.size(); ++i) {
    for (Operation *user : aliases[i].getUsers()) {
      add(user->getResults());
      // Loops hand their operands to their body, and what their body yields to
      // its next iteration.
      for (Region &region : user->getRegions())
        add(region.getArguments());
      Operation *left = getLeftOp(user);
      if (!left)
        continue;
      add(left->getResults());
      for (Region *region : getNextRegions(user))
        add(region->getArguments());
    }
  }
  return aliases;
}

/// Fails if a loop hands a buffer that it allocates to its next iteration,
/// which allocates it again: planned, both are the same bytes.
static LogicalResult verifyNotCarried(Operation *alloc,
                                      const llvm::SetVector<Value> &aliases) {
  for (Value alias : aliases) {
    auto arg = dyn_cast<BlockArgument>(alias);
    if (!arg || !arg.getParentRegion()->isAncestor(alloc->getParentRegion()))
      continue;
    InFlightDiagnostic diag =
        arg.getOwner()->getParentOp()->emitError()
        << "not supported: a loop that carries a buffer which it allocates, "
           "expected one place for all iterations";
    diag.attachNote(alloc->getLoc())
        << "the buffer is allocated here; allocate what is carried before the "
           "loop, a second one if both are used at once, and swap them";
    return diag;
  }
  return success();
}

namespace {
/// An op that uses a buffer.
struct BufferUse {
  /// By position, then in the order in which they are found.
  int64_t position;
  size_t number;
  Operation *op;
  /// Whether it needs the buffer although nothing is in flight.
  bool isNeeded;
};
} // namespace

/// With nothing in flight a gather needs its source, and a reduction has its
/// result; copies and waits need nothing.
static bool needsBuffer(Operation *op, Value value) {
  auto start = dyn_cast<StartOp>(op);
  if (!start)
    return !isa<WaitOp>(op);
  if (start.getKind() == CollectiveKind::Copy)
    return false;
  bool isGather = start.getKind() == CollectiveKind::AllGather;
  return llvm::is_contained(isGather ? start.getSources() : start.getDests(),
                            value);
}

/// What is left of a lifetime without the time in flight.
static BufferInterval shrink(BufferInterval interval,
                             ArrayRef<BufferUse> uses) {
  auto isNeeded = [](const BufferUse &use) { return use.isNeeded; };
  auto first = llvm::find_if(uses, isNeeded);
  if (first == uses.end())
    return {0, interval.first, interval.last};
  auto last = llvm::find_if(llvm::reverse(uses), isNeeded);
  return {interval.bytes, first->position, last->position};
}

LogicalResult mlir::fsdp::measureBuffer(
    func::FuncOp function, const DenseMap<Operation *, int64_t> &positions,
    SymbolTableCollection &symbols, PlannedBuffer &buffer) {
  Block *body = &function.front();
  SmallVector<BufferUse> uses;
  llvm::SetVector<Value> aliases = getAliases(buffer.alloc->getResult(0));
  if (failed(verifyNotCarried(buffer.alloc, aliases)))
    return failure();
  for (Value alias : aliases) {
    for (Operation *user : alias.getUsers()) {
      if (isa<func::ReturnOp>(user)) {
        auto diag = user->emitError()
                    << "expected results to be out-parameters, got a buffer "
                       "that is returned";
        diag.attachNote(buffer.alloc->getLoc())
            << "the buffer is allocated here; run "
               "fsdp-segments-to-out-params first";
        return failure();
      }
      buffer.isComm |= isa<StartOp, WaitOp>(user);
      // A view alone needs no memory.
      if (user->getNumResults() == 1 && isa<ViewLikeOpInterface>(user))
        continue;
      Operation *top = body->findAncestorOpInBlock(*user);
      uses.push_back(
          {positions.lookup(top), uses.size(), user, needsBuffer(user, alias)});
    }
  }
  llvm::sort(uses, [](const BufferUse &x, const BufferUse &y) {
    return std::tie(x.position, x.number) < std::tie(y.position, y.number);
  });
  if (!uses.empty())
    buffer.interval = {getStaticBytes(buffer.alloc->getResult(0).getType()),
                       uses.front().position, uses.back().position};
  buffer.needed = shrink(buffer.interval, uses);
  buffer.role = describeBuffer(
      llvm::map_to_vector(uses, [](const BufferUse &use) { return use.op; }),
      symbols);
  if (auto name = dyn_cast<NameLoc>(buffer.alloc->getLoc()))
    buffer.role.name = name.getName().str();
  return success();
}
