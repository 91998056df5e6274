//===- Races.cpp - work that nothing orders -------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Races.h"
#include "Double.h"

#include <algorithm>
#include <mutex>

using namespace fsdp::cuda_double;

namespace {

/// What was done with a range, by the `count`-th work of a stream.
struct Record {
  uintptr_t begin, end;
  bool writes;
  size_t stream;
  uint64_t count;
  std::string what;
};

} // namespace

static std::mutex raceLock;
static std::vector<Record> records;
static size_t streams = 0;
static thread_local Clock seen;

static void join(Clock &into, const Clock &from) {
  into.resize(std::max(into.size(), from.size()));
  for (size_t index = 0; index < from.size(); ++index)
    into[index] = std::max(into[index], from[index]);
}

StreamClock::StreamClock() {
  std::lock_guard<std::mutex> guard(raceLock);
  index = streams++;
  clock.resize(streams);
}

/// Whether a record is over when work at a clock begins.
static bool isBefore(const Record &record, const Clock &clock) {
  return record.stream < clock.size() && clock[record.stream] >= record.count;
}

/// Compares with what was done before, and replaces what this overwrites.
static void add(const Record &record, const Clock &clock) {
  for (const Record &other : records) {
    bool meets = other.begin < record.end && record.begin < other.end;
    if (meets && (other.writes || record.writes) && !isBefore(other, clock))
      misuse(("race: nothing orders " + record.what + ", which " +
              (record.writes ? "writes" : "reads") + ", and " + other.what +
              ", which " + (other.writes ? "writes" : "reads") +
              " the same memory")
                 .c_str());
  }
  auto isReplaced = [&](const Record &other) {
    return record.begin <= other.begin && other.end <= record.end &&
           (record.writes || (!other.writes && other.stream == record.stream));
  };
  records.erase(std::remove_if(records.begin(), records.end(), isReplaced),
                records.end());
  records.push_back(record);
}

void fsdp::cuda_double::noteWork(StreamClock &stream, const std::string &what,
                                 const std::vector<Access> &accesses) {
  if (!settings().races)
    return;
  std::lock_guard<std::mutex> guard(raceLock);
  join(stream.clock, seen);
  uint64_t count = stream.clock[stream.index] + 1;
  // The work itself may touch its memory twice.
  Clock clock = stream.clock;
  clock[stream.index] = count;
  for (const Access &access : accesses) {
    auto begin = reinterpret_cast<uintptr_t>(access.memory);
    add({begin, begin + access.bytes, access.writes, stream.index, count, what},
        clock);
  }
  stream.clock = std::move(clock);
}

Clock fsdp::cuda_double::noteRecord(StreamClock &stream) {
  std::lock_guard<std::mutex> guard(raceLock);
  join(stream.clock, seen);
  return stream.clock;
}

void fsdp::cuda_double::noteWait(StreamClock &stream, const Clock &event) {
  std::lock_guard<std::mutex> guard(raceLock);
  join(stream.clock, seen);
  join(stream.clock, event);
}

void fsdp::cuda_double::noteSeen(const Clock &clock) { join(seen, clock); }

void fsdp::cuda_double::forgetAccesses(const void *memory, size_t bytes) {
  std::lock_guard<std::mutex> guard(raceLock);
  auto begin = reinterpret_cast<uintptr_t>(memory);
  records.erase(std::remove_if(records.begin(), records.end(),
                               [&](const Record &record) {
                                 return begin < record.end &&
                                        record.begin < begin + bytes;
                               }),
                records.end());
}
