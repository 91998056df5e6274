//===- RecomputeActivations.cpp - Repeat checkpointed calls in backward ---===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Per call: find what it computes, find what backward reads of that, clone what
// is needed for it behind a barrier, and let backward read the clones.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Shard/Passes.h"
#include "fsdp/Utils/Barriers.h"
#include "fsdp/Utils/Bytes.h"
#include "fsdp/Utils/KnownOps.h"
#include "fsdp/Utils/ModuleTree.h"
#include "fsdp/Utils/ParamUses.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_RECOMPUTEACTIVATIONSPASS
#include "fsdp/Transforms/Shard/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// The boundary marks of one call of a checkpointed module.
struct ModuleCall {
  TreeModuleOp module;
  SmallVector<BoundaryOp> entered, exited;
};

/// Rewrites what backward reads of one call.
class CallRecomputer {
public:
  CallRecomputer(func::FuncOp func, const ModuleCall &call, Operation *loss,
                 const llvm::DenseSet<Operation *> &forward)
      : func(func), block(func.front()), call(call), loss(loss),
        forward(forward) {}
  /// Returns the number of cloned ops.
  unsigned run();

private:
  void findInside();
  void addReachable();
  void addExited();
  void findNeeded();
  void findClones();
  bool passesBarrier(BlockArgument argument);
  void addSource(Value value);
  void cloneAll();
  void replaceReads();
  void remarkRecomputed();

  bool isBackward(Operation *user) const;
  bool isEntered(Value value) const {
    return llvm::is_contained(call.entered, value.getDefiningOp<BoundaryOp>());
  }

  func::FuncOp func;
  Block &block;
  const ModuleCall &call;
  Operation *loss;
  /// What results other than gradients need.
  const llvm::DenseSet<Operation *> &forward;
  /// Ops that belong to the call.
  llvm::DenseSet<Operation *> inside;
  /// Their results that backward reads.
  SmallVector<Value> needed;
  Operation *firstReader = nullptr;
  /// What these are computed from: ops of the call, and what it starts with.
  llvm::SetVector<Operation *> clones;
  llvm::SetVector<Value> sources;
  IRMapping mapping;
};

} // namespace

//===----------------------------------------------------------------------===//
// What belongs to the call
//===----------------------------------------------------------------------===//

/// What depends on a value that entered, but on none that exited.
void CallRecomputer::addReachable() {
  llvm::DenseSet<Value> reached;
  for (BoundaryOp mark : call.entered)
    reached.insert(mark.getResult());
  for (Operation &op : block) {
    if (loss->isBeforeInBlock(&op))
      return;
    if (llvm::is_contained(call.exited, dyn_cast<BoundaryOp>(op)))
      continue;
    bool reads = false;
    forEachOperand(&op, [&](OpOperand &operand) {
      reads |= reached.contains(operand.get());
    });
    if (!reads)
      continue;
    inside.insert(&op);
    reached.insert_range(op.getResults());
  }
}

/// What values that exited depend on, as far as it is computed behind the first
/// value that entered.
void CallRecomputer::addExited() {
  BoundaryOp first = call.entered.front();
  SmallVector<Operation *> worklist(call.exited.begin(), call.exited.end());
  llvm::DenseSet<Operation *> visited;
  while (!worklist.empty())
    forEachOperand(worklist.pop_back_val(), [&](OpOperand &operand) {
      Operation *def = operand.get().getDefiningOp();
      def = def ? block.findAncestorOpInBlock(*def) : nullptr;
      if (def && !isEntered(operand.get()) && first->isBeforeInBlock(def) &&
          visited.insert(def).second)
        worklist.push_back(def);
    });
  inside.insert_range(visited);
}

void CallRecomputer::findInside() {
  addReachable();
  addExited();
  llvm::DenseSet<Operation *> constant = findConstantOps(block), pure;
  for (Operation *op : inside)
    if (isKnownEffectFree(op) && !constant.contains(op))
      pure.insert(op);
  inside = std::move(pure);
}

//===----------------------------------------------------------------------===//
// What backward needs
//===----------------------------------------------------------------------===//

/// Whether the op is behind the loss and for gradients alone.
bool CallRecomputer::isBackward(Operation *user) const {
  return loss->isBeforeInBlock(user) && !forward.contains(user);
}

void CallRecomputer::findNeeded() {
  for (Operation &op : block) {
    if (!inside.contains(&op))
      continue;
    for (Value value : op.getResults()) {
      bool read = false;
      for (Operation *nested : value.getUsers()) {
        Operation *user = block.findAncestorOpInBlock(*nested);
        if (!isBackward(user))
          continue;
        read = true;
        if (!firstReader || user->isBeforeInBlock(firstReader))
          firstReader = user;
      }
      if (read)
        needed.push_back(value);
    }
  }
}

/// Inputs of the step and buffers; windows keep uses of parameters apart.
bool CallRecomputer::passesBarrier(BlockArgument argument) {
  if (argument.getOwner() != &block ||
      !isa<RankedTensorType>(argument.getType()))
    return false;
  auto state = getArgSymbol(func, argument.getArgNumber(), RoleKind::State);
  return !state || lookupFromTop<BufferOp>(func, state);
}

/// Notes where a value of the call comes from.
void CallRecomputer::addSource(Value value) {
  if (isEntered(value)) {
    sources.insert(value);
    return;
  }
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    if (passesBarrier(argument))
      sources.insert(argument);
    return;
  }
  Operation *def = block.findAncestorOpInBlock(*value.getDefiningOp());
  if (inside.contains(def))
    clones.insert(def);
}

