/*===- fsdp_rt.h - C ABI of the FSDP runtime ---------------------*- C -*-===*
 *
 * Part of the FSDP compiler, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The whole interface between a compiled training step, the program that runs
 * it and the runtime. It is self-contained C11 (and C++), needs no other header
 * of the project and is versioned as one piece.
 *
 * Objects
 *   fsdp_rt_world    a set of ranks that work together. In the embedded backend
 *                    all of them are threads of this process. Equivalent to a
 *                    parent communicator (MPI_COMM_WORLD, a root ncclComm_t).
 *   fsdp_rt_context  one rank of a world. It is passed to every entry point
 *                    of a compiled step; there is no global or thread-local
 *                    rank.
 *   channel          a small integer: one communicator with its own issue
 *                    order (MPI_Comm, ncclComm_t). Collectives of one channel
 *                    are matched by the order in which they are started.
 *   ticket           a started collective (MPI_Request, a CUDA event).
 *
 * Threads
 *   Calls on one context come from one thread at a time; which thread that is
 *   may change between steps. Calls on different contexts are independent.
 *   World functions may be called by any thread unless they say otherwise.
 *
 * Lifetime
 *   Descriptors (collectives, matrix products, modules) are read by this rank
 *   and, in the embedded backend, by the others too: they stay valid and
 *   unchanged from fsdp_rt_start until the matching fsdp_rt_wait returned on
 *   this rank. Arrays of pointers passed to a call are copied and may be
 *   temporary. Memory of arenas lives as long as its context.
 *
 * Errors
 *   Every call that can fail returns a status, 0 = success. The first failure
 *   on any rank poisons the world: every later call on every rank returns a
 *   non-zero status at once and does nothing, calls that block return. No call
 *   blocks longer than the timeout of the world. Hence generated code may run
 *   straight on and test the status at waits and at its end only. The text of
 *   the first failure (rank, collective, units) is kept: fsdp_rt_last_error.
 *
 * Layout of structures
 *   Structures that compiled code contains consist of 32-bit and 64-bit
 *   integers, doubles and pointers, in an order that needs no padding on a
 *   64-bit machine; field numbers are given, so that they can be emitted as
 * plain constants.
 *
 *===----------------------------------------------------------------------===*/

#ifndef FSDP_RT_H
#define FSDP_RT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(FSDP_RT_BUILDING)
#define FSDP_RT_API __attribute__((visibility("default")))
#else
#define FSDP_RT_API
#endif

/*===----------------------------------------------------------------------===*
 * Version
 *===----------------------------------------------------------------------===*/

#define FSDP_RT_ABI_MAJOR 1
#define FSDP_RT_ABI_MINOR 11
/* The version a compiled module carries: major << 16 | minor. */
#define FSDP_RT_ABI_VERSION                                                    \
  (((uint32_t)FSDP_RT_ABI_MAJOR << 16) | (uint32_t)FSDP_RT_ABI_MINOR)

/* Returns the version of the loaded library: major << 16 | minor. A module runs
   when the majors are equal and its minor is not newer than the library's. */
FSDP_RT_API uint32_t fsdp_rt_abi_version(void);

/*===----------------------------------------------------------------------===*
 * Enumerations (all passed as int32_t; the numbers are part of the ABI)
 *===----------------------------------------------------------------------===*/

/* Result of a call. */
enum fsdp_rt_status_code {
  FSDP_RT_OK = 0,
  FSDP_RT_INVALID_ARGUMENT = 1, /* a descriptor or argument is malformed */
  FSDP_RT_MISMATCH = 2,         /* ranks started different collectives */
  FSDP_RT_TIMEOUT = 3,          /* a rank did not arrive in time */
  FSDP_RT_PEER_FAILED = 4,      /* another rank left or failed */
  FSDP_RT_ABORTED = 5,          /* fsdp_rt_abort was called */
  FSDP_RT_OUT_OF_MEMORY = 6,    /* an arena can't be allocated */
  FSDP_RT_UNSUPPORTED = 7,      /* element type or option not available */
  FSDP_RT_INCOMPATIBLE = 8,     /* ABI version, features or schedule hash */
  FSDP_RT_DATA_RACE = 9,        /* adversarial mode: buffer used in flight */
  FSDP_RT_DEVICE_FAILED = 10    /* since 1.1: a device or its library failed */
};

/* Element types. Sizes in bytes: 4 8 2 2 8 4 1 1. I1 is one byte, 0 or 1. */
enum fsdp_rt_dtype {
  FSDP_RT_F32 = 0,
  FSDP_RT_F64 = 1,
  FSDP_RT_F16 = 2,
  FSDP_RT_BF16 = 3,
  FSDP_RT_I64 = 4,
  FSDP_RT_I32 = 5,
  FSDP_RT_I8 = 6,
  FSDP_RT_I1 = 7
};

