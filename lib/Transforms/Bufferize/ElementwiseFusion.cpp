//===- ElementwiseFusion.cpp - What may be fused with what ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementwiseFusion.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::fsdp;

linalg::GenericOp mlir::fsdp::getFusable(Operation *op) {
  auto generic = dyn_cast_or_null<linalg::GenericOp>(op);
  if (!generic || !generic.hasPureTensorSemantics() ||
      generic.hasDynamicShape() || generic->hasAttr(attr::kStrict))
    return nullptr;
  return generic;
}

linalg::GenericOp mlir::fsdp::getFusableReader(Operation *op) {
  linalg::GenericOp generic = getFusable(op);
  return generic && !linalg::isaContractionOpInterface(generic) &&
                 !linalg::isaConvolutionOpInterface(generic)
             ? generic
             : nullptr;
}

bool mlir::fsdp::isExpensive(linalg::GenericOp op) {
  return op.getBody()
      ->walk([](Operation *inner) {
        bool expensive =
            isa<arith::DivFOp, arith::DivSIOp, arith::DivUIOp, arith::RemFOp,
                arith::RemSIOp, arith::RemUIOp, arith::FloorDivSIOp,
                arith::CeilDivSIOp, arith::CeilDivUIOp>(inner) ||
            isa_and_present<math::MathDialect>(inner->getDialect());
        return expensive ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

CollectiveOrder::CollectiveOrder(Operation *root) {
  root->walk([&](Block *block) {
    unsigned number = 0;
    for (Operation &op : *block) {
      numbers[&op] = number;
      number += isa<CollectiveOpInterface>(op);
    }
  });
}

void CollectiveOrder::notifyOperationInserted(Operation *op,
                                              OpBuilder::InsertPoint previous) {
  Operation *next = op->getNextNode();
  numbers[op] = next ? numbers.lookup(next) : 0;
}
