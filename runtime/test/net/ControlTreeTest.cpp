//===- ControlTreeTest.cpp - ten thousand ranks of one control plane ------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ranks' parts of the tree are those that processes run; the messages
// between them, what they lose and the time are simulated. Messages take a
// millisecond. Where each rank tells all others something, there are 1000;
// FSDP_LONG_TESTS=1 makes that 10,000, too.
//
//===----------------------------------------------------------------------===//

#include "net/ControlTree.h"
#include "net/TreePieces.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <deque>
#include <functional>
#include <memory>
#include <queue>
#include <random>

using namespace fsdp::rt;

namespace {

constexpr int64_t millisecond = 1'000'000, second = 1'000'000'000;
constexpr int64_t many = 10'000;

int64_t manyPairs() {
  const char *isLong = std::getenv("FSDP_LONG_TESTS");
  return isLong && *isLong && *isLong != '0' ? many : 1000;
}

class Simulation;

/// A rank, and what it has been told.
class Member : public ControlTree::Owner {
public:
  Member(Simulation &all, TreePlace place, TreeTimes times, int64_t now)
      : all(all), rank(place.rank), tree(*this, place, times, now) {}

  void send(int64_t to, uint32_t type, int64_t value,
            const std::string &bytes) override;
  void onBeat(const Beat &beat) override {
    ++beats;
    if (beat.rank == watched)
      watchedStep = beat.step;
  }
  void onCard(int64_t, const std::string &) override { ++cards; }
  void onFailure(int32_t, const std::string &text) override { note(text); }
  void onEnd(int64_t) override { ++ends; }
  void onSilence(int64_t other, int64_t) override {
    find("silent " + std::to_string(other));
  }
  void onLoss(int64_t other, const std::string &) override {
    find("lost " + std::to_string(other));
  }

