//===- MatrixFragments.cpp - Products of a warp ---------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// nvgpu.mma.sync would hide the registers, but has no bf16.
//
//===----------------------------------------------------------------------===//

#include "MatrixFragments.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fsdp;

static constexpr int64_t kWarp = 32;

MatrixFragments::MatrixFragments(OpBuilder &builder, Location loc, Type element,
                                 Value thread)
    : builder(builder), loc(loc), element(element) {
  SmallVector<Value> parts = splitIndex(
      builder, loc, thread, {ShapedType::kDynamic, kWarp / 4, int64_t(4)});
  warp = parts[0];
  row = parts[1];
  neighbour = createProduct(builder, loc, parts[2], 2);
}

LeftFragment MatrixFragments::loadLeft(Value firstRow, Value secondRow,
                                       int64_t column, LoadPair load) {
  auto at = [&](int64_t offset) {
    return createSum(builder, loc, neighbour,
                     createIndex(builder, loc, column + offset));
  };
  Value near = at(0), far = at(kFragmentDepth / 2);
  return {load(firstRow, near), load(secondRow, near), load(firstRow, far),
          load(secondRow, far)};
}

Pair MatrixFragments::makePair(Value first, Value second) {
  auto narrow = [&](Value value) -> Value {
    return arith::TruncFOp::create(builder, loc, element, value);
  };
  Value values[] = {narrow(first), narrow(second)};
  return vector::FromElementsOp::create(builder, loc,
                                        VectorType::get(2, element), values);
}

LeftFragment MatrixFragments::toLeft(const SumFragment &first,
                                     const SumFragment &second) {
  return {makePair(first[0], first[1]), makePair(first[2], first[3]),
          makePair(second[0], second[1]), makePair(second[2], second[3])};
}

/// The instruction takes f16 as vectors and bf16 as words.
Value MatrixFragments::toOperand(Pair pair) {
  bool isWord = pair.getType().isInteger(32);
  if (element.isF16() && isWord)
    return LLVM::BitcastOp::create(builder, loc, VectorType::get(2, element),
                                   pair);
  if (element.isF16() || isWord)
    return pair;
  Value word = vector::BitCastOp::create(
      builder, loc, VectorType::get(1, builder.getI32Type()), pair);
  return vector::ExtractOp::create(builder, loc, word, 0);
}

SumFragment MatrixFragments::multiply(const LeftFragment &left,
                                      const RightFragment &right,
                                      const SumFragment &sum) {
  SmallVector<Value> lefts, rights;
  for (Pair pair : left)
    lefts.push_back(toOperand(pair));
  for (Pair pair : right)
    rights.push_back(toOperand(pair));
  Type f32 = builder.getF32Type();
  auto type = LLVM::LLVMStructType::getLiteral(builder.getContext(),
                                               {f32, f32, f32, f32});
  auto factors = element.isF16() ? NVVM::MMATypes::f16 : NVVM::MMATypes::bf16;
  auto product = NVVM::MmaOp::create(
      builder, loc, type, lefts, rights, ArrayRef<Value>(sum),
      {kFragmentRows, kFragmentColumns, kFragmentDepth},
      /*b1Op=*/std::nullopt, /*intOverflow=*/std::nullopt,
      std::array{factors, factors},
      std::array{NVVM::MMALayout::row, NVVM::MMALayout::col});
  SumFragment result;
  for (auto [index, value] : llvm::enumerate(result))
    value = LLVM::ExtractValueOp::create(builder, loc, product, index);
  return result;
}

SumFragment MatrixFragments::zero() {
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(0.0f));
  return {zero, zero, zero, zero};
}
