//===- GPURows.cpp - Rows in registers ------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row belongs to L neighbouring lanes: groups of as many neighbours as one
// access reads go to them in turns. Each lane executes the ops in their order
// on its own elements and keeps what they read and write; values of whole rows
// are combined by all lanes and known to all. What other kernels need is stored
// when nothing changes it any more.
//
// All threads reach all shuffles and barriers: those without a row of their own
// compute the last one, those without columns of their own the row's last ones,
// and neither is stored or added.
//
//===----------------------------------------------------------------------===//

#include "GPUKernel.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/DeviceKernels/RowGroup.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

static constexpr int64_t kWarp = 32;

namespace {

/// What a thread holds of a memory: one value, or elements of its row.
struct Held {
  Value root;
  RowPlace place;
  SmallVector<Value> values;
};

/// Builds the code of a group.
class Rows {
public:
  Rows(gpu::GPUFuncOp kernel, memref::AllocaScopeOp scope, RowGroup group)
      : kernel(kernel), loc(scope.getLoc()), builder(scope),
        group(std::move(group)) {}

  LaunchShape write();

private:
  void chooseWidth();
  void createNumbers(const LaunchShape &shape);
  Neighbours getNeighbours(linalg::GenericOp op, const RowLoops &loops,
                           int64_t turn);
  int64_t countTurns(const RowLoops &loops) {
    return loops.columns == 1 ? 1 : turns;
  }
  Held &hold(linalg::GenericOp op, OpOperand &operand, const RowLoops &loops,
             bool loads);
  SmallVector<SmallVector<Value>> take(linalg::GenericOp op,
                                       ArrayRef<OpOperand *> operands,
                                       const RowLoops &loops);
  void computeElements(linalg::GenericOp op, const RowLoops &loops);
  void computeReduction(linalg::GenericOp op, const RowLoops &loops);
  Value sumOfLanes(Value sum, Operation *combiner);
  Value combine(Operation *combiner, Value left, Value right);
  void storeFinished(linalg::GenericOp op, const RowLoops &loops);
  void store(linalg::GenericOp op, OpOperand &output, const RowLoops &loops);
  Value index(int64_t value) { return createIndex(builder, loc, value); }
  Value conjunction(Value left, Value right) {
    if (!left || !right)
      return left ? left : right;
    return arith::AndIOp::create(builder, loc, left, right);
  }

  gpu::GPUFuncOp kernel;
  Location loc;
  OpBuilder builder;
  RowGroup group;
  int64_t lanes = 1, width = 1, turns = 1;
  Value thread, lane, row;
  /// Whether the row, and by turn the columns, are the thread's own; null if
  /// they always are.
  Value isMyRow;
  SmallVector<Value> columns, isMyColumn;
  SmallVector<Held> held;
  /// Values of rows, stored at the end, as other lanes may still read the old
  /// ones.
  SmallVector<std::pair<linalg::GenericOp, OpOperand *>> rowStores;
  bool readsRows = false;
};

} // namespace

/// Widths that all ops' accesses of memory allow.
void Rows::chooseWidth() {
  SmallVector<std::pair<linalg::GenericOp, unsigned>> loops;
  for (linalg::LinalgOp op : group.getOps()) {
    RowLoops split = *splitRows(op, group.getRows());
    if (split.columns != 1)
      loops.emplace_back(cast<linalg::GenericOp>(op.getOperation()),
                         split.innermost);
  }
  lanes = group.getLanes();
  width = loops.empty() ? 1 : getVectorWidth(loops);
  turns = llvm::divideCeil(group.getColumns(), lanes * width);
}

void Rows::createNumbers(const LaunchShape &shape) {
  int64_t perBlock = shape.threads / lanes, rows = group.getRows();
  thread = createThreadId(builder, loc);
  lane = arith::RemUIOp::create(builder, loc, thread, index(lanes));
  row = createSum(
      builder, loc,
      createProduct(builder, loc, createBlockId(builder, loc), perBlock),
      arith::DivUIOp::create(builder, loc, thread, index(lanes)));
  auto limit = [&](Value &number, int64_t end, int64_t last) -> Value {
    Value inside = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::ult, number, index(end));
    number = arith::MinUIOp::create(builder, loc, number, index(last));
    return inside;
  };
  if (rows % perBlock != 0)
    isMyRow = limit(row, rows, rows - 1);
  Value first = createProduct(builder, loc, lane, width);
  for (int64_t turn = 0; turn < turns; ++turn) {
    Value column = createSum(builder, loc, first, index(turn * lanes * width));
    bool isFull = (turn + 1) * lanes * width <= group.getColumns();
    isMyColumn.push_back(
        isFull ? Value()
               : limit(column, group.getColumns(), group.getColumns() - width));
    columns.push_back(column);
  }
}

