//===- Products.cpp - matrix products on GPUs -----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cuBLASLt chooses an algorithm for a product when it is first seen; from then
// on it is looked up, so that a product costs no search and always has the same
// bits.
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"

#include <algorithm>

using namespace fsdp::rt;
using namespace fsdp::rt::cuda;

/// Products get so much memory, so that they allocate none of their own.
static constexpr size_t workspaceBytes = size_t{32} << 20;

static int32_t failBlas(fsdp_rt_context &ctx, const char *call,
                        cublasStatus_t result) {
  return fail(ctx, FSDP_RT_DEVICE_FAILED, "%s failed: %s", call,
              worldOf(ctx).api.cublasLtGetStatusString(result));
}

/// Fails with the name of the call if it failed.
#define FSDP_TRY_BLAS(ctx, name, arguments)                                    \
  do {                                                                         \
    if (cublasStatus_t result = worldOf(ctx).api.name arguments)               \
      return failBlas(ctx, #name, result);                                     \
  } while (false)

static int32_t openBlas(fsdp_rt_context &ctx) {
  DeviceRank &rank = rankOf(ctx);
  if (int32_t status = prepareCompute(ctx))
    return status;
  FSDP_TRY_CUDA(ctx, rank.world.api, cudaMalloc,
                (&rank.blasWorkspace, workspaceBytes));
  FSDP_TRY_BLAS(ctx, cublasLtCreate, (&rank.blas));
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Descriptions
//===----------------------------------------------------------------------===//

namespace {
/// A batch with one stride for each operand.
struct Batch {
  int64_t count, a, b, c;
};
} // namespace

/// Both batch dimensions as one, if they are; else the inner one.
static Batch joinBatch(const fsdp_rt_matmul_desc &desc, bool &joined) {
  auto continues = [&](int64_t outer, int64_t inner) {
    return outer == inner * desc.batch1;
  };
  joined = true;
  if (desc.batch1 == 1)
    return {desc.batch0, desc.a_stride0, desc.b_stride0, desc.c_stride0};
  joined = desc.batch0 == 1 || (continues(desc.a_stride0, desc.a_stride1) &&
                                continues(desc.b_stride0, desc.b_stride1) &&
                                continues(desc.c_stride0, desc.c_stride1));
  return {joined ? desc.batch0 * desc.batch1 : desc.batch1, desc.a_stride1,
          desc.b_stride1, desc.c_stride1};
}

/// The type of a and b; sums have the same, but at least f32, and so has c
/// unless it is to be narrow.
static cudaDataType_t factorType(const fsdp_rt_matmul_desc &desc) {
  switch (desc.dtype & ~FSDP_RT_NARROW_RESULT) {
  case FSDP_RT_F64:
    return CUDA_R_64F;
  case FSDP_RT_F16:
    return CUDA_R_16F;
  case FSDP_RT_BF16:
    return CUDA_R_16BF;
  default:
    return CUDA_R_32F;
  }
}
static cudaDataType_t sumType(const fsdp_rt_matmul_desc &desc) {
  return desc.dtype == FSDP_RT_F64 ? CUDA_R_64F : CUDA_R_32F;
}
static cudaDataType_t resultType(const fsdp_rt_matmul_desc &desc) {
  return desc.dtype & FSDP_RT_NARROW_RESULT ? factorType(desc) : sumType(desc);
}
static int64_t bytesOf(cudaDataType_t type) {
  return type == CUDA_R_64F ? 8 : type == CUDA_R_32F ? 4 : 2;
}

static int32_t describeMatrix(fsdp_rt_context &ctx, cudaDataType_t type,
                              int64_t rows, int64_t columns, int64_t ld,
                              int64_t count, int64_t stride,
                              cublasLtMatrixLayout_t &layout) {
  FSDP_TRY_BLAS(ctx, cublasLtMatrixLayoutCreate,
                (&layout, type, static_cast<uint64_t>(rows),
                 static_cast<uint64_t>(columns), ld));
  auto number = static_cast<int32_t>(count);
  FSDP_TRY_BLAS(
      ctx, cublasLtMatrixLayoutSetAttribute,
      (layout, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &number, sizeof(number)));
  FSDP_TRY_BLAS(ctx, cublasLtMatrixLayoutSetAttribute,
                (layout, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, &stride,
                 sizeof(stride)));
  return FSDP_RT_OK;
}

/// Lets a product add a bias of its result's type to what are its columns here
/// and rows in cuBLASLt. Algorithms are chosen by the address's alignment, too.
static int32_t setBias(fsdp_rt_context &ctx, cublasLtMatmulDesc_t desc,
                       const void *bias) {
  const uint32_t epilogue = CUBLASLT_EPILOGUE_BIAS;
  FSDP_TRY_BLAS(
      ctx, cublasLtMatmulDescSetAttribute,
      (desc, CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue, sizeof(epilogue)));
  FSDP_TRY_BLAS(ctx, cublasLtMatmulDescSetAttribute,
                (desc, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &bias, sizeof(bias)));
  return FSDP_RT_OK;
}

/// A transposed operand is stored with its dimensions exchanged.
static int32_t describe(fsdp_rt_context &ctx, const fsdp_rt_matmul_desc &desc,
                        Product &product) {
  bool joined;
  Batch batch = joinBatch(desc, joined);
  cudaDataType_t factor = factorType(desc), sum = sumType(desc);
  bool rounds = factor == CUDA_R_32F && worldOf(ctx).tf32;
  cublasComputeType_t compute = sum == CUDA_R_64F ? CUBLAS_COMPUTE_64F
                                : rounds          ? CUBLAS_COMPUTE_32F_FAST_TF32
                                                  : CUBLAS_COMPUTE_32F;
  FSDP_TRY_BLAS(ctx, cublasLtMatmulDescCreate, (&product.desc, compute, sum));
  const int32_t transB = desc.trans_b ? CUBLAS_OP_T : CUBLAS_OP_N;
  const int32_t transA = desc.trans_a ? CUBLAS_OP_T : CUBLAS_OP_N;
  FSDP_TRY_BLAS(
      ctx, cublasLtMatmulDescSetAttribute,
      (product.desc, CUBLASLT_MATMUL_DESC_TRANSA, &transB, sizeof(transB)));
  FSDP_TRY_BLAS(
      ctx, cublasLtMatmulDescSetAttribute,
      (product.desc, CUBLASLT_MATMUL_DESC_TRANSB, &transA, sizeof(transA)));
  int32_t status = describeMatrix(ctx, factor, transB ? desc.k : desc.n,
                                  transB ? desc.n : desc.k, desc.ldb,
                                  batch.count, batch.b, product.b);
  if (!status)
    status = describeMatrix(ctx, factor, transA ? desc.m : desc.k,
                            transA ? desc.k : desc.m, desc.lda, batch.count,
                            batch.a, product.a);
  if (!status)
    status = describeMatrix(ctx, resultType(desc), desc.n, desc.m, desc.ldc,
                            batch.count, batch.c, product.c);
  return status;
}

//===----------------------------------------------------------------------===//
// Algorithms
//===----------------------------------------------------------------------===//

static int32_t prefer(fsdp_rt_context &ctx, int64_t alignment,
                      cublasLtMatmulPreference_t preference) {
  const uint64_t workspace = workspaceBytes;
  FSDP_TRY_BLAS(ctx, cublasLtMatmulPreferenceSetAttribute,
                (preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES,
                 &workspace, sizeof(workspace)));
  // Equal calls give equal bits, and partial sums are not rounded to 16.
  const uint32_t schemes = CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE;
  FSDP_TRY_BLAS(ctx, cublasLtMatmulPreferenceSetAttribute,
                (preference, CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK,
                 &schemes, sizeof(schemes)));
  const auto bytes = static_cast<uint32_t>(alignment);
  for (cublasLtMatmulPreferenceAttributes_t operand :
       {CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES,
        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,
        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES,
        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES})
    FSDP_TRY_BLAS(ctx, cublasLtMatmulPreferenceSetAttribute,
                  (preference, operand, &bytes, sizeof(bytes)));
  return FSDP_RT_OK;
}

static int32_t chooseAlgorithm(fsdp_rt_context &ctx, const ProductKey &key,
                               Product &product) {
  const Api &api = worldOf(ctx).api;
  cublasLtMatmulPreference_t preference = nullptr;
  FSDP_TRY_BLAS(ctx, cublasLtMatmulPreferenceCreate, (&preference));
  cublasLtMatmulHeuristicResult_t best = {};
  int found = 0;
  cublasStatus_t result = 0;
  int32_t status = prefer(ctx, key.alignment, preference);
  if (!status)
    result = api.cublasLtMatmulAlgoGetHeuristic(
        rankOf(ctx).blas, product.desc, product.b, product.a, product.c,
        product.c, preference, 1, &best, &found);
  api.cublasLtMatmulPreferenceDestroy(preference);
  if (status)
    return status;
  if (result || found == 0 || best.state)
    return fail(ctx, FSDP_RT_UNSUPPORTED,
                "cublasLtMatmulAlgoGetHeuristic found no algorithm for a "
                "product of %lld x %lld x %lld: %s",
                static_cast<long long>(key.desc.m),
                static_cast<long long>(key.desc.n),
                static_cast<long long>(key.desc.k),
                api.cublasLtGetStatusString(result ? result : best.state));
  product.algorithm = best.algo;
  return FSDP_RT_OK;
}

/// What cuBLASLt knows of a product, with its bias, if it has one.
static int32_t findProduct(fsdp_rt_context &ctx, const ProductKey &key,
                           const void *bias, Product *&product) {
  auto [it, isNew] = rankOf(ctx).products.try_emplace(key);
  product = &it->second;
  int32_t status = isNew ? describe(ctx, key.desc, *product) : FSDP_RT_OK;
  if (!status && bias)
    status = setBias(ctx, product->desc, bias);
  return status || !isNew ? status : chooseAlgorithm(ctx, key, *product);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// The power of two, at most 256, that all addresses are multiples of.
static int64_t alignmentOf(std::initializer_list<const void *> addresses) {
  uint64_t bits = 256;
  for (const void *address : addresses)
    bits |= reinterpret_cast<uintptr_t>(address);
  return static_cast<int64_t>(bits & -bits);
}

static int32_t multiplyBatch(fsdp_rt_context &ctx,
                             const fsdp_rt_matmul_desc &desc, const char *a,
                             const char *b, char *c, const void *bias) {
  DeviceRank &rank = rankOf(ctx);
  Product *product = nullptr;
  ProductKey key{desc, alignmentOf({a, b, c}), bias ? alignmentOf({bias}) : 0};
  if (int32_t status = findProduct(ctx, key, bias, product))
    return status;
  const float one = 1, beta = static_cast<float>(desc.beta);
  const double wideOne = 1, wideBeta = desc.beta;
  bool wide = desc.dtype == FSDP_RT_F64;
  FSDP_TRY_BLAS(ctx, cublasLtMatmul,
                (rank.blas, product->desc,
                 wide ? static_cast<const void *>(&wideOne) : &one, b,
                 product->b, a, product->a,
                 wide ? static_cast<const void *>(&wideBeta) : &beta, c,
                 product->c, c, product->c, &product->algorithm,
                 rank.blasWorkspace, workspaceBytes, rank.compute));
  return FSDP_RT_OK;
}

/// A sum of nothing, which cuBLASLt does not have.
static int32_t clear(fsdp_rt_context &ctx, const fsdp_rt_matmul_desc &desc,
                     char *c) {
  int64_t size = bytesOf(resultType(desc));
  for (int64_t outer = 0; outer < desc.batch0; ++outer)
    for (int64_t inner = 0; inner < desc.batch1; ++inner)
      for (int64_t row = 0; row < desc.m; ++row)
        FSDP_TRY_CUDA(ctx, worldOf(ctx).api, cudaMemsetAsync,
                      (c + (outer * desc.c_stride0 + inner * desc.c_stride1 +
                            row * desc.ldc) *
                               size,
                       0, static_cast<size_t>(desc.n * size),
                       rankOf(ctx).compute));
  return FSDP_RT_OK;
}

int32_t fsdp::rt::cuda::multiply(fsdp_rt_context &ctx,
                                 const fsdp_rt_matmul_desc &desc, const void *a,
                                 const void *b, void *c, const void *bias) {
  int32_t status;
  if (rankOf(ctx).graphs && deferProduct(ctx, desc, a, b, c, bias, status))
    return status;
  return multiplyNow(ctx, desc, a, b, c, bias);
}

int32_t fsdp::rt::cuda::multiplyNow(fsdp_rt_context &ctx,
                                    const fsdp_rt_matmul_desc &desc,
                                    const void *a, const void *b, void *c,
                                    const void *bias) {
  // Whichever thread takes the step.
  FSDP_TRY_CUDA(ctx, worldOf(ctx).api, cudaSetDevice, (rankOf(ctx).device));
  if (desc.k == 0)
    return desc.beta ? FSDP_RT_OK : clear(ctx, desc, static_cast<char *>(c));
  if (!rankOf(ctx).blas)
    if (int32_t status = openBlas(ctx))
      return status;
  bool joined;
  joinBatch(desc, joined);
  int64_t factor = bytesOf(factorType(desc)), sum = bytesOf(resultType(desc));
  for (int64_t outer = 0; outer < (joined ? 1 : desc.batch0); ++outer) {
    auto at = [&](const void *memory, int64_t bytes) {
      return static_cast<const char *>(memory) + outer * bytes;
    };
    if (int32_t status = multiplyBatch(
            ctx, desc, at(a, desc.a_stride0 * factor),
            at(b, desc.b_stride0 * factor),
            const_cast<char *>(at(c, desc.c_stride0 * sum)), bias))
      return status;
  }
  return FSDP_RT_OK;
}

void fsdp::rt::cuda::closeProducts(DeviceRank &rank) {
  const Api &api = rank.world.api;
  for (auto &[key, product] : rank.products) {
    for (cublasLtMatrixLayout_t layout : {product.b, product.a, product.c})
      if (layout)
        api.cublasLtMatrixLayoutDestroy(layout);
    if (product.desc)
      api.cublasLtMatmulDescDestroy(product.desc);
  }
  if (rank.blas)
    api.cublasLtDestroy(rank.blas);
  if (rank.blasWorkspace)
    api.cudaFree(rank.blasWorkspace);
}
