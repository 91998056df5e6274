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

/// What a body widens to a factor, or the factor itself.
static Value getNarrow(Value factor) {
  Operation *op = factor.getDefiningOp();
  // Truths that are widened with their sign become -1.
  return isa_and_nonnull<arith::ExtFOp, arith::ExtSIOp>(op) &&
                 !op->getOperand(0).getType().isInteger(1)
             ? op->getOperand(0)
             : factor;
}

/// Whether a body multiplies its two inputs, widened to the result's type if
/// they are narrower, and adds the product to the result. Truths are added
/// without a carry, which StableHLO's sums of them are not.
static bool isMultiplication(linalg::LinalgOp op) {
  Block &body = *op.getBlock();
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      body.getNumArguments() != 3 || body.getArgument(2).getType().isInteger(1))
    return false;
  auto isPair = [](ArrayRef<Value> pair, Value a, Value b) {
    return pair == ArrayRef{a, b} || pair == ArrayRef{b, a};
  };
  Operation *sum = body.getTerminator()->getOperand(0).getDefiningOp();
  Value old = body.getArgument(2);
  if (!isa_and_nonnull<arith::AddFOp, arith::AddIOp>(sum) ||
      !llvm::is_contained(sum->getOperands(), old))
    return false;
  Operation *product =
      sum->getOperand(sum->getOperand(0) == old ? 1 : 0).getDefiningOp();
  return isa_and_nonnull<arith::MulFOp, arith::MulIOp>(product) &&
         isPair({getNarrow(product->getOperand(0)),
                 getNarrow(product->getOperand(1))},
                body.getArgument(0), body.getArgument(1));
}

static Type getResultElement(linalg::LinalgOp op) {
  return getElementTypeOrSelf(op->getResult(0).getType());
}

/// Whether backends multiply values of a type as they are: they refuse those of
/// less than a byte, and XLA has rounded products of exponents without
/// mantissa.
static bool isFactor(Type type) {
  return type.getIntOrFloatBitWidth() >= 8 && !isa<Float8E8M0FNUType>(type);
}

/// Factors of one type, as StableHLO takes them: they stay as they are, also if
/// they are narrower than the result, unless one is narrower than the other.
static std::array<Value, 2>
getFactors(StableHLOBuilder &hlo, linalg::LinalgOp op, ValueRange operands) {
  Value left = operands[0], right = operands[1];
  if (getElementTypeOrSelf(left) == getElementTypeOrSelf(right) &&
      isFactor(getElementTypeOrSelf(left)))
    return {left, right};
  Type element = getResultElement(op);
  return {hlo.convert(left, element), hlo.convert(right, element)};
}

Value fsdp::convertProduct(StableHLOBuilder &hlo, linalg::LinalgOp op,
                           ValueRange operands) {
  if (!isMultiplication(op))
    return {};
  AffineMap left = op.getIndexingMapsArray().front();
  AffineMap right = op.getIndexingMapsArray()[1];
  if (!left.isProjectedPermutation() || !right.isProjectedPermutation() ||
      left.getNumResults() + right.getNumResults() == 0)
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
  std::array<Value, 2> factors = getFactors(hlo, op, operands);
  Value product = hlo.createProduct(factors[0], factors[1], batch, contracted,
                                    getResultElement(op));
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

/// A dimension of StableHLO's tensors: its letter or number, and loops that are
/// one dimension of it.
struct NamedDim {
  std::string name;
  SmallVector<unsigned> loops;
};

/// The loops of a convolution by what they go over.
class Convolution {
public:
  /// Nothing if the op is none that StableHLO has.
  static std::optional<Convolution> match(linalg::LinalgOp op);

  Value create(StableHLOBuilder &hlo, ValueRange operands);

private:
  explicit Convolution(linalg::LinalgOp op)
      : op(op), maps(op.getIndexingMapsArray()),
        sizes(op.getStaticLoopRanges()) {}

  bool findWindows();
  bool findOthers();
  bool isSpatial(unsigned loop) const;

  /// Of input, filter or result: its dimensions in StableHLO.
  SmallVector<NamedDim> arrange(unsigned number) const;
  /// The places of these loops among a tensor's dimensions.
  SmallVector<int64_t> getOrder(unsigned number, ArrayRef<NamedDim> dims) const;
  Value merge(StableHLOBuilder &hlo, Value value, unsigned number) const;
  Value split(StableHLOBuilder &hlo, Value value) const;
  std::string spell(unsigned number) const;
  int64_t count(ArrayRef<unsigned> loops) const;

  linalg::LinalgOp op;
  SmallVector<AffineMap> maps;
  SmallVector<int64_t> sizes;
  SmallVector<WindowDim> windows;
  /// Loops of all three tensors; of input and result; of input and filter; of
  /// filter and result.
  SmallVector<unsigned> groups, batches, from, to;
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
    if (!isParallel(op, place->first) || isParallel(op, inside->first) ||
        isSpatial(place->first) || isSpatial(inside->first))
      return false;
    windows.push_back(
        {place->first, inside->first, place->second, inside->second, extent});
  }
  return !windows.empty();
}

