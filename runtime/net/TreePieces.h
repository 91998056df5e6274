//===- TreePieces.h - what several ranks say, in one message ----*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of the control plane (ControlTree.h). Numbers take as many bytes as they
// need, seven bits in each, and channels that were not used none.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_TREEPIECES_H
#define FSDP_RUNTIME_NET_TREEPIECES_H

#include "core/Backend.h"

#include <cstdint>
#include <string>

namespace fsdp::rt {

/// How far a rank is, how far it was when it ended, or what it says about
/// itself.
struct Piece {
  enum Kind : uint8_t { Beat = 1, End, Card };

  Kind kind = Beat;
  /// Its rank is that of a card, too.
  fsdp::rt::Beat beat;
  std::string card;
};

void appendBeat(std::string &bytes, Piece::Kind kind, const Beat &beat);
void appendCard(std::string &bytes, int64_t rank, const std::string &card);

/// Reads a message, whatever it holds.
class PieceReader {
public:
  explicit PieceReader(const std::string &bytes) : bytes(bytes) {}

  /// Reads the next piece; false at the end, or if it is malformed.
  bool next(Piece &piece);
  bool failed() const { return malformed; }

private:
  bool number(uint64_t &value);
  bool signedNumber(int64_t &value);
  bool readBeat(Beat &beat);

  const std::string &bytes;
  size_t at = 0;
  bool malformed = false;
};

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_TREEPIECES_H
