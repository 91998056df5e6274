//===- Graph.h - steps as CUDA graphs --------------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a step puts into streams is mostly what an earlier step put there. Each
// sequence of calls is traced when it is made for the first time. When the
// next calls are those of a trace, they are compared with it and nothing else
// is done; at the end of the sequence the trace becomes a CUDA graph, once, and
// the graph is launched. A call that differs makes the ones before it be issued
// late, and what follows is traced again.
//
// A sequence ends with the step, or where the caller waits for its work.
//
// Whether a collective is part of a graph has to be equal on all ranks, says
// NCCL. It is where ranks make equal calls in equal order, and where a rank's
// arguments repeat when those of the others do.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_BACKENDS_CUDA_GRAPH_H
#define FSDP_RUNTIME_BACKENDS_CUDA_GRAPH_H

#include "Api.h"
#include "fsdp_attention.h"
#include "fsdp_rt.h"

#include "core/Backend.h"

#include <atomic>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace fsdp::rt::cuda {

//===----------------------------------------------------------------------===//
// Traces
//===----------------------------------------------------------------------===//

/// A description of a collective that needs nothing of its caller.
struct OwnCollective {
  fsdp_rt_collective desc;
  std::vector<fsdp_rt_part> parts;
  std::vector<std::vector<fsdp_rt_segment>> segments;
  std::vector<std::string> units;

  explicit OwnCollective(const fsdp_rt_collective &from);
  OwnCollective(const OwnCollective &) = delete;
};

/// A sequence of calls. Collectives are known by channel and place, the number
/// of those that the sequence started on the channel before.
struct Trace {
  enum class Kind : int32_t { Launch, Product, Attention, Start, Finish };

  struct Launch {
    fsdp_rt_launch_desc desc;
    /// Where its arguments begin.
    size_t args;
  };
  struct Product {
    fsdp_rt_matmul_desc desc;
    const void *a, *b;
    void *c;
    /// Null: there is none.
    const void *bias;
  };
  struct Attention {
    fsdp_rt_attention_desc desc;
    fsdp_attention_buffers buffers;
  };
  struct Start {
    int32_t channel;
    uint64_t place, signature;
    const CollectiveName *name;
    std::shared_ptr<const OwnCollective> collective;
    std::vector<char *> src, dst;
  };
  struct Finish {
    int32_t channel;
    uint64_t place;
    /// Number among the starts.
    size_t start;
  };
  /// A call: its kind, and its number among those of the kind.
  struct Call {
    Kind kind;
    uint32_t index;
  };

  std::vector<Call> calls;
  std::vector<Launch> launches;
  std::vector<int64_t> args;
  std::vector<Product> products;
  std::vector<Attention> attentions;
  std::vector<Start> starts;
  std::vector<Finish> finishes;
  /// Of its graph among those of the rank; -1: there is none yet.
  int graph = -1;
  /// What its collectives count.
  int64_t bytesGathered = 0, bytesReduced = 0;

  size_t size() const { return calls.size(); }
  /// Collectives that are started and not finished.
  size_t open() const { return starts.size() - finishes.size(); }

  void addLaunch(const fsdp_rt_launch_desc &desc, const int64_t *values);
  void addProduct(const fsdp_rt_matmul_desc &desc, const void *a, const void *b,
                  void *c, const void *bias);
  void addAttention(const fsdp_rt_attention_desc &desc,
                    const fsdp_attention_buffers &buffers);
  void addStart(const Operation &operation, int32_t channel, uint64_t place);
  /// False if the collective was started by none of its calls.
  bool addFinish(int32_t channel, uint64_t place);
  /// Adds the first calls of another.
  void addPrefix(const Trace &other, size_t count);

