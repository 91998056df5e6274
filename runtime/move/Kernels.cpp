//===- Kernels.cpp - copies and ordered reductions ------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "fsdp_rt.h"

#include <algorithm>
#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#define FSDP_AVX2 __attribute__((target("avx2")))
#endif

// Bodies are inlined into variants for several instruction sets.
#define FSDP_INLINE inline __attribute__((always_inline))

void fsdp::rt::finishStreaming() {
#if defined(__x86_64__)
  _mm_sfence();
#endif
}

void fsdp::rt::copyBytes(void *dst, const void *src, int64_t bytes,
                         bool stream) {
  if (bytes <= 0 || dst == src)
    return;
#if defined(__x86_64__)
  if (stream) {
    auto *to = static_cast<char *>(dst);
    const auto *from = static_cast<const char *>(src);
    int64_t head = static_cast<int64_t>(-reinterpret_cast<uintptr_t>(to) & 63);
    head = std::min(head, bytes);
    std::memcpy(to, from, static_cast<size_t>(head));
    int64_t position = head;
    for (; position + 64 <= bytes; position += 64) {
      __m128i part[4];
      for (int index = 0; index < 4; ++index)
        part[index] = _mm_loadu_si128(
            reinterpret_cast<const __m128i *>(from + position) + index);
      for (int index = 0; index < 4; ++index)
        _mm_stream_si128(reinterpret_cast<__m128i *>(to + position) + index,
                         part[index]);
    }
    std::memcpy(to + position, from + position,
                static_cast<size_t>(bytes - position));
    return;
  }
#else
  (void)stream;
#endif
  std::memcpy(dst, src, static_cast<size_t>(bytes));
}

