//===- AddressAlignment.h - What addresses are multiples of -----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows planned buffers from a kernel back to their arena, through views and
// calls.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_KERNELSTOGPU_ADDRESSALIGNMENT_H
#define FSDP_LIB_CONVERSION_KERNELSTOGPU_ADDRESSALIGNMENT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::fsdp {

/// Computes the power of two that a memref's address is a multiple of, without
/// the offset in its type. Keeps what it finds: functions may not change.
class AddressAlignment {
public:
  explicit AddressAlignment(ModuleOp module);

  /// 1 if nothing is known.
  int64_t get(Value memref);

private:
  int64_t getArgument(BlockArgument argument);

  DenseMap<StringAttr, SmallVector<func::CallOp>> calls;
  DenseMap<Value, int64_t> arguments;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_KERNELSTOGPU_ADDRESSALIGNMENT_H
