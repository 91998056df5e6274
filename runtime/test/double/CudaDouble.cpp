//===- CudaDouble.cpp - streams, events and memory on the host ------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Double.h"
#include "Stream.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <sstream>
#include <sys/mman.h>
#include <thread>

using namespace fsdp::cuda_double;

//===----------------------------------------------------------------------===//
// Settings
//===----------------------------------------------------------------------===//

static std::mutex settingsLock;
static Settings current;
static std::map<std::string, int64_t> calls;
static std::atomic<int> sticky{0};
static thread_local int device = 0;
std::atomic<int64_t> fsdp::cuda_double::live{0};

static void readSettings() {
  std::lock_guard<std::mutex> guard(settingsLock);
  current = Settings();
  calls.clear();
  sticky.store(0);
  const char *text = std::getenv("FSDP_DOUBLE");
  std::istringstream items(text ? text : "");
  for (std::string item; std::getline(items, item, ';');) {
    int number = 0, code = 0;
    char name[64] = {};
    auto is = [&](const char *format, int expected, auto *...to) {
      return std::sscanf(item.c_str(), format, to...) == expected;
    };
    if (is("devices=%d", 1, &current.devices) ||
        is("version=%d", 1, &current.version) ||
        is("polls=%d", 1, &current.polls) ||
        is("jitter=%d", 1, &current.jitter) ||
        is("slow=%d", 1, &current.slow) || is("order=%d", 1, &current.order) ||
        is("races=%d", 1, &current.races) ||
        is("hang=%d:%d", 2, &current.hangRank, &current.hangAt))
      continue;
    if (is("fail=%63[^:]:%d:%d", 3, name, &number, &code)) {
      current.failName = name;
      current.failAt = number;
      current.failCode = code;
    } else if (!is("broken=%d:%d:%d", 3, &current.hangRank, &current.hangAt,
                   &current.brokenCode)) {
      misuse(("FSDP_DOUBLE: " + item).c_str());
    }
  }
}

Settings fsdp::cuda_double::settings() {
  std::lock_guard<std::mutex> guard(settingsLock);
  return current;
}

int fsdp::cuda_double::enter(const char *name) {
  std::lock_guard<std::mutex> guard(settingsLock);
  int64_t count = ++calls[name];
  return current.failName == name && current.failAt == count ? current.failCode
                                                             : 0;
}

int64_t fsdp_double_live() { return live.load(); }

int64_t fsdp_double_calls(const char *name) {
  std::lock_guard<std::mutex> guard(settingsLock);
  return calls[name];
}

void fsdp::cuda_double::misuse(const char *what) {
  std::fprintf(stderr, "double of CUDA and NCCL: misuse: %s\n", what);
  std::abort();
}

void fsdp::cuda_double::jitter() {
  int most = settings().jitter;
  if (most <= 0)
    return;
  static std::atomic<unsigned> seed{1};
  std::minstd_rand random(seed.fetch_add(1));
  random.discard(3);
  std::this_thread::sleep_for(
      std::chrono::microseconds(random() % (static_cast<unsigned>(most) + 1)));
}

int fsdp::cuda_double::currentDevice() { return device; }

