//===- ControlTest.cpp - schedules, faults, records, signs of life --------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ranks.h"
#include "core/World.h"
#include "net/Launch.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

using namespace fsdp::test;
using namespace fsdp::rt;

namespace {

/// An environment variable for the time of a test.
class Variable {
public:
  Variable(const char *name, const std::string &value) : name(name) {
    setenv(name, value.c_str(), 1);
  }
  ~Variable() { unsetenv(name); }

private:
  const char *name;
};

bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

double milliseconds(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(
             std::chrono::steady_clock::now() - begin)
      .count();
}

/// Steps of two units on two channels.
struct Program {
  std::vector<Unit> units;
  std::vector<fsdp_rt_part> parts[2];
  fsdp_rt_collective gather[2], reduce[2];
  int64_t ranks;

  explicit Program(int64_t ranks) : ranks(ranks) {
    for (const char *name : {"layers.0", "layers.1"})
      units.push_back(flatUnit(name, FSDP_RT_F32, 4, 64, ranks));
    for (int at = 0; at < 2; ++at) {
      parts[at] = {units[at].part()};
      gather[at] = makeCollective(FSDP_RT_ALL_GATHER, parts[at], 0);
      reduce[at] = makeCollective(FSDP_RT_REDUCE_SCATTER, parts[at], 1, 1);
    }
  }

  /// Runs steps until `end` or the first failure; returns that.
  int32_t run(fsdp_rt_context *ctx, int64_t end, int64_t begin = 0) const {
    std::vector<float> shard(64, 1.0f), full(64 * ranks);
    for (int64_t step = begin; step < end; ++step) {
      int32_t status = fsdp_rt_step_begin(ctx, step);
      for (const auto &descs : {gather, reduce})
        for (int at = 0; at < 2 && !status; ++at) {
          bool gathers = descs[at].kind == FSDP_RT_ALL_GATHER;
          void *src[] = {gathers ? shard.data() : full.data()};
          void *dst[] = {gathers ? full.data() : shard.data()};
          int64_t ticket;
          status = fsdp_rt_start(ctx, &descs[at], src, dst, &ticket);
          if (!status)
            status = fsdp_rt_wait(ctx, ticket);
        }
      int32_t ended = fsdp_rt_step_end(ctx);
      if (status || ended)
        return status ? status : ended;
    }
    return FSDP_RT_OK;
  }
};

/// Runs 5 steps on 3 ranks with a fault; returns the error and the time.
std::string runFault(const std::string &fault, int32_t expected,
                     int64_t timeoutMs = 20000) {
  Variable variable("FSDP_FAULT", fault);
  Program program(3);
  return runRanks(
      3,
      [&](fsdp_rt_context *ctx) { EXPECT_EQ(program.run(ctx, 5), expected); },
      0, timeoutMs);
}

} // namespace

//===----------------------------------------------------------------------===//
// Launchers
//===----------------------------------------------------------------------===//

TEST(Launchers, SlurmNamesRankZero) {
  Variable rank("SLURM_PROCID", "2"), size("SLURM_NTASKS", "4");
  Launch launch;
  EXPECT_EQ(readLaunch(launch), "");
  EXPECT_EQ(launch.kind, Launch::Kind::Alone) << "a batch script";
  Variable job("SLURM_JOB_ID", "1234"), step("SLURM_STEP_ID", "1");
  EXPECT_TRUE(contains(readLaunch(launch), "expected MASTER_ADDR"));
  for (auto [list, host] : {std::pair("node7", "node7"),
                            {"node7,other[1-3]", "node7"},
                            {"node[03-05,9],other", "node03"},
                            {"gpu[12,14-15]-ib.cluster,x", "gpu12-ib.cluster"},
                            {"r1n[5]", "r1n5"}}) {
    Variable nodes("SLURM_STEP_NODELIST", list);
    launch = Launch();
    EXPECT_EQ(readLaunch(launch), "");
    EXPECT_EQ(launch.kind, Launch::Kind::Environment);
    EXPECT_EQ(launch.rank, 2);
    EXPECT_EQ(launch.size, 4);
    EXPECT_EQ(launch.address, host);
    EXPECT_EQ(launch.port, 20000 + (1234 * 31 + 1) % 10000);
  }
  Variable address("MASTER_ADDR", "10.0.0.7"), port("MASTER_PORT", "4000");
  launch = Launch();
  EXPECT_EQ(readLaunch(launch), "");
  EXPECT_EQ(launch.address, "10.0.0.7");
  EXPECT_EQ(launch.port, 4000);
  for (const char *value : {"abc", "22 ", "0x16"}) {
    Variable other("MASTER_PORT", value);
    EXPECT_EQ(readLaunch(launch),
              std::string("MASTER_PORT: expected 1 to 65535, got '") + value +
                  "'");
  }
  setenv("MASTER_PORT", "4000", 1);
  Variable pmix("PMIX_RANK", "2");
  EXPECT_EQ(readLaunch(launch), "");
  EXPECT_EQ(launch.kind, Launch::Kind::Mpi);
}

