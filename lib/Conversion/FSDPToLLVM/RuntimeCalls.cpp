//===- RuntimeCalls.cpp - Pointers and calls of the runtime ---------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeCalls.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::fsdp;

RuntimeCalls::RuntimeCalls(ModuleOp module)
    : module(module), converter(module.getContext()) {}

Value RuntimeCalls::toMemRef(OpBuilder &builder, Location loc, Value pointer,
                             MemRefType type) {
  Value descriptor =
      MemRefDescriptor::fromStaticShape(builder, loc, converter, type, pointer);
  return UnrealizedConversionCastOp::create(builder, loc, type, descriptor)
      .getResult(0);
}

Value RuntimeCalls::toPointer(OpBuilder &builder, Location loc, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  Value descriptor = UnrealizedConversionCastOp::create(
                         builder, loc, converter.convertType(type), memref)
                         .getResult(0);
  return MemRefDescriptor(descriptor).bufferPtr(builder, loc, converter, type);
}

Value RuntimeCalls::toBase(OpBuilder &builder, Location loc, Value memref) {
  Value descriptor =
      UnrealizedConversionCastOp::create(
          builder, loc, converter.convertType(memref.getType()), memref)
          .getResult(0);
  return MemRefDescriptor(descriptor).alignedPtr(builder, loc);
}

Value RuntimeCalls::call(OpBuilder &builder, Location loc, StringRef name,
                         Type result, ValueRange operands) {
  auto function = module.lookupSymbol<LLVM::LLVMFuncOp>(name);
  if (!function) {
    OpBuilder atStart = OpBuilder::atBlockBegin(module.getBody());
    function = LLVM::LLVMFuncOp::create(
        atStart, loc, name,
        LLVM::LLVMFunctionType::get(result,
                                    llvm::to_vector(operands.getTypes())));
  }
  return LLVM::CallOp::create(builder, loc, function, operands).getResult();
}

Value RuntimeCalls::allocate(Operation *op, Type type) {
  auto function = op->getParentOfType<func::FuncOp>();
  OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
  Value one =
      LLVM::ConstantOp::create(builder, op->getLoc(), builder.getI64Type(),
                               builder.getI64IntegerAttr(1));
  return LLVM::AllocaOp::create(builder, op->getLoc(),
                                LLVM::LLVMPointerType::get(op->getContext()),
                                type, one);
}

void RuntimeCalls::lowerRank(shard::ProcessLinearIndexOp op, Value context) {
  OpBuilder builder(op);
  Value rank =
      call(builder, op.getLoc(), "fsdp_rt_rank", builder.getI64Type(), context);
  op.getResult().replaceAllUsesWith(
      UnrealizedConversionCastOp::create(builder, op.getLoc(),
                                         builder.getIndexType(), rank)
          .getResult(0));
  op.erase();
}

void RuntimeCalls::callLibm() {
  module.walk([&](Operation *op) {
    if (!isa<math::Log1pOp, math::ExpM1Op>(op))
      return;
    Type type = op->getResult(0).getType();
    if (!type.isF32() && !type.isF64())
      return;
    std::string name = isa<math::Log1pOp>(op) ? "log1p" : "expm1";
    OpBuilder builder(op);
    op->getResult(0).replaceAllUsesWith(call(builder, op->getLoc(),
                                             type.isF32() ? name + "f" : name,
                                             type, op->getOperands()));
    op->erase();
  });
}

/// The operands' values lie in slots of eight bytes.
void RuntimeCalls::lowerLaunch(gpu::LaunchFuncOp op, Value context,
                               LLVM::GlobalOp descriptor) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Type i64 = builder.getI64Type();
  OperandRange operands = op.getKernelOperands();
  Value slots = allocate(op, LLVM::LLVMArrayType::get(i64, operands.size()));
  for (auto [index, operand] : llvm::enumerate(operands)) {
    Value slot = LLVM::GEPOp::create(builder, loc, context.getType(), i64,
                                     slots, LLVM::GEPArg(int32_t(index)));
    Value value = operand;
    if (isa<MemRefType>(operand.getType()))
      value = toBase(builder, loc, operand);
    else if (isa<IndexType>(operand.getType()))
      value = UnrealizedConversionCastOp::create(builder, loc, i64, operand)
                  .getResult(0);
    LLVM::StoreOp::create(builder, loc, value, slot);
  }
  call(builder, loc, "fsdp_rt_launch", builder.getI32Type(),
       {context, LLVM::AddressOfOp::create(builder, loc, descriptor), slots});
  op.erase();
}
