//===- consumer.cpp - An embedder's compiler ------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses a model, runs the pipeline with a wrap policy of its own, and prints
// the result: by default the sharded tensor program behind phase 3, the place
// where a compiler with its own bufferization takes over.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Wrap/WrapPolicy.h"
#include "fsdp/InitAll.h"
#include "fsdp/Pipelines/Pipelines.h"
#include "fsdp/Target/Manifest/LayoutJSON.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using mlir::fsdp::WrapModule;
using mlir::fsdp::WrapOverrides;

/// Layers are units and stay whole from forward to backward.
static std::optional<WrapOverrides> wrapLayers(const WrapModule &module) {
  if (!mlir::fsdp::isInstance(module, "Layer"))
    return std::nullopt;
  WrapOverrides overrides;
  overrides.strategy = "shard_grad_op";
  return overrides;
}

/// These, and what the model calls its output layer.
static std::shared_ptr<const mlir::fsdp::WrapPolicy> makePolicy() {
  std::vector<std::unique_ptr<mlir::fsdp::WrapPolicy>> policies;
  policies.push_back(mlir::fsdp::makeCustomPolicy(wrapLayers));
  policies.push_back(mlir::fsdp::makeLambdaPolicy(
      [](const WrapModule &module) { return module.fqn == "out"; }));
  return mlir::fsdp::makeOrPolicy(std::move(policies));
}

/// Says where the first element of each param lies, and what rank 0 has to send
/// if units of two ranks become flat ones of a single rank, by name.
static void describeLayouts(mlir::ModuleOp module) {
  std::vector<mlir::fsdp::NamedLayout> units;
  for (auto unit : module.getOps<mlir::fsdp::UnitOp>()) {
    units.push_back(mlir::fsdp::getNamedLayout(unit));
    const auto &[layout, names, elementBytes] = units.back();
    for (size_t entry = 0; entry < names.size(); ++entry) {
      mlir::fsdp::ShardPosition at = layout.layout.owner(entry, /*index=*/0);
      mlir::fsdp::EntryElement back = layout.layout.locate(at.rank, at.offset);
      llvm::errs() << names[entry] << " is entry " << back.entry << ", from "
                   << at.offset << " of rank " << at.rank << "\n";
    }
    llvm::errs() << unit.getSymName() << ": rank 0 has "
                 << layout.layout.ranges(0).size() << " params\n";
  }
  std::vector<mlir::fsdp::NamedLayout> whole = units;
  for (mlir::fsdp::NamedLayout &unit : whole)
    unit.layout = {*mlir::fsdp::Layout::createFlat(
                       unit.layout.layout.getNumels(), /*world=*/1,
                       /*alignment=*/1),
                   {1},
                   {0}};
  int64_t bytes = 0;
  auto moves = mlir::fsdp::remapUnits(units, whole);
  for (const mlir::fsdp::UnitMove &move : *moves)
    bytes += move.moved.sourceRank == 0 ? move.moved.bytes : 0;
  llvm::errs() << "rank 0 sends " << bytes << " bytes\n";
}

int main(int argc, char **argv) {
  if (argc < 2 || argc > 3) {
    llvm::errs() << "usage: consumer MODEL.mlir [PIPELINE-OPTIONS]\n";
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
  if (failed(options.parseFromString(argc == 3 ? argv[2]
                                               : "grid=2 stop-after=shard")))
    return 2;
  options.wrapPolicy = makePolicy();
  // Passes of its own at the end of phases.
  unsigned phases = 0;
  options.atPhaseEnd.push_back(
      [&](mlir::OpPassManager &passes, mlir::fsdp::Phase phase) {
        ++phases;
        if (phase == mlir::fsdp::Phase::Shard)
          passes.addPass(mlir::createCSEPass());
      });
  if (failed(mlir::fsdp::buildFSDPPipeline(manager, options)) ||
      failed(manager.run(*module)))
    return 1;
  if (argc == 2) {
    llvm::errs() << phases << " phases\n";
    describeLayouts(*module);
  }
  module->print(llvm::outs());
  return 0;
}
