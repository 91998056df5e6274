//===- OtherMalloc.cpp - an allocator that is not the C library's ---------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A library for LD_PRELOAD that stands for jemalloc and its like: it ends the
// process if it is given memory that another allocator made.
//
//===----------------------------------------------------------------------===//

#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>

namespace {
/// Before each piece of memory.
struct alignas(16) Header {
  uint64_t mark, size;
};
} // namespace

static constexpr uint64_t kMark = 0x6f74686572616c6c;
static constexpr size_t kRoom = size_t{1} << 34;

static char *room() {
  static char *memory = static_cast<char *>(
      mmap(nullptr, kRoom, PROT_READ | PROT_WRITE,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
  return memory;
}

/// Nothing is used twice.
static void *take(size_t alignment, size_t size) {
  static std::atomic<size_t> used{0};
  if (alignment < sizeof(Header))
    alignment = sizeof(Header);
  size_t wanted = sizeof(Header) + alignment + size;
  size_t begin = used.fetch_add((wanted + 63) / 64 * 64);
  if (begin + wanted > kRoom)
    return nullptr;
  auto at = reinterpret_cast<uintptr_t>(room()) + begin + sizeof(Header);
  at = (at + alignment - 1) / alignment * alignment;
  auto *header = reinterpret_cast<Header *>(at) - 1;
  *header = {kMark, size};
  return reinterpret_cast<void *>(at);
}

static Header &headerOf(void *memory) {
  auto at = reinterpret_cast<uintptr_t>(memory);
  auto begin = reinterpret_cast<uintptr_t>(room());
  auto *header = static_cast<Header *>(memory) - 1;
  if (at < begin || at >= begin + kRoom || header->mark != kMark)
    std::abort();
  return *header;
}

extern "C" {
void *malloc(size_t size) { return take(16, size); }
void free(void *memory) {
  if (memory)
    headerOf(memory);
}
void *calloc(size_t count, size_t size) { return take(16, count * size); }
void *realloc(void *memory, size_t size) {
  void *larger = take(16, size);
  if (memory && larger) {
    size_t old = headerOf(memory).size;
    std::memcpy(larger, memory, old < size ? old : size);
  }
  return larger;
}
void *memalign(size_t alignment, size_t size) { return take(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) {
  return take(alignment, size);
}
int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = take(alignment, size);
  return *memory ? 0 : ENOMEM;
}
size_t malloc_usable_size(void *memory) {
  return memory ? headerOf(memory).size : 0;
}
}
