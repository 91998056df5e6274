//===- RecognizeAttention.cpp - Written-out attention as an op ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, first of all: products, a softmax and products, and their gradients,
// become `fsdp.attention` and its gradient, whatever ops they are written in.
//
//===----------------------------------------------------------------------===//

#include "AttentionFinder.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Attention/Passes.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_RECOGNIZEATTENTIONPASS
#include "fsdp/Transforms/Attention/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// Replaces what was found by ops.
class AttentionBuilder {
public:
  AttentionBuilder(OpBuilder &builder, AttentionFinder &found)
      : builder(builder), found(found), terms(*found.terms),
        loc(found.sinks.front().op.getLoc()) {}

  /// Empty, or why nothing was changed.
  StringRef replace();

private:
  void chooseLayouts();
  bool fits(unsigned split, ArrayRef<unsigned> used);
  void chooseElement();
  StringRef findObstacle(Operation *first, Operation *firstGrad);
  void collect(unsigned term, SmallVectorImpl<PlacedTensor> &tensors);

  Value read(const PlacedTensor &from, const AxisLayout &to);
  AxisLayout getLoops(ArrayRef<PlacedTensor> tensors, const AxisLayout &layout);
  AxisLayout getMaskLayout(ArrayRef<PlacedTensor> tensors);
  Value build(unsigned term);
  Value buildScalar(OpBuilder &body, unsigned term,
                    const DenseMap<Value, Value> &elements,
                    DenseMap<unsigned, Value> &built);
  using Body = llvm::function_ref<Value(OpBuilder &, ValueRange)>;
  Value combine(ArrayRef<Value> tensors, Type type, Body create);
  Value findAny(Value truths);
  Value isNot(Value truths);
  Value buildMask();
  Value clearRows(Value tensor);
  RankedTensorType getType(ArrayRef<Axes> layout, Type type);
  void write(AttentionSink &sink, Value result, const AxisLayout &layout);
  void writeAll(AttentionOp attention, AttentionGradOp gradient);

  OpBuilder &builder;
  AttentionFinder &found;
  ScoreTerms &terms;
  Location loc;
  FloatType element;
  /// Of the op's operands and its output.
  AxisLayout queries, keys, values, outputs, scores;
  /// Truth values of rows of finite numbers that stand for no weight.
  Value emptyRows;
};
} // namespace

//===----------------------------------------------------------------------===//
// Types and layouts
//===----------------------------------------------------------------------===//

/// The type that all readers round a result to; its own if they do not.
static Type getStoredType(Value result) {
  Type own = getElementTypeOrSelf(result), stored;
  for (Operation *user : result.getUsers()) {
    Type next = own;
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(user)) {
      next = getStoredType(user->getResult(0));
    } else if (auto op = dyn_cast<linalg::LinalgOp>(user);
               op && isElementwiseOnTensors(op) && op.getNumDpsInputs() == 1) {
      Value yielded = op.getBlock()->getTerminator()->getOperand(0);
      auto narrow = yielded.getDefiningOp<arith::TruncFOp>();
      if (narrow && narrow.getIn() == op.getBlock()->getArgument(0))
        next = narrow.getType();
      else if (yielded == op.getBlock()->getArgument(0))
        next = getStoredType(user->getResult(0));
    }
    if (stored && stored != next)
      return own;
    stored = next;
  }
  return stored ? stored : own;
}

/// One that holds all that is read and stored.
void AttentionBuilder::chooseElement() {
  SmallVector<Type> types = {getElementTypeOrSelf(found.query.tensor),
                             getElementTypeOrSelf(found.key.tensor),
                             getElementTypeOrSelf(found.value.tensor)};
  if (found.outputGrad.tensor)
    types.push_back(getElementTypeOrSelf(found.outputGrad.tensor));
  for (AttentionSink &sink : found.sinks)
    types.push_back(getStoredType(sink.op->getResult(0)));
  element = cast<FloatType>(types.front());
  for (Type type : types) {
    unsigned width = type.getIntOrFloatBitWidth();
    if (width > element.getWidth())
      element = cast<FloatType>(type);
    else if (width == element.getWidth() && type != element)
      element = builder.getF32Type();
  }
}

/// Whether what has the axes has all axes of a dimension or none.
static bool hasAllOrNone(ArrayRef<unsigned> axes, ArrayRef<unsigned> dim) {
  size_t count = llvm::count_if(
      dim, [&](unsigned axis) { return llvm::is_contained(axes, axis); });
  return count == 0 || count == dim.size();
}