namespace {

// 16-bit floats are summed in f32 and rounded once, to nearest even.
struct BF16 {
  using Accumulator = float;
  uint16_t bits;
  FSDP_INLINE explicit operator float() const {
    uint32_t wide = static_cast<uint32_t>(bits) << 16;
    float value;
    std::memcpy(&value, &wide, 4);
    return value;
  }
  FSDP_INLINE static BF16 from(float value) {
    uint32_t wide;
    std::memcpy(&wide, &value, 4);
    uint32_t rounded = (wide + 0x7fff + (wide >> 16 & 1)) >> 16;
    uint32_t quiet = wide >> 16 | 0x40;
    return {static_cast<uint16_t>(value == value ? rounded : quiet)};
  }
};

struct F16 {
  using Accumulator = float;
  uint16_t bits;
  explicit operator float() const {
    uint32_t sign = static_cast<uint32_t>(bits & 0x8000) << 16;
    uint32_t exponent = bits >> 10 & 31, mantissa = bits & 1023, wide;
    if (exponent == 31) {
      wide = 0x7f800000 | mantissa << 13;
    } else if (exponent != 0) {
      wide = (exponent + 112) << 23 | mantissa << 13;
    } else if (mantissa == 0) {
      wide = 0;
    } else {
      int shift = __builtin_clz(mantissa) - 21;
      wide = static_cast<uint32_t>(113 - shift) << 23 |
             (mantissa << shift & 1023) << 13;
    }
    wide |= sign;
    float value;
    std::memcpy(&value, &wide, 4);
    return value;
  }
  static F16 from(float value) {
    uint32_t wide;
    std::memcpy(&wide, &value, 4);
    uint32_t sign = wide >> 16 & 0x8000;
    wide &= 0x7fffffff;
    if (wide > 0x7f800000)
      return {static_cast<uint16_t>(sign | 0x7e00 | (wide >> 13 & 0x3ff))};
    if (wide >= 0x47800000)
      return {static_cast<uint16_t>(sign | 0x7c00)};
    uint32_t mantissa = wide, drop = 13, base = 112u << 23;
    if (wide < 0x38800000) { // a denormal
      if (wide < 0x33000000)
        return {static_cast<uint16_t>(sign)};
      drop = 126 - (wide >> 23);
      mantissa = (wide & 0x7fffff) | 0x800000;
      base = 0;
    }
    uint32_t half = (1u << (drop - 1)) - 1;
    uint32_t rounded =
        (mantissa - base + half + (mantissa >> drop & 1)) >> drop;
    return {static_cast<uint16_t>(sign | rounded)};
  }
};

template <typename T>
struct Traits {
  using Accumulator = T;
  FSDP_INLINE static T load(T value) { return value; }
  FSDP_INLINE static T store(T value) { return value; }
};
template <>
struct Traits<BF16> {
  using Accumulator = float;
  FSDP_INLINE static float load(BF16 value) { return float(value); }
  FSDP_INLINE static BF16 store(float value) { return BF16::from(value); }
};
template <>
struct Traits<F16> {
  using Accumulator = float;
  FSDP_INLINE static float load(F16 value) { return float(value); }
  FSDP_INLINE static F16 store(float value) { return F16::from(value); }
};

struct Sum {
  template <typename T>
  FSDP_INLINE static T apply(T left, T right) {
    // Signed integers wrap around.
    if constexpr (std::is_same_v<T, int64_t>)
      return static_cast<int64_t>(static_cast<uint64_t>(left) +
                                  static_cast<uint64_t>(right));
    else if constexpr (std::is_same_v<T, int32_t>)
      return static_cast<int32_t>(static_cast<uint32_t>(left) +
                                  static_cast<uint32_t>(right));
    else
      return static_cast<T>(left + right);
  }
};
struct Max {
  template <typename T>
  FSDP_INLINE static T apply(T left, T right) {
    return right != right || right > left ? right : left;
  }
};

/// One reduction; it begins `offset` bytes behind the start of each source.
struct Job {
  const void *const *sources;
  int64_t count;
  int64_t offset;
  bool mean;
};

constexpr int64_t blockBytes = 4096;

/// Combines N sources of a block; with First the accumulator starts with the
/// first of them, else it continues.
template <typename T, typename Op, int N, bool First>
FSDP_INLINE void accumulate(typename Traits<T>::Accumulator *__restrict sums,
                            const void *const *sources, int64_t offset,
                            int64_t begin, int64_t length) {
  const T *from[N];
  for (int index = 0; index < N; ++index)
    from[index] = reinterpret_cast<const T *>(
                      static_cast<const char *>(sources[index]) + offset) +
                  begin;
  for (int64_t position = 0; position < length; ++position) {
    auto sum = First ? Traits<T>::load(from[0][position]) : sums[position];
    for (int index = First ? 1 : 0; index < N; ++index)
      sum = Op::template apply<typename Traits<T>::Accumulator>(
          sum, Traits<T>::load(from[index][position]));
    sums[position] = sum;
  }
}

template <typename T, typename Op>
FSDP_INLINE void reduceBlock(typename Traits<T>::Accumulator *sums,
                             const Job &job, int64_t begin, int64_t length) {
  int64_t done;
  switch (job.count) {
  case 1:
    accumulate<T, Op, 1, true>(sums, job.sources, job.offset, begin, length);
    done = 1;
    break;
  case 2:
    accumulate<T, Op, 2, true>(sums, job.sources, job.offset, begin, length);
    done = 2;
    break;
  case 3:
    accumulate<T, Op, 3, true>(sums, job.sources, job.offset, begin, length);
    done = 3;
    break;
  default:
    accumulate<T, Op, 4, true>(sums, job.sources, job.offset, begin, length);
    done = 4;
  }
  for (; done + 4 <= job.count; done += 4)
    accumulate<T, Op, 4, false>(sums, job.sources + done, job.offset, begin,
                                length);
  for (; done < job.count; ++done)
    accumulate<T, Op, 1, false>(sums, job.sources + done, job.offset, begin,
                                length);
}

template <typename A>
FSDP_INLINE void divide(A *sums, int64_t length, int64_t count) {
  if constexpr (std::is_floating_point_v<A>) {
    A divisor = static_cast<A>(count);
    if ((count & (count - 1)) == 0) {
      A factor = A(1) / divisor;
      for (int64_t position = 0; position < length; ++position)
        sums[position] *= factor;
      return;
    }
    for (int64_t position = 0; position < length; ++position)
      sums[position] /= divisor;
  }
}

template <typename T, typename Op>
FSDP_INLINE void reduceAll(const Job &job, void *dst, int64_t bytes,
                           bool stream) {
  using A = typename Traits<T>::Accumulator;
  constexpr int64_t block = blockBytes / static_cast<int64_t>(sizeof(A));
  alignas(64) A sums[block];
  alignas(64) T result[block];
  auto *to = static_cast<T *>(dst);
  int64_t elements = bytes / static_cast<int64_t>(sizeof(T));
  for (int64_t begin = 0; begin < elements; begin += block) {
    int64_t length = std::min(block, elements - begin);
    reduceBlock<T, Op>(sums, job, begin, length);
    if (job.mean)
      divide<A>(sums, length, job.count);
    const void *from = sums;
    if constexpr (!std::is_same_v<A, T>) {
      for (int64_t position = 0; position < length; ++position)
        result[position] = Traits<T>::store(sums[position]);
      from = result;
    }
    fsdp::rt::copyBytes(to + begin, from,
                        length * static_cast<int64_t>(sizeof(T)), stream);
  }
}

template <typename Op>
FSDP_INLINE void reduceTyped(int32_t dtype, const Job &job, void *dst,
                             int64_t bytes, bool stream) {
  switch (dtype) {
  case FSDP_RT_F32:
    return reduceAll<float, Op>(job, dst, bytes, stream);
  case FSDP_RT_F64:
    return reduceAll<double, Op>(job, dst, bytes, stream);
  case FSDP_RT_F16:
    return reduceAll<F16, Op>(job, dst, bytes, stream);
  case FSDP_RT_BF16:
    return reduceAll<BF16, Op>(job, dst, bytes, stream);
  case FSDP_RT_I64:
    return reduceAll<int64_t, Op>(job, dst, bytes, stream);
  case FSDP_RT_I32:
    return reduceAll<int32_t, Op>(job, dst, bytes, stream);
  case FSDP_RT_I8:
    return reduceAll<int8_t, Op>(job, dst, bytes, stream);
  case FSDP_RT_I1:
    // The sum of truth values is "any", and so is their maximum.
    return reduceAll<uint8_t, Max>(job, dst, bytes, stream);
  default:
    return;
  }
}

FSDP_INLINE void reduceAny(int32_t dtype, int32_t reduce, const Job &job,
                           void *dst, int64_t bytes, bool stream) {
  if (reduce == FSDP_RT_MAX)
    reduceTyped<Max>(dtype, job, dst, bytes, stream);
  else
    reduceTyped<Sum>(dtype, job, dst, bytes, stream);
}

#if defined(__x86_64__)
FSDP_AVX2 void reduceAvx2(int32_t dtype, int32_t reduce, const Job &job,
                          void *dst, int64_t bytes, bool stream) {
  reduceAny(dtype, reduce, job, dst, bytes, stream);
}
#endif

void reducePlain(int32_t dtype, int32_t reduce, const Job &job, void *dst,
                 int64_t bytes, bool stream) {
  reduceAny(dtype, reduce, job, dst, bytes, stream);
}

} // namespace

