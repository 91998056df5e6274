//===- FuseSums.cpp - Sums of columns of what is written ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferParts.h"
#include "LiveBytes.h"
#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/DeviceKernels/LoopShapes.h"
#include "fsdp/Transforms/DeviceKernels/Passes.h"
#include "fsdp/Utils/Bytes.h"
#include "fsdp/Utils/Fills.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_FUSESUMSPASS
#include "fsdp/Transforms/DeviceKernels/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// How far before a sum what it adds is looked for.
static constexpr unsigned kNear = 64;
/// Sums of fewer values are left to one thread.
static constexpr int64_t kFewest = 8;

namespace {

/// A sum, what writes its input, and the fills of its results in between.
struct Fusion {
  linalg::GenericOp sum, producer;
  SmallVector<Operation *> fills;

  SmallVector<Operation *> getOps() const;
};

struct FuseSums : fsdp::impl::FuseSumsPassBase<FuseSums> {
  void runOnOperation() override;
};

} // namespace

SmallVector<Operation *> Fusion::getOps() const {
  SmallVector<Operation *> ops(fills);
  ops.push_back(producer);
  ops.push_back(sum);
  llvm::sort(ops, [](Operation *one, Operation *two) {
    return one->isBeforeInBlock(two);
  });
  return ops;
}

//===----------------------------------------------------------------------===//
// Which sums
//===----------------------------------------------------------------------===//

static bool isPlainLayout(Value memref) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  return type && type.hasStaticShape() && type.getLayout().isIdentity();
}

/// What a memref is a reshape of; all of these are of plain layout.
static Value skipReshapes(Value memref) {
  while (isa_and_nonnull<memref::ExpandShapeOp, memref::CollapseShapeOp>(
      memref.getDefiningOp()))
    memref = memref.getDefiningOp()->getOperand(0);
  return memref;
}

/// What a body looks up by itself may be written between two ops.
static bool isPlain(linalg::GenericOp op) {
  return op.hasPureBufferSemantics() && !op.hasDynamicShape() &&
         !op->hasAttr(attr::kStrict) && !op.hasIndexSemantics() &&
         llvm::all_of(op.getBody()->without_terminator(), [](Operation &inner) {
           return isMemoryEffectFree(&inner);
         });
}

/// Whether a sum has one input, whose neighbours belong to different results,
/// and is one of many columns.
static bool isFusableSum(linalg::GenericOp op) {
  if (!isPlain(op) || op.getNumReductionLoops() == 0 ||
      op.getNumDpsInputs() != 1 || !isPlainLayout(op.getInputs()[0]) ||
      !getCombiners(op) || !orderParallelLoops(op))
    return false;
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInputOperand(0));
  if (!map.isPermutation())
    return false;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  auto types = op.getIteratorTypesArray();
  int64_t results = 1, values = 1;
  for (auto [range, type] : llvm::zip_equal(ranges, types))
    (type == utils::IteratorType::parallel ? results : values) *= range;
  unsigned last = map.getDimPosition(map.getNumResults() - 1);
  return types[last] == utils::IteratorType::parallel && ranges[last] > 1 &&
         values >= kFewest &&
         countColumnBlocks(op, results, ranges[last]) >= kBusyBlocks;
}

/// Whether an op computes each element of one buffer from those at the same
/// place of others, and numbers.
static bool isFusableProducer(linalg::GenericOp op) {
  if (!isPlain(op) || op.getNumParallelLoops() != op.getNumLoops() ||
      op.getNumDpsInits() != 1 || op.getNumDpsInputs() == 0 ||
      op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)))
    return false;
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (map.getNumResults() == 0 && !op.isDpsInit(&operand))
      return true;
    return map.isIdentity() && isPlainLayout(operand.get());
  });
}

