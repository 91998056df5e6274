//===- MpiSums.cpp - Values of members, combined in their order -----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MpiSums.h"
#include "RankExchange.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::fsdp;

/// 16-bit floats are combined in f32.
static Type getSumType(Type element) {
  bool isNarrow =
      isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32;
  return isNarrow ? Type(Float32Type::get(element.getContext())) : element;
}

static Value widen(OpBuilder &builder, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return arith::ExtFOp::create(builder, loc, type, value);
}

/// The combination of what is there with the next member's value. A maximum is
/// NaN if one is, and the first of two equal ones.
static Value combine(OpBuilder &builder, Location loc, ReduceKind kind,
                     Value sum, Value next) {
  Type type = sum.getType();
  // The sum of truth values is "any", and so is their maximum.
  if (type.isInteger(1))
    return arith::OrIOp::create(builder, loc, sum, next);
  if (kind != ReduceKind::Max)
    return isa<FloatType>(type)
               ? arith::AddFOp::create(builder, loc, sum, next).getResult()
               : arith::AddIOp::create(builder, loc, sum, next).getResult();
  if (!isa<FloatType>(type))
    return arith::MaxSIOp::create(builder, loc, sum, next);
  Value isNaN = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNO,
                                      next, next);
  Value isMore =
      arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OGT, next, sum);
  Value takes = arith::OrIOp::create(builder, loc, isNaN, isMore);
  return arith::SelectOp::create(builder, loc, takes, next, sum);
}

/// Emits a loop over all elements of buffers of one dimension; `body` makes the
/// value of `dest` of those of `sources` and its own old one.
static void emitLoop(OpBuilder &builder, Location loc, ValueRange sources,
                     Value dest,
                     llvm::function_ref<Value(OpBuilder &, ValueRange)> body) {
  SmallVector<AffineMap> maps(sources.size() + 1,
                              builder.getMultiDimIdentityMap(1));
  auto op = linalg::GenericOp::create(
      builder, loc, TypeRange(), sources, dest, maps,
      ArrayRef<utils::IteratorType>{utils::IteratorType::parallel},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        linalg::YieldOp::create(nested, loc, body(nested, args));
      });
  // Dropped where only upstream's passes follow, which add no flags.
  op->setAttr(attr::kStrict, builder.getUnitAttr());
}

void MemberSum::emit(OpBuilder &builder, Location loc, Value stage,
                     Value dest) const {
  auto type = cast<MemRefType>(dest.getType());
  Type element = type.getElementType(), sumType = getSumType(element);
  int64_t size = type.getDimSize(0);
  Value sum = dest;
  if (sumType != element)
    sum = memref::AllocOp::create(builder, loc, MemRefType::get(size, sumType));
  auto constant = [&](int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value first = createPart(builder, loc, stage, constant(0), size);
  emitLoop(builder, loc, first, sum, [&](OpBuilder &nested, ValueRange args) {
    return widen(nested, loc, args[0], sumType);
  });
  auto loop =
      scf::ForOp::create(builder, loc, constant(stride),
                         constant(numMembers * stride), constant(stride));
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    Value next = createPart(builder, loc, stage, loop.getInductionVar(), size);
    emitLoop(builder, loc, next, sum, [&](OpBuilder &nested, ValueRange args) {
      return combine(nested, loc, kind, args[1],
                     widen(nested, loc, args[0], sumType));
    });
  }
  emitMean(builder, loc, sum);
  if (sum == dest)
    return;
  emitLoop(builder, loc, sum, dest, [&](OpBuilder &nested, ValueRange args) {
    return arith::TruncFOp::create(nested, loc, element, args[0]).getResult();
  });
  memref::DeallocOp::create(builder, loc, sum);
}

void MemberSum::emitMean(OpBuilder &builder, Location loc, Value dest) const {
  Type type = cast<MemRefType>(dest.getType()).getElementType();
  if (kind != ReduceKind::Mean || !isa<FloatType>(type) || numMembers == 1)
    return;
  emitLoop(builder, loc, {}, dest, [&](OpBuilder &nested, ValueRange args) {
    Value count = arith::ConstantOp::create(
        nested, loc, nested.getFloatAttr(type, double(numMembers)));
    return arith::DivFOp::create(nested, loc, args[0], count).getResult();
  });
}
