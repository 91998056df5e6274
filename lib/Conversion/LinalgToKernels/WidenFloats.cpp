//===- WidenFloats.cpp - 16-bit floats computed in f32 --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each op on 16-bit floats becomes one on f32 whose result is rounded, as CPUs
// without such arithmetic do it. Conversions of bf16 become integer ops: those
// of LLVM are calls of functions that an artifact cannot expect to find, but on
// devices, which have instructions.
//
// MLIR's passes for both don't fit: arith-emulate-unsupported-floats lets LLVM
// contract its roundings, so that results would depend on what is fused, and of
// arith-expand's selection LLVM makes one of bf16, with such calls.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Conversion/LinalgToKernels/Passes.h"
#include "fsdp/Utils/FloatBits.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_WIDENFLOATSPASS
#include "fsdp/Conversion/LinalgToKernels/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

static bool isNarrow(Type type) { return type.isF16() || type.isBF16(); }

/// Whether an op computes with 16-bit floats, and does not just move or convert
/// them.
static bool computesNarrow(Operation *op) {
  if (!isa_and_nonnull<arith::ArithDialect, math::MathDialect>(
          op->getDialect()) ||
      isa<arith::ConstantOp, arith::BitcastOp, arith::ExtFOp, arith::TruncFOp>(
          op))
    return false;
  return llvm::any_of(op->getOperandTypes(), isNarrow) ||
         llvm::any_of(op->getResultTypes(), isNarrow);
}

/// A constant of the value's integer type.
static Value number(OpBuilder &builder, Location loc, Value like,
                    int64_t value) {
  return arith::ConstantOp::create(
      builder, loc, builder.getIntegerAttr(like.getType(), value));
}

/// An integer of 64 bits that f64 holds exactly, and that rounds to fewer
/// digits as `value` does: where f64 has no room for the last 11 bits, the one
/// above them says whether any of them was set.
static Value dropBits(OpBuilder &builder, Location loc, Value value,
                      bool isSigned) {
  auto constant = [&](int64_t bits) {
    return number(builder, loc, value, bits);
  };
  constexpr int64_t kExact = int64_t(1) << 53;
  Value zero = constant(0);
  Value low = arith::AndIOp::create(builder, loc, value, constant(0x7ff));
  Value isInexact =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, low, zero);
  Value mark =
      arith::SelectOp::create(builder, loc, isInexact, constant(0x800), zero);
  Value marked = arith::OrIOp::create(
      builder, loc,
      arith::AndIOp::create(builder, loc, value, constant(~0x7ff)), mark);
  Value offset = value;
  if (isSigned)
    offset = arith::AddIOp::create(builder, loc, value, constant(kExact));
  Value isLarge =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ugt, offset,
                            constant(isSigned ? 2 * kExact : kExact));
  return arith::SelectOp::create(builder, loc, isLarge, marked, value);
}

/// A conversion of an integer that f32 may not hold goes by way of f64.
static bool widenConversion(Operation *op) {
  if (!isa<arith::SIToFPOp, arith::UIToFPOp>(op))
    return false;
  Value value = op->getOperand(0);
  auto type = dyn_cast<IntegerType>(value.getType());
  if (!type || type.getWidth() <= 24 || type.getWidth() > 64)
    return false;
  OpBuilder builder(op);
  Location loc = op->getLoc();
  bool isSigned = isa<arith::SIToFPOp>(op);
  Type i64 = builder.getI64Type();
  if (type.getWidth() > 53 && type != i64)
    value = isSigned ? Value(arith::ExtSIOp::create(builder, loc, i64, value))
                     : Value(arith::ExtUIOp::create(builder, loc, i64, value));
  if (value.getType() == i64)
    value = dropBits(builder, loc, value, isSigned);
  op->setOperand(0, value);
  OpResult result = op->getResult(0);
  Type narrow = result.getType();
  result.setType(builder.getF64Type());
  builder.setInsertionPointAfter(op);
  auto rounded = arith::TruncFOp::create(builder, loc, narrow, result);
  result.replaceAllUsesExcept(rounded, rounded);
  return true;
}

