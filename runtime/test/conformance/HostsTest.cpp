//===- HostsTest.cpp - what crosses the network between hosts -------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts messages over sockets where ranks are processes on several nodes
// (FSDP_NODE_RANKS, or hosts that are network namespaces).
//
//===----------------------------------------------------------------------===//

#include "Elements.h"
#include "Ranks.h"
#include "backends/process/Process.h"

#include <cstring>
#include <map>
#include <set>

using namespace fsdp::test;
namespace process = fsdp::rt::process;

namespace {

/// The process's part of a world whose ranks have messages over sockets; null
/// elsewhere.
process::ProcessWorld *socketsOf(fsdp_rt_context *ctx) {
  if (std::strcmp(ctx->world->backend->name, "mpi") != 0)
    return nullptr;
  process::ProcessWorld &world = process::worldOf(*ctx);
  return world.mesh ? &world : nullptr;
}

void gather(fsdp_rt_context *ctx, const fsdp_rt_collective &desc,
            std::vector<float> &shard, std::vector<float> &full) {
  void *src[] = {shard.data()}, *dst[] = {full.data()};
  int64_t ticket = 0;
  ASSERT_EQ(fsdp_rt_start(ctx, &desc, src, dst, &ticket), FSDP_RT_OK);
  ASSERT_EQ(fsdp_rt_wait(ctx, ticket), FSDP_RT_OK);
}

/// Whoever sends is awaited, and each node has one that receives.
TEST(Relays, BothSidesAgree) {
  std::vector<std::vector<int32_t>> places = {{0, 0, 0, 0, 1, 1, 1, 1},
                                              {0, 0, 0, 1, 1},
                                              {0, 1, 0, 1, 2, 0},
                                              {0, 1, 2, 3},
                                              {0, 0, 0},
                                              {5, 5, 5, 5, 5, 5, 5, 3}};
  for (const std::vector<int32_t> &nodes : places) {
    auto size = static_cast<int64_t>(nodes.size());
    for (int64_t from = 0; from < size; ++from) {
      std::map<int32_t, int> receivers;
      process::Relays sender(nodes, from);
      for (int64_t to = 0; to < size; ++to) {
        auto node = nodes[static_cast<size_t>(to)];
        if (node == nodes[static_cast<size_t>(from)])
          continue;
        process::Relays receiver(nodes, to);
        EXPECT_EQ(sender.sendsTo(to), receiver.receives(from));
        EXPECT_EQ(nodes[static_cast<size_t>(receiver.relayOf(from))], node);
        receivers[node] += sender.sendsTo(to);
      }
      for (const auto &[node, count] : receivers)
        EXPECT_EQ(count, 1) << from << " to " << node;
    }
  }
}

TEST(Hosts, AShardIsSentToEachOnce) {
  constexpr int64_t elements = 300'000, count = 5;
  bool isMeant = false;
  std::string error = runRanks(worldSizes().back(), [&](fsdp_rt_context *ctx) {
    process::ProcessWorld *world = socketsOf(ctx);
    if (!world)
      return;
    isMeant = true;
    int64_t size = fsdp_rt_world_size(ctx), rank = fsdp_rt_rank(ctx);
    std::set<int32_t> nodes(world->nodes.begin(), world->nodes.end());
    Unit unit = flatUnit("unit", FSDP_RT_F32, 4, elements, size);
    std::vector<fsdp_rt_part> parts = {unit.part()};
    fsdp_rt_collective desc = makeCollective(FSDP_RT_ALL_GATHER, parts);
    for (int64_t turn = 0; turn < count; ++turn) {
      std::vector<float> shard(elements), full(elements * size, -1.0f);
      for (int64_t at = 0; at < elements; ++at)
        shard[at] = static_cast<float>(rank * 1000 + turn + at % 100);
      gather(ctx, desc, shard, full);
      for (int64_t at = 0; at < elements * size; ++at)
        ASSERT_EQ(full[at], static_cast<float>(at / elements * 1000 + turn +
                                               at % elements % 100))
            << at;
    }
    // All that was sent has left, as all have what they gathered.
    ASSERT_EQ(fsdp_rt_barrier(ctx), FSDP_RT_OK);
    int64_t hosts = static_cast<int64_t>(nodes.size()) - 1;
    int64_t expected = hosts * elements * 4 * count;
    int64_t sent = world->mesh->bytesSent.load();
    EXPECT_GE(sent, expected);
    // Headers, also of small chunks.
    EXPECT_LE(sent, expected + expected / 8);
    // A gather and a barrier need one that sends here, and one that is
    // sent to, of each other node: the same where nodes are equally large.
    if (size % static_cast<int64_t>(nodes.size()) == 0) {
      EXPECT_EQ(world->mesh->linksMade.load(), 2 * hosts);
    }
  });
  EXPECT_EQ(error, "");
  if (!isMeant)
    GTEST_SKIP() << "no ranks that have messages over sockets";
}

} // namespace
