//===- RuntimeDescriptors.h - Constants that the runtime reads --*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits the structures of runtime/include/fsdp_rt.h as LLVM globals. The field
// order here is that of the header; test/unit/RuntimeLayoutTest.cpp compares
// both.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_RUNTIMEDESCRIPTORS_H
#define FSDP_LIB_TRANSFORMS_RUNTIMEDESCRIPTORS_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::fsdp {

/// Makes constants of a module, each distinct matrix product and string once.
class RuntimeDescriptors {
public:
  explicit RuntimeDescriptors(ModuleOp module);

  /// The symbol of the `fsdp_rt_collective` that describes a start.
  FailureOr<LLVM::GlobalOp> getCollective(StartOp start);

  /// The symbol of the `fsdp_rt_matmul_desc` that describes a product.
  LLVM::GlobalOp getMatmul(MatmulOp op);

  /// Emits the exported `fsdp_rt_module` with the manifest.
  void emitModule(StringRef manifest, uint64_t scheduleHash);

private:
  LLVM::GlobalOp
  createConstant(const Twine &name, Type type,
                 llvm::function_ref<Value(OpBuilder &, Location)> build,
                 LLVM::Linkage linkage = LLVM::Linkage::Internal);
  LLVM::GlobalOp getString(StringRef text, StringRef prefix);
  FailureOr<LLVM::GlobalOp> getParts(StartOp start);

  ModuleOp module;
  SymbolTable symbols;
  llvm::StringMap<LLVM::GlobalOp> strings;
  llvm::DenseMap<Attribute, LLVM::GlobalOp> matmuls;
  unsigned numCollectives = 0;
};

/// The runtime's number of an element type; nothing if it has none.
std::optional<int32_t> getRuntimeType(Type type);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_RUNTIMEDESCRIPTORS_H
