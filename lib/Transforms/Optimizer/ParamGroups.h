//===- ParamGroups.h - Hyper-parameters per group ---------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_OPTIMIZER_PARAMGROUPS_H
#define FSDP_LIB_TRANSFORMS_OPTIMIZER_PARAMGROUPS_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::fsdp {

/// Hyper-parameters that a group of parameters has for itself, by name. The
/// others are those of all groups.
using ParamGroup = llvm::MapVector<StringRef, double>;

/// Reads groups, each `GLOB:name=value,name=value` (one string, or several that
/// commas separated), and marks the parameters
/// with the number of the first group whose pattern their FQN matches
/// (`fsdp.group`). Group 0 is that of all other parameters. Names are those of
/// one of `rules`. Reports what is wrong.
FailureOr<SmallVector<ParamGroup>>
assignParamGroups(ModuleOp module, ArrayRef<std::string> parts,
                  ArrayRef<OptimizerOp> rules);

/// The group of a parameter.
int64_t getParamGroup(ParamOp param);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_OPTIMIZER_PARAMGROUPS_H
