//===- SocketMesh.h - TCP connections between processes --------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_SOCKETMESH_H
#define FSDP_RUNTIME_NET_SOCKETMESH_H

#include "Introductions.h"
#include "Reception.h"
#include "core/World.h"

#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace fsdp::rt {

/// A connection of a channel, and what seals its messages if they are sealed.
struct DataLink {
  int socket = -1;
  std::unique_ptr<Seal> sent, received;
};

/// Makes the connections of a process.
class SocketMesh {
public:
  /// `seals`: messages have digests (FSDP_SEAL_DATA), which needs a key.
  SocketMesh(fsdp_rt_world &world, const Trust &trust, bool seals)
      : world(world), trust(trust), seals(seals) {}
  ~SocketMesh();

  /// Opens a port of its own. Returns what went wrong, empty if nothing.
  std::string open() { return listener.open(0, trust.mayLeaveMachine()); }
  int64_t port() const { return listener.port; }

  /// Begins to accept connections; `cookie` is this process's.
  void begin(uint64_t cookie);

  /// Connects a channel to a rank that listens; blocks until it has answered or
  /// the world has failed. Returns a link, or one without a socket and the
  /// reason in `why`.
  DataLink connect(int32_t channel, int64_t rank, const SocketAddress &address,
                   std::string &why);

  /// The link of a rank that connected a channel to here, if it has.
  DataLink take(int32_t channel, int64_t rank);

  /// Bytes of messages that were sent, and connections of channels.
  std::atomic<int64_t> bytesSent{0}, linksMade{0};

private:
  struct DataClaim {
    uint64_t cookie;
    int64_t from, to, channel, seals;
  };

  void run();
  void admit(Guest guest);
  std::string check(const Guest &guest, DataClaim &claim) const;
  bool call(TcpSocket &socket, const DataClaim &claim, int64_t deadline,
            std::string &why);
  DataLink linkOf(TcpSocket socket) const;

  fsdp_rt_world &world;
  Trust trust;
  bool seals;
  Listener listener;
  uint64_t cookie = 0;
  int event = -1;
  std::thread thread;
  std::mutex lock;
  std::map<std::pair<int32_t, int64_t>, DataLink> accepted;
};

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_SOCKETMESH_H
