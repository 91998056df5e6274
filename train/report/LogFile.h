//===- LogFile.h - a file of what happens ----------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_REPORT_LOGFILE_H
#define FSDP_TRAIN_REPORT_LOGFILE_H

#include <cstdio>
#include <string>

namespace fsdp::run {

/// A file of records. A log is not worth a run: where there is no room for a
/// record it is left out, as a whole, with one warning.
class LogFile {
public:
  /// `mode` is fopen's; `what` its records are ("lines of steps"). Throws an
  /// Error if the file can't be opened.
  LogFile(const std::string &path, const char *mode, const char *what);
  ~LogFile() { std::fclose(file); }
  LogFile(const LogFile &) = delete;
  LogFile &operator=(const LogFile &) = delete;

  void write(const std::string &record);

private:
  std::string path;
  const char *what;
  std::FILE *file;
  /// Until it could not be written once.
  bool warns = true;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_REPORT_LOGFILE_H
