//===- Interpose.cpp - watching the C library's memory functions ----------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These functions of the C library are replaced in this program, so that a run
// can say that its steps allocate nothing, and who mapped which memory.
//
//===----------------------------------------------------------------------===//

#include "Interpose.h"
#include "report/Memory.h"

#include <cerrno>
#include <mutex>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define FSDP_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define FSDP_SANITIZED 1
#endif
#endif

static thread_local int64_t allocations = 0;

static int64_t countAllocations() { return allocations; }

// A table of fixed size, since it is used inside of anything. Mappings beyond
// it are not recorded.
static std::mutex mappingLock;
static fsdp::run::Mapping mappings[4096];

static std::vector<fsdp::run::Mapping> listMappings() {
  std::vector<fsdp::run::Mapping> found;
  // Room first: nothing is allocated under the lock.
  found.reserve(sizeof(mappings) / sizeof(mappings[0]));
  std::lock_guard<std::mutex> guard(mappingLock);
  for (const fsdp::run::Mapping &mapping : mappings)
    if (mapping.bytes)
      found.push_back(mapping);
  return found;
}

void fsdp::run::watchMemory() {
  setMemoryWatch({countAllocations, listMappings});
}

#if defined(__GLIBC__) && defined(__LP64__) && !defined(FSDP_SANITIZED)
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
}
#endif
