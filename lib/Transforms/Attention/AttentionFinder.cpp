//===- AttentionFinder.cpp - Attention that is written out ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for the recognition of attention: from the product of weights and
// values back to that of queries and keys, and on to all others that read what
// is made of scores.
//
//===----------------------------------------------------------------------===//

#include "AttentionFinder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::fsdp;

/// What is added to scores is at most this part of it.
static constexpr double kAddedPart = 0.01;

AttentionFinder::AttentionFinder(linalg::LinalgOp product, unsigned operand)
    : product(product), operand(operand) {}

bool AttentionFinder::fail(const Twine &reason) {
  why = reason.str();
  return false;
}

//===----------------------------------------------------------------------===//
// Loops of products
//===----------------------------------------------------------------------===//

/// Whether the op may have such elements.
static bool hasOwnElement(Type type) {
  return type.isF16() || type.isBF16() || type.isF32() || type.isF64();
}

/// Where a loop of a product is.
struct LoopPlace {
  bool isOwn, isOther, isResult;
};

static SmallVector<LoopPlace> getLoopPlaces(linalg::LinalgOp op,
                                            unsigned operand) {
  auto has = [&](OpOperand *of, unsigned loop) {
    return op.getMatchingIndexingMap(of).isFunctionOfDim(loop);
  };
  SmallVector<LoopPlace> places;
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    places.push_back({has(op.getDpsInputOperand(operand), loop),
                      has(op.getDpsInputOperand(1 - operand), loop),
                      has(op.getDpsInitOperand(0), loop)});
  return places;
}

static PlacedTensor getPlaced(linalg::LinalgOp op, OpOperand &operand,
                              const LoopAxes &loops) {
  return {operand.get(),
          *getOperandLayout(op.getMatchingIndexingMap(&operand), loops)};
}

bool AttentionFinder::find() {
  LoopAxes loops;
  SmallVector<int64_t> ranges = product.getStaticLoopRanges();
  for (auto [place, extent] :
       llvm::zip_equal(getLoopPlaces(product, operand), ranges)) {
    Axes own = axes.create(extent);
    loops.push_back(own);
    Axes *kind = &valueDepth;
    if (place.isOwn && place.isOther)
      kind = place.isResult ? &batch : &columns;
    else if (place.isOwn)
      kind = &rows;
    if (!place.isResult && kind != &columns)
      return false;
    llvm::append_range(*kind, own);
  }
  // A softmax of one number is none.
  if (columns.empty())
    return false;
  terms = std::make_unique<ScoreTerms>(axes, columns, product->getBlock());
  value = getPlaced(product, *product.getDpsInputOperand(1 - operand), loops);
  PlacedTensor own =
      getPlaced(product, *product.getDpsInputOperand(operand), loops);
  weights = terms->express(own);
  if (!readWeights()) {
    // The gradient of a cross-entropy is multiplied by what made the scores.
    if (axes.findRoot(value).tensor == key.tensor)
      why.clear();
    return false;
  }
  value = axes.findRoot(value);
  return followUses() && isClosed();
}

//===----------------------------------------------------------------------===//
// Scores
//===----------------------------------------------------------------------===//

/// The operand of an exponential of products that is no number of a row.
std::optional<unsigned> AttentionFinder::findExponent(unsigned term) {
  for (unsigned next : terms->findAll(term)) {
    const Term &own = terms->get(next);
    if (own.name == math::ExpOp::getOperationName() && !own.isOfRow)
      return own.operands[0];
  }
  return std::nullopt;
}

/// Whether the op rounds as well: it is of what its factors have, or of more.
bool AttentionFinder::hasRounding(const Term &rounding) {
  if (!hasOwnElement(rounding.type) || hasRoundingMode(rounding.properties))
    return false;
  SmallVector<Value> factors = {query.tensor, key.tensor,
                                axes.findRoot(value).tensor};
  if (outputGrad.tensor)
    factors.push_back(outputGrad.tensor);
  return llvm::any_of(factors, [&](Value factor) {
    Type own = getElementTypeOrSelf(factor);
    return own == rounding.type ||
           own.getIntOrFloatBitWidth() < rounding.type.getIntOrFloatBitWidth();
  });
}

