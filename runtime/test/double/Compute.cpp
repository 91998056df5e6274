//===- Compute.cpp - kernels and matrix products on the host --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Double.h"
#include "HostImage.h"

#include <cstring>
#include <memory>
#include <string>
#include <vector>

using namespace fsdp::cuda_double;

/// Numbers of CUDA and cuBLAS.
enum { invalidValue = 1, invalidImage = 200, notFound = 500 };
enum { blasInvalidValue = 7, blasNotSupported = 15 };

namespace fsdp::rt::nccl {

struct Library {
  const cuda_double::HostImage *image;
  std::vector<std::unique_ptr<Kernel>> kernels;
};

struct Kernel {
  const cuda_double::HostKernel *code;
};

struct Blas {
  cudaStream_t stream = nullptr;
};

} // namespace fsdp::rt::nccl

/// The parameters of a launch, copied: pointers are those of the bytes behind
/// the device's addresses.
static std::shared_ptr<std::vector<int64_t>>
copyParameters(const HostKernel &kernel, void **params) {
  auto values = std::make_shared<std::vector<int64_t>>();
  for (size_t index = 0; kernel.parameters[index]; ++index) {
    int64_t value;
    std::memcpy(&value, params[index], sizeof(value));
    if (kernel.parameters[index] != 'v') {
      char *place = reach(reinterpret_cast<const void *>(value), 1);
      if (!place)
        return nullptr;
      value = static_cast<int64_t>(reinterpret_cast<intptr_t>(place));
    }
    values->push_back(value);
  }
  return values;
}

/// What a kernel touches, as far as its parameters say.
static std::vector<Access> findAccesses(const HostKernel &kernel,
                                        const std::vector<int64_t> &values) {
  std::vector<Access> accesses;
  for (size_t index = 0; index < values.size(); ++index)
    if (kernel.parameters[index] != 'v')
      accesses.push_back({reinterpret_cast<const void *>(values[index]),
                          static_cast<size_t>(kernel.parameterBytes[index]),
                          kernel.parameters[index] == 'w'});
  return accesses;
}

/// c = a * b + beta * c of column-major matrices.
template <typename T>
static void multiply(bool transA, bool transB, int m, int n, int k, const T *a,
                     int lda, const T *b, int ldb, T beta, T *c, int ldc) {
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < m; ++i) {
      T sum = 0;
      for (int p = 0; p < k; ++p)
        sum += (transA ? a[p + int64_t{i} * lda] : a[i + int64_t{p} * lda]) *
               (transB ? b[j + int64_t{p} * ldb] : b[p + int64_t{j} * ldb]);
      T &to = c[i + int64_t{j} * ldc];
      to = beta == T(0) ? sum : sum + beta * to;
    }
}

/// Work that multiplies a batch, or an empty function for bad addresses.
template <typename T>
static std::function<void()>
prepareProducts(bool transA, bool transB, int m, int n, int k, const void *a,
                int lda, long long strideA, const void *b, int ldb,
                long long strideB, T beta, void *c, int ldc, long long strideC,
                int count) {
  const auto *fromA = reinterpret_cast<const T *>(reach(a, sizeof(T)));
  const auto *fromB = reinterpret_cast<const T *>(reach(b, sizeof(T)));
  auto *to = reinterpret_cast<T *>(reach(c, sizeof(T)));
  if (!fromA || !fromB || !to)
    return {};
  return [=] {
    for (int index = 0; index < count; ++index)
      multiply<T>(transA, transB, m, n, k, fromA + index * strideA, lda,
                  fromB + index * strideB, ldb, beta, to + index * strideC,
                  ldc);
  };
}

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

