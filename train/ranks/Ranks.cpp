//===- Ranks.cpp - the ranks of a run and their contexts ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ranks/Ranks.h"
#include "io/Files.h"
#include "options/TrustedNetwork.h"
#include "ranks/FlatCollective.h"
#include "report/Memory.h"

#include <cstdlib>
#include <future>
#include <system_error>
#include <thread>

using namespace fsdp::run;

void fsdp::run::throwOnFailure(int32_t status) {
  if (status)
    throw RankFailed();
}

static int64_t countRanks(const std::vector<int64_t> &grid) {
  int64_t ranks = 1;
  for (int64_t size : grid)
    ranks *= size;
  return ranks;
}

/// Whether somebody has asked for ranks that are threads.
static bool asksForThreads(const Options &options) {
  const char *backend = std::getenv("FSDP_BACKEND");
  std::string comm = !options.comm.empty() ? options.comm
                     : backend             ? backend
                                           : "";
  return comm.rfind("embedded", 0) == 0;
}

/// How many processes a launcher has started. Throws an Error.
static int64_t countLaunched() {
  int64_t rank = 0, size = 1;
  char text[512];
  if (fsdp_rt_launched(&rank, &size, text, sizeof(text)))
    throw Error(text);
  return size;
}

/// The same, of which each is to be a rank; 1 where ranks are threads. Throws
/// an Error.
static int64_t countProcesses(const Options &options) {
  // In a reference run one takes the place of all.
  return asksForThreads(options) || !options.reference.empty()
             ? 1
             : countLaunched();
}

void fsdp::run::tellProcesses(const Options &options, const char *error) {
  if (countProcesses(options) == 1)
    return;
  fsdp_rt_world_options wanted = {};
  wanted.struct_size = sizeof(wanted);
  wanted.timeout_ms = 10000;
  wanted.backend = options.comm.empty() ? "mpi" : options.comm.c_str();
  fsdp_rt_world *world = nullptr;
  TrustedNetwork trusted(options);
  if (fsdp_rt_world_create(&wanted, &world, nullptr, 0))
    return;
  fsdp_rt_world_abort(world, FSDP_RT_ABORTED, error);
  fsdp_rt_world_destroy(world);
}

Artifact fsdp::run::openArtifact(const Options &options) {
  int64_t processes = countProcesses(options);
  if (asksForThreads(options) && countLaunched() > 1)
    std::fprintf(stderr,
                 "fsdp-run: warning: a launcher has started %lld processes, "
                 "of which each trains all ranks by itself and writes all "
                 "files, since ranks are threads; leave --comm and "
                 "FSDP_BACKEND out to make each a rank\n",
                 static_cast<long long>(countLaunched()));
  // One process has as many threads as there are ranks.
  int64_t ranks = options.world ? options.world : processes > 1 ? processes : 0;
  return tellingProcesses(options,
                          [&] { return Artifact(options.artifact, ranks); });
}

Ranks::Ranks(const Manifest &manifest, std::vector<int64_t> sizes,
             bool isReference)
    : manifest(manifest), grid(std::move(sizes)), trained(countRanks(grid)),
      isReference(isReference), list(static_cast<size_t>(manifest.world)),
      errors(static_cast<size_t>(manifest.world)) {}

Ranks::~Ranks() {
  for (fsdp_rt_context *ctx : list)
    fsdp_rt_context_destroy(ctx);
  fsdp_rt_world_destroy(world);
}

/// The file of the process whose first rank is `first`.
static std::string flightFile(const Options &options, int64_t first) {
  return options.flight + ".rank" + std::to_string(first) + ".json";
}

void Ranks::expectFlight(const Options &options) const {
  if (options.flight.empty())
    return;
  try {
    expectWritable(flightFile(options, first), /*replaces=*/true);
  } catch (const Error &error) {
    throw Error(std::string("--flight: ") + error.what());
  }
}

void Ranks::dumpFlight(const Options &options) const {
  if (options.flight.empty())
    return;
  std::string path = flightFile(options, first);
  char message[512] = "";
  if (fsdp_rt_flight_dump(world, path.c_str(), message, sizeof(message)))
    std::fprintf(stderr, "fsdp-run: warning: --flight: %s\n", message);
}

/// Throws an Error that tells by its type what may go well next time.
[[noreturn]] static void fail(int32_t status, const std::string &text) {
  for (int32_t lost :
       {FSDP_RT_TIMEOUT, FSDP_RT_PEER_FAILED, FSDP_RT_DEVICE_FAILED})
    if (status == lost)
      throw LostError(text);
  throw Error(text);
}

void Ranks::start(const Options &options, bool runsOnDevice) {
  onDevice = runsOnDevice;
  fsdp_rt_world_options wanted = {};
  wanted.struct_size = sizeof(wanted);
  wanted.world_size = manifest.world;
  wanted.seed = options.seed;
  wanted.flags = (options.poison ? FSDP_RT_POISON : 0) |
                 (options.adversarial ? FSDP_RT_ADVERSARIAL : 0) |
                 (options.flushDenormals ? 0 : FSDP_RT_KEEP_DENORMALS) |
                 (options.cudaGraphs ? FSDP_RT_CUDA_GRAPHS : 0);
  bool isChosen = !options.comm.empty() || std::getenv("FSDP_BACKEND");
  wanted.backend = onDevice && !isChosen ? "nccl" : options.comm.c_str();
  char text[2048];
  TrustedNetwork trusted(options);
  if (int32_t status =
          fsdp_rt_world_create(&wanted, &world, text, sizeof(text)))
    fail(status, text);
  fsdp_rt_world_ranks(world, nullptr, &first, &count);
  telling([&] {
    if (isSplit() && count != 1)
      throw Error("not supported: several processes with several ranks each");
    defineChannels();
  });
}

