//===- VectorSum.cpp - ordered sums with 256-bit vectors ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One pass: each element is loaded once from every source, added in registers
// in ascending order, divided, rounded and stored once, past the caches where
// the caller says so. The bits are those of the plain loops in Kernels.cpp.
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "fsdp_rt.h"

#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>

#define FSDP_VECTOR __attribute__((target("avx2,f16c")))
#define FSDP_VECTOR_INLINE                                                     \
  inline __attribute__((always_inline, target("avx2,f16c")))

namespace {

struct F32Vector {
  using Vec = __m256;
  static constexpr int bytes = 32;
  FSDP_VECTOR_INLINE static Vec load(const char *from) {
    return _mm256_loadu_ps(reinterpret_cast<const float *>(from));
  }
  FSDP_VECTOR_INLINE static Vec add(Vec left, Vec right) {
    return _mm256_add_ps(left, right);
  }
  FSDP_VECTOR_INLINE static Vec scale(Vec value, double by, bool divide) {
    Vec factor = _mm256_set1_ps(static_cast<float>(by));
    return divide ? _mm256_div_ps(value, factor) : _mm256_mul_ps(value, factor);
  }
  FSDP_VECTOR_INLINE static __m256i round(Vec value) {
    return _mm256_castps_si256(value);
  }
};

struct F64Vector {
  using Vec = __m256d;
  static constexpr int bytes = 32;
  FSDP_VECTOR_INLINE static Vec load(const char *from) {
    return _mm256_loadu_pd(reinterpret_cast<const double *>(from));
  }
  FSDP_VECTOR_INLINE static Vec add(Vec left, Vec right) {
    return _mm256_add_pd(left, right);
  }
  FSDP_VECTOR_INLINE static Vec scale(Vec value, double by, bool divide) {
    Vec factor = _mm256_set1_pd(by);
    return divide ? _mm256_div_pd(value, factor) : _mm256_mul_pd(value, factor);
  }
  FSDP_VECTOR_INLINE static __m256i round(Vec value) {
    return _mm256_castpd_si256(value);
  }
};

struct BF16Vector : F32Vector {
  static constexpr int bytes = 16;
  FSDP_VECTOR_INLINE static Vec load(const char *from) {
    __m128i half = _mm_loadu_si128(reinterpret_cast<const __m128i *>(from));
    return _mm256_castsi256_ps(
        _mm256_slli_epi32(_mm256_cvtepu16_epi32(half), 16));
  }
  FSDP_VECTOR_INLINE static __m128i round(Vec value) {
    __m256i wide = _mm256_castps_si256(value);
    __m256i odd =
        _mm256_and_si256(_mm256_srli_epi32(wide, 16), _mm256_set1_epi32(1));
    __m256i nearest = _mm256_srli_epi32(
        _mm256_add_epi32(_mm256_add_epi32(wide, _mm256_set1_epi32(0x7fff)),
                         odd),
        16);
    __m256i quiet =
        _mm256_or_si256(_mm256_srli_epi32(wide, 16), _mm256_set1_epi32(0x40));
    __m256i isNaN =
        _mm256_castps_si256(_mm256_cmp_ps(value, value, _CMP_UNORD_Q));
    __m256i result = _mm256_blendv_epi8(nearest, quiet, isNaN);
    return _mm_packus_epi32(_mm256_castsi256_si128(result),
                            _mm256_extracti128_si256(result, 1));
  }
};

struct F16Vector : F32Vector {
  static constexpr int bytes = 16;
  FSDP_VECTOR_INLINE static Vec load(const char *from) {
    return _mm256_cvtph_ps(
        _mm_loadu_si128(reinterpret_cast<const __m128i *>(from)));
  }
  FSDP_VECTOR_INLINE static __m128i round(Vec value) {
    return _mm256_cvtps_ph(value, _MM_FROUND_TO_NEAREST_INT);
  }
};

template <bool Stream>
FSDP_VECTOR_INLINE void store(char *to, __m256i value) {
  if constexpr (Stream)
    _mm256_stream_si256(reinterpret_cast<__m256i *>(to), value);
  else
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(to), value);
}
template <bool Stream>
FSDP_VECTOR_INLINE void store(char *to, __m128i value) {
  if constexpr (Stream)
    _mm_stream_si128(reinterpret_cast<__m128i *>(to), value);
  else
    _mm_storeu_si128(reinterpret_cast<__m128i *>(to), value);
}

