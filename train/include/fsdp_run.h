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
  FSDP_RUN_FAILED = 1,   /* fsdp_run_session_error has the text */
  FSDP_RUN_ANSWERED = 2, /* only printed what --help asked for */
  FSDP_RUN_ENDED = 3     /* the run has ended: after --steps, or elsewhere */
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
 * done, on a thread of the run; the ranks wait as long as it takes. The run
 * ends, as with SIGTERM, unless it returns 0. */
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

/*===- Trainers
-------------------------------------------------------------===*\
|* A run whose batches the caller has. Its ranks are threads of this process, *|
|* or one rank is here and the others are where mpirun, srun or torchrun *|
|* started them; then every process makes the same calls. One thread at a time
*|
|* may use a trainer. *|
\*===----------------------------------------------------------------------===*/

typedef struct fsdp_run_trainer fsdp_run_trainer;

/* Ranks count once where several compute together on one batch: along axes of
 * the grid that are none of the manifest's batch_axes. */
typedef struct fsdp_run_trainer_info {
  int64_t world;         /* ranks that train together */
  int64_t first_rank;    /* of this process */
  int64_t num_ranks;     /* of this process */
  int64_t micro_batches; /* of a step */
  int64_t num_inputs;    /* of a micro-batch */
  int64_t steps_done;    /* also those of a run that is resumed */
} fsdp_run_trainer_info;

/* An input; of another type or shape than the artifact's it is refused. */
typedef struct fsdp_run_tensor {
  const void *data; /* row-major; null for a seed (an i64 input rng_seed) that
                       is made up */
  const char *dtype;
  const int64_t *shape;
  int64_t rank; /* number of dimensions */
} fsdp_run_tensor;

/* Starts a run with the arguments of fsdp-run, the program's name left out,
 * without --data, --text, --tokens and --reference; returns when its ranks wait
 * for a batch. Without --steps it goes on until it is closed. */
FSDP_RUN_API int32_t fsdp_run_open(int32_t num_arguments,
                                   const char *const *arguments,
                                   fsdp_run_trainer **trainer, char *error,
                                   int64_t error_bytes);
FSDP_RUN_API int32_t fsdp_run_info(fsdp_run_trainer *trainer,
                                   fsdp_run_trainer_info *info);

/* Describes an input of a micro-batch, from 0; where there are steps for
 * several shapes that of the first. */
FSDP_RUN_API int32_t fsdp_run_get_input(fsdp_run_trainer *trainer,
                                        int64_t index, fsdp_run_state *input);

/* How many losses a step has, and what they are called: one without a name, or
 * where steps take turns one of each, in their order. */
FSDP_RUN_API int64_t fsdp_run_num_losses(fsdp_run_trainer *trainer);
FSDP_RUN_API const char *fsdp_run_loss_name(fsdp_run_trainer *trainer,
                                            int64_t index);

/* Takes a step: the inputs of each micro-batch of each rank of this process,
 * one after another. They are read before this returns. A batch that is refused
 * changes nothing. `losses` has room for `world` numbers for each
 * loss, one after another, and may be null. */
FSDP_RUN_API int32_t fsdp_run_step(fsdp_run_trainer *trainer,
                                   const fsdp_run_tensor *inputs,
                                   int64_t num_inputs, double *losses);

/* The states, until the next call with this trainer; only where all ranks are
 * threads of this process. */
FSDP_RUN_API int32_t fsdp_run_look(fsdp_run_trainer *trainer,
                                   fsdp_run_session **session);

/* Writes the weights, as --save does at the end; saves a checkpoint in
 * --checkpoint-dir. */
FSDP_RUN_API int32_t fsdp_run_save(fsdp_run_trainer *trainer, const char *path);
FSDP_RUN_API int32_t fsdp_run_checkpoint(fsdp_run_trainer *trainer);

/* Ends the run and writes what the arguments name, or leaves that out if it is
 * abandoned. The trainer stays, for the text of an error. */
FSDP_RUN_API int32_t fsdp_run_close(fsdp_run_trainer *trainer,
                                    int32_t is_abandoned);
FSDP_RUN_API void fsdp_run_free(fsdp_run_trainer *trainer);

/* The text of the last failure of a call with this trainer. */
FSDP_RUN_API const char *fsdp_run_trainer_error(fsdp_run_trainer *trainer);

#ifdef __cplusplus
}
#endif

#endif /* FSDP_RUN_H */
