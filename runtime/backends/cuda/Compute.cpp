//===- Compute.cpp - kernels on GPUs --------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything is put into the rank's stream; nothing here waits for it, except
// the first launch, which loads the code.
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"

#include <cstdio>
#include <cstring>

using namespace fsdp::rt;
using namespace fsdp::rt::cuda;

int32_t fsdp::rt::cuda::prepareCompute(fsdp_rt_context &ctx) {
  DeviceWorld &world = worldOf(ctx);
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
  DeviceRank &rank = rankOf(ctx);
  if (int32_t status = prepareCompute(ctx))
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

int32_t fsdp::rt::cuda::launch(fsdp_rt_context &ctx,
                               const fsdp_rt_launch_desc &desc,
                               const int64_t *args) {
  int32_t status;
  if (rankOf(ctx).graphs && deferLaunch(ctx, desc, args, status))
    return status;
  return launchNow(ctx, desc, args);
}

int32_t fsdp::rt::cuda::launchNow(fsdp_rt_context &ctx,
                                  const fsdp_rt_launch_desc &desc,
                                  const int64_t *args) {
  DeviceRank &rank = rankOf(ctx);
  Program *program = nullptr;
  for (Program &loaded : rank.programs)
    if (loaded.code == desc.code)
      program = &loaded;
  if (!program)
    if (int32_t status = loadProgram(ctx, *desc.code, program))
      return status;
  // Whichever thread takes the step.
  FSDP_TRY_CUDA(ctx, rank.world.api, cudaSetDevice, (rank.device));
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

CUkernel fsdp::rt::cuda::findKernel(const fsdp_rt_context &ctx,
                                    const char *name) {
  for (const Program &program : rankOf(ctx).programs)
    for (int64_t index = 0; index < program.code->num_kernels; ++index)
      if (std::strcmp(program.code->kernels[index], name) == 0)
        return program.kernels[static_cast<size_t>(index)];
  return nullptr;
}

void fsdp::rt::cuda::noteDriver(const Api &api, Outcome &outcome,
                                const char *call, CUresult result) {
  if (result == 0 || !outcome.good())
    return;
  const char *text = nullptr;
  api.cuGetErrorString(result, &text);
  outcome.call = call;
  std::snprintf(outcome.detail, sizeof(outcome.detail), "%s",
                text ? text : "an unknown error");
}

void fsdp::rt::cuda::closeCompute(DeviceRank &rank) {
  closeProducts(rank);
  closeAttention(rank);
  for (const Program &program : rank.programs)
    rank.world.api.cuLibraryUnload(program.library);
}
