//===- PeerOrderTest.cpp - Agreement of ranks on collectives --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Peers/PeerOrder.h"
#include "gtest/gtest.h"
#include <random>
#include <set>

using namespace mlir::fsdp;

namespace {
/// Builds a trace: `start(channel, payload)` returns the handle for `wait`.
struct Builder {
  PeerTrace trace;
  size_t start(unsigned channel, std::string payload, unsigned lane) {
    static std::set<std::string> texts;
    std::string_view text = *texts.insert(std::move(payload)).first;
    trace.push_back({PeerEvent::Start, channel, text, lane, 0, 0});
    return trace.size() - 1;
  }
  void wait(size_t start) {
    trace.push_back({PeerEvent::Wait, 0, "", 0, start, 0});
  }
  void block(unsigned channel, std::string payload, unsigned lane) {
    wait(start(channel, std::move(payload), lane));
  }
};

const std::vector<PeerChannel> twoChannels = {{"a", {{0, 1}}}, {"b", {{0, 1}}}};

std::optional<PeerConflict> check(const std::vector<PeerTrace> &traces,
                                  const std::vector<PeerChannel> &channels) {
  std::vector<const PeerTrace *> pointers;
  for (const PeerTrace &trace : traces)
    pointers.push_back(&trace);
  return checkPeerOrder(pointers, channels);
}
} // namespace

TEST(PeerOrder, EqualTracesAgree) {
  Builder b;
  size_t x = b.start(0, "x", 0), y = b.start(1, "y", 1);
  b.wait(y);
  b.wait(x);
  EXPECT_FALSE(check({b.trace, b.trace}, twoChannels));
}

TEST(PeerOrder, SwappedPayloads) {
  Builder a, b;
  a.block(0, "x", 0), a.block(0, "y", 0), a.block(0, "z", 0);
  b.block(0, "x", 0), b.block(0, "z", 0), b.block(0, "y", 0);
  auto conflict = check({a.trace, b.trace}, twoChannels);
  ASSERT_TRUE(conflict);
  EXPECT_EQ(conflict->kind, PeerConflict::Differ);
  EXPECT_EQ(conflict->position, 1u);
  EXPECT_EQ(conflict->ranks[0].rank, 0);
  EXPECT_EQ(conflict->ranks[0].event, 2u);
  EXPECT_EQ(conflict->ranks[1].rank, 1);
  EXPECT_EQ(conflict->ranks[1].event, 2u);
}

// The rank that has the collective is named first, whichever it is.
TEST(PeerOrder, MissingCollective) {
  Builder a, b;
  a.block(0, "x", 0);
  b.block(0, "x", 0), b.block(0, "y", 0);
  auto conflict = check({a.trace, b.trace}, twoChannels);
  ASSERT_TRUE(conflict);
  EXPECT_EQ(conflict->ranks[0].rank, 1);
  EXPECT_EQ(conflict->ranks[0].event, 2u);
  EXPECT_EQ(conflict->ranks[1].rank, 0);
  EXPECT_EQ(conflict->ranks[1].event, a.trace.size());
}

// Each channel is in order, but each rank blocks on another one.
TEST(PeerOrder, CrossedWaits) {
  Builder a, b;
  a.block(0, "x", 0), a.block(1, "y", 1);
  b.block(1, "y", 1), b.block(0, "x", 0);
  auto conflict = check({a.trace, b.trace}, twoChannels);
  ASSERT_TRUE(conflict);
  EXPECT_EQ(conflict->kind, PeerConflict::Circle);
  ASSERT_EQ(conflict->ranks.size(), 2u);
  EXPECT_EQ(conflict->ranks[0].event, 1u);
  EXPECT_EQ(conflict->ranks[1].event, 1u);
}

// Nobody blocks too early, but on one lane the collectives run in order.
TEST(PeerOrder, CrossedStarts) {
  for (bool sameLane : {false, true}) {
    Builder a, b;
    unsigned other = sameLane ? 0 : 1;
    size_t x = a.start(0, "x", 0), y = a.start(1, "y", other);
    a.wait(x), a.wait(y);
    y = b.start(1, "y", other), x = b.start(0, "x", 0);
    b.wait(x), b.wait(y);
    auto conflict = check({a.trace, b.trace}, twoChannels);
    EXPECT_EQ(conflict.has_value(), sameLane);
    if (conflict) {
      EXPECT_EQ(conflict->kind, PeerConflict::Circle);
      EXPECT_GE(conflict->ranks.size(), 2u);
    }
  }
}

