//===- RankOffset.cpp - Where a rank's part begins ------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/RankOffset.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::fsdp;

Value mlir::fsdp::createRankOffset(OpBuilder &builder, Location loc,
                                   shard::GridOp grid, ArrayRef<int64_t> axes,
                                   int64_t size) {
  int64_t members = shard::collectiveProcessGroupSize(axes, grid);
  Type i64 = builder.getI64Type();
  auto type = RankedTensorType::get({members}, i64);
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(), i64);
  Value table =
      linalg::GenericOp::create(
          builder, loc, type, ValueRange(), empty,
          ArrayRef<AffineMap>{builder.getMultiDimIdentityMap(1)},
          ArrayRef<utils::IteratorType>{utils::IteratorType::parallel},
          [&](OpBuilder &nested, Location loc, ValueRange) {
            Value index = arith::IndexCastOp::create(
                nested, loc, i64, linalg::IndexOp::create(nested, loc, 0));
            Value factor = arith::ConstantOp::create(
                nested, loc, nested.getI64IntegerAttr(size));
            linalg::YieldOp::create(
                nested, loc,
                arith::MulIOp::create(nested, loc, index, factor).getResult());
          })
          .getResult(0);
  Value own = AllSliceOp::create(builder, loc, RankedTensorType::get({1}, i64),
                                 table, Value(), builder.getI64IntegerAttr(0),
                                 builder.getI64IntegerAttr(1),
                                 FlatSymbolRefAttr::get(grid),
                                 builder.getDenseI64ArrayAttr(axes))
                  .getResult();
  return tensor::CollapseShapeOp::create(builder, loc,
                                         RankedTensorType::get({}, i64), own,
                                         SmallVector<ReassociationIndices>());
}
