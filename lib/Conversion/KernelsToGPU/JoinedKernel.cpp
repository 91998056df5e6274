//===- JoinedKernel.cpp - Kernels side by side in one ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block looks up which part its number belongs to and executes that one's
// code, with the number that it has there. All threads of a block take the same
// way, so that they meet at its barriers; memory of the block is that of the
// part that needs most.
//
//===----------------------------------------------------------------------===//

#include "GPUKernel.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// Builds the code of one joined kernel.
class PartJoiner {
public:
  PartJoiner(gpu::GPUFuncOp joined, ArrayRef<KernelPart> parts);
  LaunchShape write();

private:
  void addSharedBytes();
  void writeParts(OpBuilder &builder, size_t begin, size_t end);
  void writePart(OpBuilder &builder, size_t number);
  void replaceShared(OpBuilder &builder, gpu::GPUFuncOp kernel);

  gpu::GPUFuncOp joined;
  Location loc;
  ArrayRef<KernelPart> parts;
  LaunchShape shape;
  /// The first block of each part.
  SmallVector<int64_t> firsts;
  Value block, thread, shared;
};
} // namespace

PartJoiner::PartJoiner(gpu::GPUFuncOp joined, ArrayRef<KernelPart> parts)
    : joined(joined), loc(joined.getLoc()), parts(parts), shape{0, 1} {
  for (const KernelPart &part : parts) {
    shape.threads = std::max(shape.threads, part.shape.threads);
    firsts.push_back(shape.blocks);
    shape.blocks += part.shape.blocks;
  }
}

/// Memory of the block begins at multiples of this.
static constexpr int64_t kSharedAlignment = 16;

static int64_t getSharedBytes(BlockArgument memory) {
  return static_cast<int64_t>(
      llvm::alignTo(getStaticBytes(memory.getType()), kSharedAlignment));
}

void PartJoiner::addSharedBytes() {
  int64_t most = 0;
  for (KernelPart part : parts) {
    int64_t bytes = 0;
    for (BlockArgument memory : part.kernel.getWorkgroupAttributions())
      bytes += getSharedBytes(memory);
    most = std::max(most, bytes);
  }
  if (most > 0)
    shared = addSharedMemory(joined, loc, most,
                             IntegerType::get(joined.getContext(), 8),
                             kSharedAlignment);
}

/// What a part has of the block's memory becomes views of that.
void PartJoiner::replaceShared(OpBuilder &builder, gpu::GPUFuncOp kernel) {
  int64_t offset = 0;
  for (BlockArgument memory : kernel.getWorkgroupAttributions()) {
    Value view =
        memref::ViewOp::create(builder, loc, memory.getType(), shared,
                               createIndex(builder, loc, offset), ValueRange());
    memory.replaceAllUsesWith(view);
    offset += getSharedBytes(memory);
  }
}

void PartJoiner::writePart(OpBuilder &builder, size_t number) {
  KernelPart part = parts[number];
  Value isMine =
      part.shape.threads == shape.threads
          ? arith::ConstantIntOp::create(builder, loc, 1, 1).getResult()
          : arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                  thread,
                                  createIndex(builder, loc, part.shape.threads))
                .getResult();
  auto guard = scf::IfOp::create(builder, loc, isMine);
  guard->setAttr(kPart, builder.getDenseI64ArrayAttr(
                            {part.shape.blocks, part.shape.threads}));
  OpBuilder inner = guard.getThenBodyBuilder();
  Value own = arith::SubIOp::create(inner, loc, block,
                                    createIndex(inner, loc, firsts[number]));
  replaceShared(inner, part.kernel);
  for (auto [mine, all] :
       llvm::zip(part.kernel.getArguments().take_front(
                     part.kernel.getFunctionType().getNumInputs()),
                 joined.getArguments()))
    mine.replaceAllUsesWith(all);
  Block &code = part.kernel.getBody().front();
  code.walk([&](gpu::BlockIdOp id) { id.replaceAllUsesWith(own); });
  code.getTerminator()->erase();
  Block *target = guard.thenBlock();
  target->getOperations().splice(target->getTerminator()->getIterator(),
                                 code.getOperations());
  part.kernel.erase();
}

/// Halves what a block may belong to.
void PartJoiner::writeParts(OpBuilder &builder, size_t begin, size_t end) {
  if (end - begin == 1)
    return writePart(builder, begin);
  size_t middle = begin + (end - begin) / 2;
  Value isBefore =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, block,
                            createIndex(builder, loc, firsts[middle]));
  auto choice =
      scf::IfOp::create(builder, loc, isBefore, /*withElseRegion=*/true);
  OpBuilder left = choice.getThenBodyBuilder(),
            right = choice.getElseBodyBuilder();
  writeParts(left, begin, middle);
  writeParts(right, middle, end);
}

LaunchShape PartJoiner::write() {
  addSharedBytes();
  OpBuilder builder = OpBuilder::atBlockEnd(&joined.getBody().front());
  block = createBlockId(builder, loc);
  thread = createThreadId(builder, loc);
  writeParts(builder, 0, parts.size());
  gpu::ReturnOp::create(builder, loc);
  return shape;
}

/// Whether all threads of a block meet somewhere in a kernel.
static bool hasBarrier(gpu::GPUFuncOp kernel) {
  return kernel
      .walk([](Operation *op) {
        return isa<gpu::BarrierOp, NVVM::BarrierOp>(op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The size of the blocks that a part has, or can be among.
static int64_t getBlockSize(const KernelPart &part) {
  return std::max(part.shape.threads, kBlockThreads);
}

LaunchShape fsdp::joinParts(gpu::GPUFuncOp joined,
                            SmallVectorImpl<KernelPart> &parts) {
  int64_t size = getBlockSize(parts.front()), threads = 1;
  for (const KernelPart &part : parts)
    if (getBlockSize(part) == size)
      threads = std::max(threads, part.shape.threads);
  // Devices begin with the first blocks: of few, each takes long.
  SmallVector<std::pair<int64_t, size_t>> order;
  SmallVector<KernelPart> fitting, others;
  for (auto [number, part] : llvm::enumerate(parts)) {
    bool fits = part.shape.threads == threads || !hasBarrier(part.kernel);
    if (getBlockSize(part) == size && fits)
      order.emplace_back(part.shape.blocks, number);
    else
      others.push_back(part);
  }
  llvm::sort(order);
  for (auto [blocks, number] : order)
    fitting.push_back(parts[number]);
  parts = std::move(others);
  PartJoiner joiner(joined, fitting);
  return joiner.write();
}
