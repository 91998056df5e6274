//===- LrSchedule.cpp - learning rates by step ----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "course/LrSchedule.h"
#include "io/Errors.h"
#include "io/Files.h"
#include "io/Numbers.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <sstream>

using namespace fsdp::run;

static double parseFactor(const std::string &text, const std::string &value) {
  double factor = parseNumber("--lr-schedule", value, /*context=*/text);
  if (factor < 0)
    throw Error("--lr-schedule: expected a number from 0, got '" + value +
                "' in '" + text + "'");
  return factor;
}

static int64_t parseStep(const std::string &text, const std::string &value) {
  int64_t number = 0;
  if (!parseInteger(value, /*least=*/0, number) || number > kMostCount)
    throw Error("--lr-schedule: expected a number of steps, got '" + value +
                "' in '" + text + "'");
  return number;
}

static int64_t parseCycle(const std::string &text, const std::string &value) {
  int64_t steps = parseStep(text, value);
  if (steps == 0)
    throw Error("--lr-schedule: expected cycle=1 or more, got '" + text + "'");
  return steps;
}

/// Calls `visit(name, value)` for each of "name=value,name=value".
template <typename Visitor>
static void forEachValue(const std::string &text, const std::string &values,
                         const Visitor &visit) {
  std::istringstream items(values);
  for (std::string item; std::getline(items, item, ',');) {
    size_t equals = item.find('=');
    if (equals == std::string::npos)
      throw Error("--lr-schedule: expected NAME=VALUE, got '" + item +
                  "' in '" + text + "'");
    visit(item.substr(0, equals), item.substr(equals + 1));
  }
}

LrSchedule::LrSchedule(const std::string &text) {
  size_t colon = text.find(':');
  std::string name = text.substr(0, colon);
  std::string values = colon == std::string::npos ? "" : text.substr(colon + 1);
  parsed = name.empty() ? "constant" : text;
  if (name == "table") {
    parseTable(text, values);
    return;
  }
  if (name == "plateau") {
    parsePlateau(text, values);
    return;
  }
  if (name == "linear")
    kind = Kind::Linear;
  else if (name == "cosine")
    kind = Kind::Cosine;
  else if (!name.empty() && name != "constant")
    throw Error("--lr-schedule: expected constant, linear, cosine, plateau or "
                "table, got '" +
                name + "'");
  if (kind == Kind::Constant && !values.empty())
    throw Error("--lr-schedule: constant takes no values, got '" + text + "'");
  parseValues(text, values);
  hasTotal = total >= 0;
}

void LrSchedule::parseValues(const std::string &text,
                             const std::string &values) {
  forEachValue(text, values,
               [&](const std::string &name, const std::string &value) {
                 if (name == "warmup")
                   warmup = parseStep(text, value);
                 else if (name == "total")
                   total = parseStep(text, value);
                 else if (name == "end")
                   end = parseFactor(text, value);
                 else if (name == "cycle" && kind == Kind::Cosine)
                   cycle = parseCycle(text, value);
                 else if (name == "longer" && kind == Kind::Cosine)
                   longer = parseStep(text, value);
                 else
                   throw Error("--lr-schedule: expected warmup, total" +
                               std::string(kind == Kind::Cosine
                                               ? ", cycle, longer or end, got '"
                                               : " or end, got '") +
                               name + "' in '" + text + "'");
               });
  if (cycle ? total >= 0 : longer != 1)
    throw Error("--lr-schedule: expected total, or cycle and perhaps longer, "
                "got '" +
                text + "'");
  if (longer < 1)
    throw Error("--lr-schedule: expected longer=1 or more, got '" + text + "'");
}

void LrSchedule::parsePlateau(const std::string &text,
                              const std::string &values) {
  kind = Kind::Plateau;
  forEachValue(text, values,
               [&](const std::string &name, const std::string &value) {
                 if (name == "factor")
                   reduction = parseFactor(text, value);
                 else if (name == "patience")
                   patience = parseStep(text, value);
                 else if (name == "threshold")
                   threshold = parseFactor(text, value);
                 else if (name == "cooldown")
                   cooldown = parseStep(text, value);
                 else if (name == "warmup")
                   warmup = parseStep(text, value);
                 else if (name == "end")
                   end = parseFactor(text, value);
                 else
                   throw Error("--lr-schedule: expected factor, patience, "
                               "threshold, cooldown, warmup or end, got '" +
                               name + "' in '" + text + "'");
               });
  if (reduction < 0 || reduction >= 1)
    throw Error("--lr-schedule: expected a factor from 0 to less than 1, got "
                "'" +
                text + "'");
  if (threshold < 0 || threshold >= 1)
    throw Error("--lr-schedule: expected a threshold from 0 to less than 1, "
                "got '" +
                text + "'");
  if (end < 0 || end > 1)
    throw Error("--lr-schedule: expected an end from 0 to 1, got '" + text +
                "'");
}

