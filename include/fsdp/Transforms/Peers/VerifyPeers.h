//===- VerifyPeers.h - All ranks agree on collectives -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What fsdp-verify-peers does, and how much of it.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_PEERS_VERIFYPEERS_H
#define FSDP_TRANSFORMS_PEERS_VERIFYPEERS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::fsdp {

/// How much was proved.
struct PeerCounts {
  /// Collectives, each counted once for all members of its group.
  size_t checked = 0;
  /// Ops with a remark that they are not checked, or not fully.
  size_t unchecked = 0;
};

/// What the pass fsdp-verify-peers does with the module. Fails, with an error,
/// if ranks do not agree.
FailureOr<PeerCounts> verifyPeers(ModuleOp module);

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_PEERS_VERIFYPEERS_H
