//===- LowerContractions.cpp - Contractions become matrix products --------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every loop of a contraction is a batch, m, n or k loop, depending on which
// operands it indexes. Loops of one kind are merged where the layouts allow it;
// what is left has to fit `fsdp.matmul`.
//
//===----------------------------------------------------------------------===//

#include "SumsOfProducts.h"
#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Buffers/LoopStrides.h"
#include "fsdp/Conversion/LinalgToKernels/Passes.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include <optional>

namespace mlir::fsdp {
#define GEN_PASS_DEF_LOWERCONTRACTIONSPASS
#include "fsdp/Conversion/LinalgToKernels/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// A loop of a contraction: its extent and the stride of each operand.
struct Loop {
  int64_t extent = 1;
  int64_t a = 0, b = 0, c = 0;

  /// Whether (this, inner) is one loop of extent * inner.extent iterations.
  bool canAbsorb(const Loop &inner) const {
    return a == inner.a * inner.extent && b == inner.b * inner.extent &&
           c == inner.c * inner.extent;
  }
};

/// The loops of a contraction by kind, without those of extent 1.
struct LoopNest {
  SmallVector<Loop, 2> batch, m, n, k;
};

/// How the rows of a matrix lie in memory.
struct MatrixLayout {
  bool transposed;
  int64_t ld;
};

/// What the operation needs besides its operands.
struct Product {
  bool swapped = false;
  bool transA = false, transB = false;
  SmallVector<int64_t, 3> sizes, ld;
  SmallVector<int64_t, 2> batch;
  SmallVector<int64_t, 6> strides;
};

} // namespace

//===----------------------------------------------------------------------===//
// Classification
//===----------------------------------------------------------------------===//

/// Stride of every loop in an operand of a product, which has static strides
/// and is indexed by loops alone. It may begin anywhere.
static std::optional<SmallVector<int64_t>>
getProductStrides(linalg::LinalgOp op, OpOperand &operand) {
  auto strides = getLoopStrides(op, operand);
  if (!strides ||
      llvm::any_of(*strides, [](int64_t stride) { return stride < 0; }) ||
      !op.getMatchingIndexingMap(&operand).isProjectedPermutation())
    return std::nullopt;
  return strides;
}

/// Merges neighbouring loops, outermost first, that are one in all operands.
static void mergeLoops(SmallVectorImpl<Loop> &loops) {
  llvm::sort(loops, [](const Loop &x, const Loop &y) {
    return std::tie(x.c, x.a, x.b, y.extent) >
           std::tie(y.c, y.a, y.b, x.extent);
  });
  SmallVector<Loop, 2> merged;
  for (const Loop &loop : loops) {
    if (merged.empty() || !merged.back().canAbsorb(loop)) {
      merged.push_back(loop);
      continue;
    }
    Loop &outer = merged.back();
    int64_t extent = outer.extent * loop.extent;
    outer = loop;
    outer.extent = extent;
  }
  loops.assign(merged.begin(), merged.end());
}

