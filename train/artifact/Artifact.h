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

/// A loaded shared library with its checked manifest. Stays loaded.
class Artifact {
public:
  /// Loads a file; throws an Error if it is no artifact or not for us.
  explicit Artifact(const std::string &path);

  const fsdp_rt_module &module() const { return *description; }
  const Manifest &manifest() const { return contents; }

  /// Whether its kernels run on a device, where the persistent arena lies too.
  bool runsOnDevice() const {
    return (description->features & FSDP_RT_FEATURE_DEVICE) != 0;
  }

  /// The function of an entry.
  fsdp_rt_entry function(const Entry &entry) const;

private:
  std::string fileName;
  void *library = nullptr;
  const fsdp_rt_module *description = nullptr;
  Manifest contents;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_ARTIFACT_ARTIFACT_H
