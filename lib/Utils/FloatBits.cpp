//===- FloatBits.cpp - Conversions of floats by their bits ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/FloatBits.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::fsdp;

bool mlir::fsdp::isFloat8(Type type) {
  return isa<Float8E4M3FNType, Float8E5M2Type>(type);
}

void mlir::fsdp::computeInF32(Operation *op,
                              function_ref<bool(Type)> isNarrow) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  Type f32 = builder.getF32Type();
  for (OpOperand &operand : op->getOpOperands())
    if (isNarrow(operand.get().getType()))
      operand.set(arith::ExtFOp::create(builder, loc, f32, operand.get()));
  builder.setInsertionPointAfter(op);
  for (OpResult result : op->getResults()) {
    Type type = result.getType();
    if (!isNarrow(type))
      continue;
    result.setType(f32);
    auto rounded = arith::TruncFOp::create(builder, loc, type, result);
    result.replaceAllUsesExcept(rounded, rounded);
  }
}

namespace {
/// Writes ops on integers of one type.
struct Bits {
  OpBuilder &builder;
  Location loc;
  Type type;

  Bits(OpBuilder &builder, Location loc, Type type)
      : builder(builder), loc(loc), type(type) {}

  Value number(int64_t value) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getIntegerAttr(type, value));
  }
  template <typename Op>
  Value make(Value left, Value right) {
    return Op::create(builder, loc, left, right);
  }
  template <typename Op>
  Value make(Value left, int64_t right) {
    return make<Op>(left, number(right));
  }
  Value compare(arith::CmpIPredicate predicate, Value left, int64_t right) {
    return arith::CmpIOp::create(builder, loc, predicate, left, number(right));
  }
  Value select(Value condition, Value yes, Value no) {
    return arith::SelectOp::create(builder, loc, condition, yes, no);
  }
  Value of(Value value) {
    return arith::BitcastOp::create(builder, loc, type, value);
  }
  Value as(Type other, Value value) {
    return arith::BitcastOp::create(builder, loc, other, value);
  }
};

/// Digits and exponents of a format, next to those of f32.
struct Format {
  /// Of the digits behind the first one, and what f32 has more of them.
  int64_t digits, shift;
  /// What is added to the exponent of a number.
  int64_t bias;
  /// The largest number's bits, and those of what is larger and of none.
  int64_t largest, tooLarge, none;

  explicit Format(FloatType type) {
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    auto bits = [](const APFloat &value) -> int64_t {
      return value.bitcastToAPInt().getZExtValue();
    };
    digits = APFloat::semanticsPrecision(semantics) - 1;
    shift = 23 - digits;
    bias = 1 - APFloat::semanticsMinExponent(semantics);
    largest = bits(APFloat::getLargest(semantics));
    tooLarge = bits(APFloat::getInf(semantics));
    none = bits(APFloat::getNaN(semantics));
  }

  /// The exponent's bits in f32 where it has `exponent` here.
  int64_t inFloat(int64_t exponent) const { return 127 - bias + exponent; }
};
} // namespace

Value mlir::fsdp::roundToOdd(OpBuilder &builder, Location loc, Value wide) {
  Bits bits(builder, loc, builder.getI32Type());
  Value near =
      arith::TruncFOp::create(builder, loc, builder.getF32Type(), wide);
  Value back = arith::ExtFOp::create(builder, loc, wide.getType(), near);
  Value isInexact = arith::CmpFOp::create(
      builder, loc, arith::CmpFPredicate::ONE, back, wide);
  Value rounded = bits.of(near);
  Value isEven = bits.compare(arith::CmpIPredicate::eq,
                              bits.make<arith::AndIOp>(rounded, 1), 0);
  // Of one sign, so that bits are ordered as what they stand for is.
  auto order = [&](Value value) -> Value {
    return arith::BitcastOp::create(builder, loc, builder.getI64Type(), value);
  };
  Value isBeyond = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::ugt, order(back), order(wide));
  Value step = bits.select(isBeyond, bits.number(-1), bits.number(1));
  step = bits.select(arith::AndIOp::create(builder, loc, isInexact, isEven),
                     step, bits.number(0));
  return bits.as(builder.getF32Type(), bits.make<arith::AddIOp>(rounded, step));
}

