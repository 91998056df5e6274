//===- Checkpoint.h - saved training states --------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A checkpoint is a folder: one safetensors file for each rank with what only
// that rank has, and manifest.json, which is written last and says what the
// program was, where it stopped, and the sizes and checksums of the files.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_CHECKPOINT_CHECKPOINT_H
#define FSDP_TRAIN_CHECKPOINT_CHECKPOINT_H

#include "checkpoint/CheckpointManifest.h"

#include <mutex>

namespace fsdp::run {

/// The name of a tensor in a rank's file; empty for what is not saved.
std::string stateKey(const Argument &argument);

/// Whether a rank saves an argument: of ranks with equal values the first does.
bool isSavedBy(const Manifest &manifest, const Argument &argument,
               int64_t rank);

/// Calls `visit(fqn, dtype, shape)` for each whole parameter and buffer of a
/// model.
template <typename Visitor>
void forEachState(const Manifest &manifest, Visitor visit) {
  for (const Unit &unit : manifest.units)
    for (const Param &param : unit.params)
      visit(param.fqn, unit.dtype, param.wholeShape);
  for (const Buffer &param : manifest.ignored)
    visit(param.fqn, param.dtype, param.shape);
  for (const Buffer &buffer : manifest.buffers)
    visit(buffer.fqn, buffer.dtype, buffer.shape);
}

/// Parameters and buffers that the step has no argument for, by FQN.
std::vector<std::string> statesWithoutArgument(const Manifest &manifest);

/// The name of such a state in rank 0's file.
std::string constantKey(const std::string &fqn);

/// One state of a checkpoint, however it was cut.
class SavedTensor {
public:
  /// Consecutive elements: `numel` of a tensor, from its element `offset` on.
  struct Span {
    int64_t first, numel;
    const TensorView *tensor;
    int64_t offset;
  };

  SavedTensor(std::vector<Span> spans, int64_t elementBytes)
      : spans(std::move(spans)), size(elementBytes) {}

  /// Copies elements; throws an Error if the checkpoint lacks one.
  void copy(int64_t first, int64_t numel, char *to) const;

private:
  /// Ascending.
  std::vector<Span> spans;
  int64_t size;
};

/// An opened checkpoint, read for a program that may be cut another way.
class Checkpoint {
public:
  /// Checks all that can be checked without reading all bytes; throws an Error
  /// that names file, tensor, what is expected and what is there. As long as it
  /// is open, runs that save there do not remove it.
  Checkpoint(std::string folder, const Manifest &manifest);

  const std::string &path() const { return folder; }
  const CheckpointInfo &info() const { return contents; }

  /// Compares tensors and checksums of every `parts`-th file, from number
  /// `part` on.
  void verify(int64_t part, int64_t parts) const;

  /// What `rank` of the new program has of a param or buffer (an empty slot) or
  /// of an optimizer's state for a param, whole; `unit` is the new one, or null
  /// for what each rank has for itself.
  SavedTensor find(const std::string &fqn, const std::string &slot,
                   const Unit *unit, int64_t rank) const;

private:
  using Name = std::pair<std::string, std::string>;

  /// Where a state is: in the shards of a unit, or whole in files of ranks.
  struct Place {
    std::string key, dtype;
    std::vector<int64_t> shape;
    const Unit *unit = nullptr;
    const Param *param = nullptr;
    /// Of rank 0 only.
    bool first = false;
  };

  std::string file(int64_t rank) const;
  const SafetensorsFile &open(int64_t rank) const;
  const TensorView *expectView(const Place &place, int64_t rank) const;
  int64_t savedRankOf(int64_t rank) const;
  void addPlaces(const Argument &argument);
  void addConstants();
  void expectTensors(const SafetensorsFile &opened, int64_t rank) const;
  void matchNames();
  const Place *findPlace(const std::string &fqn, const std::string &slot) const;
  const Place *expectState(const std::string &fqn, const std::string &slot,
                           const std::string &dtype,
                           const std::vector<int64_t> &shape, const Unit *unit,
                           Problems &problems) const;
  void compare() const;

  std::string folder;
  FileLock lock;
  const Manifest &manifest;
  CheckpointInfo contents;
  /// By rank; opened when something in them is needed.
  mutable std::mutex opening;
  mutable std::vector<std::unique_ptr<SafetensorsFile>> files;
  std::map<Name, Place> places;
  /// The saved name of a state of the new program, where it is another one.
  std::map<std::string, std::string> savedNames;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_CHECKPOINT_CHECKPOINT_H
