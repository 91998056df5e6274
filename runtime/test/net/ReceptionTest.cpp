//===- ReceptionTest.cpp - who is let in, and who is not ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "net/Reception.h"
#include "core/Platform.h"
#include "fsdp_rt.h"
#include "net/Addresses.h"
#include "net/PeerUser.h"

#include <gtest/gtest.h>

#include <arpa/inet.h>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace fsdp::rt;

namespace {

constexpr int64_t second = 1'000'000'000;

Trust trustIn(const std::string &secret) {
  Trust trust;
  trust.setSecret(secret);
  return trust;
}

/// A listener that lets callers in while it lives.
class Host {
public:
  explicit Host(const Trust &trust, Plane plane = Plane::Control)
      : trust(trust) {
    EXPECT_EQ(listener.open(0, /*anywhere=*/false), "");
    thread = std::thread([this, plane] {
      Reception reception(listener, this->trust, plane);
      while (!ended.load()) {
        std::vector<Guest> found;
        reception.wait(-1, 5, found);
        for (Guest &guest : found) {
          guest.socket.send(Welcome, 0, nullptr, 0);
          guests.push_back(std::move(guest));
          count.fetch_add(1);
        }
        refusals.store(reception.refusals());
      }
      reason = reception.lastRefusal();
    });
  }
  ~Host() { end(); }

  void end() {
    ended.store(true);
    if (thread.joinable())
      thread.join();
  }

  TcpSocket connect() const {
    std::string why;
    TcpSocket socket = connectTcp("127.0.0.1", listener.port,
                                  nowNanoseconds() + second, 1000, why);
    EXPECT_TRUE(socket.isOpen()) << why;
    return socket;
  }

