//===- StepConverter.h - Functions as StableHLO -----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks a function and makes ops of StableHLO of ours and of those of upstream
// dialects on tensors; ops of StableHLO stay as they are.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_STEPCONVERTER_H
#define FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_STEPCONVERTER_H

#include "CollectiveBuilder.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::fsdp {

class StepConverter {
public:
  StepConverter(MLIRContext *context, RankWord rankWord,
                ArrayRef<std::string> kept)
      : hlo(context), collectives(hlo, rankWord), kept(kept) {}

  /// Converts the body. An op that can't be converted is an error.
  LogicalResult convert(Region &body);

private:
  LogicalResult convertOp(Operation *op);
  LogicalResult convertLoop(scf::ForOp op);
  /// Lets a value be read where another one was.
  void replace(Value old, Value value);
  /// Null results mean that the op is none of those; so everywhere below.
  SmallVector<Value> convertValues(Operation *op);
  SmallVector<Value> convertTensorOp(Operation *op);
  SmallVector<Value> convertStructured(linalg::LinalgOp op);
  Value convertConstant(Operation *op);
  bool isKept(Operation *op) const;
  Value findForeign(Operation *op) const;
  /// An op that can't stay is an error, with a note of the value that nothing
  /// in StableHLO is, if there is one.
  LogicalResult verifyKept(Operation *op, Value foreign = {});

  Value extractSlice(tensor::ExtractSliceOp op);
  Value insertSlice(tensor::InsertSliceOp op);
  Value extractElement(tensor::ExtractOp op);
  Value makeOfElements(tensor::FromElementsOp op);
  Value pad(tensor::PadOp op);
  /// Offsets, known or not, as tensors.
  SmallVector<Value> makeOffsets(ArrayRef<OpFoldResult> offsets);

  /// What has become of a value.
  Value lookup(Value value) const;
  SmallVector<Value> lookup(ValueRange values) const {
    return llvm::map_to_vector(values,
                               [&](Value value) { return lookup(value); });
  }

  StableHLOBuilder hlo;
  CollectiveBuilder collectives;
  ArrayRef<std::string> kept;
  /// By scalar of the old function its tensor.
  DenseMap<Value, Value> scalars;
  /// Converted, in order.
  SmallVector<Operation *> converted;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_STEPCONVERTER_H
