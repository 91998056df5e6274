//===- InputContract.h - Checks of the input contract -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of `fsdp-normalize-input` that look at the module as a whole.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ANNOTATE_INPUTCONTRACT_H
#define FSDP_LIB_TRANSFORMS_ANNOTATE_INPUTCONTRACT_H

#include "fsdp/Utils/ModuleTree.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {

/// Fills the unknown sizes of the module's one `shard.grid` from `sizes`. A
/// grid whose sizes are all unknown may also get another number of axes.
LogicalResult fillGrid(ModuleOp top, ArrayRef<int64_t> sizes);

/// Gives the grid's axes the names, if there are any, and checks those that it
/// has.
LogicalResult nameAxes(shard::GridOp grid, ArrayRef<std::string> names);

/// The module's one tree root, or a diagnostic.
FailureOr<TreeModuleOp> expectTreeRoot(ModuleOp top);

/// No name in the tree has a dot, which joins names to FQNs.
LogicalResult checkNames(TreeModuleOp root);

/// Calls the public function `entry` `@step`, and those for inputs of other
/// shapes, `@<entry>_...`, `@step_...`. Fails if there is none, or for one that
/// another function calls or that is not one block with a `func.return`.
LogicalResult nameEntry(ModuleOp top, StringRef entry);

/// No global that the step could change: ranks are threads of one process and
/// would share it.
LogicalResult checkNoMutableGlobals(ModuleOp top);

/// Arguments and all values of the step are statically shaped, and regions have
/// one block.
LogicalResult checkShapesAndBlocks(func::FuncOp step);

/// The evaluations that the input brings: public functions `@evaluate` and
/// `@evaluate_...` with roles.
SmallVector<func::FuncOp> getEvaluations(ModuleOp top);

/// The name of the evaluation beside a step: `evaluate_1` of `@step_1`.
std::string getEvaluationName(func::FuncOp step);

/// Each of the evaluations can be normalized, and belongs to a step; where
/// there is one, each step has one.
LogicalResult checkEvaluations(ModuleOp top, ArrayRef<func::FuncOp> steps,
                               ArrayRef<func::FuncOp> evaluations);

/// Replaces every call in the steps by the callee's body and erases functions
/// that nobody calls any more. Other public functions with roles are refused.
LogicalResult inlineCalls(ModuleOp top, ArrayRef<func::FuncOp> steps);

/// Replaces every call within an op of a function.
LogicalResult inlineCallsWithin(Operation *op);

/// Steps in normal form differ in the shapes of inputs and outputs alone, and
/// no two have the same inputs.
LogicalResult checkAlike(ArrayRef<func::FuncOp> steps);

/// Where a step has a turn, all have one, of different names; and nothing
/// evaluates them.
LogicalResult checkTurnNames(ArrayRef<func::FuncOp> steps,
                             ArrayRef<func::FuncOp> evaluations);

/// Steps in normal form that take turns have the same arguments, and each param
/// is trained by one of them.
LogicalResult checkTurns(TreeModuleOp root, ArrayRef<func::FuncOp> steps);

/// Evaluations in normal form take nothing but what their steps take.
LogicalResult checkEvaluationArguments(ArrayRef<func::FuncOp> steps,
                                       ArrayRef<func::FuncOp> evaluations);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ANNOTATE_INPUTCONTRACT_H
