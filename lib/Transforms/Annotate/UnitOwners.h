//===- UnitOwners.h - Which unit owns which parameter -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ANNOTATE_UNITOWNERS_H
#define FSDP_LIB_TRANSFORMS_ANNOTATE_UNITOWNERS_H

#include "fsdp/Transforms/Annotate/Passes.h"
#include "fsdp/Utils/ModuleTree.h"

namespace mlir::fsdp {

/// The parameters that each marked module owns, in order.
using UnitOwners = DenseMap<Operation *, SmallVector<ParamOp>>;

/// Finds for every param that is not ignored the module marked `fsdp.wrap` to
/// which it belongs. Reports params outside all of them, and by `tied` those
/// whose names belong to several.
FailureOr<UnitOwners> findUnitOwners(TreeModuleOp root, ParamOrder order,
                                     TiedWeights tied);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ANNOTATE_UNITOWNERS_H
