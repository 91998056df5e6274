//===- Session.cpp - runs of compiled steps from C ------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Session.h"
#include "loop/Loop.h"

#include <algorithm>
#include <cstring>

using namespace fsdp::run;

void fsdp::run::copyText(const std::string &text, char *to, int64_t bytes) {
  if (!to || bytes <= 0)
    return;
  size_t count = std::min(text.size(), static_cast<size_t>(bytes - 1));
  std::memcpy(to, text.data(), count);
  to[count] = 0;
}

bool fsdp::run::parseArguments(int32_t count, const char *const *arguments,
                               Options &options, bool givesBatches) {
  std::vector<char *> words = {const_cast<char *>("fsdp-run")};
  for (int32_t index = 0; index < count; ++index)
    words.push_back(const_cast<char *>(arguments[index]));
  bool runs = parseOptions(static_cast<int>(words.size()), words.data(),
                           options, givesBatches);
  if (runs && !options.profile.empty())
    throw Error("not supported: --profile in a library; fsdp-run measures");
  if (runs && !options.ranks.empty())
    throw Error("not supported: --ranks in a library; fsdp-run starts "
                "processes");
  return runs;
}

int32_t fsdp_run(int32_t num_arguments, const char *const *arguments,
                 fsdp_run_hook hook, void *user, char *error,
                 int64_t error_bytes) {
  try {
    Options options;
    if (!parseArguments(num_arguments, arguments, options,
                        /*givesBatches=*/false))
      return FSDP_RUN_ANSWERED;
    Artifact artifact = openArtifact(options);
    Loop loop(options, artifact);
    if (hook)
      loop.setHook([&](const WholeStates &states, int64_t done) {
        fsdp_run_session session = {states, "", /*isWritten=*/false};
        return hook(user, &session, done) == 0;
      });
    loop.run();
    return FSDP_RUN_OK;
  } catch (const std::exception &failure) {
    copyText(messageOf(failure), error, error_bytes);
    return FSDP_RUN_FAILED;
  }
}

int64_t fsdp_run_num_states(fsdp_run_session *session) {
  return static_cast<int64_t>(session->states.list().size());
}

int32_t fsdp_run_get_state(fsdp_run_session *session, int64_t index,
                           fsdp_run_state *state) {
  return session->attempt([&] {
    if (index < 0 || index >= fsdp_run_num_states(session))
      throw Error("there is no state number " + std::to_string(index));
    const WholeStates::State &found =
        session->states.list()[static_cast<size_t>(index)];
    *state = {found.name.c_str(), found.dtype.c_str(), found.shape.data(),
              static_cast<int64_t>(found.shape.size()), found.bytes};
  });
}

int32_t fsdp_run_read(fsdp_run_session *session, const char *name, void *to,
                      int64_t bytes) {
  return session->attempt(
      [&] { session->states.read(name, static_cast<char *>(to), bytes); });
}

int32_t fsdp_run_write(fsdp_run_session *session, const char *name,
                       const void *from, int64_t bytes) {
  return session->attempt([&] {
    // Also if it ends in the middle.
    session->isWritten = true;
    session->states.write(name, static_cast<const char *>(from), bytes);
  });
}

const char *fsdp_run_session_error(fsdp_run_session *session) {
  return session->error.c_str();
}
