//===- Accumulate.cpp - Several micro-batches in a step -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The body is cloned behind itself, once per further micro-batch. Gradients
// that are kept are added directly behind their definition, so that they die
// early and reductions stay where they are without micro-batches; reduced ones
// are added in front of the optimizer, which is not repeated. Ops carry the
// number of their micro-batch, which tells phase 4 where to cut.
//
//===----------------------------------------------------------------------===//

#include "OptimizerPart.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Shard/Passes.h"
#include "fsdp/Utils/PhaseContract.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_ACCUMULATEPASS
#include "fsdp/Transforms/Shard/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// Repeats the body of one function.
class StepRepeater {
public:
  StepRepeater(func::FuncOp function, int64_t count, Accumulation gradients)
      : function(function), body(function.front()), count(count),
        keeps(gradients == Accumulation::Keep), builder(function.getContext()) {
  }
  void run();

private:
  void eraseRootMarks();
  void findOps();
  void addInputs();
  void markBegin(int64_t batch, Operation *before);
  void cloneBody(int64_t batch);
  void collectResults();
  Value addGradients(unsigned index);
  Value addShards(unsigned index);
  Value averageScalars(unsigned index);

  bool isShared(unsigned argument) {
    RoleAttr role = getArgRole(function, argument);
    return role && role.isShared();
  }
  IntegerAttr number(int64_t value) { return builder.getI64IntegerAttr(value); }

  func::FuncOp function;
  Block &body;
  int64_t count;
  bool keeps;
  OpBuilder builder;
  SymbolRefAttr root;
  unsigned numOwn = 0;
  /// What is repeated, and the first op behind all micro-batches.
  SmallVector<Operation *> ops;
  Operation *end = nullptr;
  /// By micro-batch: its arguments and what the body returned.
  SmallVector<SmallVector<Value>> arguments, results;
};

} // namespace

/// Its enter marks will stand where micro-batches begin, and nowhere else.
void StepRepeater::eraseRootMarks() {
  root = SymbolRefAttr::get(
      getTreeRoot(function->getParentOfType<ModuleOp>()).getSymNameAttr());
  for (BoundaryOp mark : llvm::make_early_inc_range(body.getOps<BoundaryOp>()))
    if (mark.getModuleAttr() == root) {
      mark.replaceAllUsesWith(mark.getInput());
      mark.erase();
    }
}

/// Leaves the optimizer out: it goes behind all else.
void StepRepeater::findOps() {
  SmallVector<Operation *> updates;
  splitOptimizer(function, ops, updates);
  for (Operation *op : updates)
    op->moveBefore(body.getTerminator());
  end = updates.empty() ? body.getTerminator() : updates.front();
}

/// Further micro-batches have inputs of their own, behind all others.
void StepRepeater::addInputs() {
  numOwn = function.getNumArguments();
  arguments.emplace_back(function.getArguments());
  for (int64_t batch = 1; batch < count; ++batch) {
    arguments.emplace_back(arguments.front());
    for (unsigned i = 0; i < numOwn; ++i) {
      if (isShared(i))
        continue;
      NamedAttrList attrs(function.getArgAttrDict(i));
      attrs.set(attr::kMicroBatch, number(batch));
      (void)function.insertArgument(function.getNumArguments(),
                                    body.getArgument(i).getType(),
                                    attrs.getDictionary(function.getContext()),
                                    body.getArgument(i).getLoc());
      arguments.back()[i] = function.getArguments().back();
    }
  }
  for (unsigned i = 0; i < numOwn; ++i)
    if (!isShared(i))
      function.setArgAttr(i, attr::kMicroBatch, number(0));
}

/// The root is entered before the op.
void StepRepeater::markBegin(int64_t batch, Operation *before) {
  builder.setInsertionPoint(before);
  Value marked;
  for (Value &value : arguments[batch])
    if (isa<RankedTensorType>(value.getType()))
      marked = value;
  if (marked)
    BoundaryOp::create(builder, function.getLoc(), marked.getType(),
                       BoundaryKind::Enter, root, batch, marked);
}

