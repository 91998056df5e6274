//===- EncodeFloats.cpp - 8-bit floats as bytes ---------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4: code generators know no 8-bit floats, but bytes. Products get their
// factors in bf16 first, which holds all of them, so that matrix units and
// libraries still compute these; all else is computed in f32 and rounded. Then
// every type in the module is replaced at once.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Products/Passes.h"
#include "fsdp/Utils/FloatBits.h"
#include "fsdp/Utils/NamedProducts.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_ENCODEFLOATSPASS
#include "fsdp/Transforms/Products/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

static bool hasFloat8(Type type) {
  return isFloat8(getElementTypeOrSelf(type));
}

static bool hasFloat8(Value value) { return hasFloat8(value.getType()); }

static bool usesFloat8(Operation *op) {
  return llvm::any_of(op->getOperandTypes(),
                      [](Type type) { return hasFloat8(type); }) ||
         llvm::any_of(op->getResultTypes(),
                      [](Type type) { return hasFloat8(type); });
}

/// Whether a program takes or returns such values: of those a caller would see
/// another type.
static bool showsFloat8(ModuleOp module) {
  return llvm::any_of(module.getOps<func::FuncOp>(), [](func::FuncOp func) {
    return func.isPublic() &&
           (llvm::any_of(func.getArgumentTypes(),
                         [](Type type) { return hasFloat8(type); }) ||
            llvm::any_of(func.getResultTypes(),
                         [](Type type) { return hasFloat8(type); }));
  });
}

//===----------------------------------------------------------------------===//
// Whole tensors
//===----------------------------------------------------------------------===//

/// Arithmetic on tensors becomes linalg ops.
static LogicalResult convertElementwise(ModuleOp module) {
  MLIRContext *context = module.getContext();
  ConversionTarget target(*context);
  target.markUnknownOpDynamicallyLegal([](Operation *op) {
    return !usesFloat8(op) || !OpTrait::hasElementwiseMappableTraits(op) ||
           !llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
  });
  RewritePatternSet patterns(context);
  linalg::populateElementwiseToLinalgConversionPatterns(patterns);
  return applyPartialConversion(module, target, std::move(patterns));
}

/// What a product computes with where one factor has 8 bits: bf16, or what the
/// other factor or the sum asks for.
static Type getFactorType(linalg::LinalgOp op) {
  Type wide;
  for (Value value : op->getOperands()) {
    Type element = getElementTypeOrSelf(value.getType());
    bool isFactor = llvm::is_contained(op.getDpsInputs(), value);
    if (!isFloat8(element) && (isFactor || element.isF16()))
      wide = element;
  }
  return wide ? wide : BFloat16Type::get(op.getContext());
}

/// A named product of factors that are cast.
static void castFactors(OpBuilder &builder, linalg::LinalgOp op) {
  Type type = getFactorType(op);
  SmallVector<Value> inputs;
  builder.setInsertionPoint(op);
  for (Value input : op.getDpsInputs())
    inputs.push_back(createCast(builder, input, type, /*strict=*/false));
  replaceFactors(builder, op, inputs);
}

/// Inputs of a reduction that its body only extends are cast in front of it,
/// once for each element.
static void castInputs(OpBuilder &builder, linalg::GenericOp op) {
  Type narrow = builder.getBF16Type();
  for (OpOperand *input : op.getDpsInputOperands()) {
    BlockArgument element = op.getMatchingBlockArgument(input);
    if (!hasFloat8(input->get()) ||
        !llvm::all_of(element.getUsers(), llvm::IsaPred<arith::ExtFOp>))
      continue;
    builder.setInsertionPoint(op);
    input->set(createCast(builder, input->get(), narrow, /*strict=*/false));
    for (Operation *user : llvm::make_early_inc_range(element.getUsers())) {
      Type type = user->getResult(0).getType();
      if (type.isF16()) {
        builder.setInsertionPoint(user);
        Value wide = arith::ExtFOp::create(builder, user->getLoc(),
                                           builder.getF32Type(), element);
        user->getResult(0).replaceAllUsesWith(
            arith::TruncFOp::create(builder, user->getLoc(), type, wide));
        user->erase();
      } else if (type == narrow) {
        user->getResult(0).replaceAllUsesWith(element);
        user->erase();
      }
    }
    element.setType(narrow);
  }
}

