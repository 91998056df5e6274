//===- SimplifyConvolutions.cpp - Convolutions that are products ---------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A convolution whose window sees each element once is a contraction; others
// stay, and read what was transposed for them in place.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Products/Passes.h"
#include "fsdp/Utils/NamedProducts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_SIMPLIFYCONVOLUTIONSPASS
#include "fsdp/Transforms/Products/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

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

/// The sum of products of the inputs, added to the op's destination.
static void replace(OpBuilder &builder, Convolution &conv, ValueRange inputs,
                    ArrayRef<AffineMap> maps) {
  builder.setInsertionPoint(conv.op);
  Value init = conv.op.getDpsInits()[0];
  auto sum = linalg::GenericOp::create(
      builder, conv.op.getLoc(), init.getType(), inputs, init, maps,
      conv.op.getIteratorTypesArray(),
      [](OpBuilder &nested, Location loc, ValueRange args) {
        Value product = arith::MulFOp::create(nested, loc, args[0], args[1]);
        Value sum = arith::AddFOp::create(nested, loc, args[2], product);
        linalg::YieldOp::create(nested, loc, sum);
      });
  conv.op->getResult(0).replaceAllUsesWith(sum.getResult(0));
  conv.op->erase();
}

static void simplify(OpBuilder &builder, Convolution &conv) {
  SmallVector<AffineMap> maps = conv.op.getIndexingMapsArray();
  SmallVector<Value> inputs = llvm::to_vector(conv.op.getDpsInputs());
  // The filter is the left factor: its channels are rows of the result.
  if (AffineMap plain = getPlainMap(conv))
    return replace(builder, conv, {inputs[1], inputs[0]},
                   {maps[1], plain, maps[2]});
  for (auto [input, map] : llvm::zip(inputs, maps))
    input = foldTransposes(input, map);
  if (inputs != llvm::to_vector(conv.op.getDpsInputs()))
    replace(builder, conv, inputs, maps);
}

namespace {
struct SimplifyConvolutions
    : fsdp::impl::SimplifyConvolutionsPassBase<SimplifyConvolutions> {
  void runOnOperation() override {
    SmallVector<Convolution, 0> convolutions;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (auto conv = matchConvolution(op))
        convolutions.push_back(*conv);
    });
    OpBuilder builder(&getContext());
    for (Convolution &conv : convolutions)
      simplify(builder, conv);
  }
};
} // namespace
