//===- DerivableOpInterfaceImpl.cpp - Ops derived again -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/DerivableOpInterfaceImpl.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// A slice or a reshape.
template <typename OpT>
struct MovingModel
    : public DerivableOpInterface::ExternalModel<MovingModel<OpT>, OpT> {
  bool movesElements(Operation *) const { return true; }
};

struct EmptyModel
    : public DerivableOpInterface::ExternalModel<EmptyModel, tensor::EmptyOp> {
  bool movesElements(Operation *) const { return false; }
  bool makesFreshValue(Operation *) const { return true; }
};

struct LinalgModel : public DerivableOpInterface::FallbackModel<LinalgModel> {
  /// No reduction, every element is read through a projected permutation, and
  /// the body only casts.
  bool movesElements(Operation *op) const {
    auto linalgOp = cast<linalg::LinalgOp>(op);
    if (linalgOp.getNumReductionLoops() != 0 ||
        !llvm::all_of(linalgOp.getIndexingMapsArray(), [](AffineMap map) {
          return map.isProjectedPermutation(/*allowZeroInResults=*/true);
        }))
      return false;
    return llvm::all_of(
        linalgOp.getBlock()->without_terminator(),
        [](Operation &inner) { return isa<CastOpInterface>(inner); });
  }
  /// What is filled is seen without the interface.
  bool makesFreshValue(Operation *op) const { return false; }
};

} // namespace

void fsdp::registerDerivableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    tensor::EmptyOp::attachInterface<EmptyModel>(*context);
    tensor::ExtractSliceOp::attachInterface<
        MovingModel<tensor::ExtractSliceOp>>(*context);
    tensor::ExpandShapeOp::attachInterface<MovingModel<tensor::ExpandShapeOp>>(
        *context);
    tensor::CollapseShapeOp::attachInterface<
        MovingModel<tensor::CollapseShapeOp>>(*context);
    tensor::ReshapeOp::attachInterface<MovingModel<tensor::ReshapeOp>>(
        *context);
  });
  registry.addExtension(+[](MLIRContext *context, linalg::LinalgDialect *) {
    // MLIR 22.1's getRegisteredOperationsByDialect gives none of them.
    for (RegisteredOperationName name : context->getRegisteredOperations())
      if (name.getDialectNamespace() ==
              linalg::LinalgDialect::getDialectNamespace() &&
          name.hasInterface<linalg::LinalgOp>())
        name.attachInterface<LinalgModel>();
  });
}
