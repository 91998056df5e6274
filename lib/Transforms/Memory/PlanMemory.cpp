//===- PlanMemory.cpp - Places every buffer in an arena -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adapter of Analysis/MemoryPlan.h: lifetimes from the IR, offsets back to it.
//
//===----------------------------------------------------------------------===//

#include "PlannedBuffer.h"
#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Buffers/SegmentWork.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Memory/Passes.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "fsdp-plan-memory"

namespace mlir::fsdp {
#define GEN_PASS_DEF_PLANMEMORYPASS
#include "fsdp/Transforms/Memory/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// Plans one function after the other.
class Planner {
public:
  explicit Planner(ModuleOp module) : module(module) {}
  LogicalResult run();

private:
  LogicalResult planFunction(func::FuncOp function);
  LogicalResult planCallees(func::FuncOp function);
  void allocateWorkspaces(func::FuncOp function);
  LogicalResult collectBuffers(func::FuncOp function,
                               SmallVectorImpl<PlannedBuffer> &buffers);
  LogicalResult measure(func::FuncOp function, Operation *alloc,
                        SmallVectorImpl<PlannedBuffer> &buffers);
  void placeInArenas(func::FuncOp function, ArrayRef<PlannedBuffer> buffers);
  void placeInWorkspace(func::FuncOp function, ArrayRef<PlannedBuffer> buffers);

  ModuleOp module;
  SymbolTableCollection symbols;
  DenseMap<Operation *, int64_t> positions;
  llvm::SetVector<Operation *> active;
  DenseSet<Operation *> done;
  /// The bytes that no workspace of a function goes below, and those of the
  /// allocations for them.
  DenseMap<Operation *, int64_t> workspaceBounds;
};

} // namespace

