//===- TcpTreeTest.cpp - two hundred ranks over real sockets --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Worlds of one process that meet and talk as those of many would.
//
//===----------------------------------------------------------------------===//

#include "core/World.h"
#include "net/Reception.h"
#include "net/TcpMeeting.h"
#include "net/TreeMeeting.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>
#include <sys/socket.h>
#include <thread>

using namespace fsdp::rt;

namespace {

/// Sets a variable while it lives.
class Setting {
public:
  Setting(const char *name, const char *value) : name(name) {
    setenv(name, value, 1);
  }
  ~Setting() { unsetenv(name); }

private:
  const char *name;
};

Trust jobTrust() {
  Trust trust;
  std::string why;
  if (Mac::isAvailable(why))
    trust.setSecret("a secret of thirty-two characters");
  return trust;
}

class Ranks {
public:
  explicit Ranks(int64_t size, int64_t timeoutMs = 60'000) {
    for (int64_t rank = 0; rank < size; ++rank) {
      worlds.push_back(std::make_unique<fsdp_rt_world>());
      fsdp_rt_world &world = *worlds.back();
      world.size = size;
      world.firstRank = rank;
      world.localRanks = 1;
      world.timeoutMs = timeoutMs;
      world.progress = std::make_unique<Progress[]>(static_cast<size_t>(size));
    }
  }

  fsdp_rt_world &at(int64_t rank) { return *worlds[static_cast<size_t>(rank)]; }
  int64_t size() const { return static_cast<int64_t>(worlds.size()); }

  /// Runs something on a thread of each rank.
  void each(const std::function<void(fsdp_rt_world &)> &work) {
    std::vector<std::thread> threads;
    for (auto &world : worlds)
      threads.emplace_back([&work, &world] { work(*world); });
    for (std::thread &thread : threads)
      thread.join();
  }

  /// Whether all have met, but one that stays away, or says who it is and then
  /// nothing more. One may meet its neighbours late.
  bool meet(int64_t away = -1, int64_t silent = -1, int64_t late = -1) {
    Listener listener;
    EXPECT_EQ(listener.open(0, /*anywhere=*/false), "");
    TcpSocket held;
    each([&](fsdp_rt_world &world) {
      Trust trust = jobTrust();
      if (world.firstRank == away)
        return;
      if (world.firstRank == silent) {
        held = claim(world, listener.port, trust);
        return;
      }
      if (world.firstRank == late)
        return comeLate(world, listener.port, trust);
      Invitation to;
      to.hosts = {"127.0.0.1"};
      to.port = listener.port;
      world.control = world.firstRank == 0
                          ? hostTcpControl(world, listener, trust)
                          : joinTcpControl(world, to, trust);
      if (world.control)
        world.control->begin();
    });
    bool all = true;
    for (auto &world : worlds)
      all &= !statusOf(*world);
    return all;
  }

  void end() {
    each([](fsdp_rt_world &world) {
      world.control->end(world.firstRank);
      world.control.reset();
    });
  }

