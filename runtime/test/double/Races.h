//===- Races.h - work that nothing orders ----------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With FSDP_DOUBLE=races=1 each piece of work in a stream tells which memory it
// reads and writes. Two that touch the same bytes, one of them writing, have to
// be ordered: by their stream, by an event that one's stream waited for, or by
// the program, which saw the end of one before it started the other. If they
// are not, the double stops the program, whether or not they met this time.
//
// Clocks are vectors: how much of each stream a stream, an event or a thread of
// the program knows to be over.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_TEST_DOUBLE_RACES_H
#define FSDP_RUNTIME_TEST_DOUBLE_RACES_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace fsdp::cuda_double {

using Clock = std::vector<uint64_t>;

/// The clock of a stream and its number in all clocks.
struct StreamClock {
  size_t index;
  Clock clock;

  StreamClock();
};

/// Bytes that work touches; the addresses are those behind a device's.
struct Access {
  const void *memory;
  size_t bytes;
  bool writes;
};

/// The thread of the program puts work in a stream.
void noteWork(StreamClock &stream, const std::string &what,
              const std::vector<Access> &accesses);

/// An event is recorded in a stream; a stream waits for one.
Clock noteRecord(StreamClock &stream);
void noteWait(StreamClock &stream, const Clock &event);

/// The thread of the program saw that everything up to a clock is over.
void noteSeen(const Clock &clock);

/// Memory was given back.
void forgetAccesses(const void *memory, size_t bytes);

} // namespace fsdp::cuda_double

#endif // FSDP_RUNTIME_TEST_DOUBLE_RACES_H
