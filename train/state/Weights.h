//===- Weights.h - initial values of parameters and buffers ----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_STATE_WEIGHTS_H
#define FSDP_TRAIN_STATE_WEIGHTS_H

#include "artifact/Manifest.h"
#include "state/InitRules.h"

#include <set>

namespace fsdp::run {

/// Tensors that own their bytes.
struct TensorSet {
  std::map<std::string, std::vector<char>> bytes;
  std::map<std::string, TensorView> views;

  /// Adds zeros of a type and shape; returns their place.
  char *add(const std::string &name, const std::string &dtype,
            const std::vector<int64_t> &shape);
};

/// Initial values by FQN.
class Weights {
public:
  /// None.
  Weights() = default;

  /// Where what a file lacks may be, if there are such files: buffers that are
  /// not persistent, which frameworks' states lack, and any other state.
  struct Others {
    std::string transient, any;
  };

  /// Those of a safetensors file, of several that an index names (a file that
  /// ends with .json), or of a folder that has one or the other as transformers
  /// names them. A tied parameter may have any of its names; floats become
  /// wider ones where they are copied. Throws an Error that lists what is
  /// missing, too much, of another shape or of a type with other values.
  Weights(const std::string &path, const Others &others,
          const Manifest &manifest);

  /// Those that rules give, and of buffers those that files of an export have;
  /// throws an Error if there is a state without a value.
  Weights(InitRules rules, const Others &others, const Manifest &manifest);

  /// Those of a set.
  explicit Weights(TensorSet set);

  /// Writes elements `[first, first + numel)` of a state; throws an Error if
  /// there are none.
  void copy(const std::string &fqn, const std::string &dtype,
            const std::vector<int64_t> &shape, int64_t first, int64_t numel,
            char *to) const;

  /// The value of a state, or null: where rules give values, only buffers of
  /// files and states that a step does not use have one.
  const TensorView *find(const std::string &fqn) const;

  /// A checksum of some bytes of each, which all ranks have however much of
  /// them they need.
  uint32_t sample() const;

  /// Closes all files: from now on only states that no step changes have
  /// values.
  void close();

private:
  void open(const std::string &path);
  void openIndex(const std::string &path);
  void addAliases(const Manifest &manifest);
  void addOthers(const Others &others, const Manifest &manifest);
  std::string placeOf(const TensorView &view) const;
  /// Notes a value of a type or shape that a state can't take.
  void checkKind(const std::string &name, const TensorView &view,
                 const std::string &dtype, const std::vector<int64_t> &shape,
                 Problems &problems) const;
  void checkAliases(const Manifest &manifest, std::set<std::string> &known,
                    Problems &problems) const;
  void check(const std::string &path, const Manifest &manifest) const;
  /// Copies the values of states that no step changes.
  void keepConstants(const Manifest &manifest);

  std::vector<std::unique_ptr<SafetensorsFile>> files;
  std::optional<InitRules> rules;
  TensorSet owned;
  std::map<std::string, TensorView> tensors;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_STATE_WEIGHTS_H
