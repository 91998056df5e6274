//===- ProductsDouble.cpp - matrix products on the host -------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An algorithm is good for the product, the layouts and the alignment that it
// was chosen for, and for nothing else.
//
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"
#include "Double.h"

#include <cstring>
#include <string>
#include <vector>

using namespace fsdp::cuda_double;

/// Numbers of cuBLAS.
enum { blasInvalidValue = 7, blasNotSupported = 15 };

/// What algorithms of the double use of their workspace.
static constexpr size_t workspaceUsed = 4096;

namespace fsdp::rt::cuda {

struct BlasLt {};

struct MatmulDesc {
  cublasComputeType_t compute;
  cudaDataType_t scale;
  int32_t transA = CUBLAS_OP_N, transB = CUBLAS_OP_N;
  uint32_t epilogue = CUBLASLT_EPILOGUE_DEFAULT;
  const void *bias = nullptr;
};

struct MatrixLayout {
  cudaDataType_t type;
  int32_t count = 1;
  int64_t rows, columns, ld, stride = 0;
};

struct MatmulPreference {
  uint64_t workspace = 0;
  uint32_t schemes = 7;
  /// Of a, b, c and d.
  uint32_t alignments[4] = {256, 256, 256, 256};
};

} // namespace fsdp::rt::cuda

/// c = a * b + beta * c of column-major matrices with sums of `T`; `F` and `R`
/// say how factors and results are read and written. A bias is added to each
/// column.
template <typename F, typename R, typename T>
static void multiply(bool transA, bool transB, int m, int n, int k,
                     const typename F::Memory *a, int64_t lda,
                     const typename F::Memory *b, int64_t ldb, T beta,
                     typename R::Memory *c, int64_t ldc,
                     const typename R::Memory *bias) {
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < m; ++i) {
      T sum = 0;
      for (int p = 0; p < k; ++p)
        sum +=
            F::read(transA ? a[p + int64_t{i} * lda]
                           : a[i + int64_t{p} * lda]) *
            F::read(transB ? b[j + int64_t{p} * ldb] : b[p + int64_t{j} * ldb]);
      typename R::Memory &to = c[i + int64_t{j} * ldc];
      if (beta != T(0))
        sum += beta * R::read(to);
      to = R::write(bias ? sum + R::read(bias[i]) : sum);
    }
}

/// The matrices of a batch.
struct Products {
  bool transA, transB;
  int m, n, k;
  int64_t lda, ldb, ldc;
  int count;
  int64_t strideA, strideB, strideC;
  const void *a, *b;
  void *c;
  /// Null: there is none.
  const void *bias;

  /// Bytes from the first to behind the last element of a matrix in its batch.
  size_t span(size_t size, int columns, int64_t ld, int rows,
              int64_t stride) const {
    return k == 0
               ? 0
               : size * static_cast<size_t>((count - 1) * stride +
                                            int64_t{columns - 1} * ld + rows);
  }
};

/// Puts the products into the stream.
template <typename F, typename R, typename T>
static cublasStatus_t enqueueProducts(cudaStream_t stream, const Products &p,
                                      const void *alpha, const void *beta) {
  if (*static_cast<const T *>(alpha) != 1)
    return blasNotSupported;
  using Factor = typename F::Memory;
  size_t factorSize = sizeof(Factor);
  const auto *a = reinterpret_cast<const Factor *>(reach(p.a, factorSize));
  const auto *b = reinterpret_cast<const Factor *>(reach(p.b, factorSize));
  using Result = typename R::Memory;
  auto *c = reinterpret_cast<Result *>(reach(p.c, sizeof(Result)));
  const auto *bias =
      p.bias ? reinterpret_cast<const Result *>(reach(p.bias, sizeof(Result)))
             : nullptr;
  if (!a || !b || !c || (p.bias && !bias))
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
      {c, p.span(sizeof(Result), p.n, p.ldc, p.m, p.strideC), true}};
  if (bias)
    accesses.push_back(
        {bias, sizeof(Result) * static_cast<size_t>(p.m), false});
  T factor = *static_cast<const T *>(beta);
  enqueue(stream, "a matrix product", accesses, [=] {
    for (int index = 0; index < p.count; ++index)
      multiply<F, R>(p.transA, p.transB, p.m, p.n, p.k, a + index * p.strideA,
                     p.lda, b + index * p.strideB, p.ldb, factor,
                     c + index * p.strideC, p.ldc, bias);
  });
  return 0;
}

