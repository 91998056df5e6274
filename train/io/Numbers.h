//===- Numbers.h - numbers from texts --------------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_IO_NUMBERS_H
#define FSDP_TRAIN_IO_NUMBERS_H

#include <cstdint>
#include <string>

namespace fsdp::run {

/// A finite number. Throws an Error that begins with `place` ("--lr") and ends
/// with " in 'CONTEXT'" if there is one.
double parseNumber(const std::string &place, const std::string &text,
                   const std::string &context = "");

/// A number in as few digits as tell it from all others.
std::string numberText(double value);

/// Reads an integer from `least` on; returns whether `text` is one.
bool parseInteger(const std::string &text, int64_t least, int64_t &value);

/// More steps, batches, epochs and the like than any run has: what is counted
/// in them does not overflow.
constexpr int64_t kMostCount = 1000000000000;

/// Products and sums of counts; the largest number if it is more.
int64_t multiplyCounts(int64_t left, int64_t right);
int64_t addCounts(int64_t left, int64_t right);

} // namespace fsdp::run

#endif // FSDP_TRAIN_IO_NUMBERS_H
