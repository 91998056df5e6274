//===- Pipelines.cpp - Pipelines over the phases --------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of the passes from phase 4 on, with the contract at each boundary,
// and the phases one after the other.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Pipelines/Pipelines.h"
#include "fsdp/Conversion/FSDPToLLVM/Passes.h"
#include "fsdp/Conversion/KernelsToGPU/DeviceTarget.h"
#include "fsdp/Conversion/KernelsToGPU/Passes.h"
#include "fsdp/Conversion/LinalgToKernels/Passes.h"
#include "fsdp/Pipelines/Tensor/TensorPhases.h"
#include "fsdp/Target/Manifest/Passes.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Transforms/DeviceKernels/Passes.h"
#include "fsdp/Transforms/LayOut/Passes.h"
#include "fsdp/Transforms/Memory/Passes.h"
#include "fsdp/Transforms/Products/Passes.h"
#include "fsdp/Transforms/Schedule/Passes.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Whether kernels run on devices, or on a double of one.
static bool isForDevices(const FSDPPipelineOptions &options) {
  return options.target != "cpu";
}

/// Whether every device of the target has the instructions of flash attention.
static bool hasFlashAttention(const FSDPPipelineOptions &options) {
  if (!isForDevices(options) || !options.flashAttention)
    return false;
  llvm::Expected<DeviceTarget> target = parseDeviceTarget(options.target);
  if (!target) {
    // An error of checkOptions otherwise.
    llvm::consumeError(target.takeError());
    return false;
  }
  return llvm::all_of(target->chips, [](StringRef chip) {
    unsigned number = 0;
    chip.consume_front("sm_");
    return !chip.consumeInteger(10, number) && number >= 80;
  });
}

//===----------------------------------------------------------------------===//
// Phase 4: buffers. Out: memrefs; entries hold collectives and calls only.
//===----------------------------------------------------------------------===//

/// Pieces that products are sent in: 1 for "off", 0 for "auto".
static std::optional<int64_t> parsePieces(StringRef text) {
  int64_t pieces = 0;
  if (text == "off")
    return 1;
  if (text == "auto")
    return 0;
  if (text.getAsInteger(10, pieces) || pieces < 2)
    return std::nullopt;
  return pieces;
}

static void addBufferPhase(OpPassManager &manager,
                           const FSDPPipelineOptions &options) {
  manager.addPass(createDenseConstantsPass());
  manager.addPass(createCheckSupportedPass());
  if (!options.keepNarrowSums)
    manager.addNestedPass<func::FuncOp>(createWidenSumsPass());
  KernelPassesOptions kernels;
  kernels.forDevices = isForDevices(options);
  kernels.roundsProducts = isForDevices(options) && !options.keepNarrowSums;
  kernels.recomputedBytes = options.recomputeElementwise;
  // An error of checkOptions otherwise.
  kernels.pieces = parsePieces(options.microPipeline).value_or(1);
  kernels.machine = options.machine;
  kernels.recognizesAttention = options.recognizeAttention;
  kernels.keepsAttention = hasFlashAttention(options);
  kernels.callsAttention = options.attentionLibrary;
  kernels.tilesAttention = options.tileAttention;
  kernels.attentionBytes = options.attentionBytes;
  addKernelPasses(manager, kernels);
  if (options.microBatches != 1 && options.gradients == Accumulation::Reduce)
    manager.addPass(
        createAccumulatePass({options.microBatches, options.gradients}));
  // What is returned of each micro-batch is still a reduction.
  if (isForDevices(options))
    manager.addNestedPass<func::FuncOp>(createDivideMeansPass());
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

/// "4096", "1.2GiB" or "800 MB" in whole bytes, rounded down.
static std::optional<int64_t> parseByteCount(StringRef text) {
  size_t digits = text.find_first_not_of("0123456789.");
  StringRef number = text.take_front(digits), unit = text.substr(digits).trim();
  int64_t whole = 0;
  if (unit.empty())
    return number.getAsInteger(10, whole) ? std::nullopt : std::optional(whole);
  double scale = llvm::StringSwitch<double>(unit)
                     .Case("B", 1)
                     .Case("kB", 1e3)
                     .Case("MB", 1e6)
                     .Case("GB", 1e9)
                     .Case("TB", 1e12)
                     .Case("KiB", 0x1p10)
                     .Case("MiB", 0x1p20)
                     .Case("GiB", 0x1p30)
                     .Case("TiB", 0x1p40)
                     .Default(0);
  double value = 0;
  if (scale == 0 || number.getAsDouble(value) || value * scale >= 0x1p63)
    return std::nullopt;
  return static_cast<int64_t>(value * scale);
}

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
  // An error of checkOptions otherwise.
  schedule.memoryLimit = parseByteCount(options.memoryLimit).value_or(0);
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
      createLowerContractionsPass({/*narrow=*/isForDevices(options),
                                   /*narrowResults=*/!options.keepNarrowSums}));
  if (isForDevices(options)) {
    manager.addNestedPass<func::FuncOp>(createWriteInPlacePass());
    manager.addNestedPass<func::FuncOp>(createFuseRowsPass());
    manager.addNestedPass<func::FuncOp>(
        createSplitSumsPass({options.splitSums}));
    manager.addNestedPass<func::FuncOp>(createFuseSumsPass());
    // Behind what makes views for sums of parts.
    manager.addNestedPass<func::FuncOp>(createDeviceConstantsPass());
    manager.addPass(createInlineLaunchesPass());
    manager.addNestedPass<func::FuncOp>(createJoinKernelsPass());
  }
  manager.addPass(createPlanMemoryPass());
  manager.addPass(createVerifyPlanPass());
  manager.addPass(createEmitManifestPass());
}

