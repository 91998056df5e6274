//===- BuiltinOptimizers.cpp - The optimizers by name ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The built-in optimizers are IR like a user's own: OptimizerTexts.h has their
// text.
//
//===----------------------------------------------------------------------===//

#include "BuiltinOptimizers.h"
#include "OptimizerTexts.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Reports a name that is no optimizer, with those that are.
static OptimizerOp reportUnknown(ModuleOp module, StringRef name) {
  InFlightDiagnostic diag = emitError(module.getLoc())
                            << "expected an optimizer 'none', 'sgd', 'adam', "
                               "'adamw', 'adagrad', 'rmsprop', 'lion', "
                               "'@name' of an fsdp.optimizer or 'FILE.mlir', "
                               "got '"
                            << name << "'";
  auto own = module.getOps<OptimizerOp>();
  if (own.empty())
    diag.attachNote() << "the module has no fsdp.optimizer";
  for (OptimizerOp optimizer : own)
    diag.attachNote(optimizer.getLoc())
        << "'@" << optimizer.getSymName() << "' is declared here";
  return {};
}

/// Puts an optimizer in front of the functions.
static OptimizerOp insertOptimizer(ModuleOp module, OptimizerOp optimizer) {
  optimizer->remove();
  auto funcs = module.getOps<func::FuncOp>();
  module.insert(funcs.empty() ? module.getBody()->end()
                              : Block::iterator(*funcs.begin()),
                optimizer);
  return optimizer;
}

/// An optimizer from a file: the one called `name`, or the only one.
static OptimizerOp readOptimizer(ModuleOp module, StringRef path,
                                 StringRef name) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(path, &message);
  if (!file) {
    emitError(module.getLoc())
        << "expected a file with an optimizer: " << message;
    return {};
  }
  OwningOpRef<ModuleOp> parsed = parseSourceString<ModuleOp>(
      file->getBuffer(), ParserConfig(module.getContext()), path);
  if (!parsed)
    return {};
  OptimizerOp found;
  std::string known;
  for (auto optimizer : parsed->getOps<OptimizerOp>()) {
    known +=
        (known.empty() ? "'@" : ", '@") + optimizer.getSymName().str() + "'";
    if (name.empty() ? llvm::hasSingleElement(parsed->getOps<OptimizerOp>())
                     : optimizer.getSymName() == name)
      found = optimizer;
  }
  if (!found) {
    InFlightDiagnostic diag = emitError(module.getLoc());
    if (name.empty())
      diag << "expected one fsdp.optimizer in '" << path << "'";
    else
      diag << "expected an fsdp.optimizer '@" << name << "' in '" << path
           << "'";
    diag << ", got " << (known.empty() ? "none" : known);
    if (name.empty() && !known.empty())
      diag.attachNote() << "say which one: " << path << ":@name";
    return {};
  }
  Operation *existing =
      SymbolTable::lookupSymbolIn(module, found.getSymNameAttr());
  if (!existing)
    return insertOptimizer(module, found);
  InFlightDiagnostic diag = emitError(module.getLoc())
                            << "expected the symbol '@" << found.getSymName()
                            << "' of the optimizer in '" << path
                            << "' to be free";
  diag.attachNote(existing->getLoc()) << "it is declared here";
  return {};
}

/// The text of a built-in optimizer; empty if there is none of this name.
static std::string getText(StringRef name) {
  return llvm::StringSwitch<std::string>(name)
      .Case("sgd", kSGD.str())
      .Case("adam", (Twine(kAdam) + kAdamRest).str())
      .Case("adamw", (Twine(kAdamW) + kAdamRest).str())
      .Case("adagrad", kAdagrad.str())
      .Case("rmsprop", kRMSprop.str())
      .Case("lion", kLion.str())
      .Default("");
}

/// The optimizer called `name`: one from a file if it says so, a user's own if
/// it begins with '@', otherwise a built-in one; added to the module unless it
/// is there already.
OptimizerOp mlir::fsdp::getOptimizer(ModuleOp module, StringRef name) {
  auto [path, symbol] = name.rsplit(":@");
  if (path.ends_with(".mlir"))
    return readOptimizer(module, path, symbol);
  bool own = name.consume_front("@");
  Operation *existing = SymbolTable::lookupSymbolIn(module, name);
  if (auto optimizer = dyn_cast_or_null<OptimizerOp>(existing))
    return optimizer;
  if (existing) {
    InFlightDiagnostic diag = emitError(module.getLoc())
                              << "expected '@" << name
                              << "' to be an fsdp.optimizer, got '"
                              << existing->getName() << "'";
    diag.attachNote(existing->getLoc()) << "the symbol is declared here";
    return {};
  }
  std::string text = getText(name);
  if (own || text.empty())
    return reportUnknown(module, (own ? "@" : "") + name.str());
  OwningOpRef<ModuleOp> parsed = parseSourceString<ModuleOp>(
      text, ParserConfig(module.getContext()), name);
  if (!parsed)
    return reportUnknown(module, name);
  return insertOptimizer(module, *parsed->getOps<OptimizerOp>().begin());
}
