//===- Printable.cpp - texts that terminals and files can show ------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/Printable.h"

std::string fsdp::run::printable(const std::string &text) {
  static const char digits[] = "0123456789abcdef";
  std::string result;
  // How many bytes of a character of UTF-8 follow.
  int following = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    char letter = text[at];
    auto code = static_cast<unsigned char>(letter);
    bool follows = (code & 0xc0) == 0x80;
    auto next =
        at + 1 < text.size() ? static_cast<unsigned char>(text[at + 1]) : 0;
    // Terminals obey U+0080 to U+009F, too, in any spelling.
    bool isControl = code < 0x20 || code == 0x7f || (follows && !following) ||
                     (code == 0xc2 && next >= 0x80 && next < 0xa0);
    following = follows && following ? following - 1
                : isControl          ? 0
                : code >= 0xf0       ? 3
                : code >= 0xe0       ? 2
                : code >= 0xc2       ? 1
                                     : 0;
    if (letter == '\n')
      result += ' ';
    else if (isControl)
      result += {'\\', 'x', digits[code >> 4], digits[code & 15]};
    else
      result += letter;
  }
  return result;
}

std::string fsdp::run::shellWord(const std::string &text) {
  static const char plain[] = "abcdefghijklmnopqrstuvwxyz"
                              "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=,:@%+";
  if (!text.empty() && text.find_first_not_of(plain) == std::string::npos)
    return text;
  std::string word = "'";
  for (char letter : text)
    word += letter == '\'' ? "'\\''" : std::string(1, letter);
  return word + "'";
}