/// Conversions between f64 and 16-bit floats go by way of f32.
static void splitConversion(Operation *op) {
  OpBuilder builder(op);
  Type f32 = builder.getF32Type();
  Type from = op->getOperand(0).getType(), to = op->getResult(0).getType();
  if (isa<arith::TruncFOp>(op) && from.isF64() && isNarrow(to))
    op->setOperand(0, roundToOdd(builder, op->getLoc(), op->getOperand(0)));
  else if (isa<arith::ExtFOp>(op) && isNarrow(from) && to.isF64())
    op->setOperand(0, arith::ExtFOp::create(builder, op->getLoc(), f32,
                                            op->getOperand(0)));
}

/// bf16 is the upper half of an f32.
static Value extend(OpBuilder &builder, Location loc, Value narrow) {
  Value bits =
      arith::BitcastOp::create(builder, loc, builder.getI16Type(), narrow);
  bits = arith::ExtUIOp::create(builder, loc, builder.getI32Type(), bits);
  bits =
      arith::ShLIOp::create(builder, loc, bits, number(builder, loc, bits, 16));
  return arith::BitcastOp::create(builder, loc, builder.getF32Type(), bits);
}

/// Rounds to nearest, ties to even; what is not a number stays none.
static Value round(OpBuilder &builder, Location loc, Value wide) {
  Value bits =
      arith::BitcastOp::create(builder, loc, builder.getI32Type(), wide);
  Value shift = number(builder, loc, bits, 16);
  Value odd = arith::AndIOp::create(
      builder, loc, arith::ShRUIOp::create(builder, loc, bits, shift),
      number(builder, loc, bits, 1));
  Value isNaN = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNO,
                                      wide, wide);
  // Not a selection between results, of which LLVM would make one of bf16.
  Value zero = number(builder, loc, bits, 0);
  Value up = arith::AddIOp::create(builder, loc, odd,
                                   number(builder, loc, bits, 0x7fff));
  up = arith::SelectOp::create(builder, loc, isNaN, zero, up);
  Value quiet = arith::SelectOp::create(
      builder, loc, isNaN, number(builder, loc, bits, 0x400000), zero);
  Value result = arith::OrIOp::create(
      builder, loc, arith::AddIOp::create(builder, loc, bits, up), quiet);
  result = arith::TruncIOp::create(
      builder, loc, builder.getI16Type(),
      arith::ShRUIOp::create(builder, loc, result, shift));
  return arith::BitcastOp::create(builder, loc, builder.getBF16Type(), result);
}

/// Integer ops in place of a conversion; null if it stays.
static Value expand(OpBuilder &builder, Operation *op) {
  Location loc = op->getLoc();
  if (isa<arith::ExtFOp>(op) && op->getOperand(0).getType().isBF16())
    return extend(builder, loc, op->getOperand(0));
  if (isa<arith::TruncFOp>(op) && op->getResult(0).getType().isBF16())
    return round(builder, loc, op->getOperand(0));
  return {};
}

namespace {
struct WidenFloats : fsdp::impl::WidenFloatsPassBase<WidenFloats> {
  using WidenFloatsPassBase::WidenFloatsPassBase;

  void runOnOperation() override {
    for (Operation *op : collect(computesNarrow))
      if (!widenConversion(op))
        computeInF32(op, isNarrow);
    for (Operation *op : collect(llvm::IsaPred<arith::ExtFOp, arith::TruncFOp>))
      splitConversion(op);
    if (expandConversions)
      expandAll();
  }

  void expandAll() {
    for (Operation *op :
         collect(llvm::IsaPred<arith::ExtFOp, arith::TruncFOp>)) {
      OpBuilder builder(op);
      Value expanded = expand(builder, op);
      if (!expanded)
        continue;
      op->getResult(0).replaceAllUsesWith(expanded);
      op->erase();
    }
  }

  SmallVector<Operation *> collect(function_ref<bool(Operation *)> matches) {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (matches(op))
        ops.push_back(op);
    });
    return ops;
  }
};
} // namespace
