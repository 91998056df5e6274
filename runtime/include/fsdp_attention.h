/*===- fsdp_attention.h - what a library of attention offers -------*- C -*-===*
 *
 * Part of the FSDP compiler, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Where arenas are memory of a device, fsdp_rt_attention() and
 * fsdp_rt_attention_grad() load the library that FSDP_ATTENTION_LIBRARY names,
 * by default libfsdp_cudnn.so, which calls cuDNN. A library of one's own has
 * the functions below, all of them, and may read what the runtime sets in the
 * environment when a world of devices is made (docs/Runtime.md).
 *
 * Functions that return a status return 0, or write a text that ends with a 0
 * into `error`, of at most `error_bytes`. A session is used by one thread at a
 * time.
 *
 *===----------------------------------------------------------------------===*/

#ifndef FSDP_ATTENTION_H
#define FSDP_ATTENTION_H

#include "fsdp_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The version of what is declared here, which a library returns. */
#define FSDP_ATTENTION_VERSION 1
FSDP_RT_API uint32_t fsdp_attention_version(void);

/* What one rank needs of the library, and how it computes one attention. */
typedef struct fsdp_attention_session fsdp_attention_session;
typedef struct fsdp_attention_plan fsdp_attention_plan;

/* Memory that an attention is computed from and into. Gradients, and what they
   are computed from, are null where there are none. */
typedef struct fsdp_attention_buffers {
  const void *query, *key, *value;
  void *output, *logsumexp;
  const void *output_grad;
  void *query_grad, *key_grad, *value_grad;
} fsdp_attention_buffers;

/* Begins a session on the calling thread's current device, whose work goes into
   a stream (a cudaStream_t). */
FSDP_RT_API int32_t fsdp_attention_open(void *stream,
                                        fsdp_attention_session **session,
                                        char *error, int64_t error_bytes);

/* Ends it with its plans; nothing is in flight. */
FSDP_RT_API void fsdp_attention_close(fsdp_attention_session *session);

/* Decides how to compute an attention, or its gradients; *workspace_bytes is
   what it needs of the device's memory, aligned to 256 bytes. The description
   is valid (see fsdp_rt_attention_desc), but may be one that the library has no
   kernel for. What one plan computes from equal
   numbers has equal bits. */
FSDP_RT_API int32_t fsdp_attention_make_plan(fsdp_attention_session *session,
                                             const fsdp_rt_attention_desc *desc,
                                             int32_t is_gradient,
                                             fsdp_attention_plan **plan,
                                             int64_t *workspace_bytes,
                                             char *error, int64_t error_bytes);

/* Puts it into the stream, which may be in a capture. */
FSDP_RT_API int32_t fsdp_attention_run(fsdp_attention_session *session,
                                       fsdp_attention_plan *plan,
                                       const fsdp_attention_buffers *buffers,
                                       void *workspace, char *error,
                                       int64_t error_bytes);

#ifdef __cplusplus
}
#endif

#endif /* FSDP_ATTENTION_H */