/// The plain loops, for what vectors do not do.
static void reducePart(int32_t dtype, int32_t reduce, const Job &job, void *dst,
                       int64_t bytes, bool stream) {
#if defined(__x86_64__)
  static const bool hasAvx2 = __builtin_cpu_supports("avx2");
  if (hasAvx2)
    return reduceAvx2(dtype, reduce, job, dst, bytes, stream);
#endif
  reducePlain(dtype, reduce, job, dst, bytes, stream);
}

void fsdp::rt::reduceElements(int32_t dtype, int32_t reduce, bool mean,
                              int64_t count, const void *const *sources,
                              void *dst, int64_t bytes, bool stream) {
  Job job{sources, count, 0, mean};
  auto *to = static_cast<char *>(dst);
  if (reduce == FSDP_RT_SUM) {
    int64_t head =
        stream ? static_cast<int64_t>(-reinterpret_cast<uintptr_t>(dst) & 63)
               : 0;
    if (head > 0 && head < bytes) {
      reducePart(dtype, reduce, job, to, head, stream);
      job.offset = head;
    }
    if (job.offset == head)
      job.offset += sumVectors(dtype, mean, count, sources, job.offset,
                               to + job.offset, bytes - job.offset, stream);
  }
  if (job.offset < bytes)
    reducePart(dtype, reduce, job, to + job.offset, bytes - job.offset, stream);
}
