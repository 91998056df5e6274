//===- ElementwiseOps.cpp - Scalar ops on whole tensors -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most are a row of a table. Unsigned operations of signless numbers go through
// StableHLO's unsigned types, of the same bits.
//
//===----------------------------------------------------------------------===//

#include "ElementwiseOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Of the same operands and meaning; empty for others. CHLO, which readers of
/// StableHLO take, has what is made of several ops there.
static StringRef getSameOp(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Cases({"arith.addf", "arith.addi"}, "add")
      .Cases({"arith.subf", "arith.subi"}, "subtract")
      .Cases({"arith.mulf", "arith.muli"}, "multiply")
      .Cases({"arith.divf", "arith.divsi"}, "divide")
      .Cases({"arith.remf", "arith.remsi"}, "remainder")
      .Cases({"arith.maximumf", "arith.maxsi"}, "maximum")
      .Cases({"arith.minimumf", "arith.minsi"}, "minimum")
      .Case("arith.andi", "and")
      .Case("arith.ori", "or")
      .Case("arith.xori", "xor")
      .Case("arith.negf", "negate")
      .Case("arith.select", "select")
      .Cases({"math.absf", "math.absi"}, "abs")
      .Case("math.acos", "chlo.acos")
      .Case("math.acosh", "chlo.acosh")
      .Case("math.asin", "chlo.asin")
      .Case("math.asinh", "chlo.asinh")
      .Case("math.atan", "chlo.atan")
      .Case("math.atan2", "atan2")
      .Case("math.atanh", "chlo.atanh")
      .Case("math.cbrt", "cbrt")
      .Case("math.ceil", "ceil")
      .Case("math.cos", "cosine")
      .Case("math.cosh", "chlo.cosh")
      .Case("math.erf", "chlo.erf")
      .Case("math.erfc", "chlo.erfc")
      .Case("math.exp", "exponential")
      .Case("math.expm1", "exponential_minus_one")
      .Case("math.floor", "floor")
      .Case("math.log", "log")
      .Case("math.log1p", "log_plus_one")
      .Case("math.powf", "power")
      .Case("math.round", "round_nearest_afz")
      .Case("math.roundeven", "round_nearest_even")
      .Case("math.rsqrt", "rsqrt")
      .Case("math.sin", "sine")
      .Case("math.sinh", "chlo.sinh")
      .Case("math.sqrt", "sqrt")
      .Case("math.tan", "tan")
      .Case("math.tanh", "tanh")
      .Default("");
}

/// As above, but of operands as unsigned numbers.
static StringRef getUnsignedOp(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("arith.divui", "divide")
      .Case("arith.remui", "remainder")
      .Case("arith.maxui", "maximum")
      .Case("arith.minui", "minimum")
      .Default("");
}

/// What shifts by at least the width give is undefined upstream.
static StringRef getShift(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("arith.shli", "shift_left")
      .Case("arith.shrsi", "shift_right_arithmetic")
      .Case("arith.shrui", "shift_right_logical")
      .Default("");
}

static Type getUnsigned(Type element) {
  return IntegerType::get(element.getContext(), element.getIntOrFloatBitWidth(),
                          IntegerType::Unsigned);
}

