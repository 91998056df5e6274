//===- InitAll.cpp - Registration of dialects and passes ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two functions an embedder calls. Pass files are named after their pass.
//
//===----------------------------------------------------------------------===//

#include "fsdp/InitAll.h"
#include "fsdp/Conversion/FSDPToLLVM/Passes.h"
#include "fsdp/Conversion/FSDPToMPI/Passes.h"
#include "fsdp/Conversion/FSDPToShard/Passes.h"
#include "fsdp/Conversion/FSDPToStableHLO/Passes.h"
#include "fsdp/Conversion/KernelsToGPU/Passes.h"
#include "fsdp/Conversion/LinalgToKernels/Passes.h"
#include "fsdp/Dialect/FSDP/Transforms/BufferizableOpInterfaceImpl.h"
#include "fsdp/Pipelines/Pipelines.h"
#include "fsdp/Pipelines/Tensor/TensorPhases.h"
#include "fsdp/Target/Manifest/Passes.h"
#include "fsdp/Target/Report/Passes.h"
#include "fsdp/Transforms/Annotate/Passes.h"
#include "fsdp/Transforms/Attention/Passes.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Transforms/DeviceKernels/Passes.h"
#include "fsdp/Transforms/Fusion/Passes.h"
#include "fsdp/Transforms/LayOut/Passes.h"
#include "fsdp/Transforms/Memory/Passes.h"
#include "fsdp/Transforms/Optimizer/Passes.h"
#include "fsdp/Transforms/Partition/Passes.h"
#include "fsdp/Transforms/Peers/Passes.h"
#include "fsdp/Transforms/Products/Passes.h"
#include "fsdp/Transforms/Schedule/Passes.h"
#include "fsdp/Transforms/Shard/Passes.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"

using namespace mlir;

void fsdp::registerAllDialects(DialectRegistry &registry) {
  registerTensorDialects(registry);
  registry.insert<bufferization::BufferizationDialect, gpu::GPUDialect,
                  memref::MemRefDialect>();
  fsdp::registerBufferizableOpInterfaceExternalModels(registry);
  arith::registerBufferizableOpInterfaceExternalModels(registry);
  bufferization::func_ext::registerBufferizableOpInterfaceExternalModels(
      registry);
  linalg::registerBufferizableOpInterfaceExternalModels(registry);
  scf::registerBufferizableOpInterfaceExternalModels(registry);
  tensor::registerBufferizableOpInterfaceExternalModels(registry);
}

void fsdp::registerAllPasses() {
  registerFSDPAnnotatePasses();
  registerFSDPPartitionPasses();
  registerFSDPLayOutPasses();
  registerFSDPShardPasses();
  registerFSDPOptimizerPasses();
  registerFSDPAttentionPasses();
  registerFSDPProductsPasses();
  registerFSDPFusionPasses();
  registerFSDPBufferizePasses();
  registerFSDPSchedulePasses();
  registerFSDPPeersPasses();
  registerFSDPMemoryPasses();
  registerFSDPFSDPToShardPasses();
  registerFSDPFSDPToStableHLOPasses();
  registerFSDPLinalgToKernelsPasses();
  registerFSDPDeviceKernelsPasses();
  registerFSDPKernelsToGPUPasses();
  registerFSDPFSDPToLLVMPasses();
  registerFSDPFSDPToMPIPasses();
  registerFSDPManifestPasses();
  registerFSDPReportPasses();
  registerFSDPPipelines();
}
