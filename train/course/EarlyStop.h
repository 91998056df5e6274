//===- EarlyStop.h - when losses do not get better any more -----*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A part of the training loop.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_COURSE_EARLYSTOP_H
#define FSDP_TRAIN_COURSE_EARLYSTOP_H

#include "checkpoint/CheckpointManifest.h"

#include <utility>

namespace fsdp::run {

/// Follows the losses of evaluations. All contexts see the same ones, each has
/// one of these.
class EarlyStop {
public:
  /// Goes on from what a checkpoint says; losses of evaluations that were not
  /// `alike` do not count any more.
  void resume(const CheckpointInfo &before, bool alike) {
    soFar = before.evaluations;
    if (alike && before.evalLoss)
      keep(before.step, *before.evalLoss);
    if (alike)
      return;
    static_cast<LossRecord &>(soFar) = {};
    if (soFar.plateau)
      static_cast<LossRecord &>(*soFar.plateau) = {};
  }

  /// Keeps the loss behind `done` steps for checkpoints, whether it counts or
  /// not.
  void keep(int64_t done, double loss) { last = {done, loss}; }

  /// The loss behind `done` steps, if there was an evaluation and none since.
  std::optional<double> lossBehind(int64_t done) const {
    return last.first == done ? std::optional(last.second) : std::nullopt;
  }

  /// Takes the loss of an evaluation.
  void note(double loss) { soFar.note(loss); }

  /// Whether so many evaluations (0: never) in a row were not better.
  bool isOver(int64_t most) const { return most && soFar.worse >= most; }

  const EvaluationRecord &record() const { return soFar; }

  /// What the learning rate follows.
  PlateauRecord &plateau() {
    if (!soFar.plateau)
      soFar.plateau.emplace();
    return *soFar.plateau;
  }

private:
  EvaluationRecord soFar;
  /// Steps that were done at the last evaluation, and its loss.
  std::pair<int64_t, double> last = {-1, 0};
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_COURSE_EARLYSTOP_H
