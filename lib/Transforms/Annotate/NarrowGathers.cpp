//===- NarrowGathers.cpp - Casts go in front of gathers -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A parameter that is only cast becomes an argument of the narrower type, which
// is what FSDP's mixed precision makes of it. One that is scaled before keeps
// its argument: what is computed of it goes to the top of the step, in its own
// shape, and the argument is marked for fsdp-shard-step, which computes that of
// shards.
//
//===----------------------------------------------------------------------===//

#include "NarrowChain.h"
#include "WrapMarks.h"
#include "fsdp/Transforms/Annotate/Passes.h"
#include "fsdp/Utils/Barriers.h"
#include "fsdp/Utils/ModuleTree.h"
#include "fsdp/Utils/PhaseContract.h"
#include "fsdp/Utils/StrictOps.h"
#include "fsdp/Utils/WholeOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/TypeUtilities.h"
#include <map>

namespace mlir::fsdp {
#define GEN_PASS_DEF_NARROWGATHERSPASS
#include "fsdp/Transforms/Annotate/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

static constexpr StringLiteral kCategory = "fsdp-narrow-gathers";

//===----------------------------------------------------------------------===//
// One argument
//===----------------------------------------------------------------------===//

/// The move of elements of another type.
static Value createMoveLike(OpBuilder &builder, Operation *move, Value source) {
  Type element = getElementTypeOrSelf(source.getType());
  auto type = cast<RankedTensorType>(move->getResult(0).getType());
  Location loc = move->getLoc();
  if (auto transpose = dyn_cast<linalg::TransposeOp>(move)) {
    Value empty =
        tensor::EmptyOp::create(builder, loc, type.getShape(), element);
    return linalg::TransposeOp::create(builder, loc, source, empty,
                                       transpose.getPermutation())
        .getResult()[0];
  }
  IRMapping mapping;
  mapping.map(move->getOperand(0), source);
  Operation *clone = builder.clone(*move, mapping);
  clone->getResult(0).setType(type.clone(element));
  return clone->getResult(0);
}

/// `narrow` in the order and shape that an end of the chain has its elements.
static void replaceEnd(const NarrowChain &chain, OpResult end, Value narrow) {
  Operation *op = end.getOwner();
  OpBuilder builder(op);
  Value source = op->getOperand(0);
  for (Value input : op->getOperands())
    if (chain.lookup(input))
      source = input;
  for (Operation *move : chain.lookup(source)->moves)
    narrow = createMoveLike(builder, move, narrow);
  end.replaceAllUsesWith(narrow);
}

static void eraseDead(ArrayRef<Operation *> ops) {
  for (Operation *op : llvm::reverse(ops))
    if (op->use_empty())
      op->erase();
}

/// The parameter is cast where it is gathered.
static void takeNarrow(func::FuncOp func, BlockArgument param, Type type,
                       const NarrowChain &chain) {
  param.setType(cast<RankedTensorType>(param.getType()).clone(type));
  for (OpResult end : chain.getEnds())
    replaceEnd(chain, end, param);
  eraseDead(chain.getOps());
  func.setType(FunctionType::get(func.getContext(),
                                 func.front().getArgumentTypes(),
                                 func.getResultTypes()));
}

namespace {
/// Puts what is computed of parameters to the top of a function.
class Hoister {
public:
  explicit Hoister(func::FuncOp func)
      : func(func), builder(func.getContext()) {}

  void hoist(BlockArgument param, const NarrowChain &chain);

private:
  void moveUp(Operation *op);
  void computeAgain(Operation *op, BlockArgument param,
                    const NarrowChain &chain, DenseMap<Value, Value> &wholes);

