//===- JsonNode.h - reading checked JSON -----------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_ARTIFACT_JSONNODE_H
#define FSDP_TRAIN_ARTIFACT_JSONNODE_H

#include "io/Safetensors.h"

#include <nlohmann/json.hpp>

namespace fsdp::run {

/// An object of a manifest with its place, for messages.
struct JsonNode {
  const nlohmann::json &value;
  std::string place;

  [[noreturn]] void fail(const std::string &text) const {
    throw Error("manifest: " + place + ": " + text);
  }
  const nlohmann::json &get(const char *key) const {
    if (!value.is_object())
      fail("expected an object");
    auto found = value.find(key);
    if (found == value.end())
      fail(std::string("lacks '") + key + "'");
    return *found;
  }
  bool has(const char *key) const {
    return value.is_object() && value.contains(key);
  }
  std::string text(const char *key) const {
    const nlohmann::json &field = get(key);
    if (!field.is_string())
      fail(std::string("'") + key + "': expected a text");
    return field;
  }
  int64_t integer(const char *key) const {
    const nlohmann::json &field = get(key);
    if (!field.is_number_integer())
      fail(std::string("'") + key + "': expected an integer");
    return field;
  }
  int64_t count(const char *key, int64_t least = 0) const {
    int64_t number = integer(key);
    if (number < least || number > int64_t{1} << 50)
      fail(std::string("'") + key + "': " + std::to_string(number) +
           " is out of range");
    return number;
  }
  std::vector<int64_t> integers(const char *key) const {
    const nlohmann::json &field = get(key);
    std::vector<int64_t> numbers;
    if (!field.is_array())
      fail(std::string("'") + key + "': expected a list");
    for (const nlohmann::json &item : field) {
      if (!item.is_number_integer())
        fail(std::string("'") + key + "': expected integers");
      numbers.push_back(item);
    }
    return numbers;
  }
  template <typename Visitor>
  void each(const char *key, const Visitor &visit) const {
    const nlohmann::json &list = get(key);
    if (!list.is_array())
      fail(std::string("'") + key + "': expected a list");
    for (size_t index = 0; index < list.size(); ++index)
      visit(JsonNode{list[index],
                     std::string(key) + "[" + std::to_string(index) + "]"});
  }
  std::string dtype() const {
    std::string name = text("dtype");
    if (elementBytes(name) == 0)
      fail("unknown dtype '" + name + "'");
    return name;
  }
  std::vector<int64_t> shape() const {
    std::vector<int64_t> extents = integers("shape");
    for (int64_t extent : extents)
      if (extent < 0)
        fail("a negative extent in 'shape'");
    return extents;
  }
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_ARTIFACT_JSONNODE_H
