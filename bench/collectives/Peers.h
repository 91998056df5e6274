//===- Peers.h - what collectives are compared with ------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_BENCH_COLLECTIVES_PEERS_H
#define FSDP_BENCH_COLLECTIVES_PEERS_H

#include <cstdint>

namespace fsdp::bench {

/// Copies with ordinary stores (memcpy) or with stores that bypass the cache.
void copyPrivate(char *to, const char *from, int64_t bytes, bool bypass);

/// to[i] = first[i] + second[i] for floats, with the widest vectors there are.
void addPrivate(float *to, const float *first, const float *second,
                int64_t count, bool bypass);

/// Open MPI's own collectives on floats, if this process runs under it.
class OpenMpi {
public:
  OpenMpi();
  explicit operator bool() const { return reduce != nullptr; }
  void allGather(const float *own, float *all, int64_t count);
  void reduceScatter(const float *all, float *own, int64_t count);

private:
  using Handle = void *;
  Handle world, type, sum;
  int (*gather)(const void *, int, Handle, void *, int, Handle, Handle);
  int (*reduce)(const void *, void *, int, Handle, Handle, Handle) = nullptr;
};

/// A connection of two processes through the loopback.
class Exchange {
public:
  ~Exchange();

  /// Rank 0: listens; returns the port.
  int64_t listen();
  /// Rank 0 with 0, rank 1 with rank 0's port.
  void connect(int64_t port);

  /// Sends and receives so many bytes at the same time.
  void run(const char *out, char *in, int64_t bytes);

private:
  int listener = -1, socket = -1;
};

} // namespace fsdp::bench

#endif // FSDP_BENCH_COLLECTIVES_PEERS_H
