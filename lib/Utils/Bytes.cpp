//===- Bytes.cpp - Sizes of values and arguments --------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/Bytes.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

std::optional<int64_t> mlir::fsdp::getKnownBytes(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return 0;
  Type element = shaped.getElementType();
  if (!shaped.hasStaticShape() || !element.isIntOrIndexOrFloat())
    return std::nullopt;
  int64_t bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  std::optional<int64_t> bytes = llvm::divideCeil(bits, 8);
  if (llvm::is_contained(shaped.getShape(), 0))
    return 0;
  for (int64_t size : shaped.getShape())
    if (bytes)
      bytes = llvm::checkedMul(*bytes, size);
  return bytes;
}

int64_t mlir::fsdp::getStaticBytes(Type type) {
  return getKnownBytes(type).value_or(0);
}

int64_t mlir::fsdp::getStaticBytes(TypeRange types) {
  constexpr int64_t kMost = std::numeric_limits<int64_t>::max();
  int64_t bytes = 0;
  for (Type type : types)
    bytes = llvm::checkedAdd(bytes, getStaticBytes(type)).value_or(kMost);
  return bytes;
}

bool mlir::fsdp::isOffloaded(BlockArgument argument) {
  auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
  return function &&
         function.getArgAttr(argument.getArgNumber(), attr::kOffload);
}

int64_t mlir::fsdp::getDeviceBytes(func::FuncOp function, int64_t alignment) {
  // What is larger no limit allows.
  constexpr int64_t kMost = std::numeric_limits<int64_t>::max() / 8;
  int64_t sum = 0;
  for (BlockArgument argument : function.getArguments()) {
    if (isOffloaded(argument))
      continue;
    int64_t bytes = std::min(getStaticBytes(argument.getType()), kMost);
    sum = std::min<int64_t>(kMost, sum + llvm::alignTo(bytes, alignment));
  }
  return sum;
}
