//===- TransformersFolder.cpp - what from_pretrained() loads --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/TransformersFolder.h"
#include "artifact/JsonNode.h"
#include "io/Floats.h"

#include <algorithm>

#include <cstdlib>
#include <set>
#include <unistd.h>

using namespace fsdp::run;
using nlohmann::json;

static const char configName[] = "/config.json";
static const char weightsName[] = "model.safetensors";
static const char indexName[] = "model.safetensors.index.json";

static bool endsWith(const std::string &text, const std::string &end) {
  return text.size() >= end.size() &&
         text.compare(text.size() - end.size(), end.size(), end) == 0;
}

static bool hasConfig(const std::string &folder) {
  return access((folder + configName).c_str(), F_OK) == 0;
}

static std::string hintFor(const Options &options) {
  return "pass --hf DIR/hf, which fsdp_export --hf left in its DIR" +
         std::string(options.hf.empty() ? "" : ", or the folder it exported");
}

std::string fsdp::run::findTransformersFolder(const Options &options) {
  if (!options.hf.empty() && !isFolder(options.hf))
    throw Error("--hf: " + options.hf +
                " is no folder; expected DIR/hf, which "
                "fsdp_export --hf left in its DIR");
  if (!options.hf.empty())
    return options.hf;
  std::vector<std::string> places;
  if (!options.data.empty())
    places.push_back(options.data + "/hf");
  if (isFolder(options.init)) {
    places.push_back(options.init + "/hf");
    places.push_back(options.init);
  } else if (!options.init.empty()) {
    size_t slash = options.init.find_last_of('/');
    std::string folder =
        slash == std::string::npos ? "." : options.init.substr(0, slash);
    places.push_back(folder + "/hf");
    places.push_back(folder);
  }
  auto found = std::find_if(places.begin(), places.end(), hasConfig);
  return found == places.end() ? "" : *found;
}

//===----------------------------------------------------------------------===//
// What is to be written
//===----------------------------------------------------------------------===//

TransformersFolder::TransformersFolder(const Options &options,
                                       const Manifest &manifest,
                                       Storage &storage,
                                       const InitialState &initial)
    : options(options), manifest(manifest), storage(storage), initial(initial),
      states(manifest, storage), source(findTransformersFolder(options)) {
  if (!manifest.stacks.empty())
    throw Error("--save-hf: not supported: '" + manifest.stacks.front().fqn +
                "' is one array of all layers; compile with "
                "--unroll-layers=false");
  checkFolders();
  dtype = options.saveHfType;
  if (dtype.empty())
    dtype = readWeightType(source + configName);
  else
    config = changeWeightType(source + configName, dtype);
  forEachState(manifest, [&](const std::string &fqn, const std::string &type,
                             const std::vector<int64_t> &shape) {
    int64_t bytes = elementBytes(type);
    for (int64_t extent : shape)
      bytes *= extent;
    known[fqn] = {type, shape, nullptr, bytes};
  });
  adapters = readAdapters(source + "/" + exportedName, known);
  plan();
}

static std::string realPath(const std::string &path) {
  char *found = realpath(path.c_str(), nullptr);
  std::string result = found ? found : "";
  std::free(found);
  return result;
}

void TransformersFolder::checkFolders() const {
  if (source.empty())
    throw Error("--save-hf: there is no config.json beside data and initial "
                "weights; " +
                hintFor(options));
  if (!hasConfig(source))
    throw Error(source + ": there is no config.json in this folder; " +
                hintFor(options));
  std::string place = realPath(options.saveHf);
  // Weights, or an index beside them, may be named by a link.
  if (!place.empty() &&
      (place == realPath(source) || place == realPath(options.init) ||
       (!options.init.empty() && (place == realPath(parentOf(options.init)) ||
                                  place == parentOf(realPath(options.init))))))
    throw Error(options.saveHf + ": --save-hf writes no folder that is read; "
                                 "pass another DIR");
}

/// Spreads the tensors over files, in their order.
void TransformersFolder::plan() {
  std::set<std::string> parts;
  for (const auto &[name, adapter] : adapters)
    parts.insert({adapter.down, adapter.up});
  for (const Buffer &buffer : manifest.buffers)
    if (!buffer.persistent)
      parts.insert(buffer.fqn);
  forEachState(manifest, [&](const std::string &fqn, const std::string &,
                             const std::vector<int64_t> &) {
    if (listPrefixes(manifest, fqn) != std::vector<std::string>{""})
      throw Error("not supported: --save-hf where ranks have their own '" +
                  fqn + "'; use --save");
    if (parts.count(fqn))
      return;
    if (fqn.compare(fqn.find_last_of('.') + 1, 5, "lora_") == 0)
      throw Error("'" + fqn + "' is an adapter that " + source + "/" +
                  exportedName + " does not name; " + hintFor(options) +
                  ", or write the folder with python -m fsdp_export.hf save");
    addTensor(fqn, known[fqn]);
  });
  if (files.empty())
    files.emplace_back();
}

