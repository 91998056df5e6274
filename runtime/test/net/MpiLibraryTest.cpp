//===- MpiLibraryTest.cpp - what is expected of an MPI --------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "net/MpiLibrary.h"

#include <gtest/gtest.h>

#include <cstdlib>

using namespace fsdp::rt;

TEST(MpiLibraries, OfTheProgramTakeCallsOfOtherThreads) {
  setenv("FSDP_MPI_LIBRARY", FSDP_SINGLE_THREADED_MPI, 1);
  std::string why;
  EXPECT_EQ(loadMpi(why), nullptr);
  EXPECT_EQ(why, "MPI grants no calls from other threads than the main one, "
                 "as the program has initialized it; expected MPI_Init_thread "
                 "with MPI_THREAD_SERIALIZED");
  unsetenv("FSDP_MPI_LIBRARY");
}
