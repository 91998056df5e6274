//===- Loops.cpp - Loops that count as StableHLO --------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// scf.for of StepConverter. Its body moves into the new loop and is converted
// there, so that tensors from around it are read as they are.
//
//===----------------------------------------------------------------------===//

#include "StepConverter.h"

using namespace mlir;
using namespace mlir::fsdp;

void StepConverter::replace(Value old, Value value) {
  if (old.getType() == value.getType())
    old.replaceAllUsesWith(value);
  else
    scalars[old] = value;
}

/// What the loop carries: its number, then what it hands on.
static Operation *createLoop(StableHLOBuilder &hlo, ValueRange start,
                             Value upper) {
  SmallVector<Type> types(start.getTypes());
  SmallVector<Location> locs(start.size(), hlo.loc);
  Operation *loop = hlo.create("while", types, start, {}, /*regions=*/2);
  OpBuilder::InsertionGuard guard(hlo.builder);
  Block *test = hlo.builder.createBlock(&loop->getRegion(0), {}, types, locs);
  hlo.create("return", {},
             hlo.compare("LT", "SIGNED", test->getArgument(0), upper));
  hlo.builder.createBlock(&loop->getRegion(1), {}, types, locs);
  return loop;
}

LogicalResult StepConverter::convertLoop(scf::ForOp op) {
  SmallVector<Value> start{lookup(op.getLowerBound())};
  llvm::append_range(start, lookup(op.getInitArgs()));
  Value upper = lookup(op.getUpperBound()), step = lookup(op.getStep());
  bool isKnown = llvm::all_of(
      llvm::concat<const Value>(start, ArrayRef{upper, step}), [](Value value) {
        auto type = dyn_cast<RankedTensorType>(value.getType());
        return type && type.hasStaticShape() &&
               isStableHLOElement(type.getElementType());
      });
  if (!isKnown || op.getUnsignedCmp())
    return verifyKept(op);
  hlo.setPlace(op);
  Operation *loop = createLoop(hlo, start, upper);
  Block &block = loop->getRegion(1).front();
  for (auto [old, value] :
       llvm::zip_equal(op.getBody()->getArguments(), block.getArguments()))
    replace(old, value);
  block.getOperations().splice(block.end(), op.getBody()->getOperations());
  // Erased behind what it held, which reads its arguments.
  converted.push_back(op);
  Operation *yield = &block.back();
  for (Operation &inner :
       llvm::make_early_inc_range(block.without_terminator()))
    if (failed(convertOp(&inner)))
      return failure();
  hlo.setPlace(yield);
  SmallVector<Value> next{
      hlo.createOne("add", start[0].getType(), {block.getArgument(0), step})};
  llvm::append_range(next, lookup(yield->getOperands()));
  hlo.create("return", {}, next);
  yield->erase();
  for (auto [old, value] :
       llvm::zip_equal(op.getResults(), loop->getResults().drop_front()))
    replace(old, value);
  return success();
}
