//===- Module.cpp - compiled modules and their schedules ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "World.h"

#include <cstdio>

using namespace fsdp::rt;

static int32_t report(char *message, int64_t size, int32_t status,
                      const char *text) {
  if (message && size > 0)
    std::snprintf(message, static_cast<size_t>(size), "%s", text);
  return status;
}

uint32_t fsdp_rt_abi_version(void) { return FSDP_RT_ABI_VERSION; }

int32_t fsdp_rt_module_check(const fsdp_rt_module *module, char *message,
                             int64_t size) {
  char text[256];
  if (!module || module->struct_size < static_cast<int64_t>(sizeof(*module)))
    return report(message, size, FSDP_RT_INCOMPATIBLE,
                  "not a compiled module: its description is too short");
  uint32_t major = module->abi_version >> 16;
  uint32_t minor = module->abi_version & 0xffff;
  if (major != FSDP_RT_ABI_MAJOR || minor > FSDP_RT_ABI_MINOR) {
    std::snprintf(text, sizeof(text),
                  "module needs runtime ABI %u.%u, this runtime has %d.%d",
                  major, minor, FSDP_RT_ABI_MAJOR, FSDP_RT_ABI_MINOR);
    return report(message, size, FSDP_RT_INCOMPATIBLE, text);
  }
  if (module->features != 0) {
    std::snprintf(text, sizeof(text),
                  "module needs features 0x%x that this runtime lacks",
                  module->features);
    return report(message, size, FSDP_RT_INCOMPATIBLE, text);
  }
  if (!module->manifest || module->manifest_length <= 0)
    return report(message, size, FSDP_RT_INCOMPATIBLE,
                  "module has no manifest");
  return report(message, size, FSDP_RT_OK, "");
}

int32_t fsdp_rt_module_attach(fsdp_rt_context *ctx,
                              const fsdp_rt_module *module) {
  if (int32_t status = fsdp_rt_status(ctx))
    return status;
  char text[256];
  if (int32_t status = fsdp_rt_module_check(module, text, sizeof(text)))
    return fail(*ctx, status, "%s", text);
  fsdp_rt_world &world = *ctx->world;
  std::lock_guard<std::mutex> guard(world.scheduleLock);
  if (world.scheduleRank < 0) {
    world.scheduleRank = ctx->rank;
    world.scheduleHash = module->schedule_hash;
  }
  if (world.scheduleHash != module->schedule_hash)
    return fail(*ctx, FSDP_RT_INCOMPATIBLE,
                "schedule hash %016llx differs from %016llx of rank %lld",
                static_cast<unsigned long long>(module->schedule_hash),
                static_cast<unsigned long long>(world.scheduleHash),
                static_cast<long long>(world.scheduleRank));
  return FSDP_RT_OK;
}
