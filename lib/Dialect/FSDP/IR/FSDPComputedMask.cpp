//===- FSDPComputedMask.cpp - Verifiers of masks that kernels compute -----===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputedMask.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::fsdp;

/// What ends a region in one element; null if nothing does.
static YieldOp findYield(Region &element) {
  if (!element.hasOneBlock() || element.front().empty())
    return nullptr;
  auto yield = dyn_cast<YieldOp>(&element.front().back());
  return yield && yield.getValues().size() == 1 ? yield : nullptr;
}

Type mlir::fsdp::getFlashMaskType(Value mask, MutableArrayRef<Region> element) {
  if (mask)
    return getElementTypeOrSelf(mask.getType());
  YieldOp yield = element.empty() ? nullptr : findYield(element.front());
  return yield ? yield.getValues().front().getType() : Type();
}

/// (C6): the last place that an expression gives; nothing if it is none of
/// those that maps may have.
static std::optional<int64_t> getLastPlace(AffineExpr expr,
                                           ArrayRef<int64_t> extents) {
  int64_t more = 0;
  if (auto sum = dyn_cast<AffineBinaryOpExpr>(expr)) {
    auto number = dyn_cast<AffineConstantExpr>(sum.getRHS());
    if (sum.getKind() != AffineExprKind::Add || !number)
      return std::nullopt;
    more = number.getValue();
    expr = sum.getLHS();
  } else if (auto number = dyn_cast<AffineConstantExpr>(expr)) {
    return number.getValue() < 0 ? std::nullopt
                                 : std::optional(number.getValue());
  }
  auto dim = dyn_cast<AffineDimExpr>(expr);
  int64_t last = 0;
  if (!dim || more < 0 ||
      llvm::AddOverflow(extents[dim.getPosition()] - 1, more, last))
    return std::nullopt;
  return last;
}

/// Whether a value is a number or a truth value.
static bool isElement(Type type) { return type.isIntOrIndexOrFloat(); }

/// (C6)
static LogicalResult verifyMap(Operation *op, Type operand, AffineMap map,
                               ArrayRef<int64_t> extents) {
  auto type = cast<ShapedType>(operand);
  bool fits = isElement(type.getElementType()) && map.getNumDims() == 4 &&
              map.getNumSymbols() == 0 && map.getNumResults() == type.getRank();
  if (fits)
    fits = llvm::all_of(
        llvm::zip_equal(map.getResults(), type.getShape()), [&](auto place) {
          auto [expr, extent] = place;
          std::optional<int64_t> last = getLastPlace(expr, extents);
          return last && *last < extent;
        });
  if (fits)
    return success();
  InFlightDiagnostic diag = op->emitOpError()
                            << "expected mask maps that find elements of ";
  llvm::interleave(extents, diag, "x");
  return diag << " scores in their operands, got " << AffineMapAttr::get(map)
              << " for " << operand;
}

bool mlir::fsdp::isElementOp(Operation *op) {
  return op->getNumRegions() == 0 && isMemoryEffectFree(op) &&
         (op->getNumOperands() > 0 || op->hasTrait<OpTrait::ConstantLike>()) &&
         llvm::all_of(op->getOperandTypes(), isElement) &&
         llvm::all_of(op->getResultTypes(), isElement);
}

/// (C5): what the region is made of.
static LogicalResult verifyBody(Operation *op, Region &element,
                                ValueRange operands, Type type) {
  YieldOp yield = findYield(element);
  Type made = yield ? yield.getValues().front().getType() : Type();
  if (!made || !(made.isInteger(1) || made.isF32() || made == type))
    return op->emitOpError()
           << "expected a region of one block that ends with an 'fsdp.yield' "
              "of a truth value, an f32 or a "
           << type;
  SmallVector<Type> wanted(4, IndexType::get(op->getContext()));
  for (Value operand : operands)
    wanted.push_back(getElementTypeOrSelf(operand.getType()));
  if (element.getArgumentTypes() != TypeRange(wanted)) {
    InFlightDiagnostic diag = op->emitOpError()
                              << "expected a region with arguments (";
    llvm::interleaveComma(wanted, diag);
    return diag << "), got (" << element.getArgumentTypes() << ")";
  }
  for (Operation &inner : element.front().without_terminator())
    if (!isElementOp(&inner))
      return inner.emitError() << "expected ops of elements in a mask's "
                                  "region, without memory effects, got '"
                               << inner.getName() << "'";
  return success();
}

LogicalResult mlir::fsdp::verifyComputedMask(Operation *op,
                                             const ComputedMask &mask,
                                             bool isRead, Type element,
                                             ArrayRef<int64_t> extents) {
  if (mask.element.empty() && mask.operands.empty() && !mask.maps)
    return success();
  if (mask.element.size() != 1 || !mask.maps)
    return op->emitOpError() << "expected a region with mask maps for operands "
                                "that a mask is computed of";
  if (isRead)
    return op->emitOpError()
           << "expected a mask that is read or one that is computed, got both";
  if (mask.maps.size() != mask.operands.size())
    return op->emitOpError() << "expected " << mask.operands.size()
                             << " mask maps, got " << mask.maps.size();
  for (auto [operand, map] : llvm::zip_equal(
           mask.operands, mask.maps.getAsValueRange<AffineMapAttr>()))
    if (failed(verifyMap(op, operand.getType(), map, extents)))
      return failure();
  return verifyBody(op, mask.element.front(), mask.operands, element);
}
