//===- NarrowChain.h - What is computed before a cast -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For `fsdp-narrow-gathers`: finds out; nothing is changed here.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ANNOTATE_NARROWCHAIN_H
#define FSDP_LIB_TRANSFORMS_ANNOTATE_NARROWCHAIN_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/ModuleTree.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::fsdp {

/// The arguments of functions that are buffers which all ranks have alike: what
/// they become, in any of the functions, depends on parameters, constants and
/// other such buffers alone. The values that they have first are the same.
llvm::DenseSet<Value> findEqualBuffers(ArrayRef<func::FuncOp> functions,
                                       const TreeSymbols &tree);

/// All readers of a parameter, up to where its elements have a narrower type.
class NarrowChain {
public:
  /// A value that has an element for each of the parameter's.
  struct Whole {
    /// What gave it another shape or order since it was the parameter, the
    /// first one first: transpositions and reshapes.
    SmallVector<Operation *> moves;
  };

  /// Follows the uses of a parameter; `isFound` tells whether all of them end
  /// in values of one narrower type.
  NarrowChain(BlockArgument param, const llvm::DenseSet<Value> &equalBuffers);

  bool isFound() const { return found; }
  /// Whether it is not cast alone.
  bool isScaled() const { return scaled; }
  /// The narrower type.
  Type getType() const { return type; }
  /// Elements of the narrower type, in program order.
  ArrayRef<OpResult> getEnds() const { return ends; }
  /// Ops that read the parameter or something whole, in program order.
  ArrayRef<Operation *> getOps() const { return ops; }
  /// Ops that these need and that read nothing whole, in program order:
  /// constants, scales.
  ArrayRef<Operation *> getOthers() const { return others; }
  /// Null for what is not whole.
  const Whole *lookup(Value value) const {
    auto it = wholes.find(value);
    return it == wholes.end() ? nullptr : &it->second;
  }

  /// Whether an op of the chain is a transposition or a reshape.
  bool isMove(Operation *op) const {
    const Whole *whole = lookup(op->getResult(0));
    return whole && !whole->moves.empty() && whole->moves.back() == op;
  }

private:
  bool follow(Operation *op);
  bool followElementwise(linalg::LinalgOp op);
  bool followCast(Operation *op, Value source);
  bool findsLargestFirst() const;
  bool collectOthers(const llvm::DenseSet<Value> &equalBuffers);

  BlockArgument param;
  bool found = false, scaled = false;
  Type type;
  SmallVector<OpResult> ends;
  SmallVector<Operation *> ops, others;
  llvm::DenseMap<Value, Whole> wholes;
  llvm::DenseSet<Value> largest;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ANNOTATE_NARROWCHAIN_H
