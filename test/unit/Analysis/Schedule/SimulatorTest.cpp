//===- SimulatorTest.cpp - Replays of right and wrong programs ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/Simulator.h"
#include "fsdp/Target/Report/Timeline.h"
#include "llvm/Support/JSON.h"
#include <gtest/gtest.h>

using namespace mlir::fsdp;

namespace {

/// One unit: forward, backward, update. Window bytes 4, gradient bytes 4.
CostedStep makeStep() {
  CostedStep step;
  step.segments = {{"fwd", 1, 10}, {"bwd", 2, 20}, {"update", 1, 10}};
  step.units = {"u"};
  CostedWindow window;
  window.bytes = 4;
  window.options = {{WindowOption::Gather, 0, 0.5, 2}};
  step.windows.push_back(window);
  window.first = window.last = 1;
  window.previous = 0;
  window.options.push_back({WindowOption::Keep, 4, 0, 0});
  step.windows.push_back(window);
  CostedReduction reduction;
  reduction.first = reduction.last = 1;
  reduction.user = 2;
  reduction.bytes = 4;
  reduction.latency = 0.5;
  reduction.transfer = 1;
  step.reductions.push_back(reduction);
  return step;
}

constexpr Instruction::Kind Start = Instruction::Start;
constexpr Instruction::Kind Wait = Instruction::Wait;
constexpr Instruction::Kind Exec = Instruction::Run;

/// Both windows gathered.
StepProgram makeProgram() {
  StepProgram program;
  program.collectives = {{true, {0}}, {true, {1}}, {false, {0}}};
  program.options = {0, 0};
  program.instructions = {{Start, 0}, {Wait, 0}, {Exec, 0},
                          {Start, 1}, {Wait, 1}, {Exec, 1},
                          {Start, 2}, {Wait, 2}, {Exec, 2}};
  return program;
}

std::string getError(const StepProgram &program) {
  return simulate(makeStep(), program).error;
}

} // namespace

TEST(Simulator, AddsUpWhatIsExposed) {
  Simulation simulation = simulate(makeStep(), makeProgram());
  EXPECT_EQ(simulation.error, "");
  EXPECT_DOUBLE_EQ(simulation.makespan, 2.5 + 1 + 2.5 + 2 + 1.5 + 1);
  EXPECT_DOUBLE_EQ(simulation.exposed, 6.5);
  EXPECT_DOUBLE_EQ(simulation.gatherSeconds, 5);
  EXPECT_DOUBLE_EQ(simulation.reduceSeconds, 1.5);
  EXPECT_EQ(simulation.peakBytes, 20 + 4 + 4);
  ASSERT_EQ(simulation.stalls.size(), 3u);
  EXPECT_EQ(simulation.stalls[1].segment, 1u);
  EXPECT_DOUBLE_EQ(simulation.stalls[1].seconds, 2.5);
}

TEST(Simulator, KeepsParameters) {
  StepProgram program;
  program.collectives = {{true, {0}}, {false, {0}}};
  program.options = {0, 1};
  program.instructions = {{Start, 0}, {Wait, 0}, {Exec, 0}, {Exec, 1},
                          {Start, 1}, {Wait, 1}, {Exec, 2}};
  Simulation simulation = simulate(makeStep(), program);
  EXPECT_EQ(simulation.error, "");
  EXPECT_DOUBLE_EQ(simulation.exposed, 4);
  // A second gather of what is whole is wrong.
  program.options = {0, 0};
  EXPECT_EQ(getError(program),
            "does not gather a window, or gathers one that is kept");
}

TEST(Simulator, WaitsForTheSlowestRank) {
  SimulationOptions options;
  options.ranks = 3;
  options.slowdown = {1, 2};
  Simulation simulation = simulate(makeStep(), makeProgram(), options);
  EXPECT_EQ(simulation.error, "");
  EXPECT_DOUBLE_EQ(simulation.makespan, 2.5 + 2 + 2.5 + 4 + 1.5 + 2);
  EXPECT_DOUBLE_EQ(simulation.exposed, 6.5);
}

TEST(Simulator, GivesANodeALinkOfItsOwn) {
  CostedStep step = makeStep();
  // Of another unit.
  step.windows[1].previous = -1;
  step.windows[1].options = {{WindowOption::Gather, 0, 0.5, 2, true}};
  StepProgram program = makeProgram();
  // Both gathers are in flight.
  program.instructions = {{Start, 0}, {Start, 1}, {Wait, 0},
                          {Exec, 0},  {Wait, 1},  {Exec, 1},
                          {Start, 2}, {Wait, 2},  {Exec, 2}};
  SimulationOptions options;
  EXPECT_DOUBLE_EQ(simulate(step, program, options).makespan, 5 + 2 + 1.5 + 1);
  options.nodeLink = true;
  EXPECT_DOUBLE_EQ(simulate(step, program, options).makespan,
                   2.5 + 1 + 2 + 1.5 + 1);
}

