//===- GraphDouble.cpp - captures of streams and graphs -------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A launch executes the nodes in a random order that their dependences allow,
// another one each time. Collectives run in threads of their own: members of
// two communicators may meet in either order.
//
//===----------------------------------------------------------------------===//

#include "Stream.h"

#include <algorithm>
#include <random>

using namespace fsdp::cuda_double;

namespace {

struct Node {
  std::string what;
  std::vector<Access> accesses;
  std::function<std::function<void()>()> make;
  bool meetsOthers;
  std::vector<size_t> after;
  /// Number of its stream among those of the capture.
  size_t lane;
};

using Nodes = std::vector<Node>;

} // namespace

namespace fsdp::cuda_double {

struct Capture {
  cudaStream_t origin;
  bool invalid = false, over = false;
  std::vector<cudaStream_t> streams;
  std::shared_ptr<Nodes> nodes = std::make_shared<Nodes>();
};

} // namespace fsdp::cuda_double

namespace fsdp::rt::cuda {

struct Graph {
  std::shared_ptr<Nodes> nodes;
};

struct GraphExec {
  std::shared_ptr<Nodes> nodes;
  /// For races: one of each captured stream.
  std::vector<cuda_double::StreamClock> clocks;
};

} // namespace fsdp::rt::cuda

/// Guards captures and the places of streams and events.
static std::mutex captureLock;
/// What this thread has begun and not ended.
static thread_local std::shared_ptr<Capture> own;

//===----------------------------------------------------------------------===//
// Capturing
//===----------------------------------------------------------------------===//

bool fsdp::cuda_double::isCapturing(cudaStream_t stream) {
  std::lock_guard<std::mutex> guard(captureLock);
  return stream->place.capture != nullptr;
}

int fsdp::cuda_double::invalidateCapture(cudaStream_t stream) {
  std::lock_guard<std::mutex> guard(captureLock);
  stream->place.capture->invalid = true;
  return captureUnsupported;
}

int fsdp::cuda_double::forbiddenInCapture() {
  std::lock_guard<std::mutex> guard(captureLock);
  if (!own)
    return 0;
  own->invalid = true;
  return captureUnsupported;
}

bool fsdp::cuda_double::captureWork(
    cudaStream_t stream, const std::string &what,
    const std::vector<Access> &accesses,
    const std::function<std::function<void()>()> &make, bool meetsOthers) {
  std::lock_guard<std::mutex> guard(captureLock);
  Place &place = stream->place;
  if (!place.capture)
    return false;
  Capture &capture = *place.capture;
  auto lane = std::find(capture.streams.begin(), capture.streams.end(), stream);
  capture.nodes->push_back(
      {what, accesses, make, meetsOthers, place.after,
       static_cast<size_t>(lane - capture.streams.begin())});
  place.after = {capture.nodes->size() - 1};
  return true;
}

int fsdp::cuda_double::captureWait(cudaStream_t stream, cudaEvent_t event,
                                   bool &captured) {
  std::lock_guard<std::mutex> guard(captureLock);
  Place &place = stream->place;
  const Place &from = event->place;
  captured = true;
  if (!from.capture) {
    if (place.capture) {
      // Work outside of the capture.
      place.capture->invalid = true;
      return captureIsolation;
    }
    captured = false;
    return 0;
  }
  if (from.capture->over)
    return capturedEvent;
  if (place.capture && place.capture != from.capture) {
    place.capture->invalid = from.capture->invalid = true;
    return captureMerge;
  }
  if (!place.capture) {
    place.capture = from.capture;
    from.capture->streams.push_back(stream);
  }
  for (size_t node : from.after)
    if (std::find(place.after.begin(), place.after.end(), node) ==
        place.after.end())
      place.after.push_back(node);
  return 0;
}

bool fsdp::cuda_double::captureRecord(cudaStream_t stream, cudaEvent_t event) {
  std::lock_guard<std::mutex> guard(captureLock);
  event->place = stream->place;
  return event->place.capture != nullptr;
}

int fsdp::cuda_double::captureQuery(cudaEvent_t event) {
  std::lock_guard<std::mutex> guard(captureLock);
  if (!event->place.capture)
    return 0;
  event->place.capture->invalid = true;
  return capturedEvent;
}

