//===- ScoreNumbers.cpp - Numbers of a row of scores ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for the recognition of attention: formulas computed for rows drawn
// at random, in f64, so that two of them can be compared whatever they look
// like. Of products there are only ops that are analytic, or that choose by
// what is drawn, or by whether a number is infinite: no range of numbers is
// missed.
//
//===----------------------------------------------------------------------===//

#include "ScoreTerms.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include <random>

using namespace mlir;
using namespace mlir::fsdp;

using Numbers = SampleRow::Numbers;

SampleRow::SampleRow(unsigned seed, int64_t columns, double scale)
    : seed(seed), scale(std::abs(scale)) {
  int64_t all = kNumbers;
  for (auto [index, count] : llvm::enumerate(counts))
    count = columns / all + (static_cast<int64_t>(index) < columns % all);
  // Some rows have most columns in one number.
  if (seed % 2 == 1 && columns > all) {
    counts.fill(1);
    counts[seed % kNumbers] += columns - all;
  }
}

double SampleRow::sum(const Numbers &numbers) const {
  double all = 0;
  for (auto [number, count] : llvm::zip_equal(numbers, counts))
    if (count != 0)
      all += static_cast<double>(count) * number;
  return all;
}

int64_t ScoreTerms::countColumns() const { return axes.getExtent(columns); }

/// Has all, none or some of the numbers be minus infinity, as those of a bias
/// that is a mask.
static void drawInfinite(unsigned kind, std::mt19937 &random,
                         Numbers &numbers) {
  constexpr double kShares[] = {1, 0, 0.5, 0.5};
  std::bernoulli_distribution coin(kShares[kind % 4]);
  for (double &number : numbers)
    if (coin(random))
      number = -std::numeric_limits<double>::infinity();
}

/// Some numbers for what is given: of truth values all, none or some are true,
/// and what is the same for a row has one number. Products of some rows are all
/// small, of others all large: of softmax that changes nothing. In some, one
/// has nearly all of the weight.
Numbers ScoreTerms::draw(unsigned term, SampleRow &row) const {
  std::mt19937 random(row.seed * 7919 + term);
  const Term &what = get(term);
  Numbers numbers;
  if (what.type.isInteger(1)) {
    std::discrete_distribution<int> kind({1, 1, 4});
    int chosen = kind(random);
    std::bernoulli_distribution coin(chosen == 2 ? 0.5 : chosen);
    for (double &number : numbers)
      number = coin(random);
  } else {
    constexpr double kMeans[] = {0, -200, 200};
    double mean = 0, deviation = 1.5;
    if (what.kind == TermKind::Product) {
      mean = kMeans[row.seed % 3] / row.scale;
      deviation = (row.seed % 5 == 4 ? 20 : 1.5) / row.scale;
    }
    std::normal_distribution<double> normal(mean, deviation);
    for (double &number : numbers)
      number = normal(random);
    if (what.kind != TermKind::Product && row.seed % 4 == 3)
      drawInfinite(row.seed / 4 + term, random, numbers);
  }
  if (what.isOfRow)
    numbers.fill(numbers[0]);
  // What stands for no column changes nothing.
  for (auto [number, count] : llvm::zip_equal(numbers, row.counts))
    if (count == 0)
      number = numbers[0];
  return numbers;
}

static double combine(TermKind kind, const Numbers &numbers) {
  double all =
      kind == TermKind::Largest ? -std::numeric_limits<double>::infinity() : 0;
  for (double number : numbers) {
    if (kind == TermKind::Any)
      all = all != 0 || number != 0;
    else if (std::isnan(number) || std::isnan(all))
      all = std::numeric_limits<double>::quiet_NaN();
    else
      all = std::max(all, number);
  }
  return all;
}

std::optional<Numbers> ScoreTerms::evaluate(unsigned index, SampleRow &row) {
  if (auto found = row.known.find(index); found != row.known.end())
    return found->second;
  const Term &term = get(index);
  Numbers numbers;
  if (term.kind == TermKind::Part)
    return std::nullopt;
  if (term.kind == TermKind::Number)
    numbers.fill(term.number);
  else if (term.kind == TermKind::Given || term.kind == TermKind::Product)
    numbers = draw(index, row);
  else {
    SmallVector<Numbers> operands;
    for (unsigned operand : term.operands) {
      std::optional<Numbers> known = evaluate(operand, row);
      if (!known)
        return std::nullopt;
      operands.push_back(*known);
    }
    if (term.kind == TermKind::Sum && !term.isOfProducts &&
        term.type.getIntOrFloatBitWidth() < 32) {
      // Such a sum of many numbers may be far from their sum.
      numbers = draw(index, row);
    } else if (term.kind == TermKind::Sum) {
      numbers.fill(row.sum(operands[0]));
    } else if (term.kind != TermKind::Apply) {
      numbers.fill(combine(term.kind, operands[0]));
    } else if (!evaluateOp(term, operands, numbers)) {
      if (term.isOfProducts) {
        unknown = term.name;
        return std::nullopt;
      }
      numbers = draw(index, row);
    }
  }
  row.known[index] = numbers;
  return numbers;
}

std::optional<double> ScoreTerms::findConstant(unsigned term) {
  constexpr unsigned kRows = 32;
  std::optional<Numbers> all;
  for (unsigned seed = 0; seed < kRows; ++seed) {
    SampleRow row(seed, countColumns());
    std::optional<Numbers> numbers = evaluate(term, row);
    if (!numbers || (all && *all != *numbers))
      return std::nullopt;
    all = numbers;
  }
  return (*all)[0];
}