/* Kinds of collectives; see fsdp_rt_collective. */
enum fsdp_rt_collective_kind {
  FSDP_RT_ALL_GATHER = 0,
  FSDP_RT_REDUCE_SCATTER = 1,
  FSDP_RT_ALL_REDUCE = 2,
  FSDP_RT_COPY = 3,       /* since 1.4 */
  FSDP_RT_SLICE = 4,      /* since 1.8 */
  FSDP_RT_ALL_TO_ALL = 5, /* since 1.8 */
  FSDP_RT_PERMUTE = 6     /* since 1.8 */
};

/* Reductions. MAX propagates NaN. */
enum fsdp_rt_reduce_kind { FSDP_RT_SUM = 0, FSDP_RT_MAX = 1 };

/* Arenas of a context. */
enum fsdp_rt_arena_kind {
  FSDP_RT_ARENA_PERSISTENT = 0, /* shards, optimizer state, buffers */
  FSDP_RT_ARENA_COMM = 1,       /* gathered parameters, unreduced gradients */
  FSDP_RT_ARENA_TEMP = 2,       /* activations and workspaces of one step */
  FSDP_RT_ARENA_HOST = 3,       /* inputs, hyper-parameters, loss, outputs */
  FSDP_RT_ARENA_OFFLOAD = 4,    /* since 1.4: shards and optimizer state that
                                   are copied to the device where needed;
                                   memory of the host, pinned where there is a
                                   device */
  FSDP_RT_NUM_ARENAS = 5
};

/*===----------------------------------------------------------------------===*
 * Compiled modules
 *===----------------------------------------------------------------------===*/

typedef struct fsdp_rt_world fsdp_rt_world;
typedef struct fsdp_rt_context fsdp_rt_context;

/* What a compiled step says about itself. It exports one constant of this type
   under the name FSDP_RT_MODULE_SYMBOL, and for each entry E of its manifest
     int32_t fsdp_entry_E(fsdp_rt_context *ctx, void *const *args);
   args[i] points at the storage of the entry's i-th argument. With
   FSDP_RT_FEATURE_DEVICE that is a multiple of FSDP_RT_ARGUMENT_ALIGNMENT
   bytes, as all offsets in the manifest are: kernels access several elements at
   once. The function returns a status. */
typedef struct fsdp_rt_module {
  int64_t struct_size;     /* 0: sizeof(fsdp_rt_module) = 40 */
  uint32_t abi_version;    /* 1: FSDP_RT_ABI_VERSION at compile time */
  uint32_t features;       /* 2: needed features, FSDP_RT_FEATURE_* */
  const char *manifest;    /* 3: JSON text, UTF-8, need not end in a zero */
  int64_t manifest_length; /* 4: its length in bytes */
  uint64_t schedule_hash;  /* 5: equal on ranks whose collectives match */
} fsdp_rt_module;

#define FSDP_RT_MODULE_SYMBOL "fsdp_rt_module_v1"

/* A text beside it that ends in a zero: the processor that the step's code was
   compiled for, as JSON {"triple": ..., "cpu": ..., "features": [...]}. The
   features, by LLVM's names, are those that the code may use and not every
   processor of the triple has. Who loads the step compares them. */
#define FSDP_RT_TARGET_SYMBOL "fsdp_rt_target_v1"

/* Texts beside it that end in a zero, which may be missing. The numbers of
   ranks that a library holds steps for, "4,8,16": what belongs to the first has
   the names above, to another, as 8, these names with FSDP_RT_WORLD_SUFFIX and
   the number behind them ("fsdp_rt_module_v1_world8",
   "fsdp_entry_step_world8"). And a command that makes it: MODEL.mlir for the
   input and the options that change it, but for the number of ranks. */
#define FSDP_RT_WORLDS_SYMBOL "fsdp_rt_worlds_v1"
#define FSDP_RT_WORLD_SUFFIX "_world"
#define FSDP_RT_COMMAND_SYMBOL "fsdp_rt_command_v1"

/* Since 1.2. The module's kernels run on a device: arenas but those of the host
   (HOST, OFFLOAD) are memory of the device, and what the module calls is put
   into the order of the rank's stream. */
#define FSDP_RT_FEATURE_DEVICE 1
#define FSDP_RT_ARGUMENT_ALIGNMENT 64

/* Signature of an entry point. */
typedef int32_t (*fsdp_rt_entry)(fsdp_rt_context *ctx, void *const *args);

/* Checks that this library can run `module`, without a context. On failure
   writes one line to message (at most message_size bytes with the final zero;
   message may be null). Returns FSDP_RT_INCOMPATIBLE or FSDP_RT_OK. */
FSDP_RT_API int32_t fsdp_rt_module_check(const fsdp_rt_module *module,
                                         char *message, int64_t message_size);

