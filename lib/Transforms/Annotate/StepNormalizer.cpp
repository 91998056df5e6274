//===- StepNormalizer.cpp - The step in normal form -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepNormalizer.h"
#include "fsdp/Utils/FloatBits.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

FailureOr<Operation *>
StepNormalizer::resolve(Location loc, SymbolRefAttr symbol, const Twine &what) {
  Operation *state = symbols.resolve(symbol);
  if (isa_and_nonnull<ParamOp, BufferOp>(state))
    return state;
  return emitError(loc) << "expected " << what
                        << " to name a param or buffer of the tree, but "
                        << symbol << (state ? " is a module" : " is unknown");
}

/// Whether a state is a param that may become part of a unit.
static bool isManagedParam(Operation *state) {
  auto param = dyn_cast<ParamOp>(state);
  return param && !param.getIgnored();
}

/// One argument per state; a second one for an alias is merged into the first.
LogicalResult StepNormalizer::readState(BlockArgument argument,
                                        Operation *state) {
  auto [first, isNew] = arguments.try_emplace(state, argument);
  auto symbolOf = [&](BlockArgument of) {
    return getArgSymbol(step, of.getArgNumber(), RoleKind::State);
  };
  auto nameOf = [&](BlockArgument of) { return getFQN(symbolOf(of)); };
  auto type = cast<RankedTensorType>(argument.getType());
  if (!isNew) {
    if (symbolOf(first->second) == symbolOf(argument)) {
      InFlightDiagnostic diag = emitError(argument.getLoc())
                                << "expected one argument of the name '"
                                << nameOf(argument) << "', got arguments "
                                << first->second.getArgNumber() << " and "
                                << argument.getArgNumber();
      diag.attachNote() << "names of one storage are joined by fsdp.alias";
      return diag;
    }
    if (first->second.getType() == type) {
      argument.replaceAllUsesWith(first->second);
      return success();
    }
    InFlightDiagnostic diag =
        emitError(argument.getLoc())
        << "expected arguments " << first->second.getArgNumber() << " ('"
        << nameOf(first->second) << "') and " << argument.getArgNumber()
        << " ('" << nameOf(argument)
        << "') of one type, since they are one storage, got "
        << first->second.getType() << " and " << type;
    diag.attachNote(first->second.getLoc())
        << "argument " << first->second.getArgNumber() << " is here";
    return failure();
  }
  // A param may be computed in another float type than it is stored in.
  RankedTensorType stored = getStateType(state);
  if (stored == type ||
      (isManagedParam(state) && stored.getShape() == type.getShape() &&
       isa<FloatType>(stored.getElementType()) &&
       isa<FloatType>(type.getElementType())))
    return success();
  InFlightDiagnostic diag = emitError(argument.getLoc());
  if (stored.getShape() == type.getShape())
    diag << "expected the storage type " << stored << " of '"
         << getTreeFQN(state) << "', got " << type
         << "; only params that are not ignored are cast";
  else
    diag << "expected an argument of the declared type " << stored << " of '"
         << getTreeFQN(state) << "', got " << type;
  diag.attachNote(state->getLoc()) << "declared here";
  return failure();
}

/// What has a name has one of its own.
LogicalResult StepNormalizer::checkName(BlockArgument argument, RoleAttr role) {
  if (!role.getName())
    return success();
  auto [first, isNew] =
      named.try_emplace({role.getKind(), role.getName()}, argument);
  if (isNew)
    return success();
  unsigned number = first->second.getArgNumber();
  bool isInput = role.getKind() == RoleKind::Input;
  InFlightDiagnostic diag =
      emitError(argument.getLoc())
      << "expected " << (isInput ? "inputs" : "train states")
      << " of different names, got " << role.getName() << " for arguments "
      << number << " and " << argument.getArgNumber();
  diag.attachNote(first->second.getLoc())
      << "argument " << number << " is here";
  return failure();
}

/// Inputs of integers may have indices.
LogicalResult StepNormalizer::readInput(BlockArgument argument, RoleAttr role) {
  if (!role.getIndices().empty() &&
      !isa<IntegerType>(cast<ShapedType>(argument.getType()).getElementType()))
    return emitError(argument.getLoc())
           << "expected indices on an integer tensor, got " << role << " on "
           << argument.getType();
  return checkName(argument, role);
}