/// Whether all that is in a term may be understood.
bool AttentionFinder::isReadable(unsigned term) {
  for (unsigned next : terms->findAll(term)) {
    const Term &own = terms->get(next);
    if (own.kind == TermKind::Part)
      return fail("a mask, scores or weights are read at one place of a "
                  "dimension that has more");
    if (own.name != arith::TruncFOp::getOperationName() || hasRounding(own))
      continue;
    std::string type;
    llvm::raw_string_ostream(type) << own.type;
    return fail("scores, weights or their gradients are rounded to '" + type +
                "', as none of their factors is, or in a mode of its own");
  }
  return true;
}

/// Has the product that scores are made of, and checks that the weights are
/// what they should be.
bool AttentionFinder::readWeights() {
  auto products = terms->findProducts(weights);
  std::optional<unsigned> exponent = findExponent(weights);
  if (products.size() != 1 || !exponent)
    return false;
  bool hasSum = false;
  for (const PlacedTensor &made : terms->getMade())
    hasSum |= terms->get(terms->express(made)).kind == TermKind::Sum;
  if (!hasSum || !readProduct(products.front()))
    return false;
  if (!isReadable(weights))
    return false;
  ScoreMaskReader reader(*terms, scores);
  std::optional<ScoreMask> found = reader.read(*exponent);
  if (!found)
    return fail(reader.getWhy());
  mask = *found;
  isDouble = terms->get(*exponent).type.isF64();
  if (mask.scale == 0 || !std::isfinite(mask.scale))
    return fail("the scale of scores is no number but 0");
  // Otherwise a row's products may have as little weight as what is masked.
  if (mask.hasFiniteFill() && mask.added > -kAddedPart * mask.highestFill)
    return fail("scores are masked by a finite number, and numbers that may be "
                "as small are added");
  unsigned any = terms->reduce(TermKind::Any, mask.keeps);
  Type truth = IntegerType::get(product.getContext(), 1);
  isEmpty = terms->apply(arith::XOrIOp::getOperationName(),
                         {any, terms->getNumber(1, truth)}, truth);
  splitRows();
  if (getMeaning(weights) == Meaning::Weights)
    return true;
  return fail("what values are multiplied by is no softmax of scores, or it is "
              "changed, as dropout does");
}

/// Whether it is a tensor with one dimension, or more, for each of the axes.
bool AttentionFinder::hasAxes(const PlacedTensor &of,
                              std::initializer_list<Axes> kinds) const {
  Axes wanted, own = axes.flatten(of.layout);
  for (const Axes &kind : kinds)
    llvm::append_range(wanted, axes.getParts(kind));
  llvm::sort(wanted);
  llvm::sort(own);
  return wanted == own && isa<RankedTensorType>(of.tensor.getType());
}

bool AttentionFinder::readProduct(unsigned term) {
  scores = term;
  PlacedTensor placed = terms->get(term).source;
  auto op = cast<linalg::LinalgOp>(placed.tensor.getDefiningOp());
  LoopAxes loops = getLoopAxes(
      op.getMatchingIndexingMap(op.getDpsInitOperand(0)), placed.layout);
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (auto [loop, extent] : llvm::zip_equal(loops, ranges))
    if (!loop) {
      loop = axes.create(extent);
      llvm::append_range(depth, *loop);
    }
  query = axes.findRoot(getPlaced(op, *op.getDpsInputOperand(0), loops));
  key = axes.findRoot(getPlaced(op, *op.getDpsInputOperand(1), loops));
  if (axes.hasAny(query.layout, columns))
    std::swap(query, key);
  // The axes of queries are those of scores, of keys those of values.
  return hasAxes(query, {batch, rows, depth}) &&
         hasAxes(key, {batch, columns, depth}) &&
         hasAxes(value, {batch, columns, valueDepth});
}

