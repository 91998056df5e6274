//===- ScoreAxes.cpp - Where elements of tensors stand --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for the recognition of attention: layouts through ops that move
// elements.
//
//===----------------------------------------------------------------------===//

#include "ScoreAxes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

Axes AxisTable::create(int64_t extent) {
  if (extent == 1)
    return {};
  table.push_back({extent, {}});
  return {static_cast<unsigned>(table.size()) - 1};
}

Axes AxisTable::getParts(ArrayRef<unsigned> axes) const {
  Axes parts;
  for (unsigned axis : axes) {
    if (table[axis].parts.empty())
      parts.push_back(axis);
    else
      llvm::append_range(parts, getParts(table[axis].parts));
  }
  return parts;
}

AxisLayout AxisTable::getParts(const AxisLayout &layout) const {
  AxisLayout parts;
  for (const Axes &axes : layout)
    parts.push_back(getParts(axes));
  return parts;
}

Axes AxisTable::flatten(const AxisLayout &layout) const {
  Axes all;
  for (const Axes &axes : layout)
    llvm::append_range(all, getParts(axes));
  return all;
}

bool AxisTable::hasAny(const AxisLayout &layout,
                       ArrayRef<unsigned> axes) const {
  Axes own = flatten(layout);
  return llvm::any_of(getParts(axes), [&](unsigned axis) {
    return llvm::is_contained(own, axis);
  });
}

int64_t AxisTable::getExtent(ArrayRef<unsigned> axes) const {
  int64_t extent = 1;
  for (unsigned axis : axes)
    extent *= getExtent(axis);
  return extent;
}

bool AxisTable::fits(const PlacedTensor &placed) const {
  auto type = dyn_cast<RankedTensorType>(placed.tensor.getType());
  ArrayRef<int64_t> extents = type ? type.getShape() : ArrayRef<int64_t>();
  return extents.size() == placed.layout.size() &&
         llvm::all_of(llvm::zip(extents, placed.layout), [&](auto dim) {
           auto [extent, axes] = dim;
           return getExtent(axes) == extent;
         });
}

std::optional<AxisLayout> AxisTable::deal(ArrayRef<unsigned> axes,
                                          ArrayRef<int64_t> extents) {
  SmallVector<unsigned> rest(llvm::reverse(getParts(axes)));
  AxisLayout layout;
  for (int64_t open : extents) {
    Axes &own = layout.emplace_back();
    while (open > 1) {
      if (rest.empty())
        return std::nullopt;
      unsigned axis = rest.pop_back_val();
      int64_t extent = getExtent(axis);
      if (open % extent == 0) {
        own.push_back(axis);
        open /= extent;
        continue;
      }
      if (extent % open != 0)
        return std::nullopt;
      Axes outer = create(open), inner = create(extent / open);
      table[axis].parts = {outer[0], inner[0]};
      own.push_back(outer[0]);
      rest.push_back(inner[0]);
      open = 1;
    }
  }
  return rest.empty() ? std::optional(layout) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

/// The layout of the side with fewer dimensions.
static AxisLayout join(const AxisLayout &layout,
                       ArrayRef<ReassociationIndices> groups) {
  AxisLayout joined;
  for (const ReassociationIndices &group : groups) {
    Axes &axes = joined.emplace_back();
    for (int64_t dim : group)
      llvm::append_range(axes, layout[dim]);
  }
  return joined;
}

/// That of the side with more, of these extents.
static std::optional<AxisLayout> part(AxisTable &table,
                                      const AxisLayout &layout,
                                      ArrayRef<ReassociationIndices> groups,
                                      RankedTensorType type) {
  AxisLayout parts(type.getRank());
  for (auto [axes, group] : llvm::zip_equal(layout, groups)) {
    SmallVector<int64_t> extents;
    for (int64_t dim : group)
      extents.push_back(type.getDimSize(dim));
    std::optional<AxisLayout> dealt = table.deal(axes, extents);
    if (!dealt)
      return std::nullopt;
    for (auto [dim, own] : llvm::zip_equal(group, *dealt))
      parts[dim] = own;
  }
  return parts;
}

std::optional<AxisLayout> AxisTable::getSourceLayout(Operation *view,
                                                     const AxisLayout &result) {
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(view))
    if (expand.getResultType().hasStaticShape())
      return join(result, expand.getReassociationIndices());
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(view);
      collapse && collapse.getSrcType().hasStaticShape()) {
    SmallVector<ReassociationIndices> groups =
        collapse.getReassociationIndices();
    // Of a scalar, all dimensions have an extent of 1.
    if (groups.empty())
      return AxisLayout(collapse.getSrcType().getRank());
    return part(*this, result, groups, collapse.getSrcType());
  }
  return std::nullopt;
}

