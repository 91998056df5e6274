//===- CheckpointManifest.cpp - manifest.json of checkpoints --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "checkpoint/CheckpointManifest.h"
#include "artifact/JsonNode.h"
#include <limits>

using namespace fsdp::run;
using nlohmann::json;

static constexpr int64_t kVersion = 1;

/// The checksum covers the bytes before it and stands last, so that nothing is
/// parsed before it was compared.
static constexpr char kTail[] = ",\"crc32c\":\"";
static constexpr size_t kTailBytes = sizeof(kTail) - 1 + 8 + 3;

static std::string formatTail(uint32_t crc) {
  return kTail + checksumText(crc) + "\"}\n";
}

std::string fsdp::run::rankFileName(int64_t rank) {
  std::string number = std::to_string(rank);
  return "rank-" + std::string(number.size() < 5 ? 5 - number.size() : 0, '0') +
         number + ".safetensors";
}

std::string fsdp::run::formatCheckpoint(const CheckpointInfo &info,
                                        const std::string &program) {
  nlohmann::ordered_json object;
  object["format"] = "fsdp-checkpoint";
  object["version"] = kVersion;
  object["serial"] = info.serial;
  object["name"] = info.name;
  object["run"] = info.run;
  object["step"] = info.step;
  if (info.evalLoss)
    object["eval_loss"] = *info.evalLoss;
  if (info.evaluations.best || info.evaluations.worse) {
    object["evaluations"]["worse"] = info.evaluations.worse;
    if (info.evaluations.best)
      object["evaluations"]["best"] = *info.evaluations.best;
  }
  if (const auto &plateau = info.evaluations.plateau) {
    auto &saved = object["evaluations"]["plateau"];
    saved = {{"factor", plateau->factor},
             {"worse", plateau->worse},
             {"cooldown", plateau->cooldown}};
    if (plateau->best)
      saved["best"] = *plateau->best;
  }
  object["hypers"] = info.hypers;
  object["course"] = info.course;
  object["data"] = {{"source", info.data.source},
                    {"position", info.data.numbers}};
  object["libraries"] = info.libraries;
  object["files"] = json::array();
  for (const FileDigest &file : info.files)
    object["files"].push_back(
        {{"name", rankFileName(static_cast<int64_t>(object["files"].size()))},
         {"bytes", file.bytes},
         {"crc32c", checksumText(file.crc)}});
  auto manifest = nlohmann::ordered_json::parse(program);
  manifest["entries"] = json::array();
  manifest.erase("collectives");
  object["program"] = std::move(manifest);
  std::string text = object.dump();
  text.pop_back();
  return text + formatTail(crc32c(text.data(), text.size()));
}

static uint32_t readChecksum(const JsonNode &node) {
  std::string text = node.text("crc32c");
  if (text.size() != 8 ||
      text.find_first_not_of("0123456789abcdef") != std::string::npos)
    node.fail("'crc32c': expected 8 hex digits, got '" + text + "'");
  return static_cast<uint32_t>(std::stoul(text, nullptr, 16));
}

/// A file for each rank, in order.
static void parseFiles(const JsonNode &root, CheckpointInfo &info) {
  root.each("files", [&](const JsonNode &node) {
    std::string name = rankFileName(static_cast<int64_t>(info.files.size()));
    if (node.text("name") != name)
      node.fail("'name': expected '" + name + "', got '" + node.text("name") +
                "'");
    info.files.push_back({node.count("bytes"), readChecksum(node)});
  });
  auto ranks = static_cast<int64_t>(info.files.size());
  if (ranks != info.program.logicalRanks())
    throw Error("expected files of " +
                std::to_string(info.program.logicalRanks()) + " ranks, got " +
                std::to_string(ranks));
}

/// Texts by name; checkpoints of earlier versions may not have them.
static std::map<std::string, std::string> parseTexts(const JsonNode &root,
                                                     const char *key) {
  std::map<std::string, std::string> texts;
  if (!root.has(key))
    return texts;
  JsonNode node{root.get(key), key};
  for (const auto &[name, value] : node.value.items())
    texts[name] = node.text(name.c_str());
  return texts;
}

