//===- FuzzOptions.cpp - command lines and what is in them ----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "course/LrSchedule.h"
#include "io/Errors.h"
#include "options/Options.h"
#include "state/InitRules.h"

#include <cstddef>

using namespace fsdp::run;

/// Words of a command line, a line each; nothing is printed.
static void readOptions(const std::string &text) {
  std::vector<std::string> words = {"fsdp-run"};
  for (size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
    end = text.find('\n', begin);
    words.push_back(text.substr(begin, end - begin).c_str());
    for (const char *prints : {"--help", "-h", "--version"})
      if (words.back() == prints)
        return;
  }
  std::vector<char *> list;
  for (std::string &word : words)
    list.push_back(&word[0]);
  Options options;
  parseOptions(static_cast<int>(list.size()), list.data(), options);
}

/// Patterns and rules, and a name that they are for.
static void makeValues(const std::string &text) {
  size_t end = std::min(text.find('\n'), text.size());
  InitRules rules(text.substr(0, end), 7);
  rules.check(text.substr(end), "f32", /*isBuffer=*/false);
  char values[64];
  rules.fill(text.substr(end), "f32", {4, 4}, 3, 8, values);
}

static void readSchedule(const std::string &text) {
  // A table may be a file: none is opened.
  if (text.rfind("table:", 0) == 0 && text.find('=') == std::string::npos)
    return;
  LrSchedule schedule(text);
  schedule.setSteps(1000);
  for (int64_t step : {0, 1, 999, 1000, 1000000})
    schedule.factor(step);
}

/// The first byte says what the rest is.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0)
    return 0;
  std::string text(reinterpret_cast<const char *>(data + 1), size - 1);
  try {
    (*data % 3 == 0   ? readOptions
     : *data % 3 == 1 ? makeValues
                      : readSchedule)(text);
  } catch (const Error &) {
  }
  return 0;
}
