//===- BufferAccess.h - Roots, aliases and uses of buffers ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What memory a memref is, what else is that memory, who uses it, and what an
// op does to it, seen through views and calls. Asked by whatever places, plans,
// moves or fuses buffers; fsdp-verify-plan, which checks the plan, has
// upstream's analysis instead.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_BUFFERS_BUFFERACCESS_H
#define FSDP_BUFFERS_BUFFERACCESS_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

/// What a memref is a view of, through any number of views, whatever makes it:
/// upstream's `skipViewLikeOps`.
Value skipViews(Value memref);

/// The allocation, function argument, global or arena that a memref is a view
/// of; null if that is not known. Different roots are different memory: of
/// several ops that name one global or arena, the first of the function is the
/// root.
Value getBufferRoot(Value buffer);

//===----------------------------------------------------------------------===//
// Aliases and uses
//===----------------------------------------------------------------------===//

/// The memref and whatever may be a view of it: views, results of ops that take
/// it, arguments of their regions, and what regions yield.
llvm::SetVector<Value> getAliases(Value memref);

/// Calls `visit` with every use of the memref and of its aliases. Making a view
/// is not a use. The order is depth first: the uses of a view come before the
/// next use of its source.
WalkResult walkUses(Value memref, function_ref<WalkResult(OpOperand &)> visit);

/// Positions of the first and the last op of the block in which, or in whose
/// regions, the memref or a view of it is used. Ops without a position don't
/// count; nothing if there are no uses.
std::optional<std::pair<int64_t, int64_t>>
getLiveRange(Value memref, Block &block,
             const DenseMap<Operation *, int64_t> &positions);

/// Finds a use of the buffer for which `matches` is true: directly, through
/// views, or in a function it is passed to. Returns the use in the buffer's own
/// function (the call, if the match is inside a callee); null if there is none.
/// With `after`, only uses after that op, in its block, are looked at.
OpOperand *findAccess(Value memref, function_ref<bool(OpOperand &)> matches,
                      Operation *after = nullptr);

/// Whether the op may write through this operand.
bool mayWrite(OpOperand &operand);

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

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
  /// What a function does to its arguments. One that reaches memory of others
  /// in another way is a barrier.
  struct Summary {
    SmallVector<bool> reads, writes;
    bool barrier = true;
  };
  const Summary &getSummary(func::FuncOp callee);
  Summary computeSummary(func::FuncOp callee);
  /// Whether an access that is not of an argument stays inside its function: of
  /// an allocation, or a read of a constant.
  bool isOwn(const BufferAccesses::Access &access);
  BufferAccesses getCall(func::CallOp call);

  DenseMap<Operation *, Summary> summaries;
  SymbolTableCollection symbols;
};

/// What the ops of one block do to buffers, by buffer: answers which op is the
/// last before, or the first after, a position to access one. Ops are named by
/// their position in the block.
class BlockAccesses {
public:
  BlockAccesses(Block &block, BufferAccessAnalysis &analysis);

  /// The last op before `position` that may access one of the `touched` roots
  /// or write one of the `written`; -1 if there is none. A null root may be any
  /// buffer.
  int64_t findLast(int64_t position, ArrayRef<Value> touched,
                   ArrayRef<Value> written = {}) const;
  /// The first such op from `position` on; -1 if there is none.
  int64_t findFirst(int64_t position, ArrayRef<Value> touched,
                    ArrayRef<Value> written = {}) const;

private:
  /// Calls `visit` with each ascending list of ops that counts.
  void forEachList(ArrayRef<Value> touched, ArrayRef<Value> written,
                   function_ref<void(ArrayRef<int64_t>)> visit) const;

  int64_t numOps = 0;
  DenseMap<Value, SmallVector<int64_t>> touches, writes;
  SmallVector<int64_t> barriers, anyWrites;
};

} // namespace mlir::fsdp

#endif // FSDP_BUFFERS_BUFFERACCESS_H
