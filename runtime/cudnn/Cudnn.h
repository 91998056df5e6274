/*===- Cudnn.h - cuDNN without a device ---------------------------*- C -*-===*
 *
 * Part of the FSDP compiler, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What libfsdp_cudnn.so has beside the functions of fsdp_attention.h.
 *
 *===----------------------------------------------------------------------===*/

#ifndef FSDP_RUNTIME_CUDNN_CUDNN_H
#define FSDP_RUNTIME_CUDNN_CUDNN_H

#include "fsdp_attention.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Begins a session that only makes plans, for a device that need not be there:
   its properties as cuDNN writes them, in JSON, and 90 for sm_90. cuDNN (9.8 or
   newer) chooses engines and compiles them as it would there. */
FSDP_RT_API int32_t fsdp_cudnn_open_without_device(
    const char *properties, int32_t capability,
    fsdp_attention_session **session, char *error, int64_t error_bytes);

#ifdef __cplusplus
}
#endif

#endif /* FSDP_RUNTIME_CUDNN_CUDNN_H */