/// Rows of one query head: those that keys are shared by come first, as far as
/// no mask tells them apart.
void AttentionFinder::splitRows() {
  batch = axes.getParts(batch);
  columns = axes.getParts(columns);
  Axes all, own = axes.flatten(query.layout);
  for (unsigned axis : axes.getParts(rows))
    all.push_back(axis);
  auto place = [&](unsigned axis) {
    return llvm::find(own, axis) - own.begin();
  };
  auto isBefore = [&](unsigned one, unsigned other) {
    return place(one) < place(other);
  };
  llvm::sort(all, isBefore);
  llvm::sort(batch, isBefore);
  groups.clear();
  rows = all;
  if (all.size() > 1) {
    groups.assign(all.begin(), all.end() - 1);
    rows = {all.back()};
  }
}

//===----------------------------------------------------------------------===//
// Meanings
//===----------------------------------------------------------------------===//

/// What the op would compute for a row: weights, and slopes but for the scale.
/// Nothing if the term has no numbers there; a row that is written as zero by
/// zero, as it has no weight, has none either.
std::optional<AttentionFinder::RowNumbers>
AttentionFinder::computeRow(unsigned term, unsigned gradient, SampleRow &row) {
  auto found = terms->evaluate(term, row),
       product = terms->evaluate(scores, row),
       grads = terms->evaluate(gradient, row),
       plain = terms->evaluate(mask.plain, row),
       limit = terms->evaluate(mask.limit, row),
       empty = terms->evaluate(isEmpty, row);
  if (!found || !product || !grads || !plain || !limit || !empty)
    return std::nullopt;
  RowNumbers numbers;
  numbers.found = *found;
  double largest = -std::numeric_limits<double>::max(), size = 0;
  bool isEmptyRow = (*empty)[0] != 0;
  for (unsigned i = 0; i < SampleRow::kNumbers; ++i) {
    numbers.weights[i] =
        isEmptyRow ? (*plain)[i] : mask.scale * (*product)[i] + (*limit)[i];
    largest = std::max(largest, numbers.weights[i]);
    if (std::isfinite(numbers.weights[i]))
      size = std::max(size, std::abs(numbers.weights[i]));
  }
  for (double &weight : numbers.weights)
    weight = std::exp(weight - largest);
  double sum = row.sum(numbers.weights);
  for (double &weight : numbers.weights)
    weight = sum == 0 ? 0 : weight / sum;
  SampleRow::Numbers parts;
  for (unsigned i = 0; i < SampleRow::kNumbers; ++i)
    parts[i] = numbers.weights[i] * (*grads)[i];
  double common = row.sum(parts);
  numbers.slopeTerms = 0;
  for (unsigned i = 0; i < SampleRow::kNumbers; ++i) {
    numbers.slopes[i] =
        isEmptyRow ? 0 : numbers.weights[i] * ((*grads)[i] - common);
    numbers.slopeTerms = std::max(
        numbers.slopeTerms,
        numbers.weights[i] * (std::abs((*grads)[i]) + std::abs(common)));
  }
  // A weight has the error of its score, which a power makes relative.
  constexpr double kLargestError = 1e-5;
  numbers.rounding = std::min(kLargestError, 0x1p-50 * (16 + size));
  return numbers;
}

static bool hasNan(const SampleRow::Numbers &numbers) {
  return llvm::any_of(numbers,
                      [](double number) { return std::isnan(number); });
}

/// Whether what was found is what is wanted, times a factor, but for constants
/// that were rounded, and sums of numbers of a size.
bool AttentionFinder::areNear(const RowNumbers &row,
                              const SampleRow::Numbers &wanted, double factor,
                              double size) const {
  double relative = std::max(getPrecision(), row.rounding);
  return llvm::all_of(llvm::zip_equal(row.found, wanted), [&](auto numbers) {
    auto [one, other] = numbers;
    double bound = relative * std::abs(other) + row.rounding * size;
    return std::abs(one - factor * other) <= bound * std::abs(factor);
  });
}

