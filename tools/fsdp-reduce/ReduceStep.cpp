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
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Edits
//===----------------------------------------------------------------------===//

namespace {
/// One kind of edit. Copies are made only where an op can be edited.
struct Edit {
  llvm::function_ref<bool(Operation *)> applies;
  /// The op may be gone then. Called where it applies.
  llvm::function_ref<void(Operation *)> apply;
};
} // namespace

/// An op without readers goes away, with all that is in it.
static bool canErase(Operation *op) {
  return op->use_empty() && !op->hasTrait<OpTrait::IsTerminator>();
}

/// Zeros for all results; none if a type has none.
static SmallVector<TypedAttr> getZeros(Operation *op) {
  Builder builder(op->getContext());
  SmallVector<TypedAttr> zeros;
  for (Type type : op->getResultTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (tensor && !tensor.hasStaticShape())
      return {};
    zeros.push_back(builder.getZeroAttr(type));
    if (!zeros.back())
      return {};
  }
  return zeros;
}

static bool canReplace(Operation *op) {
  return !op->use_empty() && !op->hasTrait<OpTrait::ConstantLike>() &&
         !getZeros(op).empty();
}

/// What an op computes becomes zero, so that nothing reads it any more.
static void replaceByZero(Operation *op) {
  OpBuilder builder(op);
  for (auto [result, zero] : llvm::zip_equal(op->getResults(), getZeros(op)))
    result.replaceAllUsesWith(
        arith::ConstantOp::create(builder, op->getLoc(), zero));
  op->erase();
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
static bool canDropArgument(Operation *op, unsigned position) {
  FunctionOpInterface function = getLooseFunction(op);
  return function && position < function.getNumArguments() &&
         function.getArgument(position).use_empty();
}

static void dropArgument(Operation *op, unsigned position) {
  (void)cast<FunctionOpInterface>(op).eraseArgument(position);
}

/// A function loses a result.
static bool canDropResult(Operation *op, unsigned position) {
  FunctionOpInterface function = getLooseFunction(op);
  return function && position < function.getNumResults();
}

static void dropResult(Operation *op, unsigned position) {
  auto function = cast<FunctionOpInterface>(op);
  for (Block &block : function.getFunctionBody())
    if (block.mightHaveTerminator() &&
        block.getTerminator()->hasTrait<OpTrait::ReturnLike>() &&
        position < block.getTerminator()->getNumOperands())
      block.getTerminator()->eraseOperand(position);
  (void)function.eraseResult(position);
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

namespace {
/// The smallest interesting module so far.
class Search {
public:
  /// Writes each to a file, unless that has no name.
  Search(ModuleOp module, const Tester &tester, StringRef best)
      : module(module.clone()), tester(tester), best(best),
        numOps(listOps(module).size()) {}

  bool isInteresting(ModuleOp copy) const {
    return tester.isInteresting(copy).first == Tester::Interestingness::True;
  }

  /// Tries all edits once; returns whether one was kept.
  bool reduceOnce();

  ModuleOp get() { return *module; }

private:
  bool reduceBy(Edit edit);
  OwningOpRef<ModuleOp> editCopy(Edit edit, size_t first, size_t count);
  void keep(OwningOpRef<ModuleOp> copy);

  OwningOpRef<ModuleOp> module;
  const Tester &tester;
  StringRef best;
  /// Of the module that it began with.
  size_t numOps;
};
} // namespace

/// A copy of the module with the edit at `count` ops from `first` on.
OwningOpRef<ModuleOp> Search::editCopy(Edit edit, size_t first, size_t count) {
  OwningOpRef<ModuleOp> copy = module->clone();
  SmallVector<Operation *> ops = listOps(*copy);
  // Readers, and what lies in an op, stand behind it.
  for (Operation *op : llvm::reverse(ArrayRef(ops).slice(first, count)))
    if (edit.applies(op))
      edit.apply(op);
  return copy;
}

void Search::keep(OwningOpRef<ModuleOp> copy) {
  module = std::move(copy);
  llvm::errs() << "fsdp-reduce: " << listOps(*module).size() << " of " << numOps
               << " operations are left\n";
  if (best.empty())
    return;
  std::string error;
  auto file = openOutputFile(best, &error);
  if (!file) {
    llvm::errs() << "fsdp-reduce: warning: " << error << "\n";
    return;
  }
  module->print(file->os());
  file->keep();
}

/// Replaces the module by edited copies as long as these are interesting;
/// returns whether one was.
bool Search::reduceBy(Edit edit) {
  // What is wrong with a copy is of no interest.
  ScopedDiagnosticHandler quiet(module->getContext(),
                                [](Diagnostic &) { return success(); });
  bool reduced = false;
  SmallVector<Operation *> ops = listOps(*module);
  for (size_t count = ops.size(); count > 0; count /= 2)
    for (size_t first = 0; first < ops.size();) {
      size_t number = std::min(count, ops.size() - first);
      OwningOpRef<ModuleOp> copy;
      if (llvm::any_of(ArrayRef(ops).slice(first, number), edit.applies))
        copy = editCopy(edit, first, number);
      if (copy && isInteresting(*copy)) {
        // What follows moved to where these were.
        keep(std::move(copy));
        ops = listOps(*module);
        reduced = true;
      } else {
        first += count;
      }
    }
  return reduced;
}

bool Search::reduceOnce() {
  auto erase = [](Operation *op) { op->erase(); };
  bool reduced = reduceBy({canErase, erase});
  reduced |= reduceBy({canReplace, replaceByZero});
  unsigned positions = 0;
  for (Operation *op : listOps(*module))
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      positions = std::max(
          {positions, function.getNumArguments(), function.getNumResults()});
  for (unsigned position = positions; position-- > 0;) {
    auto with = [&](auto function) {
      return [=](Operation *op) { return function(op, position); };
    };
    reduced |= reduceBy({with(canDropArgument), with(dropArgument)});
    reduced |= reduceBy({with(canDropResult), with(dropResult)});
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
    Search search(getOperation(), tester, best);
    if (!search.isInteresting(search.get())) {
      getOperation().emitError()
          << "expected an interesting module, but '" << script
          << "' ends with status 0, which says that it is not";
      return signalPassFailure();
    }
    while (search.reduceOnce()) {
    }
    getOperation().getBodyRegion().takeBody(search.get().getBodyRegion());
  }

  Option<std::string> script{
      *this, "test",
      llvm::cl::desc("Script that is given a file, and ends with a status "
                     "other than 0 if the file is interesting")};
  ListOption<std::string> scriptArguments{
      *this, "test-arg", llvm::cl::desc("Arguments before the file's name")};
  Option<std::string> best{
      *this, "best",
      llvm::cl::desc("File that always holds the smallest interesting module "
                     "so far, for when the search is stopped")};
};

} // namespace

void fsdp::registerReduceStepPass() { PassRegistration<ReduceStepPass>(); }
