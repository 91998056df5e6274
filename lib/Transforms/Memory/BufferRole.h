//===- BufferRole.h - What a planned buffer is for ------------ -*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names for the report of the memory plan.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_MEMORY_BUFFERROLE_H
#define FSDP_LIB_TRANSFORMS_MEMORY_BUFFERROLE_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

/// What a buffer is for.
struct BufferRole {
  /// Text for people: the collective, segment or op that uses it first.
  std::string name;
  /// FQN of the module whose unit it serves, "" for the root's; units of a
  /// bucket are joined with "+". Nothing if that is not known.
  std::optional<std::string> unit;
  /// "fwd", "bwd", "update" or "hypers"; empty if that is not known.
  std::string phase;
};

/// Tells a buffer's role from the ops that use it, in program order.
BufferRole describeBuffer(ArrayRef<Operation *> users,
                          SymbolTableCollection &symbols);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_MEMORY_BUFFERROLE_H
