//===- Platform.cpp - operating system and processor ----------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Platform.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <initializer_list>
#include <limits>
#include <linux/futex.h>
#include <linux/membarrier.h>
#include <mutex>
#include <random>
#include <sched.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <xmmintrin.h>
#endif

using namespace fsdp::rt;

int64_t fsdp::rt::nowNanoseconds() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<int64_t>(time.tv_sec) * 1000000000 + time.tv_nsec;
}

static_assert(sizeof(std::atomic<uint32_t>) == sizeof(uint32_t),
              "a futex is one word");

void fsdp::rt::futexWait(std::atomic<uint32_t> &word, uint32_t expected,
                         int64_t timeoutMs) {
  timespec time;
  time.tv_sec = timeoutMs / 1000;
  time.tv_nsec = (timeoutMs % 1000) * 1000000;
  syscall(SYS_futex, reinterpret_cast<uint32_t *>(&word), FUTEX_WAIT_PRIVATE,
          expected, &time, nullptr, 0);
}

void fsdp::rt::futexWakeAll(std::atomic<uint32_t> &word) {
  syscall(SYS_futex, reinterpret_cast<uint32_t *>(&word), FUTEX_WAKE_PRIVATE,
          INT_MAX, nullptr, nullptr, 0);
}

void fsdp::rt::futexWaitShared(std::atomic<uint32_t> &word, uint32_t expected,
                               int64_t timeoutNs) {
  timespec time;
  time.tv_sec = timeoutNs / 1000000000;
  time.tv_nsec = timeoutNs % 1000000000;
  syscall(SYS_futex, reinterpret_cast<uint32_t *>(&word), FUTEX_WAIT, expected,
          &time, nullptr, 0);
}

void fsdp::rt::futexWakeShared(std::atomic<uint32_t> &word) {
  syscall(SYS_futex, reinterpret_cast<uint32_t *>(&word), FUTEX_WAKE, INT_MAX,
          nullptr, nullptr, 0);
}

bool fsdp::rt::hasHeavyFence() {
  static const bool can =
      syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0,
              0) == 0;
  return can;
}

void fsdp::rt::heavyFence() {
  std::atomic_thread_fence(std::memory_order_seq_cst);
  // All threads that run pass a fence before it returns.
  if (hasHeavyFence())
    syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0);
}

int fsdp::rt::usableCores() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof(set), &set) == 0 && CPU_COUNT(&set) > 0)
    return CPU_COUNT(&set);
  long cores = sysconf(_SC_NPROCESSORS_ONLN);
  return cores > 0 ? static_cast<int>(cores) : 1;
}

/// The largest cache that the processor says a core reaches, 0 if it does not
/// say: what the kernel reads, too. AMD's leaf has the form of Intel's.
static int64_t describedCacheBytes() {
  int64_t largest = 0;
#if defined(__x86_64__)
  for (unsigned leaf : {0x4u, 0x8000001du})
    for (unsigned index = 0; index < 8; ++index) {
      unsigned kind, geometry, sets, features;
      if (!__get_cpuid_count(leaf, index, &kind, &geometry, &sets, &features) ||
          (kind & 31) == 0)
        break;
      int64_t ways = (geometry >> 22) + 1;
      int64_t partitions = (geometry >> 12 & 1023) + 1;
      int64_t line = (geometry & 4095) + 1;
      largest =
          std::max(largest, ways * partitions * line * (int64_t{sets} + 1));
    }
#endif
  return largest;
}

int64_t fsdp::rt::lastLevelCacheBytes() {
  // Where /sys is missing, the C library would count all caches of a package.
  for (int index : {3, 2}) {
    char path[96];
    std::snprintf(path, sizeof(path),
                  "/sys/devices/system/cpu/cpu0/cache/index%d/size", index);
    long kilobytes = 0;
    if (FILE *file = std::fopen(path, "r")) {
      if (std::fscanf(file, "%ldK", &kilobytes) != 1)
        kilobytes = 0;
      std::fclose(file);
    }
    if (kilobytes > 0)
      return int64_t{1024} * kilobytes;
  }
  if (int64_t bytes = describedCacheBytes())
    return bytes;
  for (int name : {_SC_LEVEL3_CACHE_SIZE, _SC_LEVEL2_CACHE_SIZE}) {
    long bytes = sysconf(name);
    if (bytes > 0)
      return bytes;
  }
  return int64_t{16} << 20;
}

