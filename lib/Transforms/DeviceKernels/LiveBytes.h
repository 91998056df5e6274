//===- LiveBytes.h - Memory of a block's buffers ----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the buffers that a block allocates take at each of its ops, and would
// take if ops were executed at another one.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_DEVICEKERNELS_LIVEBYTES_H
#define FSDP_LIB_TRANSFORMS_DEVICEKERNELS_LIVEBYTES_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"

namespace mlir::fsdp {

/// Ops are numbered once; what is moved later keeps or is given a number.
class LiveBytes {
public:
  explicit LiveBytes(Block &block);

  /// Whether the block needs at most `more` bytes than now if `ops`, in their
  /// order, are executed at `place`, one of them, and `gone` are no buffers any
  /// more.
  bool allows(ArrayRef<Operation *> ops, Operation *place,
              ArrayRef<Value> gone = {}, int64_t more = 0);
  /// The most bytes that live at once, before anything was moved.
  int64_t getPeak() const { return peak; }
  /// Notes that they are, as the op `whole`.
  void move(ArrayRef<Operation *> ops, Operation *place, Operation *whole,
            ArrayRef<Value> gone = {});

private:
  struct Interval {
    int64_t first = 0, last = -1, bytes = 0;
  };
  Interval getInterval(Value buffer);
  SmallVector<Value> getBuffers(ArrayRef<Operation *> ops);
  void add(const Interval &interval, int64_t sign);
  /// Moves the ops' numbers; returns the old ones.
  SmallVector<int64_t> renumber(ArrayRef<Operation *> ops, int64_t number);

  Block &block;
  DenseMap<Operation *, int64_t> numbers;
  SmallVector<int64_t> live;
  int64_t peak = 0;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_DEVICEKERNELS_LIVEBYTES_H
