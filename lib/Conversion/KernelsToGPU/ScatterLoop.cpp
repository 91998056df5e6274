//===- ScatterLoop.cpp - Loops over looked up rows ------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScatterLoop.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Whether no other argument of the kernel reaches the same memory.
static bool isAlone(Value memory) {
  auto argument = dyn_cast<BlockArgument>(memory);
  auto kernel =
      argument ? dyn_cast<gpu::GPUFuncOp>(argument.getOwner()->getParentOp())
               : nullptr;
  return kernel && kernel.getArgAttr(argument.getArgNumber(),
                                     LLVM::LLVMDialect::getNoAliasAttrName());
}

/// Finds the ops that work on rows; nothing else may write memory.
bool ScatterLoop::collectOps() {
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
      if (generic.getNumParallelLoops() != generic.getNumLoops() ||
          (!ops.empty() && generic.getStaticLoopRanges() != extents))
        return false;
      extents = generic.getStaticLoopRanges();
      ops.push_back(generic);
    } else if (!isa<memref::LoadOp>(op) && !isMemoryEffectFree(&op)) {
      return false;
    }
  }
  for (linalg::GenericOp op : ops)
    for (Value out : op.getDpsInits()) {
      auto view = out.getDefiningOp<memref::SubViewOp>();
      if (!view || !isAlone(view.getSource()))
        return false;
      written.insert(view.getSource());
    }
  // Also what the ops look up by themselves: a row has other threads' elements.
  WalkResult loads = loop.walk([&](memref::LoadOp load) {
    return written.contains(skipViews(load.getMemRef()))
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return !ops.empty() && !loads.wasInterrupted();
}

/// Keeps of the place of a view of written memory what earlier ones have too.
void ScatterLoop::notePlace(Value source, ArrayRef<OpFoldResult> offsets,
                            const llvm::SmallBitVector &dropped) {
  auto [first, isFirst] =
      rows.try_emplace(source, offsets.begin(), offsets.end());
  hasOneRow &= isFirst || ArrayRef(first->second) == offsets;
  Place place;
  for (unsigned dim : dropped.set_bits())
    if (auto number = dyn_cast<Value>(offsets[dim]))
      place.emplace_back(dim, number);
  auto [it, isNew] = places.try_emplace(source, place);
  if (!isNew)
    llvm::erase_if(it->second, [&](const auto &number) {
      return !llvm::is_contained(place, number);
    });
}

/// The numbers in the places of all memories that an iteration knows before it
/// begins to compute.
SmallVector<Value> ScatterLoop::getCommonNumbers() {
  SmallVector<Value> common;
  auto isCommon = [&](Value number) {
    return llvm::all_of(written, [&](Value memory) {
      return llvm::is_contained(llvm::make_second_range(places[memory]),
                                number);
    });
  };
  for (auto [dim, number] : places[written.front()]) {
    Operation *definition = number.getDefiningOp();
    bool isKnown = number.getParentBlock() == loop.getBody() &&
                   (!definition || definition->isBeforeInBlock(ops.front()));
    if (isKnown && isCommon(number))
      common.push_back(number);
  }
  return common;
}

/// Whether thread `p` accesses the same coordinates of rows in all iterations.
bool ScatterLoop::matchAccess(linalg::GenericOp op, OpOperand &operand) {
  auto view = operand.get().getDefiningOp<memref::SubViewOp>();
  Value source = view ? view.getSource() : operand.get();
  if (!written.contains(source))
    // A view of a view of written memory would be missed.
    return isa<BlockArgument>(source);
  if (!view || !isa<BlockArgument>(source) ||
      !op.getMatchingIndexingMap(&operand).isIdentity() ||
      llvm::any_of(view.getMixedStrides(), [](OpFoldResult stride) {
        return getConstantIntValue(stride) != 1;
      }))
    return false;
  llvm::SmallBitVector dropped = view.getDroppedDims();
  SmallVector<OpFoldResult> offsets = view.getMixedOffsets();
  SmallVector<int64_t> begin;
  for (unsigned dim = 0; dim < offsets.size(); ++dim) {
    if (dropped.test(dim))
      continue;
    std::optional<int64_t> offset = getConstantIntValue(offsets[dim]);
    if (!offset)
      return false;
    begin.push_back(dim);
    begin.push_back(*offset);
  }
  notePlace(source, offsets, dropped);
  auto [it, isNew] = starts.try_emplace(source, begin);
  return isNew || it->second == begin;
}

/// Makes a nest one loop, with the same order of iterations.
static void flatten(scf::ForOp loop) {
  SmallVector<scf::ForOp> nest;
  getPerfectlyNestedLoops(nest, loop);
  bool isKnown = llvm::all_of(nest, [](scf::ForOp each) {
    return each.getNumResults() == 0 && each.getStaticTripCount();
  });
  if (isKnown && nest.size() > 1)
    (void)coalesceLoops(nest);
}

bool ScatterLoop::match() {
  flatten(loop);
  if (loop.getNumResults() != 0)
    return false;
  IRRewriter rewriter(loop.getContext());
  for (linalg::LinalgOp op :
       llvm::to_vector(loop.getBody()->getOps<linalg::LinalgOp>())) {
    rewriter.setInsertionPoint(op);
    if (!isa<linalg::GenericOp>(op.getOperation()))
      (void)linalg::generalizeNamedOp(rewriter, op);
  }
  if (!collectOps())
    return false;
  for (linalg::GenericOp op : ops)
    for (OpOperand &operand : op->getOpOperands())
      if (isa<MemRefType>(operand.get().getType()) && !matchAccess(op, operand))
        return false;
  numbers = getCommonNumbers();
  return true;
}

bool ScatterLoop::isByNumbers() {
  auto isNumber = [&](OpFoldResult offset) {
    auto value = dyn_cast<Value>(offset);
    return !value || llvm::is_contained(numbers, value) ||
           loop.isDefinedOutsideOfLoop(value);
  };
  return hasOneRow && !numbers.empty() &&
         llvm::all_of(rows, [&](const auto &row) {
           return llvm::all_of(row.second, isNumber);
         });
}

//===----------------------------------------------------------------------===//
// Copies of iterations
//===----------------------------------------------------------------------===//

/// The induction variable of an iteration.
static Value getInduction(OpBuilder &builder, scf::ForOp loop, Value number) {
  Location loc = loop.getLoc();
  int64_t first = *getConstantIntValue(loop.getLowerBound()),
          step = *getConstantIntValue(loop.getStep());
  if (step != 1)
    number = arith::MulIOp::create(builder, loc, number,
                                   createIndex(builder, loc, step));
  if (first != 0)
    number = arith::AddIOp::create(builder, loc, number,
                                   createIndex(builder, loc, first));
  return number;
}

SmallVector<linalg::GenericOp> ScatterLoop::cloneIteration(OpBuilder &builder,
                                                           Value number) {
  IRMapping mapping;
  mapping.map(loop.getInductionVar(), getInduction(builder, loop, number));
  SmallVector<linalg::GenericOp> ops;
  for (Operation &op : loop.getBody()->without_terminator())
    if (auto generic = dyn_cast<linalg::GenericOp>(builder.clone(op, mapping)))
      ops.push_back(generic);
  return ops;
}

SmallVector<Value> ScatterLoop::cloneNumbers(OpBuilder &builder, Value number) {
  IRMapping mapping;
  mapping.map(loop.getInductionVar(), getInduction(builder, loop, number));
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (&op == ops.front())
      break;
    builder.clone(op, mapping);
  }
  SmallVector<Value> cloned;
  for (Value each : numbers)
    cloned.push_back(mapping.lookup(each));
  return cloned;
}
