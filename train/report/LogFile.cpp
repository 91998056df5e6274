//===- LogFile.cpp - a file of what happens -------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "report/LogFile.h"
#include "io/Errors.h"
#include "io/Printable.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>

using namespace fsdp::run;

LogFile::LogFile(const std::string &path, const char *mode, const char *what)
    : path(path), what(what), file(std::fopen(path.c_str(), mode)) {
  if (!file)
    throw Error(path + ": can't write: " + std::strerror(errno));
  // Each record is written by itself, or not at all.
  std::setvbuf(file, nullptr, _IONBF, 0);
  std::fseek(file, 0, SEEK_END);
}

void LogFile::write(const std::string &record) {
  off_t end = ftello(file);
  if (std::fwrite(record.data(), 1, record.size(), file) == record.size())
    return;
  int error = errno;
  std::clearerr(file);
  // What is no file keeps what it has got.
  if (end >= 0 && ftruncate(fileno(file), end) == 0)
    fseeko(file, end, SEEK_SET);
  if (!warns)
    return;
  warns = false;
  std::fprintf(stderr,
               "fsdp-run: warning: %s: can't write: %s; %s are missing from "
               "here on, as long as that is so\n",
               printable(path).c_str(), std::strerror(error), what);
}
