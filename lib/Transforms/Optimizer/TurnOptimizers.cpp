//===- TurnOptimizers.cpp - Optimizers of steps that take turns -----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TurnOptimizers.h"
#include "BuiltinOptimizers.h"

using namespace mlir;
using namespace mlir::fsdp;

using TurnOptimizer = std::pair<StringAttr, OptimizerOp>;

/// The names of the turns; empty if steps take none.
static SmallVector<StringAttr> listTurns(ModuleOp module) {
  SmallVector<StringAttr> turns;
  for (func::FuncOp step : getSteps(module))
    if (StringAttr turn = getTurn(step))
      turns.push_back(turn);
  return turns;
}

static LogicalResult reportTurn(ModuleOp module, StringRef text,
                                ArrayRef<StringAttr> turns, StringRef found) {
  std::string names;
  for (StringAttr turn : turns)
    names += (names.empty() ? "'" : ", '") + turn.str() + "'";
  InFlightDiagnostic diag = emitError(module.getLoc())
                            << "expected an optimizer for each of the steps "
                            << names << " in '" << text << "', got " << found;
  diag.attachNote() << "write one name for all, or TURN=NAME,TURN=NAME";
  return diag;
}

FailureOr<SmallVector<TurnOptimizer>>
mlir::fsdp::getTurnOptimizers(ModuleOp module, StringRef text) {
  SmallVector<StringAttr> turns = listTurns(module);
  SmallVector<TurnOptimizer> optimizers;
  auto add = [&](StringAttr turn, StringRef name) {
    OptimizerOp optimizer = getOptimizer(module, name);
    optimizers.emplace_back(turn, optimizer);
    return success(static_cast<bool>(optimizer));
  };
  if (turns.empty() || !text.contains('=')) {
    if (failed(add({}, text)))
      return failure();
    return optimizers;
  }
  SmallVector<StringRef> items;
  text.split(items, ',');
  for (StringRef item : items) {
    auto [name, optimizer] = item.split('=');
    auto *turn = llvm::find(turns, StringAttr::get(module.getContext(), name));
    bool isSecond = llvm::any_of(optimizers, [&, word = name](auto &other) {
      return other.first == word;
    });
    if (turn == turns.end() || isSecond)
      return reportTurn(module, text, turns,
                        isSecond ? "a second one for '" + name.str() + "'"
                                 : "one for '" + name.str() + "'");
    if (failed(add(*turn, optimizer)))
      return failure();
  }
  for (StringAttr turn : turns)
    if (!llvm::is_contained(llvm::make_first_range(optimizers), turn))
      return reportTurn(module, text, turns, "none for '" + turn.str() + "'");
  return optimizers;
}
