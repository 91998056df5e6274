//===- Ranks.h - helpers of the runtime's tests ----------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_TEST_RANKS_H
#define FSDP_RUNTIME_TEST_RANKS_H

#include "DeviceReductions.h"
#include "fsdp_rt.h"
#include "gtest/gtest.h"

#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace fsdp::test {

/// Sizes of worlds that can run here: where ranks are processes, the one that
/// was launched.
inline std::vector<int64_t> worldSizes() {
  const char *text = std::getenv("FSDP_TEST_WORLD");
  if (text && *text)
    return {std::atoll(text)};
  return {1, 2, 3, 4, 8};
}

/// Runs `body` on each rank's thread of a new world. Returns the text of the
/// world's failure, empty if there was none.
inline std::string
runRanks(int64_t count, const std::function<void(fsdp_rt_context *)> &body,
         int32_t flags = 0, int64_t timeoutMs = 20000, int32_t depth = 0,
         const std::function<void(fsdp_rt_world *)> &prepare = {}) {
  fsdp_rt_world_options options = {};
  options.struct_size = sizeof(options);
  options.world_size = count;
  options.timeout_ms = timeoutMs;
  options.flags = flags;
  options.ring_depth = depth;
  options.seed = 7;
  fsdp_rt_world *world = nullptr;
  char message[256];
  if (fsdp_rt_world_create(&options, &world, message, sizeof(message)))
    return message;
  if (prepare)
    prepare(world);
  std::vector<std::string> errors(static_cast<size_t>(count));
  std::vector<std::thread> threads;
  int64_t first = 0, local = 0;
  fsdp_rt_world_ranks(world, nullptr, &first, &local);
  for (int64_t rank = first; rank < first + local; ++rank)
    threads.emplace_back([&, rank] {
      fsdp_rt_context *ctx = nullptr;
      if (fsdp_rt_context_create(world, rank, &ctx))
        return;
      if (!loadReductions(ctx))
        body(ctx);
      char text[2048];
      fsdp_rt_last_error(ctx, text, sizeof(text));
      errors[static_cast<size_t>(rank)] = text;
      fsdp_rt_context_destroy(ctx);
    });
  for (std::thread &thread : threads)
    thread.join();
  fsdp_rt_world_destroy(world);
  for (const std::string &error : errors)
    if (!error.empty())
      return error;
  return "";
}

/// A unit with its own storage for name and segments.
struct Unit {
  std::string name;
  int32_t dtype;
  int64_t fullBytes, shardBytes;
  std::vector<fsdp_rt_segment> segments;

  fsdp_rt_part part() const {
    return {name.c_str(),   dtype,      0,
            fullBytes,      shardBytes, static_cast<int64_t>(segments.size()),
            segments.data()};
  }
};

/// A collective over parts that outlive it.
inline fsdp_rt_collective makeCollective(int32_t kind,
                                         const std::vector<fsdp_rt_part> &parts,
                                         int32_t channel = 0, int32_t mean = 0,
                                         int32_t reduce = FSDP_RT_SUM) {
  fsdp_rt_collective desc = {};
  desc.struct_size = sizeof(desc);
  desc.kind = kind;
  desc.channel = channel;
  desc.reduce = reduce;
  desc.mean = mean;
  desc.id = -1;
  desc.num_parts = static_cast<int64_t>(parts.size());
  desc.parts = parts.data();
  desc.channel_name = channel == 0 ? "gather" : "reduce";
  return desc;
}

/// A flat unit of `elements` per shard.
inline Unit flatUnit(const std::string &name, int32_t dtype, int64_t element,
                     int64_t elements, int64_t world) {
  int64_t shard = elements * element;
  return {name, dtype, world * shard, shard, {{0, world * shard, 0, shard, 0}}};
}

} // namespace fsdp::test

#endif // FSDP_RUNTIME_TEST_RANKS_H
