//===- Backend.h - what moves data between ranks ---------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The seam between the runtime's core and its backends.
//
// The core owns what is the same everywhere: worlds, contexts and channels, the
// checks of descriptors, the order of collectives and their tickets, failures,
// limits of time, the flight recorder. A backend owns memory and movement: it
// fills one table of functions (`Backend`) and passes the conformance suite
// (`ctest -L conformance`). It learns of a collective with `start`, and has
// until `finish` returns to put the result in place and until `release` returns
// to let go of the sources.
//
// Ranks live in one process or in several. A process holds the ranks
// [world.firstRank, world.firstRank + world.localRanks), each with a context
// and a thread of its own. What ranks tell each other beside data (a key-value
// store, failures, signs of life) goes through `Control`.
//
// Rules for every backend
//   * A function returns a status, and has recorded the failure with fail() if
//     that is not FSDP_RT_OK.
//   * What blocks calls checkWaiting() at least every 100 ms and returns its
//     status: there end failures of other ranks, limits of time, ended ranks.
//   * From the third step on, nothing between start and release uses the heap.
//   * Nothing is global or thread-local: several worlds live in one process.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_CORE_BACKEND_H
#define FSDP_RUNTIME_CORE_BACKEND_H

#include "FlightRecorder.h"
#include "fsdp_attention.h"
#include "fsdp_rt.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fsdp::rt {

struct CollectiveName;

//===----------------------------------------------------------------------===//
// Channels and operations
//===----------------------------------------------------------------------===//

/// User channels, and one more of the whole world for barriers.
constexpr int32_t barrierChannel = FSDP_RT_MAX_CHANNELS;
constexpr int32_t numChannels = FSDP_RT_MAX_CHANNELS + 1;

/// Ranks that work together on a channel, in the order of members. Belongs to
/// the world and never changes.
struct Group {
  /// Number of this group among the groups of the channel.
  int64_t index = 0;
  std::vector<int64_t> ranks;

  int64_t size() const { return static_cast<int64_t>(ranks.size()); }
};

/// How far a collective of one rank is.
enum class OperationState : int32_t {
  Started,  ///< `start` was called
  Finished, ///< the destinations hold the result
  Closed    ///< its wait returned; also the state of an unused slot
};

/// A collective of one rank. Its address and its fields stay as they are from
/// `start` to `release`, and other ranks of the process may read them until
/// then.
struct Operation {
  /// Number of the collective on its channel, from 1. Equal on all members.
  uint64_t sequence = 0;
  OperationState state = OperationState::Closed;
  /// Set by the backend: the sources may be written, the slot used again.
  bool released = true;
  /// A number of the backend's own, 0 at `start`.
  int32_t stage = 0;
  /// The caller's description, valid until the wait returned.
  const fsdp_rt_collective *desc = nullptr;
  /// Whether it needs no other member, which is asked behind the wait, too.
  bool isOwn = false;
  /// Equal on members that started the same collective.
  uint64_t signature = 0;
  /// For messages; lives as long as the world.
  const CollectiveName *name = nullptr;
  /// One pointer for each part.
  std::vector<char *> src, dst;
  /// The core's own: place in the flight recorder, and in adversarial mode the
  /// hash of the sources.
  FlightRecord::Entry *record = nullptr;
  uint64_t sourceHash = 0;
};

/// What a backend keeps for a channel of a rank.
struct BackendChannel {
  virtual ~BackendChannel() = default;
};

/// A channel as one rank sees it.
struct Channel {
  int32_t number = 0;
  /// Null until the channel is used.
  const Group *group = nullptr;
  /// Which member of the group this rank is.
  int64_t me = 0;
  /// Whether it has FSDP_RT_COPY, and nothing else.
  bool copies = false;
  /// Number of the next collective; none before `oldest` is open.
  uint64_t next = 1, oldest = 1;
  /// Parts that free slots have room for.
  size_t reserved = 0;
  /// Ring of collectives, by sequence modulo its size.
  std::vector<Operation> operations;
  std::unique_ptr<BackendChannel> state;

  Operation &at(uint64_t sequence) {
    return operations[sequence % operations.size()];
  }
};

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

/// What a backend keeps for a rank.
struct BackendRank {
  virtual ~BackendRank() = default;
};

/// What a backend keeps for a world.
struct BackendWorld {
  virtual ~BackendWorld() = default;
};

/// A way to move data between ranks. What has a default may be left out.
struct Backend {
  const char *name;

  /// Sets up `world.state`. `world.size`, `firstRank` and `localRanks` hold
  /// what the caller asked for (all ranks in this process, or size 0 = as the
  /// launcher says); a backend of several processes sets them, and
  /// `world.control`. Called once per process, before any other function.
  int32_t (*createWorld)(fsdp_rt_world &world);

