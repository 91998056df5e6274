//===- WrapPolicyText.cpp - Wrap policies as text -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Annotate/WrapPolicyText.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

using namespace mlir;
using namespace mlir::fsdp;

using ParsedPolicy = llvm::Expected<std::unique_ptr<WrapPolicy>>;

static std::vector<std::string> splitNames(StringRef text, char separator) {
  std::vector<std::string> names;
  for (StringRef part : llvm::split(text, separator))
    if (!part.trim().empty())
      names.push_back(part.trim().str());
  return names;
}

/// `[MIN][,force_leaf=A|B][,exclude=C|D]`
static ParsedPolicy parseSize(StringRef text) {
  SizeOptions options;
  llvm::SmallVector<StringRef> parts;
  text.split(parts, ',');
  for (const StringRef &raw : parts) {
    StringRef part = raw.trim();
    bool isFirst = &raw == parts.begin();
    if (part.empty() && isFirst)
      continue;
    StringRef key = part.take_while([](char c) { return c != '='; });
    auto &classes = key == "exclude" ? options.exclude : options.forceLeaf;
    if (part.consume_front("force_leaf=") || part.consume_front("exclude=")) {
      if (classes)
        return llvm::createStringError("expected '" + key + "' once, got '" +
                                       text + "'");
      classes = splitNames(part, '|');
    } else if (!isFirst || part.getAsInteger(10, options.min) ||
               options.min < 0) {
      return llvm::createStringError(
          "expected 'size:MIN,force_leaf=A|B,exclude=C|D' with a "
          "number of elements MIN, got '" +
          raw.trim() + "'");
    }
  }
  return makeSizePolicy(options);
}

static ParsedPolicy parseGlob(StringRef text) {
  // A pattern refers to its text.
  auto held = std::make_shared<std::string>(text.str());
  auto pattern = parseNamePattern(*held);
  if (!pattern)
    return pattern.takeError();
  return makeNamePolicy(text,
                        [held, pattern = std::move(*pattern)](StringRef name) {
                          return pattern.match(name);
                        });
}

static ParsedPolicy parseRegex(StringRef text) {
  std::string error;
  auto regex = std::make_shared<llvm::Regex>(("^(" + text + ")$").str());
  // By itself too: a parenthesis must not close the one around it.
  if (!llvm::Regex(text).isValid(error) || !regex->isValid(error))
    return llvm::createStringError("expected a regular expression, got '" +
                                   text + "': " + error);
  return makeNamePolicy(text,
                        [regex](StringRef name) { return regex->match(name); });
}

/// Policies in policies that can be parsed.
static constexpr int kMaxDepth = 64;

/// `POLICY;POLICY;...`, where parentheses protect semicolons.
static ParsedPolicy parseOr(StringRef text) {
  std::vector<std::unique_ptr<WrapPolicy>> policies;
  size_t begin = 0;
  int depth = 0;
  for (size_t at = 0; at <= text.size(); ++at) {
    char c = at < text.size() ? text[at] : ';';
    depth += (c == '(') - (c == ')');
    if (depth < 0 || depth > kMaxDepth || (at == text.size() && depth != 0))
      return llvm::createStringError(
          "expected parentheses in pairs, at most " + llvm::Twine(kMaxDepth) +
          " deep, in 'or(...)', got '" + text.substr(0, 40) + "'");
    if (c != ';' || (depth > 0 && at < text.size()))
      continue;
    ParsedPolicy part = parseWrapPolicy(text.slice(begin, at));
    if (!part)
      return part.takeError();
    policies.push_back(std::move(*part));
    begin = at + 1;
  }
  return makeOrPolicy(std::move(policies));
}

ParsedPolicy mlir::fsdp::parseWrapPolicy(StringRef given) {
  StringRef text = given.trim();
  if (text == "none")
    return makeNonePolicy();
  if (text == "always")
    return makeAlwaysPolicy();
  if (text == "size" || text.consume_front("size:"))
    return parseSize(text == "size" ? "" : text);
  if (text.consume_front("class:")) {
    std::vector<std::string> classes = splitNames(text, ',');
    if (!classes.empty())
      return makeClassPolicy(std::move(classes));
  } else if (text.consume_front("fqn:") && !text.empty()) {
    return parseGlob(text);
  } else if (text.consume_front("fqn-re:") && !text.empty()) {
    return parseRegex(text);
  } else if (text.consume_front("or(") && text.consume_back(")")) {
    return parseOr(text);
  }
  return llvm::createStringError(
      "expected a wrap policy, one of " FSDP_WRAP_POLICIES ", got '" + given +
      "'");
}
