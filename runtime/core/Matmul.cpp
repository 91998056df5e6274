//===- Matmul.cpp - checked batches of matrix products --------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Descriptor.h"
#include "blas/Gemm.h"

#include <algorithm>
#include <climits>

using namespace fsdp::rt;

void fsdp::rt::freeMatmulWorkspace(fsdp_rt_context &ctx) {
  unmapMemory(ctx.matmulWorkspace, static_cast<size_t>(gemmWorkspace()));
  ctx.matmulWorkspace = nullptr;
}

template <typename T>
static int32_t multiplyBatch(fsdp_rt_context &ctx,
                             const fsdp_rt_matmul_desc &desc, const T *a,
                             const T *b, T *c) {
  if (!reserveGemm(ctx.world->localRanks))
    return fail(ctx, FSDP_RT_OUT_OF_MEMORY, "%s", noRoomForGemm);
  int64_t bytes = gemmWorkspace();
  if (bytes && !ctx.matmulWorkspace) {
    ctx.matmulWorkspace = mapMemory(static_cast<size_t>(bytes));
    if (!ctx.matmulWorkspace)
      return fail(ctx, FSDP_RT_OUT_OF_MEMORY,
                  "no memory for the workspace of matrix products");
  }
  for (int64_t outer = 0; outer < desc.batch0; ++outer)
    for (int64_t inner = 0; inner < desc.batch1; ++inner) {
      GemmOperands<T> x{desc.trans_a != 0,
                        desc.trans_b != 0,
                        desc.beta != 0,
                        desc.m,
                        desc.n,
                        desc.k,
                        desc.lda,
                        desc.ldb,
                        desc.ldc,
                        a + outer * desc.a_stride0 + inner * desc.a_stride1,
                        b + outer * desc.b_stride0 + inner * desc.b_stride1,
                        c + outer * desc.c_stride0 + inner * desc.c_stride1};
      gemm(x, ctx.matmulWorkspace);
    }
  return FSDP_RT_OK;
}

/// What keeps elements from being multiplied, or null.
static const char *elementError(const fsdp_rt_matmul_desc &desc,
                                bool onDevice) {
  if (desc.dtype == FSDP_RT_F32 || desc.dtype == FSDP_RT_F64)
    return nullptr;
  int32_t factor = desc.dtype & ~FSDP_RT_NARROW_RESULT;
  if (factor != FSDP_RT_F16 && factor != FSDP_RT_BF16)
    return "its element type is no float";
  return onDevice ? nullptr : "16-bit floats are multiplied on devices only";
}

/// What is wrong with the numbers of a product, or null.
static const char *matmulError(const fsdp_rt_matmul_desc &desc) {
  for (int32_t flag : {desc.trans_a, desc.trans_b, desc.beta})
    if (flag != 0 && flag != 1)
      return "trans_a, trans_b and beta are 0 or 1";
  for (int64_t size : {desc.m, desc.n, desc.k, desc.lda, desc.ldb, desc.ldc,
                       desc.batch0, desc.batch1})
    if (size < 0 || size > INT_MAX)
      return "a size is negative or above 2^31 - 1";
  if (desc.lda < std::max<int64_t>(1, desc.trans_a ? desc.m : desc.k) ||
      desc.ldb < std::max<int64_t>(1, desc.trans_b ? desc.k : desc.n) ||
      desc.ldc < std::max<int64_t>(1, desc.n))
    return "a leading dimension is shorter than a row";
  return nullptr;
}

static int32_t failMatmul(fsdp_rt_context &ctx, int32_t status,
                          const fsdp_rt_matmul_desc &desc, const char *error) {
  return fail(ctx, status,
              "matrix product %s %lld x %lld x %lld (lda %lld, ldb %lld, ldc "
              "%lld): %s (last collective: %s)",
              elementName(desc.dtype & ~FSDP_RT_NARROW_RESULT),
              static_cast<long long>(desc.m), static_cast<long long>(desc.n),
              static_cast<long long>(desc.k), static_cast<long long>(desc.lda),
              static_cast<long long>(desc.ldb),
              static_cast<long long>(desc.ldc), error,
              ctx.lastCollective ? ctx.lastCollective->text.c_str() : "none");
}

