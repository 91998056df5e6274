//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 6 for devices, once memory is planned.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_KERNELSTOGPU_PASSES_TD
#define FSDP_CONVERSION_KERNELSTOGPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def ReductionKernelsPass : Pass<"fsdp-reduction-kernels", "::mlir::ModuleOp"> {
  let summary = "kernels that add the values of ranks on one device";
  let description = [{
    Where several ranks share a device, the runtime moves data between them by
    itself: it copies, and adds with kernels of the step. For every element type
    and operation that a collective reduces, a function `fsdp_sum_TYPE` or
    `fsdp_max_TYPE` is added to the module, a thread of which combines one
    element of up to 8 ranks in their order, 16-bit floats in f32, divides by
    the number of ranks for a mean, and rounds once: the same bits as on the
    processor. The functions are kernels that spread their work by themselves
    (`gpu.known_block_size`).

    Before: collectives are `fsdp.start`s. After: `fsdp-widen-floats` and
    `fsdp-kernels-to-gpu` may run.

    Example: for a module with a `reduce_scatter` of f32

    ```mlir
    func.func private @fsdp_sum_f32(%result: !llvm.ptr, %source0: !llvm.ptr, ...,
        %members: i32, %divisor: f32, %count: i32)
        attributes {fsdp.kernel, fsdp.strict, gpu.known_block_size = ...}
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::gpu::GPUDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::scf::SCFDialect"];
}

def KernelsToGPUPass : Pass<"fsdp-kernels-to-gpu", "::mlir::ModuleOp"> {
  let summary = "spreads kernels over the threads of a device";
  let description = [{
    Every function marked `fsdp.kernel` becomes a `gpu.func` in the module
    `gpu.module @fsdp_kernels`, and every call of it a `gpu.launch_func` with a
    constant grid and block, both one-dimensional (`known_block_size` and
    `known_grid_size` of the function). By what its `linalg` op does a kernel is

    * elementwise: one thread for as many neighbours in memory as make an access
      of 16 bytes (fewer, where an operand is not that aligned or its rows are
      not multiples of that), in blocks of 256, the threads being neighbours,
      too. A reduction of fewer than 8 values is computed by one thread for each
      element of the output, in order;
    * a transpose, where neighbours in an input are not neighbours in the output
      and both sides have at least 8 elements: a block for a tile of 32 x 32,
      which passes through shared memory;
    * a reduction of rows (the loop with the smallest stride in the largest input
      is a reduction): a warp for each result, a block of 256 threads above 1024
      values. Each lane adds every 32nd (256th) value, or group of values that
      one access reads; the lanes' sums meet in
      `gpu.shuffle xor`, those of warps in shared memory;
    * a reduction of columns: a block for 32 results, with 8 threads each, or 32
      from 128 values on, whose sums meet in shared memory. Outputs with an element
      for each iteration (`fsdp-fuse-sums`) are written on the way;
    * a group of `fsdp-fuse-rows`: up to 32 lanes for each row, as many as have
      4 elements each, or a block of 256 above 512 columns. Rows stay in
      registers, values of rows are combined by `gpu.shuffle xor`, and what was
      allocated in the group is never stored;
    * a scatter: a `scf.for`, or a nest of them, whose body changes rows that it
      looks up. From 64 iterations on each has a block, which compares the numbers
      that say which row it is with those of all others, each thread some of them.
      Where an earlier iteration has the same, the block has nothing to do;
      otherwise its threads hold the row, neighbours as of elementwise kernels,
      and execute all iterations with these numbers in order. Memory sees each
      row once. Loops of fewer iterations, of more than 131072 blocks (a row of
      many elements takes several), of unknown length and those that change
      several rows at once: a thread owns a column and, of the rows, every G-th
      by the sum of the numbers, and executes the loop in order;
    * a scope of `fsdp-join-kernels`: each part is spread as above and has blocks
      of its own, those with few blocks first. A block looks up its part by its
      number; memory of the block is that of the part that needs most. Parts whose
      blocks have other sizes become a kernel, and a launch, for each size;
    * what spreads its work by itself, and says so with `gpu.known_block_size`;
    * anything else: one thread executes the loops as they are. The pass warns if
      these are more than 65536 iterations.

    How far an argument is aligned (`llvm.align`) follows from the plan and from
    all calls of the kernel; memory of entries is aligned to 64 bytes.

    The order of sums depends on sizes only, not on the device: results repeat.
    There are no atomics. Kernels marked `fsdp.strict` add in order.

    Indices of device code have 32 bits, in all kernels 64 where one has a buffer
    that needs it (of about 2^31 elements), as many iterations, or computes with
    indices that may be larger as with numbers; the data layout of the
    `gpu.module` says which.

    Refused: kernels whose result the processor reads, and those with more than
    256 arguments.

    Before: `fsdp-outline-kernels` has run. After: no function is marked
    `fsdp.kernel`.

    Example:

    ```mlir
    call @kernel_fill_0(%0) : (memref<512xf32>) -> ()
    // becomes
    gpu.launch_func @fsdp_kernels::@kernel_fill_0 blocks in (%c2, %c1, %c1)
        threads in (%c256, %c1, %c1) args(%0 : memref<512xf32>)
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect",   "::mlir::arith::ArithDialect",
    "::mlir::DLTIDialect",             "::mlir::gpu::GPUDialect",
    "::mlir::LLVM::LLVMDialect",       "::mlir::math::MathDialect",
    "::mlir::memref::MemRefDialect",   "::mlir::NVVM::NVVMDialect",
    "::mlir::scf::SCFDialect",         "::mlir::vector::VectorDialect"];
  let options = [
    Option<"wideIndices", "wide-indices", "bool", /*default=*/"false",
           "Indices of 64 bits also where no buffer and no number needs them">];
  let statistics = [
    Statistic<"numThreaded", "threaded", "kernels that run on many threads">,
    Statistic<"numSequential", "sequential", "kernels that run on one thread">];
}