static void addCodePasses(OpPassManager &manager,
                          const FSDPPipelineOptions &options) {
  manager.addPass(
      createOutlineKernelsPass({/*foldFills=*/isForDevices(options)}));
  if (isForDevices(options))
    manager.addPass(createReductionKernelsPass());
  else
    manager.addNestedPass<func::FuncOp>(createCollapseLoopsPass());
  if (isForDevices(options)) {
    bool isDouble = options.target == "cuda:host";
    addDevicePasses(manager, {/*hasConversions=*/!isDouble,
                              /*hasLibrary=*/!isDouble && options.libdevice,
                              options.wideIndices,
                              /*hasReciprocals=*/!isDouble});
  }
  manager.addNestedPass<func::FuncOp>(createWidenFloatsPass());
  manager.addNestedPass<func::FuncOp>(createApproximateMathPass());
  manager.addPass(createLowerToRuntimePass());
  addLoweringPasses(manager);
}

//===----------------------------------------------------------------------===//
// The pipeline
//===----------------------------------------------------------------------===//

void mlir::fsdp::addPhase(OpPassManager &manager, Phase phase,
                          const FSDPPipelineOptions &options) {
  switch (phase) {
  case Phase::Input:
    return;
  case Phase::Annotate:
    return addAnnotatePhase(manager, options);
  case Phase::LayOut:
    return addLayOutPhase(manager, options);
  case Phase::Shard:
    return addShardPhase(manager, options);
  case Phase::Buffers:
    addBufferPhase(manager, options);
    break;
  case Phase::Schedule:
    addSchedulePasses(manager, options);
    break;
  case Phase::Plan:
    addPlanPasses(manager, options);
    break;
  case Phase::Lower:
    addCodePasses(manager, options);
    break;
  }
  options.endPhase(manager, phase);
}

/// Adds the check of what holds after a phase, for a program that went through
/// it elsewhere.
static void addContract(OpPassManager &manager, Phase phase,
                        const FSDPPipelineOptions &options) {
  if (phase != Phase::Input) {
    VerifyGridPassOptions grid;
    grid.grid.assign(options.grid.begin(), options.grid.end());
    grid.axisNames.assign(options.axisNames.begin(), options.axisNames.end());
    manager.addPass(createVerifyGridPass(grid));
  }
  switch (phase) {
  case Phase::Input:
  case Phase::Lower:
    return;
  case Phase::Annotate:
    return manager.addPass(createVerifyUnitsPass());
  case Phase::LayOut:
    return manager.addPass(createVerifyLayoutsPass({options.alignment}));
  case Phase::Shard:
    return manager.addPass(createVerifyShardedPass());
  case Phase::Buffers:
    return manager.addPass(createVerifyBuffersPass());
  case Phase::Schedule:
    return manager.addPass(createVerifySchedulePass());
  case Phase::Plan:
    return manager.addPass(createVerifyPlanPass());
  }
  llvm_unreachable("unknown phase");
}

