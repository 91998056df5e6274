//===- BlockReader.cpp - Segments and collectives of a block --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockReader.h"
#include "fsdp/Analysis/Layout/RankGroups.h"
#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "fsdp/Transforms/Schedule/PrintSchedule.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/MathExtras.h"
#include <tuple>

using namespace mlir;
using namespace mlir::fsdp;

/// Ops that neither compute nor communicate: they stand in front of their first
/// user, wherever that is.
static bool isFloatingOp(Operation *op) {
  return isa<memref::AllocOp, memref::AllocaOp, ArenaOp, ViewLikeOpInterface>(
             op) ||
         isMemoryEffectFree(op);
}

/// Ranks in each group of a channel, consecutive ranks that hold a group, and
/// how far its members are apart; 0 if they are not known.
static std::tuple<int64_t, int64_t, int64_t> getGroup(StartOp start) {
  auto channel = lookupFromTop<ChannelOp>(start, start.getChannelAttr());
  auto grid = channel
                  ? lookupFromTop<shard::GridOp>(start, channel.getGridAttr())
                  : shard::GridOp();
  if (!grid || llvm::any_of(grid.getShape(), ShapedType::isDynamic))
    return {0, 0, 0};
  int64_t ranks = 1;
  for (int64_t axis : channel.getAxes())
    ranks *= grid.getShape()[axis];
  return {ranks, getRankSpan(grid.getShape(), channel.getAxes()),
          getRankStride(grid.getShape(), channel.getAxes())};
}

bool BlockReader::fail(Operation *op, const Twine &what) {
  auto start = dyn_cast<StartOp>(op);
  problem = start ? (stringifyCollectiveKind(start.getKind()) + " of '" +
                     getPayloadName(start) + "' " + what)
                        .str()
                  : ("'" + op->getName().getStringRef() + "' " + what).str();
  return false;
}

ArrayRef<Touch> BlockReader::getTouches(Value root) const {
  auto it = touches.find(root);
  return it == touches.end() ? ArrayRef<Touch>() : ArrayRef<Touch>(it->second);
}

//===----------------------------------------------------------------------===//
// Segments
//===----------------------------------------------------------------------===//

/// What a segment is called: as it is marked, else like the callee or the op.
std::string BlockReader::getSegmentName(Operation *op) {
  if (StringRef name = getSegment(op, symbols); !name.empty())
    return name.str();
  auto call = dyn_cast<func::CallOp>(op);
  return (call ? call.getCallee() : op->getName().getStringRef()).str();
}

