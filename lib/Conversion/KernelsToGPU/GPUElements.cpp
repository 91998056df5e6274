//===- GPUElements.cpp - A thread for each element ------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GPUKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

/// The reduction loops around an iteration, outermost first; returns the last
/// values of the outputs.
static SmallVector<Value> createReduction(OpBuilder &builder,
                                          linalg::GenericOp op,
                                          ArrayRef<unsigned> loops,
                                          MutableArrayRef<Value> ivs,
                                          ValueRange outs) {
  if (loops.empty())
    return computeIteration(builder, op, ivs, outs);
  Location loc = op.getLoc();
  unsigned loop = loops.front();
  auto nest = scf::ForOp::create(
      builder, loc, createIndex(builder, loc, 0),
      createIndex(builder, loc, op.getStaticLoopRanges()[loop]),
      createIndex(builder, loc, 1), outs);
  OpBuilder inner = OpBuilder::atBlockBegin(nest.getBody());
  ivs[loop] = nest.getInductionVar();
  SmallVector<Value> values = createReduction(inner, op, loops.drop_front(),
                                              ivs, nest.getRegionIterArgs());
  scf::YieldOp::create(inner, loc, values);
  return llvm::to_vector_of<Value>(nest.getResults());
}

/// Computes `width` iterations from `ivs` times `width` on. Loads come first
/// and stores last.
static void computeNeighbours(OpBuilder &builder, linalg::GenericOp op,
                              SmallVector<Value> ivs, unsigned loop,
                              int64_t width) {
  Location loc = op.getLoc();
  ivs[loop] = createProduct(builder, loc, ivs[loop], width);
  Neighbours neighbours(builder, op, ivs, loop, width);
  auto ins = neighbours.loadInputs(builder),
       outs = neighbours.loadOutputs(builder);
  SmallVector<SmallVector<Value>> results;
  for (auto [each, in, out] :
       llvm::zip_equal(neighbours.getIterations(), ins, outs))
    results.push_back(computeBody(builder, op, each, in, out));
  neighbours.storeOutputs(builder, results);
}

/// The number of the thread; what is built behind it is left to those whose
/// number is below a count.
static Value createNumber(OpBuilder &builder, Location loc, LaunchShape shape,
                          int64_t count) {
  Value block = createBlockId(builder, loc),
        thread = createThreadId(builder, loc);
  Value size = createIndex(builder, loc, shape.threads);
  Value first = arith::MulIOp::create(builder, loc, block, size);
  Value number = arith::AddIOp::create(builder, loc, first, thread);
  if (count % shape.threads != 0) {
    Value inside =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, number,
                              createIndex(builder, loc, count));
    auto guard = scf::IfOp::create(builder, loc, inside);
    builder.setInsertionPointToStart(guard.thenBlock());
  }
  return number;
}

std::optional<LaunchShape> fsdp::spreadElements(linalg::GenericOp op) {
  auto loops = orderParallelLoops(op);
  if (!loops)
    return std::nullopt;
  Location loc = op.getLoc();
  OpBuilder builder(op);
  SmallVector<int64_t> ranges = op.getStaticLoopRanges(), extents;
  int64_t elements = 1;
  for (unsigned loop : *loops) {
    extents.push_back(ranges[loop]);
    elements *= ranges[loop];
  }
  if (elements == 0 || llvm::is_contained(ranges, 0)) {
    op.erase();
    return LaunchShape();
  }
  SmallVector<unsigned> reductions;
  op.getReductionDims(reductions);
  int64_t width = 1;
  if (reductions.empty() && !loops->empty()) {
    width = getVectorWidth(op, loops->back());
    extents.back() /= width;
    elements /= width;
  }
  LaunchShape shape{llvm::divideCeilSigned(elements, kBlockThreads),
                    std::min(elements, kBlockThreads)};
  Value number = createNumber(builder, loc, shape, elements);
  SmallVector<Value> ivs(ranges.size());
  for (auto [loop, value] :
       llvm::zip_equal(*loops, splitIndex(builder, loc, number, extents)))
    ivs[loop] = value;
  if (width > 1)
    computeNeighbours(builder, op, ivs, loops->back(), width);
  else {
    // Loads that nothing uses are removed later.
    SmallVector<Value> outs = loadOutputs(builder, op, ivs);
    storeOutputs(builder, op, ivs,
                 createReduction(builder, op, reductions, ivs, outs));
  }
  op.erase();
  return shape;
}
