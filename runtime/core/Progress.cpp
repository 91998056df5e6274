//===- Progress.cpp - who waits for whom, and for how long ----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Watchdog.h"
#include "World.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <system_error>
#include <utility>

using namespace fsdp::rt;

//===----------------------------------------------------------------------===//
// Waits
//===----------------------------------------------------------------------===//

/// The group of a rank in a channel that it has opened.
static const Group *groupOf(fsdp_rt_world &world, int64_t rank,
                            int32_t channel) {
  std::lock_guard<std::mutex> guard(world.groupLock);
  for (const std::unique_ptr<Group> &group : world.groups[channel])
    if (std::find(group->ranks.begin(), group->ranks.end(), rank) !=
        group->ranks.end())
      return group.get();
  return nullptr;
}

namespace {

/// A wait as seen from outside.
struct Wait {
  int64_t since = 0;
  int32_t channel = 0;
  uint64_t sequence = 0;
  const CollectiveName *name = nullptr;
};

/// Collects "rank 1 has not started it (it is at 6), ..." in a fixed buffer.
struct List {
  char text[640] = {};
  size_t used = 0;
  int64_t count = 0;

  void add(const char *format, int64_t rank, uint64_t at) {
    ++count;
    if (used + 120 > sizeof(text))
      return;
    used += static_cast<size_t>(std::snprintf(text + used, sizeof(text) - used,
                                              "%s", used ? ", " : ""));
    used += static_cast<size_t>(std::snprintf(
        text + used, sizeof(text) - used, format, static_cast<long long>(rank),
        static_cast<unsigned long long>(at)));
  }
};

} // namespace

/// Reads the wait of a rank; false if it is in none. The fields belong together
/// if the time is the same before and after.
static bool readWait(const Progress &progress, Wait &wait) {
  wait.since = progress.waitingSince.load();
  wait.channel = progress.waitingChannel.load();
  wait.sequence = progress.waitingSequence.load();
  wait.name = progress.waitingName.load();
  return wait.since && progress.waitingSince.load() == wait.since &&
         wait.channel >= 0 && wait.channel < numChannels;
}

static void listMissing(fsdp_rt_world &world, const Group &group, int64_t me,
                        const Wait &wait, List &ended, List &missing,
                        List &busy) {
  for (int64_t rank : group.ranks) {
    const Progress &other = progressOf(world, rank);
    // The flag first: a rank ends after it has started what it starts.
    bool gone = other.ended.load();
    uint64_t at = other.started[wait.channel].load();
    if (at < wait.sequence && gone)
      ended.add("rank %lld ended (it is at %llu)", rank, at);
    else if (at < wait.sequence)
      missing.add("rank %lld has not started it (it is at %llu)", rank, at);
    else if (rank != me && !gone && !other.waitingSince.load())
      busy.add("rank %lld started it and has not come back to the runtime "
               "since (it is at %llu)",
               rank, at);
  }
}

int32_t fsdp::rt::checkProgress(fsdp_rt_world &world, int64_t rank,
                                int64_t limitMs) {
  int32_t status = statusOf(world);
  Wait wait;
  if (status || !readWait(progressOf(world, rank), wait))
    return status;
  const Group *group = groupOf(world, rank, wait.channel);
  if (!group)
    return status;
  int64_t elapsed = (nowNanoseconds() - wait.since) / 1000000;
  bool late = elapsed >= limitMs;
  List ended, missing, busy;
  listMissing(world, *group, rank, wait, ended, missing, busy);
  if (!late && !ended.count)
    return status;
  // The rank may have gone on meanwhile.
  Wait again;
  if (!readWait(progressOf(world, rank), again) || again.since != wait.since)
    return status;
  const char *name = wait.name ? wait.name->text.c_str() : "a collective";
  auto number = static_cast<unsigned long long>(wait.sequence);
  auto time = static_cast<long long>(elapsed);
  if (ended.count)
    return failOn(world, rank, FSDP_RT_PEER_FAILED,
                  "%s, number %llu of its channel, after %lld ms: %s", name,
                  number, time, ended.text);
  const char *who = missing.count ? missing.text
                    : busy.count  ? busy.text
                                  : "all ranks started it";
  return failOn(world, rank, FSDP_RT_TIMEOUT,
                "%s, number %llu of its channel, timed out after %lld ms: %s",
                name, number, time, who);
}

