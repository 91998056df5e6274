//===- MaskOrigin.cpp - What computed masks are made of -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MaskOrigin.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Whether types differ in extents of 1 alone, so that slices of one are slices
/// of the other.
static bool changesOnlyRank(RankedTensorType from, RankedTensorType to) {
  auto isOne = [](int64_t extent) { return extent == 1; };
  return llvm::equal(
      llvm::make_filter_range(from.getShape(), std::not_fn(isOne)),
      llvm::make_filter_range(to.getShape(), std::not_fn(isOne)));
}

SmallVector<std::optional<unsigned>>
mlir::fsdp::matchDims(RankedTensorType source, RankedTensorType made) {
  SmallVector<std::optional<unsigned>> dims(source.getRank());
  unsigned next = 0;
  for (auto [extent, dim] : llvm::zip_equal(source.getShape(), dims)) {
    if (extent == 1)
      continue;
    while (made.getDimSize(next) == 1)
      ++next;
    dim = next++;
  }
  return dims;
}

/// Whether every element of a structured op's one result is made of one element
/// of each operand, by place.
static bool isOfSingleElements(linalg::LinalgOp op) {
  return op.hasPureTensorSemantics() && op->getNumResults() == 1 &&
         op.getNumLoops() == op.getNumParallelLoops() &&
         op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isPermutation() &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
           return map.isProjectedPermutation(/*allowZeroInResults=*/true);
         });
}

/// Whether a slice of what the op makes is made of slices of its operands.
static bool isSliceable(Operation *op) {
  if (op->getNumResults() != 1 || !isMemoryEffectFree(op))
    return false;
  auto changesOnlyRankOf = [](auto reshape) {
    return changesOnlyRank(reshape.getSrcType(), reshape.getResultType());
  };
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case<tensor::EmptyOp>([](auto) { return true; })
      .Case<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(changesOnlyRankOf)
      .Case([](tensor::ExtractSliceOp slice) {
        return slice.hasUnitStride() && slice.getType().hasStaticShape();
      })
      .Case([](arith::ConstantOp constant) {
        return isa<SplatElementsAttr>(constant.getValue());
      })
      .Case(isOfSingleElements)
      .Default([](Operation *other) {
        return OpTrait::hasElementwiseMappableTraits(other);
      });
}

Value mlir::fsdp::getPassed(BarrierOp barrier, Value tensor) {
  return barrier.getInputs()[cast<OpResult>(tensor).getResultNumber()];
}

namespace {
/// What slices of a tensor are made of: slices of parts, and what bodies read
/// anywhere.
struct Origin {
  SmallVector<Value> parts;
  llvm::SetVector<Value> whole;
};
} // namespace

/// None if slices of a tensor are only parts of it.
static std::optional<Origin> findOrigin(Value tensor) {
  Operation *op = tensor.getDefiningOp();
  if (auto barrier = dyn_cast_or_null<BarrierOp>(op))
    return Origin{{getPassed(barrier, tensor)}, {}};
  if (!op || !isSliceable(op))
    return std::nullopt;
  Origin origin{llvm::to_vector_of<Value>(op->getOperands()), {}};
  getUsedValuesDefinedAbove(op->getRegions(), origin.whole);
  return origin;
}

/// Whether the type is of a tensor with at least so many elements.
static bool hasElements(Type type, int64_t number) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() && tensor.getNumElements() >= number;
}

/// Whether tensors have fewer bytes in all than another one. Scalars have none.
static bool areSmaller(ValueRange sources, Type whole) {
  int64_t bytes = 0;
  for (Value source : sources) {
    std::optional<int64_t> own = getKnownBytes(source.getType());
    if (!own && isa<ShapedType>(source.getType()))
      return false;
    if (llvm::AddOverflow(bytes, own.value_or(0), bytes))
      return false;
  }
  return bytes < getStaticBytes(whole);
}

/// Whether bodies know a value that is no part of a tensor: a number of the
/// program.
static bool isNumber(Value value) {
  return value.getType().isIntOrIndexOrFloat() &&
         matchPattern(value, m_Constant());
}

/// Whether the type is of a tensor of numbers.
static bool hasElementsOnly(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getElementType().isIntOrIndexOrFloat();
}

/// Whether the body of a structured op is ops on elements, one after the other.
static bool isOfElements(linalg::LinalgOp op) {
  return llvm::all_of(*op.getBlock(), [](Operation &inner) {
    return isa<linalg::IndexOp>(inner) || isElementOp(&inner);
  });
}

