//===- Processor.h - what code may ask of this machine ---------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_ARTIFACT_PROCESSOR_H
#define FSDP_TRAIN_ARTIFACT_PROCESSOR_H

#include <string>
#include <vector>

namespace fsdp::run {

/// Those features, by LLVM's names, that this processor or its operating system
/// lacks. Features that can't be asked for here are taken to be there.
std::vector<std::string>
listMissingFeatures(const std::vector<std::string> &features);

/// Throws an Error if a file is a program of another architecture or operating
/// system, or none at all.
void expectOwnArchitecture(const std::string &path);

} // namespace fsdp::run

#endif // FSDP_TRAIN_ARTIFACT_PROCESSOR_H
