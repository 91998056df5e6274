//===- BufferAccess.h - What an op does to buffers --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which buffers an op reads and writes, seen through views and calls: what a
// collective in flight must not meet.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_BUFFERACCESS_H
#define FSDP_LIB_TRANSFORMS_BUFFERACCESS_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {

/// The allocation, function argument or global that a memref is a view of; null
/// if that is not known. Different roots are different memory.
Value getBufferRoot(Value buffer);

/// What one op does. A barrier may do anything to any buffer.
struct BufferAccesses {
  struct Access {
    Value root;
    bool write;
  };
  SmallVector<Access> accesses;
  bool barrier = false;

  /// Whether the op may read, write or free the buffer.
  bool touches(Value root) const;
  /// Whether the op may write or free the buffer.
  bool writes(Value root) const;
};

/// Computes accesses; keeps the summaries of called functions.
class BufferAccessAnalysis {
public:
  /// The accesses of an op, including those inside its regions and callees.
  BufferAccesses get(Operation *op);

private:
  /// What a function does to its arguments.
  struct Summary {
    SmallVector<bool> reads, writes;
    bool barrier = true;
  };
  const Summary &getSummary(func::FuncOp callee);
  Summary computeSummary(func::FuncOp callee);
  BufferAccesses getCall(func::CallOp call);

  DenseMap<Operation *, Summary> summaries;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_BUFFERACCESS_H
