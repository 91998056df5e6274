//===- Peers.cpp - what collectives are compared with ---------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Peers.h"

#include <algorithm>
#include <arpa/inet.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

using namespace fsdp::bench;

#if defined(__x86_64__)

__attribute__((target("avx2"))) static void
copyBypassing(char *to, const char *from, int64_t bytes) {
  for (int64_t at = 0; at + 32 <= bytes; at += 32)
    _mm256_stream_si256(
        reinterpret_cast<__m256i *>(to + at),
        _mm256_loadu_si256(reinterpret_cast<const __m256i *>(from + at)));
  _mm_sfence();
}

__attribute__((target("avx2"))) static void
addVectors(float *to, const float *first, const float *second, int64_t count,
           bool bypass) {
  for (int64_t at = 0; at + 8 <= count; at += 8) {
    __m256 sum = _mm256_add_ps(_mm256_loadu_ps(first + at),
                               _mm256_loadu_ps(second + at));
    if (bypass)
      _mm256_stream_ps(to + at, sum);
    else
      _mm256_storeu_ps(to + at, sum);
  }
  if (bypass)
    _mm_sfence();
}

static bool hasVectors() { return __builtin_cpu_supports("avx2"); }
#else
static void copyBypassing(char *, const char *, int64_t) {}
static void addVectors(float *, const float *, const float *, int64_t, bool) {}
static bool hasVectors() { return false; }
#endif

void fsdp::bench::copyPrivate(char *to, const char *from, int64_t bytes,
                              bool bypass) {
  if (bypass && hasVectors())
    copyBypassing(to, from, bytes);
  else
    std::memcpy(to, from, static_cast<size_t>(bytes));
}

void fsdp::bench::addPrivate(float *to, const float *first, const float *second,
                             int64_t count, bool bypass) {
  if (hasVectors())
    return addVectors(to, first, second, count, bypass);
  for (int64_t at = 0; at < count; ++at)
    to[at] = first[at] + second[at];
}

//===----------------------------------------------------------------------===//
// Open MPI
//===----------------------------------------------------------------------===//

OpenMpi::OpenMpi()
    : world(dlsym(RTLD_DEFAULT, "ompi_mpi_comm_world")),
      type(dlsym(RTLD_DEFAULT, "ompi_mpi_float")),
      sum(dlsym(RTLD_DEFAULT, "ompi_mpi_op_sum")) {
  gather =
      reinterpret_cast<decltype(gather)>(dlsym(RTLD_DEFAULT, "MPI_Allgather"));
  if (world && type && sum && gather)
    reduce = reinterpret_cast<decltype(reduce)>(
        dlsym(RTLD_DEFAULT, "MPI_Reduce_scatter_block"));
}

void OpenMpi::allGather(const float *own, float *all, int64_t count) {
  gather(own, static_cast<int>(count), type, all, static_cast<int>(count), type,
         world);
}

void OpenMpi::reduceScatter(const float *all, float *own, int64_t count) {
  reduce(all, own, static_cast<int>(count), type, sum, world);
}

//===----------------------------------------------------------------------===//
// Sockets
//===----------------------------------------------------------------------===//

static void require(bool holds, const char *what) {
  if (holds)
    return;
  std::perror(what);
  std::exit(2);
}

Exchange::~Exchange() {
  for (int fd : {listener, socket})
    if (fd >= 0)
      close(fd);
}

int64_t Exchange::listen() {
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof(address);
  auto *general = reinterpret_cast<sockaddr *>(&address);
  listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  require(bind(listener, general, size) == 0, "bind");
  require(::listen(listener, 1) == 0, "listen");
  getsockname(listener, general, &size);
  return ntohs(address.sin_port);
}

void Exchange::connect(int64_t port) {
  if (port == 0) {
    socket = accept(listener, nullptr, nullptr);
  } else {
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<uint16_t>(port));
    socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    require(::connect(socket, reinterpret_cast<sockaddr *>(&address),
                      sizeof(address)) == 0,
            "connect");
  }
  int one = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one));
}

void Exchange::run(const char *out, char *in, int64_t bytes) {
  int64_t sent = 0, received = 0;
  constexpr int64_t most = 512 << 10;
  while (sent < bytes || received < bytes) {
    auto events = static_cast<short>((sent < bytes ? POLLOUT : 0) |
                                     (received < bytes ? POLLIN : 0));
    pollfd wanted = {socket, events, 0};
    poll(&wanted, 1, 1000);
    if (wanted.revents & POLLIN)
      received += std::max<ssize_t>(
          0, recv(socket, in + received,
                  static_cast<size_t>(std::min(most, bytes - received)),
                  MSG_DONTWAIT));
    if (wanted.revents & POLLOUT)
      sent += std::max<ssize_t>(
          0, send(socket, out + sent,
                  static_cast<size_t>(std::min(most, bytes - sent)),
                  MSG_DONTWAIT | MSG_NOSIGNAL));
  }
}