AttentionFinder::Meaning AttentionFinder::getMeaning(unsigned term) {
  constexpr unsigned kRows = 48, kEnough = 8;
  auto products = terms->findProducts(term);
  products.remove(scores);
  if (products.size() > 1)
    return Meaning::None;
  unsigned gradient = products.empty() ? scores : products.front();
  SmallVector<RowNumbers> all;
  double clearest = 0;
  slopeFactor.reset();
  for (unsigned seed = 0; seed < kRows; ++seed) {
    SampleRow row(seed, terms->countColumns(), mask.scale);
    std::optional<RowNumbers> numbers = computeRow(term, gradient, row);
    if (!numbers)
      return Meaning::None;
    if (hasNan(numbers->found))
      continue;
    if (hasNan(numbers->weights))
      return Meaning::None;
    all.push_back(*numbers);
    // Some scale the products of slopes, not slopes.
    double error = numbers->rounding * numbers->slopeTerms;
    for (auto [one, slope] : llvm::zip_equal(numbers->found, numbers->slopes))
      if (double clear = std::abs(slope) / error; clear > clearest) {
        slopeFactor = one / slope;
        clearest = clear;
      }
  }
  if (all.size() < kEnough || !slopeFactor)
    return Meaning::None;
  if (llvm::all_of(all, [&](const RowNumbers &row) {
        return areNear(row, row.weights, 1, 1);
      }))
    return Meaning::Weights;
  bool areSlopes = llvm::all_of(all, [&](const RowNumbers &row) {
    return areNear(row, row.slopes, *slopeFactor, row.slopeTerms);
  });
  return areSlopes && *slopeFactor != 0 && !products.empty() &&
                 readGradient(gradient)
             ? Meaning::Slopes
             : Meaning::None;
}

