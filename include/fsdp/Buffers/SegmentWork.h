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

namespace mlir::fsdp {

/// Bytes of the elements of a memref, tensor or vector, 0 of any other value.
/// None if the shape is not static, elements are neither integers nor floats,
/// or the number does not fit in 64 bits.
std::optional<int64_t> getKnownBytes(Type type);

/// The same, 0 if they are not known.
int64_t getStaticBytes(Type type);

/// Their sum over several values, at most what fits in 64 bits.
int64_t getStaticBytes(TypeRange types);

/// Bytes of the arguments that a function has on the device, each from a
/// multiple of `alignment`, at most more than any limit allows.
int64_t getDeviceBytes(func::FuncOp function, int64_t alignment = 1);

/// Whether the host keeps an argument.
bool isOffloaded(BlockArgument argument);

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