//===----------------------------------------------------------------------===//
// Algorithms
//===----------------------------------------------------------------------===//

/// Whether the layouts are those of a product.
static bool fit(const MatmulDesc &desc, const MatrixLayout &a,
                const MatrixLayout &b, const MatrixLayout &c) {
  int64_t m = desc.transA ? a.columns : a.rows;
  int64_t k = desc.transA ? a.rows : a.columns;
  int64_t n = desc.transB ? b.rows : b.columns;
  bool isProduct = k == (desc.transB ? b.columns : b.rows) && c.rows == m &&
                   c.columns == n && m > 0 && n > 0 && k > 0;
  bool isBatch = c.count > 0 && a.count == c.count && b.count == c.count;
  return isProduct && isBatch && a.ld >= a.rows && b.ld >= b.rows &&
         c.ld >= c.rows;
}

/// Whether cuBLASLt has the combination of types, as far as the runtime needs
/// them.
static bool hasTypes(const MatmulDesc &desc, const MatrixLayout &a,
                     const MatrixLayout &b, const MatrixLayout &c) {
  bool wide = c.type == CUDA_R_64F;
  bool narrow = a.type == CUDA_R_16F || a.type == CUDA_R_16BF;
  return a.type == b.type &&
         (c.type == a.type || (narrow && c.type == CUDA_R_32F)) &&
         (desc.compute == CUBLAS_COMPUTE_64F) == wide &&
         desc.scale == (narrow ? CUDA_R_32F : c.type);
}

/// A number for what an algorithm is good for.
static uint64_t hashOf(const MatmulDesc &desc, const MatrixLayout &a,
                       const MatrixLayout &b, const MatrixLayout &c) {
  uint64_t hash = 1469598103934665603u;
  auto add = [&](int64_t value) {
    hash = (hash ^ static_cast<uint64_t>(value)) * 1099511628211u;
  };
  for (int64_t value : {desc.compute, desc.scale, desc.transA, desc.transB,
                        static_cast<int>(desc.epilogue)})
    add(value);
  for (const MatrixLayout *layout : {&a, &b, &c})
    for (int64_t value :
         {int64_t{layout->type}, int64_t{layout->count}, layout->rows,
          layout->columns, layout->ld, layout->stride})
      add(value);
  return hash;
}

/// The alignment of a bias that an algorithm may count on, which it sees in the
/// address.
static uint64_t biasAlignment(const MatmulDesc &desc) {
  auto address = reinterpret_cast<uintptr_t>(desc.bias);
  return (address | 256) & -(address | 256);
}

/// Whether a product has a bias exactly if its epilogue adds one.
static bool hasEpilogue(const MatmulDesc &desc) {
  return desc.epilogue ==
         (desc.bias ? CUBLASLT_EPILOGUE_BIAS : CUBLASLT_EPILOGUE_DEFAULT);
}

static bool isAligned(const void *memory, uint64_t bytes) {
  return reinterpret_cast<uintptr_t>(memory) % bytes == 0;
}

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

/// Sets an attribute of the size that the caller says.
template <typename T>
static cublasStatus_t set(T &attribute, const void *value, size_t bytes) {
  if (bytes != sizeof(T))
    return blasInvalidValue;
  std::memcpy(&attribute, value, bytes);
  return 0;
}

