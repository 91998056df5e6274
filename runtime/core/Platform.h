//===- Platform.h - operating system and processor --------------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_CORE_PLATFORM_H
#define FSDP_RUNTIME_CORE_PLATFORM_H

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace fsdp::rt {

/// Tells the processor that this thread polls memory.
inline void cpuRelax() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

/// Nanoseconds of the monotonic clock.
int64_t nowNanoseconds();

/// A count that grows with time, cheap to read; FlightRecorder.cpp makes
/// nanoseconds of it.
inline int64_t ticks() {
#if defined(__x86_64__)
  return static_cast<int64_t>(__builtin_ia32_rdtsc());
#else
  return nowNanoseconds();
#endif
}

/// Sleeps until `word` is woken, no longer holds `expected`, or the time is
/// over. May return early for no reason.
void futexWait(std::atomic<uint32_t> &word, uint32_t expected,
               int64_t timeoutMs);

/// Wakes all threads that sleep on `word`.
void futexWakeAll(std::atomic<uint32_t> &word);

/// The same for a word in memory that processes share, with nanoseconds.
void futexWaitShared(std::atomic<uint32_t> &word, uint32_t expected,
                     int64_t timeoutNs);

/// Wakes all threads of all processes that sleep on `word`.
void futexWakeShared(std::atomic<uint32_t> &word);

/// Two threads of this process each write one thing and then read what the
/// other writes; one of them at least must see it. Between its write and its
/// read the one that is often here calls lightFence(), which costs nothing
/// where the system can do the work in heavyFence(), which the other calls.
void heavyFence();

/// Whether heavyFence() can do the work for both.
bool hasHeavyFence();

inline void lightFence() {
  static const bool isFree = hasHeavyFence();
  if (isFree)
    std::atomic_signal_fence(std::memory_order_seq_cst);
  else
    std::atomic_thread_fence(std::memory_order_seq_cst);
}

/// Number of cores this process may run on, at least 1.
int usableCores();

/// Size of the last level cache in bytes, with a guess where it is unknown.
int64_t lastLevelCacheBytes();

/// Integer value of an environment variable, or `otherwise`.
int64_t environmentInteger(const char *name, int64_t otherwise);

/// The same of a number from 0 that is an int; what is more or less is the
/// nearest one.
int environmentCount(const char *name, int64_t otherwise);

/// More milliseconds than any limit of time has, so that sums of them do not
/// overflow.
constexpr int64_t mostMilliseconds = 1000000000000;

/// A number that nobody else draws.
uint64_t randomNumber();

/// Floating point control of the calling thread.
using FloatMode = uint64_t;

/// Reads the floating point control of this thread.
FloatMode getFloatMode();

/// Sets the floating point control of this thread.
void setFloatMode(FloatMode mode);

/// `mode` with denormal inputs and results replaced by zero.
FloatMode withFlushedDenormals(FloatMode mode);

/// mmap of readable and writable memory, at page numbers whose low eight bits
/// differ from those of the last 255 calls. On AMD's Zen, whose caches guess
/// the way by a hash of address bits (Lipp et al., "Take A Way", 2020), arenas
/// at a multiple of 256 MiB let equal offsets of two ranks push each other out:
/// sums take 1.3 times as long. This makes such a distance unlikely. Returns
/// null with errno set.
void *mapApart(size_t bytes, int flags, int file);

/// Maps zeroed memory with huge pages where available and touches each page.
/// Returns null when there is not enough; size 0 gives null.
void *mapMemory(size_t bytes);

/// Gives memory of mapMemory back.
void unmapMemory(void *memory, size_t bytes);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_CORE_PLATFORM_H