bool BlockReader::addSegments() {
  for (Operation &op : block) {
    int64_t position = positions.size();
    positions[&op] = position;
    if (auto start = dyn_cast<StartOp>(op))
      starts.push_back(start);
    if (isa<StartOp, WaitOp>(op) || op.hasTrait<OpTrait::IsTerminator>() ||
        isFloatingOp(&op))
      continue;
    if (isa<CollectiveOpInterface>(op))
      return fail(&op, "is not split into a start and a wait "
                       "(fsdp-split-collectives)");
    BufferAccesses access = accesses.get(&op);
    if (access.barrier)
      return fail(&op, "has unknown effects");
    auto segment = static_cast<int64_t>(segments.size());
    for (const BufferAccesses::Access &entry : access.accesses)
      touches[entry.root].push_back({position, segment, entry.write});
    segments.push_back(&op);
    trace.segments.push_back({getSegmentName(&op), work.get(&op), 0});
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// The number of a start's channel. One of a value has a number of its own: a
/// start has one value, or any number of units.
unsigned BlockReader::getChannelNumber(StartOp start) {
  if (start.getUnits().empty())
    return numChannels++;
  auto [it, isNew] = channels.try_emplace(start.getChannel(), numChannels);
  numChannels += isNew;
  return it->second;
}

/// The boundary before which the gather cannot start. Its buffer must be an
/// allocation of its own.
bool BlockReader::findRelease(const CollectivePart &part, int64_t &release) {
  StartOp start = part.start;
  Value dest = part.getDest(), source = getBufferRoot(part.getSource());
  if (!isa_and_nonnull<memref::AllocOp>(dest.getDefiningOp()))
    return fail(start, "has no buffer of its own");
  for (StartOp other : starts) {
    for (Value value : other.getDests()) {
      bool isOwn = other == start && value == dest;
      if (!isOwn && getBufferRoot(value) == dest)
        return fail(start, "shares its buffer with another collective");
      if (getBufferRoot(value) == source)
        return fail(start, "reads what another collective writes");
    }
  }
  int64_t position = positions.lookup(start);
  release = 0;
  for (const Touch &touch : getTouches(source))
    if (touch.write && touch.position < position)
      release = touch.segment + 1;
  for (const Touch &touch : getTouches(dest))
    if (touch.position < position)
      return fail(start, "has a buffer that is used before");
  return true;
}

bool BlockReader::addGather(const CollectivePart &part) {
  StartOp start = part.start;
  TraceWindow window;
  if (!findRelease(part, window.release))
    return false;
  ArrayRef<Touch> uses = getTouches(part.getDest());
  if (uses.empty())
    return fail(start, "is not used");
  window.first = uses.front().segment;
  window.last = uses.back().segment;
  // Started later, it would gather what is written.
  int64_t position = positions.lookup(start);
  for (const Touch &touch : getTouches(getBufferRoot(part.getSource())))
    if (touch.write && touch.position > position &&
        touch.segment < window.first)
      return fail(start, "has a source that is written before the first use");
  Attribute symbol = start.getUnits()[part.index];
  auto number = static_cast<unsigned>(trace.units.size());
  auto [it, isNew] = gatheredUnits.insert({{symbol, part.getSource()}, number});
  if (isNew) {
    TraceUnit unit;
    unit.name = cast<SymbolRefAttr>(symbol).getLeafReference().str();
    unit.gatherBytes = getStaticBytes(part.getDest().getType());
    std::tie(unit.shardRanks, unit.span, unit.stride) = getGroup(start);
    unit.channel = getChannelNumber(start);
    trace.units.push_back(unit);
    windows.emplace_back();
    reductions.emplace_back();
  }
  TraceUnit &unit = trace.units[it->second];
  // What was written since the last gather must be gathered again.
  if (!unit.windows.empty() &&
      (window.release > unit.windows.back().release ||
       part.getDest().getType() !=
           windows[it->second].back().getDest().getType()))
    unit.reshard = WindowRule::Always;
  unit.windows.push_back(window);
  windows[it->second].push_back(part);
  return true;
}

/// What is sent for a reduction, and by whom.
TraceUnit BlockReader::describeReduction(const CollectivePart &part) {
  StartOp start = part.start;
  TraceUnit unit;
  unit.name = start.getUnits().empty()
                  ? start.getValueName().value_or("value").str()
                  : cast<SymbolRefAttr>(start.getUnits()[part.index])
                        .getLeafReference()
                        .str();
  unit.reduceBytes = getStaticBytes(part.getSource().getType());
  // What is reduced for all ranks is reduced, then gathered.
  CollectiveTraits traits = start.getTraits();
  bool isForAll = traits.reduces && traits.keepsExtent() && !traits.movesPieces;
  std::tie(isForAll ? unit.replicas : unit.shardRanks, unit.span, unit.stride) =
      getGroup(start);
  if (traits.joinsPieces)
    unit.movedBytes = getStaticBytes(part.getDest().getType());
  else if (traits.isOwnAffair())
    unit.movedBytes = 0;
  else if (traits.passesPieces && unit.shardRanks > 1)
    // All of it is sent, of a whole value but what a rank has itself.
    unit.movedBytes =
        unit.reduceBytes * unit.shardRanks / (unit.shardRanks - 1);
  unit.channel = getChannelNumber(start);
  return unit;
}

/// Finds the earlier reduction behind whose wait this one starts, as both meet
/// one buffer. Of more there is one to wait for: those that wait for none
/// start, and are waited for, in their order, and so do the others.
bool BlockReader::findNeeded(const CollectivePart &part, TraceUnit &unit) {
  Value source = getBufferRoot(part.getSource()),
        dest = getBufferRoot(part.getDest());
  // The last one of either queue, by what comes before it there.
  std::pair<int64_t, int64_t> last[2] = {{-1, -1}, {-1, -1}};
  for (auto [i, earlier] : llvm::enumerate(reductions)) {
    if (!earlier.start || earlier.start == part.start)
      continue;
    const TraceUnit &other = trace.units[i];
    Value made = getBufferRoot(earlier.getDest());
    bool meets = made == source || made == dest ||
                 getBufferRoot(earlier.getSource()) == dest;
    // A segment between them may wait for it in any case.
    bool isDone = other.gradUser >= 0 && other.gradUser <= unit.gradLast;
    if (meets && !isDone)
      last[other.reduces >= 0] = std::max(
          last[other.reduces >= 0], {other.gradLast, static_cast<int64_t>(i)});
  }
  bool hasFurther = last[1].second >= 0;
  unit.reduces = last[hasFurther].second;
  if (!hasFurther)
    return true;
  int64_t first = unit.reduces;
  while (trace.units[first].reduces >= 0)
    first = trace.units[first].reduces;
  if (last[0] > std::pair(trace.units[first].gradLast, first))
    return fail(part.start, "meets buffers of several others");
  return true;
}

bool BlockReader::addReduction(const CollectivePart &part) {
  StartOp start = part.start;
  Value source = getBufferRoot(part.getSource()),
        dest = getBufferRoot(part.getDest());
  int64_t position = positions.lookup(start);
  TraceUnit unit = describeReduction(part);
  unit.gradFirst = -1;
  for (const Touch &touch : getTouches(source)) {
    if (touch.position > position) {
      if (touch.write && source != dest)
        return fail(start, "has a source that is written again");
      continue;
    }
    unit.gradFirst = unit.gradFirst < 0 ? touch.segment : unit.gradFirst;
    unit.gradLast = touch.segment;
  }
  for (const Touch &touch : llvm::reverse(getTouches(dest)))
    if (touch.position > position)
      unit.gradUser = touch.segment;
    else
      unit.gradLast = std::max(unit.gradLast, touch.segment);
  if (!findNeeded(part, unit))
    return false;
  if (unit.reduces >= 0)
    unit.gradLast = std::max(unit.gradLast, trace.units[unit.reduces].gradLast);
  // What another one makes begins when that one may.
  if (unit.gradFirst < 0 && unit.reduces >= 0)
    unit.gradFirst = unit.gradLast;
  if (unit.gradFirst < 0)
    return fail(start, "has a source that no op writes");
  trace.units.push_back(unit);
  windows.emplace_back();
  reductions.push_back(part);
  return true;
}

bool BlockReader::addCollective(StartOp start) {
  WaitOp wait;
  if (start.getTicket().hasOneUse())
    wait = dyn_cast<WaitOp>(*start.getTicket().user_begin());
  if (!wait || wait->getBlock() != &block)
    return fail(start, "has no wait in its block");
  if (start.getTraits().isLocal)
    return fail(start, "is from or to the host, for which there are no costs");
  if (std::get<0>(getGroup(start)) < 2)
    return fail(start, "is over a group of one rank");
  bool isGather = start.getTraits().opensWindow;
  for (unsigned i = 0; i < start.getSources().size(); ++i) {
    CollectivePart part{start, wait, i};
    if (getStaticBytes(part.getDest().getType()) == 0)
      return fail(start, "moves no bytes, or an unknown number");
    if (!(isGather ? addGather(part) : addReduction(part)))
      return false;
  }
  return true;
}

bool BlockReader::read() {
  if (!addSegments())
    return false;
  for (StartOp start : starts)
    if (!addCollective(start))
      return false;
  problem = checkTrace(trace);
  return problem.empty();
}

/// Finds what the windows and reductions of a costed step stand for.
void BlockReader::mapParts(ReadStep &read) {
  std::vector<unsigned> seen(trace.units.size(), 0);
  for (const CostedWindow &window : read.step.windows)
    read.windows.push_back(windows[window.unit][seen[window.unit]++]);
  for (const CostedReduction &reduction : read.step.reductions)
    read.reductions.push_back(reductions[reduction.unit]);
}

/// Writes down the order in which everything stands.
void BlockReader::readProgram(ReadStep &read) {
  StepProgram &program = read.program;
  program.options.assign(read.step.windows.size(), 0);
  DenseMap<Operation *, unsigned> numbers;
  for (StartOp start : starts) {
    unsigned number = numbers.size();
    numbers[start] = number;
    program.collectives.push_back({start.getTraits().opensWindow, {}});
  }
  auto addParts = [&](const std::vector<CollectivePart> &parts) {
    for (auto [i, part] : llvm::enumerate(parts))
      program.collectives[numbers.lookup(part.start)].parts.push_back(i);
  };
  addParts(read.windows);
  addParts(read.reductions);
  unsigned segment = 0;
  for (Operation &op : block) {
    if (auto wait = dyn_cast<WaitOp>(op))
      program.instructions.push_back(
          {Instruction::Wait,
           numbers.lookup(wait.getTicket().getDefiningOp())});
    else if (isa<StartOp>(op))
      program.instructions.push_back({Instruction::Start, numbers.lookup(&op)});
    else if (segment < segments.size() && segments[segment] == &op)
      program.instructions.push_back({Instruction::Run, segment++});
  }
}

/// Rounds buffers up to what they take in a plan.
static void alignBuffers(CostedStep &step) {
  auto align = [](int64_t &bytes) {
    bytes = llvm::alignTo(bytes, kArenaAlignment);
  };
  for (CostedWindow &window : step.windows) {
    align(window.bytes);
    for (WindowOption &option : window.options)
      align(option.heldBytes);
  }
  for (CostedReduction &reduction : step.reductions)
    align(reduction.bytes);
}

ReadStep BlockReader::finish(const CostTable &table, int64_t fixedBytes) {
  for (TraceSegment &segment : trace.segments)
    segment.liveBytes = fixedBytes;
  ReadStep read;
  read.block = &block;
  read.step = applyCosts(trace, table);
  alignBuffers(read.step);
  read.segments = segments;
  mapParts(read);
  readProgram(read);
  return read;
}
