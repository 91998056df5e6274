//===- BufferizableOpInterfaceImpl.cpp - Bufferization --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/Transforms/BufferizableOpInterfaceImpl.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::bufferization;

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

/// The memref of a tensor's shape with identity layout.
static MemRefType getIdentityBufferType(Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  return MemRefType::get(type.getShape(), type.getElementType());
}

/// The buffer of an operand that is sent: a dense one, if need be a copy.
static FailureOr<Value> getDenseBuffer(RewriterBase &rewriter, Value tensor,
                                       const BufferizationOptions &options,
                                       BufferizationState &state) {
  FailureOr<Value> buffer = getBuffer(rewriter, tensor, options, state);
  if (failed(buffer))
    return failure();
  auto type = dyn_cast<MemRefType>(buffer->getType());
  if (!type || type.getLayout().isIdentity())
    return buffer;
  FailureOr<Value> dense = options.createAlloc(
      rewriter, tensor.getLoc(), getIdentityBufferType(tensor), {});
  if (failed(dense))
    return failure();
  fsdp::CopyOp::create(rewriter, tensor.getLoc(), *buffer, *dense,
                       "a part of a tensor is sent");
  return dense;
}

/// Buffers of the operands, dense if asked for; failure if one cannot be had.
static FailureOr<SmallVector<Value>>
getBuffers(RewriterBase &rewriter, ValueRange tensors,
           const BufferizationOptions &options, BufferizationState &state,
           bool dense = true) {
  SmallVector<Value> buffers;
  for (Value tensor : tensors) {
    FailureOr<Value> buffer =
        dense ? getDenseBuffer(rewriter, tensor, options, state)
              : getBuffer(rewriter, tensor, options, state);
    if (failed(buffer))
      return failure();
    buffers.push_back(*buffer);
  }
  return buffers;
}

/// Allocates identity buffers for the results.
static FailureOr<SmallVector<Value>>
allocateResults(RewriterBase &rewriter, Operation *op,
                const BufferizationOptions &options) {
  SmallVector<Value> buffers;
  for (Value result : op->getResults()) {
    FailureOr<Value> buffer = options.createAlloc(
        rewriter, op->getLoc(), getIdentityBufferType(result), {});
    if (failed(buffer))
      return failure();
    buffers.push_back(*buffer);
  }
  return buffers;
}

/// Views of `buffer` at the unit's entries, one per parameter.
static void createEntryViews(RewriterBase &rewriter, Location loc,
                             fsdp::UnitOp unit, Type shard, Value buffer,
                             SmallVectorImpl<Value> &views) {
  fsdp::LayoutAttr layout = fsdp::getLayoutIn(unit, shard);
  int64_t elementBytes = layout.getElementBytes();
  for (auto [offset, type] :
       llvm::zip_equal(layout.getEntryOffsets(), unit.getParamTypes())) {
    auto tensor = cast<RankedTensorType>(type);
    Value byteOffset =
        arith::ConstantIndexOp::create(rewriter, loc, offset * elementBytes);
    views.push_back(memref::ViewOp::create(
        rewriter, loc,
        MemRefType::get(tensor.getShape(), layout.getElementType()), buffer,
        byteOffset, ValueRange()));
  }
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

namespace {

/// What the three ops share: operands are read, results are new buffers.
template <typename ModelT, typename OpT>
struct CollectiveModel
    : public BufferizableOpInterface::ExternalModel<ModelT, OpT> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return true;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }
  AliasingValueList getAliasingValues(Operation *, OpOperand &,
                                      const AnalysisState &) const {
    return {};
  }
  bool bufferizesToAllocation(Operation *, Value) const { return true; }
  FailureOr<BufferLikeType> getBufferType(Operation *, Value value,
                                          const BufferizationOptions &,
                                          const BufferizationState &,
                                          SmallVector<Value> &) const {
    return cast<BufferLikeType>(getIdentityBufferType(value));
  }
};

struct UnshardModel : public CollectiveModel<UnshardModel, fsdp::UnshardOp> {
  /// Gathered parameters are views of a communication buffer; an in-place
  /// update of one would be lost, and would race with a gather in flight.
  bool isWritable(Operation *, Value, const AnalysisState &) const {
    return false;
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto unshard = cast<fsdp::UnshardOp>(op);
    FailureOr<SmallVector<Value>> shards =
        getBuffers(rewriter, unshard.getShards(), options, state);
    if (failed(shards))
      return failure();
    SmallVector<fsdp::UnitOp> units;
    SmallVector<Value> buffers, views;
    for (auto [symbol, shard] : llvm::zip_equal(unshard.getUnits(), *shards)) {
      auto unit =
          fsdp::lookupFromTop<fsdp::UnitOp>(op, cast<SymbolRefAttr>(symbol));
      FailureOr<Value> buffer = options.createAlloc(
          rewriter, op->getLoc(),
          MemRefType::get(
              {fsdp::getLayoutIn(unit, shard.getType()).getFullBytes()},
              rewriter.getI8Type()),
          {});
      if (failed(buffer))
        return failure();
      units.push_back(unit);
      buffers.push_back(*buffer);
    }
    fsdp::UnshardOp::create(rewriter, op->getLoc(), TypeRange(),
                            unshard.getUnits(), *shards, buffers);
    for (auto [unit, shard, buffer] : llvm::zip_equal(units, *shards, buffers))
      createEntryViews(rewriter, op->getLoc(), unit, shard.getType(), buffer,
                       views);
    replaceOpWithBufferizedValues(rewriter, op, views);
    return success();
  }
};

struct ReduceGradsModel
    : public CollectiveModel<ReduceGradsModel, fsdp::ReduceGradsOp> {
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto reduce = cast<fsdp::ReduceGradsOp>(op);
    FailureOr<SmallVector<Value>> grads =
        getBuffers(rewriter, reduce.getGrads(), options, state,
                   /*dense=*/false); // They are packed before they are sent.
    FailureOr<SmallVector<Value>> shards =
        allocateResults(rewriter, op, options);
    if (failed(grads) || failed(shards))
      return failure();
    fsdp::ReduceGradsOp::create(rewriter, op->getLoc(), TypeRange(),
                                reduce.getUnits(), *grads, *shards);
    replaceOpWithBufferizedValues(rewriter, op, *shards);
    return success();
  }
};

struct AllReduceModel
    : public CollectiveModel<AllReduceModel, fsdp::AllReduceOp> {
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto reduce = cast<fsdp::AllReduceOp>(op);
    FailureOr<Value> input =
        getDenseBuffer(rewriter, reduce.getInput(), options, state);
    FailureOr<SmallVector<Value>> dest = allocateResults(rewriter, op, options);
    if (failed(input) || failed(dest))
      return failure();
    fsdp::AllReduceOp::create(rewriter, op->getLoc(), Type(),
                              reduce.getKindAttr(), reduce.getGridAttr(),
                              reduce.getAxesAttr(), *input, dest->front());
    replaceOpWithBufferizedValues(rewriter, op, *dest);
    return success();
  }
};

} // namespace

void fsdp::registerBufferizableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, FSDPDialect *) {
    UnshardOp::attachInterface<UnshardModel>(*context);
    ReduceGradsOp::attachInterface<ReduceGradsModel>(*context);
    AllReduceOp::attachInterface<AllReduceModel>(*context);
    context->loadDialect<arith::ArithDialect, memref::MemRefDialect>();
  });
}