/* Announces that this rank is going to run `module`. Fails on all ranks when
   another rank of the world announced another schedule hash, and names the
   first collective in which the manifests differ. Called once per context
   before its first step; blocks only for rank 0 where that is another process.
 */
FSDP_RT_API int32_t fsdp_rt_module_attach(fsdp_rt_context *ctx,
                                          const fsdp_rt_module *module);

/*===----------------------------------------------------------------------===*
 * Worlds and contexts (called by the program that runs steps)
 *===----------------------------------------------------------------------===*/

/* Fill arenas with a seeded pattern, keep guard bytes behind them and measure
   what is really touched. The communication and temporary arenas are filled
   anew before each step. */
#define FSDP_RT_POISON 1
/* The destination of a started collective holds NaN until its wait; a source
   that changes in flight is an error. Ranks wait in equal order, as data moves
   in waits only. */
#define FSDP_RT_ADVERSARIAL 2
/* Leave the treatment of denormals as it is. Otherwise they are flushed to zero
   between fsdp_rt_step_begin and fsdp_rt_step_end. */
#define FSDP_RT_KEEP_DENORMALS 4
/* Since 1.4. What steps put into the streams of a device becomes CUDA graphs:
   calls that equal those of an earlier step are launched as one graph, at the
   end of the step or where the rank waits for its work. All ranks have to make
   equal calls, and repeat them in the same steps. FSDP_RT_UNSUPPORTED where
   that can't be; FSDP_CUDA_GRAPHS=1 asks for it where it can. */
#define FSDP_RT_CUDA_GRAPHS 8

/* The most ranks of a world: who announces more is wrong, and no memory is
   taken for them. Tables have an entry for each rank, and rank 0 has a
   connection with each while they meet. */
#define FSDP_RT_MAX_RANKS 16384

/* How to make a world. Zero in a field means its default. */
typedef struct fsdp_rt_world_options {
  int64_t struct_size; /* 0: sizeof(fsdp_rt_world_options) = 56; 48 in 1.0 */
  int64_t world_size;  /* 1: number of ranks from 1; 0 = what the launcher
                          of the processes says (not embedded) */
  int64_t timeout_ms;  /* 2: default FSDP_TIMEOUT_MS, else 600000 */
  uint64_t seed;       /* 3: of the poison pattern */
  int32_t flags;       /* 4: FSDP_RT_POISON | FSDP_RT_ADVERSARIAL | ... */
  int32_t ring_depth;  /* 5: collectives in flight per channel, default 64 */
  int64_t reserved;    /* 6: 0 */
  const char *backend; /* 7: since 1.1: what moves data, "embedded" (ranks are
                          threads of this process) or another that this library
                          has; null: FSDP_BACKEND, else what suits how the
                          process was started, "mpi" or "embedded" */
} fsdp_rt_world_options;

/* Makes a world, or in a backend of several processes this process's part of
   it; blocks until all processes are there, at most for the timeout. On
   failure *world is null and message, if not null, holds one line. */
FSDP_RT_API int32_t fsdp_rt_world_create(const fsdp_rt_world_options *options,
                                         fsdp_rt_world **world, char *message,
                                         int64_t message_size);

/* Since 1.9. What mpirun, srun, torchrun or `fsdp-run --ranks` say about this
   process: its rank, and how many processes they started; 0 and 1 where none of
   them did. Any thread. On failure message, if not null, holds one line. */
FSDP_RT_API int32_t fsdp_rt_launched(int64_t *rank, int64_t *size,
                                     char *message, int64_t message_size);

/* Since 1.9. Draws a secret that a launcher hands to the processes of one job
   in FSDP_JOB_SECRET: text of 64 letters and a zero. FSDP_RT_UNSUPPORTED where
   they could not use it, as OpenSSL 3 can't be loaded; processes of one machine
   can do without. Any thread. */
FSDP_RT_API int32_t fsdp_rt_draw_secret(char *text, int64_t text_size);

/* Since 1.1. Number of ranks of the world, and which of them live in this
   process: *first .. *first + *count - 1. Each pointer may be null. Any thread.
   Returns the status of the world. */
FSDP_RT_API int32_t fsdp_rt_world_ranks(const fsdp_rt_world *world,
                                        int64_t *size, int64_t *first,
                                        int64_t *count);

/* Since 1.1. Name of the backend: "embedded", ... Any thread, never fails; the
   text lives as long as the library. */
FSDP_RT_API const char *fsdp_rt_world_backend(const fsdp_rt_world *world);

/* Frees a world. Its contexts are destroyed before. */
FSDP_RT_API void fsdp_rt_world_destroy(fsdp_rt_world *world);

