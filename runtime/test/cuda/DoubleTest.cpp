//===- DoubleTest.cpp - what the double of CUDA notices -------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "double/Double.h"
#include "double/Arithmetic.h"
#include "double/HostImage.h"

#include "gtest/gtest.h"

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <thread>
#include <vector>

using namespace fsdp::cuda_double;

extern "C" {
#define DECLARE(name, result, parameters) result name parameters;
FSDP_CUDA_FUNCTIONS(DECLARE)
FSDP_GRAPH_FUNCTIONS(DECLARE)
}

//===----------------------------------------------------------------------===//
// Threads of kernels
//===----------------------------------------------------------------------===//

static void runKernel(void (*function)(HostThread *, void *const *),
                      int32_t block, int64_t grid, void *param, int order) {
  HostKernel kernel = {"test", function, "w", nullptr, 4096, 1};
  execute(kernel, grid, block, &param, order);
}

/// Each thread leaves its number; behind the barrier it reads its mirror's.
static void mirror(HostThread *thread, void *const *params) {
  auto *shared = static_cast<int32_t *>(thread->shared);
  shared[thread->thread] = thread->thread + 1000 * thread->block;
  thread->barrier(thread);
  static_cast<int32_t *>(params[0])[thread->block * 96 + thread->thread] =
      shared[95 - thread->thread];
}

/// The sum of a warp's lanes.
static void sumWarp(HostThread *thread, void *const *params) {
  int32_t sum = thread->thread;
  for (int32_t mask = 16; mask > 0; mask /= 2)
    sum += thread->shuffle(thread, sum, mask);
  static_cast<int32_t *>(params[0])[thread->thread] = sum;
}

TEST(Kernels, ThreadsMeetInAnyOrder) {
  for (int order : {0, 1, 5}) {
    std::vector<int32_t> results(192, -1);
    runKernel(mirror, 96, 2, results.data(), order);
    for (int32_t at = 0; at < 192; ++at)
      EXPECT_EQ(results[static_cast<size_t>(at)],
                95 - at % 96 + 1000 * (at / 96));
    runKernel(sumWarp, 64, 1, results.data(), order);
    EXPECT_EQ(results[3], 31 * 32 / 2);
    EXPECT_EQ(results[60], 31 * 32 / 2 + 32 * 32);
  }
}

TEST(Kernels, SharedMemoryIsGarbageAtFirst) {
  float value = 0;
  runKernel(
      [](HostThread *thread, void *const *params) {
        *static_cast<float *>(params[0]) =
            static_cast<float *>(thread->shared)[7];
      },
      1, 1, &value, 0);
  EXPECT_TRUE(std::isnan(value));
}

TEST(Kernels, SomeThreadsMissABarrier) {
  int32_t value = 0;
  auto kernel = [](HostThread *thread, void *const *) {
    if (thread->thread != 3)
      thread->barrier(thread);
  };
  EXPECT_DEATH(runKernel(kernel, 32, 1, &value, 0),
               "a barrier or shuffle that some threads never reach");
}

TEST(Kernels, ShuffleBesideBarrier) {
  int32_t value = 0;
  auto kernel = [](HostThread *thread, void *const *) {
    if (thread->thread < 16)
      thread->shuffle(thread, 0, 1);
    else
      thread->barrier(thread);
  };
  EXPECT_DEATH(runKernel(kernel, 32, 1, &value, 0),
               "a barrier or shuffle that some threads never reach");
}

/// Row r and column k of the left factor have 16 r + k, row k and column c of
/// the right one 1 where k is c, 2 where it is c + 8. A lane loads its pairs of
/// both as PTX places them, and stores its part of the product.
template <int exponentBits>
static void multiplyWarp(HostThread *thread, void *const *params) {
  int32_t lane = thread->thread % 32, row = lane / 4, first = lane % 4 * 2;
  auto pack = [](int32_t low, int32_t high) {
    auto bits = [](int32_t value) {
      return uint32_t(narrow<exponentBits>(static_cast<float>(value)));
    };
    return bits(low) | bits(high) << 16;
  };
  auto left = [&](int32_t r, int32_t k) {
    return pack(16 * r + k, 16 * r + k + 1);
  };
  auto right = [&](int32_t k) {
    auto at = [&](int32_t depth) {
      return int(depth == row) + 2 * int(depth == row + 8);
    };
    return pack(at(k), at(k + 1));
  };
  uint32_t factors[] = {left(row, first),     left(row + 8, first),
                        left(row, first + 8), left(row + 8, first + 8),
                        right(first),         right(first + 8)};
  auto *sums = static_cast<float *>(params[0]) + 4 * thread->thread;
  thread->multiply(thread, factors, sums, exponentBits == 5);
}

