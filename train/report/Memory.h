//===- Memory.h - what resident memory is for ------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_REPORT_MEMORY_H
#define FSDP_TRAIN_REPORT_MEMORY_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fsdp::run {

/// Memory that a library mapped, and where in its code it asked.
struct Mapping {
  void *address = nullptr;
  size_t bytes = 0;
  void *caller = nullptr;
};

/// Resident memory of this process, in bytes, by what it is for.
struct MemoryUse {
  /// Everything.
  int64_t resident = 0;
  /// Code, constants and variables of the program and of libraries.
  int64_t libraries = 0;
  int64_t dataFiles = 0;
  /// Stacks of the main thread and of those that called noteThreadStack.
  int64_t stacks = 0;
  /// What the C library's allocator has.
  int64_t heap = 0;
  /// What the matrix library mapped for itself.
  int64_t matrixLibrary = 0;
};

/// Memory that is in use now. Other threads should be idle. Where mappings are
/// not recorded everything without a name counts as heap.
MemoryUse measureMemory();

/// Resident memory of this process in bytes; cheap and inexact.
int64_t residentBytes();

/// Makes the stack of the calling thread known to measureMemory.
void noteThreadStack();

/// Whether the process was started with the library of the tests that counts
/// allocations and records mappings (LD_PRELOAD).
bool isMemoryWatched();

/// What that library knows: allocations that the calling thread has made so
/// far, and anonymous memory that is mapped. 0 and none without it.
int64_t threadAllocations();
std::vector<Mapping> recordedMappings();

} // namespace fsdp::run

#endif // FSDP_TRAIN_REPORT_MEMORY_H
