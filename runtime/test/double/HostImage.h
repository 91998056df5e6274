//===- HostImage.h - kernels for the processor -----------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an image of kind FSDP_RT_IMAGE_HOST points at. `fsdp-compile --target
// cuda:host` makes it of the code that a device would get (lib/Target/
// HostKernels.cpp); a driver refuses it, the double executes it.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_TEST_DOUBLE_HOSTIMAGE_H
#define FSDP_RUNTIME_TEST_DOUBLE_HOSTIMAGE_H

#include <cstdint>

namespace fsdp::cuda_double {

constexpr char hostImageMark[] = "fsdp host kernels";

/// What a kernel knows of the thread it is called for.
struct HostThread {
  /// Numbers in the block, and of the block.
  int32_t thread, block;
  /// Memory of the block.
  void *shared;
  /// Returns when all threads of the block have called it.
  void (*barrier)(HostThread *);
  /// Returns the value of the lane `lane ^ mask` of the warp, when all lanes
  /// have called it.
  int32_t (*shuffle)(HostThread *, int32_t value, int32_t mask);
  /// Sets `sum` to the lane's part of a product of 16 x 16 by 16 x 8 plus that
  /// of `sum`, when all lanes of the warp have called it; `factors` are six
  /// pairs of f16, or else of bf16, of the left and then of the right factor,
  /// placed as PTX has it for mma.m16n8k16.
  void (*multiply)(HostThread *, const uint32_t *factors, float *sum,
                   int32_t isHalf);
  /// Sets `words` to the lane's parts of four matrices of 8 x 8 elements of 16
  /// bits, or of their transposes, as PTX has it for ldmatrix.x4, when all
  /// lanes of the warp have called it: lane l gives row l % 8 of matrix l / 8.
  void (*loadMatrices)(HostThread *, const void *row, uint32_t *words,
                       int32_t isTransposed);
  /// Copies 16 bytes by the time that the group is waited for; ends a group;
  /// waits for all groups of the thread but the last `count` ones.
  void (*copyPart)(HostThread *, void *to, const void *from);
  void (*commitCopies)(HostThread *);
  void (*awaitCopies)(HostThread *, int32_t count);
};

struct HostKernel {
  const char *name;
  /// A parameter lies where the matching element of `params` points.
  void (*function)(HostThread *thread, void *const *params);
  /// A letter for each parameter: v a number, r a pointer to memory that is
  /// only read, w to other memory; and how many bytes lie there, 0 if unknown,
  /// less if as many elements of so many bytes as the last parameter says.
  const char *parameters;
  const int64_t *parameterBytes;
  int64_t sharedBytes;
  /// Whether threads meet in barriers or shuffles.
  int64_t meets;
};

struct HostImage {
  const char *mark;
  int64_t count;
  const HostKernel *kernels;
};

/// Executes all threads of a kernel, block after block. `order` is the order of
/// the threads between their meetings: 0 forward, 1 backward, else a seed.
void execute(const HostKernel &kernel, int64_t grid, int32_t block,
             void *const *params, int order);

} // namespace fsdp::cuda_double

#endif // FSDP_RUNTIME_TEST_DOUBLE_HOSTIMAGE_H
