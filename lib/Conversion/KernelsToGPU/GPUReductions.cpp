//===- GPUReductions.cpp - Several threads for each sum -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each of L lanes combines every L-th value of a result (along rows: every L-th
// group of as many neighbours as one access reads), beginning with the neutral
// element; then the lanes' values are combined in an order that depends on
// nothing but sizes, and last with what the output held. Along columns a thread
// has as many neighbouring results as one access reads values of.
//
//===----------------------------------------------------------------------===//

#include "GPUKernel.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {

constexpr int64_t kWarp = 32;
/// Fewer values are left to one thread.
constexpr int64_t kFewest = 8;
/// More values get a whole block.
constexpr int64_t kMostOfWarp = 1024;

/// Builds the code of one reduction.
class Reduction {
public:
  Reduction(gpu::GPUFuncOp kernel, linalg::GenericOp op)
      : kernel(kernel), op(op), loc(op.getLoc()), builder(op) {}

  /// Whether the op is a reduction that threads can share.
  bool match();
  LaunchShape write();

private:
  bool isAlongRows();
  void choose();
  SmallVector<Value> getIterators(Value result, Value value);
  void store(Value result, ValueRange sums);
  SmallVector<Value> sumOfLane(Value result);
  SmallVector<Value> combine(ValueRange left, ValueRange right);
  SmallVector<Value> sumOfWarp(SmallVector<Value> sums);
  SmallVector<Value> sumOfShared(ValueRange sums, Value slot, Value isWriter,
                                 Value first, int64_t stride, int64_t count);
  SmallVector<Value> sumOfLanes(SmallVector<Value> sums);
  Value index(int64_t value) { return createIndex(builder, loc, value); }
  Value multiply(Value left, int64_t right) {
    return arith::MulIOp::create(builder, loc, left, index(right));
  }
  Value isZero(Value value) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, value,
                                 index(0));
  }

  gpu::GPUFuncOp kernel;
  linalg::GenericOp op;
  Location loc;
  OpBuilder builder;
  /// What combines two values of each output.
  SmallVector<Operation *> combiners;
  SmallVector<OpOperand *> sumOutputs, elementOutputs;
  SmallVector<unsigned> parallel, reduction;
  int64_t results = 1, values = 1;
  /// Lanes of a result, results of a block; whether the lanes of a result are
  /// neighbours.
  int64_t lanes = 0, perBlock = 0;
  /// Neighbours that a lane reads at once: values of one result along rows, of
  /// as many results along columns.
  int64_t width = 1;
  int64_t countOwn() const { return rows ? 1 : width; }
  bool rows = true;
  Value thread, lane, local;
};

} // namespace

bool Reduction::match() {
  // Element outputs are written on the way.
  unsigned numSums = countSums(op);
  auto loops = orderParallelLoops(op, numSums);
  op.getReductionDims(reduction);
  if (!loops || reduction.empty() || op->hasAttr(attr::kStrict))
    return false;
  parallel = *loops;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (unsigned loop : parallel)
    results *= ranges[loop];
  for (unsigned loop : reduction)
    values *= ranges[loop];
  if (results == 0 || values < kFewest)
    return false;
  auto found = getCombiners(op, numSums);
  if (!found)
    return false;
  combiners = std::move(*found);
  for (auto [number, output] : llvm::enumerate(op.getDpsInitsMutable()))
    (number < numSums ? sumOutputs : elementOutputs).push_back(&output);
  return true;
}

/// Whether neighbouring values of the largest input belong to one result.
bool Reduction::isAlongRows() {
  auto strides = getLargestInputStrides(op);
  if (!strides)
    return true;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  auto smallest = [&](ArrayRef<unsigned> loops) {
    int64_t least = std::numeric_limits<int64_t>::max();
    for (unsigned loop : loops)
      if ((*strides)[loop] != 0 && ranges[loop] != 1)
        least = std::min(least, std::abs((*strides)[loop]));
    return least;
  };
  return smallest(reduction) <= smallest(parallel);
}

