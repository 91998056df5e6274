//===- Weights.cpp - initial values of parameters and buffers -------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "state/Weights.h"
#include "artifact/JsonNode.h"
#include "checkpoint/Checkpoint.h"
#include "io/Floats.h"
#include "state/Stacks.h"

#include <algorithm>
#include <cstring>
#include <set>
#include <unistd.h>

using namespace fsdp::run;
using nlohmann::json;

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

static bool endsWith(const std::string &text, const std::string &end) {
  return text.size() >= end.size() &&
         text.compare(text.size() - end.size(), end.size(), end) == 0;
}

/// The file of a folder that is read.
static std::string weightsIn(const std::string &folder) {
  // In this order, as transformers does.
  for (const char *name : {"model.safetensors", "model.safetensors.index.json"})
    if (std::string path = folder + "/" + name; access(path.c_str(), F_OK) == 0)
      return path;
  throw Error(folder + ": expected model.safetensors or "
                       "model.safetensors.index.json in this folder; "
                       "save_pretrained() of transformers writes them");
}

Weights::Weights(const std::string &given, const Others &others,
                 const Manifest &manifest) {
  std::string path = isFolder(given) ? weightsIn(given) : given;
  if (endsWith(path, ".json"))
    openIndex(path);
  else
    open(path);
  addAliases(manifest);
  // Rows that are here are not taken from others.
  splitStacks(manifest, tensors);
  addOthers(others, manifest);
  check(path, manifest);
  keepConstants(manifest);
}

void Weights::addOthers(const Others &others, const Manifest &manifest) {
  // By name, that of a whole array among them, whether frameworks save it.
  std::map<std::string, bool> buffers;
  for (const Buffer &buffer : manifest.buffers)
    for (const std::string &name :
         {buffer.fqn, wholeName(manifest, buffer.fqn)})
      buffers[name] = buffer.persistent;
  auto isBuffer = [&](const std::string &name) {
    auto buffer = buffers.find(name);
    return buffer != buffers.end() && (rules || !buffer->second);
  };
  auto add = [&](const std::string &path, auto isTaken) {
    if (path.empty() || access(path.c_str(), R_OK) != 0)
      return;
    files.push_back(std::make_unique<SafetensorsFile>(path));
    for (const auto &[name, view] : files.back()->tensors())
      if (isTaken(name))
        tensors.emplace(name, view);
  };
  add(others.transient, isBuffer);
  add(others.any,
      [&](const std::string &name) { return !rules || isBuffer(name); });
  splitStacks(manifest, tensors);
}

/// States that no step has are used as they are found.
void Weights::keepConstants(const Manifest &manifest) {
  std::vector<std::string> constant = statesWithoutArgument(manifest);
  forEachState(manifest, [&](const std::string &fqn, const std::string &dtype,
                             const std::vector<int64_t> &shape) {
    if ((!find(fqn) && !rules) ||
        !std::count(constant.begin(), constant.end(), fqn))
      return;
    char *to = owned.add(fqn, dtype, shape);
    copy(fqn, dtype, shape, 0, owned.views[fqn].bytes / elementBytes(dtype),
         to);
    tensors[fqn] = owned.views[fqn];
  });
}

Weights::Weights(InitRules given, const Others &others,
                 const Manifest &manifest)
    : rules(std::move(given)) {
  addOthers(others, manifest);
  std::set<std::string> buffers;
  for (const Buffer &buffer : manifest.buffers)
    buffers.insert(buffer.fqn);
  Problems problems;
  forEachState(manifest, [&](const std::string &fqn, const std::string &dtype,
                             const std::vector<int64_t> &shape) {
    if (const TensorView *view = find(fqn))
      checkKind(fqn, *view, dtype, shape, problems);
    else
      rules->check(fqn, dtype, buffers.count(fqn) > 0);
  });
  problems.throwIfAny("--init-rule: the buffers of the export");
  keepConstants(manifest);
}

