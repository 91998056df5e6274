//===- IterationSearch.cpp - Iterations on the same row -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IterationSearch.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"

using namespace mlir;
using namespace mlir::fsdp;

using Values = IterationSearch::Values;

static constexpr int64_t kWarp = 32, kWarps = kBlockThreads / kWarp;
/// Iterations whose numbers a thread reads at once, and a block.
static constexpr int64_t kReads = 8, kChunk = kReads * kBlockThreads;
/// Listed iterations that read at once.
static constexpr int64_t kRowsAtOnce = 4;

IterationSearch::IterationSearch(gpu::GPUFuncOp kernel, ScatterLoop &scatter,
                                 OpBuilder &builder, Value thread,
                                 Value iteration)
    : scatter(scatter), loc(scatter.getLoop().getLoc()), builder(builder),
      trips(scatter.getLoop().getStaticTripCount()->getSExtValue()),
      iteration(iteration) {
  warp = arith::DivUIOp::create(builder, loc, thread, index(kWarp));
  lane = arith::RemUIOp::create(builder, loc, thread, index(kWarp));
  numbers = scatter.cloneNumbers(builder, iteration);
  Type type = builder.getI32Type();
  shared = addSharedMemory(kernel, loc, kWarps, type);
  list = addSharedMemory(kernel, loc, kChunk, type);
}

Value IterationSearch::countBits(Value bits) {
  return LLVM::CtPopOp::create(builder, loc, bits.getType(), bits);
}

/// The iterations of a chunk whose numbers the thread reads: each warp has
/// consecutive ones.
Values IterationSearch::createIterations(Value begin) {
  Value first =
      sum(sum(begin, createProduct(builder, loc, warp, kReads * kWarp)), lane);
  Values iterations;
  for (int64_t read = 0; read < kReads; ++read)
    iterations.push_back(sum(first, index(read * kWarp)));
  return iterations;
}

/// Whether iterations before `end` have the block's numbers.
Values IterationSearch::findEqual(ValueRange iterations, Value end) {
  SmallVector<Values> found;
  for (Value each : iterations)
    found.push_back(scatter.cloneNumbers(
        builder, arith::MinUIOp::create(builder, loc, each, index(trips - 1))));
  Values equal;
  for (auto [each, theirs] : llvm::zip_equal(iterations, found)) {
    Value all = compare(arith::CmpIPredicate::ult, each, end);
    for (auto [mine, other] : llvm::zip_equal(numbers, theirs))
      all = arith::AndIOp::create(
          builder, loc, all, compare(arith::CmpIPredicate::eq, mine, other));
    equal.push_back(all);
  }
  return equal;
}

/// What the warps of the block have for a value.
Values IterationSearch::shareOfWarps(Value value) {
  auto guard = scf::IfOp::create(
      builder, loc, compare(arith::CmpIPredicate::eq, lane, index(0)));
  OpBuilder writer = OpBuilder::atBlockBegin(guard.thenBlock());
  memref::StoreOp::create(writer, loc, value, shared, warp);
  gpu::BarrierOp::create(builder, loc);
  Values all;
  for (int64_t each = 0; each < kWarps; ++each)
    all.push_back(memref::LoadOp::create(builder, loc, shared, index(each)));
  // The next values take the same places.
  gpu::BarrierOp::create(builder, loc);
  return all;
}

