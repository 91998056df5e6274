//===- TableCuts.h - Elements that are a slice of their table ---*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where each place along a table is a constant, or the number of one loop times
// a factor and moved by an offset, a compiler gets a slice, reversed where the
// factor is negative, instead of a gather: XLA finds convolutions with reversed
// kernels so.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_TABLECUTS_H
#define FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_TABLECUTS_H

#include "StableHLOBuilder.h"
#include "mlir/IR/AffineMap.h"

namespace mlir::fsdp {

/// What of a table is read, and which loop each dimension of that follows; 0
/// for one of extent 1.
struct TableCut {
  Value value;
  AffineMap map;
};

/// An index that a linalg op's body computes, as an expression of its loops;
/// null if it is none, or one of more than so many sums and products.
AffineExpr findPlace(Value index, unsigned depth = 8);

/// The elements of a table at one place along each of its dimensions; nothing
/// if that is no slice, or a place may lie outside. `extents` are the loops'.
std::optional<TableCut> cutTable(StableHLOBuilder &hlo, Value table,
                                 ArrayRef<AffineExpr> places,
                                 ArrayRef<int64_t> extents);

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_TABLECUTS_H
