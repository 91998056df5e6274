//===- ProcessorTest.cpp - what this processor has ------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "artifact/Processor.h"
#include "gtest/gtest.h"

using namespace fsdp::run;

TEST(Processor, UnknownFeaturesAreTakenToBeThere) {
  EXPECT_TRUE(listMissingFeatures({}).empty());
  EXPECT_TRUE(listMissingFeatures({"prfchw", "none-of-these"}).empty());
}

#if defined(__x86_64__)
#define EXPECT_AGREES(name)                                                    \
  EXPECT_EQ(listMissingFeatures({name}).empty(),                               \
            __builtin_cpu_supports(name) != 0)                                 \
      << name

TEST(Processor, SaysWhatTheCompilerSays) {
  EXPECT_AGREES("sse3");
  EXPECT_AGREES("ssse3");
  EXPECT_AGREES("sse4.1");
  EXPECT_AGREES("sse4.2");
  EXPECT_AGREES("sse4a");
  EXPECT_AGREES("popcnt");
  EXPECT_AGREES("aes");
  EXPECT_AGREES("pclmul");
  EXPECT_AGREES("avx");
  EXPECT_AGREES("avx2");
  EXPECT_AGREES("fma");
  EXPECT_AGREES("fma4");
  EXPECT_AGREES("xop");
  EXPECT_AGREES("bmi");
  EXPECT_AGREES("bmi2");
  EXPECT_AGREES("avx512f");
  EXPECT_AGREES("avx512cd");
  EXPECT_AGREES("avx512bw");
  EXPECT_AGREES("avx512dq");
  EXPECT_AGREES("avx512vl");
  EXPECT_AGREES("avx512ifma");
  EXPECT_AGREES("avx512vbmi");
  EXPECT_AGREES("avx512vbmi2");
  EXPECT_AGREES("avx512vnni");
  EXPECT_AGREES("avx512bitalg");
  EXPECT_AGREES("avx512vpopcntdq");
  EXPECT_AGREES("avx512bf16");
  EXPECT_AGREES("avx512vp2intersect");
  EXPECT_AGREES("gfni");
  EXPECT_AGREES("vpclmulqdq");
}
#endif