TEST(Kernels, WarpsMultiply) {
  for (auto kernel : {multiplyWarp<5>, multiplyWarp<8>})
    for (int order : {0, 1, 5}) {
      // Two warps, which add to what there is.
      std::vector<float> sums(64 * 4, 0.5f);
      runKernel(kernel, 64, 1, sums.data(), order);
      for (int32_t at = 0; at < 64 * 4; ++at) {
        int32_t row = at / 4 % 32 / 4 + at % 4 / 2 * 8,
                column = at / 4 % 4 * 2 + at % 2;
        EXPECT_EQ(sums[static_cast<size_t>(at)],
                  0.5f + 3 * (16 * row + column) + 16);
      }
    }
}

TEST(Kernels, SomeLanesMissAProduct) {
  std::vector<float> sums(64 * 4, 0.0f);
  auto kernel = [](HostThread *thread, void *const *params) {
    if (thread->thread != 3)
      multiplyWarp<8>(thread, params);
  };
  EXPECT_DEATH(runKernel(kernel, 32, 1, sums.data(), 0),
               "that some threads never reach");
  EXPECT_DEATH(runKernel(multiplyWarp<8>, 48, 1, sums.data(), 0),
               "a product by a warp without all its lanes");
}

//===----------------------------------------------------------------------===//
// Races
//===----------------------------------------------------------------------===//

namespace {
/// Two streams, an event and memory on a device.
struct Device {
  cudaStream_t first, second;
  cudaEvent_t event;
  void *memory;

  explicit Device(const char *setting = "races=1") {
    setenv("FSDP_DOUBLE", setting, 1);
    int count;
    cudaGetDeviceCount(&count);
    cudaSetDevice(0);
    cudaStreamCreateWithPriority(&first, cudaStreamNonBlocking, 0);
    cudaStreamCreateWithPriority(&second, cudaStreamNonBlocking, 0);
    cudaEventCreateWithFlags(&event, cudaEventDisableTiming);
    cudaMalloc(&memory, 4096);
  }
  ~Device() {
    cudaStreamDestroy(first);
    cudaStreamDestroy(second);
    cudaEventDestroy(event);
    cudaFree(memory);
  }
  char *at(int offset) { return static_cast<char *>(memory) + offset; }
};
} // namespace

TEST(Races, WritesOfTwoStreams) {
  Device device;
  cudaMemsetAsync(device.at(0), 1, 64, device.first);
  EXPECT_DEATH(cudaMemsetAsync(device.at(60), 2, 64, device.second),
               "race: nothing orders a fill, which writes, and a fill");
  // Neighbours do not meet.
  cudaMemsetAsync(device.at(64), 2, 64, device.second);
}

TEST(Races, ReadBesideWrite) {
  Device device;
  cudaMemcpyAsync(device.at(128), device.at(0), 64, cudaMemcpyDefault,
                  device.first);
  // Two reads are fine.
  cudaMemcpyAsync(device.at(256), device.at(0), 64, cudaMemcpyDefault,
                  device.second);
  EXPECT_DEATH(cudaMemsetAsync(device.at(0), 2, 4, device.second),
               "race: nothing orders a fill, which writes, and a copy, which "
               "reads");
}

