//===- GradientNorm.cpp - The norm of all gradients -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sum of floating-point numbers depends on its order, and with it on the
// layout of the gradients. Here the powers of the elements are cut at fixed
// places, every 24 binary digits, into parts that are added exactly: of each
// gradient the three parts at and below its largest element. Sums of equal
// parts are added over gradients and ranks, again exactly, and the three parts
// at and below the largest of all give the norm.
//
//===----------------------------------------------------------------------===//

#include "GradientNorm.h"
#include "NormParts.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/MapVector.h"
#include <cmath>

using namespace mlir;
using namespace mlir::fsdp;

/// Slot 0 is for what is not finite, slot b + 1 for part b, whose unit is
/// 2^(24 * b - 1023).
static constexpr int64_t kSlots = 88;

/// What the collectives of a norm are called.
static constexpr StringLiteral kNormName = "gradient_norm";

namespace {
/// Builds the ops of one norm.
class NormBuilder {
public:
  NormBuilder(OpBuilder &builder, Location loc, const NormInput &input,
              double power)
      : builder(builder), loc(loc), input(input), power(power) {}
  Value build(Value *nonFinite);
  Value buildLargest(StringRef name);
  /// 0 if `largest` is finite, else 1.
  Value buildFlag(Value largest);

private:
  /// The value of a scalar constant in the body of an op.
  Value number(OpBuilder &nested, double value);
  Value integer(OpBuilder &nested, int64_t value);
  Value empty(Type element, ArrayRef<int64_t> shape = {});
  Value zeros(Type element, ArrayRef<int64_t> shape = {});
  /// |gradient * factor|, in the body of an op.
  Value magnitude(OpBuilder &nested, Value grad, ValueRange factor);
  Value raise(OpBuilder &nested, Value magnitude);
  Value reduce(ReduceKind kind, StringRef name, ArrayRef<int64_t> axes,
               Value value);
  ValueRange factors() {
    return input.factor ? ValueRange(input.factor) : ValueRange();
  }

  Value findLargest(Value grad);
  SmallVector<Value> chooseParts(Value largest);
  Value addToSlots(ValueRange parts, Value first, Value nonFinite, Value slots);
  Value addParts(Value grad, Value slots);
  SmallVector<Value> sumSlots(Value slots);
  Value takeRoot(Value total, Value nonFinite);

  OpBuilder &builder;
  Location loc;
  const NormInput &input;
  double power;
};
} // namespace

Value NormBuilder::number(OpBuilder &nested, double value) {
  return arith::ConstantOp::create(nested, loc, nested.getF64FloatAttr(value));
}

Value NormBuilder::integer(OpBuilder &nested, int64_t value) {
  return arith::ConstantOp::create(nested, loc,
                                   nested.getI64IntegerAttr(value));
}

Value NormBuilder::empty(Type element, ArrayRef<int64_t> shape) {
  return tensor::EmptyOp::create(builder, loc, shape, element);
}

Value NormBuilder::zeros(Type element, ArrayRef<int64_t> shape) {
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(element));
  return linalg::FillOp::create(builder, loc, zero, empty(element, shape))
      .getResult(0);
}

Value NormBuilder::magnitude(OpBuilder &nested, Value grad, ValueRange factor) {
  for (Value wide : factor)
    grad = arith::MulFOp::create(
        nested, loc, grad,
        arith::TruncFOp::create(nested, loc, nested.getF32Type(), wide));
  return math::AbsFOp::create(nested, loc, grad);
}

Value NormBuilder::raise(OpBuilder &nested, Value magnitude) {
  Value wide =
      arith::ExtFOp::create(nested, loc, nested.getF64Type(), magnitude);
  if (power == 1)
    return wide;
  if (power == 2)
    return arith::MulFOp::create(nested, loc, wide, wide);
  return math::PowFOp::create(nested, loc, wide, number(nested, power));
}

Value NormBuilder::reduce(ReduceKind kind, StringRef name,
                          ArrayRef<int64_t> axes, Value value) {
  if (axes.empty())
    return value;
  return AllReduceOp::create(builder, loc, value.getType(),
                             ReduceKindAttr::get(builder.getContext(), kind),
                             builder.getStringAttr(name), input.grid,
                             builder.getDenseI64ArrayAttr(axes), value, Value())
      .getResult();
}

/// The largest magnitude; not a number, if an element is not.
Value NormBuilder::findLargest(Value grad) {
  SmallVector<Value> inputs{grad};
  llvm::append_range(inputs, factors());
  return createStrictGeneric(
             builder, loc, inputs, zeros(builder.getF32Type()),
             cast<ShapedType>(grad.getType()).getRank(),
             [&](OpBuilder &nested, ValueRange args) -> SmallVector<Value> {
               Value value = magnitude(nested, args.front(),
                                       args.drop_front().drop_back());
               return {
                   arith::MaximumFOp::create(nested, loc, args.back(), value)};
             },
             utils::IteratorType::reduction)
      .getResult(0);
}

