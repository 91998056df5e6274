//===- LayoutReport.h - Layouts as JSON -------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_LAYOUTREPORT_H
#define FSDP_TARGET_LAYOUTREPORT_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "llvm/Support/JSON.h"

namespace mlir::fsdp {

/// The name of an element type in JSON; empty if it has none.
StringRef getTypeName(Type type);

/// A unit and its layout: module, axes, sizes, params, and the pieces that are
/// cut by themselves.
llvm::json::Object describeUnit(UnitOp unit);

/// The alias names of the module tree with the FQN that each stands for, in
/// tree order.
llvm::json::Array describeAliases(ModuleOp module);

/// All units in their order, with every entry and padding; with `ranks` also
/// what each member of the shard group holds, whose size grows with them.
llvm::json::Object buildLayoutReport(ModuleOp module, bool ranks);

} // namespace mlir::fsdp

#endif // FSDP_TARGET_LAYOUTREPORT_H
