//===- StackedParams.h - Params whose rows are layers -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Used by `fsdp-unroll-layers`, whose loops are unrolled when params are cut:
// what a layer reads is one row, at a place that is known.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ANNOTATE_STACKEDPARAMS_H
#define FSDP_LIB_TRANSFORMS_ANNOTATE_STACKEDPARAMS_H

#include "fsdp/Utils/ModuleTree.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::fsdp {

/// Whether the slice is one whole row, at whatever index of the first
/// dimension: `[i, 0, ...] [1, all, ...] [1, 1, ...]`. Places in the other
/// dimensions need not be constants: only 0 is inside.
bool isRow(tensor::ExtractSliceOp slice);

/// The value of type `type` that holds the same elements, or null if its shape
/// differs in more than dimensions of extent 1.
Value reshapeTo(OpBuilder &builder, Location loc, Value value,
                RankedTensorType type);

/// The module below which there is one module per layer: the outermost one
/// whose params are all stacked, but for the root, so that a policy by class
/// finds layers; or else the innermost one around all of them.
TreeModuleOp getStackModule(ArrayRef<ParamOp> stacked);

/// Replaces params of as many rows by a module per row, `@"0"`, `@"1"`, ...,
/// inside of `getStackModule`, and an `fsdp.stack` each. Returns the rows of
/// each.
llvm::MapVector<SymbolRefAttr, SmallVector<ParamOp>>
cutTree(ArrayRef<ParamOp> stacked);

/// Replaces arguments and gradients of stacked params in a function by those of
/// the rows. A use that is no row at a constant place gets the rows as one
/// tensor again.
void cutSignature(
    func::FuncOp function,
    const llvm::MapVector<SymbolRefAttr, SmallVector<ParamOp>> &rows);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ANNOTATE_STACKEDPARAMS_H
