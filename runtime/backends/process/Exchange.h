//===- Exchange.h - collectives with members on other nodes ----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each pair of members sends its own messages, so that the owner of a piece has
// the values of all members and adds them in rank order, as on one node. A
// piece travels in chunks, several of them under way. One collective of a
// channel is exchanged at a time, in the order of starts; its header, which
// goes out at its start, is where signatures are compared.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_BACKENDS_PROCESS_EXCHANGE_H
#define FSDP_RUNTIME_BACKENDS_PROCESS_EXCHANGE_H

#include "core/World.h"
#include "net/Transport.h"

namespace fsdp::rt::process {

class ProcessMover;

class Exchange {
public:
  /// Takes a transport of its own if `own` is given.
  Exchange(fsdp_rt_context &ctx, Channel &channel, std::vector<int64_t> far,
           Transport &transport, std::unique_ptr<Transport> own);
  ~Exchange();

  /// Tells the far members of a collective that starts.
  int32_t announce(const Operation &operation);

  /// Does what needs no waiting of a collective whose near members have all
  /// published; `near` is their memory. Sets `moved` if something happened. An
  /// all_reduce has its own piece from step Gather on, and lacks those of near
  /// members in the end; others then have all pieces of all members.
  int32_t advance(Operation &operation, ProcessMover &near, bool &moved);

  /// Reads headers that arrived, and compares those of started collectives.
  int32_t listen(bool &moved);

  /// Sends what is left of headers of slices, which nothing waits for.
  int32_t deliver(bool &moved);

  /// Whether all far members have started a slice, as far as was read, and can
  /// learn that this one has.
  int32_t isKnown(const Operation &operation, bool &known);

  enum class Step { Idle, Meet, Reduce, Gather, Done };
  Step step() const { return now; }
  const Operation *active() const { return current; }

  /// Whether all that is missing comes from near members.
  bool waitsForNear() const {
    return now == Step::Gather && relayed && isSent();
  }

  /// Sleeps until messages may have moved, at most so long.
  bool canRest() const { return transport.canRest(); }
  void rest(int64_t nanoseconds) { transport.rest(nanoseconds); }

  /// Ends the active collective.
  void leave() {
    current = nullptr;
    now = Step::Idle;
  }

private:
  /// Most chunks that are under way to or from one member.
  static constexpr int64_t maxWindow = 16;

  /// What goes ahead of a collective.
  struct Header {
    uint64_t sequence = 0, signature = 0;
    char text[176] = {};
  };

  /// A row of chunks.
  struct Flow {
    int64_t bytes = 0;
    int64_t posted = 0, done = 0;
    Request requests[maxWindow] = {};
    char *scratch = nullptr;

    void begin(int64_t total) {
      bytes = total;
      posted = done = 0;
    }
  };

  struct Far {
    int64_t member = 0, rank = 0;
    Request incoming = 0;
    Header header;
    /// By sequence; a member is at most a ring ahead or behind.
    std::vector<Header> headers;
    Flow in, out;
    /// There have been messages with it.
    bool isOpen = false;
    /// What it gathers has been copied from where it was relayed to.
    bool taken = false;
    int64_t relayOffset = 0;
  };

  enum Tag { HeaderTag, ReduceTag, GatherTag };

  int tag(Tag tag) const;
  int32_t check(const std::string &error, const Far &far);
  int32_t checkLoss(const Far &far);
  int32_t compare(const Operation &operation, const Far &far, bool &known);
  bool isLinked(const fsdp_rt_collective &desc, const Far &far) const;
  bool isRelayed() const;
  int32_t testHeaders(uint64_t sequence, bool &sent);
  int64_t chunks(const Flow &flow) const {
    return (flow.bytes + chunk - 1) / chunk;
  }
  char *slotOf(const Flow &flow, int64_t index) const {
    return flow.scratch + index % window * chunk;
  }
  int64_t lengthOf(const Flow &flow, int64_t index) const {
    return std::min(chunk, flow.bytes - index * chunk);
  }

  /// What goes from one member to another: sources that the latter reduces, or
  /// what it has in the end.
  struct Route {
    Tag kind;
    int64_t from, to;
  };
  Route routeTo(Tag kind, const Far &far) const;
  Route routeFrom(Tag kind, const Far &far) const;

  template <typename Visitor>
  void visitPieces(const Route &route, Visitor visit) const;
  template <typename Visitor>
  void visitChunk(const Route &route, int64_t index, Visitor visit) const;
  template <typename Visitor>
  void visitExchanged(const Route &route, int64_t from, int64_t to,
                      Visitor visit) const;
  int64_t nextPiece(int64_t position) const;
  int64_t bytesOf(const Route &route) const;
  template <typename Address>
  char *whole(const Route &route, const Flow &flow, int64_t index,
              Address address) const;

  void beginReduce();
  void beginGather();
  int32_t sendChunks(Far &far, Tag tag, ProcessMover &near);
  int32_t receiveChunks(Far &far, Tag tag, int64_t limit, ProcessMover &near);
  int32_t testFlow(Flow &flow, const Far &far);
  int32_t reduce(ProcessMover &near);
  bool streamsSums(const ProcessMover &near) const;
  void reduceChunk(int64_t index, ProcessMover &near);
  void copyOwn(int64_t begin, int64_t end, ProcessMover &near);
  int32_t gather(ProcessMover &near);
  const Far &pace() const;
  void placeRelayed();
  char *relayPlace(const Far &far, ProcessMover &near) const;
  int32_t takeRelayed(ProcessMover &near, bool &complete);
  bool isSent() const;

  fsdp_rt_context &ctx;
  Channel &channel;
  std::unique_ptr<Transport> ownTransport;
  Transport &transport;
  /// Bytes of a chunk, and chunks under way.
  int64_t chunk, window;
  std::vector<Far> fars;
  /// Of each member, bytes that it receives for its node.
  std::vector<int64_t> relayEnds;
  /// By slot and far member.
  std::vector<Header> announced;
  std::vector<Request> announcing;
  /// The first slice with headers that may not be sent, 0: none.
  uint64_t undelivered = 0;
  /// Of the active collective.
  Operation *current = nullptr;
  Step now = Step::Idle;
  int64_t reducedChunks = 0;
  /// What near members give of what does not reduce is there.
  bool transferred = false;
  /// What this member receives for its node is there.
  bool relayed = false;
  bool moved = false;
  /// Memory for chunks in pieces: a window in and out for each far member.
  char *scratch = nullptr;
  size_t scratchBytes = 0;
};

} // namespace fsdp::rt::process

#endif // FSDP_RUNTIME_BACKENDS_PROCESS_EXCHANGE_H
