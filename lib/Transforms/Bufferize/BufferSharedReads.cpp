//===- BufferSharedReads.cpp - Many calls read one value -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, in front of bufferization. Changes the types of arguments and calls
// only.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Bufferize/Passes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_BUFFERSHAREDREADSPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;

/// Whether the op reads the value and makes nothing that shares its memory.
static bool onlyReads(OpOperand &use) {
  if (auto op = dyn_cast<linalg::LinalgOp>(use.getOwner()))
    return op.isDpsInput(&use);
  return isa<tensor::ExtractOp>(use.getOwner());
}

/// Whether a returned value lies in memory that its function allocates and that
/// nothing else shares: computed by linalg ops, into a tensor.empty.
static bool isFresh(Value value) {
  while (auto op = value.getDefiningOp<linalg::LinalgOp>()) {
    for (OpOperand &use : value.getUses())
      if (!isa<linalg::LinalgOp, func::ReturnOp>(use.getOwner()))
        return false;
    value =
        op.getDpsInitOperand(cast<OpResult>(value).getResultNumber())->get();
  }
  return value.hasOneUse() && value.getDefiningOp<tensor::EmptyOp>();
}

namespace {
/// Finds and changes the values of a module.
class SharedReads {
public:
  SharedReads(ModuleOp module, unsigned minUses)
      : module(module), minUses(minUses) {}

  /// The number of values.
  size_t run();

private:
  /// An argument of a private function.
  using Argument = std::pair<Operation *, unsigned>;

  void collectCalls();
  func::FuncOp getCallee(func::CallOp call);
  bool isFreshResult(Value value);
  void collect();
  bool dropOne();
  void rewriteValue(Value value);
  void rewriteArgument(Argument argument);

  ModuleOp module;
  unsigned minUses;
  SymbolTableCollection symbols;
  /// The values that become buffers, and the arguments that take them.
  llvm::SetVector<Value> values;
  llvm::SetVector<Argument> arguments;
  /// The calls of each private function that is used in no other way.
  DenseMap<Operation *, SmallVector<func::CallOp>> calls;
};
} // namespace

void SharedReads::collectCalls() {
  // What an op that nobody registered names in its regions is not known.
  if (!SymbolTable::getSymbolUses(module.getOperation()))
    return;
  SymbolUserMap users(symbols, module);
  for (auto function : module.getOps<func::FuncOp>()) {
    ArrayRef<Operation *> uses = users.getUsers(function);
    if (function.isPrivate() && function.getBody().hasOneBlock() &&
        llvm::all_of(uses, llvm::IsaPred<func::CallOp>))
      calls[function] = llvm::map_to_vector(uses, llvm::CastTo<func::CallOp>);
  }
}

/// The function that is called, if all its uses are known; else null.
func::FuncOp SharedReads::getCallee(func::CallOp call) {
  auto callee =
      symbols.lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
  return calls.contains(callee) ? callee : func::FuncOp();
}

bool SharedReads::isFreshResult(Value value) {
  auto call = value.getDefiningOp<func::CallOp>();
  func::FuncOp callee = call ? getCallee(call) : func::FuncOp();
  auto end = callee ? dyn_cast<func::ReturnOp>(callee.front().getTerminator())
                    : func::ReturnOp();
  return end &&
         isFresh(end.getOperand(cast<OpResult>(value).getResultNumber()));
}

/// Finds the values that calls alone use, often, and that they only read.
void SharedReads::collect() {
  module.walk([&](func::CallOp call) {
    for (Value value : call.getResults()) {
      if (!isa<RankedTensorType>(value.getType()) ||
          !value.hasNUsesOrMore(minUses) || !isFreshResult(value))
        continue;
      bool fits = llvm::all_of(value.getUses(), [&](OpOperand &use) {
        auto user = dyn_cast<func::CallOp>(use.getOwner());
        func::FuncOp callee = user ? getCallee(user) : func::FuncOp();
        return callee &&
               llvm::all_of(
                   callee.getArgument(use.getOperandNumber()).getUses(),
                   onlyReads);
      });
      if (fits)
        values.insert(value);
    }
  });
}

/// Drops a value whose function some call gives a tensor; whether there was
/// one.
bool SharedReads::dropOne() {
  arguments.clear();
  for (Value value : values)
    for (OpOperand &use : value.getUses()) {
      func::FuncOp callee = getCallee(cast<func::CallOp>(use.getOwner()));
      unsigned number = use.getOperandNumber();
      if (!arguments.insert({callee, number}))
        continue;
      if (llvm::all_of(calls[callee], [&](func::CallOp call) {
            return values.contains(call.getOperand(number));
          }))
        continue;
      values.remove(value);
      return true;
    }
  return false;
}

static MemRefType getBufferType(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return MemRefType::get(type.getShape(), type.getElementType());
}

void SharedReads::rewriteValue(Value value) {
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  auto buffer = bufferization::ToBufferOp::create(
      builder, value.getLoc(), getBufferType(value), value, /*read_only=*/true);
  value.replaceAllUsesExcept(buffer, buffer);
}

void SharedReads::rewriteArgument(Argument argument) {
  auto function = cast<func::FuncOp>(argument.first);
  BlockArgument value = function.getArgument(argument.second);
  Type type = value.getType();
  value.setType(getBufferType(value));
  function.setType(FunctionType::get(module.getContext(),
                                     function.front().getArgumentTypes(),
                                     function.getResultTypes()));
  if (value.use_empty())
    return;
  OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
  auto tensor = bufferization::ToTensorOp::create(builder, value.getLoc(), type,
                                                  value, /*restrict=*/true);
  value.replaceAllUsesExcept(tensor, tensor);
}

size_t SharedReads::run() {
  collectCalls();
  collect();
  while (dropOne()) {
  }
  for (Value value : values)
    rewriteValue(value);
  for (Argument argument : arguments)
    rewriteArgument(argument);
  return values.size();
}

namespace {
struct BufferSharedReadsPass
    : public fsdp::impl::BufferSharedReadsPassBase<BufferSharedReadsPass> {
  using BufferSharedReadsPassBase::BufferSharedReadsPassBase;

  void runOnOperation() override {
    numValues += SharedReads(getOperation(), minUses).run();
  }
};
} // namespace
