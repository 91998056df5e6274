//===- BufferUtils.cpp - Making and replacing buffers ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/BufferUtils.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

/// Identity layout and static shape: the elements lie densely in order.
static bool isDense(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  return type && type.hasStaticShape() && type.getLayout().isIdentity();
}

memref::AllocOp fsdp::findWholeAlloc(Value value, std::string &reason) {
  while (true) {
    if (!isDense(value)) {
      reason = "it is not dense";
      return nullptr;
    }
    Operation *def = value.getDefiningOp();
    if (!def) {
      reason = "it is an argument";
      return nullptr;
    }
    if (auto alloc = dyn_cast<memref::AllocOp>(def))
      return alloc;
    if (!isa<memref::ExpandShapeOp, memref::CollapseShapeOp, memref::CastOp,
             memref::ReinterpretCastOp>(def)) {
      reason = isa<memref::GetGlobalOp>(def) ? "it is a constant"
                                             : "it is a part of another value";
      return nullptr;
    }
    Value source = def->getOperand(0);
    auto type = dyn_cast<MemRefType>(source.getType());
    if (!type || !type.hasStaticShape() ||
        type.getNumElements() !=
            cast<MemRefType>(value.getType()).getNumElements()) {
      reason = "it is a part of another value";
      return nullptr;
    }
    value = source;
  }
}

void fsdp::replaceAlloc(memref::AllocOp alloc, Value buffer) {
  OpBuilder builder(alloc);
  MemRefType type = alloc.getType();
  if (buffer.getType() != type) {
    SmallVector<int64_t> strides;
    int64_t offset = 0;
    // Identity layouts always have strides.
    (void)type.getStridesAndOffset(strides, offset);
    buffer =
        memref::ReinterpretCastOp::create(builder, alloc.getLoc(), type, buffer,
                                          offset, type.getShape(), strides);
  }
  alloc.replaceAllUsesWith(buffer);
  alloc.erase();
}

memref::AllocOp fsdp::createAlignedAlloc(OpBuilder &builder, Location loc,
                                         MemRefType type) {
  return memref::AllocOp::create(builder, loc, type,
                                 builder.getI64IntegerAttr(64));
}

bool fsdp::isWholeCopy(OpOperand &use, int64_t numElements) {
  auto type = dyn_cast<MemRefType>(use.get().getType());
  Operation *op = use.getOwner();
  return isa<memref::CopyOp, linalg::CopyOp>(op) && type &&
         type.hasStaticShape() && type.getNumElements() == numElements &&
         getElementTypeOrSelf(op->getOperand(0)) ==
             getElementTypeOrSelf(op->getOperand(1));
}

void fsdp::createCommunicationCopy(OpBuilder &builder, Location loc, Value from,
                                   Value to, StringRef reason,
                                   StringRef category) {
  CopyOp::create(builder, loc, from, to, reason);
  auto opts = remark::RemarkOpts::name("copy").category(category);
  remark::missed(loc, opts)
      << remark::add("copied at a communication buffer: {0}", reason)
      << remark::metric("bytes", getStaticBytes(from.getType()));
}

fsdp::LayoutAttr fsdp::getMovedLayout(StartOp start, unsigned index) {
  auto unit = lookupFromTop<UnitOp>(
      start, cast<SymbolRefAttr>(start.getUnits()[index]));
  Value shard = start.getTraits().scatters() ? start.getDests()[index]
                                             : start.getSources()[index];
  if (isa<FloatType>(getElementTypeOrSelf(shard)))
    return getLayoutIn(unit, shard.getType());
  // What a smaller group of ranks kept are bytes of the gathered type.
  auto gathered = unit.getGatherTypeAttr();
  return gathered ? getLayoutIn(unit, gathered.getValue())
                  : unit.getLayoutAttr();
}

/// Into how many pieces the source of a gather divides its destination, if they
/// are not the unit's shards but bytes that a few ranks kept; else 0.
static int64_t countKeptPieces(fsdp::StartOp start, unsigned index) {
  auto source = cast<MemRefType>(start.getSources()[index].getType());
  if (!start.getTraits().gathers() || !source.getElementType().isInteger(8))
    return 0;
  auto unit = fsdp::lookupFromTop<fsdp::UnitOp>(
      start, cast<SymbolRefAttr>(start.getUnits()[index]));
  auto ranks = unit.getReshardToAttr();
  return ranks ? ranks.getInt() : 0;
}

bool fsdp::gathersKeptPieces(StartOp start) {
  return countKeptPieces(start, 0) != 0;
}

fsdp::LayoutAttr fsdp::getCutLayout(StartOp start, unsigned index) {
  CollectiveTraits traits = start.getTraits();
  MLIRContext *context = start.getContext();
  if (!traits.keepsExtent()) {
    LayoutAttr layout = getMovedLayout(start, index);
    // What a smaller group kept are equal pieces of the whole buffer.
    if (int64_t pieces = countKeptPieces(start, index))
      return LayoutAttr::get(context, LayoutKind::Flat, layout.getElementType(),
                             pieces, layout.getFullNumel(), {0, 0});
    return layout;
  }
  if (!traits.movesPieces || traits.exchangesPieces || traits.passesPieces)
    return nullptr;
  auto source = cast<MemRefType>(start.getSources()[index].getType());
  auto dest = cast<MemRefType>(start.getDests()[index].getType());
  auto [piece, whole] =
      std::minmax({source.getNumElements(), dest.getNumElements()});
  return LayoutAttr::get(context, LayoutKind::PerParam, source.getElementType(),
                         whole / piece, {whole}, {0, 0},
                         {piece / start.getChunks()->front()});
}
