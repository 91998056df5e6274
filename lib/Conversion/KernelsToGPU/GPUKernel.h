//===- GPUKernel.h - Kernels as code of one thread --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The op of a kernel is replaced by what one thread of a device does of it.
// Each form says whether it fits the op; the last, one thread for everything,
// always does.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_KERNELSTOGPU_GPUKERNEL_H
#define FSDP_LIB_CONVERSION_KERNELSTOGPU_GPUKERNEL_H

#include "fsdp/Transforms/DeviceKernels/LoopShapes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include <optional>

namespace mlir::fsdp {

/// How many blocks of how many threads execute a kernel.
struct LaunchShape {
  int64_t blocks = 1, threads = 1;
};

/// Threads of a block, unless a form needs others.
inline constexpr int64_t kBlockThreads = 256;

/// One thread for each element of the outputs; reductions in order.
std::optional<LaunchShape> spreadElements(linalg::GenericOp op);

/// Tiles of inputs in shared memory, where their neighbours are not those of
/// the outputs.
std::optional<LaunchShape> spreadTranspose(gpu::GPUFuncOp kernel,
                                           linalg::GenericOp op);

/// Several threads for each element of the outputs.
std::optional<LaunchShape> spreadReduction(gpu::GPUFuncOp kernel,
                                           linalg::GenericOp op);

/// Ops on rows, whose values stay in registers of the threads that own them; an
/// error if the ops are not of one group.
FailureOr<LaunchShape> spreadRows(gpu::GPUFuncOp kernel,
                                  memref::AllocaScopeOp scope);

/// Attention or a gradient of it; always fits.
LaunchShape spreadAttention(gpu::GPUFuncOp kernel, Operation *op);

/// A loop that changes rows of its outputs at looked up places.
std::optional<LaunchShape> spreadScatter(gpu::GPUFuncOp kernel,
                                         scf::ForOp loop);

//===----------------------------------------------------------------------===//
// Joined kernels
//===----------------------------------------------------------------------===//

/// A kernel that becomes part of another with the same arguments.
struct KernelPart {
  gpu::GPUFuncOp kernel;
  LaunchShape shape;
};

/// Of the `scf.if` around the code of a part: how many blocks of how many
/// threads execute it.
inline constexpr StringLiteral kPart = "part";

/// Moves the code of the parts that have blocks like the first, which are at
/// least one, to the end of `joined`, which has no code yet; removes them and
/// returns its shape. Each part has its own blocks.
LaunchShape joinParts(gpu::GPUFuncOp joined,
                      SmallVectorImpl<KernelPart> &parts);

//===----------------------------------------------------------------------===//
// Help for forms
//===----------------------------------------------------------------------===//

/// What the outputs of a sum hold before, an attribute of it: constants, or
/// units where memory says it.
inline constexpr StringLiteral kBegins = "begins";

/// The constant that an output holds before; nothing if memory says it.
std::optional<TypedAttr> getBegin(OpOperand &output);

/// An index constant.
Value createIndex(OpBuilder &builder, Location loc, int64_t value);

/// The product of two numbers of elements, which 32 bits hold.
Value createProduct(OpBuilder &builder, Location loc, Value left,
                    int64_t right);

/// Adds memory of the block to a kernel; with an alignment, in bytes, if that
/// is more than elements need.
Value addSharedMemory(gpu::GPUFuncOp kernel, Location loc,
                      ArrayRef<int64_t> shape, Type element,
                      int64_t alignment = 0);

/// The value of the lane whose number differs in the bits of `distance`.
Value createExchange(OpBuilder &builder, Location loc, Value value,
                     int32_t distance);

/// Which lanes of a warp, by bit, have a condition; all of them ask.
Value createBallot(OpBuilder &builder, Location loc, Value condition);

/// `left` plus `right`, indices whose sum does not overflow.
Value createSum(OpBuilder &builder, Location loc, Value left, Value right);

/// The number of the block, and of the thread in it.
Value createBlockId(OpBuilder &builder, Location loc);
Value createThreadId(OpBuilder &builder, Location loc);

/// The coordinates of a number among `extents`, row-major.
SmallVector<Value> splitIndex(OpBuilder &builder, Location loc, Value number,
                              ArrayRef<int64_t> extents);

/// Indices of an operand at the iteration `ivs`.
SmallVector<Value> getIndices(OpBuilder &builder, Location loc, AffineMap map,
                              ValueRange ivs);

/// The elements of the outputs at the iteration `ivs`.
SmallVector<Value> loadOutputs(OpBuilder &builder, linalg::GenericOp op,
                               ValueRange ivs);
void storeOutputs(OpBuilder &builder, linalg::GenericOp op, ValueRange ivs,
                  ValueRange values);

/// The elements of the inputs at the iteration `ivs`; null for those that the
/// body does not read.
SmallVector<Value> loadInputs(OpBuilder &builder, linalg::GenericOp op,
                              ValueRange ivs);

/// Computes one iteration with `ins` and `outs` for the elements of the inputs
/// and outputs; returns the new values of the outputs.
SmallVector<Value> computeBody(OpBuilder &builder, linalg::GenericOp op,
                               ValueRange ivs, ArrayRef<Value> ins,
                               ValueRange outs);

/// Loads the inputs and computes one iteration.
SmallVector<Value> computeIteration(OpBuilder &builder, linalg::GenericOp op,
                                    ValueRange ivs, ValueRange outs);

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

/// What the address of a memref's memory, in a kernel, is known to be a
/// multiple of.
int64_t getAlignment(Value memref);

/// How many neighbours in the innermost of a kernel's loops one thread
/// computes, so that what it reads and writes of each operand is one access of
/// up to 16 bytes; 1 if their places don't allow more.
int64_t getVectorWidth(linalg::GenericOp op, unsigned loop);

/// The same for several ops, each with its innermost loop; what lies in
/// registers allows everything.
int64_t getVectorWidth(ArrayRef<std::pair<linalg::GenericOp, unsigned>> loops);

/// The iterations `first` + 0, ..., `width` - 1 of a loop, executed by one
/// thread; `width` divides what getVectorWidth() returns.
class Neighbours {
public:
  Neighbours(OpBuilder &builder, linalg::GenericOp op, ArrayRef<Value> first,
             unsigned loop, int64_t width);

  /// Indices of all loops, by iteration.
  ArrayRef<SmallVector<Value>> getIterations() const { return ivs; }
  /// An operand's elements, as few accesses as can be.
  SmallVector<Value> load(OpBuilder &builder, OpOperand &operand);
  void store(OpBuilder &builder, OpOperand &operand, ValueRange values);
  /// The elements of all inputs (null for those that the body does not read)
  /// and outputs, by iteration.
  SmallVector<SmallVector<Value>> loadInputs(OpBuilder &builder);
  SmallVector<SmallVector<Value>> loadOutputs(OpBuilder &builder);
  void storeOutputs(OpBuilder &builder, ArrayRef<SmallVector<Value>> results);

private:
  bool isWide(OpOperand &operand);
  Value createMemory(OpBuilder &builder, OpOperand &operand);

  linalg::GenericOp op;
  unsigned loop;
  SmallVector<SmallVector<Value>> ivs;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_KERNELSTOGPU_GPUKERNEL_H
