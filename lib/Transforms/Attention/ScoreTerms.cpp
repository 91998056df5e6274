//===- ScoreTerms.cpp - What a row of scores becomes ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for the recognition of attention: formulas from structured ops. What
// isn't understood is given: an element that may have any value.
//
//===----------------------------------------------------------------------===//

#include "ScoreTerms.h"
#include "fsdp/Utils/Fills.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Formulas with more terms are none of attention.
static constexpr size_t kMaxTerms = 600;

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// The scalar that was put into a tensor and taken out again.
static Value skipTensor(Value value) {
  while (auto extract = value.getDefiningOp<tensor::ExtractOp>()) {
    auto made = extract.getTensor().getDefiningOp<tensor::FromElementsOp>();
    if (!made || made.getElements().size() != 1)
      break;
    value = made.getElements()[0];
  }
  return value;
}

/// The value that a cast to a wider float is of.
static Value skipCast(Value value) {
  value = skipTensor(value);
  auto wide = value.getDefiningOp<arith::ExtFOp>();
  return wide ? skipTensor(wide.getIn()) : value;
}

/// What the body of an op yields.
static Value getYielded(linalg::LinalgOp op, unsigned result) {
  return skipTensor(op.getBlock()->getTerminator()->getOperand(result));
}

static bool isZero(Value tensor) {
  Value fill = getFillValue(tensor.getDefiningOp());
  return matchPattern(fill ? fill : tensor, m_AnyZeroFloat());
}

bool fsdp::isSumOfProducts(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.hasDynamicShape() ||
      op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      op.getNumReductionLoops() == 0 ||
      llvm::is_contained(op.getStaticLoopRanges(), 0) ||
      !llvm::all_of(op.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isProjectedPermutation(); }))
    return false;
  Block *body = op.getBlock();
  auto sum = getYielded(op, 0).getDefiningOp<arith::AddFOp>();
  if (!sum)
    return false;
  Value output = body->getArgument(2), term = skipTensor(sum.getRhs());
  if (term == output)
    term = skipTensor(sum.getLhs());
  else if (skipTensor(sum.getLhs()) != output)
    return false;
  auto product = skipCast(term).getDefiningOp<arith::MulFOp>();
  if (!product)
    return false;
  Value left = skipCast(product.getLhs()), right = skipCast(product.getRhs());
  if (left != body->getArgument(0))
    std::swap(left, right);
  return left == body->getArgument(0) && right == body->getArgument(1) &&
         isZero(op.getDpsInits()[0]);
}

//===----------------------------------------------------------------------===//
// Terms
//===----------------------------------------------------------------------===//

unsigned ScoreTerms::intern(Term term) {
  if (std::optional<unsigned> simpler = simplify(term))
    return *simpler;
  for (auto [index, other] : llvm::enumerate(terms))
    if (term.kind == other.kind && term.type == other.type &&
        term.name == other.name && term.properties == other.properties &&
        term.operands == other.operands &&
        term.source.tensor == other.source.tensor &&
        (term.number == other.number ||
         (std::isnan(term.number) && std::isnan(other.number))) &&
        axes.areEqual(term.source.layout, other.source.layout))
      return index;
  terms.push_back(std::move(term));
  return terms.size() - 1;
}

unsigned ScoreTerms::getNumber(double number, Type type) {
  Term term{TermKind::Number, type};
  term.number = number;
  term.isOfRow = true;
  return intern(std::move(term));
}

bool fsdp::hasRoundingMode(Attribute properties) {
  auto all = dyn_cast_or_null<DictionaryAttr>(properties);
  return all && all.get("roundingmode");
}

