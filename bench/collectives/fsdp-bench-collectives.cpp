//===- fsdp-bench-collectives.cpp - speed of gathers and reductions -------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: fsdp-bench-collectives NAME [LARGEST [SAMPLES]]
//
// Two ranks gather and reduce f32 as compiled steps do: shards in the
// persistent arena, full buffers in the communication arena, every result in
// its final place. FSDP_BACKEND says whether they are threads or processes.
// Each sample is taken right before one of the limit: both ranks copy, or add
// two blocks, in private memory, as many bytes as the collective writes. Under
// Open MPI its own collectives take turns, too, and with FSDP_NODE_RANKS=1 an
// exchange through a socket. Prints a JSON object for each comparison: GB/s of
// the bytes that a rank writes, and the ratio to the peer's; for threads also
// how far their cores were from each other, as the system may move them.
//
//===----------------------------------------------------------------------===//

#include "Peers.h"
#include "ranks/FlatCollective.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

using namespace fsdp;
using namespace fsdp::bench;

namespace {

constexpr int64_t ranks = 2;

struct Settings {
  std::string name;
  int64_t largest = int64_t{256} << 20;
  int64_t samples = 25;
};

using Times = std::vector<double>;

double medianOf(Times times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}
double leastOf(const Times &times) {
  return *std::min_element(times.begin(), times.end());
}

using Buffer = std::unique_ptr<float[], void (*)(void *)>;

/// Private memory, aligned as stores that bypass the cache need it.
Buffer makeBuffer(int64_t bytes, float value) {
  auto size = static_cast<size_t>((bytes + 63) / 64 * 64);
  Buffer buffer(static_cast<float *>(std::aligned_alloc(64, size)), std::free);
  std::fill(buffer.get(), buffer.get() + size / 4, value);
  return buffer;
}

/// What the ranks tell each other directly, where they are threads.
struct alignas(128) Flag {
  std::atomic<int64_t> turn{0};
};

/// One rank of the benchmark.
class Bench {
public:
  Bench(fsdp_rt_context *ctx, const Settings &settings, Flag *flags)
      : ctx(ctx), settings(settings), flags(flags), me(fsdp_rt_rank(ctx)),
        first(makeBuffer(settings.largest, 1)),
        second(makeBuffer(settings.largest, 2)) {
    check(fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_PERSISTENT,
                                settings.largest / ranks));
    check(fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_COMM, settings.largest));
    shard = static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_PERSISTENT));
    full = static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
    const char *node = std::getenv("FSDP_NODE_RANKS");
    const char *backend = std::getenv("FSDP_BACKEND");
    isProcess = backend && std::string(backend) == "mpi";
    if (isProcess && node && std::string(node) == "1")
      meet();
  }

  void run() {
    for (int64_t bytes = 4096; bytes <= settings.largest; bytes *= 4)
      if (bytes != 16384) {
        measure(bytes, FSDP_RT_ALL_GATHER);
        measure(bytes, FSDP_RT_REDUCE_SCATTER);
      }
  }

