//===- FlightRecorder.h - what the ranks did last --------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_CORE_FLIGHTRECORDER_H
#define FSDP_RUNTIME_CORE_FLIGHTRECORDER_H

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

struct fsdp_rt_world;

namespace fsdp::rt {

struct CollectiveName;

/// The last collectives of one rank, in a ring. The rank writes it, any thread
/// reads it; an entry that is being overwritten may be read half new.
class FlightRecord {
public:
  /// One collective. Times are ticks of Platform.h, 0 = not yet. The rank is in
  /// a call of the runtime from `started` to `issued` and from `awaited` to
  /// `closed`.
  struct Entry {
    std::atomic<const CollectiveName *> name{nullptr};
    std::atomic<uint64_t> sequence{0};
    std::atomic<int64_t> step{-1};
    std::atomic<int64_t> started{0}, issued{0}, awaited{0}, finished{0},
        closed{0};
  };

  /// One step: when it began and ended. Those with the same number that follow
  /// each other are parts of a step, counted from 1.
  struct Step {
    std::atomic<int64_t> number{-1}, part{0}, begun{0}, ended{0};
  };

  explicit FlightRecord(size_t size)
      : entries(size), steps(size ? kSteps : 0) {}

  /// Notes the start of a collective; returns its entry, null with no room.
  Entry *start(const CollectiveName *name, uint64_t sequence, int64_t step);

  /// Notes the times of a step.
  void beginStep(int64_t number);
  void endStep();

  /// Calls `visit(step)` for each of the last steps, in no order.
  template <typename Visitor>
  void visitSteps(Visitor visit) const {
    for (const Step &step : steps)
      if (step.begun.load(std::memory_order_relaxed))
        visit(step);
  }

  /// How many collectives have given their entries to later ones.
  uint64_t overwritten() const {
    uint64_t end = count.load(std::memory_order_acquire);
    return end > entries.size() ? end - entries.size() : 0;
  }

  /// Calls `visit(entry)` from the oldest entry on.
  template <typename Visitor>
  void visit(Visitor visit) const {
    uint64_t end = count.load(std::memory_order_acquire);
    uint64_t begin = end > entries.size() ? end - entries.size() : 0;
    for (; begin < end; ++begin)
      visit(entries[begin % entries.size()]);
  }

private:
  static constexpr size_t kSteps = 64;
  std::vector<Entry> entries;
  std::vector<Step> steps;
  /// The steps that have begun, of the rank's thread.
  size_t begun = 0;
  std::atomic<uint64_t> count{0};
};

/// Entries of each rank's record: FSDP_FLIGHT, default 2048, 0 for none.
size_t flightEntries();

/// Writes the records of this process's ranks as JSON to `path`, or if that is
/// empty to FSDP_FLIGHT_FILE.rankN.json, N being the first of them; without
/// that variable (`world.flightFile`) it does nothing. Returns what went wrong,
/// empty if nothing.
std::string dumpFlight(fsdp_rt_world &world, const std::string &path,
                       const char *reason);

/// Makes SIGUSR2 ask all worlds of the process for a dump, unless somebody else
/// handles it.
void handleFlightSignal();

/// How often that signal came so far.
uint64_t flightSignals();

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_CORE_FLIGHTRECORDER_H
