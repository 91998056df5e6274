//===- RecomputeDerived.cpp - Recompute cheap values per window -----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk in program order: an operand that stems from an earlier window of a
// unit is replaced by a clone on the window that is open.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Shard/Passes.h"
#include "fsdp/Utils/Bytes.h"
#include "fsdp/Utils/DerivableOpInterfaceImpl.h"
#include "fsdp/Utils/ParamUses.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_RECOMPUTEDERIVEDPASS
#include "fsdp/Transforms/Shard/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// Rewrites one block.
class Recomputer {
public:
  explicit Recomputer(func::FuncOp func) : func(func) {}
  void run();

private:
  void rewriteOperands(Operation *op);
  Value recompute(Value value, UnshardOp window, Operation *before);
  void remarkKept(Value value, UnitOp unit);

  func::FuncOp func;
  WindowTracker tracker;
  /// Clones of derived values, by window.
  DenseMap<std::pair<Operation *, Value>, Value> clones;
  /// Values that a kept-value remark was given for.
  llvm::DenseSet<Value> remarked;
};

} // namespace

/// Index of the unit's first result of an unshard.
static unsigned getFirstResult(UnshardOp op, UnitOp unit) {
  unsigned first = 0;
  for (Attribute symbol : op.getUnits()) {
    auto other = lookupFromTop<UnitOp>(op, cast<SymbolRefAttr>(symbol));
    if (other == unit)
      break;
    first += other ? other.getParams().size() : 0;
  }
  return first;
}

/// The same value, computed from the results of `window` directly before
/// `before`. The walk asks in program order, so that the first request stands
/// before all others.
Value Recomputer::recompute(Value value, UnshardOp window, Operation *before) {
  const WindowTracker::Origin *origin = tracker.lookup(value);
  if (!origin || origin->window == window)
    return value;
  auto result = cast<OpResult>(value);
  if (result.getOwner() == origin->window)
    return window.getResult(result.getResultNumber() -
                            getFirstResult(origin->window, origin->unit) +
                            getFirstResult(window, origin->unit));
  Value &known = clones[{window, value}];
  if (known)
    return known;
  IRMapping mapping;
  for (Value operand : result.getOwner()->getOperands())
    mapping.map(operand, recompute(operand, window, before));
  OpBuilder builder(before);
  Operation *clone = builder.clone(*result.getOwner(), mapping);
  tracker.visit(clone);
  for (auto [from, to] :
       llvm::zip_equal(result.getOwner()->getResults(), clone->getResults()))
    clones[{window, from}] = to;
  return clone->getResult(result.getResultNumber());
}

void Recomputer::remarkKept(Value value, UnitOp unit) {
  std::optional<int64_t> bytes = getKnownBytes(value.getType());
  if (!isa<ShapedType>(value.getType()) || !bytes ||
      !remarked.insert(value).second)
    return;
  remark::missed(value.getLoc(), remark::RemarkOpts::name("kept-derived")
                                     .category("fsdp-shard")
                                     .function(func.getSymName()))
      << remark::add("a value computed from unit '@{0}' alone is kept from one "
                     "window to the next",
                     unit.getSymName())
      << remark::metric("bytes", *bytes);
}

void Recomputer::rewriteOperands(Operation *op) {
  forEachOperand(op, [&](OpOperand &operand) {
    const WindowTracker::Origin *origin = tracker.lookup(operand.get());
    if (!origin || !tracker.isStale(*origin))
      return;
    if (origin->kept)
      return remarkKept(operand.get(), origin->unit);
    operand.set(recompute(operand.get(), tracker.getCurrent(origin->unit), op));
  });
}

void Recomputer::run() {
  SmallVector<Operation *> ops;
  for (Operation &op : func.front())
    ops.push_back(&op);
  for (Operation *op : ops) {
    rewriteOperands(op);
    tracker.visit(op);
  }
  // What only later windows read is dead where it was.
  for (Operation *op : llvm::reverse(ops))
    if (op->use_empty() && op->getNumResults() != 0 &&
        (isa<UnshardOp>(op) || tracker.lookup(op->getResult(0))))
      op->erase();
}

namespace {
struct RecomputeDerivedPass
    : public fsdp::impl::RecomputeDerivedPassBase<RecomputeDerivedPass> {
  using RecomputeDerivedPassBase::RecomputeDerivedPassBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    RecomputeDerivedPassBase::getDependentDialects(registry);
    // So that those have them, too, who register the dialects alone.
    registerDerivableOpInterfaceExternalModels(registry);
  }

  void runOnOperation() override {
    if (failed(expectShards(getOperation())))
      return signalPassFailure();
    for (auto func : getOperation().getOps<func::FuncOp>())
      if (func.getBody().hasOneBlock())
        Recomputer(func).run();
  }
};
} // namespace
