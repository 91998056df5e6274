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
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"
#include <optional>
#include <utility>

using namespace mlir;
using namespace llvm;

Expected<fsdp::TemporaryFile> fsdp::TemporaryFile::create(StringRef suffix) {
  TemporaryFile file;
  if (sys::fs::createTemporaryFile("fsdp", suffix, file.descriptor, file.path))
    return makeError("no temporary file could be created");
  sys::RemoveFileOnSignal(file.path);
  return file;
}

fsdp::TemporaryFile::TemporaryFile(TemporaryFile &&other)
    : path(other.path), descriptor(std::exchange(other.descriptor, -1)) {
  other.path.clear();
}

fsdp::TemporaryFile::~TemporaryFile() {
  if (descriptor >= 0)
    raw_fd_ostream(descriptor, /*shouldClose=*/true);
  if (path.empty())
    return;
  sys::fs::remove(path);
  sys::DontRemoveFileOnSignal(path);
}

std::unique_ptr<raw_fd_ostream> fsdp::TemporaryFile::open() {
  return std::make_unique<raw_fd_ostream>(std::exchange(descriptor, -1),
                                          /*shouldClose=*/true);
}

Error fsdp::runProgram(StringRef what, ArrayRef<std::string> command,
                       std::string *output) {
  Expected<TemporaryFile> log = TemporaryFile::create("log");
  if (!log)
    return log.takeError();
  SmallVector<StringRef> arguments(command.begin(), command.end());
  std::string message;
  std::optional<StringRef> redirects[] = {StringRef(""), log->getPath(),
                                          log->getPath()};
  int code = sys::ExecuteAndWait(command[0], arguments, std::nullopt, redirects,
                                 0, 0, &message);
  std::string written;
  if (auto buffer = MemoryBuffer::getFile(log->getPath()))
    written = (*buffer)->getBuffer().str();
  if (code == 0) {
    if (output)
      *output = std::move(written);
    return Error::success();
  }
  message += StringRef(written).rtrim();
  return makeError("{0} failed ({1}): {2}", what, command[0], message);
}