def LowerDeviceMathPass
    : Pass<"fsdp-lower-device-math", "::mlir::gpu::GPUModuleOp"> {
  let summary = "math that devices have instructions for";
  let description = [{
    Replaces square roots, rounding, absolute values, copied signs, fused
    multiplications and the larger or smaller number of two by calls of LLVM's
    intrinsics, which need no library on a device, `rsqrt` by a division, and
    questions for NaN or infinity by comparisons. What is left becomes calls
    of libdevice (`__nv_pow` and the like) in `convert-gpu-to-nvvm`.

    Example:

    ```mlir
    %1 = math.sqrt %0 : f64
    // becomes
    %1 = llvm.call_intrinsic "llvm.sqrt"(%0) : (f64) -> f64
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def VerifyDevicePass : Pass<"fsdp-verify-device", "::mlir::ModuleOp"> {
  let summary = "checks that the processor touches no memory of the device";
  let description = [{
    Functions outside of `gpu.module`s may hold views, launches, products,
    collectives, calls, arithmetic on numbers, and loops over these; ops that
    read, write or allocate memory, or take the address of a constant of the
    host, are refused with `not supported`.

    Before: `fsdp-kernels-to-gpu` has run.
  }];
}

def CountKernelsPass : Pass<"fsdp-count-kernels", "::mlir::ModuleOp"> {
  let summary = "counts what entries launch on a device";
  let description = [{
    For every public function the kernels that it launches, itself, in functions
    that it calls and in loops of known length, and the matrix products, as JSON
    in the attribute `fsdp.kernels` of the module, which `fsdp-compile
    --kernel-report` reads. Of a kernel are counted, for one launch:

    * `bytes`: of each operand what its threads read, and what they write, at most
      all of it;
    * `blocks` and `threads`, those of one block;
    * `instructions` of one thread, roughly: one for each op, 4 for an integer
      division, 8 for a division, 16 for a function; loops count by their
      iterations;
    * `repeats`: how often a thread executes the average instruction, for counts
      in machine code;
    * `waits`: how often a thread waits for memory, once and in each iteration of
      a loop that loads.

    Before: `fsdp-kernels-to-gpu` has run, products are `fsdp.matmul`s.

    Example:

    ```mlir
    module attributes {fsdp.kernels = "[{\"entry\":\"step\",\"kernels\":[
        {\"name\":\"kernel_0\",\"launches\":24,\"bytes\":16777216,...
    ```
  }];
}

#endif // FSDP_CONVERSION_KERNELSTOGPU_PASSES_TD
