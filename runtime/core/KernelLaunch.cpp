//===- KernelLaunch.cpp - launches of kernels, and what they access -------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "World.h"

using namespace fsdp::rt;

/// What is wrong with a launch, or null.
static const char *launchError(const fsdp_rt_launch_desc &desc) {
  if (!desc.code ||
      desc.code->struct_size < static_cast<int64_t>(sizeof(*desc.code)))
    return "it has no code";
  if (desc.kernel < 0 || desc.kernel >= desc.code->num_kernels)
    return "there is no such kernel";
  if (desc.num_args < 0 || desc.num_args > FSDP_RT_MAX_LAUNCH_ARGS)
    return "it has more than 256 arguments";
  if (desc.grid < 1 || desc.grid > 0x7fffffff || desc.block < 1 ||
      desc.block > 1024 || desc.shared_bytes < 0)
    return "its grid or block is too large, or empty";
  if (desc.lane != 0)
    return "its lane is not 0";
  return nullptr;
}

int32_t fsdp_rt_launch(fsdp_rt_context *ctx, const fsdp_rt_launch_desc *desc,
                       const int64_t *args) {
  if (int32_t status = fsdp_rt_status(ctx))
    return status;
  if (const char *error = launchError(*desc))
    return fail(*ctx, FSDP_RT_INVALID_ARGUMENT, "launch of kernel %d: %s",
                desc->kernel, error);
  const fsdp_rt_world &world = *ctx->world;
  if (!world.backend->launch || !world.deviceMemory)
    return fail(*ctx, FSDP_RT_UNSUPPORTED,
                "launch of kernel '%s': not supported: ranks of backend '%s' "
                "have no memory on a device",
                desc->code->kernels[desc->kernel], world.backend->name);
  return world.backend->launch(*ctx, *desc, args);
}

int32_t fsdp_rt_check_arguments(fsdp_rt_context *ctx, void *const *args,
                                int64_t num_args) {
  if (int32_t status = fsdp_rt_status(ctx))
    return status;
  for (int64_t index = 0; index < num_args; ++index) {
    auto address = reinterpret_cast<uintptr_t>(args[index]);
    if (uintptr_t over = address % FSDP_RT_ARGUMENT_ALIGNMENT)
      return fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
                  "argument %lld of the step: expected an address that is a "
                  "multiple of %d bytes, as kernels access several elements at "
                  "once; got one that is %d behind such",
                  static_cast<long long>(index), FSDP_RT_ARGUMENT_ALIGNMENT,
                  static_cast<int>(over));
  }
  return FSDP_RT_OK;
}
