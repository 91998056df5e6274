//===- PlaceBuffers.cpp - Gradients lie in the reduce buffer --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Buffers/BufferUtils.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_PLACEBUFFERSPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Of this pass' remarks.
static constexpr StringLiteral kCategory = "fsdp-place-buffers";

namespace {
/// One parameter's gradient and where it goes.
struct Gradient {
  /// Its operand of the reduction. The value there changes while gradients are
  /// placed: two parameters may have one gradient.
  unsigned operand;
  int64_t byteOffset;
  /// The allocation that becomes a part of the reduce buffer; null if the
  /// gradient has to be copied, for `reason`.
  memref::AllocOp alloc;
  std::string reason;
};

/// Places the gradients of one unit of one reduction.
class UnitPlacer {
public:
  /// The unit's gradients are operands of `reduce` from `firstGrad` on; its
  /// reduced gradients go to `shard`.
  UnitPlacer(ReduceGradsOp reduce, UnitOp unit, unsigned firstGrad,
             Value shard);

  /// Returns the unit's reduce buffer.
  Value run();

private:
  /// Why the allocation of a gradient cannot be placed; empty if it can.
  std::string findObstacle(memref::AllocOp alloc, unsigned index);
  Value createView(OpBuilder &builder, Location loc, int64_t byteOffset,
                   MemRefType type);
  void fillPaddings(OpBuilder &builder);
  bool canUseShard(Operation *first);
  Value createBuffer(Operation *first);

  ReduceGradsOp reduce;
  UnitOp unit;
  LayoutAttr layout;
  int64_t elementBytes;
  Value shard;
  SmallVector<Gradient> gradients;
  Value buffer;
};
} // namespace

UnitPlacer::UnitPlacer(ReduceGradsOp reduce, UnitOp unit, unsigned firstGrad,
                       Value shard)
    : reduce(reduce), unit(unit), layout(getLayoutIn(unit, shard.getType())),
      elementBytes(layout.getElementBytes()), shard(shard) {
  for (auto [index, offset] : llvm::enumerate(layout.getEntryOffsets())) {
    unsigned operand = firstGrad + index;
    Gradient gradient{operand, offset * elementBytes, nullptr, ""};
    memref::AllocOp alloc =
        findWholeAlloc(reduce.getGrads()[operand], gradient.reason);
    if (alloc) {
      gradient.reason = findObstacle(alloc, gradients.size());
      gradient.alloc = gradient.reason.empty() ? alloc : memref::AllocOp();
    }
    gradients.push_back(gradient);
  }
}

std::string UnitPlacer::findObstacle(memref::AllocOp alloc, unsigned index) {
  if (alloc->getBlock() != reduce->getBlock())
    return "it is allocated inside another op";
  for (const Gradient &other : gradients)
    if (other.alloc == alloc)
      return "it is also the gradient of another parameter";
  // A later write would race with the reduction, which may be in flight until
  // the end of the step.
  bool writtenLater = findAccess(alloc, mayWrite, reduce);
  return writtenLater ? "its buffer is written again afterwards" : "";
}

Value UnitPlacer::createView(OpBuilder &builder, Location loc,
                             int64_t byteOffset, MemRefType type) {
  Value offset = arith::ConstantIndexOp::create(builder, loc, byteOffset);
  return memref::ViewOp::create(builder, loc, type, buffer, offset,
                                ValueRange());
}

/// Padding takes part in the reduction and in the optimizer's update.
void UnitPlacer::fillPaddings(OpBuilder &builder) {
  Type type = layout.getElementType();
  Value zero;
  int64_t offset = 0;
  for (auto [index, padding] : llvm::enumerate(layout.getPaddings())) {
    if (padding) {
      if (!zero)
        zero = arith::ConstantOp::create(builder, reduce.getLoc(),
                                         builder.getZeroAttr(type));
      Value view = createView(builder, reduce.getLoc(), offset * elementBytes,
                              MemRefType::get({padding}, type));
      linalg::FillOp::create(builder, reduce.getLoc(), zero, view);
    }
    offset += padding;
    if (index < layout.getNumels().size())
      offset += layout.getNumels()[index];
  }
}

/// Whether an op of the block before `op` uses the value.
static bool usesBefore(Value value, Operation *op) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    Operation *top = op->getBlock()->findAncestorOpInBlock(*user);
    return !top || top->isBeforeInBlock(op);
  });
}

/// Whether the gradients of a unit that is cut over no ranks may be produced in
/// the shard of the reduced ones: nobody else uses it before, and nobody reads
/// the unreduced ones afterwards.
bool UnitPlacer::canUseShard(Operation *first) {
  if (layout.getWorld() != 1 ||
      !cast<MemRefType>(shard.getType()).getLayout().isIdentity())
    return false;
  auto anyAccess = [](OpOperand &) { return true; };
  for (Gradient &gradient : gradients)
    if (gradient.alloc && findAccess(gradient.alloc, anyAccess, reduce))
      return false;
  if (auto alloc = shard.getDefiningOp<memref::AllocOp>())
    return alloc->getBlock() == reduce->getBlock() &&
           !usesBefore(alloc, reduce);
  auto argument = dyn_cast<BlockArgument>(shard);
  return argument && argument.getOwner() == reduce->getBlock() &&
         !usesBefore(argument, reduce);
}