/// What the sum needs of what stands behind its new place, its input aside.
static llvm::SetVector<Value> getNeeds(const Fusion &fusion) {
  linalg::GenericOp sum = fusion.sum;
  llvm::SetVector<Value> needs(sum.getDpsInits().begin(),
                               sum.getDpsInits().end());
  getUsedValuesDefinedAbove(sum->getRegions(), needs);
  for (Operation *fill : fusion.fills) {
    needs.insert_range(fill->getOperands());
    getUsedValuesDefinedAbove(fill->getRegions(), needs);
  }
  return needs;
}

/// Whether the sum, and its fills, may stand where its input is written.
static bool mayMove(const Fusion &fusion) {
  linalg::GenericOp sum = fusion.sum, producer = fusion.producer;
  if (!llvm::all_of(getNeeds(fusion), [&](Value value) {
        return isAvailable(value, fusion.producer);
      }))
    return false;
  // Threads without results of their own compute others' again.
  Value written = getBufferRoot(producer.getDpsInits()[0]);
  return llvm::all_of(producer.getInputs(), [&](Value input) {
    if (!isa<MemRefType>(input.getType()))
      return true;
    Value root = getBufferRoot(input);
    return root && root != written &&
           llvm::none_of(sum.getDpsInits(), [&](Value output) {
             return getBufferRoot(output) == root;
           });
  });
}

