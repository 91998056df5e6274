//===- Checkpoint.cpp - saved training states -----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "checkpoint/Checkpoint.h"
#include "artifact/HeldRuns.h"

#include <algorithm>
#include <cstring>
#include <set>

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// What is saved where
//===----------------------------------------------------------------------===//

std::string fsdp::run::stateKey(const Argument &argument) {
  bool own = argument.unit.empty();
  const std::string &name = own ? argument.fqn : argument.unit;
  switch (argument.kind) {
  case ArgumentKind::Shard:
    return "shard/" + name;
  case ArgumentKind::OptimizerState:
    return (own ? "optimizer_state_of_param/" : "optimizer_state/") +
           argument.slot + "/" + name;
  case ArgumentKind::Buffer:
    return "buffer/" + name;
  case ArgumentKind::Param:
    return "param/" + name;
  case ArgumentKind::TrainState:
    return "train_state/" + name;
  case ArgumentKind::Metric:
  case ArgumentKind::ParamGroup:
  case ArgumentKind::GradShard:
  case ArgumentKind::Grad:
  case ArgumentKind::Input:
  case ArgumentKind::Hyper:
  case ArgumentKind::Loss:
  case ArgumentKind::Output:
    break;
  }
  return "";
}

/// States that no rank changes; rank 0 saves them.
static const char kConstantPrefix[] = "constant/";

std::string fsdp::run::constantKey(const std::string &fqn) {
  return kConstantPrefix + fqn;
}

bool fsdp::run::isSavedBy(const Manifest &manifest, const Argument &argument,
                          int64_t rank) {
  if (stateKey(argument).empty() ||
      (argument.rank >= 0 && argument.rank != rank))
    return false;
  const Unit *unit =
      argument.unit.empty() ? nullptr : manifest.findUnit(argument.unit);
  return !unit || firstOfGroup(manifest.grid, equalAxes(*unit), rank) == rank;
}

std::vector<std::string>
fsdp::run::statesWithoutArgument(const Manifest &manifest) {
  std::set<std::string> units, own;
  for (const Argument &argument : manifest.arguments) {
    if (argument.kind == ArgumentKind::Shard)
      units.insert(argument.unit);
    if (argument.kind == ArgumentKind::Param ||
        argument.kind == ArgumentKind::Buffer)
      own.insert(argument.fqn);
  }
  for (const Unit &unit : manifest.units)
    for (const Param &param : unit.params)
      if (units.count(unit.name))
        own.insert(param.fqn);
  std::vector<std::string> names;
  forEachState(manifest, [&](const std::string &fqn, const std::string &,
                             const std::vector<int64_t> &) {
    if (!own.count(fqn))
      names.push_back(fqn);
  });
  return names;
}

static int64_t countCopies(const Manifest &manifest, const Unit &unit) {
  return groupSize(manifest.grid, ownAxes(manifest, unit));
}

//===----------------------------------------------------------------------===//
// Opening
//===----------------------------------------------------------------------===//

Checkpoint::Checkpoint(std::string path, const Manifest &manifest)
    : folder(std::move(path)),
      lock(folder + "/manifest.json", FileLock::Kind::Reader),
      manifest(manifest), contents(readCheckpoint(folder)) {
  if (!lock.isInPlace())
    throw Error(folder + "/manifest.json: is another file than a moment ago");
  files.resize(contents.files.size());
  for (const Argument &argument : contents.program.arguments)
    addPlaces(argument);
  addConstants();
  matchNames();
  compare();
}

std::string Checkpoint::file(int64_t rank) const {
  return folder + "/" + rankFileName(rank);
}

const SafetensorsFile &Checkpoint::open(int64_t rank) const {
  std::lock_guard<std::mutex> guard(opening);
  std::unique_ptr<SafetensorsFile> &opened = files[static_cast<size_t>(rank)];
  if (!opened) {
    auto found = std::make_unique<SafetensorsFile>(file(rank));
    expectTensors(*found, rank);
    opened = std::move(found);
  }
  return *opened;
}

/// The file has what the manifest says that it has.
void Checkpoint::expectTensors(const SafetensorsFile &opened,
                               int64_t rank) const {
  const Manifest &program = contents.program;
  int64_t expected = contents.files[static_cast<size_t>(rank)].bytes;
  if (opened.bytes() != expected)
    throw Error(file(rank) + ": has " + std::to_string(opened.bytes()) +
                " bytes, expected " + std::to_string(expected));
  auto expect = [&](const std::string &key, const std::string &dtype,
                    const std::vector<int64_t> &shape) {
    const TensorView *view = opened.find(key);
    if (!view)
      throw Error(file(rank) + ": lacks the tensor '" + key + "'");
    if (view->dtype != dtype || view->shape != shape)
      throw Error(file(rank) + ": '" + key + "' is " + view->dtype +
                  shapeText(view->shape) + ", expected " + dtype +
                  shapeText(shape));
  };
  for (const Argument &argument : program.arguments)
    if (isSavedBy(program, argument, rank))
      expect(stateKey(argument), argument.dtype, argument.shape);
  for (const auto &[name, place] : places)
    if (place.first && rank == 0)
      expect(place.key, place.dtype, place.shape);
}

