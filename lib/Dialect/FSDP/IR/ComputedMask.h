//===- ComputedMask.h - Checks of masks that kernels compute ----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_DIALECT_FSDP_IR_COMPUTEDMASK_H
#define FSDP_LIB_DIALECT_FSDP_IR_COMPUTEDMASK_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"

namespace mlir::fsdp {

/// What computes the element of a flash attention's mask, as far as there is
/// any of it.
struct ComputedMask {
  MutableArrayRef<Region> element;
  ValueRange operands;
  ArrayAttr maps;
};

/// (C5) and (C6) of `fsdp.flash_attention`, for rows of an element type and an
/// attention of extents B, H, T and S. `isRead`: there is another mask.
LogicalResult verifyComputedMask(Operation *op, const ComputedMask &mask,
                                 bool isRead, Type element,
                                 ArrayRef<int64_t> extents);

} // namespace mlir::fsdp

#endif // FSDP_LIB_DIALECT_FSDP_IR_COMPUTEDMASK_H
