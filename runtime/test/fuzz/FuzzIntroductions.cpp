//===- FuzzIntroductions.cpp - where ranks say that they are --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invitations, addresses in the tree, cards, and the pieces that carry them.
//
//===----------------------------------------------------------------------===//

#include "net/Introductions.h"
#include "net/TreePieces.h"

#include <cstddef>
#include <cstdlib>

using namespace fsdp::rt;

/// What is understood is what would be printed, to the letter.
template <typename Text>
static void expectSame(const std::string &text) {
  Text read;
  if (read.parse(text) && read.print() != text)
    std::abort();
}

/// Reads what a node of the tree hands on, and says it again.
static void readPieces(const std::string &bytes) {
  PieceReader reader(bytes);
  Piece piece;
  std::string again;
  while (reader.next(piece)) {
    if (piece.kind == Piece::Card)
      appendCard(again, piece.beat.rank, piece.card);
    else
      appendBeat(again, piece.kind, piece.beat);
  }
  PieceReader second(again);
  while (second.next(piece))
    ;
  if (second.failed())
    std::abort();
}

/// The first byte says what the rest is.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0)
    return 0;
  std::string text(reinterpret_cast<const char *>(data + 1), size - 1);
  MpiInvitation invitation;
  switch (*data) {
  case 'a':
    expectSame<TreeAddress>(text);
    break;
  case 'c':
    expectSame<Card>(text);
    break;
  case 'i':
    if (invitation.parse(text) && invitation.print(text.size() + 1) != text)
      std::abort();
    break;
  default:
    readPieces(text);
  }
  return 0;
}