/// A role that only a later phase gives.
static LogicalResult refuseRole(Location loc, const Twine &what, RoleAttr role,
                                StringRef allowed) {
  InFlightDiagnostic diag =
      emitError(loc) << "expected " << what << " of the step to have the role "
                     << allowed << ", or none, got " << role;
  diag.attachNote() << "later phases make arguments and results of other roles";
  return diag;
}

/// Nor has an argument what later phases say of it.
static LogicalResult refuseMarks(BlockArgument argument, func::FuncOp step) {
  for (StringRef name : {attr::kRank, attr::kMicroBatch})
    if (Attribute mark = step.getArgAttr(argument.getArgNumber(), name)) {
      InFlightDiagnostic diag =
          emitError(argument.getLoc())
          << "expected argument " << argument.getArgNumber()
          << " of the step without '" << name << "', got " << mark;
      diag.attachNote() << "a later phase gives it to the arguments that it "
                           "makes";
      return diag;
    }
  return success();
}

/// What an evaluation takes is found by its name in the step.
LogicalResult StepNormalizer::expectName(BlockArgument argument,
                                         RoleAttr role) {
  if (!evaluates || (role && (role.getName() || role.getSymbol())))
    return success();
  InFlightDiagnostic diag = emitError(argument.getLoc())
                            << "expected argument " << argument.getArgNumber()
                            << " of '@" << step.getSymName()
                            << "' to say which input of the step it is, got "
                               "no name";
  diag.attachNote() << "its role is #fsdp.input<\"name\">";
  return diag;
}

LogicalResult StepNormalizer::readArguments() {
  for (BlockArgument argument : step.getArguments()) {
    if (failed(refuseMarks(argument, step)))
      return failure();
    RoleAttr role = getArgRole(step, argument.getArgNumber());
    if (failed(expectName(argument, role)))
      return failure();
    if (!role)
      continue;
    if (!llvm::is_contained(
            {RoleKind::State, RoleKind::Input, RoleKind::TrainState},
            role.getKind()))
      return refuseRole(argument.getLoc(),
                        "argument " + Twine(argument.getArgNumber()), role,
                        "#fsdp.state, #fsdp.input or #fsdp.train_state");
    if (role.getKind() == RoleKind::Input && failed(readInput(argument, role)))
      return failure();
    if (role.getKind() == RoleKind::TrainState &&
        failed(checkName(argument, role)))
      return failure();
    if (role.getKind() != RoleKind::State)
      continue;
    FailureOr<Operation *> state =
        resolve(argument.getLoc(), role.getSymbol(),
                "'state' of argument " + Twine(argument.getArgNumber()));
    if (failed(state) || failed(readState(argument, *state)))
      return failure();
  }
  return success();
}

