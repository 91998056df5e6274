//===- TableCuts.cpp - Elements that are a slice of their table -----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TableCuts.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::fsdp;

AffineExpr fsdp::findPlace(Value index, unsigned depth) {
  if (!index.getType().isIndex() || depth == 0)
    return {};
  MLIRContext *context = index.getContext();
  APInt constant;
  if (matchPattern(index, m_ConstantInt(&constant)))
    return getAffineConstantExpr(constant.getSExtValue(), context);
  Operation *def = index.getDefiningOp();
  if (auto loop = dyn_cast_if_present<linalg::IndexOp>(def))
    return getAffineDimExpr(loop.getDim(), context);
  if (!isa_and_present<arith::AddIOp, arith::SubIOp, arith::MulIOp>(def))
    return {};
  AffineExpr left = findPlace(def->getOperand(0), depth - 1),
             right = findPlace(def->getOperand(1), depth - 1);
  if (!left || !right)
    return {};
  if (isa<arith::AddIOp>(def))
    return left + right;
  if (isa<arith::SubIOp>(def))
    return left - right;
  bool isScaled = left.isSymbolicOrConstant() || right.isSymbolicOrConstant();
  return isScaled ? left * right : AffineExpr();
}

namespace {
/// Places along one dimension: those of a loop, or a constant.
struct Progression {
  std::optional<unsigned> loop;
  int64_t factor = 0, offset = 0;
};
} // namespace

/// Nothing for sums of several loops, quotients and remainders. Loops of one
/// iteration stay at 0.
static std::optional<Progression> readPlace(AffineExpr place,
                                            ArrayRef<int64_t> extents) {
  SmallVector<int64_t> flat;
  if (!place ||
      failed(getFlattenedAffineExpr(place, extents.size(), 0, &flat)) ||
      flat.size() != extents.size() + 1)
    return std::nullopt;
  Progression found;
  found.offset = flat.back();
  for (auto [loop, extent] : llvm::enumerate(extents)) {
    if (flat[loop] == 0 || extent == 1)
      continue;
    if (found.loop)
      return std::nullopt;
    found.loop = loop;
    found.factor = flat[loop];
  }
  return found;
}

std::optional<TableCut> fsdp::cutTable(StableHLOBuilder &hlo, Value table,
                                       ArrayRef<AffineExpr> places,
                                       ArrayRef<int64_t> extents) {
  if (getTensorType(table).getRank() != static_cast<int64_t>(places.size()))
    return std::nullopt;
  MLIRContext *context = table.getContext();
  SmallVector<int64_t> offsets, sizes, strides, reversed;
  SmallVector<AffineExpr> loops;
  llvm::SmallBitVector seen(extents.size());
  for (auto [dim, place] : llvm::enumerate(places)) {
    std::optional<Progression> found = readPlace(place, extents);
    if (!found || (found->loop && seen.test(*found->loop)))
      return std::nullopt;
    int64_t size = found->loop ? extents[*found->loop] : 1;
    int64_t last = found->offset + found->factor * (size - 1);
    auto [low, high] = std::minmax(found->offset, last);
    if (size < 1 || low < 0 || high >= getTensorType(table).getDimSize(dim))
      return std::nullopt;
    if (found->loop)
      seen.set(*found->loop);
    if (found->factor < 0)
      reversed.push_back(dim);
    offsets.push_back(low);
    sizes.push_back(size);
    strides.push_back(found->loop ? std::abs(found->factor) : 1);
    loops.push_back(found->loop ? getAffineDimExpr(*found->loop, context)
                                : getAffineConstantExpr(0, context));
  }
  Value value = hlo.slice(table, offsets, sizes, strides);
  if (!reversed.empty())
    value = hlo.createOne("reverse", value.getType(), value,
                          hlo.numbers("dimensions", reversed));
  return TableCut{value, AffineMap::get(extents.size(), 0, loops, context)};
}
