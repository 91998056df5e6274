//===- NarrowChain.cpp - What is computed before a cast -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NarrowChain.h"
#include "fsdp/Utils/KnownOps.h"
#include "fsdp/Utils/StrictOps.h"
#include "fsdp/Utils/WholeOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/RegionUtils.h"
#include <set>

using namespace mlir;
using namespace mlir::fsdp;

/// Calls `visit` for what an op and its regions read from outside of it, until
/// that returns false.
static bool allInputs(Operation *op, function_ref<bool(Value)> visit) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  return llvm::all_of(op->getOperands(), visit) &&
         llvm::all_of(captured, visit);
}

/// Whether the op gives the same on all ranks if its operands are the same.
static bool isSameEverywhere(Operation *op) {
  return isKnownPure(op) && !op->walk([](Operation *inner) {
                                 return isa<FSDPDialect>(inner->getDialect())
                                            ? WalkResult::interrupt()
                                            : WalkResult::advance();
                               }).wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

static bool isBuffer(func::FuncOp func, BlockArgument argument) {
  auto symbol = getArgSymbol(func, argument.getArgNumber(), RoleKind::State);
  return symbol && isa_and_present<BufferOp>(lookupFromTop(func, symbol));
}

static bool isParam(func::FuncOp func, BlockArgument argument) {
  auto symbol = getArgSymbol(func, argument.getArgNumber(), RoleKind::State);
  auto param = symbol ? dyn_cast_or_null<ParamOp>(lookupFromTop(func, symbol))
                      : ParamOp();
  return param && !param.getIgnored() && !param.getPieceAttr();
}

/// Whether a value is computed from parameters, constants and these buffers.
static bool isEqual(func::FuncOp func, Value value,
                    const llvm::DenseSet<Value> &buffers,
                    llvm::DenseMap<Operation *, bool> &known) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return argument.getOwner() == &func.front() &&
           (buffers.contains(value) || isParam(func, argument));
  Operation *op = value.getDefiningOp();
  auto [it, isNew] = known.try_emplace(op, false);
  if (!isNew)
    return it->second;
  bool equal = isSameEverywhere(op) && allInputs(op, [&](Value input) {
                 return isEqual(func, input, buffers, known);
               });
  return known[op] = equal;
}