std::optional<AxisLayout> AxisTable::getResultLayout(Operation *view,
                                                     const AxisLayout &source) {
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(view))
    if (collapse.getSrcType().hasStaticShape())
      return join(source, collapse.getReassociationIndices());
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(view);
      expand && expand.getResultType().hasStaticShape()) {
    SmallVector<ReassociationIndices> groups = expand.getReassociationIndices();
    if (groups.empty())
      return AxisLayout(expand.getResultType().getRank());
    return part(*this, source, groups, expand.getResultType());
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

LoopAxes fsdp::getLoopAxes(AffineMap map, const AxisLayout &layout) {
  LoopAxes loops(map.getNumDims());
  for (auto [expr, axes] : llvm::zip_equal(map.getResults(), layout))
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      loops[dim.getPosition()] = axes;
  return loops;
}

std::optional<AxisLayout> fsdp::getOperandLayout(AffineMap map,
                                                 const LoopAxes &loops) {
  AxisLayout layout;
  for (AffineExpr expr : map.getResults()) {
    Axes &axes = layout.emplace_back();
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      continue;
    if (!loops[dim.getPosition()])
      return std::nullopt;
    axes = *loops[dim.getPosition()];
  }
  return layout;
}

bool fsdp::isWhole(linalg::LinalgOp op, OpOperand &operand) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  return llvm::all_of(llvm::zip_equal(map.getResults(), op.getShape(&operand)),
                      [](auto dim) {
                        auto [expr, extent] = dim;
                        return isa<AffineDimExpr>(expr) || extent == 1;
                      });
}

bool fsdp::isElementwiseOnTensors(linalg::LinalgOp op) {
  return op.hasPureTensorSemantics() && !op.hasDynamicShape() &&
         op.getNumReductionLoops() == 0 &&
         llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) {
                        return map.isProjectedPermutation(
                            /*allowZeroInResults=*/true);
                      }) &&
         llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
           return op.getMatchingIndexingMap(&init).isPermutation();
         });
}

/// Whether the op gives each element of its input another place, and maybe a
/// wider type.
static bool movesElements(linalg::LinalgOp op) {
  if (!isElementwiseOnTensors(op) || op.getNumDpsInputs() != 1 ||
      op.getNumDpsInits() != 1 ||
      !op.getMatchingIndexingMap(op.getDpsInputOperand(0)).isPermutation())
    return false;
  Value yielded = op.getBlock()->getTerminator()->getOperand(0);
  if (auto wide = yielded.getDefiningOp<arith::ExtFOp>())
    yielded = wide.getIn();
  return yielded == op.getBlock()->getArgument(0);
}

PlacedTensor AxisTable::findRoot(PlacedTensor placed) {
  while (Operation *def = placed.tensor.getDefiningOp()) {
    if (auto layout = getSourceLayout(def, placed.layout)) {
      placed = {def->getOperand(0), *layout};
      continue;
    }
    auto op = dyn_cast<linalg::LinalgOp>(def);
    if (!op || !movesElements(op))
      return placed;
    LoopAxes loops = getLoopAxes(
        op.getMatchingIndexingMap(op.getDpsInitOperand(0)), placed.layout);
    OpOperand *input = op.getDpsInputOperand(0);
    placed = {input->get(),
              *getOperandLayout(op.getMatchingIndexingMap(input), loops)};
  }
  return placed;
}

//===----------------------------------------------------------------------===//
// Rearrangement
//===----------------------------------------------------------------------===//

