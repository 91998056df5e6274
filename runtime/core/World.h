//===- World.h - ranks, contexts, errors ------------------------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_CORE_WORLD_H
#define FSDP_RUNTIME_CORE_WORLD_H

#include "Backend.h"
#include "Fault.h"
#include "Platform.h"
#include "Schedule.h"
#include "convolution/Convolution.h"
#include "fsdp_rt.h"

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace fsdp::rt {

class Watchdog;

/// Memory of one kind of one rank.
struct Arena {
  void *memory = nullptr;
  /// Bytes asked for, and bytes mapped (more in poison mode).
  int64_t bytes = 0;
  int64_t mapped = 0;
  bool reserved = false;
  /// Poison mode: one past the last byte known to be written, and the seed of
  /// the pattern that the rest holds.
  int64_t touched = 0;
  uint64_t seed = 0;
};

/// An arena of a context that ended while peers might still read it.
struct OldArena {
  int64_t rank;
  int32_t kind;
  Arena arena;
};

/// What a collective is called in messages and records.
struct CollectiveName {
  uint64_t signature = 0;
  int32_t kind = 0;
  int32_t channel = 0;
  int64_t bytes = 0;
  std::string dtype;
  /// Names of all units.
  std::string units;
  /// "all_gather of 'layers.0' (1120 bytes, f32, channel gather)".
  std::string text;
};

/// What a rank did with one collective.
struct Counter {
  const CollectiveName *name = nullptr;
  int64_t count = 0, waitNanoseconds = 0;
};

/// How far a rank is. Written by its thread, or by the control if it lives in
/// another process; read by anyone.
struct alignas(64) Progress {
  std::atomic<int64_t> step{-1};
  /// When the wait began in which the rank is, 0 if it is in none; then what it
  /// waits for.
  std::atomic<int64_t> waitingSince{0};
  std::atomic<const CollectiveName *> waitingName{nullptr};
  std::atomic<int32_t> waitingChannel{-1};
  std::atomic<uint64_t> waitingSequence{0};
  /// Last started collective of each channel.
  std::atomic<uint64_t> started[numChannels] = {};
  std::atomic<bool> ended{false};
};

} // namespace fsdp::rt

/// A set of ranks.
struct fsdp_rt_world {
  int64_t size = 0;
  /// The ranks of this process.
  int64_t firstRank = 0, localRanks = 0;
  int64_t timeoutMs = 0;
  uint64_t seed = 0;
  int32_t flags = 0;
  int32_t ringDepth = 0;
  /// Arenas lie on devices, where the processor can't reach them. Set by the
  /// backend.
  bool deviceMemory = false;

  /// 0, or the status of the first failure. Written once, under `failureLock`,
  /// after `failureText`.
  std::atomic<int32_t> failure{0};
  std::mutex failureLock;
  char failureText[2048] = {};

  /// Existing contexts of this process.
  std::mutex contextLock;
  std::vector<fsdp_rt_context *> contexts;
  std::vector<fsdp::rt::OldArena> oldArenas;

  /// Of every rank of the world.
  std::unique_ptr<fsdp::rt::Progress[]> progress;

  /// Groups of each channel, made on definition or first use.
  std::mutex groupLock;
  std::vector<std::unique_ptr<fsdp::rt::Group>> groups[fsdp::rt::numChannels];

  /// By signature.
  std::mutex nameLock;
  std::unordered_map<uint64_t, std::unique_ptr<fsdp::rt::CollectiveName>> names;

  /// The schedule that the first rank of this process announced. Never changes
  /// once it is there.
  std::mutex scheduleLock;
  int64_t scheduleRank = -1;
  std::unique_ptr<fsdp::rt::Schedule> schedule;

  /// Of the ranks of this process, and when time began for them.
  std::vector<std::unique_ptr<fsdp::rt::FlightRecord>> flight;
  int64_t beginTime = 0, beginTicks = 0;
  /// Start of the names of dumps, FSDP_FLIGHT_FILE; empty for none.
  std::string flightFile;

  /// What FSDP_FAULT asks for; faults can't be moved.
  std::deque<fsdp::rt::Fault> faults;

  const fsdp::rt::Backend *backend = nullptr;
  std::unique_ptr<fsdp::rt::BackendWorld> state;
  std::unique_ptr<fsdp::rt::Control> control;
  std::unique_ptr<fsdp::rt::Watchdog> watchdog;

