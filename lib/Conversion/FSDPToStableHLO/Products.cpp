//===- Products.cpp - Products and convolutions of linalg -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is multiplied and added up is found by the maps of the op, so that its
// name says nothing.
//
//===----------------------------------------------------------------------===//

#include "Products.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Whether a body multiplies its two inputs and adds the product to the result.
static bool isMultiplication(linalg::LinalgOp op) {
  Block &body = *op.getBlock();
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      body.getNumArguments() != 3 || body.getOperations().size() != 3)
    return false;
  Operation *product = &body.front();
  Operation *sum = product->getNextNode();
  auto isPair = [](Operation *op, Value a, Value b) {
    return llvm::equal(op->getOperands(), ArrayRef{a, b}) ||
           llvm::equal(op->getOperands(), ArrayRef{b, a});
  };
  return isa<arith::MulFOp, arith::MulIOp>(product) &&
         isa<arith::AddFOp, arith::AddIOp>(sum) &&
         isPair(product, body.getArgument(0), body.getArgument(1)) &&
         isPair(sum, body.getArgument(2), product->getResult(0)) &&
         body.getTerminator()->getOperand(0) == sum->getResult(0);
}

Value fsdp::convertProduct(StableHLOBuilder &hlo, linalg::LinalgOp op,
                           ValueRange operands) {
  if (!isMultiplication(op))
    return {};
  AffineMap left = op.getIndexingMapsArray().front();
  AffineMap right = op.getIndexingMapsArray()[1];
  if (!left.isProjectedPermutation() || !right.isProjectedPermutation() ||
      left.getNumResults() + right.getNumResults() == 0 ||
      getTensorType(operands[0]).getElementType().isInteger(1))
    return {};
  MLIRContext *context = hlo.builder.getContext();
  SmallVector<unsigned> reduced;
  op.getReductionDims(reduced);
  auto find = [&](AffineMap map, unsigned dim) {
    return map.getResultPosition(getAffineDimExpr(dim, context));
  };
  // By operand the dimensions of each kind; the loops of the result in order.
  SmallVector<int64_t> batch[2], contracted[2], loops, own[2];
  for (unsigned dim = 0; dim < op.getNumLoops(); ++dim) {
    auto inLeft = find(left, dim), inRight = find(right, dim);
    bool isReduced = llvm::is_contained(reduced, dim);
    if ((isReduced && !(inLeft && inRight)) || !(inLeft || inRight))
      return {};
    if (!(inLeft && inRight)) {
      own[inLeft ? 0 : 1].push_back(dim);
      continue;
    }
    auto &dims = isReduced ? contracted : batch;
    dims[0].push_back(*inLeft);
    dims[1].push_back(*inRight);
    if (!isReduced)
      loops.push_back(dim);
  }
  for (auto [map, dims] : {std::pair(left, own[0]), std::pair(right, own[1])}) {
    llvm::sort(dims, [&, map = map](int64_t a, int64_t b) {
      return *find(map, a) < *find(map, b);
    });
    llvm::append_range(loops, dims);
  }
  Value product =
      hlo.createProduct(operands[0], operands[1], batch, contracted);
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, loops.size()));
  llvm::sort(order, [&](int64_t a, int64_t b) { return loops[a] < loops[b]; });
  return hlo.transpose(product, order);
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

namespace {
/// A dimension of the input along which a window moves: `place * stride +
/// inside * dilation`.
struct WindowDim {
  unsigned place, inside;
  int64_t stride, dilation;
  /// Of the input.
  int64_t extent;
};

/// The loops of a convolution by what they go over.
class Convolution {
public:
  /// Nothing if the op is none that StableHLO has.
  static std::optional<Convolution> match(linalg::LinalgOp op);

  Value create(StableHLOBuilder &hlo, ValueRange operands);

private:
  explicit Convolution(linalg::LinalgOp op) : op(op) {}

  bool findWindows();
  bool findOthers();
  /// The letters of a tensor's dimensions, as StableHLO has them.
  std::string spell(AffineMap map, StringRef batch, StringRef feature) const;
  std::optional<unsigned> findSpatial(AffineExpr expr) const;

  linalg::LinalgOp op;
  SmallVector<WindowDim> windows;
  /// The two loops that are in each map, with the letters of either.
  unsigned batch = 0, to = 0;
};
} // namespace

/// A loop times a number.
static std::optional<std::pair<unsigned, int64_t>> getScaled(AffineExpr expr) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return std::pair(dim.getPosition(), 1);
  auto product = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!product || product.getKind() != AffineExprKind::Mul)
    return std::nullopt;
  auto dim = dyn_cast<AffineDimExpr>(product.getLHS());
  auto factor = dyn_cast<AffineConstantExpr>(product.getRHS());
  if (!dim || !factor || factor.getValue() < 1)
    return std::nullopt;
  return std::pair(dim.getPosition(), factor.getValue());
}

static bool isParallel(linalg::LinalgOp op, unsigned loop) {
  return op.getIteratorTypesArray()[loop] == utils::IteratorType::parallel;
}

