//===- TcpSocket.cpp - connections over TCP -------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TcpSocket.h"
#include "Addresses.h"
#include "core/Platform.h"
#include "core/Suspension.h"
#include "core/World.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace fsdp::rt;

TcpSocket::TcpSocket(TcpSocket &&other) noexcept
    : socket(std::exchange(other.socket, -1)), limit(other.limit),
      believed(other.believed), input(std::move(other.input)),
      output(std::move(other.output)), sent(std::move(other.sent)),
      received(std::move(other.received)) {}

TcpSocket &TcpSocket::operator=(TcpSocket &&other) noexcept {
  close();
  socket = std::exchange(other.socket, -1);
  limit = other.limit;
  believed = other.believed;
  input = std::move(other.input);
  output = std::move(other.output);
  sent = std::move(other.sent);
  received = std::move(other.received);
  return *this;
}

int TcpSocket::release(std::unique_ptr<Seal> &sealsSent,
                       std::unique_ptr<Seal> &sealsReceived) {
  sealsSent = std::move(sent);
  sealsReceived = std::move(received);
  return std::exchange(socket, -1);
}

void TcpSocket::seal(const Digest &sendKey, const Digest &receiveKey) {
  sent = std::make_unique<Seal>(sendKey);
  received = std::make_unique<Seal>(receiveKey);
}

void TcpSocket::close() {
  if (socket >= 0)
    ::close(socket);
  socket = -1;
  output.clear();
}

void TcpSocket::send(uint32_t type, int64_t value, const void *bytes,
                     size_t length) {
  if (!isOpen())
    return;
  Header header = {type, static_cast<uint32_t>(length), value};
  output.append(reinterpret_cast<const char *>(&header), sizeof(header));
  output.append(static_cast<const char *>(bytes), length);
  if (sent) {
    Digest digest = sent->next({&header, sizeof(header)}, {bytes, length});
    output.append(reinterpret_cast<const char *>(digest.data()), digest.size());
  }
  flush();
}

void TcpSocket::flush() {
  while (isOpen() && !output.empty()) {
    ssize_t gone = ::send(socket, output.data(), output.size(),
                          MSG_NOSIGNAL | MSG_DONTWAIT);
    if (gone < 0 && errno == EINTR)
      continue;
    if (gone < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
      return;
    // What is wrong shows when reading.
    if (gone < 0)
      output.clear();
    else
      output.erase(0, static_cast<size_t>(gone));
  }
}

/// Bytes that the next message lacks, as far as that is known: first those of
/// its header. 0: it is complete, or too long.
size_t TcpSocket::missing() const {
  Header header;
  if (input.size() < sizeof(header))
    return sizeof(header) - input.size();
  std::memcpy(&header, input.data(), sizeof(header));
  size_t whole =
      sizeof(header) + header.length + (received ? sizeof(Digest) : 0);
  return header.length > limit || input.size() >= whole ? 0
                                                        : whole - input.size();
}

bool TcpSocket::receive(std::string &why) {
  constexpr size_t readAhead = size_t{1} << 20;
  char buffer[16384];
  while (true) {
    size_t wanted = missing();
    if (believed && input.size() < readAhead)
      wanted = sizeof(buffer);
    if (wanted == 0)
      return true;
    ssize_t got =
        recv(socket, buffer, std::min(wanted, sizeof(buffer)), MSG_DONTWAIT);
    if (got > 0) {
      input.append(buffer, static_cast<size_t>(got));
      continue;
    }
    if (got < 0 && errno == EINTR)
      continue;
    if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
      return true;
    why = got == 0 ? "its connection was closed"
                   : "its connection broke (" +
                         std::string(std::strerror(errno)) + ")";
    return false;
  }
}

bool TcpSocket::take(Header &header, std::string &bytes, std::string &why) {
  if (input.size() < sizeof(header))
    return false;
  std::memcpy(&header, input.data(), sizeof(header));
  if (header.length > limit) {
    why = "it sent a malformed message";
    return false;
  }
  if (missing())
    return false;
  size_t end = sizeof(header) + header.length;
  if (received) {
    Digest digest;
    std::memcpy(digest.data(), input.data() + end, digest.size());
    if (!areEqual(digest, received->next({&header, sizeof(header)},
                                         {input.data() + sizeof(header),
                                          header.length}))) {
      why = "a message was not its own, or was changed on the way";
      return false;
    }
  }
  bytes.assign(input, sizeof(header), header.length);
  input.erase(0, end + (received ? sizeof(Digest) : 0));
  return true;
}

bool TcpSocket::await(Header &header, std::string &bytes, int64_t deadline,
                      const fsdp_rt_world *world, std::string &why) {
  // What a failure of the world takes to be seen.
  constexpr int64_t look = 20;
  bool open = true, isLast = false;
  while (!take(header, bytes, why)) {
    if (isLast && why.empty())
      why = "it did not answer in time";
    if (!why.empty() || !open)
      return false;
    int64_t left = (deadline - awakeNanoseconds()) / 1000000;
    // What has arrived is in time.
    isLast = left <= 0 || (world && statusOf(*world));
    pollfd wanted = {socket, POLLIN, 0};
    int64_t wait = isLast ? 0 : std::min(left, world ? look : 1000);
    pollAwake(&wanted, 1, static_cast<int>(wait));
    std::string end;
    open = receive(end);
    if (!open && missing())
      why = end;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Connections
//===----------------------------------------------------------------------===//

void fsdp::rt::setNoDelay(int socket) {
  int one = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one));
}

/// Connects to one address; returns the socket or -1.
static int connectTo(const addrinfo &info, int64_t deadline, int64_t patienceMs,
                     std::string &why) {
  int fd = socket(info.ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK,
                  info.ai_protocol);
  if (fd < 0) {
    why = std::strerror(errno);
    return -1;
  }
  int error = 0;
  if (connect(fd, info.ai_addr, info.ai_addrlen) != 0)
    error = errno;
  if (error == EINPROGRESS) {
    int64_t left = (deadline - awakeNanoseconds()) / 1000000;
    pollfd wanted = {fd, POLLOUT, 0};
    socklen_t size = sizeof(error);
    if (pollAwake(&wanted, 1,
                  static_cast<int>(std::clamp<int64_t>(left, 0, patienceMs))) <
        1)
      error = ETIMEDOUT;
    else
      getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &size);
  }
  if (error == 0) {
    setNoDelay(fd);
    return fd;
  }
  why = std::strerror(error);
  close(fd);
  return -1;
}

