//===- fsdp-plugin.cpp - Plugin for mlir-opt ------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two entry points by which mlir-opt loads the dialect and the passes:
//   mlir-opt --load-dialect-plugin=libFSDPPlugin.so
//            --load-pass-plugin=libFSDPPlugin.so
//
//===----------------------------------------------------------------------===//

#include "fsdp/InitAll.h"
#include "mlir/Config/mlir-config.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {
      MLIR_PLUGIN_API_VERSION, "FSDP", LLVM_VERSION_STRING,
      [](DialectRegistry *registry) { fsdp::registerAllDialects(*registry); }};
}

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "FSDP", LLVM_VERSION_STRING,
          []() { fsdp::registerAllPasses(); }};
}