/// Whether the product is that of the output's gradient and the values.
bool AttentionFinder::readGradient(unsigned term) {
  if (weightGrads)
    return *weightGrads == term;
  PlacedTensor placed = terms->get(term).source;
  auto op = cast<linalg::LinalgOp>(placed.tensor.getDefiningOp());
  LoopAxes loops = getLoopAxes(
      op.getMatchingIndexingMap(op.getDpsInitOperand(0)), placed.layout);
  if (!setUnknown(op, loops, valueDepth))
    return false;
  for (unsigned other : {0, 1}) {
    PlacedTensor own =
        axes.findRoot(getPlaced(op, *op.getDpsInputOperand(other), loops));
    if (own.tensor != value.tensor || !axes.areEqual(own.layout, value.layout))
      continue;
    PlacedTensor grad =
        axes.findRoot(getPlaced(op, *op.getDpsInputOperand(1 - other), loops));
    if (outputGrad.tensor && (grad.tensor != outputGrad.tensor ||
                              !axes.areEqual(grad.layout, outputGrad.layout)))
      continue;
    if (!hasAxes(grad, {batch, groups, rows, valueDepth}))
      continue;
    outputGrad = grad;
    weightGrads = term;
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

/// Has the loops that are unknown be these axes; fails if they have other
/// extents.
bool AttentionFinder::setUnknown(linalg::LinalgOp op, LoopAxes &loops,
                                 ArrayRef<unsigned> own) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges(), extents;
  for (auto [loop, extent] : llvm::zip_equal(loops, ranges))
    if (!loop)
      extents.push_back(extent);
  std::optional<AxisLayout> dealt = axes.deal(own, extents);
  if (!dealt)
    return false;
  unsigned next = 0;
  for (std::optional<Axes> &loop : loops)
    if (!loop)
      loop = (*dealt)[next++];
  return true;
}

/// Whether the other operand of a product is the tensor, with `own` for the
/// loops that it alone has.
bool AttentionFinder::matches(linalg::LinalgOp op, OpOperand &other,
                              LoopAxes &loops, PlacedTensor &tensor,
                              ArrayRef<unsigned> own) {
  if (!setUnknown(op, loops, own))
    return false;
  PlacedTensor root = axes.findRoot(getPlaced(op, other, loops));
  // Only the gradient of the output is not known before.
  if (!tensor.tensor && hasAxes(root, {batch, groups, rows, valueDepth}))
    tensor = root;
  return root.tensor == tensor.tensor &&
         axes.areEqual(root.layout, tensor.layout);
}

/// Whether the product that uses the tensor adds up over these axes of it.
bool AttentionFinder::sumsOver(linalg::LinalgOp op, OpOperand &use,
                               const LoopAxes &loops,
                               std::initializer_list<Axes> kinds) const {
  Axes reduced, wanted;
  SmallVector<LoopPlace> places = getLoopPlaces(op, use.getOperandNumber());
  for (auto [loop, place] : llvm::zip_equal(loops, places))
    if (loop && !place.isResult)
      llvm::append_range(reduced, axes.getParts(*loop));
  for (const Axes &kind : kinds)
    llvm::append_range(wanted, axes.getParts(kind));
  llvm::sort(wanted);
  llvm::sort(reduced);
  return wanted == reduced;
}

bool AttentionFinder::addSink(linalg::LinalgOp op, OpOperand &use,
                              const PlacedTensor &placed) {
  unsigned term = terms->express(placed);
  if (!isReadable(term))
    return false;
  Meaning meaning = getMeaning(term);
  if (meaning == Meaning::None)
    return fail("weights or their gradients are changed before a product "
                "reads them, as dropout does");
  LoopAxes loops = getLoopAxes(op.getMatchingIndexingMap(&use), placed.layout);
  bool sumsColumns = sumsOver(op, use, loops, {columns});
  if (!sumsColumns && !sumsOver(op, use, loops, {groups, rows}))
    return fail("a product sums weights over neither rows nor columns");
  bool isWeights = meaning == Meaning::Weights;
  PlacedTensor &tensor = isWeights ? (sumsColumns ? value : outputGrad)
                                   : (sumsColumns ? key : query);
  OpOperand *other = op.getDpsInputOperand(1 - use.getOperandNumber());
  if (!matches(op, *other, loops, tensor, isWeights ? valueDepth : depth))
    return fail("a product of weights has another factor than values, or the "
                "gradient of the output");
  // Now with the loops that the other factor alone has.
  if (sumsColumns ? !sumsOver(op, use, loops, {columns})
                  : !sumsOver(op, use, loops, {groups, rows}))
    return fail("a product sums weights over more than rows or columns");
  AttentionSink::Role role =
      isWeights
          ? (sumsColumns ? AttentionSink::Output : AttentionSink::ValueGrad)
          : (sumsColumns ? AttentionSink::QueryGrad : AttentionSink::KeyGrad);
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  double factor = isWeights ? 1 : *slopeFactor / mask.scale;
  // The scale as it was rounded by one and by the other.
  if (std::abs(factor - 1) < getPrecision())
    factor = 1;
  sinks.push_back({op, role, *getOperandLayout(map, loops), factor});
  return true;
}

/// Meets the sum of a row's numbers times others that are made of scores.
bool AttentionFinder::addRowSum(linalg::LinalgOp op, OpOperand &use,
                                const PlacedTensor &placed) {
  OpOperand *other = op.getDpsInputOperand(1 - use.getOperandNumber());
  AffineMap map = op.getMatchingIndexingMap(&use);
  if (op == product || !map.isPermutation())
    return false;
  LoopAxes loops = getLoopAxes(map, placed.layout);
  Value factor = axes.findRoot(getPlaced(op, *other, loops)).tensor;
  if (llvm::is_contained({query.tensor, key.tensor, value.tensor}, factor))
    return false;
  OpOperand *init = op.getDpsInitOperand(0);
  unsigned sum =
      terms->express({op->getResult(0), getPlaced(op, *init, loops).layout});
  return terms->get(sum).kind == TermKind::Sum && terms->get(sum).isOfProducts;
}

/// Meets what is made of the tensor by an op, as far as that tells its loops.
bool AttentionFinder::followUse(OpOperand &use, const PlacedTensor &placed) {
  Operation *user = use.getOwner();
  if (user->getBlock() != product->getBlock())
    return fail("scores or weights are read in a region");
  if (auto layout = axes.getResultLayout(user, placed.layout)) {
    terms->express({user->getResult(0), *layout});
    return true;
  }
  auto op = dyn_cast<linalg::LinalgOp>(user);
  if (!op || !op.hasPureTensorSemantics() || op.hasDynamicShape() ||
      op.isDpsInit(&use))
    return true;
  if (isSumOfProducts(op))
    return addRowSum(op, use, placed) || addSink(op, use, placed);
  AffineMap map = op.getMatchingIndexingMap(&use);
  if (!map.isProjectedPermutation(/*allowZeroInResults=*/true))
    return true;
  LoopAxes loops = getLoopAxes(map, placed.layout);
  for (OpOperand &init : op.getDpsInitsMutable())
    if (auto layout = getOperandLayout(op.getMatchingIndexingMap(&init), loops))
      terms->express({op.getTiedOpResult(&init), *layout});
  return true;
}

bool AttentionFinder::followUses() {
  DenseSet<std::pair<Operation *, unsigned>> seen;
  // Others are met on the way.
  for (unsigned next = 0; next < terms->getMade().size(); ++next) {
    PlacedTensor placed = terms->getMade()[next];
    for (OpOperand &use : placed.tensor.getUses())
      if (seen.insert({use.getOwner(), use.getOperandNumber()}).second &&
          !followUse(use, placed))
        return false;
  }
  return true;
}

/// Whether the elements of all that is read and written are those that the op
/// has.
bool AttentionFinder::hasElements() const {
  SmallVector<Value> tensors = {query.tensor, key.tensor, value.tensor,
                                terms->get(scores).source.tensor};
  if (outputGrad.tensor)
    tensors.push_back(outputGrad.tensor);
  for (const AttentionSink &sink : sinks)
    tensors.push_back(sink.op->getResult(0));
  return llvm::all_of(tensors, [](Value tensor) {
    return hasOwnElement(getElementTypeOrSelf(tensor));
  });
}

/// Whether nothing but the products found reads what is made of scores.
bool AttentionFinder::isClosed() {
  DenseSet<Value> made;
  for (const PlacedTensor &placed : terms->getMade())
    made.insert(placed.tensor);
  auto isSink = [&](Operation *op) {
    return llvm::any_of(sinks, [&](AttentionSink &sink) {
      return sink.op.getOperation() == op;
    });
  };
  for (const PlacedTensor &placed : terms->getMade()) {
    for (Operation *user : placed.tensor.getUsers())
      if (!isSink(user) && !terms->covers(user))
        return fail("scores or weights are read by '" +
                    user->getName().getStringRef() +
                    "', which is no part of an attention");
    for (Value result : placed.tensor.getDefiningOp()->getResults())
      if (!made.contains(result) && !result.use_empty())
        return fail("something else is computed with the scores");
  }
  bool hasSlopes = llvm::any_of(sinks, [](const AttentionSink &sink) {
    return sink.role == AttentionSink::QueryGrad ||
           sink.role == AttentionSink::KeyGrad;
  });
  if (hasSlopes && !outputGrad.tensor)
    return fail("the gradient of the output was not found");
  if (!hasElements())
    return fail("elements are neither f16, bf16, f32 nor f64");
  return true;
}
