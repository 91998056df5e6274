//===- NarrowChain.cpp - What is computed before a cast -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NarrowChain.h"
#include "fsdp/Utils/KnownOps.h"
#include "fsdp/Utils/ParamUses.h"
#include "fsdp/Utils/StrictOps.h"
#include "fsdp/Utils/WholeOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"
#include <set>

using namespace mlir;
using namespace mlir::fsdp;

/// What the regions of an op read from outside of it.
static llvm::SetVector<Value> getCaptured(Operation *op) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  return captured;
}

/// Whether the op gives the same on all ranks if what it reads is the same.
static bool isSameEverywhere(Operation *op) {
  auto dependsOnRank = [](Operation *inner) {
    return isa_and_present<FSDPDialect, shard::ShardDialect>(
               inner->getDialect())
               ? WalkResult::interrupt()
               : WalkResult::advance();
  };
  return isKnownPure(op) && !op->walk(dependsOnRank).wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

/// The state that an argument or result of that role is; null for none.
static Operation *resolve(SymbolRefAttr symbol, const TreeSymbols &tree) {
  return symbol ? tree.resolve(symbol) : nullptr;
}

/// Whether all ranks have the state alike: a parameter that they gather, or one
/// of the buffers.
static bool isEqualState(Operation *state,
                         const llvm::DenseSet<Operation *> &buffers) {
  auto param = dyn_cast_or_null<ParamOp>(state);
  return param ? !param.getIgnored() && !param.getPieceAttr()
               : buffers.contains(state);
}

/// Removes the buffers to which the function gives a value that ranks may not
/// have alike; tells whether there are any.
static bool removeUnequal(func::FuncOp func, const TreeSymbols &tree,
                          llvm::DenseSet<Operation *> &buffers) {
  llvm::DenseSet<Value> equal;
  for (BlockArgument argument : func.getArguments())
    if (isEqualState(resolve(getArgSymbol(func, argument.getArgNumber(),
                                          RoleKind::State),
                             tree),
                     buffers))
      equal.insert(argument);
  auto isEqual = [&](Value value) { return equal.contains(value); };
  for (Operation &op : func.front())
    if (isSameEverywhere(&op) && llvm::all_of(op.getOperands(), isEqual) &&
        llvm::all_of(getCaptured(&op), isEqual))
      equal.insert(op.result_begin(), op.result_end());
  bool changed = false;
  for (OpOperand &operand : func.front().getTerminator()->getOpOperands())
    if (!equal.contains(operand.get()))
      changed |= buffers.erase(resolve(
          getResultSymbol(func, operand.getOperandNumber(), RoleKind::NewValue),
          tree));
  return changed;
}

llvm::DenseSet<Value>
mlir::fsdp::findEqualBuffers(ArrayRef<func::FuncOp> functions,
                             const TreeSymbols &tree) {
  auto forEachBuffer =
      [&](function_ref<void(BlockArgument, Operation *)> visit) {
        for (func::FuncOp func : functions)
          for (BlockArgument argument : func.getArguments()) {
            Operation *state = resolve(
                getArgSymbol(func, argument.getArgNumber(), RoleKind::State),
                tree);
            if (isa_and_present<BufferOp>(state))
              visit(argument, state);
          }
      };
  llvm::DenseSet<Operation *> buffers;
  forEachBuffer(
      [&](BlockArgument, Operation *state) { buffers.insert(state); });
  for (bool changed = !buffers.empty(); changed;) {
    changed = false;
    for (func::FuncOp func : functions)
      changed |= removeUnequal(func, tree, buffers);
  }
  llvm::DenseSet<Value> arguments;
  forEachBuffer([&](BlockArgument argument, Operation *state) {
    if (buffers.contains(state))
      arguments.insert(argument);
  });
  return arguments;
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
    : param(param) {
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
    found = !scaled || (ends.size() == 1 && collectOthers(equalBuffers));
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
  return isElementwiseOp(structured) && isSameEverywhere(op) &&
         followElementwise(structured);
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

/// Whether the largest elements, and what they are the largest of, follow from
/// the parameter and constants alone: they are found in front of all else.
bool NarrowChain::findsLargestFirst() const {
  llvm::DenseSet<Value> before(largest);
  for (Operation *op : llvm::reverse(ops)) {
    Value result = op->getResult(0);
    if (!before.contains(result))
      continue;
    for (Value input : getSources(op)) {
      if (!lookup(input))
        return false;
      before.insert(input);
    }
    if (!llvm::all_of(getCaptured(op), isFreshOrConstant) ||
        (largest.contains(result) &&
         !isFreshOrConstant(cast<linalg::LinalgOp>(op).getDpsInits()[0])))
      return false;
  }
  return true;
}

/// Whether all that the chain reads beside the parameter can be computed in
/// front of it, and is the same on all ranks; collects the ops.
bool NarrowChain::collectOthers(const llvm::DenseSet<Value> &equalBuffers) {
  if (!findsLargestFirst())
    return false;
  llvm::SetVector<Value> open;
  for (Operation *op : ops) {
    if (isMove(op))
      continue;
    open.insert_range(getSources(op));
    if (largest.contains(op->getResult(0)))
      open.insert_range(cast<linalg::LinalgOp>(op).getDpsInits());
    open.insert_range(getCaptured(op));
  }
  llvm::SetVector<Operation *> needed;
  for (size_t i = 0; i < open.size(); ++i) {
    Value value = open[i];
    if (largest.contains(value) || equalBuffers.contains(value))
      continue;
    Operation *op = value.getDefiningOp();
    if (lookup(value))
      continue;
    if (!op || op->getBlock() != param.getOwner() || !isSameEverywhere(op))
      return false;
    if (!needed.insert(op))
      continue;
    SmallVector<Value> inputs(op->getOperands());
    llvm::append_range(inputs, getCaptured(op));
    if (llvm::any_of(inputs, [&](Value input) { return lookup(input); }))
      return false;
    open.insert_range(inputs);
  }
  others = needed.takeVector();
  llvm::sort(others,
             [](Operation *x, Operation *y) { return x->isBeforeInBlock(y); });
  return true;
}
