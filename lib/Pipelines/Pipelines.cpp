//===- Pipelines.cpp - Pipelines over the phases --------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of all passes, phase by phase, with the contract at each boundary.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Pipelines/Pipelines.h"
#include "fsdp/Conversion/FSDPToLLVM/Passes.h"
#include "fsdp/Conversion/KernelsToGPU/Passes.h"
#include "fsdp/Conversion/LinalgToKernels/Passes.h"
#include "fsdp/Target/Manifest/Passes.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Transforms/Memory/Passes.h"
#include "fsdp/Transforms/Optimizer/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Phase 1: annotate. In: the exporter's contract. Out: units without layouts.
//===----------------------------------------------------------------------===//

static void addAnnotatePasses(OpPassManager &manager,
                              const FSDPPipelineOptions &options) {
  NormalizeInputPassOptions normalize;
  normalize.grid.assign(options.grid.begin(), options.grid.end());
  manager.addPass(createNormalizeInputPass(normalize));
  ResolveIgnoredPassOptions ignored;
  ignored.modules.assign(options.ignoreModules.begin(),
                         options.ignoreModules.end());
  ignored.states.assign(options.ignoreStates.begin(),
                        options.ignoreStates.end());
  manager.addPass(createResolveIgnoredPass(ignored));
  AutoWrapPassOptions wrap;
  wrap.policy = options.wrap;
  wrap.overrides = options.wrapOverrides;
  wrap.fullPrecisionClasses.assign(options.fullPrecisionClasses.begin(),
                                   options.fullPrecisionClasses.end());
  manager.addPass(createAutoWrapPass(options.wrapPolicy, wrap));
  FormUnitsPassOptions units;
  units.order = options.order;
  units.tied = options.tied;
  units.strategy = options.strategy;
  units.reshard = options.reshard;
  units.uniform = options.uniform;
  manager.addPass(createFormUnitsPass(units));
  manager.addPass(createVerifyUnitsPass());
}

//===----------------------------------------------------------------------===//
// Phase 2: lay out. Out: units with layouts; shards have one static type.
//===----------------------------------------------------------------------===//

static void addLayOutPasses(OpPassManager &manager,
                            const FSDPPipelineOptions &options) {
  manager.addPass(createAssignLayoutsPass({options.layout, options.alignment}));
  manager.addPass(createVerifyLayoutsPass({options.alignment}));
}

//===----------------------------------------------------------------------===//
// Phase 3: shard. Out: a tensor program on shards, synchronous collectives.
//===----------------------------------------------------------------------===//

static void addShardPasses(OpPassManager &manager,
                           const FSDPPipelineOptions &options) {
  manager.addPass(createRecomputeActivationsPass());
  if (options.eval)
    manager.addPass(createMakeEvalPass({/*first=*/options.microBatches != 1}));
  if (options.microBatches != 1 && options.gradients == Accumulation::Keep)
    manager.addPass(
        createAccumulatePass({options.microBatches, options.gradients}));
  manager.addPass(
      createShardStepPass({/*cutCalls=*/options.compat == Compat::Torch,
                           /*reduceType=*/options.reduceType}));
  manager.addPass(createRecomputeDerivedPass());
  AttachOptimizerPassOptions attach;
  attach.optimizer = options.optimizer;
  attach.separate = options.separateOptimizer;
  attach.paramGroups.assign(options.paramGroups.begin(),
                            options.paramGroups.end());
  attach.clipNorm = options.clipNorm;
  attach.clipNormType = options.clipNormType;
  attach.clipValue = options.clipValue;
  attach.scaler = options.scaler;
  manager.addPass(createAttachOptimizerPass(attach));
  manager.addPass(createVerifyShardedPass());
}

/// Whether kernels run on devices, or on a double of one.
static bool isForDevices(const FSDPPipelineOptions &options) {
  return options.target != "cpu";
}

//===----------------------------------------------------------------------===//
// Phase 4: buffers. Out: memrefs; entries hold collectives and calls only.
//===----------------------------------------------------------------------===//

static void addBufferPhase(OpPassManager &manager,
                           const FSDPPipelineOptions &options) {
  addKernelPasses(manager, isForDevices(options));
  if (options.microBatches != 1 && options.gradients == Accumulation::Reduce)
    manager.addPass(
        createAccumulatePass({options.microBatches, options.gradients}));
  addSegmentPasses(manager);
  // Calls of outlined segments are what all ranks share, so every rank's copy
  // of the program rounds like the sharded one.
  if (options.expandRanks)
    manager.addPass(createExpandRanksPass());
  addBufferPasses(manager);
}

