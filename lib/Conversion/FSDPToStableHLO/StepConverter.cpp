//===- StepConverter.cpp - Functions as StableHLO -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The walk. Tensors keep their types, so that what reads one reads what it has
// become; scalars become tensors, which are looked up.
//
//===----------------------------------------------------------------------===//

#include "StepConverter.h"
#include "ElementwiseOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::fsdp;

Value StepConverter::lookup(Value value) const {
  auto it = scalars.find(value);
  return it == scalars.end() ? value : it->second;
}

bool StepConverter::isKept(Operation *op) const {
  static constexpr StringLiteral kKept[] = {"builtin", "chlo", "func", "mhlo",
                                            "stablehlo"};
  StringRef dialect = op->getName().getDialectNamespace();
  return llvm::is_contained(kKept, dialect) ||
         llvm::is_contained(kept, dialect.str());
}

LogicalResult StepConverter::verifyKept(Operation *op, Value foreign) {
  WalkResult result = op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
    if (isKept(inner))
      return WalkResult::advance();
    InFlightDiagnostic diag = inner->emitError()
                              << "expected an op that has become one of "
                                 "StableHLO, got '"
                              << inner->getName() << "'";
    if (inner->getParentOp() != op->getParentOp())
      diag << " in a region of '" << op->getName() << "'";
    diag.attachNote() << "write the step in StableHLO, or name the dialect in "
                         "the option 'keep' if who reads the program knows it";
    if (foreign)
      diag.attachNote(foreign.getLoc())
          << foreign.getType()
          << " is no type of StableHLO, which has static tensors of integers "
             "of 1, 2, 4, 8, 16, 32 and 64 bits and of floats of at most 64";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

Value StepConverter::convertConstant(Operation *op) {
  auto constant = dyn_cast<arith::ConstantOp>(op);
  if (!constant)
    return {};
  if (auto elements = dyn_cast<ElementsAttr>(constant.getValue()))
    return elements.getElementType().isIndex() ? Value()
                                               : hlo.createConstant(elements);
  if (auto index = dyn_cast<IntegerAttr>(constant.getValue());
      index && index.getType().isIndex())
    return hlo.createIndex(index.getInt());
  return hlo.createSplat({}, constant.getValue());
}

/// Whether nothing but tensors without elements comes of an op, which XLA
/// refuses of a collective, and of a slice within a loop.
static bool hasNoElements(Operation *op) {
  return (isa_and_nonnull<shard::ShardDialect>(op->getDialect()) ||
          isMemoryEffectFree(op)) &&
         llvm::all_of(op->getResultTypes(), [](Type type) {
           auto tensor = dyn_cast<RankedTensorType>(type);
           return tensor && tensor.getNumElements() == 0;
         });
}

SmallVector<Value> StepConverter::convertValues(Operation *op) {
  if (hasNoElements(op))
    return llvm::map_to_vector(op->getResultTypes(), [&](Type type) {
      return hlo.createEmpty(cast<RankedTensorType>(type));
    });
  if (isa_and_nonnull<shard::ShardDialect>(op->getDialect()) &&
      op->getNumOperands() == 1) {
    Value value = collectives.convert(op, lookup(op->getOperand(0)));
    return value ? SmallVector<Value>{value} : SmallVector<Value>();
  }
  if (isa<BarrierOp>(op))
    return hlo
        .create("optimization_barrier", op->getResultTypes(), op->getOperands())
        ->getResults();
  if (Value value = convertConstant(op))
    return {value};
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return convertStructured(structured);
  if (isa_and_nonnull<tensor::TensorDialect>(op->getDialect()))
    return convertTensorOp(op);
  if (Value value = convertElementwise(hlo, op, lookup(op->getOperands())))
    return {value};
  return {};
}

/// Whether a type is that of a value in StableHLO.
static bool isStaticTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() &&
         !tensor.getElementType().isIndex() &&
         isStableHLOElement(tensor.getElementType());
}

/// What an op reads or makes that StableHLO has no type for, nor one that it
/// becomes: scalars that are computed become tensors.
Value StepConverter::findForeign(Operation *op) const {
  for (Value value : op->getOperands())
    if (!isStaticTensor(lookup(value).getType()))
      return value;
  for (Value value : op->getResults())
    if (!isStaticTensor(value.getType()) &&
        !(value.getType().isIntOrIndexOrFloat() &&
          isStableHLOElement(value.getType())))
      return value;
  return {};
}

LogicalResult StepConverter::convertOp(Operation *op) {
  if (isKept(op))
    return verifyKept(op);
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return convertLoop(loop);
  Value foreign = findForeign(op);
  SmallVector<Value> values;
  hlo.setPlace(op);
  if (op->getNumResults() != 0 && !foreign)
    values = convertValues(op);
  if (values.empty())
    return verifyKept(op, foreign);
  for (auto [old, value] : llvm::zip_equal(op->getResults(), values))
    replace(old, value);
  converted.push_back(op);
  return success();
}

/// A scalar that an op reads which stays.
static LogicalResult verifyUnused(Operation *op) {
  for (Operation *user : op->getUsers()) {
    InFlightDiagnostic diag = user->emitError()
                              << "expected tensors where ops of StableHLO are "
                                 "read, got "
                              << *op->getResultTypes().begin() << " of '"
                              << op->getName() << "'";
    diag.attachNote(op->getLoc()) << "computed here";
    return diag;
  }
  return success();
}

/// Places of results that nobody reads, what these were made from, and shapes
/// on the way from one to another.
static void eraseUnused(Region &body) {
  for (Block &block : body)
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
      StringRef name = op.getName().getStringRef();
      if (op.use_empty() &&
          (name == "stablehlo.constant" ||
           name == "stablehlo.broadcast_in_dim" || name == "stablehlo.reshape"))
        op.erase();
    }
}

LogicalResult StepConverter::convert(Region &body) {
  for (Block &block : body)
    for (Operation &op : llvm::make_early_inc_range(block))
      if (failed(convertOp(&op)))
        return failure();
  for (Operation *op : llvm::reverse(converted)) {
    if (failed(verifyUnused(op)))
      return failure();
    op->erase();
  }
  eraseUnused(body);
  converted.clear();
  scalars.clear();
  return success();
}
