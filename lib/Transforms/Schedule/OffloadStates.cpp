//===- OffloadStates.cpp - Copies of what the host keeps ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the buffers and copies of the stays that Analysis/Offload.h plans.
//
//===----------------------------------------------------------------------===//

#include "OffloadUses.h"
#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Buffers/BufferUtils.h"
#include "fsdp/Transforms/Schedule/Passes.h"
#include "fsdp/Transforms/Schedule/PrintSchedule.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/SetVector.h"
#include <map>

namespace mlir::fsdp {
#define GEN_PASS_DEF_OFFLOADSTATESPASS
#include "fsdp/Transforms/Schedule/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// The channels of a module, made when they are first needed.
class CopyChannels {
public:
  explicit CopyChannels(ModuleOp top) : top(top), symbols(top) {}

  FlatSymbolRefAttr getFetch() { return get(fetch, "fetch"); }
  FlatSymbolRefAttr getStore() { return get(store, "store"); }

private:
  FlatSymbolRefAttr get(FlatSymbolRefAttr &channel, StringRef name);

  ModuleOp top;
  SymbolTable symbols;
  FlatSymbolRefAttr fetch, store;
};

/// The stays whose copies start or are waited for before an op.
struct Events {
  SmallVector<size_t> fetches, fetched, stores, stored;
};

/// Rewrites one function.
class Offloader {
public:
  Offloader(func::FuncOp function, CopyChannels &channels)
      : function(function), channels(channels), uses(function) {}
  LogicalResult run();

private:
  void place(const OffloadStay &stay);
  Value cloneView(Value view, Value buffer, OpBuilder &builder);
  ArrayAttr getUnits(ArrayRef<size_t> stays);
  void start(ArrayRef<size_t> moved, bool isFetch);
  void startAll(ArrayRef<size_t> numbers, bool isFetch);
  void waitAll(ArrayRef<size_t> numbers, ArrayRef<StartOp> copies);
  void issueAll(int64_t position, const Events &events);
  void copyAll();

  func::FuncOp function;
  CopyChannels &channels;
  OffloadUses uses;
  std::vector<OffloadStay> stays;
  /// The buffer, and the copy to wait for, of each stay.
  SmallVector<Value> buffers;
  SmallVector<StartOp> fetches, stores;
  OpBuilder builder{function.getContext()};
};
} // namespace

FlatSymbolRefAttr CopyChannels::get(FlatSymbolRefAttr &channel,
                                    StringRef name) {
  if (channel)
    return channel;
  // Any grid: over no axes each rank is alone.
  shard::GridOp grid = *top.getOps<shard::GridOp>().begin();
  OpBuilder builder(top.getContext());
  auto op =
      ChannelOp::create(builder, grid.getLoc(), builder.getStringAttr(name),
                        FlatSymbolRefAttr::get(grid.getSymNameAttr()),
                        builder.getDenseI64ArrayAttr({}));
  Operation *place = grid;
  for (Operation &other : *top.getBody())
    if (isa<UnitOp, ChannelOp, TreeModuleOp>(other))
      place = &other;
  symbols.insert(op, std::next(place->getIterator()));
  return channel = FlatSymbolRefAttr::get(op);
}

//===----------------------------------------------------------------------===//
// Buffers and copies
//===----------------------------------------------------------------------===//

/// The same view of the buffer.
Value Offloader::cloneView(Value view, Value buffer, OpBuilder &atUser) {
  auto op = view.getDefiningOp<ViewLikeOpInterface>();
  if (!op)
    return buffer;
  IRMapping mapping;
  mapping.map(op.getViewSource(),
              cloneView(op.getViewSource(), buffer, atUser));
  Operation *clone = atUser.clone(*op, mapping);
  return clone->getResult(cast<OpResult>(view).getResultNumber());
}