/// The number as a cast to the type makes it.
static double roundTo(double number, Type type) {
  auto own = dyn_cast<FloatType>(type);
  if (!own || own.getWidth() > 64)
    return number;
  APFloat value(number);
  bool losesInfo;
  value.convert(own.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.convertToDouble();
}

unsigned ScoreTerms::apply(StringRef name, ArrayRef<unsigned> operands,
                           Type type, Attribute properties) {
  if ((name == arith::ExtFOp::getOperationName() ||
       name == arith::TruncFOp::getOperationName()) &&
      get(operands[0]).kind == TermKind::Number && !hasRoundingMode(properties))
    return getNumber(roundTo(get(operands[0]).number, type), type);
  Term term{TermKind::Apply, type};
  term.name = name;
  term.properties = properties;
  term.operands.assign(operands.begin(), operands.end());
  term.isOfRow = true;
  for (unsigned operand : operands) {
    term.isOfProducts |= get(operand).isOfProducts;
    term.isOfRow &= get(operand).isOfRow;
  }
  return intern(std::move(term));
}

unsigned ScoreTerms::applyLike(unsigned like, ArrayRef<unsigned> operands) {
  Term term = get(like);
  return apply(term.name, operands, term.type, term.properties);
}

unsigned ScoreTerms::reduce(TermKind kind, unsigned operand) {
  Term term{kind, get(operand).type};
  term.operands = {operand};
  term.isOfProducts = get(operand).isOfProducts;
  term.isOfRow = true;
  return intern(std::move(term));
}

/// A term that is the same as an op's, if there is one that is simpler.
std::optional<unsigned> ScoreTerms::simplify(const Term &term) const {
  if (term.kind != TermKind::Apply)
    return std::nullopt;
  ArrayRef<unsigned> operands = term.operands;
  if (term.name == arith::AddFOp::getOperationName() ||
      term.name == arith::OrIOp::getOperationName()) {
    if (isNumber(operands[0], 0))
      return operands[1];
    if (isNumber(operands[1], 0))
      return operands[0];
  }
  if (term.name == arith::SubFOp::getOperationName() &&
      isNumber(operands[1], 0))
    return operands[0];
  if (term.name == arith::MulFOp::getOperationName() ||
      (term.name == arith::AndIOp::getOperationName() &&
       term.type.isInteger(1))) {
    if (isNumber(operands[0], 1))
      return operands[1];
    if (isNumber(operands[1], 1))
      return operands[0];
  }
  if (term.name == arith::SelectOp::getOperationName() &&
      operands[1] == operands[2])
    return operands[1];
  if (term.name == arith::MaximumFOp::getOperationName()) {
    if (isNumber(operands[0], -std::numeric_limits<double>::infinity()))
      return operands[1];
    if (isNumber(operands[1], -std::numeric_limits<double>::infinity()))
      return operands[0];
  }
  return std::nullopt;
}

unsigned ScoreTerms::give(const PlacedTensor &placed, TermKind kind) {
  Term term{kind, getElementTypeOrSelf(placed.tensor)};
  term.source = placed;
  if (kind == TermKind::Given)
    term.known = placed;
  term.isOfProducts = kind == TermKind::Part;
  term.isOfRow = !axes.hasAny(placed.layout, columns);
  return intern(std::move(term));
}

llvm::SmallSetVector<unsigned, 8> ScoreTerms::findAll(unsigned term) const {
  llvm::SmallSetVector<unsigned, 8> all;
  SmallVector<unsigned> open = {term};
  while (!open.empty()) {
    unsigned next = open.pop_back_val();
    if (get(next).isOfProducts && all.insert(next))
      llvm::append_range(open, get(next).operands);
  }
  return all;
}

llvm::SmallSetVector<unsigned, 4>
ScoreTerms::findProducts(unsigned term) const {
  llvm::SmallSetVector<unsigned, 4> products;
  for (unsigned own : findAll(term))
    if (get(own).kind == TermKind::Product)
      products.insert(own);
  return products;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

unsigned ScoreTerms::express(const PlacedTensor &placed) {
  for (auto &[other, term] : known)
    if (other.tensor == placed.tensor &&
        axes.areEqual(other.layout, placed.layout))
      return term;
  Operation *def = placed.tensor.getDefiningOp();
  std::optional<unsigned> term;
  if (terms.size() < kMaxTerms && def && def->getBlock() == block) {
    term = expressConstant(placed.tensor);
    if (!term)
      term = expressView(placed);
    if (auto op = dyn_cast<linalg::LinalgOp>(def); op && !term)
      term = expressOp(op, placed);
  }
  if (term)
    covered.insert(def);
  else
    term = expressConstant(placed.tensor);
  if (!term)
    term = give(placed);
  known.emplace_back(placed, *term);
  if (get(*term).isOfProducts)
    made.push_back(placed);
  else if (!get(*term).known.tensor && get(*term).kind != TermKind::Number &&
           get(*term).type == getElementTypeOrSelf(placed.tensor))
    terms[*term].known = placed;
  return *term;
}

/// A number that every element of a tensor, or a scalar, is.
std::optional<unsigned> ScoreTerms::expressConstant(Value value) {
  if (Value fill = getFillValue(value.getDefiningOp()))
    value = fill;
  Attribute constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return std::nullopt;
  if (auto dense = dyn_cast<DenseElementsAttr>(constant)) {
    if (!dense.isSplat())
      return std::nullopt;
    constant = dense.getSplatValue<Attribute>();
  }
  if (auto number = dyn_cast<FloatAttr>(constant))
    return getNumber(number.getValueAsDouble(), number.getType());
  auto integer = dyn_cast<IntegerAttr>(constant);
  if (integer && integer.getType().isInteger(1))
    return getNumber(integer.getValue().getBoolValue(), integer.getType());
  if (integer && integer.getValue().getSignificantBits() <= 32)
    return getNumber(integer.getValue().getSExtValue(), integer.getType());
  return std::nullopt;
}

std::optional<unsigned> ScoreTerms::expressView(const PlacedTensor &placed) {
  Operation *def = placed.tensor.getDefiningOp();
  std::optional<AxisLayout> source = axes.getSourceLayout(def, placed.layout);
  if (!source)
    return std::nullopt;
  return express({def->getOperand(0), *source});
}

std::optional<unsigned> ScoreTerms::expressProduct(linalg::LinalgOp op,
                                                   const PlacedTensor &placed) {
  if (!axes.hasAny(placed.layout, columns))
    return std::nullopt;
  Term term{TermKind::Product, getElementTypeOrSelf(placed.tensor)};
  term.source = placed;
  term.isOfProducts = true;
  return intern(std::move(term));
}

/// Has reduced loops be the columns; fails if the op reduces anything else.
bool ScoreTerms::setReducedLoops(Reading &reading, const AxisLayout &result) {
  SmallVector<unsigned> reduced;
  reading.op.getReductionDims(reduced);
  SmallVector<int64_t> ranges = reading.op.getStaticLoopRanges();
  // Of one number the sum is that number.
  llvm::erase_if(reduced, [&](unsigned loop) { return ranges[loop] == 1; });
  reading.isSum = !reduced.empty();
  if (!reading.isSum)
    return true;
  SmallVector<int64_t> extents;
  for (unsigned loop : reduced)
    extents.push_back(ranges[loop]);
  std::optional<AxisLayout> dealt = axes.deal(columns, extents);
  if (!dealt || axes.hasAny(result, columns))
    return false;
  for (auto [loop, own] : llvm::zip_equal(reduced, *dealt))
    reading.loops[loop] = own;
  return true;
}

/// Whether a sum of products is that of two numbers for each column of a row,
/// both made of products.
bool ScoreTerms::isSumOfRow(linalg::LinalgOp op, const PlacedTensor &placed) {
  Reading reading{
      op, getLoopAxes(op.getMatchingIndexingMap(op.getDpsInitOperand(0)),
                      placed.layout)};
  if (axes.hasAny(placed.layout, columns) ||
      !setReducedLoops(reading, placed.layout) || !reading.isSum)
    return false;
  return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *operand) {
    AffineMap map = op.getMatchingIndexingMap(operand);
    auto layout = getOperandLayout(map, reading.loops);
    return map.isPermutation() && layout &&
           get(express({operand->get(), *layout})).isOfProducts;
  });
}

