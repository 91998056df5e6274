//===- PlannedBuffer.cpp - Lifetimes of buffers ---------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlannedBuffer.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Fails if a loop hands a buffer that it allocates to its next iteration,
/// which allocates it again: planned, both are the same bytes.
static LogicalResult verifyNotCarried(Operation *alloc,
                                      const llvm::SetVector<Value> &aliases) {
  for (Value alias : aliases) {
    auto arg = dyn_cast<BlockArgument>(alias);
    if (!arg || !arg.getParentRegion()->isAncestor(alloc->getParentRegion()))
      continue;
    InFlightDiagnostic diag =
        arg.getOwner()->getParentOp()->emitError()
        << "not supported: a loop that carries a buffer which it allocates, "
           "expected one place for all iterations";
    diag.attachNote(alloc->getLoc())
        << "the buffer is allocated here; allocate what is carried before the "
           "loop, a second one if both are used at once, and swap them";
    return diag;
  }
  return success();
}

namespace {
/// An op that uses a buffer.
struct BufferUse {
  /// By position, then in the order in which they are found.
  int64_t position;
  size_t number;
  Operation *op;
  /// Whether it needs the buffer although nothing is in flight.
  bool isNeeded;
};
} // namespace

/// With nothing in flight a gather needs its source, and a reduction has its
/// result; waits, and copies with the host, need nothing.
static bool needsBuffer(Operation *op, Value value) {
  auto start = dyn_cast<StartOp>(op);
  if (!start)
    return !isa<WaitOp>(op);
  CollectiveTraits traits = start.getTraits();
  return !traits.isLocal &&
         llvm::is_contained(
             traits.opensWindow ? start.getSources() : start.getDests(), value);
}

/// What is left of a lifetime without the time in flight.
static BufferInterval shrink(BufferInterval interval,
                             ArrayRef<BufferUse> uses) {
  auto isNeeded = [](const BufferUse &use) { return use.isNeeded; };
  auto first = llvm::find_if(uses, isNeeded);
  if (first == uses.end())
    return {0, interval.first, interval.last};
  auto last = llvm::find_if(llvm::reverse(uses), isNeeded);
  return {interval.bytes, first->position, last->position};
}

LogicalResult mlir::fsdp::measureBuffer(
    func::FuncOp function, const DenseMap<Operation *, int64_t> &positions,
    SymbolTableCollection &symbols, PlannedBuffer &buffer) {
  Block *body = &function.front();
  SmallVector<BufferUse> uses;
  Value memory = buffer.alloc->getResult(0);
  if (failed(verifyNotCarried(buffer.alloc, getAliases(memory))))
    return failure();
  WalkResult walk = walkUses(memory, [&](OpOperand &use) -> WalkResult {
    Operation *user = use.getOwner();
    if (isa<func::ReturnOp>(user)) {
      auto diag = user->emitError()
                  << "expected results to be out-parameters, got a buffer "
                     "that is returned";
      diag.attachNote(buffer.alloc->getLoc())
          << "the buffer is allocated here; run "
             "fsdp-segments-to-out-params first";
      return diag;
    }
    buffer.isComm |= isa<StartOp, WaitOp>(user);
    uses.push_back({positions.lookup(body->findAncestorOpInBlock(*user)),
                    uses.size(), user, needsBuffer(user, use.get())});
    return WalkResult::advance();
  });
  if (walk.wasInterrupted())
    return failure();
  llvm::sort(uses, [](const BufferUse &x, const BufferUse &y) {
    return std::tie(x.position, x.number) < std::tie(y.position, y.number);
  });
  if (!uses.empty())
    buffer.interval = {getStaticBytes(memory.getType()), uses.front().position,
                       uses.back().position};
  buffer.needed = shrink(buffer.interval, uses);
  buffer.role = describeBuffer(
      llvm::map_to_vector(uses, [](const BufferUse &use) { return use.op; }),
      symbols);
  if (auto name = dyn_cast<NameLoc>(buffer.alloc->getLoc()))
    buffer.role.name = name.getName().str();
  return success();
}
