//===- ScoreMask.cpp - What masks make of products ------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScoreMask.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Where such a number is scaled, scores are as well.
static constexpr double kNoScaledWeight = -1e3;

std::optional<ScoreMask> ScoreMaskReader::fail(const Twine &reason) {
  why = reason.str();
  return std::nullopt;
}

std::optional<ScoreMask> ScoreMaskReader::read(unsigned index) {
  // Kept by value: terms move as others are made.
  Term term = terms.get(index);
  Type truth = IntegerType::get(context, 1);
  if (index == scores) {
    unsigned zero = terms.getNumber(0, term.type);
    double infinity = std::numeric_limits<double>::infinity();
    return ScoreMask{1,    zero, zero,      terms.getNumber(1, truth),
                     true, {},   -infinity, 0};
  }
  auto is = [&](auto... names) { return ((term.name == names) || ...); };
  if (is(arith::ExtFOp::getOperationName(), arith::TruncFOp::getOperationName(),
         arith::NegFOp::getOperationName(), arith::MulFOp::getOperationName(),
         arith::DivFOp::getOperationName()))
    return readFactor(index);
  if (is(arith::AddFOp::getOperationName(), arith::SubFOp::getOperationName()))
    return readSum(index);
  if (is(arith::SelectOp::getOperationName()))
    return readChoice(index);
  return fail("scores are more than scaled, masked products: '" + term.name +
              "'");
}

/// Casts and products with numbers.
std::optional<ScoreMask> ScoreMaskReader::readFactor(unsigned index) {
  Term term = terms.get(index);
  unsigned own = terms.get(term.operands[0]).isOfProducts ? 0 : 1;
  double factor = 1;
  bool isQuotient = term.name == arith::DivFOp::getOperationName();
  if (term.name == arith::NegFOp::getOperationName()) {
    factor = -1;
  } else if (term.operands.size() == 2) {
    const Term &other = terms.get(term.operands[1 - own]);
    // Made of numbers alone, such as a square root.
    auto known = terms.findConstant(term.operands[1 - own]);
    if (other.isOfProducts || (isQuotient && own == 1) || !known)
      return fail("the scale of scores is no constant");
    factor = isQuotient ? 1 / *known : *known;
  }
  std::optional<ScoreMask> found = read(term.operands[own]);
  if (!found || factor == 1) {
    if (found && term.operands.size() == 1) {
      found->plain = terms.applyLike(index, found->plain);
      found->limit = terms.applyLike(index, found->limit);
    }
    return found;
  }
  if (factor <= 0 && (!found->onlyChooses || found->fill))
    return fail("the scale of masked scores is not positive");
  found->scale *= factor;
  found->highestFill *= std::abs(factor);
  found->added *= std::abs(factor);
  if (found->fill && !((*found->fill *= factor) <= kNoScaledWeight))
    return fail("masked scores are scaled to a number of more than -1000");
  auto scale = [&](unsigned &of) {
    if (terms.isNumber(of, 0))
      return;
    SmallVector<unsigned, 3> operands = term.operands;
    operands[own] = of;
    of = terms.applyLike(index, operands);
  };
  scale(found->plain);
  scale(found->limit);
  return found;
}

/// The largest of the numbers, either sign; infinity if they are not known.
static double getLargest(const Term &term) {
  DenseFPElementsAttr elements;
  if (term.kind == TermKind::Number)
    return std::abs(term.number);
  double largest = std::numeric_limits<double>::infinity();
  if (term.kind != TermKind::Given ||
      !matchPattern(term.source.tensor, m_Constant(&elements)) ||
      elements.getElementType().getIntOrFloatBitWidth() > 64)
    return largest;
  largest = 0;
  for (const APFloat &element : elements)
    largest = std::max(largest, std::abs(element.convertToDouble()));
  return largest;
}

/// What is the same for a row changes no weight, and is left out if it is made
/// of scores: the largest, say.
std::optional<ScoreMask> ScoreMaskReader::readSum(unsigned index) {
  Term term = terms.get(index);
  bool isDifference = term.name == arith::SubFOp::getOperationName();
  auto isLeftOut = [&](unsigned of) {
    return terms.get(of).isOfProducts && terms.get(of).isOfRow;
  };
  unsigned own = 0;
  if (!terms.get(term.operands[0]).isOfProducts || isLeftOut(term.operands[0]))
    own = 1;
  unsigned other = term.operands[1 - own];
  if (isDifference && own == 1)
    return fail("scores are subtracted");
  std::optional<ScoreMask> found = read(term.operands[own]);
  if (!found || isLeftOut(other))
    return found;
  if (terms.get(other).isOfProducts)
    return fail("scores are a sum of two products");
  auto add = [&](unsigned &to) {
    SmallVector<unsigned, 3> operands = term.operands;
    operands[own] = to;
    to = terms.applyLike(index, operands);
  };
  add(found->plain);
  add(found->limit);
  found->onlyChooses = false;
  found->added += getLargest(terms.get(other));
  return found;
}

/// A choice by a mask between scores and a number.
std::optional<ScoreMask> ScoreMaskReader::readChoice(unsigned index) {
  Term term = terms.get(index);
  unsigned choice = term.operands[0];
  unsigned own = terms.get(term.operands[1]).isOfProducts ? 1 : 2;
  Term fill = terms.get(term.operands[3 - own]);
  if (terms.get(choice).isOfProducts || fill.isOfProducts)
    return fail("scores are chosen by numbers that are computed from them");
  if (fill.kind != TermKind::Number || !(fill.number <= kNoWeight))
    return fail("masked scores are no number of at most -30000");
  std::optional<ScoreMask> found = read(term.operands[own]);
  if (!found)
    return found;
  double infinity = std::numeric_limits<double>::infinity();
  auto choose = [&](unsigned of, unsigned other) {
    SmallVector<unsigned, 3> operands = term.operands;
    operands[own] = of;
    operands[3 - own] = other;
    return terms.applyLike(index, operands);
  };
  found->plain = choose(found->plain, term.operands[3 - own]);
  found->limit = choose(found->limit, terms.getNumber(-infinity, fill.type));
  found->highestFill = std::max(found->highestFill, fill.number);
  found->onlyChooses &= !found->fill || *found->fill == fill.number;
  found->fill = fill.number;
  Type truth = IntegerType::get(context, 1);
  if (own == 2)
    choice = terms.apply(arith::XOrIOp::getOperationName(),
                         {choice, terms.getNumber(1, truth)}, truth);
  found->keeps = terms.apply(arith::AndIOp::getOperationName(),
                             {found->keeps, choice}, truth);
  return found;
}
