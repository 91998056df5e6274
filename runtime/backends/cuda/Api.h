//===- Api.h - the functions of CUDA and NCCL that are called --*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both libraries are loaded at run time, so their headers are not needed to
// build. What is used of their C interfaces is declared here under the same
// names; NcclHeaderTest.cpp compares it with the real headers where there are
// any.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_BACKENDS_CUDA_API_H
#define FSDP_RUNTIME_BACKENDS_CUDA_API_H

#include "fsdp_attention.h"

#include <climits>
#include <cstddef>
#include <cstdint>

namespace fsdp::rt::cuda {

//===----------------------------------------------------------------------===//
// CUDA runtime
//===----------------------------------------------------------------------===//

using cudaError_t = int;
using cudaStream_t = struct Stream *;
using cudaEvent_t = struct Event *;
using cudaMemcpyKind = int;
using cudaGraph_t = struct Graph *;
using cudaGraphExec_t = struct GraphExec *;
using cudaStreamCaptureMode = int;

constexpr cudaError_t cudaSuccess = 0;
constexpr cudaError_t cudaErrorMemoryAllocation = 2;
constexpr cudaError_t cudaErrorNotReady = 600;
/// The direction follows from the addresses.
constexpr cudaMemcpyKind cudaMemcpyDefault = 4;
constexpr unsigned cudaStreamNonBlocking = 1;
constexpr unsigned cudaEventDisableTiming = 2;
constexpr unsigned cudaHostAllocPortable = 1;
/// Other threads may call what this one may not while it captures.
constexpr cudaStreamCaptureMode cudaStreamCaptureModeThreadLocal = 1;

/// name, result, parameters
#define FSDP_CUDA_FUNCTIONS(X)                                                 \
  X(cudaGetDeviceCount, cudaError_t, (int *count))                             \
  X(cudaSetDevice, cudaError_t, (int device))                                  \
  X(cudaGetErrorString, const char *, (cudaError_t error))                     \
  X(cudaMalloc, cudaError_t, (void **memory, size_t bytes))                    \
  X(cudaFree, cudaError_t, (void *memory))                                     \
  X(cudaHostAlloc, cudaError_t, (void **memory, size_t bytes, unsigned flags)) \
  X(cudaFreeHost, cudaError_t, (void *memory))                                 \
  X(cudaMemcpyAsync, cudaError_t,                                              \
    (void *dst, const void *src, size_t bytes, cudaMemcpyKind kind,            \
     cudaStream_t stream))                                                     \
  X(cudaMemcpy2DAsync, cudaError_t,                                            \
    (void *dst, size_t dstPitch, const void *src, size_t srcPitch,             \
     size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream))   \
  X(cudaMemsetAsync, cudaError_t,                                              \
    (void *memory, int value, size_t bytes, cudaStream_t stream))              \
  X(cudaDeviceGetStreamPriorityRange, cudaError_t,                             \
    (int *least, int *greatest))                                               \
  X(cudaStreamCreateWithPriority, cudaError_t,                                 \
    (cudaStream_t * stream, unsigned flags, int priority))                     \
  X(cudaStreamDestroy, cudaError_t, (cudaStream_t stream))                     \
  X(cudaStreamQuery, cudaError_t, (cudaStream_t stream))                       \
  X(cudaStreamWaitEvent, cudaError_t,                                          \
    (cudaStream_t stream, cudaEvent_t event, unsigned flags))                  \
  X(cudaEventCreateWithFlags, cudaError_t,                                     \
    (cudaEvent_t * event, unsigned flags))                                     \
  X(cudaEventDestroy, cudaError_t, (cudaEvent_t event))                        \
  X(cudaEventRecord, cudaError_t, (cudaEvent_t event, cudaStream_t stream))    \
  X(cudaEventQuery, cudaError_t, (cudaEvent_t event))

/// Nodes have the priorities of the streams that they were captured in.
constexpr unsigned long long cudaGraphInstantiateFlagUseNodePriority = 8;

/// Functions that old versions lack; the flag has 11.7.
#define FSDP_GRAPH_FUNCTIONS(X)                                                \
  X(cudaStreamBeginCapture, cudaError_t,                                       \
    (cudaStream_t stream, cudaStreamCaptureMode mode))                         \
  X(cudaStreamEndCapture, cudaError_t,                                         \
    (cudaStream_t stream, cudaGraph_t * graph))                                \
  X(cudaGraphInstantiateWithFlags, cudaError_t,                                \
    (cudaGraphExec_t * exec, cudaGraph_t graph, unsigned long long flags))     \
  X(cudaGraphLaunch, cudaError_t, (cudaGraphExec_t exec, cudaStream_t stream)) \
  X(cudaGraphDestroy, cudaError_t, (cudaGraph_t graph))                        \
  X(cudaGraphExecDestroy, cudaError_t, (cudaGraphExec_t exec))

//===----------------------------------------------------------------------===//
// CUDA driver and cuBLASLt, for steps that compute on devices
//===----------------------------------------------------------------------===//

using CUresult = int;
using CUlibrary = struct Library *;
using CUkernel = struct Kernel *;
/// A kernel may stand where a function is expected.
using CUfunction = CUkernel;
using CUjit_option = int;
using CUlibraryOption = int;

#define FSDP_DRIVER_FUNCTIONS(X)                                               \
  X(cuGetErrorString, CUresult, (CUresult error, const char **text))           \
  X(cuLibraryLoadData, CUresult,                                               \
    (CUlibrary * library, const void *code, CUjit_option *jitOptions,          \
     void **jitValues, unsigned numJit, CUlibraryOption *options,              \
     void **values, unsigned numOptions))                                      \
  X(cuLibraryUnload, CUresult, (CUlibrary library))                            \
  X(cuLibraryGetKernel, CUresult,                                              \
    (CUkernel * kernel, CUlibrary library, const char *name))                  \
  X(cuLaunchKernel, CUresult,                                                  \
    (CUfunction kernel, unsigned gridX, unsigned gridY, unsigned gridZ,        \
     unsigned blockX, unsigned blockY, unsigned blockZ, unsigned shared,       \
     cudaStream_t stream, void **params, void **extra))

using cublasStatus_t = int;
using cublasOperation_t = int;
using cudaDataType_t = int;
using cudaDataType = cudaDataType_t;
using cublasComputeType_t = int;
using cublasLtHandle_t = struct BlasLt *;
using cublasLtMatmulDesc_t = struct MatmulDesc *;
using cublasLtMatrixLayout_t = struct MatrixLayout *;
using cublasLtMatmulPreference_t = struct MatmulPreference *;
using cublasLtMatmulDescAttributes_t = int;
using cublasLtMatrixLayoutAttribute_t = int;
using cublasLtMatmulPreferenceAttributes_t = int;

constexpr cublasOperation_t CUBLAS_OP_N = 0, CUBLAS_OP_T = 1;
constexpr cudaDataType_t CUDA_R_32F = 0, CUDA_R_64F = 1, CUDA_R_16F = 2,
                         CUDA_R_16BF = 14;
constexpr cublasComputeType_t CUBLAS_COMPUTE_32F = 68, CUBLAS_COMPUTE_64F = 70,
                              CUBLAS_COMPUTE_32F_FAST_TF32 = 77;
constexpr cublasLtMatmulDescAttributes_t CUBLASLT_MATMUL_DESC_TRANSA = 3,
                                         CUBLASLT_MATMUL_DESC_TRANSB = 4,
                                         CUBLASLT_MATMUL_DESC_EPILOGUE = 7,
                                         CUBLASLT_MATMUL_DESC_BIAS_POINTER = 8;
/// A vector is added to each column, in the type of the sums.
constexpr uint32_t CUBLASLT_EPILOGUE_DEFAULT = 1, CUBLASLT_EPILOGUE_BIAS = 4;
constexpr cublasLtMatrixLayoutAttribute_t
    CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT = 5,
    CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET = 6;
constexpr cublasLtMatmulPreferenceAttributes_t
    CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES = 1,
    CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK = 3,
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES = 5,
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES = 6,
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES = 7,
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES = 8;
/// Partial sums are added by a second kernel, not in the order in which blocks
/// come to their end (CUBLASLT_REDUCTION_SCHEME_INPLACE), nor rounded to the
/// result's type before (CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE).
constexpr int CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE = 2;

struct cublasLtMatmulAlgo_t {
  uint64_t data[8];
};

struct cublasLtMatmulHeuristicResult_t {
  cublasLtMatmulAlgo_t algo;
  size_t workspaceSize;
  cublasStatus_t state;
  float wavesCount;
  int reserved[4];
};

#define FSDP_BLAS_FUNCTIONS(X)                                                 \
  X(cublasLtCreate, cublasStatus_t, (cublasLtHandle_t * handle))               \
  X(cublasLtDestroy, cublasStatus_t, (cublasLtHandle_t handle))                \
  X(cublasLtGetStatusString, const char *, (cublasStatus_t status))            \
  X(cublasLtMatmulDescCreate, cublasStatus_t,                                  \
    (cublasLtMatmulDesc_t * desc, cublasComputeType_t compute,                 \
     cudaDataType_t scale))                                                    \
  X(cublasLtMatmulDescDestroy, cublasStatus_t, (cublasLtMatmulDesc_t desc))    \
  X(cublasLtMatmulDescSetAttribute, cublasStatus_t,                            \
    (cublasLtMatmulDesc_t desc, cublasLtMatmulDescAttributes_t attribute,      \
     const void *value, size_t bytes))                                         \
  X(cublasLtMatrixLayoutCreate, cublasStatus_t,                                \
    (cublasLtMatrixLayout_t * layout, cudaDataType type, uint64_t rows,        \
     uint64_t columns, int64_t ld))                                            \
  X(cublasLtMatrixLayoutDestroy, cublasStatus_t,                               \
    (cublasLtMatrixLayout_t layout))                                           \
  X(cublasLtMatrixLayoutSetAttribute, cublasStatus_t,                          \
    (cublasLtMatrixLayout_t layout, cublasLtMatrixLayoutAttribute_t attribute, \
     const void *value, size_t bytes))                                         \
  X(cublasLtMatmulPreferenceCreate, cublasStatus_t,                            \
    (cublasLtMatmulPreference_t * preference))                                 \
  X(cublasLtMatmulPreferenceDestroy, cublasStatus_t,                           \
    (cublasLtMatmulPreference_t preference))                                   \
  X(cublasLtMatmulPreferenceSetAttribute, cublasStatus_t,                      \
    (cublasLtMatmulPreference_t preference,                                    \
     cublasLtMatmulPreferenceAttributes_t attribute, const void *value,        \
     size_t bytes))                                                            \
  X(cublasLtMatmulAlgoGetHeuristic, cublasStatus_t,                            \
    (cublasLtHandle_t handle, cublasLtMatmulDesc_t desc,                       \
     cublasLtMatrixLayout_t a, cublasLtMatrixLayout_t b,                       \
     cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,                       \
     cublasLtMatmulPreference_t preference, int wanted,                        \
     cublasLtMatmulHeuristicResult_t *results, int *found))                    \
  X(cublasLtMatmul, cublasStatus_t,                                            \
    (cublasLtHandle_t handle, cublasLtMatmulDesc_t desc, const void *alpha,    \
     const void *a, cublasLtMatrixLayout_t layoutA, const void *b,             \
     cublasLtMatrixLayout_t layoutB, const void *beta, const void *c,          \
     cublasLtMatrixLayout_t layoutC, void *d, cublasLtMatrixLayout_t layoutD,  \
     const cublasLtMatmulAlgo_t *algorithm, void *workspace,                   \
     size_t workspaceBytes, cudaStream_t stream))

/// Of the library of attention (fsdp_attention.h).
#define FSDP_ATTENTION_FUNCTIONS(X)                                            \
  X(fsdp_attention_version)                                                    \
  X(fsdp_attention_open)                                                       \
  X(fsdp_attention_close)                                                      \
  X(fsdp_attention_make_plan)                                                  \
  X(fsdp_attention_run)

//===----------------------------------------------------------------------===//
// NCCL
//===----------------------------------------------------------------------===//

using ncclResult_t = int;
using ncclComm_t = struct Comm *;
using ncclWindow_t = struct Window *;
using ncclDataType_t = int;
using ncclRedOp_t = int;

constexpr ncclResult_t ncclSuccess = 0;
constexpr ncclResult_t ncclInternalError = 3;
constexpr ncclResult_t ncclInvalidArgument = 4;
constexpr ncclResult_t ncclInvalidUsage = 5;
constexpr ncclResult_t ncclRemoteError = 6;
constexpr ncclResult_t ncclInProgress = 7;

constexpr ncclDataType_t ncclInt8 = 0, ncclUint8 = 1, ncclInt32 = 2,
                         ncclInt64 = 4, ncclFloat16 = 6, ncclFloat32 = 7,
                         ncclFloat64 = 8, ncclBfloat16 = 9;
/// ncclAvg divides the summands.
constexpr ncclRedOp_t ncclSum = 0, ncclMax = 2, ncclMin = 3, ncclAvg = 4;

/// Bits of the last parameter of ncclCommWindowRegister.
constexpr int ncclWindowSymmetric = 1;
constexpr int ncclCtaPolicyZero = 2;

struct ncclUniqueId {
  char internal[128];
};

/// Version 2.28.0 of the structure. The library reads what the version says.
struct ncclConfig_t {
  size_t size = sizeof(ncclConfig_t);
  unsigned magic = 0xcafebeef;
  unsigned version = 22800;
  int blocking = INT_MIN;
  int cgaClusterSize = INT_MIN;
  int minCTAs = INT_MIN;
  int maxCTAs = INT_MIN;
  const char *netName = nullptr;
  int splitShare = INT_MIN;
  int trafficClass = INT_MIN;
  const char *commName = nullptr;
  int collnetEnable = INT_MIN;
  int CTAPolicy = INT_MIN;
  int shrinkShare = INT_MIN;
  int nvlsCTAs = INT_MIN;
  int nChannelsPerNetPeer = INT_MIN;
  int nvlinkCentricSched = INT_MIN;
};

#define FSDP_NCCL_FUNCTIONS(X)                                                 \
  X(ncclGetVersion, ncclResult_t, (int *version))                              \
  X(ncclGetErrorString, const char *, (ncclResult_t result))                   \
  X(ncclGetLastError, const char *, (ncclComm_t comm))                         \
  X(ncclGetUniqueId, ncclResult_t, (ncclUniqueId * id))                        \
  X(ncclCommInitRankConfig, ncclResult_t,                                      \
    (ncclComm_t * comm, int ranks, ncclUniqueId id, int rank,                  \
     ncclConfig_t *config))                                                    \
  X(ncclCommGetAsyncError, ncclResult_t,                                       \
    (ncclComm_t comm, ncclResult_t * result))                                  \
  X(ncclCommFinalize, ncclResult_t, (ncclComm_t comm))                         \
  X(ncclCommDestroy, ncclResult_t, (ncclComm_t comm))                          \
  X(ncclCommAbort, ncclResult_t, (ncclComm_t comm))                            \
  X(ncclGroupStart, ncclResult_t, ())                                          \
  X(ncclGroupEnd, ncclResult_t, ())                                            \
  X(ncclAllGather, ncclResult_t,                                               \
    (const void *send, void *receive, size_t count, ncclDataType_t type,       \
     ncclComm_t comm, cudaStream_t stream))                                    \
  X(ncclReduceScatter, ncclResult_t,                                           \
    (const void *send, void *receive, size_t count, ncclDataType_t type,       \
     ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream))                    \
  X(ncclAllReduce, ncclResult_t,                                               \
    (const void *send, void *receive, size_t count, ncclDataType_t type,       \
     ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream))                    \
  X(ncclBroadcast, ncclResult_t,                                               \
    (const void *send, void *receive, size_t count, ncclDataType_t type,       \
     int root, ncclComm_t comm, cudaStream_t stream))                          \
  X(ncclReduce, ncclResult_t,                                                  \
    (const void *send, void *receive, size_t count, ncclDataType_t type,       \
     ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream))          \
  X(ncclSend, ncclResult_t,                                                    \
    (const void *send, size_t count, ncclDataType_t type, int peer,            \
     ncclComm_t comm, cudaStream_t stream))                                    \
  X(ncclRecv, ncclResult_t,                                                    \
    (void *receive, size_t count, ncclDataType_t type, int peer,               \
     ncclComm_t comm, cudaStream_t stream))

/// Functions that older versions lack.
#define FSDP_NCCL_WINDOW_FUNCTIONS(X)                                          \
  X(ncclMemAlloc, ncclResult_t, (void **memory, size_t bytes))                 \
  X(ncclMemFree, ncclResult_t, (void *memory))                                 \
  X(ncclCommWindowRegister, ncclResult_t,                                      \
    (ncclComm_t comm, void *memory, size_t bytes, ncclWindow_t *window,        \
     int flags))                                                               \
  X(ncclCommWindowDeregister, ncclResult_t,                                    \
    (ncclComm_t comm, ncclWindow_t window))

//===----------------------------------------------------------------------===//
// Both
//===----------------------------------------------------------------------===//

/// The functions of loaded libraries. Those of windows, and those of graphs,
/// are all null or all there.
struct Api {
#define FSDP_DECLARE(name, result, parameters)                                 \
  result(*name) parameters = nullptr;
  FSDP_CUDA_FUNCTIONS(FSDP_DECLARE)
  FSDP_GRAPH_FUNCTIONS(FSDP_DECLARE)
  FSDP_DRIVER_FUNCTIONS(FSDP_DECLARE)
  FSDP_BLAS_FUNCTIONS(FSDP_DECLARE)
  FSDP_NCCL_FUNCTIONS(FSDP_DECLARE)
  FSDP_NCCL_WINDOW_FUNCTIONS(FSDP_DECLARE)
#undef FSDP_DECLARE
#define FSDP_DECLARE(name) decltype(&::name) name = nullptr;
  FSDP_ATTENTION_FUNCTIONS(FSDP_DECLARE)
#undef FSDP_DECLARE
  /// major * 10000 + minor * 100 + patch
  int version = 0;

  bool hasWindows() const { return ncclCommWindowRegister != nullptr; }
  bool hasGraphs() const { return cudaGraphLaunch != nullptr; }
};

/// Loads CUDA's runtime and NCCL; they are never unloaded. FSDP_CUDART_LIBRARY
/// and FSDP_NCCL_LIBRARY replace the names. Returns whether it worked, else why
/// not in `text`.
bool load(Api &api, char *text, size_t size);

/// Only CUDA's runtime.
bool loadCuda(Api &api, char *text, size_t size);

/// Loads what is needed to compute, from FSDP_CUDA_LIBRARY (the driver) and
/// FSDP_CUBLASLT_LIBRARY, with the same result.
bool loadCompute(Api &api, char *text, size_t size);

/// Loads a library of attention, from FSDP_ATTENTION_LIBRARY or the runtime's
/// folder, with the same result.
bool loadAttention(Api &api, char *text, size_t size);

} // namespace fsdp::rt::cuda

#endif // FSDP_RUNTIME_BACKENDS_CUDA_API_H