static void parseHypers(const JsonNode &root, CheckpointInfo &info) {
  const json &hypers = root.get("hypers");
  if (!hypers.is_object())
    root.fail("'hypers': expected an object");
  for (const auto &[name, value] : hypers.items()) {
    if (!value.is_number())
      root.fail("hyper-parameter '" + name + "': expected a number");
    info.hypers[name] = value.get<double>();
  }
}

/// A loss that is there. One that is not finite is written as null.
static std::optional<double> findLoss(const JsonNode &node, const char *key,
                                      double notFinite) {
  if (!node.has(key))
    return std::nullopt;
  const json &value = node.get(key);
  if (!value.is_null() && !value.is_number())
    node.fail(std::string("expected a number for '") + key + "'");
  return value.is_null() ? notFinite : value.get<double>();
}

/// The least of losses, none of which is NaN.
static std::optional<double> findBest(const JsonNode &node) {
  return findLoss(node, "best", std::numeric_limits<double>::infinity());
}

static EvaluationRecord parseEvaluations(const JsonNode &node) {
  EvaluationRecord record;
  record.best = findBest(node);
  record.worse = node.has("worse") ? node.count("worse") : 0;
  if (!node.has("plateau"))
    return record;
  JsonNode plateau{node.get("plateau"), "plateau"};
  if (!plateau.get("factor").is_number())
    throw Error("plateau: expected a number for 'factor'");
  PlateauRecord &saved = record.plateau.emplace();
  saved.factor = plateau.get("factor").get<double>();
  saved.best = findBest(plateau);
  saved.worse = plateau.count("worse");
  saved.cooldown = plateau.count("cooldown");
  return record;
}

CheckpointInfo fsdp::run::parseCheckpoint(const std::string &text) {
  if (text.size() <= kTailBytes)
    throw Error("is truncated: it has " + std::to_string(text.size()) +
                " bytes");
  size_t covered = text.size() - kTailBytes;
  std::string found = text.substr(covered),
              expected = formatTail(crc32c(text.data(), covered));
  if (found != expected) {
    bool isTail = found.rfind(kTail, 0) == 0;
    throw Error(isTail ? "is damaged: its CRC-32C is " +
                             expected.substr(sizeof(kTail) - 1, 8) +
                             ", expected " + found.substr(sizeof(kTail) - 1, 8)
                       : "is truncated or no manifest of a checkpoint: it does "
                         "not end with its CRC-32C");
  }
  json document = json::parse(text, nullptr, /*allow_exceptions=*/false);
  JsonNode root{document, "top level"};
  if (!document.is_object() || !root.has("format") ||
      root.text("format") != "fsdp-checkpoint")
    throw Error("is no manifest of a checkpoint");
  if (root.integer("version") != kVersion)
    throw Error("version " + std::to_string(root.integer("version")) +
                ", this program reads version " + std::to_string(kVersion));
  CheckpointInfo info;
  info.serial = root.count("serial");
  info.step = root.count("step");
  info.name = root.has("name") ? root.text("name") : "";
  info.run = root.has("run") ? root.text("run") : "";
  info.evalLoss =
      findLoss(root, "eval_loss", std::numeric_limits<double>::quiet_NaN());
  if (root.has("evaluations"))
    info.evaluations =
        parseEvaluations({root.get("evaluations"), "evaluations"});
  parseHypers(root, info);
  JsonNode data{root.get("data"), "data"};
  info.data.source = data.text("source");
  JsonNode position{data.get("position"), "position"};
  for (const auto &[name, value] : position.value.items())
    info.data.numbers[name] = position.integer(name.c_str());
  info.libraries = parseTexts(root, "libraries");
  info.course = parseTexts(root, "course");
  info.program = readManifest(root.get("program"));
  parseFiles(root, info);
  return info;
}

/// Files of programs with 100 000 parameters have a tenth of it.
static constexpr int64_t kMostManifestBytes = int64_t{1} << 29;

CheckpointInfo fsdp::run::readCheckpoint(const std::string &folder) {
  std::string path = folder + "/manifest.json";
  std::string text = readFile(path, kMostManifestBytes);
  try {
    CheckpointInfo info = parseCheckpoint(text);
    info.crc = crc32c(text.data(), text.size());
    return info;
  } catch (const Error &error) {
    throw Error(path + ": " + error.what());
  }
}