//===----------------------------------------------------------------------===//
// Numbers that nobody means
//===----------------------------------------------------------------------===//

TEST(Variables, NoNumberHarmsARun) {
  for (const char *name :
       {"FSDP_TIMEOUT_MS", "FSDP_TICK_MS", "FSDP_HEARTBEAT_MS",
        "FSDP_HEARTBEAT_LIMIT_MS", "FSDP_SPIN", "FSDP_STREAM_BYTES",
        "FSDP_NODE_RANKS", "FSDP_CHUNK_BYTES", "FSDP_FLIGHT",
        "FSDP_MASTER_PORT", "FSDP_SEAL_DATA"})
    for (const char *value :
         {"9223372036854775807", "-9223372036854775808", "-1", "0",
          "99999999999999999999999999", "4294967296"}) {
      Variable variable(name, value);
      Program program(3);
      std::string error = runRanks(
          3, [&](fsdp_rt_context *ctx) { program.run(ctx, 2); }, 0,
          /*timeoutMs=*/0);
      EXPECT_EQ(error, "") << name << "=" << value;
    }
}

TEST(Variables, NumbersOfProcessesHaveALimit) {
  Variable rank("RANK", "0"), address("MASTER_ADDR", "127.0.0.1");
  Launch launch;
  {
    Variable size("WORLD_SIZE", "16384");
    EXPECT_EQ(readLaunch(launch), "");
    EXPECT_EQ(launch.size, 16384);
  }
  for (const char *value : {"16385", "1000000000", "9223372036854775807"}) {
    Variable size("WORLD_SIZE", value);
    EXPECT_EQ(readLaunch(launch),
              std::string("RANK and WORLD_SIZE: expected at most 16384 "
                          "processes, got ") +
                  value);
  }
}

TEST(Fault, NumbersAreInRange) {
  for (const char *fault :
       {"do=error:0", "do=error:4294967296", "do=delay:9223372036854775807",
        "do=delay:-1", "rank=99999999999999999999,do=kill"}) {
    std::deque<Fault> faults;
    EXPECT_TRUE(contains(parseFaults(fault, faults), "FSDP_FAULT: expected"))
        << fault;
  }
}

TEST(Worlds, LimitsOfTimeDoNotOverflow) {
  Program program(2);
  EXPECT_EQ(runRanks(
                2,
                [&](fsdp_rt_context *ctx) {
                  EXPECT_EQ(program.run(ctx, 2), FSDP_RT_OK);
                },
                0, std::numeric_limits<int64_t>::max()),
            "");
}

//===----------------------------------------------------------------------===//
// Faults
//===----------------------------------------------------------------------===//

TEST(Fault, AnErrorIsReportedOnAllRanks) {
  auto begin = std::chrono::steady_clock::now();
  std::string error =
      runFault("rank=1,step=3,op=reduce_scatter,unit=layers.1,do=error:4", 4);
  EXPECT_TRUE(contains(error, "rank 1, step 3: reduce_scatter (mean) of "
                              "'layers.1'"))
      << error;
  EXPECT_LT(milliseconds(begin), 30000);
}

