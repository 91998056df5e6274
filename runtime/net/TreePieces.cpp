//===- TreePieces.cpp - what several ranks say, in one message ------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TreePieces.h"

using namespace fsdp::rt;

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static void append(std::string &bytes, uint64_t value) {
  for (; value >= 0x80; value >>= 7)
    bytes += static_cast<char>(value | 0x80);
  bytes += static_cast<char>(value);
}

/// Small negative numbers are short, too: -1 is 1.
static void appendSigned(std::string &bytes, int64_t value) {
  auto bits = static_cast<uint64_t>(value);
  append(bytes, value < 0 ? ~(bits << 1) : bits << 1);
}

void fsdp::rt::appendBeat(std::string &bytes, Piece::Kind kind,
                          const Beat &beat) {
  bytes += static_cast<char>(kind);
  appendSigned(bytes, beat.rank);
  appendSigned(bytes, beat.step);
  appendSigned(bytes, beat.waitingFor);
  appendSigned(bytes, beat.waitingChannel);
  uint64_t used = 0;
  for (uint64_t started : beat.started)
    used += started != 0;
  append(bytes, used);
  for (int32_t channel = 0; channel < numChannels; ++channel)
    if (beat.started[channel]) {
      append(bytes, static_cast<uint64_t>(channel));
      append(bytes, beat.started[channel]);
    }
}

void fsdp::rt::appendCard(std::string &bytes, int64_t rank,
                          const std::string &card) {
  bytes += static_cast<char>(Piece::Card);
  appendSigned(bytes, rank);
  append(bytes, card.size());
  bytes += card;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

bool PieceReader::number(uint64_t &value) {
  value = 0;
  for (unsigned shift = 0; shift < 64; shift += 7) {
    if (at == bytes.size())
      return false;
    auto byte = static_cast<unsigned char>(bytes[at++]);
    value |= static_cast<uint64_t>(byte & 0x7f) << shift;
    if (!(byte & 0x80))
      return true;
  }
  return false;
}

bool PieceReader::signedNumber(int64_t &value) {
  uint64_t bits;
  if (!number(bits))
    return false;
  value = static_cast<int64_t>(bits & 1 ? ~(bits >> 1) : bits >> 1);
  return true;
}

bool PieceReader::readBeat(Beat &beat) {
  int64_t waitingChannel;
  uint64_t used;
  if (!signedNumber(beat.step) || !signedNumber(beat.waitingFor) ||
      !signedNumber(waitingChannel) || !number(used) || beat.waitingFor < 0 ||
      waitingChannel < -1 || waitingChannel >= numChannels)
    return false;
  beat.waitingChannel = static_cast<int32_t>(waitingChannel);
  for (uint64_t index = 0; index < used; ++index) {
    uint64_t channel, started;
    if (!number(channel) || !number(started) ||
        channel >= static_cast<uint64_t>(numChannels))
      return false;
    beat.started[channel] = started;
  }
  return true;
}

bool PieceReader::next(Piece &piece) {
  if (at == bytes.size() || malformed)
    return false;
  piece = Piece();
  piece.kind = static_cast<Piece::Kind>(bytes[at++]);
  malformed = true;
  if (!signedNumber(piece.beat.rank))
    return false;
  if (piece.kind == Piece::Card) {
    uint64_t length;
    if (!number(length) || length > bytes.size() - at)
      return false;
    piece.card = bytes.substr(at, length);
    at += length;
  } else if ((piece.kind != Piece::Beat && piece.kind != Piece::End) ||
             !readBeat(piece.beat)) {
    return false;
  }
  malformed = false;
  return true;
}
