//===- GuardedOptimizer.cpp - Rules on scaled gradients -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Unscaling, clipping and skipping are a part of the optimizer's region, so
// that an update stays one pass over its shard.
//
//===----------------------------------------------------------------------===//

#include "GuardedOptimizer.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::fsdp;

SmallVector<StringRef> GradientGuard::getHypers() const {
  SmallVector<StringRef> names;
  if (unscales)
    names.append({"inv_scale", "found_inf"});
  if (clipsNorm)
    names.push_back("clip_coef");
  if (clipsValue)
    names.push_back("clip_value");
  return names;
}

/// The gradient that the rule sees; `hypers` are the guard's own arguments.
static Value guardGradient(OpBuilder &builder, Location loc, Value grad,
                           ValueRange hypers, const GradientGuard &guard) {
  Type f32 = builder.getF32Type();
  auto narrow = [&](Value value) -> Value {
    return arith::TruncFOp::create(builder, loc, f32, value);
  };
  if (guard.unscales) {
    grad = arith::MulFOp::create(builder, loc, grad, narrow(hypers.front()));
    hypers = hypers.drop_front(2);
  }
  if (guard.clipsNorm) {
    grad = arith::MulFOp::create(builder, loc, grad, narrow(hypers.front()));
    hypers = hypers.drop_front();
  }
  if (!guard.clipsValue)
    return grad;
  Value high = narrow(hypers.front());
  Value low = arith::NegFOp::create(builder, loc, high);
  grad = arith::MaximumFOp::create(builder, loc, grad, low);
  return arith::MinimumFOp::create(builder, loc, grad, high);
}

/// Fills the region of a guarded optimizer.
static void buildBody(OptimizerOp guarded, OptimizerOp rule,
                      const GradientGuard &guard) {
  Location loc = rule.getLoc();
  Block &from = rule.getBody().front();
  Block &to = guarded.getBody().emplaceBlock();
  OpBuilder builder(rule.getContext());
  builder.setInsertionPointToStart(&to);
  IRMapping mapping;
  for (BlockArgument arg : from.getArguments())
    mapping.map(arg, to.addArgument(arg.getType(), arg.getLoc()));
  for (size_t i = 0; i < guard.getHypers().size(); ++i)
    to.addArgument(builder.getF64Type(), loc);
  ValueRange own = to.getArguments().drop_front(from.getNumArguments());
  mapping.map(from.getArgument(1),
              guardGradient(builder, loc, to.getArgument(1), own, guard));
  for (Operation &op : from.without_terminator())
    builder.clone(op, mapping);
  SmallVector<Value> values;
  Value skips;
  if (guard.unscales) {
    Value zero =
        arith::ConstantOp::create(builder, loc, builder.getF64FloatAttr(0.0));
    skips = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNE,
                                  own[1], zero);
  }
  for (auto [index, value] :
       llvm::enumerate(from.getTerminator()->getOperands())) {
    Value result = mapping.lookupOrDefault(value);
    // The parameter is argument 0, the states follow the gradient.
    Value old = to.getArgument(index == 0 ? 0 : index + 1);
    values.push_back(
        skips ? arith::SelectOp::create(builder, loc, skips, old, result)
                    .getResult()
              : result);
  }
  YieldOp::create(builder, loc, values);
}

OptimizerOp mlir::fsdp::guardOptimizer(OptimizerOp rule,
                                       const GradientGuard &guard) {
  if (guard.isEmpty())
    return rule;
  OpBuilder builder(rule->getContext());
  builder.setInsertionPointAfter(rule);
  SmallVector<Attribute> hypers(rule.getHypers().begin(),
                                rule.getHypers().end());
  SmallVector<double> defaults(rule.getDefaults());
  for (StringRef name : guard.getHypers()) {
    hypers.push_back(builder.getStringAttr(name));
    defaults.push_back(0.0);
  }
  auto module = rule->getParentOfType<ModuleOp>();
  std::string name = (rule.getSymName() + ".guarded").str();
  while (SymbolTable::lookupSymbolIn(module, name))
    name += "_";
  auto guarded = OptimizerOp::create(
      builder, rule.getLoc(), builder.getStringAttr(name), rule.getStatesAttr(),
      builder.getArrayAttr(hypers), builder.getDenseF64ArrayAttr(defaults));
  buildBody(guarded, rule, guard);
  return guarded;
}
