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

#include "BufferRole.h"
#include "fsdp/Analysis/MemoryPlan.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/LowerPasses.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_PLANMEMORYPASS
#include "fsdp/Transforms/LowerPasses.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Every buffer starts at a multiple of this: a cache line, and an AVX-512
/// vector.
static constexpr int64_t kAlignment = 64;

/// Small temporaries may stay on the stack.
static constexpr int64_t kLargestStackBuffer = 1024;

namespace {

enum class Arena { Comm, Temp, Workspace };

/// A buffer to place.
struct Buffer {
  Operation *alloc;
  BufferInterval interval;
  Arena arena;
  BufferRole role;
};

/// Plans one function after the other.
class Planner {
public:
  explicit Planner(ModuleOp module) : module(module), symbols(module) {}
  LogicalResult run();

private:
  LogicalResult planFunction(func::FuncOp function);
  LogicalResult planCallees(func::FuncOp function);
  void allocateWorkspaces(func::FuncOp function);
  LogicalResult collectBuffers(func::FuncOp function,
                               SmallVectorImpl<Buffer> &buffers);
  LogicalResult measure(func::FuncOp function, Buffer &buffer);
  int64_t place(func::FuncOp function, Arena arena, ArrayRef<Buffer> buffers);

  ModuleOp module;
  SymbolTable symbols;
  DenseMap<Operation *, int64_t> positions;
  llvm::SetVector<Operation *> active;
  DenseSet<Operation *> done;
};

} // namespace

static int64_t getBytes(MemRefType type) {
  Type element = type.getElementType();
  int64_t bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  return type.getNumElements() * llvm::divideCeil(bits, 8);
}

static bool isPlannable(MemRefType type) {
  return type.hasStaticShape() && type.getLayout().isIdentity() &&
         type.getElementType().isIntOrIndexOrFloat();
}

/// The memref itself and everything that may be a view of it.
static llvm::SetVector<Value> getAliases(Value memref) {
  llvm::SetVector<Value> aliases;
  aliases.insert(memref);
  for (unsigned i = 0; i < aliases.size(); ++i) {
    for (Operation *user : aliases[i].getUsers()) {
      bool leavesRegion = user->hasTrait<OpTrait::IsTerminator>() &&
                          !isa<FunctionOpInterface>(user->getParentOp());
      for (Operation *op : {user, leavesRegion ? user->getParentOp() : user})
        for (Value result : op->getResults())
          if (isa<BaseMemRefType>(result.getType()))
            aliases.insert(result);
      // Loops hand their operands to their body.
      for (Region &region : user->getRegions())
        for (Value arg : region.getArguments())
          if (isa<BaseMemRefType>(arg.getType()))
            aliases.insert(arg);
    }
  }
  return aliases;
}

//===----------------------------------------------------------------------===//
// Lifetimes
//===----------------------------------------------------------------------===//

/// Sets lifetime, arena and name of a buffer from its uses.
LogicalResult Planner::measure(func::FuncOp function, Buffer &buffer) {
  Block *body = &function.front();
  // By position, then in the order in which they are found.
  SmallVector<std::tuple<int64_t, size_t, Operation *>> uses;
  bool isComm = false;
  for (Value alias : getAliases(buffer.alloc->getResult(0))) {
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
      isComm |= isa<StartOp, WaitOp>(user);
      // A view alone needs no memory.
      if (user->getNumResults() == 1 && isa<ViewLikeOpInterface>(user))
        continue;
      Operation *top = body->findAncestorOpInBlock(*user);
      uses.push_back({positions.lookup(top), uses.size(), user});
    }
  }
  llvm::sort(uses);
  if (!uses.empty())
    buffer.interval = {
        getBytes(cast<MemRefType>(buffer.alloc->getResult(0).getType())),
        std::get<0>(uses.front()), std::get<0>(uses.back())};
  if (function.isPrivate())
    buffer.arena = Arena::Workspace;
  else
    buffer.arena = isComm ? Arena::Comm : Arena::Temp;
  buffer.role = describeBuffer(
      llvm::map_to_vector(uses,
                          [](const auto &use) { return std::get<2>(use); }),
      symbols);
  if (auto name = dyn_cast<NameLoc>(buffer.alloc->getLoc()))
    buffer.role.name = name.getName().str();
  return success();
}

