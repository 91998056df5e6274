//===- LayoutJSON.h - Layouts as JSON -------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_MANIFEST_LAYOUTJSON_H
#define FSDP_TARGET_MANIFEST_LAYOUTJSON_H

#include "fsdp/Analysis/Layout/LayoutRemap.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "llvm/Support/JSON.h"

namespace mlir::fsdp {

/// The name of an element type in JSON; empty if it has none.
StringRef getTypeName(Type type);

/// A unit and its layout: module, axes, sizes, params, and the pieces that are
/// cut by themselves.
llvm::json::Object describeUnit(UnitOp unit);

/// The layout of a unit that has one, with its ranks and its parameters' FQNs,
/// as `remapUnits` takes it.
NamedLayout getNamedLayout(UnitOp unit);

/// The alias names of the module tree with the FQN that each stands for, in
/// tree order.
llvm::json::Array describeAliases(ModuleOp module);

/// The arrays whose rows are params: `fqn` and the FQNs of the `rows`.
llvm::json::Array describeStacks(ModuleOp module);

/// What every rank has whole, in tree order.
struct WholeStates {
  llvm::json::Array buffers;
  /// The params that no unit owns.
  llvm::json::Array ignored;
};

/// Names, shapes and element types of what every rank has whole; whether
/// buffers are saved, and params trained.
WholeStates describeWholeStates(ModuleOp module);

/// All units in their order, with every entry and padding; with `ranks` also
/// what each member of the shard group holds, whose size grows with them; and
/// what every rank has whole.
llvm::json::Object buildLayoutReport(ModuleOp module, bool ranks);

} // namespace mlir::fsdp

#endif // FSDP_TARGET_MANIFEST_LAYOUTJSON_H
