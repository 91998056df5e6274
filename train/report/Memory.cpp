//===- Memory.cpp - what resident memory is for ---------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kernel tells how much of each mapping is resident, and its name. Memory
// without a name is told apart by its address: stacks and variables of
// libraries are known, mappings of libraries are recorded when they are made,
// and what is left was mapped inside of the C library, by its allocator.
//
//===----------------------------------------------------------------------===//

#include "report/Memory.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <link.h>
#include <mutex>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace fsdp::run;

namespace {
struct Range {
  uintptr_t begin, end;
};
} // namespace

namespace {
struct MemoryWatch {
  int64_t (*allocations)() = nullptr;
  int64_t (*mappings)(Mapping *, int64_t) = nullptr;

  MemoryWatch() {
    allocations = reinterpret_cast<int64_t (*)()>(
        dlsym(RTLD_DEFAULT, "fsdp_watch_allocations"));
    mappings = reinterpret_cast<int64_t (*)(Mapping *, int64_t)>(
        dlsym(RTLD_DEFAULT, "fsdp_watch_mappings"));
  }
};
} // namespace

static const MemoryWatch &memoryWatch() {
  static const MemoryWatch watch;
  return watch;
}

bool fsdp::run::isMemoryWatched() { return memoryWatch().allocations; }

int64_t fsdp::run::threadAllocations() {
  return memoryWatch().allocations ? memoryWatch().allocations() : 0;
}

std::vector<Mapping> fsdp::run::recordedMappings() {
  if (!memoryWatch().mappings)
    return {};
  std::vector<Mapping> found(4096);
  found.resize(static_cast<size_t>(memoryWatch().mappings(
      found.data(), static_cast<int64_t>(found.size()))));
  return found;
}

static std::mutex stackLock;
static std::vector<Range> stacks;

void fsdp::run::noteThreadStack() {
  pthread_attr_t attributes;
  void *address = nullptr;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0)
    return;
  pthread_attr_getstack(&attributes, &address, &size);
  pthread_attr_destroy(&attributes);
  auto begin = reinterpret_cast<uintptr_t>(address);
  std::lock_guard<std::mutex> guard(stackLock);
  stacks.push_back({begin, begin + size});
}

static uintptr_t pageBytes() {
  return static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
}

int64_t fsdp::run::residentBytes() {
  long long total = 0, resident = 0;
  if (std::FILE *file = std::fopen("/proc/self/statm", "r")) {
    if (std::fscanf(file, "%lld %lld", &total, &resident) != 2)
      resident = 0;
    std::fclose(file);
  }
  return resident * static_cast<int64_t>(pageBytes());
}

/// Resident bytes of anonymous memory; whole pages.
static int64_t residentIn(Range range) {
  uintptr_t page = pageBytes();
  int64_t pages = 0;
  unsigned char present[256];
  for (uintptr_t at = range.begin / page * page; at < range.end;) {
    uintptr_t count = std::min<uintptr_t>(sizeof(present),
                                          (range.end - at + page - 1) / page);
    // Fails for a stack whose thread has ended.
    if (mincore(reinterpret_cast<void *>(at), count * page, present) == 0)
      for (uintptr_t index = 0; index < count; ++index)
        pages += present[index] & 1;
    at += count * page;
  }
  return pages * static_cast<int64_t>(page);
}

/// Variables that a library's file does not hold lie behind those that it does.
static int addVariables(dl_phdr_info *info, size_t, void *result) {
  auto &total = *static_cast<int64_t *>(result);
  uintptr_t page = pageBytes();
  for (int index = 0; index < info->dlpi_phnum; ++index) {
    const ElfW(Phdr) &header = info->dlpi_phdr[index];
    uintptr_t begin = info->dlpi_addr + header.p_vaddr;
    uintptr_t fileEnd = (begin + header.p_filesz + page - 1) / page * page;
    uintptr_t end = (begin + header.p_memsz + page - 1) / page * page;
    if (header.p_type == PT_LOAD && fileEnd < end)
      total += residentIn({fileEnd, end});
  }
  return 0;
}

/// Sorts the resident bytes of one mapping by its name; those without one are
/// put into the heap for now.
static void addNamed(const char *name, int64_t bytes, MemoryUse &use) {
  use.resident += bytes;
  if (std::strcmp(name, "[stack]") == 0)
    use.stacks += bytes;
  else if (name[0] != '/')
    use.heap += bytes;
  else if (std::strstr(name, ".safetensors"))
    use.dataFiles += bytes;
  else
    use.libraries += bytes;
}

static void readMappings(MemoryUse &use) {
  std::FILE *file = std::fopen("/proc/self/smaps", "r");
  if (!file)
    return;
  char line[4096], name[4096] = "";
  unsigned long long begin, end;
  long long kilobytes;
  while (std::fgets(line, sizeof(line), file)) {
    int place = 0;
    if (std::sscanf(line, "%llx-%llx %*s %*s %*s %*s %n", &begin, &end,
                    &place) == 2) {
      std::snprintf(name, sizeof(name), "%s", line + place);
      name[std::strcspn(name, "\n")] = 0;
    } else if (std::sscanf(line, "Rss: %lld kB", &kilobytes) == 1) {
      addNamed(name, kilobytes * 1024, use);
    }
  }
  std::fclose(file);
}

MemoryUse fsdp::run::measureMemory() {
  MemoryUse use;
  readMappings(use);
  int64_t variables = 0, threadStacks = 0, mapped = 0;
  dl_iterate_phdr(addVariables, &variables);
  {
    std::lock_guard<std::mutex> guard(stackLock);
    for (Range stack : stacks)
      threadStacks += residentIn(stack);
  }
  for (const Mapping &mapping : recordedMappings()) {
    auto begin = reinterpret_cast<uintptr_t>(mapping.address);
    int64_t bytes = residentIn({begin, begin + mapping.bytes});
    mapped += bytes;
    Dl_info info;
    if (dladdr(mapping.caller, &info) && info.dli_fname &&
        std::strstr(info.dli_fname, "blas"))
      use.matrixLibrary += bytes;
  }
  use.libraries += variables;
  use.stacks += threadStacks;
  use.heap -= variables + threadStacks + mapped;
  return use;
}
