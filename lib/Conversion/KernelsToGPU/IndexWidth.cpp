//===- IndexWidth.cpp - Whether kernels do with 32-bit indices ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexWidth.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"
#include "mlir/Interfaces/Utils/InferIntRangeCommon.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

std::optional<int64_t> fsdp::getLastElement(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  SmallVector<int64_t> strides;
  int64_t last;
  if (!memref || failed(memref.getStridesAndOffset(strides, last)))
    return std::nullopt;
  for (auto [size, stride] : llvm::zip_equal(memref.getShape(), strides)) {
    int64_t distance;
    if (llvm::MulOverflow(size - 1, stride, distance) ||
        llvm::AddOverflow(last, distance, last))
      return std::numeric_limits<int64_t>::max();
  }
  return last;
}

/// What 32-bit indices count, but for what rounding up to whole blocks adds.
static constexpr int64_t kEndOfNarrow = (int64_t(1) << 31) - (int64_t(1) << 20);

/// Whether 32-bit indices count the iterations of loops that become one: all
/// parallel ones, all that add up.
static bool hasShortLoops(linalg::LinalgOp op) {
  int64_t counts[2] = {1, 1};
  for (auto [type, size] :
       llvm::zip_equal(op.getIteratorTypesArray(), op.getStaticLoopRanges())) {
    int64_t &count = counts[type == utils::IteratorType::parallel ? 0 : 1];
    if (llvm::MulOverflow(count, size, count) || count > kEndOfNarrow)
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Indices as numbers
//===----------------------------------------------------------------------===//

static ConstantIntRanges rangeOf(int64_t low, int64_t high) {
  return ConstantIntRanges::fromSigned(APInt(64, low, /*isSigned=*/true),
                                       APInt(64, high, /*isSigned=*/true));
}

/// What counts iterations.
static std::optional<ConstantIntRanges> findLoopRange(Value index) {
  if (auto number = index.getDefiningOp<linalg::IndexOp>()) {
    auto op = number->getParentOfType<linalg::LinalgOp>();
    int64_t extent = op.getStaticLoopRanges()[number.getDim()];
    if (!ShapedType::isDynamic(extent))
      return rangeOf(0, std::max<int64_t>(extent - 1, 0));
  }
  auto argument = dyn_cast<BlockArgument>(index);
  auto loop = argument
                  ? dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp())
                  : scf::ForOp();
  if (loop && argument == loop.getInductionVar()) {
    std::optional<int64_t> low = getConstantIntValue(loop.getLowerBound()),
                           end = getConstantIntValue(loop.getUpperBound());
    if (low && end)
      return rangeOf(*low, std::max(*low, *end - 1));
  }
  return std::nullopt;
}

namespace {
/// Looks at what a kernel computes with indices.
class IndexNumbers {
public:
  bool isNarrowUse(Operation *op);

private:
  ConstantIntRanges findRange(Value index);
  ConstantIntRanges computeRange(Value index);
  bool isNarrowNumber(Value index);

  DenseMap<Value, ConstantIntRanges> known;
};
} // namespace

/// What an index may be, computed in 64 bits; all that they hold if nothing is
/// known of it.
ConstantIntRanges IndexNumbers::findRange(Value index) {
  if (auto it = known.find(index); it != known.end())
    return it->second;
  ConstantIntRanges range = computeRange(index);
  known.insert({index, range});
  return range;
}

ConstantIntRanges IndexNumbers::computeRange(Value index) {
  ConstantIntRanges all = ConstantIntRanges::maxRange(64);
  if (std::optional<ConstantIntRanges> counted = findLoopRange(index))
    return *counted;
  Operation *def = index.getDefiningOp();
  if (auto cast = dyn_cast_if_present<arith::IndexCastOp>(def)) {
    unsigned width = cast.getIn().getType().getIntOrFloatBitWidth();
    return width < 64 ? rangeOf(llvm::minIntN(width), llvm::maxIntN(width))
                      : all;
  }
  auto computed = dyn_cast_if_present<InferIntRangeInterface>(def);
  if (!computed || !llvm::all_of(def->getOperandTypes(), [](Type type) {
        return type.isIndex() || type.isInteger(1);
      }))
    return all;
  SmallVector<ConstantIntRanges> operands;
  for (Value operand : def->getOperands())
    operands.push_back(operand.getType().isIndex()
                           ? findRange(operand)
                           : ConstantIntRanges::maxRange(1));
  computed.inferResultRanges(
      operands, [&](Value result, const ConstantIntRanges &range) {
        if (result == index && range.umin().getBitWidth() == 64)
          all = range;
      });
  return all;
}

bool IndexNumbers::isNarrowNumber(Value index) {
  ConstantIntRanges range = findRange(index);
  return range.smin().isSignedIntN(32) && range.smax().isSignedIntN(32);
}

/// Whether the op makes the same of its indices where they have 32 bits. Sums
/// and products have the same low bits, and are looked at where they are read.
bool IndexNumbers::isNarrowUse(Operation *op) {
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return llvm::all_of(ArrayRef<Value>{loop.getLowerBound(),
                                        loop.getUpperBound(), loop.getStep()},
                        [](Value bound) {
                          std::optional<int64_t> number =
                              getConstantIntValue(bound);
                          return !number || llvm::isInt<32>(*number);
                        });
  if (auto cast = dyn_cast<arith::IndexCastOp>(op))
    return cast.getType().isIndex() ||
           cast.getType().getIntOrFloatBitWidth() <= 32 ||
           isNarrowNumber(cast.getIn());
  bool isOther =
      isa<arith::CmpIOp, arith::IndexCastUIOp, arith::DivSIOp, arith::DivUIOp,
          arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp,
          arith::RemSIOp, arith::RemUIOp, arith::MinSIOp, arith::MinUIOp,
          arith::MaxSIOp, arith::MaxUIOp, arith::ShLIOp, arith::ShRSIOp,
          arith::ShRUIOp>(op);
  return !isOther || llvm::all_of(op->getOperands(), [&](Value operand) {
    return !operand.getType().isIndex() || isNarrowNumber(operand);
  });
}

bool fsdp::isNarrowKernel(func::FuncOp kernel) {
  if (!llvm::all_of(kernel.getArgumentTypes(), [](Type type) {
        return getLastElement(type).value_or(0) < kEndOfNarrow;
      }))
    return false;
  IndexNumbers numbers;
  WalkResult walked = kernel.walk([&](Operation *op) {
    auto structured = dyn_cast<linalg::LinalgOp>(op);
    bool isNarrow =
        numbers.isNarrowUse(op) && (!structured || hasShortLoops(structured));
    return isNarrow ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !walked.wasInterrupted();
}