/* Restricts a channel to groups: the ranks are the cells of a row-major grid
   (shape, num_dims of them), and a group are the ranks that differ in
   the coordinates `axes` only. Member order is row-major over those axes. Must
   precede the first collective of the channel; channels that were never defined
   consist of the whole world. Channels are 0 .. FSDP_RT_MAX_CHANNELS - 1.
   Equivalent to MPI_Comm_split / ncclCommSplit. */
FSDP_RT_API int32_t fsdp_rt_world_define_channel(
    fsdp_rt_world *world, int32_t channel, int32_t num_dims,
    const int64_t *shape, int32_t num_axes, const int32_t *axes);
#define FSDP_RT_MAX_CHANNELS 32

/* Makes the context of one rank. Each rank has one at a time. */
FSDP_RT_API int32_t fsdp_rt_context_create(fsdp_rt_world *world, int64_t rank,
                                           fsdp_rt_context **ctx);

/* Ends a rank. Ranks that wait for it fail with FSDP_RT_PEER_FAILED. */
FSDP_RT_API void fsdp_rt_context_destroy(fsdp_rt_context *ctx);

/* The rank of a context in its world, and the size of that. */
FSDP_RT_API int64_t fsdp_rt_rank(const fsdp_rt_context *ctx);
FSDP_RT_API int64_t fsdp_rt_world_size(const fsdp_rt_context *ctx);

/* Allocates an arena: anonymous memory, huge pages if available, touched, zero
   (pattern in poison mode). Once per kind; 0 bytes are allowed. */
FSDP_RT_API int32_t fsdp_rt_arena_reserve(fsdp_rt_context *ctx, int32_t kind,
                                          int64_t bytes);

/* Bytes reserved, and in poison mode one past the last byte that was written
   since the arena was reserved (else -1): the high-water mark. */
FSDP_RT_API int32_t fsdp_rt_arena_usage(fsdp_rt_context *ctx, int32_t kind,
                                        int64_t *reserved, int64_t *touched);

/* Tells poison mode that the caller filled bytes [begin, end) of an arena with
   data of its own; needed for the high-water mark only where the data may
   equal the pattern. */
FSDP_RT_API int32_t fsdp_rt_arena_note(fsdp_rt_context *ctx, int32_t kind,
                                       int64_t begin, int64_t end);

/* Opens a step on the calling thread: floating point mode, poison. Everything
   between it and fsdp_rt_step_end is free of heap allocation once the first
   steps are over. `step` appears in messages. */
FSDP_RT_API int32_t fsdp_rt_step_begin(fsdp_rt_context *ctx, int64_t step);

/* Closes a step on the same thread. A collective without its wait is an
   error. Returns the status of the context. */
FSDP_RT_API int32_t fsdp_rt_step_end(fsdp_rt_context *ctx);

/* Waits until all ranks of the world have called it, and like
   fsdp_rt_synchronize for all earlier work of this one. */
FSDP_RT_API int32_t fsdp_rt_barrier(fsdp_rt_context *ctx);

/* Since 1.1. Waits until all earlier work of the context has happened; where
   collectives are ordered by streams of a device, a wait returns before. On the
   rank's thread. */
FSDP_RT_API int32_t fsdp_rt_synchronize(fsdp_rt_context *ctx);

/* Since 1.1. Copies `bytes` from src to dst, each in an arena of the context or
   in host memory, after all earlier work of the context; they are there on
   return. On the rank's thread. */
FSDP_RT_API int32_t fsdp_rt_copy(fsdp_rt_context *ctx, void *dst,
                                 const void *src, int64_t bytes);

/* Poisons the world with a status and a text; any rank may call it while
   others are blocked. */
FSDP_RT_API void fsdp_rt_abort(fsdp_rt_context *ctx, int32_t status,
                               const char *message);

/* Since 1.9. The same without a context, for the first rank of this process: a
   program that can't begin tells the other processes why. Any thread. */
FSDP_RT_API void fsdp_rt_world_abort(fsdp_rt_world *world, int32_t status,
                                     const char *message);

/* Copies the text of the first failure of the world, with final zero, cut to
   size bytes. Returns its full length; 0 when nothing failed. */
FSDP_RT_API int64_t fsdp_rt_last_error(fsdp_rt_context *ctx, char *buffer,
                                       int64_t size);

/* Since 1.1. The same without a context. Any thread. */
FSDP_RT_API int64_t fsdp_rt_world_last_error(const fsdp_rt_world *world,
                                             char *buffer, int64_t size);

/* Since 1.1. Writes the last collectives of this process's ranks as JSON to
   `path`; null: FSDP_FLIGHT_FILE.rankN.json, nothing without that variable. The
   same happens after the first failure of a world and on SIGUSR2. On failure
   returns FSDP_RT_INVALID_ARGUMENT and message, if not null, holds one line;
   the world does not fail. Any thread. */
