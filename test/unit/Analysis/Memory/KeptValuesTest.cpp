//===- KeptValuesTest.cpp - Cuts against all choices ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Memory/KeptValues.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <optional>
#include <random>

using namespace mlir::fsdp;

using Values = std::vector<KeepableValue>;
using Kept = std::vector<bool>;

namespace {
/// What a choice means: what it costs, and which values are computed again.
struct Outcome {
  int64_t cost = 0;
  Kept computed;
};
} // namespace

/// Nothing if a needed value is neither kept nor can be computed.
static std::optional<Outcome> evaluate(const Values &values, const Kept &kept) {
  Outcome outcome;
  outcome.computed.resize(values.size());
  std::vector<unsigned> wanted;
  for (unsigned value = 0; value < values.size(); ++value) {
    outcome.cost += kept[value] ? values[value].cost : 0;
    if (values[value].isNeeded)
      wanted.push_back(value);
  }
  while (!wanted.empty()) {
    unsigned value = wanted.back();
    wanted.pop_back();
    if (kept[value] || outcome.computed[value])
      continue;
    if (!values[value].isComputable)
      return std::nullopt;
    outcome.computed[value] = true;
    wanted.insert(wanted.end(), values[value].operands.begin(),
                  values[value].operands.end());
  }
  return outcome;
}

static int64_t countComputed(const Outcome &outcome) {
  return std::count(outcome.computed.begin(), outcome.computed.end(), true);
}

static KeepableValue given(int64_t cost, bool isNeeded = false) {
  return {cost, false, {}, isNeeded};
}

static KeepableValue computable(int64_t cost, std::vector<unsigned> operands,
                                bool isNeeded = false) {
  return {cost, true, std::move(operands), isNeeded};
}

TEST(KeptValues, Nothing) { EXPECT_EQ(chooseKeptValues({}), Kept()); }

TEST(KeptValues, OnlyWhatIsNeeded) {
  EXPECT_EQ(chooseKeptValues({given(4), computable(1, {0})}),
            Kept({false, false}));
}

// Even for nothing it can't be computed.
TEST(KeptValues, WhatCannotBeComputedIsKept) {
  EXPECT_EQ(chooseKeptValues({given(4, true), given(0, true)}),
            Kept({true, true}));
}

// A cast: the narrow one.
TEST(KeptValues, TheSmallerOfTwo) {
  EXPECT_EQ(chooseKeptValues({given(2), computable(4, {0}, true)}),
            Kept({true, false}));
  EXPECT_EQ(chooseKeptValues({given(4), computable(2, {0}, true)}),
            Kept({false, true}));
}

// One source of several values pays if it is smaller than all of them.
TEST(KeptValues, SharedSource) {
  EXPECT_EQ(
      chooseKeptValues({given(5), computable(2, {0}, true),
                        computable(2, {0}, true), computable(2, {1, 2}, true)}),
      Kept({false, true, true, false}));
  EXPECT_EQ(
      chooseKeptValues({given(3), computable(2, {0}, true),
                        computable(2, {0}, true), computable(2, {1, 2}, true)}),
      Kept({true, false, false, false}));
}

// Positions, say: nothing is kept for them.
TEST(KeptValues, FromNothing) {
  EXPECT_EQ(chooseKeptValues({computable(1, {}), computable(1, {0, 0}, true)}),
            Kept({false, false}));
}

// What costs the same is kept as late as possible.
TEST(KeptValues, TheLastOfEqualOnes) {
  EXPECT_EQ(
      chooseKeptValues({given(2), computable(2, {0}), computable(2, {1}, true),
                        computable(4, {2}, true)}),
      Kept({false, false, true, false}));
}

// On random graphs: as cheap as the best of all choices, and what is computed
// again is so in each of the best choices: fewest values, however they weigh.
TEST(KeptValues, BestOfAllChoices) {
  for (unsigned seed = 0; seed < 3000; ++seed) {
    std::mt19937 random(seed);
    auto chance = [&](unsigned percent) { return random() % 100 < percent; };
    Values values(1 + random() % 9);
    unsigned percent = 10 + random() % 80, range = 1 + random() % 6;
    for (unsigned value = 0; value < values.size(); ++value) {
      values[value].cost = random() % range;
      values[value].isComputable = chance(75);
      values[value].isNeeded = chance(40);
      for (unsigned operand = 0; operand < value; ++operand)
        for (unsigned times = chance(10) ? 2 : 1; times > 0; --times)
          if (chance(percent))
            values[value].operands.push_back(operand);
    }
    Kept kept = chooseKeptValues(values);
    std::optional<Outcome> chosen = evaluate(values, kept);
    ASSERT_TRUE(chosen) << "seed " << seed;
    for (unsigned bits = 0; bits < 1u << values.size(); ++bits) {
      Kept other(values.size());
      for (unsigned value = 0; value < values.size(); ++value)
        other[value] = bits >> value & 1;
      std::optional<Outcome> outcome = evaluate(values, other);
      if (!outcome)
        continue;
      ASSERT_LE(chosen->cost, outcome->cost) << "seed " << seed;
      if (outcome->cost > chosen->cost)
        continue;
      ASSERT_LE(countComputed(*chosen), countComputed(*outcome))
          << "seed " << seed;
      for (unsigned value = 0; value < values.size(); ++value)
        ASSERT_TRUE(!chosen->computed[value] || outcome->computed[value])
            << "seed " << seed << ", value " << value;
    }
    // Nothing is kept in vain.
    for (unsigned value = 0; value < values.size(); ++value) {
      if (!kept[value])
        continue;
      Kept fewer = kept;
      fewer[value] = false;
      std::optional<Outcome> outcome = evaluate(values, fewer);
      ASSERT_TRUE(!outcome || countComputed(*outcome) > countComputed(*chosen))
          << "seed " << seed << ", value " << value;
    }
  }
}

// Long programs: neither recursion nor quadratic time.
TEST(KeptValues, LongChain) {
  constexpr unsigned kLength = 100000;
  Values values = {given(3)};
  for (unsigned value = 1; value < kLength; ++value)
    values.push_back(computable(4, {value - 1}));
  values.back().isNeeded = true;
  Kept expected(kLength);
  expected[0] = true;
  EXPECT_EQ(chooseKeptValues(values), expected);
  for (KeepableValue &value : values)
    value.isNeeded = true;
  EXPECT_EQ(chooseKeptValues(values), expected);
}
