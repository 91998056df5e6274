//===- PeerFaultsTest.cpp - Faults in orders of collectives ---------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs of ranks on grids of one to three axes, with a channel or two over
// each choice of axes, are right at first. A fault is put into one rank. The
// verdict is that of an execution that shares no code with the library.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Layout/RankGroups.h"
#include "fsdp/Analysis/Peers/PeerOrder.h"
#include "gtest/gtest.h"
#include <array>
#include <cstdlib>
#include <map>
#include <random>
#include <string>

using namespace mlir::fsdp;

namespace {
/// What becomes of an execution.
enum class End { Fine, Mismatch, Stuck, Open };

struct Program {
  std::vector<PeerChannel> channels;
  std::vector<PeerTrace> ranks;
};

PeerEvent makeEvent(PeerEvent::Kind kind) { return {kind, 0, "", 0, 0, 0}; }

/// Executes all ranks, one random step after the other.
class Machine {
public:
  explicit Machine(const Program &program) : program(program) {
    for (const PeerTrace &trace : program.ranks)
      members.push_back({0, {}, {}, std::vector<State>(trace.size()), {}});
  }

  End run(std::mt19937 &random) {
    for (bool moved = true; moved;) {
      moved = false;
      size_t first = random();
      for (size_t i = 0; i < members.size(); ++i)
        moved |= advance((first + i) % members.size());
      if (isWrong)
        return End::Mismatch;
      for (auto &[place, meeting] : meetings)
        moved |= finish(place, meeting);
    }
    return judge();
  }

private:
  enum State { Ahead, Started, Done };
  struct Member {
    size_t next;
    /// Starts that are not done, by lane and by channel.
    std::map<unsigned, std::vector<size_t>> lanes, channels;
    std::vector<State> states;
    std::map<unsigned, size_t> counts;
  };
  /// Channel, number on it, and a rank of the group.
  using Place = std::array<size_t, 3>;

  const std::vector<int64_t> &groupOf(unsigned channel, int64_t rank) {
    for (const auto &group : program.channels[channel].groups)
      for (int64_t member : group)
        if (member == rank)
          return group;
    abort();
  }

  /// One event, if the rank can go on.
  bool advance(size_t rank) {
    Member &self = members[rank];
    if (self.next == program.ranks[rank].size())
      return false;
    const PeerEvent &event = program.ranks[rank][self.next];
    if (event.kind == PeerEvent::Wait && self.states[event.start] != Done)
      return false;
    if (event.kind == PeerEvent::Start) {
      self.states[self.next] = Started;
      self.lanes[event.lane].push_back(self.next);
      self.channels[event.channel].push_back(self.next);
      size_t head = groupOf(event.channel, rank).front();
      auto &meeting =
          meetings[{event.channel, self.counts[event.channel]++, head}];
      for (auto [other, start] : meeting) {
        const PeerEvent &theirs = program.ranks[other][start];
        isWrong |=
            theirs.payload != event.payload || theirs.isAlone != event.isAlone;
      }
      meeting.emplace(rank, self.next);
    }
    ++self.next;
    return true;
  }

  bool isFirst(size_t rank, size_t start) {
    const PeerEvent &event = program.ranks[rank][start];
    auto &lane = members[rank].lanes[event.lane];
    auto &channel = members[rank].channels[event.channel];
    return !lane.empty() && lane.front() == start && !channel.empty() &&
           channel.front() == start;
  }

  void complete(size_t rank, size_t start) {
    const PeerEvent &event = program.ranks[rank][start];
    auto &lane = members[rank].lanes[event.lane];
    auto &channel = members[rank].channels[event.channel];
    lane.erase(lane.begin());
    channel.erase(channel.begin());
    members[rank].states[start] = Done;
  }

  /// Completes a collective, or those of its members that need no other.
  bool finish(const Place &place, const std::map<size_t, size_t> &meeting) {
    bool moved = false, isReady = true;
    for (auto [rank, start] : meeting) {
      isReady &= isFirst(rank, start);
      if (program.ranks[rank][start].isAlone && isFirst(rank, start)) {
        complete(rank, start);
        moved = true;
      }
    }
    const PeerEvent &any =
        program.ranks[meeting.begin()->first][meeting.begin()->second];
    if (any.isAlone || !isReady ||
        meeting.size() != groupOf(any.channel, place[2]).size())
      return moved;
    for (auto [rank, start] : meeting)
      complete(rank, start);
    return true;
  }

  End judge() {
    bool isOpen = false;
    for (size_t rank = 0; rank < members.size(); ++rank) {
      if (members[rank].next < program.ranks[rank].size())
        return End::Stuck;
      std::vector<char> waited(program.ranks[rank].size());
      for (const PeerEvent &event : program.ranks[rank])
        if (event.kind == PeerEvent::Wait)
          waited[event.start] = true;
      for (size_t i = 0; i < waited.size(); ++i) {
        if (members[rank].states[i] == Started)
          return End::Stuck;
        isOpen |= program.ranks[rank][i].kind == PeerEvent::Start && !waited[i];
      }
    }
    // What some members never came to, though nobody waits for it.
    for (auto &[place, meeting] : meetings)
      if (meeting.size() != groupOf(place[0], place[2]).size())
        return End::Mismatch;
    return isOpen ? End::Open : End::Fine;
  }