std::optional<unsigned> ScoreTerms::expressOp(linalg::LinalgOp op,
                                              const PlacedTensor &placed) {
  if (!op.hasPureTensorSemantics() || op.hasDynamicShape())
    return std::nullopt;
  if (isSumOfProducts(op) && !isSumOfRow(op, placed))
    return expressProduct(op, placed);
  bool isReduction = op.getNumReductionLoops() != 0;
  if (!isReduction && !isElementwiseOnTensors(op))
    return std::nullopt;
  if (!llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
        return map.isProjectedPermutation(/*allowZeroInResults=*/true);
      }))
    return std::nullopt;
  unsigned result = cast<OpResult>(placed.tensor).getResultNumber();
  if (!isWhole(op, *op.getDpsInitOperand(result)))
    return std::nullopt;
  Reading reading{
      op, getLoopAxes(op.getMatchingIndexingMap(op.getDpsInitOperand(result)),
                      placed.layout)};
  if (!setReducedLoops(reading, placed.layout))
    return std::nullopt;
  // Loops of an extent of 1 that the result does not have.
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (auto [loop, extent] : llvm::zip_equal(reading.loops, ranges))
    if (!loop && extent == 1)
      loop = Axes();
  if (isReduction)
    return expressSum(reading, result);
  return expressScalar(reading, getYielded(op, result));
}