#define ENTER(name)                                                            \
  do {                                                                         \
    if (int code = enter(#name))                                               \
      return code;                                                             \
  } while (false)

extern "C" {

CUresult cuGetErrorString(CUresult error, const char **text) {
  *text = error == invalidImage ? "device kernel image is invalid"
          : error == notFound   ? "named symbol not found"
                                : "an error of the double";
  return 0;
}

CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *,
                           void **, unsigned, CUlibraryOption *, void **,
                           unsigned) {
  ENTER(cuLibraryLoadData);
  const auto *image = static_cast<const HostImage *>(code);
  // Images of devices begin with text or "\177ELF", which is no address.
  uintptr_t first;
  std::memcpy(&first, code, sizeof(first));
  if (first >> 48 != 0 || std::strcmp(image->mark, hostImageMark) != 0)
    return invalidImage;
  *library = new fsdp::rt::nccl::Library{image, {}};
  ++live;
  return 0;
}

CUresult cuLibraryUnload(CUlibrary library) {
  enter("cuLibraryUnload");
  delete library;
  --live;
  return 0;
}

CUresult cuLibraryGetKernel(CUkernel *kernel, CUlibrary library,
                            const char *name) {
  ENTER(cuLibraryGetKernel);
  for (int64_t index = 0; index < library->image->count; ++index) {
    const HostKernel &code = library->image->kernels[index];
    if (std::strcmp(code.name, name) != 0)
      continue;
    library->kernels.push_back(std::make_unique<fsdp::rt::nccl::Kernel>(
        fsdp::rt::nccl::Kernel{&code}));
    *kernel = library->kernels.back().get();
    return 0;
  }
  return notFound;
}

CUresult cuLaunchKernel(CUfunction kernel, unsigned gridX, unsigned gridY,
                        unsigned gridZ, unsigned blockX, unsigned blockY,
                        unsigned blockZ, unsigned, cudaStream_t stream,
                        void **params, void **) {
  ENTER(cuLaunchKernel);
  if (gridY != 1 || gridZ != 1 || blockY != 1 || blockZ != 1 || gridX == 0 ||
      blockX == 0 || blockX > 1024)
    return invalidValue;
  if (deviceOf(stream) != currentDevice())
    misuse("a launch into the stream of another device");
  const HostKernel &code = *kernel->code;
  auto values = copyParameters(code, params);
  if (!values)
    return invalidValue;
  int order = settings().order;
  enqueue(stream, std::string("kernel '") + code.name + "'",
          findAccesses(code, *values), [=, &code] {
            std::vector<void *> places;
            for (int64_t &value : *values)
              places.push_back(&value);
            execute(code, gridX, static_cast<int32_t>(blockX), places.data(),
                    order);
          });
  return 0;
}

cublasStatus_t cublasCreate_v2(cublasHandle_t *handle) {
  ENTER(cublasCreate_v2);
  *handle = new fsdp::rt::nccl::Blas;
  ++live;
  return 0;
}

cublasStatus_t cublasDestroy_v2(cublasHandle_t handle) {
  enter("cublasDestroy_v2");
  delete handle;
  --live;
  return 0;
}

cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t stream) {
  ENTER(cublasSetStream_v2);
  handle->stream = stream;
  return 0;
}

cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t, void *memory,
                                     size_t bytes) {
  ENTER(cublasSetWorkspace_v2);
  return reach(memory, bytes) ? 0 : blasInvalidValue;
}

const char *cublasGetStatusString(cublasStatus_t status) {
  return status == blasInvalidValue ? "CUBLAS_STATUS_INVALID_VALUE"
                                    : "an error of the double";
}

cublasStatus_t cublasGemmStridedBatchedEx(
    cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB,
    int m, int n, int k, const void *alpha, const void *a, cudaDataType_t typeA,
    int lda, long long strideA, const void *b, cudaDataType_t typeB, int ldb,
    long long strideB, const void *beta, void *c, cudaDataType_t typeC, int ldc,
    long long strideC, int count, cublasComputeType_t compute,
    cublasGemmAlgo_t) {
  ENTER(cublasGemmStridedBatchedEx);
  bool wide = typeC == CUDA_R_64F;
  if (typeA != typeC || typeB != typeC || (typeC != CUDA_R_32F && !wide) ||
      (compute == CUBLAS_COMPUTE_64F) != wide)
    return blasNotSupported;
  if (lda < (transA ? k : m) || ldb < (transB ? n : k) || ldc < m || count < 1)
    return blasInvalidValue;
  size_t size = wide ? 8 : 4;
  auto span = [&](int columns, int ld, int rows, long long stride) {
    return k == 0
               ? 0
               : size * static_cast<size_t>((count - 1) * stride +
                                            int64_t{columns - 1} * ld + rows);
  };
  std::vector<Access> accesses = {
      {reach(a, 1), span(transA ? m : k, lda, transA ? k : m, strideA), false},
      {reach(b, 1), span(transB ? k : n, ldb, transB ? n : k, strideB), false},
      {reach(c, 1), span(n, ldc, m, strideC), true}};
  std::function<void()> work;
  if (wide) {
    if (*static_cast<const double *>(alpha) != 1)
      return blasNotSupported;
    work = prepareProducts<double>(
        transA, transB, m, n, k, a, lda, strideA, b, ldb, strideB,
        *static_cast<const double *>(beta), c, ldc, strideC, count);
  } else {
    if (*static_cast<const float *>(alpha) != 1)
      return blasNotSupported;
    work = prepareProducts<float>(
        transA, transB, m, n, k, a, lda, strideA, b, ldb, strideB,
        *static_cast<const float *>(beta), c, ldc, strideC, count);
  }
  if (!work)
    return blasInvalidValue;
  enqueue(handle->stream, "a matrix product", accesses, std::move(work));
  return 0;
}

} // extern "C"

// The runtime looks these up with the types of Api.h.
#define CHECK(name, result, parameters)                                        \
  static_assert(std::is_same_v<decltype(&::name), decltype(Api::name)>);
FSDP_DRIVER_FUNCTIONS(CHECK)
FSDP_BLAS_FUNCTIONS(CHECK)
