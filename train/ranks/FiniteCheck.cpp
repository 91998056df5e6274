//===- FiniteCheck.cpp - finds numbers that are none ----------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ranks/FiniteCheck.h"
#include "artifact/HeldRuns.h"
#include "io/Safetensors.h"

#include <algorithm>
#include <cstring>

using namespace fsdp::run;

/// The first element all of whose bits of the exponent are set, as in NaN and
/// infinities; -1 if there is none. Looks at blocks first, many elements at a
/// time: this is done in the steps that save a checkpoint.
template <typename T>
static int64_t findAllSet(const char *data, int64_t count, T exponent) {
  constexpr int64_t block = 4096;
  auto isSet = [&](int64_t at) {
    T bits;
    std::memcpy(&bits, data + at * static_cast<int64_t>(sizeof(T)),
                sizeof(bits));
    return (bits & exponent) == exponent;
  };
  for (int64_t begin = 0; begin < count; begin += block) {
    int64_t end = std::min(begin + block, count);
    unsigned found = 0;
    for (int64_t at = begin; at < end; ++at)
      found |= static_cast<unsigned>(isSet(at));
    for (int64_t at = begin; found && at < end; ++at)
      if (isSet(at))
        return at;
  }
  return -1;
}

int64_t fsdp::run::findNotFinite(const std::string &dtype, const char *data,
                                 int64_t bytes) {
  if (dtype == "f32")
    return findAllSet<uint32_t>(data, bytes / 4, 0x7f800000);
  if (dtype == "f64")
    return findAllSet<uint64_t>(data, bytes / 8, 0x7ff0000000000000);
  if (dtype == "bf16")
    return findAllSet<uint16_t>(data, bytes / 2, 0x7f80);
  if (dtype == "f16")
    return findAllSet<uint16_t>(data, bytes / 2, 0x7c00);
  return -1;
}

/// What is looked at together.
enum Group : unsigned { Losses = 1, Between = 2, Trained = 4 };

/// In which order kinds are looked at: causes before effects.
static constexpr struct {
  ArgumentKind kind;
  const char *what;
  Group group;
} checkedKinds[] = {
    {ArgumentKind::Loss, "the loss", Losses},
    {ArgumentKind::Grad, "the gradient", Between},
    {ArgumentKind::GradShard, "the gradient", Between},
    {ArgumentKind::Buffer, "the buffer", Between},
    {ArgumentKind::Param, "the parameter", Trained},
    {ArgumentKind::Shard, "the parameter", Trained},
    {ArgumentKind::OptimizerState, "the optimizer's state", Trained}};

/// The first such element of a shard that a parameter owns; -1 if there is
/// none. Padding may be anything that updates make of zeros.
static int64_t findOwned(const Manifest &manifest, const Argument &argument,
                         int64_t rank, const char *data) {
  const Unit &unit = *manifest.findUnit(argument.unit);
  int64_t size = elementBytes(argument.dtype);
  int64_t first = -1;
  for (const Param &param : unit.params)
    for (const HeldRun &run : listHeld(manifest, unit, param, rank)) {
      int64_t at = findNotFinite(argument.dtype, data + run.offset * size,
                                 run.numel * size);
      if (at >= 0 && (first < 0 || run.offset + at < first))
        first = run.offset + at;
    }
  return first;
}

/// The first element of a rank's argument that is NaN or infinite; -1 if there
/// is none.
static int64_t findIn(const Manifest &manifest, const Argument &argument,
                      int64_t rank, const char *data) {
  int64_t at = findNotFinite(argument.dtype, data, argument.bytes);
  if (at < 0 || argument.unit.empty())
    return at;
  const Unit &unit = *manifest.findUnit(argument.unit);
  // A state need not be like the shard. Runs may be short, so that looking at
  // each takes longer.
  bool isLikeShard =
      argument.bytes == unit.shardNumel * elementBytes(argument.dtype);
  return isLikeShard ? findOwned(manifest, argument, rank, data) : at;
}

/// "'fc.weight' at element 7" for an element of a rank's shard.
static std::string placeInUnit(const Manifest &manifest, const Unit &unit,
                               int64_t rank, int64_t element) {
  for (const Param &param : unit.params)
    for (const HeldRun &run : listHeld(manifest, unit, param, rank))
      if (element >= run.offset && element < run.offset + run.numel)
        return "'" + param.fqn + "' at element " +
               std::to_string(run.first + element - run.offset);
  return "an element of unit '" + unit.name + "'";
}

/// What an element of a rank's argument is called; empty for the loss, if there
/// is one.
static std::string nameElement(const Manifest &manifest,
                               const Argument &argument, int64_t rank,
                               int64_t element) {
  std::string name;
  if (!argument.unit.empty()) {
    const Unit &unit = *manifest.findUnit(argument.unit);
    name = placeInUnit(manifest, unit, rank, element);
  } else if (!argument.fqn.empty()) {
    name = "'" + argument.fqn + "' at element " + std::to_string(element);
  }
  if (!argument.turn.empty())
    name = "'" + argument.turn + "'";
  if (!argument.slot.empty())
    name = "'" + argument.slot + "' of " + name;
  return name;
}

/// Throws an Error if an argument of these groups is NaN or infinite.
static void check(unsigned groups, const Manifest &manifest,
                  const Storage &storage, RankRange ranks, int64_t step) {
  for (const auto &[kind, what, group] : checkedKinds) {
    if (!(groups & group))
      continue;
    for (int64_t rank = ranks.first; rank < ranks.behind; ++rank)
      for (const Argument *argument : manifest.listArguments(kind, rank)) {
        int64_t at =
            findIn(manifest, *argument, rank, storage.pointer(*argument, rank));
        if (at < 0)
          continue;
        std::string name = nameElement(manifest, *argument, rank, at);
        throw Error("step " + std::to_string(step + 1) + ", rank " +
                    std::to_string(rank) + ": " + what +
                    (name.empty() ? "" : " " + name) +
                    " is NaN or infinite; --no-check-finite goes on");
      }
  }
}

void fsdp::run::checkFinite(const Manifest &manifest, const Storage &storage,
                            RankRange ranks, int64_t step) {
  check(Losses | Between | Trained, manifest, storage, ranks, step);
}

void fsdp::run::checkLosses(const Manifest &manifest, const Storage &storage,
                            RankRange ranks, int64_t step) {
  for (const Argument *state :
       manifest.listArguments(ArgumentKind::TrainState, ranks.first))
    if (state->name == "scaler.scale")
      return;
  check(Losses, manifest, storage, ranks, step);
}

void fsdp::run::checkTrained(const Manifest &manifest, const Storage &storage,
                             RankRange ranks, int64_t step) {
  check(Trained, manifest, storage, ranks, step);
}
