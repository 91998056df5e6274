//===- GraphTest.cpp - steps as CUDA graphs, on a double ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Steps with prefetched gathers, kernels, products and reductions that overlap.
// With graphs each must leave the bytes that it leaves without.
//
//===----------------------------------------------------------------------===//

#include "OnDouble.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

using namespace fsdp::test;

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

namespace {

using fsdp::cuda_double::HostImage;
using fsdp::cuda_double::HostKernel;
using fsdp::cuda_double::HostThread;

template <typename T>
T read(void *const *params, int index) {
  T value;
  std::memcpy(&value, params[index], sizeof(value));
  return value;
}

/// y[i] = a * x[i] + y[i]: (y, x, a, count).
void addScaled(HostThread *thread, void *const *params) {
  int32_t at = 32 * thread->block + thread->thread;
  if (at >= read<int32_t>(params, 3))
    return;
  float &to = read<float *>(params, 0)[at];
  to += read<float>(params, 2) * read<float *>(params, 1)[at];
}

/// y[i] -= rate * x[i], with the rate in memory: (y, x, rate, count).
void update(HostThread *thread, void *const *params) {
  int32_t at = 32 * thread->block + thread->thread;
  if (at < read<int32_t>(params, 3))
    read<float *>(params, 0)[at] -=
        *read<float *>(params, 2) * read<float *>(params, 1)[at];
}

const int64_t bytesOfAdd[] = {-4, -4, 0, 0}, bytesOfUpdate[] = {-4, -4, 4, 0};
const HostKernel kernels[] = {
    {"addScaled", addScaled, "wrvv", bytesOfAdd, 0, 0},
    {"update", update, "wrrv", bytesOfUpdate, 0, 0}};
const HostImage hostImage = {fsdp::cuda_double::hostImageMark, 2, kernels};
const fsdp_rt_device_image deviceImage = {FSDP_RT_IMAGE_HOST, 0,
                                          sizeof(hostImage), &hostImage};
const char *const kernelNames[] = {"addScaled", "update"};
const fsdp_rt_device_code code = {sizeof(code), 2, kernelNames, 1,
                                  &deviceImage};

int64_t bits(const void *memory) {
  return static_cast<int64_t>(reinterpret_cast<intptr_t>(memory));
}

int64_t bits(float value) {
  int64_t result = 0;
  std::memcpy(&result, &value, sizeof(value));
  return result;
}

/// Descriptions lie on the stack: nothing may remember where they were.
int32_t launch(fsdp_rt_context *ctx, int32_t kernel, int64_t a, int64_t b,
               int64_t c, int64_t count) {
  fsdp_rt_launch_desc desc = {};
  desc.code = &code;
  desc.kernel = kernel;
  desc.num_args = 4;
  desc.grid = (count + 31) / 32;
  desc.block = 32;
  int64_t args[] = {a, b, c, count};
  return fsdp_rt_launch(ctx, &desc, args);
}

int32_t multiply(fsdp_rt_context *ctx, const float *a, const float *b, float *c,
                 const float *bias) {
  fsdp_rt_matmul_desc desc = {};
  desc.m = desc.n = desc.k = desc.lda = desc.ldb = desc.ldc = 4;
  desc.batch0 = desc.batch1 = 1;
  if (bias)
    return fsdp_rt_matmul_bias(ctx, &desc, a, b, c, bias);
  desc.beta = 1;
  return fsdp_rt_matmul(ctx, &desc, a, b, c);
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

constexpr int64_t shardElements = 40;
constexpr int32_t units = 5;

/// What is different in a step.
struct Variant {
  /// A factor of the kernel of unit 3.
  float factor = 0.5F;
  /// The unit that has the bias of unit 3's product; -1: there is none.
  int32_t bias = -1;
  /// Units that are gathered, and whether gradients are reduced.
  int32_t count = units;
  bool trains = true;
  /// The second gather begins before the first is waited for, and what it is
  /// of.
  bool prefetches = true;
  int32_t second = 1;
  /// The program waits at the end.
  bool waits = true;
  /// Before unit 2: the program waits, copies, or all ranks meet.
  enum Middle { None, Synchronize, Copy, Barrier } middle = None;
};

class Model {
public:
  Model(fsdp_rt_context *ctx, int64_t ranks)
      : ctx(ctx), fullElements(ranks * shardElements) {
    for (int32_t kind = 0; kind < FSDP_RT_NUM_ARENAS; ++kind)
      fsdp_rt_arena_reserve(ctx, kind, 16384);
    for (int32_t index = 0; index < units; ++index)
      flat.push_back(flatUnit("layers." + std::to_string(index), FSDP_RT_F32, 4,
                              shardElements, ranks));
    std::vector<float> values(units * shardElements);
    for (size_t at = 0; at < values.size(); ++at)
      values[at] = static_cast<float>((at * 7 + 3 * rank()) % 11) - 5.0F;
    fsdp_rt_copy(ctx, shard(0), values.data(), bytesOf(values));
    std::vector<float> gradients(2 * units * static_cast<size_t>(fullElements));
    fsdp_rt_copy(ctx, full(0), gradients.data(), bytesOf(gradients));
    std::vector<float> shards(values.size());
    fsdp_rt_copy(ctx, shardGradient(0), shards.data(), bytesOf(shards));
  }

  /// Returns the status at the end, when all is done.
  int32_t step(int64_t number, const Variant &variant) {
    // Steps that are under way read it.
    if (number == 0 || variant.waits)
      *rate() = 0.25F / static_cast<float>(number + 1);
    fsdp_rt_step_begin(ctx, number);
    run(variant);
    if (int32_t status = fsdp_rt_step_end(ctx))
      return status;
    return variant.waits ? fsdp_rt_synchronize(ctx) : FSDP_RT_OK;
  }

  /// What steps left in memory.
  std::vector<char> state() {
    std::vector<char> bytes(2 * 16384);
    fsdp_rt_copy(ctx, bytes.data(),
                 fsdp_rt_arena(ctx, FSDP_RT_ARENA_PERSISTENT), 8192);
    fsdp_rt_copy(ctx, bytes.data() + 16384,
                 fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM),
                 8 * units * fullElements);
    return bytes;
  }

private:
  static int64_t bytesOf(const std::vector<float> &values) {
    return static_cast<int64_t>(values.size()) * 4;
  }
  size_t rank() const { return static_cast<size_t>(fsdp_rt_rank(ctx)); }
  float *at(int32_t kind, int64_t element) const {
    return static_cast<float *>(fsdp_rt_arena(ctx, kind)) + element;
  }
  float *shard(int32_t unit) const {
    return at(FSDP_RT_ARENA_PERSISTENT, unit * shardElements);
  }
  float *shardGradient(int32_t unit) const {
    return at(FSDP_RT_ARENA_PERSISTENT, (units + unit) * shardElements);
  }
  float *full(int32_t unit) const {
    return at(FSDP_RT_ARENA_COMM, unit * fullElements);
  }
  float *gradient(int32_t unit) const {
    return at(FSDP_RT_ARENA_COMM, (units + unit) * fullElements);
  }
  float *rate() const { return at(FSDP_RT_ARENA_HOST, 0); }

  int64_t start(int32_t kind, int32_t unit, float *from, float *to) {
    std::vector<fsdp_rt_part> &parts =
        described[kind == FSDP_RT_ALL_GATHER ? 0 : 1][unit];
    parts = {flat[static_cast<size_t>(unit)].part()};
    fsdp_rt_collective &desc =
        collectives[kind == FSDP_RT_ALL_GATHER ? 0 : 1][unit];
    desc = makeCollective(kind, parts, kind == FSDP_RT_ALL_GATHER ? 0 : 1,
                          kind == FSDP_RT_ALL_GATHER ? 0 : 1);
    void *src[] = {from}, *dst[] = {to};
    int64_t ticket = 0;
    fsdp_rt_start(ctx, &desc, src, dst, &ticket);
    return ticket;
  }

  void run(const Variant &variant) {
    int64_t gathers[units + 1] = {}, reductions[units] = {};
    gathers[0] = start(FSDP_RT_ALL_GATHER, 0, shard(0), full(0));
    for (int32_t unit = 0; unit < variant.count; ++unit) {
      int32_t next = unit == 0 ? variant.second : unit + 1;
      if (variant.prefetches && unit + 1 < variant.count)
        gathers[unit + 1] =
            start(FSDP_RT_ALL_GATHER, next, shard(next), full(next));
      if (unit == 2)
        meet(variant.middle);
      if (!variant.prefetches && unit > 0)
        gathers[unit] =
            start(FSDP_RT_ALL_GATHER, unit, shard(unit), full(unit));
      fsdp_rt_wait(ctx, gathers[unit]);
      float factor = unit == 3 ? variant.factor : 0.25F;
      launch(ctx, 0, bits(gradient(unit)), bits(full(unit)), bits(factor),
             fullElements);
      multiply(ctx, full(unit), gradient(unit > 0 ? unit - 1 : 0) + 16,
               gradient(unit),
               unit == 3 && variant.bias >= 0 ? full(variant.bias) : nullptr);
      if (variant.trains)
        reductions[unit] = start(FSDP_RT_REDUCE_SCATTER, unit, gradient(unit),
                                 shardGradient(unit));
      // The product of the next unit reads what this one's reduction reads.
    }
    for (int32_t unit = 0; variant.trains && unit < variant.count; ++unit) {
      fsdp_rt_wait(ctx, reductions[unit]);
      launch(ctx, 1, bits(shard(unit)), bits(shardGradient(unit)), bits(rate()),
             shardElements);
    }
  }

  void meet(Variant::Middle middle) {
    float value;
    if (middle == Variant::Synchronize)
      fsdp_rt_synchronize(ctx);
    if (middle == Variant::Copy)
      fsdp_rt_copy(ctx, &value, shard(0), 4);
    if (middle == Variant::Barrier)
      fsdp_rt_barrier(ctx);
  }

  fsdp_rt_context *ctx;
  int64_t fullElements;
  std::vector<Unit> flat;
  std::vector<fsdp_rt_part> described[2][units];
  fsdp_rt_collective collectives[2][units];
};

/// How a run went.
struct Result {
  std::string error;
  std::vector<std::vector<char>> states;
  /// Of rank 0, and of all ranks.
  fsdp_rt_stats stats = {};
  int64_t launches = 0, collectives = 0, graphLaunches = 0;
};

Result train(int64_t ranks, const std::vector<Variant> &steps, bool graphs,
             int32_t depth = 0, int64_t timeoutMs = 120000) {
  Result result;
  result.states.resize(static_cast<size_t>(ranks));
  result.stats.struct_size = sizeof(result.stats);
  result.error = runRanks(
      ranks,
      [&](fsdp_rt_context *ctx) {
        Model model(ctx, ranks);
        int64_t number = 0;
        for (const Variant &variant : steps)
          if (model.step(number++, variant))
            return;
        auto rank = static_cast<size_t>(fsdp_rt_rank(ctx));
        result.states[rank] = model.state();
        if (rank == 0)
          fsdp_rt_get_stats(ctx, &result.stats);
      },
      graphs ? FSDP_RT_CUDA_GRAPHS : 0, timeoutMs, depth);
  result.launches = callsOf("cuLaunchKernel");
  result.collectives = callsOf("ncclAllGather") + callsOf("ncclReduceScatter");
  result.graphLaunches = callsOf("cudaGraphLaunch");
  return result;
}

/// Runs with and without graphs, and compares.
Result compare(int64_t ranks, const std::vector<Variant> &steps,
               int32_t depth = 0) {
  Result eager = train(ranks, steps, false, depth);
  Result graphs = train(ranks, steps, true, depth);
  EXPECT_EQ(eager.error, "");
  EXPECT_EQ(graphs.error, "");
  EXPECT_EQ(eager.graphLaunches, 0);
  EXPECT_TRUE(eager.states == graphs.states);
  // Not vacuous: something was computed.
  EXPECT_NE(eager.states[0], std::vector<char>(eager.states[0].size()));
  EXPECT_EQ(eager.stats.collectives, graphs.stats.collectives);
  EXPECT_EQ(eager.stats.matmuls, graphs.stats.matmuls);
  EXPECT_EQ(eager.stats.bytes_gathered, graphs.stats.bytes_gathered);
  EXPECT_EQ(eager.stats.bytes_reduced, graphs.stats.bytes_reduced);
  EXPECT_EQ(graphs.stats.graph_launches * ranks, graphs.graphLaunches);
  return graphs;
}

class CudaGraphs : public Nccl {
protected:
  void SetUp() override {
    Nccl::SetUp();
    setenv("FSDP_CUDA_LIBRARY", FSDP_CUDA_DOUBLE, 1);
    setenv("FSDP_CUBLASLT_LIBRARY", FSDP_CUDA_DOUBLE, 1);
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// Equality
//===----------------------------------------------------------------------===//

TEST_F(CudaGraphs, EqualStepsAreLaunches) {
  for (int64_t ranks : {1, 2, 4}) {
    Environment environment(
        Variables{{"FSDP_DOUBLE", "jitter=100;races=1;slow=100"}});
    Result result = compare(ranks, std::vector<Variant>(7));
    // The first step does what it says, the second is captured.
    EXPECT_EQ(result.launches, ranks * 2 * 2 * units);
    EXPECT_EQ(result.collectives, ranks * 2 * 2 * units);
    EXPECT_EQ(result.stats.graph_captures, 1);
    EXPECT_EQ(result.stats.graph_launches, 6);
  }
}

TEST_F(CudaGraphs, RingsAreShorterThanSteps) {
  for (int32_t depth : {2, 3, 7}) {
    Environment environment(
        Variables{{"FSDP_DOUBLE", "jitter=50;races=1;polls=2"}});
    Result result = compare(2, std::vector<Variant>(12), depth);
    EXPECT_EQ(result.stats.graph_launches, 11);
  }
}

TEST_F(CudaGraphs, TheProgramNeedNotWait) {
  std::vector<Variant> steps(9);
  for (Variant &variant : steps)
    variant.waits = false;
  steps[4].factor = 2;
  for (int32_t depth : {0, 2}) {
    Environment environment(Variables{{"FSDP_DOUBLE", "slow=500;races=1"}});
    EXPECT_EQ(compare(2, steps, depth).stats.graph_launches, 7);
  }
}

TEST_F(CudaGraphs, WithoutWindows) {
  Environment environment(Variables{{"FSDP_NCCL_WINDOWS", "0"}});
  EXPECT_EQ(compare(2, std::vector<Variant>(4)).stats.graph_launches, 3);
}

TEST_F(CudaGraphs, ACallDiffersInTheMiddle) {
  Environment environment(Variables{{"FSDP_DOUBLE", "jitter=50;races=1"}});
  Variant a, b, c;
  b.factor = 0.75F;
  c.factor = -1;
  for (int32_t depth : {0, 2}) {
    // Of each first one nothing but the prefix is known.
    Result result = compare(2, {a, a, b, a, b, b, c, a, c, b, a}, depth);
    EXPECT_EQ(result.stats.graph_captures, 3);
    EXPECT_EQ(result.stats.graph_launches, 8);
  }
}

TEST_F(CudaGraphs, ABiasDiffers) {
  Environment environment(Variables{{"FSDP_DOUBLE", "jitter=50;races=1"}});
  Variant a, b, c;
  b.bias = 1;
  c.bias = 2;
  Result result = compare(2, {a, a, b, a, b, b, c, a, c, b, a});
  EXPECT_EQ(result.stats.graph_captures, 3);
  EXPECT_EQ(result.stats.graph_launches, 8);
}

TEST_F(CudaGraphs, SequencesThatBeginOthers) {
  Environment environment(Variables{{"FSDP_DOUBLE", "races=1"}});
  Variant whole, half, eval, shortEval;
  half.count = 3;
  eval.trains = shortEval.trains = false;
  shortEval.count = 1;
  // The calls of shortEval are the first of eval.
  Result result = compare(2, {whole, half, eval, shortEval, whole, half, eval,
                              shortEval, shortEval, eval, half, whole});
  EXPECT_EQ(result.stats.graph_captures, 4);
  EXPECT_EQ(result.stats.graph_launches, 8);
}

TEST_F(CudaGraphs, StepsThatWaitInTheMiddle) {
  for (auto middle : {Variant::Synchronize, Variant::Copy, Variant::Barrier}) {
    Variant variant;
    variant.middle = middle;
    // A gather is open there: the first half is no graph, nor is the second,
    // which waits for it.
    Result open = compare(2, std::vector<Variant>(6, variant), 3);
    EXPECT_EQ(open.stats.graph_launches, 0);
    // Where nothing is open, each half is a graph.
    variant.trains = variant.prefetches = false;
    Result closed = compare(2, std::vector<Variant>(6, variant), 3);
    EXPECT_EQ(closed.stats.graph_captures, 2);
    EXPECT_EQ(closed.stats.graph_launches, 2 * 5);
  }
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

TEST_F(CudaGraphs, SomeAreKept) {
  std::vector<Variant> steps(18);
  for (size_t at = 0; at < steps.size(); ++at)
    steps[at].factor = static_cast<float>(at);
  // 16 are kept; the first two went.
  for (size_t at = 17; at >= 2; --at)
    steps.push_back(steps[at]);
  steps.push_back(steps[0]);
  Result result = compare(2, steps);
  EXPECT_EQ(result.stats.graph_captures, 16);
  EXPECT_EQ(result.stats.graph_launches, 16);
  EXPECT_EQ(callsOf("cudaGraphExecDestroy"), 2 * 16);
}

TEST_F(CudaGraphs, GivesUpWhereNothingComesAgain) {
  std::vector<Variant> steps(90);
  for (size_t at = 0; at < steps.size(); ++at)
    steps[at].factor = static_cast<float>(at);
  steps.push_back(steps.back());
  steps.push_back(steps.back());
  ::testing::internal::CaptureStderr();
  Result result = compare(1, steps);
  EXPECT_EQ(::testing::internal::GetCapturedStderr(),
            "fsdp_rt: rank 0: no CUDA graphs from step 79 on: the last 64 "
            "sequences of calls never came again\n");
  EXPECT_EQ(result.stats.graph_launches, 0);
}

//===----------------------------------------------------------------------===//
// Refusals
//===----------------------------------------------------------------------===//

TEST_F(CudaGraphs, SaysWhyThereAreNone) {
  struct Case {
    Variables variables;
    const char *expected;
  };
  const Case cases[] = {
      {{{"FSDP_BACKEND", "embedded"}},
       "not supported: CUDA graphs: ranks of backend 'embedded' have no "
       "device; use backend 'nccl'"},
      {{{"FSDP_BACKEND", "embedded-gpu"}},
       "not supported: CUDA graphs: the ranks share a GPU"},
      {{{"FSDP_CUDART_LIBRARY", FSDP_OLD_CUDA_DOUBLE},
        {"FSDP_NCCL_LIBRARY", FSDP_OLD_CUDA_DOUBLE}},
       "not supported: CUDA graphs: libcudart has no "
       "cudaGraphInstantiateWithFlags or other functions of graphs, which CUDA "
       "11.7 has"},
      {{{"FSDP_NCCL_MEMORY", "host"}},
       "not supported: CUDA graphs: arenas are memory of the host "
       "(FSDP_NCCL_MEMORY=host)"}};
  for (const Case &test : cases) {
    {
      Environment environment(test.variables);
      EXPECT_EQ(runRanks(
                    2, [](fsdp_rt_context *) {}, FSDP_RT_CUDA_GRAPHS),
                test.expected);
      // A wish is another thing than an order.
      Environment wish(Variables{{"FSDP_CUDA_GRAPHS", "1"}});
      ::testing::internal::CaptureStderr();
      EXPECT_EQ(runRanks(2, [](fsdp_rt_context *) {}), "");
      std::string said = ::testing::internal::GetCapturedStderr();
      std::string reason = std::string(test.expected).substr(28);
      EXPECT_EQ(said, contains(reason, "no device")
                          ? ""
                          : "fsdp_rt: no CUDA graphs: " + reason + "\n");
    }
    SetUp();
  }
}

TEST_F(CudaGraphs, TheEnvironmentAsksForThem) {
  Environment environment(
      Variables{{"FSDP_CUDA_GRAPHS", "1"}, {"FSDP_NCCL_LOG", "1"}});
  ::testing::internal::CaptureStderr();
  Result result = train(2, std::vector<Variant>(4), false);
  std::string said = ::testing::internal::GetCapturedStderr();
  EXPECT_EQ(result.error, "");
  EXPECT_EQ(result.stats.graph_launches, 3);
  EXPECT_TRUE(contains(said,
                       "fsdp_rt: rank 0: a CUDA graph of 10 launches, 5 "
                       "matrix products, 0 attentions and 10 collectives\n"))
      << said;
}

//===----------------------------------------------------------------------===//
// Failures
//===----------------------------------------------------------------------===//

TEST_F(CudaGraphs, EveryCallMayFail) {
  // The numbers are those of the step before a capture, in it, and behind it.
  const std::pair<const char *, std::vector<int>> calls[] = {
      {"cudaStreamBeginCapture", {1, 2}},
      {"cudaStreamEndCapture", {1, 2}},
      {"cudaGraphInstantiateWithFlags", {1, 2}},
      {"cudaGraphLaunch", {1, 2, 5}},
      {"cuLaunchKernel", {15, 25, 39}},
      {"cublasLtMatmul", {8, 13, 19}},
      {"ncclGroupEnd", {15, 25, 39}},
      {"ncclAllGather", {12, 19}},
      {"ncclReduceScatter", {12, 19}},
      {"cudaStreamWaitEvent", {30, 60, 79}},
      {"cudaEventRecord", {50, 70, 80}},
      {"cudaEventCreateWithFlags", {270, 280}}};
  for (const auto &[name, numbers] : calls)
    for (int number : numbers) {
      int code = std::strncmp(name, "nccl", 4) == 0     ? 3
                 : std::strncmp(name, "cublas", 6) == 0 ? 13
                                                        : 700;
      Environment environment(
          Variables{{"FSDP_DOUBLE", "polls=1;fail=" + std::string(name) + ":" +
                                        std::to_string(number) + ":" +
                                        std::to_string(code)}});
      auto begun = std::chrono::steady_clock::now();
      Result result = train(2, std::vector<Variant>(5), true);
      EXPECT_TRUE(contains(result.error, std::string(name) + " failed: "))
          << name << " " << number << ": " << result.error;
      EXPECT_EQ(liveObjects(), 0) << name << " " << number;
      EXPECT_LT(secondsSince(begun), 60) << name << " " << number;
    }
}

// Others are comparing, capturing, launching or waiting when a rank fails.
TEST_F(CudaGraphs, ARankFailsAtAnyTime) {
  for (int step = 1; step < 4; ++step)
    for (int unit : {0, 2, 4})
      for (const char *op : {"all_gather", "reduce_scatter"}) {
        std::string where = std::string("op=") + op + ",unit=layers." +
                            std::to_string(unit) +
                            ",step=" + std::to_string(step);
        Environment environment(
            Variables{{"FSDP_DOUBLE", "jitter=100;polls=1"},
                      {"FSDP_FAULT", "rank=1," + where + ",do=error:7"}});
        auto begun = std::chrono::steady_clock::now();
        Result result = train(3, std::vector<Variant>(5), true);
        EXPECT_TRUE(contains(result.error, "rank 1, step ")) << result.error;
        EXPECT_EQ(liveObjects(), 0) << where;
        EXPECT_LT(secondsSince(begun), 60) << where;
      }
}

TEST_F(CudaGraphs, AGraphThatHangsIsATimeout) {
  // The launches of a communicator: windows, the first step, then graphs.
  Environment environment(Variables{{"FSDP_DOUBLE", "hang=1:14"}});
  auto begun = std::chrono::steady_clock::now();
  Result result = train(2, std::vector<Variant>(5), true, 0, 2000);
  EXPECT_TRUE(contains(result.error, "of 'layers.") &&
              contains(result.error, "timed out after") &&
              contains(result.error, "all ranks started it"))
      << result.error;
  EXPECT_EQ(result.graphLaunches, 2 * 2);
  EXPECT_LT(secondsSince(begun), 60);
}

TEST_F(CudaGraphs, RingsBoundWhatIsUnderWay) {
  Environment environment(Variables{{"FSDP_DOUBLE", "hang=1:14"}});
  std::vector<Variant> steps(50);
  for (Variant &variant : steps)
    variant.waits = false;
  Result result = train(2, steps, true, 10, 300);
  EXPECT_TRUE(contains(result.error, "of 'layers.") &&
              contains(result.error, "timed out after"))
      << result.error;
  EXPECT_LE(result.graphLaunches, 2 * 5);
}

TEST_F(CudaGraphs, RanksThatAreMissingAreNamed) {
  Environment environment(Variables{
      {"FSDP_FAULT", "rank=2,op=reduce_scatter,unit=layers.3,step=3,do=hang"}});
  Result result = train(3, std::vector<Variant>(5), true, 0, 2000);
  EXPECT_TRUE(
      contains(result.error,
               "reduce_scatter (mean) of 'layers.3' (480 bytes, f32, channel "
               "reduce), number 19 of its channel, timed out after") &&
      contains(result.error, "rank 2 has not started it (it is at 18)"))
      << result.error;
}

TEST_F(CudaGraphs, DifferentCollectivesAreFound) {
  std::string error = runRanks(
      2,
      [](fsdp_rt_context *ctx) {
        Model model(ctx, 2);
        for (int64_t number = 0; number < 5; ++number) {
          Variant variant;
          variant.second = number == 4 && fsdp_rt_rank(ctx) == 1 ? 2 : 1;
          if (model.step(number, variant))
            return;
        }
      },
      FSDP_RT_CUDA_GRAPHS, 20000);
  EXPECT_TRUE(contains(error, "step 4: collective 22 of its channel is "
                              "all_gather of 'layers.") &&
              contains(error, "but on rank "))
      << error;
}

TEST_F(CudaGraphs, ARankLeavesAfterGraphs) {
  std::string error = runRanks(
      2,
      [](fsdp_rt_context *ctx) {
        Model model(ctx, 2);
        for (int64_t number = 0; number < 5; ++number)
          if ((number == 4 && fsdp_rt_rank(ctx) == 1) ||
              model.step(number, Variant()))
            return;
      },
      FSDP_RT_CUDA_GRAPHS, 20000);
  EXPECT_TRUE(contains(error, "rank 1 ended")) << error;
}

//===----------------------------------------------------------------------===//
// Slices, exchanges, permutations
//===----------------------------------------------------------------------===//

namespace {

constexpr int64_t movedBytes = 1152;

/// A step that moves `movedBytes` of the persistent arena around, and keeps a
/// slice of them. All on one channel: packed pieces of two are behind each
/// other.
int32_t moveAround(fsdp_rt_context *ctx, int64_t number,
                   const std::vector<fsdp_rt_collective> &descs) {
  auto *state =
      static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_PERSISTENT));
  auto *other = static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
  fsdp_rt_step_begin(ctx, number);
  char *from = state, *to = other;
  int64_t tickets[2];
  for (size_t at = 0; at < descs.size(); ++at) {
    // The last two read the same and are in flight together.
    bool isLast = at + 1 == descs.size();
    char *target = isLast ? other + 2 * movedBytes : to;
    void *src[] = {from}, *dst[] = {target};
    fsdp_rt_start(ctx, &descs[at], src, dst, &tickets[isLast]);
    if (at + 2 < descs.size()) {
      fsdp_rt_wait(ctx, tickets[0]);
      std::swap(from, to);
    }
  }
  fsdp_rt_wait(ctx, tickets[1]);
  fsdp_rt_wait(ctx, tickets[0]);
  if (int32_t status = fsdp_rt_step_end(ctx))
    return status;
  return fsdp_rt_synchronize(ctx);
}

/// What is left after some steps.
Result runMoves(int64_t ranks, bool graphs) {
  Result result;
  result.states.resize(static_cast<size_t>(ranks));
  fsdp_rt_segment narrow = {0, movedBytes, 0, 4, 0},
                  wide = {0, movedBytes, 0, 24, 0},
                  whole = {0, movedBytes, 0, movedBytes / ranks, 0};
  fsdp_rt_segment cuts[2][2] = {{narrow, wide}, {wide, narrow}};
  fsdp_rt_part part = {"x", FSDP_RT_F32, 0, movedBytes, movedBytes / ranks,
                       2,   cuts[0]};
  std::vector<fsdp_rt_part> parts[4] = {{part}, {part}, {part}, {part}};
  parts[1][0] = {"y",        FSDP_RT_F32, ranks > 1, movedBytes,
                 movedBytes, 0,           nullptr};
  parts[2][0].segments = cuts[1];
  parts[3][0].num_segments = 1;
  parts[3][0].segments = &whole;
  const std::vector<fsdp_rt_collective> descs = {
      makeCollective(FSDP_RT_ALL_TO_ALL, parts[0]),
      makeCollective(FSDP_RT_PERMUTE, parts[1]),
      makeCollective(FSDP_RT_ALL_TO_ALL, parts[2]),
      makeCollective(FSDP_RT_SLICE, parts[3])};
  result.error = runRanks(
      ranks,
      [&](fsdp_rt_context *ctx) {
        std::vector<char> bytes(4 * movedBytes);
        for (size_t at = 0; at < movedBytes; ++at)
          bytes[at] = static_cast<char>(
              at * 7 + at / 256 + 31 * static_cast<size_t>(fsdp_rt_rank(ctx)));
        fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_PERSISTENT, movedBytes);
        fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_COMM, 4 * movedBytes);
        fsdp_rt_copy(ctx, fsdp_rt_arena(ctx, FSDP_RT_ARENA_PERSISTENT),
                     bytes.data(), movedBytes);
        for (int64_t number = 0; number < 6; ++number)
          if (moveAround(ctx, number, descs))
            return;
        fsdp_rt_copy(ctx, bytes.data(), fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM),
                     4 * movedBytes);
        result.states[static_cast<size_t>(fsdp_rt_rank(ctx))] = bytes;
        if (fsdp_rt_rank(ctx) == 0) {
          result.stats.struct_size = sizeof(result.stats);
          fsdp_rt_get_stats(ctx, &result.stats);
        }
      },
      graphs ? FSDP_RT_CUDA_GRAPHS : 0);
  result.graphLaunches = callsOf("cudaGraphLaunch");
  return result;
}

} // namespace