/// A number that no element is larger than counts as none for the largest.
static bool beginsLargest(Value init) {
  Value fill = getFillValue(init.getDefiningOp());
  FloatAttr number;
  DenseElementsAttr elements;
  double least = 0;
  if (matchPattern(fill ? fill : init, m_Constant(&number)))
    least = number.getValueAsDouble();
  else if (matchPattern(init, m_Constant(&elements)) && elements.isSplat() &&
           isa<FloatType>(elements.getElementType()))
    least = elements.getSplatValue<APFloat>().convertToDouble();
  return least == -std::numeric_limits<double>::infinity();
}

static bool isFalse(Value init) {
  Value fill = getFillValue(init.getDefiningOp());
  return matchPattern(fill ? fill : init, m_Zero());
}

std::optional<unsigned> ScoreTerms::expressSum(Reading &reading,
                                               unsigned result) {
  Operation *combiner = getYielded(reading.op, result).getDefiningOp();
  Value output = reading.op.getRegionOutputArgs()[result],
        init = reading.op.getDpsInits()[result];
  if (!combiner || combiner->getNumOperands() != 2)
    return std::nullopt;
  Value element = skipTensor(combiner->getOperand(0));
  if (element == output)
    element = skipTensor(combiner->getOperand(1));
  else if (skipTensor(combiner->getOperand(1)) != output)
    return std::nullopt;
  TermKind kind = TermKind::Sum;
  if (isa<arith::MaximumFOp, arith::MaxNumFOp>(combiner)) {
    kind = TermKind::Largest;
    if (!beginsLargest(init))
      return std::nullopt;
  } else if (isa<arith::OrIOp>(combiner) && output.getType().isInteger(1)) {
    kind = TermKind::Any;
    if (!isFalse(init))
      return std::nullopt;
  } else if (!isa<arith::AddFOp>(combiner) || !isZero(init)) {
    return std::nullopt;
  }
  std::optional<unsigned> term = expressScalar(reading, element);
  if (!term || !reading.isSum)
    return term;
  return reduce(kind, *term);
}

std::optional<unsigned> ScoreTerms::expressScalar(Reading &reading,
                                                  Value scalar) {
  scalar = skipTensor(scalar);
  auto [place, isNew] = reading.scalars.try_emplace(scalar, 0);
  if (!isNew)
    return place->second;
  auto keep = [&](unsigned term) {
    reading.scalars[scalar] = term;
    return term;
  };
  if (std::optional<unsigned> number = expressConstant(scalar))
    return keep(*number);
  if (auto argument = dyn_cast<BlockArgument>(scalar);
      argument && argument.getOwner() == reading.op.getBlock()) {
    OpOperand *operand = reading.op.getMatchingOpOperand(argument);
    bool isReduced =
        reading.op.getNumReductionLoops() != 0 && reading.op.isDpsInit(operand);
    auto layout = getOperandLayout(reading.op.getMatchingIndexingMap(operand),
                                   reading.loops);
    if (!layout || isReduced)
      return std::nullopt;
    PlacedTensor read = {operand->get(), *layout};
    return keep(isWhole(reading.op, *operand) ? express(read)
                                              : give(read, TermKind::Part));
  }
  Operation *def = scalar.getDefiningOp();
  if (!def || def->getBlock() != reading.op.getBlock())
    return keep(give({scalar, {}}));
  // The element of a tensor that has one.
  auto extract = dyn_cast<tensor::ExtractOp>(def);
  if (extract && extract.getIndices().empty())
    return keep(express({extract.getTensor(), {}}));
  if (def->getNumRegions() != 0 || def->getNumResults() != 1 ||
      def->getNumOperands() == 0 || !isPure(def) ||
      llvm::any_of(def->getOperandTypes(), llvm::IsaPred<ShapedType>))
    return std::nullopt;
  SmallVector<unsigned> operands;
  for (Value operand : def->getOperands()) {
    std::optional<unsigned> term = expressScalar(reading, operand);
    if (!term)
      return std::nullopt;
    operands.push_back(*term);
  }
  return keep(apply(def->getName().getStringRef(), operands, scalar.getType(),
                    def->getPropertiesAsAttribute()));
}
