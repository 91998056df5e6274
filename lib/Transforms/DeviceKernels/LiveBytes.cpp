//===- LiveBytes.cpp - Memory of a block's buffers ------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LiveBytes.h"
#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

LiveBytes::LiveBytes(Block &block) : block(block) {
  for (Operation &op : block)
    numbers.try_emplace(&op, numbers.size());
  live.assign(numbers.size(), 0);
  for (auto alloc : block.getOps<memref::AllocOp>())
    add(getInterval(alloc), 1);
  for (int64_t bytes : live)
    peak = std::max(peak, bytes);
}

LiveBytes::Interval LiveBytes::getInterval(Value buffer) {
  Interval interval{static_cast<int64_t>(live.size()), -1,
                    static_cast<int64_t>(llvm::alignTo(
                        getStaticBytes(buffer.getType()), kArenaAlignment))};
  if (interval.bytes == 0)
    return interval;
  if (auto range = getLiveRange(buffer, block, numbers))
    std::tie(interval.first, interval.last) = *range;
  return interval;
}

void LiveBytes::add(const Interval &interval, int64_t sign) {
  for (int64_t at = interval.first; at <= interval.last; ++at)
    live[at] += sign * interval.bytes;
}

SmallVector<Value> LiveBytes::getBuffers(ArrayRef<Operation *> ops) {
  llvm::SetVector<Value> buffers;
  for (Operation *op : ops)
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (isa<MemRefType>(operand.getType()))
          if (Value root = skipViews(operand);
              root.getDefiningOp<memref::AllocOp>())
            buffers.insert(root);
    });
  return buffers.takeVector();
}

SmallVector<int64_t> LiveBytes::renumber(ArrayRef<Operation *> ops,
                                         int64_t number) {
  SmallVector<int64_t> old;
  for (Operation *op : ops) {
    old.push_back(numbers[op]);
    numbers[op] = number;
  }
  return old;
}

bool LiveBytes::allows(ArrayRef<Operation *> ops, Operation *place,
                       ArrayRef<Value> gone, int64_t more) {
  SmallVector<Value> buffers = getBuffers(ops);
  SmallVector<Interval> before, after;
  for (Value buffer : buffers)
    before.push_back(getInterval(buffer));
  SmallVector<int64_t> old = renumber(ops, numbers[place]);
  for (Value buffer : buffers)
    if (!llvm::is_contained(gone, buffer))
      after.push_back(getInterval(buffer));
  for (auto [op, number] : llvm::zip_equal(ops, old))
    numbers[op] = number;
  for (const Interval &interval : before)
    add(interval, -1);
  for (const Interval &interval : after)
    add(interval, 1);
  int64_t most = 0;
  for (int64_t at = old.front(); at <= old.back(); ++at)
    most = std::max(most, live[at]);
  for (const Interval &interval : after)
    add(interval, -1);
  for (const Interval &interval : before)
    add(interval, 1);
  return most <= peak + more;
}

void LiveBytes::move(ArrayRef<Operation *> ops, Operation *place,
                     Operation *whole, ArrayRef<Value> gone) {
  SmallVector<Value> buffers = getBuffers(ops);
  for (Value buffer : buffers)
    add(getInterval(buffer), -1);
  numbers[whole] = numbers[place];
  renumber(ops, numbers[place]);
  for (Value buffer : buffers)
    if (!llvm::is_contained(gone, buffer))
      add(getInterval(buffer), 1);
}
