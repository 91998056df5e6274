//===- SocketMesh.cpp - TCP connections between processes -----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SocketMesh.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <netdb.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace fsdp::rt;

/// Reads exactly so many bytes before the deadline, or as long as the world
/// has not failed.
static bool readAll(const fsdp_rt_world &world, int socket, void *bytes,
                    size_t count, int64_t deadline) {
  size_t done = 0;
  while (done < count) {
    ssize_t got = recv(socket, static_cast<char *>(bytes) + done, count - done,
                       MSG_DONTWAIT);
    if (got > 0) {
      done += static_cast<size_t>(got);
      continue;
    }
    bool again = got < 0 && (errno == EAGAIN || errno == EINTR);
    if (!again || nowNanoseconds() > deadline || statusOf(world))
      return false;
    pollfd wanted = {socket, POLLIN, 0};
    poll(&wanted, 1, 20);
  }
  return true;
}

/// Small enough to fit the buffer of a new connection.
static bool writeAll(int socket, const void *bytes, size_t count) {
  return send(socket, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL) ==
         static_cast<ssize_t>(count);
}

void SocketMesh::begin(uint64_t own) {
  cookie = own;
  event = eventfd(0, EFD_CLOEXEC);
  thread = std::thread([this] { run(); });
}

SocketMesh::~SocketMesh() {
  uint64_t one = 1;
  if (thread.joinable() && write(event, &one, sizeof(one)) > 0)
    thread.join();
  if (event >= 0)
    close(event);
  for (const auto &[key, socket] : accepted)
    close(socket);
}

void SocketMesh::run() {
  while (true) {
    pollfd wanted[] = {{event, POLLIN, 0}, {listener.socket, POLLIN, 0}};
    poll(wanted, 2, -1);
    if (wanted[0].revents)
      return;
    if (!wanted[1].revents)
      continue;
    int socket = accept4(listener.socket, nullptr, nullptr,
                         SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (socket < 0) {
      // No more descriptors: the other side says that nobody answers.
      pollfd pause = {event, POLLIN, 0};
      poll(&pause, 1, 20);
    } else if (!admit(socket)) {
      close(socket);
    }
  }
}

/// Takes a connection that belongs to this world and answers.
bool SocketMesh::admit(int socket) {
  Hello hello;
  setNoDelay(socket);
  if (!readAll(world, socket, &hello, sizeof(hello),
               nowNanoseconds() + 2000000000) ||
      hello.cookie != cookie || hello.to != world.firstRank ||
      hello.channel < 0 || hello.channel >= numChannels)
    return false;
  std::lock_guard<std::mutex> guard(lock);
  int &slot =
      accepted.insert({{static_cast<int32_t>(hello.channel), hello.from}, -1})
          .first->second;
  // One that was given up.
  if (slot >= 0)
    close(slot);
  slot = socket;
  if (writeAll(socket, &cookie, sizeof(cookie)))
    return true;
  slot = -1;
  return false;
}

/// Says who calls; true if the right process answers.
bool SocketMesh::call(int socket, const Hello &hello, int64_t deadline) {
  uint64_t answer = 0;
  return writeAll(socket, &hello, sizeof(hello)) &&
         readAll(world, socket, &answer, sizeof(answer), deadline) &&
         answer == hello.cookie;
}

int SocketMesh::connect(int32_t channel, int64_t rank,
                        const SocketAddress &address, std::string &why) {
  Hello hello = {address.cookie, world.firstRank, rank, channel};
  int64_t deadline = nowNanoseconds() + world.timeoutMs * 1000000;
  do {
    std::string tried;
    for (const std::string &host : address.hosts) {
      std::string reason;
      TcpSocket socket = connectTcp(host, address.port, deadline, reason);
      int64_t patience = std::min(deadline, nowNanoseconds() + 10000000000);
      if (socket.isOpen() && call(socket.descriptor(), hello, patience))
        return socket.release();
      tried += (tried.empty() ? "" : "; ") + host + " port " +
               std::to_string(address.port) + ": " +
               (reason.empty() ? "it does not answer" : reason);
    }
    why = tried;
    pollfd none = {-1, 0, 0};
    poll(&none, 1, 20);
  } while (!statusOf(world) && nowNanoseconds() < deadline);
  return -1;
}

int SocketMesh::take(int32_t channel, int64_t rank) {
  std::lock_guard<std::mutex> guard(lock);
  auto found = accepted.find({channel, rank});
  if (found == accepted.end())
    return -1;
  int socket = found->second;
  accepted.erase(found);
  return socket;
}

/// The own address towards a host, empty if that is unknown or the loopback.
static std::string addressTowards(const std::string &host) {
  addrinfo hints = {}, *found = nullptr;
  hints.ai_family = AF_INET;
  hints.ai_socktype = SOCK_DGRAM;
  if (host.empty() || getaddrinfo(host.c_str(), "9", &hints, &found))
    return "";
  std::string result;
  // Nothing is sent.
  int fd = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  sockaddr_storage own = {};
  socklen_t size = sizeof(own);
  char text[NI_MAXHOST];
  if (fd >= 0 && connect(fd, found->ai_addr, found->ai_addrlen) == 0 &&
      getsockname(fd, reinterpret_cast<sockaddr *>(&own), &size) == 0 &&
      getnameinfo(reinterpret_cast<sockaddr *>(&own), size, text, sizeof(text),
                  nullptr, 0, NI_NUMERICHOST) == 0)
    result = text;
  if (fd >= 0)
    close(fd);
  freeaddrinfo(found);
  return result.compare(0, 4, "127.") == 0 ? "" : result;
}

std::vector<std::string>
fsdp::rt::reachableAddresses(const std::string &towards) {
  std::vector<std::string> addresses = ownAddresses();
  std::string best = addressTowards(towards);
  if (const char *given = std::getenv("FSDP_HOST_ADDRESS"); given && *given)
    best = given;
  if (best.empty())
    return addresses;
  addresses.erase(std::remove(addresses.begin(), addresses.end(), best),
                  addresses.end());
  addresses.insert(addresses.begin(), best);
  return addresses;
}
