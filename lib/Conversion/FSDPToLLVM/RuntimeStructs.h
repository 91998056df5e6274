//===- RuntimeStructs.h - Constant structures -------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_FSDPTOLLVM_RUNTIMESTRUCTS_H
#define FSDP_LIB_CONVERSION_FSDPTOLLVM_RUNTIMESTRUCTS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mlir::fsdp {

/// A structure from one of the strings of RuntimeLayout.h.
inline Type getStructType(MLIRContext *context, StringRef fields) {
  SmallVector<Type> types;
  for (char field : fields) {
    if (field == 'p')
      types.push_back(LLVM::LLVMPointerType::get(context));
    else
      types.push_back(IntegerType::get(context, field == 'i' ? 32 : 64));
  }
  return LLVM::LLVMStructType::getLiteral(context, types);
}

/// Builds a constant structure field by field, in order.
class StructBuilder {
public:
  StructBuilder(OpBuilder &builder, Location loc, Type type)
      : builder(builder), loc(loc),
        fields(cast<LLVM::LLVMStructType>(type).getBody()),
        value(LLVM::UndefOp::create(builder, loc, type)) {}

  StructBuilder &add(int64_t number) {
    Type type = fields[next];
    return add(LLVM::ConstantOp::create(builder, loc, type,
                                        builder.getIntegerAttr(type, number)));
  }
  /// The address of a global; null without one.
  StructBuilder &add(LLVM::GlobalOp global) {
    if (!global)
      return add(LLVM::ZeroOp::create(builder, loc, fields[next]));
    return add(LLVM::AddressOfOp::create(builder, loc, global));
  }
  StructBuilder &add(Value field) {
    value = LLVM::InsertValueOp::create(builder, loc, value, field, next++);
    return *this;
  }
  Value get() const { return value; }

private:
  OpBuilder &builder;
  Location loc;
  ArrayRef<Type> fields;
  Value value;
  int64_t next = 0;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_FSDPTOLLVM_RUNTIMESTRUCTS_H
