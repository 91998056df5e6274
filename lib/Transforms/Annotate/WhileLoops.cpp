//===- WhileLoops.cpp - StableHLO's loops that count ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops are known by their names, as StableHLO need not be registered. Counting
// is what integers without dimensions do: a few ops are computed here.
//
//===----------------------------------------------------------------------===//

#include "WhileLoops.h"
#include "fsdp/Utils/KnownOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// The element type of an integer without dimensions, or null.
static IntegerType getCountType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() == 0
             ? dyn_cast<IntegerType>(tensor.getElementType())
             : IntegerType();
}

/// Truths and what has no sign by its type are unsigned.
static bool isSigned(IntegerType type) {
  return type.getWidth() != 1 && !type.isUnsigned();
}

static std::optional<APInt> getConstant(Operation *op) {
  if (!isKnownConstant(op))
    return std::nullopt;
  auto value =
      dyn_cast_or_null<DenseIntElementsAttr>(getKnownAttribute(op, "value"));
  if (!value || value.getNumElements() != 1)
    return std::nullopt;
  return *value.value_begin<APInt>();
}

/// Of a direction as the dialect spells it, registered or not.
static std::optional<bool> compare(Operation *op, const APInt &a,
                                   const APInt &b, bool isSigned) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (Attribute direction = getKnownAttribute(op, "comparison_direction"))
    stream << direction;
  bool isLess = isSigned ? a.slt(b) : a.ult(b);
  return llvm::StringSwitch<std::optional<bool>>(
             StringRef(text).rtrim('>').rsplit(' ').second)
      .Case("EQ", a == b)
      .Case("NE", a != b)
      .Case("LT", isLess)
      .Case("LE", isLess || a == b)
      .Case("GT", !isLess && a != b)
      .Case("GE", !isLess)
      .Default(std::nullopt);
}

/// What an op makes of integers that are known.
static std::optional<APInt> compute(Operation *op, ArrayRef<APInt> of) {
  IntegerType from = getCountType(op->getOperand(0).getType());
  IntegerType to = getCountType(op->getResult(0).getType());
  if (!from || !to)
    return std::nullopt;
  StringRef name = getKnownName(op);
  if (of.size() == 3 && name == "select")
    return of[of[0].isZero() ? 2 : 1];
  if (of.size() == 1 && name == "reshape")
    return of[0];
  if (of.size() == 1 && name == "not")
    return ~of[0];
  if (of.size() == 1 && name == "convert") {
    if (to.getWidth() == 1)
      return APInt(1, !of[0].isZero());
    return isSigned(from) ? of[0].sextOrTrunc(to.getWidth())
                          : of[0].zextOrTrunc(to.getWidth());
  }
  if (of.size() != 2 || of[0].getBitWidth() != of[1].getBitWidth())
    return std::nullopt;
  if (name == "compare")
    if (std::optional<bool> truth = compare(op, of[0], of[1], isSigned(from)))
      return APInt(1, *truth);
  return llvm::StringSwitch<std::optional<APInt>>(name)
      // Of truths it is the disjunction.
      .Case("add", of[0].getBitWidth() == 1 ? of[0] | of[1] : of[0] + of[1])
      .Case("subtract", of[0] - of[1])
      .Case("multiply", of[0] * of[1])
      .Case("and", of[0] & of[1])
      .Case("or", of[0] | of[1])
      .Default(std::nullopt);
}

/// Integers without dimensions whose value is known.
using KnownIntegers = llvm::DenseMap<Value, APInt>;

/// A value that is known, or a constant.
static std::optional<APInt> lookup(Value value, const KnownIntegers &known) {
  if (auto it = known.find(value); it != known.end())
    return it->second;
  DenseIntElementsAttr constant;
  if (!getCountType(value.getType()))
    return std::nullopt;
  if (matchPattern(value, m_Constant(&constant)))
    return *constant.value_begin<APInt>();
  Operation *def = value.getDefiningOp();
  return def ? getConstant(def) : std::nullopt;
}

/// All but the last one, of which nobody may know that it is a terminator.
static auto getOps(Block &block) {
  return llvm::make_range(block.begin(), std::prev(block.end()));
}