static bool isPlannable(MemRefType type) {
  return type.hasStaticShape() && type.getLayout().isIdentity() &&
         type.getElementType().isIntOrIndexOrFloat();
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

/// Sums of sizes, with gaps between them, fit in 64 bits.
static LogicalResult verifySizes(func::FuncOp function,
                                 ArrayRef<PlannedBuffer> buffers) {
  std::optional<int64_t> sum = kArenaAlignment;
  // Only those of entries are part of the plan.
  if (!function.isPrivate()) {
    for (BlockArgument arg : function.getArguments()) {
      std::optional<int64_t> bytes = getKnownBytes(arg.getType());
      sum = bytes ? llvm::checkedAdd(*sum, *bytes) : std::nullopt;
      if (!sum)
        return emitError(arg.getLoc())
               << "expected arguments of known sizes that fit in 64 bits "
                  "together, got "
               << arg.getType();
    }
  }
  for (const PlannedBuffer &buffer : buffers) {
    Type type = buffer.alloc->getResult(0).getType();
    if (std::optional<int64_t> bytes = getKnownBytes(type))
      sum = llvm::checkedAdd(*sum, *bytes);
    else
      sum = std::nullopt;
    if (sum)
      sum = llvm::checkedAdd(*sum, kArenaAlignment);
    if (!sum)
      return buffer.alloc->emitError()
             << "expected buffers whose sizes fit in 64 bits together, got "
             << type;
  }
  return success();
}

LogicalResult Planner::measure(func::FuncOp function, Operation *alloc,
                               SmallVectorImpl<PlannedBuffer> &buffers) {
  PlannedBuffer buffer{alloc, {}, {}, false, {}};
  if (failed(measureBuffer(function, positions, symbols, buffer)))
    return failure();
  if (auto it = workspaceBounds.find(alloc); it != workspaceBounds.end())
    buffer.needed.bytes = it->second;
  buffers.push_back(std::move(buffer));
  return success();
}

LogicalResult Planner::collectBuffers(func::FuncOp function,
                                      SmallVectorImpl<PlannedBuffer> &buffers) {
  positions.clear();
  int64_t position = 0;
  for (Operation &op : function.front())
    positions[&op] = position++;
  WalkResult result =
      function.walk<WalkOrder::PreOrder>([&](Operation *op) -> WalkResult {
        // What rows hold are registers.
        if (op->hasAttr(attr::kRows))
          return WalkResult::skip();
        if (!isa<memref::AllocOp, memref::AllocaOp>(op))
          return WalkResult::advance();
        if (op->use_empty()) {
          op->erase();
          return WalkResult::skip();
        }
        auto type = cast<MemRefType>(op->getResult(0).getType());
        if (!isPlannable(type))
          return op->emitError()
                 << "expected a buffer of static shape and plain "
                    "layout, got "
                 << type;
        std::optional<int64_t> bytes = getKnownBytes(type);
        if (isa<memref::AllocaOp>(op) && bytes && *bytes <= kLargestStackBuffer)
          return WalkResult::advance();
        return measure(function, op, buffers);
      });
  if (result.wasInterrupted())
    return failure();
  return verifySizes(function, buffers);
}

/// One element of `fsdp.intervals`.
static Attribute makeRecord(OpBuilder &builder, const PlannedBuffer &buffer,
                            PlanPlace arena, int64_t offset) {
  const auto &role = buffer.role;
  return IntervalAttr::get(
      builder.getContext(), builder.getStringAttr(role.name), arena, offset,
      buffer.interval.bytes, buffer.interval.first, buffer.interval.last,
      role.unit ? builder.getStringAttr(*role.unit) : StringAttr(),
      role.phase.empty() ? StringAttr() : builder.getStringAttr(role.phase));
}

static std::vector<BufferInterval>
getIntervals(ArrayRef<PlannedBuffer> buffers) {
  std::vector<BufferInterval> intervals;
  for (const PlannedBuffer &buffer : buffers)
    intervals.push_back(buffer.interval);
  return intervals;
}

/// Replaces a buffer by a view of its memory; returns what was done.
static Attribute replace(OpBuilder &builder, const PlannedBuffer &buffer,
                         Value memory, PlanPlace arena, int64_t offset) {
  builder.setInsertionPoint(buffer.alloc);
  Location loc = buffer.alloc->getLoc();
  Value shift = arith::ConstantIndexOp::create(builder, loc, offset);
  Value view =
      memref::ViewOp::create(builder, loc, buffer.alloc->getResult(0).getType(),
                             memory, shift, ValueRange());
  buffer.alloc->getResult(0).replaceAllUsesWith(view);
  buffer.alloc->erase();
  return makeRecord(builder, buffer, arena, offset);
}

/// Records what a plan can be compared with.
static void recordBounds(func::FuncOp function,
                         ArrayRef<PlannedBuffer> buffers) {
  std::vector<BufferInterval> needed;
  int64_t sum = 0;
  for (const PlannedBuffer &buffer : buffers) {
    needed.push_back(buffer.needed);
    sum += llvm::alignTo(buffer.interval.bytes, kArenaAlignment);
  }
  Builder builder(function.getContext());
  int64_t bound = getDeviceBytes(function) + countLiveBytes(needed);
  function->setAttr(attr::kPeakBound, builder.getI64IntegerAttr(bound));
  function->setAttr(attr::kUnsharedBytes, builder.getI64IntegerAttr(sum));
}

/// Places the buffers of an entry: those of collectives, then the others, also
/// where and while the memory of the first ones is free.
void Planner::placeInArenas(func::FuncOp function,
                            ArrayRef<PlannedBuffer> buffers) {
  recordBounds(function, buffers);
  OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
  SmallVector<Attribute> records;
  SharedMemory shared;
  Value comm;
  for (ArenaKind kind : {ArenaKind::Comm, ArenaKind::Temp}) {
    bool isComm = kind == ArenaKind::Comm;
    auto own = llvm::filter_to_vector(buffers, [&](const PlannedBuffer &each) {
      return each.isComm == isComm;
    });
    std::vector<BufferInterval> intervals = getIntervals(own);
    MemoryPlan plan = planMemory(intervals, kArenaAlignment, shared);
    LDBG() << "@" << function.getSymName() << ": " << own.size()
           << " buffers of " << stringifyArenaKind(kind) << " in " << plan.peak
           << " bytes, at least " << plan.lowerBound;
    function->setAttr(isComm ? attr::kCommBytes : attr::kTempBytes,
                      builder.getI64IntegerAttr(plan.peak));
    function->setAttr(isComm ? attr::kCommBound : attr::kTempBound,
                      builder.getI64IntegerAttr(plan.lowerBound));
    Value memory;
    builder.setInsertionPointToStart(&function.front());
    if (llvm::is_contained(plan.isShared, false))
      memory = ArenaOp::create(
          builder, function.getLoc(),
          MemRefType::get({plan.peak}, builder.getI8Type()), kind);
    for (auto [i, buffer] : llvm::enumerate(own)) {
      bool isShared = plan.isShared[i];
      PlanPlace place = isShared || isComm ? PlanPlace::Comm : PlanPlace::Temp;
      records.push_back(replace(builder, buffer, isShared ? comm : memory,
                                place, plan.offsets[i]));
    }
    if (isComm) {
      shared = {std::move(intervals), std::move(plan)};
      comm = memory;
    }
  }
  function->setAttr(attr::kIntervals, builder.getArrayAttr(records));
}

/// Places the buffers of a private function in a new last argument.
void Planner::placeInWorkspace(func::FuncOp function,
                               ArrayRef<PlannedBuffer> buffers) {
  MemoryPlan plan = planMemory(getIntervals(buffers), kArenaAlignment);
  LDBG() << "@" << function.getSymName() << ": " << buffers.size()
         << " buffers of its workspace in " << plan.peak << " bytes, at least "
         << plan.lowerBound;
  std::vector<BufferInterval> needed;
  for (const PlannedBuffer &buffer : buffers)
    needed.push_back(buffer.needed);
  workspaceBounds[function] = countLiveBytes(needed);
  OpBuilder builder(function.getContext());
  auto type = MemRefType::get({plan.peak}, builder.getI8Type());
  unsigned index = function.getNumArguments();
  auto role = RoleAttr::get(function.getContext(), RoleKind::Workspace);
  (void)function.insertArgument(index, type, makeRoleDict(role),
                                function.getLoc());
  Value memory = function.getArgument(index);
  SmallVector<Attribute> records;
  for (auto [buffer, offset] : llvm::zip_equal(buffers, plan.offsets))
    records.push_back(
        replace(builder, buffer, memory, PlanPlace::Workspace, offset));
  function->setAttr(attr::kIntervals, builder.getArrayAttr(records));
}

/// Gives every call of a planned function the workspace it needs.
void Planner::allocateWorkspaces(func::FuncOp function) {
  function.walk([&](func::CallOp call) {
    auto callee = symbols.lookupNearestSymbolFrom<func::FuncOp>(
        call, call.getCalleeAttr());
    if (callee.getNumArguments() == call.getNumOperands())
      return;
    OpBuilder builder(call);
    StringRef segment = getSegment(callee, symbols);
    StringRef name = segment.empty() ? callee.getSymName() : segment;
    Location loc = NameLoc::get(builder.getStringAttr("workspace of " + name),
                                call.getLoc());
    Value workspace = memref::AllocOp::create(
        builder, loc, cast<MemRefType>(callee.getArgumentTypes().back()));
    call->insertOperands(call->getNumOperands(), workspace);
    int64_t bound = workspaceBounds.lookup(callee);
    workspaceBounds[workspace.getDefiningOp()] = bound;
  });
}

LogicalResult Planner::planCallees(func::FuncOp function) {
  WalkResult result = function.walk([&](func::CallOp call) -> WalkResult {
    auto callee = symbols.lookupNearestSymbolFrom<func::FuncOp>(
        call, call.getCalleeAttr());
    if (!callee || callee.isDeclaration())
      return call.emitError()
             << "expected a function with a body, got @" << call.getCallee();
    if (!callee.isPrivate())
      return call.emitError()
             << "expected a private function, got @" << call.getCallee();
    if (active.contains(callee))
      return call.emitError() << "expected no recursion, got a call of @"
                              << call.getCallee() << " inside itself";
    return planFunction(callee);
  });
  return failure(result.wasInterrupted());
}

LogicalResult Planner::planFunction(func::FuncOp function) {
  if (function.isDeclaration() || !done.insert(function).second)
    return success();
  if (!function.getBody().hasOneBlock())
    return function.emitError() << "expected one block, got "
                                << function.getBody().getBlocks().size();
  active.insert(function);
  if (failed(planCallees(function)))
    return failure();
  active.remove(function);
  allocateWorkspaces(function);
  function.walk([](memref::DeallocOp dealloc) { dealloc.erase(); });

  SmallVector<PlannedBuffer> buffers;
  if (failed(collectBuffers(function, buffers)))
    return failure();
  if (function.isPrivate()) {
    if (!buffers.empty())
      placeInWorkspace(function, buffers);
    return success();
  }
  placeInArenas(function, buffers);
  return success();
}

LogicalResult Planner::run() {
  for (auto function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (failed(planFunction(function)))
      return failure();
  return success();
}

namespace {
struct PlanMemory : fsdp::impl::PlanMemoryPassBase<PlanMemory> {
  void runOnOperation() override {
    if (failed(expectSplitCollectives(getOperation())) ||
        failed(expectUnplannedMemory(getOperation())))
      return signalPassFailure();
    if (failed(Planner(getOperation()).run()))
      signalPassFailure();
  }
};
} // namespace
