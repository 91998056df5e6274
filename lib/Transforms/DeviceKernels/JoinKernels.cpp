//===- JoinKernels.cpp - Independent ops become one launch ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the last op of a block to the first, each sinks to the latest launch
// that it may stand beside, so that ends of sums gather behind the last sum.
// What it reads lives longer then: where that takes too much memory, an earlier
// launch is tried.
//
//===----------------------------------------------------------------------===//

#include "BufferParts.h"
#include "LiveBytes.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Buffers/KernelScopes.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/DeviceKernels/Passes.h"
#include "fsdp/Utils/Fills.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"
#include <list>

namespace mlir::fsdp {
#define GEN_PASS_DEF_JOINKERNELSPASS
#include "fsdp/Transforms/DeviceKernels/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// So many ops are looked at behind one, and so many launches: within a layer
/// there are fewer, and layers that are joined alike share kernels.
static constexpr unsigned kMostPassed = 512, kMostLaunches = 10;
/// Memory of a block may grow by this part in all: sums of columns wait for
/// their ends.
static constexpr int64_t kMemoryShare = 64;
/// The runtime takes 256 addresses and numbers (FSDP_RT_MAX_LAUNCH_ARGS).
static constexpr size_t kMostArguments = 224;

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

namespace {

/// What becomes one launch.
struct Launch {
  /// The op that computes, which others are joined with, and the fills before
  /// it that are part of its kernel.
  Operation *work;
  SmallVector<Operation *> fills;
  BufferAccesses accesses;
  llvm::SetVector<Value> memories;

  SmallVector<Operation *> getOps() const {
    SmallVector<Operation *> ops(fills.rbegin(), fills.rend());
    ops.push_back(work);
    return ops;
  }
};

/// Joins the launches of one block.
class Joiner {
public:
  explicit Joiner(Block &block);
  void run();
  unsigned numJoined = 0;

private:
  const BufferAccesses &getAccesses(Operation *op);
  void add(Operation *work);
  SmallVector<Operation *> findFills(linalg::GenericOp sum);
  SmallVector<Launch *> findPartners(const Launch &launch);
  bool mayJoin(const Launch &launch, const Launch &other);
  void join(Launch &launch, Launch &other);

