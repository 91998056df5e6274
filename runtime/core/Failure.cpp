//===- Failure.cpp - the first failure of a world -------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "World.h"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace fsdp::rt;

/// Copies a text without what a terminal would obey: parts of it may come from
/// another process. Bytes of UTF-8 stay, but for its control characters.
static void copyPrintable(const char *text, char *to, size_t size) {
  size_t used = 0;
  for (; *text && used + 1 < size; ++text) {
    auto code = static_cast<unsigned char>(*text);
    bool follows = (code & 0xc0) == 0x80;
    bool isControl =
        code < 0x20 || code == 0x7f ||
        (code == 0xc2 && static_cast<unsigned char>(text[1]) >= 0x80 &&
         static_cast<unsigned char>(text[1]) < 0xa0) ||
        (follows && (used == 0 || !(to[used - 1] & 0x80)));
    to[used++] = code == '\n' ? ' ' : isControl ? '?' : *text;
  }
  to[used] = 0;
}

/// Records a complete text. `tell`: it arose here, other processes don't know.
static int32_t record(fsdp_rt_world &world, int32_t status, const char *text,
                      bool tell) {
  {
    std::lock_guard<std::mutex> guard(world.failureLock);
    int32_t first = world.failure.load(std::memory_order_relaxed);
    if (first != FSDP_RT_OK)
      return first;
    copyPrintable(text, world.failureText, sizeof(world.failureText));
    world.failure.store(status, std::memory_order_seq_cst);
  }
  if (environmentInteger("FSDP_ABORT_ON_ERROR", 0)) {
    std::fprintf(stderr, "fsdp_rt: %s\n", world.failureText);
    if (!world.flight.empty())
      dumpFlight(world, "", "failure");
    std::abort();
  }
  if (tell && world.control)
    world.control->fail(status, text);
  if (world.state)
    world.backend->wake(world);
  return status;
}

int32_t fsdp::rt::fail(fsdp_rt_world &world, int32_t status, const char *format,
                       ...) {
  if (int32_t first = statusOf(world))
    return first;
  char text[2048];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof(text), format, arguments);
  va_end(arguments);
  return record(world, status, text, /*tell=*/true);
}

/// With rank and step in front; step -1 is none.
static int32_t failAt(fsdp_rt_world &world, int64_t rank, int64_t step,
                      int32_t status, const char *format, va_list arguments) {
  char text[2048];
  auto number = static_cast<long long>(rank);
  int used =
      step >= 0
          ? std::snprintf(text, sizeof(text), "rank %lld, step %lld: ", number,
                          static_cast<long long>(step))
          : std::snprintf(text, sizeof(text), "rank %lld: ", number);
  std::vsnprintf(text + used, sizeof(text) - static_cast<size_t>(used), format,
                 arguments);
  return record(world, status, text, /*tell=*/true);
}

int32_t fsdp::rt::fail(fsdp_rt_context &ctx, int32_t status, const char *format,
                       ...) {
  if (int32_t first = statusOf(*ctx.world))
    return first;
  va_list arguments;
  va_start(arguments, format);
  status = failAt(*ctx.world, ctx.rank, ctx.inStep ? ctx.step : -1, status,
                  format, arguments);
  va_end(arguments);
  return status;
}

int32_t fsdp::rt::failOn(fsdp_rt_world &world, int64_t rank, int32_t status,
                         const char *format, ...) {
  if (int32_t first = statusOf(world))
    return first;
  va_list arguments;
  va_start(arguments, format);
  status = failAt(world, rank, progressOf(world, rank).step.load(), status,
                  format, arguments);
  va_end(arguments);
  return status;
}

void fsdp::rt::receiveFailure(fsdp_rt_world &world, int32_t status,
                              const char *text) {
  record(world, status ? status : FSDP_RT_PEER_FAILED, text, /*tell=*/false);
}

void fsdp_rt_abort(fsdp_rt_context *ctx, int32_t status, const char *message) {
  fail(*ctx, status ? status : FSDP_RT_ABORTED, "%s",
       message ? message : "aborted");
}

void fsdp_rt_world_abort(fsdp_rt_world *world, int32_t status,
                         const char *message) {
  failOn(*world, world->firstRank, status ? status : FSDP_RT_ABORTED, "%s",
         message ? message : "aborted");
}

int32_t fsdp_rt_status(fsdp_rt_context *ctx) { return statusOf(*ctx->world); }

int64_t fsdp_rt_last_error(fsdp_rt_context *ctx, char *buffer, int64_t size) {
  return fsdp_rt_world_last_error(ctx->world, buffer, size);
}

int64_t fsdp_rt_world_last_error(const fsdp_rt_world *world, char *buffer,
                                 int64_t size) {
  const char *text = statusOf(*world) ? world->failureText : "";
  if (buffer && size > 0)
    std::snprintf(buffer, static_cast<size_t>(size), "%s", text);
  return static_cast<int64_t>(std::strlen(text));
}
