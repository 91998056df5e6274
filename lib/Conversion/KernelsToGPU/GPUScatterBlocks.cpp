//===- GPUScatterBlocks.cpp - A block for each looked up row --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block has an iteration of the loop. Its threads read the numbers of all
// earlier ones together; if one has the same numbers, an earlier block changes
// the row. Otherwise this block does, for all iterations with these numbers:
// the threads hold the row, the numbers of later iterations are read in chunks,
// those that are the same are listed in order, and each thread executes what is
// listed on its own elements. So each element sees the iterations in their
// order, and memory sees each row once.
//
// Threads without elements of their own compute the last ones, which they don't
// store.
//
//===----------------------------------------------------------------------===//

#include "IterationSearch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Loops of fewer iterations are left to the other form, and those of more:
/// each block looks at all of them.
static constexpr int64_t kFewest = 64, kMost = int64_t(1) << 17;
/// Elements of a row for a thread, if it has that many.
static constexpr int64_t kMostValues = 16;

namespace {

using Values = IterationSearch::Values;

/// Builds the code of a loop.
class ScatterBlocks {
public:
  ScatterBlocks(gpu::GPUFuncOp kernel, ScatterLoop &scatter)
      : kernel(kernel), scatter(scatter), loop(scatter.getLoop()),
        loc(loop.getLoc()), builder(loop) {}

  bool match();
  LaunchShape write();

private:
  void chooseWidth();
  void createNumbers();
  void createPlaces(Value part);
  Neighbours getNeighbours(linalg::GenericOp op, int64_t turn) {
    unsigned innermost = std::max<size_t>(scatter.getExtents().size(), 1) - 1;
    return Neighbours(builder, op, places[turn], innermost, width);
  }
  MutableArrayRef<Value> getHeld(MutableArrayRef<Value> rows,
                                 OpOperand &operand, int64_t turn);
  void computeTurn(linalg::GenericOp op, MutableArrayRef<Value> rows,
                   int64_t turn);
  Values compute(ArrayRef<linalg::GenericOp> ops, Values rows);
  void forMemories(
      ArrayRef<linalg::GenericOp> ops, MutableArrayRef<Value> rows,
      function_ref<void(OpOperand &, int64_t, MutableArrayRef<Value>)> access);
  Values load(ArrayRef<linalg::GenericOp> ops);
  void store(ArrayRef<linalg::GenericOp> ops, Values rows);
  Value index(int64_t value) { return createIndex(builder, loc, value); }
  Value sum(Value left, Value right) {
    return createSum(builder, loc, left, right);
  }
  Value compare(arith::CmpIPredicate predicate, Value left, Value right) {
    return arith::CmpIOp::create(builder, loc, predicate, left, right);
  }

  gpu::GPUFuncOp kernel;
  ScatterLoop &scatter;
  scf::ForOp loop;
  Location loc;
  OpBuilder builder;
  int64_t trips = 0;
  /// Neighbours that a thread accesses at once, how often in a row, and blocks
  /// of an iteration.
  int64_t width = 1, turns = 1, parts = 1;
  Value thread, iteration;
  /// By turn: coordinates in a row, and whether the thread stores them; null if
  /// all do.
  SmallVector<Values> places;
  Values isMine;
};

} // namespace

static int64_t countElements(ScatterLoop &scatter) {
  int64_t elements = 1;
  for (int64_t extent : scatter.getExtents())
    elements *= extent;
  return elements;
}

bool ScatterBlocks::match() {
  std::optional<APInt> count = loop.getStaticTripCount();
  if (!count || !getConstantIntValue(loop.getLowerBound()) ||
      !getConstantIntValue(loop.getStep()) || !scatter.isByNumbers() ||
      countElements(scatter) == 0)
    return false;
  trips = count->getSExtValue();
  chooseWidth();
  return trips >= kFewest && trips <= kMost / parts;
}

void ScatterBlocks::chooseWidth() {
  if (!scatter.getExtents().empty()) {
    SmallVector<std::pair<linalg::GenericOp, unsigned>> loops;
    for (linalg::GenericOp op : scatter.getOps())
      loops.emplace_back(op, scatter.getExtents().size() - 1);
    width = getVectorWidth(loops);
  }
  int64_t accesses =
      llvm::divideCeilSigned(countElements(scatter) / width, kBlockThreads);
  turns = std::clamp<int64_t>(accesses, 1,
                              std::max<int64_t>(kMostValues / width, 1));
  parts = llvm::divideCeilSigned(accesses, turns);
}

void ScatterBlocks::createPlaces(Value part) {
  int64_t elements = countElements(scatter), perPart = turns * kBlockThreads;
  Value first = sum(thread, createProduct(builder, loc, part, perPart));
  for (int64_t turn = 0; turn < turns; ++turn) {
    Value number = sum(first, index(turn * kBlockThreads));
    bool isFull =
        (parts - 1) * perPart + (turn + 1) * kBlockThreads <= elements / width;
    Value inside;
    if (!isFull) {
      inside =
          compare(arith::CmpIPredicate::ult, number, index(elements / width));
      number = arith::MinUIOp::create(builder, loc, number,
                                      index(elements / width - 1));
    }
    isMine.push_back(inside);
    places.push_back(splitIndex(builder, loc,
                                createProduct(builder, loc, number, width),
                                scatter.getExtents()));
  }
}

