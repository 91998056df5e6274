//===- CudnnTest.cpp - plans of cuDNN without a device --------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether cuDNN has engines for the graphs that libfsdp_cudnn.so makes, and
// what memory they want, for devices that are not here: cuDNN chooses and
// compiles as it would there, beside a driver that loads anything
// (double/DriverStub.c). Nothing is computed.
//
//===----------------------------------------------------------------------===//

#include "cudnn/Cudnn.h"

#include "gtest/gtest.h"

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <string>

namespace {

struct Device {
  const char *name;
  int capability, processors, sharedBytes;
};
const Device devices[] = {{"NVIDIA A100", 80, 108, 166912},
                          {"NVIDIA H100", 90, 132, 232448},
                          {"NVIDIA H200", 90, 132, 232448},
                          {"NVIDIA B200", 100, 148, 232448}};

/// What cuDNN writes of a device, by CUDA's names of attributes.
std::string describe(const Device &device) {
  return "{\"deviceName\":\"" + std::string(device.name) +
         "\",\"deviceVer\":" + std::to_string(10 * device.capability) +
         ",\"driverVer\":13000,\"cudaDeviceId\":0"
         ",\"maxGridSize\":[2147483647,65535,65535]"
         ",\"maxBlockSize\":[1024,1024,64],\"regsPerBlock\":65536"
         ",\"multiProcessorCount\":" +
         std::to_string(device.processors) +
         ",\"smClockRateKHz\":1755000,\"memClockRateKHz\":2619000"
         ",\"l2CacheSize\":52428800,\"warpSize\":32"
         ",\"maxSharedMemoryPerBlock\":49152"
         ",\"maxSharedMemoryPerBlockOptin\":" +
         std::to_string(device.sharedBytes) +
         ",\"reservedSharedMemoryPerBlock\":1024"
         ",\"maxRegistersPerSM\":65536,\"pciDeviceId\":0"
         ",\"maxCtasPerSM\":32,\"maxThreadsPerBlock\":1024"
         ",\"maxThreadsPerSM\":2048,\"isTccDriver\":0"
         ",\"supportCoopLaunch\":1,\"totalGlobalMem\":84000000000"
         ",\"oversizedSharedMemoryPerBlock\":0}";
}

/// Strides of [batch, rows, heads, depth], as projections leave them, or of
/// columns of a wider row.
void setRows(int64_t (&strides)[3], int64_t rows, int64_t heads, int64_t depth,
             int64_t width = 0) {
  int64_t row = width ? width : heads * depth;
  strides[0] = rows * row;
  strides[1] = depth;
  strides[2] = row;
}

fsdp_rt_attention_desc describe(int64_t batch, int64_t heads, int64_t keyHeads,
                                int64_t rows, int64_t columns, int64_t depth,
                                bool causal, int64_t valueDepth = 0) {
  fsdp_rt_attention_desc desc = {};
  desc.dtype = FSDP_RT_BF16;
  desc.causal = causal;
  desc.batch = batch;
  desc.heads = heads;
  desc.key_heads = keyHeads;
  desc.rows = rows;
  desc.columns = columns;
  desc.depth = depth;
  desc.value_depth = valueDepth ? valueDepth : depth;
  desc.scale = 0.125;
  for (auto *strides : {&desc.query, &desc.query_grad})
    setRows(*strides, rows, heads, depth);
  for (auto *strides : {&desc.output, &desc.output_grad})
    setRows(*strides, rows, heads, desc.value_depth);
  for (auto *strides : {&desc.key, &desc.key_grad})
    setRows(*strides, columns, keyHeads, depth);
  for (auto *strides : {&desc.value, &desc.value_grad})
    setRows(*strides, columns, keyHeads, desc.value_depth);
  return desc;
}

class Cudnn : public ::testing::Test {
protected:
  void SetUp() override {
    // As the runtime does.
    setenv("CUDNN_FRONTEND_ATTN_DP_WORKSPACE_LIMIT", "268435456",
           /*overwrite=*/0);
    const char *chosen = std::getenv("FSDP_CUDNN_LIBRARY");
    cudnn = dlopen(chosen ? chosen : "libcudnn.so.9", RTLD_NOW | RTLD_NODELETE);
    if (!cudnn || !dlopen("libnvrtc.so.13", RTLD_NOW | RTLD_NODELETE))
      GTEST_SKIP() << dlerror();
    library = dlopen(FSDP_CUDNN_PLUGIN, RTLD_NOW | RTLD_NODELETE);
    ASSERT_NE(library, nullptr) << dlerror();
    find(open, "fsdp_cudnn_open_without_device");
    find(close, "fsdp_attention_close");
    find(makePlan, "fsdp_attention_make_plan");
  }
  template <typename Function>
  void find(Function &function, const char *name) {
    function = reinterpret_cast<Function>(dlsym(library, name));
    ASSERT_NE(function, nullptr) << name;
  }

