//===- Introductions.h - where ranks say that they are ----------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Texts of lines that ranks send each other while they meet. Whoever sends one
// is known, but may be of another version, or broken: `parse` returns false for
// a text that `print` does not make.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_INTRODUCTIONS_H
#define FSDP_RUNTIME_NET_INTRODUCTIONS_H

#include <cstdint>
#include <string>
#include <vector>

namespace fsdp::rt {

/// Where a process may be reached, best first.
struct Reachable {
  std::vector<std::string> hosts;
  int64_t port = 0;
};

struct SocketAddress : Reachable {
  /// Tells it from others at the same place.
  uint64_t cookie = 0;
};

/// What rank 0 tells the others through MPI, which reaches the job's processes
/// alone: where to connect, and the secret unless the user gave one.
struct MpiInvitation : Reachable {
  uint64_t world = 0;
  /// A secret, or one of these words.
  std::string secret;
  std::string network;

  static constexpr const char *given = "given", *trusted = "trusted",
                              *none = "none";

  /// As many hosts as have place in a message of `bytes`.
  std::string print(size_t bytes) const;
  bool parse(const std::string &value);
};

/// Where a rank waits for its children in the tree of the control plane.
struct TreeAddress : Reachable {
  std::string network;

  std::string print() const;
  bool parse(const std::string &value);
};

/// What a rank says about itself to those that move data to and from it.
struct Card {
  bool prefersMpi = false, seals = false;
  std::string node, network;
  /// Where its memory is handed out, and the word for it; empty if it isn't.
  std::string memory, word;
  SocketAddress address;

  std::string print() const;
  bool parse(const std::string &value);
};

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_INTRODUCTIONS_H
