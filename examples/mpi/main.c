//===- main.c - One rank of a run under mpirun ----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the arguments of the compiled step from a file, calls it, and writes
// them back. It knows no MPI and no runtime of ours.
//
// usage: mpirun -n N train FOLDER STEPS
//
//===----------------------------------------------------------------------===//

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

// Made by run.py: step(), NUM_ARGS, NUM_FRESH, arg_bytes, fresh_args,
// call_step().
#include "step.h"

// Of host.mlir.
int32_t mpi_begin(void);
void mpi_end(void);

static FILE *open_file(const char *folder, int32_t rank, const char *kind,
                       const char *mode) {
  char path[4096];
  snprintf(path, sizeof(path), "%s/rank-%d.%s", folder, (int)rank, kind);
  FILE *file = fopen(path, mode);
  if (!file) {
    perror(path);
    exit(1); // mpirun ends the others.
  }
  return file;
}

static void move(size_t moved, long bytes, const char *what) {
  if (moved != (size_t)bytes) {
    fprintf(stderr, "error: %s: expected %ld bytes, got %zu\n", what, bytes,
            moved);
    exit(1);
  }
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: train FOLDER STEPS\n");
    return 1;
  }
  int32_t rank = mpi_begin();
  int steps = atoi(argv[2]);
  FILE *in = open_file(argv[1], rank, "in", "rb");
  void *args[NUM_ARGS];
  for (int i = 0; i < NUM_ARGS; ++i) {
    long bytes = (arg_bytes[i] + 63) / 64 * 64;
    args[i] = aligned_alloc(64, bytes ? bytes : 64);
    move(fread(args[i], 1, arg_bytes[i], in), arg_bytes[i], "the start");
  }
  for (int step = 0; step < steps; ++step) {
    for (int i = 0; i < NUM_FRESH; ++i) {
      int arg = fresh_args[i];
      move(fread(args[arg], 1, arg_bytes[arg], in), arg_bytes[arg], "a batch");
    }
    call_step(args);
  }
  fclose(in);
  FILE *out = open_file(argv[1], rank, "out", "wb");
  for (int i = 0; i < NUM_ARGS; ++i) {
    move(fwrite(args[i], 1, arg_bytes[i], out), arg_bytes[i], "the end");
    free(args[i]);
  }
  if (fclose(out) != 0) {
    perror("the end");
    exit(1);
  }
  mpi_end();
  return 0;
}
