//===- IterationSearch.h - Iterations on the same row -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The threads of a block read the numbers of iterations together, 8 each of
// 2048 at once. All of them reach all barriers and ballots: what these depend
// on is the same for the whole block.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_KERNELSTOGPU_ITERATIONSEARCH_H
#define FSDP_LIB_CONVERSION_KERNELSTOGPU_ITERATIONSEARCH_H

#include "ScatterLoop.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace mlir::fsdp {

class IterationSearch {
public:
  using Values = SmallVector<Value>;

  /// For a block of kBlockThreads that has an iteration.
  IterationSearch(gpu::GPUFuncOp kernel, ScatterLoop &scatter,
                  OpBuilder &builder, Value thread, Value iteration);

  /// Whether an earlier iteration has the block's numbers.
  Value findEarlier();

  /// `body` for each later iteration with the block's numbers, in order, with
  /// what the last one returned.
  Values forLater(ValueRange state, function_ref<Values(Value, Values)> body);

  /// Lets several later iterations read at once, when all code is there.
  void overlap();

private:
  Values createIterations(Value begin);
  Values findEqual(ValueRange iterations, Value end);
  Values shareOfWarps(Value value);
  Values branch(Value condition, ValueRange state, function_ref<Values()> body);
  Values forChunks(Value begin, Value end, ValueRange state,
                   function_ref<Values(Value, Values)> body);
  void writeList(ValueRange iterations, ValueRange equal, ValueRange ballots,
                 ValueRange counts);
  Values forListed(Value count, ValueRange state,
                   function_ref<Values(Value, Values)> body);
  Value index(int64_t value) { return createIndex(builder, loc, value); }
  Value word(int64_t value) {
    return arith::ConstantIntOp::create(builder, loc, value, 32);
  }
  Value sum(Value left, Value right) {
    return createSum(builder, loc, left, right);
  }
  Value compare(arith::CmpIPredicate predicate, Value left, Value right) {
    return arith::CmpIOp::create(builder, loc, predicate, left, right);
  }
  Value combine(ValueRange conditions) {
    Value any = conditions.front();
    for (Value each : conditions.drop_front())
      any = arith::OrIOp::create(builder, loc, any, each);
    return any;
  }
  Value countBits(Value bits);

  ScatterLoop &scatter;
  Location loc;
  OpBuilder &builder;
  int64_t trips;
  Value iteration, warp, lane;
  Values numbers;
  /// Memory of the block.
  Value shared, list;
  scf::ForOp listed;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_KERNELSTOGPU_ITERATIONSEARCH_H
