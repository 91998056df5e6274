//===- TransformersFolder.h - what from_pretrained() loads ------*- C++
//-*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_TRANSFORMERSFOLDER_H
#define FSDP_TRAIN_LOOP_TRANSFORMERSFOLDER_H

#include "loop/ExportedFolder.h"
#include "loop/InitialState.h"
#include "state/WholeStates.h"

#include <set>

namespace fsdp::run {

/// Where the files are that belong to a folder of transformers beside its
/// weights: what --hf names, or else what is found beside data and initial
/// weights; empty if there are none.
std::string findTransformersFolder(const Options &options);

/// What --save-hf writes: weights in files of limited size, one tensor in
/// memory at a time, and copies of the other files.
class TransformersFolder {
public:
  /// Throws an Error if something is missing that belongs into the folder.
  TransformersFolder(const Options &options, const Manifest &manifest,
                     Storage &storage, const InitialState &initial);

  /// Names of what is written or goes away there.
  std::set<std::string> listFiles() const;

  /// A checksum of which states are fetched in which order.
  uint32_t planSum() const;

  /// Throws an Error if the folder can't be written; where rank 0 is.
  void expectWritable() const;

  /// Gives the storage of rank 0 the shards of other processes.
  using Fetch = std::function<void(const Argument &)>;

  /// Writes the folder where rank 0 is; one context of each process calls it
  /// when all ranks have ended.
  void save(bool hasRankZero, const Fetch &fetch);

private:
  void checkFolders() const;
  void plan();
  void addTensor(const std::string &name, TensorView view);
  std::string fileName(size_t number) const;
  std::vector<std::string> partsOf(const std::string &name) const;
  void fetch(const std::string &name, const Fetch &fetch);
  std::vector<char> readState(const std::string &name) const;
  void addTo(std::vector<char> &weight, const std::string &name) const;
  const char *read(const std::string &name);
  void writeIndex() const;
  void copyFiles() const;
  void removeOld() const;

  const Options &options;
  const Manifest &manifest;
  Storage &storage;
  const InitialState &initial;
  WholeStates states;
  /// Where the other files are, and the type that weights get.
  std::string source, dtype;
  /// The text of config.json if it names another type than it did.
  std::string config;
  /// By the name of the weight.
  std::map<std::string, Adapter> adapters;
  /// Types and shapes of the states that are there.
  std::map<std::string, TensorView> known;
  /// Of each file of weights, without bytes, and the bytes of the last.
  std::vector<std::map<std::string, TensorView>> files;
  int64_t lastBytes = 0;
  /// The tensor that is being written, and what was fetched for it.
  std::vector<char> current;
  std::vector<const Argument *> fetched;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_TRANSFORMERSFOLDER_H
