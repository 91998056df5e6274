//===- FiniteCheck.cpp - finds numbers that are none ----------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/FiniteCheck.h"

#include <cstring>

using namespace fsdp::run;

/// Whether all bits of the exponent are set, as in NaN and infinities.
template <typename T>
static bool hasAll(const char *at, uint64_t exponent) {
  T bits;
  std::memcpy(&bits, at, sizeof(bits));
  return (bits & exponent) == exponent;
}

int64_t fsdp::run::findNotFinite(const std::string &dtype, const char *data,
                                 int64_t bytes) {
  int64_t size = elementBytes(dtype);
  for (int64_t at = 0; at < bytes; at += size) {
    bool found = false;
    if (dtype == "f32")
      found = hasAll<uint32_t>(data + at, 0x7f800000);
    else if (dtype == "f64")
      found = hasAll<uint64_t>(data + at, 0x7ff0000000000000);
    else if (dtype == "bf16")
      found = hasAll<uint16_t>(data + at, 0x7f80);
    else if (dtype == "f16")
      found = hasAll<uint16_t>(data + at, 0x7c00);
    else
      return -1;
    if (found)
      return at / size;
  }
  return -1;
}

/// In which order kinds are looked at: causes before effects.
static const std::pair<ArgumentKind, const char *> checkedKinds[] = {
    {ArgumentKind::Loss, "the loss"},
    {ArgumentKind::Grad, "the gradient"},
    {ArgumentKind::GradShard, "the gradient"},
    {ArgumentKind::Buffer, "the buffer"},
    {ArgumentKind::Param, "the parameter"},
    {ArgumentKind::Shard, "the parameter"},
    {ArgumentKind::OptimizerState, "the optimizer's state"}};

/// "'fc.weight' at element 7" for an element of a shard.
static std::string placeInUnit(const Unit &unit, int64_t member,
                               int64_t element) {
  for (const Param &param : unit.params)
    for (const ParamRun &run : unit.runs(param))
      if (run.member == member && element >= run.offset &&
          element < run.offset + run.numel)
        return "'" + param.fqn + "' at element " +
               std::to_string(run.first + element - run.offset);
  return "the padding of unit '" + unit.name + "'";
}

/// What an element of a rank's argument is called; empty for the loss.
static std::string nameElement(const Manifest &manifest,
                               const Argument &argument, int64_t rank,
                               int64_t element) {
  std::string name;
  if (!argument.unit.empty()) {
    const Unit &unit = *manifest.findUnit(argument.unit);
    name = placeInUnit(unit, placeInGroup(manifest.grid, unit.shardAxes, rank),
                       element);
  } else if (!argument.fqn.empty()) {
    name = "'" + argument.fqn + "' at element " + std::to_string(element);
  }
  if (!argument.slot.empty())
    name = "'" + argument.slot + "' of " + name;
  return name;
}

void fsdp::run::checkFinite(const Manifest &manifest, const Storage &storage,
                            RankRange ranks, int64_t step) {
  for (const auto &[kind, what] : checkedKinds)
    for (int64_t rank = ranks.first; rank < ranks.behind; ++rank)
      for (const Argument *argument : manifest.listArguments(kind, rank)) {
        int64_t at = findNotFinite(
            argument->dtype, storage.pointer(*argument, rank), argument->bytes);
        if (at < 0)
          continue;
        std::string name = nameElement(manifest, *argument, rank, at);
        throw Error("step " + std::to_string(step) + ", rank " +
                    std::to_string(rank) + ": " + what +
                    (name.empty() ? "" : " " + name) + " is NaN or infinite");
      }
}