private:
  void check(int32_t status) {
    if (!status)
      return;
    char text[1024];
    fsdp_rt_last_error(ctx, text, sizeof(text));
    std::fprintf(stderr, "fsdp-bench-collectives: %s\n", text);
    std::exit(2);
  }

  /// One call of the runtime.
  void collective(int32_t kind, int64_t bytes) {
    run::FlatCollective one(kind, /*channel=*/kind, "unit", FSDP_RT_F32, ranks,
                            bytes);
    if (kind == FSDP_RT_ALL_GATHER)
      one.desc.flags = FSDP_RT_SOURCE_STABLE;
    check(one.run(ctx, shard, full));
  }

  /// A gather writes `bytes` on each rank, a reduction a part of them.
  void limit(int32_t kind, int64_t bytes, bool bypass) {
    if (kind == FSDP_RT_ALL_GATHER)
      copyPrivate(reinterpret_cast<char *>(first.get()),
                  reinterpret_cast<const char *>(second.get()), bytes, bypass);
    else
      addPrivate(first.get(), second.get(), second.get() + bytes / ranks / 4,
                 bytes / ranks / 4, bypass);
  }

  double time(int64_t count, const std::function<void()> &body) {
    check(fsdp_rt_barrier(ctx));
    auto begin = std::chrono::steady_clock::now();
    for (int64_t index = 0; index < count; ++index)
      body();
    std::chrono::duration<double> passed =
        std::chrono::steady_clock::now() - begin;
    return passed.count() / static_cast<double>(count);
  }

  /// Until a rank sees what the other one writes: half of a round trip.
  double handshake() {
    if (isProcess)
      return 0;
    return time(200,
                [&] {
                  ++turn;
                  if (me == 0)
                    flags[0].turn.store(turn, std::memory_order_release);
                  for (int64_t spin = 1; flags[1 - me].turn.load(
                                             std::memory_order_acquire) < turn;
                       ++spin)
                    if (spin % 10000 == 0)
                      std::this_thread::yield();
                  if (me == 1)
                    flags[1].turn.store(turn, std::memory_order_release);
                }) /
           2;
  }

  void measure(int64_t bytes, int32_t kind) {
    bool gathers = kind == FSDP_RT_ALL_GATHER;
    int64_t count = std::clamp<int64_t>((int64_t{8} << 20) / bytes, 1, 200);
    int64_t own = bytes / ranks / 4;
    auto *floats = reinterpret_cast<float *>(full);
    Times ours, copies[2], mpi, sockets, handshakes;
    for (int64_t sample = -1; sample < settings.samples; ++sample) {
      double mine = time(count, [&] { collective(kind, bytes); });
      double plain = time(count, [&] { limit(kind, bytes, false); });
      double bypassing = time(count, [&] { limit(kind, bytes, true); });
      double theirs = 0, raw = 0, apart = handshake();
      if (isProcess && openMpi && gathers)
        theirs = time(
            count, [&] { openMpi.allGather(second.get(), first.get(), own); });
      else if (isProcess && openMpi)
        theirs = time(count,
                      [&] { openMpi.reduceScatter(floats, first.get(), own); });
      if (hasSocket)
        raw = time(count, [&] {
          exchange.run(reinterpret_cast<char *>(second.get()),
                       reinterpret_cast<char *>(first.get()), bytes / ranks);
        });
      // The first touches memory and makes connections.
      if (sample < 0)
        continue;
      ours.push_back(mine);
      copies[0].push_back(plain);
      copies[1].push_back(bypassing);
      mpi.push_back(theirs);
      sockets.push_back(raw);
      handshakes.push_back(apart);
    }
    distance = medianOf(handshakes);
    if (me != 0)
      return;
    int64_t written = gathers ? bytes : bytes / ranks;
    int better = medianOf(copies[1]) < medianOf(copies[0]);
    print(kind, bytes, written, ours, gathers ? "copy" : "add", copies[better]);
    if (isProcess && openMpi)
      print(kind, bytes, written, ours, "openmpi", mpi);
    if (hasSocket)
      print(kind, bytes, written, ours, "socket", sockets);
  }

  void print(int32_t kind, int64_t bytes, int64_t written, const Times &ours,
             const char *peer, const Times &theirs) {
    double mine = medianOf(ours), other = medianOf(theirs);
    std::printf(
        "{\"name\": \"collectives.%s.%s.%lld.%s\", \"value\": %.4g, "
        "\"unit\": \"GB/s\", \"peer\": \"%s\", \"ratio\": %.4g, \"min\": %.4g, "
        "\"min_ratio\": %.4g, \"microseconds\": %.4g, "
        "\"peer_microseconds\": %.4g",
        settings.name.c_str(),
        kind == FSDP_RT_ALL_GATHER ? "all_gather" : "reduce_scatter",
        static_cast<long long>(bytes), peer,
        static_cast<double>(written) / mine * 1e-9, peer, other / mine,
        static_cast<double>(written) / leastOf(ours) * 1e-9,
        leastOf(theirs) / leastOf(ours), mine * 1e6, other * 1e6);
    if (!isProcess)
      std::printf(", \"handshake_microseconds\": %.4g", distance * 1e6);
    std::puts("}");
    std::fflush(stdout);
  }

  /// Rank 0 tells its port by means of a gather.
  void meet() {
    int64_t port = me == 0 ? exchange.listen() : 0;
    std::memcpy(shard, &port, sizeof(port));
    collective(FSDP_RT_ALL_GATHER, 16);
    std::memcpy(&port, full, sizeof(port));
    exchange.connect(me == 0 ? 0 : port);
    hasSocket = true;
  }

  fsdp_rt_context *ctx;
  const Settings &settings;
  Flag *flags;
  int64_t me, turn = 0;
  /// Between the ranks, while the last collective was measured.
  double distance = 0;
  Buffer first, second;
  char *shard = nullptr, *full = nullptr;
  bool isProcess = false, hasSocket = false;
  OpenMpi openMpi;
  Exchange exchange;
};

} // namespace

int main(int argc, char **argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: fsdp-bench-collectives NAME [LARGEST "
                         "[SAMPLES]]\n");
    return 2;
  }
  Settings settings;
  settings.name = argv[1];
  if (argc > 2)
    settings.largest = std::max(4096ll, std::atoll(argv[2]));
  if (argc > 3)
    settings.samples = std::max(1ll, std::atoll(argv[3]));
  fsdp_rt_world_options options = {};
  options.struct_size = sizeof(options);
  options.world_size = ranks;
  fsdp_rt_world *world = nullptr;
  char text[1024];
  if (fsdp_rt_world_create(&options, &world, text, sizeof(text))) {
    std::fprintf(stderr, "fsdp-bench-collectives: %s\n", text);
    return 2;
  }
  int64_t first = 0, count = 0;
  fsdp_rt_world_ranks(world, nullptr, &first, &count);
  Flag flags[ranks];
  std::vector<std::thread> threads;
  for (int64_t rank = first; rank < first + count; ++rank)
    threads.emplace_back([&, rank] {
      fsdp_rt_context *ctx = nullptr;
      if (fsdp_rt_context_create(world, rank, &ctx))
        std::exit(2);
      Bench(ctx, settings, flags).run();
      fsdp_rt_context_destroy(ctx);
    });
  for (std::thread &thread : threads)
    thread.join();
  fsdp_rt_world_destroy(world);
  return 0;
}
