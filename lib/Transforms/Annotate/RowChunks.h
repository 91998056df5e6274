//===- RowChunks.h - Rows computed in a loop over chunks --------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For `fsdp-chunk-loss`: rewrites what `findRowRegion` has found.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_ANNOTATE_ROWCHUNKS_H
#define FSDP_TRANSFORMS_ANNOTATE_ROWCHUNKS_H

#include "RowRegion.h"

namespace mlir::fsdp {

/// Whether a loop can take the place of the region: sums of 16-bit floats are
/// plain sums, and what stands between its ops can follow behind.
bool canBeChunked(const RowRegion &region, RowObstacle &obstacle);

/// Lets sums of 16-bit floats over all rows add in f32; rounding follows
/// behind. If there are any, the region is another one.
bool widenSumsOfRows(const RowRegion &region);

/// Replaces the ops of a region by an `scf.for` over `chunks` chunks, which
/// divide its number of rows. Results that others read are written chunk by
/// chunk; sums over all rows go from one to the next.
void computeInChunks(const RowRegion &region, int64_t chunks, Location loc);

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_ANNOTATE_ROWCHUNKS_H
