//===- Programs.cpp - Running other programs ------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Native/Programs.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include <optional>

using namespace mlir;
using namespace llvm;

Error fsdp::runProgram(StringRef what, ArrayRef<std::string> command,
                       std::string *output) {
  SmallString<128> log;
  if (sys::fs::createTemporaryFile("fsdp", "log", log))
    return makeError("no temporary file could be created");
  FileRemover remover(log);
  SmallVector<StringRef> arguments(command.begin(), command.end());
  std::string message;
  std::optional<StringRef> redirects[] = {StringRef(""), StringRef(log),
                                          StringRef(log)};
  int code = sys::ExecuteAndWait(command[0], arguments, std::nullopt, redirects,
                                 0, 0, &message);
  std::string written;
  if (auto buffer = MemoryBuffer::getFile(log))
    written = (*buffer)->getBuffer().str();
  if (code == 0) {
    if (output)
      *output = std::move(written);
    return Error::success();
  }
  message += StringRef(written).rtrim();
  return makeError("{0} failed ({1}): {2}", what, command[0], message);
}
