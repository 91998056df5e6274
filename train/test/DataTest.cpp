//===- DataTest.cpp - files of tokens, and plots --------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "data/DataSource.h"
#include "data/TokenOrder.h"
#include "options/Options.h"
#include "report/LossPlot.h"
#include "state/InitRules.h"
#include "gtest/gtest.h"

#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>
#include <unistd.h>

using namespace fsdp::run;

/// The items of one batch of all ranks.
static std::multiset<int64_t> itemsOf(const BatchOrder &order, int64_t batch,
                                      int64_t ranks) {
  std::multiset<int64_t> items;
  for (int64_t rank = 0; rank < ranks; ++rank) {
    BatchItems own = order.get(batch, rank);
    for (int64_t at = 0; at < own.count; ++at)
      items.insert(own.first + at);
  }
  return items;
}

TEST(TokenOrder, ShufflesWithoutLoss) {
  for (int64_t count : {1, 2, 3, 5, 16, 17, 100, 1000}) {
    std::set<int64_t> places;
    int64_t fixed = 0;
    for (int64_t item = 0; item < count; ++item) {
      int64_t place = shuffledPlace(item, count, 7, 3);
      EXPECT_GE(place, 0);
      EXPECT_LT(place, count);
      places.insert(place);
      fixed += place == item;
    }
    EXPECT_EQ(static_cast<int64_t>(places.size()), count);
    if (count == 1000) {
      EXPECT_LT(fixed, 20);
    }
  }
  // Another seed, and another epoch, is another order; the same is the same.
  int64_t other = 0, later = 0;
  for (int64_t item = 0; item < 1000; ++item) {
    int64_t place = shuffledPlace(item, 1000, 7, 3);
    EXPECT_EQ(place, shuffledPlace(item, 1000, 7, 3));
    other += place == shuffledPlace(item, 1000, 8, 3);
    later += place == shuffledPlace(item, 1000, 7, 4);
  }
  EXPECT_LT(other, 20);
  EXPECT_LT(later, 20);
}

TEST(TokenOrder, AnEpochTakesEachItemOnce) {
  for (int64_t ranks : {1, 2, 3})
    for (int64_t perRank : {1, 4})
      for (bool pads : {false, true}) {
        const int64_t items = 29, together = ranks * perRank;
        BatchOrder order(items, ranks, perRank, pads);
        int64_t batches = order.countUntil(1);
        EXPECT_EQ(order.countUntil(3), 3 * batches);
        std::multiset<int64_t> seen;
        for (int64_t batch = 0; batch < batches; ++batch) {
          EXPECT_EQ(order.get(batch, 0).epoch, 0);
          std::multiset<int64_t> own = itemsOf(order, batch, ranks);
          seen.insert(own.begin(), own.end());
          EXPECT_GE(static_cast<int64_t>(own.size()), ranks);
        }
        std::multiset<int64_t> expected;
        bool takesRest = pads && items % together >= ranks;
        for (int64_t item = 0;
             item < (takesRest ? items : items / together * together); ++item)
          expected.insert(item);
        EXPECT_EQ(seen, expected);
        EXPECT_EQ(order.get(batches, 0).epoch, 1);
        EXPECT_EQ(order.get(batches, 0).first, 0);
      }
}

// Other ranks go on where the first ones were.
TEST(TokenOrder, GoesOnInTheMiddle) {
  const int64_t items = 100;
  BatchOrder before(items, 2, 3, false);
  std::multiset<int64_t> seen;
  for (int64_t batch = 0; batch < 5; ++batch)
    seen.merge(itemsOf(before, batch, 2));
  BatchItems next = before.get(5, 0);
  BatchOrder after(items, 5, 2, false);
  after.seek(7, next.epoch, next.first);
  EXPECT_EQ(after.countUntil(1), 7 + 7);
  for (int64_t batch = 7; batch < 14; ++batch)
    seen.merge(itemsOf(after, batch, 5));
  EXPECT_EQ(seen.size(), 100u);
  EXPECT_EQ(std::set<int64_t>(seen.begin(), seen.end()).size(), 100u);
  EXPECT_EQ(after.get(14, 0).epoch, 1);
  // On the same ranks nothing changes.
  BatchOrder same(items, 2, 3, false);
  same.seek(5, next.epoch, next.first);
  for (int64_t batch = 5; batch < 60; ++batch)
    for (int64_t rank = 0; rank < 2; ++rank) {
      EXPECT_EQ(same.get(batch, rank).first, before.get(batch, rank).first);
      EXPECT_EQ(same.get(batch, rank).epoch, before.get(batch, rank).epoch);
    }
}

