//===- InitRules.cpp - initial values by rule -----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "state/InitRules.h"
#include "data/TokenOrder.h"
#include "io/Numbers.h"
#include "io/Safetensors.h"

#include <cmath>
#include <cstring>

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

static std::vector<std::string> split(const std::string &text, char at) {
  std::vector<std::string> parts;
  for (size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
    end = text.find(at, begin);
    parts.push_back(text.substr(begin, end - begin));
  }
  return parts;
}

InitRules::Rule InitRules::parseRule(const std::string &text) {
  size_t equals = text.find('=');
  if (equals == 0 || equals == std::string::npos)
    throw Error("--init-rule: expected PATTERN=RULE, got '" + text + "'");
  std::vector<std::string> words = split(text.substr(equals + 1), ':');
  std::string name = words[0];
  auto takes = [&](size_t numbers) {
    if (words.size() != numbers + 1)
      throw Error("--init-rule: '" + text + "': expected " +
                  std::to_string(numbers) + " numbers for '" + name +
                  "', got " + std::to_string(words.size() - 1));
  };
  auto number = [&](const std::string &word) {
    return parseNumber("--init-rule: '" + text + "'", word);
  };
  Rule rule{text.substr(0, equals), Kind::Constant, 0, 0};
  if (name == "zeros" || name == "ones") {
    takes(0);
    rule.first = name == "ones";
  } else if (name == "constant") {
    takes(1);
    rule.first = number(words[1]);
  } else if (name == "normal") {
    takes(1);
    rule.kind = Kind::Normal;
    rule.first = number(words[1]);
  } else if (name == "uniform") {
    takes(2);
    rule.kind = Kind::Uniform;
    rule.first = number(words[1]);
    rule.second = number(words[2]);
  } else if (name == "linear") {
    takes(0);
    rule.kind = Kind::Linear;
  } else {
    throw Error("--init-rule: '" + text +
                "': expected zeros, ones, constant, normal, uniform or linear, "
                "got '" +
                name + "'");
  }
  return rule;
}

InitRules::InitRules(const std::string &text, uint64_t seed) : seed(seed) {
  for (const std::string &part : split(text, ';'))
    if (!part.empty())
      rules.push_back(parseRule(part));
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Whether a pattern with `*` matches a whole text.
static bool matches(const char *pattern, const char *text) {
  const char *star = nullptr, *resume = nullptr;
  while (*text) {
    if (*pattern == '*') {
      star = pattern++;
      resume = text;
    } else if (*pattern == *text) {
      ++pattern;
      ++text;
    } else if (star) {
      pattern = star + 1;
      text = ++resume;
    } else {
      return false;
    }
  }
  while (*pattern == '*')
    ++pattern;
  return !*pattern;
}

const InitRules::Rule *InitRules::find(const std::string &fqn) const {
  for (const Rule &rule : rules)
    if (matches(rule.pattern.c_str(), fqn.c_str()))
      return &rule;
  return nullptr;
}

/// Whether a number is a value of a type that fill() writes.
static bool isValueOf(const std::string &dtype, double value) {
  auto isIn = [&](double least, double behind) {
    return value == std::floor(value) && value >= least && value < behind;
  };
  if (dtype == "f64")
    return std::isfinite(value);
  if (dtype == "f32")
    return std::isfinite(static_cast<float>(value));
  if (dtype == "i64")
    return isIn(-0x1p63, 0x1p63);
  if (dtype == "i32")
    return isIn(-0x1p31, 0x1p31);
  if (dtype == "i8")
    return isIn(-0x1p7, 0x1p7);
  if (dtype == "i1")
    return isIn(0, 2);
  return value == 0;
}

void InitRules::check(const std::string &fqn, const std::string &dtype,
                      bool isBuffer) const {
  const Rule *rule = find(fqn);
  // Whoever writes `*` means weights.
  if (isBuffer &&
      (!rule || rule->pattern.find_first_not_of('*') == std::string::npos))
    throw Error("--init-rule: expected a value for the buffer '" + fqn +
                "', found none in --init FILE, init.safetensors of --data DIR "
                "or added.safetensors of --hf FOLDER, and no rule that names "
                "it other than by '*'; pass --init with the init.safetensors "
                "of the export, or a rule such as '" +
                fqn + "=zeros' if that is what the model begins with");
  if (!rule)
    throw Error("--init-rule: no pattern matches '" + fqn + "'");
  bool isFloat = dtype == "f32" || dtype == "f64";
  if (rule->kind == Kind::Constant ? !isValueOf(dtype, rule->first) : !isFloat)
    throw Error("not supported: --init-rule '" + rule->pattern + "' for '" +
                fqn + "', which is " + dtype +
                (rule->kind == Kind::Constant ? " and has no such value" : ""));
}

/// In (0, 1).
static double toUnit(uint64_t number) {
  return (static_cast<double>(number >> 11) + 0.5) * 0x1p-53;
}

template <typename T>
static void store(char *to, int64_t at, double value) {
  auto narrow = static_cast<T>(value);
  std::memcpy(to + at * static_cast<int64_t>(sizeof(T)), &narrow, sizeof(T));
}

void InitRules::fill(const std::string &fqn, const std::string &dtype,
                     const std::vector<int64_t> &shape, int64_t first,
                     int64_t numel, char *to) const {
  const Rule *rule = find(fqn);
  double low = rule->first, high = rule->second;
  if (rule->kind == Kind::Linear) {
    // What a framework's linear layer has: one over the root of its inputs.
    double inputs = 1;
    for (size_t dim = 1; dim < shape.size(); ++dim)
      inputs *= static_cast<double>(shape[dim]);
    high = 1 / std::sqrt(inputs);
    low = -high;
  }
  uint64_t key = mixNumbers(seed, crc32c(fqn.data(), fqn.size()), fqn.size());
  for (int64_t at = 0; at < numel; ++at) {
    auto index = static_cast<uint64_t>(first + at);
    double value = low;
    if (rule->kind == Kind::Normal)
      value *= std::sqrt(-2 * std::log(toUnit(mixNumbers(key, index, 0)))) *
               std::cos(6.283185307179586 * toUnit(mixNumbers(key, index, 1)));
    else if (rule->kind != Kind::Constant)
      value += (high - low) * toUnit(mixNumbers(key, index, 0));
    if (dtype == "f32")
      store<float>(to, at, value);
    else if (dtype == "f64")
      store<double>(to, at, value);
    else if (dtype == "i64")
      store<int64_t>(to, at, value);
    else if (dtype == "i32")
      store<int32_t>(to, at, value);
    else if (elementBytes(dtype) == 1)
      store<char>(to, at, value);
    else
      std::memset(to + at * elementBytes(dtype), 0,
                  static_cast<size_t>(elementBytes(dtype)));
  }
}
