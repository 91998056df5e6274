//===- plugin.cpp - A pass on our dialect for fsdp-opt --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace {
/// Units of few elements stay gathered from forward to backward.
struct KeepSmall : PassWrapper<KeepSmall, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(KeepSmall)

  StringRef getArgument() const override { return "keep-small"; }
  StringRef getDescription() const override {
    return "Keep units of less than 400 elements gathered";
  }

  void runOnOperation() override {
    for (auto unit : getOperation().getOps<fsdp::UnitOp>())
      if (llvm::sum_of(unit.getLayout()->getNumels()) < 400)
        unit.setReshard(fsdp::Reshard::Never);
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "KeepSmall", LLVM_VERSION_STRING,
          [] { PassRegistration<KeepSmall>(); }};
}
