//===- Introductions.cpp - where ranks say that they are ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Introductions.h"

#include <charconv>

using namespace fsdp::rt;

//===----------------------------------------------------------------------===//
// Lines of words
//===----------------------------------------------------------------------===//

namespace {
/// Takes a text apart. What is wrong once stays wrong.
class Lines {
public:
  explicit Lines(const std::string &text) : text(text) {}

  /// The rest of the line.
  std::string line() { return upTo('\n', text.size()); }

  /// The next word of the line, which need not be its last.
  std::string word() { return upTo(' ', text.find('\n', at)); }

  template <typename Number>
  void read(Number &value) {
    std::string digits = word();
    auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
    good &= error == std::errc() && end == digits.data() + digits.size() &&
            digits == std::to_string(value);
  }

  void readPort(int64_t &port) {
    read(port);
    good &= port >= 0 && port <= 65535;
  }

  void readFlag(bool &flag) {
    std::string digit = word();
    good &= digit == "0" || digit == "1";
    flag = digit == "1";
  }

  /// After the last word of a line.
  void endLine() { good &= line().empty(); }

  /// Words up to the end of the text, each with a space behind it.
  void readAll(std::vector<std::string> &words) {
    words.clear();
    while (good && at < text.size()) {
      words.push_back(word());
      good &= !words.back().empty();
    }
  }

  bool isGood() const { return good && at == text.size(); }

private:
  /// What is there until `separator`, which must be there before `limit`.
  std::string upTo(char separator, size_t limit) {
    size_t end = text.find(separator, at);
    good &=
        end != std::string::npos && (limit == std::string::npos || end < limit);
    if (!good)
      return "";
    std::string found = text.substr(at, end - at);
    at = end + 1;
    return found;
  }

  const std::string &text;
  size_t at = 0;
  bool good = true;
};
} // namespace

static std::string printAll(const std::vector<std::string> &words) {
  std::string text;
  for (const std::string &word : words)
    text += word + ' ';
  return text;
}

//===----------------------------------------------------------------------===//
// The texts
//===----------------------------------------------------------------------===//

std::string MpiInvitation::print(size_t bytes) const {
  std::string text = std::to_string(world) + ' ' + std::to_string(port) + ' ' +
                     secret + " \n" + network + '\n';
  for (const std::string &host : hosts)
    if (text.size() + host.size() + 1 < bytes)
      text += host + ' ';
  return text;
}

bool MpiInvitation::parse(const std::string &value) {
  Lines lines(value);
  lines.read(world);
  lines.readPort(port);
  secret = lines.word();
  lines.endLine();
  network = lines.line();
  lines.readAll(hosts);
  return lines.isGood();
}

std::string TreeAddress::print() const {
  return std::to_string(port) + " \n" + network + '\n' + printAll(hosts);
}

bool TreeAddress::parse(const std::string &value) {
  Lines lines(value);
  lines.readPort(port);
  lines.endLine();
  network = lines.line();
  lines.readAll(hosts);
  return lines.isGood();
}

std::string Card::print() const {
  return std::to_string(prefersMpi) + ' ' + std::to_string(seals) + ' ' +
         std::to_string(address.cookie) + ' ' + std::to_string(address.port) +
         ' ' + word + " \n" + node + '\n' + network + '\n' + memory + '\n' +
         printAll(address.hosts);
}

bool Card::parse(const std::string &value) {
  Lines lines(value);
  lines.readFlag(prefersMpi);
  lines.readFlag(seals);
  lines.read(address.cookie);
  lines.readPort(address.port);
  word = lines.word();
  lines.endLine();
  node = lines.line();
  network = lines.line();
  memory = lines.line();
  lines.readAll(address.hosts);
  return lines.isGood();
}