TEST(Races, RowsLeaveAloneWhatIsBetween) {
  Device device;
  std::vector<char> bytes(64), got(64);
  for (size_t at = 0; at < bytes.size(); ++at)
    bytes[at] = static_cast<char>(at);
  cudaMemcpyAsync(device.at(0), bytes.data(), 64, cudaMemcpyDefault,
                  device.first);
  cudaMemsetAsync(device.at(64), 1, 64, device.first);
  EXPECT_NE(cudaMemcpy2DAsync(device.at(64), 2, device.at(0), 8, 3, 4,
                              cudaMemcpyDefault, device.first),
            0);
  EXPECT_EQ(cudaMemcpy2DAsync(device.at(64), 5, device.at(0), 8, 3, 4,
                              cudaMemcpyDefault, device.first),
            0);
  cudaMemcpyAsync(got.data(), device.at(64), 64, cudaMemcpyDefault,
                  device.first);
  for (int at = 0; at < 64; ++at)
    EXPECT_EQ(got[static_cast<size_t>(at)],
              at < 18 && at % 5 < 3 ? at / 5 * 8 + at % 5 : 1);
  // The host has seen that one, but not this.
  cudaMemcpy2DAsync(device.at(64), 5, device.at(0), 8, 3, 4, cudaMemcpyDefault,
                    device.first);
  EXPECT_DEATH(cudaMemsetAsync(device.at(79), 2, 1, device.second),
               "race: nothing orders a fill, which writes, and a copy");
}

TEST(Races, EventsOrderWhatWasBeforeThem) {
  Device device;
  cudaMemsetAsync(device.at(0), 1, 64, device.first);
  cudaEventRecord(device.event, device.first);
  cudaMemsetAsync(device.at(64), 1, 64, device.first);
  cudaStreamWaitEvent(device.second, device.event, 0);
  cudaMemsetAsync(device.at(0), 2, 64, device.second);
  EXPECT_DEATH(cudaMemsetAsync(device.at(64), 2, 64, device.second), "race");
}

