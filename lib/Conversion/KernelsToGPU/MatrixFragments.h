//===- MatrixFragments.h - Products of a warp -------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matrices of 16-bit floats that the lanes of a warp hold parts of, and their
// products with f32 sums, by the instruction mma.m16n8k16 of PTX, whose
// documentation says which lane holds what: lane l of 32 has rows l / 4 and l /
// 4 + 8 of a left factor and of a sum, column l / 4 of a right factor, and in
// that row or column pairs of neighbours, from 2 * (l % 4) on.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_KERNELSTOGPU_MATRIXFRAGMENTS_H
#define FSDP_LIB_CONVERSION_KERNELSTOGPU_MATRIXFRAGMENTS_H

#include "GPUKernel.h"

namespace mlir::fsdp {

/// Rows of a left factor and of a sum; columns of a sum; what is added up.
inline constexpr int64_t kFragmentRows = 16, kFragmentColumns = 8,
                         kFragmentDepth = 16;

/// A pair of neighbours of a 16-bit type, in a vector or in a word.
using Pair = Value;
/// What a lane holds of a left factor: pairs of its first row, of its second,
/// of both 8 columns further.
using LeftFragment = std::array<Pair, 4>;
/// Of a right factor: pairs of its column, and 8 rows further.
using RightFragment = std::array<Pair, 2>;
/// Of a sum: neighbours of its first row and of its second one.
using SumFragment = std::array<Value, 4>;

/// Where elements of a matrix stand: `load` gives the pair that begins at a row
/// and column.
using LoadPair = llvm::function_ref<Pair(Value row, Value column)>;

/// Builds a warp's code.
class MatrixFragments {
public:
  MatrixFragments(OpBuilder &builder, Location loc, Type element, Value thread);

  /// The lane's row of a sum or left factor, its column of a right factor, and
  /// its first neighbour.
  Value row, neighbour;
  /// The number of the warp in its block.
  Value warp;

  /// The part of a left factor that begins at a row and column. Rows are given
  /// as the lane's own two.
  LeftFragment loadLeft(Value firstRow, Value secondRow, int64_t column,
                        LoadPair load);
  /// The left factor that two neighbouring sums are, rounded.
  LeftFragment toLeft(const SumFragment &first, const SumFragment &second);
  /// `sum` plus the product.
  SumFragment multiply(const LeftFragment &left, const RightFragment &right,
                       const SumFragment &sum);
  SumFragment zero();
  Pair makePair(Value first, Value second);

private:
  Value toOperand(Pair pair);

  OpBuilder &builder;
  Location loc;
  Type element;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_KERNELSTOGPU_MATRIXFRAGMENTS_H