// 0 waits for 1 on ab, 1 for 2 on bc, 2 for 0 on ca.
TEST(PeerOrder, CircleOfThree) {
  std::vector<PeerChannel> channels = {
      {"ab", {{0, 1}, {2}}}, {"bc", {{1, 2}, {0}}}, {"ca", {{0, 2}, {1}}}};
  Builder a, b, c;
  a.block(0, "x", 0), a.block(2, "z", 0);
  b.block(1, "y", 0), b.block(0, "x", 0);
  c.block(2, "z", 0), c.block(1, "y", 0);
  auto conflict = check({a.trace, b.trace, c.trace}, channels);
  ASSERT_TRUE(conflict);
  EXPECT_EQ(conflict->kind, PeerConflict::Circle);
  EXPECT_EQ(conflict->ranks.size(), 3u);
}

// Groups of one channel are independent of each other.
TEST(PeerOrder, GroupsMayDiffer) {
  std::vector<PeerChannel> channels = {{"rows", {{0, 1}, {2, 3}}}};
  Builder a, b;
  a.block(0, "x", 0);
  b.block(0, "y", 0), b.block(0, "z", 0);
  EXPECT_FALSE(check({a.trace, a.trace, b.trace, b.trace}, channels));
  EXPECT_TRUE(check({a.trace, b.trace, a.trace, b.trace}, channels));
}

// On a channel one collective runs at a time: the second one waits for the
// first, which waits in its lane for a third, on another channel, that is
// started when the second is complete.
TEST(PeerOrder, OneAtATimeOnAChannel) {
  Builder a, b;
  size_t third = a.start(1, "third", 0);
  size_t first = a.start(0, "first", 0);
  size_t second = a.start(0, "second", 1);
  a.wait(third), a.wait(first), a.wait(second);
  first = b.start(0, "first", 2);
  second = b.start(0, "second", 1);
  b.wait(second);
  third = b.start(1, "third", 0);
  b.wait(first), b.wait(third);
  auto conflict = check({a.trace, b.trace}, twoChannels);
  ASSERT_TRUE(conflict);
  EXPECT_EQ(conflict->kind, PeerConflict::Circle);
  for (const PeerPosition &position : conflict->ranks)
    EXPECT_LT(position.event, 6u);
  // Over a channel of its own the second needs no other.
  std::vector<PeerChannel> three = twoChannels;
  three.push_back(three.back());
  for (Builder *builder : {&a, &b})
    for (PeerEvent &event : builder->trace)
      if (event.payload == "second")
        event.channel = 2;
  EXPECT_FALSE(check({a.trace, b.trace}, three));
}

/// Runs the ranks in a random interleaving, independently of the library.
/// Returns whether all came to their end and all collectives were complete.
static bool finishes(const std::vector<PeerTrace> &traces,
                     const std::vector<PeerChannel> &channels,
                     std::mt19937 &random) {
  size_t n = traces.size();
  std::vector<size_t> pc(n);
  // Which starts are done (complete), by rank and event.
  std::vector<std::vector<char>> done(n);
  for (size_t r = 0; r < n; ++r)
    done[r].assign(traces[r].size(), 0);
  auto nth = [&](size_t r, unsigned channel, size_t number) {
    for (size_t e = 0; e < pc[r]; ++e)
      if (traces[r][e].kind == PeerEvent::Start &&
          traces[r][e].channel == channel && number-- == 0)
        return e;
    return traces[r].size();
  };
  auto canRun = [&](size_t r, size_t e) {
    for (size_t before = 0; before < e; ++before)
      if (traces[r][before].kind == PeerEvent::Start && !done[r][before] &&
          (traces[r][before].lane == traces[r][e].lane ||
           traces[r][before].channel == traces[r][e].channel))
        return false;
    return true;
  };
  for (bool moved = true; moved;) {
    moved = false;
    std::vector<size_t> order(n);
    for (size_t r = 0; r < n; ++r)
      order[r] = r;
    std::shuffle(order.begin(), order.end(), random);
    for (size_t r : order) {
      if (pc[r] < traces[r].size() &&
          (traces[r][pc[r]].kind == PeerEvent::Start ||
           done[r][traces[r][pc[r]].start]))
        ++pc[r], moved = true;
    }
    for (unsigned c = 0; c < channels.size(); ++c)
      for (const auto &group : channels[c].groups)
        for (size_t number = 0; number < 8; ++number) {
          bool all = true;
          for (int64_t r : group) {
            size_t e = nth(r, c, number);
            all = all && e < traces[r].size() && !done[r][e] && canRun(r, e);
          }
          if (all) {
            for (int64_t r : group)
              done[r][nth(r, c, number)] = 1;
            moved = true;
          }
        }
  }
  for (size_t r = 0; r < n; ++r) {
    if (pc[r] < traces[r].size())
      return false;
    for (size_t e = 0; e < traces[r].size(); ++e)
      if (traces[r][e].kind == PeerEvent::Start && !done[r][e])
        return false;
  }
  return true;
}

