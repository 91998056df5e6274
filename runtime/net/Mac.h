//===- Mac.h - messages that only the job can have made -----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// HMAC-SHA-256 of OpenSSL 3, which is loaded at run time: without it processes
// of one machine still find each other, see Trust.h.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_MAC_H
#define FSDP_RUNTIME_NET_MAC_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>

namespace fsdp::rt {

/// A key, or what a key makes of bytes.
using Digest = std::array<unsigned char, 32>;

/// Digests under one key. Not locked.
class Mac {
public:
  /// Whether the library is there; says in `why` what is wrong.
  static bool isAvailable(std::string &why);

  /// Needs the library.
  explicit Mac(const Digest &key);
  Mac(const Mac &) = delete;
  Mac &operator=(const Mac &) = delete;
  ~Mac();

  struct Bytes {
    const void *data;
    size_t count;
  };

  /// Of all pieces, one after the other. Should the library fail, a digest
  /// that nobody expects.
  Digest of(std::initializer_list<Bytes> pieces);

private:
  Digest key;
  void *context = nullptr;
};

/// One direction of a connection. Messages are numbered, so that none is left
/// out, repeated or overtaken.
class Seal {
public:
  explicit Seal(const Digest &key) : mac(key) {}

  /// The digest of the next message.
  Digest next(Mac::Bytes header, Mac::Bytes bytes);

private:
  Mac mac;
  uint64_t number = 0;
};

/// Compares in a time that does not tell where they differ.
bool areEqual(const Digest &one, const Digest &other);

/// Fills with bytes of the system that nobody can guess.
void fillRandom(void *bytes, size_t count);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_MAC_H
