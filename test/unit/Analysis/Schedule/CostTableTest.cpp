//===- CostTableTest.cpp - Machines, and traces with costs ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/CostTable.h"
#include "fsdp/Analysis/Schedule/StepTrace.h"
#include "fsdp/Utils/MachineFile.h"
#include <gtest/gtest.h>

using namespace mlir::fsdp;

namespace {

std::string getProblem(llvm::StringRef json) {
  llvm::Expected<CostTable> table = parseCostTable(json);
  return table ? "" : llvm::toString(table.takeError());
}

/// A printed table with one piece of text replaced.
std::string replace(llvm::StringRef from, llvm::StringRef to) {
  std::string text = printCostTable(getCostTables().front());
  size_t at = text.find(from.str());
  EXPECT_NE(at, std::string::npos) << from.str();
  return text.replace(at, from.size(), to.str());
}

StepTrace makeTrace() {
  StepTrace trace;
  trace.segments = {{"fwd", {100, 10, 1}, 5}, {"bwd", {200, 20, 2}, 5}};
  TraceUnit unit;
  unit.name = "u";
  unit.gatherBytes = unit.reduceBytes = 400;
  unit.shardRanks = 4;
  unit.windows = {{0, 0}, {1, 1}};
  unit.gradFirst = unit.gradLast = 1;
  trace.units.push_back(unit);
  return trace;
}

CostTable makeTable() {
  CostTable table;
  table.flopsPerSecond = 100;
  table.bytesPerSecond = 10;
  table.secondsPerKernel = 0.5;
  table.gather = {{2, 1, 10, ""}, {8, 2, 100, ""}};
  table.reduce = {{8, 3, 50, ""}};
  return table;
}

} // namespace

TEST(CostTable, PrintsAndReadsAllTables) {
  ASSERT_FALSE(getCostTables().empty());
  for (const CostTable &table : getCostTables()) {
    EXPECT_EQ(findCostTable(table.name), &table);
    EXPECT_FALSE(table.source.empty());
    for (const LinkCost &row : table.gather)
      EXPECT_FALSE(row.source.empty()) << table.name;
    std::string text = printCostTable(table);
    llvm::Expected<CostTable> read = parseCostTable(text);
    ASSERT_TRUE(static_cast<bool>(read)) << llvm::toString(read.takeError());
    EXPECT_EQ(printCostTable(*read), text);
  }
  EXPECT_EQ(findCostTable("nothing"), nullptr);
}

TEST(CostTable, SaysWhatIsWrong) {
  EXPECT_NE(getProblem("{"), "");
  EXPECT_NE(getProblem("[]"), "");
  EXPECT_NE(getProblem("{}"), "");
  EXPECT_NE(getProblem(replace("flops_per_second", "flops")), "");
  EXPECT_NE(getProblem(replace("true", "1")), "");
  EXPECT_NE(getProblem(replace("{", "{ \"node_ranks\": 0,")), "");
}

TEST(CostTable, TakesTheRowOfTheGroup) {
  CostTable table = makeTable();
  EXPECT_EQ(findLink(table.gather, 2).latency, 1);
  EXPECT_EQ(findLink(table.gather, 3).latency, 2);
  EXPECT_EQ(findLink(table.gather, 100).latency, 2);
  EXPECT_DOUBLE_EQ(getTransferSeconds(table.gather[1], 4, 400), 3);
  EXPECT_DOUBLE_EQ(table.computeSeconds({100, 10, 1}), 2.5);
}

TEST(StepTrace, TakesCosts) {
  CostedStep step = applyCosts(makeTrace(), makeTable());
  EXPECT_DOUBLE_EQ(step.segments[1].seconds, 2 + 2 + 1);
  ASSERT_EQ(step.windows.size(), 2u);
  EXPECT_EQ(step.windows[1].previous, 0);
  EXPECT_EQ(step.windows[0].options.size(), 1u);
  ASSERT_EQ(step.windows[1].options.size(), 2u);
  EXPECT_EQ(step.windows[1].options[1].kind, WindowOption::Keep);
  EXPECT_DOUBLE_EQ(step.windows[0].options[0].latency, 2);
  EXPECT_DOUBLE_EQ(step.windows[0].options[0].transfer, 3);
  ASSERT_EQ(step.reductions.size(), 1u);
  EXPECT_DOUBLE_EQ(step.reductions[0].latency, 3);
  EXPECT_DOUBLE_EQ(step.reductions[0].transfer, 6);
  EXPECT_EQ(step.reductions[0].user, 2);
  EXPECT_EQ(step.neededBytes(), (std::vector<int64_t>{405, 805}));
}

// Ranks 0 and 4 are as far from each other as ranks 0 to 4 are.
TEST(StepTrace, GroupsOfRanksThatAreNoNeighbours) {
  StepTrace trace = makeTrace();
  trace.units[0].shardRanks = trace.units[0].smallGroup = 2;
  EXPECT_EQ(applyCosts(trace, makeTable()).windows[0].options[0].latency, 1);
  trace.units[0].span = 5;
  CostedStep step = applyCosts(trace, makeTable());
  EXPECT_EQ(step.windows[0].options[0].latency, 2);
  EXPECT_DOUBLE_EQ(step.windows[0].options[0].transfer, 2);
}

