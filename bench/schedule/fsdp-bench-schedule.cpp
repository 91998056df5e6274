//===- fsdp-bench-schedule.cpp - Schedules against policies ---------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Schedules the steps of known models on known machines and compares them, in
// the simulator, with the schedules of other systems: each with as much memory
// as that system uses, and all with one limit. Prints one JSON object a line.
//
//===----------------------------------------------------------------------===//

#include "Models.h"
#include "fsdp/Analysis/Schedule/SchedulePolicies.h"
#include "fsdp/Analysis/Schedule/Scheduler.h"
#include "fsdp/Analysis/Schedule/Simulator.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <cmath>

using namespace mlir::fsdp;
using namespace fsdp_bench;

namespace {
/// One step on one machine.
struct Configuration {
  std::string name;
  CostedStep step;
};
} // namespace

static std::vector<Configuration> makeConfigurations() {
  constexpr int64_t kRanks = 64;
  std::vector<std::pair<std::string, StepTrace>> models;
  auto add = [&](const Transformer &model) {
    models.emplace_back(model.name, makeTransformer(model, kRanks));
  };
  //    name        layers width hidden vocabulary keys batch tokens experts
  add({"gpt-1.3b", 24, 2048, 5461, 50304, 2048, 4, 2048, 0, 0});
  add({"7b", 32, 4096, 11008, 32000, 4096, 2, 4096, 0, 0});
  add({"70b", 80, 8192, 28672, 32000, 1024, 1, 4096, 0, 0});
  add({"7b-32k", 32, 4096, 11008, 32000, 4096, 1, 32768, 0, 0});
  add({"moe", 32, 4096, 14336, 32000, 1024, 2, 4096, 8, 2});
  models.emplace_back("1000-layers", makeSmallLayers(1000, 512, 4096, kRanks));
  std::vector<Configuration> configurations;
  for (const char *machine : {"h100-8x400g", "h100-400g"})
    for (const auto &[name, trace] : models)
      configurations.push_back(
          {name + "." + machine, applyCosts(trace, *findCostTable(machine))});
  return configurations;
}

/// Milliseconds, to the nanosecond.
static double toMillis(double seconds) {
  return std::round(seconds * 1e9) * 1e-6;
}

static double getGigabytes(int64_t bytes) {
  return std::round(static_cast<double>(bytes) * 1e-6) * 1e-3;
}

namespace {
/// Figures over all configurations.
struct Totals {
  unsigned configurations = 0, worse = 0, better = 0;
};
} // namespace

/// Schedules with as much memory as the policy uses, and compares.
static void compare(const Configuration &configuration,
                    const PolicyOptions &policy, bool &isWorse,
                    bool &isBetter) {
  const CostedStep &step = configuration.step;
  Simulation theirs = simulate(step, makePolicyProgram(step, policy));
  if (!theirs.error.empty()) {
    llvm::errs() << policy.name << ": " << theirs.error << '\n';
    isWorse = true;
    return;
  }
  SchedulerOptions options;
  options.limit = theirs.peakBytes;
  auto begin = std::chrono::steady_clock::now();
  StepSchedule ours = scheduleStep(step, options);
  std::chrono::duration<double> seconds =
      std::chrono::steady_clock::now() - begin;
  double ratio = ours.makespan / theirs.makespan;
  isWorse |= !ours.feasible || ratio > 1 + 1e-9;
  isBetter &= ours.feasible && ratio < 1 - 1e-9;
  llvm::outs() << llvm::json::Value(llvm::json::Object{
                      {"name",
                       "schedule." + configuration.name + "." + policy.name},
                      {"value", toMillis(ours.makespan)},
                      {"unit", "ms, simulated"},
                      {"peer", policy.name},
                      {"ratio", ratio},
                      {"peer_value", toMillis(theirs.makespan)},
                      {"exposed", toMillis(ours.exposed)},
                      {"peer_exposed", toMillis(theirs.exposed)},
                      {"bound", toMillis(ours.lowerBound)},
                      {"gap_percent", ours.gapPercent()},
                      {"limit_gb", getGigabytes(options.limit)},
                      {"peak_gb", getGigabytes(ours.peakBytes)},
                      {"peak_bound_gb", getGigabytes(ours.bound.peakBytes)},
                      {"origin", ours.origin},
                      {"scheduler_seconds", seconds.count()}})
               << '\n';
  llvm::outs().flush();
}

int main(int argc, char **argv) {
  llvm::StringRef only = argc > 1 ? argv[1] : "";
  Totals totals;
  for (const Configuration &configuration : makeConfigurations()) {
    if (!llvm::StringRef(configuration.name).contains(only))
      continue;
    bool isWorse = false, isBetter = true;
    for (const PolicyOptions &policy : getKnownPolicies())
      compare(configuration, policy, isWorse, isBetter);
    ++totals.configurations;
    totals.worse += isWorse;
    totals.better += isBetter && !isWorse;
  }
  double part =
      static_cast<double>(totals.better) / std::max(1u, totals.configurations);
  llvm::outs() << llvm::json::Value(llvm::json::Object{
                      {"name", "schedule.strictly_better"},
                      {"value", part},
                      {"unit", "of configurations, against every policy"},
                      {"peer", nullptr},
                      {"ratio", nullptr},
                      {"configurations", totals.configurations},
                      {"worse", totals.worse}})
               << '\n';
  return 0;
}