int32_t fsdp::rt::checkWaiting(fsdp_rt_context &ctx, Channel &channel,
                               const Operation &operation) {
  Progress &progress = progressOf(*ctx.world, ctx.rank);
  if (!progress.waitingSince.load(std::memory_order_relaxed)) {
    progress.waitingName.store(operation.name, std::memory_order_relaxed);
    progress.waitingChannel.store(channel.number, std::memory_order_relaxed);
    progress.waitingSequence.store(operation.sequence,
                                   std::memory_order_relaxed);
    // Sequentially consistent: a rank that ends must see it, or be seen.
    progress.waitingSince.store(nowNanoseconds());
  }
  return checkProgress(*ctx.world, ctx.rank, INT64_MAX);
}

void fsdp::rt::endWait(fsdp_rt_context &ctx) {
  Progress &progress = progressOf(*ctx.world, ctx.rank);
  int64_t begin = progress.waitingSince.load(std::memory_order_relaxed);
  if (!begin)
    return;
  progress.waitingSince.store(0);
  ctx.stats.wait_nanoseconds += nowNanoseconds() - begin;
}

int32_t fsdp::rt::failMismatch(fsdp_rt_context &ctx, const Channel &channel,
                               const Operation &operation, int64_t member,
                               const char *theirs) {
  const std::string &mine = operation.name->text;
  return fail(
      ctx, FSDP_RT_MISMATCH,
      "collective %llu of its channel is %s, but on rank %lld it is "
      "%s%s",
      static_cast<unsigned long long>(operation.sequence), mine.c_str(),
      static_cast<long long>(channel.group->ranks[static_cast<size_t>(member)]),
      theirs, mine == theirs ? " with other parts or segments" : "");
}

void fsdp::rt::noteEnd(fsdp_rt_world &world, int64_t rank) {
  progressOf(world, rank).ended.store(true);
  for (int64_t index = 0; index < world.localRanks; ++index)
    checkProgress(world, world.firstRank + index, INT64_MAX);
}

//===----------------------------------------------------------------------===//
// Other processes
//===----------------------------------------------------------------------===//

static bool isRemote(const fsdp_rt_world &world, int64_t rank) {
  return rank >= 0 && rank < world.size &&
         (rank < world.firstRank || rank >= world.firstRank + world.localRanks);
}

void fsdp::rt::receiveBeat(fsdp_rt_world &world, const Beat &beat) {
  if (!isRemote(world, beat.rank))
    return;
  Progress &progress = progressOf(world, beat.rank);
  int64_t now = nowNanoseconds();
  progress.step.store(beat.step);
  progress.waitingChannel.store(beat.waitingChannel);
  progress.waitingSince.store(beat.waitingFor ? now - beat.waitingFor : 0);
  // The same comes several ways, what is older perhaps later.
  for (int32_t channel = 0; channel < numChannels; ++channel)
    if (beat.started[channel] > progress.started[channel].load())
      progress.started[channel].store(beat.started[channel]);
}

Beat fsdp::rt::makeBeat(const fsdp_rt_world &world, int64_t rank) {
  Beat beat;
  const Progress &progress = progressOf(world, rank);
  beat.rank = rank;
  beat.step = progress.step.load();
  int64_t since = progress.waitingSince.load();
  beat.waitingFor = since ? std::max<int64_t>(1, nowNanoseconds() - since) : 0;
  beat.waitingChannel = progress.waitingChannel.load();
  for (int32_t channel = 0; channel < numChannels; ++channel)
    beat.started[channel] = progress.started[channel].load();
  return beat;
}

/// Names the collective that a rank of this process waits for, else the step
/// that its first rank is in.
static std::string whereWeAre(fsdp_rt_world &world) {
  for (int64_t index = 0; index < world.localRanks; ++index) {
    Wait wait;
    int64_t rank = world.firstRank + index;
    if (!readWait(progressOf(world, rank), wait))
      continue;
    int64_t step = progressOf(world, rank).step.load();
    return "; rank " + std::to_string(rank) +
           (step < 0 ? "" : ", step " + std::to_string(step) + ",") +
           " waits for " +
           (wait.name ? wait.name->text.c_str() : "a collective") +
           ", number " + std::to_string(wait.sequence) + ", since " +
           std::to_string((nowNanoseconds() - wait.since) / 1000000) + " ms";
  }
  int64_t step = progressOf(world, world.firstRank).step.load();
  return step < 0 ? ""
                  : "; rank " + std::to_string(world.firstRank) +
                        " is in step " + std::to_string(step);
}

