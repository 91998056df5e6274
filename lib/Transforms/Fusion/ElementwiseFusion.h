//===- ElementwiseFusion.h - What may be fused with what --------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules that the passes which fuse elementwise ops have in common.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_FUSION_ELEMENTWISEFUSION_H
#define FSDP_LIB_TRANSFORMS_FUSION_ELEMENTWISEFUSION_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::fsdp {

/// A linalg.generic on static tensors that may take part in fusion; else null.
linalg::GenericOp getFusable(Operation *op);

/// A reader into which a producer may be fused; else null. A contraction or
/// convolution with more than a product in its body is no library call.
linalg::GenericOp getFusableReader(Operation *op);

/// Whether the op computes each element of one tensor from those at the same
/// place of others.
bool isPointwise(linalg::GenericOp op);

/// What a pointwise op computes, of inputs of another shape.
Value computePointwise(RewriterBase &rewriter, linalg::GenericOp op,
                       ValueRange inputs, ArrayRef<int64_t> shape);

/// Whether the body reads what the destination held before. Fused into a reader
/// that comes to an element more than once, such an op would update it each
/// time.
bool readsDestination(linalg::GenericOp op);

/// The same op with the destinations that its body reads as inputs, and new
/// tensors in their place.
linalg::GenericOp readAsInputs(RewriterBase &rewriter, linalg::GenericOp op);

/// Whether the body looks up elements of tensors.
bool looksUpTensors(linalg::GenericOp op);

/// Whether evaluating the body once more than needed costs something: a
/// division or a function of the math dialect.
bool isExpensive(linalg::GenericOp op);

/// Whether an op reduces along columns: the innermost loop numbers results.
bool isColumnSum(linalg::GenericOp op);

/// Tells which ops of a block no collective lies between, also while a rewriter
/// that it listens to inserts others: asking for the order of ops in a block
/// would number the whole block again behind each insertion.
class CollectiveOrder : public RewriterBase::Listener {
public:
  explicit CollectiveOrder(Operation *root);
  /// Whether `first` and `second`, which stands behind it, are in one block
  /// without a collective in between.
  bool joins(Operation *first, Operation *second) const {
    return first->getBlock() == second->getBlock() &&
           numbers.lookup(first) == numbers.lookup(second);
  }

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;

private:
  /// How many collectives stand before an op in its block.
  DenseMap<Operation *, unsigned> numbers;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_FUSION_ELEMENTWISEFUSION_H
