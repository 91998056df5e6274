//===- InitRules.h - initial values by rule --------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_STATE_INITRULES_H
#define FSDP_TRAIN_STATE_INITRULES_H

#include <cstdint>
#include <string>
#include <vector>

namespace fsdp::run {

/// Rules that give parameters their initial values, a part at a time: what an
/// element is depends on its name, its index and the seed alone, not on how
/// states are cut. A buffer, which a model has computed, has a rule only where
/// one names it.
class InitRules {
public:
  /// Parses "PATTERN=RULE;PATTERN=RULE"; the first pattern that matches an FQN
  /// counts, `*` stands for any text. Throws an Error.
  InitRules(const std::string &text, uint64_t seed);

  /// Throws an Error if a state has no rule, or one that does not fit its type.
  void check(const std::string &fqn, const std::string &dtype,
             bool isBuffer) const;

  /// Writes elements `[first, first + numel)` of a state.
  void fill(const std::string &fqn, const std::string &dtype,
            const std::vector<int64_t> &shape, int64_t first, int64_t numel,
            char *to) const;

private:
  enum class Kind { Constant, Normal, Uniform, Linear };
  struct Rule {
    std::string pattern;
    Kind kind;
    double first, second;
  };

  static Rule parseRule(const std::string &text);
  const Rule *find(const std::string &fqn) const;

  std::vector<Rule> rules;
  uint64_t seed;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_STATE_INITRULES_H
