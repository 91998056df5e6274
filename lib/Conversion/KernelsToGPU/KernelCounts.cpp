//===- KernelCounts.cpp - What a kernel executes --------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelCounts.h"
#include "GPUKernel.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Instructions of an op, roughly: functions are some ten, a division by a
/// constant a product and shifts.
static double getInstructions(Operation *op) {
  if (op->hasTrait<OpTrait::ConstantLike>() || isa<ViewLikeOpInterface>(op) ||
      isa<vector::ExtractOp, vector::FromElementsOp, arith::IndexCastOp,
          arith::IndexCastUIOp, UnrealizedConversionCastOp, LLVM::GEPOp,
          LLVM::ExtractValueOp, LLVM::BitcastOp>(op))
    return 0;
  if (isa<math::SqrtOp, math::RsqrtOp, math::AbsFOp, math::FmaOp>(op))
    return 4;
  if (isa_and_nonnull<math::MathDialect>(op->getDialect()))
    return 16;
  if (isa<arith::DivFOp>(op))
    return 8;
  if (isa<arith::DivUIOp, arith::RemUIOp, arith::DivSIOp, arith::RemSIOp>(op))
    return 4;
  return 1;
}

/// Iterations of a loop for one thread: what it begins with is between 0 and a
/// step; what depends on the block says its average.
static double getTrips(scf::ForOp loop) {
  if (auto known = loop->getAttrOfType<FloatAttr>(attr::kTrips))
    return known.getValueAsDouble();
  APInt begin, end, step;
  if (!matchPattern(loop.getUpperBound(), m_ConstantInt(&end)) ||
      !matchPattern(loop.getStep(), m_ConstantInt(&step)) || step.isZero())
    return 1;
  if (!matchPattern(loop.getLowerBound(), m_ConstantInt(&begin)))
    begin = APInt::getZero(end.getBitWidth());
  return static_cast<double>(llvm::divideCeilSigned(
      std::max<int64_t>((end - begin).getSExtValue(), 0), step.getSExtValue()));
}

namespace {
/// Walks the code of a thread.
class Counter {
public:
  Counter(int64_t blocks, int64_t threads) {
    work.blocks = blocks;
    work.threads = threads;
  }

  KernelCounts count(Region &body);

private:
  void count(Region &region, double times);
  void countAccess(Operation *op, double times);

  KernelCounts work;
  /// Instructions, those of loops once.
  double once = 0;
  bool waits = false;
  /// Bytes of accesses by memory.
  llvm::MapVector<Value, double> read, written;
};
} // namespace

/// The buffer that a pointer points into; null if that is unknown.
static Value getMemory(Value pointer) {
  while (!isa<BaseMemRefType>(pointer.getType())) {
    Operation *def = pointer.getDefiningOp();
    if (!def || def->getNumOperands() == 0)
      return Value();
    pointer = def->getOperand(0);
  }
  return pointer;
}

void Counter::countAccess(Operation *op, double times) {
  auto access = [&](Value memref, Type type,
                    llvm::MapVector<Value, double> &accesses) {
    auto space = cast<MemRefType>(memref.getType()).getMemorySpace();
    if (isa_and_nonnull<gpu::AddressSpaceAttr>(space))
      return;
    int64_t bytes = getStaticBytes(type);
    if (type.isIntOrFloat())
      bytes = llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
    accesses[skipViews(memref)] += times * static_cast<double>(bytes);
  };
  if (auto load = dyn_cast<memref::LoadOp>(op))
    access(load.getMemRef(), load.getType(), read);
  else if (auto load = dyn_cast<vector::LoadOp>(op))
    access(load.getBase(), load.getType(), read);
  else if (auto store = dyn_cast<memref::StoreOp>(op))
    access(store.getMemRef(), store.getValueToStore().getType(), written);
  else if (auto store = dyn_cast<vector::StoreOp>(op))
    access(store.getBase(), store.getValueToStore().getType(), written);
  else if (auto copy = dyn_cast<NVVM::CpAsyncOp>(op))
    if (Value memory = getMemory(copy.getSrc()))
      read[skipViews(memory)] += times * copy.getSize();
  waits |= isa<memref::LoadOp, vector::LoadOp, NVVM::CpAsyncWaitGroupOp>(op);
}

void Counter::count(Region &region, double times) {
  for (Operation &op : region.getOps()) {
    once += getInstructions(&op);
    work.instructions += times * getInstructions(&op);
    countAccess(&op, times);
    // A warp's.
    if (auto product = dyn_cast<NVVM::MmaOp>(op)) {
      auto shape = product.getShape();
      work.flops += times * 2 * shape.getM() * shape.getN() * shape.getK();
    }
    auto loop = dyn_cast<scf::ForOp>(op);
    double trips = loop ? getTrips(loop) : 1;
    bool before = std::exchange(waits, false);
    for (Region &inner : op.getRegions())
      count(inner, times * trips);
    // A loop whose body waits does so each time.
    if (loop && waits)
      work.waits += times * trips;
    waits |= before;
  }
}

KernelCounts Counter::count(Region &body) {
  count(body, 1);
  if (once > 0)
    work.repeats = work.instructions / once;
  double threads = static_cast<double>(work.blocks * work.threads);
  work.flops *= threads / 32;
  for (auto *accesses : {&read, &written})
    for (auto [memory, bytes] : *accesses)
      if (double whole = static_cast<double>(getStaticBytes(memory.getType()));
          isa<BlockArgument>(memory))
        work.bytes +=
            whole > 0 ? std::min(threads * bytes, whole) : threads * bytes;
  return work;
}

/// The sum of what parts do; of a thread, the average of all blocks.
static KernelCounts addParts(ArrayRef<KernelCounts> parts) {
  KernelCounts sum;
  sum.blocks = 0;
  for (const KernelCounts &part : parts) {
    sum.blocks += part.blocks;
    sum.threads = std::max(sum.threads, part.threads);
  }
  double once = 0;
  for (const KernelCounts &part : parts) {
    double share =
        static_cast<double>(part.blocks) / static_cast<double>(sum.blocks);
    sum.bytes += part.bytes;
    sum.flops += part.flops;
    sum.instructions += share * part.instructions;
    sum.waits += share * part.waits;
    if (part.repeats > 0)
      once += part.instructions / part.repeats;
  }
  if (once > 0)
    sum.repeats = sum.instructions / once;
  return sum;
}

KernelCounts fsdp::countKernel(gpu::GPUFuncOp kernel) {
  SmallVector<KernelCounts> parts;
  kernel.walk([&](scf::IfOp choice) {
    auto shape = choice->getAttrOfType<DenseI64ArrayAttr>(kPart);
    if (shape && shape.size() == 2)
      parts.push_back(
          Counter(shape[0], shape[1]).count(choice.getThenRegion()));
  });
  if (!parts.empty())
    return addParts(parts);
  auto shape = [](DenseI32ArrayAttr known) {
    return known && !known.empty() ? int64_t(known[0]) : int64_t(1);
  };
  return Counter(shape(kernel.getKnownGridSizeAttr()),
                 shape(kernel.getKnownBlockSizeAttr()))
      .count(kernel.getBody());
}
