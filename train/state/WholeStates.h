//===- WholeStates.h - states as if they were not cut ----------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_STATE_WHOLESTATES_H
#define FSDP_TRAIN_STATE_WHOLESTATES_H

#include "artifact/HeldRuns.h"
#include "state/Storage.h"

namespace fsdp::run {

/// Reads and writes whole states by name while no rank computes; the ranks are
/// in this process, or what is read was fetched from the others. Parameters and
/// buffers have their FQN (parameters that ranks have for themselves
/// `rankR/FQN`), states of the optimizer are `state.FQN.SLOT`.
class WholeStates {
public:
  WholeStates(const Manifest &manifest, const Storage &storage);

  /// One state: of a unit's param, or what each rank has for itself.
  struct State {
    std::string name, dtype;
    std::vector<int64_t> shape;
    int64_t bytes = 0;
    /// Rank 0's.
    const Argument *argument = nullptr;
    const Param *param = nullptr;
    /// Of a param: the first rank that has these values.
    int64_t owner = 0;
    /// Of an array whose rows are params: these; the rest is the first one's.
    std::vector<State> rows;
  };

  const std::vector<State> &list() const { return states; }

  /// The state of a name, or null.
  const State *find(const std::string &name) const;

  /// Throw an Error if there is no such state, or it has another size.
  void read(const std::string &name, char *to, int64_t bytes) const;
  void write(const std::string &name, const char *from, int64_t bytes) const;

private:
  void add(State state);
  void joinRows(const Stack &stack);
  const State &expect(const std::string &name, int64_t bytes) const;
  void readOne(const State &state, char *to) const;
  void writeOne(const State &state, const char *from) const;
  /// Where elements of a state are in a rank's argument.
  struct Part {
    const Argument *argument;
    HeldRun run;
  };
  const Argument *findArgument(const State &state, int64_t rank) const;
  /// Each element once, or on each rank that has it.
  std::vector<Part> listParts(const State &state, bool onAllRanks) const;

  const Manifest &manifest;
  const Storage &storage;
  std::vector<State> states;
  std::map<std::string, size_t> numbers;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_STATE_WHOLESTATES_H
