//===- Programs.h - Running other programs ----------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_NATIVE_PROGRAMS_H
#define FSDP_TARGET_NATIVE_PROGRAMS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <string>

namespace mlir::fsdp {

/// An error with a formatted text.
template <typename... Ts>
llvm::Error makeError(const char *format, Ts &&...values) {
  return llvm::createStringError(
      std::error_code(),
      llvm::formatv(format, std::forward<Ts>(values)...).str());
}

/// A file for a while, which goes away with this, and when a signal ends the
/// process.
class TemporaryFile {
public:
  static llvm::Expected<TemporaryFile> create(llvm::StringRef suffix);
  TemporaryFile(TemporaryFile &&other);
  ~TemporaryFile();

  llvm::StringRef getPath() const { return path; }
  /// Opens it to be written, once.
  std::unique_ptr<llvm::raw_fd_ostream> open();

private:
  TemporaryFile() = default;

  llvm::SmallString<128> path;
  int descriptor = -1;
};

/// Runs a program, what it wrote is its `output`; the error says that `what`
/// failed and holds what it wrote.
llvm::Error runProgram(llvm::StringRef what,
                       llvm::ArrayRef<std::string> command,
                       std::string *output = nullptr);

} // namespace mlir::fsdp

#endif // FSDP_TARGET_NATIVE_PROGRAMS_H
