//===- KernelNames.cpp - Numbers of a device's kernels --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Conversion/FSDPToLLVM/KernelNames.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

SmallVector<StringRef> fsdp::getKernelNames(gpu::GPUModuleOp module) {
  SmallVector<StringRef> names;
  for (Operation &op : *module.getBody())
    if (op.hasAttr(gpu::GPUDialect::getKernelFuncAttrName()))
      names.push_back(SymbolTable::getSymbolName(&op).strref());
  return names;
}
