//===- RuntimeCalls.h - Pointers and calls of the runtime -------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memrefs and pointers meet in two casts, `toMemRef` and `toPointer`, which the
// conversion of the memref dialect dissolves later.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_FSDPTOLLVM_RUNTIMECALLS_H
#define FSDP_LIB_CONVERSION_FSDPTOLLVM_RUNTIMECALLS_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::fsdp {

/// Builds calls of C functions from programs on memrefs.
class RuntimeCalls {
public:
  explicit RuntimeCalls(ModuleOp module);

  /// A memref of static shape over the memory at `pointer`.
  Value toMemRef(OpBuilder &builder, Location loc, Value pointer,
                 MemRefType type);

  /// The address of a memref's first element.
  Value toPointer(OpBuilder &builder, Location loc, Value memref);

  /// The address that a function with a bare pointer for the memref expects:
  /// the static offset of its layout is not added.
  Value toBase(OpBuilder &builder, Location loc, Value memref);

  /// Calls a function of the runtime, which is declared on first use.
  Value call(OpBuilder &builder, Location loc, StringRef name, Type result,
             ValueRange operands);

  /// A stack slot of the function around `op`.
  Value allocate(Operation *op, Type type);

  /// Asks the runtime for the rank.
  void lowerRank(shard::ProcessLinearIndexOp op, Value context);

  /// Launches a kernel with what its operands hold.
  void lowerLaunch(gpu::LaunchFuncOp op, Value context,
                   LLVM::GlobalOp descriptor);

  /// Calls the C library for what the conversion of the math dialect to LLVM
  /// expands inaccurately.
  void callLibm();

private:
  ModuleOp module;
  LLVMTypeConverter converter;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_FSDPTOLLVM_RUNTIMECALLS_H
