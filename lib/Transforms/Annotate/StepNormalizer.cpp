//===- StepNormalizer.cpp - What the step returns -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepNormalizer.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::fsdp;

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

/// What is returned for a state has the type of its argument.
LogicalResult StepNormalizer::checkReturned(unsigned index, Value value,
                                            Operation *state) {
  BlockArgument argument = arguments.lookup(state);
  Type expected = argument ? argument.getType() : getStateType(state);
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

LogicalResult StepNormalizer::readResult(unsigned index, Value value,
                                         DictionaryAttr attrs) {
  RoleAttr role = getRole(attrs);
  std::optional<RoleKind> kind;
  if (role)
    kind = role.getKind();
  if (kind == RoleKind::Loss)
    return readLoss(index, value);
  if (kind != RoleKind::Grad && kind != RoleKind::NewValue) {
    outputs.push_back({value, attrs});
    return success();
  }
  FailureOr<Operation *> state =
      resolve(step.getLoc(), role.getSymbol(),
              "'" + stringifyRoleKind(*kind) + "' of result " + Twine(index));
  if (failed(state))
    return failure();
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
    if (!hasGradient && !hasArgument)
      param.setUnused(true);
    if (hasGradient == hasArgument || (hasArgument && param.getUnused()))
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
  if (!gradients.empty() && !loss) {
    InFlightDiagnostic diag = emitError(step.getLoc())
                              << "expected a loss, since '@step' returns "
                                 "gradients, got none";
    diag.attachNote() << "give the result the role #fsdp.loss";
    return failure();
  }
  return checkTrained();
}