void Reduction::choose() {
  rows = isAlongRows();
  if (rows) {
    width = getVectorWidth(op, reduction.back());
    lanes = values <= kMostOfWarp ? kWarp : kBlockThreads;
    perBlock = kBlockThreads / lanes;
  } else {
    width = getVectorWidth(op, parallel.back());
    lanes = values < 128 || width > 1 ? 8 : 32;
    perBlock = kWarp;
  }
}

/// The iteration of the `value`-th value of a result.
SmallVector<Value> Reduction::getIterators(Value result, Value value) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  SmallVector<Value> ivs(ranges.size());
  auto split = [&](Value number, ArrayRef<unsigned> loops) {
    SmallVector<int64_t> extents;
    for (unsigned loop : loops)
      extents.push_back(ranges[loop]);
    for (auto [loop, iv] :
         llvm::zip_equal(loops, splitIndex(builder, loc, number, extents)))
      ivs[loop] = iv;
  };
  split(result, parallel);
  split(value, reduction);
  return ivs;
}

SmallVector<Value> Reduction::combine(ValueRange left, ValueRange right) {
  SmallVector<Value> combined;
  for (auto [number, x, y] : llvm::enumerate(left, right)) {
    Operation *copy = builder.clone(*combiners[number % combiners.size()]);
    copy->setOperands({x, y});
    combined.push_back(copy->getResult(0));
  }
  return combined;
}

/// Combines every value that belongs to this lane, for one result after the
/// other.
SmallVector<Value> Reduction::sumOfLane(Value result) {
  SmallVector<Value> begin;
  for (int64_t own = 0; own < countOwn(); ++own)
    for (Operation *combiner : combiners)
      begin.push_back(arith::ConstantOp::create(
          builder, loc, *arith::getNeutralElement(combiner)));
  int64_t step = rows ? width : 1;
  auto loop = scf::ForOp::create(builder, loc, multiply(lane, step),
                                 index(values), index(lanes * step), begin);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  SmallVector<Value> ivs = getIterators(result, loop.getInductionVar());
  Neighbours neighbours(builder, op, ivs,
                        rows ? reduction.back() : parallel.back(), width);
  SmallVector<Value> sums(loop.getRegionIterArgs());
  MutableArrayRef<Value> rest = sums;
  SmallVector<SmallVector<Value>> elements(elementOutputs.size());
  for (auto [each, in] : llvm::zip_equal(neighbours.getIterations(),
                                         neighbours.loadInputs(builder))) {
    MutableArrayRef<Value> own = rest.take_front(combiners.size());
    SmallVector<Value> results = computeBody(builder, op, each, in, own);
    llvm::copy(ArrayRef(results).take_front(own.size()), own.begin());
    for (auto [values, value] :
         llvm::zip_equal(elements, ArrayRef(results).drop_front(own.size())))
      values.push_back(value);
    if (!rows)
      rest = rest.drop_front(combiners.size());
  }
  for (auto [output, values] : llvm::zip_equal(elementOutputs, elements))
    neighbours.store(builder, *output, values);
  scf::YieldOp::create(builder, loc, sums);
  return llvm::to_vector_of<Value>(loop.getResults());
}

/// All lanes of a warp get the combination of their values.
SmallVector<Value> Reduction::sumOfWarp(SmallVector<Value> sums) {
  for (int32_t distance = kWarp / 2; distance > 0; distance /= 2) {
    SmallVector<Value> others;
    for (Value sum : sums)
      others.push_back(createExchange(builder, loc, sum, distance));
    sums = combine(sums, others);
  }
  return sums;
}

/// Threads for which `isWriter` (null: all) leave their values in `slot`;
/// combines the `count` ones from `first` on.
SmallVector<Value> Reduction::sumOfShared(ValueRange sums, Value slot,
                                          Value isWriter, Value first,
                                          int64_t stride, int64_t count) {
  int64_t slots = lanes * perBlock / (isWriter ? kWarp : 1);
  SmallVector<Value> shared;
  for (Value sum : sums)
    shared.push_back(addSharedMemory(kernel, loc, slots, sum.getType()));
  OpBuilder writer = builder;
  if (isWriter)
    writer.setInsertionPointToStart(
        scf::IfOp::create(builder, loc, isWriter).thenBlock());
  for (auto [sum, memory] : llvm::zip_equal(sums, shared))
    memref::StoreOp::create(writer, loc, sum, memory, slot);
  gpu::BarrierOp::create(builder, loc);
  auto load = [&](Value at) {
    SmallVector<Value> loaded;
    for (Value memory : shared)
      loaded.push_back(memref::LoadOp::create(builder, loc, memory, at));
    return loaded;
  };
  auto loop = scf::ForOp::create(builder, loc, index(1), index(count), index(1),
                                 load(first));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value at = arith::AddIOp::create(builder, loc, first,
                                   multiply(loop.getInductionVar(), stride));
  scf::YieldOp::create(builder, loc,
                       combine(loop.getRegionIterArgs(), load(at)));
  return llvm::to_vector_of<Value>(loop.getResults());
}