//===----------------------------------------------------------------------===//
// Phase 5: schedule. Out: starts and waits in their final order.
//===----------------------------------------------------------------------===//

static void addSchedulePasses(OpPassManager &manager,
                              const FSDPPipelineOptions &options) {
  manager.addPass(createSplitCollectivesPass());
  if (options.offload != Offload::None)
    manager.addPass(createMarkOffloadPass({options.offload}));
  SchedulePassOptions schedule;
  schedule.forwardPrefetch = options.forwardPrefetch;
  schedule.backwardPrefetch = options.backwardPrefetch;
  schedule.backwardOrder = options.backwardOrder;
  schedule.maxInFlight = options.maxInFlight;
  schedule.maxReductions = options.maxReductions;
  schedule.overlapReplicas = options.compat != Compat::Torch;
  schedule.search = options.compat != Compat::Torch;
  schedule.machine = options.machine;
  schedule.memoryLimit = options.memoryLimit;
  // Only the scheduler by costs decides; it needs a machine.
  if (options.reshard == "auto" && options.machine.empty())
    schedule.machine = "cpu-16";
  manager.addPass(createSchedulePass(schedule));
  manager.addPass(createVerifySchedulePass());
  // Without marks it changes nothing.
  manager.addPass(createOffloadStatesPass());
  manager.addPass(createVerifySchedulePass());
}

//===----------------------------------------------------------------------===//
// Phase 6: lower. Out: the LLVM dialect, runtime calls, a manifest.
//===----------------------------------------------------------------------===//

static void addPlanPasses(OpPassManager &manager,
                          const FSDPPipelineOptions &options) {
  // Contractions stay on memrefs until memory is planned, so that the plan sees
  // every use of their operands.
  manager.addNestedPass<func::FuncOp>(
      createLowerContractionsPass({/*narrow=*/isForDevices(options)}));
  if (isForDevices(options)) {
    manager.addNestedPass<func::FuncOp>(createDeviceConstantsPass());
    manager.addNestedPass<func::FuncOp>(createFuseRowsPass());
    manager.addNestedPass<func::FuncOp>(
        createSplitSumsPass({options.splitSums}));
  }
  manager.addPass(createPlanMemoryPass());
  manager.addPass(createVerifyPlanPass());
  manager.addPass(createEmitManifestPass());
}

static void addCodePasses(OpPassManager &manager,
                          const FSDPPipelineOptions &options) {
  manager.addPass(createOutlineKernelsPass());
  if (isForDevices(options))
    manager.addPass(createReductionKernelsPass());
  manager.addNestedPass<func::FuncOp>(createWidenFloatsPass());
  manager.addNestedPass<func::FuncOp>(createApproximateMathPass());
  if (isForDevices(options))
    addDevicePasses(manager);
  manager.addPass(createLowerToRuntimePass());
  addLoweringPasses(manager);
}

//===----------------------------------------------------------------------===//
// The pipeline
//===----------------------------------------------------------------------===//

void FSDPPipelineOptions::addToCommandLine(llvm::cl::OptionCategory &category) {
  for (llvm::cl::Option *option :
       llvm::to_vector(llvm::make_second_range(OptionsMap))) {
    if (llvm::is_contained({grid.ArgStr, stopAfter.ArgStr, paramGroups.ArgStr},
                           option->ArgStr))
      continue;
    // It moves from the pipeline's own options, which are known to nobody else,
    // to those of the program.
    option->removeArgument();
    option->Subs.clear();
    option->addCategory(category);
    option->addArgument();
  }
}

void mlir::fsdp::buildFSDPPipeline(OpPassManager &manager,
                                   const FSDPPipelineOptions &options) {
  addAnnotatePasses(manager, options);
  if (options.stopAfter == Phase::Annotate)
    return;
  addLayOutPasses(manager, options);
  if (options.stopAfter == Phase::LayOut)
    return;
  addShardPasses(manager, options);
  if (options.stopAfter == Phase::Shard)
    return;
  addBufferPhase(manager, options);
  if (options.stopAfter == Phase::Buffers)
    return;
  addSchedulePasses(manager, options);
  if (options.stopAfter == Phase::Schedule)
    return;
  addPlanPasses(manager, options);
  if (options.stopAfter == Phase::Plan)
    return;
  addCodePasses(manager, options);
}

void mlir::fsdp::registerFSDPPipelines() {
  PassPipelineRegistration<FSDPPipelineOptions>(
      "fsdp-pipeline", "from an exported training step to runtime calls",
      buildFSDPPipeline);
}
