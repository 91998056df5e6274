//===- UnrollLayers.cpp - Loops over layers become layers -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before the input contract is checked: what is not understood here is left to
// `fsdp-normalize-input`, which says what is wrong with it.
//
//===----------------------------------------------------------------------===//

#include "InputContract.h"
#include "StackedParams.h"
#include "WhileLoops.h"
#include "fsdp/Transforms/Annotate/Passes.h"
#include "fsdp/Utils/KnownOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_UNROLLLAYERSPASS
#include "fsdp/Transforms/Annotate/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Which loops
//===----------------------------------------------------------------------===//

/// Whether the value is known once the number of the iteration is.
static bool isCounted(Value value, scf::ForOp loop) {
  SmallVector<Value> open = {value};
  DenseSet<Value> seen = {loop.getInductionVar()};
  while (!open.empty()) {
    Value next = open.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    Operation *def = next.getDefiningOp();
    bool isInside = def && loop->isProperAncestor(def);
    if (!isInside && matchPattern(next, m_Constant()))
      continue;
    if (!isInside || def->getNumRegions() != 0 || !isMemoryEffectFree(def))
      return false;
    llvm::append_range(open, def->getOperands());
  }
  return true;
}

static bool hasShapeOf(Type type, ParamOp param) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getShape() == param.getStorageType().getShape();
}

/// Whether the function's arguments and results can be others.
static bool canBeCut(func::FuncOp function) {
  return function.getBody().hasOneBlock() &&
         isa<func::ReturnOp>(function.getBody().front().back());
}

namespace {
/// A loop of the step's own block that is over layers, and the stacked params
/// of which each iteration reads a row.
struct LayerLoop {
  Operation *loop;
  llvm::SetVector<Operation *> params;
};

/// The loops over layers of a function.
class LoopFinder {
public:
  LoopFinder(func::FuncOp function, const TreeSymbols &symbols, int64_t most)
      : function(function), symbols(symbols), most(most) {}

  /// Without the calls in loops that JAX leaves, of functions that read rows.
  /// The step's calls are inlined anyway, later.
  LogicalResult inlineBodies() {
    for (Operation &op : function.getBody().front())
      if (getKnownName(&op) == "while" &&
          llvm::any_of(op.getOperands(), [&](Value value) {
            auto argument = dyn_cast<BlockArgument>(value);
            return argument && getStack(argument);
          }))
        if (failed(inlineCallsWithin(&op)))
          return failure();
    return success();
  }

  SmallVector<LayerLoop> find() {
    SmallVector<LayerLoop> found;
    for (Operation &loop : function.getBody().front())
      if (std::optional<LayerLoop> layers = match(&loop))
        found.push_back(std::move(*layers));
    return found;
  }

  /// The loop that makes the gradient of the param one row at a time, or null.
  /// Those that are `known` are short.
  Operation *findGradient(ParamOp param,
                          const llvm::SetVector<Operation *> &known) {
    auto returnOp =
        cast<func::ReturnOp>(function.getBody().front().getTerminator());
    for (auto [i, value] : llvm::enumerate(returnOp.getOperands())) {
      SymbolRefAttr symbol = getResultSymbol(function, i, RoleKind::Grad);
      Operation *loop = value.getDefiningOp();
      if (symbol && loop && symbols.resolve(symbol) == param &&
          (known.contains(loop) || isShort(loop)))
        return loop;
    }
    return nullptr;
  }

private:
  bool isShort(Operation *op) const {
    auto loop = dyn_cast<scf::ForOp>(op);
    if (!loop)
      return WhileLoop::match(op, most).has_value();
    std::optional<APInt> trips = loop.getStaticTripCount();
    return trips && !trips->isZero() && trips->ule(most);
  }

