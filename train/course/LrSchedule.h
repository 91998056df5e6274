//===- LrSchedule.h - learning rates by step --------------------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_COURSE_LRSCHEDULE_H
#define FSDP_TRAIN_COURSE_LRSCHEDULE_H

#include "checkpoint/CheckpointManifest.h"
#include <cstdint>
#include <string>

#include <utility>
#include <vector>

namespace fsdp::run {

/// What learning rates are multiplied by in each step; `fsdp-run --help` has
/// the formulas.
class LrSchedule {
public:
  /// Parses `constant`, `linear`, `cosine`, `plateau` or `table` with their
  /// values; throws an Error. An empty text is `constant`.
  explicit LrSchedule(const std::string &text);

  /// Says how many steps there will be; a schedule without `total` ends there.
  void setSteps(int64_t steps);

  /// The factor of a step, counted from 0, with what evaluations before it have
  /// led to.
  double factor(int64_t step, const PlateauRecord &plateau = {}) const;

  /// Whether it depends on the losses of evaluations.
  bool followsEvaluations() const { return kind == Kind::Plateau; }

  /// Takes the loss of an evaluation, as PyTorch's ReduceLROnPlateau does;
  /// returns whether the factor is another one from now on.
  bool note(double loss, PlateauRecord &plateau) const;

  /// What was parsed; a table with its values instead of the name of its file.
  const std::string &text() const { return parsed; }

  /// Whether it ends with the last step, since no `total` was given.
  bool endsWithSteps() const { return needsTotal() && !hasTotal; }

private:
  enum class Kind { Constant, Linear, Cosine, Table, Plateau };
  void parsePlateau(const std::string &text, const std::string &values);
  void parseValues(const std::string &text, const std::string &values);
  void parseTable(const std::string &text, const std::string &values);
  bool needsTotal() const {
    return kind == Kind::Linear || (kind == Kind::Cosine && cycle == 0);
  }
  double cosine(double done) const;
  double inCycle(int64_t step) const;

  Kind kind = Kind::Constant;
  std::string parsed;
  int64_t warmup = 0, total = -1;
  /// Steps of the first cycle, 0: there are none; each is so many times as long
  /// as the one before.
  int64_t cycle = 0, longer = 1;
  bool hasTotal = false;
  double end = 0;
  /// By what the factor is multiplied behind more than `patience` evaluations
  /// that were not less than the least by this part of it; `cooldown`
  /// evaluations behind that do not count.
  double reduction = 0.1, threshold = 1e-4;
  int64_t patience = 10, cooldown = 0;
  /// Steps from which factors hold, ascending from step 0.
  std::vector<std::pair<int64_t, double>> table;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_COURSE_LRSCHEDULE_H
