//===- TransportTest.cpp - messages of the data plane ---------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/World.h"
#include "net/SocketTransport.h"

#include <gtest/gtest.h>

#include <chrono>
#include <sys/socket.h>
#include <unistd.h>

using namespace fsdp::rt;

namespace {

/// Two ranks' ends of a connection, and what lies between.
class SealedLinks : public ::testing::Test {
protected:
  SealedLinks() {
    std::string why;
    available = Mac::isAvailable(why);
    fsdp_rt_world_options options = {};
    options.struct_size = sizeof(options);
    options.world_size = 2;
    options.backend = "embedded";
    fsdp_rt_world_create(&options, &world, nullptr, 0);
    mesh = std::make_unique<SocketMesh>(*world, Trust(), false);
    left = std::make_unique<SocketTransport>(*mesh, 0);
    right = std::make_unique<SocketTransport>(*mesh, 0);
  }
  ~SealedLinks() override {
    left.reset();
    right.reset();
    mesh.reset();
    fsdp_rt_world_destroy(world);
    for (int one : wire)
      close(one);
  }

  void connect(bool seals) {
    int one[2], other[2];
    ASSERT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, one), 0);
    ASSERT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, other), 0);
    wire[0] = one[1];
    wire[1] = other[1];
    left->add(1, makeLink(one[0], seals, 1, 2));
    right->add(0, makeLink(other[0], seals, 2, 1));
  }

  static DataLink makeLink(int socket, bool seals, unsigned char out,
                           unsigned char in) {
    DataLink link;
    Digest key;
    link.socket = socket;
    if (!seals)
      return link;
    key.fill(out);
    link.sent = std::make_unique<Seal>(key);
    key.fill(in);
    link.received = std::make_unique<Seal>(key);
    return link;
  }

  /// Sends `count` bytes; what lies on the wire then.
  std::string send(int64_t count, char fill) {
    std::string bytes(static_cast<size_t>(count), fill);
    Request request = 0;
    std::string found(100000, '\0');
    EXPECT_EQ(left->send(bytes.data(), count, 1, 7, request), "");
    ssize_t got = recv(wire[0], &found[0], found.size(), 0);
    found.resize(static_cast<size_t>(std::max<ssize_t>(got, 0)));
    bool done = false;
    EXPECT_EQ(left->test(request, done), "");
    EXPECT_TRUE(done);
    return found;
  }

  /// Receives what is laid on the wire; what came, or what went wrong.
  std::string receive(const std::string &bytes, int64_t count) {
    std::string found(static_cast<size_t>(count), '-');
    Request request = 0;
    EXPECT_EQ(right->receive(&found[0], count, 0, 7, request), "");
    bool done = false;
    // In two pieces: a message need not come at once.
    size_t half = bytes.size() / 2;
    EXPECT_GE(::send(wire[1], bytes.data(), half, 0), 0);
    std::string wrong = right->test(request, done);
    EXPECT_FALSE(done);
    EXPECT_GE(::send(wire[1], bytes.data() + half, bytes.size() - half, 0), 0);
    if (wrong.empty())
      wrong = right->test(request, done);
    if (!done)
      right->cancel(request);
    return done ? found : wrong;
  }

  bool available = false;
  fsdp_rt_world *world = nullptr;
  std::unique_ptr<SocketMesh> mesh;
  std::unique_ptr<SocketTransport> left, right;
  int wire[2] = {-1, -1};
};

const char *notIts = "a message was not its own, or was changed on the way";

} // namespace

TEST_F(SealedLinks, CarryMessages) {
  for (bool seals : {false, true}) {
    if (seals && !available)
      GTEST_SKIP() << "OpenSSL 3 is not there";
    left = std::make_unique<SocketTransport>(*mesh, 0);
    right = std::make_unique<SocketTransport>(*mesh, 0);
    connect(seals);
    for (int64_t count : {1, 5000, 3})
      EXPECT_EQ(receive(send(count, 'x'), count),
                std::string(static_cast<size_t>(count), 'x'));
    // A header of two numbers, and a digest where there are some.
    EXPECT_EQ(send(10, 'x').size(), seals ? 58u : 26u);
    for (int &one : wire) {
      close(one);
      one = -1;
    }
  }
}

TEST_F(SealedLinks, AreAllWaitedFor) {
  constexpr int64_t count = 100;
  SocketTransport many(*mesh, 1);
  int ends[count][2];
  for (int64_t rank = 0; rank < count; ++rank) {
    ASSERT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends[rank]),
              0);
    many.add(rank, makeLink(ends[rank][0], false, 1, 2));
  }
  // What comes from the last one ends the rest.
  ASSERT_EQ(write(ends[count - 1][1], "x", 1), 1);
  auto begin = std::chrono::steady_clock::now();
  many.rest(/*nanoseconds=*/5'000'000'000);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(3));
  for (auto &pair : ends)
    close(pair[1]);
}

TEST_F(SealedLinks, NoticeChanges) {
  if (!available)
    GTEST_SKIP() << "OpenSSL 3 is not there";
  connect(true);
  std::string bytes = send(100, 'x');
  bytes.back() ^= 1;
  EXPECT_EQ(receive(bytes, 100), notIts);
}

TEST_F(SealedLinks, NoticeWhatIsSentAgain) {
  if (!available)
    GTEST_SKIP() << "OpenSSL 3 is not there";
  connect(true);
  std::string bytes = send(100, 'x');
  EXPECT_EQ(receive(bytes, 100), std::string(100, 'x'));
  EXPECT_EQ(receive(bytes, 100), notIts);
}