  std::optional<LayerLoop> match(Operation *loop) {
    auto forLoop = dyn_cast<scf::ForOp>(loop);
    std::optional<WhileLoop> whileLoop = WhileLoop::match(loop, most);
    if (!whileLoop && !(forLoop && isShort(forLoop)))
      return std::nullopt;
    LayerLoop layers{loop, {}};
    bool readsMatrix = false;
    for (BlockArgument argument : function.getArguments()) {
      ParamOp param = getStack(argument);
      if (!param ||
          !(whileLoop ? whileLoop->readsRow(argument)
                      : llvm::any_of(argument.getUsers(), [&](Operation *user) {
                          return readsRow(user, forLoop);
                        })))
        continue;
      layers.params.insert(param);
      readsMatrix |= param.getStorageType().getRank() > 2;
    }
    // Vectors alone are what a loop over time reads of positions.
    return readsMatrix ? std::optional(layers) : std::nullopt;
  }

  ParamOp getStack(BlockArgument argument) {
    SymbolRefAttr symbol =
        getArgSymbol(function, argument.getArgNumber(), RoleKind::State);
    auto param =
        dyn_cast_or_null<ParamOp>(symbol ? symbols.resolve(symbol) : nullptr);
    if (!param || !hasShapeOf(argument.getType(), param))
      return nullptr;
    RankedTensorType type = param.getStorageType();
    bool isStack = type.getRank() > 1 && type.getDimSize(0) > 0 &&
                   type.getDimSize(0) <= most;
    return isStack ? param : ParamOp();
  }

  static bool readsRow(Operation *user, scf::ForOp loop) {
    auto slice = dyn_cast<tensor::ExtractSliceOp>(user);
    return slice && loop->isProperAncestor(slice) && isRow(slice) &&
           slice.isDynamicOffset(0) &&
           isCounted(slice.getDynamicOffset(0), loop);
  }

  func::FuncOp function;
  const TreeSymbols &symbols;
  int64_t most;
};

//===----------------------------------------------------------------------===//
// Behind unrolling
//===----------------------------------------------------------------------===//

/// What is read where it was written before is the value that was written, in
/// a chain of tensors whose writes are at constant places.
struct ReadOfWritten : OpRewritePattern<tensor::ExtractSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp read,
                                PatternRewriter &rewriter) const override {
    Value source = read.getSource();
    while (auto write = source.getDefiningOp<tensor::InsertSliceOp>()) {
      if (!isConstant(read) || !isConstant(write))
        break;
      if (isSame(read, write))
        return take(read, write.getSource(), rewriter);
      if (!isApart(read, write))
        break;
      source = write.getDest();
    }
    if (source == read.getSource())
      return failure();
    rewriter.modifyOpInPlace(read,
                             [&] { read.getSourceMutable().set(source); });
    return success();
  }

private:
  static bool isConstant(OffsetSizeAndStrideOpInterface op) {
    return ShapedType::isStaticShape(op.getStaticOffsets()) &&
           ShapedType::isStaticShape(op.getStaticSizes()) &&
           llvm::all_of(op.getStaticStrides(),
                        [](int64_t stride) { return stride == 1; });
  }

  static bool isSame(OffsetSizeAndStrideOpInterface a,
                     OffsetSizeAndStrideOpInterface b) {
    return a.getStaticOffsets() == b.getStaticOffsets() &&
           a.getStaticSizes() == b.getStaticSizes();
  }

  /// Whether the two share no element.
  static bool isApart(OffsetSizeAndStrideOpInterface a,
                      OffsetSizeAndStrideOpInterface b) {
    for (auto [first, size, otherFirst, otherSize] :
         llvm::zip_equal(a.getStaticOffsets(), a.getStaticSizes(),
                         b.getStaticOffsets(), b.getStaticSizes()))
      if (first + size <= otherFirst || otherFirst + otherSize <= first)
        return true;
    return false;
  }

  static LogicalResult take(tensor::ExtractSliceOp read, Value written,
                            PatternRewriter &rewriter) {
    Value value = reshapeTo(rewriter, read.getLoc(), written, read.getType());
    if (!value)
      return failure();
    rewriter.replaceOp(read, value);
    return success();
  }
};
} // namespace