/// Calls `visit(bytes, count)` for each part of a tensor's bytes, until it
/// returns false. They are copied first: those of a file that is cut meanwhile
/// can't be read where they are mapped.
template <typename Visitor>
static void forEachPart(const TensorView &view, int64_t offset, int64_t bytes,
                        Visitor visit) {
  constexpr int64_t most = 1 << 20;
  std::vector<char> part(static_cast<size_t>(std::min(most, bytes)));
  for (int64_t done = 0; done < bytes; done += most) {
    int64_t count = std::min(most, bytes - done);
    view.copy(offset + done, count, part.data());
    if (!visit(part.data(), count))
      return;
  }
}

static bool haveEqualBytes(const TensorView &one, const TensorView &other) {
  bool equal = one.bytes == other.bytes;
  int64_t offset = 0;
  std::vector<char> same;
  if (equal)
    forEachPart(one, 0, one.bytes, [&](const char *part, int64_t count) {
      same.resize(static_cast<size_t>(count));
      other.copy(offset, count, same.data());
      offset += count;
      return equal = std::memcmp(part, same.data(), same.size()) == 0;
    });
  return equal;
}

void Weights::copy(const std::string &fqn, const std::string &dtype,
                   const std::vector<int64_t> &shape, int64_t first,
                   int64_t numel, char *to) const {
  const TensorView *view = find(fqn);
  if (!view && rules)
    return rules->fill(fqn, dtype, shape, first, numel, to);
  int64_t size = elementBytes(view ? view->dtype : dtype);
  if (!view || (first + numel) * size > view->bytes)
    throw Error("manifest: no state '" + fqn + "' of " + std::to_string(numel) +
                " elements");
  if (view->dtype == dtype) {
    if (numel > 0)
      view->copy(first * size, numel * size, to);
    return;
  }
  forEachPart(*view, first * size, numel * size,
              [&](const char *part, int64_t count) {
                convertFloats(view->dtype, part, dtype, to, count / size);
                to += count / size * elementBytes(dtype);
                return true;
              });
}

Weights::Weights(TensorSet set) : owned(std::move(set)), tensors(owned.views) {}

void Weights::close() {
  tensors = owned.views;
  files.clear();
}

uint32_t Weights::sample() const {
  constexpr int64_t places = 16, bytes = 64;
  uint32_t sum = 0;
  for (const auto &[fqn, view] : tensors) {
    sum = crc32c(fqn.data(), fqn.size(), sum);
    char part[bytes];
    int64_t size = std::min(bytes, view.bytes);
    for (int64_t place = 0; place < places; ++place) {
      view.copy((view.bytes - size) / (places - 1) * place, size, part);
      sum = crc32c(part, static_cast<size_t>(size), sum);
    }
  }
  return sum;
}

const TensorView *Weights::find(const std::string &fqn) const {
  auto found = tensors.find(fqn);
  return found == tensors.end() ? nullptr : &found->second;
}

void Weights::open(const std::string &path) {
  files.push_back(std::make_unique<SafetensorsFile>(path));
  tensors = files.back()->tensors();
}

/// {"weight_map": {NAME: FILE, ...}}, files beside the index.
void Weights::openIndex(const std::string &path) {
  std::string folder = path.substr(0, path.find_last_of('/') + 1);
  json document = json::parse(readFile(path, int64_t{1} << 29), nullptr,
                              /*allow_exceptions=*/false);
  if (!document.is_object() || !document.contains("weight_map") ||
      !document["weight_map"].is_object())
    throw Error(path + ": expected a JSON object with a 'weight_map'");
  std::map<std::string, const SafetensorsFile *> opened;
  Problems problems;
  for (const auto &[name, value] : document["weight_map"].items()) {
    std::string file = value.is_string() ? value.get<std::string>() : "";
    if (file.empty() || file.find('/') != std::string::npos)
      throw Error(path + ": '" + name +
                  "': expected the name of a file beside the index");
    const SafetensorsFile *&source = opened[file];
    if (!source) {
      files.push_back(std::make_unique<SafetensorsFile>(folder + file));
      source = files.back().get();
    }
    if (const TensorView *view = source->find(name))
      tensors[name] = *view;
    else
      problems.add("'" + name + "' is not in " + source->path());
  }
  for (const auto &file : files)
    for (const auto &[name, view] : file->tensors())
      if (!tensors.count(name))
        problems.add("lacks '" + name + "' of " + file->path());
  problems.throwIfAny(path);
}