/// The iterations of an op that a thread executes in one turn; one if rows have
/// no columns.
Neighbours Rows::getNeighbours(linalg::GenericOp op, const RowLoops &loops,
                               int64_t turn) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  ArrayRef<int64_t> extents = ranges;
  SmallVector<Value> ivs =
      splitIndex(builder, loc, row, extents.take_front(loops.numRowLoops));
  bool isWhole = loops.columns != 1;
  ivs.append(splitIndex(builder, loc, isWhole ? columns[turn] : index(0),
                        extents.drop_front(loops.numRowLoops)));
  return Neighbours(builder, op, ivs, loops.innermost, isWhole ? width : 1);
}

/// What the thread holds of an operand; loads it if nothing yet.
Held &Rows::hold(linalg::GenericOp op, OpOperand &operand,
                 const RowLoops &loops, bool loads) {
  Value root = skipViews(operand.get());
  RowPlace place = *getRowPlace(op, operand, loops);
  auto *found = llvm::find_if(held, [&](const Held &each) {
    return each.root == root && each.place == place;
  });
  if (found == held.end()) {
    held.push_back({root, place, {}});
    found = &held.back();
  }
  if (!found->values.empty() || !loads)
    return *found;
  readsRows |= !place.isWhole();
  for (int64_t turn = 0; turn < (place.isWhole() ? turns : 1); ++turn) {
    Neighbours neighbours = getNeighbours(op, loops, turn);
    SmallVector<Value> values = neighbours.load(builder, operand);
    if (!place.isWhole())
      values.resize(1);
    found->values.append(values);
  }
  return *found;
}

/// The elements of operands, by element of the thread; null for those that the
/// body does not read.
SmallVector<SmallVector<Value>> Rows::take(linalg::GenericOp op,
                                           ArrayRef<OpOperand *> operands,
                                           const RowLoops &loops) {
  int64_t count = loops.columns == 1 ? 1 : turns * width;
  SmallVector<SmallVector<Value>> result(count);
  for (OpOperand *operand : operands) {
    SmallVector<Value> values(1);
    if (!isa<MemRefType>(operand->get().getType()))
      values[0] = operand->get();
    else if (!op.getMatchingBlockArgument(operand).use_empty())
      values = hold(op, *operand, loops, /*loads=*/true).values;
    for (auto [number, each] : llvm::enumerate(result))
      each.push_back(values[values.size() == 1 ? 0 : number]);
  }
  return result;
}

void Rows::computeElements(linalg::GenericOp op, const RowLoops &loops) {
  SmallVector<OpOperand *> inits =
      llvm::to_vector(llvm::make_pointer_range(op.getDpsInitsMutable()));
  auto ins = take(op, op.getDpsInputOperands(), loops),
       outs = take(op, inits, loops);
  SmallVector<SmallVector<Value>> results(inits.size());
  for (int64_t turn = 0, at = 0; turn < countTurns(loops); ++turn) {
    Neighbours neighbours = getNeighbours(op, loops, turn);
    for (ArrayRef<Value> ivs : neighbours.getIterations()) {
      for (auto [values, value] : llvm::zip_equal(
               results, computeBody(builder, op, ivs, ins[at], outs[at])))
        values.push_back(value);
      ++at;
    }
  }
  for (auto [output, values] : llvm::zip_equal(inits, results))
    hold(op, *output, loops, /*loads=*/false).values = values;
}

Value Rows::combine(Operation *combiner, Value left, Value right) {
  Operation *copy = builder.clone(*combiner);
  copy->setOperands({left, right});
  return copy->getResult(0);
}

/// All lanes of a row get the combination of their values.
Value Rows::sumOfLanes(Value sum, Operation *combiner) {
  for (int64_t distance = std::min(lanes, kWarp) / 2; distance > 0;
       distance /= 2)
    sum = combine(combiner, sum, createExchange(builder, loc, sum, distance));
  if (lanes <= kWarp)
    return sum;
  Value shared = addSharedMemory(kernel, loc, lanes / kWarp, sum.getType());
  Value isFirst = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::eq,
      arith::RemUIOp::create(builder, loc, thread, index(kWarp)), index(0));
  auto guard = scf::IfOp::create(builder, loc, isFirst);
  OpBuilder writer = OpBuilder::atBlockBegin(guard.thenBlock());
  Value warp = arith::DivUIOp::create(writer, loc, thread,
                                      createIndex(writer, loc, kWarp));
  memref::StoreOp::create(writer, loc, sum, shared, warp);
  gpu::BarrierOp::create(builder, loc);
  for (int64_t i = 0; i < lanes / kWarp; ++i) {
    Value part = memref::LoadOp::create(builder, loc, shared, index(i));
    sum = i == 0 ? part : combine(combiner, sum, part);
  }
  return sum;
}