/// Whether a mask that has the axes can be one of this many batch axes before
/// heads: it has all axes of a dimension or none.
bool AttentionBuilder::fits(unsigned split, ArrayRef<unsigned> used) {
  Axes front(ArrayRef(found.batch).take_front(split)),
      heads(ArrayRef(found.batch).drop_front(split));
  llvm::append_range(heads, found.groups);
  return hasAllOrNone(used, front) && hasAllOrNone(used, heads);
}

void AttentionBuilder::chooseLayouts() {
  for (Axes *axes : {&found.batch, &found.groups, &found.rows, &found.columns,
                     &found.depth, &found.valueDepth})
    *axes = found.axes.getParts(*axes);
  SmallVector<PlacedTensor> tensors;
  for (unsigned term : {found.mask.plain, found.mask.limit, found.mask.keeps})
    collect(term, tensors);
  Axes used;
  for (const PlacedTensor &tensor : tensors)
    llvm::append_range(used, found.axes.flatten(tensor.layout));
  unsigned count = found.batch.size(), split = std::min(count, 1u);
  for (unsigned tried = split; tried <= count && !fits(split, used); ++tried)
    if (fits(tried, used))
      split = tried;
  Axes front(ArrayRef(found.batch).take_front(split)),
      keyHeads(ArrayRef(found.batch).drop_front(split)), heads = keyHeads;
  llvm::append_range(heads, found.groups);
  queries = {front, heads, found.rows, found.depth};
  keys = {front, keyHeads, found.columns, found.depth};
  values = {front, keyHeads, found.columns, found.valueDepth};
  outputs = {front, heads, found.rows, found.valueDepth};
  scores = {front, heads, found.rows, found.columns};
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

/// The tensors that a term is computed from.
void AttentionBuilder::collect(unsigned index,
                               SmallVectorImpl<PlacedTensor> &tensors) {
  SmallVector<unsigned> open = {index};
  DenseSet<unsigned> seen;
  while (!open.empty()) {
    unsigned next = open.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    const Term &term = terms.get(next);
    if (!term.known.tensor) {
      llvm::append_range(open, llvm::reverse(term.operands));
      continue;
    }
    auto isSame = [&](const PlacedTensor &other) {
      return other.tensor == term.known.tensor &&
             found.axes.areEqual(other.layout, term.known.layout);
    };
    if (isa<RankedTensorType>(term.known.tensor.getType()) &&
        llvm::none_of(tensors, isSame))
      tensors.push_back(term.known);
  }
}

/// The dimensions of scores that the tensors have.
AxisLayout AttentionBuilder::getMaskLayout(ArrayRef<PlacedTensor> tensors) {
  AxisLayout layout(scores.size());
  for (unsigned dim = 0; dim < layout.size(); ++dim)
    if (llvm::any_of(tensors, [&](const PlacedTensor &tensor) {
          return found.axes.hasAny(tensor.layout, scores[dim]);
        }))
      layout[dim] = scores[dim];
  return layout;
}

/// The loops of an op that makes such a tensor of others: its dimensions, or
/// the axes of those that some of the others have a part of.
AxisLayout AttentionBuilder::getLoops(ArrayRef<PlacedTensor> tensors,
                                      const AxisLayout &layout) {
  AxisLayout loops;
  for (const Axes &dim : layout) {
    if (dim.empty())
      continue;
    if (llvm::all_of(tensors, [&](const PlacedTensor &tensor) {
          return hasAllOrNone(found.axes.flatten(tensor.layout), dim);
        }))
      loops.push_back(dim);
    else
      for (unsigned axis : dim)
        loops.push_back({axis});
  }
  return loops;
}

Value AttentionBuilder::buildScalar(OpBuilder &body, unsigned index,
                                    const DenseMap<Value, Value> &elements,
                                    DenseMap<unsigned, Value> &built) {
  if (Value known = built.lookup(index))
    return known;
  const Term &term = terms.get(index);
  if (term.kind == TermKind::Number) {
    if (auto type = dyn_cast<FloatType>(term.type))
      return arith::ConstantOp::create(body, loc,
                                       body.getFloatAttr(type, term.number));
    return arith::ConstantOp::create(
        body, loc,
        body.getIntegerAttr(term.type, static_cast<int64_t>(term.number)));
  }
  if (Value known = term.known.tensor) {
    auto element = elements.find(known);
    return element == elements.end() ? known : element->second;
  }
  OperationState state(loc, term.name);
  for (unsigned operand : term.operands)
    state.addOperands(buildScalar(body, operand, elements, built));
  state.addTypes(term.type);
  state.propertiesAttr = term.properties;
  return built[index] = body.create(state)->getResult(0);
}

/// A tensor like the scores, with an extent of 1 for each dimension that the
/// term does not depend on.
Value AttentionBuilder::build(unsigned index) {
  SmallVector<PlacedTensor> tensors;
  collect(index, tensors);
  AxisLayout layout = getMaskLayout(tensors);
  const Term &term = terms.get(index);
  if (term.known.tensor && tensors.size() == 1 &&
      found.axes.flatten(tensors[0].layout).size() ==
          found.axes.flatten(layout).size())
    return rearrange(builder, loc, found.axes, tensors[0], layout);
  AxisLayout loops = getLoops(tensors, layout);
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (const PlacedTensor &tensor : tensors) {
    Axes own = found.axes.flatten(tensor.layout);
    AxisLayout wanted;
    SmallVector<AffineExpr> dims;
    for (auto [number, loop] : llvm::enumerate(loops))
      if (llvm::is_contained(own, loop.front())) {
        wanted.push_back(loop);
        dims.push_back(builder.getAffineDimExpr(number));
      }
    inputs.push_back(rearrange(builder, loc, found.axes, tensor, wanted));
    maps.push_back(AffineMap::get(loops.size(), 0, dims, builder.getContext()));
  }
  Value result = createElementwise(
      builder, loc, inputs, maps, getType(loops, term.type),
      [&](OpBuilder &body, ValueRange own) -> Value {
        DenseMap<Value, Value> elements;
        for (auto [tensor, argument] : llvm::zip_first(tensors, own))
          elements[tensor.tensor] = argument;
        DenseMap<unsigned, Value> built;
        return buildScalar(body, index, elements, built);
      });
  return rearrange(builder, loc, found.axes, {result, loops}, layout);
}

/// An elementwise op on tensors of one rank, whose extents are those of the
/// result or 1.
Value AttentionBuilder::combine(ArrayRef<Value> tensors, Type type,
                                Body create) {
  auto getExtents = [](Value tensor) {
    return cast<RankedTensorType>(tensor.getType()).getShape();
  };
  SmallVector<int64_t> extents(getExtents(tensors[0]).size(), 1);
  for (Value tensor : tensors)
    for (auto [extent, own] : llvm::zip_equal(extents, getExtents(tensor)))
      extent = std::max(extent, own);
  SmallVector<AffineMap> maps;
  for (Value tensor : tensors) {
    SmallVector<AffineExpr> dims;
    for (auto [dim, own] : llvm::enumerate(getExtents(tensor)))
      dims.push_back(own == extents[dim] ? builder.getAffineDimExpr(dim)
                                         : builder.getAffineConstantExpr(0));
    maps.push_back(
        AffineMap::get(extents.size(), 0, dims, builder.getContext()));
  }
  return createElementwise(builder, loc, tensors, maps,
                           RankedTensorType::get(extents, type), create);
}

Value AttentionBuilder::isNot(Value truths) {
  return combine(
      truths, builder.getI1Type(), [&](OpBuilder &body, ValueRange own) {
        Value one =
            arith::ConstantOp::create(body, loc, body.getBoolAttr(true));
        return arith::XOrIOp::create(body, loc, own[0], one).getResult();
      });
}

/// Whether some column has the truth, with one column.
Value AttentionBuilder::findAny(Value truths) {
  SmallVector<int64_t> extents(
      cast<RankedTensorType>(truths.getType()).getShape());
  if (extents.back() == 1)
    return truths;
  extents.back() = 1;
  Value none =
      arith::ConstantOp::create(builder, loc, builder.getBoolAttr(false));
  Value init =
      tensor::EmptyOp::create(builder, loc, extents, builder.getI1Type());
  init = linalg::FillOp::create(builder, loc, none, init).getResult(0);
  SmallVector<AffineExpr> dims;
  for (unsigned dim = 0; dim < 3; ++dim)
    dims.push_back(builder.getAffineDimExpr(dim));
  dims.push_back(builder.getAffineConstantExpr(0));
  AffineMap whole = builder.getMultiDimIdentityMap(4),
            rows = AffineMap::get(4, 0, dims, builder.getContext());
  SmallVector<utils::IteratorType> loops(4, utils::IteratorType::parallel);
  loops.back() = utils::IteratorType::reduction;
  return linalg::GenericOp::create(
             builder, loc, init.getType(), truths, init, ArrayRef{whole, rows},
             loops,
             [](OpBuilder &body, Location at, ValueRange own) {
               Value any = arith::OrIOp::create(body, at, own[0], own[1]);
               linalg::YieldOp::create(body, at, any);
             })
      ->getResult(0);
}

/// What the op gets as its mask; null for none.
Value AttentionBuilder::buildMask() {
  const ScoreMask &mask = found.mask;
  if (terms.isNumber(mask.keeps, 1) && terms.isNumber(mask.plain, 0))
    return {};
  if (mask.hasFiniteFill())
    emptyRows = isNot(findAny(build(mask.keeps)));
  if (mask.onlyChooses) {
    Value keeps = build(mask.keeps);
    if (!emptyRows)
      return keeps;
    return combine(
        {keeps, emptyRows}, builder.getI1Type(),
        [&](OpBuilder &body, ValueRange own) {
          return arith::OrIOp::create(body, loc, own[0], own[1]).getResult();
        });
  }
  Value plain = build(mask.plain);
  if (emptyRows)
    plain = combine(
        {emptyRows, plain, build(mask.limit)}, getElementTypeOrSelf(plain),
        [&](OpBuilder &body, ValueRange own) {
          return arith::SelectOp::create(body, loc, own[0], own[1], own[2])
              .getResult();
        });
  if (getElementTypeOrSelf(plain).getIntOrFloatBitWidth() >= 32 ||
      getElementTypeOrSelf(plain) == element)
    return plain;
  return createCast(builder, plain, builder.getF32Type(), /*strict=*/false);
}

/// The tensor with zero for rows that have no product.
Value AttentionBuilder::clearRows(Value tensor) {
  if (!emptyRows)
    return tensor;
  return combine(
      {emptyRows, tensor}, element, [&](OpBuilder &body, ValueRange own) {
        Value zero =
            arith::ConstantOp::create(body, loc, body.getFloatAttr(element, 0));
        return arith::SelectOp::create(body, loc, own[0], zero, own[1])
            .getResult();
      });
}

//===----------------------------------------------------------------------===//
// Replacement
//===----------------------------------------------------------------------===//

Value AttentionBuilder::read(const PlacedTensor &from, const AxisLayout &to) {
  return createCast(builder, rearrange(builder, loc, found.axes, from, to),
                    element, /*strict=*/false);
}

void AttentionBuilder::write(AttentionSink &sink, Value result,
                             const AxisLayout &layout) {
  Value old = sink.op->getResult(0);
  if (sink.factor != 1)
    result = combine(result, element, [&](OpBuilder &body, ValueRange own) {
      Value factor = arith::ConstantOp::create(
          body, loc, body.getFloatAttr(element, sink.factor));
      return arith::MulFOp::create(body, loc, own[0], factor).getResult();
    });
  result = createCast(builder, result, getElementTypeOrSelf(old),
                      /*strict=*/false);
  old.replaceAllUsesWith(
      rearrange(builder, loc, found.axes, {result, layout}, sink.result));
}

/// Empty if all that the ops read stands before them, in one layout each.
StringRef AttentionBuilder::findObstacle(Operation *first,
                                         Operation *firstGrad) {
  auto isBefore = [](Value value, Operation *op) {
    Operation *def = value.getDefiningOp();
    return !def || def->getBlock() != op->getBlock() ||
           def->isBeforeInBlock(op);
  };
  SmallVector<PlacedTensor> read = {found.query, found.key, found.value};
  for (unsigned term : {found.mask.plain, found.mask.limit, found.mask.keeps})
    collect(term, read);
  // A mask that is read in two ways at once is none that is built here.
  for (unsigned one = 3; one < read.size(); ++one)
    for (unsigned other = 3; other < one; ++other)
      if (read[one].tensor == read[other].tensor)
        return "a mask is read in two ways";
  for (const PlacedTensor &placed : read)
    if (!isBefore(placed.tensor, first))
      return "an operand is computed behind a reader of the weights";
  if (firstGrad && !isBefore(found.outputGrad.tensor, firstGrad))
    return "the gradient of the output is computed behind a reader of it";
  if (firstGrad)
    read.push_back(found.outputGrad);
  if (!llvm::all_of(read, [&](const PlacedTensor &placed) {
        return found.axes.fits(placed);
      }))
    return "an operand is read in part";
  return {};
}

RankedTensorType AttentionBuilder::getType(ArrayRef<Axes> layout, Type type) {
  SmallVector<int64_t> extents;
  for (const Axes &dim : layout)
    extents.push_back(found.axes.getExtent(dim));
  return RankedTensorType::get(extents, type);
}

StringRef AttentionBuilder::replace() {
  Operation *first = nullptr, *firstGrad = nullptr;
  for (AttentionSink &sink : found.sinks) {
    if (!first || sink.op->isBeforeInBlock(first))
      first = sink.op;
    if (sink.role != AttentionSink::Output &&
        (!firstGrad || sink.op->isBeforeInBlock(firstGrad)))
      firstGrad = sink.op;
  }
  StringRef obstacle = findObstacle(first, firstGrad);
  if (!obstacle.empty())
    return obstacle;
  chooseLayouts();
  chooseElement();
  builder.setInsertionPoint(first);
  Value mask = buildMask(), query = clearRows(read(found.query, queries)),
        key = read(found.key, keys), value = read(found.value, values);
  Type sums = element.isF64() ? Type(element) : builder.getF32Type();
  ValueRange extras = mask ? ValueRange(mask) : ValueRange();
  FloatAttr scale = builder.getF64FloatAttr(found.mask.scale);
  auto attention = AttentionOp::create(
      builder, loc, getType(outputs, element),
      getType(ArrayRef(outputs).drop_back(), sums), query, key, value, extras,
      UnitAttr(), IntegerAttr(), FloatAttr(), scale);
  AttentionGradOp gradient;
  if (firstGrad) {
    builder.setInsertionPoint(firstGrad);
    gradient = AttentionGradOp::create(
        builder, loc, query.getType(), key.getType(), value.getType(),
        read(found.outputGrad, outputs), query, key, value,
        attention.getOutput(), attention.getLogsumexp(), extras, UnitAttr(),
        IntegerAttr(), FloatAttr(), scale);
  }
  writeAll(attention, gradient);
  return {};
}

void AttentionBuilder::writeAll(AttentionOp attention,
                                AttentionGradOp gradient) {
  Value queryGrad = gradient ? clearRows(gradient.getQueryGrad()) : Value();
  for (AttentionSink &sink : found.sinks) {
    builder.setInsertionPoint(sink.op);
    switch (sink.role) {
    case AttentionSink::Output:
      write(sink, attention.getOutput(), outputs);
      break;
    case AttentionSink::QueryGrad:
      write(sink, queryGrad, queries);
      break;
    case AttentionSink::KeyGrad:
      write(sink, gradient.getKeyGrad(), keys);
      break;
    case AttentionSink::ValueGrad:
      write(sink, gradient.getValueGrad(), values);
      break;
    }
  }
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Erases what nothing reads any more.
static void eraseDead(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

namespace {
struct RecognizeAttention
    : fsdp::impl::RecognizeAttentionPassBase<RecognizeAttention> {
  void runOnOperation() override {
    told.clear();
    SmallVector<linalg::LinalgOp> products;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (isSumOfProducts(op))
        products.push_back(op);
    });
    llvm::SmallSetVector<Block *, 2> changed;
    for (linalg::LinalgOp op : products)
      for (unsigned operand : {0, 1})
        if (!op->use_empty() && recognize(op, operand))
          changed.insert(op->getBlock());
    for (Block *block : changed)
      eraseDead(*block);
  }

private:
  bool recognize(linalg::LinalgOp op, unsigned operand) {
    AttentionFinder finder(op, operand);
    bool isFound = finder.find();
    StringRef why = finder.getWhy();
    if (isFound) {
      OpBuilder builder(&getContext());
      why = AttentionBuilder(builder, finder).replace();
      isFound = why.empty();
    }
    if (isFound) {
      ++numRecognized;
      remark::passed(op.getLoc(), options("recognized"))
          << remark::add("attention that was written out is one op")
          << remark::metric("products", finder.sinks.size());
      return true;
    }
    // Several products read the weights of one softmax.
    if (why.empty() || !told.insert(finder.getProduct()).second)
      return false;
    ++numLeft;
    std::string text = "attention stays written out: " + why.str();
    remark::missed(op.getLoc(), options("left")) << StringRef(text);
    return false;
  }

  static remark::RemarkOpts options(StringRef name) {
    return remark::RemarkOpts::name(name).category("fsdp-recognize-attention");
  }

  DenseSet<Value> told;
};
} // namespace