  func::FuncOp func;
  OpBuilder builder;
  /// The last op at the top; the one behind it may be erased at any time.
  Operation *last = nullptr;
  llvm::DenseSet<Operation *> moved;
};
} // namespace

void Hoister::moveUp(Operation *op) {
  if (!moved.insert(op).second)
    return;
  if (builder.getInsertionPoint() == Block::iterator(op))
    return builder.setInsertionPointAfter(op);
  op->moveBefore(builder.getInsertionBlock(), builder.getInsertionPoint());
}

/// The same of the parameter in its own shape.
void Hoister::computeAgain(Operation *op, BlockArgument param,
                           const NarrowChain &chain,
                           DenseMap<Value, Value> &wholes) {
  OpResult result = op->getResult(0);
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (chain.isMove(op)) {
    wholes[result] = wholes.lookup(op->getOperand(0));
  } else if (!structured) {
    wholes[result] =
        createCast(builder, wholes.lookup(op->getOperand(0)),
                   getElementTypeOrSelf(result.getType()), /*strict=*/false);
  } else if (isLargestOp(structured)) {
    Value largest = createLargestLike(
        builder, structured, wholes.lookup(structured.getDpsInputs()[0]),
        /*count=*/Value(), /*strict=*/false);
    result.replaceAllUsesWith(largest);
  } else {
    SmallVector<Value> inputs;
    for (Value input : structured.getDpsInputs())
      inputs.push_back(chain.lookup(input) ? wholes.lookup(input) : input);
    wholes[result] = createElementwiseLike(
        builder, structured, inputs,
        cast<RankedTensorType>(param.getType()).getShape(), /*strict=*/false);
  }
}

void Hoister::hoist(BlockArgument param, const NarrowChain &chain) {
  SmallVector<Operation *> ops(chain.getOthers());
  llvm::DenseSet<Operation *> others(ops.begin(), ops.end());
  llvm::append_range(ops, chain.getOps());
  llvm::sort(ops,
             [](Operation *x, Operation *y) { return x->isBeforeInBlock(y); });
  if (last)
    builder.setInsertionPointAfter(last);
  else
    builder.setInsertionPointToStart(&func.front());
  DenseMap<Value, Value> wholes{{param, param}};
  for (Operation *op : ops)
    if (others.contains(op))
      moveUp(op);
    else
      computeAgain(op, param, chain, wholes);
  OpResult end = chain.getEnds().front();
  last = wholes.lookup(end).getDefiningOp();
  replaceEnd(chain, end, wholes.lookup(end));
  eraseDead(chain.getOps());
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
/// A parameter as one function reads it.
struct Reader {
  func::FuncOp func;
  BlockArgument param;
  NarrowChain chain;
};

struct NarrowGathersPass
    : fsdp::impl::NarrowGathersPassBase<NarrowGathersPass> {
  using NarrowGathersPassBase::NarrowGathersPassBase;

  void runOnOperation() override;
  void collect(ArrayRef<func::FuncOp> functions, const TreeSymbols &tree);
  void narrow(ParamOp param, MutableArrayRef<Reader> all);

  /// By param: all functions that have an argument for it.
  llvm::MapVector<Operation *, SmallVector<Reader, 1>> readers;
  std::map<Operation *, Hoister> hoisters;
  /// Whether nothing is scaled.
  bool castsAlone = false;
};

/// What marks and policies say of units.
struct UnitMarks {
  /// In which type one is computed, or which ranks have copies of it, so that
  /// others may have other parameters.
  bool isOff = false;
  /// That the parameters of one are not cut one by one.
  bool isFlat = false;
};
} // namespace

/// Reads the marks of all modules; fails if they are none.
static FailureOr<UnitMarks> readMarks(ModuleOp top) {
  UnitMarks marks;
  WalkResult result = top.walk([&](TreeModuleOp module) -> WalkResult {
    if (!module->hasAttr(attr::kWrap))
      return WalkResult::advance();
    FailureOr<WrapOverrides> overrides = readWrapMark(module);
    if (failed(overrides))
      return WalkResult::interrupt();
    marks.isOff |=
        !overrides->precision.empty() || overrides->replicateAxes.has_value();
    marks.isFlat |= overrides->layout == "flat";
    return WalkResult::advance();
  });
  return result.wasInterrupted() ? FailureOr<UnitMarks>(failure()) : marks;
}

void NarrowGathersPass::collect(ArrayRef<func::FuncOp> functions,
                                const TreeSymbols &tree) {
  SmallVector<std::pair<ParamOp, BlockArgument>> params;
  for (func::FuncOp func : functions) {
    SmallVector<Value> own;
    for (BlockArgument argument : func.getArguments()) {
      auto symbol =
          getArgSymbol(func, argument.getArgNumber(), RoleKind::State);
      auto param =
          symbol ? dyn_cast_or_null<ParamOp>(tree.resolve(symbol)) : ParamOp();
      auto type = dyn_cast<RankedTensorType>(argument.getType());
      if (!param || param.getIgnored() || !type || !type.hasStaticShape() ||
          type.getNumElements() < 2 || !isa<FloatType>(type.getElementType()))
        continue;
      params.emplace_back(param, argument);
      own.push_back(argument);
    }
    takeParamsOutOfBarriers(func.front(), own);
  }
  llvm::DenseSet<Value> equalBuffers = findEqualBuffers(functions, tree);
  for (auto [param, argument] : params)
    readers[param].push_back(
        {cast<func::FuncOp>(argument.getOwner()->getParentOp()),
         argument,
         {argument, equalBuffers}});
}

/// Whether the parameter may be cut by itself, whatever the number of ranks is,
/// and each rank has a part of it.
static bool canBeScaled(ParamOp param) {
  return !param.getPieceAttr() && getShardDim(param) == 0;
}

/// Whether a value of the argument's type is rounded once on its way to the
/// narrower one.
static bool isStoredSo(ParamOp param, BlockArgument argument) {
  return getElementTypeOrSelf(argument.getType()) ==
         param.getStorageType().getElementType();
}

/// Whether all functions that read the parameter read the same narrower type of
/// it, computed alike.
static bool agree(ParamOp param, ArrayRef<Reader> readers, bool castsAlone) {
  const Reader *first = nullptr;
  for (const Reader &reader : readers) {
    if (reader.param.use_empty())
      continue;
    bool fits = reader.chain.isFound() &&
                (reader.chain.isScaled() ? !castsAlone && canBeScaled(param)
                                         : isStoredSo(param, reader.param));
    if (!fits)
      return false;
    if (first && (first->chain.getType() != reader.chain.getType() ||
                  first->chain.isScaled() || reader.chain.isScaled()))
      return false;
    first = first ? first : &reader;
  }
  return first;
}

/// A function that has no use of the parameter takes it as the others do.
void NarrowGathersPass::narrow(ParamOp param, MutableArrayRef<Reader> all) {
  const NarrowChain &first = llvm::find_if(all, [](const Reader &reader) {
                               return reader.chain.isFound();
                             })->chain;
  Type type = first.getType();
  for (Reader &reader : all) {
    if (!first.isScaled())
      takeNarrow(reader.func, reader.param, type, reader.chain);
    else if (reader.chain.isFound())
      hoisters.try_emplace(reader.func, reader.func)
          .first->second.hoist(reader.param, reader.chain);
    if (first.isScaled())
      reader.func.setArgAttr(reader.param.getArgNumber(), attr::kGather,
                             TypeAttr::get(type));
  }
  std::string text;
  llvm::raw_string_ostream(text)
      << "param '" << getTreeFQN(param) << "' is gathered in " << type;
  remark::passed(param.getLoc(),
                 remark::RemarkOpts::name("param").category(kCategory))
      << StringRef(text);
}

void NarrowGathersPass::runOnOperation() {
  ModuleOp top = getOperation();
  if (failed(expectNoUnits(top)))
    return signalPassFailure();
  FailureOr<UnitMarks> marks = readMarks(top);
  if (failed(marks))
    return signalPassFailure();
  if (marks->isOff)
    return markAllAnalysesPreserved();
  castsAlone = casts || marks->isFlat;
  TreeSymbols tree(top);
  SmallVector<func::FuncOp> functions;
  for (auto func : top.getOps<func::FuncOp>())
    if (hasRoles(func) && func.getBody().hasOneBlock())
      functions.push_back(func);
  readers.clear();
  hoisters.clear();
  collect(functions, tree);
  for (auto &[op, all] : readers)
    if (auto param = cast<ParamOp>(op); agree(param, all, castsAlone))
      narrow(param, all);
}
