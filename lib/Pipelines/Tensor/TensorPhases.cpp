//===- TensorPhases.cpp - Phases 1 to 3 as passes -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of the passes on tensors, with the contract at each boundary.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Pipelines/Tensor/TensorPhases.h"
#include "fsdp/Transforms/LayOut/Passes.h"
#include "fsdp/Transforms/Optimizer/Passes.h"
#include "fsdp/Transforms/Partition/Passes.h"
#include "fsdp/Utils/DerivableOpInterfaceImpl.h"
#include "fsdp/Utils/ShardingInterfaceImpl.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::fsdp;

void fsdp::registerTensorDialects(DialectRegistry &registry) {
  registry.insert<FSDPDialect, shard::ShardDialect>();
  registry.insert<arith::ArithDialect, func::FuncDialect, linalg::LinalgDialect,
                  math::MathDialect, scf::SCFDialect, tensor::TensorDialect>();
  registerDerivableOpInterfaceExternalModels(registry);
  registerShardingInterfaceExternalModels(registry);
}

//===----------------------------------------------------------------------===//
// Phase 1: annotate. In: the exporter's contract. Out: units without layouts.
//===----------------------------------------------------------------------===//

void fsdp::addAnnotatePhase(OpPassManager &manager,
                            const FSDPPipelineOptions &options) {
  if (options.unrollLayers)
    manager.addPass(createUnrollLayersPass());
  NormalizeInputPassOptions normalize;
  normalize.grid.assign(options.grid.begin(), options.grid.end());
  normalize.axisNames.assign(options.axisNames.begin(),
                             options.axisNames.end());
  normalize.entry = options.entry;
  normalize.dropEvaluations = !options.eval;
  manager.addPass(createNormalizeInputPass(normalize));
  ResolveIgnoredPassOptions ignored;
  ignored.ignoreModules.assign(options.ignoreModules.begin(),
                               options.ignoreModules.end());
  ignored.ignoreStates.assign(options.ignoreStates.begin(),
                              options.ignoreStates.end());
  manager.addPass(createResolveIgnoredPass(ignored));
  AutoWrapPassOptions wrap;
  wrap.wrap = options.wrap;
  wrap.wrapOverrides = options.wrapOverrides;
  wrap.fullPrecisionClasses.assign(options.fullPrecisionClasses.begin(),
                                   options.fullPrecisionClasses.end());
  manager.addPass(createAutoWrapPass(options.wrapPolicy, wrap));
  // Wrap policies count whole params, layouts and all that follow their parts.
  manager.addPass(
      createParallelPlanPass({options.parallelPlan, options.sequenceDim}));
  manager.addPass(createReadShardingsPass());
  manager.addPass(createPartitionPass(
      {options.roundParts, options.context, options.machine}));
  if (options.chunkLoss != 1)
    manager.addPass(createChunkLossPass({options.chunkLoss}));
  // PyTorch gathers what is stored. Micro-batches of one step may have scales
  // of their own.
  if (options.narrowGathers && options.compat != Compat::Torch)
    manager.addPass(
        createNarrowGathersPass({/*casts=*/options.microBatches != 1 &&
                                 options.gradients == Accumulation::Keep}));
  FormUnitsPassOptions units;
  units.order = options.order;
  units.tied = options.tied;
  units.strategy = options.strategy;
  units.reshard = options.reshard;
  units.uniform = options.uniform;
  manager.addPass(createFormUnitsPass(units));
  manager.addPass(createVerifyUnitsPass());
  options.endPhase(manager, Phase::Annotate);
}

//===----------------------------------------------------------------------===//
// Phase 2: lay out. Out: units with layouts; shards have one static type.
//===----------------------------------------------------------------------===//

void fsdp::addLayOutPhase(OpPassManager &manager,
                          const FSDPPipelineOptions &options) {
  manager.addPass(createAssignLayoutsPass({options.layout, options.alignment}));
  manager.addPass(createVerifyLayoutsPass({options.alignment}));
  options.endPhase(manager, Phase::LayOut);
}

//===----------------------------------------------------------------------===//
// Phase 3: shard. Out: a tensor program on shards, synchronous collectives.
//===----------------------------------------------------------------------===//

void fsdp::addShardPhase(OpPassManager &manager,
                         const FSDPPipelineOptions &options) {
  manager.addPass(createRecomputeActivationsPass());
  if (options.eval)
    manager.addPass(
        createMakeEvalPass({/*firstMicroBatch=*/options.microBatches != 1}));
  if (options.microBatches != 1 && options.gradients == Accumulation::Keep)
    manager.addPass(
        createAccumulatePass({options.microBatches, options.gradients}));
  manager.addPass(
      createShardStepPass({/*cutCalls=*/options.compat == Compat::Torch,
                           /*reduceDtype=*/options.reduceType}));
  manager.addPass(createRecomputeDerivedPass());
  AttachOptimizerPassOptions attach;
  attach.optimizer = options.optimizer;
  attach.separateOptimizer = options.separateOptimizer;
  attach.paramGroups.assign(options.paramGroups.begin(),
                            options.paramGroups.end());
  attach.clipNorm = options.clipNorm;
  attach.clipNormType = options.clipNormType;
  attach.clipValue = options.clipValue;
  // Given without words it is on.
  bool isBare = options.scaler.getNumOccurrences() && options.scaler.empty();
  attach.gradScaler = isBare ? "on" : options.scaler.getValue();
  manager.addPass(createAttachOptimizerPass(attach));
  bool isLater = options.stopAfter == Phase::Shard &&
                 options.gradients == Accumulation::Reduce;
  manager.addPass(
      createVerifyShardedPass({isLater ? options.microBatches : 1}));
  options.endPhase(manager, Phase::Shard);
}
