//===- Session.h - what both parts of the C API need -----------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_API_SESSION_H
#define FSDP_TRAIN_API_SESSION_H

#include "fsdp_run.h"
#include "options/Options.h"
#include "state/WholeStates.h"

struct fsdp_run_session {
  const fsdp::run::WholeStates &states;
  std::string error;
  bool isWritten = false;

  template <typename Action>
  int32_t attempt(Action action) {
    try {
      action();
      return FSDP_RUN_OK;
    } catch (const std::exception &failure) {
      error = fsdp::run::messageOf(failure);
      return FSDP_RUN_FAILED;
    }
  }
};

namespace fsdp::run {

/// Fills a buffer with the start of a text.
void copyText(const std::string &text, char *to, int64_t bytes);

/// Reads arguments without the program's name; throws an Error. Returns false
/// if they asked for help.
bool parseArguments(int32_t count, const char *const *arguments,
                    Options &options, bool givesBatches);

} // namespace fsdp::run

#endif // FSDP_TRAIN_API_SESSION_H
