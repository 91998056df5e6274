//===- SegmentWork.h - What an op computes ----------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts the work of ops for a table of costs: flops of contractions, bytes of
// everything else.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SEGMENTWORK_H
#define FSDP_LIB_TRANSFORMS_SEGMENTWORK_H

#include "fsdp/Analysis/CostTable.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {

/// Bytes of a value of static shape; 0 of any other.
int64_t getStaticBytes(Type type);

/// Their sum over several values.
int64_t getStaticBytes(TypeRange types);

/// Counts work; keeps the sums of called functions.
class SegmentWorkAnalysis {
public:
  /// The work of an op, its regions and callees included. Loops of unknown
  /// length count once.
  ComputeWork get(Operation *op);

private:
  ComputeWork getRegions(Operation *op);

  DenseMap<Operation *, ComputeWork> functions;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SEGMENTWORK_H
