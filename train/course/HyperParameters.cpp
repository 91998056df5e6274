//===- HyperParameters.cpp - hyper-parameters by step ---------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "course/HyperParameters.h"

using namespace fsdp::run;

void HyperParameters::addSaved(const Values &saved) {
  for (const Argument *hyper : manifest.listArguments(ArgumentKind::Hyper, 0))
    if (auto found = saved.find(hyper->name); found != saved.end())
      values.insert(*found);
}

HyperParameters::Values HyperParameters::effective() const {
  Values all = values;
  for (const Argument *hyper : manifest.listArguments(ArgumentKind::Hyper, 0))
    if (hyper->name != "step")
      all.emplace(hyper->name, hyper->defaultValue.value_or(0));
  return all;
}

HyperParameters::Values
HyperParameters::withoutPlace(const Values &saved) const {
  Values left = saved;
  for (const Argument *hyper : manifest.listArguments(ArgumentKind::Hyper, 0))
    left.erase(hyper->name);
  return left;
}

void HyperParameters::check() const {
  std::string known;
  auto hypers = manifest.listArguments(ArgumentKind::Hyper, 0);
  for (const Argument *hyper : hypers) {
    known += (known.empty() ? "" : ", ") + hyper->name;
    if (hyper->name != "step" && !hyper->defaultValue &&
        !values.count(hyper->name))
      throw Error("hyper-parameter '" + hyper->name +
                  "' has no default; give it with --hyper " + hyper->name +
                  "=VALUE");
  }
  for (const auto &[name, value] : values) {
    bool found = false;
    for (const Argument *hyper : hypers)
      found |= hyper->name == name;
    if (!found && !manifest.hasOptimizer())
      throw Error("there is no hyper-parameter '" + name +
                  "', since the artifact was compiled with --optimizer none");
    if (!found)
      throw Error("the optimizer has no hyper-parameter '" + name +
                  "'; it has " + (known.empty() ? "none" : known));
  }
}

double HyperParameters::value(const Argument &hyper, int64_t step,
                              const PlateauRecord &plateau) const {
  if (hyper.name == "step")
    return static_cast<double>(step + 1);
  auto given = values.find(hyper.name);
  double value =
      given != values.end() ? given->second : hyper.defaultValue.value_or(0);
  bool isRate = hyper.name.substr(0, hyper.name.find('@')) == "lr";
  return isRate ? value * schedule.factor(step, plateau) : value;
}

std::optional<double>
HyperParameters::learningRate(int64_t step,
                              const PlateauRecord &plateau) const {
  auto hypers = manifest.listArguments(ArgumentKind::Hyper, 0);
  if (hypers.empty())
    return std::nullopt;
  for (const Argument *hyper : hypers)
    if (hyper->name == "lr")
      return value(*hyper, step, plateau);
  return 0;
}

void HyperParameters::write(const Storage &storage, int64_t index, int64_t step,
                            const PlateauRecord &plateau) const {
  for (const Argument &argument : manifest.arguments)
    if (argument.kind == ArgumentKind::Hyper)
      writeNumber(argument, storage.pointer(argument, index),
                  value(argument, step, plateau));
}
