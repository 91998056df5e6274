//===- SumsOfProducts.h - Contractions and convolutions ---------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_LINALGTOKERNELS_SUMSOFPRODUCTS_H
#define FSDP_LIB_CONVERSION_LINALGTOKERNELS_SUMSOFPRODUCTS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::fsdp {

/// The zero fill of exactly the memref `dest` that `op` accumulates onto.
Operation *findZeroFill(Operation *op, Value dest);

/// The op before `op` that repeats a row to all rows of `dest`, the last
/// dimension of which is contiguous, if nothing touches `dest` or writes the
/// row in between; its input is the row. Null if there is none.
linalg::GenericOp findRepeatedRow(Operation *op, Value dest);

/// Whether the body is c + a * b and nothing else, operands in any order;
/// factors may be extended. isaContractionOpInterface looks through other
/// operations on the way.
bool isMultiplyAdd(linalg::LinalgOp op);

/// Replaces a convolution of buffers, whose body is a multiply-add, by
/// `fsdp.convolve`; or a contraction, which is one with a window of one place.
/// One with a single channel per group, or with loops that the runtime has not,
/// stays.
void lowerConvolution(linalg::LinalgOp op);

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_LINALGTOKERNELS_SUMSOFPRODUCTS_H
