//===- PeerTracer.cpp - What a rank issues and waits for ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PeerTracer.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/MPI/IR/MPI.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

/// More ops than any real step has: a guard against endless programs.
static constexpr size_t kMaxOps = 4'000'000;

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// What the op says of this rank's place.
void PeerTracer::evaluateRank(Operation *op, Known &known) {
  Builder builder(op->getContext());
  if (isa<shard::ProcessLinearIndexOp>(op)) {
    known[op->getResult(0)] = builder.getIndexAttr(rank);
  } else if (auto multi = dyn_cast<shard::ProcessMultiIndexOp>(op)) {
    auto grid = lookupFromTop<shard::GridOp>(op, multi.getGridAttr());
    SmallVector<int64_t> coordinates(grid ? grid.getRank() : 0);
    int64_t rest = rank;
    for (size_t axis = coordinates.size(); axis-- > 0;) {
      int64_t size = grid.getShape()[axis];
      if (size < 1)
        return;
      coordinates[axis] = rest % size;
      rest /= size;
    }
    SmallVector<int64_t> axes = llvm::to_vector(
        llvm::map_range(multi.getAxes(), [](auto x) -> int64_t { return x; }));
    if (axes.empty())
      axes = llvm::to_vector(llvm::seq<int64_t>(0, coordinates.size()));
    for (auto [axis, result] : llvm::zip(axes, op->getResults()))
      known[result] = builder.getIndexAttr(coordinates[axis]);
  } else if (auto mpiRank = dyn_cast<mpi::CommRankOp>(op)) {
    if (mpiRank.getComm().getDefiningOp<mpi::CommWorldOp>())
      known[mpiRank.getRank()] = builder.getI32IntegerAttr(rank);
  }
}

/// Constant folding with what is known, of a clone: folding may change the op,
/// and other ranks know other things.
void PeerTracer::fold(Operation *op, Known &known) {
  evaluateRank(op, known);
  if (isa<shard::ProcessLinearIndexOp, shard::ProcessMultiIndexOp,
          mpi::CommRankOp>(op) ||
      llvm::any_of(op->getOperands(),
                   [&](Value operand) { return ofRank.contains(operand); }))
    ofRank.insert_range(op->getResults());
  if (op->getNumResults() == 0 || op->getNumRegions() > 0 ||
      !llvm::all_of(op->getResultTypes(),
                    [](Type type) { return type.isIntOrIndex(); }))
    return;
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands())
    operands.push_back(known.lookup(operand));
  SmallVector<OpFoldResult> results;
  Operation *clone = op->clone();
  llvm::scope_exit erase([&] { clone->erase(); });
  if (failed(clone->fold(operands, results)) ||
      results.size() != op->getNumResults())
    return;
  for (auto [result, folded] : llvm::zip_equal(op->getResults(), results)) {
    Attribute value = dyn_cast<Attribute>(folded);
    if (!value)
      value = known.lookup(cast<Value>(folded));
    if (value)
      known[result] = value;
  }
}

/// What is known of a value is known of the one that it becomes.
void PeerTracer::pass(Value from, const Known &known, Value to, Known &inner) {
  if (Attribute value = known.lookup(from))
    inner[to] = value;
  if (ofRank.contains(from))
    ofRank.insert(to);
}

/// Whether two events are alike, but for the start that a wait is of.
static bool areAlike(const PeerEvent &a, const PeerEvent &b) {
  return a.kind == b.kind && a.channel == b.channel && a.payload == b.payload &&
         a.lane == b.lane;
}

/// Both branches were traced: `[begin, middle)` and from there on. They must
/// do the same; one of them is kept.
LogicalResult PeerTracer::compareBranches(Operation *op, size_t begin,
                                          size_t middle) {
  size_t first = middle - begin, second = events.size() - middle;
  for (size_t i = 0; i < std::max(first, second); ++i) {
    const PeerEvent *a = i < first ? &events[begin + i] : nullptr;
    const PeerEvent *b = i < second ? &events[middle + i] : nullptr;
    auto inner = [](size_t start, size_t from) {
      // Starts before the branch as they are, those in it counted from it.
      return std::make_pair(start < from, start < from ? start : start - from);
    };
    if (a && b && areAlike(*a, *b) &&
        (a->kind == PeerEvent::Start ||
         inner(a->start, begin) == inner(b->start, middle)))
      continue;
    InFlightDiagnostic diag =
        op->emitError()
        << "expected equal collectives on both branches, because data decide "
           "which one a rank takes";
    for (const PeerEvent *event : {a, b})
      if (event)
        diag.attachNote(places[event->place]->getLoc())
            << "one branch has "
            << StringRef(event->kind == PeerEvent::Wait ? "a wait"
                                                        : event->payload)
            << " here";
    diag.attachNote() << "move the collectives out of the branches";
    return failure();
  }
  events.resize(middle);
  return success();
}

