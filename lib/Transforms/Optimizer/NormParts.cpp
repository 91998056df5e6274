//===- NormParts.cpp - Where powers are cut -------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NormParts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include <cmath>

using namespace mlir;
using namespace mlir::fsdp;

/// Binary digits of a part.
static constexpr int64_t kDigits = 24;
/// Powers from 2^991 on count as infinite: their parts could not be cut.
static constexpr double kLargest = 0x1p991;

static Value number(OpBuilder &builder, Location loc, double value) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getF64FloatAttr(value));
}

static Value integer(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getI64IntegerAttr(value));
}

/// 1.5 * 2^52 units of a part.
static Value buildAnchor(OpBuilder &builder, Location loc, Value part) {
  Value exponent = arith::AddIOp::create(
      builder, loc,
      arith::MulIOp::create(builder, loc, part, integer(builder, loc, kDigits)),
      integer(builder, loc, 52));
  Value bits = arith::OrIOp::create(
      builder, loc,
      arith::ShLIOp::create(builder, loc, exponent, integer(builder, loc, 52)),
      integer(builder, loc, int64_t(1) << 51));
  return arith::BitcastOp::create(builder, loc, builder.getF64Type(), bits);
}

/// Two parts follow the first one.
static Value atLeastTwo(OpBuilder &builder, Location loc, Value part) {
  return arith::MaxSIOp::create(builder, loc, part, integer(builder, loc, 2));
}

/// The number of the part that takes the leading digits of `power`: of the
/// parts whose unit is at most twice the power, the one with the largest unit.
static Value findPart(OpBuilder &builder, Location loc, Value power) {
  Value exponent = arith::ShRUIOp::create(
      builder, loc,
      arith::BitcastOp::create(builder, loc, builder.getI64Type(), power),
      integer(builder, loc, 52));
  Value part = arith::DivUIOp::create(
      builder, loc,
      arith::AddIOp::create(builder, loc, exponent, integer(builder, loc, 1)),
      integer(builder, loc, kDigits));
  part = atLeastTwo(builder, loc, part);
  // The power rounds to zero if it is half a unit exactly.
  Value anchor = buildAnchor(builder, loc, part);
  Value rounded = arith::SubFOp::create(
      builder, loc, arith::AddFOp::create(builder, loc, power, anchor), anchor);
  Value isLess = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ,
                                       rounded, number(builder, loc, 0.0));
  Value below =
      arith::SubIOp::create(builder, loc, part, integer(builder, loc, 1));
  return atLeastTwo(builder, loc,
                    arith::SelectOp::create(builder, loc, isLess, below, part));
}

SmallVector<Value> mlir::fsdp::buildNormParts(OpBuilder &builder, Location loc,
                                              Value power) {
  Value zero = number(builder, loc, 0.0);
  Value finite = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OLT,
                                       power, number(builder, loc, kLargest));
  // Infinity, or not a number.
  Value other = arith::MulFOp::create(builder, loc, power,
                                      number(builder, loc, HUGE_VAL));
  Value nonFinite = arith::SelectOp::create(builder, loc, finite, zero, other);
  Value kept = arith::SelectOp::create(builder, loc, finite, power, zero);
  Value part = findPart(builder, loc, kept);
  SmallVector<Value> results{nonFinite, part};
  for (int64_t i : {0, 1, 2})
    results.push_back(buildAnchor(
        builder, loc,
        arith::SubIOp::create(builder, loc, part, integer(builder, loc, i))));
  return results;
}
