//===- MpiSums.h - Values of members, combined in their order ---*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of fsdp-step-to-mpi: the arithmetic of collectives, as the runtime does
// it (runtime/move/Kernels.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_FSDPTOMPI_MPISUMS_H
#define FSDP_CONVERSION_FSDPTOMPI_MPISUMS_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

/// What members of a group have, one behind the other, is combined.
struct MemberSum {
  ReduceKind kind;
  int64_t numMembers;
  /// The places of one member in `stage`, of which the first ones are used.
  int64_t stride;

  /// Combines the elements of `stage` into all of `dest`, a buffer of one
  /// dimension, in the order of members.
  void emit(OpBuilder &builder, Location loc, Value stage, Value dest) const;
  /// Divides all of `dest` by the number of members, if a mean is asked for.
  void emitMean(OpBuilder &builder, Location loc, Value dest) const;
};

} // namespace mlir::fsdp

#endif // FSDP_CONVERSION_FSDPTOMPI_MPISUMS_H
