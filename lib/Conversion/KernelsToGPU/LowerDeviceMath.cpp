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
      .Case([](math::AbsFOp) { return "llvm.fabs"; })
      .Case([](math::CopySignOp) { return "llvm.copysign"; })
      .Case([](math::FmaOp) { return "llvm.fma"; })
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

namespace {
struct LowerDeviceMath : fsdp::impl::LowerDeviceMathPassBase<LowerDeviceMath> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (op->getNumResults() != 1 ||
          !isa<FloatType>(op->getResult(0).getType()))
        return;
      OpBuilder builder(op);
      if (Value intrinsic = createIntrinsic(builder, op)) {
        op->getResult(0).replaceAllUsesWith(intrinsic);
        op->erase();
      }
    });
  }
};
} // namespace
