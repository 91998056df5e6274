//===- Artifact.h - a compiled step ----------------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_ARTIFACT_ARTIFACT_H
#define FSDP_TRAIN_ARTIFACT_ARTIFACT_H

#include "artifact/Manifest.h"
#include "fsdp_rt.h"

namespace fsdp::run {

/// A loaded shared library with its checked manifest. Stays loaded. It may hold
/// steps for several numbers of ranks, of which this is one.
class Artifact {
public:
  /// Loads a file with the step for so many ranks, 0: that for the only number
  /// that it has; throws an Error if it is no artifact or not for us, or has no
  /// such step, with the command that makes one.
  explicit Artifact(const std::string &path, int64_t ranks = 0);

  const fsdp_rt_module &module() const { return *description; }
  const Manifest &manifest() const { return contents; }

  /// Whether its kernels run on a device, where the persistent arena lies too.
  bool runsOnDevice() const {
    return (description->features & FSDP_RT_FEATURE_DEVICE) != 0;
  }

  /// The function of an entry.
  fsdp_rt_entry function(const Entry &entry) const;

private:
  void *find(const std::string &name) const;
  void choose(int64_t ranks);
  [[noreturn]] void failLack(int64_t ranks) const;
  void readModule();

  std::string fileName;
  void *library = nullptr;
  /// The numbers of ranks, if they are several, and what stands behind the
  /// names of the step that is chosen.
  std::vector<int64_t> worlds;
  std::string suffix;
  const fsdp_rt_module *description = nullptr;
  Manifest contents;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_ARTIFACT_ARTIFACT_H
