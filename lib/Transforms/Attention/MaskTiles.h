//===- MaskTiles.h - Tiles of masks that are computed -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for attention tile by tile: what a program computes of indices and
// of a number for each row or column is a tile of the mask where it is read,
// and no tensor of the mask's size.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ATTENTION_MASKTILES_H
#define FSDP_LIB_TRANSFORMS_ATTENTION_MASKTILES_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::fsdp {

/// Tiles of one mask.
class MaskTiles {
public:
  /// Finds what tiles compute again, see `findComputed`.
  MaskTiles(Value mask, int64_t scores, const llvm::DenseSet<Value> &gathered);

  /// Whether tiles compute elements, and do not read them from the mask.
  bool areComputed() const { return computed.contains(mask); }

  /// The elements of a slice of the mask, of the same rank; computed at the
  /// builder's place.
  Value take(OpBuilder &builder, Location loc, ArrayRef<OpFoldResult> offsets,
             ArrayRef<OpFoldResult> sizes) const;

private:
  /// Tiles that there are already, by what they are slices of.
  using Tiles = SmallVector<std::pair<tensor::ExtractSliceOp, Value>>;

  Value compute(OpBuilder &builder, tensor::ExtractSliceOp slice,
                Tiles &tiles) const;
  Value computeAnew(OpBuilder &builder, tensor::ExtractSliceOp slice,
                    Tiles &tiles) const;
  Value computeLike(OpBuilder &builder, tensor::ExtractSliceOp slice,
                    Value tensor, Tiles &tiles) const;
  template <typename ReshapeOp>
  Value reshape(OpBuilder &builder, tensor::ExtractSliceOp slice, ReshapeOp op,
                Tiles &tiles) const;
  Value merge(OpBuilder &builder, tensor::ExtractSliceOp slice,
              tensor::ExtractSliceOp op, Tiles &tiles) const;
  Value tile(OpBuilder &builder, tensor::ExtractSliceOp slice,
             Tiles &tiles) const;
  Value map(OpBuilder &builder, tensor::ExtractSliceOp slice, Operation *op,
            Tiles &tiles) const;

  Value mask;
  llvm::DenseSet<Value> computed;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ATTENTION_MASKTILES_H
