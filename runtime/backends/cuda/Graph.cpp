//===- Graph.cpp - steps as CUDA graphs -----------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Graph.h"
#include "Cuda.h"

#include <algorithm>
#include <cstdio>

using namespace fsdp::rt;
using namespace fsdp::rt::cuda;

using Mode = Graphs::Mode;

static Graphs &graphsOf(fsdp_rt_context &ctx) { return *rankOf(ctx).graphs; }

//===----------------------------------------------------------------------===//
// Whose graphs they are
//===----------------------------------------------------------------------===//

/// Returns what it was: Free, else it is so still.
static GraphUse exchange(Graphs &graphs, GraphUse use) {
  GraphUse was = GraphUse::Free;
  graphs.use.compare_exchange_strong(was, use);
  return was;
}

static bool claim(Graphs &graphs, GraphUse use) {
  return exchange(graphs, use) == GraphUse::Free;
}

/// The caller holds the graphs.
static void destroyAll(const Api &api, Graphs &graphs) {
  // Those that run go on to their end.
  for (cudaGraphExec_t &exec : graphs.execs) {
    if (exec)
      api.cudaGraphExecDestroy(exec);
    exec = nullptr;
  }
}

bool fsdp::rt::cuda::endGraphs(DeviceRank &rank) {
  if (!rank.graphs)
    return true;
  // A rank that was capturing may have ended that meanwhile. Then it is about
  // to end all itself.
  GraphUse was = exchange(*rank.graphs, GraphUse::Ended);
  if (was == GraphUse::Free)
    destroyAll(rank.world.api, *rank.graphs);
  return was != GraphUse::Capturing;
}

/// The rank has launched. If the world failed meanwhile, nobody else ended its
/// graphs.
static void release(fsdp_rt_context &ctx) {
  graphsOf(ctx).use.store(GraphUse::Free);
  if (statusOf(*ctx.world))
    endGraphs(rankOf(ctx));
}

//===----------------------------------------------------------------------===//
// Issuing calls of a trace
//===----------------------------------------------------------------------===//

/// Waits until the last call on the communicator came to its end.
static int32_t awaitSettled(fsdp_rt_context &ctx, Channel &channel,
                            const Operation &operation) {
  Communicator &communicator = *stateOf(channel).communicator;
  Pause pause(worldOf(ctx));
  bool settled = false;
  int32_t status = settle(ctx, communicator, settled);
  while (!status && !settled) {
    status = checkWaiting(ctx, channel, operation);
    pause.rest();
    if (!status)
      status = settle(ctx, communicator, settled);
  }
  endWait(ctx);
  return status;
}

/// Calls NCCL behind what is in the rank's stream; `done` tells when the result
/// is there.
static int32_t issueStart(fsdp_rt_context &ctx, Channel &channel,
                          const Operation &operation, cudaEvent_t begun,
                          cudaEvent_t done) {
  DeviceRank &rank = rankOf(ctx);
  const Api &api = rank.world.api;
  Communicator &communicator = *stateOf(channel).communicator;
  Outcome outcome;
  noteCuda(api, outcome, "cudaEventRecord",
           api.cudaEventRecord(begun, rank.compute));
  if (outcome.good()) {
    std::lock_guard<std::mutex> guard(rank.lock);
    if (int32_t status = statusOf(*ctx.world))
      return status;
    noteCuda(api, outcome, "cudaStreamWaitEvent",
             api.cudaStreamWaitEvent(communicator.stream, begun, 0));
    if (outcome.good())
      issueCalls(ctx, channel, operation, outcome);
  }
  if (int32_t status = judge(ctx, outcome, operation.name->text.c_str()))
    return status;
  if (int32_t status = awaitSettled(ctx, channel, operation))
    return status;
  return completeIssue(ctx, channel, operation, done);
}

/// The collective that a start of a trace now stands for.
static Operation operationOf(const Graphs &graphs, const Trace::Start &start) {
  Operation operation;
  operation.sequence = graphs.base[start.channel] + start.place;
  operation.desc = &start.collective->desc;
  operation.signature = start.signature;
  operation.name = start.name;
  operation.src = start.src;
  operation.dst = start.dst;
  return operation;
}