  /// Whether a call is this one.
  bool isLaunch(size_t at, const fsdp_rt_launch_desc &desc,
                const int64_t *values) const {
    if (at >= calls.size() || calls[at].kind != Kind::Launch)
      return false;
    const Launch &launch = launches[calls[at].index];
    return std::memcmp(&launch.desc, &desc, sizeof(desc)) == 0 &&
           std::memcmp(args.data() + launch.args, values,
                       static_cast<size_t>(desc.num_args) * 8) == 0;
  }
  bool isProduct(size_t at, const fsdp_rt_matmul_desc &desc, const void *a,
                 const void *b, const void *c, const void *bias) const {
    if (at >= calls.size() || calls[at].kind != Kind::Product)
      return false;
    const Product &product = products[calls[at].index];
    return product.a == a && product.b == b && product.c == c &&
           product.bias == bias &&
           std::memcmp(&product.desc, &desc, sizeof(desc)) == 0;
  }
  bool isAttention(size_t at, const fsdp_rt_attention_desc &desc,
                   const fsdp_attention_buffers &buffers) const {
    if (at >= calls.size() || calls[at].kind != Kind::Attention)
      return false;
    const Attention &attention = attentions[calls[at].index];
    return std::memcmp(&attention.desc, &desc, sizeof(desc)) == 0 &&
           std::memcmp(&attention.buffers, &buffers, sizeof(buffers)) == 0;
  }
  bool isStart(size_t at, uint64_t signature, int32_t channel, uint64_t place,
               const std::vector<char *> &src,
               const std::vector<char *> &dst) const {
    if (at >= calls.size() || calls[at].kind != Kind::Start)
      return false;
    const Start &start = starts[calls[at].index];
    return start.signature == signature && start.channel == channel &&
           start.place == place && start.src == src && start.dst == dst;
  }
  bool isFinish(size_t at, int32_t channel, uint64_t place) const {
    if (at >= calls.size() || calls[at].kind != Kind::Finish)
      return false;
    const Finish &finish = finishes[calls[at].index];
    return finish.channel == channel && finish.place == place;
  }
  /// Whether the first calls are those of another.
  bool beginsLike(const Trace &other, size_t count) const;

private:
  bool isCallOf(size_t at, const Trace &other) const;
};

//===----------------------------------------------------------------------===//
// Graphs of a rank
//===----------------------------------------------------------------------===//

/// Each rank keeps so many sequences; the one that was not used for the longest
/// time goes.
constexpr int maxGraphs = 16;

/// So many sequences may go that never came again; then no more are traced.
constexpr int maxUseless = 4 * maxGraphs;

/// Who may touch the graphs of a rank. Communicators can't end before the
/// graphs that they are in, and whoever finds a failure ends them.
enum class GraphUse : int32_t {
  Free,      ///< whoever comes first
  Launching, ///< its rank, which ends them afterwards if the world failed
  Capturing, ///< its rank, which ends its communicators afterwards as well
  Ended      ///< nobody
};

struct Graphs {
  enum class Mode {
    Outside,   ///< of steps, where calls do what they say
    Following, ///< calls were those of `current` so far
    Tracing,   ///< calls do what they say and are added to `fresh`
    Eager      ///< calls do what they say until the sequence ends
  };

  Mode mode = Mode::Outside;
  /// The one that was used last comes first.
  std::vector<std::unique_ptr<Trace>> traces;
  const Trace *current = nullptr;
  /// Calls that were compared with those of `current`.
  size_t at = 0;
  std::unique_ptr<Trace> fresh;
  int useless = 0;
  /// Of each channel, the number of the sequence's first collective.
  uint64_t base[numChannels] = {};

  /// Recorded behind each launch.
  cudaEvent_t launched = nullptr;
  /// Of captures: the start of a collective, and the end of each that is under
  /// way.
  cudaEvent_t begun = nullptr;
  std::vector<cudaEvent_t> done;

  std::atomic<GraphUse> use{GraphUse::Free};
  /// Touched by whoever holds `use`.
  cudaGraphExec_t execs[maxGraphs] = {};
};

} // namespace fsdp::rt::cuda

#endif // FSDP_RUNTIME_BACKENDS_CUDA_GRAPH_H