/// What a scalar op does to numbers; nothing for others.
static std::function<double(ArrayRef<double>)> getFunction(StringRef name) {
  using Operands = ArrayRef<double>;
  auto is = [&](auto... ops) { return ((name == ops) || ...); };
  if (is(arith::AddFOp::getOperationName()))
    return [](Operands x) { return x[0] + x[1]; };
  if (is(arith::SubFOp::getOperationName()))
    return [](Operands x) { return x[0] - x[1]; };
  if (is(arith::MulFOp::getOperationName()))
    return [](Operands x) { return x[0] * x[1]; };
  if (is(arith::DivFOp::getOperationName()))
    return [](Operands x) { return x[0] / x[1]; };
  if (is(arith::NegFOp::getOperationName()))
    return [](Operands x) { return -x[0]; };
  if (is(math::ExpOp::getOperationName()))
    return [](Operands x) { return std::exp(x[0]); };
  if (is(math::LogOp::getOperationName()))
    return [](Operands x) { return std::log(x[0]); };
  if (is(math::SqrtOp::getOperationName()))
    return [](Operands x) { return std::sqrt(x[0]); };
  if (is(math::RsqrtOp::getOperationName()))
    return [](Operands x) { return 1 / std::sqrt(x[0]); };
  if (is(arith::ExtFOp::getOperationName(),
         arith::TruncFOp::getOperationName()))
    return [](Operands x) { return x[0]; };
  if (is(arith::SelectOp::getOperationName()))
    return [](Operands x) { return x[0] != 0 ? x[1] : x[2]; };
  return {};
}

/// What a scalar op does to truth values.
static std::function<double(ArrayRef<double>)> getTruth(StringRef name,
                                                        int64_t predicate) {
  using Operands = ArrayRef<double>;
  if (name == arith::AndIOp::getOperationName())
    return [](Operands x) { return double(x[0] != 0 && x[1] != 0); };
  if (name == arith::OrIOp::getOperationName())
    return [](Operands x) { return double(x[0] != 0 || x[1] != 0); };
  bool isEqual = name == arith::CmpIOp::getOperationName() &&
                 predicate == static_cast<int64_t>(arith::CmpIPredicate::eq);
  if (isEqual)
    return [](Operands x) { return double((x[0] != 0) == (x[1] != 0)); };
  if (name == arith::XOrIOp::getOperationName() ||
      (name == arith::CmpIOp::getOperationName() &&
       predicate == static_cast<int64_t>(arith::CmpIPredicate::ne)))
    return [](Operands x) { return double((x[0] != 0) != (x[1] != 0)); };
  return {};
}

/// Whether a number equals another one, or does not.
static std::function<double(ArrayRef<double>)> getEquality(int64_t predicate) {
  using Operands = ArrayRef<double>;
  switch (static_cast<arith::CmpFPredicate>(predicate)) {
  case arith::CmpFPredicate::OEQ:
    return [](Operands x) { return double(x[0] == x[1]); };
  case arith::CmpFPredicate::UNE:
    return [](Operands x) { return double(x[0] != x[1]); };
  default:
    return {};
  }
}

static int64_t getPredicate(const Term &term) {
  auto properties = dyn_cast_or_null<DictionaryAttr>(term.properties);
  auto predicate =
      properties ? properties.getAs<IntegerAttr>("predicate") : IntegerAttr();
  return predicate ? predicate.getInt() : -1;
}

bool ScoreTerms::evaluateOp(const Term &term, ArrayRef<Numbers> operands,
                            Numbers &numbers) const {
  std::function<double(ArrayRef<double>)> function;
  bool isOfTruths = get(term.operands[0]).type.isInteger(1);
  // No number that is drawn is infinity.
  auto isInfinite = [&](unsigned operand, unsigned other) {
    return get(operand).kind == TermKind::Number &&
           std::isinf(get(operand).number) &&
           (get(operand).number < 0 || get(other).isOfProducts);
  };
  auto isLargest = [&](unsigned operand, unsigned other) {
    return get(operand).kind == TermKind::Largest &&
           get(operand).operands[0] == other;
  };
  // Of numbers only whether there is one, or which is the row's largest: a
  // sample has both. Others are in none.
  if (term.name == arith::CmpFOp::getOperationName())
    function = isInfinite(term.operands[0], term.operands[1]) ||
                       isInfinite(term.operands[1], term.operands[0]) ||
                       isLargest(term.operands[0], term.operands[1]) ||
                       isLargest(term.operands[1], term.operands[0])
                   ? getEquality(getPredicate(term))
                   : nullptr;
  else if (isa<FloatType>(term.type))
    function = getFunction(term.name);
  else if (term.type.isInteger(1) && isOfTruths)
    function = getTruth(term.name, getPredicate(term));
  // Of a truth value: 1 or 0.
  if (term.name == arith::UIToFPOp::getOperationName() && isOfTruths)
    function = [](ArrayRef<double> x) { return x[0]; };
  if (!function)
    return false;
  for (unsigned column = 0; column < SampleRow::kNumbers; ++column) {
    SmallVector<double> own;
    for (const Numbers &operand : operands)
      own.push_back(operand[column]);
    numbers[column] = function(own);
  }
  return true;
}
