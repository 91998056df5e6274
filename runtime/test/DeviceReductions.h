//===- DeviceReductions.h - kernels that compiled steps bring --*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ranks that share a device add with kernels of the step that they run. Tests
// that run none load these, which a double of CUDA executes.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_TEST_DEVICEREDUCTIONS_H
#define FSDP_RUNTIME_TEST_DEVICEREDUCTIONS_H

#include "Elements.h"
#include "double/HostImage.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

namespace fsdp::test {

/// Numbers of arguments.
constexpr int membersAt = 1 + FSDP_RT_REDUCTION_SOURCES;
constexpr int divisorAt = membersAt + 1;

/// One element; the arguments are those of the ABI.
template <int32_t dtype, bool isMax>
void reduceOnDevice(cuda_double::HostThread *thread, void *const *params) {
  constexpr bool isFloat = dtype <= FSDP_RT_BF16;
  using Sum =
      std::conditional_t<isFloat && dtype != FSDP_RT_F64, float, double>;
  auto read = [&](int index, auto typed) {
    std::memcpy(&typed, params[index], sizeof(typed));
    return typed;
  };
  int64_t at =
      int64_t{FSDP_RT_REDUCTION_THREADS} * thread->block + thread->thread;
  if (at >= read(isFloat ? divisorAt + 1 : divisorAt, int32_t()))
    return;
  auto element = [&](int index) {
    return read(index, static_cast<char *>(nullptr)) + at * bytesOf(dtype);
  };
  auto sum = static_cast<Sum>(readElement(dtype, element(1)));
  for (int32_t member = 1; member < read(membersAt, int32_t()); ++member) {
    auto next = static_cast<Sum>(readElement(dtype, element(1 + member)));
    sum = isMax ? std::max(sum, next) : sum + next;
  }
  if constexpr (isFloat)
    sum /= read(divisorAt, Sum());
  writeElement(dtype, element(0), static_cast<double>(sum));
}

/// Loads them into a rank that shares its device; nothing on other backends.
inline int32_t loadReductions(fsdp_rt_context *ctx) {
  const char *backend = std::getenv("FSDP_BACKEND");
  if (!backend || std::string(backend) != "embedded-gpu")
    return FSDP_RT_OK;
  static std::array<std::array<int64_t, divisorAt + 2>, 8> bytes;
  static std::vector<std::string> texts;
  static std::vector<const char *> names;
  static std::vector<cuda_double::HostKernel> kernels;
  static cuda_double::HostImage image;
  static fsdp_rt_device_image data;
  static const std::string ofOthers =
      "w" + std::string(FSDP_RT_REDUCTION_SOURCES, 'r') + "vv";
  static const std::string ofFloats = ofOthers + "v";
  static const fsdp_rt_device_code code = [] {
    texts.reserve(16);
    auto add = [&](int32_t dtype, bool isMax, auto *function) {
      auto &sizes = bytes[static_cast<size_t>(dtype)];
      sizes.fill(-bytesOf(dtype));
      texts.push_back(std::string(isMax ? "fsdp_max_" : "fsdp_sum_") +
                      nameOf(dtype));
      names.push_back(texts.back().c_str());
      kernels.push_back(
          {names.back(), function,
           dtype <= FSDP_RT_BF16 ? ofFloats.c_str() : ofOthers.c_str(),
           sizes.data(), 0, 0});
    };
    auto addBoth = [&](auto dtype) {
      add(dtype, false, reduceOnDevice<dtype, false>);
      add(dtype, true, reduceOnDevice<dtype, true>);
    };
    addBoth(std::integral_constant<int32_t, FSDP_RT_F32>());
    addBoth(std::integral_constant<int32_t, FSDP_RT_F64>());
    addBoth(std::integral_constant<int32_t, FSDP_RT_F16>());
    addBoth(std::integral_constant<int32_t, FSDP_RT_BF16>());
    addBoth(std::integral_constant<int32_t, FSDP_RT_I64>());
    addBoth(std::integral_constant<int32_t, FSDP_RT_I32>());
    addBoth(std::integral_constant<int32_t, FSDP_RT_I8>());
    addBoth(std::integral_constant<int32_t, FSDP_RT_I1>());
    names.push_back("nothing");
    kernels.push_back({"nothing",
                       [](cuda_double::HostThread *, void *const *) {}, "",
                       nullptr, 0, 0});
    image = {cuda_double::hostImageMark, static_cast<int64_t>(kernels.size()),
             kernels.data()};
    data = {FSDP_RT_IMAGE_HOST, 0, sizeof(image), &image};
    return fsdp_rt_device_code{sizeof(fsdp_rt_device_code),
                               static_cast<int64_t>(names.size()), names.data(),
                               1, &data};
  }();
  fsdp_rt_launch_desc launch = {};
  launch.code = &code;
  launch.kernel = static_cast<int32_t>(code.num_kernels - 1);
  launch.grid = launch.block = 1;
  return fsdp_rt_launch(ctx, &launch, nullptr);
}

} // namespace fsdp::test

#endif // FSDP_RUNTIME_TEST_DEVICEREDUCTIONS_H
