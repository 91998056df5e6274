//===- MaskElement.h - Elements of masks that are computed ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for kernels of devices: what a program computes of indices and of a
// number for each row or column, as ops on elements.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ATTENTION_MASKELEMENT_H
#define FSDP_LIB_TRANSFORMS_ATTENTION_MASKELEMENT_H

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Region.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseSet.h"
#include <memory>

namespace mlir::fsdp {

/// What computes element (b, h, t, s) of a mask, as `fsdp.flash_attention` has
/// it: operands, where each has its element, and a region.
struct MaskElement {
  SmallVector<Value> operands;
  SmallVector<AffineMap> maps;
  std::unique_ptr<Region> region;
};

/// None if the mask, which may broadcast its elements, is no larger than what
/// it is made of, see `findComputed`, or is made by hundreds of ops.
std::optional<MaskElement>
composeMaskElement(Value mask, int64_t scores,
                   const llvm::DenseSet<Value> &gathered);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ATTENTION_MASKELEMENT_H
