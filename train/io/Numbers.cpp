//===- Numbers.cpp - numbers and texts ------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/Numbers.h"
#include "io/Errors.h"

#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace fsdp::run;

double fsdp::run::parseNumber(const std::string &place, const std::string &text,
                              const std::string &context) {
  char *end = nullptr;
  double value = std::strtod(text.c_str(), &end);
  if (text.empty() || *end || !std::isfinite(value))
    throw Error(place + ": expected a number, got '" + text + "'" +
                (context.empty() ? "" : " in '" + context + "'"));
  return value;
}

std::string fsdp::run::numberText(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.17g", value);
  char shorter[32];
  std::snprintf(shorter, sizeof(shorter), "%g", value);
  return std::strtod(shorter, nullptr) == value ? shorter : text;
}

bool fsdp::run::parseInteger(const std::string &text, int64_t least,
                             int64_t &value) {
  char *end = nullptr;
  errno = 0;
  value = std::strtoll(text.c_str(), &end, 10);
  return !text.empty() && !*end && !errno && value >= least;
}

int64_t fsdp::run::multiplyCounts(int64_t left, int64_t right) {
  int64_t product;
  return __builtin_mul_overflow(left, right, &product) ? INT64_MAX : product;
}

int64_t fsdp::run::addCounts(int64_t left, int64_t right) {
  int64_t sum;
  return __builtin_add_overflow(left, right, &sum) ? INT64_MAX : sum;
}
