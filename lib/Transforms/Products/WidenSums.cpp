//===- WidenSums.cpp - Sums of 16-bit floats ------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, in front of the passes for products. A sum that is rounded to 16
// bits after each addition loses what is small beside it: of 8192 equal values,
// bf16 keeps 256. Frameworks add in f32 and round once.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Products/Passes.h"
#include "fsdp/Utils/WideSums.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_WIDENSUMSPASS
#include "fsdp/Transforms/Products/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Whether some output of the op is a sum in 16 bits.
static bool addsNarrow(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumReductionLoops() == 0 ||
      op->hasAttr(attr::kStrict))
    return false;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i)
    if (findNarrowSum(op, i))
      return true;
  return false;
}

namespace {
struct WidenSums : fsdp::impl::WidenSumsPassBase<WidenSums> {
  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (addsNarrow(op))
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::LinalgOp op : ops) {
      remark::passed(op.getLoc(), remark::RemarkOpts::name("widened").category(
                                      "fsdp-widen-sums"))
          << remark::add(
                 "a sum of 16-bit floats adds in f32 and is rounded once");
      widenSums(rewriter, op);
    }
    numSums += ops.size();
  }
};
} // namespace