static std::optional<Fusion> findFusion(linalg::GenericOp sum,
                                        BufferAccessAnalysis &analysis) {
  if (!isFusableSum(sum))
    return std::nullopt;
  Fusion fusion{sum, nullptr, {}};
  Value input = skipReshapes(sum.getInputs()[0]), root = getBufferRoot(input);
  SmallVector<Value> outputs =
      llvm::map_to_vector(sum.getDpsInits(), getBufferRoot);
  if (!root || llvm::is_contained(outputs, root) ||
      llvm::is_contained(outputs, Value()))
    return std::nullopt;
  Operation *op = sum->getPrevNode();
  for (unsigned i = 0; op && i < kNear; ++i, op = op->getPrevNode()) {
    BufferAccesses accesses = analysis.get(op);
    bool touchesSum = llvm::any_of(
        outputs, [&](Value output) { return accesses.touches(output); });
    if (accesses.writes(root)) {
      fusion.producer = dyn_cast<linalg::GenericOp>(op);
      if (!fusion.producer || touchesSum ||
          !isFusableProducer(fusion.producer) ||
          skipReshapes(fusion.producer.getDpsInits()[0]) != input ||
          !mayMove(fusion))
        return std::nullopt;
      return fusion;
    }
    if (!touchesSum)
      continue;
    Value value = getFillValue(op);
    if (!value || !matchPattern(value, m_Constant()) ||
        !llvm::is_contained(sum.getDpsInits(), getFilledDest(op)))
      return std::nullopt;
    fusion.fills.push_back(op);
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// One op
//===----------------------------------------------------------------------===//

/// A view with another shape.
static Value reshape(OpBuilder &builder, Location loc, Value memref,
                     ArrayRef<int64_t> shape) {
  auto type = cast<MemRefType>(memref.getType());
  if (type.getShape() == shape)
    return memref;
  auto getAll = [](size_t rank) {
    SmallVector<ReassociationIndices> all(1);
    for (size_t dim = 0; dim < rank; ++dim)
      all.front().push_back(static_cast<int64_t>(dim));
    return all;
  };
  if (type.getRank() > 1)
    memref = memref::CollapseShapeOp::create(builder, loc, memref,
                                             getAll(type.getRank()));
  if (shape.size() > 1)
    memref = memref::ExpandShapeOp::create(builder, loc, shape, memref,
                                           getAll(shape.size()));
  return memref;
}

/// Computes what the sum adds, then adds it; yields the sums and the element.
static void writeBody(const Fusion &fusion, linalg::GenericOp fused) {
  linalg::GenericOp producer = fusion.producer, sum = fusion.sum;
  Block &body = fused.getRegion().emplaceBlock();
  for (Value operand : fused->getOperands())
    body.addArgument(getElementTypeOrSelf(operand.getType()), fused.getLoc());
  OpBuilder builder = OpBuilder::atBlockEnd(&body);
  IRMapping mapping;
  auto clone = [&](linalg::GenericOp op) {
    for (Operation &inner : op.getBody()->without_terminator())
      builder.clone(inner, mapping);
  };
  for (auto [index, argument] : llvm::enumerate(producer.getRegionInputArgs()))
    mapping.map(argument, body.getArgument(index));
  clone(producer);
  Value element = mapping.lookupOrDefault(
      producer.getBody()->getTerminator()->getOperand(0));
  mapping.map(sum.getRegionInputArgs()[0], element);
  for (auto [index, argument] : llvm::enumerate(sum.getRegionOutputArgs()))
    mapping.map(argument, body.getArgument(producer.getNumDpsInputs() + index));
  clone(sum);
  SmallVector<Value> results;
  for (Value value : sum.getBody()->getTerminator()->getOperands())
    results.push_back(mapping.lookupOrDefault(value));
  results.push_back(element);
  linalg::YieldOp::create(builder, fused.getLoc(), results);
}

/// Creates the op that does both.
static linalg::GenericOp create(OpBuilder &builder, const Fusion &fusion) {
  linalg::GenericOp producer = fusion.producer, sum = fusion.sum;
  Location loc = sum.getLoc();
  AffineMap place = sum.getMatchingIndexingMap(sum.getDpsInputOperand(0));
  auto shape = cast<MemRefType>(sum.getInputs()[0].getType()).getShape();
  AffineMap none = AffineMap::get(sum.getNumLoops(), 0, builder.getContext());
  SmallVector<Value> inputs, outputs(sum.getDpsInits());
  SmallVector<AffineMap> maps;
  for (OpOperand *input : producer.getDpsInputOperands()) {
    bool isNumber = producer.getMatchingIndexingMap(input).getNumResults() == 0;
    inputs.push_back(isNumber ? input->get()
                              : reshape(builder, loc, input->get(), shape));
    maps.push_back(isNumber ? none : place);
  }
  for (OpOperand &output : sum.getDpsInitsMutable())
    maps.push_back(sum.getMatchingIndexingMap(&output));
  outputs.push_back(reshape(builder, loc, producer.getDpsInits()[0], shape));
  maps.push_back(place);
  auto fused =
      linalg::GenericOp::create(builder, loc, TypeRange(), inputs, outputs,
                                maps, sum.getIteratorTypesArray());
  writeBody(fusion, fused);
  return fused;
}

static void fuse(const Fusion &fusion, LiveBytes &live) {
  linalg::GenericOp producer = fusion.producer, sum = fusion.sum;
  for (Value value : getNeeds(fusion))
    makeAvailable(value, producer);
  OpBuilder builder(producer);
  linalg::GenericOp fused = create(builder, fusion);
  live.move(fusion.getOps(), producer, fused);
  for (Operation *fill : fusion.fills)
    fill->moveBefore(fused);
  sum->erase();
  producer->erase();
}

/// Bytes of the results of a sum, which are there earlier than before.
static int64_t getSumBytes(linalg::GenericOp sum) {
  int64_t bytes = 0;
  for (Value output : sum.getDpsInits())
    bytes += static_cast<int64_t>(
        llvm::alignTo(getStaticBytes(output.getType()), kArenaAlignment));
  return bytes;
}

void FuseSums::runOnOperation() {
  if (failed(expectUnplannedMemory(getOperation())))
    return signalPassFailure();
  func::FuncOp function = getOperation();
  if (function.isDeclaration() || function->hasAttr(attr::kKernel))
    return;
  BufferAccessAnalysis analysis;
  for (Block &block : function.getBody()) {
    LiveBytes live(block);
    for (auto sum : llvm::to_vector(block.getOps<linalg::GenericOp>())) {
      std::optional<Fusion> fusion = findFusion(sum, analysis);
      if (!fusion || !live.allows(fusion->getOps(), fusion->producer, {},
                                  getSumBytes(sum)))
        continue;
      fuse(*fusion, live);
      ++numFused;
    }
  }
}
