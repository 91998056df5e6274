//===- Options.cpp - What a user decides about the pipeline ---------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Pipelines/Tensor/Options.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

void FSDPPipelineOptions::endPhase(OpPassManager &manager, Phase phase) const {
  for (const auto &extend : atPhaseEnd)
    extend(manager, phase);
}

void FSDPPipelineOptions::addToCommandLine(llvm::cl::OptionCategory &category) {
  for (llvm::cl::Option *option :
       llvm::to_vector(llvm::make_second_range(OptionsMap))) {
    if (llvm::is_contained({grid.ArgStr, axisNames.ArgStr, startAfter.ArgStr,
                            stopAfter.ArgStr, paramGroups.ArgStr},
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
