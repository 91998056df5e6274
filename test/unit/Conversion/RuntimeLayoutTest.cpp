//===- RuntimeLayoutTest.cpp - Emitted structures against the header ------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiler does not include the runtime's header; this test does.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/RuntimeLayout.h"
#include "../../runtime/include/fsdp_rt.h"
#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <cstddef>
#include <vector>

using namespace mlir::fsdp::layout;

/// Offsets of the fields as LLVM lays them out, and last the size.
static std::vector<size_t> getOffsets(const char *fields) {
  std::vector<size_t> offsets;
  size_t offset = 0;
  for (; *fields; ++fields) {
    size_t size = *fields == 'i' ? 4 : 8;
    offset = (offset + size - 1) / size * size;
    offsets.push_back(offset);
    offset += size;
  }
  offsets.push_back((offset + 7) / 8 * 8);
  return offsets;
}

TEST(RuntimeLayout, Module) {
  using T = fsdp_rt_module;
  EXPECT_EQ(
      getOffsets(kModuleFields),
      (std::vector<size_t>{offsetof(T, struct_size), offsetof(T, abi_version),
                           offsetof(T, features), offsetof(T, manifest),
                           offsetof(T, manifest_length),
                           offsetof(T, schedule_hash), sizeof(T)}));
  EXPECT_EQ(sizeof(T), size_t(kModuleBytes));
  EXPECT_EQ(FSDP_RT_ABI_VERSION, kAbiVersion);
}

TEST(RuntimeLayout, Segment) {
  using T = fsdp_rt_segment;
  EXPECT_EQ(getOffsets(kSegmentFields),
            (std::vector<size_t>{offsetof(T, full_offset), offsetof(T, bytes),
                                 offsetof(T, origin), offsetof(T, chunk),
                                 offsetof(T, shard_base), sizeof(T)}));
}

TEST(RuntimeLayout, Part) {
  using T = fsdp_rt_part;
  EXPECT_EQ(getOffsets(kPartFields),
            (std::vector<size_t>{
                offsetof(T, unit), offsetof(T, dtype), offsetof(T, shift),
                offsetof(T, full_bytes), offsetof(T, shard_bytes),
                offsetof(T, num_segments), offsetof(T, segments), sizeof(T)}));
}

TEST(RuntimeLayout, Collective) {
  using T = fsdp_rt_collective;
  EXPECT_EQ(getOffsets(kCollectiveFields),
            (std::vector<size_t>{
                offsetof(T, struct_size), offsetof(T, kind),
                offsetof(T, channel), offsetof(T, reduce), offsetof(T, mean),
                offsetof(T, flags), offsetof(T, id), offsetof(T, num_parts),
                offsetof(T, parts), offsetof(T, channel_name), sizeof(T)}));
  EXPECT_EQ(sizeof(T), size_t(kCollectiveBytes));
  EXPECT_EQ(FSDP_RT_SOURCE_STABLE, kSourceStable);
  EXPECT_EQ(FSDP_RT_NARROW_RESULT, kNarrowResult);
}

TEST(RuntimeLayout, Launch) {
  using T = fsdp_rt_launch_desc;
  EXPECT_EQ(getOffsets(kLaunchFields),
            (std::vector<size_t>{offsetof(T, code), offsetof(T, kernel),
                                 offsetof(T, num_args), offsetof(T, grid),
                                 offsetof(T, block), offsetof(T, shared_bytes),
                                 offsetof(T, lane), offsetof(T, reserved),
                                 sizeof(T)}));
  EXPECT_EQ(FSDP_RT_MAX_RANKS, kMaxRanks);
  EXPECT_EQ(FSDP_RT_FEATURE_DEVICE, kFeatureDevice);
  EXPECT_EQ(FSDP_RT_ARGUMENT_ALIGNMENT, mlir::fsdp::kArenaAlignment);
  EXPECT_EQ(FSDP_RT_REDUCTION_SOURCES, kReductionSources);
  EXPECT_EQ(FSDP_RT_REDUCTION_THREADS, kReductionThreads);
}

TEST(RuntimeLayout, Device) {
  using T = fsdp_rt_device_code;
  EXPECT_EQ(
      getOffsets("llplp"),
      (std::vector<size_t>{offsetof(T, struct_size), offsetof(T, num_kernels),
                           offsetof(T, kernels), offsetof(T, num_images),
                           offsetof(T, images), sizeof(T)}));
  using I = fsdp_rt_device_image;
  EXPECT_EQ(
      getOffsets("iilp"),
      (std::vector<size_t>{offsetof(I, kind), offsetof(I, reserved),
                           offsetof(I, bytes), offsetof(I, data), sizeof(I)}));
}

TEST(RuntimeLayout, Matmul) {
  using T = fsdp_rt_matmul_desc;
  EXPECT_EQ(getOffsets(kMatmulFields),
            (std::vector<size_t>{
                offsetof(T, dtype), offsetof(T, trans_a), offsetof(T, trans_b),
                offsetof(T, beta), offsetof(T, m), offsetof(T, n),
                offsetof(T, k), offsetof(T, lda), offsetof(T, ldb),
                offsetof(T, ldc), offsetof(T, batch0), offsetof(T, batch1),
                offsetof(T, a_stride0), offsetof(T, a_stride1),
                offsetof(T, b_stride0), offsetof(T, b_stride1),
                offsetof(T, c_stride0), offsetof(T, c_stride1), sizeof(T)}));
}

TEST(RuntimeLayout, Attention) {
  using T = fsdp_rt_attention_desc;
  std::vector<size_t> expected = {offsetof(T, dtype),       offsetof(T, causal),
                                  offsetof(T, batch),       offsetof(T, heads),
                                  offsetof(T, key_heads),   offsetof(T, rows),
                                  offsetof(T, columns),     offsetof(T, depth),
                                  offsetof(T, value_depth), offsetof(T, scale)};
  for (size_t strides :
       {offsetof(T, query), offsetof(T, key), offsetof(T, value),
        offsetof(T, output), offsetof(T, output_grad), offsetof(T, query_grad),
        offsetof(T, key_grad), offsetof(T, value_grad)})
    for (size_t place : {0, 1, 2})
      expected.push_back(strides + place * sizeof(int64_t));
  expected.push_back(sizeof(T));
  EXPECT_EQ(getOffsets(kAttentionFields), expected);
}

TEST(RuntimeLayout, Convolution) {
  using T = fsdp_rt_convolution_desc;
  std::vector<size_t> offsets = {offsetof(T, dtype),
                                 offsetof(T, beta),
                                 offsetof(T, batch),
                                 offsetof(T, groups),
                                 offsetof(T, outputs),
                                 offsetof(T, inputs),
                                 offsetof(T, places),
                                 offsetof(T, window),
                                 offsetof(T, stride),
                                 offsetof(T, dilation),
                                 offsetof(T, x_batch),
                                 offsetof(T, x_group),
                                 offsetof(T, x_input),
                                 offsetof(T, x_place),
                                 offsetof(T, w_group),
                                 offsetof(T, w_output),
                                 offsetof(T, w_input),
                                 offsetof(T, w_place),
                                 offsetof(T, y_batch),
                                 offsetof(T, y_group),
                                 offsetof(T, y_output),
                                 offsetof(T, y_place),
                                 sizeof(T)};
  std::vector<size_t> fields = getOffsets(kConvolutionFields);
  // Arrays have three elements, whose fields are neighbours.
  EXPECT_EQ(fields.size(), offsets.size() + 2 * 7);
  for (size_t offset : offsets)
    EXPECT_NE(std::find(fields.begin(), fields.end(), offset), fields.end());
}