/// The code that a call returns for an injected failure or a broken device.
static int begin(const char *name) {
  int code = enter(name);
  return code ? code : sticky.load();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

namespace {

/// Addresses of devices, and behind each the memory that holds its bytes.
struct Memory {
  static constexpr size_t size = size_t{16} << 30;
  static constexpr size_t page = 4096;

  struct Block {
    size_t bytes;
    bool forWindows;
  };

  std::mutex lock;
  char *addresses, *bytes;
  std::map<size_t, Block> blocks;
  std::map<const char *, size_t> pinned;

  Memory() : addresses(map(PROT_NONE)), bytes(map(PROT_READ | PROT_WRITE)) {}

  static char *map(int protection) {
    void *memory = mmap(nullptr, size, protection,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
      misuse("no address space");
    return static_cast<char *>(memory);
  }

  static size_t rounded(size_t bytes) {
    return (bytes + page - 1) / page * page;
  }

  void *take(size_t count, bool forWindows) {
    std::lock_guard<std::mutex> guard(lock);
    size_t at = 0;
    for (const auto &[offset, block] : blocks) {
      if (at + rounded(count) <= offset)
        break;
      // A page that belongs to nobody lies between blocks.
      at = offset + rounded(block.bytes) + page;
    }
    if (count > size || at + rounded(count) > size)
      return nullptr;
    blocks[at] = {count, forWindows};
    std::memset(bytes + at, 0xA5, count);
    ++live;
    return addresses + at;
  }

  bool give(void *memory) {
    std::lock_guard<std::mutex> guard(lock);
    auto found = blocks.find(
        static_cast<size_t>(static_cast<char *>(memory) - addresses));
    if (found == blocks.end())
      return false;
    forgetAccesses(bytes + found->first, found->second.bytes);
    madvise(bytes + found->first, rounded(found->second.bytes), MADV_DONTNEED);
    blocks.erase(found);
    --live;
    return true;
  }

  /// The block that holds the bytes, or end.
  std::map<size_t, Block>::iterator find(const char *memory, size_t count) {
    if (memory < addresses || memory >= addresses + size)
      return blocks.end();
    auto offset = static_cast<size_t>(memory - addresses);
    auto next = blocks.upper_bound(offset);
    if (next == blocks.begin())
      return blocks.end();
    --next;
    bool inside = offset + count <= next->first + next->second.bytes;
    return inside ? next : blocks.end();
  }
};

} // namespace

static Memory &memory() {
  static Memory *made = new Memory;
  return *made;
}

char *fsdp::cuda_double::reach(const void *address, size_t bytes) {
  const auto *wanted = static_cast<const char *>(address);
  Memory &all = memory();
  std::lock_guard<std::mutex> guard(all.lock);
  if (all.find(wanted, bytes) != all.blocks.end())
    return all.bytes + (wanted - all.addresses);
  auto next = all.pinned.upper_bound(wanted);
  if (next == all.pinned.begin())
    return nullptr;
  --next;
  bool inside = wanted + bytes <= next->first + next->second;
  return inside ? const_cast<char *>(wanted) : nullptr;
}

void *fsdp::cuda_double::takeMemory(size_t bytes, bool forWindows) {
  return memory().take(bytes, forWindows);
}

bool fsdp::cuda_double::giveMemory(void *address) {
  return memory().give(address);
}

const void *fsdp::cuda_double::windowMemory(const void *address, size_t bytes,
                                            size_t &offset) {
  Memory &all = memory();
  std::lock_guard<std::mutex> guard(all.lock);
  const auto *wanted = static_cast<const char *>(address);
  auto found = all.find(wanted, bytes);
  if (found == all.blocks.end() || !found->second.forWindows)
    return nullptr;
  offset = static_cast<size_t>(wanted - all.addresses) - found->first;
  return all.addresses + found->first;
}

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

void fsdp::cuda_double::enqueue(cudaStream_t stream,
                                std::function<void()> work) {
  std::lock_guard<std::mutex> guard(stream->lock);
  stream->work.push_back(std::move(work));
  stream->changed.notify_all();
}

void fsdp::cuda_double::enqueue(cudaStream_t stream, const std::string &what,
                                const std::vector<Access> &accesses,
                                std::function<void()> work) {
  if (captureWork(
          stream, what, accesses, [=] { return work; },
          /*meetsOthers=*/false))
    return;
  noteWork(stream->clock, what, accesses);
  enqueue(stream, std::move(work));
}

void fsdp::cuda_double::enqueueEach(
    cudaStream_t stream, const std::string &what,
    const std::vector<Access> &accesses,
    const std::function<std::function<void()>()> &make) {
  if (captureWork(stream, what, accesses, make, /*meetsOthers=*/true))
    return;
  noteWork(stream->clock, what, accesses);
  enqueue(stream, make());
}

int fsdp::cuda_double::deviceOf(cudaStream_t stream) { return stream->device; }

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

/// What copies do: `height` rows, of which those between are left alone.
static cudaError_t copyRows(void *dst, size_t dstPitch, const void *src,
                            size_t srcPitch, size_t width, size_t height,
                            cudaStream_t stream) {
  size_t dstBytes = (height - 1) * dstPitch + width;
  size_t srcBytes = (height - 1) * srcPitch + width;
  char *to = reach(dst, dstBytes), *from = reach(src, srcBytes);
  // Memory of the program is copied while the caller waits, who may use it for
  // something else afterwards.
  bool waits = !to || !from;
  if (waits && isCapturing(stream))
    return invalidateCapture(stream);
  std::vector<Access> accesses;
  if (from)
    accesses.push_back({from, srcBytes, false});
  if (to)
    accesses.push_back({to, dstBytes, true});
  to = to ? to : static_cast<char *>(dst);
  from = from ? from : static_cast<char *>(const_cast<void *>(src));
  auto done = std::make_shared<std::atomic<bool>>(false);
  enqueue(stream, "a copy", accesses, [=] {
    for (size_t row = 0; row < height; ++row)
      std::memcpy(to + row * dstPitch, from + row * srcPitch, width);
    done->store(true);
  });
  if (!waits)
    return 0;
  while (!done->load())
    std::this_thread::sleep_for(std::chrono::microseconds(20));
  noteSeen(noteRecord(stream->clock));
  return 0;
}

extern "C" {

cudaError_t cudaGetDeviceCount(int *count) {
  readSettings();
  FSDP_ENTER(begin, cudaGetDeviceCount);
  *count = settings().devices;
  return *count > 0 ? 0 : noDevice;
}

cudaError_t cudaSetDevice(int number) {
  FSDP_ENTER(begin, cudaSetDevice);
  if (number < 0 || number >= settings().devices)
    return invalidDevice;
  device = number;
  return 0;
}

const char *cudaGetErrorString(cudaError_t error) {
  switch (error) {
  case outOfMemory:
    return "out of memory";
  case noDevice:
    return "no CUDA-capable device is detected";
  case illegalAddress:
    return "an illegal memory access was encountered";
  default:
    return "an error of the double";
  }
}

cudaError_t cudaMalloc(void **result, size_t bytes) {
  FSDP_ENTER(begin, cudaMalloc);
  FSDP_UNLESS_CAPTURING();
  *result = takeMemory(bytes, /*forWindows=*/false);
  return *result ? 0 : outOfMemory;
}

cudaError_t cudaFree(void *address) {
  enter("cudaFree");
  FSDP_UNLESS_CAPTURING();
  return giveMemory(address) ? 0 : invalidValue;
}

cudaError_t cudaHostAlloc(void **result, size_t bytes, unsigned) {
  FSDP_ENTER(begin, cudaHostAlloc);
  FSDP_UNLESS_CAPTURING();
  *result = std::aligned_alloc(4096, Memory::rounded(bytes));
  if (!*result)
    return outOfMemory;
  std::memset(*result, 0xA5, bytes);
  std::lock_guard<std::mutex> guard(memory().lock);
  memory().pinned[static_cast<char *>(*result)] = bytes;
  ++live;
  return 0;
}

cudaError_t cudaFreeHost(void *address) {
  enter("cudaFreeHost");
  FSDP_UNLESS_CAPTURING();
  std::lock_guard<std::mutex> guard(memory().lock);
  auto found = memory().pinned.find(static_cast<char *>(address));
  if (found == memory().pinned.end())
    return invalidValue;
  forgetAccesses(address, found->second);
  memory().pinned.erase(found);
  std::free(address);
  --live;
  return 0;
}

cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t bytes,
                            cudaMemcpyKind, cudaStream_t stream) {
  FSDP_ENTER(begin, cudaMemcpyAsync);
  return copyRows(dst, bytes, src, bytes, bytes, 1, stream);
}

cudaError_t cudaMemcpy2DAsync(void *dst, size_t dstPitch, const void *src,
                              size_t srcPitch, size_t width, size_t height,
                              cudaMemcpyKind, cudaStream_t stream) {
  FSDP_ENTER(begin, cudaMemcpy2DAsync);
  if (dstPitch < width || srcPitch < width)
    return 1; // cudaErrorInvalidValue
  return width == 0 || height == 0
             ? 0
             : copyRows(dst, dstPitch, src, srcPitch, width, height, stream);
}

cudaError_t cudaMemsetAsync(void *address, int value, size_t bytes,
                            cudaStream_t stream) {
  FSDP_ENTER(begin, cudaMemsetAsync);
  char *to = reach(address, bytes);
  if (!to)
    return invalidValue;
  enqueue(stream, "a fill", {{to, bytes, true}},
          [=] { std::memset(to, value, bytes); });
  return 0;
}

cudaError_t cudaDeviceGetStreamPriorityRange(int *least, int *greatest) {
  FSDP_ENTER(begin, cudaDeviceGetStreamPriorityRange);
  *least = 0;
  *greatest = -5;
  return 0;
}

cudaError_t cudaStreamCreateWithPriority(cudaStream_t *stream, unsigned, int) {
  FSDP_ENTER(begin, cudaStreamCreateWithPriority);
  *stream = new Stream;
  ++live;
  return 0;
}

cudaError_t cudaStreamDestroy(cudaStream_t stream) {
  enter("cudaStreamDestroy");
  if (isCapturing(stream))
    misuse("the end of a stream that is being captured");
  {
    std::lock_guard<std::mutex> guard(stream->lock);
    stream->ending = true;
    stream->changed.notify_all();
  }
  stream->thread.join();
  delete stream;
  --live;
  return 0;
}

cudaError_t cudaStreamQuery(cudaStream_t stream) {
  FSDP_ENTER(begin, cudaStreamQuery);
  FSDP_UNLESS_CAPTURING();
  if (isCapturing(stream))
    return invalidateCapture(stream);
  std::lock_guard<std::mutex> guard(stream->lock);
  if (stream->running || !stream->work.empty())
    return cudaErrorNotReady;
  noteSeen(noteRecord(stream->clock));
  return 0;
}

cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event,
                                unsigned) {
  FSDP_ENTER(begin, cudaStreamWaitEvent);
  bool captured = false;
  if (int code = captureWait(stream, event, captured); code || captured)
    return code;
  std::shared_ptr<Event::State> state = event->state;
  uint64_t ticket;
  {
    std::lock_guard<std::mutex> guard(state->lock);
    ticket = state->asked;
    noteWait(stream->clock, state->clock);
  }
  enqueue(stream, [=] {
    std::unique_lock<std::mutex> guard(state->lock);
    state->changed.wait(guard, [&] { return state->happened >= ticket; });
  });
  return 0;
}

cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned) {
  FSDP_ENTER(begin, cudaEventCreateWithFlags);
  return create(event, new Event);
}

