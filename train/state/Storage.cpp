//===- Storage.cpp - where the arguments of an artifact lie ---------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "state/Storage.h"
#include "artifact/HeldRuns.h"
#include "state/Stacks.h"

#include <algorithm>
#include <cstring>

using namespace fsdp::run;

static int32_t arenaOf(const Argument &argument) {
  if (argument.offload)
    return FSDP_RT_ARENA_OFFLOAD;
  return argument.isPersistent() ? FSDP_RT_ARENA_PERSISTENT
                                 : FSDP_RT_ARENA_HOST;
}

/// The context that has a rank's values.
size_t Storage::holderOf(int64_t rank) const {
  return static_cast<size_t>(manifest.expandedRanks ? 0 : rank);
}

char *Storage::address(const Argument &argument, int64_t rank) const {
  fsdp_rt_context *ctx = contexts[holderOf(rank)];
  return static_cast<char *>(fsdp_rt_arena(ctx, arenaOf(argument))) +
         argument.offset;
}

char *Storage::pointer(const Argument &argument, int64_t rank) const {
  if (!isOnDevice(argument))
    return address(argument, rank);
  std::vector<char> &copy = copies[holderOf(rank)];
  if (copy.empty())
    copy.resize(static_cast<size_t>(manifest.persistentBytes));
  return copy.data() + argument.offset;
}

bool Storage::isOnDevice(const Argument &argument) const {
  return onDevice && arenaOf(argument) == FSDP_RT_ARENA_PERSISTENT;
}

int32_t Storage::fetch(const Argument &argument, int64_t rank, char *to) const {
  if (argument.bytes == 0)
    return FSDP_RT_OK;
  fsdp_rt_context *ctx = contexts[holderOf(rank)];
  return fsdp_rt_copy(ctx, to, address(argument, rank), argument.bytes);
}

int32_t Storage::put(const Argument &argument, int64_t rank,
                     const char *from) const {
  if (argument.bytes == 0)
    return FSDP_RT_OK;
  fsdp_rt_context *ctx = contexts[holderOf(rank)];
  return fsdp_rt_copy(ctx, address(argument, rank), from, argument.bytes);
}

int32_t Storage::push(int64_t index) const {
  const std::vector<char> &copy = copies[static_cast<size_t>(index)];
  if (copy.empty())
    return FSDP_RT_OK;
  fsdp_rt_context *ctx = contexts[static_cast<size_t>(index)];
  return fsdp_rt_copy(ctx, fsdp_rt_arena(ctx, FSDP_RT_ARENA_PERSISTENT),
                      copy.data(), manifest.persistentBytes);
}

int32_t Storage::pull(int64_t index) const {
  std::vector<char> &copy = copies[static_cast<size_t>(index)];
  if (copy.empty())
    return FSDP_RT_OK;
  fsdp_rt_context *ctx = contexts[static_cast<size_t>(index)];
  return fsdp_rt_copy(ctx, copy.data(),
                      fsdp_rt_arena(ctx, FSDP_RT_ARENA_PERSISTENT),
                      manifest.persistentBytes);
}