/// The memory that is reduced, made before `first`.
Value UnitPlacer::createBuffer(Operation *first) {
  bool useShard = canUseShard(first);
  OpBuilder builder(first);
  auto type = MemRefType::get({layout.getFullBytes()}, builder.getI8Type());
  if (!useShard)
    return createAlignedAlloc(builder, reduce.getLoc(), type);
  if (auto alloc = shard.getDefiningOp<memref::AllocOp>();
      alloc && first != alloc && first->isBeforeInBlock(alloc))
    alloc->moveBefore(first);
  return BytesOp::create(builder, reduce.getLoc(), type, shard);
}

Value UnitPlacer::run() {
  Operation *first = reduce;
  for (const Gradient &gradient : gradients)
    if (gradient.alloc && gradient.alloc->isBeforeInBlock(first))
      first = gradient.alloc;
  buffer = createBuffer(first);
  OpBuilder builder(first);
  fillPaddings(builder);
  for (auto [index, gradient] : llvm::enumerate(gradients)) {
    if (gradient.alloc) {
      builder.setInsertionPoint(gradient.alloc);
      Value view = createView(builder, gradient.alloc.getLoc(),
                              gradient.byteOffset, gradient.alloc.getType());
      gradient.alloc.replaceAllUsesWith(view);
      gradient.alloc.erase();
      continue;
    }
    Value value = reduce.getGrads()[gradient.operand];
    auto type = cast<MemRefType>(value.getType());
    builder.setInsertionPoint(reduce);
    Value slot =
        createView(builder, reduce.getLoc(), gradient.byteOffset,
                   MemRefType::get(type.getShape(), type.getElementType()));
    CopyOp::create(builder, reduce.getLoc(), value, slot, gradient.reason);
    std::string fqn = getFQN(cast<SymbolRefAttr>(unit.getParams()[index]));
    remark::missed(reduce.getLoc(),
                   remark::RemarkOpts::name("copy").category(kCategory))
        << remark::add(
               "gradient of '{0}' is copied into the reduce buffer: {1}", fqn,
               gradient.reason)
        << remark::metric("bytes", type.getNumElements() * elementBytes);
  }
  return buffer;
}

//===----------------------------------------------------------------------===//
// Units that are cut over no ranks
//===----------------------------------------------------------------------===//

/// Whether one of the units is its shard.
static bool isCutOverNone(UnshardOp unshard) {
  return llvm::any_of(unshard.getUnits(), [&](Attribute symbol) {
    auto unit = lookupFromTop<UnitOp>(unshard, cast<SymbolRefAttr>(symbol));
    return unit.getLayout()->getWorld() == 1;
  });
}

/// Whether the shard stays as it is while the gathered buffer is in use.
static bool isStable(UnshardOp unshard, Value shard, Value buffer,
                     BufferAccessAnalysis &analysis) {
  Value shardRoot = getBufferRoot(shard);
  bool isWritten = false;
  for (Operation *op = unshard->getNextNode(); op; op = op->getNextNode()) {
    BufferAccesses accesses = analysis.get(op);
    isWritten |= accesses.writes(shardRoot);
    if (isWritten && accesses.touches(buffer))
      return false;
  }
  return true;
}

/// Where a unit is cut over no ranks its shard is the gathered buffer: views of
/// the buffer become views of the shard.
static void readShardsInPlace(UnshardOp unshard,
                              BufferAccessAnalysis &analysis) {
  SmallVector<Attribute> units;
  SmallVector<Value> shards, buffers;
  OpBuilder builder(unshard);
  for (auto [symbol, shard, buffer] : llvm::zip_equal(
           unshard.getUnits(), unshard.getShards(), unshard.getBuffers())) {
    auto unit = lookupFromTop<UnitOp>(unshard, cast<SymbolRefAttr>(symbol));
    auto alloc = buffer.getDefiningOp<memref::AllocOp>();
    if (unit.getLayout()->getWorld() != 1 || !alloc) {
      units.push_back(symbol);
      shards.push_back(shard);
      buffers.push_back(buffer);
      continue;
    }
    // A cast shard is an allocation.
    bool isArgument = isa<BlockArgument>(shard);
    bool inPlace = (isArgument || shard.getDefiningOp<memref::AllocOp>()) &&
                   isStable(unshard, shard, buffer, analysis);
    builder.setInsertionPoint(inPlace && isArgument ? alloc.getOperation()
                                                    : unshard.getOperation());
    Value bytes =
        BytesOp::create(builder, unshard.getLoc(), buffer.getType(), shard);
    if (inPlace)
      alloc->replaceUsesWithIf(ValueRange(bytes), [&](OpOperand &use) {
        return use.getOwner() != unshard;
      });
    else
      createCommunicationCopy(builder, unshard.getLoc(), bytes, buffer,
                              "the shard changes while its parameters are read",
                              kCategory);
  }
  builder.setInsertionPoint(unshard);
  if (!units.empty())
    UnshardOp::create(builder, unshard.getLoc(), TypeRange(),
                      builder.getArrayAttr(units), shards, buffers);
  unshard.erase();
}