void Rows::computeReduction(linalg::GenericOp op, const RowLoops &loops) {
  SmallVector<OpOperand *> inits =
      llvm::to_vector(llvm::make_pointer_range(op.getDpsInitsMutable()));
  SmallVector<Operation *> combiners = *getCombiners(op);
  auto ins = take(op, op.getDpsInputOperands(), loops);
  SmallVector<Value> sums;
  for (Operation *combiner : combiners)
    sums.push_back(arith::ConstantOp::create(
        builder, loc, *arith::getNeutralElement(combiner)));
  for (int64_t turn = 0, at = 0; turn < turns; ++turn) {
    Neighbours neighbours = getNeighbours(op, loops, turn);
    for (ArrayRef<Value> ivs : neighbours.getIterations()) {
      SmallVector<Value> next = computeBody(builder, op, ivs, ins[at++], sums);
      for (auto [sum, value] : llvm::zip_equal(sums, next))
        sum = isMyColumn[turn] ? arith::SelectOp::create(
                                     builder, loc, isMyColumn[turn], value, sum)
                                     .getResult()
                               : value;
    }
  }
  for (auto [output, combiner, sum] : llvm::zip_equal(inits, combiners, sums)) {
    Value all = sumOfLanes(sum, combiner);
    Held &result = hold(op, *output, loops, /*loads=*/true);
    result.values[0] = combine(combiner, result.values[0], all);
  }
}

void Rows::store(linalg::GenericOp op, OpOperand &output,
                 const RowLoops &loops) {
  ArrayRef<Value> values = hold(op, output, loops, /*loads=*/false).values;
  bool isWhole = values.size() > 1 || loops.columns != 1;
  isWhole &= !loops.reduces;
  Value isMyLane;
  if (!isWhole && lanes > 1)
    isMyLane = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                     lane, index(0));
  for (int64_t turn = 0; turn < (isWhole ? turns : 1); ++turn) {
    OpBuilder::InsertionGuard atGuard(builder);
    Value condition = conjunction(isMyRow, isMyLane);
    if (isWhole)
      condition = conjunction(condition, isMyColumn[turn]);
    if (condition)
      builder.setInsertionPointToStart(
          scf::IfOp::create(builder, loc, condition).thenBlock());
    RowLoops shape = loops;
    if (!isWhole)
      shape.columns = 1;
    Neighbours neighbours = getNeighbours(op, shape, turn);
    int64_t count = isWhole ? width : 1;
    neighbours.store(builder, output, values.slice(turn * count, count));
  }
}

/// Stores what an op is the last one to write.
void Rows::storeFinished(linalg::GenericOp op, const RowLoops &loops) {
  for (OpOperand &output : op.getDpsInitsMutable()) {
    Value root = skipViews(output.get());
    auto writes = [&](linalg::LinalgOp other) {
      return llvm::any_of(other.getDpsInits(),
                          [&](Value out) { return skipViews(out) == root; });
    };
    linalg::LinalgOp last =
        *llvm::find_if(llvm::reverse(group.getOps()), writes);
    if (root.getDefiningOp<memref::AllocaOp>() || last.getOperation() != op)
      continue;
    if (getRowPlace(op, output, loops)->isWhole())
      store(op, output, loops);
    else
      rowStores.emplace_back(op, &output);
  }
}

LaunchShape Rows::write() {
  chooseWidth();
  int64_t perBlock = kBlockThreads / lanes;
  LaunchShape shape{llvm::divideCeilSigned(group.getRows(), perBlock),
                    perBlock * lanes};
  createNumbers(shape);
  for (linalg::LinalgOp each : group.getOps()) {
    auto op = cast<linalg::GenericOp>(each.getOperation());
    RowLoops loops = *splitRows(op, group.getRows());
    loops.reduces ? computeReduction(op, loops) : computeElements(op, loops);
    storeFinished(op, loops);
  }
  if (readsRows && !rowStores.empty())
    gpu::BarrierOp::create(builder, loc);
  for (auto [op, output] : rowStores)
    store(op, *output, *splitRows(op, group.getRows()));
  return shape;
}

FailureOr<LaunchShape> fsdp::spreadRows(gpu::GPUFuncOp kernel,
                                        memref::AllocaScopeOp scope) {
  FailureOr<RowGroup> group = takeRowGroup(scope);
  if (failed(group))
    return failure();
  LaunchShape shape = Rows(kernel, scope, std::move(*group)).write();
  scope.erase();
  return shape;
}
