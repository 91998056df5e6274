//===- OnDouble.h - tests on the double of CUDA ----------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_TEST_CUDA_ONDOUBLE_H
#define FSDP_RUNTIME_TEST_CUDA_ONDOUBLE_H

#include "Ranks.h"

#include <chrono>
#include <dlfcn.h>
#include <string>
#include <utility>
#include <vector>

namespace fsdp::test {

using Variables = std::vector<std::pair<std::string, std::string>>;

/// Environment variables of one test.
class Environment {
public:
  explicit Environment(Variables variables) : variables(std::move(variables)) {
    for (const auto &[name, value] : this->variables)
      setenv(name.c_str(), value.c_str(), 1);
  }
  ~Environment() {
    for (const auto &[name, value] : variables)
      unsetenv(name.c_str());
  }

private:
  Variables variables;
};

/// The double itself.
inline void *theDouble() {
  static void *library = dlopen(FSDP_CUDA_DOUBLE, RTLD_NOW | RTLD_LOCAL);
  return library;
}

/// Calls of a function since devices were counted.
inline int64_t callsOf(const char *name) {
  using Function = int64_t (*)(const char *);
  return reinterpret_cast<Function>(dlsym(theDouble(), "fsdp_double_calls"))(
      name);
}

/// Objects of CUDA and NCCL that exist.
inline int64_t liveObjects() {
  using Function = int64_t (*)();
  return reinterpret_cast<Function>(dlsym(theDouble(), "fsdp_double_live"))();
}

inline bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

inline double secondsSince(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin)
      .count();
}

/// Ranks on the NCCL backend.
class Nccl : public ::testing::Test {
protected:
  void SetUp() override {
    setenv("FSDP_BACKEND", "nccl", 1);
    setenv("FSDP_CUDART_LIBRARY", FSDP_CUDA_DOUBLE, 1);
    setenv("FSDP_NCCL_LIBRARY", FSDP_CUDA_DOUBLE, 1);
    ASSERT_NE(theDouble(), nullptr) << dlerror();
  }
  // Whatever happened, everything was given back.
  void TearDown() override { EXPECT_EQ(liveObjects(), 0); }
};

} // namespace fsdp::test

#endif // FSDP_RUNTIME_TEST_CUDA_ONDOUBLE_H
