//===- CarryInPlace.cpp - Loops whose tensors stay in their buffers -------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, directly in front of bufferization, whose analysis says what would
// lie elsewhere. Adds copies of what loops hand to their next iteration.
//
//===----------------------------------------------------------------------===//

#include "WhileSlots.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_CARRYINPLACEPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::bufferization;

/// Of this pass' remarks.
static constexpr StringLiteral kCategory = "fsdp-carry-in-place";

namespace {
/// What a terminator hands to an argument, in whose buffer it has to lie.
struct Carried {
  OpOperand *value;
  BlockArgument arg;
};
using CarriedList = SmallVector<Carried>;
} // namespace

/// The tensors that a loop carries; one list for each of its terminators.
static SmallVector<CarriedList> getCarried(Operation *loop) {
  SmallVector<CarriedList> lists;
  auto add = [&](MutableArrayRef<OpOperand> values,
                 ArrayRef<BlockArgument> args) {
    CarriedList &list = lists.emplace_back();
    // Without a partner of its type there is no buffer to lie in.
    for (auto [value, arg] : llvm::zip(values, args))
      if (isa<TensorType>(arg.getType()) &&
          value.get().getType() == arg.getType())
        list.push_back({&value, arg});
  };
  if (auto forOp = dyn_cast<scf::ForOp>(loop)) {
    add(*forOp.getYieldedValuesMutable(), forOp.getRegionIterArgs());
  } else if (auto whileOp = dyn_cast<scf::WhileOp>(loop)) {
    add(whileOp.getConditionOp().getArgsMutable(),
        whileOp.getBeforeArguments());
    add(whileOp.getYieldOp().getResultsMutable(), whileOp.getAfterArguments());
  }
  return lists;
}

static bool carriesTensors(Operation *op) {
  return llvm::any_of(getCarried(op),
                      [](const CarriedList &list) { return !list.empty(); });
}

/// The functions with loops that carry tensors, and all that those call: what
/// has to be analysed. Most programs have few.
static DenseSet<Operation *> findFunctions(ModuleOp module) {
  SetVector<Operation *> functions;
  module.walk([&](Operation *op) {
    if (carriesTensors(op))
      functions.insert(op->getParentOfType<func::FuncOp>());
  });
  SymbolTableCollection symbols;
  for (size_t i = 0; i < functions.size(); ++i)
    functions[i]->walk([&](CallOpInterface call) {
      if (auto callee = dyn_cast_or_null<func::FuncOp>(
              call.resolveCallableInTable(&symbols)))
        functions.insert(callee);
    });
  return DenseSet<Operation *>(functions.begin(), functions.end());
}

/// Those with which one-shot bufferization is run afterwards, but that no loop
/// is refused.
static OneShotBufferizationOptions getOptions() {
  OneShotBufferizationOptions options;
  options.bufferizeFunctionBoundaries = true;
  options.setFunctionBoundaryTypeConversion(LayoutMapOption::IdentityLayoutMap);
  options.allowReturnAllocsFromLoops = true;
  return options;
}

namespace {
/// Changes the loops of a module.
class InPlaceCarrier {
public:
  InPlaceCarrier(ModuleOp module)
      : module(module), options(getOptions()), builder(module.getContext()) {}

  /// Returns the number of copies, or failure where bufferization would fail.
  FailureOr<unsigned> run();

private:
  bool isInPlace(const Carried &carried) const {
    return state->areEquivalentBufferizedValues(carried.value->get(),
                                                carried.arg);
  }
  bool computeInPlace(const Carried &carried);
  bool copyOut(const Carried &carried);
  bool copyIn(const Carried &carried);
  bool carry(const CarriedList &list);
  bool carryLoops();
  unsigned remarkCopies();

  ModuleOp module;
  OneShotBufferizationOptions options;
  OpBuilder builder;
  std::optional<OneShotAnalysisState> state;
  /// The copies at the ends of iterations, and those at their beginnings.
  SmallVector<linalg::CopyOp> copiesOut;
  SmallVector<AllocTensorOp> copiesIn;
};
} // namespace

/// Lets the op that computes the value write to the argument instead of an
/// uninitialised tensor; whether there is such an op. Where the argument is
/// still read bufferization gives it a buffer nevertheless.
bool InPlaceCarrier::computeInPlace(const Carried &carried) {
  auto op = carried.value->get().getDefiningOp<linalg::LinalgOp>();
  if (!op || op->getBlock() != carried.arg.getOwner())
    return false;
  unsigned number = cast<OpResult>(carried.value->get()).getResultNumber();
  OpOperand *init = op.getDpsInitOperand(number);
  if (!init->get().getDefiningOp<tensor::EmptyOp>() ||
      op.payloadUsesValueFromOperand(init))
    return false;
  init->set(carried.arg);
  return true;
}

