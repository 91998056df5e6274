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

#ifndef FSDP_LIB_CONVERSION_FSDPTOLLVM_RUNTIMEDESCRIPTORS_H
#define FSDP_LIB_CONVERSION_FSDPTOLLVM_RUNTIMEDESCRIPTORS_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::fsdp {

/// Makes constants of a module, each distinct product, segment table and
/// string once.
class RuntimeDescriptors {
public:
  explicit RuntimeDescriptors(ModuleOp module);

  /// The symbol of the `fsdp_rt_collective` that describes a start.
  FailureOr<LLVM::GlobalOp> getCollective(StartOp start);

  /// The symbol of the `fsdp_rt_matmul_desc` that describes a product.
  LLVM::GlobalOp getMatmul(MatmulOp op);

  /// The symbol of the `fsdp_rt_convolution_desc` that describes a convolution.
  LLVM::GlobalOp getConvolution(ConvolveOp op);

  /// The symbol of the `fsdp_rt_attention_desc` that describes an attention of
  /// a library, or its gradient.
  LLVM::GlobalOp getAttention(Operation *op);

  /// The symbol of the `fsdp_rt_launch_desc` that describes a launch.
  FailureOr<LLVM::GlobalOp> getLaunch(gpu::LaunchFuncOp op);

  /// Emits the exported `fsdp_rt_module` with the manifest.
  void emitModule(StringRef manifest, uint64_t scheduleHash);

private:
  /// An array of `fsdp_rt_segment`; none if `count` is 0.
  struct SegmentTable {
    LLVM::GlobalOp global;
    int64_t count = 0;
  };
  /// The fields of an `fsdp_rt_part`.
  struct Part {
    LLVM::GlobalOp name;
    int32_t dtype = 0;
    int64_t shift = 0;
    int64_t fullBytes = 0, shardBytes = 0;
    SegmentTable segments;
  };

  LLVM::GlobalOp
  createConstant(const Twine &name, Type type,
                 llvm::function_ref<Value(OpBuilder &, Location)> build,
                 LLVM::Linkage linkage = LLVM::Linkage::Internal);
  LLVM::GlobalOp getString(StringRef text, StringRef prefix);
  /// A constant of these fields that is made once; `made` has those of its
  /// kind.
  LLVM::GlobalOp getNumbers(llvm::DenseMap<Attribute, LLVM::GlobalOp> &made,
                            StringRef prefix, StringRef types,
                            ArrayRef<int64_t> fields);
  SegmentTable getSegmentTable(ArrayRef<int64_t> fields);
  FailureOr<Part> getPart(StartOp start, unsigned index);
  FailureOr<LLVM::GlobalOp> getParts(StartOp start);

  ModuleOp module;
  SymbolTable symbols;
  llvm::StringMap<LLVM::GlobalOp> strings;
  llvm::DenseMap<Attribute, LLVM::GlobalOp> matmuls, convolutions, attentions;
  llvm::DenseMap<Attribute, SegmentTable> segmentTables;
  /// By kernel, as its launches are equal.
  llvm::DenseMap<Attribute, LLVM::GlobalOp> launches;
  LLVM::GlobalOp deviceCode;
  unsigned numCollectives = 0;
};

/// The runtime's number of an element type; nothing if it has none.
std::optional<int32_t> getRuntimeType(Type type);

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_FSDPTOLLVM_RUNTIMEDESCRIPTORS_H