namespace {
class Tokens : public ::testing::Test {
protected:
  std::string path =
      ::testing::TempDir() + "fsdp-tokens-" + std::to_string(getpid());
  Argument tokens, targets, seed;
  TokenOptions options;

  void SetUp() override {
    tokens.kind = targets.kind = seed.kind = ArgumentKind::Input;
    tokens.dtype = targets.dtype = seed.dtype = "i64";
    tokens.shape = targets.shape = {2, 3};
    tokens.bytes = targets.bytes = 48;
    tokens.name = "tokens";
    targets.name = "targets";
    seed.name = "rng_seed";
    seed.bytes = 8;
    tokens.indexRange = {5, 1000};
    targets.indexRange = {0, 1000, -100};
    options.path = path;
  }
  void TearDown() override { std::remove(path.c_str()); }

  /// Tokens 10, 11, ...
  void write(int64_t count, int64_t bytes) {
    std::ofstream file(path, std::ios::binary);
    for (int64_t at = 0; at < count; ++at)
      for (int64_t byte = 0; byte < bytes; ++byte)
        file.put(static_cast<char>((10 + at) >> (8 * byte)));
  }
  std::string errorOf(int64_t ranks, std::vector<const Argument *> inputs) {
    try {
      openTokens(options, ranks, inputs);
      return "";
    } catch (const Error &error) {
      return error.what();
    }
  }
  /// What a rank has of both inputs.
  std::pair<std::vector<int64_t>, std::vector<int64_t>>
  load(const DataSource &data, int64_t rank, int64_t batch) {
    std::vector<int64_t> first(6), second(6);
    data.load(rank, batch, {&tokens, &targets},
              {reinterpret_cast<char *>(first.data()),
               reinterpret_cast<char *>(second.data())});
    return {first, second};
  }
};
} // namespace

TEST_F(Tokens, AreWindowsAndTheirNextTokens) {
  for (int64_t bytes : {1, 2, 4}) {
    // 10 windows of 3, and one token behind them.
    write(31, bytes);
    options.tokenBytes = bytes;
    auto data = openTokens(options, 2, {&tokens, &targets});
    EXPECT_EQ(data->countBatches(0, 1), 2);
    EXPECT_EQ(data->countBatches(1, 4), 8);
    std::set<int64_t> starts;
    for (int64_t batch = 0; batch < 2; ++batch)
      for (int64_t rank = 0; rank < 2; ++rank) {
        auto [first, second] = load(*data, rank, batch);
        for (size_t at = 0; at < 6; ++at)
          EXPECT_EQ(second[at], first[at] + 1);
        for (size_t row : {0, 3}) {
          EXPECT_EQ((first[row] - 10) % 3, 0);
          EXPECT_EQ(first[row + 2], first[row] + 2);
          starts.insert(first[row]);
        }
      }
    EXPECT_EQ(starts.size(), 8u);
    options.shuffles = false;
    data = openTokens(options, 2, {&tokens, &targets});
    EXPECT_EQ(load(*data, 1, 1).first,
              (std::vector<int64_t>{28, 29, 30, 31, 32, 33}));
    options.shuffles = true;
  }
}

TEST_F(Tokens, AreEvaluatedOnce) {
  // 5 windows of 2 ranks that take 2 each.
  write(16, 2);
  openTokens(options, 2, {&tokens, &targets})->expect(0, 0, 100);
  options.shuffles = false;
  auto data = openTokens(options, 2, {&tokens, &targets});
  data->expect(1, 0, 1);
  try {
    data->expect(1, 0, 2);
    FAIL();
  } catch (const Error &error) {
    EXPECT_EQ(error.what(), path + ": has 1 batches of each rank, expected 2; "
                                   "--eval-batches 1 takes all");
  }
}