FSDP_RT_API int32_t fsdp_rt_flight_dump(fsdp_rt_world *world, const char *path,
                                        char *message, int64_t message_size);

/* What a context did since it was created. */
typedef struct fsdp_rt_stats {
  int64_t struct_size;      /* 0: set by the caller to sizeof(fsdp_rt_stats) */
  int64_t collectives;      /* 1: finished collectives */
  int64_t bytes_gathered;   /* 2: bytes written by all_gather, slice, all_to_all
                                  and permute */
  int64_t bytes_reduced;    /* 3: bytes written by reductions */
  int64_t matmuls;          /* 4: calls of fsdp_rt_matmul, with a bias or not */
  int64_t wait_nanoseconds; /* 5: time blocked for other ranks */
  int64_t finished_in_start; /* 6: collectives that needed no waiting */
  int64_t workspace_bytes;   /* 7: of the built-in matrix product and of
                                   convolutions, outside of the plan */
  int64_t graph_captures;    /* 8: since 1.4: CUDA graphs that were made */
  int64_t graph_launches;    /* 9: since 1.4: and launched */
  int64_t convolutions;      /* 10: since 1.5: calls of fsdp_rt_convolve */
} fsdp_rt_stats;

/* Fills *stats; fields beyond its struct_size are left out. */
FSDP_RT_API int32_t fsdp_rt_get_stats(fsdp_rt_context *ctx,
                                      fsdp_rt_stats *stats);

/* Since 1.1. What a context did with one collective since it was created. */
typedef struct fsdp_rt_counter {
  int64_t struct_size;      /* 0: set by the caller */
  const char *name;         /* 1: as messages have it; lives as long as the
                                  world */
  int32_t kind;             /* 2: fsdp_rt_collective_kind */
  int32_t channel;          /* 3 */
  int64_t count;            /* 4: times it was waited for */
  int64_t bytes;            /* 5: of the full buffers, all times together */
  int64_t wait_nanoseconds; /* 6: time blocked for other ranks */
} fsdp_rt_counter;

/* Since 1.1. Fills *counter with what is known of the context's collective
   number `index`, from 0 in the order of their first waits. Collectives with
   equal units, kinds, sizes and channels are one. Returns
   FSDP_RT_INVALID_ARGUMENT behind the last one; the world does not fail. On the
   rank's thread, or when it is in no call. */
FSDP_RT_API int32_t fsdp_rt_get_counter(fsdp_rt_context *ctx, int64_t index,
                                        fsdp_rt_counter *counter);

/* Name of the library that multiplies matrices: "openblas" or "builtin". */
FSDP_RT_API const char *fsdp_rt_blas_name(void);

/* Since 1.5. What computes convolutions: "builtin", which makes matrix products
   of them, or oneDNN with its version and instruction set, as in "onednn 3.2.0
   avx2". */
FSDP_RT_API const char *fsdp_rt_convolution_name(void);

/*===----------------------------------------------------------------------===*
 * Calls of generated code
 *===----------------------------------------------------------------------===*/

/* Start of an arena; null if it was not reserved or has 0 bytes. Never
   changes once reserved. */
FSDP_RT_API void *fsdp_rt_arena(fsdp_rt_context *ctx, int32_t kind);

/* The sticky status of the context: 0, or that of the world's first failure. */
FSDP_RT_API int32_t fsdp_rt_status(fsdp_rt_context *ctx);

/* A piece of the bijection between a full buffer and its shards, in bytes.
   Member r of the channel owns the bytes
     [origin + r * chunk, origin + (r + 1) * chunk)
       intersected with [full_offset, full_offset + bytes)
   of the full buffer; byte p of them is byte
     shard_base + p - origin - r * chunk
   of the shard of r. A flat layout of W shards of B bytes is the one segment
   {0, W * B, 0, B, 0}. Bytes of a segment that no member owns are left alone.
   Since 1.8: the two segments of an all_to_all say how a buffer of B bytes is
   cut into a piece for each of W members. Both are {0, B, 0, chunk, 0}, and
   W * chunk divides B. Chunk number c of the buffer belongs to member c % W and
   begins at byte c / W * chunk of its piece. */
typedef struct fsdp_rt_segment {
  int64_t full_offset; /* 0 */
  int64_t bytes;       /* 1: 0 or more */
  int64_t origin;      /* 2: may lie before full_offset */
  int64_t chunk;       /* 3: more than 0 unless bytes is 0 */
  int64_t shard_base;  /* 4 */
} fsdp_rt_segment;