/// Makes places constant, and leads what is read of a tensor of rows past it.
static void simplify(func::FuncOp function) {
  MLIRContext *context = function.getContext();
  RewritePatternSet patterns(context);
  patterns.add<ReadOfWritten>(context);
  for (RegisteredOperationName name : context->getRegisteredOperations())
    if (isa<arith::ArithDialect, tensor::TensorDialect>(name.getDialect()))
      name.getCanonicalizationPatterns(patterns, context);
  // Without convergence all is right, if longer than it needs to be.
  (void)applyPatternsGreedily(function, std::move(patterns));
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Whether the role is one of the param's that rows can have as well.
static bool isPlain(DictionaryAttr attrs, RoleKind kind, SymbolRefAttr symbol) {
  RoleAttr role = attrs ? getRole(attrs) : RoleAttr();
  return role == RoleAttr::get(kind, symbol) && attrs.size() == 1;
}

/// Whether rows, not what is in them, are what ranks share out: experts, say.
static bool isCutByRows(ParamOp param) {
  auto cut = param->getAttrOfType<DenseI64ArrayAttr>(attr::kCut);
  if (cut && !cut.empty() && cut[0] >= 0)
    return true;
  auto module = param->getParentOfType<TreeModuleOp>();
  for (; module; module = module->getParentOfType<TreeModuleOp>()) {
    auto parallel = module->getAttrOfType<DictionaryAttr>(attr::kParallel);
    auto style = parallel ? parallel.getAs<StringAttr>("style") : StringAttr();
    if (style && style.getValue() == "expert")
      return true;
  }
  return false;
}

namespace {
/// Why params stay stacks.
class Obstacles {
public:
  Obstacles(ModuleOp top, const TreeSymbols &symbols)
      : top(top), symbols(symbols) {
    top.walk([&](Operation *op) {
      if (auto call = dyn_cast<func::CallOp>(op))
        called.insert(call.getCallee());
      if (auto mark = dyn_cast<GradOp>(op))
        marked.insert(symbols.resolve(mark.getParam()));
      if (auto alias = dyn_cast<AliasOp>(op))
        aliased.insert(symbols.resolve(alias.getTarget()));
    });
  }

  /// Whether nothing speaks against cutting the param. If something does, a
  /// remark says so, once.
  bool allow(ParamOp param) {
    auto [found, isNew] = allowed.try_emplace(param);
    if (!isNew)
      return found->second;
    StringRef obstacle = find(param);
    found->second = obstacle.empty();
    if (!obstacle.empty())
      remark::missed(param.getLoc(), remark::RemarkOpts::name("stack").category(
                                         "fsdp-unroll-layers"))
          << StringRef("param '" + getTreeFQN(param) +
                       "' stays one for all layers: " + obstacle.str());
    return found->second;
  }

private:
  /// Empty if there is none.
  StringRef find(ParamOp param) {
    if (isCutByRows(param))
      return "its rows are shared out among ranks";
    if (param.getPiece())
      return "it is a part of one";
    for (Operation *op = param; isa<ParamOp, TreeModuleOp>(op);
         op = op->getParentOp())
      if (aliased.contains(op))
        return "it has several names";
    if (marked.contains(param))
      return "its gradient is marked inside of a step";
    for (auto function : top.getOps<func::FuncOp>())
      if (StringRef obstacle = findIn(function, param); !obstacle.empty())
        return obstacle;
    return "";
  }

  StringRef findIn(func::FuncOp function, ParamOp param) {
    StringRef obstacle;
    SymbolRefAttr symbol = getTreeSymbol(param);
    auto check = [&](DictionaryAttr attrs, Type type, RoleKind kind) {
      RoleAttr role = attrs ? getRole(attrs) : RoleAttr();
      if (!role || !role.getSymbol() ||
          symbols.resolve(role.getSymbol()) != param)
        return;
      if (!isPlain(attrs, kind, symbol))
        obstacle = "a step has more to say of it than its name";
      else if (!hasShapeOf(type, param))
        obstacle = "a step has it in another shape";
      else if (!canBeCut(function))
        obstacle = "a function that is no single block has it";
      else if (called.contains(function.getSymName()))
        obstacle = "a function that is called has it";
    };
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      check(function.getArgAttrDict(i), function.getArgumentTypes()[i],
            RoleKind::State);
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      check(function.getResultAttrDict(i), function.getResultTypes()[i],
            RoleKind::Grad);
    return obstacle;
  }

  ModuleOp top;
  const TreeSymbols &symbols;
  llvm::StringSet<> called;
  llvm::DenseSet<Operation *> marked, aliased;
  DenseMap<Operation *, bool> allowed;
};

/// Unrolls the loops of a module and cuts their params.
class LayerUnroller {
public:
  LayerUnroller(ModuleOp top, int64_t most)
      : symbols(top), obstacles(top, symbols), most(most) {
    for (auto function : top.getOps<func::FuncOp>())
      if (hasRoles(function) && canBeCut(function))
        functions.push_back(function);
  }

  LogicalResult prepare() {
    for (func::FuncOp function : functions)
      if (failed(LoopFinder(function, symbols, most).inlineBodies()))
        return failure();
    return success();
  }

  /// Finds what there is; false if there is nothing.
  bool find() {
    for (func::FuncOp function : functions)
      for (LayerLoop &layers : LoopFinder(function, symbols, most).find())
        take(layers);
    for (func::FuncOp function : functions)
      for (ParamOp param : cut)
        if (Operation *loop =
                LoopFinder(function, symbols, most).findGradient(param, loops))
          loops.insert(loop);
    return !cut.empty();
  }

  LogicalResult unroll() {
    for (Operation *loop : loops)
      if (std::optional<WhileLoop> whileLoop = WhileLoop::match(loop, most))
        whileLoop->unroll();
      else if (failed(loopUnrollFull(cast<scf::ForOp>(loop))))
        return failure();
    for (func::FuncOp function : functions)
      simplify(function);
    cutAll();
    for (func::FuncOp function : functions)
      simplify(function);
    return success();
  }

private:
  /// Takes a loop if one of its params can be cut.
  void take(const LayerLoop &layers) {
    ParamOp first;
    for (Operation *op : layers.params) {
      auto param = cast<ParamOp>(op);
      if (!obstacles.allow(param))
        continue;
      first = first ? first : param;
      cut.insert(param);
      together.unionSets(first, param);
    }
    if (first)
      loops.insert(layers.loop);
  }

  /// Params that one loop reads, with as many rows, make up its layers.
  void cutAll() {
    llvm::MapVector<std::pair<Operation *, int64_t>, SmallVector<ParamOp>>
        groups;
    for (ParamOp param : cut)
      groups[{together.getLeaderValue(param),
              param.getStorageType().getDimSize(0)}]
          .push_back(param);
    for (auto &[key, stacked] : groups) {
      std::string name = quoteFQN(getTreeFQN(getStackModule(stacked)));
      remark::passed(
          stacked.front().getLoc(),
          remark::RemarkOpts::name("layers").category("fsdp-unroll-layers"))
          << StringRef("layers of '" + name + "' unrolled")
          << remark::metric("layers", key.second)
          << remark::metric("params", stacked.size());
      auto rows = cutTree(stacked);
      for (func::FuncOp function : functions)
        cutSignature(function, rows);
    }
  }

  TreeSymbols symbols;
  Obstacles obstacles;
  int64_t most;
  SmallVector<func::FuncOp> functions;
  llvm::SetVector<Operation *> loops;
  llvm::SetVector<ParamOp> cut;
  llvm::EquivalenceClasses<Operation *> together;
};

struct UnrollLayers : fsdp::impl::UnrollLayersPassBase<UnrollLayers> {
  using UnrollLayersPassBase::UnrollLayersPassBase;

  void runOnOperation() override {
    if (maxLayers < 0) {
      emitError(getOperation().getLoc())
          << "expected 'max-layers' to be at least 0, got "
          << maxLayers.getValue();
      return signalPassFailure();
    }
    LayerUnroller unroller(getOperation(), maxLayers);
    if (failed(unroller.prepare()))
      return signalPassFailure();
    if (!unroller.find())
      return;
    if (failed(unroller.unroll()))
      signalPassFailure();
  }
};
} // namespace
