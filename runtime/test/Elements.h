//===- Elements.h - elements of all types for tests ------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written for clearness, not speed, and sharing no code with the runtime.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_TEST_ELEMENTS_H
#define FSDP_RUNTIME_TEST_ELEMENTS_H

#include "fsdp_rt.h"

#include <cmath>
#include <cstdint>
#include <cstring>

namespace fsdp::test {

inline int64_t bytesOf(int32_t dtype) {
  static const int64_t bytes[] = {4, 8, 2, 2, 8, 4, 1, 1};
  return bytes[dtype];
}

inline const char *nameOf(int32_t dtype) {
  static const char *const names[] = {"f32", "f64", "f16", "bf16",
                                      "i64", "i32", "i8",  "i1"};
  return names[dtype];
}

/// The bf16 nearest to a float, ties to even.
inline uint16_t toBF16(float value) {
  uint32_t wide;
  std::memcpy(&wide, &value, 4);
  uint32_t low = wide & 0xffff, high = wide >> 16;
  if (low > 0x8000 || (low == 0x8000 && (high & 1)))
    ++high;
  return static_cast<uint16_t>(high);
}

inline float fromBF16(uint16_t bits) {
  uint32_t wide = static_cast<uint32_t>(bits) << 16;
  float value;
  std::memcpy(&value, &wide, 4);
  return value;
}

/// The f16 of an integer or half of small size, exactly.
inline uint16_t toF16(double value) {
  if (value == 0)
    return 0;
  int exponent;
  double mantissa = std::frexp(std::fabs(value), &exponent); // in [0.5, 1)
  auto bits = static_cast<uint16_t>(std::lrint(mantissa * 2048) - 1024);
  return static_cast<uint16_t>((value < 0 ? 0x8000 : 0) |
                               (exponent + 14) << 10 | bits);
}

inline double fromF16(uint16_t bits) {
  int exponent = bits >> 10 & 31;
  double size = exponent ? std::ldexp(1024 + (bits & 1023), exponent - 25)
                         : std::ldexp(bits & 1023, -24);
  return bits & 0x8000 ? -size : size;
}

/// Writes a value that the type holds exactly.
inline void writeElement(int32_t dtype, char *to, double value) {
  auto put = [&](auto typed) { std::memcpy(to, &typed, sizeof(typed)); };
  switch (dtype) {
  case FSDP_RT_F32:
    return put(static_cast<float>(value));
  case FSDP_RT_F64:
    return put(value);
  case FSDP_RT_F16:
    return put(toF16(value));
  case FSDP_RT_BF16:
    return put(toBF16(static_cast<float>(value)));
  case FSDP_RT_I64:
    return put(static_cast<int64_t>(value));
  case FSDP_RT_I32:
    return put(static_cast<int32_t>(value));
  case FSDP_RT_I8:
    return put(static_cast<int8_t>(value));
  default:
    return put(static_cast<uint8_t>(value != 0));
  }
}

inline double readElement(int32_t dtype, const char *from) {
  auto as = [&](auto typed) {
    std::memcpy(&typed, from, sizeof(typed));
    return typed;
  };
  switch (dtype) {
  case FSDP_RT_F32:
    return as(float());
  case FSDP_RT_F64:
    return as(double());
  case FSDP_RT_F16:
    return fromF16(as(uint16_t()));
  case FSDP_RT_BF16:
    return fromBF16(as(uint16_t()));
  case FSDP_RT_I64:
    return static_cast<double>(as(int64_t()));
  case FSDP_RT_I32:
    return as(int32_t());
  case FSDP_RT_I8:
    return as(int8_t());
  default:
    return as(uint8_t());
  }
}

} // namespace fsdp::test

#endif // FSDP_RUNTIME_TEST_ELEMENTS_H
