//===- Convolutions.cpp - Convolutions become calls of the runtime --------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every loop of a convolution is one of images, groups, channels, places or of
// the window, depending on which operands it indexes. Two loops that index one
// dimension of the images are those of places and of the window.
//
//===----------------------------------------------------------------------===//

#include "SumsOfProducts.h"
#include "fsdp/Buffers/LoopStrides.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// Loops that are one in memory: an extent, and the stride in each operand that
/// they index.
struct Run {
  int64_t extent = 1, x = 0, w = 0, y = 0;
};

/// A dimension of places: the two loops that index it.
struct Places {
  int64_t extent = 1, window = 1, step = 1, dilation = 1;
  int64_t x = 0, w = 0, y = 0;
};

/// The loops of a convolution by kind.
class Roles {
public:
  /// `images` is the number of the operand that is x.
  Roles(linalg::LinalgOp op, unsigned images)
      : op(op), operands{images, 1 - images, 2} {
    for (unsigned operand : operands)
      maps.push_back(op.getIndexingMapsArray()[operand]);
  }

  /// False if the op has others.
  bool find();
  void create(OpBuilder &builder, bool accumulate);

private:
  bool findStrides();
  bool addImageDim(AffineExpr expr, int64_t stride);
  bool addPlain(unsigned loop);
  bool addPlaces(ArrayRef<unsigned> loops, ArrayRef<int64_t> factors,
                 int64_t stride);
  bool addOutputs();
  bool settle();
  bool isIn(unsigned operand, unsigned loop) const {
    return maps[operand].isFunctionOfDim(loop);
  }
  Run getRun(unsigned loop) const {
    return {extents[loop], strides[0][loop], strides[1][loop],
            strides[2][loop]};
  }

  linalg::LinalgOp op;
  /// Numbers of x, w and y, and their maps.
  SmallVector<unsigned, 3> operands;
  SmallVector<AffineMap, 3> maps;
  SmallVector<int64_t> extents;
  SmallVector<SmallVector<int64_t>> strides;
  SmallVector<Run> batch, groups, outputs, inputs;
  SmallVector<Places> places;
};

} // namespace

/// Strides of loops in operands that are indexed by loops alone, but the first.
bool Roles::findStrides() {
  extents = op.getStaticLoopRanges();
  for (auto [number, map] : llvm::zip_equal(operands, maps)) {
    auto found = getLoopStrides(op, op->getOpOperand(number));
    if (!found ||
        llvm::any_of(*found, [](int64_t stride) { return stride < 0; }) ||
        !(strides.empty() || map.isProjectedPermutation()))
      return false;
    strides.push_back(*found);
  }
  return true;
}

/// A loop that alone indexes a dimension of the images.
bool Roles::addPlain(unsigned loop) {
  bool inW = isIn(1, loop), inY = isIn(2, loop);
  if (extents[loop] == 1)
    return true;
  if (inW || inY)
    (inW && inY ? groups : inY ? batch : inputs).push_back(getRun(loop));
  return inW || inY;
}

/// Loops of places and of the window, or one of them.
bool Roles::addPlaces(ArrayRef<unsigned> loops, ArrayRef<int64_t> factors,
                      int64_t stride) {
  Places dim;
  dim.x = stride;
  bool hasPlaces = false, hasWindow = false;
  for (unsigned loop : loops) {
    bool inW = isIn(1, loop), inY = isIn(2, loop);
    if (inW == inY || (inY ? hasPlaces : hasWindow) || factors[loop] < 1)
      return false;
    if (inY) {
      hasPlaces = true;
      dim.extent = extents[loop], dim.step = factors[loop];
      dim.y = strides[2][loop];
    } else {
      hasWindow = true;
      dim.window = extents[loop], dim.dilation = factors[loop];
      dim.w = strides[1][loop];
    }
  }
  places.push_back(dim);
  return true;
}

bool Roles::addImageDim(AffineExpr expr, int64_t stride) {
  SmallVector<int64_t> factors;
  if (failed(getFlattenedAffineExpr(expr, extents.size(), /*numSymbols=*/0,
                                    &factors)) ||
      factors.size() != extents.size() + 1 || factors.back() != 0)
    return false;
  SmallVector<unsigned> loops;
  for (unsigned loop = 0; loop < extents.size(); ++loop)
    if (factors[loop] != 0)
      loops.push_back(loop);
  if (loops.empty())
    return true;
  if (loops.size() == 1 && factors[loops[0]] == 1)
    return addPlain(loops[0]);
  return addPlaces(loops, factors, stride);
}

