//===- NcclHeaderTest.cpp - own declarations against the headers ----------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Built where the headers of CUDA and NCCL are found. Compares by layout:
// pointers agree with pointers, enumerations with their integers.
//
//===----------------------------------------------------------------------===//

#include "backends/cuda/Api.h"

#include <cublasLt.h>
#include <cuda.h>
#include <cuda_runtime_api.h>
// Keeps out the templates of cuda_runtime.h, which overload C functions.
#define __CUDA_RUNTIME_H__
#include <nccl.h>

#include <tuple>
#include <type_traits>

namespace own = fsdp::rt::cuda;

namespace {

template <typename T, typename = void>
struct Plain {
  using Type = T;
};
template <typename T>
struct Plain<T *> {
  using Type = void *;
};
template <typename T>
struct Plain<T, std::enable_if_t<std::is_enum_v<T>>> {
  static_assert(sizeof(T) == sizeof(int));
  using Type = int;
};
template <>
struct Plain<own::ncclUniqueId> {
  static_assert(sizeof(own::ncclUniqueId) == sizeof(::ncclUniqueId) &&
                alignof(own::ncclUniqueId) == alignof(::ncclUniqueId));
  using Type = ::ncclUniqueId;
};
template <typename T>
using PlainType = typename Plain<T>::Type;

template <typename T>
struct Shape;
template <typename Result, typename... Arguments>
struct Shape<Result (*)(Arguments...)> {
  using Type = std::tuple<PlainType<Result>, PlainType<Arguments>...>;
};

#define FSDP_COMPARE(name, result, parameters)                                 \
  static_assert(std::is_same_v<Shape<decltype(own::Api::name)>::Type,          \
                               Shape<decltype(&::name)>::Type>,                \
                #name);
FSDP_CUDA_FUNCTIONS(FSDP_COMPARE)
FSDP_GRAPH_FUNCTIONS(FSDP_COMPARE)
FSDP_DRIVER_FUNCTIONS(FSDP_COMPARE)
// Some are overloaded in C++; here the names of types are cuBLASLt's.
#define FSDP_COMPARE_BLAS(name, result, parameters)                            \
  static_assert(                                                               \
      std::is_same_v<                                                          \
          Shape<decltype(own::Api::name)>::Type,                               \
          Shape<decltype(static_cast<result(*) parameters>(&::name))>::Type>,  \
      #name);
FSDP_BLAS_FUNCTIONS(FSDP_COMPARE_BLAS)
FSDP_NCCL_FUNCTIONS(FSDP_COMPARE)
#if NCCL_VERSION_CODE >= 22703
FSDP_NCCL_WINDOW_FUNCTIONS(FSDP_COMPARE)
#endif

#define FSDP_SAME(name) static_assert(own::name == static_cast<int>(::name));
FSDP_SAME(cudaSuccess)
FSDP_SAME(cudaErrorMemoryAllocation)
FSDP_SAME(cudaErrorNotReady)
FSDP_SAME(cudaMemcpyDefault)
FSDP_SAME(cudaStreamCaptureModeThreadLocal)
FSDP_SAME(cudaGraphInstantiateFlagUseNodePriority)
FSDP_SAME(CUBLAS_OP_N)
FSDP_SAME(CUBLAS_OP_T)
FSDP_SAME(CUDA_R_32F)
FSDP_SAME(CUDA_R_64F)
FSDP_SAME(CUDA_R_16F)
FSDP_SAME(CUDA_R_16BF)
FSDP_SAME(CUBLAS_COMPUTE_32F)
FSDP_SAME(CUBLAS_COMPUTE_64F)
FSDP_SAME(CUBLAS_COMPUTE_32F_FAST_TF32)
FSDP_SAME(CUBLASLT_MATMUL_DESC_TRANSA)
FSDP_SAME(CUBLASLT_MATMUL_DESC_TRANSB)
FSDP_SAME(CUBLASLT_MATMUL_DESC_EPILOGUE)
FSDP_SAME(CUBLASLT_MATMUL_DESC_BIAS_POINTER)
FSDP_SAME(CUBLASLT_EPILOGUE_DEFAULT)
FSDP_SAME(CUBLASLT_EPILOGUE_BIAS)
FSDP_SAME(CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT)
FSDP_SAME(CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET)
FSDP_SAME(CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES)
FSDP_SAME(CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK)
FSDP_SAME(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES)
FSDP_SAME(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES)
FSDP_SAME(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES)
FSDP_SAME(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES)
FSDP_SAME(CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE)
static_assert(sizeof(own::cublasLtMatmulAlgo_t) ==
              sizeof(::cublasLtMatmulAlgo_t));
static_assert(sizeof(own::cublasLtMatmulHeuristicResult_t) ==
                  sizeof(::cublasLtMatmulHeuristicResult_t) &&
              offsetof(own::cublasLtMatmulHeuristicResult_t, state) ==
                  offsetof(::cublasLtMatmulHeuristicResult_t, state));
FSDP_SAME(ncclSuccess)
FSDP_SAME(ncclInternalError)
FSDP_SAME(ncclInvalidArgument)
FSDP_SAME(ncclInvalidUsage)
FSDP_SAME(ncclRemoteError)
FSDP_SAME(ncclInProgress)
FSDP_SAME(ncclInt8)
FSDP_SAME(ncclUint8)
FSDP_SAME(ncclInt32)
FSDP_SAME(ncclInt64)
FSDP_SAME(ncclFloat16)
FSDP_SAME(ncclFloat32)
FSDP_SAME(ncclFloat64)
FSDP_SAME(ncclBfloat16)
FSDP_SAME(ncclSum)
FSDP_SAME(ncclMax)
FSDP_SAME(ncclMin)
FSDP_SAME(ncclAvg)

// These are macros in the headers.
constexpr unsigned flags[] = {cudaStreamNonBlocking, cudaEventDisableTiming,
                              cudaHostAllocPortable};
static_assert(flags[0] == 1 && flags[1] == 2 && flags[2] == 1);

#define FSDP_FIELD(field)                                                      \
  static_assert(offsetof(own::ncclConfig_t, field) ==                          \
                offsetof(::ncclConfig_t, field));
FSDP_FIELD(size)
FSDP_FIELD(magic)
FSDP_FIELD(version)
FSDP_FIELD(blocking)
FSDP_FIELD(maxCTAs)
FSDP_FIELD(splitShare)
#if NCCL_VERSION_CODE >= 22703
FSDP_FIELD(commName)
FSDP_FIELD(CTAPolicy)
static_assert(own::ncclWindowSymmetric == NCCL_WIN_COLL_SYMMETRIC);
#endif
#if NCCL_VERSION_CODE >= 22803
FSDP_FIELD(nvlinkCentricSched)
static_assert(own::ncclCtaPolicyZero == NCCL_CTA_POLICY_ZERO);
#endif

} // namespace

int main() {
  // What the headers say a user's structure starts as.
  ::ncclConfig_t theirs = NCCL_CONFIG_INITIALIZER;
  own::ncclConfig_t ours;
  return theirs.magic == ours.magic && theirs.blocking == ours.blocking &&
                 theirs.maxCTAs == ours.maxCTAs &&
                 theirs.splitShare == ours.splitShare
             ? 0
             : 1;
}
