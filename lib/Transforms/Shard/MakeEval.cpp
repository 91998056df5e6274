//===- MakeEval.cpp - A forward-only entry beside the step ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the input brings no evaluation, what is forward is derived: the eval
// function is the part of the step that the loss and the metrics need.
//
//===----------------------------------------------------------------------===//

#include "CarriedValues.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Shard/Passes.h"
#include "fsdp/Utils/KnownOps.h"
#include "fsdp/Utils/ModuleTree.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/BitVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_MAKEEVALPASS
#include "fsdp/Transforms/Shard/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

static constexpr llvm::StringLiteral kName = "eval";

/// Says that there is no step to evaluate.
static InFlightDiagnostic expectStep(ModuleOp module, StringRef found) {
  return emitError(module.getLoc())
         << "expected a function '@step' of one block to evaluate, got "
         << found;
}

/// The function has one block, and a loss.
static LogicalResult checkLoss(ModuleOp module, func::FuncOp step) {
  if (step.isDeclaration() || !step.getBody().hasOneBlock()) {
    InFlightDiagnostic diag = expectStep(module, "another one");
    diag.attachNote(step.getLoc()) << "the function is here";
    return diag;
  }
  bool hasLoss = false;
  for (unsigned i = 0; i < step.getNumResults(); ++i)
    hasLoss |= hasResultRole(step, i, RoleKind::Loss);
  if (hasLoss)
    return success();
  InFlightDiagnostic diag = step.emitError()
                            << "expected a loss to evaluate, got none of "
                            << step.getNumResults() << " results";
  diag.attachNote() << "its role is #fsdp.loss";
  return diag;
}

/// The input's own evaluation of a step, or else a copy of the step.
static FailureOr<func::FuncOp> takeEval(ModuleOp module, func::FuncOp step) {
  StringRef suffix = step.getSymName().drop_front(StringRef("step").size());
  auto given = module.lookupSymbol<func::FuncOp>(("evaluate" + suffix).str());
  if (given && given.isPublic() && hasRoles(given)) {
    given->moveAfter(step);
    return given;
  }
  std::string name = (kName + suffix).str();
  if (failed(checkLoss(module, step)))
    return failure();
  if (Operation *existing = SymbolTable::lookupSymbolIn(module, name)) {
    InFlightDiagnostic diag = step.emitError()
                              << "expected the symbol '@" << name
                              << "' to be free for the evaluation";
    diag.attachNote(existing->getLoc()) << "it is taken here";
    return diag;
  }
  func::FuncOp eval = step.clone();
  eval.setName(name);
  module.insert(std::next(Block::iterator(step)), eval);
  return eval;
}

/// Keeps the loss and the metrics of the results.
static void dropResults(func::FuncOp eval) {
  llvm::BitVector dropped(eval.getNumResults());
  for (unsigned i = 0; i < eval.getNumResults(); ++i)
    if (!hasResultRole(eval, i, RoleKind::Loss) &&
        !hasResultRole(eval, i, RoleKind::Metric))
      dropped.set(i);
  eval.front().getTerminator()->eraseOperands(dropped);
  (void)eval.eraseResults(dropped);
}

/// Marks of modules and gradients are identities; the order of windows that
/// they stand for is that of a whole step.
static void dropMarks(func::FuncOp eval) {
  eval.walk([](Operation *op) {
    if (!isa<BoundaryOp, GradOp>(op))
      return;
    op->getResult(0).replaceAllUsesWith(op->getOperand(0));
    op->erase();
  });
}

/// Erases what no result needs, also in loops.
static void dropUnused(func::FuncOp eval) {
  IRRewriter rewriter(eval.getContext());
  // Ops that nobody registered have effects for all that upstream knows.
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(eval.front())))
    if (op.use_empty() && isKnownEffectFree(&op) &&
        !op.hasTrait<OpTrait::IsTerminator>())
      rewriter.eraseOp(&op);
  (void)runRegionDCE(rewriter, eval->getRegions());
  dropUnusedCarries(eval);
  (void)runRegionDCE(rewriter, eval->getRegions());
  llvm::BitVector unused(eval.getNumArguments());
  for (BlockArgument argument : eval.getArguments())
    if (argument.use_empty())
      unused.set(argument.getArgNumber());
  (void)eval.eraseArguments(unused);
}

namespace {
struct MakeEvalPass : public fsdp::impl::MakeEvalPassBase<MakeEvalPass> {
  using MakeEvalPassBase::MakeEvalPassBase;

  void runOnOperation() override {
    if (failed(expectWholeParams(getOperation())))
      return signalPassFailure();
    ModuleOp module = getOperation();
    SmallVector<func::FuncOp> steps = getSteps(module);
    if (steps.empty()) {
      expectStep(module, "none");
      return signalPassFailure();
    }
    if (getTurn(steps.front())) {
      emitError(steps.front().getLoc())
          << "not supported: an evaluation of steps that take turns";
      return signalPassFailure();
    }
    for (func::FuncOp step : steps)
      if (failed(addEval(module, step)))
        return signalPassFailure();
  }

private:
  LogicalResult addEval(ModuleOp module, func::FuncOp step) {
    FailureOr<func::FuncOp> taken = takeEval(module, step);
    if (failed(taken) || failed(checkLoss(module, *taken)))
      return failure();
    func::FuncOp eval = *taken;
    dropResults(eval);
    dropMarks(eval);
    dropUnused(eval);
    if (!firstMicroBatch)
      return success();
    // The inputs of the step's first micro-batch are the place for them.
    for (unsigned i = 0; i < eval.getNumArguments(); ++i)
      if (hasArgRole(eval, i, RoleKind::Input))
        eval.setArgAttr(i, attr::kMicroBatch,
                        Builder(&getContext()).getI64IntegerAttr(0));
    return success();
  }
};
} // namespace
