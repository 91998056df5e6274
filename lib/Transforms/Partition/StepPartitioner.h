//===- StepPartitioner.h - Cuts a function over model axes ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk over a function, op by op: each is given its operands in the
// placements that cost least, and makes results in placements that follow. As
// in PyTorch's DTensor, only that the program is known before it runs.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_PARTITION_STEPPARTITIONER_H
#define FSDP_LIB_TRANSFORMS_PARTITION_STEPPARTITIONER_H

#include "IterationSpace.h"
#include "Placement.h"
#include "fsdp/Analysis/Schedule/CostTable.h"
#include "fsdp/Analysis/Schedule/RingCosts.h"
#include "fsdp/Transforms/Partition/Passes.h"
#include "fsdp/Utils/ModuleTree.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {

/// What gathering a param counts as: its cut is what the user asked for.
constexpr int64_t kNever = int64_t(1) << 50;

/// What the partitioning is told of a param.
struct ParamCut {
  Placement placement;
  /// The dimension of its module's output along which sums of products with it
  /// stay cut; see `fsdp.scatter`.
  std::optional<int64_t> scatter;
};

/// What is decided for a whole program.
struct PartitionChoices {
  /// Whether parts of sums may be rounded before they are added up.
  bool roundParts = false;
  /// How attention to parts of a sequence gets keys and values.
  ContextKind context = ContextKind::Auto;
  /// What it costs, where that decides.
  std::optional<CostTable> machine;
};

/// Rewrites one function.
class StepPartitioner {
public:
  StepPartitioner(func::FuncOp func, shard::GridOp grid,
                  const DenseMap<Operation *, ParamCut> &cuts,
                  const PartitionChoices &choices);
  void run();

private:
  /// A value as ranks have it.
  struct Held {
    Placement placement;
    Value value;
  };
  /// All that is known of a value of the function.
  struct Known {
    /// The first is what its op made; the others were made of it.
    SmallVector<Held> held;
    /// A param, or its elements moved; gathering it would undo its cut.
    ParamOp param;
    /// Made anew wherever it is wanted: an empty or filled tensor.
    Operation *fresh = nullptr;
  };

  // The walk.
  void createBlock();
  void cutInput(BlockArgument argument, Value value);
  void partition(Operation *op);
  void replicate(Operation *op);
  void passOn(Operation *op);
  void finish(Operation *terminator);
  ParamOp resolveParam(SymbolRefAttr symbol) const;
  bool isSharedOverContext(ParamOp param) const;
  void setResult(Value result, Placement placement, Value value);

  // StructuredOps.cpp
  bool partitionStructured(Operation *op);
  void createStructured(Operation *op, const IterationSpace &space);
  void moveAlso(Value operand, Value result, llvm::function_ref<void()> move);
  void eraseUnused();
  struct LoopCuts {
    SmallVector<DimCut> loops;
    /// The axes along which operands are partial and stay so.
    SmallVector<int64_t> through;
    bool isMax = false;
    /// The axes along which operands are of ranks' own batches; `dim` is the
    /// loop that runs over the batches of all of them.
    SmallVector<BatchPart> batches;

    /// The placement of a value that is indexed by these loops, but for
    /// batches that are not joined.
    Placement place(ArrayRef<int64_t> indexed) const;
    /// Whether the axis cuts a loop.
    bool uses(int64_t axis) const;
  };
  void passPartial(Operation *op, LoopCuts &cuts) const;
  void chooseLoops(Operation *op, const IterationSpace &space, LoopCuts &cuts);
  void chooseLoop(Operation *op, const IterationSpace &space, LoopCuts &cuts,
                  int64_t axis);
  bool canCutLoop(Operation *op, const IterationSpace &space,
                  const LoopCuts &cuts, unsigned loop, DimCut cut) const;
  int64_t getCost(Operation *op, const IterationSpace &space,
                  const LoopCuts &cuts, int64_t axis, int64_t loop,
                  DimCut cut) const;
  Placement getOperandPlacement(Operation *op, const IterationSpace &space,
                                const LoopCuts &cuts, unsigned operand) const;
  Operation *createPart(Operation *op, const IterationSpace &space,
                        const LoopCuts &cuts, ValueRange operands);
  void addFirstPlace(Operation *part, const IterationSpace &space,
                     const LoopCuts &cuts);
  bool canLookUp(const IterationSpace &space, Value value, int64_t axis) const;
  void readCaptured(Operation *op, Operation *part, const IterationSpace &space,
                    const LoopCuts &cuts, ValueRange operands);
  Value addOffsetOperand(linalg::GenericOp generic, int64_t axis, int64_t size);
  void maskReads(linalg::GenericOp generic, Value table, int64_t dim,
                 int64_t axis);
  void addIndexOffsets(Operation *part, const LoopCuts &cuts,
                       ArrayRef<int64_t> ranges);
  void setResult(Operation *op, unsigned index, Value value,
                 const IterationSpace &space, const LoopCuts &cuts);
  Value maskFactor(Operation *op, const IterationSpace &space, Value value,
                   Value part, ArrayRef<int64_t> loops,
                   const Placement &placement);
  std::optional<int64_t> findScatter(Operation *op) const;
  void scatterSum(Operation *op, Value result);

  // Context.cpp
  bool partitionContext(Operation *op, const IterationSpace &space,
                        const LoopCuts &cuts);
  int64_t findRingAxis(Operation *op, const IterationSpace &space,
                       const LoopCuts &cuts) const;
  void warnOfAddedMask(Operation *op);
  bool chooseRing(Operation *op, int64_t axis, ValueRange block,
                  RankedTensorType query);
  RingCosts getRingCosts(int64_t axis, ValueRange block,
                         RankedTensorType query);

