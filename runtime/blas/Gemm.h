//===- Gemm.h - one matrix product on the processor ------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_BLAS_GEMM_H
#define FSDP_RUNTIME_BLAS_GEMM_H

#include <cstddef>
#include <cstdint>

namespace fsdp::rt {

/// c = op(a) * op(b), plus c with `accumulate`. Row-major: op(a) is m x k,
/// op(b) k x n, c m x n; lda, ldb and ldc are the elements from a row to the
/// next.
template <typename T>
struct GemmOperands {
  bool transA, transB, accumulate;
  int64_t m, n, k, lda, ldb, ldc;
  const T *a;
  const T *b;
  T *c;
};

/// Chooses and loads the matrix library, once per process: FSDP_BLAS, else
/// OpenBLAS if it can be loaded, else the built-in one. Returns a status
/// (FSDP_RT_*); on failure writes a line to `message`.
int32_t loadBlas(char *message, size_t size);

/// Bytes of workspace that gemm() needs: 0 with OpenBLAS, which has its own.
int64_t gemmWorkspace();

/// Makes sure that so many threads can compute products at a time; returns
/// whether there is memory for it. OpenBLAS maps room for each, and asks for it
/// again and again where there is none.
bool reserveGemm(int64_t threads);

/// What is said where there is none.
inline constexpr const char noRoomForGemm[] =
    "no memory for the workspace of OpenBLAS, which maps 128 MiB for each "
    "thread that computes; allow more address space (ulimit -v), or set "
    "FSDP_BLAS=builtin, which rounds in another way";

/// One product of the chosen library.
void gemm(const GemmOperands<float> &operands, void *workspace);
void gemm(const GemmOperands<double> &operands, void *workspace);

/// The built-in library: tiled products in portable code, compiled for several
/// instruction sets, and its bytes of workspace. `k` is not 0.
void builtinGemm(const GemmOperands<float> &operands, void *workspace);
void builtinGemm(const GemmOperands<double> &operands, void *workspace);
int64_t builtinGemmWorkspace();

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_BLAS_GEMM_H