/* One unit of a collective, or a value without one. */
typedef struct fsdp_rt_part {
  const char *unit;                /* 0: name of the unit (FQN) or the value,
                                         may be empty; zero-terminated */
  int32_t dtype;                   /* 1: fsdp_rt_dtype of both sides */
  int32_t shift;                   /* 2: permute, since 1.8: from 0 to the
                                         number of members - 1, equal in all
                                         parts; else 0. Before 1.8: 0 */
  int64_t full_bytes;              /* 3: size of the full buffer */
  int64_t shard_bytes;             /* 4: size of a shard; all_reduce: 0; copy,
                                         permute: full_bytes; all_to_all: of a
                                         piece, full_bytes / members */
  int64_t num_segments;            /* 5: all_reduce, copy, permute: 0;
                                         all_to_all: 2, those of the source and
                                         of the destination (or 0 for 0 bytes)
                                       */
  const fsdp_rt_segment *segments; /* 6: null without segments */
} fsdp_rt_part;

/* The caller promises not to write the sources before every member of the
   channel has returned from its wait, by a dependence of its own (for example:
   a shard is written by the optimizer only after a reduction that each member
   starts after its wait). The wait then need not check that all have read.
   Of an all_gather; an error of other kinds. */
#define FSDP_RT_SOURCE_STABLE 1

/* A collective. All members of a channel start equal ones in equal order.
     all_gather      src[i] = shard of part i, dst[i] = full buffer
     reduce_scatter  src[i] = full buffer,     dst[i] = shard of part i
     all_reduce      src[i], dst[i] = full buffers
     copy            src[i], dst[i] = buffers of full_bytes
     slice           src[i] = full buffer,     dst[i] = shard of part i
     all_to_all      src[i], dst[i] = buffers of full_bytes
     permute         src[i], dst[i] = buffers of full_bytes
   Of a copy one buffer may lie in an arena of the host. It goes on a channel of
   groups of one rank (defined over no axes) that has nothing but copies.
   A slice keeps this member's part of a value that every member has: what
   all_gather gathers back. No member waits for another, in its start (but see
   ring_depth) or its wait. In an all_to_all piece k of member j's source
   becomes piece j of member k's destination, as bytes in the order of the
   piece. In a permute the source of member j arrives in the destination of
   member (j + shift) % members. In place is allowed: an owned piece may lie at
   the same address on both sides (all_reduce: src[i] == dst[i]). In an
   all_to_all or permute a part's source and destination that overlap are
   refused, also where there is one member. Other overlap is undefined. A
   reduction combines the members' values in ascending order, starting from
   member 0's: ((v0 + v1) + v2) + ..., in the element type (f16 and bf16 in f32,
   rounded once at the end). With mean != 0 the sum is divided by the number of
   members (multiplied by the exact reciprocal where that is a power of two);
   float types only. Results do not depend on timing. */
typedef struct fsdp_rt_collective {
  int64_t struct_size;       /* 0: sizeof(fsdp_rt_collective) = 56 */
  int32_t kind;              /* 1: fsdp_rt_collective_kind */
  int32_t channel;           /* 2: 0 .. FSDP_RT_MAX_CHANNELS - 1 */
  int32_t reduce;            /* 3: fsdp_rt_reduce_kind; 0 in kinds that don't
                                   reduce */
  int32_t mean;              /* 4: 0 or 1; 0 in those and with MAX */
  int32_t flags;             /* 5: FSDP_RT_SOURCE_STABLE or 0 */
  int32_t id;                /* 6: index in the manifest's collectives, or -1 */
  int64_t num_parts;         /* 7 */
  const fsdp_rt_part *parts; /* 8 */
  const char *channel_name;  /* 9: for messages, may be null */
} fsdp_rt_collective;

/* Starts a collective. src and dst have num_parts pointers. On success
   *ticket is the handle for fsdp_rt_wait (never 0); on failure it is 0. May
   already do the work if all members have arrived. Blocks only when ring_depth
   collectives of the channel are in flight. From here until the wait returns
   the sources must not be written and the destinations not be touched. */
FSDP_RT_API int32_t fsdp_rt_start(fsdp_rt_context *ctx,
                                  const fsdp_rt_collective *desc,
                                  void *const *src, void *const *dst,
                                  int64_t *ticket);

/* Finishes a started collective: the destinations hold the result, and the
   sources may be written again (see FSDP_RT_SOURCE_STABLE). Waits in any order;
   each ticket once. Ticket 0 (a failed start) returns the status. */
FSDP_RT_API int32_t fsdp_rt_wait(fsdp_rt_context *ctx, int64_t ticket);

/* A batch of row-major matrix products c = op(a) * op(b) + beta * c.
   op(a) is m x k: element (i, p) is a[i * lda + p], with trans_a
   a[p * lda + i]; op(b) is k x n: b[p * ldb + j], with trans_b b[j * ldb + p];
   c[i * ldc + j]. Both batch dimensions have an extent (1 = none) and one
   stride per operand, in elements; a stride of 0 repeats an operand of the
   input. beta is 0 (c is not read) or 1. Since 1.3, where arenas are memory of
   a device: FSDP_RT_F16 or FSDP_RT_BF16 for a and b, with sums and c in f32;
   since 1.6 either plus FSDP_RT_NARROW_RESULT, for a c of that type, too, whose
   sums are f32 and rounded once. */
