//===- MaskPlaces.cpp - Masks of places alone -----------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MaskPlaces.h"
#include "ScoreMask.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include <map>

using namespace mlir;
using namespace mlir::fsdp;

/// An op whose body is read, with the places of its loops.
struct MaskPlaces::Reading {
  linalg::LinalgOp op;
  Indices loops;
  DenseMap<Value, Element> known;

  Indices getIndices(OpOperand &operand) {
    return llvm::map_to_vector(
        op.getMatchingIndexingMap(&operand).getResults(), [&](AffineExpr expr) {
          return simplifyAffineExpr(expr.replaceDims(loops), 4, 0);
        });
  }
};

/// Whether the type has room for what is read as a place.
static bool holdsPlaces(Type type) {
  return type.isIndex() || type.isInteger(32) || type.isInteger(64);
}

/// What an op folds to; null if it does not.
static Attribute foldTo(Operation *op, ArrayRef<Attribute> operands) {
  SmallVector<OpFoldResult, 1> results;
  if (failed(op->fold(operands, results)) || results.size() != 1)
    return {};
  if (auto value = dyn_cast<Value>(results[0])) {
    for (auto [operand, attribute] :
         llvm::zip_equal(op->getOperands(), operands))
      if (operand == value)
        return attribute;
    return {};
  }
  auto folded = cast<Attribute>(results[0]);
  return isa<IntegerAttr, FloatAttr>(folded) ? folded : Attribute();
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

/// The distance of a row and a column that has the bit.
static int64_t getDistanceOf(int64_t bit, int64_t columns) {
  return bit - columns + 1;
}

std::optional<MaskWords> fsdp::findMaskWords(const llvm::BitVector &kept,
                                             int64_t rows, int64_t columns) {
  if (kept.all())
    return MaskWords();
  if (kept.none())
    return std::nullopt;
  int64_t first = getDistanceOf(kept.find_first(), columns),
          last = getDistanceOf(kept.find_last(), columns);
  MaskWords words;
  words.isCausal = first >= 0;
  if (!words.isCausal || last != rows - 1)
    words.window = std::max(-first, last) + 1;
  for (unsigned bit = 0; bit < kept.size(); ++bit) {
    int64_t distance = getDistanceOf(bit, columns);
    bool isOutside = (words.isCausal && distance < 0) ||
                     (words.window && std::abs(distance) >= *words.window);
    if (kept.test(bit) == isOutside)
      return std::nullopt;
  }
  return words;
}

/// Whether every row has a column that is kept.
static bool keepsSomeOfEach(const llvm::BitVector &kept, int64_t rows,
                            int64_t columns) {
  for (int64_t row = 0; row < rows; ++row)
    if (kept.find_first_in(row, row + columns) < 0)
      return false;
  return true;
}

std::optional<llvm::BitVector> MaskPlaces::readKept(Value mask) {
  Indices at = {getAffineDimExpr(2, context), getAffineDimExpr(3, context), row,
                column};
  for (auto [index, extent] :
       llvm::zip_equal(at, cast<RankedTensorType>(mask.getType()).getShape()))
    if (extent == 1)
      index = getAffineConstantExpr(0, context);
  std::optional<Table> table = read(mask, at).table;
  if (!table)
    return std::nullopt;
  llvm::BitVector kept(countDistances());
  bool isFinite = false;
  for (auto [bit, value] : llvm::enumerate(*table)) {
    if (auto truth = dyn_cast<IntegerAttr>(value)) {
      kept[bit] = !truth.getValue().isZero();
      continue;
    }
    auto number = dyn_cast<FloatAttr>(value);
    if (!number)
      return std::nullopt;
    double added = number.getValueAsDouble();
    if (added != 0 && !(added <= kNoWeight))
      return std::nullopt;
    kept[bit] = added == 0;
    isFinite |= added != 0 && std::isfinite(added);
  }
  // A row of finite numbers alone has weights.
  if (isFinite && !keepsSomeOfEach(kept, rows, columns))
    return std::nullopt;
  return kept;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

std::optional<int64_t> MaskPlaces::getBound(AffineExpr expr,
                                            bool isUpper) const {
  std::optional<int64_t> least[] = {0, 0, 0, 0},
                         most[] = {rows - 1, columns - 1, std::nullopt,
                                   std::nullopt};
  return getBoundForAffineExpr(expr, 4, 0, least, most, isUpper);
}

/// Of 32 bits with a sign: so no type wraps around, nor does what is computed
/// of two such numbers.
MaskPlaces::Element MaskPlaces::makePlace(AffineExpr expr) const {
  auto low = getBound(expr, /*isUpper=*/false),
       high = getBound(expr, /*isUpper=*/true);
  if (!low || !high || !llvm::isInt<32>(*low) || !llvm::isInt<32>(*high))
    return {};
  return {expr, std::nullopt};
}

MaskPlaces::Element MaskPlaces::repeat(Attribute value) const {
  auto integer = dyn_cast<IntegerAttr>(value);
  if (integer && holdsPlaces(integer.getType()))
    if (Element place = makePlace(
            getAffineConstantExpr(integer.getValue().getSExtValue(), context));
        place.isKnown())
      return place;
  return {AffineExpr(), Table(countDistances(), value)};
}

/// The integer at a distance, if it depends on nothing else.
std::optional<int64_t> MaskPlaces::getDistance(AffineExpr expr,
                                               int64_t at) const {
  AffineExpr distance = getAffineConstantExpr(at, context);
  AffineExpr found =
      simplifyAffineExpr(expr.replaceDims({column + distance, column}), 4, 0);
  auto constant = dyn_cast<AffineConstantExpr>(found);
  return constant ? std::optional(constant.getValue()) : std::nullopt;
}

std::optional<MaskPlaces::Table> MaskPlaces::toTable(const Element &element,
                                                     Type type) const {
  if (!element.place)
    return element.table;
  Table table;
  for (int64_t bit = 0; bit < countDistances(); ++bit) {
    auto number = getDistance(element.place, getDistanceOf(bit, columns));
    if (!number)
      return std::nullopt;
    table.push_back(IntegerAttr::get(type, *number));
  }
  return table;
}

/// The indices of a reshape's source, if the larger of its two tensors has at
/// most one dimension in each group that isn't 1.
std::optional<MaskPlaces::Indices>
MaskPlaces::reshape(RankedTensorType larger,
                    ArrayRef<ReassociationIndices> groups, const Indices &at,
                    bool isExpanded) const {
  AffineExpr zero = getAffineConstantExpr(0, context);
  Indices result(isExpanded ? groups.size() : larger.getRank(), zero);
  for (auto [group, dims] : llvm::enumerate(groups)) {
    bool hasOne = false;
    for (int64_t dim : dims) {
      if (larger.getDimSize(dim) == 1)
        continue;
      if (std::exchange(hasOne, true))
        return std::nullopt;
      if (isExpanded)
        result[group] = at[dim];
      else
        result[dim] = at[group];
    }
  }
  return result;
}

MaskPlaces::Element MaskPlaces::read(Value tensor, const Indices &at) {
  // What is made in more steps than these is made of inputs.
  constexpr unsigned kMostSteps = 100;
  auto &known = reads[tensor];
  for (const auto &[indices, element] : known)
    if (indices == at)
      return element;
  if (depth == kMostSteps)
    return {};
  ++depth;
  Element element = readAnew(tensor, at);
  --depth;
  reads[tensor].push_back({at, element});
  return element;
}

MaskPlaces::Element MaskPlaces::readAnew(Value tensor, const Indices &at) {
  DenseElementsAttr elements;
  if (matchPattern(tensor, m_Constant(&elements)))
    return readConstant(elements, at);
  Operation *op = tensor.getDefiningOp();
  if (!op)
    return {};
  if (auto barrier = dyn_cast<BarrierOp>(op))
    return read(barrier->getOperand(cast<OpResult>(tensor).getResultNumber()),
                at);
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    auto source =
        reshape(expand.getResultType(), expand.getReassociationIndices(), at,
                /*isExpanded=*/true);
    return source ? read(expand.getSrc(), *source) : Element();
  }
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    auto source =
        reshape(collapse.getSrcType(), collapse.getReassociationIndices(), at,
                /*isExpanded=*/false);
    return source ? read(collapse.getSrc(), *source) : Element();
  }
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp || !linalgOp.hasPureTensorSemantics() ||
      linalgOp.hasDynamicShape())
    return {};
  return readOp(linalgOp, cast<OpResult>(tensor).getResultNumber(), at);
}

