//===- StepWriter.h - A step back into its function -------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Puts the ops of a block into the order of a program.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SCHEDULE_STEPWRITER_H
#define FSDP_LIB_TRANSFORMS_SCHEDULE_STEPWRITER_H

#include "fsdp/Transforms/Schedule/StepReader.h"

namespace mlir::fsdp {

/// Rewrites the block that was read: windows that are kept use the buffer of
/// the window before, parts of a bucket share a start and a wait, everything
/// stands where the program says. `read` is of no use afterwards. The program
/// has no gathers within smaller groups.
void writeStep(const ReadStep &read, const StepProgram &program);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SCHEDULE_STEPWRITER_H
