//===- fsdp-reduce.cpp - Makes a module that fails smaller ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// mlir-reduce with the fsdp dialect and passes and every upstream one: drops
// from a module what a script does not need to find it interesting, such as
// that a pass fails on it.
//
//===----------------------------------------------------------------------===//

#include "ReduceStep.h"
#include "fsdp/InitAll.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "llvm/Support/CommandLine.h"

int main(int argc, char **argv) {
  llvm::cl::AddExtraVersionPrinter(
      [](llvm::raw_ostream &os) { os << "fsdp-reduce " FSDP_VERSION "\n"; });
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::fsdp::registerAllDialects(registry);
  mlir::registerAllPasses();
  mlir::fsdp::registerAllPasses();
  mlir::fsdp::registerReduceStepPass();
  mlir::MLIRContext context(registry);
  return mlir::failed(mlir::mlirReduceMain(argc, argv, context));
}
