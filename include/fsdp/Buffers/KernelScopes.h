//===- KernelScopes.h - Ops that become one kernel --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What passes before and behind the memory plan agree on: which ops a
// `memref.alloca_scope` keeps together for one kernel of a device, and which
// fills a reduction can begin with.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_BUFFERS_KERNELSCOPES_H
#define FSDP_BUFFERS_KERNELSCOPES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::fsdp {

/// An attribute of a scope whose ops, scopes themselves, are independent of
/// each other: blocks of one kernel execute them side by side.
inline constexpr llvm::StringLiteral kJoined = "joined";

/// Whether an op is such a scope.
bool isJoined(Operation *op);

/// Whether an output of a reduction has an element for each of its iterations,
/// and begins with nothing: what is added is written, too.
bool isElementOutput(OpOperand &output);

/// Whether a reduction writes every element of each output.
bool writesAllResults(linalg::GenericOp op);

} // namespace mlir::fsdp

#endif // FSDP_BUFFERS_KERNELSCOPES_H