/// Channels over all axes consist of the whole world.
void Ranks::defineChannels() {
  for (size_t number = 0; number < manifest.channels.size(); ++number) {
    const Channel &channel = manifest.channels[number];
    if (manifest.expandedRanks || channel.axes.size() == manifest.grid.size())
      continue;
    std::vector<int32_t> axes(channel.axes.begin(), channel.axes.end());
    if (fsdp_rt_world_define_channel(
            world, static_cast<int32_t>(number),
            static_cast<int32_t>(manifest.grid.size()), manifest.grid.data(),
            static_cast<int32_t>(axes.size()), axes.data()))
      throw Error("manifest: channel '" + channel.name +
                  "' can't be made over its axes");
  }
}

void Ranks::tell(const char *error) {
  if (!isSplit())
    return;
  fsdp_rt_context *&ctx = list[static_cast<size_t>(first)];
  if (!ctx && fsdp_rt_context_create(world, first, &ctx))
    return;
  fsdp_rt_abort(ctx, FSDP_RT_ABORTED, error);
}

void Ranks::run(const std::function<void(int64_t)> &body) {
  // None begins before all threads are there: ranks wait for each other.
  std::promise<bool> begins;
  std::shared_future<bool> gate = begins.get_future().share();
  std::vector<std::thread> threads;
  try {
    for (int64_t index = first; index < first + count; ++index)
      threads.emplace_back([&, gate, index] {
        if (gate.get())
          runOne(index, body);
      });
    begins.set_value(true);
  } catch (const std::system_error &error) {
    errors[static_cast<size_t>(first) + threads.size()] =
        "no thread for rank " +
        std::to_string(first + static_cast<int64_t>(threads.size())) + ": " +
        error.code().message() +
        "; fewer processes (ulimit -u), or more memory, may help";
    begins.set_value(false);
  }
  for (std::thread &thread : threads)
    thread.join();
}

void Ranks::runOne(int64_t index, const std::function<void(int64_t)> &body) {
  fsdp_rt_context *&ctx = list[static_cast<size_t>(index)];
  noteThreadStack();
  try {
    throwOnFailure(fsdp_rt_context_create(world, index, &ctx));
    body(index);
  } catch (const RankFailed &) {
  } catch (const std::exception &error) {
    errors[static_cast<size_t>(index)] = messageOf(error);
    if (ctx)
      fsdp_rt_abort(ctx, FSDP_RT_ABORTED, messageOf(error).c_str());
  }
}

std::vector<double>
Ranks::onePerBatch(const std::vector<double> &byRank) const {
  std::vector<double> values(static_cast<size_t>(numBatchRanks()));
  // The first rank with a batch comes last.
  for (int64_t rank = trained; rank-- > 0;)
    values[static_cast<size_t>(batchRankOf(rank))] =
        byRank[static_cast<size_t>(rank)];
  return values;
}

std::vector<std::vector<double>>
Ranks::onePerBatch(const std::vector<std::vector<double>> &lists) const {
  std::vector<std::vector<double>> values;
  for (const std::vector<double> &byRank : lists)
    values.push_back(onePerBatch(byRank));
  return values;
}

void Ranks::throwFailure() const {
  // Whatever a rank says after another one was lost, that was first.
  int32_t status = fsdp_rt_world_ranks(world, nullptr, nullptr, nullptr);
  // What a rank says itself is more than what the others noticed.
  for (const std::string &error : errors)
    if (!error.empty())
      fail(status, error);
  char text[2048];
  if (fsdp_rt_world_last_error(world, text, sizeof(text)) > 0)
    fail(status, text);
  for (int64_t index = first; index < first + count; ++index)
    if (!context(index))
      throw Error("rank " + std::to_string(index) + " could not begin");
}

int32_t Ranks::gather(int64_t index, const char *name, const void *own,
                      int64_t bytes, std::vector<char> &all) const {
  fsdp_rt_context *ctx = context(index);
  int64_t world = fsdp_rt_world_size(ctx);
  all.resize(static_cast<std::size_t>(world * bytes));
  FlatCollective gather(FSDP_RT_ALL_GATHER, FSDP_RT_MAX_CHANNELS - 1, name,
                        FSDP_RT_I8, world, world * bytes);
  gather.desc.channel_name = "fsdp-run";
  // A source is only read.
  return gather.run(ctx, const_cast<void *>(own), all.data());
}

void Ranks::runStep(
    int64_t index, int64_t step, const char *failure,
    const std::function<int32_t(fsdp_rt_context *)> &body) const {
  fsdp_rt_context *ctx = context(index);
  throwOnFailure(fsdp_rt_step_begin(ctx, step));
  int32_t status = body(ctx);
  if (status && !fsdp_rt_status(ctx))
    fsdp_rt_abort(ctx, status, failure);
  // Devices compute what the step has put into their streams.
  if (onDevice)
    throwOnFailure(fsdp_rt_synchronize(ctx));
  throwOnFailure(fsdp_rt_step_end(ctx));
}
