//===- Errors.h - what the user is told ------------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_IO_ERRORS_H
#define FSDP_TRAIN_IO_ERRORS_H

#include <cstddef>
#include <new>
#include <stdexcept>
#include <string>

namespace fsdp::run {

/// What is shown to the user as one line before the program exits with 1.
struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The same where a rank or a device was lost, or did not arrive in time: the
/// same run may succeed when it is started again.
struct LostError : Error {
  using Error::Error;
};

/// What is shown of an exception.
inline std::string messageOf(const std::exception &error) {
  if (dynamic_cast<const std::bad_alloc *>(&error))
    return "out of memory"; // short enough to need none
  return error.what();
}

/// Lists what is wrong with a file, in part if that is much.
class Problems {
public:
  void add(const std::string &text) {
    if (count++ < kMostListed)
      list += (list.empty() ? "" : "; ") + text;
  }
  /// Throws an Error with what was added, and then `hint`.
  void throwIfAny(const std::string &path, const std::string &hint = "") const {
    if (count > kMostListed)
      throw Error(path + ": " + list + "; and " +
                  std::to_string(count - kMostListed) + " more" + hint);
    if (count > 0)
      throw Error(path + ": " + list + hint);
  }

private:
  static constexpr size_t kMostListed = 5;
  std::string list;
  size_t count = 0;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_IO_ERRORS_H
