//===- WholeStates.cpp - states as if they were not cut -------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "state/WholeStates.h"

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
        add({nameOf(argument->fqn), argument->dtype, argument->shape,
             argument->bytes, argument, nullptr, 0});
        continue;
      }
      const Unit &unit = *manifest.findUnit(argument->unit);
      for (int64_t owner : listOwners(manifest, unit))
        for (const Param &param : unit.params)
          add({nameOf(ownName(manifest, unit, param.fqn, owner)),
               argument->dtype, param.shape,
               param.numel * elementBytes(argument->dtype), argument, &param,
               owner});
    }
  // Other names of the same states.
  for (const auto &[alias, target] : manifest.aliases)
    for (const std::string &prefix : listPrefixes(manifest, target))
      if (auto found = numbers.find(prefix + target); found != numbers.end())
        numbers.emplace(prefix + alias, found->second);
}

void WholeStates::add(State state) {
  numbers.emplace(state.name, states.size());
  states.push_back(std::move(state));
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

template <typename Visitor>
void WholeStates::visit(const State &state, int64_t ranks,
                        Visitor visitor) const {
  for (int64_t rank = 0; rank < ranks; ++rank)
    for (const Argument *own :
         manifest.listArguments(state.argument->kind, rank)) {
      if (own->unit != state.argument->unit ||
          own->fqn != state.argument->fqn || own->slot != state.argument->slot)
        continue;
      if (!state.param) {
        visitor(*own, rank, 0, 0, own->bytes);
        continue;
      }
      const Unit &unit = *manifest.findUnit(own->unit);
      if (findOwner(manifest, unit, rank) != state.owner)
        continue;
      int64_t size = elementBytes(own->dtype);
      int64_t member = placeInGroup(manifest.grid, unit.shardAxes, rank);
      for (const ParamRun &run : unit.runs(*state.param))
        if (run.member == member)
          visitor(*own, rank, run.offset * size, run.first * size,
                  run.numel * size);
    }
}

void WholeStates::read(const std::string &name, char *to, int64_t bytes) const {
  const State &state = expect(name, bytes);
  // Where ranks have equal values, any of them is read.
  visit(state, state.param ? manifest.logicalRanks() : 1,
        [&](const Argument &own, int64_t rank, int64_t offset, int64_t first,
            int64_t count) {
          std::memcpy(to + first, storage.read(own, rank) + offset,
                      static_cast<size_t>(count));
        });
}

void WholeStates::write(const std::string &name, const char *from,
                        int64_t bytes) const {
  visit(expect(name, bytes), manifest.logicalRanks(),
        [&](const Argument &own, int64_t rank, int64_t offset, int64_t first,
            int64_t count) {
          std::memcpy(storage.pointer(own, rank) + offset, from + first,
                      static_cast<size_t>(count));
        });
}
