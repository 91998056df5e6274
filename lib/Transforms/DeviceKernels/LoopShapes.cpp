//===- LoopShapes.cpp - Loops as devices see them -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/DeviceKernels/LoopShapes.h"
#include "fsdp/Buffers/KernelScopes.h"
#include "fsdp/Buffers/LoopStrides.h"
#include "fsdp/Utils/WideSums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Whether each result is a loop of its own or a constant.
static bool isSelection(AffineMap map) {
  llvm::SmallBitVector seen(map.getNumDims());
  return llvm::all_of(map.getResults(), [&](AffineExpr expr) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      return isa<AffineConstantExpr>(expr);
    bool isNew = !seen.test(dim.getPosition());
    seen.set(dim.getPosition());
    return isNew;
  });
}

bool fsdp::canExchange(Type type) {
  return type.isIntOrFloat() && (type.getIntOrFloatBitWidth() <= 32 ||
                                 type.getIntOrFloatBitWidth() == 64);
}

std::optional<SmallVector<int64_t>>
fsdp::getLargestInputStrides(linalg::GenericOp op) {
  OpOperand *largest = nullptr;
  int64_t size = -1;
  for (OpOperand *input : op.getDpsInputOperands()) {
    auto type = dyn_cast<MemRefType>(input->get().getType());
    if (type && type.getNumElements() > size) {
      largest = input;
      size = type.getNumElements();
    }
  }
  return largest ? getLoopStrides(op, *largest) : std::nullopt;
}

unsigned fsdp::countSums(linalg::LinalgOp op) {
  auto outputs = op.getDpsInitsMutable();
  auto count = static_cast<unsigned>(op.getNumDpsInits());
  while (count > 0 && isElementOutput(outputs[count - 1]))
    --count;
  return count;
}

std::optional<SmallVector<Operation *>>
fsdp::getCombiners(linalg::LinalgOp op, std::optional<unsigned> numSums) {
  SmallVector<Operation *> combiners;
  for (unsigned i = 0; i < numSums.value_or(op.getNumDpsInits()); ++i) {
    Operation *found = findCombiner(op, i);
    // For others of indices upstream asks these for their bits.
    if (!found || found->getNumOperands() != 2 ||
        (found->getResult(0).getType().isIndex() &&
         !isa<arith::AddIOp, arith::MulIOp>(found)) ||
        !arith::getNeutralElement(found))
      return std::nullopt;
    combiners.push_back(found);
  }
  return combiners;
}

std::optional<SmallVector<unsigned>>
fsdp::orderParallelLoops(linalg::GenericOp op,
                         std::optional<unsigned> numSums) {
  SmallVector<unsigned> loops;
  op.getParallelDims(loops);
  auto outputs =
      op.getDpsInitsMutable().slice(0, numSums.value_or(op.getNumDpsInits()));
  if (outputs.empty())
    return std::nullopt;
  for (OpOperand &output : outputs) {
    AffineMap map = op.getMatchingIndexingMap(&output);
    if (!isa<MemRefType>(output.get().getType()) || !isSelection(map))
      return std::nullopt;
    for (unsigned loop : loops)
      if (!map.isFunctionOfDim(loop) && op.getStaticLoopRanges()[loop] != 1)
        return std::nullopt;
    SmallVector<unsigned> reductions;
    op.getReductionDims(reductions);
    for (unsigned loop : reductions)
      if (map.isFunctionOfDim(loop))
        return std::nullopt;
  }
  auto strides = getLoopStrides(op, *op.getDpsInitsMutable().begin());
  if (!strides)
    return std::nullopt;
  llvm::sort(loops, [&](unsigned left, unsigned right) {
    return std::pair(-(*strides)[left], left) <
           std::pair(-(*strides)[right], right);
  });
  return loops;
}
