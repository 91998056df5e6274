//===- ExportedFolder.h - what the exporter left of a model -----*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The files that say what weights of a folder of transformers are: config.json,
// which anybody may have written, and fsdp.json, which is the exporter's.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_EXPORTEDFOLDER_H
#define FSDP_TRAIN_LOOP_EXPORTEDFOLDER_H

#include "io/Safetensors.h"

#include <map>
#include <string>

namespace fsdp::run {

/// The exporter's file in the folder; it stays where it is.
constexpr const char *exportedName = "fsdp.json";

/// The type of weights that a config.json names (f32, bf16, f16, f64; f32 if it
/// names none). Throws an Error for other types.
std::string readWeightType(const std::string &path);

/// The text of a config.json with another type of weights.
std::string changeWeightType(const std::string &path, const std::string &dtype);

/// What is added to a weight: scale * B A, or the transpose of that.
struct Adapter {
  std::string down, up;
  double scale = 1;
  bool isTransposed = false;
};

/// By the name of the weight; none if there is no such file. `known` has type
/// and shape of the states that there are.
std::map<std::string, Adapter>
readAdapters(const std::string &path,
             const std::map<std::string, TensorView> &known);

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_EXPORTEDFOLDER_H
