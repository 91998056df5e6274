//===- BlockTrace.cpp - A block as the planner sees it --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockTrace.h"
#include "fsdp/Buffers/SegmentWork.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::fsdp;

/// An allocation that can be moved along with the start that it is for.
static bool isMovableAlloc(Value buffer, Block *block) {
  auto alloc = buffer.getDefiningOp<memref::AllocOp>();
  return alloc && alloc->getBlock() == block && alloc->getNumOperands() == 0;
}

static SmallVector<Value> getRoots(ValueRange buffers) {
  return llvm::map_to_vector(buffers, getBufferRoot);
}

/// The last op of the block that defines something that the start needs and
/// that cannot be moved along; -1 if there is none.
int64_t BlockTrace::findLastDefinition(StartOp start) const {
  int64_t last = -1;
  for (Value operand : start->getOperands())
    if (auto it = numbers.find(operand.getDefiningOp());
        it != numbers.end() && !isMovableAlloc(operand, start->getBlock()))
      last = std::max(last, it->second);
  return last;
}

int64_t BlockTrace::findEarliest(StartOp start) const {
  int64_t number = numbers.lookup(start);
  SmallVector<Value> dests = getRoots(start.getDests());
  SmallVector<Value> sources = getRoots(start.getSources());
  // What must not run while the collective is in flight.
  int64_t conflict = accesses.findLast(number, dests, sources);
  // A reduction's wait moves down, up to here: what depends on one stays.
  for (int64_t other = conflict; other >= 0;
       other = accesses.findLast(other, dests, sources)) {
    auto wait = dyn_cast<WaitOp>(ops[other]);
    if (wait &&
        !wait.getTicket().getDefiningOp<StartOp>().getTraits().opensWindow)
      return number;
  }
  return std::max(findLastDefinition(start), conflict) + 1;
}

/// The position behind the last use of an earlier window of the same units: two
/// copies of them at once would help nobody.
int64_t BlockTrace::findWindowEnd(StartOp start) const {
  SmallVector<Value> copies;
  for (Attribute unit : start.getUnits())
    llvm::append_range(copies, gatheredRoots.lookup(unit));
  return copies.empty() ? 0
                        : accesses.findLast(numbers.lookup(start), copies) + 1;
}

/// The collective that reduces further, in place, what `start` has reduced: an
/// all-reduce that starts where `start` is awaited, along with which wait it
/// moves. One behind other ops stays, so that it passes no other collective,
/// and so does one behind an all-reduce, whose wait it bounds as any other op
/// would. Null if there is none.
StartOp BlockTrace::findDependent(StartOp start) const {
  if (!overlapReplicas || !start.getTraits().freesSource || !start->hasOneUse())
    return nullptr;
  Operation *next = (*start.getTicket().user_begin())->getNextNode();
  auto other = dyn_cast_or_null<StartOp>(next);
  bool isDependent = other && other.getTraits().reduces &&
                     other.getSources() == start.getDests() &&
                     other.getDests() == start.getDests() &&
                     other->hasOneUse() &&
                     numbers.contains(*other.getTicket().user_begin());
  return isDependent ? other : nullptr;
}

int64_t BlockTrace::findLimit(StartOp start, WaitOp wait) const {
  SmallVector<Value> dests = getRoots(start.getDests());
  SmallVector<Value> sources = getRoots(start.getSources());
  StartOp dependent = findDependent(start);
  auto movesAlong = [&](Operation *op) {
    return dependent &&
           (op == dependent ||
            llvm::is_contained(dependent.getTicket().getUsers(), op));
  };
  int64_t number = numbers.lookup(wait);
  do
    number = accesses.findFirst(number + 1, dests, sources);
  while (number >= 0 && movesAlong(ops[number]));
  // The terminator stays last.
  return number < 0 ? trace.numOps - 1 : number;
}

/// The collective whose result `start` reduces further, along with whose wait
/// it moves; -1 if there is none.
int64_t BlockTrace::findDependence(StartOp start) const {
  for (int64_t i = static_cast<int64_t>(starts.size()) - 1; i >= 0; --i)
    if (findDependent(starts[i]) == start)
      return i;
  return -1;
}

