//===- Products.h - Products and convolutions of linalg --------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that add products of two tensors up, whatever they are called.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_PRODUCTS_H
#define FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_PRODUCTS_H

#include "StableHLOBuilder.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::fsdp {

/// A sum of products of these operands, in the order of parallel loops. Null if
/// the op is something else.
Value convertProduct(StableHLOBuilder &hlo, linalg::LinalgOp op,
                     ValueRange operands);

/// A convolution of these operands, in the order of the result's dimensions.
/// Null if the op is something else.
Value convertConvolution(StableHLOBuilder &hlo, linalg::LinalgOp op,
                         ValueRange operands);

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_PRODUCTS_H
