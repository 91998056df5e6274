//===- DeviceModelTest.cpp - What kernels take on a device ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Device/DeviceModel.h"
#include "gtest/gtest.h"

using namespace mlir::fsdp;

static DeviceModel makeModel() {
  DeviceModel model;
  model.bytesPerSecond = 1000;
  model.processors = 2;
  model.threadsPerProcessor = 64;
  model.warpsPerCycle = 1;
  model.cyclesPerSecond = 100;
  model.issueShare = 0.5;
  model.waitCycles = 50;
  model.loadsInFlight = 2;
  model.narrowFlopsPerSecond = 2000;
  model.wideFlopsPerSecond = 100;
  model.secondsPerLaunch = 0.25;
  return model;
}

TEST(DeviceModel, LongestOfThree) {
  DeviceModel model = makeModel();
  KernelWork work;
  work.blocks = 2;
  work.threads = 64;
  work.bytes = 4000;
  work.instructions = 10;
  EXPECT_DOUBLE_EQ(model.getSeconds(work), 4 + 0.25);
  // 4 warps on two multiprocessors, each every second cycle.
  work.instructions = 1000;
  EXPECT_DOUBLE_EQ(model.getSeconds(work), 4 * 1000 / (2 * 0.5 * 100) + 0.25);
  work.waits = 1000;
  EXPECT_DOUBLE_EQ(model.getSeconds(work), 1000 / 2 * 0.5 + 0.25);
  // Threads that don't fit wait for the others.
  work.blocks = 3;
  EXPECT_DOUBLE_EQ(model.getSeconds(work), 2 * 1000 / 2 * 0.5 + 0.25);
}

TEST(DeviceModel, FewBlocks) {
  DeviceModel model = makeModel();
  KernelWork work;
  work.blocks = 1;
  work.threads = 8;
  work.instructions = 100;
  // A warp of 8 threads on one of two multiprocessors.
  EXPECT_DOUBLE_EQ(model.getSeconds(work), 100 / (0.5 * 100) + 0.25);
}

TEST(DeviceModel, Products) {
  DeviceModel model = makeModel();
  EXPECT_DOUBLE_EQ(model.getSeconds(ProductWork{4000, 10, true}), 2.25);
  EXPECT_DOUBLE_EQ(model.getSeconds(ProductWork{4000, 10, false}), 40.25);
  EXPECT_DOUBLE_EQ(model.getSeconds(ProductWork{40, 3000, true}), 3.25);
}

TEST(DeviceModel, Names) {
  ASSERT_NE(findDeviceModel("h200"), nullptr);
  EXPECT_EQ(findDeviceModel("abacus"), nullptr);
  for (const DeviceModel &model : getDeviceModels())
    EXPECT_FALSE(model.source.empty());
}
