//===- Printable.h - texts that terminals and files can show ---*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_IO_PRINTABLE_H
#define FSDP_TRAIN_IO_PRINTABLE_H

#include <string>

namespace fsdp::run {

/// One line that does nothing to a terminal, whatever names of files and
/// tensors are in it: ends of lines become spaces, other control characters
/// `\x1b`.
std::string printable(const std::string &text);

/// A word of a shell's command, in quotes where it needs them.
std::string shellWord(const std::string &text);

} // namespace fsdp::run

#endif // FSDP_TRAIN_IO_PRINTABLE_H
