//===- LowerConvolutions.cpp - Convolutions become matrix products --------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the window sees at each position is copied to a tensor, of which the
// convolution is a contraction. The copy's dimensions are ordered so that all
// loops of a kind are one: channels and window are what is summed, positions
// are columns.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Utils/Fills.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_LOWERCONVOLUTIONSPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// With fewer positions than this, those of all images make the columns of one
/// product, whose result is transposed.
static constexpr int64_t kMinColumns = 64;

namespace {
/// A convolution with the extents of its loops.
struct Convolution {
  linalg::LinalgOp op;
  linalg::ConvolutionDimensions dims;
  SmallVector<int64_t> extents;

  int64_t count(ArrayRef<unsigned> loops) const {
    int64_t product = 1;
    for (unsigned loop : loops)
      product *= extents[loop];
    return product;
  }
};
} // namespace

/// Whether the op adds products of two f32 or of two f64 tensors.
static bool addsProducts(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      !op.hasPureTensorSemantics() || op.hasDynamicShape() ||
      op->hasAttr(attr::kStrict))
    return false;
  Type element = getElementTypeOrSelf(op->getOperand(0).getType());
  return (element.isF32() || element.isF64()) &&
         llvm::all_of(op->getOperandTypes(),
                      [&](Type type) {
                        return getElementTypeOrSelf(type) == element;
                      }) &&
         linalg::detail::isContractionBody(
             *op.getBlock(),
             [](Operation *first, Operation *second) {
               return isa<arith::MulFOp>(first) && isa<arith::AddFOp>(second);
             },
             llvm::nulls());
}

/// The convolution that `op` is, if it becomes a product: with one channel per
/// group there would be no matrix.
static std::optional<Convolution> matchConvolution(linalg::LinalgOp op) {
  if (!addsProducts(op) || !linalg::isaConvolutionOpInterface(op))
    return std::nullopt;
  FailureOr<linalg::ConvolutionDimensions> dims =
      linalg::inferConvolutionDims(op);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (failed(dims) || !maps[1].isProjectedPermutation() ||
      !maps[2].isProjectedPermutation())
    return std::nullopt;
  Convolution conv{op, *dims, op.getStaticLoopRanges()};
  if (llvm::is_contained(conv.extents, 0) ||
      conv.count(conv.dims.outputChannel) == 1)
    return std::nullopt;
  return conv;
}

/// The map of an input of which every element is seen once, by loops alone: the
/// window has one place, or one position. Null for others.
static AffineMap getPlainMap(Convolution &conv) {
  AffineMap map = conv.op.getIndexingMapsArray()[0];
  SmallVector<AffineExpr> results(map.getResults());
  auto shape =
      cast<RankedTensorType>(conv.op->getOperand(0).getType()).getShape();
  for (auto [expr, size] : llvm::zip_equal(results, shape)) {
    if (isa<AffineDimExpr>(expr))
      continue;
    AffineExpr plain;
    for (unsigned loop = 0; loop < map.getNumDims() && !plain; ++loop) {
      // What remains of the expression if all loops but one stay at 0, as those
      // of extent 1 do.
      SmallVector<AffineExpr> dims(map.getNumDims(),
                                   getAffineConstantExpr(0, map.getContext()));
      dims[loop] = getAffineDimExpr(loop, map.getContext());
      bool isAlone = true;
      for (unsigned other = 0; other < map.getNumDims(); ++other)
        isAlone &= other == loop || conv.extents[other] == 1 ||
                   !expr.isFunctionOfDim(other);
      if (isAlone && conv.extents[loop] == size &&
          expr.replaceDims(dims) == dims[loop])
        plain = dims[loop];
    }
    if (!plain)
      return AffineMap();
    expr = plain;
  }
  return AffineMap::get(map.getNumDims(), 0, results, map.getContext());
}

/// The map of a tensor that has one dimension for each of `loops`.
static AffineMap getLoopMap(Convolution &conv, ArrayRef<unsigned> loops) {
  MLIRContext *context = conv.op.getContext();
  SmallVector<AffineExpr> results;
  for (unsigned loop : loops)
    results.push_back(getAffineDimExpr(loop, context));
  return AffineMap::get(conv.extents.size(), 0, results, context);
}

/// An empty tensor with one dimension for each of `loops`.
static Value createEmpty(OpBuilder &builder, Convolution &conv,
                         ArrayRef<unsigned> loops) {
  SmallVector<int64_t> shape;
  for (unsigned loop : loops)
    shape.push_back(conv.extents[loop]);
  return tensor::EmptyOp::create(
      builder, conv.op.getLoc(), shape,
      getElementTypeOrSelf(conv.op->getResult(0).getType()));
}

/// What the window sees, with one dimension for each of `loops`.
static Value copyWindows(OpBuilder &builder, Convolution &conv,
                         ArrayRef<unsigned> loops) {
  MLIRContext *context = builder.getContext();
  SmallVector<AffineExpr> dims(conv.extents.size(),
                               getAffineConstantExpr(0, context));
  for (auto [index, loop] : llvm::enumerate(loops))
    dims[loop] = getAffineDimExpr(index, context);
  AffineMap read = conv.op.getIndexingMapsArray()[0].replaceDimsAndSymbols(
      dims, {}, loops.size(), 0);
  Value empty = createEmpty(builder, conv, loops);
  return linalg::GenericOp::create(
             builder, conv.op.getLoc(), empty.getType(), conv.op->getOperand(0),
             empty,
             ArrayRef<AffineMap>{read,
                                 builder.getMultiDimIdentityMap(loops.size())},
             SmallVector<utils::IteratorType>(loops.size(),
                                              utils::IteratorType::parallel),
             [](OpBuilder &nested, Location loc, ValueRange args) {
               linalg::YieldOp::create(nested, loc, args[0]);
             })
      .getResult(0);
}

