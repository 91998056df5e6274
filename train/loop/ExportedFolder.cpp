//===- ExportedFolder.cpp - what the exporter left of a model -------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/ExportedFolder.h"
#include "artifact/JsonNode.h"

#include <algorithm>
#include <unistd.h>

using namespace fsdp::run;
using nlohmann::json;
using nlohmann::ordered_json;

/// Reads an object. What is written again must not be deeper than a stack.
template <typename Json = json>
static Json readObject(const std::string &path) {
  constexpr int deepest = 100;
  bool isDeep = false;
  auto measure = [&](int depth, json::parse_event_t, Json &) {
    isDeep |= depth > deepest;
    return !isDeep;
  };
  Json document = Json::parse(readFile(path, int64_t{1} << 29), measure,
                              /*allow_exceptions=*/false);
  if (isDeep)
    throw Error(path + ": nested more than " + std::to_string(deepest) +
                " deep");
  if (!document.is_object())
    throw Error(path + ": expected a JSON object");
  return document;
}

//===----------------------------------------------------------------------===//
// config.json
//===----------------------------------------------------------------------===//

namespace {
/// A type as manifests and as configurations name it.
struct TypePair {
  const char *ours, *theirs;
};
} // namespace

static const TypePair floatTypes[] = {{"f32", "float32"},
                                      {"bf16", "bfloat16"},
                                      {"f16", "float16"},
                                      {"f64", "float64"}};

/// By its name until transformers 4.56, and since.
static const char *const typeKeys[] = {"torch_dtype", "dtype"};

std::string fsdp::run::readWeightType(const std::string &path) {
  json config = readObject(path);
  std::string dtype = "f32";
  for (const char *key : typeKeys) {
    auto found = config.find(key);
    if (found == config.end() || !found->is_string())
      continue;
    const auto *pair =
        std::find_if(std::begin(floatTypes), std::end(floatTypes),
                     [&](const TypePair &one) { return *found == one.theirs; });
    if (pair == std::end(floatTypes))
      throw Error(path + ": '" + key + "' is '" + found->get<std::string>() +
                  "', which --save-hf can't write; pass --save-hf-dtype f32, "
                  "bf16 or f16");
    dtype = pair->ours;
  }
  return dtype;
}

std::string fsdp::run::changeWeightType(const std::string &path,
                                        const std::string &dtype) {
  auto config = readObject<ordered_json>(path);
  const char *key = config.contains(typeKeys[0]) ? typeKeys[0] : typeKeys[1];
  for (const TypePair &pair : floatTypes)
    if (dtype == pair.ours)
      config[key] = pair.theirs;
  return config.dump(2) + "\n";
}

//===----------------------------------------------------------------------===//
// fsdp.json
//===----------------------------------------------------------------------===//

static Adapter readAdapter(const JsonNode &node, const std::string &name,
                           const std::map<std::string, TensorView> &known) {
  Adapter adapter{node.text("down"), node.text("up")};
  const json &scale = node.get("scale"), &transposed = node.get("transposed");
  if (!scale.is_number() || !transposed.is_boolean())
    node.fail("expected a number as 'scale', true or false as 'transposed'");
  adapter.scale = scale;
  adapter.isTransposed = transposed;
  for (const std::string &each : {name, adapter.down, adapter.up})
    if (!known.count(each))
      node.fail("the artifact has no '" + each + "'");
  std::vector<int64_t> down = known.at(adapter.down).shape,
                       up = known.at(adapter.up).shape, made;
  if (down.size() == 2 && up.size() == 2 && up[1] == down[0])
    made = {up[0], down[1]};
  if (adapter.isTransposed)
    std::reverse(made.begin(), made.end());
  if (made.empty() || made != known.at(name).shape)
    node.fail("shapes " + shapeText(down) + " and " + shapeText(up) +
              " do not fit '" + name + "' of shape " +
              shapeText(known.at(name).shape));
  for (const std::string &each : {name, adapter.down, adapter.up})
    if (known.at(each).dtype != "f32")
      node.fail("'" + each + "' is " + known.at(each).dtype +
                ", expected f32; write the folder with python -m "
                "fsdp_export.hf save");
  return adapter;
}

std::map<std::string, Adapter>
fsdp::run::readAdapters(const std::string &path,
                        const std::map<std::string, TensorView> &known) {
  std::map<std::string, Adapter> adapters;
  if (access(path.c_str(), F_OK) != 0)
    return adapters;
  json document = readObject(path);
  try {
    JsonNode root{document, "top level"};
    if (root.integer("version") != 1)
      throw Error("version " + std::to_string(root.integer("version")) +
                  ", this program reads version 1");
    root.each("adapters", [&](const JsonNode &node) {
      std::string name = node.text("weight");
      adapters[name] = readAdapter(node, name, known);
    });
  } catch (const Error &error) {
    throw Error(path + ": " + error.what() +
                "; export and compile the folder again");
  }
  return adapters;
}
