//===- WholeStates.cpp - states as if they were not cut -------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "state/WholeStates.h"

#include <algorithm>
#include <cstring>

using namespace fsdp::run;

WholeStates::WholeStates(const Manifest &manifest, const Storage &storage)
    : manifest(manifest), storage(storage) {
  for (ArgumentKind kind : {ArgumentKind::Shard, ArgumentKind::Param,
                            ArgumentKind::Buffer, ArgumentKind::OptimizerState})
    for (const Argument *argument : manifest.listArguments(kind, 0)) {
      auto nameOf = [&](const std::string &fqn) {
        return argument->slot.empty() ? fqn
                                      : "state." + fqn + "." + argument->slot;
      };
      if (argument->unit.empty()) {
        add({nameOf(argument->fqn),
             argument->dtype,
             argument->shape,
             argument->bytes,
             argument,
             nullptr,
             0,
             {}});
        continue;
      }
      const Unit &unit = *manifest.findUnit(argument->unit);
      for (int64_t owner : listOwners(manifest, unit))
        for (const Param &param : unit.params) {
          int64_t bytes = elementBytes(argument->dtype);
          for (int64_t extent : param.wholeShape)
            bytes *= extent;
          add({nameOf(ownName(manifest, unit, param.fqn, owner)),
               argument->dtype,
               param.wholeShape,
               bytes,
               argument,
               &param,
               owner,
               {}});
        }
    }
  for (const Stack &stack : manifest.stacks)
    joinRows(stack);
  for (size_t i = 0; i < states.size(); ++i)
    numbers.emplace(states[i].name, i);
  // Other names of the same states.
  for (const auto &[alias, target] : manifest.aliases)
    for (const std::string &prefix : listPrefixes(manifest, target))
      if (auto found = numbers.find(prefix + target); found != numbers.end())
        numbers.emplace(prefix + alias, found->second);
}

void WholeStates::add(State state) { states.push_back(std::move(state)); }

/// Puts an array for its rows, if all are there: of the values, and of each
/// state of the optimizer.
void WholeStates::joinRows(const Stack &stack) {
  std::map<std::string, size_t> places;
  for (size_t i = 0; i < stack.rows.size(); ++i)
    places.emplace(stack.rows[i], i);
  std::vector<State> kept;
  // By what is around the row's name, e.g. "state.", ".m".
  std::map<std::pair<std::string, std::string>, State> arrays;
  for (State &state : states) {
    const std::string &fqn =
        state.param ? state.param->fqn : state.argument->fqn;
    auto place = places.find(fqn);
    if (place == places.end()) {
      kept.push_back(std::move(state));
      continue;
    }
    // A state may be called as the row is.
    size_t behind = state.argument->slot.empty()
                        ? 0
                        : state.argument->slot.size() + std::strlen(".");
    size_t at = state.name.size() - behind - fqn.size();
    State &array =
        arrays[{state.name.substr(0, at), state.name.substr(at + fqn.size())}];
    array.rows.resize(stack.rows.size());
    array.rows[place->second] = std::move(state);
  }
  for (auto &[around, array] : arrays) {
    std::vector<State> rows = std::move(array.rows);
    bool complete =
        std::all_of(rows.begin(), rows.end(), [&](const State &row) {
          return row.argument && row.dtype == rows.front().dtype &&
                 row.shape == rows.front().shape;
        });
    if (complete) {
      array = rows.front();
      array.name = around.first + stack.fqn + around.second;
      array.shape.insert(array.shape.begin(),
                         static_cast<int64_t>(rows.size()));
      array.bytes *= static_cast<int64_t>(rows.size());
      array.rows = std::move(rows);
      kept.push_back(std::move(array));
      continue;
    }
    for (State &row : rows)
      if (row.argument)
        kept.push_back(std::move(row));
  }
  states = std::move(kept);
}

const WholeStates::State *WholeStates::find(const std::string &name) const {
  auto found = numbers.find(name);
  return found == numbers.end() ? nullptr : &states[found->second];
}

const WholeStates::State &WholeStates::expect(const std::string &name,
                                              int64_t bytes) const {
  const State *state = find(name);
  if (!state)
    throw Error("there is no state '" + name + "'");
  if (state->bytes != bytes)
    throw Error("state '" + name + "' has " + std::to_string(state->bytes) +
                " bytes, expected " + std::to_string(bytes));
  return *state;
}

/// What a rank has of a state, or null.
const Argument *WholeStates::findArgument(const State &state,
                                          int64_t rank) const {
  for (const Argument *own : manifest.listArguments(state.argument->kind, rank))
    if (own->unit == state.argument->unit && own->fqn == state.argument->fqn &&
        own->slot == state.argument->slot)
      return own;
  return nullptr;
}

std::vector<WholeStates::Part> WholeStates::listParts(const State &state,
                                                      bool onAllRanks) const {
  int64_t ranks = onAllRanks ? manifest.logicalRanks() : 1;
  std::vector<HeldRun> runs;
  if (!state.param) {
    int64_t numel = state.bytes / elementBytes(state.dtype);
    for (int64_t rank = 0; rank < ranks; ++rank)
      runs.push_back({rank, 0, numel, 0});
  } else {
    const Unit &unit = *manifest.findUnit(state.argument->unit);
    if (!onAllRanks)
      runs = listWhole(manifest, unit, *state.param, state.owner);
    for (int64_t rank = 0; onAllRanks && rank < ranks; ++rank)
      if (findOwner(manifest, unit, rank) == state.owner) {
        auto held = listHeld(manifest, unit, *state.param, rank);
        runs.insert(runs.end(), held.begin(), held.end());
      }
  }
  std::map<int64_t, const Argument *> byRank;
  std::vector<Part> parts;
  for (const HeldRun &run : runs) {
    auto [found, isNew] = byRank.try_emplace(run.rank);
    if (isNew)
      found->second = findArgument(state, run.rank);
    if (found->second)
      parts.push_back({found->second, run});
  }
  return parts;
}

void WholeStates::read(const std::string &name, char *to, int64_t bytes) const {
  const State &state = expect(name, bytes);
  for (const State &row : state.rows) {
    readOne(row, to);
    to += row.bytes;
  }
  if (state.rows.empty())
    readOne(state, to);
}

void WholeStates::readOne(const State &state, char *to) const {
  int64_t size = elementBytes(state.dtype);
  for (const auto &[own, run] : listParts(state, /*onAllRanks=*/false))
    std::memcpy(to + run.first * size,
                storage.read(*own, run.rank) + run.offset * size,
                static_cast<size_t>(run.numel * size));
}

void WholeStates::write(const std::string &name, const char *from,
                        int64_t bytes) const {
  const State &state = expect(name, bytes);
  for (const State &row : state.rows) {
    writeOne(row, from);
    from += row.bytes;
  }
  if (state.rows.empty())
    writeOne(state, from);
}

void WholeStates::writeOne(const State &state, const char *from) const {
  int64_t size = elementBytes(state.dtype);
  for (const auto &[own, run] : listParts(state, /*onAllRanks=*/true))
    std::memcpy(storage.pointer(*own, run.rank) + run.offset * size,
                from + run.first * size, static_cast<size_t>(run.numel * size));
}