void ScatterBlocks::createNumbers() {
  thread = createThreadId(builder, loc);
  Values block =
      splitIndex(builder, loc, createBlockId(builder, loc), {trips, parts});
  iteration = block[0];
  createPlaces(block[1]);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// The elements that the thread holds of an operand in a turn; nothing if it is
/// not of memory that the loop writes.
MutableArrayRef<Value> ScatterBlocks::getHeld(MutableArrayRef<Value> rows,
                                              OpOperand &operand,
                                              int64_t turn) {
  auto view = operand.get().getDefiningOp<memref::SubViewOp>();
  ArrayRef<Value> written = scatter.getWritten();
  const Value *memory =
      view ? llvm::find(written, view.getSource()) : written.end();
  if (memory == written.end())
    return {};
  int64_t number = std::distance(written.begin(), memory);
  return rows.slice((number * turns + turn) * width, width);
}

void ScatterBlocks::computeTurn(linalg::GenericOp op,
                                MutableArrayRef<Value> rows, int64_t turn) {
  Neighbours neighbours = getNeighbours(op, turn);
  SmallVector<Values> operands;
  for (OpOperand &operand : op->getOpOperands()) {
    MutableArrayRef<Value> held = getHeld(rows, operand, turn);
    if (!held.empty())
      operands.emplace_back(held);
    else if (op.getMatchingBlockArgument(&operand).use_empty())
      operands.emplace_back(width);
    else
      operands.push_back(neighbours.load(builder, operand));
  }
  for (auto [number, ivs] : llvm::enumerate(neighbours.getIterations())) {
    Values own;
    for (ArrayRef<Value> values : operands)
      own.push_back(values[number]);
    ArrayRef<Value> all = own;
    Values results =
        computeBody(builder, op, ivs, all.take_front(op.getNumDpsInputs()),
                    all.drop_front(op.getNumDpsInputs()));
    for (auto [output, result] :
         llvm::zip_equal(op.getDpsInitsMutable(), results))
      getHeld(rows, output, turn)[number] = result;
  }
}

/// What an iteration makes of the thread's elements.
Values ScatterBlocks::compute(ArrayRef<linalg::GenericOp> ops, Values rows) {
  for (linalg::GenericOp op : ops)
    for (int64_t turn = 0; turn < turns; ++turn)
      computeTurn(op, rows, turn);
  return rows;
}

/// Each memory once: the first access of it.
void ScatterBlocks::forMemories(
    ArrayRef<linalg::GenericOp> ops, MutableArrayRef<Value> rows,
    function_ref<void(OpOperand &, int64_t, MutableArrayRef<Value>)> access) {
  llvm::SmallPtrSet<Value *, 4> seen;
  for (linalg::GenericOp op : ops)
    for (OpOperand &operand : op.getDpsInitsMutable())
      for (int64_t turn = 0; turn < turns; ++turn) {
        MutableArrayRef<Value> held = getHeld(rows, operand, turn);
        if (seen.insert(held.data()).second)
          access(operand, turn, held);
      }
}

Values ScatterBlocks::load(ArrayRef<linalg::GenericOp> ops) {
  Values rows(scatter.getWritten().size() * turns * width);
  forMemories(ops, rows, [&](OpOperand &operand, int64_t turn, auto held) {
    auto op = cast<linalg::GenericOp>(operand.getOwner());
    llvm::copy(getNeighbours(op, turn).load(builder, operand), held.begin());
  });
  return rows;
}

void ScatterBlocks::store(ArrayRef<linalg::GenericOp> ops, Values rows) {
  forMemories(ops, rows, [&](OpOperand &operand, int64_t turn, auto held) {
    OpBuilder::InsertionGuard guard(builder);
    if (Value condition = isMine[turn])
      builder.setInsertionPointToStart(
          scf::IfOp::create(builder, loc, condition).thenBlock());
    auto op = cast<linalg::GenericOp>(operand.getOwner());
    getNeighbours(op, turn).store(builder, operand, held);
  });
}

LaunchShape ScatterBlocks::write() {
  createNumbers();
  IterationSearch search(kernel, scatter, builder, thread, iteration);
  Value isFirst = compare(arith::CmpIPredicate::eq, search.findEarlier(),
                          arith::ConstantIntOp::create(builder, loc, 0, 1));
  auto guard = scf::IfOp::create(builder, loc, isFirst);
  builder.setInsertionPointToStart(guard.thenBlock());
  auto own = scatter.cloneIteration(builder, iteration);
  auto add = [&](Value number, Values rows) {
    auto ops = scatter.cloneIteration(builder, number);
    rows = compute(ops, std::move(rows));
    for (linalg::GenericOp op : ops)
      op.erase();
    return rows;
  };
  store(own, search.forLater(compute(own, load(own)), add));
  for (linalg::GenericOp op : own)
    op.erase();
  loop.erase();
  search.overlap();
  return {trips * parts, kBlockThreads};
}

std::optional<LaunchShape> fsdp::spreadIterations(gpu::GPUFuncOp kernel,
                                                  ScatterLoop &scatter) {
  ScatterBlocks blocks(kernel, scatter);
  if (!blocks.match())
    return std::nullopt;
  return blocks.write();
}