/// Sorts the loops of a contraction by kind; nothing if it is none.
static std::optional<LoopNest> classifyLoops(linalg::LinalgOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<SmallVector<int64_t>> strides;
  for (OpOperand &operand : op->getOpOperands()) {
    auto found = getProductStrides(op, operand);
    if (!found)
      return std::nullopt;
    strides.push_back(*found);
  }
  LoopNest nest;
  for (auto [d, extent] : llvm::enumerate(op.getStaticLoopRanges())) {
    if (extent < 1)
      return std::nullopt;
    if (extent == 1)
      continue;
    Loop loop{extent, strides[0][d], strides[1][d], strides[2][d]};
    bool inA = maps[0].isFunctionOfDim(d), inB = maps[1].isFunctionOfDim(d),
         inC = maps[2].isFunctionOfDim(d);
    if (inA && inB)
      (inC ? nest.batch : nest.k).push_back(loop);
    else if (inC && inA)
      nest.m.push_back(loop);
    else if (inC && inB)
      nest.n.push_back(loop);
    else
      return std::nullopt;
  }
  for (auto *loops : {&nest.batch, &nest.m, &nest.n, &nest.k})
    mergeLoops(*loops);
  return nest;
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

/// A rows x cols matrix with the given strides as a row-major one with a
/// leading dimension, possibly transposed; nothing if neither stride is 1.
static std::optional<MatrixLayout> getMatrixLayout(int64_t rows, int64_t cols,
                                                   int64_t rowStride,
                                                   int64_t colStride) {
  if (colStride == 1 || cols == 1) {
    int64_t ld = rows == 1 ? cols : rowStride;
    if (ld >= cols)
      return MatrixLayout{false, ld};
  }
  if (rowStride == 1 || rows == 1) {
    int64_t ld = cols == 1 ? rows : colStride;
    if (ld >= rows)
      return MatrixLayout{true, ld};
  }
  return std::nullopt;
}

/// The product with the given m, n and k loops; nothing if BLAS can't do it.
static std::optional<Product> matchProduct(Loop m, Loop n, Loop k,
                                           ArrayRef<Loop> batch, bool swapped) {
  auto a = getMatrixLayout(m.extent, k.extent, m.a, k.a);
  auto b = getMatrixLayout(k.extent, n.extent, k.b, n.b);
  auto c = getMatrixLayout(m.extent, n.extent, m.c, n.c);
  if (!a || !b || !c || batch.size() > 2)
    return std::nullopt;
  if (c->transposed) {
    if (swapped)
      return std::nullopt;
    for (Loop *loop : {&m, &n, &k})
      std::swap(loop->a, loop->b);
    SmallVector<Loop, 2> swappedBatch(batch);
    for (Loop &loop : swappedBatch)
      std::swap(loop.a, loop.b);
    return matchProduct(n, m, k, swappedBatch, /*swapped=*/true);
  }
  SmallVector<Loop, 2> dims(batch);
  dims.insert(dims.begin(), 2 - dims.size(), Loop());
  Product product;
  product.swapped = swapped;
  product.transA = a->transposed;
  product.transB = b->transposed;
  product.sizes = {m.extent, n.extent, k.extent};
  product.ld = {a->ld, b->ld, c->ld};
  product.batch = {dims[0].extent, dims[1].extent};
  product.strides = {dims[0].a, dims[1].a, dims[0].b,
                     dims[1].b, dims[0].c, dims[1].c};
  return product;
}

/// Tries every choice of one m and one n loop, the others being batch loops,
/// and returns the product with the largest matrices.
static std::optional<Product> findProduct(const LoopNest &nest) {
  if (nest.k.size() > 1)
    return std::nullopt;
  Loop k = nest.k.empty() ? Loop() : nest.k.front();
  std::optional<Product> best;
  for (size_t i = 0; i < std::max<size_t>(1, nest.m.size()); ++i) {
    for (size_t j = 0; j < std::max<size_t>(1, nest.n.size()); ++j) {
      SmallVector<Loop, 2> batch(nest.batch);
      Loop m, n;
      for (auto [index, loop] : llvm::enumerate(nest.m))
        index == i ? (void)(m = loop) : batch.push_back(loop);
      for (auto [index, loop] : llvm::enumerate(nest.n))
        index == j ? (void)(n = loop) : batch.push_back(loop);
      // A dot product gains nothing from BLAS.
      if (m.extent == 1 && n.extent == 1)
        continue;
      auto product = matchProduct(m, n, k, batch, /*swapped=*/false);
      if (product && (!best || product->sizes[0] * product->sizes[1] >
                                   best->sizes[0] * best->sizes[1]))
        best = product;
    }
  }
  return best;
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

/// Whether the op is a sum of products of f32 or f64 buffers or, with `narrow`,
/// of 16-bit ones that are added in f32, perhaps rounded to their type then.
static bool isSupportedContraction(linalg::LinalgOp op, bool narrow,
                                   bool narrowResults) {
  if (!linalg::isaContractionOpInterface(op) || !isMultiplyAdd(op) ||
      op->hasAttr(attr::kStrict))
    return false;
  for (Value operand : op->getOperands())
    if (auto type = dyn_cast<MemRefType>(operand.getType());
        !type || !type.hasStaticShape())
      return false;
  auto getElement = [&](unsigned operand) {
    return getElementTypeOrSelf(op->getOperand(operand).getType());
  };
  Type factor = getElement(0), sum = getElement(2);
  if (getElement(1) != factor)
    return false;
  if (factor.isF16() || factor.isBF16())
    return narrow && (sum.isF32() || (narrowResults && sum == factor));
  return sum == factor && (factor.isF32() || factor.isF64());
}

/// The op that repeats a bias, which the product adds itself, to all rows of
/// the product's result; only where that has 16 bits. Null if there is none.
/// The only dimension of c whose elements lie side by side is its last one; so
/// if it is as long as rows of the product, it is these.
static linalg::GenericOp findBias(linalg::LinalgOp op, const Product &product) {
  Value c = op->getOperand(2);
  auto type = cast<MemRefType>(c.getType());
  if (type.getElementTypeBitWidth() != 16 || type.getRank() == 0 ||
      type.getShape().back() != product.sizes[1] ||
      llvm::any_of(product.batch, [](int64_t extent) { return extent != 1; }))
    return nullptr;
  return findRepeatedRow(op, c);
}

/// One whose result has rows that no matrix has, such as every other element of
/// a tensor, is a convolution where the runtime has these.
static void lowerContraction(linalg::LinalgOp op, bool convolves) {
  std::optional<LoopNest> nest = classifyLoops(op);
  std::optional<Product> product = nest ? findProduct(*nest) : std::nullopt;
  if (!product && nest && convolves && nest->m.size() + nest->n.size() > 2)
    return lowerConvolution(op);
  if (!product)
    return;
  Value a = op->getOperand(0), b = op->getOperand(1), c = op->getOperand(2);
  if (product->swapped)
    std::swap(a, b);
  Operation *fill = findZeroFill(op, c);
  Value bias;
  if (linalg::GenericOp row = fill ? nullptr : findBias(op, *product)) {
    bias = row.getInputs()[0];
    fill = row;
  }
  OpBuilder builder(op);
  MatmulOp::create(builder, op.getLoc(), a, b, c, bias, product->transA,
                   product->transB, /*accumulate=*/!fill, product->sizes,
                   product->ld, product->batch, product->strides);
  op->erase();
  if (fill)
    fill->erase();
}

/// Whether the op may be a convolution of f32 or f64 buffers.
static bool isSupportedConvolution(linalg::LinalgOp op) {
  return linalg::isaConvolutionOpInterface(op) && isMultiplyAdd(op) &&
         !op->hasAttr(attr::kStrict) &&
         llvm::all_of(op->getOperands(), [&](Value operand) {
           auto type = dyn_cast<MemRefType>(operand.getType());
           Type element = getElementTypeOrSelf(op->getOperand(0).getType());
           return type && type.hasStaticShape() &&
                  type.getElementType() == element &&
                  (element.isF32() || element.isF64());
         });
}

namespace {
struct LowerContractions
    : fsdp::impl::LowerContractionsPassBase<LowerContractions> {
  using LowerContractionsPassBase::LowerContractionsPassBase;

  void runOnOperation() override {
    if (failed(expectBuffers(getOperation())))
      return signalPassFailure();
    SmallVector<linalg::LinalgOp> contractions, convolutions;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (isSupportedContraction(op, narrow, narrowResults))
        contractions.push_back(op);
      else if (!narrow && isSupportedConvolution(op))
        convolutions.push_back(op);
    });
    for (linalg::LinalgOp op : contractions)
      lowerContraction(op, /*convolves=*/!narrow);
    for (linalg::LinalgOp op : convolutions)
      lowerConvolution(op);
  }
};
} // namespace