  /// Milliseconds until all worlds but one have failed, -1 if they don't.
  int64_t failedWithin(int64_t limitMs, int64_t except) {
    int64_t begin = nowNanoseconds();
    while (nowNanoseconds() - begin < limitMs * 1'000'000) {
      bool all = true;
      for (auto &world : worlds)
        all &= statusOf(*world) != 0 || world->firstRank == except;
      if (all)
        return (nowNanoseconds() - begin) / 1'000'000;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return -1;
  }

private:
  static void comeLate(fsdp_rt_world &world, int64_t port, const Trust &trust) {
    int64_t deadline = nowNanoseconds() + 30'000'000'000;
    TcpSocket socket = claim(world, port, trust);
    TcpSocket::Header header;
    std::string bytes, why;
    EXPECT_TRUE(socket.await(header, bytes, deadline, nullptr, why)) << why;
    std::this_thread::sleep_for(std::chrono::milliseconds(700));
    TreePlace place = {world.firstRank, world.size, header.value};
    Hub hub = {std::move(socket), "127.0.0.1", false};
    world.control = makeTcpControl(
        world, place, joinTree(world, place, std::move(hub), trust, deadline));
    world.control->begin();
  }

  static TcpSocket claim(const fsdp_rt_world &world, int64_t port,
                         const Trust &trust) {
    std::string why;
    int64_t deadline = nowNanoseconds() + 10'000'000'000;
    TcpSocket socket = connectTcp("127.0.0.1", port, deadline, 1000, why);
    EXPECT_EQ(
        callListener(socket, trust, Plane::Control, deadline, nullptr, why),
        Answer::Known)
        << why;
    ControlClaim own = {trust.world, world.firstRank, world.size};
    socket.send(Claim, 0, &own, sizeof(own));
    return socket;
  }

  std::vector<std::unique_ptr<fsdp_rt_world>> worlds;
};

TEST(TcpTree, TwoHundredMeetTalkAndEnd) {
  Setting fanOut("FSDP_CONTROL_FANOUT", "3");
  Ranks ranks(200);
  ASSERT_TRUE(ranks.meet()) << ranks.at(0).failureText;
  ranks.each([&](fsdp_rt_world &world) {
    int64_t rank = world.firstRank;
    world.control->introduce(rank, "card " + std::to_string(rank));
    for (int64_t other = 0; other < ranks.size(); ++other) {
      std::string card;
      EXPECT_EQ(world.control->readCard(other, card, 30'000), FSDP_RT_OK);
      EXPECT_EQ(card, "card " + std::to_string(other));
    }
    if (rank == 150)
      world.control->put("key", std::string(100'000, 'v'));
    std::string value;
    EXPECT_EQ(world.control->get("key", value, 30'000), FSDP_RT_OK);
    EXPECT_EQ(value.size(), 100'000u);
    EXPECT_EQ(world.control->get("nobody's", value, 1), FSDP_RT_TIMEOUT);
  });
  ranks.end();
  for (int64_t rank = 0; rank < ranks.size(); ++rank)
    EXPECT_EQ(statusOf(ranks.at(rank)), 0) << ranks.at(rank).failureText;
}

/// Each that goes without a word is missed by all, whoever it passed words on
/// for.
TEST(TcpTree, ARankThatGoesIsMissedByAll) {
  Setting fanOut("FSDP_CONTROL_FANOUT", "2");
  for (int64_t victim : {1, 6, 39}) {
    Ranks ranks(40);
    ASSERT_TRUE(ranks.meet()) << ranks.at(0).failureText;
    // Its world has failed, so that it waits for nobody: the others hear no
    // end, and see its connections close.
    std::thread dies([&] {
      ranks.at(victim).failure.store(FSDP_RT_ABORTED);
      ranks.at(victim).control.reset();
    });
    EXPECT_GE(ranks.failedWithin(10'000, victim), 0);
    dies.join();
    std::string name = "rank " + std::to_string(victim) + ":";
    for (int64_t rank = 0; rank < ranks.size(); ++rank)
      if (rank != victim) {
        EXPECT_NE(std::string(ranks.at(rank).failureText).find(name),
                  std::string::npos)
            << rank << ": " << ranks.at(rank).failureText;
      }
    ranks.each([](fsdp_rt_world &world) { world.control.reset(); });
  }
}

TEST(TcpTree, TheFirstFailureIsEverybodys) {
  Setting fanOut("FSDP_CONTROL_FANOUT", "2");
  Ranks ranks(40);
  ASSERT_TRUE(ranks.meet()) << ranks.at(0).failureText;
  fail(ranks.at(37), FSDP_RT_MISMATCH, "rank 37: something of its own");
  EXPECT_GE(ranks.failedWithin(10'000, -1), 0);
  for (int64_t rank = 0; rank < ranks.size(); ++rank) {
    EXPECT_EQ(statusOf(ranks.at(rank)), FSDP_RT_MISMATCH);
    EXPECT_STREQ(ranks.at(rank).failureText, "rank 37: something of its own");
  }
  ranks.each([](fsdp_rt_world &world) { world.control.reset(); });
}

/// The sockets of this process, as the system numbers them.
std::set<std::string> ownSockets() {
  std::set<std::string> found;
  std::error_code error;
  for (const auto &file :
       std::filesystem::directory_iterator("/proc/self/fd", error)) {
    std::string name = std::filesystem::read_symlink(file, error).string();
    if (name.rfind("socket:[", 0) == 0)
      found.insert(name.substr(8, name.size() - 9));
  }
  return found;
}

/// Ports at which this process listens.
std::vector<int64_t> listeningPorts() {
  std::vector<int64_t> ports;
  std::set<std::string> own = ownSockets();
  std::ifstream table("/proc/net/tcp");
  std::string line;
  std::getline(table, line);
  while (std::getline(table, line)) {
    std::istringstream words(line);
    std::string number, local, remote, state, rest, inode;
    words >> number >> local >> remote >> state;
    for (int field = 0; field < 5; ++field)
      words >> rest;
    if (words >> inode && state == "0A" && own.count(inode))
      ports.push_back(std::stoll(local.substr(9), nullptr, 16));
  }
  return ports;
}

/// Those that call at the ports that ranks open for others: all meet, and
/// nobody is told anything.
TEST(TcpTree, MeetsAmongStrangers) {
  std::string why;
  if (!Mac::isAvailable(why))
    GTEST_SKIP() << why;
  Setting fanOut("FSDP_CONTROL_FANOUT", "2");
  std::atomic<bool> ended{false};
  std::atomic<int64_t> calls{0}, told{0};
  std::thread stranger([&] {
    std::vector<std::pair<int64_t, TcpSocket>> held;
    while (!ended.load()) {
      for (int64_t port : listeningPorts()) {
        std::string reason;
        TcpSocket socket = connectTcp(
            "127.0.0.1", port, nowNanoseconds() + 100'000'000, 100, reason);
        if (!socket.isOpen())
          continue;
        ++calls;
        held.emplace_back(port, std::move(socket));
      }
      for (auto &[port, socket] : held) {
        char buffer[4096];
        ssize_t got =
            recv(socket.descriptor(), buffer, sizeof(buffer), MSG_DONTWAIT);
        told += got > 0 ? got : 0;
      }
      if (held.size() > 1000)
        held.erase(held.begin(), held.begin() + 500);
    }
  });
  Ranks ranks(60);
  // Until it has come all ports are open.
  bool met = ranks.meet(/*away=*/-1, /*silent=*/-1, /*late=*/59);
  ended.store(true);
  stranger.join();
  ASSERT_TRUE(met) << ranks.at(0).failureText;
  EXPECT_GT(calls.load(), 100);
  // None of them has said hello, so none gets even the number.
  RecordProperty("calls", static_cast<int>(calls.load()));
  EXPECT_EQ(told.load(), 0);
  ranks.end();
}

/// What a neighbour says at once behind the last word of the meeting is heard
/// at once, not when it says more.
TEST(TcpTree, WordsThatComeWithTheLastOfTheMeeting) {
  Ranks ranks(2);
  int ends[2];
  ASSERT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends), 0);
  TcpSocket hub(ends[0]), own(ends[1]);
  own.believe();
  std::string put("key\0value", 9), bytes, why, value;
  hub.send(0x64, 0, nullptr, 0);
  hub.send(0x51, 0, put.data(), put.size());
  TcpSocket::Header header;
  ASSERT_TRUE(
      own.await(header, bytes, nowNanoseconds() + 1'000'000'000, nullptr, why))
      << why;
  std::vector<TreeLink> links;
  links.push_back({0, std::move(own)});
  auto control = makeTcpControl(ranks.at(1), {1, 2, 16}, std::move(links));
  control->begin();
  EXPECT_EQ(control->get("key", value, 2000), FSDP_RT_OK);
  EXPECT_EQ(value, "value");
  hub.close();
}

/// Nobody hangs where a rank never comes.
TEST(TcpTree, ARankThatNeverComes) {
  Setting fanOut("FSDP_CONTROL_FANOUT", "2");
  Ranks ranks(20, /*timeoutMs=*/1500);
  int64_t begin = nowNanoseconds();
  EXPECT_FALSE(ranks.meet(/*away=*/7));
  EXPECT_LE((nowNanoseconds() - begin) / 1'000'000, 10'000);
  EXPECT_NE(std::string(ranks.at(0).failureText)
                .find("these ranks have not connected"),
            std::string::npos)
      << ranks.at(0).failureText;
}

/// Nor where one comes and is stopped before it has met its neighbours.
TEST(TcpTree, ARankThatComesAndSaysNothing) {
  Setting fanOut("FSDP_CONTROL_FANOUT", "2");
  for (int64_t silent : {1, 4, 19}) {
    Ranks ranks(20, /*timeoutMs=*/1500);
    int64_t begin = nowNanoseconds();
    EXPECT_FALSE(ranks.meet(/*away=*/-1, silent));
    EXPECT_LE((nowNanoseconds() - begin) / 1'000'000, 12'000);
    std::string expected = silent < 10 ? "have come and say nothing: "
                                       : "have not met their neighbours: ";
    expected += silent < 10 ? std::to_string(silent) : "9, 19";
    for (int64_t rank = 0; rank < ranks.size(); ++rank)
      if (rank != silent) {
        EXPECT_NE(std::string(ranks.at(rank).failureText).find(expected),
                  std::string::npos)
            << rank << ": " << ranks.at(rank).failureText;
      }
  }
}

} // namespace
