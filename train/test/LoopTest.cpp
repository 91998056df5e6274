//===- LoopTest.cpp - parts of the training loop --------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "course/EarlyStop.h"
#include "course/HyperParameters.h"
#include "course/LrSchedule.h"
#include "data/DataSource.h"
#include "feed/BatchFeed.h"
#include "feed/Prefetcher.h"
#include "loop/SingleExecution.h"
#include "loop/StepPlan.h"
#include "loop/StopSignal.h"
#include "options/TrustedNetwork.h"
#include "ranks/FiniteCheck.h"
#include "gtest/gtest.h"

#include <cmath>
#include <condition_variable>
#include <csignal>
#include <cstring>
#include <limits>
#include <map>
#include <mutex>
#include <thread>

using namespace fsdp::run;

/// Two ranks, and an optimizer with two hyper-parameters and a group.
static const char program[] = R"({"version":1,"model":"m","world":2,
  "grid":[2],"expanded_ranks":0,"hash":"0123456789abcdef","units":[],
  "aliases":[],"buffers":[],"ignored":[],
  "arguments":[
    {"kind":"hyper","name":"step","dtype":"f64","shape":[],"bytes":8,
     "offset":0,"rank":-1},
    {"kind":"hyper","name":"lr","dtype":"f64","shape":[],"bytes":8,
     "offset":8,"rank":-1},
    {"kind":"hyper","name":"lr@1","dtype":"f64","shape":[],"bytes":8,
     "offset":16,"rank":-1,"default":0.5},
    {"kind":"hyper","name":"eps","dtype":"f64","shape":[],"bytes":8,
     "offset":24,"rank":-1,"default":1e-8}],
  "entries":[{"name":"step","symbol":"fsdp_entry_step","args":[0,1,2,3]}],
  "memory":{"persistent_bytes":0,"comm_bytes":0,"temp_bytes":0,
    "host_bytes":32},
  "collectives":[]})";

/// The text of the Error that `action` throws; empty if it throws none.
template <typename Action>
static std::string errorOf(Action action) {
  try {
    action();
    return "";
  } catch (const Error &error) {
    return error.what();
  }
}

//===----------------------------------------------------------------------===//
// Hyper-parameters
//===----------------------------------------------------------------------===//

TEST(EarlyStopTest, CountsWhatIsNotBetter) {
  EarlyStop stop;
  stop.note(std::nan(""));
  EXPECT_FALSE(stop.record().best);
  stop.note(2);
  EXPECT_EQ(stop.record().worse, 0);
  stop.note(2);
  stop.note(3);
  EXPECT_FALSE(stop.isOver(3));
  EXPECT_FALSE(stop.isOver(0));
  stop.note(std::nan(""));
  EXPECT_TRUE(stop.isOver(3));
  EXPECT_EQ(stop.record().best, 2);
  EarlyStop later;
  CheckpointInfo info;
  info.step = 6;
  info.evaluations = stop.record();
  later.resume(info, /*alike=*/true);
  EXPECT_FALSE(later.lossBehind(6));
  info.evalLoss = 2.5;
  later.resume(info, /*alike=*/true);
  EXPECT_EQ(later.lossBehind(6), 2.5);
  EXPECT_FALSE(later.lossBehind(7));
  EXPECT_TRUE(later.isOver(3));
  later.note(1.5);
  EXPECT_FALSE(later.isOver(1));
  EXPECT_EQ(later.record().best, 1.5);
  // On other data: the learning rate stays as low as it has become.
  info.evaluations.plateau = PlateauRecord{{1, 4}, 0.1, 2};
  later = EarlyStop();
  later.resume(info, /*alike=*/false);
  EXPECT_FALSE(later.lossBehind(6));
  EXPECT_FALSE(later.record().best);
  EXPECT_FALSE(later.isOver(1));
  EXPECT_FALSE(later.plateau().best);
  EXPECT_EQ(later.plateau().worse, 0);
  EXPECT_EQ(later.plateau().factor, 0.1);
}