bool Convolution::isSpatial(unsigned loop) const {
  return llvm::any_of(windows, [&](const WindowDim &window) {
    return window.place == loop || window.inside == loop;
  });
}

/// All loops but those of windows; whether each tensor has one dimension for
/// each of its loops.
bool Convolution::findOthers() {
  auto isIn = [&](unsigned map, unsigned loop) {
    return llvm::is_contained(maps[map].getResults(),
                              getAffineDimExpr(loop, op.getContext()));
  };
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop) {
    if (isSpatial(loop))
      continue;
    bool in[3] = {isIn(0, loop), isIn(1, loop), isIn(2, loop)};
    if (in[0] + in[1] + in[2] < 2 || in[2] != isParallel(op, loop))
      return false;
    auto &kind = !in[0] ? to : !in[1] ? batches : !in[2] ? from : groups;
    kind.push_back(loop);
  }
  for (unsigned number : {0, 1, 2}) {
    size_t rank = 0;
    for (const NamedDim &dim : arrange(number))
      rank += dim.loops.size();
    if (maps[number].getNumResults() != rank)
      return false;
  }
  return count(groups) > 0 &&
         llvm::all_of(windows, [&](const WindowDim &window) {
           return isIn(1, window.inside) && isIn(2, window.place) &&
                  sizes[window.inside] > 0;
         });
}

std::optional<Convolution> Convolution::match(linalg::LinalgOp op) {
  Convolution found(op);
  if (!isMultiplication(op) || !found.findWindows() || !found.findOthers())
    return std::nullopt;
  return found;
}

int64_t Convolution::count(ArrayRef<unsigned> loops) const {
  int64_t product = 1;
  for (unsigned loop : loops)
    product *= sizes[loop];
  return product;
}

SmallVector<int64_t> Convolution::getOrder(unsigned number,
                                           ArrayRef<NamedDim> dims) const {
  SmallVector<int64_t> order;
  ArrayRef<AffineExpr> results = maps[number].getResults();
  for (const NamedDim &dim : dims)
    for (unsigned loop : dim.loops)
      order.push_back(llvm::find_if(results,
                                    [&](AffineExpr expr) {
                                      return expr.isFunctionOfDim(loop);
                                    }) -
                      results.begin());
  return order;
}

SmallVector<NamedDim> Convolution::arrange(unsigned number) const {
  auto inGroups = [&](ArrayRef<unsigned> loops) {
    SmallVector<unsigned> all(groups);
    llvm::append_range(all, loops);
    return all;
  };
  bool isFilter = number == 1;
  SmallVector<NamedDim> dims;
  dims.push_back({isFilter ? "o" : "b", isFilter ? inGroups(to) : batches});
  dims.push_back({isFilter ? "i" : "f",
                  isFilter ? from : inGroups(number == 0 ? from : to)});
  for (auto [i, window] : llvm::enumerate(windows))
    dims.push_back(
        {std::to_string(i), {isFilter ? window.inside : window.place}});
  // Nothing moves where each is a dimension as it is.
  if (llvm::all_of(dims, [](auto &dim) { return dim.loops.size() == 1; }))
    llvm::sort(dims, [&](const NamedDim &a, const NamedDim &b) {
      return getOrder(number, a) < getOrder(number, b);
    });
  return dims;
}