TEST(Fault, ARankThatStopsCallingIsNamed) {
  auto begin = std::chrono::steady_clock::now();
  std::string error =
      runFault("rank=2,seq=7,channel=0,do=hang", FSDP_RT_TIMEOUT, 300);
  // Number 7 of the gathers is the first unit in step 3.
  EXPECT_TRUE(contains(error, ", step 3: all_gather of 'layers.0'")) << error;
  EXPECT_TRUE(contains(error, "number 7 of its channel, timed out after 3"))
      << error;
  EXPECT_TRUE(contains(error, "rank 2 has not started it (it is at 6)"))
      << error;
  EXPECT_FALSE(contains(error, "rank 0 has not started")) << error;
  EXPECT_LT(milliseconds(begin), 30000);
}

/// Rank 1 of some fails in step 3. Returns the milliseconds from the begin of
/// that step until the last of the others has returned.
static double timeFault(int64_t ranks, const char *fault, bool ends,
                        int64_t timeoutMs) {
  Variable variable("FSDP_FAULT", fault);
  Program program(ranks);
  std::vector<double> times(static_cast<size_t>(ranks));
  std::string error = runRanks(
      ranks,
      [&](fsdp_rt_context *ctx) {
        auto rank = static_cast<size_t>(fsdp_rt_rank(ctx));
        EXPECT_EQ(program.run(ctx, 3), FSDP_RT_OK);
        fsdp_rt_barrier(ctx);
        auto begin = std::chrono::steady_clock::now();
        if (rank == 1 && ends)
          return;
        EXPECT_NE(program.run(ctx, 5, 3), FSDP_RT_OK);
        times[rank] = rank == 1 ? 0 : milliseconds(begin);
      },
      0, timeoutMs);
  EXPECT_TRUE(contains(error, "step 3") && contains(error, "rank 1")) << error;
  return *std::max_element(times.begin(), times.end());
}

// Of a rank that says or shows what is wrong the others know without waiting
// for the limit of a call, of one that stops calling soon after it. How long it
// takes is printed: a machine that is busy with something else decides it.
TEST(Fault, TheOthersKnowInTime) {
  struct Case {
    const char *what, *fault;
    bool ends;
    int64_t timeoutMs;
  };
  const int64_t minute = 60000;
  const Case cases[] = {
      {"returns an error", "rank=1,step=3,op=all_gather,do=error:4", false,
       minute},
      {"ends", "", true, minute},
      {"stops calling", "rank=1,step=3,op=all_gather,do=hang", false, 300}};
  for (const Case &one : cases)
    for (int64_t ranks : {2, 4, 8}) {
      double took = timeFault(ranks, one.fault, one.ends, one.timeoutMs);
      EXPECT_LE(took, 10000) << one.what;
      std::printf("a rank of %lld %s: %.2f ms\n", static_cast<long long>(ranks),
                  one.what, took);
    }
}

TEST(Fault, ASlowRankAndASlowCollectiveAreNoFailure) {
  EXPECT_EQ(runFault("rank=1,do=delay:3", FSDP_RT_OK), "");
  EXPECT_EQ(runFault("op=all_gather,unit=layers.1,do=delay:5", FSDP_RT_OK), "");
}

TEST(Fault, BadOnesAreRefused) {
  for (const char *fault : {"do=explode", "rank=1", "rank=x,do=hang",
                            "do=delay", "step=1,color=red,do=hang"}) {
    std::string error = runFault(fault, FSDP_RT_OK);
    EXPECT_TRUE(contains(error, "FSDP_FAULT: expected ")) << error;
  }
}

TEST(Fault, OnesThatMeetNothingAreNamed) {
  testing::internal::CaptureStderr();
  EXPECT_EQ(runFault("rank=1,unit=layer.1,do=hang;rank=7,do=hang;"
                     "rank=2,step=4,do=delay:1",
                     FSDP_RT_OK),
            "");
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "fsdp_rt: warning: FSDP_FAULT: 'rank=1,unit=layer.1,do=hang': met "
            "no collective of ranks 0 to 2\n"
            "fsdp_rt: warning: FSDP_FAULT: 'rank=7,do=hang': there are 3 "
            "ranks\n");
}

