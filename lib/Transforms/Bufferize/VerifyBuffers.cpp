//===- VerifyBuffers.cpp - The contract after phase 4 ---------------------===//
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
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_VERIFYBUFFERSPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// (C1) No tensor is left in functions.
static LogicalResult verifyNoTensors(func::FuncOp function) {
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  if (llvm::any_of(function.getArgumentTypes(), isTensor) ||
      llvm::any_of(function.getResultTypes(), isTensor))
    return function.emitError() << "expected a function on memrefs, got "
                                << function.getFunctionType();
  for (Type type : function.getResultTypes())
    if (isa<MemRefType>(type)) {
      InFlightDiagnostic diag = function.emitError()
                                << "expected memrefs as arguments only, got a "
                                   "result "
                                << type;
      diag.attachNote() << "run fsdp-segments-to-out-params first";
      return failure();
    }
  WalkResult result = function.walk([&](Operation *op) {
    for (Type type :
         llvm::concat<Type>(SmallVector<Type>(op->getOperandTypes()),
                            SmallVector<Type>(op->getResultTypes())))
      if (isTensor(type)) {
        op->emitError() << "expected no tensors after bufferization, got "
                        << type;
        return WalkResult::interrupt();
      }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// (C2) The buffer is one allocation, used by `collective` and otherwise only
/// viewed, at the offsets of the unit's entries or paddings.
static LogicalResult verifyViews(Operation *collective, UnitOp unit,
                                 Value buffer, Value shard) {
  // A unit that is cut over no ranks is reduced in its shard.
  auto bytes = buffer.getDefiningOp<BytesOp>();
  if (!buffer.getDefiningOp<memref::AllocOp>() &&
      (!bytes ||
       !llvm::is_contained(collective->getOperands(), bytes.getSource())))
    return collective->emitOpError()
           << "expected the byte buffer of unit '@" << unit.getSymName()
           << "' to be an allocation of its own";
  LayoutAttr layout = getLayoutIn(unit, shard.getType());
  int64_t elementBytes = layout.getElementBytes();
  SmallVector<int64_t> entries = layout.getEntryOffsets();
  for (Operation *user : buffer.getUsers()) {
    if (user == collective)
      continue;
    auto view = dyn_cast<memref::ViewOp>(user);
    if (!view) {
      InFlightDiagnostic diag = user->emitError()
                                << "expected only constant views of the byte "
                                   "buffer of unit '@"
                                << unit.getSymName() << "', got '"
                                << user->getName() << "'";
      diag.attachNote(collective->getLoc()) << "the collective is here";
      return failure();
    }
    IntegerAttr offset;
    matchPattern(view.getByteShift(), m_Constant(&offset));
    MemRefType type = view.getType();
    int64_t at = offset ? offset.getInt() : -1;
    bool isEntry = false, isPadding = false;
    int64_t end = 0;
    for (unsigned index = 0; index <= entries.size(); ++index) {
      isPadding |= layout.getPaddings()[index] == type.getNumElements() &&
                   at == end * elementBytes;
      if (index == entries.size())
        break;
      isEntry |= at == entries[index] * elementBytes &&
                 type.getNumElements() == layout.getNumels()[index];
      end = entries[index] + layout.getNumels()[index];
    }
    if (type.getElementType() != layout.getElementType() ||
        (!isEntry && !isPadding)) {
      InFlightDiagnostic diag = view.emitError()
                                << "expected a view at an entry of unit '@"
                                << unit.getSymName() << "', got " << type;
      if (offset)
        diag << " at byte " << at;
      diag.attachNote(unit.getLoc()) << "unit declared here";
      return failure();
    }
  }
  return success();
}

/// (C3) Only collectives and `fsdp.copy` may copy a whole entry of the buffer.
static LogicalResult verifyNoCopy(Operation *collective, Value buffer) {
  for (Operation *user : buffer.getUsers()) {
    auto view = dyn_cast<memref::ViewOp>(user);
    if (!view)
      continue;
    int64_t numel = view.getType().getNumElements();
    OpOperand *copy = findAccess(
        view, [&](OpOperand &use) { return isWholeCopy(use, numel); });
    if (!copy)
      continue;
    InFlightDiagnostic diag = copy->getOwner()->emitError()
                              << "expected no copy at a communication buffer";
    diag.attachNote(collective->getLoc()) << "the collective is here";
    diag.attachNote() << "fsdp-place-buffers writes the copies that are needed "
                         "as fsdp.copy, with a reason";
    return failure();
  }
  return success();
}

/// (C4) Nobody writes a gathered parameter.
static LogicalResult verifyNotWritten(Operation *gather, Value buffer) {
  OpOperand *write = findAccess(buffer, [&](OpOperand &use) {
    return use.getOwner() != gather && mayWrite(use);
  });
  if (!write)
    return success();
  InFlightDiagnostic diag = write->getOwner()->emitError()
                            << "expected gathered parameters to be read "
                               "only, got a write";
  diag.attachNote(gather->getLoc()) << "gathered here";
  return failure();
}

/// A unit that is cut over no ranks is read in its shard.
static bool isGatheredShard(BytesOp bytes) {
  auto shard = dyn_cast<BlockArgument>(bytes.getSource());
  auto function = bytes->getParentOfType<func::FuncOp>();
  return shard && function && shard.getOwner() == &function.front() &&
         hasArgRole(function, shard.getArgNumber(), RoleKind::Shard);
}

static LogicalResult verifyUnshard(UnshardOp unshard) {
  for (auto [symbol, buffer, shard] : llvm::zip_equal(
           unshard.getUnits(), unshard.getBuffers(), unshard.getShards())) {
    auto unit = lookupFromTop<UnitOp>(unshard, cast<SymbolRefAttr>(symbol));
    if (failed(verifyViews(unshard, unit, buffer, shard)) ||
        failed(verifyNoCopy(unshard, buffer)) ||
        failed(verifyNotWritten(unshard, buffer)))
      return failure();
  }
  return success();
}

static LogicalResult verifyReduce(ReduceGradsOp reduce) {
  if (reduce.getGrads().size() != reduce.getUnits().size() || // (C5)
      !llvm::all_of(reduce.getGrads().getTypes(), [](Type type) {
        return cast<ShapedType>(type).getElementType().isInteger(8);
      })) {
    InFlightDiagnostic diag = reduce.emitOpError()
                              << "expected one byte buffer per unit, got one "
                                 "gradient per parameter";
    diag.attachNote() << "run fsdp-place-buffers first";
    return failure();
  }
  for (auto [symbol, buffer, shard] : llvm::zip_equal(
           reduce.getUnits(), reduce.getGrads(), reduce.getShards())) {
    auto unit = lookupFromTop<UnitOp>(reduce, cast<SymbolRefAttr>(symbol));
    if (failed(verifyViews(reduce, unit, buffer, shard)) ||
        failed(verifyNoCopy(reduce, buffer)))
      return failure();
    if (OpOperand *write = findAccess(buffer, mayWrite, reduce)) { // (C6)
      InFlightDiagnostic diag =
          write->getOwner()->emitError()
          << "expected gradients to stay as they are once their reduction "
             "has begun, got a write";
      diag.attachNote(reduce.getLoc()) << "reduced here";
      return failure();
    }
  }
  return success();
}

namespace {
struct VerifyBuffersPass
    : public fsdp::impl::VerifyBuffersPassBase<VerifyBuffersPass> {
  void runOnOperation() override;
};
} // namespace

void VerifyBuffersPass::runOnOperation() {
  for (func::FuncOp function : getOperation().getOps<func::FuncOp>())
    if (failed(verifyNoTensors(function)))
      return signalPassFailure();
  WalkResult result = getOperation().walk([](Operation *op) {
    if (auto unshard = dyn_cast<UnshardOp>(op))
      return WalkResult(verifyUnshard(unshard));
    if (auto reduce = dyn_cast<ReduceGradsOp>(op))
      return WalkResult(verifyReduce(reduce));
    if (auto bytes = dyn_cast<BytesOp>(op); bytes && isGatheredShard(bytes))
      return WalkResult(verifyNotWritten(bytes, bytes.getBytes()));
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return signalPassFailure();
  markAllAnalysesPreserved();
}
