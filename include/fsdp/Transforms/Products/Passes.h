//===- Passes.h - Passes of phase 4 -----------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 4: in which types and form sums and products are computed.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_PRODUCTS_PASSES_H
#define FSDP_TRANSFORMS_PRODUCTS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Transforms/Products/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_PRODUCTS_PASSES_H
