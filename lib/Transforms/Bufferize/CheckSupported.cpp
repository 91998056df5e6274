//===- CheckSupported.cpp - Name what would become something else ---------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Bufferize/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_CHECKSUPPORTEDPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Whether the op writes each element of a destination.
static bool covers(linalg::LinalgOp op, OpOperand &init) {
  AffineMap map = op.getMatchingIndexingMap(&init);
  ArrayRef<int64_t> shape = op.getShape(&init);
  llvm::SmallDenseSet<AffineExpr> loops;
  return llvm::all_of(llvm::zip_equal(map.getResults(), shape), [&](auto each) {
    auto [expr, extent] = each;
    return isa<AffineDimExpr>(expr)
               ? loops.insert(expr).second
               : extent == 1 && isa<AffineConstantExpr>(expr);
  });
}

/// What upstream's rewrites take for something else: a padding that is shifted
/// for none, and a destination of which a part is written for one that is
/// written. What is made of other ops would be left.
static LogicalResult checkSupported(Operation *op) {
  auto refuse = [&](const Twine &what, StringRef instead) {
    InFlightDiagnostic diag = op->emitError() << "not supported: " << what;
    diag.attachNote() << instead;
    return diag;
  };
  StringRef name = op->getName().getStringRef();
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    if (llvm::any_of(llvm::concat<const int64_t>(pad.getStaticLow(),
                                                 pad.getStaticHigh()),
                     [](int64_t amount) {
                       return amount < 0 && !ShapedType::isDynamic(amount);
                     }))
      return refuse("'tensor.pad' with negative amounts",
                    "cut with 'tensor.extract_slice', then pad");
  if (isa<linalg::AggregatedOpInterface>(op))
    return refuse("'" + name + "'",
                  "write the ops that it is made of before phase 4, as "
                  "'transform.structured.decompose_interface' does");
  // Code is generated for one rounding mode, whatever an op asks for.
  if (auto rounds = dyn_cast<arith::ArithRoundingModeInterface>(op)) {
    arith::RoundingModeAttr mode = rounds.getRoundingModeAttr();
    if (mode && mode.getValue() != arith::RoundingMode::to_nearest_even)
      return refuse("'" + name + "' that rounds " +
                        arith::stringifyRoundingMode(mode.getValue()) +
                        ", expected to_nearest_even",
                    "leave the rounding mode out, or round with 'math.floor', "
                    "'math.ceil', 'math.trunc' or 'math.round'");
  }
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp)
    return success();
  for (OpOperand &init : linalgOp.getDpsInitsMutable())
    if (!linalgOp.payloadUsesValueFromOperand(&init) &&
        !init.get().getDefiningOp<tensor::EmptyOp>() && !covers(linalgOp, init))
      return refuse("'" + name +
                        "' that writes a part of its destination, whose rest "
                        "is to stay",
                    "write the part into an empty tensor, and that with "
                    "'tensor.insert_slice'");
  return success();
}

namespace {
struct CheckSupportedPass
    : public fsdp::impl::CheckSupportedPassBase<CheckSupportedPass> {
  void runOnOperation() override {
    WalkResult result = getOperation()->walk(
        [](Operation *op) { return WalkResult(checkSupported(op)); });
    if (result.wasInterrupted())
      signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
