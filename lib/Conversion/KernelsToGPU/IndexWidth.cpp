//===- IndexWidth.cpp - Whether kernels do with 32-bit indices ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexWidth.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
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
  if (!argument)
    return std::nullopt;
  Operation *around = argument.getOwner()->getParentOp();
  if (isFlashOp(around)) {
    FlashExtents extents = getFlashExtents(around);
    int64_t numbers[] = {extents.batch, extents.heads, extents.rows,
                         extents.columns};
    // Elements of operands are behind these.
    if (argument.getArgNumber() < std::size(numbers))
      return rangeOf(0, numbers[argument.getArgNumber()] - 1);
    return std::nullopt;
  }
  auto loop = dyn_cast<scf::ForOp>(around);
  if (loop && argument == loop.getInductionVar()) {
    std::optional<int64_t> low = getConstantIntValue(loop.getLowerBound()),
                           end = getConstantIntValue(loop.getUpperBound());
    if (low && end)
      return rangeOf(*low, std::max(*low, *end - 1));
  }
  return std::nullopt;
}

/// Whether signed numbers of 32 bits hold all of them.
static bool isNarrow(const ConstantIntRanges &range) {
  return range.smin().isSignedIntN(32) && range.smax().isSignedIntN(32);
}

namespace {
/// Looks at what a kernel computes with indices.
class IndexNumbers {
public:
  bool isNarrowUse(Operation *op);

private:
  ConstantIntRanges findRange(Value index);
  ConstantIntRanges computeRange(Value index);
  bool isNarrowNumber(Value index) { return isNarrow(findRange(index)); }
  bool hasNarrowNumbers(Operation *op, bool areUnsigned);
  bool isNarrowLoop(scf::ForOp loop);
  bool isNarrowCast(Operation *cast, bool isUnsigned);
  bool isNarrowShift(Operation *op);
  bool isNarrowNumberOp(Operation *op);

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
  if (isa_and_present<arith::IndexCastOp, index::CastSOp>(def)) {
    unsigned width = def->getOperand(0).getType().getIntOrFloatBitWidth();
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

//===----------------------------------------------------------------------===//
// Ops on indices
//===----------------------------------------------------------------------===//

/// Whether results have the same low bits where operands have. What they are is
/// looked at where they are read.
static bool keepsLowBits(Operation *op) {
  return isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::AndIOp,
             arith::OrIOp, arith::XOrIOp, arith::SelectOp, arith::ConstantOp,
             index::AddOp, index::SubOp, index::MulOp, index::AndOp,
             index::OrOp, index::XOrOp, index::ConstantOp, linalg::IndexOp,
             linalg::YieldOp, gpu::BlockIdOp, gpu::ThreadIdOp, scf::IfOp,
             scf::WhileOp, scf::ConditionOp, scf::YieldOp>(op);
}

/// Whether an op makes the same of signed numbers that 32 bits hold, as they
/// are ordered as signed and as unsigned ones in both widths.
static bool takesNarrow(Operation *op) {
  return isa<arith::CmpIOp, arith::DivSIOp, arith::CeilDivSIOp,
             arith::FloorDivSIOp, arith::RemSIOp, arith::MinSIOp,
             arith::MinUIOp, arith::MaxSIOp, arith::MaxUIOp, index::CmpOp,
             index::DivSOp, index::CeilDivSOp, index::FloorDivSOp,
             index::RemSOp, index::MinSOp, index::MinUOp, index::MaxSOp,
             index::MaxUOp, math::AbsIOp>(op);
}

/// The same, but only of numbers from 0 on.
static bool takesNarrowUnsigned(Operation *op) {
  return isa<arith::DivUIOp, arith::CeilDivUIOp, arith::RemUIOp, index::DivUOp,
             index::CeilDivUOp, index::RemUOp>(op);
}

static bool isShift(Operation *op) {
  return isa<arith::ShLIOp, arith::ShRSIOp, arith::ShRUIOp, index::ShlOp,
             index::ShrSOp, index::ShrUOp>(op);
}

/// Whether 32 bits hold all indices that an op reads and makes.
bool IndexNumbers::hasNarrowNumbers(Operation *op, bool areUnsigned) {
  auto fits = [&](Value value) {
    if (!value.getType().isIndex())
      return true;
    ConstantIntRanges range = findRange(value);
    return isNarrow(range) && (!areUnsigned || range.smin().isNonNegative());
  };
  return llvm::all_of(op->getOperands(), fits) &&
         llvm::all_of(op->getResults(), fits);
}

/// The number behind the last one is compared, too.
bool IndexNumbers::isNarrowLoop(scf::ForOp loop) {
  if (!loop.getInductionVar().getType().isIndex())
    return true;
  ConstantIntRanges low = findRange(loop.getLowerBound()),
                    end = findRange(loop.getUpperBound()),
                    step = findRange(loop.getStep());
  return isNarrow(low) && isNarrow(end) && isNarrow(step) &&
         llvm::isInt<32>(end.smax().getSExtValue() +
                         step.smax().getSExtValue());
}

/// A wider integer has what 32 bits don't.
bool IndexNumbers::isNarrowCast(Operation *cast, bool isUnsigned) {
  Type type = cast->getResult(0).getType();
  return type.isIndex() || type.getIntOrFloatBitWidth() <= 32 ||
         hasNarrowNumbers(cast, isUnsigned);
}

/// Whether 32 bits hold the numbers of a map's products and quotients, and, if
/// these are compared, what it makes.
static bool isNarrowMap(AffineMap map, ArrayRef<ConstantIntRanges> operands,
                        bool compares) {
  auto fits = [&](AffineExpr expr) {
    return isNarrow(
        intrange::inferAffineExpr(expr, operands.take_front(map.getNumDims()),
                                  operands.drop_front(map.getNumDims())));
  };
  bool all = !compares || llvm::all_of(map.getResults(), fits);
  map.walkExprs([&](AffineExpr expr) {
    auto both = dyn_cast<AffineBinaryOpExpr>(expr);
    if (both && both.getKind() != AffineExprKind::Add)
      all &= fits(both) && fits(both.getLHS()) && fits(both.getRHS());
  });
  return all;
}

/// Whether 32 bits hold what the maps of an op compute with.
static bool hasNarrowMaps(linalg::LinalgOp op) {
  auto counted =
      llvm::map_to_vector(op.getStaticLoopRanges(), [](int64_t extent) {
        return ShapedType::isDynamic(extent)
                   ? ConstantIntRanges::maxRange(64)
                   : rangeOf(0, std::max<int64_t>(extent - 1, 0));
      });
  return llvm::all_of(op.getIndexingMapsArray(), [&](AffineMap map) {
    return isNarrowMap(map, counted, /*compares=*/false);
  });
}

/// Of a number that is moved to the left only its low bits count.
bool IndexNumbers::isNarrowShift(Operation *op) {
  ConstantIntRanges number = findRange(op->getOperand(0)),
                    distance = findRange(op->getOperand(1));
  if (distance.umax().uge(32))
    return false;
  if (isa<arith::ShLIOp, index::ShlOp>(op))
    return true;
  bool isUnsigned = isa<arith::ShRUIOp, index::ShrUOp>(op);
  return isNarrow(number) && (!isUnsigned || number.smin().isNonNegative());
}

/// Whether an op on numbers alone makes the same of indices of 32 bits.
bool IndexNumbers::isNarrowNumberOp(Operation *op) {
  if (isShift(op) && !isNarrowShift(op))
    return false;
  // What an op promises of 64 bits need not hold for fewer.
  if (auto flags = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op))
    if (flags.getOverflowAttr().getValue() != arith::IntegerOverflowFlags::none)
      return hasNarrowNumbers(op, flags.hasNoUnsignedWrap());
  if (isShift(op) || keepsLowBits(op))
    return true;
  if (isa<arith::IndexCastOp, index::CastSOp>(op))
    return isNarrowCast(op, /*isUnsigned=*/false);
  if (isa<arith::IndexCastUIOp, index::CastUOp>(op))
    return isNarrowCast(op, /*isUnsigned=*/true);
  if (takesNarrow(op))
    return hasNarrowNumbers(op, /*areUnsigned=*/false);
  return takesNarrowUnsigned(op) && hasNarrowNumbers(op, /*areUnsigned=*/true);
}

/// Whether the op makes the same of its indices where they have 32 bits; not of
/// ops that are not known.
bool IndexNumbers::isNarrowUse(Operation *op) {
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    if (!hasShortLoops(structured) || !hasNarrowMaps(structured))
      return false;
  bool hasNumbers = false;
  for (TypeRange types :
       {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    for (Type type : types) {
      hasNumbers |= type.isIndex();
      // Memory of them is laid out as on the processor.
      if (!type.isIndex() && getElementTypeOrSelf(type).isIndex())
        return false;
    }
  if (!hasNumbers)
    return true;
  // Places in buffers, whose ends are looked at.
  if (isa<memref::MemRefDialect>(op->getDialect()))
    return !isa<memref::ExtractAlignedPointerAsIndexOp>(op);
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return isNarrowLoop(loop);
  if (isa<affine::AffineApplyOp, affine::AffineMinOp, affine::AffineMaxOp>(op))
    return isNarrowMap(
        cast<AffineMapAttr>(op->getAttr("map")).getValue(),
        llvm::map_to_vector(op->getOperands(),
                            [&](Value operand) { return findRange(operand); }),
        /*compares=*/!isa<affine::AffineApplyOp>(op));
  return isNarrowNumberOp(op);
}

bool fsdp::isNarrowKernel(func::FuncOp kernel) {
  if (!llvm::all_of(kernel.getArgumentTypes(), [](Type type) {
        return getLastElement(type).value_or(0) < kEndOfNarrow;
      }))
    return false;
  IndexNumbers numbers;
  WalkResult walked = kernel.walk([&](Operation *op) {
    return numbers.isNarrowUse(op) ? WalkResult::advance()
                                   : WalkResult::interrupt();
  });
  return !walked.wasInterrupted();
}
