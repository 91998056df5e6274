//===- Profile.cpp - what a machine needs for work and bytes --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A collective costs latency + bytes * (n - 1) / n / bandwidth: one of very few
// bytes tells the latency, one of many the bandwidth. All ranks compute at the
// same time, since they share the machine. Every time is the shortest of
// several samples: other work only makes them longer.
//
//===----------------------------------------------------------------------===//

#include "Profile.h"
#include "io/Errors.h"
#include "io/Files.h"
#include "options/TrustedNetwork.h"
#include "ranks/FlatCollective.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <nlohmann/json.hpp>
#include <thread>
#include <vector>

using namespace fsdp::run;
using Json = nlohmann::ordered_json;

namespace {

constexpr int64_t largeBytes = int64_t{16} << 20;
constexpr int samples = 7;

/// What one size of group costs.
struct Figures {
  int64_t ranks = 0;
  double latency[2] = {}, bandwidth[2] = {};
  double flopsPerSecond = 0, bytesPerSecond = 0, secondsPerKernel = 0;
};

/// The text of a world's failure.
class WorldFailed {};

/// One rank of a group that measures.
class Rank {
public:
  explicit Rank(fsdp_rt_context *ctx)
      : ctx(ctx), ranks(fsdp_rt_world_size(ctx)) {}
  Figures run();

private:
  static void check(int32_t status) {
    if (status)
      throw WorldFailed();
  }
  double time(int count, const std::function<void()> &body);
  void collective(int32_t kind, int64_t bytes);
  void measureCollective(int32_t kind, Figures &figures);
  double timeMatmul(int64_t size, int count);
  void measureComputation(Figures &figures);

  fsdp_rt_context *ctx;
  int64_t ranks;
};

/// A world of so many ranks (0: as many as the launcher started), which are
/// threads of this process, or one of them is.
class Group {
public:
  Group(const Options &options, int64_t ranks);
  ~Group() { fsdp_rt_world_destroy(world); }

  Figures run();
  bool hasFirstRank() const { return first == 0; }

private:
  fsdp_rt_world *world = nullptr;
  int64_t first = 0, count = 0;
};

} // namespace

/// Seconds of one call of `body`, the shortest of several samples.
double Rank::time(int count, const std::function<void()> &body) {
  std::vector<double> times;
  for (int sample = -1; sample < samples; ++sample) {
    check(fsdp_rt_barrier(ctx));
    auto begin = std::chrono::steady_clock::now();
    for (int index = 0; index < count; ++index)
      body();
    std::chrono::duration<double> passed =
        std::chrono::steady_clock::now() - begin;
    // The first touches memory and makes connections.
    if (sample >= 0)
      times.push_back(passed.count() / count);
  }
  return *std::min_element(times.begin(), times.end());
}

void Rank::collective(int32_t kind, int64_t bytes) {
  FlatCollective one(kind, /*channel=*/kind, "unit", FSDP_RT_F32, ranks, bytes);
  check(one.run(ctx, fsdp_rt_arena(ctx, FSDP_RT_ARENA_PERSISTENT),
                fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM)));
}

void Rank::measureCollective(int32_t kind, Figures &figures) {
  int64_t small = 64 * ranks, large = largeBytes / (64 * ranks) * small;
  double least = time(100, [&] { collective(kind, small); });
  double most = time(2, [&] { collective(kind, large); });
  double sent = static_cast<double>(large) * static_cast<double>(ranks - 1) /
                static_cast<double>(ranks);
  figures.latency[kind] = least;
  // A latency that is not small beside it was disturbed.
  figures.bandwidth[kind] = sent / (least < most / 2 ? most - least : most);
}

double Rank::timeMatmul(int64_t size, int count) {
  fsdp_rt_matmul_desc desc = {};
  desc.dtype = FSDP_RT_F32;
  desc.m = desc.n = desc.k = desc.lda = desc.ldb = desc.ldc = size;
  desc.batch0 = desc.batch1 = 1;
  auto *a = static_cast<float *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_TEMP));
  float *b = a + size * size, *c = b + size * size;
  return time(count, [&] { check(fsdp_rt_matmul(ctx, &desc, a, b, c)); });
}

void Rank::measureComputation(Figures &figures) {
  constexpr int64_t size = 512;
  figures.flopsPerSecond =
      2.0 * size * size * size / timeMatmul(size, /*count=*/4);
  figures.secondsPerKernel = timeMatmul(4, /*count=*/1000);
  auto *a = static_cast<float *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_TEMP));
  int64_t numel = largeBytes / 4;
  float *b = a + numel, *c = b + numel;
  double seconds = time(2, [&] {
    for (int64_t index = 0; index < numel; ++index)
      c[index] = a[index] + b[index];
  });
  figures.bytesPerSecond = 3.0 * static_cast<double>(largeBytes) / seconds;
}

