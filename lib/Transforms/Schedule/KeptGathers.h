//===- KeptGathers.h - Gathers from what a few ranks kept ----- -*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A unit with `reshard after_forward to k` is gathered from all its ranks once;
// after that window every rank keeps the k-th part of the whole buffer that its
// place in its group of k says, and later windows gather these parts.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SCHEDULE_KEPTGATHERS_H
#define FSDP_LIB_TRANSFORMS_SCHEDULE_KEPTGATHERS_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

/// What later windows of a module's units gather from.
class KeptGathers {
public:
  /// Lets every first window that others follow keep its part. Gathers are in
  /// their memref form and not yet split.
  explicit KeptGathers(ModuleOp module);

  /// One buffer per unit that a gather starts from; empty if it starts from
  /// the shards, and for other collectives.
  ArrayRef<Value> getSources(Operation *op) const;

  /// The last axes of the unit's grid, along which these parts are gathered.
  static SmallVector<int64_t> getAxes(UnitOp unit);

private:
  DenseMap<Operation *, SmallVector<Value>> sources;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SCHEDULE_KEPTGATHERS_H