/// `fsdp.grad` marks become results; the mark itself is an identity.
LogicalResult StepNormalizer::takeGradMarks() {
  SmallVector<GradOp> marks;
  step.walk([&](GradOp mark) { marks.push_back(mark); });
  for (GradOp mark : marks) {
    if (mark->getBlock() != returnOp->getBlock())
      return mark.emitOpError()
             << "expected it in the block of '@" << step.getSymName()
             << "', got it inside another op";
    marked.push_back({mark.getInput(), mark.getParam()});
    mark.getResult().replaceAllUsesWith(mark.getInput());
    mark.erase();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Normal form
//===----------------------------------------------------------------------===//

/// `attrs` with a name that no other input has, unless there is one.
DictionaryAttr StepNormalizer::nameInput(DictionaryAttr attrs,
                                         unsigned position) {
  RoleAttr role = getRole(attrs);
  if (role && (role.getKind() != RoleKind::Input || role.getName()))
    return attrs;
  StringAttr name;
  do
    name = builder.getStringAttr("input" + Twine(position++));
  while (!named.try_emplace({RoleKind::Input, name}).second);
  NamedAttrList list(attrs);
  list.set(attr::kRole,
           RoleAttr::get(top.getContext(), RoleKind::Input, {}, name, {},
                         role ? role.getIndices() : ArrayRef<int64_t>(), 0));
  return list.getDictionary(top.getContext());
}

/// `attrs` with a role of the state under its primary name.
DictionaryAttr StepNormalizer::nameState(DictionaryAttr attrs, RoleKind kind,
                                         Operation *state) {
  SymbolRefAttr &symbol = names[state];
  if (!symbol)
    symbol = getTreeSymbol(state);
  auto role = RoleAttr::get(kind, symbol);
  if (getRole(attrs) == role)
    return attrs;
  NamedAttrList list(attrs);
  list.set(attr::kRole, role);
  return list.getDictionary(top.getContext());
}

void StepNormalizer::rewriteArguments() {
  Block &block = step.getBody().front();
  unsigned numOld = block.getNumArguments();
  SmallVector<DictionaryAttr> attrs;
  auto append = [&](BlockArgument old, Type type, Location loc) {
    BlockArgument argument = block.addArgument(type, loc);
    if (old)
      old.replaceAllUsesWith(argument);
  };
  for (Operation *state : states) {
    BlockArgument old = arguments.lookup(state);
    append(old, old ? old.getType() : Type(getStateType(state)),
           old ? old.getLoc() : state->getLoc());
    attrs.push_back(nameState(old ? step.getArgAttrDict(old.getArgNumber())
                                  : DictionaryAttr(),
                              RoleKind::State, state));
  }
  unsigned position = 0;
  for (unsigned i = 0; i < numOld; ++i) {
    if (hasArgRole(step, i, RoleKind::State))
      continue;
    append(block.getArgument(i), block.getArgument(i).getType(),
           block.getArgument(i).getLoc());
    attrs.push_back(nameInput(step.getArgAttrDict(i), position++));
  }
  for (DictionaryAttr &attr : attrs) {
    // Numbers of results, which have other places now.
    NamedAttrList list(attr);
    if (list.erase("tf.aliasing_output"))
      attr = list.getDictionary(top.getContext());
  }
  block.eraseArguments(0, numOld);
  step.removeArgAttrsAttr();
  step.setFunctionType(
      builder.getFunctionType(block.getArgumentTypes(), step.getResultTypes()));
  step.setAllArgAttrs(attrs);
}

void StepNormalizer::rewriteResults() {
  SmallVector<Value> values;
  SmallVector<DictionaryAttr> attrs;
  auto append = [&](Value value, DictionaryAttr attr) {
    values.push_back(value);
    attrs.push_back(attr ? attr : builder.getDictionaryAttr({}));
  };
  for (Operation *state : states)
    if (Value value = newValues.lookup(state))
      append(value, nameState({}, RoleKind::NewValue, state));
  if (loss)
    append(loss, makeRoleDict(RoleAttr::get(top.getContext(), RoleKind::Loss)));
  for (const StepResult &metric : metrics)
    append(metric.value, metric.attrs);
  for (const StepResult &output : outputs)
    append(output.value, output.attrs);
  for (Operation *state : states)
    if (Value value = gradients.lookup(state))
      append(value, nameState({}, RoleKind::Grad, state));
  step.removeResAttrsAttr();
  step.setFunctionType(builder.getFunctionType(step.getArgumentTypes(),
                                               ValueRange(values).getTypes()));
  step.setAllResultAttrs(attrs);
  returnOp.getOperandsMutable().assign(values);
}

//===----------------------------------------------------------------------===//
// Reading results
//===----------------------------------------------------------------------===//

LogicalResult StepNormalizer::readLoss(unsigned index, Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || type.getRank() != 0 || !isa<FloatType>(type.getElementType()))
    return emitError(returnOp.getLoc())
           << "expected the loss (result " << index
           << ") to be a scalar float tensor, got " << value.getType();
  if (loss)
    return emitError(returnOp.getLoc())
           << "expected one loss, got a second one as "
              "result "
           << index;
  loss = value;
  return success();
}

/// Whether a line of the log has something else of this name.
static bool isNameOfLog(StringRef name) {
  return name.starts_with("eval_") ||
         llvm::is_contained({"batches", "found_inf", "grad_norm", "loss",
                             "loss_scale", "lr", "mean_loss",
                             "samples_per_second", "seconds", "step",
                             "tokens_per_second"},
                            name);
}

LogicalResult StepNormalizer::readMetric(unsigned index, Value value,
                                         RoleAttr role) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || type.getRank() != 0 ||
      !(type.getElementType().isF32() || type.getElementType().isF64()))
    return emitError(returnOp.getLoc())
           << "expected metric " << role.getName() << " (result " << index
           << ") to be a scalar tensor of f32 or f64, got " << value.getType();
  bool isSecond = llvm::any_of(metrics, [&](const StepResult &other) {
    return getRole(other.attrs) == role;
  });
  if (isSecond || isNameOfLog(role.getName())) {
    InFlightDiagnostic diag =
        emitError(returnOp.getLoc())
        << "expected a name of its own for the metric that is result " << index
        << ", got " << role.getName()
        << (isSecond ? ", as another metric has" : ", which the log has");
    diag.attachNote() << "return it under another name";
    return diag;
  }
  metrics.push_back({value, makeRoleDict(role)});
  return success();
}

