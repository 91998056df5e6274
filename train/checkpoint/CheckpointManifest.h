//===- CheckpointManifest.h - manifest.json of checkpoints -----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_CHECKPOINT_CHECKPOINTMANIFEST_H
#define FSDP_TRAIN_CHECKPOINT_CHECKPOINTMANIFEST_H

#include "data/DataSource.h"
#include "io/Files.h"

#include <cmath>

namespace fsdp::run {

/// The name of a rank's file in a checkpoint.
std::string rankFileName(int64_t rank);

/// Losses of evaluations.
struct LossRecord {
  /// The least, if there was one.
  std::optional<double> best;
  /// How many in a row were not less than the least before them.
  int64_t worse = 0;

  /// Takes a loss, which has to be less by this part of the least; one that is
  /// no number is not.
  void note(double loss, double threshold = 0) {
    bool isBetter =
        !std::isnan(loss) && (!best || loss < *best * (1 - threshold));
    if (isBetter)
      best = loss;
    worse = isBetter ? 0 : worse + 1;
  }
};

/// What evaluations have led to where the learning rate follows them: its
/// factor, and how many more evaluations do not count.
struct PlateauRecord : LossRecord {
  double factor = 1;
  int64_t cooldown = 0;
};

/// The evaluations of a run so far.
struct EvaluationRecord : LossRecord {
  /// Of a run whose learning rate follows them.
  std::optional<PlateauRecord> plateau;
};

/// What manifest.json of a checkpoint says.
struct CheckpointInfo {
  /// Ascends with each checkpoint of a folder.
  int64_t serial = 0;
  /// The name that its folder was given; empty in checkpoints of earlier
  /// versions. A copy has another one.
  std::string name;
  /// The run that has saved it, which those that go on from it take over; empty
  /// in checkpoints of earlier versions.
  std::string run;
  /// Steps that are done.
  int64_t step = 0;
  /// Values that were given for hyper-parameters.
  std::map<std::string, double> hypers;
  /// The loss of an evaluation behind the step, if there was one.
  std::optional<double> evalLoss;
  EvaluationRecord evaluations;
  /// What else decides the course of training, by option.
  std::map<std::string, std::string> course;
  DataPosition data;
  /// What computed "products" and "convolutions", of those that steps had.
  std::map<std::string, std::string> libraries;
  /// The program's manifest, without its entries.
  Manifest program;
  /// By rank.
  std::vector<FileDigest> files;
  /// The CRC-32C of the text that it was read from.
  uint32_t crc = 0;
};

/// Reads and checks the text of a manifest.json; throws an Error.
CheckpointInfo parseCheckpoint(const std::string &text);

/// The text of manifest.json; `program` is the artifact's manifest.
std::string formatCheckpoint(const CheckpointInfo &info,
                             const std::string &program);

/// Reads and checks the manifest of a checkpoint; throws an Error.
CheckpointInfo readCheckpoint(const std::string &folder);

} // namespace fsdp::run

#endif // FSDP_TRAIN_CHECKPOINT_CHECKPOINTMANIFEST_H
