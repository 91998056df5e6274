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
  /// One collective. Times are ticks of Platform.h, 0 = not yet.
  struct Entry {
    std::atomic<const CollectiveName *> name{nullptr};
    std::atomic<uint64_t> sequence{0};
    std::atomic<int64_t> step{-1};
    std::atomic<int64_t> started{0}, finished{0}, closed{0};
  };

  explicit FlightRecord(size_t size) : entries(size) {}

  /// Notes the start of a collective; returns its entry, null with no room.
  Entry *start(const CollectiveName *name, uint64_t sequence, int64_t step);

  /// Calls `visit(entry)` from the oldest entry on.
  template <typename Visitor>
  void visit(Visitor visit) const {
    uint64_t end = count.load(std::memory_order_acquire);
    uint64_t begin = end > entries.size() ? end - entries.size() : 0;
    for (; begin < end; ++begin)
      visit(entries[begin % entries.size()]);
  }

private:
  std::vector<Entry> entries;
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