TEST_F(Tokens, GoOnWhereACheckpointWas) {
  write(200, 2);
  options.seed = 5;
  auto whole = openTokens(options, 2, {&tokens, &targets});
  options.seed = 6;
  auto other = openTokens(options, 2, {&tokens, &targets});
  EXPECT_NE(load(*whole, 0, 20), load(*other, 0, 20));
  other->seek(18, whole->position(18));
  for (int64_t batch = 18; batch < 50; ++batch)
    EXPECT_EQ(load(*whole, 1, batch), load(*other, 1, batch));
  EXPECT_EQ(whole->identity(), other->identity());
  write(201, 2);
  EXPECT_NE(openTokens(options, 2, {&tokens, &targets})->identity(),
            whole->identity());
  write(100, 2);
  try {
    openTokens(options, 2, {&tokens, &targets})->seek(18, whole->position(18));
    FAIL();
  } catch (const Error &error) {
    EXPECT_EQ(std::string(error.what()),
              path +
                  ": has 33 windows of 3 tokens; the checkpoint went through "
                  "66 windows of 3 tokens");
  }
}

TEST_F(Tokens, TheLastOnesArePadded) {
  // 7 windows: 2 ranks of 2 rows leave 3.
  write(22, 2);
  options.padLast = true;
  options.shuffles = false;
  auto data = openTokens(options, 2, {&tokens, &targets});
  EXPECT_EQ(data->countBatches(0, 1), 2);
  EXPECT_EQ(load(*data, 0, 1).second,
            (std::vector<int64_t>{23, 24, 25, 26, 27, 28}));
  EXPECT_EQ(load(*data, 1, 1).first,
            (std::vector<int64_t>{28, 29, 30, 5, 5, 5}));
  EXPECT_EQ(load(*data, 1, 1).second,
            (std::vector<int64_t>{29, 30, 31, -100, -100, -100}));
  // Each rank has to have one.
  write(16, 2);
  data = openTokens(options, 2, {&tokens, &targets});
  EXPECT_EQ(data->countBatches(0, 1), 1);
  targets.indexRange = {0, 1000};
  EXPECT_EQ(errorOf(2, {&tokens, &targets}),
            "not supported: --pad-last, as the input 'targets' has no index "
            "that the loss ignores");
}

TEST_F(Tokens, BadFiles) {
  EXPECT_EQ(errorOf(1, {&tokens}),
            path + ": can't open: No such file or directory");
  write(5, 1);
  EXPECT_EQ(errorOf(1, {&tokens}),
            path + ": has 5 bytes, expected tokens of 2 bytes each");
  write(7, 2);
  EXPECT_EQ(errorOf(1, {&seed, &tokens}), "");
  EXPECT_EQ(errorOf(2, {&tokens, &targets}),
            path + ": has 2 windows of 3 tokens, expected at least 4 for a "
                   "batch of all ranks");
  EXPECT_NE(errorOf(1, {&tokens, &targets, &tokens})
                .find("one or two integer tensors [B, T]"),
            std::string::npos);
  tokens.indexRange = {0, 12};
  auto data = openTokens(options, 1, {&tokens, &targets});
  try {
    load(*data, 0, 0);
    FAIL();
  } catch (const Error &error) {
    EXPECT_NE(std::string(error.what()).find("input 'tokens' at position"),
              std::string::npos);
  }
}

TEST(TokenTypes, AreWhatNamesSay) {
  Options options;
  for (const auto &[path, bytes] :
       std::initializer_list<std::pair<const char *, int64_t>>{
           {"a/tokens.u8", 1},
           {"tokens.u16", 2},
           {"tokens.u32", 4},
           {".u32", 4},
           {"tokens.bin", 2},
           {"tokens", 2},
           {"a.u32/tokens", 2},
           {"tokens.u64", 2},
           {"", 2}})
    EXPECT_EQ(tokenBytesOf(options, path), bytes) << path;
  options.tokenBytes = 4;
  EXPECT_EQ(tokenBytesOf(options, "tokens.bin"), 4);
  EXPECT_EQ(tokenBytesOf(options, "tokens.u32"), 4);
  try {
    tokenBytesOf(options, "a/tokens.u16");
    FAIL();
  } catch (const Error &error) {
    EXPECT_STREQ(error.what(),
                 "--token-dtype: expected u16 as the name a/tokens.u16 says, "
                 "got u32; leave it out, or rename the file");
  }
}

namespace {
class Directories : public ::testing::Test {
protected:
  std::string folder = ::testing::TempDir() + "fsdp-batches-XXXXXX";