/// What is returned for a state has the type of its argument. A gradient of one
/// in 8 bits, which are too few to add up in, has the type that is stored.
LogicalResult StepNormalizer::checkReturned(unsigned index, Value value,
                                            Operation *state) {
  BlockArgument argument = arguments.lookup(state);
  Type expected = argument && !isFloat8(getElementTypeOrSelf(argument))
                      ? argument.getType()
                      : getStateType(state);
  if (value.getType() == expected)
    return success();
  InFlightDiagnostic diag = emitError(returnOp.getLoc())
                            << "expected result " << index << " for '"
                            << getTreeFQN(state) << "' of type " << expected
                            << ", got " << value.getType();
  diag.attachNote(state->getLoc()) << "declared here";
  return failure();
}

LogicalResult StepNormalizer::readNewValue(unsigned index, Value value,
                                           Operation *state) {
  if (!isa<BufferOp>(state)) {
    InFlightDiagnostic diag = emitError(returnOp.getLoc())
                              << "expected a new value of a buffer, but result "
                              << index << " is one of param '"
                              << getTreeFQN(state) << "'";
    diag.attachNote() << "the optimizer must not be part of the step; return "
                         "gradients and let fsdp-attach-optimizer add it";
    return failure();
  }
  auto [first, isNew] = newValues.try_emplace(state, value);
  if (!isNew && first->second != value)
    return emitError(returnOp.getLoc())
           << "expected one new value of buffer '" << getTreeFQN(state)
           << "', got a second one as result " << index;
  return checkReturned(index, value, state);
}

/// Gradients of several names of one param are parts of one sum.
LogicalResult StepNormalizer::readGradient(unsigned index, Value value,
                                           Operation *state) {
  auto param = dyn_cast<ParamOp>(state);
  if (!param || param.getFrozen()) {
    InFlightDiagnostic diag = emitError(returnOp.getLoc())
                              << "expected a gradient of a trainable param, "
                                 "but result "
                              << index << " is one of "
                              << (param ? "frozen param" : "buffer") << " '"
                              << getTreeFQN(state) << "'";
    diag.attachNote(state->getLoc()) << "declared here";
    return failure();
  }
  if (failed(checkReturned(index, value, state)))
    return failure();
  if (!isa<FloatType>(getStateType(state).getElementType()))
    return emitError(returnOp.getLoc())
           << "expected a gradient of a float type, got " << value.getType();
  auto [sum, isNew] = gradients.try_emplace(state, value);
  if (!isNew)
    sum->second =
        arith::AddFOp::create(builder, value.getLoc(), sum->second, value);
  return success();
}

LogicalResult StepNormalizer::refuseChange(unsigned index, RoleAttr role) {
  InFlightDiagnostic diag = emitError(returnOp.getLoc())
                            << "expected '@" << step.getSymName()
                            << "' to return a loss, got " << role
                            << " as result " << index;
  diag.attachNote() << "an evaluation has no gradients and changes no state";
  return diag;
}