TEST(Fault, AWorldThatStartedNothingSaysNothing) {
  testing::internal::CaptureStderr();
  Variable variable("FSDP_FAULT", "rank=1,do=hang");
  EXPECT_EQ(runRanks(2, [](fsdp_rt_context *) {}), "");
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST(Fault, AFailureExcusesTheOthers) {
  testing::internal::CaptureStderr();
  EXPECT_NE(runFault("rank=1,step=1,do=error:7;step=3,do=hang", 7), "");
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST(Limits, ARankThatIsBusyElsewhereIsNamed) {
  Program program(2);
  std::string error = runRanks(
      2,
      [&](fsdp_rt_context *ctx) {
        std::vector<float> shard(64), full(128);
        void *src[] = {shard.data()}, *dst[] = {full.data()};
        int64_t ticket;
        fsdp_rt_start(ctx, &program.gather[0], src, dst, &ticket);
        // Whoever starts last has moved its data; the first has not.
        while (fsdp_rt_rank(ctx) == 1 && !fsdp_rt_status(ctx))
          std::this_thread::sleep_for(std::chrono::milliseconds(2));
        fsdp_rt_wait(ctx, ticket);
        fsdp_rt_barrier(ctx);
      },
      0, 200);
  EXPECT_TRUE(contains(error, "timed out after 2") && contains(error, "rank 1"))
      << error;
}

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

static std::string manifestWith(const std::vector<std::string> &units) {
  std::string text = "{\"version\":1,\"entries\":[{\"name\":\"step\"}],"
                     "\"collectives\":[";
  for (size_t id = 0; id < units.size(); ++id)
    text += (id ? "," : "") + std::string("{\"entry\":\"step\",\"id\":") +
            std::to_string(id) +
            ",\"kind\":\"all_gather\",\"channel\":\"gather\",\"units\":[\"" +
            units[id] + "\"],\"bytes\":1120}";
  return text + "]}";
}

static std::string attach(const std::string (&manifests)[2]) {
  return runRanks(2, [&](fsdp_rt_context *ctx) {
    int64_t rank = fsdp_rt_rank(ctx);
    auto announced = [&] {
      std::lock_guard<std::mutex> guard(ctx->world->scheduleLock);
      return ctx->world->schedule != nullptr;
    };
    while (rank == 1 && !announced()) // the second to come reports
      std::this_thread::yield();
    fsdp_rt_module module = {sizeof(fsdp_rt_module),
                             FSDP_RT_ABI_VERSION,
                             0,
                             manifests[rank].c_str(),
                             static_cast<int64_t>(manifests[rank].size()),
                             static_cast<uint64_t>(100 + rank)};
    fsdp_rt_module_attach(ctx, &module);
    EXPECT_EQ(fsdp_rt_barrier(ctx), FSDP_RT_INCOMPATIBLE);
  });
}

TEST(Schedules, TheFirstDifferentCollectiveIsNamed) {
  EXPECT_EQ(attach({manifestWith({"a", "b", "c"}), manifestWith({"a", "x"})}),
            "rank 1: schedule hash 0000000000000065 differs from "
            "0000000000000064 of rank 0: the first difference is collective 1 "
            "of 'step', which is all_gather of 'x' (1120 bytes, channel "
            "gather), but on rank 0 all_gather of 'b' (1120 bytes, channel "
            "gather)");
  std::string error = attach({manifestWith({"a", "b"}), manifestWith({"a"})});
  EXPECT_TRUE(contains(error, "collective 1 of 'step', which is none, but on "
                              "rank 0 all_gather of 'b'"))
      << error;
  error = attach({manifestWith({"a"}), manifestWith({"a"})});
  EXPECT_TRUE(contains(error, "the same collectives, their layouts differ"))
      << error;
  error = attach({"{\"collectives\":[{\"un", "not json"});
  EXPECT_TRUE(contains(error, "schedule hash")) << error;
}

TEST(Schedules, TravelAsText) {
  std::string manifest = manifestWith({"a", "b}\\\"]"});
  fsdp_rt_module module = {sizeof(module),
                           0,
                           0,
                           manifest.c_str(),
                           static_cast<int64_t>(manifest.size()),
                           0xfedcba9876543210ull};
  Schedule schedule = readSchedule(module);
  ASSERT_EQ(schedule.collectives.size(), 2u);
  Schedule same = fromText(toText(schedule));
  EXPECT_EQ(same.hash, schedule.hash);
  EXPECT_EQ(same.collectives, schedule.collectives);
  EXPECT_TRUE(fromText("").collectives.empty());
}

//===----------------------------------------------------------------------===//
// Flight recorder
//===----------------------------------------------------------------------===//

static std::string readFile(const std::string &path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

static std::string folder() {
  const char *path = std::getenv("TEST_TMPDIR");
  return std::string(path ? path : "/tmp") + "/fsdp-flight-" +
         std::to_string(getpid());
}

TEST(Flight, AFailureIsDumped) {
  std::string prefix = folder() + "-failure";
  Variable file("FSDP_FLIGHT_FILE", prefix);
  runFault("rank=2,seq=7,channel=0,do=hang", FSDP_RT_TIMEOUT, 300);
  std::string path = prefix + ".rank0.json", text = readFile(path);
  EXPECT_TRUE(contains(text, "\"reason\":\"failure\"")) << text;
  EXPECT_TRUE(contains(text, "rank 2 has not started it (it is at 6)"));
  EXPECT_TRUE(contains(text, "\"seq\":7,\"step\":3,\"kind\":\"all_gather\","
                             "\"units\":\"layers.0\",\"bytes\":768"));
#ifdef FSDP_TRACE
  std::string report = folder() + ".txt";
  std::string command = std::string(FSDP_TRACE) + " " + path + " > " + report;
  EXPECT_EQ(WEXITSTATUS(std::system(command.c_str())), 1);
  text = readFile(report);
  EXPECT_TRUE(contains(text, "3 of 3 ranks")) << text;
  EXPECT_TRUE(contains(text, "channel 0, number 7, all_gather of 'layers.0' "
                             "(768 bytes, f32, channel gather): not started by "
                             "rank 2; ranks 0, 1 at 7"))
      << text;
  std::remove(report.c_str());
#endif
  std::remove(path.c_str());
}

TEST(Flight, ASignalAndARequestAskForADump) {
  std::string prefix = folder() + "-signal";
  Variable file("FSDP_FLIGHT_FILE", prefix);
  std::string path = prefix + ".rank0.json";
  Program program(2);
  EXPECT_EQ(
      runRanks(2,
               [&](fsdp_rt_context *ctx) {
                 program.run(ctx, 3);
                 fsdp_rt_barrier(ctx);
                 if (fsdp_rt_rank(ctx) == 0) {
                   std::raise(SIGUSR2);
                   for (int tries = 0; tries < 500; ++tries) {
                     if (!readFile(path).empty())
                       break;
                     std::this_thread::sleep_for(std::chrono::milliseconds(10));
                   }
                 }
                 fsdp_rt_barrier(ctx);
                 char text[256];
                 if (fsdp_rt_rank(ctx) == 1) {
                   EXPECT_NE(fsdp_rt_flight_dump(ctx->world, "/nowhere/x.json",
                                                 text, sizeof(text)),
                             0);
                   EXPECT_TRUE(contains(text, "/nowhere/x.json: can't"))
                       << text;
                   EXPECT_EQ(fsdp_rt_flight_dump(
                                 ctx->world, (path + "2").c_str(), nullptr, 0),
                             0);
                 }
               }),
      "");
  EXPECT_TRUE(contains(readFile(path), "\"reason\":\"signal\""));
  std::string text = readFile(path + "2");
  EXPECT_TRUE(contains(text, "\"reason\":\"request\""));
  EXPECT_TRUE(contains(text, "\"state\":\"closed\""));
  std::remove(path.c_str());
  std::remove((path + "2").c_str());
}

/// A dump goes to a pipe that nobody reads, as to a disk that hangs: limits of
/// time are kept all the same.
TEST(Flight, ADumpThatHangsHoldsUpNothing) {
  std::string prefix = folder() + "-hangs";
  Variable file("FSDP_FLIGHT_FILE", prefix);
  std::string path = prefix + ".rank0.json";
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  auto begin = std::chrono::steady_clock::now();
  int64_t found = -1;
  std::atomic<bool> isOver{false};
  std::thread reader;
  Program program(2);
  std::string error = runRanks(
      2,
      [&](fsdp_rt_context *ctx) {
        if (fsdp_rt_rank(ctx) == 0)
          std::raise(SIGUSR2);
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        if (fsdp_rt_rank(ctx) == 1) {
          while (!fsdp_rt_status(ctx) && milliseconds(begin) < 10000)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
          return;
        }
        EXPECT_EQ(program.run(ctx, 1), FSDP_RT_TIMEOUT);
        found = milliseconds(begin);
        // All dumps, so that the world can end; two may come as one.
        reader = std::thread([&] {
          int pipe = open(path.c_str(), O_RDONLY | O_NONBLOCK);
          char data[4096];
          while (!isOver)
            if (read(pipe, data, sizeof(data)) <= 0)
              std::this_thread::sleep_for(std::chrono::milliseconds(1));
          close(pipe);
        });
      },
      0, 500);
  isOver = true;
  reader.join();
  EXPECT_TRUE(contains(error, "timed out")) << error;
  EXPECT_GE(found, 0);
  EXPECT_LT(found, 5000);
  std::remove(path.c_str());
}

TEST(Flight, EveryUnitIsNamed) {
  std::vector<Unit> units;
  std::vector<fsdp_rt_part> parts;
  std::string names;
  for (char letter = 'a'; letter < 'g'; ++letter) {
    units.push_back(flatUnit(std::string(1, letter), FSDP_RT_F32, 4, 4, 1));
    names += (names.empty() ? "" : ",") + std::string(1, letter);
  }
  for (const Unit &unit : units)
    parts.push_back(unit.part());
  fsdp_rt_collective gather = makeCollective(FSDP_RT_ALL_GATHER, parts, 0);
  std::string path = folder() + "-names.json";
  std::vector<float> shard(4), full(4);
  std::vector<void *> src(parts.size(), shard.data());
  std::vector<void *> dst(parts.size(), full.data());
  EXPECT_EQ(
      runRanks(1,
               [&](fsdp_rt_context *ctx) {
                 int64_t ticket;
                 fsdp_rt_start(ctx, &gather, src.data(), dst.data(), &ticket);
                 fsdp_rt_wait(ctx, ticket);
                 fsdp_rt_flight_dump(ctx->world, path.c_str(), nullptr, 0);
               }),
      "");
  std::string text = readFile(path);
  EXPECT_TRUE(contains(text, "\"units\":\"" + names + "\"")) << text;
  std::remove(path.c_str());
}

TEST(Flight, ALinkThatSomebodyLeftIsNotFollowed) {
  Program program(1);
  std::string path = folder() + "-linked", victim = folder() + "-victim";
  std::ofstream(victim) << "mine";
  std::string dump = path + ".rank0.json";
  ASSERT_EQ(symlink(victim.c_str(), (dump + ".new").c_str()), 0);
  {
    Variable flight("FSDP_FLIGHT_FILE", path);
    EXPECT_EQ(runRanks(1,
                       [&](fsdp_rt_context *ctx) {
                         program.run(ctx, 1);
                         EXPECT_EQ(fsdp_rt_flight_dump(ctx->world, nullptr,
                                                       nullptr, 0),
                                   0);
                       }),
              "");
  }
  EXPECT_EQ(readFile(victim), "mine");
  EXPECT_TRUE(contains(readFile(dump), "\"entries\"") ||
              contains(readFile(dump), "rank"));
  for (const std::string &name : {dump, dump + ".new", victim})
    std::remove(name.c_str());
}

TEST(Flight, ALinkOfItsNameIsReplaced) {
  Program program(1);
  std::string dump = folder() + "-linked", victim = folder() + "-victim";
  auto linkTo = [&](const std::string &name) {
    std::remove(dump.c_str());
    ASSERT_EQ(symlink(name.c_str(), dump.c_str()), 0);
  };
  auto isLink = [&] {
    struct stat status;
    return lstat(dump.c_str(), &status) == 0 && S_ISLNK(status.st_mode);
  };
  auto body = [&](fsdp_rt_context *ctx) {
    auto write = [&] {
      return fsdp_rt_flight_dump(ctx->world, dump.c_str(), nullptr, 0);
    };
    for (const std::string &name : {victim, folder() + "-nothing"}) {
      linkTo(name);
      EXPECT_EQ(write(), 0);
      EXPECT_FALSE(isLink());
      EXPECT_TRUE(contains(readFile(dump), "rank"));
    }
    EXPECT_NE(access((folder() + "-nothing").c_str(), F_OK), 0);
    // A device is written to, an open file is not.
    linkTo("/dev/null");
    EXPECT_EQ(write(), 0);
    EXPECT_TRUE(isLink());
    int opened = open(victim.c_str(), O_WRONLY | O_CLOEXEC);
    linkTo("/proc/self/fd/" + std::to_string(opened));
    EXPECT_NE(write(), 0);
    EXPECT_TRUE(isLink());
    close(opened);
  };
  std::ofstream(victim) << "mine";
  EXPECT_EQ(runRanks(1, body), "");
  EXPECT_EQ(readFile(victim), "mine");
  for (const std::string &name : {dump, victim})
    std::remove(name.c_str());
}

TEST(Flight, AFullDiskIsNoFailure) {
  if (access("/dev/full", W_OK) != 0)
    GTEST_SKIP() << "there is no /dev/full";
  Program program(1);
  EXPECT_EQ(runRanks(1,
                     [&](fsdp_rt_context *ctx) {
                       program.run(ctx, 3);
                       char text[256];
                       // No file can be made beside it.
                       EXPECT_NE(fsdp_rt_flight_dump(ctx->world, "/proc/self/x",
                                                     text, sizeof(text)),
                                 0);
                       EXPECT_EQ(program.run(ctx, 2), 0);
                     }),
            "");
}

//===----------------------------------------------------------------------===//
// Ranks in other processes, as the core sees them
//===----------------------------------------------------------------------===//

namespace {

/// Counts what is sent.
struct CountingControl : Control {
  std::atomic<int> beats{0}, failures{0};
  int32_t put(const std::string &, const std::string &) override { return 0; }
  int32_t get(const std::string &, std::string &value, int64_t) override {
    value = schedule;
    return schedule.empty() ? FSDP_RT_TIMEOUT : FSDP_RT_OK;
  }
  void beat(const Beat *, size_t) override { ++beats; }
  void fail(int32_t, const char *) override { ++failures; }
  void end(int64_t) override {}
  std::string schedule;
};

/// The embedded backend pretends that rank 0 is elsewhere.
int32_t createPart(fsdp_rt_world &world) {
  world.size = 2;
  world.firstRank = 1;
  world.localRanks = 1;
  world.control = std::make_unique<CountingControl>();
  return embeddedBackend.createWorld(world);
}

/// Rank 1 of two runs `body`; returns the failure of its world.
std::string
runPart(const std::function<void(fsdp_rt_context *, CountingControl &)> &body,
        int64_t timeoutMs = 20000) {
  Backend backend = embeddedBackend;
  backend.createWorld = createPart;
  fsdp_rt_world world;
  world.backend = &backend;
  world.size = 2;
  world.timeoutMs = timeoutMs;
  world.ringDepth = 8;
  EXPECT_EQ(setUpWorld(world), 0);
  fsdp_rt_context *ctx = nullptr;
  EXPECT_EQ(fsdp_rt_context_create(&world, 0, &ctx), FSDP_RT_INVALID_ARGUMENT);
  world.failure = 0;
  EXPECT_EQ(fsdp_rt_context_create(&world, 1, &ctx), 0);
  auto &control = static_cast<CountingControl &>(*world.control);
  control.failures = 0;
  body(ctx, control);
  fsdp_rt_context_destroy(ctx);
  return world.failure ? world.failureText : "";
}

} // namespace

TEST(Processes, ASilentOneIsFound) {
  Variable beat("FSDP_HEARTBEAT_MS", "20");
  Variable tick("FSDP_TICK_MS", "10");
  Program program(2);
  auto begin = std::chrono::steady_clock::now();
  std::string error =
      runPart([&](fsdp_rt_context *ctx, CountingControl &control) {
        for (int count = 0; count < 15; ++count) {
          Beat sign;
          sign.step = 4;
          receiveBeat(*ctx->world, sign);
          std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        EXPECT_EQ(fsdp_rt_status(ctx), 0);
        EXPECT_GT(control.beats, 3);
        std::thread other([&] {
          while (!progressOf(*ctx->world, 1).waitingSince.load())
            std::this_thread::yield();
          receiveSilence(*ctx->world, 0, 234);
        });
        EXPECT_EQ(program.run(ctx, 1), FSDP_RT_PEER_FAILED);
        EXPECT_EQ(control.failures, 1);
        other.join();
      });
  EXPECT_TRUE(contains(error, "rank 0, step 4: no sign of life from the rank "
                              "for 234 ms"))
      << error;
  EXPECT_TRUE(
      contains(error, "rank 1, step 0, waits for all_gather of 'layers.0'"))
      << error;
  EXPECT_LT(milliseconds(begin), 30000);
}

TEST(Processes, ALostConnectionAndAFailureEndTheWait) {
  Program program(2);
  for (bool lost : {true, false}) {
    std::string error =
        runPart([&](fsdp_rt_context *ctx, CountingControl &control) {
          std::thread other([&] {
            while (!progressOf(*ctx->world, 1).waitingSince.load())
              std::this_thread::yield();
            if (lost)
              receiveLoss(*ctx->world, 0, "connection closed");
            else
              receiveFailure(*ctx->world, 77, "rank 0, step 9: broken");
          });
          auto begin = std::chrono::steady_clock::now();
          EXPECT_EQ(program.run(ctx, 1), lost ? FSDP_RT_PEER_FAILED : 77);
          EXPECT_LT(milliseconds(begin), 30000);
          EXPECT_EQ(control.failures, lost ? 1 : 0);
          other.join();
        });
    EXPECT_TRUE(
        contains(error, lost ? "rank 0: the rank died: connection "
                               "closed; rank 1, step 0, waits for all_gather"
                             : "rank 0, step 9: broken"))
        << error;
  }
}

TEST(Processes, ALossWhileNobodyWaitsNamesTheStep) {
  std::string error = runPart([&](fsdp_rt_context *ctx, CountingControl &) {
    ASSERT_EQ(fsdp_rt_step_begin(ctx, 7), 0);
    receiveLoss(*ctx->world, 0, "connection closed");
    EXPECT_EQ(fsdp_rt_status(ctx), FSDP_RT_PEER_FAILED);
  });
  EXPECT_EQ(error, "rank 0: the rank died: connection closed; rank 1 is in "
                   "step 7");
}

TEST(Processes, AnEndedRankIsNoLossUntilItIsNeeded) {
  Program program(2);
  std::string error = runPart([&](fsdp_rt_context *ctx, CountingControl &) {
    receiveEnd(*ctx->world, 0);
    receiveLoss(*ctx->world, 0, "connection closed");
    EXPECT_EQ(fsdp_rt_status(ctx), 0);
    EXPECT_EQ(program.run(ctx, 1), FSDP_RT_PEER_FAILED);
  });
  EXPECT_TRUE(contains(error, "rank 0 ended (it is at 0)")) << error;
}

TEST(Processes, SchedulesAreCompared) {
  std::string manifest = manifestWith({"a", "b"});
  fsdp_rt_module module = {sizeof(module),
                           FSDP_RT_ABI_VERSION,
                           0,
                           manifest.c_str(),
                           static_cast<int64_t>(manifest.size()),
                           5};
  EXPECT_EQ(runPart([&](fsdp_rt_context *ctx, CountingControl &control) {
              control.schedule = toText(readSchedule(module));
              EXPECT_EQ(fsdp_rt_module_attach(ctx, &module), 0);
            }),
            "");
  std::string error =
      runPart([&](fsdp_rt_context *ctx, CountingControl &control) {
        std::string other = manifestWith({"a", "c"});
        fsdp_rt_module theirs = module;
        theirs.manifest = other.c_str();
        theirs.schedule_hash = 6;
        control.schedule = toText(readSchedule(theirs));
        EXPECT_EQ(fsdp_rt_module_attach(ctx, &module), FSDP_RT_INCOMPATIBLE);
      });
  EXPECT_TRUE(contains(error, "which is all_gather of 'b'") &&
              contains(error, "on rank 0 all_gather of 'c'"))
      << error;
  error = runPart([&](fsdp_rt_context *ctx, CountingControl &) {
    EXPECT_EQ(fsdp_rt_module_attach(ctx, &module), FSDP_RT_TIMEOUT);
  });
  EXPECT_TRUE(contains(error, "rank 0 announced no schedule")) << error;
}