/// An element of a line of integers: a multiple of its place and a number.
MaskPlaces::Element MaskPlaces::readLine(DenseElementsAttr elements,
                                         AffineExpr at) {
  if (!holdsPlaces(elements.getElementType()))
    return {};
  SmallVector<int64_t> values;
  for (const APInt &value : elements.getValues<APInt>()) {
    if (!value.isSignedIntN(32))
      return {};
    values.push_back(value.getSExtValue());
  }
  int64_t step = values.size() > 1 ? values[1] - values[0] : 0;
  for (auto [place, value] : llvm::enumerate(values))
    if (value != values[0] + static_cast<int64_t>(place) * step)
      return {};
  return makePlace(at * step + values[0]);
}

MaskPlaces::Element MaskPlaces::readConstant(DenseElementsAttr elements,
                                             const Indices &at) {
  if (!isa<IntegerType, IndexType, FloatType>(elements.getElementType()))
    return {};
  if (elements.isSplat())
    return repeat(elements.getSplatValue<Attribute>());
  ArrayRef<int64_t> shape = elements.getType().getShape();
  // The dimension of the constant that each of rows and columns is.
  SmallVector<int64_t> dims(2, -1);
  unsigned numOthers = 0;
  AffineExpr line;
  for (auto [dim, expr] : llvm::enumerate(at)) {
    if (shape[dim] == 1)
      continue;
    line = expr;
    auto place = dyn_cast<AffineDimExpr>(expr);
    if (place && place.getPosition() < 2 && dims[place.getPosition()] < 0)
      dims[place.getPosition()] = static_cast<int64_t>(dim);
    else
      ++numOthers;
  }
  if (llvm::count_if(shape, [](int64_t size) { return size != 1; }) == 1)
    return readLine(elements, line);
  // Of more than rows and columns, such as batches, all would have to be equal.
  if (numOthers > 0 || dims[0] < 0 || dims[1] < 0 || shape[dims[0]] != rows ||
      shape[dims[1]] != columns)
    return {};
  return readByDistance(elements, /*isTransposed=*/dims[0] > dims[1]);
}

