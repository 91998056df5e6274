//===- Slices.h - Slices along one dimension --------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_SLICES_H
#define FSDP_UTILS_SLICES_H

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Builders.h"

namespace mlir::fsdp {

/// All of a shape, but of one dimension `length` elements from `begin` on.
struct DimSlice {
  DimSlice(OpBuilder &builder, ArrayRef<int64_t> shape, int64_t dim,
           OpFoldResult begin, int64_t length)
      : offsets(shape.size(), builder.getIndexAttr(0)),
        sizes(getAsIndexOpFoldResult(builder.getContext(), shape)),
        strides(shape.size(), builder.getIndexAttr(1)) {
    offsets[dim] = begin;
    sizes[dim] = builder.getIndexAttr(length);
  }

  SmallVector<OpFoldResult> offsets, sizes, strides;
};

} // namespace mlir::fsdp

#endif // FSDP_UTILS_SLICES_H
