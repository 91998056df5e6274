//===- MpiCollectives.h - One collective as messages ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of fsdp-step-to-mpi: what one pair of buffers of a start needs, as the
// body of a function of source and destination.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_FSDPTOMPI_MPICOLLECTIVES_H
#define FSDP_CONVERSION_FSDPTOMPI_MPICOLLECTIVES_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

/// One part of a start, without names: equal ones are one function.
struct MpiCollective {
  CollectiveKind kind;
  /// As a sum where it reduces; meaningless else.
  ReduceKind reduce;
  ArrayRef<int64_t> grid, axes;
  /// How the whole buffer is cut; null where both sides have one extent.
  LayoutAttr cut;
  /// Elements side by side that go to, and come from, one member, of an
  /// all_to_all; by how many members a permute passes on. The chunks of the
  /// start.
  ArrayRef<int64_t> chunks;
  Type element;
  int64_t messageBytes;
  /// Whether MPI may combine what all ranks of the world have.
  bool allReduce;
};

/// Emits the collective from `source` to `dest`, dense buffers of the element
/// type or, what is whole, of bytes. They may be the same for an all_reduce.
void emitCollective(OpBuilder &builder, Location loc,
                    const MpiCollective &collective, Value source, Value dest);

/// Whether buffers of the type can be sent and combined.
bool canSend(Type element);

} // namespace mlir::fsdp

#endif // FSDP_CONVERSION_FSDPTOMPI_MPICOLLECTIVES_H
