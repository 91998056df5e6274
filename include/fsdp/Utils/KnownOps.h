//===- KnownOps.h - Ops known by their names --------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step may be written in StableHLO where nobody has registered that dialect.
// What the tensor phases ask traits and interfaces elsewhere, they ask here as
// well. Registered ops of it answer the same.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_KNOWNOPS_H
#define FSDP_UTILS_KNOWNOPS_H

#include "mlir/IR/Operation.h"

namespace mlir::fsdp {

/// The op's name without its dialect, if that is StableHLO or what is older or
/// higher; else empty.
StringRef getKnownName(Operation *op);

/// An attribute, discardable or not, of an op that need not be registered.
Attribute getKnownAttribute(Operation *op, StringRef name);

/// `isPure`, or an op of StableHLO that computes its results and does nothing
/// else, as far as its name tells: no collective, call of others or token.
bool isKnownPure(Operation *op);

/// `isMemoryEffectFree`, or as above.
bool isKnownEffectFree(Operation *op);

/// Whether it is a constant of StableHLO.
bool isKnownConstant(Operation *op);

/// Whether it is an op of StableHLO that moves or converts elements and
/// computes nothing of them.
bool isKnownMove(Operation *op);

/// Whether it is StableHLO's `optimization_barrier`.
bool isKnownBarrier(Operation *op);

/// Calls `visit` for each symbol that an op and those in it name, also in what
/// stands in <{}> of an op that nobody registered.
void forEachSymbol(Operation *root,
                   llvm::function_ref<void(Operation *, SymbolRefAttr)> visit);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_KNOWNOPS_H
