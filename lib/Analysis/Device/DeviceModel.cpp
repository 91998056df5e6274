//===- DeviceModel.cpp - What kernels take on a device --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Device/DeviceModel.h"
#include <algorithm>
#include <cmath>

using namespace mlir::fsdp;

static constexpr double kWarp = 32;

double DeviceModel::getSeconds(const KernelWork &work) const {
  double threads = static_cast<double>(work.blocks) *
                   std::max<double>(static_cast<double>(work.threads), kWarp);
  double moves = work.bytes / bytesPerSecond;
  // Where there are few blocks, the others' multiprocessors idle.
  double busy = static_cast<double>(std::min(processors, work.blocks));
  double issues = threads / kWarp * work.instructions /
                  (busy * static_cast<double>(warpsPerCycle) * issueShare *
                   cyclesPerSecond);
  double rounds = std::ceil(
      threads / static_cast<double>(processors * threadsPerProcessor));
  double waits =
      rounds * work.waits / loadsInFlight * waitCycles / cyclesPerSecond;
  // Warps of multiprocessors without a block don't multiply either.
  double multiplies =
      work.flops / warpFlopsPerSecond * static_cast<double>(processors) / busy;
  return std::max({moves, issues, waits, multiplies}) + secondsPerLaunch;
}

/// Of what a library does: the longer of computing and of moving its bytes, and
/// the time between two launches.
static double getLibrarySeconds(const DeviceModel &model, double computes,
                                double bytes) {
  return std::max(computes, bytes / model.bytesPerSecond) +
         model.secondsPerLaunch;
}

double DeviceModel::getSeconds(const ProductWork &work) const {
  double rate = work.isNarrow ? narrowFlopsPerSecond : wideFlopsPerSecond;
  return getLibrarySeconds(*this, work.flops / rate, work.bytes);
}

double DeviceModel::getSeconds(const AttentionWork &work) const {
  return getLibrarySeconds(*this, work.flops / attentionFlopsPerSecond,
                           work.bytes);
}

/// Hopper with the bandwidth of a kind of memory.
static DeviceModel makeHopper(llvm::StringRef name, llvm::StringRef description,
                              double bytesPerSecond) {
  DeviceModel model;
  model.name = name.str();
  model.description = description.str();
  model.bytesPerSecond = bytesPerSecond;
  model.processors = 132;
  model.threadsPerProcessor = 2048;
  model.warpsPerCycle = 4;
  model.cyclesPerSecond = 1.755e9;
  model.issueShare = 0.7;
  model.waitCycles = 450;
  model.loadsInFlight = 4;
  model.narrowFlopsPerSecond = 680e12;
  model.wideFlopsPerSecond = 48e12;
  model.warpFlopsPerSecond = 613e12;
  model.attentionFlopsPerSecond = 400e12;
  model.secondsPerLaunch = 1e-6;
  model.source =
      "data sheet; assumed are 87 % of the bandwidth, 70 % of the issue slots, "
      "450 cycles from a load to its value, 4 loads of a loop on the way, 69 % "
      "of 989e12 flop/s of bf16 products, 72 % of 67e12 of f32 ones without "
      "tensor cores, 62 % of 989e12 for mma.sync (Luo et al., Benchmarking and "
      "Dissecting the Nvidia Hopper GPU Architecture, 2024), 400e12 flop/s of "
      "cuDNN's attention (484e12 forward and 370e12 backward for 2048 tokens "
      "and heads of 128, as published), 1 us between two launches; nothing is "
      "measured";
  return model;
}

llvm::ArrayRef<DeviceModel> mlir::fsdp::getDeviceModels() {
  static const DeviceModel models[] = {
      makeHopper("h100", "one NVIDIA H100 SXM", 2.9e12),
      makeHopper("h200", "one NVIDIA H200 SXM", 4.2e12),
  };
  return models;
}

const DeviceModel *mlir::fsdp::findDeviceModel(llvm::StringRef name) {
  for (const DeviceModel &model : getDeviceModels())
    if (name == model.name)
      return &model;
  return nullptr;
}