/// The combination of all lanes of a result, for its lane 0.
SmallVector<Value> Reduction::sumOfLanes(SmallVector<Value> sums) {
  if (!rows)
    return sumOfShared(sums, thread, Value(), local, perBlock, lanes);
  if (!llvm::all_of(sums, [](Value sum) { return canExchange(sum.getType()); }))
    return sumOfShared(sums, thread, Value(), multiply(local, lanes), 1, lanes);
  sums = sumOfWarp(std::move(sums));
  if (lanes == kWarp)
    return sums;
  Value warp = arith::DivUIOp::create(builder, loc, thread, index(kWarp));
  Value inWarp = arith::RemUIOp::create(builder, loc, thread, index(kWarp));
  return sumOfShared(sums, warp, isZero(inWarp), index(0), 1, lanes / kWarp);
}

/// Combines the sums with what the outputs held.
void Reduction::store(Value result, ValueRange sums) {
  SmallVector<Value> ivs = getIterators(result, index(0));
  Neighbours neighbours(builder, op, ivs,
                        parallel.empty() ? 0 : parallel.back(), countOwn());
  SmallVector<SmallVector<Value>> held, added(sumOutputs.size());
  for (OpOperand *output : sumOutputs)
    held.push_back(neighbours.load(builder, *output));
  for (int64_t own = 0; own < countOwn(); ++own) {
    SmallVector<Value> before;
    for (ArrayRef<Value> values : held)
      before.push_back(values[own]);
    auto combined = combine(before, sums.take_front(combiners.size()));
    sums = sums.drop_front(combiners.size());
    for (auto [values, value] : llvm::zip_equal(added, combined))
      values.push_back(value);
  }
  for (auto [output, values] : llvm::zip_equal(sumOutputs, added))
    neighbours.store(builder, *output, values);
}

LaunchShape Reduction::write() {
  choose();
  // What threads number are groups of neighbouring results.
  int64_t groups = results / countOwn();
  LaunchShape shape{llvm::divideCeilSigned(groups, perBlock), lanes * perBlock};
  thread = createThreadId(builder, loc);
  Value group = index(rows ? lanes : perBlock);
  Value quotient = arith::DivUIOp::create(builder, loc, thread, group);
  Value rest = arith::RemUIOp::create(builder, loc, thread, group);
  lane = rows ? rest : quotient;
  local = rows ? quotient : rest;
  Value result = arith::AddIOp::create(
      builder, loc, multiply(createBlockId(builder, loc), perBlock), local);
  // All threads reach barriers and shuffles; those without a result of their
  // own compute that of another.
  Value isMine = isZero(lane);
  if (groups % perBlock != 0) {
    Value inside = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::ult, result, index(groups));
    isMine = arith::AndIOp::create(builder, loc, isMine, inside);
    result = arith::MinUIOp::create(builder, loc, result, index(groups - 1));
  }
  result = multiply(result, countOwn());
  SmallVector<Value> sums = sumOfLanes(sumOfLane(result));
  auto guard = scf::IfOp::create(builder, loc, isMine);
  builder.setInsertionPointToStart(guard.thenBlock());
  store(result, sums);
  op.erase();
  return shape;
}

std::optional<LaunchShape> fsdp::spreadReduction(gpu::GPUFuncOp kernel,
                                                 linalg::GenericOp op) {
  Reduction reduction(kernel, op);
  if (!reduction.match())
    return std::nullopt;
  return reduction.write();
}
