//===- HyperParameters.h - hyper-parameters by step ------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_COURSE_HYPERPARAMETERS_H
#define FSDP_TRAIN_COURSE_HYPERPARAMETERS_H

#include "course/LrSchedule.h"
#include "state/Storage.h"

namespace fsdp::run {

/// The values of an artifact's hyper-parameters in each step: those that were
/// given, else those of a checkpoint, else the artifact's defaults; learning
/// rates follow a schedule.
class HyperParameters {
public:
  using Values = std::map<std::string, double>;

  /// Throws an Error if `schedule` (see LrSchedule) does not parse.
  HyperParameters(const Manifest &manifest, Values given,
                  const std::string &schedule)
      : manifest(manifest), values(std::move(given)), schedule(schedule) {}

  /// Takes over what a checkpoint of a program has of values that were not
  /// given.
  void addSaved(const Values &saved, const Manifest &program);

  /// What a checkpoint of a program has of the artifact's hyper-parameters, by
  /// the artifact's names.
  Values takenOver(const Values &saved, const Manifest &program) const;

  /// What a checkpoint has that is no hyper-parameter of the artifact.
  Values withoutPlace(const Values &saved, const Manifest &program) const;

  /// Values of groups of parameters that a checkpoint's program had none of.
  Values withoutOrigin(const Values &saved, const Manifest &program) const;

  /// Follows another schedule; throws an Error if the text does not parse.
  void setSchedule(const std::string &text) { schedule = LrSchedule(text); }
  const LrSchedule &lrSchedule() const { return schedule; }

  /// Throws an Error unless every hyper-parameter has a value, every value a
  /// hyper-parameter, and those that limit, scale or look ahead make sense.
  void check() const;

  /// Says how many steps there will be; throws an Error if the schedule does
  /// not fit.
  void setSteps(int64_t steps) { schedule.setSteps(steps); }

  /// Those that were given or saved, else the defaults.
  Values effective() const;

  /// The value of one in a step, counted from 0. `step` itself counts from 1;
  /// `lr`, and `lr@1` of a group, follow the schedule, and with it what
  /// evaluations have led to.
  double value(const Argument &hyper, int64_t step,
               const PlateauRecord &plateau = {}) const;

  /// The learning rate of a step, of group 0 if there are groups; 0 if there is
  /// none, nothing if there is no hyper-parameter at all.
  std::optional<double> learningRate(int64_t step,
                                     const PlateauRecord &plateau = {}) const;

  /// Writes the values of a step to where a context reads them.
  void write(const Storage &storage, int64_t index, int64_t step,
             const PlateauRecord &plateau = {}) const;

private:
  std::string findOwn(const std::string &name, const Manifest &program) const;
  void checkNames() const;

  const Manifest &manifest;
  Values values;
  LrSchedule schedule;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_COURSE_HYPERPARAMETERS_H
