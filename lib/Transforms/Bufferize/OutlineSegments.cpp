//===- OutlineSegments.cpp - Outline and share segments -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/StepSegments.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "fsdp-outline-segments"

namespace mlir::fsdp {
#define GEN_PASS_DEF_OUTLINESEGMENTSPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// Turns one segment into a function and a call.
class SegmentOutliner {
public:
  SegmentOutliner(const StepSegment &segment, Block &entry)
      : segment(segment), entry(entry),
        members(segment.ops.begin(), segment.ops.end()) {
    findOutputs();
    for (Operation *op : segment.ops)
      for (Value value : getReadValues(op))
        addInput(value);
  }

  /// The function, not yet in a module and with a name for printing only.
  func::FuncOp createFunction(OpBuilder &builder);
  /// Replaces the segment's ops in the entry by a call of `callee`.
  void replaceByCall(OpBuilder &builder, func::FuncOp callee);

private:
  void findOutputs();
  bool escapes(Value value);
  void addInput(Value value);
  Value remap(OpBuilder &builder, Value value, IRMapping &mapping);

  const StepSegment &segment;
  Block &entry;
  llvm::SmallPtrSet<Operation *, 32> members;
  llvm::SetVector<Value> inputs, outputs;
};
} // namespace

/// Whether something outside the segment needs the value, be it through ops
/// that are cloned into other segments.
bool SegmentOutliner::escapes(Value value) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    Operation *top = entry.findAncestorOpInBlock(*user);
    if (members.contains(top))
      return false;
    if (!isFloating(top))
      return true;
    return llvm::any_of(top->getResults(),
                        [&](Value result) { return escapes(result); });
  });
}

void SegmentOutliner::findOutputs() {
  for (Operation *op : segment.ops)
    for (Value result : op->getResults())
      if (escapes(result))
        outputs.insert(result);
}

void SegmentOutliner::addInput(Value value) {
  Operation *def = value.getDefiningOp();
  if (def && members.contains(def))
    return;
  if (!def || def->getBlock() != &entry || !isFloating(def)) {
    inputs.insert(value);
    return;
  }
  for (Value operand : getReadValues(def))
    addInput(operand);
}

/// The value inside the function; clones floating ops on the way.
Value SegmentOutliner::remap(OpBuilder &builder, Value value,
                             IRMapping &mapping) {
  if (Value known = mapping.lookupOrNull(value))
    return known;
  Operation *def = value.getDefiningOp();
  for (Value operand : getReadValues(def))
    remap(builder, operand, mapping);
  builder.clone(*def, mapping);
  return mapping.lookup(value);
}

func::FuncOp SegmentOutliner::createFunction(OpBuilder &builder) {
  OpBuilder::InsertionGuard guard(builder);
  Location loc = segment.ops.front()->getLoc();
  auto type = builder.getFunctionType(
      llvm::to_vector(
          llvm::map_range(inputs, [](Value v) { return v.getType(); })),
      llvm::to_vector(
          llvm::map_range(outputs, [](Value v) { return v.getType(); })));
  auto function = func::FuncOp::create(loc, "segment", type);
  function.setPrivate();
  Block *body = function.addEntryBlock();
  builder.setInsertionPointToStart(body);
  IRMapping mapping;
  mapping.map(inputs.getArrayRef(), body->getArguments());
  for (Operation *op : segment.ops) {
    for (Value value : getReadValues(op))
      remap(builder, value, mapping);
    builder.clone(*op, mapping);
  }
  SmallVector<Value> results;
  for (Value output : outputs)
    results.push_back(mapping.lookup(output));
  func::ReturnOp::create(builder, loc, results);
  return function;
}

/// Erases the op and what is left of its users: floating ops that only this
/// segment needed.
static void eraseWithUsers(Operation *op) {
  while (!op->use_empty())
    eraseWithUsers(*op->user_begin());
  op->erase();
}

void SegmentOutliner::replaceByCall(OpBuilder &builder, func::FuncOp callee) {
  // Inputs are defined before the segment's first op, and views of its results
  // may follow directly behind it.
  builder.setInsertionPoint(segment.ops.front());
  auto call = func::CallOp::create(builder, segment.ops.front()->getLoc(),
                                   callee, inputs.getArrayRef());
  // Equal segments share a function; the call says which one this is.
  call->setAttr(attr::kSegment,
                builder.getStringAttr(segment.unit + " " + segment.phase));
  for (auto [output, result] :
       llvm::zip_equal(outputs.takeVector(), call.getResults()))
    output.replaceUsesWithIf(result, [&](OpOperand &use) {
      return !members.contains(entry.findAncestorOpInBlock(*use.getOwner()));
    });
  for (Operation *op : llvm::reverse(segment.ops))
    eraseWithUsers(op);
}

