//===- Storage.cpp - where the arguments of an artifact lie ---------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Storage.h"

#include <algorithm>
#include <cstring>
#include <set>

using namespace fsdp::run;

char *TensorSet::add(const std::string &name, const std::string &dtype,
                     const std::vector<int64_t> &shape) {
  int64_t size = elementBytes(dtype);
  for (int64_t extent : shape)
    size *= extent;
  std::vector<char> &storage = bytes[name];
  storage.assign(static_cast<size_t>(size), 0);
  views[name] = {dtype, shape, storage.data(), size};
  return storage.data();
}

char *Storage::pointer(const Argument &argument, int64_t rank) const {
  fsdp_rt_context *ctx =
      contexts[static_cast<size_t>(manifest.expandedRanks ? 0 : rank)];
  int32_t arena =
      argument.isPersistent() ? FSDP_RT_ARENA_PERSISTENT : FSDP_RT_ARENA_HOST;
  return static_cast<char *>(fsdp_rt_arena(ctx, arena)) + argument.offset;
}

std::vector<const Argument *> Storage::find(ArgumentKind kind,
                                            int64_t rank) const {
  std::vector<const Argument *> found;
  for (const Argument &argument : manifest.arguments)
    if (argument.kind == kind && (argument.rank < 0 || argument.rank == rank))
      found.push_back(&argument);
  return found;
}

