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