/// From the largest magnitude: what is not finite, the number of the first part
/// of its power, and the anchors of this and the next two parts.
SmallVector<Value> NormBuilder::chooseParts(Value largest) {
  Type f64 = builder.getF64Type(), i64 = builder.getI64Type();
  SmallVector<Value> outputs{empty(f64), empty(i64), empty(f64), empty(f64),
                             empty(f64)};
  auto generic = createStrictGeneric(
      builder, loc, largest, outputs, /*loops=*/0,
      [&](OpBuilder &nested, ValueRange args) {
        return buildNormParts(nested, loc, raise(nested, args.front()));
      });
  return SmallVector<Value>(generic.getResults());
}

/// Adds to the slots what is not finite, and the three parts of a gradient from
/// its first one on.
Value NormBuilder::addToSlots(ValueRange parts, Value first, Value nonFinite,
                              Value slots) {
  SmallVector<Value> scalars(parts);
  scalars.append({first, nonFinite});
  return createStrictGeneric(
             builder, loc, scalars, slots, /*loops=*/1,
             [&](OpBuilder &nested, ValueRange args) -> SmallVector<Value> {
               Value slot = arith::IndexCastOp::create(
                   nested, loc, nested.getI64Type(),
                   linalg::IndexOp::create(nested, loc, 0));
               auto at = [&](Value number, Value value, Value otherwise) {
                 Value equal = arith::CmpIOp::create(
                     nested, loc, arith::CmpIPredicate::eq, slot, number);
                 return arith::SelectOp::create(nested, loc, equal, value,
                                                otherwise)
                     .getResult();
               };
               Value value =
                   at(integer(nested, 0), args[4], number(nested, 0.0));
               for (int64_t i : {0, 1, 2})
                 value = at(arith::AddIOp::create(nested, loc, args[3],
                                                  integer(nested, 1 - i)),
                            args[i], value);
               return {arith::AddFOp::create(nested, loc, args[5], value)};
             })
      .getResult(0);
}

/// Adds the parts of a gradient's powers to the slots.
Value NormBuilder::addParts(Value grad, Value slots) {
  Type f64 = builder.getF64Type();
  SmallVector<Value> chosen = chooseParts(findLargest(grad));
  SmallVector<Value> inputs{grad};
  llvm::append_range(inputs, factors());
  llvm::append_range(inputs, ArrayRef(chosen).drop_front(2));
  SmallVector<Value> inits{zeros(f64), zeros(f64), zeros(f64)};
  auto sums = createStrictGeneric(
      builder, loc, inputs, inits, cast<ShapedType>(grad.getType()).getRank(),
      [&](OpBuilder &nested, ValueRange args) -> SmallVector<Value> {
        ValueRange factor = args.slice(1, factors().size());
        ValueRange anchors = args.drop_front(1 + factor.size()).take_front(3);
        Value rest = raise(nested, magnitude(nested, args.front(), factor));
        SmallVector<Value> results;
        for (auto [anchor, sum] : llvm::zip_equal(anchors, args.take_back(3))) {
          Value part = arith::SubFOp::create(
              nested, loc, arith::AddFOp::create(nested, loc, rest, anchor),
              anchor);
          rest = arith::SubFOp::create(nested, loc, rest, part);
          // Exact sums are the same in any order.
          results.push_back(arith::AddFOp::create(
              nested, loc, sum, part, arith::FastMathFlags::reassoc));
        }
        return results;
      },
      utils::IteratorType::reduction);
  return addToSlots(sums.getResults(), chosen[1], chosen[0], slots);
}

/// What is not finite, and the sum of the three parts at and below the largest.
SmallVector<Value> NormBuilder::sumSlots(Value slots) {
  Type f64 = builder.getF64Type();
  SmallVector<Value> inits{zeros(f64), zeros(f64), zeros(f64), zeros(f64)};
  auto generic = createStrictGeneric(
      builder, loc, slots, inits, /*loops=*/1,
      [&](OpBuilder &nested, ValueRange args) -> SmallVector<Value> {
        Value zero = number(nested, 0.0);
        Value isFirst = arith::CmpIOp::create(
            nested, loc, arith::CmpIPredicate::eq,
            linalg::IndexOp::create(nested, loc, 0),
            arith::ConstantIndexOp::create(nested, loc, 0));
        auto select = [&](Value which, Value yes, Value no) -> Value {
          return arith::SelectOp::create(nested, loc, which, yes, no);
        };
        Value nonFinite = select(isFirst, args[0], args[1]);
        Value part = select(isFirst, zero, args[0]);
        Value sum = arith::AddFOp::create(
            nested, loc, arith::AddFOp::create(nested, loc, args[3], args[4]),
            part);
        Value counts = arith::CmpFOp::create(
            nested, loc, arith::CmpFPredicate::UNE, part, zero);
        return {nonFinite, select(counts, sum, args[2]), args[4], part};
      },
      utils::IteratorType::reduction);
  return {generic.getResult(0), generic.getResult(1)};
}