TcpSocket fsdp::rt::connectTcp(const std::string &host, int64_t port,
                               int64_t deadline, int64_t patienceMs,
                               std::string &why) {
  addrinfo hints = {}, *found = nullptr;
  hints.ai_socktype = SOCK_STREAM;
  int error =
      getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found);
  if (error) {
    why = gai_strerror(error);
    return TcpSocket();
  }
  int fd = -1;
  for (const addrinfo *info = found; info && fd < 0; info = info->ai_next)
    fd = connectTo(*info, deadline, patienceMs, why);
  freeaddrinfo(found);
  return TcpSocket(fd);
}

//===----------------------------------------------------------------------===//
// Listeners
//===----------------------------------------------------------------------===//

/// Listens at an address of this machine. Returns the socket, or -1 with the
/// error of the system.
static int listenAt(const std::string &host, int64_t port) {
  addrinfo hints = {}, *found = nullptr;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE;
  if (getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found)) {
    errno = EADDRNOTAVAIL;
    return -1;
  }
  int one = 1, v6Only = host != "::";
  int fd =
      socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (fd >= 0) {
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one));
    if (found->ai_family == AF_INET6)
      setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &v6Only, sizeof(v6Only));
    if (bind(fd, found->ai_addr, found->ai_addrlen) != 0 ||
        listen(fd, 4096) != 0) {
      int error = errno;
      close(fd);
      errno = error;
      fd = -1;
    }
  }
  freeaddrinfo(found);
  return fd;
}

static int64_t portOf(int socket) {
  sockaddr_storage address = {};
  socklen_t size = sizeof(address);
  getsockname(socket, reinterpret_cast<sockaddr *>(&address), &size);
  return ntohs(address.ss_family == AF_INET6
                   ? reinterpret_cast<sockaddr_in6 &>(address).sin6_port
                   : reinterpret_cast<sockaddr_in &>(address).sin_port);
}

void Listener::close() {
  for (int socket : sockets)
    ::close(socket);
  sockets.clear();
}

/// All at one port, or none.
std::string Listener::openAt(const std::vector<std::string> &hosts,
                             int64_t wanted, int &error) {
  port = wanted;
  for (const std::string &host : hosts) {
    int socket = listenAt(host, port);
    if (socket < 0) {
      error = errno;
      std::string why = "can't listen at port " + std::to_string(port) +
                        " of " + host + ": " + std::strerror(error);
      close();
      return why;
    }
    sockets.push_back(socket);
    port = portOf(socket);
  }
  return "";
}

std::string Listener::open(int64_t wanted, bool anywhere) {
  std::string why;
  int error = 0;
  std::vector<std::string> hosts;
  if (anywhere && choosesInterfaces()) {
    hosts = ownAddresses(why);
    hosts.insert(hosts.begin(), "127.0.0.1");
    if (!why.empty())
      return why;
    // Any port may be taken at another of the addresses.
    why = openAt(hosts, wanted, error);
    for (int attempt = 0; !why.empty() && wanted == 0 && attempt < 16;
         ++attempt)
      why = openAt(hosts, wanted, error);
    return why;
  }
  why = openAt({anywhere ? "::" : "127.0.0.1"}, wanted, error);
  // Not all machines have both kinds of addresses.
  if (!why.empty() && error != EADDRINUSE && error != EACCES)
    why = openAt({anywhere ? "0.0.0.0" : "::1"}, wanted, error);
  return why;
}

TcpSocket Listener::accept(int &error) const {
  for (int socket : sockets) {
    int fd = accept4(socket, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (fd >= 0) {
      setNoDelay(fd);
      return TcpSocket(fd);
    }
    error = errno;
    if (error == EMFILE || error == ENFILE)
      break;
  }
  return TcpSocket();
}
