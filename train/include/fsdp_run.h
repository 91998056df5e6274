/*===- fsdp_run.h - runs of compiled steps from C ---------------*- C -*-===*\
|*                                                                            *|
|* Part of the FSDP compiler, under the Apache License v2.0 with LLVM         *|
|* Exceptions. See LICENSE for license information.                           *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* What the program fsdp-run does, as a function of libfsdp_run.so, which     *|
|* calls back between steps. There whole states are read and written by their *|
|* names: parameters and buffers by FQN, states of the optimizer as           *|
|* state.FQN.SLOT, as in the files of --save-full; FQN is rankR/FQN for units *|
|* that ranks have of their own.                                              *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef FSDP_RUN_H
#define FSDP_RUN_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define FSDP_RUN_API __attribute__((visibility("default")))

enum {
  FSDP_RUN_OK = 0,
  FSDP_RUN_FAILED = 1,  /* fsdp_run_session_error has the text */
  FSDP_RUN_ANSWERED = 2 /* fsdp_run only printed what --help asked for */
};

/* A run, while its ranks wait for a hook. */
typedef struct fsdp_run_session fsdp_run_session;

/* Describes a whole state; name, dtype and shape live as long as the run. */
typedef struct fsdp_run_state {
  const char *name;
  const char *dtype; /* f32, f64, f16, bf16, i64, i32, i8 or i1 (a byte) */
  const int64_t *shape;
  int64_t rank; /* number of dimensions */
  int64_t bytes;
} fsdp_run_state;

/* Is called before the first step and after each, when that many steps are
 * done, on a thread of the run. The run ends, as with SIGTERM, unless it
 * returns 0. */
typedef int32_t (*fsdp_run_hook)(void *user, fsdp_run_session *session,
                                 int64_t steps_done);

/* Runs with the arguments of fsdp-run, the program's name left out; the ranks
 * are threads of this process. `hook` may be null. Fills `error` on failure. */
FSDP_RUN_API int32_t fsdp_run(int32_t num_arguments,
                              const char *const *arguments, fsdp_run_hook hook,
                              void *user, char *error, int64_t error_bytes);

/* For hooks only. States are numbered from 0. */
FSDP_RUN_API int64_t fsdp_run_num_states(fsdp_run_session *session);
FSDP_RUN_API int32_t fsdp_run_get_state(fsdp_run_session *session,
                                        int64_t index, fsdp_run_state *state);

/* Copies a whole state from or to the ranks. `bytes` must be its size. What
 * each rank has for itself (buffers, ignored parameters) is read from rank 0
 * and written to all ranks. */
FSDP_RUN_API int32_t fsdp_run_read(fsdp_run_session *session, const char *name,
                                   void *to, int64_t bytes);
FSDP_RUN_API int32_t fsdp_run_write(fsdp_run_session *session, const char *name,
                                    const void *from, int64_t bytes);

/* The text of the last failure of a call with this session. */
FSDP_RUN_API const char *fsdp_run_session_error(fsdp_run_session *session);

#ifdef __cplusplus
}
#endif

#endif /* FSDP_RUN_H */
