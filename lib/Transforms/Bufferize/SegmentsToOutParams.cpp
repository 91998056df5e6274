//===- SegmentsToOutParams.cpp - Results become out-parameters ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Buffers/BufferUtils.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_SEGMENTSTOOUTPARAMSPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

static func::ReturnOp getReturn(func::FuncOp function) {
  return cast<func::ReturnOp>(function.getBody().front().getTerminator());
}

/// Copies a value that can't be produced where it is needed. A gathered
/// parameter lies in a communication buffer, of which copies tell their reason.
static void createCopy(OpBuilder &builder, Location loc, Value from, Value to) {
  if (llvm::any_of(skipViews(from).getUsers(), llvm::IsaPred<UnshardOp>))
    createCommunicationCopy(builder, loc, from, to,
                            "a gathered parameter is a result of the step",
                            "fsdp-segments-to-out-params");
  else
    memref::CopyOp::create(builder, loc, from, to);
}

/// Makes `value` lie in `out`: its allocation is replaced by `out` if it is
/// one of the function's own, not yet replaced; otherwise it is copied.
static void produceIn(func::FuncOp function, Value value, Value out) {
  std::string reason;
  memref::AllocOp alloc = findWholeAlloc(value, reason);
  if (alloc && alloc->getBlock() == &function.getBody().front()) {
    replaceAlloc(alloc, out);
    return;
  }
  OpBuilder builder(getReturn(function));
  createCopy(builder, getReturn(function).getLoc(), value, out);
}

//===----------------------------------------------------------------------===//
// Private functions
//===----------------------------------------------------------------------===//

namespace {
/// What becomes of a result: it stays, it is an argument, or it turns into an
/// out-parameter at the position `argument`.
struct ResultPlan {
  enum class Kind { Keep, IsArgument, OutParam } kind = Kind::Keep;
  unsigned argument = 0;
};
} // namespace

/// Rewrites a private function; the calls are rewritten by `rewriteCall`.
static SmallVector<ResultPlan> rewriteCallee(func::FuncOp function) {
  Block &body = function.getBody().front();
  SmallVector<ResultPlan> plans;
  SmallVector<Value> kept;
  for (unsigned index = 0; index < function.getNumResults(); ++index) {
    // Looked up anew each time: replacing an allocation changes the operands.
    Value value = getReturn(function).getOperand(index);
    ResultPlan plan;
    auto argument = dyn_cast<BlockArgument>(value);
    if (!isa<MemRefType>(value.getType())) {
      kept.push_back(value);
    } else if (argument && argument.getOwner() == &body &&
               argument.getArgNumber() < function.getNumArguments()) {
      plan = {ResultPlan::Kind::IsArgument, argument.getArgNumber()};
    } else {
      plan = {ResultPlan::Kind::OutParam, body.getNumArguments()};
      produceIn(function, value,
                body.addArgument(value.getType(), value.getLoc()));
    }
    plans.push_back(plan);
  }
  getReturn(function).getOperandsMutable().assign(kept);
  function.setAllResultAttrs(ArrayRef<DictionaryAttr>());
  SmallVector<DictionaryAttr> argAttrs;
  function.getAllArgAttrs(argAttrs);
  argAttrs.resize(body.getNumArguments(),
                  DictionaryAttr::get(function.getContext()));
  function.setType(FunctionType::get(function.getContext(),
                                     body.getArgumentTypes(),
                                     ValueRange(kept).getTypes()));
  function.setAllArgAttrs(argAttrs);
  return plans;
}

/// Allocates the out-parameters of a call and replaces its results.
static void rewriteCall(func::CallOp call, func::FuncOp callee,
                        ArrayRef<ResultPlan> plans) {
  OpBuilder builder(call);
  SmallVector<Value> operands = llvm::to_vector(call.getOperands());
  for (ResultPlan plan : plans)
    if (plan.kind == ResultPlan::Kind::OutParam)
      operands.push_back(createAlignedAlloc(
          builder, call.getLoc(),
          cast<MemRefType>(callee.getArgumentTypes()[plan.argument])));
  auto newCall = func::CallOp::create(builder, call.getLoc(), callee, operands);
  newCall->setDiscardableAttrs(call->getDiscardableAttrDictionary());
  unsigned nextKept = 0;
  for (auto [result, plan] : llvm::zip_equal(call.getResults(), plans))
    result.replaceAllUsesWith(plan.kind == ResultPlan::Kind::Keep
                                  ? newCall.getResult(nextKept++)
                                  : operands[plan.argument]);
  call.erase();
}

//===----------------------------------------------------------------------===//
// Entry functions
//===----------------------------------------------------------------------===//

namespace {
/// Rewrites one entry function.
class EntryRewriter {
public:
  explicit EntryRewriter(func::FuncOp entry) : entry(entry) {}
  void run();

private:
  /// The argument that holds the state which result `index` is the new value
  /// of; null if the result is no state's.
  BlockArgument findState(unsigned index);
  /// Adds an argument with the attributes of result `index`.
  BlockArgument addOutParam(unsigned index);
  /// Copies the new states over the old ones, at the end.
  void copyStates(ArrayRef<std::pair<Value, BlockArgument>> copies);

  func::FuncOp entry;
  SmallVector<DictionaryAttr> newArgAttrs;
  /// Ordinary outputs so far, per rank of an expanded program.
  llvm::DenseMap<Attribute, int64_t> numOutputs;
};
} // namespace

