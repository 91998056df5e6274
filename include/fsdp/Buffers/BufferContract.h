//===- BufferContract.h - What a pass on buffers finds ----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the documentation of passes from bufferization on calls "Before", as
// checks: a pipeline in which a pass is missing, or stands too late, is an
// error that names it.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_BUFFERS_BUFFERCONTRACT_H
#define FSDP_BUFFERS_BUFFERCONTRACT_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

/// Neither an argument nor a result of an op under `scope` is a tensor.
LogicalResult expectBuffers(Operation *scope);

/// Collectives are on buffers, and split into starts and waits.
LogicalResult expectSplitCollectives(ModuleOp top);

/// Every buffer of an entry has its place in an arena.
LogicalResult expectPlannedMemory(ModuleOp top);

/// No buffer has a place yet. `scope` is a function or holds functions.
LogicalResult expectUnplannedMemory(Operation *scope);

} // namespace mlir::fsdp

#endif // FSDP_BUFFERS_BUFFERCONTRACT_H
