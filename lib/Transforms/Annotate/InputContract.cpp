//===- InputContract.cpp - Checks of the input contract -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InputContract.h"
#include "fsdp/Dialect/FSDP/IR/Notes.h"
#include "fsdp/Utils/KnownOps.h"
#include "fsdp/Utils/ModuleTree.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Grid
//===----------------------------------------------------------------------===//

static std::string printShape(ArrayRef<int64_t> shape) {
  std::string text;
  for (int64_t size : shape)
    text += (text.empty() ? "" : "x") +
            (ShapedType::isDynamic(size) ? "?" : std::to_string(size));
  return text;
}

/// The option's sizes agree with the grid's known ones.
static LogicalResult checkGridOption(shard::GridOp grid,
                                     ArrayRef<int64_t> sizes) {
  for (int64_t size : sizes)
    if (size < 1)
      return emitError(grid.getLoc())
             << "expected grid sizes of at least 1, got " << size;
  ArrayRef<int64_t> shape = grid.getShape();
  if (llvm::all_of(shape, ShapedType::isDynamic))
    return success();
  bool agree = shape.size() == sizes.size();
  for (size_t i = 0; agree && i < sizes.size(); ++i)
    agree = ShapedType::isDynamic(shape[i]) || shape[i] == sizes[i];
  if (agree)
    return success();
  return emitError(grid.getLoc())
         << "expected a grid that agrees with the declared "
         << printShape(shape) << ", got " << printShape(sizes);
}

/// Programs of different ranks, one beside the other, are steps of their own.
/// Nor has a step functions in modules inside of its own.
static LogicalResult checkNoModules(ModuleOp top, bool hasGrid) {
  SmallVector<ModuleOp> peers(top.getOps<ModuleOp>());
  // Other things may stand there, such as a library of transforms.
  if (hasGrid)
    llvm::erase_if(peers, [](ModuleOp peer) {
      return peer.getOps<func::FuncOp>().empty();
    });
  if (peers.empty())
    return success();
  if (hasGrid) {
    InFlightDiagnostic diag = emitError(peers.front().getLoc())
                              << "expected no functions in a module inside "
                                 "that of the step";
    diag.attachNote() << "what the step calls stands beside it";
    return diag;
  }
  InFlightDiagnostic diag = emitError(peers.front().getLoc())
                            << "expected one step, got " << peers.size()
                            << " modules in one";
  diag.attachNote()
      << "run the pipeline on each of them, then compare: "
         "fsdp-opt --pass-pipeline='builtin.module("
         "builtin.module(fsdp-pipeline{...}),fsdp-verify-peers)'; "
         "fsdp-compile takes one of them at a time";
  return diag;
}

/// What phase 6 leaves has no grid any more.
static LogicalResult expectNoPlan(ModuleOp top) {
  if (!top->hasAttr(attr::kManifest))
    return success();
  // Beside the manifest, which is long, a reader would not find the error.
  Operation *first = top.getBody()->empty() ? top : &top.getBody()->front();
  bool isLowered = top.getOps<func::FuncOp>().empty();
  InFlightDiagnostic diag = emitError(first->getLoc())
                            << "expected the input of phase 1, got a program "
                               "that is "
                            << (isLowered ? "lowered" : "planned")
                            << " already";
  diag.attachNote() << (isLowered
                            ? "the option --lowered of fsdp-compile compiles "
                              "it, and so do write_library and "
                              "fsdpModuleWriteLibrary"
                            : "go on with 'start-after=plan'");
  return diag;
}

LogicalResult mlir::fsdp::fillGrid(ModuleOp top, ArrayRef<int64_t> sizes) {
  if (failed(expectNoPlan(top)))
    return failure();
  SmallVector<shard::GridOp> grids(top.getOps<shard::GridOp>());
  if (failed(checkNoModules(top, /*hasGrid=*/!grids.empty())))
    return failure();
  if (grids.size() != 1) {
    InFlightDiagnostic diag =
        (grids.empty() ? emitError(top.getLoc()) : emitError(grids[1].getLoc()))
        << "expected one shard.grid, got " << grids.size();
    diag.attachNote() << "an exported step has 'shard.grid @grid(shape = ?)'";
    if (grids.empty())
      diag.attachNote() << kMissingGridNote;
    return failure();
  }
  shard::GridOp grid = grids.front();
  if (!sizes.empty()) {
    if (failed(checkGridOption(grid, sizes)))
      return failure();
    grid.setShape(sizes);
  }
  for (int64_t size : grid.getShape())
    if (size < 1) {
      InFlightDiagnostic diag = emitError(grid.getLoc())
                                << "expected known grid sizes of at least 1, "
                                   "got "
                                << printShape(grid.getShape());
      diag.attachNote() << "give the number of ranks with option 'grid'";
      return failure();
    }
  return expectFewRanks(grid);
}

