//===- consumer.cpp - An embedder's compiler ------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses a model, runs phases 1 to 3 with a wrap policy of its own, and prints
// the sharded tensor program: the place where a compiler with its own
// bufferization takes over.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/WrapPolicy.h"
#include "fsdp/InitAll.h"
#include "fsdp/Transforms/Pipelines.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

/// Layers are units and stay whole from forward to backward.
static std::optional<mlir::fsdp::WrapOverrides>
wrapLayers(const mlir::fsdp::WrapModule &module) {
  if (!mlir::fsdp::isInstance(module, "Layer"))
    return std::nullopt;
  mlir::fsdp::WrapOverrides overrides;
  overrides.strategy = "shard_grad_op";
  return overrides;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    llvm::errs() << "usage: consumer MODEL.mlir\n";
    return 2;
  }
  mlir::DialectRegistry registry;
  mlir::fsdp::registerAllDialects(registry);
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceFile<mlir::ModuleOp>(argv[1], &context);
  if (!module)
    return 1;
  mlir::PassManager manager(&context);
  mlir::fsdp::FSDPPipelineOptions options;
  options.grid = {2};
  options.wrapPolicy = mlir::fsdp::makeCustomPolicy(wrapLayers);
  options.stopAfter = mlir::fsdp::Phase::Shard;
  mlir::fsdp::buildFSDPPipeline(manager, options);
  if (failed(manager.run(*module)))
    return 1;
  module->print(llvm::outs());
  return 0;
}
