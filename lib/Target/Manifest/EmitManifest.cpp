//===- EmitManifest.cpp - Attaches manifest and report to the module ------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Target/Manifest/Manifest.h"
#include "fsdp/Target/Manifest/Passes.h"
#include "llvm/Support/FormatVariadic.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_EMITMANIFESTPASS
#include "fsdp/Target/Manifest/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
struct EmitManifest : fsdp::impl::EmitManifestPassBase<EmitManifest> {
  void runOnOperation() override {
    if (failed(expectPlannedMemory(getOperation())))
      return signalPassFailure();
    ModuleOp module = getOperation();
    FailureOr<Manifest> manifest = buildManifest(module);
    if (failed(manifest))
      return signalPassFailure();
    Builder builder(&getContext());
    auto setText = [&](StringRef name, llvm::json::Object json) {
      module->setAttr(name, builder.getStringAttr(llvm::formatv(
                                "{0}", llvm::json::Value(std::move(json)))));
    };
    setText(attr::kReport, buildReport(module, *manifest));
    setText(attr::kManifest, std::move(manifest->json));
    module->setAttr(attr::kScheduleHash,
                    builder.getI64IntegerAttr(
                        static_cast<int64_t>(manifest->scheduleHash)));
  }
};
} // namespace
