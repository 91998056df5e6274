//===- HyperParameters.cpp - hyper-parameters by step ---------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "course/HyperParameters.h"
#include "io/Numbers.h"

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// Those of a checkpoint
//===----------------------------------------------------------------------===//

/// The group that a hyper-parameter is for, `lr@1` for the first; 0: for all.
static int64_t groupOf(const std::string &name) {
  int64_t group = 0;
  size_t at = name.rfind('@');
  return at != std::string::npos && parseInteger(name.substr(at + 1), 1, group)
             ? group
             : 0;
}

/// By parameter, the number of its group.
static std::map<std::string, int64_t> listGroups(const Manifest &manifest) {
  std::map<std::string, int64_t> groups;
  for (const Unit &unit : manifest.units)
    for (const Param &param : unit.params)
      groups[param.fqn] = param.group;
  return groups;
}

/// Whether two groups have the same of the parameters that both programs have.
static bool haveSameMembers(const std::map<std::string, int64_t> &before,
                            int64_t group,
                            const std::map<std::string, int64_t> &now,
                            int64_t own) {
  bool isEmpty = true, hasCommon = false;
  for (const auto &[fqn, number] : now) {
    isEmpty &= number != own;
    auto old = before.find(fqn);
    if (old == before.end())
      continue;
    if ((old->second == group) != (number == own))
      return false;
    hasCommon |= number == own;
  }
  for (const auto &[fqn, number] : before)
    isEmpty &= number != group;
  // Of parameters that no unit has there are no groups to be seen.
  return hasCommon || (isEmpty && group == own);
}

/// What the artifact calls a hyper-parameter of a program, whose groups may
/// have other numbers; empty if it has none for the same parameters.
std::string HyperParameters::findOwn(const std::string &name,
                                     const Manifest &program) const {
  int64_t group = groupOf(name);
  auto kindOf = [](const std::string &text) {
    return text.substr(0, groupOf(text) ? text.rfind('@') : text.size());
  };
  std::map<std::string, int64_t> before, now;
  if (group) {
    before = listGroups(program);
    now = listGroups(manifest);
  }
  for (const Argument *hyper : manifest.listArguments(ArgumentKind::Hyper, 0)) {
    int64_t own = groupOf(hyper->name);
    if (!group ? hyper->name == name
               : own && kindOf(hyper->name) == kindOf(name) &&
                     haveSameMembers(before, group, now, own))
      return hyper->name;
  }
  return "";
}

HyperParameters::Values
HyperParameters::takenOver(const Values &saved, const Manifest &program) const {
  Values own;
  for (const auto &[name, value] : saved)
    if (std::string found = findOwn(name, program); !found.empty())
      own[found] = value;
  return own;
}

void HyperParameters::addSaved(const Values &saved, const Manifest &program) {
  values.merge(takenOver(saved, program));
}

HyperParameters::Values
HyperParameters::withoutPlace(const Values &saved,
                              const Manifest &program) const {
  Values left;
  for (const auto &[name, value] : saved)
    if (findOwn(name, program).empty())
      left[name] = value;
  return left;
}

HyperParameters::Values
HyperParameters::withoutOrigin(const Values &saved,
                               const Manifest &program) const {
  Values taken = takenOver(saved, program), left;
  for (const auto &[name, value] : effective())
    if (groupOf(name) && !taken.count(name))
      left[name] = value;
  return left;
}

//===----------------------------------------------------------------------===//
// Those of a run
//===----------------------------------------------------------------------===//

HyperParameters::Values HyperParameters::effective() const {
  Values all = values;
  for (const Argument *hyper : manifest.listArguments(ArgumentKind::Hyper, 0))
    if (hyper->name != "step")
      all.emplace(hyper->name, hyper->defaultValue.value_or(0));
  return all;
}

/// What the compiler adds to an optimizer takes the values that it takes
/// itself.
static void checkGuards(const HyperParameters::Values &values) {
  static const std::pair<const char *, const char *> guards[] = {
      {"clip_norm", "--clip-norm"},
      {"clip_value", "--clip-value"},
      {"scaler_growth", "--grad-scaler"},
      {"scaler_backoff", "--grad-scaler"},
      {"scaler_interval", "--grad-scaler"}};
  for (const auto &[name, option] : guards)
    if (auto value = values.find(name);
        value != values.end() && !(value->second > 0))
      throw Error("hyper-parameter '" + value->first +
                  "': expected a number above 0, got " +
                  numberText(value->second) +
                  "; to do without it, compile without " + option);
}

/// As PyTorch's SGD, of which the others would be left out without a word; for
/// each group of parameters.
static void checkNesterov(const HyperParameters::Values &values,
                          const std::string &group) {
  auto find = [&](const std::string &name) -> const double * {
    auto own = values.find(name + group);
    if (own == values.end())
      own = values.find(name);
    return own == values.end() ? nullptr : &own->second;
  };
  const double *nesterov = find("nesterov"), *momentum = find("momentum"),
               *dampening = find("dampening");
  if (!nesterov || !momentum || !dampening || *nesterov == 0 ||
      (*momentum > 0 && *dampening == 0))
    return;
  throw Error("hyper-parameter 'nesterov" + group +
              "': expected a momentum above 0 and a dampening of 0 beside it, "
              "got " +
              numberText(*momentum) + " and " + numberText(*dampening) +
              "; give them with --hyper momentum=0.9 --hyper dampening=0");
}

void HyperParameters::check() const {
  checkNames();
  Values all = effective();
  checkGuards(all);
  for (const auto &[name, value] : all)
    if (size_t at = name.find('@'); at != std::string::npos)
      checkNesterov(all, name.substr(at));
  checkNesterov(all, "");
}

void HyperParameters::checkNames() const {
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