  Trust trust;
  Listener listener;
  std::atomic<bool> ended{false};
  std::atomic<int> count{0};
  std::atomic<int64_t> refusals{0};
  std::vector<Guest> guests;
  std::string reason;
  std::thread thread;
};

/// Calls and claims; whether that was welcome.
bool enter(const Host &host, const Trust &trust, const std::string &claim,
           Answer &answer, std::string &why, Plane plane = Plane::Control) {
  TcpSocket socket = host.connect();
  answer = callListener(socket, trust, plane, nowNanoseconds() + 2 * second,
                        nullptr, why);
  if (answer != Answer::Known)
    return false;
  socket.send(Claim, 0, claim.data(), claim.size());
  TcpSocket::Header header;
  std::string bytes;
  return socket.await(header, bytes, nowNanoseconds() + 2 * second, nullptr,
                      why) &&
         header.type == Welcome;
}

/// Sends bytes as they are; what comes back until the other side closes, or a
/// second is over.
std::string talk(const Host &host, const std::string &bytes) {
  TcpSocket socket = host.connect();
  std::string answer;
  if (!bytes.empty())
    ::send(socket.descriptor(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
  char buffer[4096];
  int64_t limit = nowNanoseconds() + second;
  while (nowNanoseconds() < limit) {
    ssize_t got = recv(socket.descriptor(), buffer, sizeof(buffer), 0);
    if (got > 0)
      answer.append(buffer, static_cast<size_t>(got));
    else if (got == 0 || errno != EAGAIN)
      break;
    else
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return answer;
}

std::string message(uint32_t type, uint32_t length, int64_t value,
                    const std::string &bytes = "") {
  TcpSocket::Header header = {type, length, value};
  return std::string(reinterpret_cast<const char *>(&header), sizeof(header)) +
         bytes;
}

/// The value of a Hello of the control plane.
constexpr int64_t openHello = 1 | 1 << 8, securedHello = openHello | 1 << 16;
constexpr size_t challengeBytes = sizeof(TcpSocket::Header) + sizeof(Digest);

const std::string secret = "a secret of the job, long enough";

bool hasLibrary() {
  std::string why;
  return Mac::isAvailable(why);
}

#define NEEDS_LIBRARY()                                                        \
  if (!hasLibrary())                                                           \
  GTEST_SKIP() << "OpenSSL 3 is not there"

} // namespace

TEST(Digests, AreThoseOfHmac) {
  NEEDS_LIBRARY();
  Digest key;
  key.fill(0x0b);
  std::string text;
  Mac mac(key);
  for (int time = 0; time < 2; ++time) {
    Digest digest = mac.of({{"Hi ", 3}, {"There", 5}});
    char first[9];
    std::snprintf(first, sizeof(first), "%02x%02x%02x%02x", digest[0],
                  digest[1], digest[2], digest[3]);
    // RFC 4231's first test, whose key ends with zeros here.
    EXPECT_STREQ(first, "198a607e");
  }
}

TEST(Receptions, LetThoseInThatKnowTheSecret) {
  NEEDS_LIBRARY();
  Host host(trustIn(secret));
  Answer answer;
  std::string why;
  EXPECT_TRUE(enter(host, trustIn(secret), "who I am", answer, why)) << why;
  host.end();
  ASSERT_EQ(host.guests.size(), 1u);
  EXPECT_EQ(host.guests[0].claim, "who I am");
}

TEST(Receptions, LetOthersNotIn) {
  NEEDS_LIBRARY();
  Host host(trustIn(secret));
  Answer answer;
  std::string why;
  EXPECT_FALSE(enter(host, trustIn(secret + "!"), "rank 1", answer, why));
  EXPECT_EQ(answer, Answer::NotAccepted);
  // For another purpose, or another world.
  EXPECT_FALSE(
      enter(host, trustIn(secret), "rank 1", answer, why, Plane::Data));
  Trust other = trustIn(secret);
  other.world = 7;
  EXPECT_FALSE(enter(host, other, "rank 1", answer, why));
  EXPECT_FALSE(enter(host, Trust(), "rank 1", answer, why));
  host.end();
  EXPECT_EQ(host.guests.size(), 0u);
  EXPECT_EQ(host.refusals.load(), 4);
  EXPECT_EQ(host.reason, "it has no job secret");
}

TEST(Receptions, AreNotTakenInByAListenerThatKnowsNothing) {
  NEEDS_LIBRARY();
  Host host(trustIn("another secret of another job"));
  TcpSocket socket = host.connect();
  std::string why;
  EXPECT_NE(callListener(socket, trustIn(secret), Plane::Control,
                         nowNanoseconds() + 2 * second, nullptr, why),
            Answer::Known);
}

TEST(Receptions, TellStrangersNothing) {
  NEEDS_LIBRARY();
  Host host(trustIn(secret));
  std::string nonce(sizeof(Digest), 'n'), zeros(sizeof(Digest), '\0');
  std::string hello = message(Hello, sizeof(Digest), securedHello, nonce);
  const std::string nothing[] = {
      "GET / HTTP/1.0\r\n\r\n", std::string(400, '\xff'),
      // Halves, another protocol, a claim at once, huge lengths.
      hello.substr(0, 7), hello.substr(0, 40), message(Hello, 16, 0, nonce),
      message(Hello, 0, openHello) + message(Claim, 24, 0, nonce),
      message(Hello, 0xffffffff, securedHello, nonce),
      message(Hello, 64u << 20, securedHello, nonce)};
  for (const std::string &bytes : nothing)
    EXPECT_EQ(talk(host, bytes), "") << bytes;
  // After a Hello a number of the listener's, and no more.
  for (const std::string &next :
       {std::string(), message(Proof, 32, 0, zeros), message(Proof, 0, 0),
        message(Claim, 24, 0, nonce), message(Proof, 0xffffffff, 0, nonce)}) {
    std::string answer = talk(host, hello + next);
    EXPECT_EQ(answer.size(), challengeBytes);
    EXPECT_EQ(answer.compare(0, 4, std::string("\x31\0\0\0", 4)), 0);
  }
  host.end();
  EXPECT_EQ(host.guests.size(), 0u);
}

/// Carries one connection between a caller and a host; what the caller said.
static std::string overhear(const Host &host, const Trust &trust) {
  int ends[2];
  EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends), 0);
  TcpSocket caller(ends[0]), middle(ends[1]), out = host.connect();
  std::string said;
  std::atomic<bool> ended{false};
  std::thread relay([&] {
    char buffer[4096];
    while (!ended.load()) {
      ssize_t got = recv(middle.descriptor(), buffer, sizeof(buffer), 0);
      if (got > 0) {
        said.append(buffer, static_cast<size_t>(got));
        ::send(out.descriptor(), buffer, static_cast<size_t>(got), 0);
      }
      got = recv(out.descriptor(), buffer, sizeof(buffer), 0);
      if (got > 0)
        ::send(middle.descriptor(), buffer, static_cast<size_t>(got), 0);
    }
  });
  std::string why, bytes;
  TcpSocket::Header header;
  EXPECT_EQ(callListener(caller, trust, Plane::Control,
                         nowNanoseconds() + 2 * second, nullptr, why),
            Answer::Known)
      << why;
  caller.send(Claim, 0, "rank 1", 6);
  EXPECT_TRUE(
      caller.await(header, bytes, nowNanoseconds() + 2 * second, nullptr, why));
  ended.store(true);
  relay.join();
  return said;
}

TEST(Receptions, HearAReplayedCallerAsAStranger) {
  NEEDS_LIBRARY();
  Host host(trustIn(secret));
  std::string said = overhear(host, trustIn(secret));
  EXPECT_GT(said.size(), 2 * challengeBytes);
  EXPECT_EQ(host.count.load(), 1);
  EXPECT_EQ(talk(host, said).size(), challengeBytes);
  host.end();
  EXPECT_EQ(host.guests.size(), 1u);
  EXPECT_EQ(host.reason, "it does not know the job's secret");
}

TEST(Receptions, AreNotHeldUpBySilence) {
  NEEDS_LIBRARY();
  Host host(trustIn(secret));
  std::string nonce(sizeof(Digest), 'n');
  std::string half = message(Hello, sizeof(Digest), securedHello, nonce);
  std::vector<TcpSocket> silent;
  for (int at = 0; at < 400; ++at) {
    silent.push_back(host.connect());
    // Some say a little.
    if (at % 3 == 1)
      ::send(silent.back().descriptor(), half.data(), 20, MSG_NOSIGNAL);
    if (at % 3 == 2)
      ::send(silent.back().descriptor(), half.data(), half.size(),
             MSG_NOSIGNAL);
  }
  int64_t begin = nowNanoseconds();
  Answer answer;
  std::string why;
  EXPECT_TRUE(enter(host, trustIn(secret), "rank 1", answer, why)) << why;
  // A place is free when its holder has been silent for a tenth of a second.
  EXPECT_LT(nowNanoseconds() - begin, 2 * second);
}

TEST(Receptions, SendNobodyAwayWhileNobodyElseComes) {
  rlimit files = {};
  getrlimit(RLIMIT_NOFILE, &files);
  if (files.rlim_cur < 1024)
    GTEST_SKIP() << "fewer files than callers need";
  Host host{Trust()};
  std::vector<TcpSocket> silent;
  for (int at = 0; at < 256; ++at)
    silent.push_back(host.connect());
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_EQ(host.refusals.load(), 0);
  silent.push_back(host.connect());
  for (int wait = 0; wait < 200 && host.refusals.load() == 0; ++wait)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_EQ(host.refusals.load(), 1);
}

TEST(Receptions, TrustANetworkOnlyIfBothDo) {
  Host host{Trust()};
  Answer answer;
  std::string why;
  EXPECT_TRUE(enter(host, Trust(), "rank 1", answer, why)) << why;
  if (hasLibrary()) {
    EXPECT_FALSE(enter(host, trustIn(secret), "rank 1", answer, why));
    host.end();
    EXPECT_EQ(host.reason, "it has a job secret, this process has none");
  }
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

namespace {

/// What a sealed connection sends, to be brought to a receiver as one likes.
class Wire {
public:
  Wire() {
    int ends[2];
    EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends), 0);
    socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, sent);
    Digest one, other;
    one.fill(1);
    other.fill(2);
    receiver = TcpSocket(ends[0]);
    receiver.seal(other, one);
    receiver.believe();
    in = ends[1];
    sender = TcpSocket(sent[0]);
    sender.seal(one, other);
  }
  ~Wire() {
    close(in);
    close(sent[1]);
  }