  Simulation &all;
  int64_t rank;
  ControlTree tree;
  /// Stopped: it neither hears nor says anything; dead: its connections ended.
  bool stopped = false, dead = false;
  int64_t nextTick = 0, knownAt = -1;
  std::string known;
  int64_t cards = 0, ends = 0, beats = 0, watched = -1, watchedStep = -1;
  std::vector<std::function<void()>> later;

private:
  void note(const std::string &text);
  /// As a world does: the failure is recorded and told.
  void find(const std::string &text) {
    note(text);
    later.push_back([this, text] { tree.fail(5, text); });
  }
};

class Simulation {
public:
  explicit Simulation(int64_t size, int64_t fanOut = 16) {
    TreeTimes times = TreeTimes::read(600'000, size);
    members.reserve(static_cast<size_t>(size));
    std::mt19937_64 random(7);
    for (int64_t rank = 0; rank < size; ++rank) {
      members.push_back(std::make_unique<Member>(
          *this, TreePlace{rank, size, fanOut}, times, now));
      at(rank).nextTick = static_cast<int64_t>(random() % second);
      ticks.push({at(rank).nextTick, rank});
    }
  }

  Member &at(int64_t rank) { return *members[static_cast<size_t>(rank)]; }
  int64_t size() const { return static_cast<int64_t>(members.size()); }

  void carry(int64_t from, int64_t to, uint32_t type, int64_t value,
             const std::string &bytes) {
    if (at(from).dead)
      return;
    count(from, to, bytes.size());
    messages.push_back(
        {now + millisecond, from, to, type, value, bytes, false});
  }

  void stop(int64_t rank) { at(rank).stopped = true; }

  /// Its connections end, as the system ends those of a process.
  void kill(int64_t rank) {
    at(rank).dead = true;
    TreePlace place = at(rank).tree.place();
    auto tell = [&](int64_t other) {
      messages.push_back({now + millisecond, rank, other, 0, 0, "", true});
    };
    if (rank)
      tell(place.parent());
    for (int64_t child = place.firstChild(); child < place.childrenEnd();
         ++child)
      tell(child);
  }

  /// Goes on until a time.
  void run(int64_t until) {
    while (true) {
      int64_t next = until;
      if (!ticks.empty())
        next = std::min(next, ticks.top().first);
      if (!messages.empty())
        next = std::min(next, messages.front().at);
      if (next >= until)
        break;
      now = std::max(now, next);
      while (!messages.empty() && messages.front().at <= now) {
        Message message = std::move(messages.front());
        messages.pop_front();
        deliver(message);
      }
      while (!ticks.empty() && ticks.top().first <= now)
        tick();
    }
    now = until;
  }

  /// What rank 0 has sent and received since the last call.
  struct Load {
    int64_t messages = 0, bytes = 0;
  };
  Load takeLoad() { return std::exchange(load, Load()); }

  /// When the last of those that live knew of a failure, since `from`; -1:
  /// somebody does not.
  int64_t knownWithin(int64_t from) {
    int64_t last = 0;
    for (std::unique_ptr<Member> &member : members) {
      if (member->dead || member->stopped)
        continue;
      if (member->knownAt < 0)
        return -1;
      last = std::max(last, member->knownAt - from);
    }
    return last;
  }

  /// A rank is asked after what a call made it do, as after a lock.
  void settle(int64_t rank) {
    Member &member = at(rank);
    while (!member.later.empty()) {
      auto work = std::exchange(member.later, {});
      for (auto &one : work)
        one();
    }
  }

  /// After a call at the time now, as a thread that was woken.
  void wake(int64_t rank) {
    settle(rank);
    schedule(rank, now);
  }

  int64_t now = 0;

private:
  struct Message {
    int64_t at, from, to;
    uint32_t type;
    int64_t value;
    std::string bytes;
    bool isEnd;
  };

  void count(int64_t from, int64_t to, size_t bytes) {
    if (from != 0 && to != 0)
      return;
    ++load.messages;
    load.bytes += static_cast<int64_t>(bytes);
  }

  void schedule(int64_t rank, int64_t time) {
    at(rank).nextTick = time;
    ticks.push({time, rank});
  }

  void deliver(const Message &message) {
    Member &to = at(message.to);
    if (to.dead || to.stopped)
      return;
    if (message.isEnd)
      to.tree.lose(message.from, "its connection was closed");
    else
      EXPECT_TRUE(to.tree.receive(message.from, message.type, message.value,
                                  message.bytes, now));
    settle(message.to);
    schedule(message.to, now);
  }

  void tick() {
    auto [time, rank] = ticks.top();
    ticks.pop();
    Member &member = at(rank);
    // Another tick has come before it.
    if (member.dead || member.stopped || member.nextTick != time)
      return;
    int64_t due = member.tree.tick(now);
    settle(rank);
    schedule(rank, due);
  }

  std::vector<std::unique_ptr<Member>> members;
  std::deque<Message> messages;
  using Tick = std::pair<int64_t, int64_t>;
  std::priority_queue<Tick, std::vector<Tick>, std::greater<Tick>> ticks;
  Load load;
};

void Member::send(int64_t to, uint32_t type, int64_t value,
                  const std::string &bytes) {
  all.carry(rank, to, type, value, bytes);
}

void Member::note(const std::string &text) {
  if (knownAt >= 0)
    return;
  knownAt = all.now;
  known = text;
}

/// Ranks say once a second how far they are.
void beatAll(Simulation &all, int64_t waitingOf = -1, int64_t step = 1) {
  for (int64_t rank = 0; rank < all.size(); ++rank) {
    if (all.at(rank).dead || all.at(rank).stopped)
      continue;
    Beat beat;
    beat.rank = rank;
    beat.step = step;
    beat.waitingFor = rank == waitingOf ? 60 * second : 0;
    beat.started[0] = 3;
    all.at(rank).tree.beat(beat, all.now);
    all.wake(rank);
  }
}

class ControlTreeTest : public testing::Test {
protected:
  /// What happens to ranks is known everywhere within a time.
  void expectKnown(const std::vector<int64_t> &ranks, bool dies,
                   int64_t within) {
    Simulation all(many);
    all.run(5 * second);
    int64_t from = all.now;
    for (int64_t rank : ranks)
      dies ? all.kill(rank) : all.stop(rank);
    all.run(from + 15 * second);
    int64_t last = all.knownWithin(from);
    EXPECT_GE(last, 0) << "somebody knows nothing of rank " << ranks[0];
    EXPECT_LE(last, within) << "of rank " << ranks[0];
  }
};

TEST_F(ControlTreeTest, ChildrenAndParentsAgree) {
  for (int64_t fanOut : {1, 2, 3, 16}) {
    int64_t edges = 0;
    for (int64_t rank = 0; rank < 1000; ++rank) {
      TreePlace place = {rank, 1000, fanOut};
      edges += place.children();
      for (int64_t child = place.firstChild(); child < place.childrenEnd();
           ++child)
        EXPECT_EQ((TreePlace{child, 1000, fanOut}.parent()), rank);
    }
    EXPECT_EQ(edges, 999);
  }
}

TEST_F(ControlTreeTest, RankZeroHandlesFewMessages) {
  Simulation all(many);
  all.run(2 * second);
  all.takeLoad();
  int64_t begin = all.now;
  for (int turn = 0; turn < 20; ++turn) {
    beatAll(all);
    all.run(all.now + second);
  }
  Simulation::Load load = all.takeLoad();
  int64_t seconds = (all.now - begin) / second;
  RecordProperty("messages_a_second", std::to_string(load.messages / seconds));
  RecordProperty("bytes_a_second", std::to_string(load.bytes / seconds));
  EXPECT_GE(load.messages / seconds, 16);
  EXPECT_LE(load.messages / seconds, 100);
  for (int64_t rank = 0; rank < all.size(); ++rank)
    EXPECT_EQ(all.at(rank).knownAt, -1) << all.at(rank).known;
}

TEST_F(ControlTreeTest, AStoppedRankIsKnownEverywhere) {
  // Rank 0, its child, a leader below, leaves.
  for (int64_t rank : {0, 1, 16, 17, 300, 5000, 9999})
    expectKnown({rank}, /*dies=*/false, 11 * second);
}

TEST_F(ControlTreeTest, ADeadRankIsKnownEverywhereAtOnce) {
  for (int64_t rank : {0, 1, 16, 17, 300, 5000, 9999})
    expectKnown({rank}, /*dies=*/true, 100 * millisecond);
}

TEST_F(ControlTreeTest, SeveralLeadersAtOnce) {
  std::vector<std::vector<int64_t>> groups = {
      {0, 1}, {1, 2}, {1, 17}, {0, 1, 17, 300}, {16, 256, 272}};
  for (const std::vector<int64_t> &group : groups) {
    expectKnown(group, /*dies=*/true, 100 * millisecond);
    expectKnown(group, /*dies=*/false, 11 * second);
  }
}

/// A stopped leader cuts its ranks off from the failure of another; they learn
/// of the leader.
TEST_F(ControlTreeTest, AFailureBehindAStoppedLeader) {
  Simulation all(many);
  all.run(5 * second);
  int64_t from = all.now;
  all.stop(1);
  all.at(9999).onFailure(3, "rank 9999: something else");
  all.at(9999).tree.fail(3, "rank 9999: something else");
  all.run(from + 15 * second);
  EXPECT_GE(all.knownWithin(from), 0);
  EXPECT_LE(all.knownWithin(from), 11 * second);
  EXPECT_EQ(all.at(2).known, "rank 9999: something else");
  EXPECT_EQ(all.at(17).known, "silent 1");
}

TEST_F(ControlTreeTest, OfManyFailuresEachRankPassesOneOn) {
  Simulation all(many);
  all.run(5 * second);
  all.takeLoad();
  for (int64_t rank = 0; rank < many; ++rank) {
    all.at(rank).tree.fail(3, "rank " + std::to_string(rank) + ": mine");
    all.settle(rank);
  }
  all.run(all.now + 500 * millisecond);
  EXPECT_LE(all.takeLoad().messages, 100);
}

TEST_F(ControlTreeTest, ASuspendedJobGoesOn) {
  Simulation all(1000);
  all.run(5 * second);
  all.now += 3600 * second;
  all.run(all.now + 30 * second);
  for (int64_t rank = 0; rank < all.size(); ++rank)
    EXPECT_EQ(all.at(rank).knownAt, -1) << all.at(rank).known;
}

TEST_F(ControlTreeTest, EveryCardReachesEveryRank) {
  int64_t size = manyPairs();
  Simulation all(size);
  all.takeLoad();
  // What is under way would be gigabytes else.
  std::string card(size > 1000 ? 20 : 200, 'c');
  for (int64_t rank = 0; rank < size; ++rank) {
    all.at(rank).tree.introduce(card, all.now);
    all.wake(rank);
  }
  int64_t most = 0;
  for (int turn = 0; turn < 5; ++turn) {
    all.run(all.now + second);
    most = std::max(most, all.takeLoad().messages);
  }
  RecordProperty("messages_in_a_second", std::to_string(most));
  EXPECT_LE(most, 1000);
  for (int64_t rank = 0; rank < size; ++rank)
    // Of those below it has heard twice.
    EXPECT_GE(all.at(rank).cards, size - 1) << rank;
}

TEST_F(ControlTreeTest, EveryEndReachesEveryRank) {
  int64_t size = manyPairs();
  Simulation all(size);
  all.run(2 * second);
  for (int64_t rank = 0; rank < size; ++rank) {
    Beat last;
    last.rank = rank;
    all.at(rank).tree.end(last, all.now);
    all.wake(rank);
  }
  all.takeLoad();
  all.run(all.now + second);
  EXPECT_LE(all.takeLoad().messages, 1000);
  for (int64_t rank = 0; rank < size; ++rank)
    EXPECT_GE(all.at(rank).ends, size - 1) << rank;
  // Connections that end now are no loss.
  for (int64_t rank = size - 1; rank >= 0; --rank)
    all.kill(rank);
  all.run(all.now + second);
  for (int64_t rank = 0; rank < size; ++rank)
    EXPECT_EQ(all.at(rank).knownAt, -1) << all.at(rank).known;
}

TEST_F(ControlTreeTest, ValuesAreAskedForOnce) {
  Simulation all(many);
  all.run(2 * second);
  all.takeLoad();
  for (int64_t rank = 1; rank < many; ++rank)
    all.at(rank).tree.ask("schedule");
  all.run(all.now + 100 * millisecond);
  // A child of rank 0 asks for all below it.
  EXPECT_LE(all.takeLoad().messages, 16 + 40);
  all.at(0).tree.put("schedule", "gather");
  all.at(777).tree.put("id", "of a group");
  all.run(all.now + 100 * millisecond);
  for (int64_t rank = 0; rank < many; ++rank) {
    std::string value;
    EXPECT_TRUE(all.at(rank).tree.find("schedule", value)) << rank;
    EXPECT_EQ(value, "gather");
  }
  std::string value;
  all.at(9999).tree.ask("id");
  all.run(all.now + 100 * millisecond);
  EXPECT_TRUE(all.at(9999).tree.find("id", value));
  EXPECT_EQ(value, "of a group");
  EXPECT_FALSE(all.at(5000).tree.find("id", value));
}

/// Large worlds say how far ranks are only when somebody waits for long, soon
/// enough for a message about it.
TEST_F(ControlTreeTest, DetailsComeWhereSomebodyWaits) {
  int64_t size = manyPairs();
  Simulation all(size);
  int64_t slow = size / 2, waits = size - 1;
  for (int64_t rank = 0; rank < size; ++rank)
    all.at(rank).watched = slow;
  for (int turn = 1; turn < 4; ++turn) {
    beatAll(all, -1, turn);
    all.run(all.now + second);
  }
  EXPECT_EQ(all.at(waits).watchedStep, -1);
  for (int turn = 4; turn < 7; ++turn) {
    beatAll(all, waits, turn);
    all.run(all.now + second);
  }
  EXPECT_EQ(all.at(waits).watchedStep, 6);
  EXPECT_EQ(all.at(0).watchedStep, 6);
  all.takeLoad();
  all.run(all.now + second);
  EXPECT_LE(all.takeLoad().messages, 1000);
  // And then they stop: the wish ends with the next sign of life of each level.
  beatAll(all);
  all.run(all.now + 10 * second);
  int64_t quiet = all.at(waits).beats;
  beatAll(all);
  all.run(all.now + 3 * second);
  EXPECT_LE(all.at(waits).beats, quiet + 10);
}

TEST_F(ControlTreeTest, SmallWorldsAlwaysSayHowFarTheyAre) {
  Simulation all(ControlTree::smallWorld, 2);
  for (int64_t rank = 0; rank < all.size(); ++rank)
    all.at(rank).watched = 33;
  beatAll(all, -1, 5);
  all.run(all.now + 200 * millisecond);
  for (int64_t rank = 0; rank < all.size(); ++rank)
    if (rank != 33) {
      EXPECT_EQ(all.at(rank).watchedStep, 5) << rank;
    }
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

TEST(PiecesTest, ComeBack) {
  Beat beat;
  beat.rank = 9999;
  beat.step = -1;
  beat.waitingFor = INT64_MAX;
  beat.waitingChannel = numChannels - 1;
  beat.started[0] = 1;
  beat.started[numChannels - 1] = UINT64_MAX;
  std::string bytes;
  appendBeat(bytes, Piece::End, beat);
  appendCard(bytes, 3, std::string("a\0b", 3));
  PieceReader reader(bytes);
  Piece piece;
  ASSERT_TRUE(reader.next(piece));
  EXPECT_EQ(piece.kind, Piece::End);
  EXPECT_EQ(piece.beat.rank, 9999);
  EXPECT_EQ(piece.beat.step, -1);
  EXPECT_EQ(piece.beat.waitingFor, INT64_MAX);
  EXPECT_EQ(piece.beat.started[numChannels - 1], UINT64_MAX);
  ASSERT_TRUE(reader.next(piece));
  EXPECT_EQ(piece.card, std::string("a\0b", 3));
  EXPECT_FALSE(reader.next(piece));
  EXPECT_FALSE(reader.failed());
  // Cut anywhere but between pieces it is malformed.
  for (size_t length = 1; length < bytes.size(); ++length) {
    std::string part = bytes.substr(0, length);
    PieceReader cut(part);
    int whole = 0;
    while (cut.next(piece))
      ++whole;
    EXPECT_TRUE(cut.failed() || whole == 1) << length;
  }
}

TEST(PiecesTest, WhateverComes) {
  std::mt19937 random(3);
  for (int turn = 0; turn < 20000; ++turn) {
    std::string bytes(random() % 40, '\0');
    for (char &byte : bytes)
      byte = static_cast<char>(random() % 3 ? random() % 4 : random());
    PieceReader reader(bytes);
    Piece piece;
    while (reader.next(piece))
      EXPECT_LE(piece.beat.waitingChannel, numChannels);
  }
}

} // namespace