/// What to do with a sum.
struct Scale {
  bool any, divide;
  double by;
};

/// The bytes of N sources from `offset` on, or of `count` if N is 0. Four
/// vectors at a time.
template <typename T, int N, bool Stream>
FSDP_VECTOR_INLINE void sumAll(int64_t count, const void *const *sources,
                               int64_t offset, char *to, int64_t bytes,
                               Scale scale) {
  constexpr int64_t width = 4 * T::bytes;
  const char *from[N ? N : 1];
  for (int index = 0; index < N; ++index)
    from[index] = static_cast<const char *>(sources[index]) + offset;
  for (int64_t at = 0; at + width <= bytes; at += width) {
    typename T::Vec sum[4];
    const char *first =
        N ? from[0] : static_cast<const char *>(sources[0]) + offset;
    for (int part = 0; part < 4; ++part)
      sum[part] = T::load(first + at + part * T::bytes);
    for (int64_t index = 1; index < (N ? N : count); ++index) {
      const char *next =
          N ? from[index] : static_cast<const char *>(sources[index]) + offset;
      for (int part = 0; part < 4; ++part)
        sum[part] = T::add(sum[part], T::load(next + at + part * T::bytes));
    }
    if (scale.any)
      for (auto &value : sum)
        value = T::scale(value, scale.by, scale.divide);
    for (int part = 0; part < 4; ++part)
      store<Stream>(to + at + part * T::bytes, T::round(sum[part]));
  }
}

template <typename T, bool Stream>
FSDP_VECTOR void sumCount(int64_t count, const void *const *sources,
                          int64_t offset, char *to, int64_t bytes,
                          Scale scale) {
  switch (count) {
  case 2:
    return sumAll<T, 2, Stream>(count, sources, offset, to, bytes, scale);
  case 4:
    return sumAll<T, 4, Stream>(count, sources, offset, to, bytes, scale);
  default:
    return sumAll<T, 0, Stream>(count, sources, offset, to, bytes, scale);
  }
}

template <typename T>
int64_t sumTyped(int64_t count, const void *const *sources, int64_t offset,
                 char *to, int64_t bytes, bool stream, Scale scale) {
  if (stream)
    sumCount<T, true>(count, sources, offset, to, bytes, scale);
  else
    sumCount<T, false>(count, sources, offset, to, bytes, scale);
  return bytes / (4 * T::bytes) * (4 * T::bytes);
}

} // namespace

int64_t fsdp::rt::sumVectors(int32_t dtype, bool mean, int64_t count,
                             const void *const *sources, int64_t offset,
                             void *dst, int64_t bytes, bool stream) {
  static const bool supported =
      __builtin_cpu_supports("avx2") && __builtin_cpu_supports("f16c");
  if (!supported || (stream && reinterpret_cast<uintptr_t>(dst) % 32))
    return 0;
  auto *to = static_cast<char *>(dst);
  bool power = (count & (count - 1)) == 0;
  auto members = static_cast<double>(count);
  Scale scale = {mean && count > 1, !power, power ? 1 / members : members};
  switch (dtype) {
  case FSDP_RT_F32:
    return sumTyped<F32Vector>(count, sources, offset, to, bytes, stream,
                               scale);
  case FSDP_RT_F64:
    return sumTyped<F64Vector>(count, sources, offset, to, bytes, stream,
                               scale);
  case FSDP_RT_F16:
    return sumTyped<F16Vector>(count, sources, offset, to, bytes, stream,
                               scale);
  case FSDP_RT_BF16:
    return sumTyped<BF16Vector>(count, sources, offset, to, bytes, stream,
                                scale);
  default:
    return 0;
  }
}
#else
int64_t fsdp::rt::sumVectors(int32_t, bool, int64_t, const void *const *,
                             int64_t, void *, int64_t, bool) {
  return 0;
}
#endif