TEST(Races, TheProgramWaits) {
  Device device;
  cudaMemsetAsync(device.at(0), 1, 64, device.first);
  while (cudaStreamQuery(device.first) == cudaErrorNotReady)
    std::this_thread::yield();
  cudaMemsetAsync(device.at(0), 2, 64, device.second);
  // Another thread has not seen the end of that.
  std::thread([&] {
    cudaSetDevice(0);
    EXPECT_DEATH(cudaMemsetAsync(device.at(0), 3, 64, device.first), "race");
  }).join();
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

namespace {
/// A capture of the first stream.
struct CapturedDevice : Device {
  cudaEvent_t joined;
  cudaGraph_t graph = nullptr;
  cudaGraphExec_t exec = nullptr;

  explicit CapturedDevice(const char *setting = "") : Device(setting) {
    cudaEventCreateWithFlags(&joined, cudaEventDisableTiming);
    EXPECT_EQ(cudaStreamBeginCapture(first, cudaStreamCaptureModeThreadLocal),
              0);
  }
  ~CapturedDevice() {
    if (exec)
      cudaGraphExecDestroy(exec);
    if (graph)
      cudaGraphDestroy(graph);
    cudaEventDestroy(joined);
  }
  void fork() {
    EXPECT_EQ(cudaEventRecord(event, first), 0);
    EXPECT_EQ(cudaStreamWaitEvent(second, event, 0), 0);
  }
  void join() {
    EXPECT_EQ(cudaEventRecord(joined, second), 0);
    EXPECT_EQ(cudaStreamWaitEvent(first, joined, 0), 0);
  }
  int end() { return cudaStreamEndCapture(first, &graph); }
  void launch() {
    if (!exec) {
      EXPECT_EQ(cudaGraphInstantiateWithFlags(&exec, graph, 0), 0);
    }
    EXPECT_EQ(cudaGraphLaunch(exec, first), 0);
  }
  /// A byte of the memory, when all is done.
  char read(int offset) {
    char value = 0;
    cudaMemcpyAsync(&value, at(offset), 1, cudaMemcpyDefault, first);
    return value;
  }
};
} // namespace

TEST(Graphs, ReplayWhatWasCaptured) {
  CapturedDevice device;
  device.fork();
  cudaMemsetAsync(device.at(0), 1, 64, device.second);
  cudaMemsetAsync(device.at(64), 2, 64, device.first);
  device.join();
  cudaMemcpyAsync(device.at(128), device.at(0), 128, cudaMemcpyDefault,
                  device.first);
  EXPECT_EQ(device.end(), 0);
  for (int turn = 0; turn < 20; ++turn) {
    cudaMemsetAsync(device.at(0), 7, 256, device.first);
    EXPECT_EQ(device.read(0), 7);
    EXPECT_EQ(device.read(128), 7);
    device.launch();
    EXPECT_EQ(device.read(128), 1);
    EXPECT_EQ(device.read(192), 2);
  }
}

TEST(Graphs, OnlyDependencesOrderNodes) {
  CapturedDevice device;
  device.fork();
  cudaMemsetAsync(device.at(0), 1, 64, device.second);
  cudaMemsetAsync(device.at(0), 2, 64, device.first);
  device.join();
  EXPECT_EQ(device.end(), 0);
  bool seen[3] = {};
  for (int turn = 0; turn < 50; ++turn) {
    device.launch();
    seen[static_cast<int>(device.read(0))] = true;
  }
  EXPECT_TRUE(seen[1] && seen[2]);
}

TEST(Graphs, RacesAreFound) {
  CapturedDevice device("races=1");
  device.fork();
  cudaMemsetAsync(device.at(0), 1, 64, device.second);
  device.join();
  cudaMemsetAsync(device.at(0), 2, 64, device.first);
  EXPECT_EQ(device.end(), 0);
  // Launches follow each other, and what comes behind follows them.
  device.launch();
  device.launch();
  cudaMemsetAsync(device.at(0), 2, 64, device.first);
  EXPECT_DEATH(cudaMemsetAsync(device.at(0), 2, 64, device.second), "race");
}

TEST(Graphs, RacesBetweenNodesAreFound) {
  CapturedDevice device("races=1");
  device.fork();
  cudaMemsetAsync(device.at(0), 1, 64, device.second);
  cudaMemsetAsync(device.at(0), 2, 64, device.first);
  device.join();
  EXPECT_EQ(device.end(), 0);
  EXPECT_DEATH(device.launch(), "race: nothing orders a fill of a graph");
}

TEST(Graphs, StreamsJoinAgain) {
  CapturedDevice device;
  device.fork();
  cudaMemsetAsync(device.at(0), 1, 64, device.second);
  EXPECT_EQ(device.end(), 904);
  // The capture is over; its events are of no use outside.
  EXPECT_EQ(cudaMemsetAsync(device.at(0), 1, 64, device.first), 0);
  EXPECT_EQ(device.read(0), 1);
  EXPECT_EQ(cudaEventQuery(device.event), 907);
  EXPECT_EQ(cudaStreamWaitEvent(device.first, device.event, 0), 907);
  EXPECT_EQ(cudaEventRecord(device.event, device.first), 0);
  EXPECT_EQ(cudaStreamWaitEvent(device.first, device.event, 0), 0);
}

TEST(Graphs, SomeCallsEndACapture) {
  void *memory;
  char byte = 0;
  const std::vector<std::function<int(CapturedDevice &)>> calls = {
      [&](CapturedDevice &) { return cudaMalloc(&memory, 64); },
      [&](CapturedDevice &device) { return cudaFree(device.memory); },
      [&](CapturedDevice &) { return cudaHostAlloc(&memory, 64, 0); },
      [&](CapturedDevice &device) { return cudaStreamQuery(device.first); },
      [&](CapturedDevice &device) { return cudaStreamQuery(device.second); },
      [&](CapturedDevice &device) { return cudaEventQuery(device.event); },
      [&](CapturedDevice &device) {
        return cudaMemcpyAsync(device.memory, &byte, 1, cudaMemcpyDefault,
                               device.first);
      },
  };
  for (const auto &call : calls) {
    CapturedDevice device;
    EXPECT_EQ(call(device), 900);
    EXPECT_EQ(device.end(), 901);
  }
  CapturedDevice device;
  EXPECT_EQ(cudaEventRecord(device.event, device.second), 0);
  EXPECT_EQ(cudaStreamWaitEvent(device.first, device.event, 0), 905);
  EXPECT_EQ(device.end(), 901);
}

TEST(Graphs, OtherThreadsGoOn) {
  CapturedDevice device;
  std::thread([&] {
    cudaSetDevice(0);
    EXPECT_EQ(cudaStreamQuery(device.second), 0);
    cudaGraph_t graph;
    EXPECT_EQ(cudaStreamEndCapture(device.first, &graph), 908);
  }).join();
  cudaMemsetAsync(device.at(0), 1, 64, device.first);
  EXPECT_EQ(device.end(), 0);
}
