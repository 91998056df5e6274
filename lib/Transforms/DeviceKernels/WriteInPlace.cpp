//===- WriteInPlace.cpp - Buffers that are copied are their copies --------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bufferization places what an op computes where it is inserted, but for one of
// an op's results only: the place of the next is a part of a tensor that the
// first was inserted into, behind the op.
//
//===----------------------------------------------------------------------===//

#include "BufferParts.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/DeviceKernels/Passes.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_WRITEINPLACEPASS
#include "fsdp/Transforms/DeviceKernels/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
struct WriteInPlace : fsdp::impl::WriteInPlacePassBase<WriteInPlace> {
  void runOnOperation() override;
};
} // namespace

/// Whether an op that uses the copied buffer takes its place as well: kernels
/// take memory of any layout, libraries of attention some.
static bool takesPlace(Operation *user, memref::CopyOp copy) {
  if (isa<linalg::GenericOp>(user) || isFlashOp(user))
    return true;
  auto place = cast<MemRefType>(copy.getTarget().getType());
  return isLibraryAttention(user) && place.getRank() == 4 &&
         isLibraryBuffer(place);
}

/// The first op that uses a buffer, if all that do are such ones before the
/// copy.
static Operation *findFirstUse(memref::AllocOp alloc, memref::CopyOp copy) {
  Operation *first = nullptr;
  for (Operation *user : alloc->getUsers()) {
    if (user == copy)
      continue;
    if (user->getBlock() != copy->getBlock() || !user->isBeforeInBlock(copy) ||
        !takesPlace(user, copy))
      return nullptr;
    if (!first || user->isBeforeInBlock(first))
      first = user;
  }
  return first;
}

/// Whether nothing reads or writes the copy's place from `first` to the copy.
static bool isUntouched(Value place, Operation *first, memref::CopyOp copy,
                        BufferAccessAnalysis &analysis) {
  Value root = getBufferRoot(place);
  for (Operation *op = first; op != copy; op = op->getNextNode()) {
    BufferAccesses accesses = analysis.get(op);
    if (!root || accesses.barrier)
      return false;
    if (!accesses.touches(root))
      continue;
    if (op->getNumRegions() != 0 && !isa<linalg::LinalgOp>(op) &&
        !isFlashOp(op))
      return false;
    for (Value memory : getMemories(op))
      if (getBufferRoot(memory) == root && !areApart(memory, place))
        return false;
  }
  return true;
}

/// Whether memory of the place is in use at `first` anyway, or no more than the
/// buffer is.
static bool needsNoMore(Value base, memref::AllocOp alloc, Operation *first) {
  if (!base.getDefiningOp<memref::AllocOp>() ||
      getStaticBytes(base.getType()) <= getStaticBytes(alloc.getType()))
    return true;
  return llvm::any_of(getAliases(base), [&](Value alias) {
    return llvm::any_of(alias.getUsers(), [&](Operation *user) {
      return !isStaticView(user) && user->getBlock() == first->getBlock() &&
             user->isBeforeInBlock(first);
    });
  });
}

static bool writeInPlace(memref::CopyOp copy, BufferAccessAnalysis &analysis) {
  auto alloc = copy.getSource().getDefiningOp<memref::AllocOp>();
  Value place = copy.getTarget(), base = getBase(place);
  if (!alloc || alloc->getBlock() != copy->getBlock() ||
      !alloc.getType().hasStaticShape() || place == copy.getSource())
    return false;
  Operation *first = findFirstUse(alloc, copy);
  if (!first || !isAvailable(place, first) ||
      !needsNoMore(base, alloc, first) ||
      !isUntouched(place, first, copy, analysis))
    return false;
  makeAvailable(place, first);
  copy->erase();
  alloc.getResult().replaceAllUsesWith(place);
  alloc->erase();
  return true;
}

void WriteInPlace::runOnOperation() {
  if (failed(expectUnplannedMemory(getOperation())))
    return signalPassFailure();
  BufferAccessAnalysis analysis;
  for (Block &block : getOperation().getBody())
    for (auto copy : llvm::to_vector(block.getOps<memref::CopyOp>()))
      numCopies += writeInPlace(copy, analysis);
}
