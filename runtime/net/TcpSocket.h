//===- TcpSocket.h - connections over TCP ----------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_TCPSOCKET_H
#define FSDP_RUNTIME_NET_TCPSOCKET_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace fsdp::rt {

/// A connection that carries messages: a type, a number and bytes. Not locked.
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

  /// Gives the descriptor away.
  int release() { return std::exchange(socket, -1); }

  /// Queues a message and sends what can be sent without blocking.
  void send(uint32_t type, int64_t value, const void *bytes, size_t length);

  /// Sends what is queued, as far as that does not block.
  void flush();

  /// Reads what has arrived. Returns false when the connection has ended, with
  /// the reason in `why`.
  bool receive(std::string &why);

  /// Takes the next complete message; false if there is none. A malformed one
  /// ends the connection: `why` is set.
  bool take(Header &header, std::string &bytes, std::string &why);

  /// Waits for the next message until `deadline` (nowNanoseconds); false with
  /// the reason in `why`.
  bool await(Header &header, std::string &bytes, int64_t deadline,
             std::string &why);

private:
  int socket;
  std::string input, output;
};

/// Connects to a host and port before `deadline`, or before the host says no.
/// Returns an open socket, or a closed one and the reason in `why`.
TcpSocket connectTcp(const std::string &host, int64_t port, int64_t deadline,
                     std::string &why);

/// Lets small messages go at once.
void setNoDelay(int socket);

/// Accepts a connection; a closed one if none arrives within `timeoutMs`.
TcpSocket acceptTcp(int listener, int timeoutMs);

/// A socket that listens on all interfaces.
class Listener {
public:
  Listener() = default;
  Listener(const Listener &) = delete;
  Listener &operator=(const Listener &) = delete;
  ~Listener();

  /// Opens it; port 0 = any. Returns what went wrong, empty if nothing.
  std::string open(int64_t port);

  int socket = -1;
  int64_t port = 0;
};

/// Addresses of this machine, the loopback last.
std::vector<std::string> ownAddresses();

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_TCPSOCKET_H