  size_t version() {
    auto *get = reinterpret_cast<size_t (*)()>(dlsym(cudnn, "cudnnGetVersion"));
    return get ? get() : 0;
  }

  /// Plans an attention and its gradients on a device, and returns the
  /// workspace of either; -1 where there is none.
  std::pair<int64_t, int64_t> plan(const Device &device,
                                   const fsdp_rt_attention_desc &desc) {
    fsdp_attention_session *session = nullptr;
    EXPECT_EQ(open(describe(device).c_str(), device.capability, &session, error,
                   sizeof(error)),
              0)
        << error;
    int64_t bytes[] = {-1, -1};
    for (int32_t isGradient : {0, 1}) {
      fsdp_attention_plan *made = nullptr;
      if (makePlan(session, &desc, isGradient, &made, &bytes[isGradient], error,
                   sizeof(error)))
        bytes[isGradient] = -1;
    }
    close(session);
    return {bytes[0], bytes[1]};
  }

  void *cudnn = nullptr, *library = nullptr;
  decltype(&fsdp_cudnn_open_without_device) open = nullptr;
  decltype(&fsdp_attention_close) close = nullptr;
  decltype(&fsdp_attention_make_plan) makePlan = nullptr;
  char error[1024] = "";
};

TEST_F(Cudnn, PlansWhatThePassCalls) {
  for (const Device &device : devices)
    for (fsdp_rt_attention_desc desc :
         {describe(8, 16, 16, 1024, 1024, 64, true),
          describe(2, 32, 8, 512, 512, 128, true),
          describe(2, 12, 12, 197, 197, 64, false),
          describe(2, 8, 2, 100, 77, 96, false),
          describe(2, 8, 8, 100, 77, 32, true),
          describe(2, 8, 8, 77, 100, 16, true, 128),
          describe(2, 8, 4, 100, 77, 48, false, 32),
          describe(1, 1, 1, 2, 1, 16, false)}) {
      auto [forward, gradients] = plan(device, desc);
      EXPECT_GE(forward, 0) << device.name << ": " << error;
      EXPECT_GE(gradients, 0) << device.name << ": " << error;
    }
}

TEST_F(Cudnn, ReadsPackedRowsOfEitherType) {
  fsdp_rt_attention_desc desc = describe(8, 16, 16, 1024, 1024, 64, true);
  desc.dtype = FSDP_RT_F16;
  for (auto *strides : {&desc.query, &desc.key, &desc.value, &desc.query_grad,
                        &desc.key_grad, &desc.value_grad})
    setRows(*strides, 1024, 16, 64, /*width=*/3 * 16 * 64);
  auto [forward, gradients] = plan(devices[2], desc);
  EXPECT_GE(forward, 0) << error;
  EXPECT_GE(gradients, 0) << error;
}

/// Beyond 256 MiB no workspace holds all scores, if cuDNN knows how.
TEST_F(Cudnn, LongRowsNeedNoMatrixOfScores) {
  if (version() < 92500)
    GTEST_SKIP() << "cuDNN " << version();
  for (int64_t rows : {4096, 16384}) {
    auto [forward, gradients] =
        plan(devices[2], describe(1, 16, 16, rows, rows, 64, true));
    ASSERT_GE(gradients, 0) << error;
    EXPECT_LE(forward, 1 << 20);
    EXPECT_LE(gradients, 3 * 16 * rows * 64 * 4);
  }
}

TEST_F(Cudnn, SaysWhatItCannot) {
  fsdp_rt_attention_desc desc = describe(1, 2, 2, 64, 64, 64, false);
  desc.depth = 12;
  auto [forward, gradients] = plan(devices[2], desc);
  EXPECT_EQ(forward, -1);
  EXPECT_EQ(std::strncmp(error, "cuDNN: ", 7), 0) << error;
  EXPECT_EQ(plan(devices[2], describe(1, 1, 1, 1, 2, 16, false)).second, -1);
  EXPECT_STREQ(error, "cuDNN: expected at least two rows of queries");
  fsdp_attention_session *session = nullptr;
  EXPECT_NE(open("{}", 90, &session, error, sizeof(error)), 0);
  EXPECT_EQ(session, nullptr);
}

} // namespace
