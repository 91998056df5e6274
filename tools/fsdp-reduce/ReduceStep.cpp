//===- ReduceStep.cpp - A pass that makes a step smaller ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tries one kind of edit at many ops of a copy at once, then at half as many,
// down to single ones, and keeps every copy that is valid and interesting,
// until no edit of any op is.
//
//===----------------------------------------------------------------------===//

#include "ReduceStep.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Reducer/Tester.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Edits: each says whether it changed something; the op may be gone then.
//===----------------------------------------------------------------------===//

/// An op without readers goes away, with all that is in it.
static bool eraseOp(Operation *op) {
  if (!op->use_empty() || op->hasTrait<OpTrait::IsTerminator>())
    return false;
  op->erase();
  return true;
}

/// What an op computes becomes zero, so that nothing reads it any more.
static bool replaceByZero(Operation *op) {
  if (op->use_empty() || op->hasTrait<OpTrait::ConstantLike>())
    return false;
  OpBuilder builder(op);
  SmallVector<TypedAttr> zeros;
  for (Type type : op->getResultTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (tensor && !tensor.hasStaticShape())
      return false;
    zeros.push_back(builder.getZeroAttr(type));
    if (!zeros.back())
      return false;
  }
  for (auto [result, zero] : llvm::zip_equal(op->getResults(), zeros))
    result.replaceAllUsesWith(
        arith::ConstantOp::create(builder, op->getLoc(), zero));
  op->erase();
  return true;
}

/// A function with a body whose signature nobody but itself knows; null if the
/// op is none.
static FunctionOpInterface getLooseFunction(Operation *op) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function || function.isExternal() ||
      !SymbolTable::symbolKnownUseEmpty(op, op->getParentOp()))
    return nullptr;
  return function;
}

/// A function loses an argument that it does not read.
static bool dropArgument(Operation *op, unsigned position) {
  FunctionOpInterface function = getLooseFunction(op);
  return function && position < function.getNumArguments() &&
         function.getArgument(position).use_empty() &&
         succeeded(function.eraseArgument(position));
}

/// A function loses a result.
static bool dropResult(Operation *op, unsigned position) {
  FunctionOpInterface function = getLooseFunction(op);
  if (!function || position >= function.getNumResults())
    return false;
  for (Block &block : function.getFunctionBody())
    if (block.mightHaveTerminator() &&
        block.getTerminator()->hasTrait<OpTrait::ReturnLike>() &&
        position < block.getTerminator()->getNumOperands())
      block.getTerminator()->eraseOperand(position);
  return succeeded(function.eraseResult(position));
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

/// The ops of a module, outer ones before inner ones.
static SmallVector<Operation *> listOps(ModuleOp module) {
  SmallVector<Operation *> ops;
  for (Operation &op : module.getOps())
    op.walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  return ops;
}

using Edit = function_ref<bool(Operation *)>;

/// A copy of the module with the edit at `count` ops from `first` on; null if
/// none of them can be edited.
static OwningOpRef<ModuleOp> editCopy(ModuleOp module, Edit edit, size_t first,
                                      size_t count) {
  OwningOpRef<ModuleOp> copy = module.clone();
  SmallVector<Operation *> ops = listOps(*copy);
  if (first >= ops.size())
    return {};
  ArrayRef<Operation *> chosen =
      ArrayRef(ops).slice(first, std::min(count, ops.size() - first));
  bool changed = false;
  // Readers, and what lies in an op, stand behind it.
  for (Operation *op : llvm::reverse(chosen))
    changed |= edit(op);
  return changed ? std::move(copy) : OwningOpRef<ModuleOp>();
}

/// Replaces the module by edited copies as long as these are interesting;
/// returns whether one was.
static bool reduceBy(Edit edit, OwningOpRef<ModuleOp> &module,
                     const Tester &tester) {
  // What is wrong with a copy is of no interest.
  ScopedDiagnosticHandler quiet(module->getContext(),
                                [](Diagnostic &) { return success(); });
  bool reduced = false;
  for (size_t count = listOps(*module).size(); count > 0; count /= 2)
    for (size_t first = 0; first < listOps(*module).size();) {
      OwningOpRef<ModuleOp> copy = editCopy(*module, edit, first, count);
      if (copy &&
          tester.isInteresting(*copy).first == Tester::Interestingness::True) {
        // What follows moved to where these were.
        module = std::move(copy);
        reduced = true;
      } else {
        first += count;
      }
    }
  return reduced;
}

/// Tries all edits once; returns whether one was kept.
static bool reduceOnce(OwningOpRef<ModuleOp> &module, const Tester &tester) {
  bool reduced = reduceBy(eraseOp, module, tester);
  reduced |= reduceBy(replaceByZero, module, tester);
  unsigned positions = 0;
  for (Operation *op : listOps(*module))
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      positions = std::max(
          {positions, function.getNumArguments(), function.getNumResults()});
  for (unsigned position = positions; position-- > 0;) {
    auto drops = {dropArgument, dropResult};
    for (auto drop : drops)
      reduced |= reduceBy([&](Operation *op) { return drop(op, position); },
                          module, tester);
  }
  return reduced;
}

namespace {

struct ReduceStepPass
    : public PassWrapper<ReduceStepPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ReduceStepPass)

  ReduceStepPass() = default;
  ReduceStepPass(const ReduceStepPass &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "reduce-step"; }
  StringRef getDescription() const override {
    return "Drop what a step does not need to stay interesting";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect>();
  }

  void runOnOperation() override {
    if (!llvm::sys::fs::can_execute(script)) {
      getOperation().emitError()
          << "expected a script that can be executed (option 'test'), got '"
          << script << "'";
      return signalPassFailure();
    }
    SmallVector<std::string> arguments(scriptArguments.begin(),
                                       scriptArguments.end());
    Tester tester(script, arguments);
    OwningOpRef<ModuleOp> module = getOperation().clone();
    if (tester.isInteresting(*module).first != Tester::Interestingness::True) {
      getOperation().emitError()
          << "expected an interesting module, but '" << script
          << "' ends with status 0, which says that it is not";
      return signalPassFailure();
    }
    while (reduceOnce(module, tester)) {
    }
    getOperation().getBodyRegion().takeBody(module->getBodyRegion());
  }

  Option<std::string> script{
      *this, "test",
      llvm::cl::desc("Script that is given a file, and ends with a status "
                     "other than 0 if the file is interesting")};
  ListOption<std::string> scriptArguments{
      *this, "test-arg", llvm::cl::desc("Arguments before the file's name")};
};

} // namespace

void fsdp::registerReduceStepPass() { PassRegistration<ReduceStepPass>(); }