  const Program &program;
  std::vector<Member> members;
  std::map<Place, std::map<size_t, size_t>> meetings;
  bool isWrong = false;
};

/// Makes programs and puts faults into them.
class Injector {
public:
  explicit Injector(unsigned seed) : random(seed) {}

  Program make() {
    Program program;
    std::vector<int64_t> grid;
    for (size_t axes = 1 + random() % 3; grid.size() < axes;)
      grid.push_back(1 + random() % 3);
    int64_t world = 1;
    for (int64_t size : grid)
      world *= size;
    size_t count = 2 + random() % 3;
    for (size_t channel = 0; channel < count; ++channel) {
      llvm::SmallVector<int64_t> axes;
      for (size_t axis = 0; axis < grid.size(); ++axis)
        if (random() % 2)
          axes.push_back(axis);
      PeerChannel made{"c" + std::to_string(channel), {}};
      for (llvm::ArrayRef<int64_t> group : getRankGroups(grid, axes))
        made.groups.emplace_back(group.begin(), group.end());
      program.channels.push_back(std::move(made));
    }
    PeerTrace trace = makeTrace(count);
    program.ranks.assign(world, trace);
    return program;
  }

  /// A fault on one rank. Not each of them is one: that is what is asked.
  void damage(Program &program) {
    PeerTrace &trace = program.ranks[random() % program.ranks.size()];
    for (bool isDone = false; !isDone;)
      switch (random() % 6) {
      case 0:
        isDone = swap(trace);
        break;
      case 1:
        isDone = drop(trace);
        break;
      case 2:
        isDone = duplicate(trace);
        break;
      case 3: {
        PeerEvent &start = anyStart(trace);
        start.payload = payloads[random() % payloads.size()];
        isDone = true;
        break;
      }
      case 4:
        anyStart(trace).channel = random() % program.channels.size();
        isDone = true;
        break;
      case 5:
        isDone = moveWait(trace);
        break;
      }
  }

  std::mt19937 random;

private:
  static constexpr std::array<std::string_view, 4> payloads = {"a", "b", "c",
                                                               "d"};

  /// Up to three collectives are in flight on two lanes.
  PeerTrace makeTrace(size_t channels) {
    PeerTrace trace;
    std::vector<size_t> open;
    size_t left = 3 + random() % 8;
    while (left > 0 || !open.empty()) {
      if (left > 0 && open.size() < 3 && random() % 2) {
        PeerEvent start = makeEvent(PeerEvent::Start);
        start.channel = random() % channels;
        start.payload = payloads[random() % payloads.size()];
        start.lane = random() % 2;
        start.isAlone = random() % 6 == 0;
        open.push_back(trace.size());
        trace.push_back(start);
        --left;
      } else if (!open.empty()) {
        size_t chosen = random() % open.size();
        PeerEvent wait = makeEvent(PeerEvent::Wait);
        wait.start = open[chosen];
        open.erase(open.begin() + chosen);
        trace.push_back(wait);
      }
    }
    return trace;
  }

  PeerEvent &anyStart(PeerTrace &trace) {
    for (;;) {
      PeerEvent &event = trace[random() % trace.size()];
      if (event.kind == PeerEvent::Start)
        return event;
    }
  }

  /// The trace in another order, `order[i]` is the old place of event i; false
  /// if a wait would come before its start.
  static bool reorder(PeerTrace &trace, const std::vector<size_t> &order) {
    std::vector<size_t> place(trace.size());
    for (size_t i = 0; i < order.size(); ++i)
      place[order[i]] = i;
    PeerTrace made;
    for (size_t old : order) {
      made.push_back(trace[old]);
      if (made.back().kind != PeerEvent::Wait)
        continue;
      made.back().start = place[trace[old].start];
      if (made.back().start >= made.size())
        return false;
    }
    trace = std::move(made);
    return true;
  }

  std::vector<size_t> identity(const PeerTrace &trace) {
    std::vector<size_t> order;
    for (size_t i = 0; i < trace.size(); ++i)
      order.push_back(i);
    return order;
  }

  /// Two starts, with the waits in between where they were.
  bool swap(PeerTrace &trace) {
    std::vector<size_t> order = identity(trace);
    size_t a = random() % trace.size(), b = random() % trace.size();
    if (a == b || trace[a].kind != PeerEvent::Start ||
        trace[b].kind != PeerEvent::Start)
      return false;
    if (random() % 2) {
      std::swap(order[a], order[b]);
    } else {
      // With their waits: blocks of a start and all up to its wait cross.
      std::swap(trace[a].channel, trace[b].channel);
      std::swap(trace[a].payload, trace[b].payload);
      std::swap(trace[a].lane, trace[b].lane);
      std::swap(trace[a].isAlone, trace[b].isAlone);
      return true;
    }
    return reorder(trace, order);
  }

