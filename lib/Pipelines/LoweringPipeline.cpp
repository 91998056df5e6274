//===- LoweringPipeline.cpp - From memrefs to the LLVM dialect ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Conversion/KernelsToGPU/Passes.h"
#include "fsdp/Conversion/LinalgToKernels/Passes.h"
#include "fsdp/Pipelines/Pipelines.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void fsdp::addDevicePasses(OpPassManager &manager,
                           const DevicePassesOptions &options) {
  manager.addPass(createKernelsToGPUPass({options.wideIndices}));
  manager.addPass(createVerifyDevicePass());
  manager.addPass(createCountKernelsPass());
  OpPassManager &device = manager.nest<gpu::GPUModuleOp>();
  // Not before: threads combine values by the op that the program has, whatever
  // its type becomes.
  device.addNestedPass<gpu::GPUFuncOp>(
      createWidenFloatsPass({/*expandConversions=*/!options.hasConversions}));
  device.addNestedPass<gpu::GPUFuncOp>(
      createApproximateMathPass({/*polynomials=*/!options.hasLibrary,
                                 /*reciprocals=*/options.hasReciprocals}));
  device.addPass(createLowerDeviceMathPass());
  device.addPass(createConvertLinalgToLoopsPass());
  device.addPass(createCanonicalizerPass());
  device.addPass(createCSEPass());
  device.addPass(memref::createExpandStridedMetadataPass());
  device.addPass(createLowerAffinePass());
  device.addPass(createSCFToControlFlowPass());
  ConvertGpuOpsToNVVMOpsOptions toNVVM;
  // That of the module.
  toNVVM.indexBitwidth = kDeriveIndexBitwidthFromDataLayout;
  toNVVM.useBarePtrCallConv = true;
  device.addPass(createConvertGpuOpsToNVVMOps(toNVVM));
  device.addPass(createCanonicalizerPass());
  device.addPass(createCSEPass());
  device.addPass(createReconcileUnrealizedCastsPass());
}

void fsdp::addLoweringPasses(OpPassManager &manager) {
  manager.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
  manager.addPass(memref::createExpandStridedMetadataPass());
  manager.addPass(createLowerAffinePass());
  manager.addPass(createSCFToControlFlowPass());
  manager.addPass(createConvertControlFlowToLLVMPass());
  manager.addPass(createConvertMathToLLVMPass());
  manager.addPass(createConvertMathToLibmPass());
  manager.addPass(createFinalizeMemRefToLLVMConversionPass());
  manager.addPass(createArithToLLVMConversionPass());
  manager.addPass(createConvertIndexToLLVMPass());
  ConvertFuncToLLVMPassOptions toLLVM;
  toLLVM.useBarePtrCallConv = true;
  manager.addPass(createConvertFuncToLLVMPass(toLLVM));
  manager.addPass(createReconcileUnrealizedCastsPass());
  manager.addPass(createCanonicalizerPass());
}