  void SetUp() override {
    ASSERT_NE(mkdtemp(folder.data()), nullptr);
    std::filesystem::create_directory(folder + "/batches");
  }
  void TearDown() override { std::filesystem::remove_all(folder); }
  std::string path(const std::string &name) {
    return folder + "/batches/" + name + ".safetensors";
  }
  void write(const std::string &name) { std::ofstream(path(name)) << "x"; }
  /// How many batches rank 1 has, or why that is not known.
  std::string count() {
    try {
      return std::to_string(
          *openDirectory(folder, 2, 1)->countBatches(1, /*epochs=*/1));
    } catch (const Error &error) {
      return error.what();
    }
  }
};
} // namespace

TEST_F(Directories, EndWhereNoMoreIsThere) {
  EXPECT_EQ(count(), "0");
  for (const char *name :
       {"rank1-step0", "rank1-step1", "rank0-step5", "rank10-step5",
        "rank1-step05", "rank1-step5x", "rank1-step-5", "rank1-step"})
    write(name);
  EXPECT_EQ(count(), "2");
  write("rank1-step10");
  EXPECT_EQ(count(), path("rank1-step2") +
                         ": is missing, but rank1-step10.safetensors is there; "
                         "export again, or take the steps before it with "
                         "--steps");
  write("rank1-step2");
  EXPECT_EQ(count().rfind(path("rank1-step3") + ": is missing", 0), 0u);
}

TEST_F(Directories, OneFileDoesNotEndWithAGap) {
  int64_t value = 1;
  TensorView view = {"i64", {}, reinterpret_cast<char *>(&value), 8};
  std::map<std::string, TensorView> tensors = {
      {"0.0", view}, {"0.1", view}, {"1.0", view}, {"1.1", view}};
  writeSafetensors(path("rank1"), tensors, {});
  EXPECT_EQ(count(), "2");
  tensors.erase("1.0");
  writeSafetensors(path("rank1"), tensors, {});
  std::string hint = " is there; export again, or take the steps before it "
                     "with --steps";
  EXPECT_EQ(count(),
            path("rank1") + ": batch 1 is missing, but tensor '1.1'" + hint);
  tensors.erase("1.1");
  tensors["3.0"] = view;
  writeSafetensors(path("rank1"), tensors, {});
  EXPECT_EQ(count(),
            path("rank1") + ": batch 1 is missing, but tensor '3.0'" + hint);
}

TEST_F(Directories, DoNotEndWithWhatCannotBeRead) {
  write("rank1-step0");
  std::string next = path("rank1-step1");
  std::filesystem::create_symlink("rank1-step1.safetensors", next);
  EXPECT_EQ(count(), next + ": can't read the batch: Too many levels of "
                            "symbolic links");
  std::filesystem::remove(next);
  std::filesystem::create_symlink("nothing", next);
  EXPECT_EQ(count(), next + ": can't read the batch: No such file or "
                            "directory");
}

TEST(InitRules, MakeTheSameValuesInParts) {
  InitRules rules("*.bias=zeros;norm*=ones;n=constant:3;*.up.*=uniform:-2:-1;"
                  "*.down.*=linear;*=normal:0.5",
                  7);
  const int64_t numel = 4000;
  auto make = [&](const char *fqn) {
    std::vector<float> values(numel);
    rules.check(fqn, "f32", /*isBuffer=*/false);
    rules.fill(fqn, "f32", {40, 100}, 0, numel,
               reinterpret_cast<char *>(values.data()));
    return values;
  };
  std::vector<float> whole = make("a.weight"), parts(numel);
  for (int64_t first = 0; first < numel; first += 300)
    rules.fill("a.weight", "f32", {40, 100}, first,
               std::min<int64_t>(300, numel - first),
               reinterpret_cast<char *>(&parts[static_cast<size_t>(first)]));
  EXPECT_EQ(whole, parts);
  double sum = 0, squares = 0;
  for (float value : whole) {
    sum += value;
    squares += value * value;
  }
  EXPECT_LT(std::abs(sum / numel), 0.05);
  EXPECT_NEAR(std::sqrt(squares / numel), 0.5, 0.03);
  EXPECT_NE(make("b.weight"), whole);
  EXPECT_EQ(make("a.bias"), std::vector<float>(numel, 0));
  EXPECT_EQ(make("norm.weight"), std::vector<float>(numel, 1));
  for (float value : make("a.up.weight")) {
    EXPECT_GE(value, -2);
    EXPECT_LE(value, -1);
  }
  float largest = 0;
  for (float value : make("a.down.weight"))
    largest = std::max(largest, std::abs(value));
  EXPECT_LE(largest, 0.1f);
  EXPECT_GT(largest, 0.09f);
  int64_t count[2];
  rules.fill("n", "i64", {2}, 0, 2, reinterpret_cast<char *>(count));
  EXPECT_EQ(count[1], 3);
  for (const char *text : {"a", "=ones", "a=odd", "a=normal", "a=normal:x",
                           "a=uniform:1", "a=zeros:1"})
    EXPECT_THROW(InitRules(text, 0), Error) << text;
}