/// Calls `visit` with the bits of each element, in order, as long as it returns
/// true; whether it did for all.
static bool visitBits(DenseElementsAttr elements,
                      function_ref<bool(const APInt &)> visit) {
  if (isa<FloatType>(elements.getElementType()))
    return llvm::all_of(
        elements.getValues<APFloat>(),
        [&](const APFloat &value) { return visit(value.bitcastToAPInt()); });
  return llvm::all_of(elements.getValues<APInt>(), visit);
}

/// Elements of rows and columns, or of columns and rows.
MaskPlaces::Element MaskPlaces::readByDistance(DenseElementsAttr elements,
                                               bool isTransposed) const {
  SmallVector<std::optional<APInt>> known(countDistances());
  int64_t slow = 0, fast = 0, end = isTransposed ? rows : columns;
  bool isOfDistance = visitBits(elements, [&](const APInt &bits) {
    int64_t distance = isTransposed ? fast - slow : slow - fast;
    std::optional<APInt> &own = known[distance + columns - 1];
    if (!own)
      own = bits;
    if (++fast == end) {
      fast = 0;
      ++slow;
    }
    return *own == bits;
  });
  if (!isOfDistance)
    return {};
  Type type = elements.getElementType();
  auto toAttribute = [&](const std::optional<APInt> &bits) -> Attribute {
    if (auto ofFloat = dyn_cast<FloatType>(type))
      return FloatAttr::get(type, APFloat(ofFloat.getFloatSemantics(), *bits));
    return IntegerAttr::get(type, *bits);
  };
  return {AffineExpr(), llvm::map_to_vector(known, toAttribute)};
}

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

