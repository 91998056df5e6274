//===- StepSegments.h - Cutting a step into segments ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a step is cut into segments, and what each segment is called. The
// rewriting is in Bufferize/OutlineSegments.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_BUFFERS_STEPSEGMENTS_H
#define FSDP_BUFFERS_STEPSEGMENTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::fsdp {

/// A run of ops that becomes one function.
struct StepSegment {
  /// The ops, in order; no floating ops (see `isFloating`) among them.
  SmallVector<Operation *> ops;
  /// Unit and phase: "layers.0" and "fwd", "bwd", "update" or "hypers".
  std::string unit, phase;
};

/// Views, constants and uninitialised tensors: cloned into every segment that
/// uses them, so that none of them crosses a segment's border.
bool isFloating(Operation *op);

/// What an op reads: its operands, and what its regions take from outside.
SmallVector<Value> getReadValues(Operation *op);

/// The ops of an entry that losses, outputs and new buffer values depend on.
llvm::DenseSet<Operation *> findForwardOps(func::FuncOp entry);

/// Cuts the one block of an entry function. A new segment begins
/// * at a collective and at an op with side effects, which belong to none;
/// * before an op that uses the parameters of another unit than the op before;
/// * where the forward part ends;
/// * at each op with `fsdp.strict`: an optimizer's update stands alone.
SmallVector<StepSegment> cutIntoSegments(func::FuncOp entry);

} // namespace mlir::fsdp

#endif // FSDP_BUFFERS_STEPSEGMENTS_H