llvm::DenseSet<Value> mlir::fsdp::findEqualBuffers(func::FuncOp func) {
  llvm::DenseSet<Value> buffers;
  DenseMap<Attribute, Value> named;
  for (BlockArgument argument : func.getArguments())
    if (isBuffer(func, argument)) {
      buffers.insert(argument);
      named[getArgSymbol(func, argument.getArgNumber(), RoleKind::State)] =
          argument;
    }
  Operation *end = func.front().getTerminator();
  for (bool changed = !buffers.empty(); changed;) {
    changed = false;
    llvm::DenseMap<Operation *, bool> known;
    for (OpOperand &operand : end->getOpOperands()) {
      auto symbol =
          getResultSymbol(func, operand.getOperandNumber(), RoleKind::NewValue);
      Value buffer = symbol ? named.lookup(symbol) : Value();
      if (buffer && buffers.contains(buffer) &&
          !isEqual(func, operand.get(), buffers, known))
        changed |= buffers.erase(buffer);
    }
  }
  return buffers;
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

static unsigned getWidth(Value value) {
  return getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth();
}

/// A transposition, or a reshape of a tensor of one dimension or more.
static bool isBijection(Operation *op) {
  return isa<linalg::TransposeOp, tensor::ExpandShapeOp,
             tensor::CollapseShapeOp>(op) &&
         cast<RankedTensorType>(op->getResult(0).getType()).hasStaticShape();
}

NarrowChain::NarrowChain(BlockArgument param,
                         const llvm::DenseSet<Value> &equalBuffers)
    : param(param), equalBuffers(&equalBuffers) {
  wholes[param] = {};
  // In program order: what an op reads is followed before it is.
  auto isBefore = [](Operation *x, Operation *y) {
    return x->isBeforeInBlock(y);
  };
  std::set<Operation *, decltype(isBefore)> open(isBefore);
  auto meetReaders = [&](Value value) {
    for (Operation *reader : value.getUsers()) {
      if (reader->getBlock() != param.getOwner())
        return false;
      open.insert(reader);
    }
    return true;
  };
  bool fits = meetReaders(param);
  while (fits && !open.empty()) {
    Operation *op = *open.begin();
    open.erase(open.begin());
    fits = follow(op) &&
           (!lookup(op->getResult(0)) || meetReaders(op->getResult(0)));
    ops.push_back(op);
  }
  fits &= llvm::all_of(ends, [&](OpResult end) {
    return getElementTypeOrSelf(end.getType()) == type;
  });
  if (fits && !ends.empty())
    found = !scaled || (ends.size() == 1 && collectOthers());
}

/// Whether `op`, which reads something whole, is part of the chain.
bool NarrowChain::follow(Operation *op) {
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (isBijection(op)) {
    Value source = op->getOperand(0);
    if (!lookup(source)) // It is a destination.
      return false;
    Whole whole = wholes.lookup(source);
    whole.moves.push_back(op);
    wholes[op->getResult(0)] = std::move(whole);
    return true;
  }
  if (isPlainCast(op) && lookup(op->getOperand(0)))
    return followCast(op, op->getOperand(0));
  if (!structured)
    return false;
  if (isLargestOp(structured)) {
    scaled = true;
    return largest.insert(op->getResult(0)).second;
  }
  return isElementwiseOp(structured) && followElementwise(structured);
}

/// The result is whole as `source` is, or the end of the chain.
bool NarrowChain::followCast(Operation *op, Value source) {
  Value result = op->getResult(0);
  if (getWidth(result) < getWidth(param)) {
    type = getElementTypeOrSelf(result.getType());
    if (!isa<Float8E4M3FNType, Float8E5M2Type, BFloat16Type, Float16Type,
             Float32Type>(type)) // No other is sent.
      return false;
    ends.push_back(cast<OpResult>(result));
    return true;
  }
  Whole whole = wholes.lookup(source);
  wholes[result] = std::move(whole);
  scaled = true;
  return true;
}

bool NarrowChain::followElementwise(linalg::LinalgOp op) {
  Value source;
  for (Value input : op.getDpsInputs()) {
    const Whole *whole = lookup(input);
    if (!whole && cast<RankedTensorType>(input.getType()).getNumElements() > 1)
      return false;
    if (whole && source && whole->moves != lookup(source)->moves)
      return false;
    if (whole)
      source = input;
  }
  scaled = true;
  return source && isa<FloatType>(getElementTypeOrSelf(op->getResult(0))) &&
         followCast(op, source);
}

/// What an op of a chain computes with: not the destination.
static SmallVector<Value> getSources(Operation *op) {
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return structured.getDpsInputs();
  return op->getOperands();
}

/// Whether all that the chain reads beside the parameter can be computed in
/// front of it, and is the same on all ranks. The largest elements are found
/// before anything that depends on one of them.
bool NarrowChain::collectOthers() {
  llvm::DenseSet<Value> beforeLargest;
  for (Operation *op : llvm::reverse(ops)) {
    bool isBefore = largest.contains(op->getResult(0)) ||
                    beforeLargest.contains(op->getResult(0));
    if (!isBefore)
      continue;
    for (Value input : getSources(op)) {
      if (!lookup(input))
        return false;
      beforeLargest.insert(input);
    }
  }
  for (Operation *op : ops) {
    if (isMove(op))
      continue;
    SmallVector<Value> inputs = getSources(op);
    if (largest.contains(op->getResult(0)))
      llvm::append_range(inputs, cast<linalg::LinalgOp>(op).getDpsInits());
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    llvm::append_range(inputs, captured);
    for (Value input : inputs)
      if (!lookup(input) && !need(input))
        return false;
  }
  for (auto [op, fits] : needed)
    others.push_back(op);
  llvm::sort(others,
             [](Operation *x, Operation *y) { return x->isBeforeInBlock(y); });
  return true;
}

bool NarrowChain::need(Value value) {
  if (largest.contains(value) || equalBuffers->contains(value))
    return true;
  Operation *op = value.getDefiningOp();
  if (!op || lookup(value) || op->getBlock() != param.getOwner())
    return false;
  auto [it, isNew] = needed.try_emplace(op, false);
  if (!isNew)
    return it->second;
  bool fits = isSameEverywhere(op) &&
              allInputs(op, [&](Value input) { return need(input); });
  return needed[op] = fits;
}
