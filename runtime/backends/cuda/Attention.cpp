//===- Attention.cpp - attention by a library -----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The library plans an attention when it is first seen; from then on the plan
// is looked up. Plans of a rank share a workspace: they follow one another in
// its stream.
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"

using namespace fsdp::rt;
using namespace fsdp::rt::cuda;

/// Room for the library's own words.
using ErrorText = char[384];

static int32_t failAttention(fsdp_rt_context &ctx, int32_t status,
                             const char *text) {
  return fail(ctx, status, "attention: %s", text);
}

static int32_t openAttention(fsdp_rt_context &ctx) {
  DeviceRank &rank = rankOf(ctx);
  ErrorText text = "";
  bool loaded;
  {
    std::lock_guard<std::mutex> guard(rank.world.lock);
    loaded = rank.world.attends =
        rank.world.attends || loadAttention(rank.world.api, text, sizeof(text));
  }
  if (!loaded)
    return fail(ctx, FSDP_RT_UNSUPPORTED,
                "attention: %s; build the runtime where cudnn-frontend is "
                "found, or compile the step without 'attention-library'",
                text);
  if (rank.world.api.fsdp_attention_open(rank.compute, &rank.attention, text,
                                         sizeof(text)))
    return failAttention(ctx, FSDP_RT_DEVICE_FAILED, text);
  return FSDP_RT_OK;
}

static void freeWorkspaces(DeviceRank &rank) {
  for (void *workspace : rank.attentionWorkspaces)
    rank.world.api.cudaFree(workspace);
  rank.attentionWorkspaces.clear();
  rank.attentionBytes = 0;
}

/// Graphs know the workspace that there was when they were captured, so that it
/// stays when a larger one is needed.
static int32_t growWorkspace(fsdp_rt_context &ctx, int64_t bytes) {
  DeviceRank &rank = rankOf(ctx);
  if (bytes <= rank.attentionBytes)
    return FSDP_RT_OK;
  if (bytes > rank.world.attentionBytes)
    return fail(ctx, FSDP_RT_OUT_OF_MEMORY,
                "attention: its library wants a workspace of %lld bytes, more "
                "than FSDP_ATTENTION_WORKSPACE allows, %lld; kernels need none "
                "(compile the step without 'attention-library')",
                static_cast<long long>(bytes),
                static_cast<long long>(rank.world.attentionBytes));
  if (!rank.graphs && !rank.attentionWorkspaces.empty()) {
    // An attention may not have ended; no one promises that freeing waits.
    if (int32_t status = drain(ctx))
      return status;
    freeWorkspaces(rank);
  }
  void *memory = nullptr;
  FSDP_TRY_CUDA(ctx, rank.world.api, cudaMalloc,
                (&memory, static_cast<size_t>(bytes)));
  rank.attentionWorkspaces.push_back(memory);
  rank.attentionBytes = bytes;
  return FSDP_RT_OK;
}

static int32_t findPlan(fsdp_rt_context &ctx, const AttentionKey &key,
                        fsdp_attention_plan *&plan) {
  DeviceRank &rank = rankOf(ctx);
  auto found = rank.attentions.find(key);
  if (found != rank.attentions.end()) {
    plan = found->second;
    return FSDP_RT_OK;
  }
  ErrorText text = "";
  int64_t bytes = 0;
  if (rank.world.api.fsdp_attention_make_plan(rank.attention, &key.desc,
                                              key.isGradient, &plan, &bytes,
                                              text, sizeof(text)))
    return failAttention(ctx, FSDP_RT_UNSUPPORTED, text);
  if (int32_t status = growWorkspace(ctx, bytes))
    return status;
  rank.attentions.emplace(key, plan);
  return FSDP_RT_OK;
}

int32_t fsdp::rt::cuda::attend(fsdp_rt_context &ctx,
                               const fsdp_rt_attention_desc &desc,
                               const fsdp_attention_buffers &buffers) {
  int32_t status;
  if (rankOf(ctx).graphs && deferAttention(ctx, desc, buffers, status))
    return status;
  return attendNow(ctx, desc, buffers);
}

int32_t fsdp::rt::cuda::attendNow(fsdp_rt_context &ctx,
                                  const fsdp_rt_attention_desc &desc,
                                  const fsdp_attention_buffers &buffers) {
  DeviceRank &rank = rankOf(ctx);
  // Whichever thread takes the step.
  FSDP_TRY_CUDA(ctx, rank.world.api, cudaSetDevice, (rank.device));
  if (!rank.attention)
    if (int32_t status = openAttention(ctx))
      return status;
  fsdp_attention_plan *plan = nullptr;
  if (int32_t status =
          findPlan(ctx, {desc, buffers.query_grad != nullptr}, plan))
    return status;
  ErrorText text = "";
  void *workspace = rank.attentionWorkspaces.empty()
                        ? nullptr
                        : rank.attentionWorkspaces.back();
  if (rank.world.api.fsdp_attention_run(rank.attention, plan, &buffers,
                                        workspace, text, sizeof(text)))
    return failAttention(ctx, FSDP_RT_DEVICE_FAILED, text);
  return FSDP_RT_OK;
}

void fsdp::rt::cuda::closeAttention(DeviceRank &rank) {
  // This waits for the device.
  freeWorkspaces(rank);
  if (rank.attention)
    rank.world.api.fsdp_attention_close(rank.attention);
}
