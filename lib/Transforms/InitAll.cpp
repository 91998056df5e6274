//===- InitAll.cpp - Registration of dialects and passes ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two functions an embedder calls. Pass files are named after their pass.
//
//===----------------------------------------------------------------------===//

#include "fsdp/InitAll.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Passes.h"
#include "fsdp/Transforms/Pipelines.h"

using namespace mlir;

void fsdp::registerAllDialects(DialectRegistry &registry) {
  registry.insert<FSDPDialect, shard::ShardDialect>();
}

void fsdp::registerAllPasses() {
  registerFSDPPasses();
  registerFSDPPipelines();
}