/// Whether an element of a tensor is made of numbers and of one element of each
/// part, at a place that its own says.
static bool isOfOnePlace(Value tensor, const Origin &origin) {
  Operation *op = tensor.getDefiningOp();
  auto isPart = [](Value part) {
    return hasElementsOnly(part.getType()) || isNumber(part);
  };
  auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
  if (slice && llvm::any_of(slice.getStaticOffsets(), ShapedType::isDynamic))
    return false;
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  return hasElementsOnly(tensor.getType()) &&
         llvm::all_of(origin.parts, isPart) &&
         llvm::all_of(origin.whole, isNumber) &&
         (!structured || isOfElements(structured));
}

/// Whether an op on elements costs no more than to read one.
static bool isCheap(Operation &op) {
  auto isWide = [](Type type) { return getElementTypeOrSelf(type).isF64(); };
  return !isa_and_nonnull<math::MathDialect>(op.getDialect()) &&
         !isa<arith::DivFOp, arith::RemFOp, arith::DivSIOp, arith::DivUIOp,
              arith::RemSIOp, arith::RemUIOp, arith::CeilDivSIOp,
              arith::CeilDivUIOp, arith::FloorDivSIOp>(op) &&
         llvm::none_of(op.getResultTypes(), isWide);
}

namespace {
/// Walks up from a mask.
class OriginFinder {
public:
  using Values = llvm::SmallSetVector<Value, 4>;

  OriginFinder(int64_t scores, const llvm::DenseSet<Value> &gathered,
               MaskGrain grain)
      : scores(scores), gathered(gathered), grain(grain) {}

  /// The tensors that a part of one is made of: itself, unless it is computed.
  Values findSources(Value tensor);

  llvm::DenseSet<Value> computed;

private:
  std::optional<Origin> findOriginOfGrain(Value tensor);
  bool isOfNumbers(Value tensor);

  int64_t scores;
  const llvm::DenseSet<Value> &gathered;
  MaskGrain grain;
  llvm::DenseMap<Value, Values> known;
  llvm::DenseMap<Value, bool> knownNumbers;
  /// Those that are computed through.
  llvm::SmallPtrSet<Operation *, 8> slices;
};
} // namespace

/// What is behind a slice may be computed at two places, and behind a second
/// one at four.
static constexpr unsigned kMostSlices = 8;

std::optional<Origin> OriginFinder::findOriginOfGrain(Value tensor) {
  std::optional<Origin> origin = findOrigin(tensor);
  if (!origin)
    return std::nullopt;
  Operation *op = tensor.getDefiningOp();
  bool fits = grain == MaskGrain::Element
                  ? isOfOnePlace(tensor, *origin)
                  : !isa<linalg::LinalgOp>(op) || isa<TilingInterface>(op);
  if (fits && isa<tensor::ExtractSliceOp>(op)) {
    slices.insert(op);
    fits = slices.size() <= kMostSlices;
  }
  return fits ? origin : std::nullopt;
}

/// Whether a tensor of any size is computed of numbers and indices alone, by
/// less than it costs to read it.
bool OriginFinder::isOfNumbers(Value tensor) {
  if (!isa<RankedTensorType>(tensor.getType()))
    return isNumber(tensor);
  auto [entry, isNew] = knownNumbers.try_emplace(tensor, false);
  if (!isNew)
    return entry->second;
  std::optional<Origin> origin = findOriginOfGrain(tensor);
  if (!origin || !hasElements(tensor.getType(), 0))
    return false;
  Operation *op = tensor.getDefiningOp();
  bool isOfCheapOps = isa<linalg::LinalgOp>(op)
                          ? llvm::all_of(op->getRegion(0).getOps(), isCheap)
                          : isCheap(*op);
  if (!isOfCheapOps || !llvm::all_of(origin->parts, [&](Value part) {
        return isOfNumbers(part);
      }))
    return false;
  computed.insert(tensor);
  return knownNumbers[tensor] = true;
}

OriginFinder::Values OriginFinder::findSources(Value tensor) {
  auto found = known.find(tensor);
  if (found != known.end())
    return found->second;
  Values sources;
  if (grain == MaskGrain::Element && isOfNumbers(tensor))
    return sources;
  std::optional<Origin> origin;
  if (hasElements(tensor.getType(), scores))
    origin = findOriginOfGrain(tensor);
  if (origin) {
    sources.insert_range(origin->whole);
    for (Value part : origin->parts)
      sources.insert_range(findSources(part));
  }
  auto isGathered = [&](Value source) { return gathered.contains(source); };
  if (origin && llvm::none_of(sources, isGathered) &&
      areSmaller(sources.getArrayRef(), tensor.getType())) {
    computed.insert(tensor);
  } else {
    sources.clear();
    sources.insert(tensor);
  }
  known.try_emplace(tensor, sources);
  return sources;
}

llvm::DenseSet<Value>
mlir::fsdp::findComputed(Value mask, int64_t scores,
                         const llvm::DenseSet<Value> &gathered,
                         MaskGrain grain) {
  OriginFinder finder(scores, gathered, grain);
  finder.findSources(mask);
  return std::move(finder.computed);
}