extern "C" {

cublasStatus_t cublasLtCreate(cublasLtHandle_t *handle) {
  FSDP_ENTER(enter, cublasLtCreate);
  if (forbiddenInCapture())
    return blasNotSupported;
  return create(handle, new fsdp::rt::cuda::BlasLt);
}

cublasStatus_t cublasLtDestroy(cublasLtHandle_t handle) {
  return destroy("cublasLtDestroy", handle);
}

const char *cublasLtGetStatusString(cublasStatus_t status) {
  return status == blasInvalidValue   ? "CUBLAS_STATUS_INVALID_VALUE"
         : status == blasNotSupported ? "CUBLAS_STATUS_NOT_SUPPORTED"
                                      : "an error of the double";
}

cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *desc,
                                        cublasComputeType_t compute,
                                        cudaDataType_t scale) {
  FSDP_ENTER(enter, cublasLtMatmulDescCreate);
  return create(desc, new MatmulDesc{compute, scale});
}

cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t desc) {
  return destroy("cublasLtMatmulDescDestroy", desc);
}

cublasStatus_t
cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t desc,
                               cublasLtMatmulDescAttributes_t attribute,
                               const void *value, size_t bytes) {
  FSDP_ENTER(enter, cublasLtMatmulDescSetAttribute);
  switch (attribute) {
  case CUBLASLT_MATMUL_DESC_TRANSA:
    return set(desc->transA, value, bytes);
  case CUBLASLT_MATMUL_DESC_TRANSB:
    return set(desc->transB, value, bytes);
  case CUBLASLT_MATMUL_DESC_EPILOGUE:
    return set(desc->epilogue, value, bytes);
  case CUBLASLT_MATMUL_DESC_BIAS_POINTER:
    return set(desc->bias, value, bytes);
  default:
    return blasNotSupported;
  }
}

cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *layout,
                                          cudaDataType type, uint64_t rows,
                                          uint64_t columns, int64_t ld) {
  FSDP_ENTER(enter, cublasLtMatrixLayoutCreate);
  auto *made = new MatrixLayout;
  made->type = type;
  made->rows = static_cast<int64_t>(rows);
  made->columns = static_cast<int64_t>(columns);
  made->ld = ld;
  return create(layout, made);
}

cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t layout) {
  return destroy("cublasLtMatrixLayoutDestroy", layout);
}

cublasStatus_t
cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t layout,
                                 cublasLtMatrixLayoutAttribute_t attribute,
                                 const void *value, size_t bytes) {
  FSDP_ENTER(enter, cublasLtMatrixLayoutSetAttribute);
  switch (attribute) {
  case CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT:
    return set(layout->count, value, bytes);
  case CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET:
    return set(layout->stride, value, bytes);
  default:
    return blasNotSupported;
  }
}

cublasStatus_t
cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *preference) {
  FSDP_ENTER(enter, cublasLtMatmulPreferenceCreate);
  return create(preference, new MatmulPreference);
}

cublasStatus_t
cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t preference) {
  return destroy("cublasLtMatmulPreferenceDestroy", preference);
}

cublasStatus_t cublasLtMatmulPreferenceSetAttribute(
    cublasLtMatmulPreference_t preference,
    cublasLtMatmulPreferenceAttributes_t attribute, const void *value,
    size_t bytes) {
  FSDP_ENTER(enter, cublasLtMatmulPreferenceSetAttribute);
  switch (attribute) {
  case CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES:
    return set(preference->workspace, value, bytes);
  case CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK:
    return set(preference->schemes, value, bytes);
  case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES:
  case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES:
  case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES:
  case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES:
    return set(
        preference->alignments[attribute -
                               CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES],
        value, bytes);
  default:
    return blasNotSupported;
  }
}

