//===- TurnOptimizers.h - Optimizers of steps that take turns ---*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_OPTIMIZER_TURNOPTIMIZERS_H
#define FSDP_LIB_TRANSFORMS_OPTIMIZER_TURNOPTIMIZERS_H

#include "fsdp/Utils/ModuleTree.h"

namespace mlir::fsdp {

/// The optimizers that `text` names: one of all steps, with a null name, or
/// where steps take turns `TURN=NAME,TURN=NAME` one of each. Reports what is
/// wrong.
FailureOr<SmallVector<std::pair<StringAttr, OptimizerOp>>>
getTurnOptimizers(ModuleOp module, StringRef text);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_OPTIMIZER_TURNOPTIMIZERS_H
