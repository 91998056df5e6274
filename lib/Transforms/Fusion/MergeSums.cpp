//===- MergeSums.cpp - Sums of the same values in one op ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4 for devices, behind the fusion of elementwise ops.
//
//===----------------------------------------------------------------------===//

#include "ElementwiseFusion.h"
#include "fsdp/Buffers/StepSegments.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Fusion/Passes.h"
#include "fsdp/Utils/Fills.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_MERGESUMSPASS
#include "fsdp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Whether an op reduces along columns, into filled tensors. Sums of rows share
/// registers anyway.
static bool isFilledColumnSum(linalg::GenericOp op) {
  return op && isColumnSum(op) &&
         llvm::all_of(op.getDpsInits(), [](Value init) {
           Operation *fill = init.getDefiningOp();
           Value value = getFillValue(fill);
           return value && matchPattern(value, m_Constant()) &&
                  getFilledDest(fill).getDefiningOp<tensor::EmptyOp>();
         });
}

/// Whether two sums have the same loops and places of results, and a large
/// input in common.
static bool areAlike(linalg::GenericOp first, linalg::GenericOp second) {
  if (first.getStaticLoopRanges() != second.getStaticLoopRanges() ||
      first.getIteratorTypesArray() != second.getIteratorTypesArray())
    return false;
  AffineMap place = first.getMatchingIndexingMap(first.getDpsInitOperand(0));
  for (OpOperand &output : second.getDpsInitsMutable())
    if (second.getMatchingIndexingMap(&output) != place)
      return false;
  return llvm::any_of(first.getDpsInputOperands(), [&](OpOperand *one) {
    AffineMap map = first.getMatchingIndexingMap(one);
    return map.isPermutation() &&
           llvm::any_of(second.getDpsInputOperands(), [&](OpOperand *other) {
             return one->get() == other->get() &&
                    map == second.getMatchingIndexingMap(other);
           });
  });
}

namespace {
/// Builds one op of two.
class Merger {
public:
  Merger(RewriterBase &rewriter, linalg::GenericOp first,
         linalg::GenericOp second)
      : rewriter(rewriter), ops{first, second} {}

  void merge();

private:
  unsigned addInput(linalg::GenericOp op, OpOperand *input);
  Value copyFill(Value fill);

  RewriterBase &rewriter;
  linalg::GenericOp ops[2];
  SmallVector<Value> inputs, outputs;
  SmallVector<AffineMap> inputMaps, outputMaps;
};
} // namespace

/// The number of an input of the new op, shared if both read it alike.
unsigned Merger::addInput(linalg::GenericOp op, OpOperand *input) {
  AffineMap map = op.getMatchingIndexingMap(input);
  for (auto [number, known] : llvm::enumerate(inputs))
    if (known == input->get() && inputMaps[number] == map)
      return number;
  inputs.push_back(input->get());
  inputMaps.push_back(map);
  return inputs.size() - 1;
}

/// The same filled tensor, here.
Value Merger::copyFill(Value fill) {
  Operation *op = fill.getDefiningOp();
  Operation *empty = rewriter.clone(*getFilledDest(op).getDefiningOp());
  IRMapping mapping;
  mapping.map(getFilledDest(op), empty->getResult(0));
  if (Operation *value = getFillValue(op).getDefiningOp();
      value && !op->isProperAncestor(value))
    rewriter.clone(*value, mapping);
  return rewriter.clone(*op, mapping)->getResult(0);
}

void Merger::merge() {
  rewriter.setInsertionPoint(ops[0]);
  SmallVector<unsigned> numbers[2];
  SmallVector<Type> types;
  for (int which : {0, 1}) {
    linalg::GenericOp op = ops[which];
    for (OpOperand *input : op.getDpsInputOperands())
      numbers[which].push_back(addInput(op, input));
    for (OpOperand &output : op.getDpsInitsMutable()) {
      outputs.push_back(copyFill(output.get()));
      outputMaps.push_back(op.getMatchingIndexingMap(&output));
      types.push_back(output.get().getType());
    }
  }
  SmallVector<AffineMap> maps = inputMaps;
  llvm::append_range(maps, outputMaps);
  auto made = linalg::GenericOp::create(
      rewriter, rewriter.getFusedLoc({ops[0].getLoc(), ops[1].getLoc()}), types,
      inputs, outputs, maps, ops[0].getIteratorTypesArray(),
      [&](OpBuilder &body, Location loc, ValueRange elements) {
        SmallVector<Value> sums;
        unsigned output = inputs.size();
        for (int which : {0, 1}) {
          IRMapping mapping;
          for (auto [argument, number] :
               llvm::zip_equal(ops[which].getRegionInputArgs(), numbers[which]))
            mapping.map(argument, elements[number]);
          for (BlockArgument argument : ops[which].getRegionOutputArgs())
            mapping.map(argument, elements[output++]);
          for (Operation &op : ops[which].getBody()->without_terminator())
            body.clone(op, mapping);
          for (Value sum : ops[which].getBody()->getTerminator()->getOperands())
            sums.push_back(mapping.lookupOrDefault(sum));
        }
        linalg::YieldOp::create(body, loc, sums);
      });
  unsigned first = ops[0]->getNumResults();
  rewriter.replaceOp(ops[0], made->getResults().take_front(first));
  rewriter.replaceOp(ops[1], made->getResults().drop_front(first));
}

/// Whether all that `op` reads, but fills, is there before `place`.
static bool isReadyAt(linalg::GenericOp op, Operation *place) {
  return llvm::all_of(getReadValues(op), [&](Value value) {
    Operation *def = value.getDefiningOp();
    bool isInit = llvm::is_contained(op.getDpsInits(), value) &&
                  !llvm::is_contained(op.getInputs(), value);
    return isInit || !def || def->getBlock() != place->getBlock() ||
           def->isBeforeInBlock(place);
  });
}

namespace {
struct MergeSums : fsdp::impl::MergeSumsPassBase<MergeSums> {
  void runOnOperation() override {
    CollectiveOrder order(getOperation());
    IRRewriter rewriter(&getContext(), &order);
    for (Block &block : getOperation().getBody()) {
      SmallVector<linalg::GenericOp> sums;
      for (Operation &op : block)
        if (linalg::GenericOp sum = getFusable(&op); isFilledColumnSum(sum))
          sums.push_back(sum);
      llvm::SmallPtrSet<Operation *, 16> merged;
      for (size_t first = 0; first < sums.size(); ++first)
        for (size_t second = first + 1;
             !merged.contains(sums[first]) && second < sums.size(); ++second) {
          if (merged.contains(sums[second]) ||
              !order.joins(sums[first], sums[second]) ||
              !areAlike(sums[first], sums[second]) ||
              !isReadyAt(sums[second], sums[first]))
            continue;
          merged.insert(sums[first]);
          merged.insert(sums[second]);
          Merger(rewriter, sums[first], sums[second]).merge();
          ++numMerged;
        }
    }
  }
};
} // namespace
