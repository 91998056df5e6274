//===- DataSource.h - inputs of training steps -----------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_DATA_DATASOURCE_H
#define FSDP_TRAIN_DATA_DATASOURCE_H

#include "artifact/Manifest.h"

#include <map>
#include <memory>

namespace fsdp::run {

/// Where the inputs of the next step begin, in the words of their source.
struct DataPosition {
  std::string source;
  std::map<std::string, int64_t> numbers;
};

/// Where inputs come from. Safe to use by several threads, one for each rank
/// that trains. A rank is a batch rank here: ranks that compute together on one
/// batch are one.
class DataSource {
public:
  virtual ~DataSource() = default;

  /// Whether loading waits for files, which is worth to be done ahead.
  virtual bool readsFiles() const { return false; }

  /// Throws an Error if inputs of a rank and steps from `first` to before
  /// `behind` are missing, without reading them.
  virtual void expect(int64_t rank, int64_t first, int64_t behind) const = 0;

  /// How many batches a rank has in so many epochs; nothing if there is no end.
  virtual std::optional<int64_t> countBatches(int64_t rank,
                                              int64_t epochs) const = 0;

  /// A number that is equal on ranks that read equal files; 0 if each has its
  /// own.
  virtual uint64_t identity() const { return 0; }

  /// Where a batch begins, for those that go on from there, and going on: from
  /// batch number `batch` on. Throws an Error if the data are other ones.
  virtual DataPosition position(int64_t batch) const = 0;
  virtual void seek(int64_t batch, const DataPosition &saved) = 0;

  using Shapes = std::vector<std::vector<int64_t>>;
  /// The shapes of the inputs of a rank and step, by position; nothing where
  /// batches are made in any shape. Throws an Error if there are none.
  virtual std::optional<Shapes> findShapes(int64_t, int64_t) const {
    return std::nullopt;
  }

  /// Writes the inputs of one rank and step to `storage`, one place for each
  /// of `inputs`; throws an Error if there are none or they are not allowed.
  virtual void load(int64_t rank, int64_t step,
                    const std::vector<const Argument *> &inputs,
                    const std::vector<char *> &storage) const = 0;
};

/// Files DIR/batches/rankR.safetensors, with tensors STEP.INPUT, or
/// DIR/batches/rankR-stepK.safetensors, with tensors INPUT, for so many ranks
/// and steps.
std::unique_ptr<DataSource> openDirectory(const std::string &directory,
                                          int64_t ranks, int64_t steps);

/// Windows of a text, one token a byte, for `inputs` = tokens and next tokens.
std::unique_ptr<DataSource>
openText(const std::string &path, const std::vector<const Argument *> &inputs);

/// A file of tokens, one number after another, of so many bytes each.
struct TokenOptions {
  std::string path;
  int64_t tokenBytes = 2;
  /// Of the order in which windows are seen, unless they are not shuffled.
  uint64_t seed = 0;
  bool shuffles = true;
  /// Whether the last windows of an epoch that fill no batch are taken.
  bool padLast = false;
};

/// Windows of a file of tokens for `inputs` = tokens, or tokens and next
/// tokens.
std::unique_ptr<DataSource>
openTokens(const TokenOptions &options, int64_t ranks,
           const std::vector<const Argument *> &inputs);

/// Whether an input is the seed of a rank and step, which sources make up.
bool isSeedInput(const Argument &input);

/// Writes the seed that stands for a rank and batch.
void drawSeed(int64_t rank, int64_t batch, char *to);

/// Throws an Error if values may not be used as indices; `place` says where
/// they come from.
void checkIndices(const std::string &place, const Argument &input,
                  const char *data);

/// The same for a batch of a file.
void checkInput(const std::string &file, int64_t rank, int64_t step,
                const Argument &input, const char *data);

} // namespace fsdp::run

#endif // FSDP_TRAIN_DATA_DATASOURCE_H