/// The contraction of the filter and `seen`, added to `init`.
static Value contract(OpBuilder &builder, Convolution &conv, Value seen,
                      AffineMap seenMap, Value init, AffineMap initMap) {
  return linalg::GenericOp::create(
             builder, conv.op.getLoc(), init.getType(),
             ValueRange{conv.op->getOperand(1), seen}, init,
             ArrayRef<AffineMap>{conv.op.getIndexingMapsArray()[1], seenMap,
                                 initMap},
             conv.op.getIteratorTypesArray(),
             [](OpBuilder &nested, Location loc, ValueRange args) {
               Value product =
                   arith::MulFOp::create(nested, loc, args[0], args[1]);
               Value sum = arith::AddFOp::create(nested, loc, args[2], product);
               linalg::YieldOp::create(nested, loc, sum);
             })
      .getResult(0);
}

/// The constant zero that the op's destination is filled with, or null.
static Value getZero(linalg::LinalgOp op) {
  Operation *def = op.getDpsInits()[0].getDefiningOp();
  Value value = def ? getFillValue(def) : Value();
  // A scalar inside of another op can't be used here.
  return value && value.getParentRegion() == op->getParentRegion() &&
                 matchPattern(value, m_AnyZeroFloat())
             ? value
             : Value();
}

/// Positions of all images as columns of one product.
static Value lowerJointly(OpBuilder &builder, Convolution &conv, Value zero) {
  const linalg::ConvolutionDimensions &dims = conv.dims;
  auto summed = llvm::to_vector<8>(dims.inputChannel);
  auto columns = llvm::to_vector<8>(dims.batch);
  llvm::append_range(summed, dims.filterLoop);
  llvm::append_range(columns, dims.outputImage);
  // Rows of the copy are as long as they can be.
  bool isWide = conv.extents[dims.outputImage.back()] >=
                conv.extents[dims.filterLoop.back()];
  auto seenLoops = llvm::to_vector<8>(dims.depth), outLoops = seenLoops;
  llvm::append_range(seenLoops, isWide ? summed : columns);
  llvm::append_range(seenLoops, isWide ? columns : summed);
  llvm::append_range(outLoops, dims.outputChannel);
  llvm::append_range(outLoops, columns);

  Location loc = conv.op.getLoc();
  Value seen = copyWindows(builder, conv, seenLoops);
  Value init = linalg::FillOp::create(builder, loc, zero,
                                      createEmpty(builder, conv, outLoops))
                   .getResult(0);
  Value product = contract(builder, conv, seen, getLoopMap(conv, seenLoops),
                           init, getLoopMap(conv, outLoops));
  SmallVector<int64_t> permutation;
  SmallVector<unsigned> order;
  for (AffineExpr expr : conv.op.getIndexingMapsArray()[2].getResults()) {
    order.push_back(cast<AffineDimExpr>(expr).getPosition());
    permutation.push_back(llvm::find(outLoops, order.back()) -
                          outLoops.begin());
  }
  return linalg::TransposeOp::create(builder, loc, product,
                                     createEmpty(builder, conv, order),
                                     permutation)
      ->getResult(0);
}

static Value lowerConvolution(OpBuilder &builder, Convolution &conv) {
  const linalg::ConvolutionDimensions &dims = conv.dims;
  Value init = conv.op.getDpsInits()[0];
  AffineMap initMap = conv.op.getIndexingMapsArray()[2];
  if (AffineMap plain = getPlainMap(conv))
    return contract(builder, conv, conv.op->getOperand(0), plain, init,
                    initMap);
  Value zero = getZero(conv.op);
  if (zero && conv.count(dims.batch) > 1 &&
      conv.count(dims.outputImage) < kMinColumns)
    return lowerJointly(builder, conv, zero);
  auto loops = llvm::to_vector<8>(dims.batch);
  for (ArrayRef<unsigned> more :
       {ArrayRef<unsigned>(dims.depth), ArrayRef<unsigned>(dims.inputChannel),
        ArrayRef<unsigned>(dims.filterLoop),
        ArrayRef<unsigned>(dims.outputImage)})
    llvm::append_range(loops, more);
  Value seen = copyWindows(builder, conv, loops);
  return contract(builder, conv, seen, getLoopMap(conv, loops), init, initMap);
}

namespace {
struct LowerConvolutions
    : fsdp::impl::LowerConvolutionsPassBase<LowerConvolutions> {
  void runOnOperation() override {
    SmallVector<Convolution, 0> convolutions;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (auto conv = matchConvolution(op))
        convolutions.push_back(*conv);
    });
    OpBuilder builder(&getContext());
    for (Convolution &conv : convolutions) {
      builder.setInsertionPoint(conv.op);
      Value result = lowerConvolution(builder, conv);
      conv.op->getResult(0).replaceAllUsesWith(result);
      conv.op->erase();
    }
  }
};
} // namespace