/// Without dimensions they stay as they are, if all are.
static SmallVector<Value> spreadAll(StableHLOBuilder &hlo,
                                    ValueRange operands) {
  ArrayRef<int64_t> shape;
  for (Value value : operands)
    if (getTensorType(value).getRank() != 0)
      shape = getTensorType(value).getShape();
  return llvm::map_to_vector(
      operands, [&](Value value) { return hlo.spread(value, shape); });
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// Comparisons with what is not a number are false in StableHLO, but for NE.
static Value compareFloats(StableHLOBuilder &hlo, arith::CmpFPredicate kind,
                           Value a, Value b) {
  using Kind = arith::CmpFPredicate;
  Type truth = getTensorType(a).clone(hlo.builder.getI1Type());
  auto compare = [&](StringRef direction) {
    return hlo.compare(direction, "FLOAT", a, b);
  };
  auto invert = [&](Value value) { return hlo.createOne("not", truth, value); };
  auto isNumber = [&](Value value) {
    return hlo.compare("EQ", "FLOAT", value, value);
  };
  auto both = [&](StringRef op, Value x, Value y) {
    return hlo.createOne(op, truth, {x, y});
  };
  switch (kind) {
  case Kind::OEQ:
    return compare("EQ");
  case Kind::OGT:
    return compare("GT");
  case Kind::OGE:
    return compare("GE");
  case Kind::OLT:
    return compare("LT");
  case Kind::OLE:
    return compare("LE");
  case Kind::UNE:
    return compare("NE");
  case Kind::ONE:
    return both("or", compare("LT"), compare("GT"));
  case Kind::UEQ:
    return invert(both("or", compare("LT"), compare("GT")));
  case Kind::UGT:
    return invert(compare("LE"));
  case Kind::UGE:
    return invert(compare("LT"));
  case Kind::ULT:
    return invert(compare("GE"));
  case Kind::ULE:
    return invert(compare("GT"));
  case Kind::ORD:
    return both("and", isNumber(a), isNumber(b));
  case Kind::UNO:
    return invert(both("and", isNumber(a), isNumber(b)));
  case Kind::AlwaysFalse:
  case Kind::AlwaysTrue:
    return hlo.createSplat(getTensorType(a).getShape(),
                           hlo.builder.getBoolAttr(kind == Kind::AlwaysTrue));
  }
  llvm_unreachable("unknown comparison");
}

static Value compareIntegers(StableHLOBuilder &hlo, arith::CmpIPredicate kind,
                             Value a, Value b) {
  using Kind = arith::CmpIPredicate;
  static constexpr StringLiteral kDirections[] = {"EQ", "NE", "LT", "LE", "GT",
                                                  "GE", "LT", "LE", "GT", "GE"};
  StringRef direction = kDirections[static_cast<unsigned>(kind)];
  bool isTruth = getTensorType(a).getElementType().isInteger(1);
  bool isOrder = kind != Kind::eq && kind != Kind::ne;
  // True is -1 where truths have signs.
  if (isTruth && isOrder && kind < Kind::ult)
    std::swap(a, b);
  if (isTruth)
    return hlo.compare(direction, "UNSIGNED", a, b);
  if (kind < Kind::ult)
    return hlo.compare(direction, "SIGNED", a, b);
  Type element = getUnsigned(getTensorType(a).getElementType());
  return hlo.compare(direction, "UNSIGNED", hlo.bitcast(a, element),
                     hlo.bitcast(b, element));
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

static Value convertNumber(StableHLOBuilder &hlo, Operation *op, Value value) {
  Type to = getStableHLOElement(op->getResult(0).getType());
  Type from = getTensorType(value).getElementType();
  if (isa<arith::BitcastOp>(op))
    return hlo.bitcast(value, to);
  // StableHLO rounds to the nearest; of truths an index would be negative.
  if (auto narrower = dyn_cast<arith::TruncFOp>(op);
      narrower && narrower.getRoundingmode().value_or(
                      arith::RoundingMode::to_nearest_even) !=
                      arith::RoundingMode::to_nearest_even)
    return {};
  if (isa<arith::IndexCastOp>(op) && (from.isInteger(1) || to.isInteger(1)))
    return {};
  if (isa<arith::ExtFOp, arith::TruncFOp, arith::IndexCastOp>(op))
    return hlo.convert(value, to);
  if (isa<arith::ExtUIOp, arith::UIToFPOp, arith::IndexCastUIOp>(op))
    return hlo.convert(
        from.isInteger(1) ? value : hlo.bitcast(value, getUnsigned(from)), to);
  if (isa<arith::ExtSIOp, arith::SIToFPOp>(op)) {
    Value wide = hlo.convert(value, to);
    return from.isInteger(1) ? hlo.createOne("negate", wide.getType(), wide)
                             : wide;
  }
  if (isa<arith::FPToSIOp>(op) && !to.isInteger(1))
    return hlo.convert(value, to);
  if (isa<arith::FPToUIOp>(op) && !to.isInteger(1))
    return hlo.bitcast(hlo.convert(value, getUnsigned(to)), to);
  if (!isa<arith::TruncIOp>(op))
    return {};
  // The last bit, while a conversion asks whether it is 0.
  if (to.isInteger(1))
    value =
        hlo.createOne("and", value.getType(),
                      {value, hlo.createSplat(getTensorType(value).getShape(),
                                              IntegerAttr::get(from, 1))});
  return hlo.convert(value, to);
}

/// The other one of two values, where one is not a number.
static Value takeNumber(StableHLOBuilder &hlo, StringRef op, Value a, Value b) {
  Value result = hlo.createOne(op, a.getType(), {a, b});
  for (auto [value, other] : {std::pair(b, a), std::pair(a, b)})
    result = hlo.createOne(
        "select", a.getType(),
        {hlo.compare("NE", "FLOAT", value, value), other, result});
  return result;
}

Value fsdp::convertElementwise(StableHLOBuilder &hlo, Operation *op,
                               ValueRange operands) {
  if (op->getNumResults() != 1 || operands.empty() ||
      !isStableHLOElement(getElementTypeOrSelf(op->getResult(0))))
    return {};
  SmallVector<Value> values = spreadAll(hlo, operands);
  StringRef name = op->getName().getStringRef();
  RankedTensorType first = getTensorType(values.front());
  Type type = first.clone(getStableHLOElement(op->getResult(0).getType()));
  bool isTruth = first.getElementType().isInteger(1);
  if (isTruth && isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op))
    return hlo.createOne(isa<arith::MulIOp>(op) ? "and" : "xor", type, values);
  if (auto compare = dyn_cast<arith::CmpFOp>(op))
    return compareFloats(hlo, compare.getPredicate(), values[0], values[1]);
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return compareIntegers(hlo, compare.getPredicate(), values[0], values[1]);
  if (isa<arith::MaxNumFOp, arith::MinNumFOp>(op))
    return takeNumber(hlo, isa<arith::MaxNumFOp>(op) ? "maximum" : "minimum",
                      values[0], values[1]);
  // Of truths they would be those of signed numbers.
  if (isTruth &&
      isa<arith::DivSIOp, arith::RemSIOp, arith::MaxSIOp, arith::MinSIOp>(op))
    return {};
  StringRef shift = getShift(name);
  // These StableHLO has for numbers alone.
  if (isTruth && (!shift.empty() || name == "math.absi"))
    return {};
  if (StringRef same = getSameOp(name); !same.empty())
    return hlo.createOne(same, type, values);
  if (!shift.empty())
    return hlo.createOne(shift, type, values);
  if (StringRef same = getUnsignedOp(name); !same.empty() && !isTruth) {
    Type element = getUnsigned(first.getElementType());
    for (Value &value : values)
      value = hlo.bitcast(value, element);
    return hlo.bitcast(hlo.createOne(same, first.clone(element), values),
                       first.getElementType());
  }
  return values.size() == 1 ? convertNumber(hlo, op, values.front()) : Value();
}

//===----------------------------------------------------------------------===//
// Combiners
//===----------------------------------------------------------------------===//

StringRef fsdp::getCombiner(Operation *op) {
  if (!isa<arith::AddFOp, arith::AddIOp, arith::MulFOp, arith::MulIOp,
           arith::MaximumFOp, arith::MinimumFOp, arith::MaxSIOp, arith::MinSIOp,
           arith::AndIOp, arith::OrIOp>(op) ||
      getElementTypeOrSelf(op->getResult(0).getType()).isInteger(1))
    return "";
  return getSameOp(op->getName().getStringRef());
}

TypedAttr fsdp::getNeutral(OpBuilder &builder, StringRef combiner,
                           Type element) {
  bool isLeast = combiner == "maximum";
  if (auto type = dyn_cast<FloatType>(element)) {
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    if (combiner == "multiply")
      return FloatAttr::get(type, 1.0);
    if (combiner == "add")
      return FloatAttr::get(type, 0.0);
    return FloatAttr::get(type, APFloat::semanticsHasInf(semantics)
                                    ? APFloat::getInf(semantics, isLeast)
                                    : APFloat::getLargest(semantics, isLeast));
  }
  unsigned width = element.getIntOrFloatBitWidth();
  APInt value = llvm::StringSwitch<APInt>(combiner)
                    .Case("multiply", APInt(width, 1))
                    .Case("and", APInt::getAllOnes(width))
                    .Case("maximum", APInt::getSignedMinValue(width))
                    .Case("minimum", APInt::getSignedMaxValue(width))
                    .Default(APInt::getZero(width));
  return IntegerAttr::get(element, value);
}