void StepRepeater::cloneBody(int64_t batch) {
  // The new value of a buffer is what the next micro-batch reads.
  DenseMap<Attribute, Value> buffers;
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (Attribute buffer = getResultSymbol(function, i, RoleKind::NewValue))
      buffers[buffer] = results.back()[i];
  for (unsigned i = 0; i < numOwn; ++i)
    if (Value value =
            buffers.lookup(getArgSymbol(function, i, RoleKind::State)))
      arguments[batch][i] = value;

  if (keeps)
    markBegin(batch, end);
  builder.setInsertionPoint(end);
  IRMapping mapping;
  mapping.map(arguments.front(), arguments[batch]);
  for (Operation *op : ops)
    if (!isShardCast(function, op))
      builder.clone(*op, mapping)->setAttr(attr::kMicroBatch, number(batch));
  results.emplace_back();
  for (Value value : results.front())
    results.back().push_back(mapping.lookupOrDefault(value));
}

/// The sum of a gradient over the micro-batches. Each addition stands behind
/// the definition of what it adds and belongs to the segment of that, here and
/// in a reference.
Value StepRepeater::addGradients(unsigned index) {
  Value sum = results.front()[index];
  for (int64_t batch = 1; batch < count; ++batch) {
    Value grad = results[batch][index];
    Operation *def = grad.getDefiningOp();
    if (def)
      builder.setInsertionPointAfter(def);
    else
      builder.setInsertionPoint(body.getTerminator());
    linalg::GenericOp op = createStrictSum(builder, grad.getLoc(), sum, grad);
    op->removeAttr(attr::kStrict);
    sum = op.getResult(0);
  }
  return sum;
}

/// The sum of a reduced gradient over the micro-batches, which the optimizer
/// reads, in the type that it is stored in. It is not needed, and no reduction
/// awaited, before the end.
Value StepRepeater::addShards(unsigned index) {
  for (ArrayRef<Value> batch : results)
    if (getCastSource(batch[index]))
      batch[index].getDefiningOp()->moveBefore(end);
  builder.setInsertionPoint(end);
  Value first = results.front()[index], sum = first;
  for (int64_t batch = 1; batch < count; ++batch)
    sum = createStrictSum(builder, sum.getLoc(), sum, results[batch][index])
              .getResult(0);
  first.replaceUsesWithIf(sum, [&](OpOperand &use) {
    return !body.findAncestorOpInBlock(*use.getOwner())->isBeforeInBlock(end);
  });
  return sum;
}

/// The mean of the losses, or of a metric, at the end: it is no part of any
/// micro-batch. A figure of the optimizer is one for all of them.
Value StepRepeater::averageScalars(unsigned index) {
  if (results.front()[index] == results.back()[index])
    return results.front()[index];
  builder.setInsertionPoint(body.getTerminator());
  Value sum = results.front()[index];
  for (int64_t batch = 1; batch < count; ++batch)
    sum = createStrictSum(builder, sum.getLoc(), sum, results[batch][index])
              .getResult(0);
  auto type = cast<RankedTensorType>(sum.getType());
  Location loc = sum.getLoc();
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  auto divide = [&](OpBuilder &nested, ValueRange values) {
    Value divisor = arith::ConstantOp::create(
        nested, loc,
        nested.getFloatAttr(type.getElementType(), static_cast<double>(count)));
    return SmallVector<Value>{
        arith::DivFOp::create(nested, loc, values[0], divisor)};
  };
  return createStrictGeneric(builder, loc, sum, empty, type.getRank(), divide)
      .getResult(0);
}

/// Results of the first micro-batch, or what stands for all, come first; those
/// that others have of their own follow.
void StepRepeater::collectResults() {
  SmallVector<Value> values;
  SmallVector<DictionaryAttr> attrs;
  auto push = [&](Value value, NamedAttrList list) {
    values.push_back(value);
    attrs.push_back(list.getDictionary(function.getContext()));
  };
  for (int64_t batch = 0; batch < count; ++batch)
    for (unsigned i = 0; i < function.getNumResults(); ++i) {
      NamedAttrList list(function.getResultAttrDict(i));
      auto is = [&](RoleKind kind) { return hasResultRole(function, i, kind); };
      // Ordinary outputs have no role.
      if (getResultRole(function, i) && batch > 0)
        continue;
      push(is(RoleKind::Loss)        ? averageScalars(i)
           : is(RoleKind::Metric)    ? averageScalars(i)
           : is(RoleKind::Grad)      ? addGradients(i)
           : is(RoleKind::GradShard) ? addShards(i)
           : is(RoleKind::NewValue)  ? results.back()[i]
                                     : results[batch][i],
           list);
    }
  body.getTerminator()->setOperands(values);
  function.setFunctionType(
      builder.getFunctionType(function.getArgumentTypes(),
                              llvm::to_vector(ValueRange(values).getTypes())));
  function.setAllResultAttrs(attrs);
}

