//===- MemoryWatch.cpp - counts allocations of a program ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A library for LD_PRELOAD, of tests only: stands before the C library's
// functions, counts what a thread allocates and notes what is mapped. The
// training library looks for the two functions at the end (report/Memory.cpp).
// What it allocates is the C library's, so that free() need not be replaced.
//
//===----------------------------------------------------------------------===//

#include "report/Memory.h"

#include <algorithm>
#include <cerrno>
#include <mutex>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static thread_local int64_t allocations
    __attribute__((tls_model("initial-exec"))) = 0;

static std::mutex mappingLock;
static fsdp::run::Mapping mappings[4096];

extern "C" {
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  ++allocations;
  return __libc_malloc(size);
}
void *calloc(size_t count, size_t size) {
  ++allocations;
  return __libc_calloc(count, size);
}
void *realloc(void *memory, size_t size) {
  ++allocations;
  return __libc_realloc(memory, size);
}
void *aligned_alloc(size_t alignment, size_t size) {
  ++allocations;
  return __libc_memalign(alignment, size);
}
int posix_memalign(void **memory, size_t alignment, size_t size) {
  ++allocations;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

static void *mapAndRecord(void *address, size_t size, int protection, int flags,
                          int file, off_t offset, void *caller) noexcept {
  long result =
      syscall(SYS_mmap, address, size, protection, flags, file, offset);
  if (result == -1)
    return MAP_FAILED;
  auto *memory = reinterpret_cast<void *>(result);
  if (!(flags & MAP_ANONYMOUS))
    return memory;
  std::lock_guard<std::mutex> guard(mappingLock);
  for (fsdp::run::Mapping &mapping : mappings)
    if (!mapping.bytes) {
      mapping = {memory, size, caller};
      break;
    }
  return memory;
}

void *mmap(void *address, size_t size, int protection, int flags, int file,
           off_t offset) noexcept {
  return mapAndRecord(address, size, protection, flags, file, offset,
                      __builtin_return_address(0));
}
void *mmap64(void *address, size_t size, int protection, int flags, int file,
             off_t offset) noexcept {
  return mapAndRecord(address, size, protection, flags, file, offset,
                      __builtin_return_address(0));
}
int munmap(void *address, size_t size) noexcept {
  {
    std::lock_guard<std::mutex> guard(mappingLock);
    for (fsdp::run::Mapping &mapping : mappings)
      if (mapping.bytes && mapping.address == address)
        mapping.bytes = 0;
  }
  return static_cast<int>(syscall(SYS_munmap, address, size));
}

int64_t fsdp_watch_allocations() { return allocations; }

int64_t fsdp_watch_mappings(fsdp::run::Mapping *to, int64_t most) {
  std::lock_guard<std::mutex> guard(mappingLock);
  int64_t count = 0;
  for (const fsdp::run::Mapping &mapping : mappings)
    if (mapping.bytes && count < most)
      to[count++] = mapping;
  return count;
}
}