  /// Sets up `ctx.state`. On the rank's thread.
  int32_t (*createRank)(fsdp_rt_context &ctx);

  /// Sets up `channel.state`, may be null. `channel.group` and `me` are set.
  /// Called on each rank at its first collective of the channel; may block
  /// for the other members. The order of channels may differ between ranks.
  int32_t (*openChannel)(fsdp_rt_context &ctx, Channel &channel);

  /// Announces a collective to the other members and may do as much of it as
  /// needs no waiting. Compares signatures with those it knows
  /// (failMismatch). Does not block. In adversarial mode no destination is
  /// touched before `finish`, and checkConcealed() is called before one is. Of
  /// a slice everything is done here or in `finish`, which waits for nobody.
  /// Sets `operation.state` to Finished where the result is in place.
  int32_t (*start)(fsdp_rt_context &ctx, Channel &channel,
                   Operation &operation);

  /// Blocks until the result is in place, in stream order where the backend
  /// has streams, and sets `operation.state` to Finished. Meanwhile also moves
  /// the other started collectives of this rank on, as their peers may wait for
  /// them first.
  int32_t (*finish)(fsdp_rt_context &ctx, Channel &channel,
                    Operation &operation);

  /// Sets `operation.released` once no member reads the sources or what was
  /// announced any more; with `block` it waits for that, else it only looks.
  /// The operation is Finished.
  int32_t (*release)(fsdp_rt_context &ctx, Channel &channel,
                     Operation &operation, bool block);

  /// Called once by whatever thread records the first failure of the world
  /// (also one that arrived from another process): makes blocked ranks look,
  /// aborts communicators. `world.control` tells other processes, not this.
  void (*wake)(fsdp_rt_world &world);

  /// Returns when no other rank reads memory of this one any more: after a
  /// failure soon, else when the others finished its collectives. Called before
  /// a failed call returns and before a context is destroyed.
  void (*quiesce)(fsdp_rt_context &ctx);

  /// Memory of an arena: `bytes` (more than 0) of zeros, page-aligned, touched;
  /// null if there is not enough. `kind` is FSDP_RT_ARENA_*. Freed when the
  /// world ends or after `quiesce`. Null functions: anonymous memory.
  void *(*allocate)(fsdp_rt_context &ctx, int32_t kind,
                    int64_t bytes) = nullptr;
  void (*deallocate)(fsdp_rt_world &world, int64_t rank, int32_t kind,
                     void *memory, int64_t bytes) = nullptr;

  /// Copies between any two places, arenas or host memory, after all earlier
  /// work of the rank; the copy has happened on return. Null: memcpy.
  int32_t (*copy)(fsdp_rt_context &ctx, void *dst, const void *src,
                  int64_t bytes) = nullptr;

  /// Waits for all work of the rank that is ordered by streams. Null: there is
  /// none.
  int32_t (*synchronize)(fsdp_rt_context &ctx) = nullptr;

  /// Puts a kernel into the order of the rank's work. Null: the backend's ranks
  /// have no device.
  int32_t (*launch)(fsdp_rt_context &ctx, const fsdp_rt_launch_desc &desc,
                    const int64_t *args) = nullptr;

  /// The same for a matrix product whose description was checked; called where
  /// world.deviceMemory is set. A null bias: none.
  int32_t (*multiply)(fsdp_rt_context &ctx, const fsdp_rt_matmul_desc &desc,
                      const void *a, const void *b, void *c,
                      const void *bias) = nullptr;

  /// The same for an attention, or its gradients if there is a buffer for them;
  /// its description was checked.
  int32_t (*attend)(fsdp_rt_context &ctx, const fsdp_rt_attention_desc &desc,
                    const fsdp_attention_buffers &buffers) = nullptr;

  /// Called by the watchdog's thread at each tick (FSDP_TICK_MS): health of
  /// communicators and the like. May be null.
  void (*poll)(fsdp_rt_world &world) = nullptr;

  /// Called at the beginning of each step and at its end, also of one that
  /// failed: what was called between happens in the order of the rank's work.
  /// Null where that makes no difference.
  void (*beginStep)(fsdp_rt_context &ctx) = nullptr;
  int32_t (*endStep)(fsdp_rt_context &ctx) = nullptr;

  /// Whether channels of copies are the backend's too, as it has streams. Else
  /// the core copies, and the backend never sees these channels.
  bool takesCopies = false;
};

/// The built-in backends.
extern const Backend embeddedBackend;
extern const Backend mpiBackend;
extern const Backend ncclBackend;
extern const Backend embeddedGpuBackend;

