//===- KernelTrace.cpp - What ran on a GPU, and when ----------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A library that CUDA's driver loads into any program (CUDA_INJECTION64_PATH):
// writes each kernel, copy and fill that ran to the file FSDP_KERNEL_TRACE when
// the program ends, one per line:
//   begin and end in ns, stream, registers, shared bytes, local bytes a thread,
//   blocks, threads a block, bytes, name
// separated by tabs, in the order in which CUPTI reports them.
//
//===----------------------------------------------------------------------===//

#include <cupti.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <mutex>

namespace {

constexpr size_t kBufferBytes = size_t(8) << 20;

std::FILE *output;
std::mutex outputLock;

void CUPTIAPI giveBuffer(uint8_t **buffer, size_t *size, size_t *records) {
  *buffer = static_cast<uint8_t *>(std::aligned_alloc(8, kBufferBytes));
  *size = *buffer ? kBufferBytes : 0;
  *records = 0;
}

void writeKernel(const CUpti_ActivityKernel10 &kernel) {
  std::fprintf(output, "%llu\t%llu\t%u\t%u\t%d\t%u\t%lld\t%lld\t0\t%s\n",
               (unsigned long long)kernel.start, (unsigned long long)kernel.end,
               kernel.streamId, kernel.registersPerThread,
               kernel.staticSharedMemory + kernel.dynamicSharedMemory,
               kernel.localMemoryPerThread,
               (long long)kernel.gridX * kernel.gridY * kernel.gridZ,
               (long long)kernel.blockX * kernel.blockY * kernel.blockZ,
               kernel.name);
}

/// A copy or a fill, which have neither threads nor registers.
template <typename Record>
void writeMove(const Record &move, const char *name) {
  std::fprintf(output, "%llu\t%llu\t%u\t0\t0\t0\t0\t0\t%llu\t%s\n",
               (unsigned long long)move.start, (unsigned long long)move.end,
               move.streamId, (unsigned long long)move.bytes, name);
}

void write(const CUpti_Activity &record) {
  switch (record.kind) {
  case CUPTI_ACTIVITY_KIND_KERNEL:
  case CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL:
    return writeKernel(
        reinterpret_cast<const CUpti_ActivityKernel10 &>(record));
  case CUPTI_ACTIVITY_KIND_MEMCPY:
    return writeMove(reinterpret_cast<const CUpti_ActivityMemcpy6 &>(record),
                     "copy");
  case CUPTI_ACTIVITY_KIND_MEMSET:
    return writeMove(reinterpret_cast<const CUpti_ActivityMemset4 &>(record),
                     "fill");
  default:
    return;
  }
}

void CUPTIAPI takeBuffer(CUcontext, uint32_t, uint8_t *buffer, size_t,
                         size_t valid) {
  std::lock_guard<std::mutex> guard(outputLock);
  CUpti_Activity *record = nullptr;
  while (output &&
         cuptiActivityGetNextRecord(buffer, valid, &record) == CUPTI_SUCCESS)
    write(*record);
  std::free(buffer);
}

void finish() {
  cuptiActivityFlushAll(CUPTI_ACTIVITY_FLAG_FLUSH_FORCED);
  std::lock_guard<std::mutex> guard(outputLock);
  std::fclose(output);
  output = nullptr;
}

} // namespace

/// What the driver calls when it has loaded the library; 1 is success.
extern "C" int InitializeInjection() {
  const char *path = std::getenv("FSDP_KERNEL_TRACE");
  if (!path || !(output = std::fopen(path, "w")))
    return 1;
  std::atexit(finish);
  if (cuptiActivityRegisterCallbacks(giveBuffer, takeBuffer) != CUPTI_SUCCESS)
    std::fputs("kernel-trace: CUPTI takes no callbacks\n", stderr);
  for (CUpti_ActivityKind kind :
       {CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL, CUPTI_ACTIVITY_KIND_MEMCPY,
        CUPTI_ACTIVITY_KIND_MEMSET})
    if (cuptiActivityEnable(kind) != CUPTI_SUCCESS)
      std::fprintf(stderr, "kernel-trace: CUPTI does not record kind %d\n",
                   int(kind));
  return 1;
}