// Four groups of a rank of each node share what connects the nodes; within a
// node they share nothing.
TEST(StepTrace, GroupsThatShareLinksBetweenNodes) {
  StepTrace trace = makeTrace();
  CostTable table = makeTable();
  table.nodeRanks = 4;
  trace.units[0].shardRanks = 2;
  trace.units[0].span = 5;
  trace.units[0].stride = 4;
  CostedStep step = applyCosts(trace, table);
  EXPECT_DOUBLE_EQ(step.windows[0].options[0].transfer, 4 * 2);
  EXPECT_DOUBLE_EQ(step.reductions[0].transfer, 4 * 4);
  EXPECT_FALSE(step.windows[0].options[0].isInNode);
  trace.units[0].stride = 16;
  EXPECT_DOUBLE_EQ(applyCosts(trace, table).reductions[0].transfer, 4 * 4);
  trace.units[0].span = 4;
  trace.units[0].stride = 3;
  step = applyCosts(trace, table);
  EXPECT_DOUBLE_EQ(step.reductions[0].transfer, 4);
  EXPECT_TRUE(step.windows[0].options[0].isInNode);
  EXPECT_TRUE(step.reductions[0].isInNode);
  // Copies in a node each, whose shards are as many apart.
  trace.units[0].shardRanks = 4;
  trace.units[0].span = trace.units[0].stride = 1;
  trace.units[0].replicas = 2;
  step = applyCosts(trace, table);
  EXPECT_DOUBLE_EQ(step.reductions[0].transfer, 6 + 4 * 2 * 1);
  EXPECT_FALSE(step.reductions[0].isInNode);
}

TEST(StepTrace, WhatIsMovedMayBeMoreOrLess) {
  StepTrace trace = makeTrace();
  trace.units[0].movedBytes = 800;
  CostedStep step = applyCosts(trace, makeTable());
  EXPECT_DOUBLE_EQ(step.reductions[0].transfer, 12);
  EXPECT_EQ(step.reductions[0].bytes, 400);
  trace.units[0].movedBytes = 0;
  step = applyCosts(trace, makeTable());
  EXPECT_EQ(step.reductions[0].latency + step.reductions[0].transfer, 0);
}

// A shard is reduced over the replicas behind the wait for it.
TEST(StepTrace, KeepsWhatAReductionNeeds) {
  StepTrace trace = makeTrace();
  TraceUnit further = trace.units[0];
  further.windows.clear();
  further.gatherBytes = 0;
  further.reduces = 0;
  trace.units.push_back(further);
  EXPECT_EQ(checkTrace(trace), "");
  CostedStep step = applyCosts(trace, makeTable());
  ASSERT_EQ(step.reductions.size(), 2u);
  EXPECT_EQ(step.reductions[0].needs, -1);
  EXPECT_EQ(step.reductions[1].needs, 0);
  // So is what that has made.
  trace.units.push_back(further);
  trace.units.back().reduces = 1;
  EXPECT_EQ(checkTrace(trace), "");
  step = applyCosts(trace, makeTable());
  ASSERT_EQ(step.reductions.size(), 3u);
  EXPECT_EQ(step.reductions[2].needs, 1);
}

TEST(StepTrace, LimitsOptions) {
  StepTrace trace = makeTrace();
  trace.units[0].smallGroup = 2;
  EXPECT_EQ(applyCosts(trace, makeTable()).windows[1].options.size(), 3u);
  trace.units[0].reshard = WindowRule::Never;
  CostedStep kept = applyCosts(trace, makeTable());
  ASSERT_EQ(kept.windows[1].options.size(), 1u);
  EXPECT_EQ(kept.windows[1].options[0].kind, WindowOption::Keep);
  trace.units[0].shardRanks = 1;
  trace.units[0].smallGroup = 0;
  CostedStep alone = applyCosts(trace, makeTable());
  EXPECT_TRUE(alone.windows.empty());
  EXPECT_TRUE(alone.reductions.empty());
}

TEST(StepTrace, SaysWhatIsWrong) {
  EXPECT_EQ(checkTrace(makeTrace()), "");
  StepTrace trace = makeTrace();
  trace.units[0].windows[1].last = 2;
  EXPECT_EQ(checkTrace(trace), "unit 'u' has a window outside of the step");
  trace = makeTrace();
  trace.units[0].windows[1] = {0, 1};
  EXPECT_EQ(checkTrace(trace),
            "unit 'u' has windows that overlap or are out of order");
  trace = makeTrace();
  trace.units[0].windows[0].release = 1;
  EXPECT_EQ(checkTrace(trace),
            "unit 'u' uses a window before its shard is there");
  trace = makeTrace();
  trace.units[0].gradUser = 1;
  EXPECT_EQ(checkTrace(trace),
            "unit 'u' uses its gradient before it is reduced");
  trace = makeTrace();
  trace.units[0].reduces = 0;
  EXPECT_EQ(checkTrace(trace),
            "unit 'u' reduces further what is not reduced before");
  // Nothing is reduced over one rank.
  trace = makeTrace();
  trace.units.push_back(trace.units[0]);
  trace.units[0].shardRanks = trace.units[0].replicas = 1;
  trace.units[1].reduces = 0;
  EXPECT_EQ(checkTrace(trace),
            "unit 'u' reduces further what is not reduced before");
  trace = makeTrace();
  trace.segments[0].liveBytes = -1;
  EXPECT_EQ(checkTrace(trace), "segment 'fwd' has a negative size");
}