LogicalResult mlir::fsdp::nameAxes(shard::GridOp grid,
                                   ArrayRef<std::string> names) {
  Builder builder(grid.getContext());
  if (!names.empty())
    grid->setAttr(attr::kAxisNames,
                  builder.getStrArrayAttr(
                      SmallVector<StringRef>(names.begin(), names.end())));
  auto given = grid->getAttrOfType<ArrayAttr>(attr::kAxisNames);
  if (!given)
    return success();
  if (static_cast<int64_t>(given.size()) != grid.getRank())
    return emitError(grid.getLoc())
           << "expected a name for each of the grid's " << grid.getRank()
           << " axes, got " << given.size();
  llvm::StringSet<> seen;
  for (auto name : given.getAsRange<StringAttr>()) {
    if (!isModelAxis(name.getValue()))
      return emitError(grid.getLoc())
             << "expected an axis of the grid to be called 'dp', "
                "'dp_replicate', 'dp_shard', 'ep', 'tp' or 'cp', got '"
             << name.getValue() << "'";
    if (!seen.insert(name.getValue()).second)
      return emitError(grid.getLoc())
             << "expected axes of different names, got '" << name.getValue()
             << "' twice";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Tree, function, globals
//===----------------------------------------------------------------------===//

FailureOr<TreeModuleOp> mlir::fsdp::expectTreeRoot(ModuleOp top) {
  SmallVector<TreeModuleOp> roots(top.getOps<TreeModuleOp>());
  if (roots.empty())
    return emitError(top.getLoc())
           << "expected a module tree ('fsdp.module'), got none";
  if (roots.size() == 1)
    return roots.front();
  InFlightDiagnostic diag = emitError(roots[1].getLoc())
                            << "expected one module tree, got " << roots.size();
  diag.attachNote(roots[0].getLoc()) << "the first one is here";
  return failure();
}

LogicalResult mlir::fsdp::checkNames(TreeModuleOp root) {
  WalkResult result = root.walk([&](Operation *op) {
    StringRef name = SymbolTable::getSymbolName(op).getValue();
    if (op == root || !name.contains('.'))
      return WalkResult::advance();
    InFlightDiagnostic diag = emitError(op->getLoc())
                              << "expected a name without '.', got "
                              << describeTreeKind(op) << " '" << name << "'";
    diag.attachNote() << "names are joined by dots in reports and checkpoints, "
                         "where two states could get one name";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

static LogicalResult checkStep(func::FuncOp step) {
  std::string name = ("'@" + step.getSymName() + "'").str();
  if (!step.isPublic() || step.isExternal())
    return emitError(step.getLoc())
           << "expected " << name << " to be public with a body, got "
           << (step.isExternal() ? "a declaration" : "a private function");
  if (!step.getBody().hasOneBlock())
    return emitError(step.getLoc())
           << "not supported: control flow between blocks, "
              "expected one block in "
           << name << ", got " << step.getBody().getBlocks().size();
  if (!isa<func::ReturnOp>(step.getBody().front().getTerminator()))
    return step.getBody().front().getTerminator()->emitError()
           << "expected " << name << " to end with func.return";
  return success();
}

/// Nothing calls a step, whose arguments become shards. What it calls itself is
/// looked at where calls are inlined.
static LogicalResult expectNoCalls(ModuleOp top, func::FuncOp step) {
  for (Operation &other : top.getBody()->getOperations()) {
    if (&other == step || isa<TreeModuleOp>(other))
      continue;
    auto uses = SymbolTable::getSymbolUses(step, &other);
    if (uses && !uses->empty())
      return uses->begin()->getUser()->emitError()
             << "expected nothing to call the entry '@" << step.getSymName()
             << "', whose arguments become shards";
  }
  return success();
}

LogicalResult mlir::fsdp::nameEntry(ModuleOp top, StringRef entry) {
  func::FuncOp first;
  SmallVector<func::FuncOp> steps;
  std::string known;
  for (auto function : top.getOps<func::FuncOp>()) {
    StringRef name = function.getSymName();
    if (function.isPublic())
      known += (known.empty() ? "'@" : ", '@") + name.str() + "'";
    if (name == entry)
      steps.push_back(first = function);
    else if (function.isPublic() && hasRoles(function) &&
             name.starts_with((entry + "_").str()))
      steps.push_back(function);
  }
  if (!first) {
    InFlightDiagnostic diag = emitError(top.getLoc())
                              << "expected a public function '@" << entry
                              << "', got " << (known.empty() ? "none" : known);
    diag.attachNote() << "the option 'entry' names the function that is the "
                         "step";
    return diag;
  }
  for (func::FuncOp step : steps) {
    if (failed(checkStep(step)) || failed(expectNoCalls(top, step)))
      return failure();
    if (entry == "step")
      continue;
    std::string name =
        ("step" + step.getSymName().drop_front(entry.size())).str();
    if (Operation *other = top.lookupSymbol(name))
      return other->emitError() << "expected no '@" << name << "' beside '@"
                                << step.getSymName() << "', which becomes it";
    step.setSymName(name);
  }
  return success();
}

SmallVector<func::FuncOp> mlir::fsdp::getEvaluations(ModuleOp top) {
  SmallVector<func::FuncOp> evaluations;
  for (auto function : top.getOps<func::FuncOp>()) {
    StringRef name = function.getSymName();
    if (function.isPublic() && hasRoles(function) &&
        (name == "evaluate" || name.starts_with("evaluate_")))
      evaluations.push_back(function);
  }
  return evaluations;
}

std::string mlir::fsdp::getEvaluationName(func::FuncOp step) {
  StringRef suffix = step.getSymName().drop_front(StringRef("step").size());
  return ("evaluate" + suffix).str();
}

LogicalResult mlir::fsdp::checkEvaluations(ModuleOp top,
                                           ArrayRef<func::FuncOp> steps,
                                           ArrayRef<func::FuncOp> evaluations) {
  llvm::StringSet<> known;
  for (func::FuncOp evaluation : evaluations) {
    if (failed(checkStep(evaluation)) || failed(expectNoCalls(top, evaluation)))
      return failure();
    known.insert(evaluation.getSymName());
  }
  for (func::FuncOp step : steps) {
    std::string name = getEvaluationName(step);
    if (known.erase(name) || evaluations.empty())
      continue;
    func::FuncOp first = evaluations.front();
    InFlightDiagnostic diag = emitError(step.getLoc())
                              << "expected '@" << name << "' beside '@"
                              << step.getSymName() << "', got none";
    diag.attachNote(first.getLoc())
        << "where one step has an evaluation, as here, all have one";
    return diag;
  }
  for (func::FuncOp evaluation : evaluations) {
    if (!known.contains(evaluation.getSymName()))
      continue;
    InFlightDiagnostic diag = emitError(evaluation.getLoc())
                              << "expected a step that '@"
                              << evaluation.getSymName()
                              << "' evaluates, got none";
    diag.attachNote() << "'@evaluate' stands beside '@step', '@evaluate_...' "
                         "beside '@step_...'";
    return diag;
  }
  return success();
}

LogicalResult mlir::fsdp::checkNoMutableGlobals(ModuleOp top) {
  for (Operation &op : top.getBody()->getOperations()) {
    auto program = dyn_cast<ml_program::GlobalOp>(op);
    auto memref = dyn_cast<memref::GlobalOp>(op);
    if ((!program || !program.getIsMutable()) &&
        (!memref || memref.getConstant()))
      continue;
    InFlightDiagnostic diag = emitError(op.getLoc())
                              << "not supported: mutable global '@"
                              << SymbolTable::getSymbolName(&op).getValue()
                              << "'";
    diag.attachNote() << "pass the state as an argument and return its new "
                         "value; a seed is an input";
    return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Shapes and blocks
//===----------------------------------------------------------------------===//

/// Anything but a shaped type with an unknown size.
static bool isStatic(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return !shaped || shaped.hasStaticShape();
}

LogicalResult mlir::fsdp::checkShapesAndBlocks(func::FuncOp step) {
  for (BlockArgument argument : step.getArguments())
    if (!isa<RankedTensorType>(argument.getType()) ||
        !isStatic(argument.getType()))
      return emitError(argument.getLoc())
             << "expected argument " << argument.getArgNumber() << " of '@"
             << step.getSymName() << "' to be a statically shaped tensor, got "
             << argument.getType();
  WalkResult result = step.walk([&](Operation *op) {
    for (Type type : op->getResultTypes())
      if (!isStatic(type)) {
        emitError(op->getLoc())
            << "not supported: dynamic shapes, expected a static "
               "shape, got "
            << type;
        return WalkResult::interrupt();
      }
    for (Region &region : op->getRegions())
      if (!region.empty() && !region.hasOneBlock()) {
        emitError(op->getLoc())
            << "not supported: control flow between blocks, "
               "expected one block, got "
            << region.getBlocks().size();
        return WalkResult::interrupt();
      }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// The callee, if its body can replace the call.
static FailureOr<func::FuncOp> expectInlinable(Operation *call,
                                               ArrayRef<func::FuncOp> stack) {
  auto direct = dyn_cast<func::CallOp>(call);
  auto callee = direct ? lookupFromTop<func::FuncOp>(
                             call, FlatSymbolRefAttr::get(call->getContext(),
                                                          direct.getCallee()))
                       : func::FuncOp();
  if (!callee || callee.isExternal())
    return emitError(call->getLoc())
           << "not supported: call of something else than a "
              "function of this module with a body";
  const char *problem = nullptr;
  if (llvm::is_contained(stack, callee))
    problem = "not supported: recursion through '@";
  else if (!callee.getBody().hasOneBlock())
    problem = "not supported: call of a function of several blocks, '@";
  else if (!isa<func::ReturnOp>(callee.getBody().front().getTerminator()))
    problem = "expected func.return at the end of '@";
  if (!problem)
    return callee;
  InFlightDiagnostic diag = emitError(call->getLoc())
                            << problem << callee.getSymName() << "'";
  diag.attachNote(callee.getLoc()) << "function declared here";
  return failure();
}

static LogicalResult inlineCallsIn(ArrayRef<Operation *> scope,
                                   SmallVectorImpl<func::FuncOp> &stack);

/// Replaces one call by a copy of the callee's body.
static LogicalResult inlineCall(Operation *call,
                                SmallVectorImpl<func::FuncOp> &stack) {
  FailureOr<func::FuncOp> callee = expectInlinable(call, stack);
  if (failed(callee))
    return failure();
  Block &body = callee->getBody().front();
  IRMapping mapping;
  mapping.map(body.getArguments(), call->getOperands());
  OpBuilder builder(call);
  SmallVector<Operation *> copies;
  for (Operation &op : body.without_terminator())
    copies.push_back(builder.clone(op, mapping));
  for (auto [result, value] :
       llvm::zip_equal(call->getResults(), body.getTerminator()->getOperands()))
    result.replaceAllUsesWith(mapping.lookupOrDefault(value));
  call->erase();
  stack.push_back(*callee);
  LogicalResult result = inlineCallsIn(copies, stack);
  stack.pop_back();
  return result;
}

static LogicalResult inlineCallsIn(ArrayRef<Operation *> scope,
                                   SmallVectorImpl<func::FuncOp> &stack) {
  SmallVector<Operation *> calls;
  for (Operation *op : scope)
    op->walk([&](CallOpInterface call) { calls.push_back(call); });
  for (Operation *call : calls)
    if (failed(inlineCall(call, stack)))
      return failure();
  return success();
}

/// Erases the functions that no public one names any more. Public functions
/// beside the steps stay; they are none of ours.
static LogicalResult dropUnreached(ModuleOp top, ArrayRef<func::FuncOp> steps) {
  llvm::SetVector<Operation *> reached(steps.begin(), steps.end());
  for (auto other : top.getOps<func::FuncOp>()) {
    if (!other.isPublic() || llvm::is_contained(steps, other))
      continue;
    if (hasRoles(other)) {
      InFlightDiagnostic diag =
          emitError(other.getLoc())
          << "expected '@step' to be the only public function with roles, got "
             "'@"
          << other.getSymName() << "'";
      diag.attachNote() << "the step for inputs of other shapes is "
                           "'@step_...', their evaluation '@evaluate_...'";
      return diag;
    }
    reached.insert(other);
  }
  for (size_t i = 0; i < reached.size(); ++i)
    forEachSymbol(reached[i], [&](Operation *op, SymbolRefAttr symbol) {
      if (auto callee = lookupFromTop<func::FuncOp>(op, symbol))
        reached.insert(callee);
    });
  for (auto other : llvm::make_early_inc_range(top.getOps<func::FuncOp>()))
    if (!reached.contains(other))
      other.erase();
  return success();
}

LogicalResult mlir::fsdp::inlineCallsWithin(Operation *op) {
  SmallVector<func::FuncOp> stack = {op->getParentOfType<func::FuncOp>()};
  return inlineCallsIn({op}, stack);
}

LogicalResult mlir::fsdp::inlineCalls(ModuleOp top,
                                      ArrayRef<func::FuncOp> steps) {
  for (func::FuncOp step : steps) {
    SmallVector<func::FuncOp> stack = {step};
    if (failed(inlineCallsIn({step.getOperation()}, stack)))
      return failure();
  }
  return dropUnreached(top, steps);
}