  std::string make(const std::string &text) {
    sender.send(5, 0, text.data(), text.size());
    char buffer[4096];
    ssize_t got = recv(sent[1], buffer, sizeof(buffer), 0);
    return std::string(buffer, static_cast<size_t>(std::max<ssize_t>(got, 0)));
  }

  /// What the receiver takes, or why it does not.
  std::string bring(const std::string &bytes) {
    ::send(in, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    TcpSocket::Header header;
    std::string text, why;
    receiver.receive(why);
    bool taken = receiver.take(header, text, why);
    return taken ? text : "not taken: " + why;
  }

  TcpSocket sender, receiver;
  int sent[2], in = -1;
};

const char *notIts = "not taken: a message was not its own, or was changed on "
                     "the way";

} // namespace

TEST(Messages, ArriveAsTheyWereSent) {
  NEEDS_LIBRARY();
  Wire wire;
  EXPECT_EQ(wire.bring(wire.make("first")), "first");
  EXPECT_EQ(wire.bring(wire.make("")), "");
  EXPECT_EQ(wire.bring(wire.make("third")), "third");
}

TEST(Messages, ThatAreChangedAreNotTaken) {
  NEEDS_LIBRARY();
  for (size_t at : {size_t{0}, size_t{8}, size_t{17}, size_t{30}}) {
    Wire wire;
    std::string bytes = wire.make("first");
    bytes[at] = static_cast<char>(bytes[at] ^ 1);
    EXPECT_EQ(wire.bring(bytes), notIts) << at;
  }
}

