//===- FloatBits.h - Conversions of floats by their bits --------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops on integers that convert scalars where code generators have no such
// conversion, and what is computed of such scalars. Conversions multiply and
// add no floats, so that no fast-math flag changes what they round.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_FLOATBITS_H
#define FSDP_UTILS_FLOATBITS_H

#include "mlir/IR/Builders.h"

namespace mlir::fsdp {

/// Whether the type is f8E4M3FN or f8E5M2 (P. Micikevicius et al., FP8 Formats
/// for Deep Learning, 2022; the Open Compute Project's OFP8).
bool isFloat8(Type type);

/// Makes the op one on f32 in place of the types that `isNarrow` takes: its
/// operands are extended, its results rounded.
void computeInF32(Operation *op, function_ref<bool(Type)> isNarrow);

/// An f32 that rounds to fewer digits as the f64 does: the one of the two next
/// to it whose last digit is odd, so that no tie is made where there was none.
Value roundToOdd(OpBuilder &builder, Location loc, Value wide);

/// The number that an i8 holds in a format of `isFloat8`, as f32 or bf16, both
/// of which hold all of them.
Value decodeFloat8(OpBuilder &builder, Location loc, Value byte,
                   FloatType format, Type type);

/// The i8 of an f32 in a format of `isFloat8`: rounded to nearest, ties to
/// even; what is too large is infinite in f8E5M2 and not a number in f8E4M3FN,
/// as PyTorch, XLA and LLVM convert it.
Value encodeFloat8(OpBuilder &builder, Location loc, Value wide,
                   FloatType format);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_FLOATBITS_H