void CallRecomputer::findClones() {
  for (Value value : needed)
    addSource(value);
  for (unsigned next = 0; next < clones.size(); ++next)
    forEachOperand(clones[next],
                   [&](OpOperand &operand) { addSource(operand.get()); });
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

void CallRecomputer::cloneAll() {
  OpBuilder builder(firstReader);
  SmallVector<Value> inputs;
  for (Value source : sources)
    inputs.push_back(isEntered(source)
                         ? source.getDefiningOp<BoundaryOp>().getInput()
                         : source);
  auto barrier = BarrierOp::create(builder, firstReader->getLoc(), inputs);
  mapping.map(sources.getArrayRef(), barrier.getOutputs());
  SmallVector<Operation *> ordered = clones.takeVector();
  llvm::sort(ordered,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *op : ordered) {
    if (auto mark = dyn_cast<BoundaryOp>(op))
      mapping.map(mark.getResult(), mapping.lookupOrDefault(mark.getInput()));
    else
      builder.clone(*op, mapping);
  }
}

void CallRecomputer::replaceReads() {
  for (Value value : needed)
    value.replaceUsesWithIf(mapping.lookup(value), [&](OpOperand &use) {
      return isBackward(block.findAncestorOpInBlock(*use.getOwner()));
    });
}

void CallRecomputer::remarkRecomputed() {
  int64_t bytes = 0;
  for (Value value : needed)
    bytes += getStaticBytes(value.getType());
  BoundaryOp first = call.entered.front();
  remark::passed(first.getLoc(), remark::RemarkOpts::name("recomputed")
                                     .category("fsdp-shard")
                                     .function(func.getSymName()))
      << remark::add("backward computes {0} again",
                     quoteFQN(getTreeFQN(TreeModuleOp(call.module))))
      << remark::metric("ops", clones.size()) << remark::metric("bytes", bytes);
}

unsigned CallRecomputer::run() {
  findInside();
  findNeeded();
  findClones();
  // Without a source there is nothing to tell the clones from the originals.
  if (needed.empty() || sources.empty())
    return 0;
  remarkRecomputed();
  unsigned count = clones.size();
  cloneAll();
  replaceReads();
  return count;
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

/// The calls of checkpointed modules up to the loss, in program order, so that
/// a call stands before those inside it.
static SmallVector<ModuleCall> collectCalls(func::FuncOp func,
                                            Operation *loss) {
  llvm::MapVector<std::pair<Attribute, int64_t>, ModuleCall> calls;
  for (auto mark : func.front().getOps<BoundaryOp>()) {
    auto module = lookupFromTop<TreeModuleOp>(mark, mark.getModule());
    if (!module || !module->hasAttr(attr::kCheckpoint) ||
        loss->isBeforeInBlock(mark))
      continue;
    ModuleCall &call =
        calls[{mark.getModuleAttr(), static_cast<int64_t>(mark.getCall())}];
    call.module = module;
    (mark.getKind() == BoundaryKind::Enter ? call.entered : call.exited)
        .push_back(mark);
  }
  SmallVector<ModuleCall> result;
  for (auto &[key, call] : calls)
    if (!call.entered.empty() && !call.exited.empty())
      result.push_back(std::move(call));
  return result;
}

/// What the results other than gradients need, and their return.
static llvm::DenseSet<Operation *> findForward(func::FuncOp func) {
  Operation *terminator = func.front().getTerminator();
  SmallVector<Value> outputs;
  for (auto [index, value] : llvm::enumerate(terminator->getOperands()))
    if (!hasResultRole(func, index, RoleKind::Grad))
      outputs.push_back(value);
  llvm::DenseSet<Operation *> forward =
      computeBackwardSlice(func.front(), outputs);
  forward.insert(terminator);
  return forward;
}

static void remarkUnmarked(func::FuncOp func, TreeModuleOp module) {
  remark::missed(module.getLoc(), remark::RemarkOpts::name("no-call-marks")
                                      .category("fsdp-shard")
                                      .function(func.getSymName()))
      << remark::add("{0} is to be checkpointed, but no boundary marks say "
                     "what its calls compute",
                     quoteFQN(getTreeFQN(module)));
}

namespace {
struct RecomputeActivationsPass
    : public fsdp::impl::RecomputeActivationsPassBase<
          RecomputeActivationsPass> {
  void runOnOperation() override {
    if (failed(expectWholeParams(getOperation())))
      return signalPassFailure();
    for (auto func : getOperation().getOps<func::FuncOp>())
      if (func.getBody().hasOneBlock())
        recomputeIn(func);
  }

  void recomputeIn(func::FuncOp func) {
    Value value = findResult(func, RoleKind::Loss);
    Operation *loss = value ? value.getDefiningOp() : nullptr;
    if (!loss)
      return;
    llvm::DenseSet<Operation *> called;
    llvm::DenseSet<Operation *> forward = findForward(func);
    for (const ModuleCall &call : collectCalls(func, loss)) {
      called.insert(call.module);
      numCloned += CallRecomputer(func, call, loss, forward).run();
    }
    getOperation().walk([&](TreeModuleOp module) {
      if (module->hasAttr(attr::kCheckpoint) && !called.contains(module))
        remarkUnmarked(func, module);
    });
  }
};
} // namespace
