//===- RowGroup.cpp - Ops that work on rows by themselves -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/DeviceKernels/RowGroup.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Buffers/LoopStrides.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/DeviceKernels/LoopShapes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Up to so many columns a warp has a row, above a block.
static constexpr int64_t kMostOfWarp = 512;
/// Registers of a thread that values of a row may take.
static constexpr int64_t kMostRegisters = 96;
/// Elements of a row that a lane has at most.
static constexpr int64_t kMostOfLane = 16;

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

std::optional<RowLoops> fsdp::splitRows(linalg::LinalgOp op, int64_t rows) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  RowLoops loops;
  int64_t product = 1;
  while (product < rows) {
    if (loops.numRowLoops == ranges.size() ||
        types[loops.numRowLoops] != utils::IteratorType::parallel ||
        ranges[loops.numRowLoops] <= 0)
      return std::nullopt;
    product *= ranges[loops.numRowLoops++];
  }
  if (product != rows)
    return std::nullopt;
  bool hasParallel = false;
  for (unsigned loop = loops.numRowLoops; loop < ranges.size(); ++loop) {
    if (ranges[loop] <= 0)
      return std::nullopt;
    if (ranges[loop] == 1)
      continue;
    loops.columns *= ranges[loop];
    loops.innermost = loop;
    (types[loop] == utils::IteratorType::parallel ? hasParallel
                                                  : loops.reduces) = true;
  }
  if (hasParallel && loops.reduces)
    return std::nullopt;
  return loops;
}

/// Lengths and strides of loops as one number counts through them.
static RowPlace::Strides mergeStrides(ArrayRef<int64_t> lengths,
                                      ArrayRef<int64_t> strides) {
  RowPlace::Strides merged;
  for (auto [length, stride] : llvm::zip_equal(lengths, strides)) {
    if (length == 1)
      continue;
    if (!merged.empty() && merged.back().second == stride * length)
      merged.back() = {merged.back().first * length, stride};
    else
      merged.emplace_back(length, stride);
  }
  if (llvm::all_of(merged, [](auto part) { return part.second == 0; }))
    merged.clear();
  return merged;
}

/// Adds what constants in an indexing map contribute.
static bool addConstants(AffineMap map, MemRefType type, int64_t &offset) {
  SmallVector<int64_t> strides;
  if (failed(type.getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(offset))
    return false;
  for (auto [expr, stride] : llvm::zip_equal(map.getResults(), strides)) {
    auto constant = dyn_cast<AffineConstantExpr>(expr);
    if (!constant && !isa<AffineDimExpr>(expr))
      return false;
    if (constant)
      offset += constant.getValue() * stride;
  }
  return true;
}

std::optional<RowPlace> fsdp::getRowPlace(linalg::LinalgOp op,
                                          OpOperand &operand,
                                          const RowLoops &loops) {
  auto strides = getLoopStrides(op, operand);
  RowPlace place;
  if (!strides ||
      !addConstants(op.getMatchingIndexingMap(&operand),
                    cast<MemRefType>(operand.get().getType()), place.offset))
    return std::nullopt;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  ArrayRef<int64_t> lengths = ranges, all = *strides;
  place.rows = mergeStrides(lengths.take_front(loops.numRowLoops),
                            all.take_front(loops.numRowLoops));
  place.columns = mergeStrides(lengths.drop_front(loops.numRowLoops),
                               all.drop_front(loops.numRowLoops));
  return place;
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

/// Whether every iteration of the loops has an element of its own, and all of a
/// reduction the same.
static bool isDistinct(linalg::LinalgOp op, OpOperand &output,
                       const RowLoops &loops) {
  AffineMap map = op.getMatchingIndexingMap(&output);
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  unsigned end = loops.reduces ? loops.numRowLoops : ranges.size();
  for (unsigned loop = 0; loop < end; ++loop)
    if (ranges[loop] != 1 && !map.isFunctionOfDim(loop))
      return false;
  for (unsigned loop = end; loop < ranges.size(); ++loop)
    if (map.isFunctionOfDim(loop))
      return false;
  return map.isProjectedPermutation(/*allowZeroInResults=*/true);
}

bool RowGroup::isMember(linalg::LinalgOp op, const RowLoops &loops) {
  if (!op.hasPureBufferSemantics() || op->hasAttr(attr::kStrict) ||
      op.getNumDpsInits() == 0 || (loops.reduces && !getCombiners(op)))
    return false;
  for (Operation &inner : op->getRegion(0).front())
    if (!isMemoryEffectFree(&inner) || inner.getNumRegions() > 0)
      return false;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!canExchange(getElementTypeOrSelf(operand.get().getType())))
      return false;
  }
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
    return isDistinct(op, output, loops);
  });
}