/// Whether all nodes are before the end of the stream that the capture began
/// with.
static bool isJoined(const Capture &capture) {
  std::vector<bool> seen(capture.nodes->size());
  std::vector<size_t> open = capture.origin->place.after;
  while (!open.empty()) {
    size_t node = open.back();
    open.pop_back();
    if (seen[node])
      continue;
    seen[node] = true;
    const std::vector<size_t> &after = (*capture.nodes)[node].after;
    open.insert(open.end(), after.begin(), after.end());
  }
  return std::find(seen.begin(), seen.end(), false) == seen.end();
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

namespace {

/// One launch of a graph.
class Run {
public:
  Run(std::shared_ptr<Nodes> nodes, std::vector<std::function<void()>> works,
      unsigned seed)
      : nodes(std::move(nodes)), works(std::move(works)), random(seed) {
    random.discard(3);
  }

  void execute() {
    missing.resize(nodes->size());
    behind.resize(nodes->size());
    for (size_t node = 0; node < nodes->size(); ++node) {
      missing[node] = (*nodes)[node].after.size();
      for (size_t before : (*nodes)[node].after)
        behind[before].push_back(node);
      if (missing[node] == 0)
        ready.push_back(node);
    }
    std::vector<std::thread> threads;
    for (size_t count = 0; count < nodes->size(); ++count) {
      size_t node = next();
      if ((*nodes)[node].meetsOthers)
        threads.emplace_back([this, node] { executeNode(node); });
      else
        executeNode(node);
    }
    for (std::thread &thread : threads)
      thread.join();
  }

private:
  /// Any of those whose turn it may be.
  size_t next() {
    std::unique_lock<std::mutex> guard(lock);
    changed.wait(guard, [&] { return !ready.empty(); });
    size_t at = random() % ready.size();
    std::swap(ready[at], ready.back());
    size_t node = ready.back();
    ready.pop_back();
    return node;
  }

  void executeNode(size_t node) {
    jitter();
    works[node]();
    std::lock_guard<std::mutex> guard(lock);
    for (size_t other : behind[node])
      if (--missing[other] == 0)
        ready.push_back(other);
    changed.notify_all();
  }

  std::shared_ptr<Nodes> nodes;
  std::vector<std::function<void()>> works;
  std::minstd_rand random;
  std::mutex lock;
  std::condition_variable changed;
  /// Of each node, how many of those before it are not over.
  std::vector<size_t> missing;
  std::vector<std::vector<size_t>> behind;
  std::vector<size_t> ready;
};

} // namespace

/// Notes what the nodes touch, as if their streams ran behind `stream`.
static void noteNodes(GraphExec &exec, cudaStream_t stream) {
  if (!settings().races)
    return;
  Clock begin = noteRecord(stream->clock);
  std::vector<Clock> ends;
  for (const Node &node : *exec.nodes) {
    StreamClock &clock = exec.clocks[node.lane];
    noteWait(clock, begin);
    for (size_t before : node.after)
      noteWait(clock, ends[before]);
    noteWork(clock, node.what + " of a graph", node.accesses);
    ends.push_back(noteRecord(clock));
  }
  for (const Clock &end : ends)
    noteWait(stream->clock, end);
}

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

#ifdef FSDP_DOUBLE_WITHOUT_GRAPHS
// Nobody finds them.
#pragma GCC visibility push(hidden)
#endif

extern "C" {

cudaError_t cudaStreamBeginCapture(cudaStream_t stream,
                                   cudaStreamCaptureMode mode) {
  FSDP_ENTER(enter, cudaStreamBeginCapture);
  if (mode != cudaStreamCaptureModeThreadLocal)
    misuse("a capture that forbids calls of other threads");
  std::lock_guard<std::mutex> guard(captureLock);
  if (stream->place.capture || own)
    return illegalState;
  own = std::make_shared<Capture>();
  own->origin = stream;
  own->streams = {stream};
  stream->place = {own, {}};
  return 0;
}

cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *graph) {
  int injected = enter("cudaStreamEndCapture");
  // What nodes hold is let go without the lock.
  std::shared_ptr<Nodes> nodes;
  std::lock_guard<std::mutex> guard(captureLock);
  *graph = nullptr;
  std::shared_ptr<Capture> capture = stream->place.capture;
  if (!capture)
    return illegalState;
  if (capture != own)
    return captureWrongThread;
  if (capture->origin != stream)
    return captureUnmatched;
  bool joined = isJoined(*capture);
  capture->over = true;
  nodes = std::move(capture->nodes);
  for (cudaStream_t captured : capture->streams)
    captured->place = {};
  own = nullptr;
  if (injected || capture->invalid || !joined)
    return injected           ? injected
           : capture->invalid ? captureInvalidated
                              : captureUnjoined;
  return create(graph, new Graph{nodes});
}

cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *exec,
                                          cudaGraph_t graph,
                                          unsigned long long flags) {
  FSDP_ENTER(enter, cudaGraphInstantiateWithFlags);
  FSDP_UNLESS_CAPTURING();
  if (flags & ~15ull)
    return invalidValue;
  size_t lanes = 0;
  for (const Node &node : *graph->nodes)
    lanes = std::max(lanes, node.lane + 1);
  return create(exec,
                new GraphExec{graph->nodes, std::vector<StreamClock>(lanes)});
}

cudaError_t cudaGraphLaunch(cudaGraphExec_t exec, cudaStream_t stream) {
  FSDP_ENTER(enter, cudaGraphLaunch);
  if (isCapturing(stream))
    return invalidateCapture(stream);
  if (deviceOf(stream) != currentDevice())
    misuse("a launch into the stream of another device");
  std::vector<std::function<void()>> works;
  for (const Node &node : *exec->nodes)
    works.push_back(node.make());
  noteNodes(*exec, stream);
  static std::atomic<unsigned> seed{1};
  auto run =
      std::make_shared<Run>(exec->nodes, std::move(works), seed.fetch_add(1));
  enqueue(stream, [run] { run->execute(); });
  return 0;
}

cudaError_t cudaGraphDestroy(cudaGraph_t graph) {
  return destroy("cudaGraphDestroy", graph);
}

cudaError_t cudaGraphExecDestroy(cudaGraphExec_t exec) {
  // Launches that are under way keep what they need.
  return destroy("cudaGraphExecDestroy", exec);
}

} // extern "C"

#ifdef FSDP_DOUBLE_WITHOUT_GRAPHS
#pragma GCC visibility pop
#endif

// The runtime looks these up with the types of Api.h.
#define CHECK(name, result, parameters)                                        \
  static_assert(std::is_same_v<decltype(&::name), decltype(Api::name)>);
FSDP_GRAPH_FUNCTIONS(CHECK)
