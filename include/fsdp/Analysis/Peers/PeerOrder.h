//===- PeerOrder.h - Do all ranks agree on collectives? ---------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Given what every rank issues and waits for, proves that the members of each
// channel issue equal collectives in equal order, that every rank waits for
// each of its own, and that no ranks wait for each other in a circle; or shows
// ranks and places where that does not hold.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_PEERS_PEERORDER_H
#define FSDP_ANALYSIS_PEERS_PEERORDER_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mlir::fsdp {

/// One action of a rank. A collective that blocks is a start and its wait.
struct PeerEvent {
  enum Kind { Start, Wait } kind;
  /// Start: index of the channel.
  unsigned channel = 0;
  /// Start: what the collective carries. Equal texts match; the caller keeps
  /// them.
  std::string_view payload;
  /// Start: the stream of this rank on which the collective runs. A stream runs
  /// one at a time, in the order of their starts.
  unsigned lane = 0;
  /// Wait: index, in the same trace, of the start.
  size_t start = 0;
  /// The caller's handle for the place in the program.
  size_t place = 0;
  /// Start: it has its place in the order of the channel, where all members
  /// have an equal one, but needs none of them to complete.
  bool isAlone = false;
};

/// What a rank does, in order. The rank goes on after a start at once, after a
/// wait when the collective is complete.
using PeerTrace = std::vector<PeerEvent>;

/// A communicator: its disjoint groups of ranks, each in member order. Like a
/// stream, it carries one collective at a time, in the order of the starts: a
/// proof for those that do holds for those that carry several.
struct PeerChannel {
  std::string name;
  std::vector<std::vector<int64_t>> groups;
};

/// A rank at an event of its trace; one past the end if it has none left.
struct PeerPosition {
  int64_t rank;
  size_t event;
};

/// A counter-example.
struct PeerConflict {
  enum Kind {
    /// Two members issue different collectives at one place in the channel's
    /// order, or only one of them issues any: the first has one.
    Differ,
    /// Each rank waits for a collective, or has one on its lane or channel,
    /// that needs the next one to go on; the last needs the first.
    Circle,
    /// A start that its rank never waits for.
    Open
  } kind;
  /// Differ: index of the channel and place in its order, from 0.
  unsigned channel = 0;
  size_t position = 0;
  /// Differ: two ranks. Open: one. Circle: each rank at the wait, or the start
  /// that stands in front of others on its lane or channel, that holds up the
  /// rank before.
  std::vector<PeerPosition> ranks;
};

/// Checks the traces of ranks `0 .. traces.size()-1`; several may be one trace.
/// Nothing if all collectives are matched and complete. Where several ranks
/// share a trace it is read once; the rest takes time linear in the sum of all
/// lengths, and in the number of ranks of all channels.
std::optional<PeerConflict>
checkPeerOrder(const std::vector<const PeerTrace *> &traces,
               const std::vector<PeerChannel> &channels);

/// Number of collectives in traces without a conflict: the members of a group
/// have one together.
size_t countCollectives(const std::vector<const PeerTrace *> &traces,
                        const std::vector<PeerChannel> &channels);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_PEERS_PEERORDER_H
