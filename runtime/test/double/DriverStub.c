/*===- DriverStub.c - a CUDA driver that loads anything -------------------===*
 *
 * Part of the FSDP compiler, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * cuDNN makes plans without a device, but loads what it compiled. This is
 * libcuda.so.1 for tests where there is no driver: no device, and machine code
 * is loaded without a look at it.
 *
 *===----------------------------------------------------------------------===*/

#include <stddef.h>

enum { noDevice = 100 };

#define EXPORT __attribute__((visibility("default")))

/* Functions that are there, and do nothing. */
#define IDLE(name)                                                             \
  EXPORT int name(void);                                                       \
  int name(void) { return 0; }
IDLE(cuLibraryUnload)
IDLE(cuKernelSetAttribute)

/* Functions that need a device. */
#define MISSING(name)                                                          \
  EXPORT int name(void);                                                       \
  int name(void) { return noDevice; }
MISSING(cuInit)
MISSING(cuDeviceGet)
MISSING(cuLaunchKernel)
MISSING(cuLaunchKernelEx)
MISSING(cuLaunchCooperativeKernel)
MISSING(cuLinkCreate)
MISSING(cuLinkAddData)
MISSING(cuLinkComplete)
MISSING(cuLinkDestroy)
MISSING(cuLibraryLoadFromFile)
MISSING(cuCtxGetCurrent)
MISSING(cuCtxGetDevice)
MISSING(cuCtxGetLimit)
MISSING(cuCtxPushCurrent)
MISSING(cuCtxPopCurrent)
MISSING(cuStreamGetCtx)
MISSING(cuOccupancyMaxPotentialClusterSize)

EXPORT int cuDriverGetVersion(int *version);
int cuDriverGetVersion(int *version) {
  *version = 13000;
  return 0;
}

EXPORT int cuDeviceGetCount(int *count);
int cuDeviceGetCount(int *count) {
  *count = 0;
  return noDevice;
}

EXPORT int cuGetErrorName(int error, const char **text);
int cuGetErrorName(int error, const char **text) {
  (void)error;
  *text = "CUDA_ERROR_NO_DEVICE";
  return 0;
}

EXPORT int cuGetErrorString(int error, const char **text);
int cuGetErrorString(int error, const char **text) {
  (void)error;
  *text = "no device, but a stub";
  return 0;
}

/* What is loaded. */
#define LOADED(name, first, ...)                                               \
  EXPORT int name(void **result, __VA_ARGS__);                                 \
  int name(void **result, __VA_ARGS__) {                                       \
    (void)first;                                                               \
    *result = result;                                                          \
    return 0;                                                                  \
  }
LOADED(cuLibraryLoadData, code, const void *code)
LOADED(cuLibraryGetKernel, library, void *library, const char *name)
LOADED(cuKernelGetFunction, kernel, void *kernel)

/* Of a function or kernel: no attribute is anything but 0. */
#define NUMBER(name, ...)                                                      \
  EXPORT int name(int *number, __VA_ARGS__);                                   \
  int name(int *number, __VA_ARGS__) {                                         \
    *number = 0;                                                               \
    return 0;                                                                  \
  }
NUMBER(cuKernelGetAttribute, int attribute, void *kernel, int device)
NUMBER(cuOccupancyMaxActiveBlocksPerMultiprocessor, void *function,
       int blockSize, size_t shared)
