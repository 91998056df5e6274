//===- ReduceStep.h - A pass that makes a step smaller ----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What fsdp-reduce has beside the reductions of upstream, which drop ranges of
// ops and so break every step whose values are read.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TOOLS_FSDP_REDUCE_REDUCESTEP_H
#define FSDP_TOOLS_FSDP_REDUCE_REDUCESTEP_H

namespace mlir::fsdp {

/// Registers `reduce-step`: drops ops and arguments of a module, and puts zeros
/// in place of values, as long as a script (`test`, with `test-arg` before the
/// name of a file) calls what is left interesting by a status other than 0.
void registerReduceStepPass();

} // namespace mlir::fsdp

#endif // FSDP_TOOLS_FSDP_REDUCE_REDUCESTEP_H
