//===- ResultFilesTest.cpp - what is gathered to be saved -----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/ResultFiles.h"
#include "gtest/gtest.h"

#include <arpa/inet.h>
#include <filesystem>
#include <functional>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace fsdp::run;

/// A unit that is cut in two.
static const char program[] = R"({"version":1,"model":"m","world":2,
  "grid":[2],"expanded_ranks":0,"hash":"0123456789abcdef",
  "units":[{"name":"u","module":"u","kind":"flat","dtype":"f32","world":2,
    "shard_numel":2,"full_numel":4,"shard_axes":[0],"replicate_axes":[],
    "params":[
    {"fqn":"w","shape":[4],"numel":4,"offset":0,"trainable":true}]}],
  "aliases":[],"buffers":[],"ignored":[],
  "arguments":[
    {"kind":"shard","unit":"u","dtype":"f32","shape":[2],"bytes":8,
     "offset":0,"rank":-1},
    {"kind":"grad_shard","unit":"u","dtype":"f32","shape":[2],"bytes":8,
     "offset":64,"rank":-1}],
  "entries":[{"name":"step","symbol":"fsdp_entry_step","args":[0,1]}],
  "memory":{"persistent_bytes":128,"comm_bytes":64,"temp_bytes":0,
    "host_bytes":0},
  "collectives":[]})";

static std::string freePort() {
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t bytes = sizeof(address);
  auto *general = reinterpret_cast<sockaddr *>(&address);
  int file = socket(AF_INET, SOCK_STREAM, 0);
  bool isOpen = file >= 0 && bind(file, general, bytes) == 0 &&
                getsockname(file, general, &bytes) == 0;
  close(file);
  return std::to_string(isOpen ? ntohs(address.sin_port) : 0);
}

namespace {
/// One of two ranks that are processes.
struct Rank {
  explicit Rank(const std::string &folder) {
    options.comm = "mpi";
    options.initRule = "*=ones";
    options.saveGrads = options.saveFull = folder;
    ranks.start(options, /*runsOnDevice=*/false);
    initial.emplace(options, manifest, hypers, /*chooses=*/true);
    results.emplace(options, manifest, ranks, storage, *initial);
  }

  /// Whether shards of the other rank are kept behind an action.
  bool keeps(const std::function<void()> &action) {
    bool hasEnded = false;
    ranks.run([&](int64_t index) {
      int32_t kind = 0;
      for (int64_t bytes : manifest.arenaBytes())
        throwOnFailure(
            fsdp_rt_arena_reserve(ranks.context(index), kind++, bytes));
      initial->load(index, ranks, storage);
      action();
      ranks.barrier(index);
      hasEnded = true;
    });
    // Behind the barrier the other one may leave.
    if (!hasEnded)
      ranks.throwFailure();
    for (const Argument &argument : manifest.arguments)
      if (storage.isRemote(argument))
        return true;
    return false;
  }

  Options options;
  Manifest manifest = parseManifest(program);
  HyperParameters hypers{manifest, {}, ""};
  Ranks ranks{manifest, manifest.grid, /*isReference=*/false};
  Storage storage{manifest, ranks.contexts(), /*onDevice=*/false};
  std::optional<InitialState> initial;
  std::optional<ResultFiles> results;
};
} // namespace

/// The status of a process that is one of the ranks.
static int runRank(const std::string &folder, int number,
                   void (*save)(Rank &rank, const std::string &folder)) {
  setenv("RANK", std::to_string(number).c_str(), 1);
  try {
    Rank rank(folder);
    return rank.keeps([&] { save(rank, folder); }) ? 2 : 0;
  } catch (const std::exception &error) {
    std::fprintf(stderr, "rank %d: %s\n", number, error.what());
    return 1;
  }
}

TEST(ResultFilesTest, KeepNothingOfOtherProcesses) {
  using Save = void (*)(Rank &, const std::string &);
  const Save all[] = {
      [](Rank &rank, const std::string &folder) {
        rank.results->saveWeights(folder + "/weights.safetensors");
      },
      [](Rank &rank, const std::string &) { rank.results->saveGradients(3); },
      [](Rank &rank, const std::string &) { rank.results->saveFinal(3); }};
  std::string folder = ::testing::TempDir() + "fsdp-results-XXXXXX";
  ASSERT_NE(mkdtemp(folder.data()), nullptr);
  setenv("WORLD_SIZE", "2", 1);
  setenv("LOCAL_RANK", "0", 1);
  setenv("MASTER_ADDR", "127.0.0.1", 1);
  for (const Save &save : all) {
    setenv("MASTER_PORT", freePort().c_str(), 1);
    pid_t processes[2];
    for (int number : {0, 1}) {
      processes[number] = fork();
      if (processes[number] == 0)
        _exit(runRank(folder, number, save));
    }
    for (pid_t process : processes) {
      int status = -1;
      waitpid(process, &status, 0);
      EXPECT_EQ(WEXITSTATUS(status), 0) << "save " << &save - all;
    }
  }
  for (const char *name :
       {"WORLD_SIZE", "LOCAL_RANK", "MASTER_ADDR", "MASTER_PORT"})
    unsetenv(name);
  for (const char *name : {"weights", "step3", "model", "optimizer"})
    EXPECT_TRUE(std::filesystem::exists(folder + "/" + name + ".safetensors"))
        << name;
  std::filesystem::remove_all(folder);
}
