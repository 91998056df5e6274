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

#ifndef FSDP_BUFFERS_SEGMENTWORK_H
#define FSDP_BUFFERS_SEGMENTWORK_H

#include "fsdp/Analysis/Schedule/CostTable.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::fsdp {

/// The work of a structured op on tensors or memrefs: multiplications and
/// additions of a contraction, bytes of another op.
ComputeWork getLinalgWork(linalg::LinalgOp op);

/// "unit phase" of the part of the step that an op runs: its own mark, that of
/// the function it calls, or, if it is no call, that of the function around it.
/// Empty if there is none.
StringRef getSegment(Operation *op, SymbolTableCollection &symbols);

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

#endif // FSDP_BUFFERS_SEGMENTWORK_H
