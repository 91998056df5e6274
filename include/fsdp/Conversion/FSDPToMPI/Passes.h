//===- Passes.h - Passes from the step to mpi -------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The scheduled step with messages of MPI.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_FSDPTOMPI_PASSES_H
#define FSDP_CONVERSION_FSDPTOMPI_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Conversion/FSDPToMPI/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_CONVERSION_FSDPTOMPI_PASSES_H