void StepRepeater::run() {
  if (keeps)
    eraseRootMarks();
  findOps();
  results.emplace_back(body.getTerminator()->getOperands());
  addInputs();
  if (keeps)
    markBegin(0, &body.front());
  for (Operation *op : ops)
    op->setAttr(attr::kMicroBatch, number(0));
  for (int64_t batch = 1; batch < count; ++batch)
    cloneBody(batch);
  collectResults();
  function->setAttr(attr::kMicroBatches, number(count));
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

/// The gradient of a param outside of all units; where gradients are reduced
/// already, that of any param.
static LogicalResult checkGradient(func::FuncOp function, SymbolRefAttr symbol,
                                   Accumulation gradients) {
  auto param = lookupFromTop<ParamOp>(function, symbol);
  if (param && param.getIgnored()) {
    InFlightDiagnostic diag =
        function.emitError()
        << "not supported: micro-batches with the gradient of ignored param '"
        << getFQN(symbol) << "'";
    diag.attachNote(param.getLoc()) << "the param is declared here";
    return diag;
  }
  if (gradients == Accumulation::Keep)
    return success();
  InFlightDiagnostic diag = function.emitError()
                            << "expected reduced gradients, got the whole one "
                               "of param '"
                            << getFQN(symbol) << "'";
  diag.attachNote() << "run fsdp-shard-step first, or use 'gradients=keep'";
  return diag;
}

/// What cannot be repeated.
static LogicalResult checkStep(func::FuncOp function, Accumulation gradients) {
  if (failed(expectOneReturn(function)))
    return failure();
  if (function->hasAttr(attr::kMicroBatches))
    return emitError(function.getLoc())
           << "expected a step of one micro-batch, got one of several: "
              "fsdp-accumulate runs once";
  for (auto reduce : function.getOps<ReduceGradsOp>())
    if (reduce.getSum()) {
      InFlightDiagnostic diag = reduce.emitOpError()
                                << "expected a mean, got a sum";
      diag.attachNote() << "run fsdp-accumulate in front of fsdp-divide-means";
      return diag;
    }
  for (unsigned i = 0; i < function.getNumResults(); ++i) {
    auto symbol = getResultSymbol(function, i, RoleKind::Grad);
    if (symbol && failed(checkGradient(function, symbol, gradients)))
      return failure();
    if (hasResultRole(function, i, RoleKind::Loss) &&
        !isa<FloatType>(getElementTypeOrSelf(function.getResultTypes()[i])))
      return function.emitError() << "expected a loss of floats, got "
                                  << function.getResultTypes()[i];
  }
  return success();
}

namespace {
struct AccumulatePass : fsdp::impl::AccumulatePassBase<AccumulatePass> {
  using AccumulatePassBase::AccumulatePassBase;

  void runOnOperation() override {
    ModuleOp top = getOperation();
    if (microBatches == 0 || !getTreeRoot(top)) {
      emitError(top.getLoc())
          << "expected at least one micro-batch and a module tree, got "
          << (microBatches == 0 ? "no micro-batch" : "no tree");
      return signalPassFailure();
    }
    for (auto function : top.getOps<func::FuncOp>()) {
      bool hasGradients = false;
      for (unsigned i = 0; i < function.getNumResults(); ++i)
        hasGradients |= hasResultRole(function, i, RoleKind::Grad) ||
                        (gradients == Accumulation::Reduce &&
                         hasResultRole(function, i, RoleKind::GradShard));
      if (function.isDeclaration() || !hasGradients)
        continue;
      if (failed(checkStep(function, gradients)))
        return signalPassFailure();
      StepRepeater(function, microBatches, gradients).run();
    }
  }
};
} // namespace