TEST(Messages, AreNotTakenTwiceNorInAnotherOrder) {
  NEEDS_LIBRARY();
  Wire twice, swapped;
  std::string first = twice.make("first");
  EXPECT_EQ(twice.bring(first), "first");
  EXPECT_EQ(twice.bring(first), notIts);
  first = swapped.make("first");
  EXPECT_EQ(swapped.bring(swapped.make("second")), notIts);
}

//===----------------------------------------------------------------------===//
// Secrets and places
//===----------------------------------------------------------------------===//

namespace {

/// Sets variables for the time of a test.
class Settings {
public:
  ~Settings() {
    for (const std::string &name : names)
      unsetenv(name.c_str());
  }
  void set(const char *name, const std::string &value) {
    names.push_back(name);
    setenv(name, value.c_str(), 1);
  }

private:
  std::vector<std::string> names;
};

std::string wrongWith(Trust &trust) {
  trust = Trust();
  return readTrust(trust);
}

} // namespace

TEST(Secrets, ComeFromTheEnvironmentOrAFileOfTheUsersAlone) {
  NEEDS_LIBRARY();
  Settings settings;
  Trust given, fromFile;
  EXPECT_EQ(wrongWith(given), "");
  EXPECT_FALSE(given.hasKey || given.mayLeaveMachine());
  settings.set("FSDP_JOB_SECRET", "short");
  EXPECT_NE(wrongWith(given).find("16 to 4096 bytes, got 5"),
            std::string::npos);
  settings.set("FSDP_JOB_SECRET", secret);
  EXPECT_EQ(wrongWith(given), "");
  EXPECT_TRUE(given.mayLeaveMachine());
  settings.set("FSDP_JOB_SECRET", "");
  const char *folder = std::getenv("TEST_TMPDIR");
  std::string path = std::string(folder ? folder : "/tmp") + "/fsdp-secret-" +
                     std::to_string(getpid());
  std::ofstream(path) << secret << '\n';
  settings.set("FSDP_JOB_SECRET_FILE", path);
  chmod(path.c_str(), 0640);
  EXPECT_NE(wrongWith(fromFile).find("chmod 600"), std::string::npos);
  chmod(path.c_str(), 0600);
  EXPECT_EQ(wrongWith(fromFile), "");
  EXPECT_TRUE(areEqual(given.key, fromFile.key));
  unlink(path.c_str());
  EXPECT_NE(wrongWith(fromFile).find("No such file"), std::string::npos);
  settings.set("FSDP_JOB_SECRET_FILE", "/dev/null");
  EXPECT_NE(wrongWith(fromFile), "");
}

TEST(Secrets, AreDrawnForLaunchers) {
  char text[65], other[65];
  EXPECT_EQ(fsdp_rt_draw_secret(text, 64), FSDP_RT_INVALID_ARGUMENT);
  EXPECT_EQ(fsdp_rt_draw_secret(nullptr, 64), FSDP_RT_INVALID_ARGUMENT);
  NEEDS_LIBRARY();
  ASSERT_EQ(fsdp_rt_draw_secret(text, sizeof(text)), FSDP_RT_OK);
  ASSERT_EQ(fsdp_rt_draw_secret(other, sizeof(other)), FSDP_RT_OK);
  EXPECT_EQ(std::strlen(text), 64u);
  EXPECT_STRNE(text, other);
  Settings settings;
  Trust trust;
  settings.set("FSDP_JOB_SECRET", text);
  EXPECT_EQ(wrongWith(trust), "");
  EXPECT_TRUE(trust.hasKey);
}