bool RowGroup::addAccess(linalg::LinalgOp op, OpOperand &operand,
                         const RowLoops &loops) {
  if (!isa<MemRefType>(operand.get().getType()))
    return true;
  Value root = skipViews(operand.get());
  bool writes = op.isDpsInit(&operand);
  Operation *definition = root.getDefiningOp();
  if (definition && !isa<memref::AllocOp, memref::AllocaOp>(definition) &&
      (writes || !isa<memref::GetGlobalOp>(definition)))
    return false;
  std::optional<RowPlace> place = getRowPlace(op, operand, loops);
  // Lanes that are neighbours read neighbours.
  int64_t step = place && place->isWhole() ? place->columns.back().second : 0;
  if (!place || (step != 0 && step != 1) || (writes && place->rows.empty()))
    return false;
  int64_t bits = place->isWhole()
                     ? getElementTypeOrSelf(operand.get().getType())
                           .getIntOrFloatBitWidth()
                     : 0;
  auto [it, isNew] = memories.try_emplace(root);
  Memory &memory = it->second;
  if (isNew)
    memory = {place, writes, ops.size(), ops.size(), bits};
  if (!(memory.place == place))
    memory.place.reset();
  memory.isWritten |= writes;
  memory.last = ops.size();
  memory.bits = std::max(memory.bits, bits);
  return !memory.isWritten || memory.place;
}

bool RowGroup::add(linalg::LinalgOp op) {
  if (op.hasDynamicShape() || rows < 1)
    return false;
  std::optional<RowLoops> loops = splitRows(op, rows);
  if (!loops ||
      (loops->columns != 1 && columns != 1 && loops->columns != columns))
    return false;
  if (!isMember(op, *loops))
    return false;
  llvm::MapVector<Value, Memory> before = memories;
  int64_t columnsBefore = columns;
  columns = std::max(columns, loops->columns);
  bool isGood = llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    return addAccess(op, operand, *loops);
  });
  if (isGood) {
    ops.push_back(op);
    if (fits())
      return true;
    ops.pop_back();
  }
  memories = std::move(before);
  columns = columnsBefore;
  return false;
}

int64_t RowGroup::getLanes() const {
  if (columns > kMostOfWarp)
    return 256;
  // As many as have 4 elements each.
  int64_t lanes = llvm::PowerOf2Ceil(llvm::divideCeil(columns, 4));
  return std::min<int64_t>(lanes, 32);
}

bool RowGroup::fits() const {
  int64_t elements = llvm::divideCeil(columns, getLanes());
  if (elements > kMostOfLane)
    return false;
  for (size_t at = 0; at < ops.size(); ++at) {
    int64_t registers = 0;
    for (const auto &[root, memory] : memories)
      if (memory.first <= at && at <= memory.last)
        registers += llvm::divideCeil(memory.bits * elements, 32);
    if (registers > kMostRegisters)
      return false;
  }
  return true;
}

FailureOr<RowGroup> fsdp::takeRowGroup(memref::AllocaScopeOp scope) {
  auto rows = scope->getAttrOfType<IntegerAttr>(attr::kRows);
  RowGroup group(rows ? rows.getInt() : 0);
  Block &body = scope.getBodyRegion().front();
  for (Operation &op : llvm::make_early_inc_range(body.without_terminator())) {
    if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
      if (group.add(generic))
        continue;
    } else if (isMemoryEffectFree(&op) || isa<memref::AllocaOp>(op)) {
      op.moveBefore(scope);
      continue;
    }
    InFlightDiagnostic diag = op.emitOpError()
                              << "expected ops of one group of rows";
    diag.attachNote(scope.getLoc())
        << "fsdp-fuse-rows makes groups whose rows fit into registers";
    return diag;
  }
  return group;
}