cudaError_t cudaEventDestroy(cudaEvent_t event) {
  return destroy("cudaEventDestroy", event);
}

cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
  FSDP_ENTER(begin, cudaEventRecord);
  if (event->device != stream->device || stream->device != device)
    return invalidHandle;
  if (captureRecord(stream, event))
    return 0;
  std::shared_ptr<Event::State> state = event->state;
  uint64_t ticket;
  {
    std::lock_guard<std::mutex> guard(state->lock);
    ticket = ++state->asked;
    state->clock = noteRecord(stream->clock);
  }
  enqueue(stream, [=] {
    std::lock_guard<std::mutex> guard(state->lock);
    state->happened = ticket;
    state->changed.notify_all();
  });
  return 0;
}

cudaError_t cudaEventQuery(cudaEvent_t event) {
  FSDP_ENTER(begin, cudaEventQuery);
  FSDP_UNLESS_CAPTURING();
  if (int code = captureQuery(event))
    return code;
  std::lock_guard<std::mutex> guard(event->state->lock);
  if (event->state->happened < event->state->asked)
    return cudaErrorNotReady;
  noteSeen(event->state->clock);
  return 0;
}

} // extern "C"

// The runtime looks these up with the types of Api.h.
#define CHECK(name, result, parameters)                                        \
  static_assert(std::is_same_v<decltype(&::name), decltype(Api::name)>);
FSDP_CUDA_FUNCTIONS(CHECK)
