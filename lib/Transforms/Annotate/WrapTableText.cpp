//===- WrapTableText.cpp - Tables of wrap overrides as JSON ---------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Annotate/WrapTableText.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/TextFiles.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::fsdp;

static llvm::Error expected(StringRef what, StringRef name,
                            const llvm::json::Value &value) {
  return llvm::createStringError(
      llvm::formatv("expected {0} '{1}', got {2}", what, name, value));
}

/// Reads `axes` or `replicate_axes`.
static llvm::Error readAxes(StringRef field, StringRef name,
                            const llvm::json::Value &value,
                            std::optional<llvm::SmallVector<int64_t>> &axes) {
  const llvm::json::Array *list = value.getAsArray();
  axes.emplace();
  for (const llvm::json::Value &axis :
       list ? *list : llvm::json::Array{nullptr}) {
    std::optional<int64_t> number = axis.getAsInteger();
    if (!number)
      return expected(("a list of grid axes as '" + field + "' of").str(), name,
                      value);
    axes->push_back(*number);
  }
  return llvm::Error::success();
}

/// Reads `reshard`.
static llvm::Error readReshard(StringRef name, const llvm::json::Value &value,
                               WrapOverrides &overrides) {
  std::optional<bool> frees = value.getAsBoolean();
  std::optional<int64_t> ranks = value.getAsInteger();
  std::string text = frees   ? (*frees ? "true" : "false")
                     : ranks ? std::to_string(*ranks)
                             : value.getAsString().value_or("").str();
  if (isKnownReshard(text)) {
    overrides.reshard = text;
    return llvm::Error::success();
  }
  return expected("true, false, 'auto' or a number of ranks as 'reshard' of",
                  name, value);
}

/// Reads `{strategy, precision, axes, replicate_axes, reshard, layout}`.
static llvm::Error readOverrides(StringRef name,
                                 const llvm::json::Object &object,
                                 WrapOverrides &overrides) {
  for (const auto &[key, value] : object) {
    StringRef field = key;
    StringRef text = value.getAsString().value_or("");
    if (field == "axes" || field == "replicate_axes") {
      auto &axes = field == "axes" ? overrides.axes : overrides.replicateAxes;
      if (llvm::Error error = readAxes(field, name, value, axes))
        return error;
    } else if (field == "strategy") {
      // Two axes suit every strategy; the grid is checked with the unit.
      if (text.empty())
        return expected("a strategy as 'strategy' of", name, value);
      llvm::Expected<UnitSharing> known = getSharing(text, 2);
      if (!known)
        return known.takeError();
      overrides.strategy = text.str();
    } else if (field == "precision") {
      if (!symbolizePrecision(text))
        return expected("'full', 'f16', 'bf16', 'f32' or 'f64' as 'precision' "
                        "of",
                        name, value);
      overrides.precision = text.str();
    } else if (field == "reshard") {
      if (llvm::Error error = readReshard(name, value, overrides))
        return error;
    } else if (field == "layout") {
      if (!symbolizeLayoutKind(text))
        return expected("'flat' or 'per_param' as 'layout' of", name, value);
      overrides.layout = text.str();
    } else {
      return llvm::createStringError(
          "expected 'strategy', 'precision', 'axes', "
          "'replicate_axes', 'reshard' or 'layout' in '" +
          name + "', got '" + field + "'");
    }
  }
  return llvm::Error::success();
}

namespace {
/// Finds keys that are given twice, of which the parser keeps one.
class KeyReader {
public:
  /// The text is valid JSON.
  explicit KeyReader(StringRef text) : text(text) {}

  std::optional<std::string> findRepeated() {
    for (at = 0; at < text.size(); ++at) {
      char c = text[at];
      if (c == '{' || c == '[')
        open.emplace_back();
      else if (c == '}' || c == ']')
        open.pop_back();
      else if (c == '"')
        if (std::optional<std::string> key = readString();
            key && !open.back().insert(*key).second)
          return key;
    }
    return std::nullopt;
  }

private:
  /// Steps over a string; the string if it is a key.
  std::optional<std::string> readString() {
    size_t begin = at;
    for (++at; text[at] != '"'; ++at)
      at += text[at] == '\\';
    StringRef quoted = text.slice(begin, at + 1);
    if (!text.drop_front(at + 1).ltrim().starts_with(":"))
      return std::nullopt;
    // Escapes may spell one key in several ways.
    return llvm::cantFail(llvm::json::parse(quoted)).getAsString()->str();
  }

  StringRef text;
  size_t at = 0;
  llvm::SmallVector<llvm::StringSet<>, 4> open;
};
} // namespace

/// Reads one entry of the table.
static llvm::Error readEntry(StringRef name, const llvm::json::Value &value,
                             WrapTable::Entry &entry) {
  entry.name = name.str();
  if (const llvm::json::Object *fields = value.getAsObject()) {
    entry.wrap = !fields->empty();
    return readOverrides(name, *fields, entry.overrides);
  }
  std::optional<bool> wrap = value.getAsBoolean();
  if (!wrap)
    return expected("true, false or overrides for", name, value);
  entry.wrap = *wrap;
  return llvm::Error::success();
}

llvm::Expected<WrapTable> mlir::fsdp::parseWrapTable(StringRef json) {
  llvm::Expected<llvm::json::Value> parsed = parseJSON(json);
  if (!parsed)
    return parsed.takeError();
  const llvm::json::Object *object = parsed->getAsObject();
  if (!object)
    return llvm::createStringError(llvm::formatv(
        "expected an object from module names to overrides, got {0}", *parsed));
  if (std::optional<std::string> key = KeyReader(json).findRepeated())
    return llvm::createStringError("expected each name once, got '" + *key +
                                   "' twice");
  std::vector<WrapTable::Entry> entries;
  for (const auto &[key, value] : *object)
    if (llvm::Error error = readEntry(key, value, entries.emplace_back()))
      return error;
  return WrapTable::create(std::move(entries));
}
