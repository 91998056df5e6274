//===- LowerDeviceMath.cpp - Math that needs no library -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Conversion/KernelsToGPU/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_LOWERDEVICEMATHPASS
#include "fsdp/Conversion/KernelsToGPU/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;

/// The intrinsic of LLVM that computes the same; empty if there is none.
static StringRef getIntrinsic(Operation *op) {
  return TypeSwitch<Operation *, StringRef>(op)
      .Case([](math::SqrtOp) { return "llvm.sqrt"; })
      .Case([](math::Exp2Op power) {
        // The others have no instruction.
        return power.getType().isF32() ? "llvm.exp2" : "";
      })
      .Case([](math::FloorOp) { return "llvm.floor"; })
      .Case([](math::CeilOp) { return "llvm.ceil"; })
      .Case([](math::TruncOp) { return "llvm.trunc"; })
      .Case([](math::RoundEvenOp) { return "llvm.roundeven"; })
      .Case([](math::RoundOp) { return "llvm.round"; })
      .Case([](math::AbsFOp) { return "llvm.fabs"; })
      .Case([](math::CopySignOp) { return "llvm.copysign"; })
      .Case([](math::FmaOp) { return "llvm.fma"; })
      .Case([](arith::MaxNumFOp) { return "llvm.maxnum"; })
      .Case([](arith::MinNumFOp) { return "llvm.minnum"; })
      .Default([](Operation *) { return ""; });
}

/// What replaces `op`, or nothing. The conversion to NVVM turns ops like
/// `llvm.intr.sqrt` into calls of the library, but not these calls.
static Value createIntrinsic(OpBuilder &builder, Operation *op) {
  Location loc = op->getLoc();
  Type type = op->getResult(0).getType();
  auto call = [&](StringRef name) -> Value {
    return LLVM::CallIntrinsicOp::create(builder, loc, type,
                                         builder.getStringAttr(name),
                                         op->getOperands())
        ->getResult(0);
  };
  if (isa<math::RsqrtOp>(op)) {
    Value root = call("llvm.sqrt");
    Value one = arith::ConstantOp::create(builder, loc,
                                          builder.getFloatAttr(type, 1.0));
    return arith::DivFOp::create(builder, loc, one, root);
  }
  StringRef name = getIntrinsic(op);
  return name.empty() ? Value() : call(name);
}

/// The same of what has no float as a result.
static Value createComparison(OpBuilder &builder, Operation *op) {
  if (!isa<math::AbsIOp, math::IsNaNOp, math::IsFiniteOp, math::IsInfOp>(op))
    return {};
  Location loc = op->getLoc();
  Value x = op->getOperand(0);
  Type type = x.getType();
  if (isa<math::AbsIOp>(op)) {
    Value zero =
        arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
    Value negated = arith::SubIOp::create(builder, loc, zero, x);
    Value isNegative =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, x, zero);
    return arith::SelectOp::create(builder, loc, isNegative, negated, x);
  }
  if (isa<math::IsNaNOp>(op))
    return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNO, x, x);
  Value size = LLVM::CallIntrinsicOp::create(
                   builder, loc, type, builder.getStringAttr("llvm.fabs"), x)
                   ->getResult(0);
  Value infinity = arith::ConstantOp::create(
      builder, loc,
      builder.getFloatAttr(
          type, APFloat::getInf(cast<FloatType>(type).getFloatSemantics())));
  return arith::CmpFOp::create(builder, loc,
                               isa<math::IsInfOp>(op)
                                   ? arith::CmpFPredicate::OEQ
                                   : arith::CmpFPredicate::OLT,
                               size, infinity);
}

namespace {
struct LowerDeviceMath : fsdp::impl::LowerDeviceMathPassBase<LowerDeviceMath> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (op->getNumResults() != 1)
        return;
      OpBuilder builder(op);
      Type type = op->getResult(0).getType();
      Value replacement;
      if (isa<FloatType>(type))
        replacement = createIntrinsic(builder, op);
      else if (type.isIntOrIndex())
        replacement = createComparison(builder, op);
      if (!replacement)
        return;
      op->getResult(0).replaceAllUsesWith(replacement);
      op->erase();
    });
  }
};
} // namespace