TEST(Places, LaunchersSayWhichOfThemThisIs) {
  Settings settings;
  int64_t rank = -1, size = -1;
  char text[256];
  for (const char *name :
       {"OMPI_COMM_WORLD_RANK", "PMI_RANK", "RANK", "SLURM_PROCID"})
    settings.set(name, "");
  EXPECT_EQ(fsdp_rt_launched(&rank, &size, text, sizeof(text)), FSDP_RT_OK);
  EXPECT_TRUE(rank == 0 && size == 1);
  settings.set("RANK", "2");
  settings.set("WORLD_SIZE", "3");
  settings.set("MASTER_ADDR", "127.0.0.1");
  EXPECT_EQ(fsdp_rt_launched(&rank, &size, text, sizeof(text)), FSDP_RT_OK);
  EXPECT_TRUE(rank == 2 && size == 3);
  settings.set("WORLD_SIZE", "1000000000");
  EXPECT_EQ(fsdp_rt_launched(&rank, &size, text, sizeof(text)),
            FSDP_RT_INVALID_ARGUMENT);
  EXPECT_STREQ(text, "RANK and WORLD_SIZE: expected at most 16384 processes, "
                     "got 1000000000");
  settings.set("WORLD_SIZE", "2");
  EXPECT_EQ(fsdp_rt_launched(&rank, &size, text, sizeof(text)),
            FSDP_RT_INVALID_ARGUMENT);
  EXPECT_NE(std::string(text).find("expected a rank below the size"),
            std::string::npos);
}

TEST(Places, OfOneMachineAreKnown) {
  Settings settings;
  std::string why;
  EXPECT_TRUE(isThisMachine("localhost"));
  EXPECT_TRUE(isThisMachine("127.0.0.1"));
  EXPECT_TRUE(isThisMachine("::1"));
  // Addresses that no machine has.
  for (const char *host : {"localhost", "127.0.0.1", "::1", "203.0.113.1"})
    EXPECT_EQ(whyNoHost(host), "");
  for (const char *host : {"", "[::1]", " 127.0.0.1", "no.such.host.invalid"})
    EXPECT_NE(whyNoHost(host), "") << host;
  for (const char *host : {"0.0.0.0", "::"})
    EXPECT_EQ(whyNoHost(host), "it stands for all addresses of a machine");
  EXPECT_FALSE(isThisMachine("203.0.113.1"));
  EXPECT_FALSE(isThisMachine("2001:db8::1"));
  for (const std::string &address : ownAddresses(why))
    EXPECT_TRUE(isThisMachine(address)) << address;
  EXPECT_EQ(why, "");
  settings.set("FSDP_SOCKET_IFNAME", "nosuch");
  EXPECT_TRUE(ownAddresses(why).empty());
  EXPECT_NE(why.find("there are lo"), std::string::npos) << why;
  Listener listener;
  EXPECT_EQ(listener.open(0, /*anywhere=*/true), why);
}

TEST(Places, TheUserOfAConnectionIsKnown) {
  Listener listener;
  ASSERT_EQ(listener.open(0, /*anywhere=*/false), "");
  std::string why;
  int error = 0;
  TcpSocket caller = connectTcp("127.0.0.1", listener.port,
                                nowNanoseconds() + second, 1000, why);
  TcpSocket guest = listener.accept(error);
  ASSERT_TRUE(caller.isOpen() && guest.isOpen()) << why;
  EXPECT_TRUE(isOwnUsers(guest.descriptor(), why));
  EXPECT_TRUE(isOwnUsers(caller.descriptor(), why));
  // Where the system's table can't be read, here for want of files, nobody is.
  rlimit files = {};
  getrlimit(RLIMIT_NOFILE, &files);
  rlimit none = {0, files.rlim_max};
  setrlimit(RLIMIT_NOFILE, &none);
  EXPECT_FALSE(isOwnUsers(guest.descriptor(), why));
  setrlimit(RLIMIT_NOFILE, &files);
  EXPECT_EQ(why, "its user is not known, since /proc/net/tcp can't be read: "
                 "Too many open files; set FSDP_JOB_SECRET to the same on all "
                 "ranks");
  // One that is gone is nobody's.
  caller.close();
  EXPECT_FALSE(isOwnUsers(guest.descriptor(), why));
  EXPECT_EQ(why, "it is another user's");
  EXPECT_FALSE(isOwnUsers(-1, why));
}

TEST(Places, AListenerOfThisMachineIsNotReachedFromElsewhere) {
  Listener here, anywhere;
  ASSERT_EQ(here.open(0, false), "");
  ASSERT_EQ(anywhere.open(0, true), "");
  std::string why;
  std::vector<std::string> addresses = ownAddresses(why);
  for (const std::string &address : addresses) {
    int64_t limit = nowNanoseconds() + second;
    EXPECT_FALSE(connectTcp(address, here.port, limit, 500, why).isOpen());
    EXPECT_TRUE(connectTcp(address, anywhere.port, limit, 500, why).isOpen())
        << address << ": " << why;
  }
}
