//===- MaskOrigin.h - What computed masks are made of -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4: which tensors behind a mask need not exist, as they are made of
// less, element by element.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ATTENTION_MASKORIGIN_H
#define FSDP_LIB_TRANSFORMS_ATTENTION_MASKORIGIN_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::fsdp {

/// Where what is computed again is: in tiles of tensors, or of one element,
/// which reads no other place of a tensor than its own.
enum class MaskGrain { Tile, Element };

/// The mask and what it is made of, as far as it is computed again where it is
/// read: tensors of at least `scores` elements that ops of one element each
/// make of tensors with fewer bytes in all. What is `gathered` is not among
/// these, see `findGathered`.
llvm::DenseSet<Value> findComputed(Value mask, int64_t scores,
                                   const llvm::DenseSet<Value> &gathered,
                                   MaskGrain grain);

/// What passes the barrier as this value. What is computed again is behind it
/// in any case, with what else the attention reads.
Value getPassed(BarrierOp barrier, Value tensor);

/// For each dimension of what is reshaped, by ops among those that are
/// computed, the one of the result that is the same; none for extents of 1.
SmallVector<std::optional<unsigned>> matchDims(RankedTensorType source,
                                               RankedTensorType made);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ATTENTION_MASKORIGIN_H