const Argument *Storage::find(ArgumentKind kind, const std::string &name,
                              int64_t rank) const {
  for (const Argument *argument : find(kind, rank))
    if ((argument->unit.empty() ? argument->fqn : argument->unit) == name)
      return argument;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Initial state
//===----------------------------------------------------------------------===//

/// Calls `visit(fqn, dtype, shape)` for each parameter and buffer.
template <typename Visitor>
static void forEachState(const Manifest &manifest, Visitor visit) {
  for (const Unit &unit : manifest.units)
    for (const Param &param : unit.params)
      visit(param.fqn, unit.dtype, param.shape);
  for (const Buffer &param : manifest.ignored)
    visit(param.fqn, param.dtype, param.shape);
  for (const Buffer &buffer : manifest.buffers)
    visit(buffer.fqn, buffer.dtype, buffer.shape);
}

void fsdp::run::checkWeights(const Manifest &manifest,
                             const SafetensorsFile &weights) {
  constexpr size_t kMostListed = 5;
  std::string problems;
  size_t count = 0;
  auto add = [&](const std::string &text) {
    if (count++ < kMostListed)
      problems += (problems.empty() ? "" : "; ") + text;
  };
  std::set<std::string> known;
  forEachState(manifest, [&](const std::string &fqn, const std::string &dtype,
                             const std::vector<int64_t> &shape) {
    known.insert(fqn);
    const TensorView *view = weights.find(fqn);
    if (!view)
      add("lacks '" + fqn + "'");
    else if (view->dtype != dtype || view->shape != shape)
      add("'" + fqn + "' is " + view->dtype + shapeText(view->shape) +
          ", expected " + dtype + shapeText(shape));
  });
  for (const auto &[alias, target] : manifest.aliases)
    known.insert(alias);
  for (const auto &[name, view] : weights.tensors())
    if (!known.count(name))
      add("has the unknown tensor '" + name + "'");
  if (count > kMostListed)
    problems += "; and " + std::to_string(count - kMostListed) +
                " more; was the artifact compiled from the model that was "
                "exported here?";
  if (count > 0)
    throw Error(weights.path() + ": " + problems);
}

/// Copies the parts of a parameter that a member of the shard group holds.
static void copyToShard(const Unit &unit, const Param &param, int64_t member,
                        const char *from, char *shard) {
  int64_t size = elementBytes(unit.dtype);
  for (const ParamRun &run : unit.runs(param))
    if (run.member == member)
      std::memcpy(shard + run.offset * size, from + run.first * size,
                  static_cast<size_t>(run.numel * size));
}

void Storage::initialize(const SafetensorsFile &weights, int64_t rank) const {
  for (const Argument &argument : manifest.arguments) {
    if (!argument.isPersistent() ||
        (argument.rank >= 0 && argument.rank != rank))
      continue;
    char *to = pointer(argument, rank);
    if (argument.bytes == 0)
      continue;
    std::memset(to, 0, static_cast<size_t>(argument.bytes));
    fsdp_rt_context *ctx =
        contexts[static_cast<size_t>(manifest.expandedRanks ? 0 : rank)];
    fsdp_rt_arena_note(ctx, FSDP_RT_ARENA_PERSISTENT, argument.offset,
                       argument.offset + argument.bytes);
    if (argument.kind == ArgumentKind::Shard) {
      const Unit &unit = *manifest.findUnit(argument.unit);
      int64_t member = placeInGroup(manifest.grid, unit.shardAxes, rank);
      for (const Param &param : unit.params)
        copyToShard(unit, param, member, weights.find(param.fqn)->data, to);
    } else if (argument.kind == ArgumentKind::Buffer ||
               argument.kind == ArgumentKind::Param) {
      const TensorView *view = weights.find(argument.fqn);
      if (!view || view->bytes != argument.bytes)
        throw Error("manifest: no state '" + argument.fqn + "' of " +
                    std::to_string(argument.bytes) + " bytes");
      std::memcpy(to, view->data, static_cast<size_t>(view->bytes));
    }
  }
}

//===----------------------------------------------------------------------===//
// Whole tensors
//===----------------------------------------------------------------------===//

/// The first rank at a place of the shard group.
int64_t Storage::findMember(const Unit &unit, int64_t member) const {
  int64_t rank = 0;
  while (placeInGroup(manifest.grid, unit.shardAxes, rank) != member)
    ++rank;
  return rank;
}

/// The shard of a rank, wherever that is.
const char *Storage::read(const Argument &shard, int64_t rank) const {
  auto found = remote.find(&shard);
  return found == remote.end() ? pointer(shard, rank)
                               : found->second.data() + rank * shard.bytes;
}

void Storage::collectUnit(const Unit &unit, ArgumentKind kind,
                          TensorSet &set) const {
  int64_t size = elementBytes(unit.dtype);
  for (const Param &param : unit.params) {
    if (!find(kind, unit.name, 0))
      return;
    char *to = set.add(param.fqn, unit.dtype, param.shape);
    for (const ParamRun &run : unit.runs(param)) {
      int64_t rank = findMember(unit, run.member);
      const Argument *shard = find(kind, unit.name, rank);
      if (!shard)
        throw Error("manifest: rank " + std::to_string(rank) +
                    " has no shard of unit '" + unit.name + "'");
      std::memcpy(to + run.first * size, read(*shard, rank) + run.offset * size,
                  static_cast<size_t>(run.numel * size));
    }
  }
}

/// Takes rank 0's value of what every rank has for itself, if the step has it.
void Storage::collectOwn(const Buffer &state, ArgumentKind kind,
                         TensorSet &set) const {
  const Argument *argument = find(kind, state.fqn, 0);
  if (argument && argument->bytes)
    std::memcpy(set.bytes[state.fqn].data(), pointer(*argument, 0),
                static_cast<size_t>(argument->bytes));
}

TensorSet Storage::collectWeights(const SafetensorsFile &initial) const {
  TensorSet set;
  forEachState(manifest, [&](const std::string &fqn, const std::string &dtype,
                             const std::vector<int64_t> &shape) {
    const TensorView *view = initial.find(fqn);
    char *to = set.add(fqn, dtype, shape);
    if (view->bytes)
      std::memcpy(to, view->data, static_cast<size_t>(view->bytes));
  });
  for (const Unit &unit : manifest.units)
    collectUnit(unit, ArgumentKind::Shard, set);
  for (const Buffer &param : manifest.ignored)
    collectOwn(param, ArgumentKind::Param, set);
  for (const Buffer &buffer : manifest.buffers) {
    collectOwn(buffer, ArgumentKind::Buffer, set);
    if (!buffer.persistent)
      set.views.erase(buffer.fqn);
  }
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
  return set;
}
