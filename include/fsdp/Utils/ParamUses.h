//===- ParamUses.h - Who reads a unit's parameters --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Def-use facts about parameters that the passes of phase 3 share: which ops
// read them, which values are cheaply derived from them, what is forward.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_PARAMUSES_H
#define FSDP_UTILS_PARAMUSES_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::fsdp {

/// Whether `op` derives a value from parameters so cheaply that it is better
/// recomputed than kept: it is free of effects and speculatable, its operands
/// are derived values (at least one), constants or fresh tensors, and it moves
/// elements, as its DerivableOpInterface says. Of ops that don't implement the
/// interface, casts are derivable, and ops that turn one tensor into one of as
/// many elements of the same type in another shape: in dialects that are not
/// known here these are reshapes and most transpositions.
bool isDerivable(Operation *op, function_ref<bool(Value)> isDerived);

/// Parameters that are gathered below `root`, and what is derived from them.
/// Backward has them gathered again: what reads them there reads others.
llvm::DenseSet<Value> findGathered(Operation *root);

/// Whether a value carries no data of the step: a constant, an empty tensor or
/// one filled with a constant (DerivableOpInterface).
bool isFreshOrConstant(Value value);

/// Calls `visit` for every operand of `op` and of the ops nested in it.
void forEachOperand(Operation *op, function_ref<void(OpOperand &)> visit);

/// The readers of one unit's parameters in a block, in program order.
struct ParamUses {
  /// Ops of the block that derive values, see `isDerivable`.
  SmallVector<Operation *> derived;
  /// Other readers of parameters or derived values, lifted to the block.
  SmallVector<Operation *> uses;
};

/// Collects the readers of each group of parameter values in one walk over
/// the block.
SmallVector<ParamUses> collectParamUses(Block &block,
                                        ArrayRef<SmallVector<Value>> groups);

/// Ops of the block on which the values depend; an op with regions counts as
/// one.
llvm::DenseSet<Operation *> computeBackwardSlice(Block &block,
                                                 ValueRange values);

/// Derived values followed through the windows of a block that has unshards.
/// Visit every op of the block in program order.
class WindowTracker {
public:
  /// Where a value comes from.
  struct Origin {
    UnitOp unit;
    /// The unshard whose results it is derived from.
    UnshardOp window;
    /// No longer cheaply derivable, but computed from parameters alone.
    bool kept = false;
  };

  /// Notes that an unshard begins new windows, or what `op` derives.
  void visit(Operation *op);
  /// The value's origin; null if it is not computed from parameters alone.
  const Origin *lookup(Value value) const;
  /// The unit's window that is open here; null before the first one.
  UnshardOp getCurrent(UnitOp unit) const { return current.lookup(unit); }
  /// Whether the value stems from a window that another one has followed.
  bool isStale(const Origin &origin) const {
    return getCurrent(origin.unit) != origin.window;
  }

private:
  void visitUnshard(UnshardOp op);

  DenseMap<Value, Origin> origins;
  DenseMap<Operation *, UnshardOp> current;
};

} // namespace mlir::fsdp

#endif // FSDP_UTILS_PARAMUSES_H