/// `body` where a condition holds, else `state`.
Values IterationSearch::branch(Value condition, ValueRange state,
                               function_ref<Values()> body) {
  auto op = scf::IfOp::create(builder, loc, state.getTypes(), condition,
                              /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(op.thenBlock());
  scf::YieldOp::create(builder, loc, body());
  builder.setInsertionPointToStart(op.elseBlock());
  scf::YieldOp::create(builder, loc, state);
  return Values(op.getResults());
}

/// `body` for each chunk from `begin` to `end`, of which one is the first or
/// the last iteration, the other the block's.
Values IterationSearch::forChunks(Value begin, Value end, ValueRange state,
                                  function_ref<Values(Value, Values)> body) {
  auto chunks =
      scf::ForOp::create(builder, loc, begin, end, index(kChunk), state);
  double all = 0;
  for (int64_t rest = trips - 1; rest > 0; rest -= kChunk)
    all += static_cast<double>(rest);
  chunks->setAttr(attr::kTrips,
                  builder.getF64FloatAttr(all / static_cast<double>(trips)));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(chunks.getBody());
  scf::YieldOp::create(
      builder, loc,
      body(chunks.getInductionVar(), Values(chunks.getRegionIterArgs())));
  return Values(chunks.getResults());
}

Value IterationSearch::findEarlier() {
  Value no = arith::ConstantIntOp::create(builder, loc, 0, 1);
  Value yes = arith::ConstantIntOp::create(builder, loc, 1, 1);
  auto search = [&](Value begin, Values found) {
    Value isOpen = arith::XOrIOp::create(builder, loc, found[0], yes);
    return branch(isOpen, found, [&] {
      Values equal = findEqual(createIterations(begin), iteration);
      Value own = createBallot(builder, loc, combine(equal));
      return Values{compare(arith::CmpIPredicate::ne,
                            combine(shareOfWarps(own)), word(0))};
    });
  };
  return forChunks(index(0), iteration, no, search)[0];
}

//===----------------------------------------------------------------------===//
// Later iterations
//===----------------------------------------------------------------------===//

/// Lists the iterations with the block's numbers; `counts` are those of warps.
void IterationSearch::writeList(ValueRange iterations, ValueRange equal,
                                ValueRange ballots, ValueRange counts) {
  Value place = word(0);
  for (auto [number, count] : llvm::enumerate(counts.drop_back())) {
    Value isBefore = compare(arith::CmpIPredicate::ult, index(number), warp);
    place = arith::AddIOp::create(
        builder, loc, place,
        arith::SelectOp::create(builder, loc, isBefore, count, word(0)));
  }
  Type type = builder.getI32Type();
  Value bit = arith::ShLIOp::create(
      builder, loc, word(1),
      arith::IndexCastUIOp::create(builder, loc, type, lane));
  Value before = arith::SubIOp::create(builder, loc, bit, word(1));
  for (auto [each, isEqual, ballot] :
       llvm::zip_equal(iterations, equal, ballots)) {
    auto guard = scf::IfOp::create(builder, loc, isEqual);
    OpBuilder::InsertionGuard atGuard(builder);
    Value next = arith::AddIOp::create(builder, loc, place, countBits(ballot));
    builder.setInsertionPointToStart(guard.thenBlock());
    Value lower = arith::AndIOp::create(builder, loc, ballot, before);
    Value at = arith::AddIOp::create(builder, loc, place, countBits(lower));
    memref::StoreOp::create(
        builder, loc, arith::IndexCastUIOp::create(builder, loc, type, each),
        list,
        ValueRange(arith::IndexCastUIOp::create(builder, loc,
                                                builder.getIndexType(), at)));
    place = next;
  }
}

/// `body` for what is listed. Rows are taken to be all different: how often
/// that is more than nothing only the numbers know.
Values IterationSearch::forListed(Value count, ValueRange state,
                                  function_ref<Values(Value, Values)> body) {
  Value end =
      arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(), count);
  auto each = scf::ForOp::create(builder, loc, index(0), end, index(1), state);
  each->setAttr(attr::kTrips, builder.getF64FloatAttr(0));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(each.getBody());
  Value number = arith::IndexCastUIOp::create(
      builder, loc, builder.getIndexType(),
      memref::LoadOp::create(builder, loc, list, each.getInductionVar()));
  scf::YieldOp::create(builder, loc,
                       body(number, Values(each.getRegionIterArgs())));
  listed = each;
  return Values(each.getResults());
}

Values IterationSearch::forLater(ValueRange state,
                                 function_ref<Values(Value, Values)> body) {
  Value next = sum(iteration, index(1)), end = index(trips);
  return forChunks(next, end, state, [&](Value begin, Values state) {
    Values iterations = createIterations(begin);
    Values equal = findEqual(iterations, end), ballots;
    Value count = word(0);
    for (Value each : equal) {
      ballots.push_back(createBallot(builder, loc, each));
      count =
          arith::AddIOp::create(builder, loc, count, countBits(ballots.back()));
    }
    Values counts = shareOfWarps(count);
    Value all = counts.front();
    for (Value each : llvm::drop_begin(counts))
      all = arith::AddIOp::create(builder, loc, all, each);
    Value isAny = compare(arith::CmpIPredicate::ne, all, word(0));
    return branch(isAny, state, [&] {
      writeList(iterations, equal, ballots, counts);
      gpu::BarrierOp::create(builder, loc);
      return forListed(all, state, body);
    });
  });
}

void IterationSearch::overlap() {
  (void)loopUnrollByFactor(listed, kRowsAtOnce);
}