/// A cast to f32 goes by way of bf16, as which a product may take it.
static void splitCast(OpBuilder &builder, linalg::GenericOp op) {
  builder.setInsertionPoint(op);
  Value narrow = createCast(builder, op.getInputs()[0], builder.getBF16Type(),
                            /*strict=*/false);
  op.getResult(0).replaceAllUsesWith(
      createCast(builder, narrow, builder.getF32Type(), /*strict=*/false));
  op.erase();
}

/// Whether what the op does with its elements is in its name alone: what it
/// computes, or that it casts what it moves.
static bool isNamedComputation(linalg::LinalgOp op) {
  if (isa<linalg::GenericOp, linalg::MapOp, linalg::ReduceOp>(
          op.getOperation()))
    return false;
  auto getElement = [](Value value) {
    return getElementTypeOrSelf(value.getType());
  };
  Type element = getElement(op->getOperand(0));
  return !isa<linalg::FillOp, linalg::CopyOp, linalg::TransposeOp,
              linalg::BroadcastOp>(op.getOperation()) ||
         !llvm::all_of(op->getOperands(), [&](Value operand) {
           return getElement(operand) == element;
         });
}

static LogicalResult rewriteTensorOps(ModuleOp module) {
  SmallVector<linalg::LinalgOp> ops;
  module.walk([&](linalg::LinalgOp op) {
    if (usesFloat8(op))
      ops.push_back(op);
  });
  IRRewriter rewriter(module.getContext());
  for (linalg::LinalgOp op : ops) {
    if (isNamedProduct(op) && !hasOwnMaps(op) &&
        !hasFloat8(op.getDpsInits()[0])) {
      castFactors(rewriter, op);
      continue;
    }
    auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
    if (isNamedComputation(op)) {
      rewriter.setInsertionPoint(op);
      FailureOr<linalg::GenericOp> result =
          linalg::generalizeNamedOp(rewriter, op);
      if (failed(result))
        return op->emitError("not supported: '")
               << op->getName() << "' of 8-bit floats; generalize it, or cast "
               << "its operands";
      generic = *result;
    }
    if (!generic)
      continue;
    if (generic.getNumReductionLoops() != 0)
      castInputs(rewriter, generic);
    else if (getCastSource(generic->getResult(0)) &&
             getElementTypeOrSelf(generic->getResult(0).getType()).isF32() &&
             llvm::hasNItems(*generic.getBody(), 2))
      splitCast(rewriter, generic);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

/// The value as a byte, or a byte as the value: values keep their types until
/// all are replaced.
static Value recast(OpBuilder &builder, Value value, Type type) {
  return UnrealizedConversionCastOp::create(builder, value.getLoc(), type,
                                            value)
      .getResult(0);
}

static Value createExtension(OpBuilder &builder, arith::ExtFOp op) {
  Location loc = op.getLoc();
  Type type = op.getType(), f32 = builder.getF32Type();
  Value byte = recast(builder, op.getIn(), builder.getI8Type());
  Value result =
      decodeFloat8(builder, loc, byte, cast<FloatType>(op.getIn().getType()),
                   type.isBF16() ? type : f32);
  if (type.isF16())
    return arith::TruncFOp::create(builder, loc, type, result);
  if (type != result.getType())
    return arith::ExtFOp::create(builder, loc, type, result);
  return result;
}

static Value createTruncation(OpBuilder &builder, arith::TruncFOp op) {
  Location loc = op.getLoc();
  Value wide = op.getIn();
  if (wide.getType().isF64())
    wide = roundToOdd(builder, loc, wide);
  else if (!wide.getType().isF32())
    wide = arith::ExtFOp::create(builder, loc, builder.getF32Type(), wide);
  Value byte = encodeFloat8(builder, loc, wide, cast<FloatType>(op.getType()));
  return recast(builder, byte, op.getType());
}

/// Replaces a conversion of scalars by ops on integers.
static void rewriteConversion(Operation *op) {
  OpBuilder builder(op);
  Value result;
  if (auto extension = dyn_cast<arith::ExtFOp>(op))
    result = createExtension(builder, extension);
  else if (auto truncation = dyn_cast<arith::TruncFOp>(op))
    result = createTruncation(builder, truncation);
  else
    result = recast(builder, op->getOperand(0), op->getResult(0).getType());
  op->getResult(0).replaceAllUsesWith(result);
  op->erase();
}

static bool isConversion(Operation *op) {
  return isa<arith::ExtFOp, arith::TruncFOp, arith::BitcastOp>(op);
}

/// Whether the op computes with such scalars, and does not just move them.
static bool computesFloat8(Operation *op) {
  return isa_and_nonnull<arith::ArithDialect, math::MathDialect>(
             op->getDialect()) &&
         !isa<arith::ConstantOp, arith::SelectOp>(op) && usesFloat8(op) &&
         !llvm::any_of(op->getOperandTypes(), llvm::IsaPred<ShapedType>);
}

/// Rewrites scalar ops so that none but moves has an 8-bit float.
static void rewriteScalars(ModuleOp module) {
  auto forEach = [&](bool converts, function_ref<void(Operation *)> rewrite) {
    SmallVector<Operation *> ops;
    module.walk([&](Operation *op) {
      if (computesFloat8(op) && isConversion(op) == converts)
        ops.push_back(op);
    });
    llvm::for_each(ops, rewrite);
  };
  forEach(false, [](Operation *op) { computeInF32(op, isFloat8); });
  forEach(true, rewriteConversion);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Gathers of bytes are those of pieces that a few ranks kept, where a unit has
/// any.
static LogicalResult checkUnits(ModuleOp module) {
  for (auto unit : module.getOps<UnitOp>()) {
    std::optional<Type> gathered = unit.getGatherType();
    if (!gathered || !isFloat8(*gathered) || !unit.getReshardTo())
      continue;
    InFlightDiagnostic diag = unit.emitError()
                              << "not supported: unit '@" << unit.getSymName()
                              << "', which is gathered in " << *gathered
                              << " and kept by " << *unit.getReshardTo()
                              << " ranks after forward";
    diag.attachNote() << "free or keep it after forward, or gather it in bf16";
    return diag;
  }
  return success();
}

/// All types and constants become those of bytes. Units still say what they are
/// gathered in, which has as many.
static void replaceTypes(ModuleOp module) {
  Type byte = IntegerType::get(module.getContext(), 8);
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](FloatType type) -> std::optional<Type> {
    return isFloat8(type) ? byte : Type(type);
  });
  replacer.addReplacement([&](FloatAttr value) -> std::optional<Attribute> {
    if (!isFloat8(value.getType()))
      return value;
    return IntegerAttr::get(byte, value.getValue().bitcastToAPInt());
  });
  replacer.addReplacement(
      [&](DenseElementsAttr values) -> std::optional<Attribute> {
        if (!isFloat8(values.getElementType()))
          return values;
        return values.bitcast(byte);
      });
  module.walk([&](Operation *op) {
    if (!isa<UnitOp>(op))
      replacer.replaceElementsIn(op, /*replaceAttrs=*/true,
                                 /*replaceLocs=*/false, /*replaceTypes=*/true);
  });
  module.walk([](UnrealizedConversionCastOp op) {
    if (op->getNumOperands() != 1 || op->getNumResults() != 1 ||
        op->getOperand(0).getType() != op->getResult(0).getType())
      return;
    op->getResult(0).replaceAllUsesWith(op->getOperand(0));
    op->erase();
  });
}

namespace {
struct EncodeFloats : fsdp::impl::EncodeFloatsPassBase<EncodeFloats> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    bool isUsed = module
                      .walk([](Operation *op) {
                        return usesFloat8(op) ? WalkResult::interrupt()
                                              : WalkResult::advance();
                      })
                      .wasInterrupted();
    if (!isUsed || showsFloat8(module))
      return markAllAnalysesPreserved();
    if (failed(checkUnits(module)) || failed(convertElementwise(module)) ||
        failed(rewriteTensorOps(module)))
      return signalPassFailure();
    rewriteScalars(module);
    replaceTypes(module);
  }
};
} // namespace