void fsdp::rt::receiveLoss(fsdp_rt_world &world, int64_t rank,
                           const char *why) {
  if (!isRemote(world, rank) || progressOf(world, rank).ended.load())
    return;
  // Its step is known from its last sign of life only, ours exactly.
  fail(world, FSDP_RT_PEER_FAILED, "rank %lld: the rank died: %s%s",
       static_cast<long long>(rank), why, whereWeAre(world).c_str());
}

void fsdp::rt::receiveSilence(fsdp_rt_world &world, int64_t rank,
                              int64_t milliseconds) {
  if (isRemote(world, rank))
    failOn(world, rank, FSDP_RT_PEER_FAILED,
           "no sign of life from the rank for %lld ms%s",
           static_cast<long long>(milliseconds), whereWeAre(world).c_str());
}

void fsdp::rt::receiveEnd(fsdp_rt_world &world, int64_t rank) {
  if (isRemote(world, rank))
    noteEnd(world, rank);
}

//===----------------------------------------------------------------------===//
// Watchdog
//===----------------------------------------------------------------------===//

Watchdog::Watchdog(fsdp_rt_world &world) : world(world) {
  int64_t tick = environmentInteger("FSDP_TICK_MS", 100);
  tickMs = std::max<int64_t>(
      1, std::min({tick, world.timeoutMs / 8, int64_t{1000}}));
  beatMs = std::max<int64_t>(1, environmentInteger("FSDP_HEARTBEAT_MS", 1000));
  answered = flightSignals();
  beats.resize(static_cast<size_t>(world.localRanks));
  thread = std::thread([this] { run(); });
}

Watchdog::~Watchdog() {
  stop.store(1);
  futexWakeAll(stop);
  thread.join();
  if (dumper.joinable())
    dumper.join();
  dump();
  if (dumper.joinable())
    dumper.join();
}

/// Writes one, on a thread of its own if there can be one.
void Watchdog::startDump(const char *reason) {
  auto write = [this, reason] {
    std::string error = dumpFlight(world, "", reason);
    if (!error.empty())
      std::fprintf(stderr, "fsdp_rt: flight recorder: %s\n", error.c_str());
    dumping.store(false);
  };
  if (dumper.joinable())
    dumper.join();
  dumping.store(true);
  try {
    dumper = std::thread(write);
  } catch (const std::system_error &) {
    write();
  }
}

void Watchdog::dump() {
  // The next tick looks again.
  if (dumping.load())
    return;
  uint64_t asked = flightSignals();
  bool failed = statusOf(world) && !dumpedFailure;
  if (!failed && asked == answered)
    return;
  dumpedFailure |= failed;
  answered = asked;
  startDump(failed ? "failure" : "signal");
}

/// Where much more than a tick has passed, the process was suspended, or the
/// clock has jumped, perhaps that of others, too. What began before begins
/// later by that time.
void Watchdog::forgetGap(int64_t last, int64_t now) {
  int64_t gap = now - last - tickMs * 1000000;
  if (gap <= 2 * tickMs * 1000000)
    return;
  auto shift = [&](std::atomic<int64_t> &since) {
    int64_t before = since.load();
    // What began since it goes on stays.
    if (before && before < now - tickMs * 1000000)
      since.compare_exchange_strong(before, std::min(before + gap, now));
  };
  for (int64_t rank = 0; rank < world.size; ++rank) {
    shift(progressOf(world, rank).waitingSince);
  }
}

void Watchdog::run() {
  int64_t lastBeat = 0, last = nowNanoseconds();
  while (!stop.load()) {
    int64_t now = nowNanoseconds();
    forgetGap(std::exchange(last, now), now);
    if (world.localRanks < world.size && now - lastBeat >= beatMs * 1000000) {
      sendBeats();
      lastBeat = now;
    }
    for (int64_t index = 0; index < world.localRanks; ++index)
      checkProgress(world, world.firstRank + index, world.timeoutMs);
    if (world.backend->poll)
      world.backend->poll(world);
    dump();
    futexWait(stop, 0, tickMs);
  }
}

void Watchdog::sendBeats() {
  for (int64_t index = 0; index < world.localRanks; ++index)
    beats[static_cast<size_t>(index)] =
        makeBeat(world, world.firstRank + index);
  if (!statusOf(world))
    world.control->beat(beats.data(), beats.size());
}
