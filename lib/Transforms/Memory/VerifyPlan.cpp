//===- VerifyPlan.cpp - Checks a memory plan ------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Deliberately shares nothing with PlanMemory.cpp: aliases come from upstream's
// buffer view flow analysis, and overlaps are found by Analysis/PlanChecker.h.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "fsdp/Analysis/Memory/PlanChecker.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Memory/Passes.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/CheckedArithmetic.h"
#include <map>

namespace mlir::fsdp {
#define GEN_PASS_DEF_VERIFYPLANPASS
#include "fsdp/Transforms/Memory/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Lifetime of a view: the ops of the body between which its aliases are used.
static void setLifetime(Block &body, memref::ViewOp view,
                        BufferViewFlowAnalysis &analysis,
                        const DenseMap<Operation *, int64_t> &order,
                        PlacedBuffer &placed) {
  placed.first = std::numeric_limits<int64_t>::max();
  placed.last = std::numeric_limits<int64_t>::min();
  for (Value alias : analysis.resolve(view.getResult())) {
    // The analysis takes every result of a call for a view of its operands.
    if (!isa<BaseMemRefType>(alias.getType()))
      continue;
    for (Operation *user : alias.getUsers()) {
      if (isa<ViewLikeOpInterface>(user))
        continue;
      int64_t time = order.at(body.findAncestorOpInBlock(*user));
      placed.first = std::min(placed.first, time);
      placed.last = std::max(placed.last, time);
    }
  }
}

/// A view that is made in a loop is one place for all iterations: a loop that
/// carries it to its next iteration has two buffers there.
static LogicalResult verifyNotCarried(memref::ViewOp view,
                                      BufferViewFlowAnalysis &analysis) {
  for (Value alias : analysis.resolve(view.getResult())) {
    auto arg = dyn_cast<BlockArgument>(alias);
    Operation *loop = arg ? arg.getOwner()->getParentOp() : nullptr;
    if (!loop || isa<func::FuncOp>(loop) ||
        !arg.getParentRegion()->isAncestor(view->getParentRegion()))
      continue;
    InFlightDiagnostic diag =
        loop->emitError()
        << "expected a loop to carry buffers that are planned "
           "before it, got one that is planned inside";
    diag.attachNote(view.getLoc())
        << "the next iteration gets this buffer, and has its own in the same "
           "place; plan two before the loop";
    return diag;
  }
  return success();
}

static LogicalResult report(const PlanViolation &violation,
                            ArrayRef<memref::ViewOp> views,
                            ArrayRef<PlacedBuffer> placed, int64_t arenaBytes) {
  memref::ViewOp view = views[violation.buffer];
  const PlacedBuffer &buffer = placed[violation.buffer];
  InFlightDiagnostic diag = view.emitOpError();
  switch (violation.kind) {
  case PlanViolation::OutsideArena:
    return diag << "expected bytes within an arena of " << arenaBytes
                << " bytes, got [" << buffer.offset << ", "
                << buffer.offset + buffer.bytes << ")";
  case PlanViolation::Misaligned:
    return diag << "expected an offset that is a multiple of "
                << kArenaAlignment << ", got " << buffer.offset;
  case PlanViolation::Overlap:
    diag << "shares bytes with another buffer while both are in use";
    diag.attachNote(memref::ViewOp(views[violation.other]).getLoc())
        << "the other buffer, at offset " << placed[violation.other].offset;
    return diag;
  }
  llvm_unreachable("unknown kind");
}

/// Sets the bytes that a view takes in its memory.
static LogicalResult setPlace(memref::ViewOp view, const APInt &offset,
                              PlacedBuffer &placed) {
  std::optional<int64_t> bytes = getKnownBytes(view.getType());
  if (bytes && llvm::checkedAdd(offset.getSExtValue(), *bytes)) {
    placed.offset = offset.getSExtValue();
    placed.bytes = *bytes;
    return success();
  }
  InFlightDiagnostic diag = view.emitOpError()
                            << "expected a view whose end in bytes is known "
                               "and fits in 64 bits, got "
                            << view.getType();
  diag.attachNote() << "plan buffers of static shape whose elements are "
                       "integers or floats";
  return diag;
}

/// Checks the views of one arena or workspace.
static LogicalResult verifyMemory(Block &body, Value memory,
                                  BufferViewFlowAnalysis &analysis,
                                  const DenseMap<Operation *, int64_t> &order) {
  std::optional<int64_t> bytes = getKnownBytes(memory.getType());
  if (!bytes)
    return emitError(memory.getLoc())
           << "expected planned memory of known size, got " << memory.getType();
  SmallVector<memref::ViewOp> views;
  std::vector<PlacedBuffer> placed;
  for (Operation *user : memory.getUsers()) {
    auto view = dyn_cast<memref::ViewOp>(user);
    APInt offset;
    if (!view || !matchPattern(view.getByteShift(), m_ConstantInt(&offset)))
      return user->emitOpError() << "expected planned memory to be used by "
                                    "memref.view at a constant offset only";
    PlacedBuffer buffer;
    if (failed(setPlace(view, offset, buffer)) ||
        failed(verifyNotCarried(view, analysis)))
      return failure();
    setLifetime(body, view, analysis, order, buffer);
    if (buffer.first > buffer.last)
      continue;
    views.push_back(view);
    placed.push_back(buffer);
  }
  for (const PlanViolation &violation :
       checkPlan(placed, *bytes, kArenaAlignment))
    return report(violation, views, placed, *bytes);
  return success();
}

/// An arena is one memory however many ops provide it: the views of each op are
/// checked by themselves, so that there is one per kind, in a function that no
/// other reaches.
static LogicalResult verifyArenas(func::FuncOp function,
                                  ArrayRef<ArenaOp> arenas) {
  std::map<ArenaKind, ArenaOp> known;
  for (ArenaOp arena : arenas) {
    if (function.isPrivate()) {
      InFlightDiagnostic diag = arena.emitOpError()
                                << "expected arenas in entries only, got one "
                                   "in private '@"
                                << function.getSymName() << "'";
      diag.attachNote() << "fsdp-plan-memory gives private functions a "
                           "workspace argument instead";
      return diag;
    }
    auto [it, isNew] = known.try_emplace(arena.getKind(), arena);
    if (isNew)
      continue;
    InFlightDiagnostic diag = arena.emitOpError()
                              << "expected one "
                              << stringifyArenaKind(arena.getKind())
                              << " arena in a function, got two";
    diag.attachNote(it->second.getLoc())
        << "make what needs it a view of this one, which is the same memory";
    return diag;
  }
  return success();
}

/// A function with arenas is not called: the caller's would be the same.
static LogicalResult verifyNotCalled(func::FuncOp function, ArenaOp arena) {
  auto uses = SymbolTable::getSymbolUses(function, function->getParentOp());
  if (!uses || uses->empty())
    return success();
  InFlightDiagnostic diag = uses->begin()->getUser()->emitOpError()
                            << "expected an entry that has arenas not to be "
                               "called, got a use of '@"
                            << function.getSymName() << "'";
  diag.attachNote(arena.getLoc())
      << "the arena is here; make the function private before "
         "fsdp-plan-memory, so that it gets a workspace argument";
  return diag;
}

/// The size recorded on an entry is that of its arena.
static LogicalResult verifySize(func::FuncOp function, ArenaOp arena) {
  if (arena.getKind() != ArenaKind::Comm && arena.getKind() != ArenaKind::Temp)
    return success();
  StringRef name =
      arena.getKind() == ArenaKind::Comm ? attr::kCommBytes : attr::kTempBytes;
  auto recorded = function->getAttrOfType<IntegerAttr>(name);
  int64_t bytes = cast<MemRefType>(arena.getType()).getNumElements();
  if (recorded && recorded.getInt() == bytes)
    return success();
  InFlightDiagnostic diag = arena.emitOpError()
                            << "expected the entry's '" << name << "' to be "
                            << bytes << ", got ";
  if (recorded)
    return diag << recorded.getInt();
  return diag << "none";
}

/// What was planned keeps the limit that the function was scheduled under.
static LogicalResult verifyLimit(func::FuncOp function) {
  auto figures = function->getAttrOfType<ScheduleAttr>(attr::kSchedule);
  int64_t limit = figures ? figures.getMemoryLimit() : 0;
  if (limit == 0)
    return success();
  std::optional<int64_t> sum = 0;
  auto add = [&](std::optional<int64_t> bytes) {
    sum = sum && bytes ? llvm::checkedAdd(*sum, *bytes) : std::nullopt;
  };
  for (BlockArgument arg : function.getArguments()) {
    if (isOffloaded(arg))
      continue;
    std::optional<int64_t> bytes = getKnownBytes(arg.getType());
    // Each begins at a boundary of its arena.
    add(bytes);
    add(bytes ? llvm::offsetToAlignment(*bytes, llvm::Align(kArenaAlignment))
              : 0);
    if (!sum)
      return emitError(arg.getLoc())
             << "expected arguments of known sizes that fit in 64 bits "
                "together, got "
             << arg.getType();
  }
  for (StringRef name : {attr::kCommBytes, attr::kTempBytes})
    if (auto size = function->getAttrOfType<IntegerAttr>(name))
      add(size.getInt());
  int64_t bytes = sum.value_or(std::numeric_limits<int64_t>::max());
  if (bytes <= limit)
    return success();
  InFlightDiagnostic diag = emitError(function.getLoc())
                            << "expected '@" << function.getSymName()
                            << "' to use at most " << limit
                            << " bytes, got a plan of " << bytes;
  if (llvm::any_of(function.getArguments(), isOffloaded))
    diag.attachNote() << "states that the host keeps need room where they are "
                         "updated, which the schedule does not count; give a "
                         "limit of "
                      << bytes << " or more";
  else if (figures.getMachine())
    diag.attachNote() << "give fsdp-schedule a limit that is smaller by "
                      << bytes - limit;
  else
    diag.attachNote() << "its collectives were not scheduled under the limit: "
                         "there are none, or 'fsdp-schedule' does not search";
  return failure();
}

/// Nothing is left to allocate but what a stack has room for.
static LogicalResult verifyNoAllocation(func::FuncOp function) {
  WalkResult result = function.walk<WalkOrder::PreOrder>([](Operation *op) {
    // What rows hold are registers.
    if (op->hasAttr(attr::kRows))
      return WalkResult::skip();
    auto alloca = dyn_cast<memref::AllocaOp>(op);
    std::optional<int64_t> bytes =
        alloca ? getKnownBytes(alloca.getType()) : std::nullopt;
    bool isSmall = bytes && *bytes <= kLargestStackBuffer;
    if (isSmall || !isa<memref::AllocOp, memref::AllocaOp>(op))
      return WalkResult::advance();
    InFlightDiagnostic diag = op->emitOpError() << "is left after planning";
    diag.attachNote() << "run fsdp-plan-memory first";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

static LogicalResult verifyFunction(func::FuncOp function) {
  if (failed(verifyNoAllocation(function)))
    return failure();
  // What is used in another block has no time in the first one.
  if (!function.getBody().hasOneBlock())
    return function.emitError() << "expected one block, got "
                                << function.getBody().getBlocks().size();
  Block &body = function.front();
  DenseMap<Operation *, int64_t> order;
  for (Operation &op : body)
    order.try_emplace(&op, order.size());
  if (failed(verifyLimit(function)))
    return failure();
  BufferViewFlowAnalysis analysis(function);
  for (BlockArgument arg : function.getArguments())
    if (hasArgRole(function, arg.getArgNumber(), RoleKind::Workspace) &&
        failed(verifyMemory(body, arg, analysis, order)))
      return failure();
  SmallVector<ArenaOp> arenas;
  function.walk([&](ArenaOp arena) { arenas.push_back(arena); });
  if (failed(verifyArenas(function, arenas)))
    return failure();
  for (ArenaOp arena : arenas)
    if (failed(verifySize(function, arena)) ||
        failed(verifyMemory(body, arena.getMemory(), analysis, order)))
      return failure();
  return arenas.empty() ? success() : verifyNotCalled(function, arenas[0]);
}

namespace {
struct VerifyPlan : fsdp::impl::VerifyPlanPassBase<VerifyPlan> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isDeclaration() && failed(verifyFunction(function)))
        return signalPassFailure();
  }
};
} // namespace
