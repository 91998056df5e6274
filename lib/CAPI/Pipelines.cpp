//===- Pipelines.cpp - Phases in C ----------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of fsdp-c/Pipelines.h as those of the pipeline, and phases of a
// pass manager.
//
//===----------------------------------------------------------------------===//

#include "fsdp-c/Pipelines.h"
#include "Wrap.h"
#include "fsdp/Pipelines/Pipelines.h"
#include "mlir/CAPI/Pass.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace mlir::fsdp;

static_assert(static_cast<int>(FsdpPhaseLower) ==
                      static_cast<int>(Phase::Lower) &&
                  static_cast<int>(FsdpPhaseShard) ==
                      static_cast<int>(Phase::Shard),
              "phases have the numbers of the pipeline's");

/// An error of a call on a pass manager.
static InFlightDiagnostic emitErrorOf(PassManager &manager) {
  return emitError(UnknownLoc::get(manager.getContext()));
}

static bool isPhase(int phase) {
  return isIndex(phase, static_cast<int>(Phase::Lower) + 1);
}

/// Options that are written as text, and the strings of fields.
static LogicalResult parseTexts(PassManager &manager,
                                const FsdpPipelineOptions &given,
                                FSDPPipelineOptions &options) {
  if (given.text.length) {
    std::string problem;
    llvm::raw_string_ostream stream(problem);
    if (failed(options.parseFromString(unwrap(given.text), stream))) {
      InFlightDiagnostic error = emitErrorOf(manager);
      error << "expected options of the pipeline, got '" << unwrap(given.text)
            << "'";
      if (!problem.empty())
        error << ": " << StringRef(problem).trim();
      return error;
    }
  }
  if (given.entry.length)
    options.entry = unwrap(given.entry).str();
  return success();
}

/// The policy and what is called at the end of phases.
static LogicalResult takeCallbacks(PassManager &manager,
                                   const FsdpPipelineOptions &given,
                                   FSDPPipelineOptions &options) {
  if (given.wrapPolicy) {
    options.wrapPolicy = makeCallbackPolicy(given.wrapPolicy);
    if (!options.wrapPolicy)
      return emitErrorOf(manager)
             << "expected a wrap policy of this version, with a size and a "
                "callback 'wraps'";
  }
  if (given.atPhaseEnd)
    options.atPhaseEnd.push_back([given](OpPassManager &passes, Phase phase) {
      given.atPhaseEnd(wrap(&passes), static_cast<FsdpPhase>(phase),
                       given.userData);
    });
  return success();
}

static LogicalResult takeNumbers(PassManager &manager,
                                 const FsdpPipelineOptions &given,
                                 FSDPPipelineOptions &options) {
  if (given.gridRank < 0 || !isPhase(given.startAfter) ||
      !isPhase(given.stopAfter))
    return emitErrorOf(manager) << "expected sizes of a grid and phases";
  if (given.gridRank && !given.grid)
    return emitErrorOf(manager)
           << "expected " << given.gridRank << " sizes of a grid, got null";
  if (given.gridRank)
    options.grid = ArrayRef(given.grid, given.gridRank);
  if (given.startAfter != FsdpPhaseInput)
    options.startAfter = static_cast<Phase>(given.startAfter);
  if (given.stopAfter != FsdpPhaseInput)
    options.stopAfter = static_cast<Phase>(given.stopAfter);
  return success();
}

static LogicalResult expectModuleManager(PassManager &manager) {
  StringRef anchor = manager.getOpAnchorName();
  if (anchor == ModuleOp::getOperationName() ||
      anchor == PassManager::getAnyOpAnchorName())
    return success();
  return emitErrorOf(manager)
         << "expected a pass manager on 'builtin.module', got one on '"
         << anchor << "'";
}

static LogicalResult readOptions(PassManager &manager,
                                 const FsdpPipelineOptions *asked,
                                 FSDPPipelineOptions &options) {
  if (!asked)
    return expectModuleManager(manager);
  std::optional<FsdpPipelineOptions> given = readVersioned(
      asked, offsetof(FsdpPipelineOptions, userData) + sizeof(asked->userData));
  if (!given)
    return emitErrorOf(manager)
           << "expected options of this version of the library ("
           << sizeof(FsdpPipelineOptions) << " bytes), got " << asked->size;
  // The policy first: any error behind it destroys it.
  if (failed(takeCallbacks(manager, *given, options)) ||
      failed(expectModuleManager(manager)) ||
      failed(parseTexts(manager, *given, options)))
    return failure();
  return takeNumbers(manager, *given, options);
}

MlirLogicalResult fsdpPassManagerAddPhases(MlirPassManager manager,
                                           const FsdpPipelineOptions *options) {
  PassManager &passes = *unwrap(manager);
  FSDPPipelineOptions known;
  if (failed(readOptions(passes, options, known)))
    return wrap(failure());
  return wrap(buildFSDPPipeline(passes, known, [&](const Twine &message) {
    return LogicalResult(emitErrorOf(passes) << message);
  }));
}

MlirLogicalResult fsdpPassManagerAddPhase(MlirPassManager manager,
                                          FsdpPhase phase,
                                          const FsdpPipelineOptions *options) {
  PassManager &passes = *unwrap(manager);
  FSDPPipelineOptions known;
  if (failed(readOptions(passes, options, known)))
    return wrap(failure());
  known.startAfter = Phase::Input;
  known.stopAfter = Phase::Lower;
  if (!isPhase(phase) || phase == FsdpPhaseInput) {
    emitErrorOf(passes) << "expected a phase to run, got number "
                        << static_cast<int64_t>(phase);
    return wrap(failure());
  }
  if (llvm::Error error = checkOptions(known)) {
    emitErrorOf(passes) << llvm::toString(std::move(error));
    return wrap(failure());
  }
  addPhase(passes, static_cast<Phase>(phase), known);
  return wrap(success());
}
