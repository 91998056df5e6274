/*===- SingleThreadedMpi.c - an MPI that the program began ------*- C -*-===*\
|*                                                                            *|
|* Part of the FSDP compiler, under the Apache License v2.0 with LLVM         *|
|* Exceptions. See LICENSE for license information.                           *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* With the ABI of MPICH, initialized by MPI_Init as by a program that calls  *|
|* it from its main thread alone. Nothing else does anything.                 *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#include <string.h>

int MPI_Get_library_version(char *text, int *length) {
  strcpy(text, "MPICH Version: 0");
  *length = (int)strlen(text);
  return 0;
}

int MPI_Initialized(int *flag) {
  *flag = 1;
  return 0;
}

int MPI_Query_thread(int *provided) {
  *provided = 0;
  return 0;
}

#define NOTHING(name)                                                          \
  int name(void) { return 0; }
NOTHING(MPI_Init_thread)
NOTHING(MPI_Finalized)
NOTHING(MPI_Finalize)
NOTHING(MPI_Comm_rank)
NOTHING(MPI_Comm_size)
NOTHING(MPI_Comm_dup)
NOTHING(MPI_Comm_set_errhandler)
NOTHING(MPI_Isend)
NOTHING(MPI_Irecv)
NOTHING(MPI_Test)
NOTHING(MPI_Cancel)
NOTHING(MPI_Request_free)
NOTHING(MPI_Error_string)
