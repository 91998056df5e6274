//===- GPUScatter.cpp - Rows added at looked up places --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What GPUScatterBlocks.cpp does not take: every thread executes the whole
// loop, in order, but of each iteration only the part that belongs to it: one
// element of the row, and that only if the sum of the numbers that say which
// row it is leaves the thread's own remainder. Threads therefore never write an
// element that another one reads or writes, and each element sees the
// iterations in their order.
//
//===----------------------------------------------------------------------===//

#include "ScatterLoop.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Into how many groups the rows are divided: as many as keep the device busy,
/// each with a few iterations.
static int64_t countGroups(ScatterLoop &scatter, int64_t elements) {
  std::optional<APInt> trips = scatter.getLoop().getStaticTripCount();
  if (scatter.getNumbers().empty() || !trips)
    return 1;
  constexpr int64_t kThreads = 65536, kMostGroups = 64;
  int64_t groups = std::min({kMostGroups, trips->getSExtValue() / 4,
                             llvm::divideCeilSigned(kThreads, elements)});
  return groups < 2 ? 1 : int64_t(llvm::bit_floor(uint64_t(groups)));
}

/// Reads the numbers of several rows before the first of them is changed: most
/// rows are others' and would only be waited for.
static void lookAhead(scf::ForOp loop) {
  std::optional<APInt> trips = loop.getStaticTripCount();
  int64_t count = trips ? trips->getSExtValue() : 1, factor = 8;
  // A loop of one iteration would go away.
  while (factor > 1 && (count % factor != 0 || count == factor))
    factor /= 2;
  if (factor == 1 || failed(loopUnrollByFactor(loop, factor)))
    return;
  Block *body = loop.getBody();
  auto rows = body->getOps<scf::IfOp>();
  if (rows.empty())
    return;
  Operation *first = *rows.begin();
  // Memory that is read outside of the rows is not written by them.
  for (Operation &op : llvm::make_early_inc_range(
           llvm::make_range(first->getIterator(), std::prev(body->end()))))
    if (!isa<scf::IfOp>(op))
      op.moveBefore(first);
}

/// Lets a thread execute an iteration only if the sum of the numbers leaves its
/// remainder.
static void keepGroup(ScatterLoop &scatter, int64_t groups, Value group) {
  scf::ForOp loop = scatter.getLoop();
  Location loc = loop.getLoc();
  OpBuilder builder(scatter.getOps().front());
  ArrayRef<Value> numbers = scatter.getNumbers();
  Value sum = numbers.front();
  for (Value number : llvm::drop_begin(numbers))
    sum = arith::AddIOp::create(builder, loc, sum, number);
  Value rest = arith::RemUIOp::create(builder, loc, sum,
                                      createIndex(builder, loc, groups));
  Value isMine = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       rest, group);
  auto mine = scf::IfOp::create(builder, loc, isMine);
  Block *body = loop.getBody();
  mine.thenBlock()->getOperations().splice(
      mine.thenBlock()->begin(), body->getOperations(),
      std::next(mine->getIterator()), std::prev(body->end()));
}

static LaunchShape writeLoop(ScatterLoop &scatter) {
  scf::ForOp loop = scatter.getLoop();
  Location loc = loop.getLoc();
  int64_t elements = 1;
  for (int64_t extent : scatter.getExtents())
    elements *= extent;
  int64_t groups = countGroups(scatter, elements), threads = elements * groups;
  LaunchShape shape{llvm::divideCeilSigned(threads, kBlockThreads),
                    std::min(threads, kBlockThreads)};
  OpBuilder builder(loop);
  Value size = createIndex(builder, loc, shape.threads);
  Value first =
      arith::MulIOp::create(builder, loc, createBlockId(builder, loc), size);
  Value number =
      arith::AddIOp::create(builder, loc, first, createThreadId(builder, loc));
  Value inside =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, number,
                            createIndex(builder, loc, threads));
  auto guard = scf::IfOp::create(builder, loc, inside);
  builder.setInsertionPointToStart(guard.thenBlock());
  SmallVector<int64_t> all = {groups};
  llvm::append_range(all, scatter.getExtents());
  SmallVector<Value> place = splitIndex(builder, loc, number, all);
  loop->moveBefore(guard.thenBlock()->getTerminator());
  if (groups > 1)
    keepGroup(scatter, groups, place.front());
  for (linalg::GenericOp op : scatter.getOps()) {
    builder.setInsertionPoint(op);
    ValueRange ivs = ValueRange(place).drop_front();
    SmallVector<Value> outs = loadOutputs(builder, op, ivs);
    storeOutputs(builder, op, ivs, computeIteration(builder, op, ivs, outs));
    op.erase();
  }
  if (groups > 1)
    lookAhead(loop);
  return shape;
}

std::optional<LaunchShape> fsdp::spreadScatter(gpu::GPUFuncOp kernel,
                                               scf::ForOp loop) {
  ScatterLoop scatter(loop);
  if (!scatter.match())
    return std::nullopt;
  if (std::optional<LaunchShape> shape = spreadIterations(kernel, scatter))
    return shape;
  return writeLoop(scatter);
}
