//===- Transport.h - messages between nodes --------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_TRANSPORT_H
#define FSDP_RUNTIME_NET_TRANSPORT_H

#include <cstdint>
#include <string>

namespace fsdp::rt {

/// A message under way. 0: none.
using Request = uintptr_t;

/// Carries bytes between processes: MPI, or sockets of our own. Messages of one
/// tag arrive in the order of their sends. One thread calls it at a time.
/// Functions return an empty text, or what went wrong.
class Transport {
public:
  virtual ~Transport() = default;

  /// Makes sure that there can be messages with a rank, before the first of
  /// them; may block until it has answered.
  virtual std::string open(int64_t) { return ""; }

  virtual std::string send(const void *bytes, int64_t count, int64_t rank,
                           int tag, Request &request) = 0;
  virtual std::string receive(void *bytes, int64_t count, int64_t rank, int tag,
                              Request &request) = 0;

  /// Looks whether a message has been sent or has arrived; `request` is 0 then.
  virtual std::string test(Request &request, bool &done) = 0;

  /// Gives up a receive that nobody will send to.
  virtual void cancel(Request &request) = 0;

  /// Says why nothing more can come from a rank; empty while something can.
  virtual std::string findLoss(int64_t) { return ""; }

  /// Sleeps until something may have moved, at most so long, if it can know
  /// that.
  virtual bool canRest() const { return false; }
  virtual void rest(int64_t) {}

  /// Messages of this size travel best, so many under way.
  virtual int64_t chunkBytes() const = 0;
  virtual int64_t window() const = 0;

  /// Whether buffers may be freed after a failure; MPI still writes to them.
  virtual bool letsGo() const = 0;
};

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_TRANSPORT_H
