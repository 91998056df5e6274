//===- ApproximateMath.cpp - Polynomials and fast-math flags --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Conversion/LinalgToKernels/Passes.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_APPROXIMATEMATHPASS
#include "fsdp/Conversion/LinalgToKernels/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Functions whose polynomial is as good as libm's for training: a relative
/// error of at most 3e-7 on normal numbers.
static bool hasGoodPolynomial(StringRef name) {
  return llvm::is_contained(
      {math::ExpOp::getOperationName(), math::LogOp::getOperationName(),
       math::Log2Op::getOperationName(), math::ErfOp::getOperationName(),
       math::TanhOp::getOperationName()},
      name);
}

/// Functions whose polynomial is as good, but only without fast-math flags:
/// with them log1p is wrong by 18 % near 0 and expm1 overflows below 88
/// (measured). By now the only log left is that in the polynomial of log1p.
static bool hasFragilePolynomial(StringRef name) {
  return llvm::is_contained({math::Log1pOp::getOperationName(),
                             math::ExpM1Op::getOperationName(),
                             math::LogOp::getOperationName()},
                            name);
}

/// Whether an op around `op` asks for exactly what is written.
static bool isStrict(Operation *op) {
  for (; op; op = op->getParentOp())
    if (op->hasAttr(attr::kStrict))
      return true;
  return false;
}

/// Flags that are sound for this op; none where the lowering drops them. Only
/// what reduces may be added up in another order: `w * m + c * (1 - m)`, which
/// masks attention, would become `(w - c) * m + c` and lose `w` beside `c`.
/// With `arcp` processors estimate roots, and make NaN of 1 / sqrt(0).
static arith::FastMathFlags getFlags(Operation *op, bool reduces,
                                     bool reciprocals) {
  using arith::FastMathFlags;
  if (isa<arith::CmpFOp, arith::ExtFOp, arith::TruncFOp>(op))
    return FastMathFlags::none;
  FastMathFlags flags = FastMathFlags::contract | FastMathFlags::nsz;
  if (reciprocals && isa<arith::DivFOp>(op))
    flags = flags | FastMathFlags::arcp;
  if (reduces)
    flags = flags | FastMathFlags::reassoc;
  return flags;
}

/// The ops that add what they compute to what a loop carries.
static llvm::SmallPtrSet<Operation *, 16> findReducing(Operation *root) {
  llvm::SmallPtrSet<Operation *, 16> found;
  auto addOf = [&](ArrayRef<BlockArgument> carried) {
    for (unsigned i = 0; i < carried.size(); ++i) {
      SmallVector<Operation *> combiners;
      if (matchReduction(carried, i, combiners))
        found.insert_range(combiners);
    }
  };
  root->walk([&](Operation *op) {
    if (auto loops = dyn_cast<linalg::LinalgOp>(op))
      addOf(loops.getRegionOutputArgs());
    else if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
      addOf(loop.getRegionIterArgs());
  });
  return found;
}

namespace {
struct ApproximateMath : fsdp::impl::ApproximateMathPassBase<ApproximateMath> {
  using ApproximateMathPassBase::ApproximateMathPassBase;

  void runOnOperation() override {
    if (polynomials)
      expand(hasGoodPolynomial);
    addFlags();
    // After the flags, which must not reach these.
    if (polynomials)
      expand(hasFragilePolynomial);
  }

  /// Replaces the functions that `predicate` names by polynomials.
  void expand(llvm::function_ref<bool(StringRef)> predicate) {
    SmallVector<Operation *> functions;
    getOperation()->walk([&](Operation *op) {
      // Of tensors they are none of a kernel's.
      bool isTensor =
          llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
      if (!isTensor && predicate(op->getName().getStringRef()) && !isStrict(op))
        functions.push_back(op);
    });
    RewritePatternSet patterns(&getContext());
    populateMathPolynomialApproximationPatterns(patterns, predicate);
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
    (void)applyOpPatternsGreedily(functions, std::move(patterns), config);
  }

  void addFlags() {
    llvm::SmallPtrSet<Operation *, 16> reducing = findReducing(getOperation());
    getOperation()->walk([&](arith::ArithFastMathInterface op) {
      arith::FastMathFlags flags =
          getFlags(op, reducing.contains(op), reciprocals);
      if (flags == arith::FastMathFlags::none || isStrict(op))
        return;
      arith::FastMathFlags old = op.getFastMathFlagsAttr()
                                     ? op.getFastMathFlagsAttr().getValue()
                                     : arith::FastMathFlags::none;
      op->setAttr(op.getFastMathAttrName(),
                  arith::FastMathFlagsAttr::get(&getContext(), old | flags));
    });
  }
};
} // namespace
