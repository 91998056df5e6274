//===- AnnotatePasses.h - Passes of phases 1 and 2 (annotate, lay out) *- C++
//-*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_ANNOTATEPASSES_H
#define FSDP_TRANSFORMS_ANNOTATEPASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#include "fsdp/Transforms/AnnotatePasses.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_ANNOTATEPASSES_H
