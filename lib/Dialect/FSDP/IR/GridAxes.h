//===- GridAxes.h - Checks of axes that ops name ----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_DIALECT_FSDP_IR_GRIDAXES_H
#define FSDP_LIB_DIALECT_FSDP_IR_GRIDAXES_H

#include "mlir/IR/SymbolTable.h"

namespace mlir::fsdp {

/// The axes are axes of the grid and none is given twice.
LogicalResult verifyAxes(Operation *user, FlatSymbolRefAttr gridName,
                         ArrayRef<int64_t> axes, SymbolTableCollection &tables);

} // namespace mlir::fsdp

#endif // FSDP_LIB_DIALECT_FSDP_IR_GRIDAXES_H