LogicalResult StepNormalizer::readResult(unsigned index, Value value,
                                         DictionaryAttr attrs) {
  RoleAttr role = getRole(attrs);
  std::optional<RoleKind> kind;
  if (role)
    kind = role.getKind();
  if (kind == RoleKind::Loss)
    return readLoss(index, value);
  if (kind == RoleKind::Metric)
    return readMetric(index, value, role);
  if (!kind) {
    outputs.push_back({value, attrs});
    return success();
  }
  if (kind != RoleKind::Grad && kind != RoleKind::NewValue)
    return refuseRole(returnOp.getLoc(), "result " + Twine(index), role,
                      "#fsdp.loss, #fsdp.metric, #fsdp.grad or "
                      "#fsdp.new_value");
  if (evaluates)
    return refuseChange(index, role);
  FailureOr<Operation *> state =
      resolve(step.getLoc(), role.getSymbol(),
              "'" + stringifyRoleKind(*kind) + "' of result " + Twine(index));
  if (failed(state))
    return failure();
  if (kind == RoleKind::Grad && !returned.insert(role.getSymbol()).second)
    return emitError(returnOp.getLoc())
           << "expected one gradient of '" << getFQN(role.getSymbol())
           << "', got a second one as result " << index;
  return kind == RoleKind::Grad ? readGradient(index, value, *state)
                                : readNewValue(index, value, *state);
}

/// What is trained has an argument and a gradient; a param that is an argument
/// but has no gradient says that it is meant to have none. One that is neither
/// is marked, since it becomes an argument. A step without gradients trains
/// nothing.
LogicalResult StepNormalizer::checkTrained() {
  if (gradients.empty())
    return success();
  for (Operation *state : states) {
    auto param = dyn_cast<ParamOp>(state);
    if (!param || param.getFrozen())
      continue;
    bool hasGradient = gradients.contains(state);
    bool hasArgument = arguments.contains(state);
    if (!hasGradient && !hasArgument && !getTurn(step))
      param.setUnused(true);
    if (hasGradient && param.getUnused()) {
      InFlightDiagnostic diag = emitError(param.getLoc())
                                << "expected no gradient for param '"
                                << getTreeFQN(param)
                                << "', which is 'unused', got one";
      diag.attachNote() << "drop 'unused', or the result with the gradient";
      return diag;
    }
    if (hasGradient == hasArgument || (hasArgument && param.getUnused()))
      continue;
    // Another turn may train it.
    if (!hasGradient && getTurn(step))
      continue;
    InFlightDiagnostic diag =
        emitError(param.getLoc())
        << "expected " << (hasGradient ? "an argument" : "a gradient")
        << " for param '" << getTreeFQN(param) << "', of which '@"
        << step.getSymName()
        << (hasGradient ? "' returns a gradient" : "' has an argument")
        << ", got none";
    SymbolRefAttr symbol = getTreeSymbol(param);
    if (hasGradient)
      diag.attachNote(step.getLoc()) << "add an argument with the role "
                                     << RoleAttr::get(RoleKind::State, symbol);
    else
      diag.attachNote(step.getLoc())
          << "return one with the role "
          << RoleAttr::get(RoleKind::Grad, symbol)
          << ", or declare the param 'unused' if the loss does not depend on "
             "it, or 'frozen' if it is not trained";
    return failure();
  }
  return success();
}

LogicalResult StepNormalizer::expectLoss() {
  if (loss || (gradients.empty() && !evaluates))
    return success();
  InFlightDiagnostic diag = emitError(step.getLoc()) << "expected a loss, ";
  if (evaluates)
    diag << "which '@" << step.getSymName() << "' is there for";
  else
    diag << "since '@step' returns gradients";
  diag << ", got none";
  diag.attachNote() << "give the result the role #fsdp.loss";
  return diag;
}

LogicalResult StepNormalizer::readResults() {
  SmallVector<StepResult> results;
  for (auto [index, value] : llvm::enumerate(returnOp.getOperands()))
    results.push_back({value, step.getResultAttrDict(index)});
  for (auto [value, symbol] : marked)
    results.push_back(
        {value, makeRoleDict(RoleAttr::get(RoleKind::Grad, symbol))});
  for (auto [index, result] : llvm::enumerate(results))
    if (failed(readResult(index, result.value, result.attrs)))
      return failure();
  return success(succeeded(expectLoss()) && succeeded(checkTrained()));
}
