//===- EntryCalls.h - entries of an artifact, ready to call ----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_ENTRYCALLS_H
#define FSDP_TRAIN_LOOP_ENTRYCALLS_H

#include "artifact/Artifact.h"
#include "state/Storage.h"

namespace fsdp::run {

/// An entry of an artifact with its pointers for one context.
struct EntryCall {
  /// Null if the artifact lacks the entry.
  fsdp_rt_entry function = nullptr;
  std::vector<void *> arguments;

  explicit operator bool() const { return function; }

  /// Calls the entry, which must be there; returns its status.
  int32_t operator()(fsdp_rt_context *ctx) const {
    return function(ctx, arguments.data());
  }
};

/// A step, or one of those that take turns.
struct TurnCalls {
  const Entry *entry;
  EntryCall step;
  /// What follows where the optimizer is apart: the update of the shards, and
  /// of parameters outside all units.
  EntryCall update, updateIgnored;
};

/// All entries of an artifact for one context.
struct EntryCalls {
  EntryCalls(const Artifact &artifact, const Storage &storage, int64_t index);

  /// For each of the shapes of inputs what is called, in order.
  std::vector<std::vector<TurnCalls>> steps;
  std::vector<EntryCall> evals;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_ENTRYCALLS_H
