//===- Schedule.cpp - the collectives of a compiled module ----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Manifests are written by the compiler, one way: equal collectives have equal
// text. So nothing is parsed here beyond where an object begins and ends.
//
//===----------------------------------------------------------------------===//

#include "Schedule.h"

#include <algorithm>
#include <cstdlib>

using namespace fsdp::rt;

/// The position behind the JSON value that begins at `begin`, of a list, an
/// object or a text; npos if it does not end.
static size_t endOfValue(const std::string &text, size_t begin) {
  int64_t depth = 0;
  bool inText = false;
  for (size_t at = begin; at < text.size(); ++at) {
    char letter = text[at];
    if (inText && letter == '\\') {
      ++at;
      continue;
    }
    if (letter == '"')
      inText = !inText;
    if (!inText && (letter == '{' || letter == '['))
      ++depth;
    if (!inText && (letter == '}' || letter == ']'))
      --depth;
    if (!inText && depth == 0)
      return at + 1;
  }
  return std::string::npos;
}

/// The value of a key of an object without nested ones of that name, as text.
static std::string valueOf(const std::string &object, const char *key) {
  std::string name = "\"" + std::string(key) + "\"";
  size_t begin = object.find(name);
  if (begin == std::string::npos)
    return "";
  begin = object.find_first_not_of(" \t\n:", begin + name.size());
  if (begin == std::string::npos)
    return "";
  if (object[begin] == '"' || object[begin] == '[') {
    size_t end = endOfValue(object, begin);
    return end == std::string::npos ? ""
                                    : object.substr(begin + 1, end - begin - 2);
  }
  return object.substr(begin, object.find_first_of(",}", begin) - begin);
}

Schedule fsdp::rt::readSchedule(const fsdp_rt_module &module) {
  Schedule schedule;
  schedule.hash = module.schedule_hash;
  std::string text(module.manifest,
                   static_cast<size_t>(module.manifest_length));
  const std::string key = "\"collectives\"";
  size_t at = text.rfind(key);
  if (at == std::string::npos)
    return schedule;
  at = text.find('[', at + key.size());
  size_t end =
      at == std::string::npos ? std::string::npos : endOfValue(text, at);
  if (end == std::string::npos)
    return schedule;
  for (at = text.find('{', at); at < end; at = text.find('{', at)) {
    size_t next = endOfValue(text, at);
    if (next == std::string::npos)
      break;
    std::string object = text.substr(at, next - at);
    std::replace(object.begin(), object.end(), '\n', ' ');
    schedule.collectives.push_back(object);
    at = next;
  }
  return schedule;
}

std::string fsdp::rt::toText(const Schedule &schedule) {
  std::string text = std::to_string(schedule.hash);
  for (const std::string &collective : schedule.collectives)
    text += "\n" + collective;
  return text;
}

Schedule fsdp::rt::fromText(const std::string &text) {
  Schedule schedule;
  size_t end = std::min(text.find('\n'), text.size());
  schedule.hash = std::strtoull(text.c_str(), nullptr, 10);
  while (end < text.size()) {
    size_t next = std::min(text.find('\n', end + 1), text.size());
    schedule.collectives.push_back(text.substr(end + 1, next - end - 1));
    end = next;
  }
  return schedule;
}

/// "all_gather of layers.0 (1120 bytes, channel gather)", or none.
static std::string nameOf(const Schedule &schedule, size_t index) {
  if (index >= schedule.collectives.size())
    return "none";
  const std::string &object = schedule.collectives[index];
  std::string kind = valueOf(object, "kind"), units = valueOf(object, "units");
  if (kind.empty())
    return object;
  std::replace(units.begin(), units.end(), '"', '\'');
  if (std::string value = valueOf(object, "value"); !value.empty())
    units = "'" + value + "'";
  return kind + " of " + (units.empty() ? "no unit" : units) + " (" +
         valueOf(object, "bytes") + " bytes, channel " +
         valueOf(object, "channel") + ")";
}

std::string fsdp::rt::firstDifference(const Schedule &mine,
                                      const Schedule &theirs, int64_t rank) {
  size_t count = std::max(mine.collectives.size(), theirs.collectives.size());
  size_t index = 0;
  while (index < count && index < mine.collectives.size() &&
         index < theirs.collectives.size() &&
         mine.collectives[index] == theirs.collectives[index])
    ++index;
  if (index == count)
    return "both list the same collectives, their layouts differ";
  const Schedule &longer = index < mine.collectives.size() ? mine : theirs;
  std::string entry = valueOf(longer.collectives[index], "entry");
  std::string text =
      "the first difference is collective " + std::to_string(index) +
      (entry.empty() ? "" : " of '" + entry + "'") + ", which is ";
  std::string here = nameOf(mine, index), there = nameOf(theirs, index);
  if (here == there && index < mine.collectives.size() &&
      index < theirs.collectives.size()) {
    here = mine.collectives[index];
    there = theirs.collectives[index];
  }
  return text + here + ", but on rank " + std::to_string(rank) + " " + there;
}