/// What a rule for states of a type says, or nothing.
static std::string problemOf(const std::string &rule, const char *dtype,
                             const char *fqn = "a", bool isBuffer = false) {
  try {
    InitRules(rule, 0).check(fqn, dtype, isBuffer);
    return "";
  } catch (const Error &error) {
    return error.what();
  }
}

TEST(InitRules, GiveValuesThatTypesHave) {
  for (const char *rule : {"*=normal:1", "*=constant:1.5", "*=constant:1e39"})
    EXPECT_EQ(problemOf(rule, "i64").rfind("not supported: --init-rule", 0), 0u)
        << rule;
  EXPECT_EQ(problemOf("a=constant:1e19", "i64"),
            "not supported: --init-rule 'a' for 'a', which is i64 and has no "
            "such value");
  EXPECT_EQ(problemOf("a=constant:-9223372036854775808", "i64"), "");
  EXPECT_NE(problemOf("a=constant:2147483648", "i32"), "");
  EXPECT_NE(problemOf("a=constant:2", "i1"), "");
  EXPECT_NE(problemOf("a=constant:3", "i16"), "");
  EXPECT_NE(problemOf("a=constant:1e39", "f32"), "");
  EXPECT_EQ(problemOf("a=constant:1e39", "f64"), "");
  EXPECT_NE(problemOf("*=normal:1", "bf16"), "");
  EXPECT_EQ(problemOf("*=zeros", "bf16"), "");
  EXPECT_NE(problemOf("a=ones", "f32", "b"), "");
}

TEST(InitRules, NameBuffersOrLeaveThemAlone) {
  for (const char *rule : {"a=ones;*=zeros", "a=ones;**=zeros", "a=ones"})
    EXPECT_EQ(problemOf(rule, "f32", "b", /*isBuffer=*/true),
              "--init-rule: expected a value for the buffer 'b', found none in "
              "--init FILE, init.safetensors of --data DIR or "
              "added.safetensors of --hf FOLDER, and no rule that names it "
              "other than by '*'; pass --init with the init.safetensors of the "
              "export, or a rule such as 'b=zeros' if that is what the model "
              "begins with");
  EXPECT_EQ(problemOf("b*=ones;*=zeros", "f32", "b", /*isBuffer=*/true), "");
}

TEST(LossPlot, DrawsWhatIsANumber) {
  LossCurve curve;
  for (int64_t step = 0; step < 50; ++step)
    curve.training[""].emplace_back(step, step == 20 ? NAN : 5.0 / (1 + step));
  curve.evaluation = {{0, 5}, {49, INFINITY}};
  std::string text = drawPlot("a < b & c", curve);
  EXPECT_EQ(text.rfind("<svg", 0), 0u);
  EXPECT_NE(text.find("a &lt; b &amp; c"), std::string::npos);
  EXPECT_EQ(text.find("nan"), std::string::npos);
  EXPECT_EQ(text.find("inf"), std::string::npos);
  EXPECT_NE(text.find("<circle"), std::string::npos);
  EXPECT_EQ(text.find("<circle"), text.rfind("<circle"));
  // Nothing, or one number, is a picture, too.
  EXPECT_NE(drawPlot("", {}).find("</svg>"), std::string::npos);
  EXPECT_NE(drawPlot("", {{{"", {{3, 1}}}}, {}}).find("</svg>"),
            std::string::npos);
  // So are numbers with none in between, and one that an addition of 1 leaves.
  for (double loss : {1.0, -1.0, 1e17, 1e300, 5e-324})
    for (double next : {loss, std::nextafter(loss, INFINITY)}) {
      text = drawPlot("", {{{"", {{1, loss}, {2, next}}}}, {}});
      EXPECT_EQ(text.find("nan"), std::string::npos) << loss;
      EXPECT_LT(text.size(), 4000u) << loss;
    }
}