/// One reshape that only cuts or only joins dimensions.
static Value reshape(OpBuilder &builder, Location loc, Value tensor,
                     ArrayRef<int64_t> extents) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (type.getShape() == extents)
    return tensor;
  auto wanted = RankedTensorType::get(extents, type.getElementType());
  auto groups = getReassociationIndicesForReshape(type, wanted);
  assert(groups && "expected dimensions to be cut or joined");
  if (extents.size() < static_cast<size_t>(type.getRank()))
    return tensor::CollapseShapeOp::create(builder, loc, wanted, tensor,
                                           *groups);
  return tensor::ExpandShapeOp::create(builder, loc, wanted, tensor, *groups);
}

namespace {
/// The first ones of axes that are side by side in both layouts, with their
/// extents together: what lies as before is not cut.
struct JoinedAxes {
  JoinedAxes(const AxisTable &axes, const AxisLayout &from,
             const AxisLayout &to);

  AxisLayout join(const AxisLayout &layout) const;
  SmallVector<int64_t> getExtents(ArrayRef<unsigned> list) const {
    return llvm::map_to_vector(
        list, [&](unsigned axis) { return extents.lookup(axis); });
  }
  /// An extent for each axis of the layout, and 1 for each dimension without.
  SmallVector<int64_t> getCutExtents(const AxisLayout &layout) const;

  DenseMap<unsigned, int64_t> extents;
};
} // namespace

JoinedAxes::JoinedAxes(const AxisTable &axes, const AxisLayout &from,
                       const AxisLayout &to) {
  DenseMap<unsigned, unsigned> previous;
  for (const Axes &dim : from)
    for (auto [axis, next] : llvm::zip(dim, ArrayRef(dim).drop_front()))
      previous[next] = axis;
  for (const Axes &dim : to) {
    unsigned first = 0;
    for (auto [number, axis] : llvm::enumerate(dim)) {
      auto found = previous.find(axis);
      bool isJoined = number > 0 && found != previous.end() &&
                      found->second == dim[number - 1];
      if (isJoined)
        extents[first] *= axes.getExtent(axis);
      else
        extents[first = axis] = axes.getExtent(axis);
    }
  }
}

AxisLayout JoinedAxes::join(const AxisLayout &layout) const {
  AxisLayout joined(layout);
  for (Axes &dim : joined)
    llvm::erase_if(dim, [&](unsigned axis) { return !extents.contains(axis); });
  return joined;
}

SmallVector<int64_t> JoinedAxes::getCutExtents(const AxisLayout &layout) const {
  SmallVector<int64_t> all;
  for (const Axes &dim : layout) {
    if (dim.empty())
      all.push_back(1);
    llvm::append_range(all, getExtents(dim));
  }
  return all;
}

Value fsdp::rearrange(OpBuilder &builder, Location loc, const AxisTable &axes,
                      const PlacedTensor &from, const AxisLayout &to) {
  AxisLayout own = axes.getParts(from.layout), wanted = axes.getParts(to);
  if (own == wanted)
    return from.tensor;
  JoinedAxes joined(axes, own, wanted);
  own = joined.join(own);
  AxisLayout made = joined.join(wanted);
  Axes before = axes.flatten(own), after = axes.flatten(made);
  Value tensor = reshape(builder, loc, from.tensor, joined.getCutExtents(own));
  tensor = reshape(builder, loc, tensor, joined.getExtents(before));
  if (before != after) {
    SmallVector<int64_t> order;
    for (unsigned axis : after)
      order.push_back(llvm::find(before, axis) - before.begin());
    Value empty = tensor::EmptyOp::create(
        builder, loc, joined.getExtents(after), getElementTypeOrSelf(tensor));
    tensor = linalg::TransposeOp::create(builder, loc, tensor, empty, order)
                 ->getResult(0);
  }
  tensor = reshape(builder, loc, tensor, joined.getCutExtents(made));
  SmallVector<int64_t> extents;
  for (const Axes &dim : wanted)
    extents.push_back(axes.getExtent(dim));
  return reshape(builder, loc, tensor, extents);
}
