//===- PlanChecker.cpp - Independent check of a memory plan ---------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Memory/PlanChecker.h"
#include <algorithm>
#include <map>
#include <tuple>

using namespace mlir::fsdp;

namespace {
/// A buffer begins or ends to live. Ends at a time come after the beginnings at
/// that time, since both ends of a lifetime are included.
struct Event {
  int64_t time;
  bool isEnd;
  size_t buffer;
};

/// The bytes in use at one time: start of a range -> buffer.
class OccupiedBytes {
public:
  explicit OccupiedBytes(const std::vector<PlacedBuffer> &buffers)
      : buffers(buffers) {}

  /// Calls `report` for every range in use that shares a byte with `index`,
  /// then adds it.
  template <typename ReportT>
  void add(size_t index, ReportT report) {
    const PlacedBuffer &buffer = buffers[index];
    int64_t end = buffer.offset + buffer.bytes;
    for (const auto &[start, other] : ranges) {
      if (start >= end)
        break;
      if (start + buffers[other].bytes > buffer.offset)
        report(other);
    }
    ranges.emplace(buffer.offset, index);
  }

  void remove(size_t index) {
    auto [it, end] = ranges.equal_range(buffers[index].offset);
    for (; it != end; ++it)
      if (it->second == index) {
        ranges.erase(it);
        return;
      }
  }

private:
  const std::vector<PlacedBuffer> &buffers;
  std::multimap<int64_t, size_t> ranges;
};
} // namespace

std::vector<PlanViolation>
mlir::fsdp::checkPlan(const std::vector<PlacedBuffer> &buffers,
                      int64_t arenaBytes, int64_t alignment) {
  std::vector<PlanViolation> violations;
  std::vector<Event> events;
  for (size_t i = 0; i < buffers.size(); ++i) {
    const PlacedBuffer &buffer = buffers[i];
    if (buffer.bytes == 0)
      continue;
    if (buffer.offset < 0 || buffer.bytes < 0 ||
        buffer.bytes > arenaBytes - buffer.offset)
      violations.push_back({PlanViolation::OutsideArena, i, i});
    if (buffer.offset % alignment != 0)
      violations.push_back({PlanViolation::Misaligned, i, i});
    events.push_back({buffer.first, false, i});
    events.push_back({buffer.last, true, i});
  }
  std::sort(events.begin(), events.end(), [](const Event &x, const Event &y) {
    return std::tie(x.time, x.isEnd, x.buffer) <
           std::tie(y.time, y.isEnd, y.buffer);
  });
  OccupiedBytes occupied(buffers);
  for (const Event &event : events) {
    if (event.isEnd)
      occupied.remove(event.buffer);
    else
      occupied.add(event.buffer, [&](size_t other) {
        violations.push_back({PlanViolation::Overlap, event.buffer, other});
      });
  }
  return violations;
}
