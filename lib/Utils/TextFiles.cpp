//===- TextFiles.cpp - files that options name ----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/TextFiles.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;
using llvm::StringRef;

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
fsdp::readTextFile(StringRef path) {
  llvm::sys::fs::file_status status;
  llvm::sys::fs::status(path, status);
  switch (status.type()) {
  case llvm::sys::fs::file_type::character_file:
  case llvm::sys::fs::file_type::block_file:
    return llvm::createStringError("is a device, expected a file");
  case llvm::sys::fs::file_type::directory_file:
    return llvm::createStringError("is a folder, expected a file");
  default:
    break;
  }
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!file)
    return llvm::createStringError(file.getError().message());
  return std::move(*file);
}

llvm::Expected<llvm::json::Value> fsdp::parseJSON(StringRef text) {
  constexpr unsigned mostLevels = 100;
  unsigned level = 0;
  bool isQuoted = false;
  for (size_t at = 0; at < text.size(); ++at) {
    char letter = text[at];
    if (isQuoted && letter == '\\')
      ++at;
    else if (letter == '"')
      isQuoted = !isQuoted;
    else if (!isQuoted && (letter == '[' || letter == '{'))
      ++level;
    else if (!isQuoted && (letter == ']' || letter == '}') && level > 0)
      --level;
    if (level > mostLevels)
      return llvm::createStringError("expected at most " +
                                     llvm::Twine(mostLevels) +
                                     " levels of lists and objects, got more "
                                     "at byte " +
                                     llvm::Twine(at));
  }
  return llvm::json::parse(text);
}