  bool moveWait(PeerTrace &trace) {
    std::vector<size_t> order = identity(trace);
    size_t from = random() % trace.size(), to = random() % trace.size();
    if (trace[from].kind != PeerEvent::Wait || from == to)
      return false;
    order.erase(order.begin() + from);
    order.insert(order.begin() + to, from);
    return reorder(trace, order);
  }

  /// A start with its wait, or a wait alone.
  bool drop(PeerTrace &trace) {
    size_t event = random() % trace.size();
    bool isStart = trace[event].kind == PeerEvent::Start;
    PeerTrace made;
    std::vector<size_t> place(trace.size());
    for (size_t i = 0; i < trace.size(); ++i) {
      bool isGone =
          i == event || (isStart && trace[i].kind == PeerEvent::Wait &&
                         trace[i].start == event);
      if (isGone)
        continue;
      place[i] = made.size();
      made.push_back(trace[i]);
      made.back().start = place[made.back().start];
    }
    trace = std::move(made);
    return true;
  }

  bool duplicate(PeerTrace &trace) {
    PeerEvent start = anyStart(trace);
    PeerEvent wait = makeEvent(PeerEvent::Wait);
    size_t at = random() % (trace.size() + 1);
    wait.start = at;
    for (PeerEvent &event : trace)
      if (event.kind == PeerEvent::Wait && event.start >= at)
        event.start += 2;
    trace.insert(trace.begin() + at, {start, wait});
    return true;
  }
};

std::optional<PeerConflict> check(const Program &program) {
  std::vector<const PeerTrace *> traces;
  for (const PeerTrace &trace : program.ranks)
    traces.push_back(&trace);
  return checkPeerOrder(traces, program.channels);
}

/// Whether each rank of the circle is in its trace, at what holds up others.
bool isCircle(const Program &program, const PeerConflict &conflict) {
  for (const PeerPosition &position : conflict.ranks)
    if (position.event >= program.ranks[position.rank].size())
      return false;
  return conflict.ranks.size() >= 2;
}
} // namespace

TEST(PeerFaults, VerdictIsThatOfExecution) {
  Injector injector(11);
  size_t rounds = getenv("FSDP_LONG_TESTS") ? 200'000 : 3'000;
  std::map<End, size_t> ends;
  for (size_t round = 0; round < rounds; ++round) {
    Program program = injector.make();
    ASSERT_EQ(Machine(program).run(injector.random), End::Fine);
    ASSERT_FALSE(check(program));
    size_t faults = 1 + injector.random() % 2;
    for (size_t fault = 0; fault < faults; ++fault)
      injector.damage(program);
    End end = Machine(program).run(injector.random);
    ++ends[end];
    auto conflict = check(program);
    ASSERT_EQ(conflict.has_value(), end != End::Fine) << "round " << round;
    if (!conflict)
      continue;
    if (end == End::Open || conflict->kind == PeerConflict::Open) {
      ASSERT_EQ(end, End::Open);
      ASSERT_EQ(conflict->kind, PeerConflict::Open);
    }
    // Collectives that match: what is stuck stands in a circle.
    if (conflict->kind == PeerConflict::Circle) {
      ASSERT_EQ(end, End::Stuck);
      ASSERT_TRUE(isCircle(program, *conflict));
    }
  }
  for (End end : {End::Fine, End::Mismatch, End::Stuck, End::Open})
    EXPECT_GT(ends[end], rounds / 100);
}

// A collective that needs nobody has its place in the order, and in the lane.
TEST(PeerFaults, AloneInALane) {
  Program program;
  program.channels = {{"rows", {{0, 1}}}, {"columns", {{0, 1}}}};
  PeerEvent gather{PeerEvent::Start, 0, "gather", 0, 0, 0};
  PeerEvent slice{PeerEvent::Start, 1, "slice", 0, 0, 0};
  slice.isAlone = true;
  PeerEvent first = makeEvent(PeerEvent::Wait), second = first;
  second.start = 1;
  // Rank 1 waits for its slice before it starts the gather.
  PeerEvent last = first;
  last.start = 2;
  program.ranks = {{slice, gather, second, first},
                   {slice, first, gather, last}};
  EXPECT_FALSE(check(program));
  // Rank 0 has the gather before the slice in its lane: rank 1 comes to it.
  program.ranks[0] = {gather, slice, second, first};
  EXPECT_FALSE(check(program));
  // Other lengths of the order are seen though nobody waits.
  program.ranks[1] = {gather, first};
  ASSERT_TRUE(check(program));
  EXPECT_EQ(check(program)->kind, PeerConflict::Differ);
}
