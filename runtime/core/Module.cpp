//===- Module.cpp - compiled modules and their schedules ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Schedule.h"
#include "World.h"

#include <cstdio>

using namespace fsdp::rt;

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
  if ((module->features & ~uint32_t{FSDP_RT_FEATURE_DEVICE}) != 0) {
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

/// Fails because the schedules of two ranks differ.
static int32_t failSchedule(fsdp_rt_context &ctx, const Schedule &mine,
                            int64_t rank, const Schedule &theirs) {
  return fail(ctx, FSDP_RT_INCOMPATIBLE,
              "schedule hash %016llx differs from %016llx of rank %lld: %s",
              static_cast<unsigned long long>(mine.hash),
              static_cast<unsigned long long>(theirs.hash),
              static_cast<long long>(rank),
              firstDifference(mine, theirs, rank).c_str());
}

/// Compares with the process of rank 0.
static int32_t compareProcesses(fsdp_rt_context &ctx, const Schedule &mine) {
  fsdp_rt_world &world = *ctx.world;
  if (world.localRanks == world.size)
    return FSDP_RT_OK;
  const char *key = "fsdp_rt/schedule";
  if (world.firstRank == 0)
    return world.control->put(key, toText(mine));
  std::string text;
  int32_t status = world.control->get(key, text, world.timeoutMs);
  if (status == FSDP_RT_TIMEOUT)
    return fail(ctx, status,
                "rank 0 announced no schedule within %lld ms: it has not "
                "called fsdp_rt_module_attach",
                static_cast<long long>(world.timeoutMs));
  if (status)
    return status;
  Schedule theirs = fromText(text);
  return theirs.hash == mine.hash ? FSDP_RT_OK
                                  : failSchedule(ctx, mine, 0, theirs);
}

int32_t fsdp_rt_module_attach(fsdp_rt_context *ctx,
                              const fsdp_rt_module *module) {
  if (int32_t status = fsdp_rt_status(ctx))
    return status;
  char text[256];
  if (int32_t status = fsdp_rt_module_check(module, text, sizeof(text)))
    return fail(*ctx, status, "%s", text);
  fsdp_rt_world &world = *ctx->world;
  bool wantsDevice = module->features & FSDP_RT_FEATURE_DEVICE;
  if (wantsDevice && !world.deviceMemory)
    return fail(*ctx, FSDP_RT_UNSUPPORTED,
                "not supported: the step computes on devices, and the arenas "
                "of backend '%s' are memory of the host%s",
                world.backend->name,
                world.backend->launch ? "; unset FSDP_NCCL_MEMORY"
                                      : "; use backend 'nccl' or "
                                        "'embedded-gpu'");
  if (!wantsDevice && world.deviceMemory)
    return fail(*ctx, FSDP_RT_UNSUPPORTED,
                "not supported: the step computes on the processor, and the "
                "arenas of backend '%s' lie on devices; set "
                "FSDP_NCCL_MEMORY=host, with backend 'nccl'",
                world.backend->name);
  {
    std::lock_guard<std::mutex> guard(world.scheduleLock);
    if (world.schedule) {
      if (world.schedule->hash == module->schedule_hash)
        return FSDP_RT_OK;
      return failSchedule(*ctx, readSchedule(*module), world.scheduleRank,
                          *world.schedule);
    }
    world.scheduleRank = ctx->rank;
    world.schedule = std::make_unique<Schedule>(readSchedule(*module));
  }
  return compareProcesses(*ctx, *world.schedule);
}
