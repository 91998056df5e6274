//===- TensorBoard.h - figures for TensorBoard -----------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_REPORT_TENSORBOARD_H
#define FSDP_TRAIN_REPORT_TENSORBOARD_H

#include "report/LogFile.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace fsdp::run {

/// Writes an event file: records of the TFRecord format, each a protobuf
/// message `tensorflow.Event`, of which a few bytes are needed.
class TensorBoard {
public:
  /// Begins a file with a name of its own in a folder, which is made; figures
  /// of steps from `firstStep` on, counted from 1, that are in other files
  /// there do not count any more. Throws an Error.
  TensorBoard(const std::string &folder, int64_t firstStep);

  /// Figures of a step, counted from 1.
  void write(int64_t step,
             const std::vector<std::pair<std::string, double>> &figures);

private:
  void writeEvent(const std::string &event);

  LogFile file;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_REPORT_TENSORBOARD_H