/// The element of an op's result, if each of its elements is written, at
/// indices that are loops of their own.
MaskPlaces::Element MaskPlaces::readOp(linalg::LinalgOp op, unsigned result,
                                       const Indices &at) {
  OpOperand *init = op.getDpsInitOperand(result);
  Reading reading;
  reading.op = op;
  reading.loops.resize(op.getNumLoops());
  for (auto [expr, index, extent] :
       llvm::zip_equal(op.getMatchingIndexingMap(init).getResults(), at,
                       op.getShape(init))) {
    auto loop = dyn_cast<AffineDimExpr>(expr);
    if (loop && !reading.loops[loop.getPosition()])
      reading.loops[loop.getPosition()] = index;
    else if (loop || extent != 1)
      return {};
  }
  if (op.getNumReductionLoops() > 0)
    return readAny(reading);
  if (!llvm::all_of(reading.loops, [](AffineExpr loop) { return !!loop; }))
    return {};
  readBody(reading);
  return readScalar(reading,
                    op.getBlock()->getTerminator()->getOperand(result));
}

/// Whether any column of a row has a truth, if that is the same for all rows.
MaskPlaces::Element MaskPlaces::readAny(Reading &reading) {
  linalg::LinalgOp op = reading.op;
  auto any = op.getBlock()
                 ->getTerminator()
                 ->getOperand(0)
                 .getDefiningOp<arith::OrIOp>();
  Value out = op.getBlock()->getArguments().back();
  if (!any || op.getNumReductionLoops() != 1 || op->getNumResults() != 1 ||
      !any.getType().isInteger(1) ||
      !llvm::is_contained(any->getOperands(), out))
    return {};
  for (auto [loop, extent] :
       llvm::zip_equal(reading.loops, op.getStaticLoopRanges())) {
    if (loop && loop.isFunctionOfDim(1))
      return {};
    if (!loop && extent != columns)
      return {};
    if (!loop)
      loop = column;
  }
  readBody(reading);
  Attribute none = BoolAttr::get(context, false);
  Element begin = readScalar(reading, out);
  Value own = any.getLhs() == out ? any.getRhs() : any.getLhs();
  std::optional<Table> table = readScalar(reading, own).table;
  if (!table || !begin.table ||
      !llvm::all_of(*begin.table, [&](Attribute each) { return each == none; }))
    return {};
  llvm::BitVector truths(countDistances());
  for (auto [bit, value] : llvm::enumerate(*table))
    truths[bit] = value != none;
  if (truths.none())
    return repeat(none);
  return keepsSomeOfEach(truths, rows, columns)
             ? repeat(BoolAttr::get(context, true))
             : Element();
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

/// In program order, as bodies may be long.
void MaskPlaces::readBody(Reading &reading) {
  for (Operation &op : reading.op.getBlock()->without_terminator()) {
    if (op.getNumResults() != 1 || op.getNumRegions() != 0 ||
        !isMemoryEffectFree(&op))
      continue;
    Element &element = reading.known[op.getResult(0)];
    if (auto index = dyn_cast<linalg::IndexOp>(op)) {
      element = makePlace(reading.loops[index.getDim()]);
      continue;
    }
    SmallVector<Element> operands;
    for (Value operand : op.getOperands())
      if (operands.empty() || operands.back().isKnown())
        operands.push_back(readScalar(reading, operand));
    if (!operands.empty() && operands.back().isKnown()) {
      Element applied = apply(&op, operands);
      reading.known[op.getResult(0)] = applied;
    }
  }
}

/// What the body has read so far, a constant, or an operand's element.
MaskPlaces::Element MaskPlaces::readScalar(Reading &reading, Value scalar) {
  Attribute constant;
  if (matchPattern(scalar, m_Constant(&constant)))
    return isa<IntegerAttr, FloatAttr, DenseElementsAttr>(constant)
               ? repeat(constant)
               : Element();
  auto argument = dyn_cast<BlockArgument>(scalar);
  if (!argument || argument.getOwner() != reading.op.getBlock())
    return reading.known.lookup(scalar);
  auto known = reading.known.find(scalar);
  if (known != reading.known.end())
    return known->second;
  OpOperand &operand = reading.op->getOpOperand(argument.getArgNumber());
  Element element = isa<RankedTensorType>(operand.get().getType())
                        ? read(operand.get(), reading.getIndices(operand))
                        : readScalar(reading, operand.get());
  return reading.known[scalar] = element;
}

/// Of operands that are known. Integers by their places stay such as long as
/// they can.
MaskPlaces::Element MaskPlaces::apply(Operation *op,
                                      ArrayRef<Element> operands) {
  bool arePlaces =
      !operands.empty() &&
      llvm::all_of(operands, [](const Element &of) { return !!of.place; });
  if (!arePlaces)
    return compute(op, operands);
  AffineExpr first = operands.front().place, last = operands.back().place;
  bool isUnsigned = isa<arith::IndexCastUIOp, arith::ExtUIOp>(op);
  if (holdsPlaces(op->getResult(0).getType()) &&
      (isa<arith::IndexCastOp, arith::ExtSIOp, arith::TruncIOp>(op) ||
       (isUnsigned && isNatural(first))))
    return {first, std::nullopt};
  if (isa<arith::AddIOp>(op))
    return makePlace(first + last);
  if (isa<arith::SubIOp>(op))
    return makePlace(first - last);
  if (isa<arith::MulIOp>(op) &&
      (first.isSymbolicOrConstant() || last.isSymbolicOrConstant()))
    return makePlace(first * last);
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return this->compare(compare, first, last);
  return compute(op, operands);
}

/// Two places, of which only their distance has to be known.
MaskPlaces::Element MaskPlaces::compare(arith::CmpIOp op, AffineExpr left,
                                        AffineExpr right) const {
  using Predicate = arith::CmpIPredicate;
  bool hasSign =
      llvm::is_contained({Predicate::eq, Predicate::ne, Predicate::slt,
                          Predicate::sle, Predicate::sgt, Predicate::sge},
                         op.getPredicate());
  if (!hasSign && !(isNatural(left) && isNatural(right)))
    return {};
  Table table;
  for (int64_t bit = 0; bit < countDistances(); ++bit) {
    auto distance = getDistance(left - right, getDistanceOf(bit, columns));
    if (!distance)
      return {};
    // Natural numbers compare as signed ones do.
    APInt own(64, *distance, /*isSigned=*/true), zero(64, 0);
    Predicate predicate = op.getPredicate();
    if (!hasSign)
      predicate = static_cast<Predicate>(static_cast<unsigned>(predicate) - 4);
    table.push_back(
        BoolAttr::get(context, arith::applyCmpPredicate(predicate, own, zero)));
  }
  return {AffineExpr(), table};
}

/// By what the op folds to for the elements of each distance.
MaskPlaces::Element MaskPlaces::compute(Operation *op,
                                        ArrayRef<Element> operands) const {
  SmallVector<Table> tables;
  for (auto [operand, element] : llvm::zip_equal(op->getOperands(), operands)) {
    std::optional<Table> table = toTable(element, operand.getType());
    if (!table)
      return {};
    tables.push_back(*table);
  }
  // A folder may change the op.
  OwningOpRef<Operation *> own = op->clone();
  std::map<std::vector<const void *>, Attribute> known;
  Table results;
  for (int64_t bit = 0; bit < countDistances(); ++bit) {
    SmallVector<Attribute> values;
    std::vector<const void *> key;
    for (const Table &table : tables) {
      values.push_back(table[bit]);
      key.push_back(table[bit].getAsOpaquePointer());
    }
    auto [entry, isNew] = known.try_emplace(key);
    if (isNew)
      entry->second = foldTo(own.get(), values);
    if (!entry->second)
      return {};
    results.push_back(entry->second);
  }
  return {AffineExpr(), results};
}
