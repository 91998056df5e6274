//===- SocketMesh.h - TCP connections between processes --------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_SOCKETMESH_H
#define FSDP_RUNTIME_NET_SOCKETMESH_H

#include "TcpSocket.h"
#include "core/World.h"

#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace fsdp::rt {

/// Where a process may be reached, best first.
struct SocketAddress {
  std::vector<std::string> hosts;
  int64_t port = 0;
  /// Tells it from others at the same place.
  uint64_t cookie = 0;
};

/// Makes the connections of a process.
class SocketMesh {
public:
  SocketMesh(fsdp_rt_world &world) : world(world) {}
  ~SocketMesh();

  /// Opens a port of its own. Returns what went wrong, empty if nothing.
  std::string open() { return listener.open(0); }
  int64_t port() const { return listener.port; }

  /// Begins to accept connections; `cookie` is this process's.
  void begin(uint64_t cookie);

  /// Connects a channel to a rank that listens; blocks until it has answered or
  /// the world has failed. Returns a socket, or -1 and the reason in `why`.
  int connect(int32_t channel, int64_t rank, const SocketAddress &address,
              std::string &why);

  /// The socket of a rank that connected a channel to here, or -1.
  int take(int32_t channel, int64_t rank);

private:
  struct Hello {
    uint64_t cookie;
    int64_t from, to, channel;
  };

  void run();
  bool admit(int socket);
  bool call(int socket, const Hello &hello, int64_t deadline);

  fsdp_rt_world &world;
  Listener listener;
  uint64_t cookie = 0;
  int event = -1;
  std::thread thread;
  std::mutex lock;
  std::map<std::pair<int32_t, int64_t>, int> accepted;
};

/// Where others reach this process, best first: FSDP_HOST_ADDRESS, the address
/// from which it reaches `towards` (may be empty), the rest.
std::vector<std::string> reachableAddresses(const std::string &towards);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_SOCKETMESH_H