/// Copies the value at the end of the iteration; whether that was not yet done.
bool InPlaceCarrier::copyOut(const Carried &carried) {
  auto done = carried.value->get().getDefiningOp<linalg::CopyOp>();
  if (done && llvm::is_contained(copiesOut, done) &&
      done.getOutputs().front() == carried.arg)
    return false;
  Operation *terminator = carried.value->getOwner();
  builder.setInsertionPoint(terminator);
  copiesOut.push_back(linalg::CopyOp::create(
      builder, terminator->getLoc(), carried.value->get(), Value(carried.arg)));
  carried.value->set(copiesOut.back().getResult(0));
  return true;
}

/// Lets the iteration work on a copy of the argument, which it writes at its
/// end; whether that was not yet so.
bool InPlaceCarrier::copyIn(const Carried &carried) {
  BlockArgument arg = carried.arg;
  auto out = carried.value->get().getDefiningOp<linalg::CopyOp>();
  if (llvm::any_of(copiesIn,
                   [&](AllocTensorOp copy) { return copy.getCopy() == arg; }))
    return false;
  builder.setInsertionPointToStart(arg.getOwner());
  copiesIn.push_back(AllocTensorOp::create(
      builder, out.getLoc(), cast<RankedTensorType>(arg.getType()),
      ValueRange(), arg));
  arg.replaceUsesWithIf(copiesIn.back(), [&](OpOperand &use) {
    return use.getOwner() != copiesIn.back() &&
           &use != out.getDpsInitOperand(0);
  });
  return true;
}

/// Does more for the values that would not lie in their argument's buffer;
/// whether something was left to do.
bool InPlaceCarrier::carry(const CarriedList &list) {
  bool isChanged = false;
  for (const Carried &carried : list)
    if (!isInPlace(carried))
      isChanged |=
          computeInPlace(carried) || copyOut(carried) || copyIn(carried);
  return isChanged;
}

/// Changes the loops that need it, but none around another one that does: what
/// that one makes may then lie where it should. Whether there were any.
bool InPlaceCarrier::carryLoops() {
  llvm::SmallPtrSet<Operation *, 8> around;
  module.walk([&](Operation *op) {
    if (around.contains(op))
      return;
    bool isChanged = false;
    for (const CarriedList &list : getCarried(op))
      isChanged |= carry(list);
    for (Operation *parent = isChanged ? op->getParentOp() : nullptr; parent;
         parent = parent->getParentOp())
      around.insert(parent);
  });
  return !around.empty();
}

/// Tells of the copies that are left; returns their number.
unsigned InPlaceCarrier::remarkCopies() {
  unsigned numCopies = 0;
  auto add = [&](Operation *op, StringRef reason) {
    ++numCopies;
    remark::missed(op->getLoc(),
                   remark::RemarkOpts::name("copy").category(kCategory))
        << remark::add("what a loop carries on is copied: {0}", reason)
        << remark::metric("bytes", fsdp::getStaticBytes(op->getResultTypes()));
  };
  for (AllocTensorOp copy : copiesIn)
    add(copy, "it is used when its buffer is written again");
  for (linalg::CopyOp copy : copiesOut)
    if (!state->areEquivalentBufferizedValues(copy.getInputs().front(),
                                              copy.getOutputs().front()))
      add(copy, "it is computed elsewhere");
  return numCopies;
}

FailureOr<unsigned> InPlaceCarrier::run() {
  IRRewriter rewriter(module.getContext());
  SmallVector<scf::WhileOp> whiles;
  module.walk([&](scf::WhileOp loop) { whiles.push_back(loop); });
  for (scf::WhileOp loop : whiles)
    fsdp::alignWhile(rewriter, loop);
  DenseSet<Operation *> functions = findFunctions(module);
  if (functions.empty())
    return 0;
  options.opFilter.denyOperation([&](Operation *op) {
    return isa<func::FuncOp>(op) && !functions.contains(op);
  });
  do {
    state.emplace(module, options);
    if (failed(analyzeModuleOp(module, *state)))
      return failure();
  } while (carryLoops());
  return remarkCopies();
}

namespace {
struct CarryInPlacePass
    : public fsdp::impl::CarryInPlacePassBase<CarryInPlacePass> {
  void runOnOperation() override {
    FailureOr<unsigned> copies = InPlaceCarrier(getOperation()).run();
    if (failed(copies))
      return signalPassFailure();
    numCopies += *copies;
  }
};
} // namespace
