//===- Convolve.cpp - checked convolutions --------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Descriptor.h"
#include "blas/Gemm.h"
#include "convolution/Convolution.h"

#include <climits>

using namespace fsdp::rt;

void fsdp::rt::freeConvolutionWorkspace(fsdp_rt_context &ctx) {
  unmapMemory(ctx.convolutionWorkspace,
              static_cast<size_t>(ctx.convolutionBytes));
  ctx.convolutionWorkspace = nullptr;
  ctx.convolutionBytes = 0;
}

/// What is wrong with the numbers of a convolution, or null.
static const char *convolutionError(const Convolution &desc) {
  if (desc.dtype != FSDP_RT_F32 && desc.dtype != FSDP_RT_F64)
    return "its element type is neither f32 nor f64";
  if (desc.beta != 0 && desc.beta != 1)
    return "beta is 0 or 1";
  auto isSize = [](int64_t size) { return size >= 0 && size <= INT_MAX; };
  for (int64_t size :
       {desc.batch, desc.groups, desc.outputs, desc.inputs, desc.x_batch,
        desc.x_group, desc.x_input, desc.w_group, desc.w_output, desc.w_input,
        desc.y_batch, desc.y_group, desc.y_output})
    if (!isSize(size))
      return "a size is negative or above 2^31 - 1";
  for (int i = 0; i < 3; ++i) {
    for (int64_t size : {desc.places[i], desc.window[i], desc.x_place[i],
                         desc.w_place[i], desc.y_place[i]})
      if (!isSize(size))
        return "a size is negative or above 2^31 - 1";
    for (int64_t step : {desc.stride[i], desc.dilation[i]})
      if (step < 1 || step > INT_MAX)
        return "a stride or dilation is not from 1 to 2^31 - 1";
  }
  return nullptr;
}

static int32_t failConvolution(fsdp_rt_context &ctx, int32_t status,
                               const Convolution &desc, const char *error) {
  return fail(ctx, status,
              "convolution %s of %lld images, %lld groups, %lld to %lld "
              "channels: %s (last collective: %s)",
              elementName(desc.dtype), static_cast<long long>(desc.batch),
              static_cast<long long>(desc.groups),
              static_cast<long long>(desc.inputs),
              static_cast<long long>(desc.outputs), error,
              ctx.lastCollective ? ctx.lastCollective->text.c_str() : "none");
}

/// Whether y has no element.
static bool isEmpty(const Convolution &desc) {
  for (int64_t extent : {desc.batch, desc.groups, desc.outputs, desc.places[0],
                         desc.places[1], desc.places[2]})
    if (extent == 0)
      return true;
  return false;
}

/// Whether nothing is summed.
static bool sumsNothing(const Convolution &desc) {
  for (int64_t extent :
       {desc.inputs, desc.window[0], desc.window[1], desc.window[2]})
    if (extent == 0)
      return true;
  return false;
}

static int32_t growWorkspace(fsdp_rt_context &ctx, const Convolution &desc,
                             int64_t bytes) {
  if (bytes <= ctx.convolutionBytes)
    return FSDP_RT_OK;
  freeConvolutionWorkspace(ctx);
  ctx.convolutionWorkspace = mapMemory(static_cast<size_t>(bytes));
  if (!ctx.convolutionWorkspace)
    return failConvolution(ctx, FSDP_RT_OUT_OF_MEMORY, desc,
                           "no memory for its workspace");
  ctx.convolutionBytes = bytes;
  return FSDP_RT_OK;
}

int32_t fsdp_rt_convolve(fsdp_rt_context *ctx,
                         const fsdp_rt_convolution_desc *desc, const void *x,
                         const void *w, void *y) {
  if (int32_t status = fsdp_rt_status(ctx))
    return status;
  if (ctx->world->deviceMemory)
    return failConvolution(*ctx, FSDP_RT_UNSUPPORTED, *desc,
                           "devices have no convolutions");
  if (const char *error = convolutionError(*desc))
    return failConvolution(*ctx, FSDP_RT_INVALID_ARGUMENT, *desc, error);
  ++ctx->stats.convolutions;
  if (isEmpty(*desc))
    return FSDP_RT_OK;
  if (sumsNothing(*desc))
    return failConvolution(*ctx, FSDP_RT_INVALID_ARGUMENT, *desc,
                           "it sums nothing");
  if (!x || !w || !y)
    return failConvolution(*ctx, FSDP_RT_INVALID_ARGUMENT, *desc,
                           "an operand has no buffer");
  if (!reserveGemm(ctx->world->localRanks))
    return failConvolution(*ctx, FSDP_RT_OUT_OF_MEMORY, *desc, noRoomForGemm);
  if (!ctx->convolver)
    ctx->convolver = makeConvolver();
  if (int32_t status =
          growWorkspace(*ctx, *desc, ctx->convolver->workspace(*desc)))
    return status;
  if (!ctx->convolver->run(*desc, x, w, y, ctx->convolutionWorkspace))
    return failConvolution(*ctx, FSDP_RT_UNSUPPORTED, *desc,
                           "the library of convolutions failed");
  return FSDP_RT_OK;
}
