//===- Floats.h - values of floating types as others -----------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_IO_FLOATS_H
#define FSDP_TRAIN_IO_FLOATS_H

#include <cstdint>
#include <string>

namespace fsdp::run {

/// Whether this is a floating type, by its name in manifests (f32, ...).
bool isFloat(const std::string &dtype);

/// Whether a type has all values of another.
bool hasValuesOf(const std::string &dtype, const std::string &other);

/// Writes `count` values of a floating type as those of another, rounded to
/// nearest, ties to even.
void convertFloats(const std::string &fromType, const char *from,
                   const std::string &toType, char *to, int64_t count);

/// Adds `count` values of a floating type to others, each sum rounded once to
/// the type; 16-bit ones are added in f32.
void addFloats(const std::string &dtype, char *sums, const char *values,
               int64_t count);

} // namespace fsdp::run

#endif // FSDP_TRAIN_IO_FLOATS_H