  fsdp_rt_world();
  ~fsdp_rt_world();
};

/// One rank.
struct fsdp_rt_context {
  fsdp_rt_world *world = nullptr;
  int64_t rank = 0;
  int64_t step = -1;
  bool inStep = false;
  fsdp::rt::FloatMode outerFloatMode = 0;
  fsdp::rt::Arena arenas[FSDP_RT_NUM_ARENAS];
  fsdp_rt_stats stats = {};

  /// Started collectives that were not waited for.
  int64_t openTickets = 0;
  /// The last collective, to locate errors of other calls.
  const fsdp::rt::CollectiveName *lastCollective = nullptr;
  fsdp::rt::Channel channels[fsdp::rt::numChannels];

  /// Workspace of matrix products, null if there was no need.
  void *matmulWorkspace = nullptr;

  /// Made by the first convolution, with a workspace for the largest so far.
  std::unique_ptr<fsdp::rt::Convolver> convolver;
  void *convolutionWorkspace = nullptr;
  int64_t convolutionBytes = 0;

  /// Collectives that were checked, by the low bits of their signature.
  const fsdp::rt::CollectiveName *checked[256] = {};
  /// What was waited for, in the order of first waits, and the last of them by
  /// the low bits of their signature.
  std::deque<fsdp::rt::Counter> counters;
  fsdp::rt::Counter *counted[256] = {};

  std::unique_ptr<fsdp::rt::BackendRank> state;
};

namespace fsdp::rt {

/// Records the first failure of a world, wakes its ranks and tells other
/// processes. Returns the status of the world's first failure.
int32_t fail(fsdp_rt_world &world, int32_t status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/// The same for a failure on one rank; puts rank and step in front.
int32_t fail(fsdp_rt_context &ctx, int32_t status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/// The same from another thread.
int32_t failOn(fsdp_rt_world &world, int64_t rank, int32_t status,
               const char *format, ...) __attribute__((format(printf, 4, 5)));

/// Writes `text` where the caller wants messages, if it does. Returns `status`.
int32_t report(char *message, int64_t size, int32_t status, const char *text);

/// The sticky status.
inline int32_t statusOf(const fsdp_rt_world &world) {
  return world.failure.load(std::memory_order_acquire);
}

/// How far a rank is.
inline Progress &progressOf(const fsdp_rt_world &world, int64_t rank) {
  return world.progress[static_cast<size_t>(rank)];
}

/// What a rank of this process has done.
inline FlightRecord &recordOf(const fsdp_rt_world &world, int64_t rank) {
  return *world.flight[static_cast<size_t>(rank - world.firstRank)];
}

/// Marks a rank as ended and fails those that wait for it.
void noteEnd(fsdp_rt_world &world, int64_t rank);

/// Fails the world if the wait in which a rank of this process is can't end:
/// a member that has not started the collective ended, or (`late`) the limit of
/// time is over. Returns the status of the world.
int32_t checkProgress(fsdp_rt_world &world, int64_t rank, int64_t limitMs);

/// Fills the unwritten rest of an arena with the pattern of `seed`.
void poisonArena(Arena &arena, uint64_t seed, bool all);

/// Looks for written bytes and moves the arena's high-water mark.
void measureArena(Arena &arena);

/// Gives the memory of an arena back.
void freeArena(fsdp_rt_world &world, const OldArena &old);

/// Waits until no other rank reads memory of this one; before it ends.
void quiesceRank(fsdp_rt_context &ctx);

/// Adversarial mode: hides the destination and remembers the sources.
void conceal(Channel &channel, Operation &operation);

/// Lets the backend say which ranks there are, and makes what depends on that.
int32_t setUpWorld(fsdp_rt_world &world);

/// Gives back what products of a context needed.
void freeMatmulWorkspace(fsdp_rt_context &ctx);

/// Gives back what convolutions of a context needed.
void freeConvolutionWorkspace(fsdp_rt_context &ctx);

/// Counts a collective that was waited for.
void count(fsdp_rt_context &ctx, const CollectiveName &name,
           int64_t waitNanoseconds);

/// Finds the own group of a channel on its first use.
int32_t openChannel(fsdp_rt_context &ctx, int32_t number, bool copies,
                    Channel *&channel);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_CORE_WORLD_H
