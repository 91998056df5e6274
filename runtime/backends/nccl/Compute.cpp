//===- Compute.cpp - kernels and matrix products on GPUs ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything is put into the rank's stream; nothing here waits for it, except
// the first launch, which loads the code, and the first product.
//
//===----------------------------------------------------------------------===//

#include "Nccl.h"

#include <cstdio>
#include <cstring>

using namespace fsdp::rt;
using namespace fsdp::rt::nccl;

/// Products get so much memory, so that they allocate none of their own.
static constexpr size_t workspaceBytes = size_t{32} << 20;

static int32_t prepare(fsdp_rt_context &ctx) {
  World &world = worldOf(ctx);
  char text[384];
  bool loaded;
  {
    std::lock_guard<std::mutex> guard(world.lock);
    loaded = world.computes =
        world.computes || loadCompute(world.api, text, sizeof(text));
  }
  if (!loaded)
    return fail(ctx, FSDP_RT_UNSUPPORTED, "backend '%s': %s",
                ctx.world->backend->name, text);
  FSDP_TRY_CUDA(ctx, world.api, cudaSetDevice, (rankOf(ctx).device));
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static int32_t failDriver(fsdp_rt_context &ctx, const char *call,
                          const char *name, CUresult result) {
  const char *text = nullptr;
  worldOf(ctx).api.cuGetErrorString(result, &text);
  return fail(ctx, FSDP_RT_DEVICE_FAILED, "%s%s%s: %s failed: %s",
              name ? "kernel '" : "kernels", name ? name : "", name ? "'" : "",
              call, text ? text : "an unknown error");
}

/// Loads the first image that the device takes.
static int32_t loadProgram(fsdp_rt_context &ctx,
                           const fsdp_rt_device_code &code, Program *&program) {
  Rank &rank = rankOf(ctx);
  if (int32_t status = prepare(ctx))
    return status;
  const Api &api = rank.world.api;
  CUlibrary library = nullptr;
  CUresult result = 0;
  for (int64_t index = 0; index < code.num_images && !library; ++index) {
    result = api.cuLibraryLoadData(&library, code.images[index].data, nullptr,
                                   nullptr, 0, nullptr, nullptr, 0);
    if (result != 0)
      library = nullptr;
  }
  if (!library)
    return failDriver(ctx, "cuLibraryLoadData", nullptr, result);
  rank.programs.push_back({&code, library, {}});
  program = &rank.programs.back();
  for (int64_t index = 0; index < code.num_kernels; ++index) {
    CUkernel kernel = nullptr;
    result = api.cuLibraryGetKernel(&kernel, library, code.kernels[index]);
    if (result != 0)
      return failDriver(ctx, "cuLibraryGetKernel", code.kernels[index], result);
    program->kernels.push_back(kernel);
  }
  return FSDP_RT_OK;
}

int32_t fsdp::rt::nccl::launch(fsdp_rt_context &ctx,
                               const fsdp_rt_launch_desc &desc,
                               const int64_t *args) {
  Rank &rank = rankOf(ctx);
  Program *program = nullptr;
  for (Program &loaded : rank.programs)
    if (loaded.code == desc.code)
      program = &loaded;
  if (!program)
    if (int32_t status = loadProgram(ctx, *desc.code, program))
      return status;
  void *params[FSDP_RT_MAX_LAUNCH_ARGS];
  for (int32_t index = 0; index < desc.num_args; ++index)
    params[index] = const_cast<int64_t *>(args + index);
  CUresult result = rank.world.api.cuLaunchKernel(
      program->kernels[static_cast<size_t>(desc.kernel)],
      static_cast<unsigned>(desc.grid), 1, 1, static_cast<unsigned>(desc.block),
      1, 1, static_cast<unsigned>(desc.shared_bytes), rank.compute, params,
      nullptr);
  return result == 0 ? FSDP_RT_OK
                     : failDriver(ctx, "cuLaunchKernel",
                                  desc.code->kernels[desc.kernel], result);
}

CUkernel fsdp::rt::nccl::findKernel(const fsdp_rt_context &ctx,
                                    const char *name) {
  for (const Program &program : rankOf(ctx).programs)
    for (int64_t index = 0; index < program.code->num_kernels; ++index)
      if (std::strcmp(program.code->kernels[index], name) == 0)
        return program.kernels[static_cast<size_t>(index)];
  return nullptr;
}

void fsdp::rt::nccl::noteDriver(const Api &api, Outcome &outcome,
                                const char *call, CUresult result) {
  if (result == 0 || !outcome.good())
    return;
  const char *text = nullptr;
  api.cuGetErrorString(result, &text);
  outcome.call = call;
  std::snprintf(outcome.detail, sizeof(outcome.detail), "%s",
                text ? text : "an unknown error");
}

//===----------------------------------------------------------------------===//
// Matrix products
//===----------------------------------------------------------------------===//

static int32_t failBlas(fsdp_rt_context &ctx, const char *call,
                        cublasStatus_t result) {
  return fail(ctx, FSDP_RT_DEVICE_FAILED, "%s failed: %s", call,
              worldOf(ctx).api.cublasGetStatusString(result));
}

static int32_t openBlas(fsdp_rt_context &ctx) {
  Rank &rank = rankOf(ctx);
  if (int32_t status = prepare(ctx))
    return status;
  const Api &api = rank.world.api;
  if (cublasStatus_t result = api.cublasCreate_v2(&rank.blas))
    return failBlas(ctx, "cublasCreate", result);
  FSDP_TRY_CUDA(ctx, api, cudaMalloc, (&rank.blasWorkspace, workspaceBytes));
  if (cublasStatus_t result = api.cublasSetStream_v2(rank.blas, rank.compute))
    return failBlas(ctx, "cublasSetStream", result);
  // After the stream, which resets it.
  if (cublasStatus_t result = api.cublasSetWorkspace_v2(
          rank.blas, rank.blasWorkspace, workspaceBytes))
    return failBlas(ctx, "cublasSetWorkspace", result);
  return FSDP_RT_OK;
}

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

/// The type of a and b; c and the sums have the same, but at least f32.
static cudaDataType_t factorType(const fsdp_rt_matmul_desc &desc) {
  switch (desc.dtype) {
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

/// cuBLAS has column-major matrices: c' = b' * a'.
static cublasStatus_t multiplyBatch(const Rank &rank,
                                    const fsdp_rt_matmul_desc &desc,
                                    const Batch &batch, const char *a,
                                    const char *b, char *c) {
  bool wide = desc.dtype == FSDP_RT_F64;
  const float one = 1, beta = static_cast<float>(desc.beta);
  const double wideOne = 1, wideBeta = desc.beta;
  cudaDataType_t type = factorType(desc), sum = wide ? CUDA_R_64F : CUDA_R_32F;
  bool rounds = type == CUDA_R_32F && rank.world.tf32;
  cublasComputeType_t compute = wide     ? CUBLAS_COMPUTE_64F
                                : rounds ? CUBLAS_COMPUTE_32F_FAST_TF32
                                         : CUBLAS_COMPUTE_32F;
  return rank.world.api.cublasGemmStridedBatchedEx(
      rank.blas, desc.trans_b ? CUBLAS_OP_T : CUBLAS_OP_N,
      desc.trans_a ? CUBLAS_OP_T : CUBLAS_OP_N, static_cast<int>(desc.n),
      static_cast<int>(desc.m), static_cast<int>(desc.k),
      wide ? static_cast<const void *>(&wideOne) : &one, b, type,
      static_cast<int>(desc.ldb), batch.b, a, type, static_cast<int>(desc.lda),
      batch.a, wide ? static_cast<const void *>(&wideBeta) : &beta, c, sum,
      static_cast<int>(desc.ldc), batch.c, static_cast<int>(batch.count),
      compute, CUBLAS_GEMM_DEFAULT);
}

int32_t fsdp::rt::nccl::multiply(fsdp_rt_context &ctx,
                                 const fsdp_rt_matmul_desc &desc, const void *a,
                                 const void *b, void *c) {
  Rank &rank = rankOf(ctx);
  if (!rank.blas)
    if (int32_t status = openBlas(ctx))
      return status;
  bool joined;
  Batch batch = joinBatch(desc, joined);
  cudaDataType_t type = factorType(desc);
  int64_t sum = type == CUDA_R_64F ? 8 : 4;
  int64_t factor = type == CUDA_R_16F || type == CUDA_R_16BF ? 2 : sum;
  for (int64_t outer = 0; outer < (joined ? 1 : desc.batch0); ++outer) {
    auto at = [&](const void *memory, int64_t bytes) {
      return static_cast<const char *>(memory) + outer * bytes;
    };
    cublasStatus_t result =
        multiplyBatch(rank, desc, batch, at(a, desc.a_stride0 * factor),
                      at(b, desc.b_stride0 * factor),
                      const_cast<char *>(at(c, desc.c_stride0 * sum)));
    if (result)
      return failBlas(ctx, "cublasGemmStridedBatchedEx", result);
  }
  return FSDP_RT_OK;
}

void fsdp::rt::nccl::closeCompute(Rank &rank) {
  const Api &api = rank.world.api;
  for (const Program &program : rank.programs)
    api.cuLibraryUnload(program.library);
  if (rank.blas)
    api.cublasDestroy_v2(rank.blas);
  if (rank.blasWorkspace)
    api.cudaFree(rank.blasWorkspace);
}
