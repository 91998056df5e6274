//===- Attend.cpp - checked attentions ------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Descriptor.h"

#include <climits>
#include <cmath>

using namespace fsdp::rt;

/// What is wrong with the numbers of an attention, or null.
static const char *attentionError(const fsdp_rt_attention_desc &desc) {
  if (desc.causal != 0 && desc.causal != 1)
    return "causal is 0 or 1";
  for (int64_t extent : {desc.batch, desc.heads, desc.key_heads, desc.rows,
                         desc.columns, desc.depth, desc.value_depth})
    if (extent < 1 || extent > INT_MAX)
      return "an extent is not from 1 to 2^31 - 1";
  if (desc.heads % desc.key_heads != 0)
    return "the number of key heads does not divide that of heads";
  // Libraries have it in f32.
  if (!std::isfinite(static_cast<float>(desc.scale)))
    return "its scale is not finite";
  for (const int64_t *strides :
       {desc.query, desc.key, desc.value, desc.output, desc.output_grad,
        desc.query_grad, desc.key_grad, desc.value_grad})
    for (int i = 0; i < 3; ++i)
      if (strides[i] < 0 || strides[i] % 8 != 0)
        return "a stride is negative or no multiple of 16 bytes";
  return nullptr;
}

static int32_t failAttention(fsdp_rt_context &ctx, int32_t status,
                             const fsdp_rt_attention_desc &desc,
                             const char *error) {
  return fail(ctx, status,
              "attention %s of %lld x %lld heads, %lld rows and %lld columns: "
              "%s (last collective: %s)",
              elementName(desc.dtype), static_cast<long long>(desc.batch),
              static_cast<long long>(desc.heads),
              static_cast<long long>(desc.rows),
              static_cast<long long>(desc.columns), error,
              ctx.lastCollective ? ctx.lastCollective->text.c_str() : "none");
}

/// What is wrong with the addresses of an attention, or null.
static const char *addressError(const fsdp_attention_buffers &buffers,
                                bool hasAllBuffers) {
  if (!hasAllBuffers)
    return "an operand has no buffer";
  const void *const addresses[] = {
      buffers.query,      buffers.key,       buffers.value,
      buffers.output,     buffers.logsumexp, buffers.output_grad,
      buffers.query_grad, buffers.key_grad,  buffers.value_grad};
  uintptr_t bits = 0;
  for (const void *address : addresses)
    bits |= reinterpret_cast<uintptr_t>(address);
  return bits % 16 ? "an address is no multiple of 16" : nullptr;
}

static int32_t attend(fsdp_rt_context *ctx, const fsdp_rt_attention_desc &desc,
                      const fsdp_attention_buffers &buffers,
                      bool hasAllBuffers) {
  if (int32_t status = fsdp_rt_status(ctx))
    return status;
  if (!ctx->world->deviceMemory)
    return failAttention(*ctx, FSDP_RT_UNSUPPORTED, desc,
                         "libraries compute it on devices only");
  if (desc.dtype != FSDP_RT_F16 && desc.dtype != FSDP_RT_BF16)
    return failAttention(*ctx, FSDP_RT_UNSUPPORTED, desc,
                         "its element type is neither f16 nor bf16");
  if (const char *error = attentionError(desc))
    return failAttention(*ctx, FSDP_RT_INVALID_ARGUMENT, desc, error);
  if (const char *error = addressError(buffers, hasAllBuffers))
    return failAttention(*ctx, FSDP_RT_INVALID_ARGUMENT, desc, error);
  return ctx->world->backend->attend(*ctx, desc, buffers);
}

int32_t fsdp_rt_attention(fsdp_rt_context *ctx,
                          const fsdp_rt_attention_desc *desc, const void *query,
                          const void *key, const void *value, void *output,
                          void *logsumexp) {
  fsdp_attention_buffers buffers = {
      query, key, value, output, logsumexp, nullptr, nullptr, nullptr, nullptr};
  return attend(ctx, *desc, buffers,
                query && key && value && output && logsumexp);
}

int32_t fsdp_rt_attention_grad(fsdp_rt_context *ctx,
                               const fsdp_rt_attention_desc *desc,
                               const void *output_grad, const void *query,
                               const void *key, const void *value,
                               const void *output, const void *logsumexp,
                               void *query_grad, void *key_grad,
                               void *value_grad) {
  fsdp_attention_buffers buffers = {query,
                                    key,
                                    value,
                                    const_cast<void *>(output),
                                    const_cast<void *>(logsumexp),
                                    output_grad,
                                    query_grad,
                                    key_grad,
                                    value_grad};
  return attend(ctx, *desc, buffers,
                output_grad && query && key && value && output && logsumexp &&
                    query_grad && key_grad && value_grad);
}
