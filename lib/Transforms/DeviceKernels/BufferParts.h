//===- BufferParts.h - Views that can be made anew --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What passes that move ops before memory is planned ask of their operands.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_DEVICEKERNELS_BUFFERPARTS_H
#define FSDP_LIB_TRANSFORMS_DEVICEKERNELS_BUFFERPARTS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {

/// A view that can be made anew anywhere: it depends on its source alone.
bool isStaticView(Operation *op);

/// What is left of a memref without views that can be made anew.
Value getBase(Value memref);

/// Whether a value is there, or can be, where an op of its block is.
bool isAvailable(Value value, Operation *place);

/// Moves what makes an available value before that op.
void makeAvailable(Value value, Operation *place);

/// Whether two views are different parts of what they are views of.
bool areApart(Value one, Value other);

/// The memrefs from outside of an op that it, or an op in it, uses.
llvm::SetVector<Value> getMemories(Operation *op);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_DEVICEKERNELS_BUFFERPARTS_H