BlockArgument EntryRewriter::findState(unsigned index) {
  RoleAttr role = getResultRole(entry, index);
  RoleAttr state = role ? role.getReplaced() : RoleAttr();
  if (!state)
    return nullptr;
  for (unsigned arg = 0; arg < entry.getNumArguments(); ++arg)
    if (RoleAttr other = getArgRole(entry, arg);
        other && other.getIdentity() == state &&
        entry.getArgAttr(arg, attr::kRank) ==
            entry.getResultAttr(index, attr::kRank))
      return entry.getArgument(arg);
  return nullptr;
}

BlockArgument EntryRewriter::addOutParam(unsigned index) {
  Builder builder(entry.getContext());
  Value value = getReturn(entry).getOperand(index);
  NamedAttrList attributes(entry.getResultAttrDict(index));
  if (!getResultRole(entry, index)) {
    Attribute rank = attributes.get(attr::kRank);
    if (!rank)
      rank = builder.getUnitAttr();
    attributes.set(attr::kRole,
                   RoleAttr::get(entry.getContext(), RoleKind::Output, {}, {},
                                 {}, {}, numOutputs[rank]++));
  }
  newArgAttrs.push_back(attributes.getDictionary(entry.getContext()));
  return entry.getBody().front().addArgument(value.getType(), value.getLoc());
}

void EntryRewriter::copyStates(
    ArrayRef<std::pair<Value, BlockArgument>> copies) {
  OpBuilder builder(getReturn(entry));
  Location loc = getReturn(entry).getLoc();
  SmallVector<Value> sources;
  for (auto [value, state] : copies) {
    // A value that lies in another state which is overwritten too is saved.
    Value root = skipViews(value);
    bool overwritten = llvm::any_of(
        copies, [root = root](auto &copy) { return copy.second == root; });
    if (overwritten) {
      auto type = cast<MemRefType>(state.getType());
      Value saved = createAlignedAlloc(builder, loc, type);
      memref::CopyOp::create(builder, loc, value, saved);
      value = saved;
    }
    sources.push_back(value);
  }
  for (auto [source, copy] : llvm::zip_equal(sources, copies))
    createCopy(builder, loc, source, copy.second);
}

void EntryRewriter::run() {
  entry.getAllArgAttrs(newArgAttrs);
  newArgAttrs.resize(entry.getNumArguments(),
                     DictionaryAttr::get(entry.getContext()));
  SmallVector<std::pair<unsigned, BlockArgument>> states;
  SmallVector<Value> kept;
  SmallVector<DictionaryAttr> keptAttrs;
  for (unsigned index = 0; index < entry.getNumResults(); ++index) {
    Value value = getReturn(entry).getOperand(index);
    BlockArgument state = findState(index);
    if (!isa<MemRefType>(value.getType())) {
      kept.push_back(value);
      keptAttrs.push_back(entry.getResultAttrDict(index));
    } else if (state) {
      if (value != state)
        states.emplace_back(index, state);
    } else {
      produceIn(entry, value, addOutParam(index));
    }
  }
  // Only now are the returned values final.
  SmallVector<std::pair<Value, BlockArgument>> copies;
  for (auto [index, state] : states)
    copies.emplace_back(getReturn(entry).getOperand(index), state);
  copyStates(copies);

  getReturn(entry).getOperandsMutable().assign(kept);
  entry.setAllResultAttrs(ArrayRef<DictionaryAttr>());
  entry.setType(FunctionType::get(entry.getContext(),
                                  entry.getBody().front().getArgumentTypes(),
                                  ValueRange(kept).getTypes()));
  entry.setAllArgAttrs(newArgAttrs);
  if (!kept.empty())
    entry.setAllResultAttrs(keptAttrs);
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct SegmentsToOutParamsPass
    : public fsdp::impl::SegmentsToOutParamsPassBase<SegmentsToOutParamsPass> {
  void runOnOperation() override;
};
} // namespace

void SegmentsToOutParamsPass::runOnOperation() {
  if (failed(expectBuffers(getOperation())))
    return signalPassFailure();
  llvm::DenseMap<StringAttr, SmallVector<func::CallOp>> calls;
  getOperation().walk([&](func::CallOp call) {
    calls[call.getCalleeAttr().getAttr()].push_back(call);
  });
  SmallVector<func::FuncOp> entries;
  for (func::FuncOp function : getOperation().getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    if (failed(expectOneReturn(function)))
      return signalPassFailure();
    auto callers = calls.find(function.getSymNameAttr());
    if (function.isPrivate()) {
      SmallVector<ResultPlan> plans = rewriteCallee(function);
      if (callers != calls.end())
        for (func::CallOp call : callers->second)
          rewriteCall(call, function, plans);
      continue;
    }
    if (callers != calls.end()) {
      InFlightDiagnostic diag =
          callers->second.front().emitError()
          << "expected a call of a private function, got entry '@"
          << function.getSymName() << "'";
      diag.attachNote(function.getLoc()) << "make this function private";
      return signalPassFailure();
    }
    entries.push_back(function);
  }
  // Last, when all results of calls are allocations of the entry.
  for (func::FuncOp entry : entries)
    EntryRewriter(entry).run();
}