// Starts that nobody waits for: stuck on their lanes, or merely left open.
TEST(PeerOrder, WithoutWaits) {
  Builder a, b;
  a.start(0, "x", 0), a.start(1, "y", 0);
  b.start(1, "y", 0), b.start(0, "x", 0);
  auto conflict = check({a.trace, b.trace}, twoChannels);
  ASSERT_TRUE(conflict);
  EXPECT_EQ(conflict->kind, PeerConflict::Circle);
  EXPECT_EQ(conflict->ranks.size(), 2u);
  b = a;
  b.wait(0);
  conflict = check({b.trace, a.trace}, twoChannels);
  ASSERT_TRUE(conflict);
  EXPECT_EQ(conflict->kind, PeerConflict::Open);
  EXPECT_EQ(conflict->ranks[0].rank, 0);
  EXPECT_EQ(conflict->ranks[0].event, 1u);
}

// The members of a group have a collective together.
TEST(PeerOrder, CountsCollectives) {
  std::vector<PeerChannel> channels = {{"rows", {{0, 1}, {2, 3}}}};
  Builder a, b;
  a.block(0, "x", 0);
  b.block(0, "y", 0), b.block(0, "z", 0);
  EXPECT_EQ(
      countCollectives({&a.trace, &a.trace, &b.trace, &b.trace}, channels), 3u);
}

// Random programs in which every channel is in order, with waits for all or for
// some: the answer is that of an independent execution, and a circle really is
// one of stuck ranks.
TEST(PeerOrder, AgreesWithExecution) {
  std::mt19937 random(7);
  std::vector<PeerChannel> channels = {
      {"all", {{0, 1, 2}}}, {"ab", {{0, 1}, {2}}}, {"bc", {{1, 2}, {0}}}};
  size_t stuck = 0, open = 0;
  for (int round = 0; round < 4000; ++round) {
    std::vector<PeerTrace> traces;
    bool waitsForAll = random() % 2, isOpen = false;
    for (int rank = 0; rank < 3; ++rank) {
      Builder builder;
      std::vector<size_t> starts, counts(3);
      for (int left = 6; left > 0;) {
        unsigned channel = random() % 3;
        if (counts[channel] < 2 && random() % 2) {
          starts.push_back(builder.start(
              channel, std::to_string(counts[channel]++), random() % 2));
          --left;
        } else if (!starts.empty()) {
          size_t i = random() % starts.size();
          builder.wait(starts[i]);
          starts.erase(starts.begin() + i);
        }
      }
      if (waitsForAll)
        for (size_t start : starts)
          builder.wait(start);
      else
        isOpen |= !starts.empty();
      traces.push_back(builder.trace);
    }
    auto conflict = check(traces, channels);
    bool ends = finishes(traces, channels, random);
    EXPECT_EQ(conflict.has_value(), !ends || isOpen);
    if (!conflict)
      continue;
    EXPECT_EQ(conflict->kind, ends ? PeerConflict::Open : PeerConflict::Circle);
    ++(ends ? open : stuck);
  }
  EXPECT_GT(stuck, 400u);
  EXPECT_LT(stuck, 3800u);
  EXPECT_GT(open, 50u);
}