int64_t fsdp::rt::environmentInteger(const char *name, int64_t otherwise) {
  const char *text = std::getenv(name);
  if (!text || !*text)
    return otherwise;
  char *end = nullptr;
  errno = 0;
  long long value = std::strtoll(text, &end, 10);
  // More than any time in milliseconds or number of bytes: what is computed of
  // it does not overflow.
  constexpr long long most = 1000000000000;
  if (!errno && !*end)
    return std::max(-most, std::min(value, most));
  std::fprintf(stderr,
               "fsdp_rt: warning: %s: expected an integer, got '%s'; it is "
               "ignored\n",
               name, text);
  return otherwise;
}

int fsdp::rt::environmentCount(const char *name, int64_t otherwise) {
  return static_cast<int>(std::clamp<int64_t>(
      environmentInteger(name, otherwise), 0, std::numeric_limits<int>::max()));
}

uint64_t fsdp::rt::randomNumber() {
  std::random_device device;
  return static_cast<uint64_t>(device()) << 32 | device();
}

#if defined(__x86_64__)
FloatMode fsdp::rt::getFloatMode() { return _mm_getcsr(); }
void fsdp::rt::setFloatMode(FloatMode mode) {
  _mm_setcsr(static_cast<unsigned>(mode));
}
FloatMode fsdp::rt::withFlushedDenormals(FloatMode mode) {
  return mode | 0x8040; // flush to zero, denormals are zero
}
#elif defined(__aarch64__)
FloatMode fsdp::rt::getFloatMode() {
  uint64_t mode;
  asm volatile("mrs %0, fpcr" : "=r"(mode));
  return mode;
}
void fsdp::rt::setFloatMode(FloatMode mode) {
  asm volatile("msr fpcr, %0" : : "r"(mode));
}
FloatMode fsdp::rt::withFlushedDenormals(FloatMode mode) {
  return mode | (uint64_t{1} << 24);
}
#else
FloatMode fsdp::rt::getFloatMode() { return 0; }
void fsdp::rt::setFloatMode(FloatMode) {}
FloatMode fsdp::rt::withFlushedDenormals(FloatMode mode) { return mode; }
#endif

void *fsdp::rt::mapApart(size_t bytes, int flags, int file) {
  constexpr size_t colors = 256;
  static const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  static std::mutex lock;
  static size_t color = 0;
  std::lock_guard<std::mutex> guard(lock);
  // An odd step visits every color; this one keeps neighbors far apart.
  color = (color + 159) % colors;
  size_t span = colors * page;
  size_t wanted = bytes + 2 * span;
  // Where there is room. Should another thread take it meanwhile, the system
  // finds another place, of any color.
  void *room = mmap(nullptr, wanted, PROT_NONE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  char *place = nullptr;
  if (room != MAP_FAILED) {
    size_t skip = -reinterpret_cast<uintptr_t>(room) % span;
    place = static_cast<char *>(room) + skip + color * page;
    munmap(room, wanted);
  }
  void *memory =
      mmap(place, bytes, PROT_READ | PROT_WRITE, flags, file, /*offset=*/0);
  return memory == MAP_FAILED ? nullptr : memory;
}

void *fsdp::rt::mapMemory(size_t bytes) {
  if (bytes == 0)
    return nullptr;
  void *memory = mapApart(bytes, MAP_PRIVATE | MAP_ANONYMOUS, -1);
  if (!memory)
    return nullptr;
  // A huge page must not make a small arena larger than it is.
  if (bytes >= (size_t{4} << 20))
    madvise(memory, bytes, MADV_HUGEPAGE);
  auto *bytesOf = static_cast<volatile unsigned char *>(memory);
  for (size_t position = 0; position < bytes; position += 4096)
    bytesOf[position] = 0;
  return memory;
}

void fsdp::rt::unmapMemory(void *memory, size_t bytes) {
  if (memory)
    munmap(memory, bytes);
}