/// What a buffer is called in reports: "exp_avg of fc".
static std::string nameArgument(func::FuncOp function, unsigned index) {
  RoleAttr role = getArgRole(function, index);
  if (!role)
    return "state";
  bool isShard = role.getKind() == RoleKind::Shard;
  bool isSlot = role.getKind() == RoleKind::OptimizerState;
  std::string name = isShard                    ? "shard"
                     : isSlot && role.getName() ? role.getName().str()
                                                : "state";
  return isShard || isSlot
             ? name + " of " + role.getSymbol().getLeafReference().str()
             : name;
}

/// Makes the buffer of a stay, and gives it to the ops that need it.
void Offloader::place(const OffloadStay &stay) {
  BlockArgument argument = uses.arguments[stay.value];
  builder.setInsertionPoint(uses.ops[stay.fetch]);
  Location loc = NameLoc::get(
      builder.getStringAttr(nameArgument(function, argument.getArgNumber())),
      argument.getLoc());
  Value buffer =
      createAlignedAlloc(builder, loc, cast<MemRefType>(argument.getType()));
  buffers.push_back(buffer);
  for (const MarkedOperand &use : uses.operands[stay.value]) {
    if (use.position < stay.first || use.position > stay.last)
      continue;
    OpBuilder atUser(use.operand->getOwner());
    use.operand->set(cloneView(use.operand->get(), buffer, atUser));
  }
}

/// The buffers have views of their own.
static void eraseUnusedViews(ArrayRef<Operation *> ops) {
  for (Operation *op : llvm::reverse(ops))
    if (isa<ViewLikeOpInterface>(op) && isOpTriviallyDead(op))
      op->erase();
}

/// Waits name what their starts name now.
static void renameInWaits(ArrayRef<Operation *> ops) {
  for (Operation *op : ops)
    if (auto wait = dyn_cast<WaitOp>(op))
      if (auto start = wait.getTicket().getDefiningOp<StartOp>()) {
        wait.getSourcesMutable().assign(start.getSources());
        wait.getDestsMutable().assign(start.getDests());
      }
}

/// The units of values that move together, or none.
ArrayAttr Offloader::getUnits(ArrayRef<size_t> moved) {
  SmallVector<Attribute> units;
  for (size_t number : moved) {
    unsigned index = uses.arguments[stays[number].value].getArgNumber();
    for (RoleKind kind : {RoleKind::Shard, RoleKind::OptimizerState})
      if (auto unit = dyn_cast_or_null<FlatSymbolRefAttr>(
              getArgSymbol(function, index, kind)))
        units.push_back(unit);
  }
  if (units.size() != moved.size())
    units.clear();
  return builder.getArrayAttr(units);
}

void Offloader::start(ArrayRef<size_t> moved, bool isFetch) {
  SmallVector<Value> hosts, devices;
  for (size_t number : moved) {
    hosts.push_back(uses.arguments[stays[number].value]);
    devices.push_back(buffers[number]);
  }
  auto op = StartOp::create(
      builder, hosts.front().getLoc(), TicketType::get(builder.getContext()),
      CollectiveKindAttr::get(builder.getContext(), CollectiveKind::Copy),
      isFetch ? channels.getFetch() : channels.getStore(), getUnits(moved),
      StringAttr(), ReduceKindAttr(), DenseI64ArrayAttr(),
      LaneAttr::get(builder.getContext(), Lane::HostCopy),
      isFetch ? hosts : devices, isFetch ? devices : hosts);
  for (size_t number : moved)
    (isFetch ? fetches : stores)[number] = op;
}

/// Starts the copies of stays that move at the same times together, those of
/// units apart from others.
void Offloader::startAll(ArrayRef<size_t> numbers, bool isFetch) {
  std::map<std::pair<int64_t, bool>, SmallVector<size_t>> groups;
  for (size_t number : numbers) {
    const OffloadStay &stay = stays[number];
    groups[{isFetch ? stay.first : stay.stored, !getUnits(number).empty()}]
        .push_back(number);
  }
  for (const auto &[times, moved] : groups)
    start(moved, isFetch);
}

