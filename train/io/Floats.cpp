//===- Floats.cpp - values of floating types as others --------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/Floats.h"

#include <cstring>

using namespace fsdp::run;

namespace {
struct Half {
  uint16_t bits;
};
struct Brain {
  uint16_t bits;
};
} // namespace

template <typename To, typename From>
static To asBits(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof(to));
  return to;
}

static double widen(double value) { return value; }
static float widen(float value) { return value; }
static float widen(Brain value) {
  return asBits<float>(uint32_t{value.bits} << 16);
}
static float widen(Half value) {
  uint32_t sign = uint32_t{value.bits} >> 15 << 31;
  uint32_t exponent = value.bits >> 10 & 31, digits = value.bits & 1023;
  if (exponent == 31)
    return asBits<float>(sign | 0x7f800000 | digits << 13);
  float size = exponent == 0
                   ? static_cast<float>(digits) * 0x1p-24F
                   : asBits<float>((exponent + 112) << 23 | digits << 13);
  return sign ? -size : size;
}

static void narrow(double value, double &to) { to = value; }
static void narrow(float value, double &to) { to = value; }
static void narrow(float value, float &to) { to = value; }
static void narrow(float value, Brain &to) {
  auto bits = asBits<uint32_t>(value);
  bool isNaN = (bits & 0x7fffffff) > 0x7f800000;
  to.bits = static_cast<uint16_t>(
      (isNaN ? bits | 0x400000 : bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}
static void narrow(float value, Half &to) {
  auto bits = asBits<uint32_t>(value);
  uint32_t sign = bits >> 16 & 0x8000, size = bits & 0x7fffffff;
  if (size > 0x7f800000)
    size = 0x7e00;
  else if (size >= asBits<uint32_t>(65520.0F))
    size = 0x7c00;
  else if (size < asBits<uint32_t>(0x1p-14F))
    // Digits of a sum with 1/2 are those of a denormal number.
    size =
        asBits<uint32_t>(asBits<float>(size) + 0.5F) - asBits<uint32_t>(0.5F);
  else
    size = (size - (112 << 23) + 0xfff + (size >> 13 & 1)) >> 13;
  to.bits = static_cast<uint16_t>(sign | size);
}
template <typename To>
static void narrow(double value, To &to) {
  narrow(static_cast<float>(value), to);
}

template <typename From, typename To>
static void convert(const char *from, char *to, int64_t count) {
  for (int64_t at = 0; at < count; ++at) {
    From value;
    To result;
    std::memcpy(&value, from + at * static_cast<int64_t>(sizeof(From)),
                sizeof(From));
    narrow(widen(value), result);
    std::memcpy(to + at * static_cast<int64_t>(sizeof(To)), &result,
                sizeof(To));
  }
}

/// Calls `visit` with a value of the type of a name.
template <typename Visitor>
static void withType(const std::string &dtype, Visitor visit) {
  if (dtype == "f64")
    visit(double());
  else if (dtype == "f32")
    visit(float());
  else if (dtype == "bf16")
    visit(Brain());
  else if (dtype == "f16")
    visit(Half());
}

bool fsdp::run::isFloat(const std::string &dtype) {
  return dtype == "f64" || dtype == "f32" || dtype == "bf16" || dtype == "f16";
}

bool fsdp::run::hasValuesOf(const std::string &dtype,
                            const std::string &other) {
  return dtype == other || (dtype == "f64" && isFloat(other)) ||
         (dtype == "f32" && (other == "bf16" || other == "f16"));
}

void fsdp::run::convertFloats(const std::string &fromType, const char *from,
                              const std::string &toType, char *to,
                              int64_t count) {
  withType(fromType, [&](auto source) {
    withType(toType, [&](auto target) {
      convert<decltype(source), decltype(target)>(from, to, count);
    });
  });
}

template <typename T>
static void add(char *sums, const char *values, int64_t count) {
  for (int64_t at = 0; at < count; ++at) {
    T sum, value;
    std::memcpy(&sum, sums + at * static_cast<int64_t>(sizeof(T)), sizeof(T));
    std::memcpy(&value, values + at * static_cast<int64_t>(sizeof(T)),
                sizeof(T));
    narrow(widen(sum) + widen(value), sum);
    std::memcpy(sums + at * static_cast<int64_t>(sizeof(T)), &sum, sizeof(T));
  }
}

void fsdp::run::addFloats(const std::string &dtype, char *sums,
                          const char *values, int64_t count) {
  withType(dtype,
           [&](auto value) { add<decltype(value)>(sums, values, count); });
}