const Argument *Storage::find(ArgumentKind kind, const std::string &name,
                              int64_t rank) const {
  for (const Argument *argument : manifest.listArguments(kind, rank))
    if ((argument->unit.empty() ? argument->fqn : argument->unit) == name)
      return argument;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Initial state
//===----------------------------------------------------------------------===//

void fsdp::run::writeNumber(const Argument &argument, char *to, double value) {
  auto write = [&](auto typed) { std::memcpy(to, &typed, sizeof(typed)); };
  if (argument.dtype == "f64")
    write(value);
  else if (argument.dtype == "f32")
    write(static_cast<float>(value));
  else if (argument.dtype == "i32")
    write(static_cast<int32_t>(value));
  else if (argument.dtype == "i64")
    write(static_cast<int64_t>(value));
}

double fsdp::run::readNumber(const Argument &argument, const char *from) {
  double wide = 0;
  float narrow = 0;
  if (argument.dtype == "f64")
    std::memcpy(&wide, from, sizeof(wide));
  else
    std::memcpy(&narrow, from, sizeof(narrow));
  return argument.dtype == "f64" ? wide : narrow;
}

double Storage::readLoss(const Entry &entry, int64_t rank) const {
  const Argument *loss = manifest.findLoss(entry, rank);
  return loss ? readNumber(*loss, pointer(*loss, rank)) : 0;
}

std::vector<double> Storage::readMetrics(const Entry &entry,
                                         int64_t rank) const {
  std::vector<double> values;
  for (const Argument *metric : manifest.listMetrics(entry, rank))
    values.push_back(readNumber(*metric, pointer(*metric, rank)));
  return values;
}

/// Notes for the elements of a rank's shard in which group they are.
void Storage::noteGroups(const Argument &groups, int64_t rank, char *to) const {
  const Unit &unit = *manifest.findUnit(groups.unit);
  for (const Param &param : unit.params)
    for (const HeldRun &run : listHeld(manifest, unit, param, rank))
      std::memset(to + run.offset, static_cast<int>(param.group),
                  static_cast<size_t>(run.numel));
}

/// Zeros in what a rank has of an argument.
void Storage::clear(const Argument &argument, int64_t rank) const {
  std::memset(pointer(argument, rank), 0, static_cast<size_t>(argument.bytes));
  fsdp_rt_context *ctx = contexts[holderOf(rank)];
  fsdp_rt_arena_note(ctx, arenaOf(argument), argument.offset,
                     argument.offset + argument.bytes);
}

/// Clears what a rank keeps between steps; then calls for each, with its place,
/// but for the groups, which are the same in each run.
void Storage::fill(
    int64_t rank,
    const std::function<void(const Argument &, char *)> &write) const {
  for (const Argument &argument : manifest.arguments) {
    if (!argument.isPersistent() || argument.bytes == 0 ||
        (argument.rank >= 0 && argument.rank != rank))
      continue;
    clear(argument, rank);
    char *to = pointer(argument, rank);
    if (argument.kind == ArgumentKind::ParamGroup)
      noteGroups(argument, rank, to);
    else
      write(argument, to);
  }
}

void Storage::initialize(const Weights &weights, int64_t rank) const {
  fill(rank, [&](const Argument &argument, char *to) {
    int64_t size = elementBytes(argument.dtype);
    if (argument.kind == ArgumentKind::Shard) {
      const Unit &unit = *manifest.findUnit(argument.unit);
      for (const Param &param : unit.params) {
        std::string own = ownName(manifest, unit, param.fqn, rank);
        const std::string &name = weights.find(own) ? own : param.fqn;
        for (const HeldRun &run : listHeld(manifest, unit, param, rank))
          weights.copy(name, argument.dtype, param.wholeShape, run.first,
                       run.numel, to + run.offset * size);
      }
    } else if (argument.kind == ArgumentKind::TrainState) {
      for (int64_t at = 0; at < argument.bytes; at += size)
        writeNumber(argument, to + at, argument.defaultValue.value_or(0));
    } else if (argument.kind == ArgumentKind::Buffer ||
               argument.kind == ArgumentKind::Param) {
      weights.copy(argument.fqn, argument.dtype, argument.shape, 0,
                   argument.bytes / size, to);
    }
  });
}

//===----------------------------------------------------------------------===//
// Checkpoints
//===----------------------------------------------------------------------===//

void Storage::restore(const Checkpoint &checkpoint, int64_t rank) const {
  fill(rank, [&](const Argument &argument, char *to) {
    if (stateKey(argument).empty())
      return;
    int64_t size = elementBytes(argument.dtype);
    if (argument.unit.empty()) {
      checkpoint.find(argument.fqn, argument.slot, nullptr, rank)
          .copy(0, argument.bytes / size, to);
      return;
    }
    const Unit &unit = *manifest.findUnit(argument.unit);
    for (const Param &param : unit.params) {
      SavedTensor saved =
          checkpoint.find(param.fqn, argument.slot, &unit, rank);
      for (const HeldRun &run : listHeld(manifest, unit, param, rank))
        saved.copy(run.first, run.numel, to + run.offset * size);
    }
  });
}

std::map<std::string, TensorView> Storage::savedState(const Weights &initial,
                                                      int64_t rank) const {
  std::map<std::string, TensorView> tensors;
  for (const Argument &argument : manifest.arguments)
    if (isSavedBy(manifest, argument, rank))
      tensors[stateKey(argument)] = {argument.dtype, argument.shape,
                                     pointer(argument, rank), argument.bytes};
  if (rank != 0)
    return tensors;
  for (const std::string &fqn : statesWithoutArgument(manifest))
    tensors[constantKey(fqn)] = *initial.find(fqn);
  return tensors;
}

//===----------------------------------------------------------------------===//
// Whole tensors
//===----------------------------------------------------------------------===//

const char *Storage::read(const Argument &argument, int64_t rank) const {
  auto found = remote.find(&argument);
  return found == remote.end() ? pointer(argument, rank)
                               : found->second.data() + rank * argument.bytes;
}

/// The argument of a rank that is like one of another rank.
const Argument *Storage::find(const Argument &like, int64_t rank) const {
  for (const Argument *argument : manifest.listArguments(like.kind, rank))
    if (argument->unit == like.unit && argument->slot == like.slot)
      return argument;
  return nullptr;
}

void Storage::collectParam(const Argument &shard, const Param &param,
                           int64_t owner, char *to) const {
  const Unit &unit = *manifest.findUnit(shard.unit);
  int64_t size = elementBytes(shard.dtype);
  std::map<int64_t, const Argument *> byRank;
  for (const HeldRun &run : listWhole(manifest, unit, param, owner)) {
    const Argument *&own = byRank[run.rank];
    if (!own && !(own = find(shard, run.rank)))
      throw Error("manifest: rank " + std::to_string(run.rank) +
                  " has no shard of unit '" + unit.name + "'");
    std::memcpy(to + run.first * size, read(*own, run.rank) + run.offset * size,
                static_cast<size_t>(run.numel * size));
  }
}

void Storage::collectUnit(const Unit &unit, ArgumentKind kind,
                          TensorSet &set) const {
  const Argument *shard = find(kind, unit.name, 0);
  if (!shard)
    return;
  for (int64_t owner : listOwners(manifest, unit))
    for (const Param &param : unit.params)
      collectParam(*shard, param, owner,
                   set.add(ownName(manifest, unit, param.fqn, owner),
                           unit.dtype, param.wholeShape));
}

TensorSet Storage::collectOptimizer() const {
  TensorSet set;
  std::set<std::string> slots;
  for (const Argument *state :
       manifest.listArguments(ArgumentKind::OptimizerState, 0)) {
    auto nameOf = [&](const std::string &fqn) {
      return "state." + fqn + "." + state->slot;
    };
    slots.insert(state->slot);
    if (state->unit.empty()) {
      char *to = set.add(nameOf(state->fqn), state->dtype, state->shape);
      if (state->bytes)
        std::memcpy(to, pointer(*state, 0), static_cast<size_t>(state->bytes));
      continue;
    }
    const Unit &unit = *manifest.findUnit(state->unit);
    for (int64_t owner : listOwners(manifest, unit))
      for (const Param &param : unit.params)
        collectParam(*state, param, owner,
                     set.add(nameOf(ownName(manifest, unit, param.fqn, owner)),
                             state->dtype, param.wholeShape));
  }
  for (const std::string &slot : slots)
    joinStacks(manifest, set, [&](const std::string &fqn) {
      return "state." + fqn + "." + slot;
    });
  return set;
}

/// Takes rank 0's value of what every rank has for itself, if the step has it.
void Storage::collectOwn(const Buffer &state, ArgumentKind kind,
                         TensorSet &set) const {
  const Argument *argument = find(kind, state.fqn, 0);
  if (argument && argument->bytes)
    std::memcpy(set.bytes[state.fqn].data(), pointer(*argument, 0),
                static_cast<size_t>(argument->bytes));
}

TensorSet Storage::collectWeights(const Weights &initial) const {
  TensorSet set;
  forEachState(manifest, [&](const std::string &fqn, const std::string &dtype,
                             const std::vector<int64_t> &shape) {
    char *to = set.add(fqn, dtype, shape);
    if (initial.find(fqn))
      initial.copy(fqn, dtype, shape, 0,
                   set.views[fqn].bytes / elementBytes(dtype), to);
  });
  for (const Unit &unit : manifest.units) {
    collectUnit(unit, ArgumentKind::Shard, set);
    // Ranks have others under other names.
    if (listOwners(manifest, unit).size() > 1 &&
        find(ArgumentKind::Shard, unit.name, 0))
      for (const Param &param : unit.params)
        set.views.erase(param.fqn);
  }
  for (const Buffer &param : manifest.ignored)
    collectOwn(param, ArgumentKind::Param, set);
  for (const Buffer &buffer : manifest.buffers) {
    collectOwn(buffer, ArgumentKind::Buffer, set);
    if (!buffer.persistent)
      set.views.erase(buffer.fqn);
  }
  joinStacks(manifest, set, [](const std::string &fqn) { return fqn; });
  return set;
}

TensorSet Storage::collectGradients() const {
  TensorSet set;
  for (const Unit &unit : manifest.units)
    collectUnit(unit, ArgumentKind::GradShard, set);
  for (const Buffer &param : manifest.ignored)
    if (find(ArgumentKind::Grad, param.fqn, 0)) {
      set.add(param.fqn, param.dtype, param.shape);
      collectOwn(param, ArgumentKind::Grad, set);
    }
  joinStacks(manifest, set, [](const std::string &fqn) { return fqn; });
  return set;
}