/// Waits for each copy of stays once.
void Offloader::waitAll(ArrayRef<size_t> numbers, ArrayRef<StartOp> copies) {
  llvm::SetVector<Operation *> started;
  for (size_t number : numbers)
    if (StartOp copy = copies[number]; copy && copy.getTicket().use_empty())
      started.insert(copy);
  for (Operation *op : started) {
    auto copy = cast<StartOp>(op);
    WaitOp::create(builder, copy.getLoc(), copy.getTicket(),
                   LaneAttr::get(builder.getContext(), Lane::Compute),
                   copy.getSources(), copy.getDests());
  }
}

/// Issues what belongs before an op: stores are waited for and started before
/// fetches, so that their buffers are free for those, and what the op needs is
/// waited for when the next fetch is on its way.
void Offloader::issueAll(int64_t position, const Events &events) {
  builder.setInsertionPoint(uses.ops[position]);
  waitAll(events.stored, stores);
  startAll(events.stores, /*isFetch=*/false);
  startAll(events.fetches, /*isFetch=*/true);
  waitAll(events.fetched, fetches);
  // What ends here and began here has nothing to overlap with.
  waitAll(events.stored, stores);
}

/// Makes the copies of all stays.
void Offloader::copyAll() {
  fetches.resize(stays.size());
  stores.resize(stays.size());
  std::vector<Events> events(uses.ops.size());
  for (auto [number, stay] : llvm::enumerate(stays)) {
    events[stay.fetch].fetches.push_back(number);
    events[stay.first].fetched.push_back(number);
    if (!stay.writes)
      continue;
    events[stay.last + 1].stores.push_back(number);
    events[stay.stored].stored.push_back(number);
  }
  for (auto [position, here] : llvm::enumerate(events))
    issueAll(static_cast<int64_t>(position), here);
}

LogicalResult Offloader::run() {
  if (failed(uses.read()))
    return failure();
  stays = planOffload(uses.steps, uses.values);
  for (const OffloadStay &stay : stays)
    place(stay);
  renameInWaits(uses.ops);
  copyAll();
  eraseUnusedViews(uses.ops);
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Adds what was issued on channels that the schedule does not know.
static void recordOrder(ModuleOp top, func::FuncOp function) {
  auto all = top->getAttrOfType<DictionaryAttr>(attr::kIssueOrder);
  NamedAttrList functions(all);
  auto known =
      dyn_cast_or_null<DictionaryAttr>(functions.get(function.getSymName()));
  NamedAttrList order(known);
  for (NamedAttribute channel : getIssueOrder(function))
    if (!known || !known.contains(channel.getName()))
      order.push_back(channel);
  functions.set(function.getSymName(),
                order.getDictionary(function.getContext()));
  top->setAttr(attr::kIssueOrder,
               functions.getDictionary(function.getContext()));
}

static LogicalResult expectGrid(ModuleOp top) {
  if (!top.getOps<shard::GridOp>().empty())
    return success();
  InFlightDiagnostic diag = emitError(top.getLoc())
                            << "expected a shard.grid for the channels of "
                               "copies, got none";
  diag.attachNote() << "each rank is alone on them, whatever the grid";
  return diag;
}

namespace {
struct OffloadStates : fsdp::impl::OffloadStatesPassBase<OffloadStates> {
  void runOnOperation() override {
    if (failed(expectSplitCollectives(getOperation())))
      return signalPassFailure();
    ModuleOp top = getOperation();
    CopyChannels channels(top);
    for (auto function : top.getOps<func::FuncOp>()) {
      if (function.isDeclaration() ||
          llvm::none_of(function.getArguments(), isOffloaded))
        continue;
      if (failed(expectGrid(top)) ||
          failed(Offloader(function, channels).run()))
        return signalPassFailure();
      recordOrder(top, function);
    }
  }
};
} // namespace