enum { FSDP_RT_NARROW_RESULT = 256 };
typedef struct fsdp_rt_matmul_desc {
  int32_t dtype;                /* 0: of a and b, and of c see above */
  int32_t trans_a;              /* 1: 0 or 1 */
  int32_t trans_b;              /* 2: 0 or 1 */
  int32_t beta;                 /* 3: 0 or 1 */
  int64_t m, n, k;              /* 4 5 6: 0 or more */
  int64_t lda, ldb, ldc;        /* 7 8 9: elements */
  int64_t batch0, batch1;       /* 10 11: outer and inner extent */
  int64_t a_stride0, a_stride1; /* 12 13: elements */
  int64_t b_stride0, b_stride1; /* 14 15 */
  int64_t c_stride0, c_stride1; /* 16 17 */
} fsdp_rt_matmul_desc;

/* Multiplies on the calling thread, or where arenas are memory of a device, on
   that, in the order of the rank's stream. Equal calls give equal bits, on any
   rank. */
FSDP_RT_API int32_t fsdp_rt_matmul(fsdp_rt_context *ctx,
                                   const fsdp_rt_matmul_desc *desc,
                                   const void *a, const void *b, void *c);

/* Since 1.7. The same with a bias, c = op(a) * op(b) + bias: each row of c gets
   the n elements of `bias`, which are of c's type, before it is rounded. For
   one product (batch0 and batch1 are 1) with sums (k is not 0) and beta 0; not
   of f64 on a device. c does not overlap the bias. */
FSDP_RT_API int32_t fsdp_rt_matmul_bias(fsdp_rt_context *ctx,
                                        const fsdp_rt_matmul_desc *desc,
                                        const void *a, const void *b, void *c,
                                        const void *bias);

/* Since 1.5. A convolution of f32 or f64, without padding: for all n, g, o and
   places p
     y[n, g, o, p] = sum over c and k of
       x[n, g, c, p * stride + k * dilation] * w[g, o, c, k]
   plus y with beta 1. There are up to three dimensions of places, those that
   are missing come last and have extents of 1. Strides are in elements, x_place
   and so on those of one place. A gradient of weights is one too: its batch are
   the channels, its channels the images, its window the gradient of the result.
 */
typedef struct fsdp_rt_convolution_desc {
  int32_t dtype;                                  /* 0: of all three */
  int32_t beta;                                   /* 1: 0 or 1 */
  int64_t batch, groups;                          /* 2 3: extents, 0 or more */
  int64_t outputs, inputs;                        /* 4 5: channels of a group */
  int64_t places[3], window[3];                   /* 6 9: extents of y and w */
  int64_t stride[3], dilation[3];                 /* 12 15: at least 1 */
  int64_t x_batch, x_group, x_input, x_place[3];  /* 18 19 20 21 */
  int64_t w_group, w_output, w_input, w_place[3]; /* 24 25 26 27 */
  int64_t y_batch, y_group, y_output, y_place[3]; /* 30 31 32 33 */
} fsdp_rt_convolution_desc;

/* Computes it on the calling thread, with the library that
   fsdp_rt_convolution_name names. Equal calls give equal bits, on any rank. x
   and w don't overlap y. Not where arenas are memory of a device. */
FSDP_RT_API int32_t fsdp_rt_convolve(fsdp_rt_context *ctx,
                                     const fsdp_rt_convolution_desc *desc,
                                     const void *x, const void *w, void *y);

/* Since 1.11. Attention of f16 or bf16, where arenas are memory of a device:
   for each batch b, head h and row t, with k = h / (heads / key_heads),
     score(s) = scale * sum over d of query[b, h, t, d] * key[b, k, s, d]
     logsumexp[b, h, t] = log(sum over s of exp(score(s)))
     output[b, h, t, e] =
       sum over s of exp(score(s) - logsumexp) * value[b, k, s, e]
   over all columns s, with causal those up to t. The elements of a row lie side
   by side; strides are those of batches, heads and rows, in elements, and like
   addresses multiples of 16 bytes. Log-sum-exps are f32, [batch, heads, rows]
   without gaps. A library may refuse what it has no kernel for, such as one
   row. */