LogicalResult PeerTracer::traceIf(Operation *op, Known &known) {
  auto branch = cast<scf::IfOp>(op);
  use(branch.getCondition());
  auto traceRegion = [&](Region &region) {
    return region.empty() ? success() : traceBlock(region.front(), known);
  };
  if (auto taken =
          dyn_cast_or_null<IntegerAttr>(known.lookup(branch.getCondition()))) {
    Region &region = taken.getValue().isZero() ? branch.getElseRegion()
                                               : branch.getThenRegion();
    if (failed(traceRegion(region)))
      return failure();
    if (!region.empty())
      for (auto [result, yielded] : llvm::zip_equal(
               op->getResults(), region.front().getTerminator()->getOperands()))
        pass(yielded, known, result, known);
    return success();
  }
  size_t begin = events.size();
  if (failed(traceRegion(branch.getThenRegion())))
    return failure();
  size_t middle = events.size();
  return failure(failed(traceRegion(branch.getElseRegion())) ||
                 failed(compareBranches(op, begin, middle)));
}

LogicalResult PeerTracer::traceFor(Operation *op, Known &known) {
  auto loop = cast<scf::ForOp>(op);
  SmallVector<APInt, 3> bounds;
  for (Value value :
       {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()}) {
    use(value);
    auto bound = dyn_cast_or_null<IntegerAttr>(known.lookup(value));
    if (!bound) {
      InFlightDiagnostic diag =
          op->emitError() << "expected a known number of iterations, because "
                             "the loop holds collectives";
      diag.attachNote() << "move the collectives out of the loop";
      return failure();
    }
    bounds.push_back(bound.getValue());
  }
  bool isUnsigned = loop.getUnsignedCmp(), overflow = false;
  if (isUnsigned ? bounds[2].isZero() : !bounds[2].isStrictlyPositive())
    return op->emitError() << "expected a positive step, because the loop "
                              "holds collectives";
  for (APInt i = bounds[0];
       !overflow && (isUnsigned ? i.ult(bounds[1]) : i.slt(bounds[1]));
       i = isUnsigned ? i.uadd_ov(bounds[2], overflow)
                      : i.sadd_ov(bounds[2], overflow)) {
    Known inner = known;
    inner[loop.getInductionVar()] =
        IntegerAttr::get(loop.getInductionVar().getType(), i);
    if (failed(traceBlock(*loop.getBody(), inner)))
      return failure();
  }
  return success();
}

static LogicalResult expectOneBlock(func::FuncOp function) {
  if (function.getBody().hasOneBlock())
    return success();
  return function.emitError()
         << "not supported: collectives and branches between blocks";
}

LogicalResult PeerTracer::traceCall(func::CallOp call, Known &known) {
  func::FuncOp callee = program.lookup(call.getCallee());
  if (!callee || callee.isExternal())
    return success();
  if (llvm::is_contained(callStack, callee))
    return call.emitError() << "not supported: recursive calls that hold "
                               "collectives";
  if (failed(expectOneBlock(callee)))
    return failure();
  Known inner;
  for (auto [argument, operand] :
       llvm::zip_equal(callee.getArguments(), call.getOperands()))
    pass(operand, known, argument, inner);
  callStack.push_back(callee);
  LogicalResult result = traceBlock(callee.getBody().front(), inner);
  callStack.pop_back();
  return result;
}

LogicalResult PeerTracer::traceOp(Operation *op, Known &known) {
  if (++numOps > kMaxOps)
    return op->emitError() << "not supported: more than " << kMaxOps
                           << " ops to follow on one rank";
  if (isMessage(op))
    return success();
  if (communicates(op))
    return traceCollective(op, known);
  bool isCall = isa<CallOpInterface>(op);
  if ((op->getNumRegions() == 0 && !isCall) || !program.meetsIn(op)) {
    fold(op, known);
    return success();
  }
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](scf::IfOp) { return traceIf(op, known); })
      .Case([&](scf::ForOp) { return traceFor(op, known); })
      .Case([&](func::CallOp call) { return traceCall(call, known); })
      .Default([](Operation *op) {
        return op->emitError() << "not supported: collectives inside of '"
                               << op->getName() << "'";
      });
}

LogicalResult PeerTracer::traceBlock(Block &block, Known &known) {
  for (Operation &op : block)
    if (failed(traceOp(&op, known)))
      return failure();
  return success();
}

LogicalResult PeerTracer::trace(func::FuncOp function) {
  if (function.isExternal() || !program.meetsIn(function))
    return success();
  if (failed(expectOneBlock(function)))
    return failure();
  Known known;
  callStack.assign(1, function);
  return traceBlock(function.getBody().front(), known);
}

bool PeerTracer::isEqual(const PeerTracer &other) const {
  auto isEqual = [](const PeerEvent &a, const PeerEvent &b) {
    return areAlike(a, b) && a.start == b.start;
  };
  return places == other.places && llvm::equal(events, other.events, isEqual);
}

size_t PeerTracer::hash() const {
  llvm::hash_code code = llvm::hash_combine_range(places.begin(), places.end());
  for (const PeerEvent &event : events)
    code = llvm::hash_combine(code, event.channel, StringRef(event.payload),
                              event.start);
  return code;
}