TEST_F(CudaGraphs, ExchangesAreCaptured) {
  for (int64_t ranks : {1, 2, 3, 4}) {
    Environment environment(
        Variables{{"FSDP_DOUBLE", "jitter=100;races=1;slow=100"}});
    Result eager = runMoves(ranks, false), graphs = runMoves(ranks, true);
    EXPECT_EQ(eager.error, "");
    EXPECT_EQ(graphs.error, "");
    EXPECT_TRUE(eager.states == graphs.states);
    EXPECT_NE(eager.states[0], std::vector<char>(4 * movedBytes));
    EXPECT_EQ(graphs.graphLaunches, ranks * 5);
    EXPECT_EQ(eager.stats.bytes_gathered,
              6 * (3 * movedBytes + movedBytes / ranks));
    EXPECT_EQ(graphs.stats.bytes_gathered, eager.stats.bytes_gathered);
  }
}

//===----------------------------------------------------------------------===//
// Time
//===----------------------------------------------------------------------===//

// What calls cost the host that are only compared. Run it with
// --gtest_also_run_disabled_tests.
TEST_F(CudaGraphs, DISABLED_TimeOfACall) {
  constexpr int count = 1000;
  Unit unit = flatUnit("layers.0", FSDP_RT_F32, 4, 8, 1);
  std::vector<fsdp_rt_part> parts = {unit.part()};
  fsdp_rt_collective gather = makeCollective(FSDP_RT_ALL_GATHER, parts);
  // Seconds of all launches, and of all collectives.
  auto run = [&](fsdp_rt_context *ctx, int64_t number) {
    fsdp_rt_step_begin(ctx, number);
    auto *memory =
        static_cast<float *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_PERSISTENT));
    void *src[] = {memory}, *dst[] = {memory + 64};
    auto begun = std::chrono::steady_clock::now();
    for (int call = 0; call < count; ++call)
      launch(ctx, 0, bits(memory), bits(memory + 64), call, 1);
    double launches = secondsSince(begun);
    for (int call = 0; call < count; ++call) {
      int64_t ticket;
      fsdp_rt_start(ctx, &gather, src, dst, &ticket);
      fsdp_rt_wait(ctx, ticket);
    }
    double all = secondsSince(begun);
    EXPECT_EQ(fsdp_rt_step_end(ctx), 0);
    EXPECT_EQ(fsdp_rt_synchronize(ctx), 0);
    return std::pair(launches, all - launches);
  };
  std::string error = runRanks(
      1,
      [&](fsdp_rt_context *ctx) {
        Model model(ctx, 1);
        double launches = 1, collectives = 1;
        for (int64_t number = 0; number < 20; ++number) {
          auto [first, second] = run(ctx, number);
          if (number == 0)
            continue;
          launches = std::min(launches, first);
          collectives = std::min(collectives, second);
        }
        std::printf("%.1f ns a launch, %.1f ns a collective\n",
                    launches * 1e9 / count, collectives * 1e9 / count);
      },
      FSDP_RT_CUDA_GRAPHS);
  EXPECT_EQ(error, "");
}
