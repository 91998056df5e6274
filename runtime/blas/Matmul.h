//===- Matmul.h - matrix products ------------------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_BLAS_MATMUL_H
#define FSDP_RUNTIME_BLAS_MATMUL_H

#include "core/World.h"

namespace fsdp::rt {

/// Chooses and loads the matrix library, once per process: FSDP_BLAS, else
/// OpenBLAS if it can be loaded, else the built-in one. On failure writes a
/// line to `message`.
int32_t loadBlas(char *message, size_t size);

/// Gives back what products of a context needed.
void freeMatmulWorkspace(fsdp_rt_context &ctx);

/// One product of the built-in library.
template <typename T>
struct GemmOperands {
  bool transA, transB, accumulate;
  int64_t m, n, k, lda, ldb, ldc;
  const T *a;
  const T *b;
  T *c;
};

/// Bytes of workspace for builtinGemm.
int64_t builtinGemmWorkspace();

/// Tiled products in portable code, compiled for several instruction sets.
void builtinGemm(const GemmOperands<float> &operands, void *workspace);
void builtinGemm(const GemmOperands<double> &operands, void *workspace);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_BLAS_MATMUL_H