//===----------------------------------------------------------------------===//
// Copies that bufferization made
//===----------------------------------------------------------------------===//

/// Why a value is copied from or to a part of a communication buffer. The
/// copies are those of one-shot bufferization, where a value is written that
/// must stay as it is, or of the program.
static StringRef explainCopy(Operation *copy, bool isGathered) {
  bool isWritten = findAccess(skipViews(copy->getOperand(1)), mayWrite,
                              /*after=*/copy);
  if (isGathered)
    return isWritten ? "what is written starts as a gathered parameter"
                     : "the program copies a gathered parameter";
  return isWritten ? "a gradient starts as a value that is used elsewhere"
                   : "the program copies a gradient";
}

namespace {
/// The copies of whole parameters and gradients, and the reason of each.
using CopyReasons = llvm::MapVector<Operation *, StringRef>;
} // namespace

static void collectCopies(Value buffer, bool isGathered, CopyReasons &copies) {
  for (Operation *user : buffer.getUsers())
    if (auto view = dyn_cast<memref::ViewOp>(user)) {
      int64_t numElements = view.getType().getNumElements();
      (void)findAccess(view, [&](OpOperand &use) {
        if (isWholeCopy(use, numElements) && !copies.contains(use.getOwner()))
          copies[use.getOwner()] = explainCopy(use.getOwner(), isGathered);
        return false;
      });
    }
}

/// Turns what copies at a communication buffer into `fsdp.copy`, wherever it
/// stands.
static void nameCopies(ModuleOp module) {
  CopyReasons copies;
  module.walk([&](Operation *op) {
    if (auto unshard = dyn_cast<UnshardOp>(op))
      for (Value buffer : unshard.getBuffers())
        collectCopies(buffer, /*isGathered=*/true, copies);
    if (auto reduce = dyn_cast<ReduceGradsOp>(op))
      for (Value buffer : reduce.getGrads())
        collectCopies(buffer, /*isGathered=*/false, copies);
  });
  for (auto [copy, reason] : copies) {
    OpBuilder builder(copy);
    createCommunicationCopy(builder, copy->getLoc(), copy->getOperand(0),
                            copy->getOperand(1), reason, kCategory);
    copy->erase();
  }
}

namespace {
struct PlaceBuffersPass
    : public fsdp::impl::PlaceBuffersPassBase<PlaceBuffersPass> {
  void runOnOperation() override;
};
} // namespace

/// Replaces the gradients of one reduction by one buffer per unit.
static void placeGradients(ReduceGradsOp reduce) {
  SmallVector<Value> buffers;
  unsigned next = 0;
  for (Attribute symbol : reduce.getUnits()) {
    auto unit = lookupFromTop<UnitOp>(reduce, cast<SymbolRefAttr>(symbol));
    buffers.push_back(
        UnitPlacer(reduce, unit, next, reduce.getShards()[buffers.size()])
            .run());
    next += unit.getParams().size();
  }
  OpBuilder builder(reduce);
  auto packed = ReduceGradsOp::create(builder, reduce.getLoc(), TypeRange(),
                                      reduce.getSum(), reduce.getUnits(),
                                      buffers, reduce.getShards());
  packed->setDiscardableAttrs(reduce->getDiscardableAttrDictionary());
  reduce.erase();
}

void PlaceBuffersPass::runOnOperation() {
  SmallVector<ReduceGradsOp> reductions;
  WalkResult result = getOperation().walk([&](ReduceGradsOp reduce) {
    if (!reduce.hasBufferSemantics()) {
      InFlightDiagnostic diag = reduce.emitOpError()
                                << "expected memrefs, got tensors";
      diag.attachNote() << "run one-shot-bufferize first";
      return WalkResult::interrupt();
    }
    bool packed = reduce.getGrads().size() == reduce.getUnits().size() &&
                  llvm::all_of(reduce.getGrads(), [](Value value) {
                    return cast<MemRefType>(value.getType())
                        .getElementType()
                        .isInteger(8);
                  });
    if (!packed)
      reductions.push_back(reduce);
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return signalPassFailure();
  SmallVector<UnshardOp> unshards;
  BufferAccessAnalysis analysis;
  getOperation().walk([&](UnshardOp unshard) {
    if (unshard.hasBufferSemantics() && isCutOverNone(unshard))
      unshards.push_back(unshard);
  });
  for (UnshardOp unshard : unshards)
    readShardsInPlace(unshard, analysis);
  for (ReduceGradsOp reduce : reductions)
    placeGradients(reduce);
  nameCopies(getOperation());
}