void TransformersFolder::addTensor(const std::string &name, TensorView view) {
  if (isFloat(view.dtype)) {
    view.bytes = view.bytes / elementBytes(view.dtype) * elementBytes(dtype);
    view.dtype = dtype;
  }
  if (files.empty() || lastBytes + view.bytes > options.saveHfShard) {
    files.emplace_back();
    lastBytes = 0;
  }
  lastBytes += view.bytes;
  files.back().emplace(name, std::move(view));
}

std::string TransformersFolder::fileName(size_t number) const {
  if (files.size() == 1)
    return weightsName;
  char name[64];
  std::snprintf(name, sizeof(name), "model-%05zu-of-%05zu.safetensors",
                number + 1, files.size());
  return name;
}

std::set<std::string> TransformersFolder::listFiles() const {
  // An earlier form of the weights goes away.
  std::set<std::string> names = {weightsName, indexName, configName + 1};
  for (size_t number = 0; number < files.size(); ++number)
    names.insert(fileName(number));
  return names;
}

uint32_t TransformersFolder::planSum() const {
  uint32_t sum = 0;
  auto add = [&](const std::string &text) {
    sum = crc32c(text.c_str(), text.size() + 1, sum);
  };
  for (const auto &file : files) {
    for (const std::string &name : fileOrder(file))
      for (const std::string &part : partsOf(name))
        add(part);
    add("");
  }
  return sum;
}

