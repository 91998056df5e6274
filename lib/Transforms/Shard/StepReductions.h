//===- StepReductions.h - Where and how gradients are reduced ---*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SHARD_STEPREDUCTIONS_H
#define FSDP_LIB_TRANSFORMS_SHARD_STEPREDUCTIONS_H

#include "StepSignature.h"

namespace mlir::fsdp {

/// The op that defines the last gradient of the unit and of all units nested
/// below it. Null if one is a block argument: it is reduced at the end, so that
/// a parameter that is its own gradient is not read backward before forward.
Operation *findLastGradient(ArrayRef<UnitValues> units, const UnitValues &unit);

/// The type that gradients are to be reduced in; null for an empty text, which
/// asks for their own.
FailureOr<Type> parseReduceType(ModuleOp module, StringRef text);

/// The gradients in the type that they are reduced in; a cast is a part of the
/// backward pass. Where any unit is narrow those in full precision are reduced
/// in it.
SmallVector<Value> castGradients(OpBuilder &builder, const UnitValues &unit,
                                 Type reduceType, bool anyNarrow);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SHARD_STEPREDUCTIONS_H