bool LrSchedule::note(double loss, PlateauRecord &plateau) const {
  plateau.note(loss, threshold);
  if (plateau.cooldown > 0) {
    --plateau.cooldown;
    plateau.worse = 0;
  }
  if (plateau.worse <= patience)
    return false;
  plateau.worse = 0;
  plateau.cooldown = cooldown;
  double before = plateau.factor;
  plateau.factor = std::min(before, std::max(before * reduction, end));
  return plateau.factor != before;
}

void LrSchedule::setSteps(int64_t steps) {
  if (total < 0 && needsTotal() && steps == INT64_MAX)
    throw Error("--lr-schedule: expected total=T or --steps T, since the data "
                "have no end");
  if (total < 0 && cycle == 0)
    total = steps;
  if (cycle)
    return;
  if (warmup > total)
    throw Error("--lr-schedule: expected at most " + std::to_string(total) +
                " steps to warm up, got " + std::to_string(warmup));
}

void LrSchedule::parseTable(const std::string &text,
                            const std::string &values) {
  kind = Kind::Table;
  if (values.find('=') != std::string::npos) {
    forEachValue(
        text, values, [&](const std::string &step, const std::string &value) {
          table.emplace_back(parseStep(text, step), parseFactor(text, value));
        });
  } else {
    std::istringstream file(readFile(values, int64_t{1} << 26));
    for (std::string line; std::getline(file, line);) {
      std::istringstream words(line);
      std::string step, value, more;
      if (!(words >> step) || step[0] == '#')
        continue;
      if (!(words >> value) || words >> more)
        throw Error("--lr-schedule: " + values +
                    ": expected a step and a factor, got '" + line + "'");
      table.emplace_back(parseStep(values, step), parseFactor(values, value));
    }
  }
  for (size_t i = 0; i < table.size(); ++i)
    if (i == 0 ? table[i].first != 0 : table[i].first <= table[i - 1].first)
      throw Error("--lr-schedule: expected ascending steps from 0 in '" + text +
                  "', got step " + std::to_string(table[i].first));
  if (table.empty())
    throw Error("--lr-schedule: expected a step and a factor in '" + text +
                "', got none");
  parsed = "table:";
  for (const auto &[step, value] : table) {
    char item[64];
    std::snprintf(item, sizeof(item), "%s%lld=%.17g",
                  &table[0].first == &step ? "" : ",",
                  static_cast<long long>(step), value);
    parsed += item;
  }
}

double LrSchedule::cosine(double done) const {
  return end + (1 - end) * 0.5 * (1 + std::cos(3.14159265358979323846 * done));
}

/// The factor of a step behind the warmup, where it falls in cycles.
double LrSchedule::inCycle(int64_t step) const {
  int64_t length = cycle;
  if (longer == 1)
    step %= length;
  while (step >= length) {
    step -= length;
    length = length > kMostCount / longer ? kMostCount : length * longer;
  }
  return cosine(static_cast<double>(step) / static_cast<double>(length));
}

double LrSchedule::factor(int64_t step, const PlateauRecord &plateau) const {
  if (kind == Kind::Constant)
    return 1;
  if (kind == Kind::Table) {
    double last = 1;
    for (const auto &[from, value] : table)
      last = step >= from ? value : last;
    return last;
  }
  if (step < warmup)
    return static_cast<double>(step + 1) / static_cast<double>(warmup + 1);
  if (kind == Kind::Plateau)
    return plateau.factor;
  if (cycle)
    return inCycle(step - warmup);
  if (step >= total)
    return end;
  double done =
      static_cast<double>(step - warmup) / static_cast<double>(total - warmup);
  if (kind == Kind::Linear)
    return 1 + (end - 1) * done;
  return cosine(done);
}
