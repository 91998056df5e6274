//===- StrictOps.cpp - Linalg ops whose rounding is fixed -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StrictOps.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::fsdp;

linalg::GenericOp mlir::fsdp::createStrictGeneric(
    OpBuilder &builder, Location loc, ValueRange inputs, ValueRange outputs,
    unsigned loops,
    function_ref<SmallVector<Value>(OpBuilder &, ValueRange)> build) {
  MLIRContext *context = builder.getContext();
  SmallVector<AffineMap> maps;
  auto addMap = [&](Value value) {
    maps.push_back(cast<ShapedType>(value.getType()).getRank() == 0
                       ? AffineMap::get(loops, 0, context)
                       : AffineMap::getMultiDimIdentityMap(loops, context));
  };
  llvm::for_each(inputs, addMap);
  llvm::for_each(outputs, addMap);
  SmallVector<utils::IteratorType> iterators(loops,
                                             utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange(outputs), inputs, outputs, maps, iterators,
      [&](OpBuilder &nested, Location nestedLoc, ValueRange args) {
        linalg::YieldOp::create(nested, nestedLoc, build(nested, args));
      });
  generic->setAttr(attr::kStrict, builder.getUnitAttr());
  return generic;
}

linalg::GenericOp mlir::fsdp::createStrictSum(OpBuilder &builder, Location loc,
                                              Value left, Value right) {
  auto type = cast<RankedTensorType>(left.getType());
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  return createStrictGeneric(
      builder, loc, {left, right}, empty, type.getRank(),
      [&](OpBuilder &nested, ValueRange values) -> SmallVector<Value> {
        return {arith::AddFOp::create(nested, loc, values[0], values[1])};
      });
}
