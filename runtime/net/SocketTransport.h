//===- SocketTransport.h - messages over TCP -------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Processes on several nodes without MPI, or where MPI has nothing better than
// TCP itself. Each channel has a connection of its own to each far member: what
// a channel is not ready for then holds up nothing else. Bytes go from and to
// their final places; the kernel's buffers are the only ones between.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_SOCKETTRANSPORT_H
#define FSDP_RUNTIME_NET_SOCKETTRANSPORT_H

#include "SocketMesh.h"
#include "Transport.h"

#include <memory>
#include <poll.h>
#include <vector>

namespace fsdp::rt {

/// The connections of one channel.
class SocketTransport : public Transport {
public:
  SocketTransport(SocketMesh &mesh, int32_t channel)
      : mesh(mesh), channel(channel) {}
  ~SocketTransport() override;

  /// Adds a rank; where `link` has no socket, that one connects.
  void add(int64_t rank, DataLink link);

  /// Adds a rank that is called when messages with it are wanted.
  void add(int64_t rank, const SocketAddress &address);

  std::string open(int64_t rank) override;

  std::string send(const void *bytes, int64_t count, int64_t rank, int tag,
                   Request &request) override;
  std::string receive(void *bytes, int64_t count, int64_t rank, int tag,
                      Request &request) override;
  std::string test(Request &request, bool &done) override;
  void cancel(Request &request) override;
  std::string findLoss(int64_t rank) override;
  bool canRest() const override { return true; }
  void rest(int64_t nanoseconds) override;
  int64_t chunkBytes() const override { return int64_t{512} << 10; }
  int64_t window() const override { return 4; }
  bool letsGo() const override { return true; }

private:
  struct Message {
    char *bytes = nullptr;
    int64_t count = 0, done = 0;
    int64_t rank = 0;
    int tag = 0;
    bool outgoing = false, complete = false;
    Message *next = nullptr;
  };

  /// What precedes the bytes of a message; its digest where messages are
  /// sealed.
  struct Frame {
    int64_t tag = 0, count = 0;
    Digest digest = {};
  };

  struct Queue {
    Message *first = nullptr, *last = nullptr;
    void push(Message *message);
    void remove(Message *message);
  };

  struct Peer {
    int64_t rank = 0;
    DataLink link;
    /// Where to connect; null if it connects, or has.
    const SocketAddress *address = nullptr;
    /// Messages to send, and receives, both in the order of calls.
    Queue out, in;
    Frame outFrame, inFrame;
    bool outFrameMade = false;
    int64_t outFrameDone = 0, inFrameDone = 0;
    /// Nobody has asked yet for what comes next.
    bool stalled = false;
    std::string loss;
    int64_t lostSince = 0;
  };

  Peer &peerOf(int64_t rank);
  Message *make(int64_t rank, int tag, char *bytes, int64_t count);
  void free(Message *message);
  std::string progress(Peer &peer);
  bool pushOut(Peer &peer);
  bool pullIn(Peer &peer, std::string &wrong);
  bool finish(Peer &peer, Message &message, std::string &wrong);
  void lose(Peer &peer, const char *why);

  SocketMesh &mesh;
  int32_t channel;
  std::vector<Peer> peers;
  /// By rank, index of the peer or -1.
  std::vector<int32_t> indices;
  std::vector<std::unique_ptr<Message>> messages;
  Message *unused = nullptr;
  /// What is waited for at rest.
  std::vector<pollfd> wanted;
};

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_SOCKETTRANSPORT_H