/// What no step of the saved program has.
void Checkpoint::addConstants() {
  const Manifest &program = contents.program;
  std::vector<std::string> names = statesWithoutArgument(program);
  std::set<std::string> constant(names.begin(), names.end());
  forEachState(program, [&](const std::string &fqn, const std::string &dtype,
                            const std::vector<int64_t> &shape) {
    if (!constant.count(fqn))
      return;
    Place place{constantKey(fqn), dtype, shape};
    place.first = true;
    places[{fqn, ""}] = place;
  });
}

void Checkpoint::addPlaces(const Argument &argument) {
  std::string key = stateKey(argument);
  if (key.empty())
    return;
  if (argument.unit.empty()) {
    places[{argument.fqn, argument.slot}] = {key, argument.dtype,
                                             argument.shape};
    return;
  }
  const Unit *unit = contents.program.findUnit(argument.unit);
  if (argument.bytes != unit->shardNumel * elementBytes(argument.dtype))
    throw Error(folder + "/manifest.json: not supported: '" + key +
                "' is not cut like its unit");
  for (const Param &param : unit->params) {
    Place place{key, argument.dtype, param.wholeShape, unit, &param};
    places[{param.fqn, argument.slot}] = place;
  }
}

void Checkpoint::verify(int64_t part, int64_t parts) const {
  for (size_t rank = static_cast<size_t>(part); rank < contents.files.size();
       rank += static_cast<size_t>(parts)) {
    std::string path = file(static_cast<int64_t>(rank));
    expectTensors(SafetensorsFile(path), static_cast<int64_t>(rank));
    FileDigest found = digestFile(path), expected = contents.files[rank];
    if (found.crc != expected.crc)
      throw Error(path + ": is damaged: its CRC-32C is " +
                  checksumText(found.crc) + ", expected " +
                  checksumText(expected.crc));
  }
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// A tied parameter may have been saved under another of its names.
void Checkpoint::matchNames() {
  std::map<std::string, std::string> saved(contents.program.aliases.begin(),
                                           contents.program.aliases.end());
  auto match = [&](const std::string &name, const std::string &fqn) {
    auto target = saved.find(name);
    std::string found = target == saved.end() ? name : target->second;
    if (!places.count({fqn, ""}) && places.count({found, ""}))
      savedNames.emplace(fqn, found);
  };
  forEachState(manifest,
               [&](const std::string &fqn, const std::string &,
                   const std::vector<int64_t> &) { match(fqn, fqn); });
  for (const auto &[alias, target] : manifest.aliases)
    match(alias, target);
}

const Checkpoint::Place *Checkpoint::findPlace(const std::string &fqn,
                                               const std::string &slot) const {
  auto name = savedNames.find(fqn);
  auto found =
      places.find({name == savedNames.end() ? fqn : name->second, slot});
  return found == places.end() ? nullptr : &found->second;
}

static std::string describe(const std::string &fqn, const std::string &slot) {
  return (slot.empty() ? "" : "'" + slot + "' of ") + "'" + fqn + "'";
}

/// Where a state is that the new program expects; null if it is nowhere.
const Checkpoint::Place *
Checkpoint::expectState(const std::string &fqn, const std::string &slot,
                        const std::string &dtype,
                        const std::vector<int64_t> &shape, const Unit *unit,
                        Problems &problems) const {
  const Place *place = findPlace(fqn, slot);
  if (!place) {
    problems.add("lacks " + describe(fqn, slot));
    return nullptr;
  }
  if (place->dtype != dtype || place->shape != shape)
    problems.add(describe(fqn, slot) + " is " + place->dtype +
                 shapeText(place->shape) + ", expected " + dtype +
                 shapeText(shape));
  int64_t copies =
      place->unit ? countCopies(contents.program, *place->unit) : 1;
  int64_t wanted = unit ? countCopies(manifest, *unit) : copies;
  if (copies > 1 && copies != wanted)
    problems.add("not supported: " + describe(fqn, slot) + " has " +
                 std::to_string(copies) + " values, expected " +
                 std::to_string(wanted));
  return place;
}

/// The checkpoint has all that the new program needs, and nothing else.
void Checkpoint::compare() const {
  Problems problems;
  std::set<const Place *> used;
  auto expect = [&](const std::string &fqn, const std::string &slot,
                    const std::string &dtype, const std::vector<int64_t> &shape,
                    const Unit *unit) {
    used.insert(expectState(fqn, slot, dtype, shape, unit, problems));
  };
  for (const Argument &argument : manifest.arguments) {
    if (stateKey(argument).empty())
      continue;
    if (argument.unit.empty()) {
      expect(argument.fqn, argument.slot, argument.dtype, argument.shape,
             nullptr);
      continue;
    }
    const Unit *unit = manifest.findUnit(argument.unit);
    if (argument.bytes != unit->shardNumel * elementBytes(argument.dtype))
      problems.add("not supported: '" + stateKey(argument) +
                   "' is not cut like its unit");
    for (const Param &param : unit->params)
      expect(param.fqn, argument.slot, argument.dtype, param.wholeShape, unit);
  }
  std::set<std::string> constant;
  for (const std::string &name : statesWithoutArgument(manifest))
    constant.insert(name);
  forEachState(manifest, [&](const std::string &fqn, const std::string &dtype,
                             const std::vector<int64_t> &shape) {
    if (constant.count(fqn))
      expect(fqn, "", dtype, shape, nullptr);
  });
  for (const auto &[name, place] : places)
    if (!used.count(&place))
      problems.add("has " + describe(name.first, name.second) +
                   ", which the artifact has not");
  problems.throwIfAny(folder);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

void SavedTensor::copy(int64_t first, int64_t numel, char *to) const {
  auto span = std::upper_bound(
      spans.begin(), spans.end(), first,
      [](int64_t at, const Span &each) { return at < each.first; });
  for (span -= span != spans.begin(); numel > 0; ++span) {
    if (span == spans.end() || first < span->first)
      throw Error("the checkpoint lacks element " + std::to_string(first));
    int64_t skipped = first - span->first;
    int64_t count = std::min(numel, span->numel - skipped);
    if (count <= 0)
      continue;
    span->tensor->copy((span->offset + skipped) * size, count * size, to);
    first += count;
    numel -= count;
    to += count * size;
  }
}

/// The rank of the saved program whose own values a rank has now. With the same
/// batches ranks have the same values, unless as many are among those as
/// before.
int64_t Checkpoint::savedRankOf(int64_t rank) const {
  const Manifest &program = contents.program;
  std::vector<int64_t> same = manifest.sameBatchAxes(),
                       savedSame = program.sameBatchAxes();
  int64_t batchRank = placeInGroup(manifest.grid, manifest.batchAxes, rank) %
                      groupSize(program.grid, program.batchAxes);
  int64_t among =
      groupSize(manifest.grid, same) == groupSize(program.grid, savedSame)
          ? placeInGroup(manifest.grid, same, rank)
          : 0;
  int64_t saved = 0;
  while (placeInGroup(program.grid, program.batchAxes, saved) != batchRank ||
         placeInGroup(program.grid, savedSame, saved) != among)
    ++saved;
  return saved;
}

const TensorView *Checkpoint::expectView(const Place &place,
                                         int64_t rank) const {
  const TensorView *found = open(rank).find(place.key);
  if (!found)
    throw Error(file(rank) + ": lacks the tensor '" + place.key + "'");
  return found;
}

SavedTensor Checkpoint::find(const std::string &fqn, const std::string &slot,
                             const Unit *unit, int64_t rank) const {
  const Place *place = findPlace(fqn, slot);
  if (!place)
    throw Error(folder + ": lacks " + describe(fqn, slot));
  int64_t size = elementBytes(place->dtype);
  const Manifest &program = contents.program;
  if (!place->unit) {
    // What ranks share now is what the first of them had.
    int64_t owner = unit ? findOwner(manifest, *unit, rank) : rank;
    const TensorView *whole =
        expectView(*place, place->first ? 0 : savedRankOf(owner));
    return {{{0, whole->bytes / size, whole, 0}}, size};
  }
  const Unit &saved = *place->unit;
  int64_t copy =
      unit ? placeInGroup(manifest.grid, ownAxes(manifest, *unit), rank)
           : placeInGroup(program.grid, ownAxes(program, saved),
                          savedRankOf(rank));
  std::vector<int64_t> owners = listOwners(program, saved);
  int64_t owner = owners[static_cast<size_t>(copy) % owners.size()];
  std::map<int64_t, const TensorView *> shards;
  std::vector<SavedTensor::Span> spans;
  for (const HeldRun &run : listWhole(program, saved, *place->param, owner)) {
    const TensorView *&shard = shards[run.rank];
    if (!shard)
      shard = expectView(*place, run.rank);
    spans.push_back({run.first, run.numel, shard, run.offset});
  }
  return {std::move(spans), size};
}