typedef struct fsdp_rt_attention_desc {
  int32_t dtype;              /* 0: FSDP_RT_F16 or FSDP_RT_BF16; sums are f32 */
  int32_t causal;             /* 1: 0 or 1 */
  int64_t batch;              /* 2: all extents are at least 1 */
  int64_t heads, key_heads;   /* 3 4: key_heads divides heads */
  int64_t rows, columns;      /* 5 6: of queries; of keys and values */
  int64_t depth, value_depth; /* 7 8: elements of a row */
  double scale;               /* 9 */
  int64_t query[3], key[3];   /* 10 13: strides in elements */
  int64_t value[3], output[3];           /* 16 19 */
  int64_t output_grad[3], query_grad[3]; /* 22 25: 0 if there is no gradient */
  int64_t key_grad[3], value_grad[3];    /* 28 31 */
} fsdp_rt_attention_desc;

/* Computes output and logsumexp in the order of the rank's stream, by the
   library that FSDP_ATTENTION_LIBRARY names (fsdp_attention.h), by default the
   one that comes with the runtime and calls cuDNN. Equal calls give equal bits,
   on devices of one kind. */
FSDP_RT_API int32_t fsdp_rt_attention(fsdp_rt_context *ctx,
                                      const fsdp_rt_attention_desc *desc,
                                      const void *query, const void *key,
                                      const void *value, void *output,
                                      void *logsumexp);

/* Since 1.11. Computes the gradients of query, key and value for the gradient
   of the output, from what fsdp_rt_attention computed. */
FSDP_RT_API int32_t fsdp_rt_attention_grad(
    fsdp_rt_context *ctx, const fsdp_rt_attention_desc *desc,
    const void *output_grad, const void *query, const void *key,
    const void *value, const void *output, const void *logsumexp,
    void *query_grad, void *key_grad, void *value_grad);

/* Since 1.2. What the data of an image are. */
enum fsdp_rt_image_kind {
  FSDP_RT_IMAGE_PTX = 1,   /* text, with a final zero that is not counted */
  FSDP_RT_IMAGE_CUBIN = 2, /* for one architecture */
  FSDP_RT_IMAGE_HOST = 3   /* functions for the processor, which a double of
                              CUDA executes */
};

typedef struct fsdp_rt_device_image {
  int32_t kind;     /* 0: fsdp_rt_image_kind */
  int32_t reserved; /* 1: 0 */
  int64_t bytes;    /* 2 */
  const void *data; /* 3: aligned to 16 bytes */
} fsdp_rt_device_image;

/* Since 1.2. The kernels of a module. */
typedef struct fsdp_rt_device_code {
  int64_t struct_size;                /* 0: sizeof(fsdp_rt_device_code) = 40 */
  int64_t num_kernels;                /* 1 */
  const char *const *kernels;         /* 2: names by number */
  int64_t num_images;                 /* 3 */
  const fsdp_rt_device_image *images; /* 4: the first that the device takes is
                                            used */
} fsdp_rt_device_code;

/* Since 1.2. A launch of a kernel. */
typedef struct fsdp_rt_launch_desc {
  const fsdp_rt_device_code *code; /* 0 */
  int32_t kernel;                  /* 1: number */
  int32_t num_args;                /* 2: at most FSDP_RT_MAX_LAUNCH_ARGS */
  int64_t grid;                    /* 3: blocks, up to 2^31 - 1 */
  int32_t block;                   /* 4: threads of a block, up to 1024 */
  int32_t shared_bytes;            /* 5: beyond what the kernel declares: 0 */
  int32_t lane;                    /* 6: stream; 0 = computing */
  int32_t reserved;                /* 7: 0 */
} fsdp_rt_launch_desc;
#define FSDP_RT_MAX_LAUNCH_ARGS 256

/* Since 1.3. Ranks that share a device add with kernels of the module: for each
   reduction and element type in its collectives one named fsdp_sum_TYPE or
   fsdp_max_TYPE, of blocks of FSDP_RT_REDUCTION_THREADS threads, with the
   arguments result, FSDP_RT_REDUCTION_SOURCES sources, number of members of
   those, for float types the divisor, number of elements. */
#define FSDP_RT_REDUCTION_SOURCES 8
#define FSDP_RT_REDUCTION_THREADS 256

/* Since 1.2. Puts a kernel into the order of the rank's stream. args has
   num_args slots of 8 bytes, each with a pointer or a number, which are read
   before the call returns. The first launch loads the code. */
FSDP_RT_API int32_t fsdp_rt_launch(fsdp_rt_context *ctx,
                                   const fsdp_rt_launch_desc *desc,
                                   const int64_t *args);

/* Since 1.10. The arguments of an entry, num_args pointers: fails where one of
   them is not a multiple of FSDP_RT_ARGUMENT_ALIGNMENT bytes. Entries of
   modules with FSDP_RT_FEATURE_DEVICE begin with this call. */
FSDP_RT_API int32_t fsdp_rt_check_arguments(fsdp_rt_context *ctx,
                                            void *const *args,
                                            int64_t num_args);

#ifdef __cplusplus
}
#endif

#endif /* FSDP_RT_H */
