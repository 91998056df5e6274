//===- Kernels.h - copies and ordered reductions ---------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_MOVE_KERNELS_H
#define FSDP_RUNTIME_MOVE_KERNELS_H

#include <cstdint>

namespace fsdp::rt {

/// Copies; `stream` bypasses the cache. A fence is needed before other threads
/// may read streamed data: finishStreaming.
void copyBytes(void *dst, const void *src, int64_t bytes, bool stream);

/// dst[i] = ((src0[i] + src1[i]) + ...) or the maximum, in ascending order;
/// `mean` divides by `count`. All sources may equal `dst`.
void reduceElements(int32_t dtype, int32_t reduce, bool mean, int64_t count,
                    const void *const *sources, void *dst, int64_t bytes,
                    bool stream);

/// The same for sums of floats from byte `offset` of the sources on, as far as
/// vectors of this processor do it: returns how many leading bytes are done.
/// With `stream`, `dst` is aligned to 32 bytes.
int64_t sumVectors(int32_t dtype, bool mean, int64_t count,
                   const void *const *sources, int64_t offset, void *dst,
                   int64_t bytes, bool stream);

/// Orders streamed stores before later ones.
void finishStreaming();

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_MOVE_KERNELS_H
