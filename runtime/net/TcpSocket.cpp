//===- TcpSocket.cpp - connections over TCP -------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TcpSocket.h"
#include "core/Platform.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <ifaddrs.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace fsdp::rt;

TcpSocket::TcpSocket(TcpSocket &&other) noexcept
    : socket(std::exchange(other.socket, -1)), input(std::move(other.input)),
      output(std::move(other.output)) {}

TcpSocket &TcpSocket::operator=(TcpSocket &&other) noexcept {
  close();
  socket = std::exchange(other.socket, -1);
  input = std::move(other.input);
  output = std::move(other.output);
  return *this;
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
  flush();
}

void TcpSocket::flush() {
  while (isOpen() && !output.empty()) {
    ssize_t sent = ::send(socket, output.data(), output.size(),
                          MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && errno == EINTR)
      continue;
    if (sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
      return;
    // What is wrong shows when reading.
    if (sent < 0)
      output.clear();
    else
      output.erase(0, static_cast<size_t>(sent));
  }
}

bool TcpSocket::receive(std::string &why) {
  char buffer[16384];
  while (true) {
    ssize_t got = recv(socket, buffer, sizeof(buffer), MSG_DONTWAIT);
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
  if (header.length > maxLength) {
    why = "it sent a malformed message";
    return false;
  }
  if (input.size() < sizeof(header) + header.length)
    return false;
  bytes.assign(input, sizeof(header), header.length);
  input.erase(0, sizeof(header) + header.length);
  return true;
}

bool TcpSocket::await(Header &header, std::string &bytes, int64_t deadline,
                      std::string &why) {
  bool open = true;
  while (!take(header, bytes, why)) {
    int64_t left = (deadline - nowNanoseconds()) / 1000000;
    if (!why.empty() || !open)
      return false;
    if (left <= 0) {
      why = "it did not answer in time";
      return false;
    }
    pollfd wanted = {socket, POLLIN, 0};
    poll(&wanted, 1, static_cast<int>(std::min<int64_t>(left, 1000)));
    std::string end;
    open = receive(end);
    if (!open && input.size() < sizeof(header))
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
static int connectTo(const addrinfo &info, int64_t deadline, std::string &why) {
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
    int64_t left = (deadline - nowNanoseconds()) / 1000000;
    pollfd wanted = {fd, POLLOUT, 0};
    socklen_t size = sizeof(error);
    if (poll(&wanted, 1, static_cast<int>(std::clamp<int64_t>(left, 0, 3000))) <
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
                               int64_t deadline, std::string &why) {
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
    fd = connectTo(*info, deadline, why);
  freeaddrinfo(found);
  return TcpSocket(fd);
}

TcpSocket fsdp::rt::acceptTcp(int listener, int timeoutMs) {
  pollfd wanted = {listener, POLLIN, 0};
  if (poll(&wanted, 1, timeoutMs) < 1)
    return TcpSocket();
  int fd = accept4(listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (fd >= 0)
    setNoDelay(fd);
  return TcpSocket(fd);
}

static int listenOn(int family, int64_t port, std::string &why) {
  int fd = socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  int one = 1, zero = 0;
  sockaddr_storage address = {};
  socklen_t size = sizeof(sockaddr_in);
  address.ss_family = static_cast<sa_family_t>(family);
  if (family == AF_INET6) {
    auto &in6 = reinterpret_cast<sockaddr_in6 &>(address);
    in6.sin6_port = htons(static_cast<uint16_t>(port));
    size = sizeof(in6);
  } else {
    reinterpret_cast<sockaddr_in &>(address).sin_port =
        htons(static_cast<uint16_t>(port));
  }
  if (fd >= 0) {
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one));
    if (family == AF_INET6)
      setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &zero, sizeof(zero));
    if (bind(fd, reinterpret_cast<sockaddr *>(&address), size) == 0 &&
        listen(fd, 4096) == 0)
      return fd;
  }
  why = "can't listen at port " + std::to_string(port) + ": " +
        std::strerror(errno);
  if (fd >= 0)
    close(fd);
  return -1;
}

Listener::~Listener() {
  if (socket >= 0)
    close(socket);
}

std::string Listener::open(int64_t wanted) {
  std::string why;
  socket = listenOn(AF_INET6, wanted, why);
  if (socket < 0)
    socket = listenOn(AF_INET, wanted, why);
  if (socket < 0)
    return why;
  sockaddr_storage address = {};
  socklen_t size = sizeof(address);
  getsockname(socket, reinterpret_cast<sockaddr *>(&address), &size);
  port = ntohs(address.ss_family == AF_INET6
                   ? reinterpret_cast<sockaddr_in6 &>(address).sin6_port
                   : reinterpret_cast<sockaddr_in &>(address).sin_port);
  return "";
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

std::vector<std::string> fsdp::rt::ownAddresses() {
  std::vector<std::string> addresses;
  ifaddrs *list = nullptr;
  if (getifaddrs(&list) == 0) {
    for (const ifaddrs *one = list; one; one = one->ifa_next) {
      char text[NI_MAXHOST];
      if (!one->ifa_addr || one->ifa_addr->sa_family != AF_INET ||
          getnameinfo(one->ifa_addr, sizeof(sockaddr_storage), text,
                      sizeof(text), nullptr, 0, NI_NUMERICHOST))
        continue;
      if (std::strncmp(text, "127.", 4) != 0)
        addresses.push_back(text);
    }
    freeifaddrs(list);
  }
  addresses.push_back("127.0.0.1");
  return addresses;
}
