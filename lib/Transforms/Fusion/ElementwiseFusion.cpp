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
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::fsdp;

linalg::GenericOp mlir::fsdp::getFusable(Operation *op) {
  auto generic = dyn_cast_or_null<linalg::GenericOp>(op);
  if (!generic || !generic.hasPureTensorSemantics() ||
      generic.hasDynamicShape() || generic->hasAttr(attr::kStrict))
    return nullptr;
  return generic;
}

/// Whether the op is a product of matrices, or of a matrix and a vector; one of
/// vectors alone is a sum like others.
static bool isMatrixProduct(linalg::GenericOp op) {
  if (!linalg::isaContractionOpInterface(op))
    return false;
  FailureOr<linalg::ContractionDimensions> dims =
      linalg::inferContractionDims(op);
  return failed(dims) || !dims->m.empty() || !dims->n.empty();
}

linalg::GenericOp mlir::fsdp::getFusableReader(Operation *op) {
  linalg::GenericOp generic = getFusable(op);
  return generic && !isMatrixProduct(generic) &&
                 !linalg::isaConvolutionOpInterface(generic)
             ? generic
             : nullptr;
}

bool mlir::fsdp::isPointwise(linalg::GenericOp op) {
  return op->getNumResults() == 1 && op.getNumReductionLoops() == 0 &&
         !op.hasIndexSemantics() &&
         !op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)) &&
         llvm::all_of(op.getInputs().getTypes(),
                      llvm::IsaPred<RankedTensorType>) &&
         llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isIdentity(); });
}

Value mlir::fsdp::computePointwise(RewriterBase &rewriter, linalg::GenericOp op,
                                   ValueRange inputs, ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType()).clone(shape);
  Value output = tensor::EmptyOp::create(rewriter, op.getLoc(), shape,
                                         type.getElementType());
  SmallVector<AffineMap> maps(op->getNumOperands(),
                              rewriter.getMultiDimIdentityMap(shape.size()));
  SmallVector<utils::IteratorType> iterators(shape.size(),
                                             utils::IteratorType::parallel);
  auto made = linalg::GenericOp::create(rewriter, op.getLoc(), type, inputs,
                                        output, maps, iterators);
  rewriter.cloneRegionBefore(op.getRegion(), made.getRegion(),
                             made.getRegion().begin());
  return made->getResult(0);
}

bool mlir::fsdp::readsDestination(linalg::GenericOp op) {
  return llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    return op.payloadUsesValueFromOperand(&init);
  });
}

linalg::GenericOp mlir::fsdp::readAsInputs(RewriterBase &rewriter,
                                           linalg::GenericOp op) {
  rewriter.setInsertionPoint(op);
  SmallVector<Value> inputs(op.getInputs()), outputs;
  SmallVector<AffineMap> inputMaps, outputMaps;
  for (OpOperand *input : op.getDpsInputOperands())
    inputMaps.push_back(op.getMatchingIndexingMap(input));
  SmallVector<BlockArgument> read;
  for (OpOperand &init : op.getDpsInitsMutable()) {
    AffineMap map = op.getMatchingIndexingMap(&init);
    outputMaps.push_back(map);
    if (!op.payloadUsesValueFromOperand(&init)) {
      outputs.push_back(init.get());
      continue;
    }
    inputs.push_back(init.get());
    inputMaps.push_back(map);
    outputs.push_back(tensor::EmptyOp::create(
        rewriter, op.getLoc(), init.get().getType(), ValueRange()));
    read.push_back(op.getMatchingBlockArgument(&init));
  }
  unsigned place = op.getNumDpsInputs();
  llvm::append_range(inputMaps, outputMaps);
  auto made = linalg::GenericOp::create(
      rewriter, op.getLoc(), op.getResultTypes(), inputs, outputs, inputMaps,
      op.getIteratorTypesArray(), /*bodyBuild=*/nullptr,
      op->getDiscardableAttrDictionary().getValue());
  rewriter.inlineRegionBefore(op.getRegion(), made.getRegion(),
                              made.getRegion().begin());
  for (BlockArgument old : read)
    rewriter.replaceAllUsesWith(old, made.getBody()->insertArgument(
                                         place++, old.getType(), old.getLoc()));
  rewriter.replaceOp(op, made);
  return made;
}

bool mlir::fsdp::looksUpTensors(linalg::GenericOp op) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  return llvm::any_of(captured.getArrayRef(), [](Value value) {
    return isa<ShapedType>(value.getType());
  });
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

bool fsdp::isColumnSum(linalg::GenericOp op) {
  return op.getNumReductionLoops() > 0 && op.getNumLoops() > 1 &&
         !op.hasIndexSemantics() &&
         op.getIteratorTypesArray().back() == utils::IteratorType::parallel;
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