LogicalResult Planner::collectBuffers(func::FuncOp function,
                                      SmallVectorImpl<Buffer> &buffers) {
  positions.clear();
  int64_t position = 0;
  for (Operation &op : function.front())
    positions[&op] = position++;
  WalkResult result = function.walk([&](Operation *op) -> WalkResult {
    if (!isa<memref::AllocOp, memref::AllocaOp>(op))
      return WalkResult::advance();
    if (op->use_empty()) {
      op->erase();
      return WalkResult::skip();
    }
    auto type = cast<MemRefType>(op->getResult(0).getType());
    if (!isPlannable(type))
      return op->emitError() << "expected a buffer of static shape and plain "
                                "layout, got "
                             << type;
    if (isa<memref::AllocaOp>(op) && getBytes(type) <= kLargestStackBuffer)
      return WalkResult::advance();
    Buffer buffer{op, {}, Arena::Temp, {}};
    if (failed(measure(function, buffer)))
      return WalkResult::interrupt();
    buffers.push_back(buffer);
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// One element of `fsdp.intervals`.
static Attribute makeRecord(OpBuilder &builder, const Buffer &buffer,
                            StringRef arena, int64_t offset) {
  NamedAttrList record;
  record.set("name", builder.getStringAttr(buffer.role.name));
  if (buffer.role.unit)
    record.set("unit", builder.getStringAttr(*buffer.role.unit));
  if (!buffer.role.phase.empty())
    record.set("phase", builder.getStringAttr(buffer.role.phase));
  record.set("arena", builder.getStringAttr(arena));
  record.set("offset", builder.getI64IntegerAttr(offset));
  record.set("bytes", builder.getI64IntegerAttr(buffer.interval.bytes));
  record.set("first", builder.getI64IntegerAttr(buffer.interval.first));
  record.set("last", builder.getI64IntegerAttr(buffer.interval.last));
  return record.getDictionary(builder.getContext());
}

/// Places the buffers of one arena, replaces them by views, records what was
/// done, and returns the size of the arena.
int64_t Planner::place(func::FuncOp function, Arena arena,
                       ArrayRef<Buffer> all) {
  SmallVector<Buffer> buffers;
  std::vector<BufferInterval> intervals;
  for (const Buffer &buffer : all)
    if (buffer.arena == arena) {
      buffers.push_back(buffer);
      intervals.push_back(buffer.interval);
    }
  MemoryPlan plan = planMemory(intervals, kAlignment);
  OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
  auto type = MemRefType::get({plan.peak}, builder.getI8Type());
  StringRef arenaName = "workspace";
  Value memory;
  if (arena != Arena::Workspace) {
    bool isComm = arena == Arena::Comm;
    ArenaKind kind = isComm ? ArenaKind::Comm : ArenaKind::Temp;
    arenaName = stringifyArenaKind(kind);
    function->setAttr(isComm ? attr::kCommBytes : attr::kTempBytes,
                      builder.getI64IntegerAttr(plan.peak));
    function->setAttr(isComm ? attr::kCommBound : attr::kTempBound,
                      builder.getI64IntegerAttr(plan.lowerBound));
    if (!buffers.empty())
      memory = ArenaOp::create(builder, function.getLoc(), type, kind);
  } else if (!buffers.empty()) {
    unsigned index = function.getNumArguments();
    auto mark = builder.getNamedAttr(attr::kWorkspace, builder.getUnitAttr());
    (void)function.insertArgument(index, type, builder.getDictionaryAttr(mark),
                                  function.getLoc());
    memory = function.getArgument(index);
  }

  SmallVector<Attribute> records;
  if (auto old = function->getAttrOfType<ArrayAttr>(attr::kIntervals))
    records.assign(old.begin(), old.end());
  for (auto [buffer, offset] : llvm::zip_equal(buffers, plan.offsets)) {
    builder.setInsertionPoint(buffer.alloc);
    Location loc = buffer.alloc->getLoc();
    Value shift = arith::ConstantIndexOp::create(builder, loc, offset);
    Value view = memref::ViewOp::create(builder, loc,
                                        buffer.alloc->getResult(0).getType(),
                                        memory, shift, ValueRange());
    buffer.alloc->getResult(0).replaceAllUsesWith(view);
    buffer.alloc->erase();
    records.push_back(makeRecord(builder, buffer, arenaName, offset));
  }
  function->setAttr(attr::kIntervals, builder.getArrayAttr(records));
  return plan.peak;
}

/// Gives every call of a planned function the workspace it needs.
void Planner::allocateWorkspaces(func::FuncOp function) {
  function.walk([&](func::CallOp call) {
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    if (callee.getNumArguments() == call.getNumOperands())
      return;
    OpBuilder builder(call);
    auto segment = callee->getAttrOfType<StringAttr>(attr::kSegment);
    StringRef name = segment ? segment.getValue() : callee.getSymName();
    Location loc = NameLoc::get(builder.getStringAttr("workspace of " + name),
                                call.getLoc());
    Value workspace = memref::AllocOp::create(
        builder, loc, cast<MemRefType>(callee.getArgumentTypes().back()));
    call->insertOperands(call->getNumOperands(), workspace);
  });
}

LogicalResult Planner::planCallees(func::FuncOp function) {
  WalkResult result = function.walk([&](func::CallOp call) -> WalkResult {
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
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

  SmallVector<Buffer> buffers;
  if (failed(collectBuffers(function, buffers)))
    return failure();
  if (function.isPrivate()) {
    if (!buffers.empty())
      place(function, Arena::Workspace, buffers);
    return success();
  }
  place(function, Arena::Comm, buffers);
  place(function, Arena::Temp, buffers);
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
    if (failed(Planner(getOperation()).run()))
      signalPassFailure();
  }
};
} // namespace