  // Batches.cpp
  void chooseBatchLoops(Operation *op, const IterationSpace &space,
                        LoopCuts &cuts, int64_t axis);
  bool canJoin(Operation *op, const IterationSpace &space, const LoopCuts &cuts,
               int64_t axis, unsigned cutLoop, unsigned batchLoop) const;
  int64_t getSeparateCost(const IterationSpace &space, int64_t axis) const;
  int64_t getJoinCost(const IterationSpace &space, int64_t axis,
                      unsigned cutLoop, unsigned batchLoop) const;
  bool makesGradientsAlone(Value value,
                           llvm::function_ref<bool(ParamOp)> ofSuch) const;
  bool makesGradientsAlone(Value value, int64_t axis) const;
  bool readsOwn(Operation *op, int64_t axis) const;
  Placement keepBatches(Placement placement, Value value) const;
  void separate(Placement &placement, int64_t axis) const;
  Held rebatch(Held held, int64_t axis, const Placement &wanted, Location loc);
  Held joinCopies(Held held, int64_t axis, const Placement &wanted,
                  Location loc);
  Value divide(Value value, int64_t by, Location loc);
  Value multiply(Value value, int64_t by, Location loc);

  // Reshapes.cpp
  bool partitionReshape(Operation *op);
  void createReshape(Operation *op);
  bool partitionSlice(Operation *op);
  bool partitionInsert(Operation *op);
  bool partitionPad(Operation *op);
  std::optional<DimCut> chooseInsertCut(tensor::InsertSliceOp insert,
                                        int64_t dim, int64_t destDim) const;
  std::optional<DimCut> findPacked(tensor::InsertSliceOp insert, int64_t dim,
                                   int64_t destDim) const;
  bool takesPartial(Value dest, ArrayRef<int64_t> partial);

  // UnevenParts.cpp
  Value padTo(Value value, int64_t dim, int64_t size, Location loc);
  Value cutTo(Value value, int64_t dim, int64_t size, Location loc);
  Value maskPart(Value part, int64_t dim, int64_t axis, int64_t size,
                 Location loc);
  Operation *maskReductions(Operation *part, const IterationSpace &space,
                            const LoopCuts &cuts);
  static RankedTensorType withDim(Value value, int64_t dim, int64_t size);

  // Redistribution.cpp
  Value get(Value value, const Placement &wanted);
  Value getReplicated(Value value);
  Value createFresh(Operation *op, const Placement &wanted);
  Held redistribute(Held held, const Placement &wanted, ArrayRef<int64_t> shape,
                    Location loc);
  Value orderByRanks(Value value, int64_t dim, const DimCut &cut, bool toRanks,
                     Location loc);
  Value createGather(Value value, int64_t dim, const DimCut &cut, Location loc);
  Value createSlice(Value value, int64_t dim, const DimCut &cut, Location loc);
  /// Cut along `dim`, joined along `to`.
  Value createExchange(Value value, int64_t dim, int64_t to, int64_t axis,
                       Location loc);
  Held gather(Held held, int64_t axis, const Placement &wanted,
              ArrayRef<int64_t> shape, Location loc);
  Held combine(Held held, int64_t axis, const Placement &wanted, Location loc);
  void remarkMoved(StringRef how, Value value, int64_t axis, Location loc);

  Placement placementOf(Value value) const;
  ParamOp paramOf(Value value) const {
    auto found = known.find(value);
    return found == known.end() ? ParamOp() : found->second.param;
  }
  void setParam(Value value, ParamOp param) { known[value].param = param; }
  bool isFresh(Value value) const;
  /// Whether it is a tensor that ranks hold somehow, not one made where it is
  /// wanted.
  bool isPlaced(Value value) const {
    return isa<RankedTensorType>(value.getType()) && !isFresh(value);
  }
  /// The operands, and what the regions read of outside.
  static llvm::SetVector<Value> getReadValues(Operation *op);
  bool isHeld(Value value, const Placement &placement) const;
  /// A 0-d i64: where this rank's part of so many elements begins.
  Value getOffset(int64_t axis, int64_t size, Location loc);

  func::FuncOp func;
  shard::GridOp grid;
  FlatSymbolRefAttr gridName;
  /// The axes along which ranks share a batch; those along which they do not,
  /// and params are cut.
  SmallVector<int64_t> sizes, modelAxes, expertAxes;
  /// That along which ranks have parts of sequences; -1 if there is none.
  int64_t contextAxis = -1;
  const DenseMap<Operation *, ParamCut> &cuts;
  /// The cuts of params' dimensions that consist of blocks.
  SmallVector<DimCut> packed;
  TreeSymbols symbols;
  OpBuilder builder;
  Block *oldBlock = nullptr, *newBlock = nullptr;
  DenseMap<Value, Known> known;
  DenseMap<std::pair<int64_t, int64_t>, Value> offsets;
  /// Tensors that the body of the op at hand reads, and dimensions of them that
  /// are cut as its loops are.
  SmallVector<std::pair<Value, int64_t>> partReads;
  /// Ops that nothing may need.
  SmallVector<Operation *> spare;
  /// Sums that are cut along a dimension of their module's output once they are
  /// rounded.
  DenseMap<Value, int64_t> scatters;
  const PartitionChoices &choices;
  /// What is no tensor.
  IRMapping scalars;
  /// Of a mask in a ring.
  bool hasWarned = false;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_PARTITION_STEPPARTITIONER_H
