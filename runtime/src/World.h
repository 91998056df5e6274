//===- World.h - ranks, contexts, errors ------------------------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_SRC_WORLD_H
#define FSDP_RUNTIME_SRC_WORLD_H

#include "Platform.h"
#include "fsdp_rt.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace fsdp::rt {

struct Backend;
struct ChannelState;

/// State of one rank inside a backend.
struct BackendRank {
  virtual ~BackendRank() = default;
};

/// State of a world inside a backend.
struct BackendWorld {
  virtual ~BackendWorld() = default;
};

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

} // namespace fsdp::rt

/// A set of ranks.
struct fsdp_rt_world {
  int64_t size = 0;
  int64_t timeoutMs = 0;
  uint64_t seed = 0;
  int32_t flags = 0;
  int32_t ringDepth = 0;

  /// 0, or the status of the first failure. Written once, under `failureLock`,
  /// after `failureText`.
  std::atomic<int32_t> failure{0};
  std::mutex failureLock;
  char failureText[2048] = {};

  /// The schedule that the first rank announced.
  std::mutex scheduleLock;
  int64_t scheduleRank = -1;
  uint64_t scheduleHash = 0;

  /// Existing contexts by rank, and which ranks ended.
  std::mutex contextLock;
  std::vector<fsdp_rt_context *> contexts;
  std::unique_ptr<std::atomic<bool>[]> ended;

  /// Memory of contexts that ended while peers might still read it.
  std::vector<fsdp::rt::Arena> oldArenas;

  const fsdp::rt::Backend *backend = nullptr;
  std::unique_ptr<fsdp::rt::BackendWorld> state;
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
  /// Description of the last collective, to locate errors of other calls.
  const fsdp_rt_collective *lastCollective = nullptr;

  /// Workspace of the built-in matrix product.
  void *matmulWorkspace = nullptr;

  /// Signatures of descriptors that were checked, by their low bits.
  uint64_t checkedSignatures[256] = {};

  std::unique_ptr<fsdp::rt::BackendRank> state;
};

namespace fsdp::rt {

/// A way to move data between ranks. All functions return a status and have
/// recorded the text of a failure.
struct Backend {
  const char *name;
  int32_t (*createWorld)(fsdp_rt_world &world);
  int32_t (*createRank)(fsdp_rt_context &ctx);
  int32_t (*defineChannel)(fsdp_rt_world &world, int32_t channel,
                           const std::vector<std::vector<int64_t>> &groups);
  int32_t (*start)(fsdp_rt_context &ctx, const fsdp_rt_collective &desc,
                   void *const *src, void *const *dst, int64_t &ticket);
  int32_t (*wait)(fsdp_rt_context &ctx, int64_t ticket);
  int32_t (*barrier)(fsdp_rt_context &ctx);
  /// Makes blocked ranks look at the failure.
  void (*wake)(fsdp_rt_world &world);
  /// Returns when no other rank reads memory of this one any more: after a
  /// failure soon, else when the others finished its collectives.
  void (*quiesce)(fsdp_rt_context &ctx);
};

/// Ranks as threads of this process.
extern const Backend embeddedBackend;

/// Records the first failure of a world and wakes its ranks. Returns the status
/// of the world's first failure.
int32_t fail(fsdp_rt_world &world, int32_t status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/// The same for a failure on one rank; puts rank and step in front.
int32_t fail(fsdp_rt_context &ctx, int32_t status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/// The sticky status.
inline int32_t statusOf(const fsdp_rt_world &world) {
  return world.failure.load(std::memory_order_acquire);
}

/// Fills the unwritten rest of an arena with the pattern of `seed`.
void poisonArena(Arena &arena, uint64_t seed, bool all);

/// Looks for written bytes and moves the arena's high-water mark.
void measureArena(Arena &arena);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_SRC_WORLD_H
