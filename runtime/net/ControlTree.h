//===- ControlTree.h - what a rank passes on to its neighbours -*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The control plane of any number of processes. Ranks form a tree in which each
// knows its parent and at most `fanOut` children. Neighbours watch each other;
// whoever misses one tells its side of the tree. What all should know goes up
// to rank 0 and from there to all, many pieces in a message. This is one rank's
// part of it without sockets, threads and clocks, so that tests can simulate
// 10,000 of them.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_CONTROLTREE_H
#define FSDP_RUNTIME_NET_CONTROLTREE_H

#include "core/Backend.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace fsdp::rt {

/// Where a rank is in the tree.
struct TreePlace {
  int64_t rank = 0, size = 1, fanOut = 16;

  int64_t parentOf(int64_t other) const { return (other - 1) / fanOut; }
  /// -1 on rank 0.
  int64_t parent() const { return rank ? parentOf(rank) : -1; }
  int64_t firstChild() const { return rank * fanOut + 1; }
  int64_t childrenEnd() const { return std::min(size, firstChild() + fanOut); }
  int64_t children() const {
    return std::max<int64_t>(0, childrenEnd() - firstChild());
  }
  TreePlace of(int64_t other) const { return {other, size, fanOut}; }
  /// All others are children of rank 0.
  bool isStar() const { return size <= fanOut + 1; }
};

/// Times in nanoseconds.
struct TreeTimes {
  /// How often neighbours say that they live, and after how long without a
  /// word one counts as dead.
  int64_t beat = 1'000'000'000, limit = 10'000'000'000;
  /// How often tick() is called at least.
  int64_t tick = 100'000'000;
  /// How long pieces are collected for one message behind the last.
  int64_t window = 1'000'000;
  /// A wait of this length makes all say how far they are.
  int64_t longWait = 2'000'000'000;

  /// What the environment and the limit of a world say.
  static TreeTimes read(int64_t timeoutMs, int64_t size);
};

/// One rank's part. Not locked.
class ControlTree {
public:
  /// What the tree sends and finds out. Called from within its functions.
  class Owner {
  public:
    virtual ~Owner() = default;
    virtual void send(int64_t rank, uint32_t type, int64_t value,
                      const std::string &bytes) = 0;
    virtual void onBeat(const Beat &beat) = 0;
    virtual void onCard(int64_t rank, const std::string &card) = 0;
    virtual void onFailure(int32_t status, const std::string &text) = 0;
    virtual void onEnd(int64_t rank) = 0;
    /// Nothing was heard from a neighbour for longer than the limit.
    virtual void onSilence(int64_t rank, int64_t milliseconds) = 0;
    /// The connection to a neighbour broke that had not ended.
    virtual void onLoss(int64_t rank, const std::string &why) = 0;
  };

  /// Up to so many ranks always say how far all are.
  static constexpr int64_t smallWorld = 64;

  ControlTree(Owner &owner, TreePlace place, TreeTimes times, int64_t now);

  const TreePlace &place() const { return where; }

  /// The key-value store: `find` looks here, `ask` makes it come.
  void put(const std::string &key, const std::string &value);
  bool find(const std::string &key, std::string &value) const;
  void ask(const std::string &key);

  /// What this rank says about itself to all.
  void introduce(const std::string &card, int64_t now);

  void beat(const Beat &beat, int64_t now);
  void fail(int32_t status, const std::string &text);
  void end(const Beat &last, int64_t now);

  /// A message of a neighbour; false if it is malformed.
  bool receive(int64_t rank, uint32_t type, int64_t value,
               const std::string &bytes, int64_t now);

  /// The connection to a neighbour is gone.
  void lose(int64_t rank, const std::string &why);

  /// Says that this rank lives, looks who does not, sends what has waited long
  /// enough. Returns when it wants to be called again, if not earlier.
  int64_t tick(int64_t now);

  /// Sends all that waits.
  void flush(int64_t now);

private:
  /// Types of messages.
  enum Message : uint32_t {
    Put = 0x51, ///< bytes: key, zero, value
    Get,        ///< bytes: key
    Alive,      ///< value: whether details are wanted; bytes: a beat, or none
    Pieces,     ///< bytes: beats, ends and cards
    Failure     ///< value: status; bytes: text
  };

  struct Neighbour {
    int64_t rank = 0, lastHeard = 0;
    bool open = true, ended = false, missed = false, wantsDetails = false;
  };

  /// What waits for the next message in one direction.
  struct Queue {
    std::map<int64_t, Beat> beats;
    std::string rest;
    int64_t lastSent = INT64_MIN / 2;
    bool isEmpty() const { return beats.empty() && rest.empty(); }
  };

  bool isRoot() const { return where.rank == 0; }
  Neighbour *neighbour(int64_t rank);
  void sendTo(const Neighbour &neighbour, uint32_t type, int64_t value,
              const std::string &bytes);
  void sendDown(uint32_t type, int64_t value, const std::string &bytes);
  Queue &queueOf(bool down) { return down ? toChildren : toParent; }
  void sendQueue(bool down, int64_t now);
  void pushDue(int64_t now);
  bool readPieces(int64_t from, const std::string &bytes, int64_t now);
  bool isAlive(Neighbour &from, int64_t value, const std::string &bytes,
               int64_t now);
  void keep(const std::string &key, const std::string &value);
  bool isWished() const;
  bool isDecided() const;
  /// Whether all say how far they are.
  bool wantsDetails() const { return where.size <= smallWorld || isDecided(); }
  void sayAlive(int64_t now);
  void tellWishes(int64_t now);
  void forgetGap(int64_t now);
  bool isRank(int64_t rank) const { return rank >= 0 && rank < where.size; }

  Owner &owner;
  TreePlace where;
  TreeTimes times;
  /// The parent first, if there is one.
  std::vector<Neighbour> neighbours;
  Queue toParent, toChildren;
  std::map<std::string, std::string> values;
  /// Children that wait for a value, and values that were asked for.
  std::map<std::string, std::set<int64_t>> waiting;
  std::set<std::string> asked;
  Beat own;
  bool hasBeat = false, failureTold = false;
  /// Details: own wish, and what was last said to the parent and to children.
  bool waitsLong = false, saidUp = false, saidDown = false;
  int64_t lastAlive = INT64_MIN / 2, lastTick;
};

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_CONTROLTREE_H