Figures Rank::run() {
  check(fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_PERSISTENT, largeBytes));
  check(fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_COMM, largeBytes));
  check(fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_TEMP, 3 * largeBytes));
  Figures figures;
  figures.ranks = ranks;
  measureCollective(FSDP_RT_ALL_GATHER, figures);
  measureCollective(FSDP_RT_REDUCE_SCATTER, figures);
  measureComputation(figures);
  return figures;
}

Group::Group(const Options &options, int64_t ranks) {
  fsdp_rt_world_options wanted = {};
  wanted.struct_size = sizeof(wanted);
  wanted.world_size = ranks;
  wanted.backend = options.comm.empty() ? nullptr : options.comm.c_str();
  char text[1024];
  TrustedNetwork trusted(options);
  if (fsdp_rt_world_create(&wanted, &world, text, sizeof(text)))
    throw Error(text);
  fsdp_rt_world_ranks(world, nullptr, &first, &count);
  // Computation is measured by calls on memory of the host.
  std::string backend = fsdp_rt_world_backend(world);
  if (backend == "nccl" || backend == "embedded-gpu")
    throw Error("--profile: not supported: the " + backend + " backend");
}

/// The figures of the first rank here.
Figures Group::run() {
  Figures figures;
  std::vector<std::thread> threads;
  for (int64_t rank = first; rank < first + count; ++rank)
    threads.emplace_back([&, rank] {
      fsdp_rt_context *ctx = nullptr;
      try {
        if (fsdp_rt_context_create(world, rank, &ctx))
          return;
        Figures mine = Rank(ctx).run();
        if (rank == first)
          figures = mine;
      } catch (const WorldFailed &) {
      }
      fsdp_rt_context_destroy(ctx);
    });
  for (std::thread &thread : threads)
    thread.join();
  char text[1024];
  if (fsdp_rt_world_last_error(world, text, sizeof(text)) > 0)
    throw Error(text);
  return figures;
}

static Json describe(const std::vector<Figures> &groups, int32_t kind) {
  Json rows = Json::array();
  for (const Figures &figures : groups)
    rows.push_back({{"ranks", figures.ranks},
                    {"latency", figures.latency[kind]},
                    {"bandwidth", figures.bandwidth[kind]},
                    {"source", "measured by fsdp-run --profile"}});
  return rows;
}

static void write(const std::string &path, const std::vector<Figures> &groups) {
  const Figures &all = groups.back();
  std::string name = path.substr(path.find_last_of('/') + 1);
  if (size_t dot = name.rfind(".json"); dot != std::string::npos && dot > 0)
    name.resize(dot);
  Json table = {
      {"name", name},
      {"description",
       "up to " + std::to_string(all.ranks) + " ranks of one machine"},
      {"flops_per_second", all.flopsPerSecond},
      {"bytes_per_second", all.bytesPerSecond},
      {"seconds_per_kernel", all.secondsPerKernel},
      {"source", std::string("measured by fsdp-run --profile: fp32 products of "
                             "512 x 512 with ") +
                     fsdp_rt_blas_name() +
                     ", sums of two blocks of 16 MiB, products of 4 x 4"},
      {"shared_link", true},
      {"gather", describe(groups, FSDP_RT_ALL_GATHER)},
      {"reduce", describe(groups, FSDP_RT_REDUCE_SCATTER)},
  };
  std::string text = table.dump(2) + '\n';
  NewFile file(path);
  file.write(text.data(), text.size());
  file.commit();
}

void fsdp::run::profileMachine(const Options &options) {
  expectWritable(options.profile, /*replaces=*/true);
  std::vector<Figures> groups;
  // Processes are as many as were started.
  bool isSplit = !options.comm.empty() && options.comm != "embedded";
  bool writes = true;
  int64_t asked = options.ranks.empty() ? 0 : options.ranks[0];
  int64_t most =
      asked > 0 ? asked
                : std::max<int64_t>(2, std::thread::hardware_concurrency());
  for (int64_t ranks = 2; !isSplit && ranks < most; ranks *= 2)
    groups.push_back(Group(options, ranks).run());
  {
    Group all(options, isSplit ? asked : most);
    groups.push_back(all.run());
    writes = all.hasFirstRank();
  }
  if (groups.back().ranks < 2)
    throw Error("--profile: expected at least 2 ranks, got " +
                std::to_string(groups.back().ranks));
  if (writes)
    write(options.profile, groups);
}