/// As PyTorch's CosineAnnealingWarmRestarts(T_0=4, T_mult=2, eta_min=0.1 lr).
TEST(HyperParametersTest, CosinesBeginAgain) {
  LrSchedule schedule("cosine:warmup=2,cycle=4,longer=2,end=0.1");
  schedule.setSteps(INT64_MAX);
  EXPECT_FALSE(schedule.endsWithSteps());
  EXPECT_DOUBLE_EQ(schedule.factor(0), 1.0 / 3);
  EXPECT_DOUBLE_EQ(schedule.factor(2), 1);
  EXPECT_NEAR(schedule.factor(3), 0.868198, 1e-6);
  EXPECT_DOUBLE_EQ(schedule.factor(4), 0.55);
  EXPECT_NEAR(schedule.factor(5), 0.231802, 1e-6);
  EXPECT_DOUBLE_EQ(schedule.factor(6), 1);
  EXPECT_DOUBLE_EQ(schedule.factor(10), 0.55);
  EXPECT_DOUBLE_EQ(schedule.factor(14), 1);
  EXPECT_DOUBLE_EQ(schedule.factor(22), 0.55);
  LrSchedule equal("cosine:cycle=5");
  for (int64_t step : {0, 1, 4})
    EXPECT_DOUBLE_EQ(equal.factor(step), equal.factor(step + 500'000'000'000));
  LrSchedule longest("cosine:cycle=1000000000000,longer=1000000000000");
  EXPECT_LE(longest.factor(int64_t{1} << 62), 1);
  for (const char *wrong :
       {"cosine:cycle=4,total=9", "cosine:longer=2", "cosine:cycle=4,longer=0",
        "cosine:cycle=0", "linear:cycle=4"})
    EXPECT_NE(errorOf([&] { LrSchedule schedule(wrong); }), "") << wrong;
}

/// The factors behind evaluations with these losses.
static std::vector<double> factorsBehind(const LrSchedule &schedule,
                                         const std::vector<double> &losses) {
  PlateauRecord plateau;
  std::vector<double> factors;
  for (double loss : losses) {
    schedule.note(loss, plateau);
    factors.push_back(schedule.factor(1000, plateau));
  }
  return factors;
}

/// As PyTorch's ReduceLROnPlateau; patience counts from the first that is not
/// better, those in the cooldown do not count.
TEST(HyperParametersTest, FactorsFollowEvaluations) {
  LrSchedule schedule("plateau:factor=0.5,patience=1,threshold=0.1,cooldown=2,"
                      "warmup=3,end=0.2");
  EXPECT_TRUE(schedule.followsEvaluations());
  schedule.setSteps(INT64_MAX);
  EXPECT_EQ(factorsBehind(schedule, {8, 7.3, 7, 7, 6.4, 9, NAN, 9, 9, 9, 9, 9}),
            (std::vector<double>{1, 1, 1, 1, 0.5, 0.5, 0.5, 0.5, 0.25, 0.25,
                                 0.25, 0.25}));
  EXPECT_EQ(schedule.factor(0, {{1.0, 0}, 0.5, 0}), 0.25);
  EXPECT_EQ(LrSchedule("plateau:end=0.5").factor(9, {{1.0, 0}, 0.5, 0}), 0.5);
  EXPECT_EQ(factorsBehind(LrSchedule("plateau:patience=0,end=0.5"), {1, 1, 1}),
            (std::vector<double>{1, 0.5, 0.5}));
  for (const char *wrong :
       {"plateau:factor=1", "plateau:factor=-1", "plateau:total=3",
        "plateau:patience=-1", "plateau:cooldown=x", "plateau:threshold=-0.1",
        "plateau:threshold=1", "plateau:end=-1", "plateau:end=1.5"})
    EXPECT_NE(errorOf([&] { LrSchedule schedule(wrong); }), "") << wrong;
  for (const char *right : {"plateau:threshold=0", "plateau:end=1"})
    EXPECT_EQ(errorOf([&] { LrSchedule schedule(right); }), "") << right;
  // A negative least loss is above itself times (1 - threshold).
  EXPECT_EQ(
      factorsBehind(LrSchedule("plateau:patience=0,threshold=0.1,factor=0.5"),
                    {-10, -9.1, -8, -8.5}),
      (std::vector<double>{1, 1, 0.5, 0.5}));
}

TEST(HyperParametersTest, RatesFollowTheSchedule) {
  Manifest manifest = parseManifest(program);
  HyperParameters hypers(manifest, {{"lr", 2.0}}, "linear:warmup=1,total=5");
  hypers.check();
  hypers.setSteps(10);
  EXPECT_EQ(hypers.value(manifest.arguments[0], 3), 4);
  EXPECT_EQ(hypers.learningRate(0), 1.0);
  EXPECT_EQ(hypers.learningRate(1), 2.0);
  EXPECT_EQ(hypers.learningRate(3), 1.0);
  EXPECT_EQ(hypers.value(manifest.arguments[2], 0), 0.25);
  EXPECT_EQ(hypers.value(manifest.arguments[3], 0), 1e-8);
}

TEST(HyperParametersTest, GivenValuesComeBeforeSavedOnes) {
  Manifest manifest = parseManifest(program);
  HyperParameters hypers(manifest, {{"lr", 2.0}}, "");
  hypers.addSaved({{"lr", 3.0}, {"eps", 1e-4}, {"momentum", 0.9}}, manifest);
  EXPECT_EQ(
      hypers.effective(),
      (HyperParameters::Values{{"lr", 2.0}, {"eps", 1e-4}, {"lr@1", 0.5}}));
  EXPECT_EQ(hypers.withoutPlace({{"lr", 3.0}, {"lr@1", 1.0}, {"lr@2", 0.9}},
                                manifest),
            (HyperParameters::Values{{"lr@2", 0.9}}));
}

/// A program with hyper-parameters for one parameter each, whose groups have
/// the numbers 1, 2...
static Manifest groupedProgram(const std::vector<std::string> &grouped) {
  Manifest manifest = parseManifest(program);
  Unit unit;
  for (const char *fqn : {"bias", "table", "weight"}) {
    Param &param = unit.params.emplace_back();
    param.fqn = fqn;
    param.group =
        std::find(grouped.begin(), grouped.end(), fqn) - grouped.begin() + 1;
    if (param.group > static_cast<int64_t>(grouped.size()))
      param.group = 0;
  }
  manifest.units = {unit};
  Argument rate;
  for (const Argument &argument : manifest.arguments)
    if (argument.name == "lr@1")
      rate = argument;
  for (size_t group = 2; group <= grouped.size(); ++group) {
    rate.name = "lr@" + std::to_string(group);
    manifest.arguments.push_back(rate);
  }
  return manifest;
}

TEST(HyperParametersTest, GroupsAreKnownByTheirParameters) {
  using Values = HyperParameters::Values;
  Values saved = {{"lr", 3.0}, {"lr@1", 1.0}};
  Manifest before = groupedProgram({"bias"});
  Manifest same = groupedProgram({"bias"}), moved = groupedProgram({"table"}),
           added = groupedProgram({"table", "bias"});
  auto valuesOf = [&](const Manifest &manifest) {
    HyperParameters hypers(manifest, {}, "");
    hypers.addSaved(saved, before);
    Values all = hypers.effective();
    all.erase("eps");
    return all;
  };
  EXPECT_EQ(valuesOf(same), (Values{{"lr", 3.0}, {"lr@1", 1.0}}));
  EXPECT_EQ(valuesOf(moved), (Values{{"lr", 3.0}, {"lr@1", 0.5}}));
  EXPECT_EQ(valuesOf(added),
            (Values{{"lr", 3.0}, {"lr@1", 0.5}, {"lr@2", 1.0}}));
  HyperParameters hypers(moved, {}, "");
  EXPECT_EQ(hypers.withoutPlace(saved, before), (Values{{"lr@1", 1.0}}));
  EXPECT_EQ(hypers.withoutOrigin(saved, before), (Values{{"lr@1", 0.5}}));
  EXPECT_EQ(HyperParameters(added, {}, "").withoutOrigin(saved, before),
            (Values{{"lr@1", 0.5}}));
  EXPECT_EQ(HyperParameters(same, {}, "").withoutOrigin(saved, before),
            Values());
}

TEST(HyperParametersTest, SaysWhatIsMissingAndWhatIsTooMuch) {
  Manifest manifest = parseManifest(program);
  EXPECT_EQ(errorOf([&] { HyperParameters(manifest, {}, "").check(); }),
            "hyper-parameter 'lr' has no default; give it with --hyper "
            "lr=VALUE");
  EXPECT_EQ(errorOf([&] {
              HyperParameters(manifest, {{"lr", 1}, {"beta", 1}}, "").check();
            }),
            "the optimizer has no hyper-parameter 'beta'; it has step, lr, "
            "lr@1, eps");
}

/// A program with these hyper-parameters, whose defaults are 0.
static Manifest withHypers(const std::vector<std::string> &names) {
  std::string text = program, arguments, numbers;
  for (const std::string &name : names) {
    arguments += (arguments.empty() ? "" : ",") +
                 (R"({"kind":"hyper","name":")" + name) +
                 R"(","dtype":"f64","shape":[],"bytes":8,"offset":0,)" +
                 R"("rank":-1,"default":0})";
    numbers +=
        (numbers.empty() ? "" : ",") + std::to_string(numbers.size() / 2);
  }
  size_t first = text.find("\"arguments\":[") + 13;
  text.replace(first, text.find("],\n  \"entries\"") - first, arguments);
  text.replace(text.find("0,1,2,3"), 7, numbers);
  return parseManifest(text);
}

TEST(HyperParametersTest, LimitsAndScalesArePositive) {
  Manifest manifest = withHypers({"clip_value", "scaler_growth"});
  auto check = [&](double limit, double growth) {
    return errorOf([&] {
      HyperParameters(manifest,
                      {{"clip_value", limit}, {"scaler_growth", growth}}, "")
          .check();
    });
  };
  EXPECT_EQ(check(0.5, 2), "");
  EXPECT_EQ(check(-1, 2),
            "hyper-parameter 'clip_value': expected a number above 0, got -1; "
            "to do without it, compile without --clip-value");
  EXPECT_EQ(check(0.5, 0),
            "hyper-parameter 'scaler_growth': expected a number above 0, got "
            "0; to do without it, compile without --grad-scaler");
}

TEST(HyperParametersTest, NesterovNeedsMomentum) {
  Manifest manifest =
      withHypers({"momentum", "dampening", "nesterov", "momentum@1"});
  auto check = [&](HyperParameters::Values values) {
    return errorOf(
        [&] { HyperParameters(manifest, std::move(values), "").check(); });
  };
  EXPECT_EQ(check({{"momentum", 0.9}, {"dampening", 0.5}}), "");
  EXPECT_EQ(check({{"nesterov", 1}, {"momentum", 0.9}, {"momentum@1", 0.5}}),
            "");
  EXPECT_EQ(check({{"nesterov", 1}, {"momentum@1", 0.5}}),
            "hyper-parameter 'nesterov': expected a momentum above 0 and a "
            "dampening of 0 beside it, got 0 and 0; give them with --hyper "
            "momentum=0.9 --hyper dampening=0");
  EXPECT_EQ(check({{"nesterov", 1},
                   {"momentum", 0.9},
                   {"momentum@1", 0.5},
                   {"dampening", 0.5}}),
            "hyper-parameter 'nesterov@1': expected a momentum above 0 and a "
            "dampening of 0 beside it, got 0.5 and 0.5; give them with --hyper "
            "momentum=0.9 --hyper dampening=0");
  EXPECT_NE(check({{"nesterov", 1}, {"momentum", 0.9}}), "");
}

//===----------------------------------------------------------------------===//
// Signals
//===----------------------------------------------------------------------===//

TEST(SignalsTest, AreACallersAgainBehindTheLastRun) {
  auto handlerOf = [](int number) {
    struct sigaction action = {};
    sigaction(number, nullptr, &action);
    return action.sa_handler;
  };
  for (int number : {SIGPIPE, SIGXFSZ}) {
    auto handler = +[](int) {};
    auto before = std::signal(number, handler);
    {
      WriteSignals outer;
      {
        WriteSignals inner;
      }
      EXPECT_EQ(handlerOf(number), SIG_IGN);
    }
    EXPECT_EQ(handlerOf(number), handler);
    std::signal(number, before);
  }
}

TEST(SignalsTest, ThatAreIgnoredStaySo) {
  for (int number : {SIGINT, SIGTERM, SIGUSR1}) {
    auto before = std::signal(number, SIG_IGN);
    {
      StopSignals signals;
      std::raise(number);
      EXPECT_EQ(stopSignal(), 0) << signalName(number);
    }
    EXPECT_EQ(std::signal(number, before), SIG_IGN);
    StopSignals signals;
    std::raise(number);
    EXPECT_EQ(stopSignal(), number) << signalName(number);
  }
}

//===----------------------------------------------------------------------===//
// What a run has for itself
//===----------------------------------------------------------------------===//

TEST(TrustedNetworkTest, IsOneOfARun) {
  const char *name = "FSDP_TRUSTED_NETWORK";
  std::string before = std::getenv(name) ? std::getenv(name) : "";
  for (const char *outside : {"0", ""}) {
    unsetenv(name);
    if (*outside)
      setenv(name, outside, 1);
    for (bool trusts : {false, true}) {
      Options options;
      options.trustsNetwork = trusts;
      TrustedNetwork network(options);
      const char *inside = std::getenv(name);
      EXPECT_STREQ(inside ? inside : "", trusts ? "1" : outside);
    }
    const char *behind = std::getenv(name);
    EXPECT_STREQ(behind ? behind : "", outside);
  }
  if (!before.empty())
    setenv(name, before.c_str(), 1);
}

TEST(SingleExecutionTest, IsAwaitedByAll) {
  SingleExecution single(3);
  int value = 0;
  std::vector<int> seen[3];
  std::vector<std::thread> threads;
  for (int64_t index = 0; index < 3; ++index)
    threads.emplace_back([&, index] {
      for (int round = 1; round <= 100; ++round) {
        // Which one does it may change.
        single.run(index, index == round % 3, [&] { value = round; });
        seen[index].push_back(value);
        single.run(index, index == 0, [] {});
        // All have looked.
        single.run(index, index == 1, [] {});
        single.run(index, index == 2, [] {});
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  for (const std::vector<int> &own : seen)
    for (int round = 1; round <= 100; ++round)
      EXPECT_EQ(own[static_cast<size_t>(round - 1)], round);
}

TEST(SingleExecutionTest, EndsWithWhoFails) {
  SingleExecution single(2);
  std::thread other([&] {
    EXPECT_THROW(single.run(1, /*executes=*/false, [] {}), RankFailed);
  });
  EXPECT_THROW(
      single.run(0, /*executes=*/true, [] { throw Error("of the caller"); }),
      Error);
  single.fail();
  other.join();
}

//===----------------------------------------------------------------------===//
// Ranks and the plan of steps
//===----------------------------------------------------------------------===//

namespace {
/// So many batches of each rank.
class CountedBatches : public DataSource {
public:
  explicit CountedBatches(std::vector<int64_t> counts)
      : counts(std::move(counts)) {}
  void expect(int64_t rank, int64_t first, int64_t behind) const override {
    int64_t own = counts[static_cast<size_t>(rank)];
    if (behind > own)
      throw Error("rank " + std::to_string(rank) + " lacks batch " +
                  std::to_string(std::max(first, own)));
  }
  std::optional<int64_t> countBatches(int64_t rank, int64_t) const override {
    return counts[static_cast<size_t>(rank)];
  }
  DataPosition position(int64_t) const override { return {}; }
  void seek(int64_t, const DataPosition &) override {}
  void load(int64_t, int64_t, const std::vector<const Argument *> &,
            const std::vector<char *> &) const override {}

private:
  std::vector<int64_t> counts;
};

/// Two ranks that are threads.
class LoopParts : public ::testing::Test {
protected:
  Options options;
  Manifest manifest = parseManifest(program);
  Ranks ranks{manifest, manifest.grid, /*isReference=*/false};

  void SetUp() override {
    options.comm = "embedded";
    ranks.start(options, /*runsOnDevice=*/false);
  }

  /// The text of what ends the ranks that agree on a plan.
  std::string agree(StepPlan &plan, const DataSource &training,
                    const DataSource *evaluation) {
    ranks.run([&](int64_t index) { plan.agree(index, training, evaluation); });
    return errorOf([&] { ranks.throwFailure(); });
  }
};
} // namespace

TEST_F(LoopParts, AllTakeTheStepsOfTheRankWithTheFewest) {
  StepPlan plan(options, manifest, ranks, /*firstStep=*/1);
  CountedBatches training({5, 3}), evaluation({2, 4});
  EXPECT_EQ(agree(plan, training, &evaluation), "");
  EXPECT_EQ(plan.firstStep(), 1);
  EXPECT_EQ(plan.endStep(), 3);
  EXPECT_EQ(plan.evalBatches(), 2);
}

TEST_F(LoopParts, ACheckpointBehindTheDataIsAnError) {
  StepPlan plan(options, manifest, ranks, /*firstStep=*/4);
  EXPECT_EQ(agree(plan, CountedBatches({5, 3}), nullptr),
            "the checkpoint has 4 steps, the data have 3");
}

TEST_F(LoopParts, StepsGoOnBehindTheBatchesOfACheckpoint) {
  options.microBatches = 2;
  StepPlan plan(options, manifest, ranks, /*firstStep=*/4, /*firstBatch=*/5);
  EXPECT_EQ(plan.batchesPerStep(), 2);
  EXPECT_EQ(plan.firstBatch(4), 5);
  EXPECT_EQ(plan.firstBatch(6), 9);
  EXPECT_EQ(agree(plan, CountedBatches({12, 10}), nullptr), "");
  EXPECT_EQ(plan.endStep(), 6);
}

TEST_F(LoopParts, ACheckpointBehindAPartOfAStepIsAnError) {
  options.microBatches = 2;
  StepPlan plan(options, manifest, ranks, /*firstStep=*/4, /*firstBatch=*/5);
  EXPECT_EQ(agree(plan, CountedBatches({12, 4}), nullptr),
            "the checkpoint has 4 steps, the data have 3");
}

TEST_F(LoopParts, StepsThatWereAskedForNeedTheirBatches) {
  options.steps = 4;
  StepPlan plan(options, manifest, ranks, /*firstStep=*/2);
  EXPECT_EQ(errorOf([&] { plan.expectBatches(CountedBatches({5, 3})); }),
            "rank 1 lacks batch 3");
}

namespace {
/// Batches of which each is read when it may be; the second can't be read.
class SlowBatches : public CountedBatches {
public:
  SlowBatches() : CountedBatches({3, 3}) {}
  bool readsFiles() const override { return true; }
  void load(int64_t, int64_t batch, const std::vector<const Argument *> &,
            const std::vector<char *> &) const override {
    std::unique_lock<std::mutex> lock(mutex);
    readers[batch] = std::this_thread::get_id();
    changed.notify_all();
    changed.wait(lock, [&] { return batch != stuck; });
    if (batch == 1)
      throw Error("batch 1 is damaged");
  }
  /// Waits until a batch is read anew; says whether by another thread.
  bool isReadElsewhere(int64_t batch) {
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [&] { return readers.count(batch) > 0; });
    std::thread::id reader = readers[batch];
    readers.erase(batch);
    return reader != std::this_thread::get_id();
  }

  /// Lets nobody end a read of a batch, until it is another one.
  void stickTo(int64_t batch) {
    std::lock_guard<std::mutex> lock(mutex);
    stuck = batch;
    changed.notify_all();
  }

private:
  int64_t stuck = -1;
  mutable std::mutex mutex;
  mutable std::condition_variable changed;
  mutable std::map<int64_t, std::thread::id> readers;
};
} // namespace

TEST_F(LoopParts, BatchesAreReadAhead) {
  Storage storage(manifest, ranks.contexts(), /*onDevice=*/false);
  auto batches = std::make_unique<SlowBatches>();
  SlowBatches &source = *batches;
  BatchFeed feed(std::move(batches), manifest, ranks, storage,
                 /*prefetches=*/true);
  auto rangeOf = [](int64_t batch) { return BatchRange{batch, 1, "step"}; };
  feed.load(0, 0, 0, rangeOf(0));
  EXPECT_FALSE(source.isReadElsewhere(0));
  feed.prefetch(0, rangeOf(1));
  // Before anybody loads it; what is wrong with it is said to who does, once.
  EXPECT_TRUE(source.isReadElsewhere(1));
  EXPECT_EQ(errorOf([&] { feed.load(0, 0, 0, rangeOf(1)); }),
            "batch 1 is damaged");
  // Others than were said to come next are read, too.
  feed.prefetch(0, rangeOf(1));
  feed.load(0, 0, 0, rangeOf(2));
  EXPECT_FALSE(source.isReadElsewhere(2));
  // Nobody waits for a thread that reads for another rank.
  source.stickTo(2);
  feed.prefetch(1, rangeOf(2));
  EXPECT_TRUE(source.isReadElsewhere(2));
  feed.prefetch(0, rangeOf(0));
  feed.load(0, 0, 0, rangeOf(0));
  EXPECT_FALSE(source.isReadElsewhere(0));
  source.stickTo(-1);
  // Nobody takes what is read when the run ends.
  feed.prefetch(0, rangeOf(2));
  feed.prefetch(1, rangeOf(1));
}

TEST_F(LoopParts, NoMoreIsReadAheadThanTheBatchesHave) {
  // A step of two micro-batches with an input each.
  std::string text = program, inputs;
  for (char position : {'0', '1'})
    inputs += std::string(R"({"kind":"input","name":"x","position":)") +
              position +
              R"(,"dtype":"f32","shape":[2],"bytes":8,"offset":32,"rank":-1},)";
  for (auto [from, to] : {std::pair<const char *, std::string>{
                              "\"arguments\":[", "\"arguments\":[" + inputs},
                          {"[0,1,2,3]", "[0,1,2,3,4,5]"},
                          {"\"host_bytes\":32", "\"host_bytes\":40"},
                          {"\"units\"", "\"micro_batches\":2,\"units\""}})
    text.replace(text.find(from), std::strlen(from), to);
  Manifest twice = parseManifest(text);
  SlowBatches source;
  BatchReader reader(source, twice, ranks);
  Prefetcher prefetcher(reader, twice, /*numRanks=*/2);
  for (int64_t count : {1, 2, 1}) {
    BatchRange batches = {2 * (count - 1), count, "step"};
    char first[8] = "written", second[8] = "kept";
    prefetcher.begin(0, batches);
    for (int64_t batch = 0; batch < count; ++batch)
      EXPECT_TRUE(source.isReadElsewhere(batches.first + batch));
    EXPECT_TRUE(prefetcher.take(0, 0, batches, {first, second}));
    EXPECT_STREQ(first, "");
    EXPECT_STREQ(second, count == 1 ? "kept" : "");
  }
}

TEST_F(LoopParts, WhatEndsARankEndsTheOthers) {
  ranks.run([&](int64_t index) {
    if (index == 1)
      throw Error("rank 1 is tired");
    ranks.barrier(index);
    ADD_FAILURE() << "rank 0 passed a barrier alone";
  });
  EXPECT_EQ(errorOf([&] { ranks.throwFailure(); }), "rank 1 is tired");
}

TEST_F(LoopParts, AFailingStepIsReported) {
  ranks.run([&](int64_t index) {
    ranks.runStep(index, 7, "the step failed",
                  [&](fsdp_rt_context *) { return index == 0 ? 5 : 0; });
    ranks.barrier(index);
  });
  EXPECT_NE(errorOf([&] { ranks.throwFailure(); }).find("the step failed"),
            std::string::npos);
}

TEST(BatchRanks, AreCountedAlongBatchAxes) {
  std::string text = program;
  for (auto [from, to] :
       {std::pair<const char *, const char *>{"\"world\":2", "\"world\":6"},
        {"\"grid\":[2]", "\"grid\":[2,3]"}})
    text.replace(text.find(from), std::strlen(from), to);
  Manifest manifest = parseManifest(text);
  Ranks ranks(manifest, manifest.grid, /*isReference=*/false);
  EXPECT_EQ(ranks.numTrained(), 6);
  EXPECT_EQ(ranks.numBatchRanks(), 6);
  EXPECT_EQ(ranks.batchRankOf(5), 5);
  manifest.batchAxes = {0};
  EXPECT_EQ(ranks.numTrained(), 6);
  EXPECT_EQ(ranks.numBatchRanks(), 2);
  EXPECT_EQ(ranks.batchRankOf(2), 0);
  EXPECT_EQ(ranks.batchRankOf(3), 1);
  EXPECT_EQ(ranks.onePerBatch(std::vector<double>{1, 2, 3, 4, 5, 6}),
            (std::vector<double>{1, 4}));
  manifest.batchAxes = {1};
  EXPECT_EQ(ranks.numBatchRanks(), 3);
  EXPECT_EQ(ranks.batchRankOf(5), 2);
  EXPECT_EQ(ranks.onePerBatch(std::vector<double>{1, 2, 3, 1, 2, 3}),
            (std::vector<double>{1, 2, 3}));
  manifest.batchAxes = {};
  EXPECT_EQ(ranks.numBatchRanks(), 1);
  EXPECT_EQ(ranks.batchRankOf(5), 0);
}

//===----------------------------------------------------------------------===//
// Finite numbers
//===----------------------------------------------------------------------===//

template <typename T>
static int64_t findIn(const char *dtype, const std::vector<T> &values) {
  return findNotFinite(dtype, reinterpret_cast<const char *>(values.data()),
                       static_cast<int64_t>(values.size() * sizeof(T)));
}

TEST(FiniteCheckTest, FindsTheFirst) {
  float infinite = std::numeric_limits<float>::infinity();
  EXPECT_EQ(findIn<float>("f32", {1, -3e38f, 1e-45f, 0}), -1);
  EXPECT_EQ(findIn<float>("f32", {1, -infinite, std::nanf("")}), 1);
  EXPECT_EQ(findIn<double>("f64", {1e308, 0, std::nan("")}), 2);
  EXPECT_EQ(findIn<uint16_t>("bf16", {0x7f7f, 0xff80}), 1);
  EXPECT_EQ(findIn<uint16_t>("f16", {0x7bff, 0x7f80, 0x7c00}), 1);
  EXPECT_EQ(findIn<uint16_t>("f16", {0x7bff, 0xfbff}), -1);
  EXPECT_EQ(findIn<int32_t>("i32", {-1, 0x7f800000}), -1);
}