Value NormBuilder::takeRoot(Value total, Value nonFinite) {
  auto build = [&](OpBuilder &nested, ValueRange args) -> SmallVector<Value> {
    Value root = args[0];
    if (power == 2)
      root = math::SqrtOp::create(nested, loc, root);
    else if (power != 1)
      root = math::PowFOp::create(nested, loc, root, number(nested, 1 / power));
    Value finite = arith::CmpFOp::create(nested, loc, arith::CmpFPredicate::OEQ,
                                         args[1], number(nested, 0.0));
    root = arith::SelectOp::create(nested, loc, finite, root, args[1]);
    return {arith::TruncFOp::create(nested, loc, nested.getF32Type(), root)};
  };
  return createStrictGeneric(builder, loc, {total, nonFinite},
                             empty(builder.getF32Type()), /*loops=*/0, build)
      .getResult(0);
}

/// The largest magnitude of all, on all ranks.
Value NormBuilder::buildLargest(StringRef name) {
  Value largest = zeros(builder.getF32Type());
  for (const NormPart &part : input.parts)
    largest = createStrictGeneric(
                  builder, loc, findLargest(part.grad), largest, /*loops=*/0,
                  [&](OpBuilder &nested, ValueRange args) {
                    return SmallVector<Value>{arith::MaximumFOp::create(
                        nested, loc, args[0], args[1])};
                  })
                  .getResult(0);
  return reduce(ReduceKind::Max, name, input.allAxes, largest);
}

Value NormBuilder::buildFlag(Value largest) {
  return createStrictGeneric(
             builder, loc, largest, empty(builder.getF64Type()), /*loops=*/0,
             [&](OpBuilder &nested, ValueRange args) -> SmallVector<Value> {
               Value wide = args[0];
               if (!wide.getType().isF64())
                 wide = arith::ExtFOp::create(nested, loc, nested.getF64Type(),
                                              wide);
               Value finite =
                   arith::CmpFOp::create(nested, loc, arith::CmpFPredicate::OLT,
                                         wide, number(nested, HUGE_VAL));
               return {arith::SelectOp::create(nested, loc, finite,
                                               number(nested, 0.0),
                                               number(nested, 1.0))};
             })
      .getResult(0);
}

Value NormBuilder::build(Value *nonFinite) {
  if (std::isinf(power)) {
    Value largest = buildLargest(kNormName);
    if (nonFinite)
      *nonFinite = buildFlag(largest);
    return largest;
  }
  Type f64 = builder.getF64Type();
  // Gradients that are cut over the same axes share a collective.
  llvm::MapVector<ArrayRef<int64_t>, Value> sums;
  Value own;
  for (const NormPart &part : input.parts) {
    Value &slots = part.isOwn ? own : sums[part.axes];
    slots = addParts(part.grad, slots ? slots : zeros(f64, {kSlots}));
  }
  Value all;
  for (auto &[axes, slots] : sums) {
    Value sum = reduce(ReduceKind::Sum, kNormName, axes, slots);
    all = all ? createStrictSum(builder, loc, all, sum).getResult(0) : sum;
  }
  SmallVector<Value> totals;
  if (all)
    totals = sumSlots(all);
  if (own) {
    SmallVector<Value> owned = sumSlots(own);
    for (Value &value : owned)
      value = reduce(ReduceKind::Max, kNormName, input.allAxes, value);
    for (size_t i = 0; i < owned.size(); ++i)
      owned[i] =
          totals.empty()
              ? owned[i]
              : createStrictSum(builder, loc, totals[i], owned[i]).getResult(0);
    totals = owned;
  }
  if (nonFinite)
    *nonFinite = buildFlag(totals[0]);
  return takeRoot(totals[1], totals[0]);
}

Value mlir::fsdp::buildGradientNorm(OpBuilder &builder, Location loc,
                                    const NormInput &input, double power,
                                    Value *nonFinite) {
  return NormBuilder(builder, loc, input, power).build(nonFinite);
}

Value mlir::fsdp::buildNonFinite(OpBuilder &builder, Location loc,
                                 const NormInput &input) {
  NormBuilder norm(builder, loc, input, HUGE_VAL);
  return norm.buildFlag(norm.buildLargest("found_inf"));
}