TEST(Simulator, RefusesWrongPrograms) {
  auto change = [](size_t at, Instruction instruction) {
    StepProgram program = makeProgram();
    program.instructions[at] = instruction;
    return getError(program);
  };
  EXPECT_EQ(change(1, {Wait, 1}),
            "waits for a collective that is not in flight");
  EXPECT_EQ(change(2, {Exec, 1}), "runs segments out of order");
  EXPECT_EQ(change(3, {Start, 0}), "starts a collective twice");
  EXPECT_EQ(change(3, {Start, 2}),
            "reduces 'u' before its gradients are complete");
  EXPECT_EQ(change(2, {Start, 1}), "gathers 'u' while it is whole");
  EXPECT_EQ(change(8, {Exec, 7}),
            "names a segment or collective that does not exist");
  StepProgram program = makeProgram();
  std::swap(program.instructions[1], program.instructions[2]);
  EXPECT_EQ(getError(program), "uses 'u' before it is whole");
  program = makeProgram();
  std::swap(program.instructions[7], program.instructions[8]);
  EXPECT_EQ(getError(program), "uses the gradient of 'u' before it is reduced");
  program = makeProgram();
  program.instructions.pop_back();
  EXPECT_EQ(getError(program), "does not run all segments");
  program = makeProgram();
  program.collectives.push_back({true, {0}});
  EXPECT_EQ(getError(program), "has a part in no or in two collectives");
  program = makeProgram();
  program.options = {0};
  EXPECT_EQ(getError(program), "has no option for some window");
}

TEST(Simulator, ReducesFurtherBehindAWait) {
  CostedStep step = makeStep();
  CostedReduction further = step.reductions[0];
  further.channel = 1;
  further.needs = 0;
  further.transfer = 2;
  step.reductions.push_back(further);
  StepProgram program = makeProgram();
  program.collectives.push_back({false, {1}});
  program.instructions = {{Start, 0}, {Wait, 0}, {Exec, 0},  {Start, 1},
                          {Wait, 1},  {Exec, 1}, {Start, 2}, {Wait, 2},
                          {Start, 3}, {Wait, 3}, {Exec, 2}};
  Simulation simulation = simulate(step, program);
  EXPECT_EQ(simulation.error, "");
  EXPECT_DOUBLE_EQ(simulation.exposed, 6.5 + 2.5);
  std::swap(program.instructions[7], program.instructions[8]);
  EXPECT_EQ(simulate(step, program).error,
            "reduces 'u' further before it is reduced");
}

TEST(Simulator, RefusesAGatherOfAShardThatIsNotThere) {
  CostedStep step = makeStep();
  step.windows[1].release = 1;
  StepProgram program = makeProgram();
  EXPECT_EQ(simulate(step, program).error, "");
  step.windows[0].release = 1;
  EXPECT_EQ(simulate(step, program).error,
            "gathers 'u' before its shard is there");
}

TEST(Timeline, IsOneTraceAndOnePage) {
  CostedStep step = makeStep();
  step.segments[0].name = "fwd </script>";
  StepProgram program = makeProgram();
  SimulationOptions options;
  options.ranks = 2;
  options.timeline = true;
  Simulation simulation = simulate(step, program, options);
  std::string text;
  llvm::raw_string_ostream os(text);
  writeTrace(os, step, program, simulation);
  llvm::Expected<llvm::json::Value> json = llvm::json::parse(text);
  ASSERT_TRUE(static_cast<bool>(json));
  const llvm::json::Array *events =
      json->getAsObject()->getArray("traceEvents");
  ASSERT_TRUE(events);
  unsigned complete = 0;
  for (const llvm::json::Value &event : *events)
    complete += event.getAsObject()->getString("ph") == "X";
  // Three segments and three collectives on each rank.
  EXPECT_EQ(complete, 12u);

  text.clear();
  writeTimelinePage(os, step, program, simulation, "a < b");
  EXPECT_NE(text.find("<h1>a &lt; b</h1>"), std::string::npos);
  // No name ends the script, and nothing is fetched.
  size_t ends = 0;
  for (size_t at = text.find("</script>"); at != std::string::npos;
       at = text.find("</script>", at + 1))
    ++ends;
  EXPECT_EQ(ends, 1u);
  EXPECT_EQ(text.find("src="), std::string::npos);
  EXPECT_EQ(text.find("http"), std::string::npos);
}
