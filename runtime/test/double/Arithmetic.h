//===- Arithmetic.h - reductions of the double -----------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written for clearness; shares no code with the runtime.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_TEST_DOUBLE_ARITHMETIC_H
#define FSDP_RUNTIME_TEST_DOUBLE_ARITHMETIC_H

#include "Double.h"

#include <cmath>
#include <cstring>
#include <type_traits>
#include <vector>

namespace fsdp::cuda_double {

inline size_t bytesOfType(ncclDataType_t type) {
  static const size_t bytes[] = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2};
  return type >= 0 && type <= ncclBfloat16 ? bytes[type] : 0;
}

/// A 16-bit float with so many bits of exponent, as the f32 of the same value.
template <int exponentBits>
inline float widen(uint16_t bits) {
  const int mantissaBits = 15 - exponentBits,
            bias = (1 << (exponentBits - 1)) - 1;
  int exponent = bits >> mantissaBits & ((1 << exponentBits) - 1);
  int mantissa = bits & ((1 << mantissaBits) - 1);
  float size;
  if (exponent == (1 << exponentBits) - 1)
    size = mantissa ? NAN : INFINITY;
  else if (exponent == 0)
    size = std::ldexp(static_cast<float>(mantissa), 1 - bias - mantissaBits);
  else
    size = std::ldexp(static_cast<float>(mantissa + (1 << mantissaBits)),
                      exponent - bias - mantissaBits);
  return bits & 0x8000 ? -size : size;
}

/// The nearest 16-bit float, ties to even.
template <int exponentBits>
inline uint16_t narrow(float value) {
  const int mantissaBits = 15 - exponentBits,
            bias = (1 << (exponentBits - 1)) - 1;
  const int infinity = ((1 << exponentBits) - 1) << mantissaBits;
  auto sign = static_cast<uint16_t>(std::signbit(value) ? 0x8000 : 0);
  if (std::isnan(value))
    return static_cast<uint16_t>(sign | infinity | 1 << (mantissaBits - 1));
  if (value == 0)
    return sign;
  int exponent;
  double size = std::frexp(std::fabs(static_cast<double>(value)), &exponent);
  // In units of the last place; below the least exponent that stays fixed.
  int place = std::max(exponent - 1, 1 - bias);
  double units =
      std::nearbyint(std::ldexp(size, exponent - place + mantissaBits));
  double bits = units + std::ldexp(place + bias - 1, mantissaBits);
  return static_cast<uint16_t>(
      sign | (bits >= infinity ? infinity : static_cast<int>(bits)));
}

/// How elements of a type are read, added and written.
template <typename T>
struct Plain {
  using Memory = T;
  using Value = T;
  static T read(T value) { return value; }
  static T write(T value) { return value; }
};
template <int exponentBits>
struct Half {
  using Memory = uint16_t;
  using Value = float;
  static float read(uint16_t bits) { return widen<exponentBits>(bits); }
  static uint16_t write(float value) { return narrow<exponentBits>(value); }
};

template <typename Type>
inline void combineAs(ncclRedOp_t op, const std::vector<const char *> &sources,
                      size_t count, char *result) {
  using Value = typename Type::Value;
  using Memory = typename Type::Memory;
  auto members = static_cast<Value>(sources.size());
  for (size_t at = 0; at < count; ++at) {
    Value all{};
    for (size_t member = 0; member < sources.size(); ++member) {
      Memory bits;
      std::memcpy(&bits, sources[member] + at * sizeof(bits), sizeof(bits));
      Value value = Type::read(bits);
      if constexpr (std::is_floating_point_v<Value>)
        if (op == ncclAvg)
          value = Type::read(Type::write(value * (Value{1} / members)));
      bool adds = op == ncclSum || op == ncclAvg;
      if (member == 0)
        all = value;
      else if (adds && std::is_signed_v<Value> && std::is_integral_v<Value>)
        all = static_cast<Value>(static_cast<uint64_t>(all) +
                                 static_cast<uint64_t>(value));
      else if (adds)
        all = static_cast<Value>(all + value);
      else if (value != value || (op == ncclMax ? all < value : value < all))
        all = value;
    }
    Memory bits = Type::write(all);
    std::memcpy(result + at * sizeof(bits), &bits, sizeof(bits));
  }
}

/// Reduces `count` elements in ascending order of the sources.
inline void combine(ncclDataType_t type, ncclRedOp_t op,
                    const std::vector<const char *> &sources, size_t count,
                    char *result) {
  switch (type) {
  case ncclInt8:
    return combineAs<Plain<int8_t>>(op, sources, count, result);
  case ncclUint8:
    return combineAs<Plain<uint8_t>>(op, sources, count, result);
  case ncclInt32:
    return combineAs<Plain<int32_t>>(op, sources, count, result);
  case ncclInt64:
    return combineAs<Plain<int64_t>>(op, sources, count, result);
  case ncclFloat16:
    return combineAs<Half<5>>(op, sources, count, result);
  case ncclBfloat16:
    return combineAs<Half<8>>(op, sources, count, result);
  case ncclFloat32:
    return combineAs<Plain<float>>(op, sources, count, result);
  case ncclFloat64:
    return combineAs<Plain<double>>(op, sources, count, result);
  default:
    misuse("a reduction of an unknown type");
  }
}

} // namespace fsdp::cuda_double

#endif // FSDP_RUNTIME_TEST_DOUBLE_ARITHMETIC_H