bool Convolution::findWindows() {
  ArrayRef<int64_t> shape = op.getShape(op.getDpsInputOperand(0));
  for (auto [expr, extent] :
       llvm::zip_equal(op.getIndexingMapsArray()[0].getResults(), shape)) {
    auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
    if (isa<AffineDimExpr>(expr))
      continue;
    if (!sum || sum.getKind() != AffineExprKind::Add)
      return false;
    auto place = getScaled(sum.getLHS()), inside = getScaled(sum.getRHS());
    if (!place || !inside)
      return false;
    if (!isParallel(op, place->first))
      std::swap(place, inside);
    if (!isParallel(op, place->first) || isParallel(op, inside->first))
      return false;
    windows.push_back(
        {place->first, inside->first, place->second, inside->second, extent});
  }
  return !windows.empty();
}

/// Batch, features of the input and of the result: one loop each.
bool Convolution::findOthers() {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<unsigned> found[3];
  auto isIn = [&](unsigned loop, unsigned map) {
    return llvm::is_contained(maps[map].getResults(),
                              getAffineDimExpr(loop, op.getContext()));
  };
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop) {
    if (findSpatial(getAffineDimExpr(loop, op.getContext())))
      continue;
    unsigned kind = isIn(loop, 0) && isIn(loop, 1)   ? 1
                    : isIn(loop, 0) && isIn(loop, 2) ? 0
                    : isIn(loop, 1) && isIn(loop, 2) ? 2
                                                     : 3;
    if (kind == 3 || (kind == 1) == isParallel(op, loop))
      return false;
    found[kind].push_back(loop);
  }
  if (!llvm::all_of(found, [](auto &loops) { return loops.size() == 1; }))
    return false;
  batch = found[0][0];
  to = found[2][0];
  size_t rank = windows.size() + 2;
  return llvm::all_of(
             maps,
             [&](AffineMap map) { return map.getNumResults() == rank; }) &&
         llvm::all_of(windows, [&](const WindowDim &window) {
           return isIn(window.inside, 1) && isIn(window.place, 2);
         });
}

std::optional<unsigned> Convolution::findSpatial(AffineExpr expr) const {
  for (auto [number, window] : llvm::enumerate(windows))
    if (expr.isFunctionOfDim(window.place) ||
        expr.isFunctionOfDim(window.inside))
      return number;
  return std::nullopt;
}

std::optional<Convolution> Convolution::match(linalg::LinalgOp op) {
  Convolution found(op);
  if (!isMultiplication(op) || !found.findWindows() || !found.findOthers())
    return std::nullopt;
  return found;
}

std::string Convolution::spell(AffineMap map, StringRef first,
                               StringRef second) const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << '[';
  llvm::interleaveComma(map.getResults(), stream, [&](AffineExpr expr) {
    if (std::optional<unsigned> number = findSpatial(expr))
      stream << *number;
    else
      stream << (expr.isFunctionOfDim(first == "o" ? to : batch) ? first
                                                                 : second);
  });
  stream << ']';
  return text;
}

Value Convolution::create(StableHLOBuilder &hlo, ValueRange operands) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<int64_t> strides, dilations, ones(windows.size(), 1);
  for (const WindowDim &window : windows) {
    strides.push_back(window.stride);
    dilations.push_back(window.dilation);
  }
  int64_t rank = static_cast<int64_t>(windows.size());
  // Windows need not reach the end of the input: what is behind the last is
  // taken away.
  SmallVector<int64_t> margins;
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  for (const WindowDim &window : windows) {
    margins.push_back(0);
    margins.push_back((sizes[window.place] - 1) * window.stride +
                      (sizes[window.inside] - 1) * window.dilation + 1 -
                      window.extent);
  }
  auto padding = RankedTensorType::get({rank, 2}, hlo.builder.getI64Type());
  return hlo.createOne(
      "convolution", op->getResult(0).getType(), {operands[0], operands[1]},
      {hlo.parsed("dimension_numbers", "#stablehlo.conv<" +
                                           spell(maps[0], "b", "f") + "x" +
                                           spell(maps[1], "o", "i") + "->" +
                                           spell(maps[2], "b", "f") + ">"),
       hlo.number("feature_group_count", 1), hlo.number("batch_group_count", 1),
       hlo.numbers("window_strides", strides),
       hlo.numbers("lhs_dilation", ones),
       hlo.numbers("rhs_dilation", dilations),
       hlo.named("window_reversal",
                 hlo.builder.getDenseBoolArrayAttr(
                     SmallVector<bool>(windows.size(), false))),
       hlo.named("padding",
                 DenseElementsAttr::get(padding, ArrayRef(margins)))});
}

Value fsdp::convertConvolution(StableHLOBuilder &hlo, linalg::LinalgOp op,
                               ValueRange operands) {
  std::optional<Convolution> found = Convolution::match(op);
  return found ? found->create(hlo, operands) : Value();
}
