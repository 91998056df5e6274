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
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

#ifndef NDEBUG
/// Adds LLVM's own option for traces of passes, if its library was built
/// without assertions and has none: ours may have been built with them all the
/// same.
static void addDebugOption() {
  static std::vector<std::string> types;
  if (llvm::cl::getRegisteredOptions().contains("debug-only"))
    return;
  static llvm::cl::list<std::string> option(
      "debug-only", llvm::cl::CommaSeparated, llvm::cl::value_desc("pass,..."),
      llvm::cl::desc("Show what these passes trace"),
      llvm::cl::cb<void, std::string>([](const std::string &type) {
        types.push_back(type);
        std::vector<const char *> names;
        for (const std::string &each : types)
          names.push_back(each.c_str());
        llvm::DebugFlag = true;
        llvm::setCurrentDebugTypes(names.data(), names.size());
      }));
}
#endif

int main(int argc, char **argv) {
#ifndef NDEBUG
  addDebugOption();
#endif
  llvm::cl::AddExtraVersionPrinter(
      [](llvm::raw_ostream &os) { os << "fsdp-opt " FSDP_VERSION "\n"; });
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::fsdp::registerAllDialects(registry);
  mlir::registerAllPasses();
  mlir::fsdp::registerAllPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "fsdp optimizer driver\n", registry));
}