cublasStatus_t cublasLtMatmulAlgoGetHeuristic(
    cublasLtHandle_t, cublasLtMatmulDesc_t desc, cublasLtMatrixLayout_t a,
    cublasLtMatrixLayout_t b, cublasLtMatrixLayout_t c,
    cublasLtMatrixLayout_t d, cublasLtMatmulPreference_t preference, int wanted,
    cublasLtMatmulHeuristicResult_t *results, int *found) {
  FSDP_ENTER(enter, cublasLtMatmulAlgoGetHeuristic);
  *found = 0;
  if (wanted < 1 || c != d || !fit(*desc, *a, *b, *c))
    return blasInvalidValue;
  // Sums in the order in which blocks end have other bits each time.
  if (!hasTypes(*desc, *a, *b, *c) || !hasEpilogue(*desc) ||
      (desc->bias && c->type == CUDA_R_64F) || preference->schemes & 1 ||
      preference->workspace < workspaceUsed)
    return blasNotSupported;
  results[0] = {};
  results[0].workspaceSize = workspaceUsed;
  results[0].algo.data[0] = hashOf(*desc, *a, *b, *c);
  for (size_t operand = 0; operand < 4; ++operand)
    results[0].algo.data[1 + operand] = preference->alignments[operand];
  results[0].algo.data[5] = biasAlignment(*desc);
  *found = 1;
  return 0;
}

cublasStatus_t cublasLtMatmul(cublasLtHandle_t, cublasLtMatmulDesc_t desc,
                              const void *alpha, const void *a,
                              cublasLtMatrixLayout_t layoutA, const void *b,
                              cublasLtMatrixLayout_t layoutB, const void *beta,
                              const void *c, cublasLtMatrixLayout_t layoutC,
                              void *d, cublasLtMatrixLayout_t layoutD,
                              const cublasLtMatmulAlgo_t *algorithm,
                              void *workspace, size_t workspaceBytes,
                              cudaStream_t stream) {
  FSDP_ENTER(enter, cublasLtMatmul);
  if (deviceOf(stream) != currentDevice())
    misuse("a product on the stream of another device");
  if (c != d || layoutC != layoutD || workspaceBytes < workspaceUsed ||
      !reach(workspace, workspaceBytes) ||
      algorithm->data[0] != hashOf(*desc, *layoutA, *layoutB, *layoutC) ||
      !isAligned(a, algorithm->data[1]) || !isAligned(b, algorithm->data[2]) ||
      !isAligned(d, algorithm->data[4]) || !hasEpilogue(*desc) ||
      !isAligned(desc->bias, algorithm->data[5]))
    return blasInvalidValue;
  Products products{
      desc->transA != 0,
      desc->transB != 0,
      static_cast<int>(layoutC->rows),
      static_cast<int>(layoutC->columns),
      static_cast<int>(desc->transA ? layoutA->rows : layoutA->columns),
      layoutA->ld,
      layoutB->ld,
      layoutC->ld,
      layoutC->count,
      layoutA->stride,
      layoutB->stride,
      layoutC->stride,
      a,
      b,
      d,
      desc->bias};
  using Float = Plain<float>;
  using Double = Plain<double>;
  bool rounds = layoutC->type == layoutA->type;
  auto enqueueThem = layoutC->type == CUDA_R_64F
                         ? enqueueProducts<Double, Double, double>
                     : layoutA->type == CUDA_R_16F
                         ? (rounds ? enqueueProducts<Half<5>, Half<5>, float>
                                   : enqueueProducts<Half<5>, Float, float>)
                     : layoutA->type == CUDA_R_16BF
                         ? (rounds ? enqueueProducts<Half<8>, Half<8>, float>
                                   : enqueueProducts<Half<8>, Float, float>)
                         : enqueueProducts<Float, Float, float>;
  return enqueueThem(stream, products, alpha, beta);
}

} // extern "C"

// The runtime looks these up with the types of Api.h.
#define CHECK(name, result, parameters)                                        \
  static_assert(std::is_same_v<decltype(&::name), decltype(Api::name)>);
FSDP_BLAS_FUNCTIONS(CHECK)