Value mlir::fsdp::decodeFloat8(OpBuilder &builder, Location loc, Value byte,
                               FloatType format, Type type) {
  Format of(format);
  Bits bits(builder, loc, builder.getI32Type());
  Value wide = arith::ExtUIOp::create(builder, loc, bits.type, byte);
  Value size = bits.make<arith::AndIOp>(wide, 0x7f);
  Value sign =
      bits.make<arith::ShLIOp>(bits.make<arith::AndIOp>(wide, 0x80), 24);

  Value moved = bits.make<arith::ShLIOp>(size, of.shift);
  Value normal = bits.make<arith::AddIOp>(moved, of.inFloat(0) << 23);
  // Multiples of the smallest number: its exponent is what adds to theirs.
  Value counted =
      arith::UIToFPOp::create(builder, loc, builder.getF32Type(), size);
  Value small = bits.make<arith::SubIOp>(bits.of(counted),
                                         (of.bias - 1 + of.digits) << 23);
  Value result = bits.select(
      bits.compare(arith::CmpIPredicate::ult, size, int64_t(1) << of.digits),
      small, normal);
  result = bits.select(bits.compare(arith::CmpIPredicate::eq, size, 0),
                       bits.number(0), result);
  Value special = bits.make<arith::OrIOp>(moved, 0x7f800000);
  result =
      bits.select(bits.compare(arith::CmpIPredicate::ugt, size, of.largest),
                  special, result);
  result = bits.make<arith::OrIOp>(result, sign);
  if (type.isF32())
    return bits.as(type, result);
  Value half = arith::TruncIOp::create(builder, loc, builder.getI16Type(),
                                       bits.make<arith::ShRUIOp>(result, 16));
  return arith::BitcastOp::create(builder, loc, type, half);
}

Value mlir::fsdp::encodeFloat8(OpBuilder &builder, Location loc, Value wide,
                               FloatType format) {
  Format of(format);
  Bits bits(builder, loc, builder.getI32Type());
  Value all = bits.of(wide);
  Value size = bits.make<arith::AndIOp>(all, 0x7fffffff);
  Value sign =
      bits.make<arith::AndIOp>(bits.make<arith::ShRUIOp>(all, 24), 0x80);
  // Drops digits: half of what is dropped is added, less one where the last
  // digit that stays is even.
  auto drop = [&](Value number, Value count) {
    Value last =
        bits.make<arith::AndIOp>(bits.make<arith::ShRUIOp>(number, count), 1);
    Value half = bits.make<arith::ShLIOp>(bits.number(1),
                                          bits.make<arith::SubIOp>(count, 1));
    Value up =
        bits.make<arith::SubIOp>(bits.make<arith::AddIOp>(half, last), 1);
    return bits.make<arith::ShRUIOp>(bits.make<arith::AddIOp>(number, up),
                                     count);
  };
  Value normal = bits.make<arith::SubIOp>(drop(size, bits.number(of.shift)),
                                          of.inFloat(0) << of.digits);
  normal =
      bits.select(bits.compare(arith::CmpIPredicate::sgt, normal, of.largest),
                  bits.number(of.tooLarge), normal);
  // Below the smallest normal number more digits go, up to all and the half.
  Value digits = bits.make<arith::OrIOp>(
      bits.make<arith::AndIOp>(size, 0x7fffff), 0x800000);
  Value count = bits.make<arith::SubIOp>(bits.number(of.inFloat(1) + of.shift),
                                         bits.make<arith::ShRUIOp>(size, 23));
  count = arith::MinSIOp::create(builder, loc, count, bits.number(25));
  // Where it is not used a count must still be one that shifts.
  count = arith::MaxSIOp::create(builder, loc, count, bits.number(1));
  Value small = drop(digits, count);
  Value result = bits.select(
      bits.compare(arith::CmpIPredicate::ult, size, of.inFloat(1) << 23), small,
      normal);
  result =
      bits.select(bits.compare(arith::CmpIPredicate::ugt, size, 0x7f800000),
                  bits.number(of.none), result);
  return arith::TruncIOp::create(builder, loc, builder.getI8Type(),
                                 bits.make<arith::OrIOp>(result, sign));
}
