//===- HloShardingText.h - Shardings as XLA writes them ---------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of fsdp-read-shardings. `mhlo.sharding` is a text that numbers devices
// and knows no axes; those of a grid are found again from the numbers.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_PARTITION_HLOSHARDINGTEXT_H
#define FSDP_LIB_TRANSFORMS_PARTITION_HLOSHARDINGTEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>

namespace mlir::fsdp {

/// `{devices=[2,1,2]<=[4] last_tile_dim_replicate}`: which device has which
/// tile of a tensor.
struct HloSharding {
  /// Whether it says nothing (`{unknown}`).
  bool isUnknown = false;
  /// In how many tiles each dimension is cut; none, and no devices, where a
  /// tensor is whole on every device (`{replicated}`).
  llvm::SmallVector<int64_t> tiles;
  /// How many devices have each tile.
  int64_t copies = 1;
  /// By tile, in row-major order, and by copy.
  llvm::SmallVector<int64_t> devices;

  bool cutsNothing() const;
};

/// Reads the text of an attribute, of which that for a tensor; an error says
/// what is not as expected or what is not supported.
llvm::Expected<HloSharding> parseHloSharding(llvm::StringRef text);

/// By dimension, the axes of a grid of this shape that cut it, the outermost
/// first; devices are numbered in the grid's row-major order. An error says if
/// tiles are no parts along whole axes.
llvm::Expected<llvm::SmallVector<llvm::SmallVector<int64_t, 1>>>
findGridAxes(const HloSharding &sharding, llvm::ArrayRef<int64_t> shape);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_PARTITION_HLOSHARDINGTEXT_H