/// What is wrong with a product that has a bias, or null.
static const char *biasError(const fsdp_rt_context &ctx,
                             const fsdp_rt_matmul_desc &desc,
                             const void *bias) {
  if (!bias)
    return "there is no bias";
  if (desc.batch0 != 1 || desc.batch1 != 1)
    return "products with a bias have no batch";
  if (desc.beta != 0 || desc.k == 0)
    return "products with a bias have sums, and beta 0";
  if (desc.dtype == FSDP_RT_F64 && ctx.world->deviceMemory)
    return "products of f64 on a device have no bias";
  return nullptr;
}

/// Multiplies on the calling thread.
template <typename T>
static int32_t multiplyHere(fsdp_rt_context &ctx, fsdp_rt_matmul_desc desc,
                            const void *a, const void *b, void *c,
                            const void *bias) {
  auto *to = static_cast<T *>(c);
  if (bias) {
    for (int64_t row = 0; row < desc.m; ++row)
      std::copy_n(static_cast<const T *>(bias), desc.n, to + row * desc.ldc);
    desc.beta = 1;
  }
  return multiplyBatch(ctx, desc, static_cast<const T *>(a),
                       static_cast<const T *>(b), to);
}

static int32_t multiply(fsdp_rt_context *ctx, const fsdp_rt_matmul_desc *desc,
                        const void *a, const void *b, void *c,
                        const void *bias) {
  ++ctx->stats.matmuls;
  if (desc->m == 0 || desc->n == 0 || desc->batch0 == 0 || desc->batch1 == 0)
    return FSDP_RT_OK;
  if (!c || (desc->k != 0 && (!a || !b)))
    return failMatmul(*ctx, FSDP_RT_INVALID_ARGUMENT, *desc,
                      "an operand has no buffer");
  if (ctx->world->deviceMemory)
    return ctx->world->backend->multiply(*ctx, *desc, a, b, c, bias);
  return desc->dtype == FSDP_RT_F32
             ? multiplyHere<float>(*ctx, *desc, a, b, c, bias)
             : multiplyHere<double>(*ctx, *desc, a, b, c, bias);
}

/// Whether a product may be computed; fails the rank if not.
static int32_t checkMatmul(fsdp_rt_context *ctx,
                           const fsdp_rt_matmul_desc &desc) {
  if (int32_t status = fsdp_rt_status(ctx))
    return status;
  if (const char *error = elementError(desc, ctx->world->deviceMemory))
    return failMatmul(*ctx, FSDP_RT_UNSUPPORTED, desc, error);
  if (const char *error = matmulError(desc))
    return failMatmul(*ctx, FSDP_RT_INVALID_ARGUMENT, desc, error);
  return FSDP_RT_OK;
}

int32_t fsdp_rt_matmul(fsdp_rt_context *ctx, const fsdp_rt_matmul_desc *desc,
                       const void *a, const void *b, void *c) {
  if (int32_t status = checkMatmul(ctx, *desc))
    return status;
  return multiply(ctx, desc, a, b, c, nullptr);
}

int32_t fsdp_rt_matmul_bias(fsdp_rt_context *ctx,
                            const fsdp_rt_matmul_desc *desc, const void *a,
                            const void *b, void *c, const void *bias) {
  if (int32_t status = checkMatmul(ctx, *desc))
    return status;
  if (const char *error = biasError(*ctx, *desc, bias))
    return failMatmul(*ctx, FSDP_RT_INVALID_ARGUMENT, *desc, error);
  return multiply(ctx, desc, a, b, c, bias);
}