/// A tensor of linalg as StableHLO has it.
Value Convolution::merge(StableHLOBuilder &hlo, Value value,
                         unsigned number) const {
  SmallVector<NamedDim> dims = arrange(number);
  SmallVector<int64_t> order = getOrder(number, dims), shape;
  ArrayRef<int64_t> old = getTensorType(value).getShape(), rest = order;
  for (const NamedDim &dim : dims) {
    shape.push_back(1);
    for (int64_t place : rest.take_front(dim.loops.size()))
      shape.back() *= old[place];
    rest = rest.drop_front(dim.loops.size());
  }
  return hlo.reshape(hlo.transpose(value, order), shape);
}

/// StableHLO's result as linalg has it.
Value Convolution::split(StableHLOBuilder &hlo, Value value) const {
  SmallVector<NamedDim> dims = arrange(2);
  SmallVector<int64_t> order = getOrder(2, dims), shape, inverse(order.size());
  for (const NamedDim &dim : dims)
    for (unsigned loop : dim.loops)
      shape.push_back(sizes[loop]);
  for (auto [i, place] : llvm::enumerate(order))
    inverse[place] = i;
  return hlo.transpose(hlo.reshape(value, shape), inverse);
}

std::string Convolution::spell(unsigned number) const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << '[';
  llvm::interleaveComma(arrange(number), stream,
                        [&](const NamedDim &dim) { stream << dim.name; });
  stream << ']';
  return text;
}

Value Convolution::create(StableHLOBuilder &hlo, ValueRange operands) {
  // Windows need not reach the end of the input: what is behind the last is
  // taken away.
  SmallVector<int64_t> strides, dilations, margins, ones(windows.size(), 1);
  for (const WindowDim &window : windows) {
    strides.push_back(window.stride);
    dilations.push_back(window.dilation);
    margins.push_back(0);
    margins.push_back((sizes[window.place] - 1) * window.stride +
                      (sizes[window.inside] - 1) * window.dilation + 1 -
                      window.extent);
  }
  auto padding = RankedTensorType::get(
      {static_cast<int64_t>(windows.size()), 2}, hlo.builder.getI64Type());
  SmallVector<int64_t> shape;
  for (const NamedDim &dim : arrange(2))
    shape.push_back(count(dim.loops));
  std::array<Value, 2> factors = getFactors(hlo, op, operands);
  Value result = hlo.createOne(
      "convolution", RankedTensorType::get(shape, getResultElement(op)),
      {merge(hlo, factors[0], 0), merge(hlo, factors[1], 1)},
      {hlo.parsed("dimension_numbers", "#stablehlo.conv<" + spell(0) + "x" +
                                           spell(1) + "->" + spell(2) + ">"),
       hlo.number("feature_group_count", count(groups)),
       hlo.number("batch_group_count", 1),
       hlo.numbers("window_strides", strides),
       hlo.numbers("lhs_dilation", ones),
       hlo.numbers("rhs_dilation", dilations),
       hlo.named("window_reversal",
                 hlo.builder.getDenseBoolArrayAttr(
                     SmallVector<bool>(windows.size(), false))),
       hlo.named("padding",
                 DenseElementsAttr::get(padding, ArrayRef(margins)))});
  return split(hlo, result);
}

Value fsdp::convertConvolution(StableHLOBuilder &hlo, linalg::LinalgOp op,
                               ValueRange operands) {
  std::optional<Convolution> found = Convolution::match(op);
  return found ? found->create(hlo, operands) : Value();
}
