//===- TcpSocket.h - connections over TCP ----------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_TCPSOCKET_H
#define FSDP_RUNTIME_NET_TCPSOCKET_H

#include "Mac.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

struct fsdp_rt_world;

namespace fsdp::rt {

/// A connection that carries messages: a type, a number and bytes, and once it
/// is sealed a digest. Nothing is read beyond the next message, which has at
/// most `setLimit` bytes, until the other side is known. Not locked.
class TcpSocket {
public:
  /// What comes before the bytes of a message.
  struct Header {
    uint32_t type = 0;
    uint32_t length = 0;
    int64_t value = 0;
  };
  static constexpr uint32_t maxLength = uint32_t{64} << 20;

  explicit TcpSocket(int socket = -1) : socket(socket) {}
  TcpSocket(TcpSocket &&other) noexcept;
  TcpSocket &operator=(TcpSocket &&other) noexcept;
  ~TcpSocket() { close(); }

  void close();
  bool isOpen() const { return socket >= 0; }
  int descriptor() const { return socket; }
  bool hasUnsent() const { return !output.empty(); }

  /// Gives the descriptor away, and what seals its messages.
  int release(std::unique_ptr<Seal> &sent, std::unique_ptr<Seal> &received);

  /// Most bytes of a message that arrives; 0 at first.
  void setLimit(uint32_t most) { limit = most; }

  /// The other side is a rank: messages may be long, and several are read at
  /// once.
  void believe() {
    limit = maxLength;
    believed = true;
  }

  /// From now on messages have digests under these keys.
  void seal(const Digest &sendKey, const Digest &receiveKey);

  /// Queues a message and sends what can be sent without blocking.
  void send(uint32_t type, int64_t value, const void *bytes, size_t length);

  /// Sends what is queued, as far as that does not block.
  void flush();

  /// Reads what has arrived, not without end. Returns false when the connection
  /// has ended, with the reason in `why`.
  bool receive(std::string &why);

  /// Takes the next complete message; false if there is none. One that is
  /// malformed, or not from the other side, ends the connection: `why` is set.
  bool take(Header &header, std::string &bytes, std::string &why);

  /// Waits for the next message until `deadline` (awakeNanoseconds), or until
  /// `world` (may be null) fails; false with the reason in `why`.
  bool await(Header &header, std::string &bytes, int64_t deadline,
             const fsdp_rt_world *world, std::string &why);

private:
  size_t missing() const;

  int socket;
  uint32_t limit = 0;
  bool believed = false;
  std::string input, output;
  std::unique_ptr<Seal> sent, received;
};

/// Connects to a host and port before `deadline`, or before the host says no,
/// or has said nothing for `patienceMs`. Returns an open socket, or a closed
/// one and the reason in `why`.
TcpSocket connectTcp(const std::string &host, int64_t port, int64_t deadline,
                     int64_t patienceMs, std::string &why);

/// Lets small messages go at once.
void setNoDelay(int socket);

/// Sockets that listen at one port.
class Listener {
public:
  Listener() = default;
  Listener(const Listener &) = delete;
  Listener &operator=(const Listener &) = delete;
  ~Listener() { close(); }

  /// Opens them; port 0 = any. `anywhere`: on all interfaces, or those that
  /// FSDP_SOCKET_IFNAME names; else for this machine alone. Returns what went
  /// wrong, empty if nothing.
  std::string open(int64_t port, bool anywhere);

  /// Accepts a connection that has come; a closed one and `error` if none has.
  TcpSocket accept(int &error) const;

  std::vector<int> sockets;
  int64_t port = 0;

private:
  void close();
  std::string openAt(const std::vector<std::string> &hosts, int64_t wanted,
                     int &error);
};

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_TCPSOCKET_H
