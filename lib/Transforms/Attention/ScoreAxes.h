//===- ScoreAxes.h - Where elements of tensors stand ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for the recognition of attention: which dimension of which tensor is
// the same loop, through reshapes, transposes and broadcasts.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ATTENTION_SCOREAXES_H
#define FSDP_LIB_TRANSFORMS_ATTENTION_SCOREAXES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include <optional>

namespace mlir::fsdp {

/// Axes of one dimension, the outermost first; none where its extent is 1.
using Axes = SmallVector<unsigned, 2>;

/// The axes of each dimension of a tensor.
using AxisLayout = SmallVector<Axes>;

/// A tensor, and what its dimensions are.
struct PlacedTensor {
  Value tensor;
  AxisLayout layout;
};

/// Numbers loops. An axis that a reshape cuts is replaced by its parts, in
/// every layout that has it.
class AxisTable {
public:
  /// A new axis; none for an extent of 1.
  Axes create(int64_t extent);
  int64_t getExtent(unsigned axis) const { return table[axis].extent; }
  /// That of a dimension with these axes.
  int64_t getExtent(ArrayRef<unsigned> axes) const;
  /// The axes, or what they were cut into.
  Axes getParts(ArrayRef<unsigned> axes) const;
  AxisLayout getParts(const AxisLayout &layout) const;
  /// All axes of a layout in the order of its dimensions.
  Axes flatten(const AxisLayout &layout) const;
  bool areEqual(const AxisLayout &one, const AxisLayout &other) const {
    return getParts(one) == getParts(other);
  }
  /// Whether the layout has one of the axes.
  bool hasAny(const AxisLayout &layout, ArrayRef<unsigned> axes) const;
  /// Deals axes out to dimensions of these extents, cutting where needed;
  /// nothing if they do not fit.
  std::optional<AxisLayout> deal(ArrayRef<unsigned> axes,
                                 ArrayRef<int64_t> extents);

  /// The layout of a reshape's source; nothing for other ops.
  std::optional<AxisLayout> getSourceLayout(Operation *view,
                                            const AxisLayout &result);
  /// That of its result.
  std::optional<AxisLayout> getResultLayout(Operation *view,
                                            const AxisLayout &source);
  /// Whether dimensions of the tensor have the extents of their axes.
  bool fits(const PlacedTensor &placed) const;
  /// The tensor that this one is a rearrangement of, as far as reshapes,
  /// transposes and casts to wider floats go.
  PlacedTensor findRoot(PlacedTensor placed);

private:
  struct Axis {
    int64_t extent;
    Axes parts;
  };
  SmallVector<Axis> table;
};

/// The axes of an op's loops; unknown ones have none.
using LoopAxes = SmallVector<std::optional<Axes>>;

/// Those that an operand with this map and layout tells.
LoopAxes getLoopAxes(AffineMap map, const AxisLayout &layout);

/// The layout of an operand; nothing if it depends on unknown loops.
std::optional<AxisLayout> getOperandLayout(AffineMap map,
                                           const LoopAxes &loops);

/// Whether the op reads, or writes, all of the operand: each dimension is a
/// loop, or there is one element of it.
bool isWhole(linalg::LinalgOp op, OpOperand &operand);

/// Whether the op has one result for each combination of its loops.
bool isElementwiseOnTensors(linalg::LinalgOp op);

/// The tensor with its elements where the other layout has them, which may name
/// the axes in any order; an extent of 1 for each dimension without axes. It
/// has to fit.
Value rearrange(OpBuilder &builder, Location loc, const AxisTable &axes,
                const PlacedTensor &from, const AxisLayout &to);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ATTENTION_SCOREAXES_H