void TransformersFolder::expectWritable() const {
  makeFolders(options.saveHf);
  ::fsdp::run::expectWritable(options.saveHf + "/" + fileName(0),
                              /*replaces=*/true);
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

void TransformersFolder::save(bool hasRankZero, const Fetch &fetchShard) {
  // The other ranks send all of it, whatever goes wrong here.
  std::exception_ptr failure;
  auto attempt = [&](auto write) {
    try {
      if (hasRankZero && !failure)
        write();
    } catch (const Error &) {
      failure = std::current_exception();
    }
  };
  attempt([&] { removeOld(); });
  for (size_t number = 0; number < files.size(); ++number) {
    // In the order in which rank 0 writes.
    std::vector<std::string> order = fileOrder(files[number]);
    size_t numFetched = 0;
    auto fetchNext = [&] { fetch(order[numFetched++], fetchShard); };
    attempt([&] {
      writeSafetensors(options.saveHf + "/" + fileName(number), files[number],
                       {{"format", "pt"}}, [&](const std::string &name) {
                         fetchNext();
                         return read(name);
                       });
    });
    while (numFetched < order.size())
      fetchNext();
  }
  for (const Argument *argument : fetched)
    storage.dropRemote(*argument);
  current = {};
  attempt([&] {
    copyFiles();
    if (files.size() > 1)
      writeIndex();
  });
  if (failure)
    std::rethrow_exception(failure);
}

/// The states that a tensor is made of.
std::vector<std::string>
TransformersFolder::partsOf(const std::string &name) const {
  auto adapter = adapters.find(name);
  if (adapter == adapters.end())
    return {name};
  return {name, adapter->second.down, adapter->second.up};
}

/// Fetches what a tensor is made of, and lets go of what it is not. Those of
/// one unit follow each other.
void TransformersFolder::fetch(const std::string &name,
                               const Fetch &fetchShard) {
  std::vector<const Argument *> wanted;
  for (const std::string &part : partsOf(name))
    if (const WholeStates::State *state = states.find(part))
      wanted.push_back(state->argument);
  for (const Argument *argument : fetched)
    if (!std::count(wanted.begin(), wanted.end(), argument))
      storage.dropRemote(*argument);
  for (size_t at = 0; at < wanted.size(); ++at)
    if (!std::count(fetched.begin(), fetched.end(), wanted[at]) &&
        !std::count(wanted.begin(), wanted.begin() + at, wanted[at]))
      fetchShard(*wanted[at]);
  fetched = wanted;
}

std::vector<char> TransformersFolder::readState(const std::string &name) const {
  const TensorView &view = known.at(name);
  std::vector<char> bytes(static_cast<size_t>(view.bytes));
  if (states.find(name))
    states.read(name, bytes.data(), view.bytes);
  else
    // What no step has keeps its value.
    initial.weights().copy(name, view.dtype, view.shape, 0,
                           view.bytes / elementBytes(view.dtype), bytes.data());
  return bytes;
}

void TransformersFolder::addTo(std::vector<char> &weight,
                               const std::string &name) const {
  const Adapter &adapter = adapters.at(name);
  std::vector<char> down = readState(adapter.down), up = readState(adapter.up);
  const auto *a = reinterpret_cast<const float *>(down.data());
  const auto *b = reinterpret_cast<const float *>(up.data());
  auto *to = reinterpret_cast<float *>(weight.data());
  auto inputs = static_cast<size_t>(known.at(adapter.down).shape[1]);
  auto outputs = static_cast<size_t>(known.at(adapter.up).shape[0]);
  auto rank = static_cast<size_t>(known.at(adapter.up).shape[1]);
  std::vector<double> row(inputs);
  for (size_t output = 0; output < outputs; ++output) {
    std::fill(row.begin(), row.end(), 0.0);
    for (size_t k = 0; k < rank; ++k)
      for (size_t input = 0; input < inputs; ++input)
        row[input] += double{b[output * rank + k]} * a[k * inputs + input];
    for (size_t input = 0; input < inputs; ++input) {
      float &value = adapter.isTransposed ? to[input * outputs + output]
                                          : to[output * inputs + input];
      value = static_cast<float>(value + adapter.scale * row[input]);
    }
  }
}

/// A tensor as it is written.
const char *TransformersFolder::read(const std::string &name) {
  current.clear();
  current = readState(name);
  if (adapters.count(name))
    addTo(current, name);
  const std::string &from = known.at(name).dtype;
  if (isFloat(from) && from != dtype) {
    auto count = static_cast<int64_t>(current.size()) / elementBytes(from);
    std::vector<char> converted(
        static_cast<size_t>(count * elementBytes(dtype)));
    convertFloats(from, current.data(), dtype, converted.data(), count);
    current = std::move(converted);
  }
  return current.data();
}

//===----------------------------------------------------------------------===//
// Other files
//===----------------------------------------------------------------------===//

static void writeText(const std::string &path, const std::string &text) {
  // A NewFile would replace what a link leads to, as into the folder that this
  // one was made from.
  removeFile(path);
  NewFile file(path);
  file.write(text.data(), text.size());
  file.commit();
}

void TransformersFolder::writeIndex() const {
  int64_t bytes = 0, elements = 0;
  nlohmann::ordered_json index, map = nlohmann::ordered_json::object();
  for (size_t number = 0; number < files.size(); ++number)
    for (const auto &[name, view] : files[number]) {
      bytes += view.bytes;
      elements += view.bytes / elementBytes(view.dtype);
      map[name] = fileName(number);
    }
  index["metadata"] = {{"total_parameters", elements}, {"total_size", bytes}};
  index["weight_map"] = std::move(map);
  writeText(options.saveHf + "/" + indexName, index.dump(2) + "\n");
}

/// Whether a file describes a model or its tokenizer; others may be weights of
/// any size.
static bool isDescription(const std::string &name) {
  if (name == exportedName || endsWith(name, ".index.json"))
    return false;
  for (const char *end :
       {".json", ".jinja", ".txt", ".model", ".tiktoken", ".py", ".md"})
    if (endsWith(name, end))
      return true;
  return name.compare(0, 7, "LICENSE") == 0;
}

void TransformersFolder::copyFiles() const {
  for (const std::string &name : listFolder(source)) {
    std::string from = source + "/" + name;
    if (!isDescription(name) || isFolder(from))
      continue;
    bool isChanged = "/" + name == configName && !config.empty();
    writeText(options.saveHf + "/" + name,
              isChanged ? config : readFile(from, int64_t{1} << 30));
  }
}

/// Removes weights that were there before, and what makes them a model: with
/// some of the new ones they would be a mix that loads. Links go away, what
/// they lead to stays.
void TransformersFolder::removeOld() const {
  for (const char *name : {indexName, weightsName, "config.json"})
    removeFile(options.saveHf + "/" + name);
  for (const std::string &name : listFolder(options.saveHf))
    if (name.compare(0, 6, "model-") == 0 &&
        name.find("-of-") != std::string::npos &&
        endsWith(name, ".safetensors"))
      removeFile(options.saveHf + "/" + name);
}
