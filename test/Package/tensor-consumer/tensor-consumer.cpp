//===- tensor-consumer.cpp - An embedder of phases 1 to 3 -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the tensor program with synchronous collectives; package.test looks at
// what it links. Its step is called @train, and @other stands beside it.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Pipelines/Tensor/TensorPhases.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::fsdp::registerTensorDialects(registry);
  mlir::MLIRContext context(registry);
  auto module =
      mlir::parseSourceFile<mlir::ModuleOp>(argc > 1 ? argv[1] : "-", &context);
  if (!module)
    return 1;
  mlir::fsdp::FSDPPipelineOptions options;
  if (failed(options.parseFromString("grid=4 wrap=always entry=train")))
    return 2;
  unsigned phases = 0;
  options.atPhaseEnd.push_back(
      [&](mlir::OpPassManager &, mlir::fsdp::Phase) { ++phases; });
  mlir::PassManager manager(&context);
  mlir::fsdp::addAnnotatePhase(manager, options);
  mlir::fsdp::addLayOutPhase(manager, options);
  mlir::fsdp::addShardPhase(manager, options);
  if (failed(manager.run(*module)))
    return 1;
  llvm::errs() << phases << " phases end\n";
  module->print(llvm::outs());
  return 0;
}