  LiveBytes live;
  BufferAccessAnalysis analysis;
  DenseMap<Operation *, BufferAccesses> known;
  std::list<Launch> launches;
  /// Launches by their work.
  DenseMap<Operation *, Launch *> byWork;
  llvm::SmallPtrSet<Operation *, 16> folded;
};

struct JoinKernels : fsdp::impl::JoinKernelsPassBase<JoinKernels> {
  void runOnOperation() override;
};

} // namespace

/// Whether an op becomes a kernel that others may stand beside. Attention fills
/// a device by itself, and its registers are scarce.
static bool isWork(Operation *op) {
  if (op->getNumResults() != 0)
    return false;
  if (isa<memref::AllocaScopeOp>(op))
    return op->hasAttr(attr::kRows);
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp && linalgOp.hasPureBufferSemantics() &&
         !linalgOp.hasDynamicShape();
}

const BufferAccesses &Joiner::getAccesses(Operation *op) {
  auto [it, isNew] = known.try_emplace(op);
  if (isNew)
    it->second = analysis.get(op);
  return it->second;
}

/// Whether both may be executed in any order, as far as roots tell.
static bool areIndependent(const BufferAccesses &one,
                           const BufferAccesses &other) {
  if (one.barrier || other.barrier)
    return false;
  return llvm::all_of(one.accesses, [&](const BufferAccesses::Access &access) {
    if (!access.root)
      return false;
    return access.write ? !other.touches(access.root)
                        : !other.writes(access.root);
  });
}

/// Fills with constants of what a reduction adds to, the last one first, if
/// nothing touches that in between.
SmallVector<Operation *> Joiner::findFills(linalg::GenericOp sum) {
  SmallVector<Operation *> fills;
  if (!sum || sum.getNumReductionLoops() == 0 || !writesAllResults(sum))
    return fills;
  SmallVector<Value> outputs = llvm::to_vector(sum.getDpsInits());
  for (Value input : sum.getInputs())
    if (isa<MemRefType>(input.getType()))
      for (Value output : outputs)
        if (getBufferRoot(input) == getBufferRoot(output))
          return fills;
  Operation *op = sum->getPrevNode();
  for (unsigned i = 0; op && i < kMostPassed && !outputs.empty();
       ++i, op = op->getPrevNode()) {
    Value value = getFillValue(op);
    auto *found = llvm::find(outputs, value ? getFilledDest(op) : Value());
    if (found != outputs.end() && matchPattern(value, m_Constant())) {
      outputs.erase(found);
      fills.push_back(op);
    } else if (llvm::any_of(outputs, [&](Value output) {
                 return getAccesses(op).touches(getBufferRoot(output));
               })) {
      break;
    }
  }
  return fills;
}

void Joiner::add(Operation *work) {
  Launch &launch = launches.emplace_back();
  launch.work = work;
  launch.fills = findFills(dyn_cast<linalg::GenericOp>(work));
  for (Operation *op : launch.getOps()) {
    llvm::append_range(launch.accesses.accesses, getAccesses(op).accesses);
    launch.accesses.barrier |= getAccesses(op).barrier;
    launch.memories.insert_range(getMemories(op));
  }
  folded.insert_range(launch.fills);
}

Joiner::Joiner(Block &block) : live(block) {
  for (Operation &op : block)
    if (isWork(&op))
      add(&op);
  launches.remove_if(
      [&](const Launch &launch) { return folded.contains(launch.work); });
  for (Launch &launch : launches)
    byWork[launch.work] = &launch;
}

//===----------------------------------------------------------------------===//
// Which launches
//===----------------------------------------------------------------------===//

/// The same of launches that are independent but for memory of which they write
/// different parts.
static bool areIndependent(const Launch &one, const Launch &other) {
  if (one.accesses.barrier || other.accesses.barrier)
    return false;
  auto touch = [](const BufferAccesses &accesses, Value root, bool writes) {
    return writes ? accesses.writes(root) : accesses.touches(root);
  };
  for (Value memory : one.memories) {
    Value root = getBufferRoot(memory);
    if (!root)
      return false;
    bool writes = one.accesses.writes(root);
    if (!touch(other.accesses, root, !writes))
      continue;
    for (Value theirs : other.memories)
      if (getBufferRoot(theirs) == root && !areApart(memory, theirs))
        return false;
  }
  return llvm::all_of(other.memories, getBufferRoot);
}

/// Launches behind one that it can sink to, the last one first.
SmallVector<Launch *> Joiner::findPartners(const Launch &launch) {
  SmallVector<Launch *> partners;
  Operation *op = launch.work->getNextNode();
  for (unsigned i = 0; op && i < kMostPassed; ++i, op = op->getNextNode()) {
    if (Launch *other = byWork.lookup(op)) {
      if (partners.size() == kMostLaunches || !areIndependent(launch, *other))
        break;
      partners.push_back(other);
      continue;
    }
    // Collectives are begun as early as can be, and what they do to memory ends
    // elsewhere.
    if (isa<CollectiveOpInterface, StartOp, WaitOp, CallOpInterface>(op))
      break;
    if (!isMemoryEffectFree(op) && !isa<memref::AllocOp>(op) &&
        !areIndependent(launch.accesses, getAccesses(op)))
      break;
  }
  std::reverse(partners.begin(), partners.end());
  return partners;
}

/// Code that is strict is compiled in another way.
bool Joiner::mayJoin(const Launch &launch, const Launch &other) {
  if (launch.work->hasAttr(attr::kStrict) != other.work->hasAttr(attr::kStrict))
    return false;
  llvm::SetVector<Value> memories = launch.memories;
  memories.insert_range(other.memories);
  if (memories.size() > kMostArguments)
    return false;
  SmallVector<Operation *> ops = launch.getOps();
  llvm::append_range(ops, other.getOps());
  llvm::sort(ops, [](Operation *one, Operation *two) {
    return one->isBeforeInBlock(two);
  });
  return live.allows(ops, other.work, {}, live.getPeak() / kMemoryShare);
}

//===----------------------------------------------------------------------===//
// One launch
//===----------------------------------------------------------------------===//

/// Moves a launch to the beginning of a scope, as a scope of its own.
static void moveInto(Launch &launch, memref::AllocaScopeOp joined) {
  Block &body = joined.getBodyRegion().front();
  if (isa<memref::AllocaScopeOp>(launch.work)) {
    launch.work->moveBefore(&body, body.begin());
    return;
  }
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  Location loc = launch.work->getLoc();
  auto part = memref::AllocaScopeOp::create(builder, loc, TypeRange());
  builder.setInsertionPointToStart(&part.getBodyRegion().emplaceBlock());
  auto end = memref::AllocaScopeReturnOp::create(builder, loc);
  for (Operation *op : launch.getOps())
    op->moveBefore(end);
}

void Joiner::join(Launch &launch, Launch &other) {
  auto joined = dyn_cast<memref::AllocaScopeOp>(other.work);
  bool isNew = !isJoined(other.work);
  SmallVector<Operation *> ops = launch.getOps();
  llvm::append_range(ops, other.getOps());
  if (isNew) {
    OpBuilder builder(other.work);
    Location loc = other.work->getLoc();
    joined = memref::AllocaScopeOp::create(builder, loc, TypeRange());
    joined->setAttr(kJoined, builder.getUnitAttr());
    if (other.work->hasAttr(attr::kStrict))
      joined->setAttr(attr::kStrict, builder.getUnitAttr());
    builder.setInsertionPointToStart(&joined.getBodyRegion().emplaceBlock());
    memref::AllocaScopeReturnOp::create(builder, loc);
  }
  live.move(ops, other.work, joined);
  byWork.erase(launch.work);
  if (isNew) {
    byWork.erase(other.work);
    moveInto(other, joined);
    other.work = joined;
    other.fills.clear();
    byWork[joined] = &other;
  }
  moveInto(launch, joined);
  llvm::append_range(other.accesses.accesses, launch.accesses.accesses);
  other.memories.insert_range(launch.memories);
  ++numJoined;
}

void Joiner::run() {
  for (Launch &launch : llvm::reverse(launches)) {
    if (launch.accesses.barrier)
      continue;
    SmallVector<Launch *> partners = findPartners(launch);
    for (Launch *other : partners)
      if (mayJoin(launch, *other)) {
        join(launch, *other);
        break;
      }
  }
}

void JoinKernels::runOnOperation() {
  if (failed(expectUnplannedMemory(getOperation())))
    return signalPassFailure();
  func::FuncOp function = getOperation();
  if (function.isDeclaration() || function->hasAttr(attr::kKernel))
    return;
  for (Block &block : function.getBody()) {
    Joiner joiner(block);
    joiner.run();
    numJoined += joiner.numJoined;
  }
}