/// Adds what is known of the results of a block's ops.
static void computeAll(Block &block, KnownIntegers &known) {
  for (Operation &op : getOps(block)) {
    if (op.getNumResults() != 1 || op.getNumRegions() != 0)
      continue;
    SmallVector<APInt> of;
    for (Value operand : op.getOperands())
      if (std::optional<APInt> value = lookup(operand, known))
        of.push_back(*value);
    std::optional<APInt> result;
    if (op.getNumOperands() == 0)
      result = getCountType(op.getResult(0).getType()) ? getConstant(&op)
                                                       : std::nullopt;
    else if (of.size() == op.getNumOperands())
      result = compute(&op, of);
    if (result && result->getBitWidth() ==
                      getCountType(op.getResult(0).getType()).getWidth())
      known[op.getResult(0)] = *result;
  }
}

/// What is known in a block of the loop, of what is of carried values.
static KnownIntegers start(Block &block, const CarriedIntegers &carried) {
  KnownIntegers known;
  for (auto &[number, value] : carried)
    known[block.getArgument(number)] = value;
  computeAll(block, known);
  return known;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static bool isWhile(Operation *op) {
  auto hasBlock = [&](unsigned region) {
    return op->getRegion(region).hasOneBlock() &&
           !op->getRegion(region).front().empty() &&
           op->getRegion(region).front().getArgumentTypes() ==
               op->getOperandTypes();
  };
  return getKnownName(op) == "while" && op->getNumRegions() == 2 &&
         op->getResultTypes() == op->getOperandTypes() && hasBlock(0) &&
         hasBlock(1) && op->getRegion(0).front().back().getNumOperands() == 1 &&
         op->getRegion(1).front().back().getNumOperands() ==
             op->getNumOperands();
}

std::optional<WhileLoop> WhileLoop::match(Operation *op, int64_t most) {
  if (!isWhile(op))
    return std::nullopt;
  WhileLoop found(op);
  Block &test = op->getRegion(0).front(), &body = op->getRegion(1).front();
  CarriedIntegers carried;
  for (auto [number, value] : llvm::enumerate(op->getOperands()))
    if (std::optional<APInt> known = lookup(value, KnownIntegers()))
      carried[number] = *known;
  while (true) {
    found.history.push_back(carried);
    std::optional<APInt> goesOn =
        lookup(test.back().getOperand(0), start(test, carried));
    if (!goesOn)
      return std::nullopt;
    if (goesOn->isZero())
      break;
    if (static_cast<int64_t>(found.history.size()) > most)
      return std::nullopt;
    KnownIntegers known = start(body, carried);
    carried.clear();
    for (auto [number, value] : llvm::enumerate(body.back().getOperands()))
      if (std::optional<APInt> next = lookup(value, known))
        carried[number] = *next;
  }
  return found.history.size() > 1 ? std::optional(found) : std::nullopt;
}

/// Whether a slice of this shape is one whole row of the tensor.
static bool isWholeRow(Value tensor, Value row) {
  auto from = dyn_cast<RankedTensorType>(tensor.getType());
  auto to = dyn_cast<RankedTensorType>(row.getType());
  return from && to && from.getRank() > 0 && from.getRank() == to.getRank() &&
         to.getDimSize(0) == 1 &&
         from.getShape().drop_front() == to.getShape().drop_front();
}

bool WhileLoop::readsRow(Value tensor) const {
  Block &body = loop->getRegion(1).front();
  KnownIntegers counted = start(body, history.front()),
                constant = start(body, CarriedIntegers());
  auto reads = [&](Value value) {
    return llvm::any_of(value.getUsers(), [&](Operation *user) {
      return user->getBlock() == &body &&
             getKnownName(user) == "dynamic_slice" &&
             user->getNumOperands() > 1 && user->getNumResults() == 1 &&
             user->getOperand(0) == value &&
             isWholeRow(value, user->getResult(0)) &&
             lookup(user->getOperand(1), counted) &&
             !lookup(user->getOperand(1), constant);
    });
  };
  if (reads(tensor))
    return true;
  for (auto [outside, inside, next] : llvm::zip_equal(
           loop->getOperands(), body.getArguments(), body.back().getOperands()))
    if (outside == tensor && inside == next && reads(inside))
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Unrolling
//===----------------------------------------------------------------------===//

namespace {
/// One iteration behind the other, in front of the loop.
class Unrolling {
public:
  explicit Unrolling(Operation *loop)
      : builder(loop), body(loop->getRegion(1).front()),
        carried(loop->getOperands()) {}

  void addIteration(const CarriedIntegers &counters) {
    known = start(body, counters);
    mapping.clear();
    for (auto [number, argument] : llvm::enumerate(body.getArguments()))
      if (!known.contains(argument))
        mapping.map(argument, carried[number]);
    for (Operation &op : getOps(body))
      add(op);
    for (auto [number, value] : llvm::enumerate(body.back().getOperands()))
      if (!lookup(value, known))
        carried[number] = find(value, body.back().getLoc());
  }

  /// The loop's results, of which these are known.
  ValueRange finish(const CarriedIntegers &counters) {
    Operation *loop = body.getParentOp();
    for (auto &[number, value] : counters)
      if (!loop->getResult(number).use_empty())
        carried[number] = makeConstant(body.back().getLoc(),
                                       carried[number].getType(), value);
    return carried;
  }

private:
  /// A value of this iteration.
  Value find(Value value, Location loc) {
    auto it = known.find(value);
    if (it != known.end() && !mapping.contains(value))
      mapping.map(value, makeConstant(loc, value.getType(), it->second));
    return mapping.lookupOrDefault(value);
  }

  Value makeConstant(Location loc, Type type, const APInt &value) {
    OperationState state(loc, "stablehlo.constant");
    state.addTypes(type);
    state.addAttribute(
        "value", DenseElementsAttr::get(cast<RankedTensorType>(type), value));
    return builder.create(state)->getResult(0);
  }

  void add(Operation &op) {
    if (op.getNumResults() == 1 && known.contains(op.getResult(0)))
      return;
    if (Value slice = makeSlice(op)) {
      mapping.map(op.getResult(0), slice);
      return;
    }
    op.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        find(operand, inner->getLoc());
    });
    builder.clone(op, mapping);
  }

  /// Of a read or a write at known places; else null.
  Value makeSlice(Operation &op) {
    StringRef name = getKnownName(&op);
    bool isWrite = name == "dynamic_update_slice";
    unsigned first = isWrite ? 2 : 1;
    if ((!isWrite && name != "dynamic_slice") || op.getNumResults() != 1 ||
        op.getNumOperands() < first)
      return {};
    auto whole = dyn_cast<RankedTensorType>(op.getOperand(0).getType());
    auto part = dyn_cast<RankedTensorType>(
        (isWrite ? op.getOperand(1) : op.getResult(0)).getType());
    if (!whole || !part || !whole.hasStaticShape() || !part.hasStaticShape() ||
        whole.getRank() != part.getRank() ||
        op.getNumOperands() != first + whole.getRank())
      return {};
    SmallVector<OpFoldResult> offsets, sizes, strides;
    for (auto [place, all, size] :
         llvm::zip_equal(op.getOperands().drop_front(first), whole.getShape(),
                         part.getShape())) {
      std::optional<APInt> value = lookup(place, known);
      if (!value || size > all)
        return {};
      int64_t wide = isSigned(getCountType(place.getType()))
                         ? value->sextOrTrunc(64).getSExtValue()
                         : value->getLimitedValue(all);
      // As the dialect has it, a slice lies inside.
      int64_t offset = std::clamp<int64_t>(wide, 0, all - size);
      offsets.push_back(builder.getIndexAttr(offset));
      sizes.push_back(builder.getIndexAttr(size));
      strides.push_back(builder.getIndexAttr(1));
    }
    Value from = find(op.getOperand(0), op.getLoc());
    if (!isWrite)
      return tensor::ExtractSliceOp::create(builder, op.getLoc(), part, from,
                                            offsets, sizes, strides);
    return tensor::InsertSliceOp::create(builder, op.getLoc(),
                                         find(op.getOperand(1), op.getLoc()),
                                         from, offsets, sizes, strides);
  }

  OpBuilder builder;
  Block &body;
  SmallVector<Value> carried;
  KnownIntegers known;
  IRMapping mapping;
};
} // namespace

void WhileLoop::unroll() {
  Unrolling unrolling(loop);
  for (auto &counters : ArrayRef(history).drop_back())
    unrolling.addIteration(counters);
  loop->replaceAllUsesWith(unrolling.finish(history.back()));
  loop->erase();
}