/// A parameter that has another of its names here gets its own, too.
void Weights::addAliases(const Manifest &manifest) {
  for (const auto &[alias, target] : manifest.aliases)
    for (const std::string &prefix : listGivenPrefixes(manifest, target))
      if (const TensorView *view = find(prefix + alias))
        tensors.emplace(prefix + target, *view);
}

/// The file that a tensor is in, for the end of a message, if there are
/// several.
std::string Weights::placeOf(const TensorView &view) const {
  for (const auto &file : files)
    if (files.size() > 1)
      for (const auto &[name, own] : file->tensors())
        if (own.data == view.data)
          return " in " + file->path();
  return "";
}

/// Tied parameters that have several names are equal; adds their names to those
/// that are known.
void Weights::checkAliases(const Manifest &manifest,
                           std::set<std::string> &known,
                           Problems &problems) const {
  for (const auto &[alias, target] : manifest.aliases)
    for (const std::string &prefix : listGivenPrefixes(manifest, target)) {
      known.insert(prefix + alias);
      const TensorView *view = find(prefix + alias);
      const TensorView *same = find(prefix + target);
      if (view && same && view->data != same->data &&
          !haveEqualBytes(*view, *same))
        problems.add("'" + prefix + alias + "' differs from '" + prefix +
                     target + "', to which it is tied");
    }
}

void Weights::checkKind(const std::string &name, const TensorView &view,
                        const std::string &dtype,
                        const std::vector<int64_t> &shape,
                        Problems &problems) const {
  if (!hasValuesOf(dtype, view.dtype) || view.shape != shape)
    problems.add("'" + name + "' is " + view.dtype + shapeText(view.shape) +
                 placeOf(view) + ", expected " + dtype + shapeText(shape));
}

/// " (a row of 'WHOLE')" where the file may have that.
static std::string describeRow(const Manifest &manifest,
                               const std::string &name) {
  std::string whole = wholeName(manifest, name);
  return whole == name ? "" : ", a row of '" + whole + "'";
}

void Weights::check(const std::string &path, const Manifest &manifest) const {
  Problems problems;
  std::set<std::string> known;
  auto checkState = [&](const std::string &name, const std::string &dtype,
                        const std::vector<int64_t> &shape) {
    const TensorView *view = find(name);
    if (view)
      checkKind(name, *view, dtype, shape, problems);
    else
      problems.add("lacks '" + name + "'" + describeRow(manifest, name));
  };
  forEachState(manifest, [&](const std::string &fqn, const std::string &dtype,
                             const std::vector<int64_t> &shape) {
    std::vector<std::string> prefixes = listGivenPrefixes(manifest, fqn);
    for (const std::string &prefix : prefixes)
      known.insert(prefix + fqn);
    // All ranks begin with one value, or each with its own.
    bool isOwn = std::any_of(
        prefixes.begin() + 1, prefixes.end(),
        [&](const std::string &prefix) { return find(prefix + fqn); });
    if (!isOwn)
      return checkState(fqn, dtype, shape);
    if (find(fqn))
      problems.add("has '" + fqn + "' beside values of single ranks");
    for (auto prefix = prefixes.begin() + 1; prefix != prefixes.end(); ++prefix)
      checkState(*prefix + fqn, dtype, shape);
  });
  checkAliases(manifest, known, problems);
  for (const auto &[name, view] : tensors)
    if (!known.count(name))
      problems.add("has the unknown tensor '" + name + "'");
  bool lacksBuffers =
      std::any_of(manifest.buffers.begin(), manifest.buffers.end(),
                  [&](const Buffer &buffer) {
                    return !buffer.persistent && !find(buffer.fqn);
                  });
  problems.throwIfAny(
      path, std::string("; was the artifact compiled from the model that was "
                        "exported here?") +
                (lacksBuffers ? " Buffers that no framework saves are in "
                                "DIR/init.safetensors, or with fsdp_export "
                                "--hf in DIR/hf: pass --hf DIR/hf"
                              : ""));
}
