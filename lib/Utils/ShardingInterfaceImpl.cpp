//===- ShardingInterfaceImpl.cpp - Our ops under upstream's shardings -----===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/ShardingInterfaceImpl.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Shard/Interfaces/ShardingInterface.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// Which loop each dimension of operands and results belongs to. No loop adds
/// anything up: those from `numCut` on are not cut.
struct LoopsOfOp {
  SmallVector<SmallVector<unsigned>> tensors;
  unsigned numLoops = 0;
  unsigned numCut = 0;
};

} // namespace

static int64_t getRank(Value value) {
  return cast<RankedTensorType>(value.getType()).getRank();
}

/// Result i is operand i.
static LoopsOfOp getIdentityLoops(Operation *op) {
  LoopsOfOp loops;
  for (Value operand : op->getOperands()) {
    loops.tensors.emplace_back();
    for (int64_t dim = 0; dim < getRank(operand); ++dim)
      loops.tensors.back().push_back(loops.numLoops++);
  }
  auto operands = SmallVector<SmallVector<unsigned>>(loops.tensors);
  llvm::append_range(loops.tensors, operands);
  loops.numCut = loops.numLoops;
  return loops;
}

/// A gradient has the shape that its param is declared with.
static LoopsOfOp getWholeLoops(Operation *op) {
  LoopsOfOp loops = getIdentityLoops(op);
  loops.numCut = 0;
  return loops;
}

/// Batches are apart, and heads where each has keys of its own; what else is
/// cut would need parts of other ranks.
static LoopsOfOp getAttentionLoops(Operation *op) {
  constexpr unsigned kBatch = 0, kHead = 1;
  LoopsOfOp loops;
  loops.numLoops = loops.numCut = 2;
  SmallVector<Value> values(op->getOperands());
  llvm::append_range(values, op->getResults());
  int64_t batches = 0;
  llvm::SmallDenseSet<int64_t> heads;
  for (Value value : values)
    if (getRank(value) == 4) {
      auto type = cast<RankedTensorType>(value.getType());
      batches = std::max(batches, type.getDimSize(0));
      // A mask may have one for all.
      if (type.getDimSize(1) != 1)
        heads.insert(type.getDimSize(1));
    }
  for (Value value : values) {
    auto type = cast<RankedTensorType>(value.getType());
    SmallVector<unsigned> &dims = loops.tensors.emplace_back();
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      int64_t size = type.getDimSize(dim);
      bool isBatch = dim == 0 && size == batches;
      bool isHead = dim == 1 && heads.size() == 1 && heads.contains(size);
      dims.push_back(isBatch ? kBatch : isHead ? kHead : loops.numLoops++);
    }
  }
  return loops;
}

/// Into how many parts each loop is cut where operands have become parts.
static SmallVector<int64_t> countParts(const LoopsOfOp &loops, Operation *op,
                                       ArrayRef<Value> operands) {
  SmallVector<int64_t> parts(loops.numLoops, 1);
  for (auto [dims, whole, part] :
       llvm::zip(ArrayRef(loops.tensors).take_front(operands.size()),
                 op->getOperands(), operands))
    for (auto [loop, size, held] : llvm::zip_equal(
             dims, cast<RankedTensorType>(whole.getType()).getShape(),
             cast<RankedTensorType>(part.getType()).getShape()))
      if (held != 0)
        parts[loop] = size / held;
  return parts;
}

namespace {

template <typename OpT, LoopsOfOp (*getLoops)(Operation *)>
struct ShardedModel : public shard::ShardingInterface::ExternalModel<
                          ShardedModel<OpT, getLoops>, OpT> {
  SmallVector<utils::IteratorType> getLoopIteratorTypes(Operation *op) const {
    return SmallVector<utils::IteratorType>(getLoops(op).numLoops,
                                            utils::IteratorType::parallel);
  }

  SmallVector<AffineMap> getIndexingMaps(Operation *op) const {
    MLIRContext *context = op->getContext();
    LoopsOfOp loops = getLoops(op);
    return llvm::map_to_vector(loops.tensors, [&](ArrayRef<unsigned> dims) {
      return AffineMap::getMultiDimMapWithTargets(loops.numLoops, dims,
                                                  context);
    });
  }

  /// Upstream's choice, but for loops that are not cut.
  FailureOr<shard::ShardingOption>
  getShardingOption(Operation *op, ArrayRef<shard::Sharding> operands,
                    ArrayRef<shard::Sharding> results) const {
    FailureOr<shard::ShardingOption> option =
        shard::detail::defaultGetShardingOption(op, operands, results);
    unsigned numCut = getLoops(op).numCut;
    if (succeeded(option))
      for (auto [loop, axes] : llvm::enumerate(option->shardingArray))
        if (loop >= numCut)
          axes.clear();
    return option;
  }

  /// Each rank does the same with its parts. Upstream's way would ask for the
  /// sharding of every result; one that nobody reads has none.
  LogicalResult partition(Operation *op, ArrayRef<Value> operands,
                          ArrayRef<shard::Sharding> /*operandShardings*/,
                          ArrayRef<shard::Sharding> /*resultShardings*/,
                          IRMapping &partitionMap,
                          SymbolTableCollection & /*symbols*/,
                          OpBuilder &builder) const {
    for (auto [whole, part] : llvm::zip_equal(op->getOperands(), operands))
      partitionMap.map(whole, part);
    LoopsOfOp loops = getLoops(op);
    SmallVector<int64_t> parts = countParts(loops, op, operands);
    Operation *clone = builder.clone(*op, partitionMap);
    for (OpResult result : clone->getResults()) {
      auto type = cast<RankedTensorType>(result.getType());
      SmallVector<int64_t> shape(type.getShape());
      for (auto [size, loop] : llvm::zip_equal(
               shape,
               loops.tensors[op->getNumOperands() + result.getResultNumber()]))
        size /= parts[loop];
      result.setType(type.clone(shape));
    }
    return success();
  }
};

} // namespace

void fsdp::registerShardingInterfaceExternalModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, FSDPDialect *) {
    BoundaryOp::attachInterface<ShardedModel<BoundaryOp, getIdentityLoops>>(
        *context);
    GradOp::attachInterface<ShardedModel<GradOp, getWholeLoops>>(*context);
    BarrierOp::attachInterface<ShardedModel<BarrierOp, getIdentityLoops>>(
        *context);
    AttentionOp::attachInterface<ShardedModel<AttentionOp, getAttentionLoops>>(
        *context);
    AttentionGradOp::attachInterface<
        ShardedModel<AttentionGradOp, getAttentionLoops>>(*context);
  });
}
