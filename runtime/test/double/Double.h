//===- Double.h - CUDA and NCCL on host memory -----------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A shared library with the functions of CUDA and NCCL that the runtime calls,
// for tests on machines without a GPU. It is stricter than the real ones:
//
//   * Streams are queues with a thread each; nothing happens before its turn.
//   * Memory of devices has addresses that the processor can't read: a runtime
//     that touches it crashes. It comes filled with garbage.
//   * A communicator that two threads use at a time, that is used before its
//     last call came to its end or after its end, stops the program.
//   * Members that call different things, buffers that overlap in a way that
//     NCCL does not allow, windows that are used at different offsets: errors
//     or, as in NCCL, collectives that never end.
//
// Reductions add in ascending order of members, 16-bit floats in f32 with one
// rounding; ncclAvg multiplies each summand first, as NCCL does.
//
// Kernels are those of `fsdp-compile --target cuda:host`: the code that a
// device would get, compiled for the processor. Their threads are fibers, so
// barriers and shuffles are real ones; shared memory is NaN at first
// (HostImage.h). Matrix products add in order.
//
// Streams can be captured. A launch of a graph executes its nodes in any order
// that the captured dependences allow (Graph.cpp); what may not be called in a
// capture returns the error of CUDA, and the capture is lost. A communicator
// does not end before the graphs that it is in.
//
// FSDP_DOUBLE holds settings, separated by ';', read when devices are counted:
//
//   devices=8               number of devices
//   version=22809           of NCCL
//   polls=N                 how often a communicator says that it is not done
//                           after each call (2 after the first one, else 0)
//   jitter=US               each piece of work sleeps up to so long
//   slow=US                 collectives sleep before they write their results
//   order=N                 order of a kernel's threads between barriers: 0
//                           forward, 1 backward, else a seed
//   races=1                 work that touches the same memory in streams that
//                           nothing orders stops the program (Races.h)
//   fail=NAME:N:CODE        the Nth call of a function returns CODE
//   hang=RANK:N             the Nth launch of a rank on each communicator never
//                           ends
//   broken=RANK:N:CODE      the same, and its state becomes CODE
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_TEST_DOUBLE_DOUBLE_H
#define FSDP_RUNTIME_TEST_DOUBLE_DOUBLE_H

#include "Races.h"
#include "backends/cuda/Api.h"

#include <atomic>
#include <functional>
#include <string>

namespace fsdp::cuda_double {

using namespace fsdp::rt::cuda;

/// Errors of CUDA that the double returns.
enum {
  invalidValue = 1,
  outOfMemory = 2,
  noDevice = 100,
  invalidDevice = 101,
  invalidImage = 200,
  invalidHandle = 400,
  illegalState = 401,
  notFound = 500,
  illegalAddress = 700,
  captureUnsupported = 900,
  captureInvalidated = 901,
  captureMerge = 902,
  captureUnmatched = 903,
  captureUnjoined = 904,
  captureIsolation = 905,
  capturedEvent = 907,
  captureWrongThread = 908
};

/// What FSDP_DOUBLE says.
struct Settings {
  int devices = 8;
  int version = 22809;
  int polls = -1;
  int jitter = 0;
  int slow = 0;
  int order = 0;
  int races = 0;
  std::string failName;
  int failAt = 0, failCode = 0;
  int hangRank = -1, hangAt = 0;
  int brokenCode = 0;
};
Settings settings();

/// Counts a call; the code it has to return instead of working, or 0.
int enter(const char *name);

/// Counts this call of a function with `count`, enter() or one that asks for
/// more; returns the code, if any, that the function has to return.
#define FSDP_ENTER(count, name)                                                \
  do {                                                                         \
    if (int code = count(#name))                                               \
      return code;                                                             \
  } while (false)

/// The device of the calling thread.
int currentDevice();

/// The bytes behind an address that devices can reach, else null.
char *reach(const void *memory, size_t bytes);

/// Memory of the current device, null if there is none left.
void *takeMemory(size_t bytes, bool forWindows);
bool giveMemory(void *memory);

/// The allocation for windows that holds the bytes, and where they lie in it.
const void *windowMemory(const void *memory, size_t bytes, size_t &offset);

/// Appends work to a stream.
void enqueue(cudaStream_t stream, std::function<void()> work);
int deviceOf(cudaStream_t stream);

/// The same with the memory that the work touches.
void enqueue(cudaStream_t stream, const std::string &what,
             const std::vector<Access> &accesses, std::function<void()> work);

/// The same for work that meets that of other devices; each time that it runs,
/// `make` says what to do.
void enqueueEach(cudaStream_t stream, const std::string &what,
                 const std::vector<Access> &accesses,
                 const std::function<std::function<void()>()> &make);

/// Whether a stream is being captured. What can't be captured makes the capture
/// invalid; returns the error.
bool isCapturing(cudaStream_t stream);
int invalidateCapture(cudaStream_t stream);

/// The error, if any, of a call that a thread may not make while it captures,
/// which makes the capture invalid.
int forbiddenInCapture();
#define FSDP_UNLESS_CAPTURING()                                                \
  do {                                                                         \
    if (int code = forbiddenInCapture())                                       \
      return code;                                                             \
  } while (false)

/// Sleeps at random, if so set.
void jitter();

/// Ranks in several processes, where FSDP_DOUBLE_SHARED names an empty
/// directory: values by key.
bool hasProcesses();
void publish(const std::string &key, const std::string &bytes);
bool lookUp(const std::string &key, std::string &bytes);
void forget(const std::string &key);

/// The caller did something that is undefined in CUDA or NCCL.
[[noreturn]] void misuse(const char *what);

/// Objects that exist: streams, events, allocations, communicators.
extern std::atomic<int64_t> live;

/// What functions do that make or end such an object.
template <typename Object>
int create(Object **result, Object *object) {
  *result = object;
  ++live;
  return 0;
}
template <typename Object>
int destroy(const char *name, Object *object) {
  enter(name);
  delete object;
  --live;
  return 0;
}

} // namespace fsdp::cuda_double

extern "C" {
/// For tests: existing objects, and calls of a function since devices were
/// counted.
int64_t fsdp_double_live();
int64_t fsdp_double_calls(const char *name);
}

#endif // FSDP_RUNTIME_TEST_DOUBLE_DOUBLE_H
