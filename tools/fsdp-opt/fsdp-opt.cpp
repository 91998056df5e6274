//===- fsdp-opt.cpp - mlir-opt with the fsdp dialect and passes -----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tool for `.mlir` files and lit tests: every pass of the project and
// every upstream dialect and pass.
//
//===----------------------------------------------------------------------===//

#include "fsdp/InitAll.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::fsdp::registerAllDialects(registry);
  mlir::registerAllPasses();
  mlir::fsdp::registerAllPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "fsdp optimizer driver\n", registry));
}
