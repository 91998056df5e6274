//===- CarriedValues.cpp - What loops carry for nobody --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CarriedValues.h"
#include "fsdp/Utils/KnownOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// What of a loop's body is needed, from its ends backwards.
class LiveBody {
public:
  explicit LiveBody(scf::ForOp loop);
  bool isLive(Value value) const { return live.contains(value); }

private:
  void visit(Value value);
  void visitOperands(Operation *op);

  scf::ForOp loop;
  DenseSet<Value> live;
  SmallVector<Value> work;
};
} // namespace

void LiveBody::visit(Value value) {
  if (live.insert(value).second)
    work.push_back(value);
}

/// Also what the op's regions read from around it.
void LiveBody::visitOperands(Operation *op) {
  for (Value operand : op->getOperands())
    visit(operand);
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  for (Value value : captured)
    visit(value);
}

LiveBody::LiveBody(scf::ForOp loop) : loop(loop) {
  for (auto [result, yielded] :
       llvm::zip_equal(loop.getResults(), loop.getYieldedValues()))
    if (!result.use_empty())
      visit(yielded);
  for (Operation &op : loop.getBody()->without_terminator())
    if (!isKnownEffectFree(&op))
      visitOperands(&op);
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      if (argument.getOwner() == loop.getBody())
        if (OpOperand *yielded = loop.getTiedLoopYieldedValue(argument))
          visit(yielded->get());
      continue;
    }
    // What lies in nested regions is visited with the op of the body.
    Operation *def = value.getDefiningOp();
    if (def->getBlock() == loop.getBody())
      visitOperands(def);
  }
}

/// Lets the loop carry what it was given, where nobody reads what comes of it.
static bool forwardUnused(scf::ForOp loop) {
  LiveBody body(loop);
  bool hasChanged = false;
  for (auto [number, argument] : llvm::enumerate(loop.getRegionIterArgs())) {
    OpOperand &yielded = *loop.getTiedLoopYieldedValue(argument);
    if (!loop.getResult(number).use_empty() || body.isLive(argument) ||
        yielded.get() == argument)
      continue;
    yielded.set(argument);
    hasChanged = true;
  }
  return hasChanged;
}

/// Drops what nobody reads now; what others alone have read is left.
static bool dropUnread(FunctionOpInterface function) {
  IRRewriter rewriter(function.getContext());
  SmallVector<Operation *> changed;
  // Loops around others first: these may be all that read the others' results.
  function->walk<WalkOrder::PreOrder>([&](scf::ForOp loop) {
    if (!forwardUnused(loop))
      return;
    changed.push_back(loop);
    (void)runRegionDCE(rewriter, loop->getRegions());
  });
  RewritePatternSet patterns(function.getContext());
  scf::ForOp::getCanonicalizationPatterns(patterns, function.getContext());
  (void)applyOpPatternsGreedily(changed, std::move(patterns),
                                GreedyRewriteConfig().setStrictness(
                                    GreedyRewriteStrictness::ExistingOps));
  return !changed.empty();
}

void fsdp::dropUnusedCarries(FunctionOpInterface function) {
  // A loop may be all that reads what one before it carries.
  while (dropUnread(function))
    continue;
}
