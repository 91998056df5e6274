//===- BuiltinGemm.cpp - tiled matrix products ----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The usual three-level blocking: a panel of B and a block of A are packed so
// that the innermost kernel reads both in order, and the kernel keeps a tile of
// C in registers. The order of additions depends on k alone.
//
//===----------------------------------------------------------------------===//

#include "Gemm.h"

#include <algorithm>
#include <cstring>

#define FSDP_INLINE inline __attribute__((always_inline))

namespace {

/// Sizes of tiles: a kernel makes `rows` x `columns` elements of C.
template <typename T>
struct Tile {
  static constexpr int64_t rows = 6;
  static constexpr int64_t lanes = 32 / static_cast<int64_t>(sizeof(T));
  static constexpr int64_t columns = 2 * lanes;
  static constexpr int64_t depth = 256;
  static constexpr int64_t blockRows = 96;
  static constexpr int64_t blockColumns = 1024;
  static constexpr int64_t packedA = blockRows * depth;
  static constexpr int64_t packedB = blockColumns * depth;
  typedef T Vector __attribute__((vector_size(32), aligned(32)));
};

template <typename T>
using Operands = fsdp::rt::GemmOperands<T>;

/// Packs `width` wide strips of op(X): strip s holds, for each p, elements
/// s * width .. of line p; missing ones are zero. `across` is the stride along
/// the strip, `along` the one along p.
template <typename T, int64_t width>
FSDP_INLINE void packStrips(const T *from, int64_t across, int64_t along,
                            int64_t extent, int64_t depth, T *to) {
  for (int64_t first = 0; first < extent; first += width) {
    int64_t present = std::min(width, extent - first);
    const T *strip = from + first * across;
    if (present == width && across == 1) {
      for (int64_t p = 0; p < depth; ++p, to += width)
        std::memcpy(to, strip + p * along, width * sizeof(T));
      continue;
    }
    for (int64_t p = 0; p < depth; ++p, to += width)
      for (int64_t index = 0; index < width; ++index)
        to[index] = index < present ? strip[index * across + p * along] : T(0);
  }
}

/// tile = packed A strip * packed B strip.
template <typename T>
FSDP_INLINE void kernel(int64_t depth, const T *a, const T *b,
                        T *__restrict tile) {
  using V = typename Tile<T>::Vector;
  constexpr int64_t lanes = Tile<T>::lanes;
  V c00{}, c01{}, c10{}, c11{}, c20{}, c21{}, c30{}, c31{}, c40{}, c41{}, c50{},
      c51{};
  for (int64_t p = 0; p < depth; ++p) {
    V b0, b1;
    std::memcpy(&b0, b, sizeof(V));
    std::memcpy(&b1, b + lanes, sizeof(V));
    c00 += a[0] * b0;
    c01 += a[0] * b1;
    c10 += a[1] * b0;
    c11 += a[1] * b1;
    c20 += a[2] * b0;
    c21 += a[2] * b1;
    c30 += a[3] * b0;
    c31 += a[3] * b1;
    c40 += a[4] * b0;
    c41 += a[4] * b1;
    c50 += a[5] * b0;
    c51 += a[5] * b1;
    a += Tile<T>::rows;
    b += Tile<T>::columns;
  }
  V all[] = {c00, c01, c10, c11, c20, c21, c30, c31, c40, c41, c50, c51};
  std::memcpy(tile, all, sizeof(all));
}

/// Adds a tile to C, or stores it.
template <typename T>
FSDP_INLINE void writeTile(const T *tile, T *c, int64_t ldc, int64_t rows,
                           int64_t columns, bool accumulate) {
  for (int64_t i = 0; i < rows; ++i) {
    const T *from = tile + i * Tile<T>::columns;
    T *to = c + i * ldc;
    if (accumulate)
      for (int64_t j = 0; j < columns; ++j)
        to[j] += from[j];
    else
      for (int64_t j = 0; j < columns; ++j)
        to[j] = from[j];
  }
}

/// All tiles of a packed block of A and a packed panel of B.
template <typename T>
FSDP_INLINE void macroKernel(const T *packedA, const T *packedB, int64_t rows,
                             int64_t columns, int64_t depth, T *c, int64_t ldc,
                             bool accumulate) {
  alignas(64) T tile[Tile<T>::rows * Tile<T>::columns];
  for (int64_t j = 0; j < columns; j += Tile<T>::columns)
    for (int64_t i = 0; i < rows; i += Tile<T>::rows) {
      kernel<T>(depth, packedA + i * depth, packedB + j * depth, tile);
      writeTile<T>(tile, c + i * ldc + j, ldc,
                   std::min(Tile<T>::rows, rows - i),
                   std::min(Tile<T>::columns, columns - j), accumulate);
    }
}

template <typename T>
FSDP_INLINE void multiply(const Operands<T> &x, void *workspace) {
  T *packedA = static_cast<T *>(workspace);
  T *packedB = packedA + Tile<T>::packedA;
  int64_t aRow = x.transA ? 1 : x.lda, aDepth = x.transA ? x.lda : 1;
  int64_t bColumn = x.transB ? x.ldb : 1, bDepth = x.transB ? 1 : x.ldb;
  for (int64_t j = 0; j < x.n; j += Tile<T>::blockColumns) {
    int64_t columns = std::min(Tile<T>::blockColumns, x.n - j);
    for (int64_t p = 0; p < x.k; p += Tile<T>::depth) {
      int64_t depth = std::min(Tile<T>::depth, x.k - p);
      packStrips<T, Tile<T>::columns>(x.b + j * bColumn + p * bDepth, bColumn,
                                      bDepth, columns, depth, packedB);
      for (int64_t i = 0; i < x.m; i += Tile<T>::blockRows) {
        int64_t rows = std::min(Tile<T>::blockRows, x.m - i);
        packStrips<T, Tile<T>::rows>(x.a + i * aRow + p * aDepth, aRow, aDepth,
                                     rows, depth, packedA);
        macroKernel<T>(packedA, packedB, rows, columns, depth,
                       x.c + i * x.ldc + j, x.ldc, x.accumulate || p > 0);
      }
    }
  }
}

#if defined(__x86_64__)
__attribute__((target("avx2,fma"))) void multiplyAvx2(const Operands<float> &x,
                                                      void *workspace) {
  multiply<float>(x, workspace);
}
__attribute__((target("avx2,fma"))) void multiplyAvx2(const Operands<double> &x,
                                                      void *workspace) {
  multiply<double>(x, workspace);
}
#endif

template <typename T>
void dispatch(const Operands<T> &operands, void *workspace) {
#if defined(__x86_64__)
  static const bool fast =
      __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (fast)
    return multiplyAvx2(operands, workspace);
#endif
  multiply<T>(operands, workspace);
}

} // namespace

int64_t fsdp::rt::builtinGemmWorkspace() {
  return (Tile<double>::packedA + Tile<double>::packedB) *
         static_cast<int64_t>(sizeof(double));
}

void fsdp::rt::builtinGemm(const GemmOperands<float> &operands,
                           void *workspace) {
  dispatch(operands, workspace);
}

void fsdp::rt::builtinGemm(const GemmOperands<double> &operands,
                           void *workspace) {
  dispatch(operands, workspace);
}
