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
  for (char letter : text) {
    auto code = static_cast<unsigned char>(letter);
    if (letter == '\n')
      result += ' ';
    else if (code < 0x20 || code == 0x7f)
      result += {'\\', 'x', digits[code >> 4], digits[code & 15]};
    else
      result += letter;
  }
  return result;
}