void BlockTrace::add(StartOp start) {
  if (!start.getTicket().hasOneUse())
    return;
  auto wait = dyn_cast<WaitOp>(*start.getTicket().user_begin());
  if (!wait || !numbers.contains(wait))
    return;
  int64_t first = numbers.lookup(start), last = numbers.lookup(wait);
  CollectiveTraits traits = start.getTraits();
  bool isGather = traits.opensWindow;
  trace.collectives.push_back(
      {isGather, first, last,
       isGather ? std::max(findEarliest(start), findWindowEnd(start)) : first,
       isGather ? last + 1 : findLimit(start, wait)});
  TracedCollective &traced = trace.collectives.back();
  traced.holdsBuffer = traits.freesSource;
  traced.dependsOn = isGather ? -1 : findDependence(start);
  starts.push_back(start);
  if (isGather)
    for (Attribute unit : start.getUnits())
      llvm::append_range(gatheredRoots[unit], getRoots(start.getDests()));
}

/// "fwd", "bwd": the phase of the first segment that reads what the gather
/// gathers; empty if that is not known.
StringRef BlockTrace::findPhase(StartOp start) {
  auto *wait = *start.getTicket().user_begin();
  int64_t reader =
      accesses.findFirst(numbers.lookup(wait) + 1, getRoots(start.getDests()));
  return reader < 0 ? "" : getSegment(ops[reader], symbols).rsplit(' ').second;
}

/// Finds the reduction of each gather's units, and units that the forward pass
/// gathers several times.
void BlockTrace::linkUnits() {
  DenseMap<Attribute, int64_t> reductions;
  for (int64_t i = starts.size() - 1; i >= 0; --i)
    for (Attribute unit : starts[i].getUnits()) {
      if (!trace.collectives[i].isGather)
        reductions[unit] = i;
      else if (auto it = reductions.find(unit); it != reductions.end())
        trace.collectives[i].reduction = it->second;
    }
  // A reduction or a backward gather ends the forward pass.
  DenseSet<Attribute> gathered;
  for (auto [start, collective] : llvm::zip_equal(starts, trace.collectives)) {
    StringRef phase = collective.isGather ? findPhase(start) : "";
    collective.isBackward = phase == "bwd";
    if (phase != "fwd") {
      gathered.clear();
      continue;
    }
    for (Attribute unit : start.getUnits())
      collective.isRepeated |= !gathered.insert(unit).second;
  }
}

/// Finds gathers of a module's frozen unit, whose gradient nothing reduces, and
/// of its trainable one.
void BlockTrace::joinLayers() {
  SymbolRefAttr module;
  bool isBackward = false, isTrained = false;
  DenseSet<Attribute> layer;
  for (auto [start, collective] : llvm::zip_equal(starts, trace.collectives)) {
    if (!collective.isGather || start.getUnits().empty())
      continue;
    auto symbol = cast<SymbolRefAttr>(start.getUnits()[0]);
    auto unit = lookupFromTop<UnitOp>(start, symbol);
    collective.joinsPrevious = unit && unit.getModule() == module &&
                               collective.isBackward == isBackward &&
                               (collective.reduction >= 0) != isTrained &&
                               !layer.contains(symbol);
    if (!collective.joinsPrevious)
      layer.clear();
    layer.insert(symbol);
    module = unit ? unit.getModule() : SymbolRefAttr();
    isBackward = collective.isBackward;
    isTrained = collective.reduction >= 0;
  }
}

/// Puts the ops in the plan's order; the terminator stays last.
void BlockTrace::apply(const SchedulePlan &plan) {
  if (ops.empty())
    return;
  Operation *terminator = ops.back();
  // Asking ops for their order between moves would number the block each time.
  DenseMap<Operation *, int64_t> places;
  for (auto [place, number] : llvm::enumerate(orderOps(trace, plan))) {
    places[ops[number]] = place;
    if (ops[number] != terminator)
      ops[number]->moveBefore(terminator);
  }
  for (StartOp start : starts)
    for (Value dest : start.getDests()) {
      Operation *alloc = dest.getDefiningOp();
      if (!isMovableAlloc(dest, start->getBlock()) ||
          places[alloc] <= places[start])
        continue;
      alloc->moveBefore(start);
      places[alloc] = places[start];
    }
}
