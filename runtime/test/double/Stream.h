//===- Stream.h - streams, events and what is captured ---------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stream that is captured executes nothing: its work becomes nodes of a graph
// (Graph.cpp). Work follows what its stream, and the events that the stream
// waited for, had before it; nothing else orders nodes.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_TEST_DOUBLE_STREAM_H
#define FSDP_RUNTIME_TEST_DOUBLE_STREAM_H

#include "Double.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

namespace fsdp::cuda_double {

struct Capture;

/// Where a stream or an event stands in a capture: behind these nodes.
struct Place {
  std::shared_ptr<Capture> capture;
  std::vector<size_t> after;
};

} // namespace fsdp::cuda_double

namespace fsdp::rt::cuda {

struct Stream {
  int device = cuda_double::currentDevice();
  std::mutex lock;
  std::condition_variable changed;
  std::deque<std::function<void()>> work;
  bool running = false, ending = false;
  cuda_double::StreamClock clock;
  /// Under the lock of captures.
  cuda_double::Place place;
  std::thread thread{[this] { run(); }};

  void run() {
    std::unique_lock<std::mutex> guard(lock);
    while (true) {
      changed.wait(guard, [&] { return ending || !work.empty(); });
      if (work.empty())
        return;
      std::function<void()> next = std::move(work.front());
      work.pop_front();
      running = true;
      guard.unlock();
      cuda_double::jitter();
      next();
      next = nullptr;
      guard.lock();
      running = false;
      changed.notify_all();
    }
  }
};

struct Event {
  struct State {
    std::mutex lock;
    std::condition_variable changed;
    uint64_t asked = 0, happened = 0;
    cuda_double::Clock clock;
  };
  int device = cuda_double::currentDevice();
  std::shared_ptr<State> state = std::make_shared<State>();
  /// Where it was recorded last, if that was in a capture.
  cuda_double::Place place;
};

} // namespace fsdp::rt::cuda

namespace fsdp::cuda_double {

/// Makes work a node if the stream is being captured; whether it is. Each
/// launch of the graph executes what `make` returns. Nodes that meet those of
/// other devices run beside all others.
bool captureWork(cudaStream_t stream, const std::string &what,
                 const std::vector<Access> &accesses,
                 const std::function<std::function<void()>()> &make,
                 bool meetsOthers);

/// The same for waiting and recording. `captured` tells whether that was all.
int captureWait(cudaStream_t stream, cudaEvent_t event, bool &captured);
bool captureRecord(cudaStream_t stream, cudaEvent_t event);

/// The error, if any, of asking for an event.
int captureQuery(cudaEvent_t event);

} // namespace fsdp::cuda_double

#endif // FSDP_RUNTIME_TEST_DOUBLE_STREAM_H
