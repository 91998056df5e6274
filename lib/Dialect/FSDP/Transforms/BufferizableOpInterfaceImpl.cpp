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
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"

using namespace mlir;
using namespace mlir::bufferization;

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

MemRefType fsdp::getIdentityBufferType(Value tensor) {
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
      rewriter, tensor.getLoc(), fsdp::getIdentityBufferType(tensor), {});
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
        rewriter, op->getLoc(), fsdp::getIdentityBufferType(result), {});
    if (failed(buffer))
      return failure();
    buffers.push_back(*buffer);
  }
  return buffers;
}

/// Creates the form on memrefs, whose results are new buffers.
static LogicalResult bufferizeTo(Operation *op, RewriterBase &rewriter,
                                 const BufferizationOptions &options,
                                 BufferizationState &state, bool dense) {
  auto collective = cast<fsdp::CollectiveOpInterface>(op);
  SmallVector<Value> tensors =
      llvm::map_to_vector(collective.getSourceOperands(),
                          [](OpOperand &source) { return source.get(); });
  FailureOr<SmallVector<Value>> sources =
      getBuffers(rewriter, tensors, options, state, dense);
  if (failed(sources))
    return failure();
  FailureOr<SmallVector<Value>> dests = allocateResults(rewriter, op, options);
  if (failed(dests))
    return failure();
  collective.createOnBuffers(rewriter, *sources, *dests);
  replaceOpWithBufferizedValues(rewriter, op, *dests);
  return success();
}

LogicalResult fsdp::bufferizeCollective(Operation *op, RewriterBase &rewriter,
                                        const BufferizationOptions &options,
                                        BufferizationState &state) {
  return bufferizeTo(op, rewriter, options, state, /*dense=*/true);
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

struct UnshardModel
    : public fsdp::CollectiveModelBase<UnshardModel, fsdp::UnshardOp> {
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

/// The gradients are packed before they are sent, and need not be dense.
struct ReduceGradsModel
    : public fsdp::CollectiveModelBase<ReduceGradsModel, fsdp::ReduceGradsOp> {
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    return bufferizeTo(op, rewriter, options, state, /*dense=*/false);
  }
};

/// Outputs are written, never read. Kernels take any layout; libraries take
/// fewer, and get copies of others.
template <typename OpT>
struct FlashModel
    : public DstBufferizableOpInterfaceExternalModel<FlashModel<OpT>, OpT> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    return !cast<DestinationStyleOpInterface>(op).isDpsInit(&operand);
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    FailureOr<SmallVector<Value>> given = getBuffers(
        rewriter, op->getOperands(), options, state, /*dense=*/false);
    if (failed(given))
      return failure();
    size_t firstOutput = given->size() - op->getNumResults();
    SmallVector<Value> buffers = *given;
    for (auto [index, buffer] : llvm::enumerate(buffers)) {
      if (takes(op, cast<MemRefType>(buffer.getType())))
        continue;
      FailureOr<Value> dense = options.createAlloc(
          rewriter, op->getLoc(),
          fsdp::getIdentityBufferType(op->getOperand(index)), {});
      if (failed(dense))
        return failure();
      if (index < firstOutput)
        memref::CopyOp::create(rewriter, op->getLoc(), buffer, *dense);
      buffer = *dense;
    }
    OperationState made(op->getLoc(), op->getName(), buffers, TypeRange(),
                        op->getAttrs());
    for (Region &region : op->getRegions())
      made.addRegion()->takeBody(region);
    rewriter.create(made);
    ArrayRef<Value> outputs = ArrayRef(*given).drop_front(firstOutput);
    for (auto [output, made] :
         llvm::zip_equal(outputs, ArrayRef(buffers).drop_front(firstOutput)))
      if (output != made)
        memref::CopyOp::create(rewriter, op->getLoc(), made, output);
    replaceOpWithBufferizedValues(rewriter, op, outputs);
    return success();
  }

private:
  /// Log-sum-exps are those of three dimensions.
  static bool takes(Operation *op, MemRefType type) {
    if (!fsdp::isLibraryAttention(op))
      return true;
    return type.getRank() == 4
               ? fsdp::isLibraryBuffer(type)
               : memref::isStaticShapeAndContiguousRowMajor(type);
  }
};

/// Attaches CollectiveModel to the collectives among the ops.
template <typename... OpTs>
struct CollectiveModels {
  static void attach(MLIRContext &context) { (attachTo<OpTs>(context), ...); }
  template <typename OpT>
  static void attachTo(MLIRContext &context) {
    if constexpr (OpT::template hasTrait<fsdp::CollectiveOpInterface::Trait>())
      OpT::template attachInterface<fsdp::CollectiveModel<OpT>>(context);
  }
};

} // namespace

void fsdp::registerBufferizableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, FSDPDialect *) {
    // The first model that is attached to an op stays.
    UnshardOp::attachInterface<UnshardModel>(*context);
    ReduceGradsOp::attachInterface<ReduceGradsModel>(*context);
    FlashAttentionOp::attachInterface<FlashModel<FlashAttentionOp>>(*context);
    FlashAttentionQueryGradOp::attachInterface<
        FlashModel<FlashAttentionQueryGradOp>>(*context);
    FlashAttentionKeyGradOp::attachInterface<
        FlashModel<FlashAttentionKeyGradOp>>(*context);
    LibraryAttentionOp::attachInterface<FlashModel<LibraryAttentionOp>>(
        *context);
    LibraryAttentionGradOp::attachInterface<FlashModel<LibraryAttentionGradOp>>(
        *context);
    CollectiveModels<
#define GET_OP_LIST
#include "fsdp/Dialect/FSDP/IR/FSDPOps.cpp.inc"
        >::attach(*context);
    context->loadDialect<arith::ArithDialect, memref::MemRefDialect>();
  });
}
