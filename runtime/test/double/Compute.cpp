//===- Compute.cpp - kernels and matrix products on the host --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"
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
  for (size_t index = 0; index < values.size(); ++index) {
    if (kernel.parameters[index] == 'v')
      continue;
    int64_t bytes = kernel.parameterBytes[index];
    if (bytes < 0)
      bytes *= -static_cast<int32_t>(values.back());
    accesses.push_back({reinterpret_cast<const void *>(values[index]),
                        static_cast<size_t>(bytes),
                        kernel.parameters[index] == 'w'});
  }
  return accesses;
}

/// c = a * b + beta * c of column-major matrices; `F` says how factors are
/// read.
template <typename F, typename T>
static void multiply(bool transA, bool transB, int m, int n, int k,
                     const typename F::Memory *a, int lda,
                     const typename F::Memory *b, int ldb, T beta, T *c,
                     int ldc) {
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < m; ++i) {
      T sum = 0;
      for (int p = 0; p < k; ++p)
        sum +=
            F::read(transA ? a[p + int64_t{i} * lda]
                           : a[i + int64_t{p} * lda]) *
            F::read(transB ? b[j + int64_t{p} * ldb] : b[p + int64_t{j} * ldb]);
      T &to = c[i + int64_t{j} * ldc];
      to = beta == T(0) ? sum : sum + beta * to;
    }
}

/// The matrices of a batch.
struct Products {
  bool transA, transB;
  int m, n, k, lda, ldb, ldc, count;
  long long strideA, strideB, strideC;
  const void *a, *b;
  void *c;

  /// Bytes from the first to behind the last element of a matrix in its batch.
  size_t span(size_t size, int columns, int ld, int rows,
              long long stride) const {
    return k == 0
               ? 0
               : size * static_cast<size_t>((count - 1) * stride +
                                            int64_t{columns - 1} * ld + rows);
  }
};

/// Puts the products into the stream.
template <typename F, typename T>
static cublasStatus_t enqueueProducts(cudaStream_t stream, const Products &p,
                                      const void *alpha, const void *beta) {
  if (*static_cast<const T *>(alpha) != 1)
    return blasNotSupported;
  using Factor = typename F::Memory;
  size_t factorSize = sizeof(Factor);
  const auto *a = reinterpret_cast<const Factor *>(reach(p.a, factorSize));
  const auto *b = reinterpret_cast<const Factor *>(reach(p.b, factorSize));
  auto *c = reinterpret_cast<T *>(reach(p.c, sizeof(T)));
  if (!a || !b || !c)
    return blasInvalidValue;
  std::vector<Access> accesses = {
      {a,
       p.span(factorSize, p.transA ? p.m : p.k, p.lda, p.transA ? p.k : p.m,
              p.strideA),
       false},
      {b,
       p.span(factorSize, p.transB ? p.k : p.n, p.ldb, p.transB ? p.n : p.k,
              p.strideB),
       false},
      {c, p.span(sizeof(T), p.n, p.ldc, p.m, p.strideC), true}};
  T factor = *static_cast<const T *>(beta);
  enqueue(stream, "a matrix product", accesses, [=] {
    for (int index = 0; index < p.count; ++index)
      multiply<F>(p.transA, p.transB, p.m, p.n, p.k, a + index * p.strideA,
                  p.lda, b + index * p.strideB, p.ldb, factor,
                  c + index * p.strideC, p.ldc);
  });
  return 0;
}

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

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
  FSDP_ENTER(enter, cuLibraryLoadData);
  const auto *image = static_cast<const HostImage *>(code);
  // Images of devices begin with text or "\177ELF", which is no address.
  uintptr_t first;
  std::memcpy(&first, code, sizeof(first));
  if (first >> 48 != 0 || std::strcmp(image->mark, hostImageMark) != 0)
    return invalidImage;
  return create(library, new fsdp::rt::nccl::Library{image, {}});
}

CUresult cuLibraryUnload(CUlibrary library) {
  return destroy("cuLibraryUnload", library);
}

CUresult cuLibraryGetKernel(CUkernel *kernel, CUlibrary library,
                            const char *name) {
  FSDP_ENTER(enter, cuLibraryGetKernel);
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
  FSDP_ENTER(enter, cuLaunchKernel);
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
  FSDP_ENTER(enter, cublasCreate_v2);
  return create(handle, new fsdp::rt::nccl::Blas);
}

cublasStatus_t cublasDestroy_v2(cublasHandle_t handle) {
  return destroy("cublasDestroy_v2", handle);
}

cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t stream) {
  FSDP_ENTER(enter, cublasSetStream_v2);
  handle->stream = stream;
  return 0;
}

cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t, void *memory,
                                     size_t bytes) {
  FSDP_ENTER(enter, cublasSetWorkspace_v2);
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
  FSDP_ENTER(enter, cublasGemmStridedBatchedEx);
  bool wide = typeC == CUDA_R_64F, narrow = typeA != typeC;
  if (typeA != typeB || (typeC != CUDA_R_32F && !wide) ||
      (narrow && (wide || (typeA != CUDA_R_16F && typeA != CUDA_R_16BF))) ||
      (compute == CUBLAS_COMPUTE_64F) != wide)
    return blasNotSupported;
  if (lda < (transA ? k : m) || ldb < (transB ? n : k) || ldc < m || count < 1)
    return blasInvalidValue;
  Products products{transA != 0, transB != 0, m,   n,     k,
                    lda,         ldb,         ldc, count, strideA,
                    strideB,     strideC,     a,   b,     c};
  auto enqueueThem = wide ? enqueueProducts<Plain<double>, double>
                     : typeA == CUDA_R_16F ? enqueueProducts<Half<5>, float>
                     : typeA == CUDA_R_16BF
                         ? enqueueProducts<Half<8>, float>
                         : enqueueProducts<Plain<float>, float>;
  return enqueueThem(handle->stream, products, alpha, beta);
}

} // extern "C"

// The runtime looks these up with the types of Api.h.
#define CHECK(name, result, parameters)                                        \
  static_assert(std::is_same_v<decltype(&::name), decltype(Api::name)>);
FSDP_DRIVER_FUNCTIONS(CHECK)
FSDP_BLAS_FUNCTIONS(CHECK)
