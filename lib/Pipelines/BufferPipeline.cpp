//===- BufferPipeline.cpp - Pass sequences of phase 4 ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Pipelines/Pipelines.h"
#include "fsdp/Transforms/Attention/Passes.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Transforms/Fusion/Passes.h"
#include "fsdp/Transforms/Optimizer/Passes.h"
#include "fsdp/Transforms/Products/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

/// Canonicalization without a look at regions as a whole: functions have one
/// block, and dead ops go away anyway.
static std::unique_ptr<Pass> createCleanup() {
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  return createCanonicalizerPass(config);
}

void fsdp::addKernelPasses(OpPassManager &manager,
                           const KernelPassesOptions &options) {
  manager.addPass(createInternalizePass());
  manager.addPass(createExpandUpdatesPass());
  if (options.recognizesAttention)
    manager.addNestedPass<func::FuncOp>(createRecognizeAttentionPass());
  manager.addNestedPass<func::FuncOp>(createFoldMasksPass());
  if (options.keepsAttention)
    manager.addNestedPass<func::FuncOp>(
        createFlashAttentionPass({/*library=*/options.callsAttention}));
  if (options.tilesAttention)
    manager.addNestedPass<func::FuncOp>(
        options.forDevices ? createSplitAttentionPass({options.attentionBytes})
                           : createTileAttentionPass());
  manager.addNestedPass<func::FuncOp>(
      createExpandAttentionPass({/*narrowFactors=*/options.forDevices}));
  manager.addPass(createEncodeFloatsPass());
  manager.addNestedPass<func::FuncOp>(createFoldEmptyPass());
  manager.addPass(createCleanup());
  manager.addPass(createCSEPass());
  if (!options.forDevices)
    manager.addNestedPass<func::FuncOp>(createSimplifyConvolutionsPass());
  manager.addNestedPass<func::FuncOp>(options.forDevices
                                          ? createNarrowContractionsPass()
                                          : createWidenContractionsPass());
  manager.addNestedPass<func::FuncOp>(createFoldTransposesPass());
  manager.addPass(createCSEPass());
  manager.addPass(createConvertElementwiseToLinalgPass());
  manager.addPass(createCheckBufferizablePass());
  if (options.pieces != 1)
    manager.addNestedPass<func::FuncOp>(
        createMicroPipelinePass({options.pieces, options.machine}));
  // What rounds is still an op of its own.
  if (options.roundsProducts)
    manager.addNestedPass<func::FuncOp>(createNarrowResultsPass());
  // Launches cost devices more than a late start.
  if (options.forDevices)
    manager.addNestedPass<func::FuncOp>(createSinkReductionsPass());
  if (options.recomputedBytes >= 0)
    manager.addNestedPass<func::FuncOp>(
        createRecomputeElementwisePass({options.recomputedBytes}));
  manager.addNestedPass<func::FuncOp>(createFuseElementwisePass());
  manager.addNestedPass<func::FuncOp>(createFuseIntoReadersPass(
      {/*maxInputs=*/10, /*intoSums=*/options.forDevices}));
  manager.addNestedPass<func::FuncOp>(createExpandInsertionsPass());
  // Threads of devices add side by side.
  manager.addNestedPass<func::FuncOp>(
      options.forDevices ? createMergeSumsPass() : createSeparateSumsPass());
  manager.addPass(createCleanup());
  manager.addPass(createCSEPass());
  // No CSE from here to bufferization: it would share fills again, and what
  // backward recomputes.
  manager.addNestedPass<func::FuncOp>(createDropBarriersPass());
  if (options.forDevices)
    manager.addNestedPass<func::FuncOp>(createFetchInputsPass());
}

void fsdp::addSegmentPasses(OpPassManager &manager) {
  manager.addNestedPass<func::FuncOp>(createOverlapValuesPass());
  manager.addNestedPass<func::FuncOp>(createUnshareFillsPass());
  manager.addPass(createOutlineSegmentsPass());
  manager.addNestedPass<func::FuncOp>(createReuseDyingOperandsPass());
}

void fsdp::addBufferizationPasses(OpPassManager &manager) {
  manager.addNestedPass<func::FuncOp>(createFullRankSlicesPass());
  manager.addPass(createBufferSharedReadsPass());
  manager.addPass(bufferization::createEmptyTensorEliminationPass());
  manager.addPass(createCarryInPlacePass());
  bufferization::OneShotBufferizePassOptions options;
  options.bufferizeFunctionBoundaries = true;
  options.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  manager.addPass(bufferization::createOneShotBufferizePass(options));
  // Views of one place become one, and copies from it to itself go away.
  manager.addPass(createCSEPass());
  // Results of loops that are their initial buffers are replaced by these, so
  // that the allocation of a returned buffer is found.
  manager.addPass(createCleanup());
}

void fsdp::addBufferPasses(OpPassManager &manager) {
  addBufferizationPasses(manager);
  manager.addPass(createSegmentsToOutParamsPass());
  manager.addPass(createPlaceBuffersPass());
  manager.addPass(createCleanup());
  manager.addPass(createVerifyBuffersPass());
}