/// The backend of a name, or null and the names there are in `text`. Without a
/// name it is that of processes if a launcher started as many as there are
/// `ranks` (0: any number), more than one, and that of threads if it started
/// none; anything else is an error: several processes with all ranks each would
/// do the same work, and write the same files.
const Backend *findBackend(const char *name, int64_t ranks, char *text,
                           size_t size);

//===----------------------------------------------------------------------===//
// Control: what processes tell each other beside data
//===----------------------------------------------------------------------===//

/// How far a rank is, as others see it. Plain data, sent as it is.
struct Beat {
  int64_t rank = 0;
  int64_t step = -1;
  /// Nanoseconds it has been blocked in a wait, 0 if it is not, and the
  /// collective it waits for.
  int64_t waitingFor = 0;
  int32_t waitingChannel = -1;
  int32_t reserved = 0;
  /// Number of the last started collective of each channel.
  uint64_t started[numChannels] = {};
};

/// Connects the processes of a world. All functions may be called by any
/// thread. An implementation reports what it receives with the functions below.
struct Control {
  virtual ~Control() = default;

  /// Called once the world is set up: from here on it reports what it receives.
  virtual void begin() {}

  /// Publishes a value under a key, once.
  virtual int32_t put(const std::string &key, const std::string &value) = 0;

  /// Fetches a value; waits for it until `timeoutMs` are over or the world has
  /// failed. Returns FSDP_RT_TIMEOUT without recording a failure.
  virtual int32_t get(const std::string &key, std::string &value,
                      int64_t timeoutMs) = 0;

  /// Tells all processes what a rank says about itself, once; they need not ask
  /// for it. `readCard` waits for another's as `get` does.
  virtual int32_t introduce(int64_t rank, const std::string &card) {
    return put(cardKey(rank), card);
  }
  virtual int32_t readCard(int64_t rank, std::string &card, int64_t timeoutMs) {
    return get(cardKey(rank), card, timeoutMs);
  }

  /// Says how far this process's ranks are, for messages of others. Called by
  /// the watchdog's thread every FSDP_HEARTBEAT_MS; does not block. Who is
  /// alive is the control's own affair (receiveSilence).
  virtual void beat(const Beat *beats, size_t count) = 0;

  /// Tells the other processes of the first failure; does not block.
  virtual void fail(int32_t status, const char *text) = 0;

  /// Tells the other processes that a rank of this one ended, and how far it
  /// came (makeBeat); does not block.
  virtual void end(int64_t rank) = 0;

private:
  static std::string cardKey(int64_t rank) {
    return "fsdp_rt/card/" + std::to_string(rank);
  }
};

/// How far a rank of this process is.
Beat makeBeat(const fsdp_rt_world &world, int64_t rank);

/// The control of ranks in one process.
std::unique_ptr<Control> createLocalControl(fsdp_rt_world &world);

/// For implementations of Control. A failure of another process arrived:
/// `text` is complete. Does not tell the others again.
void receiveFailure(fsdp_rt_world &world, int32_t status, const char *text);

/// A sign of life arrived.
void receiveBeat(fsdp_rt_world &world, const Beat &beat);

/// The connection to a rank's process broke. Fails the world unless the rank
/// has ended before.
void receiveLoss(fsdp_rt_world &world, int64_t rank, const char *why);

/// Nothing was heard from a rank's process for longer than
/// FSDP_HEARTBEAT_LIMIT_MS. Fails the world.
void receiveSilence(fsdp_rt_world &world, int64_t rank, int64_t milliseconds);

/// A rank of another process ended as it should.
void receiveEnd(fsdp_rt_world &world, int64_t rank);

//===----------------------------------------------------------------------===//
// Help for backends
//===----------------------------------------------------------------------===//

/// Whether the caller has to stop waiting for `operation`: the world has
/// failed, or now fails because a member ended without starting it. Records
/// who is missing. From the first call on the watchdog counts the time of the
/// wait against its limit. Call it before sleeping and whenever something woke
/// the rank.
int32_t checkWaiting(fsdp_rt_context &ctx, Channel &channel,
                     const Operation &operation);

/// Ends what checkWaiting() began. The core calls it after `finish` and
/// `release`; other functions of a backend that waited do so themselves.
void endWait(fsdp_rt_context &ctx);

/// Fails the world because member `member` started something else as number
/// `operation.sequence`; `theirs` describes it.
int32_t failMismatch(fsdp_rt_context &ctx, const Channel &channel,
                     const Operation &operation, int64_t member,
                     const char *theirs);

/// Adversarial mode: checks that nobody used the buffers since the start.
int32_t checkConcealed(fsdp_rt_context &ctx, Channel &channel,
                       Operation &operation);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_CORE_BACKEND_H