namespace {
struct OutlineSegmentsPass
    : public fsdp::impl::OutlineSegmentsPassBase<OutlineSegmentsPass> {
  void runOnOperation() override;

private:
  void outline(func::FuncOp entry);
  /// The function to call: `function` itself, or an equal one made before.
  func::FuncOp share(func::FuncOp function, const StepSegment &segment);

  /// By the hash of their bodies.
  llvm::DenseMap<unsigned, SmallVector<func::FuncOp>> known;
  std::optional<SymbolTable> symbols;
};
} // namespace

/// Equal for functions that differ in name and locations only.
static unsigned hashBody(func::FuncOp function) {
  llvm::hash_code hash = 0;
  function.getBody().walk([&](Operation *op) {
    hash =
        llvm::hash_combine(hash, OperationEquivalence::computeHash(
                                     op, OperationEquivalence::ignoreHashValue,
                                     OperationEquivalence::ignoreHashValue,
                                     OperationEquivalence::IgnoreLocations));
  });
  return static_cast<unsigned>(static_cast<size_t>(hash));
}

static bool haveEqualBodies(func::FuncOp first, func::FuncOp second) {
  return OperationEquivalence::isRegionEquivalentTo(
      &first.getBody(), &second.getBody(),
      OperationEquivalence::IgnoreLocations);
}

func::FuncOp OutlineSegmentsPass::share(func::FuncOp function,
                                        const StepSegment &segment) {
  SmallVector<func::FuncOp> &similar = known[hashBody(function)];
  for (func::FuncOp other : similar)
    if (other.getFunctionType() == function.getFunctionType() &&
        haveEqualBodies(other, function)) {
      function->destroy();
      return other;
    }
  similar.push_back(function);
  bool isUpdate = segment.phase == "update";
  function.setName(isUpdate ? "update_" + segment.unit
                            : "seg_" + segment.unit + "_" + segment.phase);
  function->setAttr(
      attr::kSegment,
      StringAttr::get(&getContext(), segment.unit + " " + segment.phase));
  symbols->insert(function); // Makes the name unique.
  return function;
}

/// Arguments that nobody may write in place: all but the optimizer's.
static void markReadOnlyArguments(func::FuncOp entry) {
  auto no = BoolAttr::get(entry.getContext(), false);
  llvm::DenseSet<Attribute> updated;
  for (unsigned index = 0; index < entry.getNumResults(); ++index) {
    auto state = getResultSymbol(entry, index, RoleKind::NewValue);
    if (state && lookupFromTop<ParamOp>(entry, state))
      updated.insert(state);
  }
  for (unsigned index = 0; index < entry.getNumArguments(); ++index)
    if (isa<TensorType>(entry.getArgumentTypes()[index]) &&
        !hasArgRole(entry, index, RoleKind::Shard) &&
        !hasArgRole(entry, index, RoleKind::OptimizerState) &&
        !updated.contains(getArgSymbol(entry, index, RoleKind::State)))
      entry.setArgAttr(index, "bufferization.writable", no);
}

void OutlineSegmentsPass::outline(func::FuncOp entry) {
  Block &block = entry.getBody().front();
  OpBuilder builder(&getContext());
  SmallVector<StepSegment> segments = cutIntoSegments(entry);
  // Micro-batches share functions.
  for (Operation &op : block)
    op.removeAttr(attr::kMicroBatch);
  for (const StepSegment &segment : segments) {
    SegmentOutliner outliner(segment, block);
    func::FuncOp callee = share(outliner.createFunction(builder), segment);
    LDBG() << "@" << entry.getSymName() << ": " << segment.unit << " "
           << segment.phase << ", " << segment.ops.size() << " ops, is @"
           << callee.getSymName();
    outliner.replaceByCall(builder, callee);
  }
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isFloating(&op) && op.use_empty())
      op.erase();
  markReadOnlyArguments(entry);
}

void OutlineSegmentsPass::runOnOperation() {
  if (failed(expectShards(getOperation())))
    return signalPassFailure();
  known.clear();
  symbols.emplace(getOperation());
  SmallVector<func::FuncOp> entries;
  for (func::FuncOp function : getOperation().getOps<func::FuncOp>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    if (!llvm::hasSingleElement(function.getBody())) {
      InFlightDiagnostic diag = function.emitError()
                                << "expected an entry function of one block, "
                                   "got "
                                << function.getBody().getBlocks().size();
      diag.attachNote() << "write the step's control flow with scf ops";
      return signalPassFailure();
    }
    entries.push_back(function);
  }
  for (func::FuncOp entry : entries)
    outline(entry);
  symbols.reset();
}
