//===- PeerProgram.h - Where the ranks of a program meet --------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 5, for fsdp-verify-peers: what of a program is the same for all of its
// ranks. Reads IR only.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_PEERS_PEERPROGRAM_H
#define FSDP_LIB_TRANSFORMS_PEERS_PEERPROGRAM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::fsdp {

/// Whether ranks meet at the op: a collective, or the wait for one.
bool communicates(Operation *op);

/// Whether the op exchanges a message between two ranks; these are not
/// followed.
bool isMessage(Operation *op);

/// A program, and where its ranks meet.
class PeerProgram {
public:
  explicit PeerProgram(ModuleOp module);

  /// The function, null if there is none of that name.
  func::FuncOp lookup(StringRef name) const {
    return symbols.lookup<func::FuncOp>(name);
  }

  /// Whether ranks meet in the op, its regions or functions that it calls; a
  /// call through a value may call any function of the module.
  bool meetsIn(Operation *op);

  /// Lists, in `getUnchecked`, what is not followed in the function and those
  /// that it calls.
  void findUnchecked(Operation *function);
  /// Says why the op is not checked, or not fully.
  void addUnchecked(Operation *op, StringRef why) {
    unchecked.try_emplace(op, why);
  }
  /// What is not checked, or not fully, and why.
  const llvm::MapVector<Operation *, StringRef> &getUnchecked() const {
    return unchecked;
  }

private:
  /// The called op of the module, null if it has none of that name, the module
  /// itself for a call through a value.
  Operation *getCallee(CallOpInterface call) const;

  SymbolTable symbols;
  /// Ops of the module that communicate by themselves or through others; the
  /// module itself if there is one.
  DenseSet<Operation *> meeting;
  DenseMap<Operation *, bool> answers;
  /// Functions in which `findUnchecked` has been.
  DenseSet<Operation *> seen;
  llvm::MapVector<Operation *, StringRef> unchecked;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_PEERS_PEERPROGRAM_H