/// In a capture events are those of captures: others would be lost for the
/// collectives outside.
static int32_t issueCall(fsdp_rt_context &ctx, const Trace &trace, size_t at,
                         bool captures) {
  DeviceRank &rank = rankOf(ctx);
  Graphs &graphs = *rank.graphs;
  size_t index = trace.calls[at].index;
  switch (trace.calls[at].kind) {
  case Trace::Kind::Launch:
    return launchNow(ctx, trace.launches[index].desc,
                     trace.args.data() + trace.launches[index].args);
  case Trace::Kind::Product: {
    const Trace::Product &product = trace.products[index];
    return multiplyNow(ctx, product.desc, product.a, product.b, product.c,
                       product.bias);
  }
  case Trace::Kind::Attention:
    return attendNow(ctx, trace.attentions[index].desc,
                     trace.attentions[index].buffers);
  case Trace::Kind::Start: {
    const Trace::Start &start = trace.starts[index];
    Channel &channel = ctx.channels[start.channel];
    Operation operation = operationOf(graphs, start);
    if (captures)
      return issueStart(ctx, channel, operation, graphs.begun,
                        graphs.done[index]);
    DeviceSlot &slot = stateOf(channel).slot(operation.sequence);
    slot.begin(operation, /*isRecorded=*/true, /*isInGraph=*/false);
    return issueStart(ctx, channel, operation, slot.begun, slot.done);
  }
  case Trace::Kind::Finish: {
    const Trace::Finish &finish = trace.finishes[index];
    DeviceSlot &slot = stateOf(ctx.channels[finish.channel])
                           .slot(graphs.base[finish.channel] + finish.place);
    slot.awaited |= !captures;
    FSDP_TRY_CUDA(
        ctx, rank.world.api, cudaStreamWaitEvent,
        (rank.compute, captures ? graphs.done[finish.start] : slot.done, 0));
  }
  }
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Capturing and launching
//===----------------------------------------------------------------------===//

/// Events for a capture: they can't be made in one.
static int32_t prepareEvents(fsdp_rt_context &ctx, const Trace &trace) {
  Graphs &graphs = graphsOf(ctx);
  for (cudaEvent_t *event : {&graphs.begun, &graphs.launched})
    if (!*event)
      if (int32_t status = createEvent(ctx, *event))
        return status;
  while (graphs.done.size() < trace.starts.size()) {
    cudaEvent_t event = nullptr;
    if (int32_t status = createEvent(ctx, event))
      return status;
    graphs.done.push_back(event);
  }
  return FSDP_RT_OK;
}

/// Records the calls of a trace; null, and what failed, if that did not work.
static cudaGraph_t record(fsdp_rt_context &ctx, const Trace &trace,
                          Outcome &outcome) {
  DeviceRank &rank = rankOf(ctx);
  const Api &api = rank.world.api;
  cudaGraph_t graph = nullptr;
  noteCuda(api, outcome, "cudaStreamBeginCapture",
           api.cudaStreamBeginCapture(rank.compute,
                                      cudaStreamCaptureModeThreadLocal));
  if (!outcome.good())
    return nullptr;
  int32_t status = FSDP_RT_OK;
  for (size_t at = 0; at < trace.size() && !status; ++at)
    status = issueCall(ctx, trace, at, /*captures=*/true);
  // Whatever failed, the streams leave the capture.
  cudaError_t result = api.cudaStreamEndCapture(rank.compute, &graph);
  if (!status)
    noteCuda(api, outcome, "cudaStreamEndCapture", result);
  if ((status || !outcome.good()) && graph) {
    api.cudaGraphDestroy(graph);
    graph = nullptr;
  }
  return graph;
}

/// The place of a new graph.
static int freePlace(const Graphs &graphs) {
  const auto *begin = std::begin(graphs.execs);
  return static_cast<int>(std::find(begin, std::end(graphs.execs), nullptr) -
                          begin);
}

static void logCapture(fsdp_rt_context &ctx, const Trace &trace) {
  if (worldOf(ctx).log && ctx.rank == ctx.world->firstRank)
    std::fprintf(stderr,
                 "fsdp_rt: rank %lld: a CUDA graph of %zu launches, %zu matrix "
                 "products, %zu attentions and %zu collectives\n",
                 static_cast<long long>(ctx.rank), trace.launches.size(),
                 trace.products.size(), trace.attentions.size(),
                 trace.starts.size());
}

/// Makes the graph of a trace.
static int32_t capture(fsdp_rt_context &ctx, Trace &trace) {
  DeviceRank &rank = rankOf(ctx);
  Graphs &graphs = *rank.graphs;
  const Api &api = rank.world.api;
  if (int32_t status = prepareEvents(ctx, trace))
    return status;
  if (!claim(graphs, GraphUse::Capturing))
    return statusOf(*ctx.world);
  Outcome outcome;
  int64_t gathered = ctx.stats.bytes_gathered;
  int64_t reduced = ctx.stats.bytes_reduced;
  int place = freePlace(graphs);
  if (cudaGraph_t graph = record(ctx, trace, outcome)) {
    noteCuda(api, outcome, "cudaGraphInstantiateWithFlags",
             api.cudaGraphInstantiateWithFlags(
                 &graphs.execs[place], graph,
                 cudaGraphInstantiateFlagUseNodePriority));
    api.cudaGraphDestroy(graph);
  }
  if (!outcome.good())
    graphs.execs[place] = nullptr;
  trace.bytesGathered = ctx.stats.bytes_gathered - gathered;
  trace.bytesReduced = ctx.stats.bytes_reduced - reduced;
  ctx.stats.bytes_gathered = gathered;
  ctx.stats.bytes_reduced = reduced;
  trace.graph = place;
  ++ctx.stats.graph_captures;
  graphs.use.store(GraphUse::Free);
  if (int32_t status = judge(ctx, outcome, "a CUDA graph")) {
    // Whoever failed left the communicators of this rank alone.
    abortAll(*ctx.world);
    return status;
  }
  logCapture(ctx, trace);
  return FSDP_RT_OK;
}

/// Launches the graph of a trace whose calls were all made.
static int32_t launchGraph(fsdp_rt_context &ctx, Trace &trace) {
  DeviceRank &rank = rankOf(ctx);
  Graphs &graphs = *rank.graphs;
  const Api &api = rank.world.api;
  FSDP_TRY_CUDA(ctx, api, cudaSetDevice, (rank.device));
  if (trace.graph < 0)
    if (int32_t status = capture(ctx, trace))
      return status;
  if (!claim(graphs, GraphUse::Launching))
    return statusOf(*ctx.world);
  Outcome outcome;
  noteCuda(api, outcome, "cudaGraphLaunch",
           api.cudaGraphLaunch(graphs.execs[trace.graph], rank.compute));
  if (outcome.good())
    noteCuda(api, outcome, "cudaEventRecord",
             api.cudaEventRecord(graphs.launched, rank.compute));
  release(ctx);
  ctx.stats.bytes_gathered += trace.bytesGathered;
  ctx.stats.bytes_reduced += trace.bytesReduced;
  ++ctx.stats.graph_launches;
  return judge(ctx, outcome, "a CUDA graph");
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

static void beginSequence(fsdp_rt_context &ctx) {
  Graphs &graphs = graphsOf(ctx);
  graphs.at = 0;
  graphs.current = graphs.traces.empty() ? nullptr : graphs.traces[0].get();
  graphs.mode = graphs.current ? Mode::Following : Mode::Tracing;
  if (graphs.useless >= maxUseless)
    graphs.mode = Mode::Eager;
  graphs.fresh =
      graphs.mode == Mode::Tracing ? std::make_unique<Trace>() : nullptr;
  for (int32_t channel = 0; channel < numChannels; ++channel)
    graphs.base[channel] = ctx.channels[channel].next;
}

/// Issues the calls that were only compared so far; those that follow are
/// traced behind them.
static int32_t catchUp(fsdp_rt_context &ctx) {
  Graphs &graphs = graphsOf(ctx);
  graphs.mode = Mode::Tracing;
  graphs.fresh = std::make_unique<Trace>();
  graphs.fresh->addPrefix(*graphs.current, graphs.at);
  FSDP_TRY_CUDA(ctx, worldOf(ctx).api, cudaSetDevice, (rankOf(ctx).device));
  for (size_t at = 0; at < graphs.at; ++at)
    if (int32_t status = issueCall(ctx, *graphs.fresh, at, /*captures=*/false))
      return status;
  return FSDP_RT_OK;
}

/// Whether the next call is part of a trace and so nothing is to be done.
template <typename Is>
static bool follows(Graphs &graphs, Is is) {
  if (is(*graphs.current)) {
    ++graphs.at;
    return true;
  }
  for (const std::unique_ptr<Trace> &trace : graphs.traces)
    if (is(*trace) && trace->beginsLike(*graphs.current, graphs.at)) {
      graphs.current = trace.get();
      ++graphs.at;
      return true;
    }
  return false;
}

/// What a call has to do before it does what it says. Returns true if that is
/// all, with its status. `add` traces it; false if it can't be traced.
template <typename Is, typename Add>
static bool defer(fsdp_rt_context &ctx, int32_t &status, Is is, Add add) {
  Graphs &graphs = graphsOf(ctx);
  status = FSDP_RT_OK;
  if (graphs.mode == Mode::Following) {
    if (follows(graphs, is))
      return true;
    status = catchUp(ctx);
  }
  if (graphs.mode == Mode::Tracing && !add(*graphs.fresh)) {
    graphs.mode = Mode::Eager;
    graphs.fresh = nullptr;
  }
  return status != FSDP_RT_OK;
}

bool fsdp::rt::cuda::deferLaunch(fsdp_rt_context &ctx,
                                 const fsdp_rt_launch_desc &desc,
                                 const int64_t *args, int32_t &status) {
  Graphs &graphs = graphsOf(ctx);
  return defer(
      ctx, status,
      [&](const Trace &trace) { return trace.isLaunch(graphs.at, desc, args); },
      [&](Trace &trace) {
        trace.addLaunch(desc, args);
        return true;
      });
}

bool fsdp::rt::cuda::deferProduct(fsdp_rt_context &ctx,
                                  const fsdp_rt_matmul_desc &desc,
                                  const void *a, const void *b, void *c,
                                  const void *bias, int32_t &status) {
  Graphs &graphs = graphsOf(ctx);
  return defer(
      ctx, status,
      [&](const Trace &trace) {
        return trace.isProduct(graphs.at, desc, a, b, c, bias);
      },
      [&](Trace &trace) {
        trace.addProduct(desc, a, b, c, bias);
        return true;
      });
}

bool fsdp::rt::cuda::deferAttention(fsdp_rt_context &ctx,
                                    const fsdp_rt_attention_desc &desc,
                                    const fsdp_attention_buffers &buffers,
                                    int32_t &status) {
  Graphs &graphs = graphsOf(ctx);
  return defer(
      ctx, status,
      [&](const Trace &trace) {
        return trace.isAttention(graphs.at, desc, buffers);
      },
      [&](Trace &trace) {
        trace.addAttention(desc, buffers);
        return true;
      });
}

bool fsdp::rt::cuda::deferStart(fsdp_rt_context &ctx, Channel &channel,
                                const Operation &operation, int32_t &status) {
  Graphs &graphs = graphsOf(ctx);
  DeviceChannel &state = stateOf(channel);
  // All before it are in their streams, so this one is next.
  bool isNext = state.front == operation.sequence;
  uint64_t place = operation.sequence - graphs.base[channel.number];
  bool deferred = defer(
      ctx, status,
      [&](const Trace &trace) {
        return isNext &&
               trace.isStart(graphs.at, operation.signature, channel.number,
                             place, operation.src, operation.dst);
      },
      [&](Trace &trace) {
        trace.addStart(operation, channel.number, place);
        return true;
      });
  if (deferred && !status) {
    DeviceSlot &slot = state.slot(operation.sequence);
    slot.begin(operation, /*isRecorded=*/true, /*isInGraph=*/true);
    ++state.front;
  }
  return deferred;
}

bool fsdp::rt::cuda::deferFinish(fsdp_rt_context &ctx, Channel &channel,
                                 const Operation &operation, int32_t &status) {
  Graphs &graphs = graphsOf(ctx);
  // Of one that was started before the sequence it is no place.
  uint64_t place = operation.sequence - graphs.base[channel.number];
  bool deferred = defer(
      ctx, status,
      [&](const Trace &trace) {
        return trace.isFinish(graphs.at, channel.number, place);
      },
      [&](Trace &trace) { return trace.addFinish(channel.number, place); });
  if (deferred && !status)
    stateOf(channel).slot(operation.sequence).awaited = true;
  return deferred;
}

/// Forgets the trace that was not used for the longest time.
static void forgetOldest(fsdp_rt_context &ctx) {
  Graphs &graphs = graphsOf(ctx);
  const Trace &oldest = *graphs.traces.back();
  if (oldest.graph >= 0 && claim(graphs, GraphUse::Launching)) {
    cudaGraphExec_t &exec = graphs.execs[oldest.graph];
    worldOf(ctx).api.cudaGraphExecDestroy(exec);
    exec = nullptr;
    release(ctx);
  }
  bool wasUseless = oldest.graph < 0;
  graphs.traces.pop_back();
  graphs.useless = wasUseless ? graphs.useless + 1 : 0;
  if (graphs.useless == maxUseless)
    std::fprintf(stderr,
                 "fsdp_rt: rank %lld: no CUDA graphs from step %lld on: the "
                 "last %d sequences of calls never came again\n",
                 static_cast<long long>(ctx.rank),
                 static_cast<long long>(ctx.step), maxUseless);
}

/// Keeps what was traced, for the next time that it comes.
static void keep(fsdp_rt_context &ctx) {
  Graphs &graphs = graphsOf(ctx);
  // What stays open is finished outside.
  if (graphs.fresh->size() == 0 || graphs.fresh->open() > 0)
    return;
  if (graphs.traces.size() == maxGraphs)
    forgetOldest(ctx);
  graphs.traces.insert(graphs.traces.begin(), std::move(graphs.fresh));
}

/// The trace that consists of the calls that were made; it comes first from now
/// on. Null if there is none.
static Trace *findWhole(Graphs &graphs) {
  auto found =
      std::find_if(graphs.traces.begin(), graphs.traces.end(),
                   [&](const std::unique_ptr<Trace> &trace) {
                     return trace->size() == graphs.at &&
                            (trace.get() == graphs.current ||
                             trace->beginsLike(*graphs.current, graphs.at));
                   });
  if (found == graphs.traces.end())
    return nullptr;
  std::rotate(graphs.traces.begin(), found, found + 1);
  return graphs.traces[0].get();
}

int32_t fsdp::rt::cuda::endSequence(fsdp_rt_context &ctx) {
  Graphs &graphs = graphsOf(ctx);
  int32_t status = statusOf(*ctx.world);
  if (!status && graphs.mode == Mode::Following && graphs.at > 0) {
    if (Trace *whole = findWhole(graphs))
      status = launchGraph(ctx, *whole);
    else
      status = catchUp(ctx);
  }
  if (!status && graphs.mode == Mode::Tracing)
    keep(ctx);
  graphs.fresh = nullptr;
  if (graphs.mode != Mode::Outside)
    beginSequence(ctx);
  return status;
}

void fsdp::rt::cuda::beginGraphStep(fsdp_rt_context &ctx) {
  if (rankOf(ctx).graphs)
    beginSequence(ctx);
}

int32_t fsdp::rt::cuda::endGraphStep(fsdp_rt_context &ctx) {
  if (!rankOf(ctx).graphs)
    return FSDP_RT_OK;
  int32_t status = endSequence(ctx);
  graphsOf(ctx).mode = Mode::Outside;
  graphsOf(ctx).fresh = nullptr;
  return status;
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

/// A collective of the last graph that a member has not started; else null.
static Channel *findLagging(fsdp_rt_context &ctx, Operation &probe) {
  for (Channel &channel : ctx.channels) {
    if (!channel.state)
      continue;
    uint64_t least = channel.next - 1;
    for (int64_t rank : channel.group->ranks)
      least = std::min(least, progressOf(*ctx.world, rank)
                                  .started[channel.number]
                                  .load(std::memory_order_acquire));
    uint64_t depth = stateOf(channel).slots.size();
    uint64_t at = std::max(
        least + 1, channel.next > depth ? channel.next - depth : uint64_t{1});
    for (; at < channel.next; ++at) {
      const DeviceSlot &slot = stateOf(channel).slot(at);
      if (!slot.inGraph || slot.happened || slot.sequence != at)
        continue;
      probe.sequence = at;
      probe.name = slot.name;
      return &channel;
    }
  }
  return nullptr;
}

int32_t fsdp::rt::cuda::checkGraph(fsdp_rt_context &ctx, Channel &channel,
                                   const DeviceSlot &slot) {
  Operation probe;
  probe.sequence = slot.sequence;
  probe.name = slot.name;
  Channel *lagging = findLagging(ctx, probe);
  Channel &named = lagging ? *lagging : channel;
  Progress &progress = progressOf(*ctx.world, ctx.rank);
  int64_t since = progress.waitingSince.load();
  if (since && (progress.waitingChannel.load() != named.number ||
                progress.waitingSequence.load() != probe.sequence)) {
    // Whoever reads this sees one or the other.
    progress.waitingSince.store(0);
    progress.waitingName.store(probe.name);
    progress.waitingChannel.store(named.number);
    progress.waitingSequence.store(probe.sequence);
    progress.waitingSince.store(since + 1);
  }
  return checkWaiting(ctx, named, probe);
}