llvm::Error mlir::fsdp::checkOptions(const FSDPPipelineOptions &options) {
  auto error = [](const Twine &message) {
    return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
  };
  if (options.startAfter >= options.stopAfter)
    return error("expected 'start-after' to be a phase before 'stop-after'");
  for (int64_t size : options.grid)
    if (size < 1)
      return error("expected sizes of 'grid' to be at least 1, got " +
                   Twine(size));
  if (!countRanks(options.grid))
    return error("expected 'grid' to have at most " + Twine(kMaxWorld) +
                 " ranks, got more");
  if (!isAlignment(options.alignment))
    return error("expected 'alignment' to be a power of two, or 0, got " +
                 Twine(options.alignment));
  if (options.microBatches < 1)
    return error("expected 'micro-batches' to be at least 1, got 0");
  if (!parseByteCount(options.memoryLimit))
    return error("expected 'memory-limit' to be a number of bytes, with a unit "
                 "of kB, MB, GB, TB, KiB, MiB, GiB or TiB or without, or 0 for "
                 "none, got '" +
                 options.memoryLimit + "'");
  if (options.chunkLoss < 1)
    return error("expected 'chunk-loss' to be at least 1, got " +
                 Twine(options.chunkLoss));
  std::optional<int64_t> pieces = parsePieces(options.microPipeline);
  if (!pieces || (*pieces == 0 && options.machine.empty()))
    return error("expected 'micro-pipeline' to be a number of pieces of at "
                 "least 2, 'off', or 'auto' with a 'machine', got '" +
                 options.microPipeline + "'");
  if (options.attentionBytes < 1)
    return error("expected 'attention-bytes' to be at least 1, got " +
                 Twine(options.attentionBytes));
  if (options.splitSums < 1)
    return error("expected 'split-sums' to be at least 1, got " +
                 Twine(options.splitSums));
  if (options.target != "cpu")
    if (llvm::Error wrong = parseDeviceTarget(options.target).takeError())
      return wrong;
  if (options.attentionLibrary && !hasFlashAttention(options))
    return error("expected 'attention-library' with a 'target' of sm_80 or "
                 "newer and 'flash-attention', got '" +
                 options.target + "' and " +
                 (options.flashAttention ? "true" : "false"));
  return llvm::Error::success();
}

LogicalResult mlir::fsdp::buildFSDPPipeline(
    OpPassManager &manager, const FSDPPipelineOptions &options,
    function_ref<LogicalResult(const Twine &)> errorHandler) {
  if (llvm::Error error = checkOptions(options))
    return errorHandler(llvm::toString(std::move(error)));
  addContract(manager, options.startAfter, options);
  for (int phase = static_cast<int>(options.startAfter.getValue()) + 1;
       phase <= static_cast<int>(options.stopAfter.getValue()); ++phase)
    addPhase(manager, static_cast<Phase>(phase), options);
  return success();
}

LogicalResult
mlir::fsdp::buildFSDPPipeline(OpPassManager &manager,
                              const FSDPPipelineOptions &options) {
  return buildFSDPPipeline(manager, options, [](const Twine &message) {
    llvm::errs() << "fsdp-pipeline: error: " << message << "\n";
    return failure();
  });
}

void mlir::fsdp::registerFSDPPipelines() {
  registerPassPipeline(
      "fsdp-pipeline", "from an exported training step to runtime calls",
      [](OpPassManager &manager, StringRef text,
         function_ref<LogicalResult(const Twine &)> errorHandler) {
        FSDPPipelineOptions options;
        if (failed(options.parseFromString(text)))
          return failure();
        return buildFSDPPipeline(manager, options, errorHandler);
      },
      [](function_ref<void(const mlir::detail::PassOptions &)> visit) {
        visit(FSDPPipelineOptions());
      });
}