/// Loops that do not index the images are those of the filter and the result.
bool Roles::addOutputs() {
  for (unsigned loop = 0; loop < extents.size(); ++loop) {
    if (isIn(0, loop) || extents[loop] == 1)
      continue;
    if (!isIn(1, loop) || !isIn(2, loop))
      return false;
    outputs.push_back(getRun(loop));
  }
  return true;
}

/// Merges neighbouring loops, outermost first, that are one in all operands.
static void merge(SmallVectorImpl<Run> &runs) {
  llvm::erase_if(runs, [](const Run &run) { return run.extent == 1; });
  llvm::sort(runs, [](const Run &one, const Run &other) {
    return std::tie(one.x, one.w, one.y, other.extent) >
           std::tie(other.x, other.w, other.y, one.extent);
  });
  SmallVector<Run> merged;
  for (const Run &run : runs) {
    if (!merged.empty() && merged.back().x == run.x * run.extent &&
        merged.back().w == run.w * run.extent &&
        merged.back().y == run.y * run.extent) {
      int64_t extent = merged.back().extent * run.extent;
      merged.back() = run;
      merged.back().extent = extent;
    } else {
      merged.push_back(run);
    }
  }
  runs.assign(merged.begin(), merged.end());
}

/// One loop of each kind: images that are not one are places of a window of one
/// place, and channels that are not are a window with one place.
bool Roles::settle() {
  llvm::erase_if(places, [](const Places &dim) {
    return dim.extent == 1 && dim.window == 1;
  });
  for (auto *runs : {&batch, &groups, &outputs, &inputs})
    merge(*runs);
  for (const Run &run : ArrayRef<Run>(batch).drop_front(!batch.empty()))
    places.push_back({run.extent, 1, 1, 1, run.x, 0, run.y});
  for (const Run &run : ArrayRef<Run>(inputs).drop_front(!inputs.empty()))
    places.push_back({1, run.extent, 1, 1, run.x, run.w, 0});
  if (groups.size() > 1 || outputs.size() != 1 || places.size() > 3)
    return false;
  places.resize(3);
  return true;
}

bool Roles::find() {
  if (!findStrides())
    return false;
  auto type = cast<MemRefType>(op->getOperand(operands[0]).getType());
  SmallVector<int64_t> dims;
  int64_t offset;
  if (failed(type.getStridesAndOffset(dims, offset)))
    return false;
  for (auto [expr, stride] : llvm::zip_equal(maps[0].getResults(), dims))
    if (!addImageDim(expr, stride))
      return false;
  return addOutputs() && settle() && !llvm::is_contained(extents, 0);
}

void Roles::create(OpBuilder &builder, bool accumulate) {
  Run noRun;
  auto getFirst = [&](ArrayRef<Run> runs) {
    return runs.empty() ? noRun : runs.front();
  };
  Run image = getFirst(batch), group = getFirst(groups),
      output = getFirst(outputs), input = getFirst(inputs);
  SmallVector<int64_t> sizes = {image.extent, group.extent, output.extent,
                                input.extent};
  SmallVector<int64_t> x = {image.x, group.x, input.x},
                       w = {group.w, output.w, input.w},
                       y = {image.y, group.y, output.y};
  SmallVector<int64_t> extents, window, steps, dilations;
  for (const Places &dim : places) {
    extents.push_back(dim.extent);
    window.push_back(dim.window);
    steps.push_back(dim.step);
    dilations.push_back(dim.dilation);
    x.push_back(dim.x);
    w.push_back(dim.w);
    y.push_back(dim.y);
  }
  ConvolveOp::create(builder, op.getLoc(), op->getOperand(operands[0]),
                     op->getOperand(operands[1]), op->getOperand(2), accumulate,
                     sizes, extents, window, steps, dilations, x, w, y);
}

void fsdp::lowerConvolution(linalg::LinalgOp op) {
  Roles roles(op, /*images=*/0), swapped(op, /*images=*/1);
  bool isPlain = roles.find();
  if (!isPlain && !swapped.find())
    return;
  Operation *fill = findZeroFill(op, op->getOperand(2));
  OpBuilder builder(op);
  (isPlain ? roles : swapped).create(builder, /*accumulate=*/!fill);
  op->erase();
  if (fill)
    fill->erase();
}
