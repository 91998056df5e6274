//===- BufferizableOpInterfaceImpl.h - Bufferization ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How one-shot bufferization treats the tensor-level collectives.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
#define FSDP_DIALECT_FSDP_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"

namespace mlir::fsdp {

/// Attaches BufferizableOpInterface to the collectives of the dialect. A gather
/// gets one byte buffer per unit, of which the parameters are views at the
/// layout's offsets that nobody may write; the others are as CollectiveModel
/// says.
void registerBufferizableOpInterfaceExternalModels(DialectRegistry &registry);

/// Creates the form on memrefs of a collective, from dense buffers of its
/// sources to a new buffer per result.
LogicalResult
bufferizeCollective(Operation *op, RewriterBase &rewriter,
                    const bufferization::BufferizationOptions &options,
                    bufferization::BufferizationState &state);

/// The memref of a tensor's shape with identity layout.
MemRefType getIdentityBufferType(Value tensor);

/// What the models of collectives share: operands are read, results are new
/// buffers.
template <typename ModelT, typename OpT>
struct CollectiveModelBase
    : public bufferization::BufferizableOpInterface::ExternalModel<ModelT,
                                                                   OpT> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const bufferization::AnalysisState &) const {
    return true;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const bufferization::AnalysisState &) const {
    return false;
  }
  bufferization::AliasingValueList
  getAliasingValues(Operation *, OpOperand &,
                    const bufferization::AnalysisState &) const {
    return {};
  }
  bool bufferizesToAllocation(Operation *, Value) const { return true; }
  FailureOr<bufferization::BufferLikeType> getBufferType(
      Operation *, Value value, const bufferization::BufferizationOptions &,
      const bufferization::BufferizationState &, SmallVector<Value> &) const {
    return cast<bufferization::BufferLikeType>(getIdentityBufferType(value));
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const bufferization::BufferizationOptions &options,
                          bufferization::BufferizationState &state) const {
    return bufferizeCollective(op, rewriter, options, state);
  }
};

/// The model of a collective that has no other one; a dialect of one's own
/// attaches it to an op that implements CollectiveOpInterface.
template <typename OpT>
struct CollectiveModel : public CollectiveModelBase<CollectiveModel<OpT>, OpT> {
};

} // namespace mlir::fsdp

#endif // FSDP_DIALECT_FSDP_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
