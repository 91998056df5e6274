//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 6 for devices.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_KERNELSTOGPU_PASSES_TD
#define FSDP_CONVERSION_KERNELSTOGPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def DeviceConstantsPass
    : Pass<"fsdp-device-constants", "::mlir::func::FuncOp"> {
  let summary = "copies constants to buffers where devices need their address";
  let description = [{
    Constants are memory of the host. A kernel that reads one gets a copy among
    its code, but a product, a call or a view takes an address: before the first
    of these in a function the constant is copied to a buffer, which they use
    instead.

    Before: `fsdp-lower-contractions` has run; memory is not planned. After: the
    result of `memref.get_global` is read by kernels only.

    Example:

    ```mlir
    %0 = memref.get_global @zeros : memref<6x10xf32>
    fsdp.matmul %0, %a into %b ...
    // becomes
    %0 = memref.get_global @zeros : memref<6x10xf32>
    %1 = memref.alloc() : memref<6x10xf32>
    linalg.copy ins(%0 : memref<6x10xf32>) outs(%1 : memref<6x10xf32>)
    fsdp.matmul %1, %a into %b ...
    ```
  }];
  let dependentDialects = [
    "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numCopied", "copied", "constants copied to a buffer">];
}

def WriteInPlacePass : Pass<"fsdp-write-in-place", "::mlir::func::FuncOp"> {
  let summary = "kernels write where what they write is copied to";
  let description = [{
    Of an op with several results that are inserted into one tensor,
    bufferization places the first there; the others are buffers that are
    copied. Where a buffer ends in a copy of all of it, the copy's place takes
    its part, if

    * `linalg.generic`s and attention alone use the buffer, before the copy;
    * nothing touches the place from the first of these on, but other parts of
      the same buffer (`memref.subview`s with static sizes);
    * the place needs no memory that is not in use there.

    Before: memory is not planned.

    Example:

    ```mlir
    %v = memref.alloc() : memref<8x64xf32>
    linalg.generic ... outs(%left, %v : memref<8x64xf32, strided<[128, 1]>>, memref<8x64xf32>) ...
    memref.copy %v, %right : memref<8x64xf32> to memref<8x64xf32, strided<[128, 1], offset: 64>>
    // becomes
    linalg.generic ... outs(%left, %right : memref<8x64xf32, strided<[128, 1]>>, memref<8x64xf32, strided<[128, 1], offset: 64>>) ...
    ```
  }];
  let statistics = [Statistic<"numCopies", "copies", "copies that are gone">];
}

def FuseRowsPass : Pass<"fsdp-fuse-rows", "::mlir::func::FuncOp"> {
  let summary = "one kernel for ops that work on rows by themselves";
  let description = [{
    Consecutive ops whose leading parallel loops number the same rows become a
    group, which one kernel executes row after row: a softmax, a layer norm, a
    GELU. The ops are moved into a `memref.alloca_scope` with the number of rows
    as `fsdp.rows`. Buffers that only the group uses become `memref.alloca`s in
    it: threads hold their elements in registers, and no memory is planned for
    them.

    An op is part of a group if

    * it is a `linalg` op on memrefs without `fsdp.strict`, whose body has no
      side effects;
    * its leading parallel loops have as many iterations as there are rows, and
      its other loops as many as there are columns, or one: parallel ones, or
      reductions that upstream knows a neutral element of;
    * rows share no memory: what the group writes, all its ops access at the
      same strides and offset. Neighbouring columns are neighbours in memory;
    * what lives at once in a row fits into registers: 16 elements for each
      lane, of which there are up to 32, or 256 above 512 columns;
    * it may be executed before the ops that lie between it and the group's
      first op, and are not part of it: other `linalg` ops. Anything else that
      touches memory ends a group.

    Of the numbers of rows that the first op's loops allow, the one with the
    longest group is taken. Nothing is known of what the ops compute.

    Before: `fsdp-lower-contractions` has run; memory is not planned. After:
    `fsdp-outline-kernels` makes a kernel of each scope, which
    `fsdp-kernels-to-gpu` spreads over threads.

    Example:

    ```mlir
    %sum = memref.alloc() : memref<64xf32>
    linalg.fill ins(%zero : f32) outs(%sum : memref<64xf32>)
    linalg.generic {... ["parallel", "reduction"]} ins(%x) outs(%sum) ...
    linalg.generic {... ["parallel", "parallel"]} ins(%x, %sum) outs(%y) ...
    // becomes
    memref.alloca_scope {
      %sum = memref.alloca() : memref<64xf32>
      linalg.generic {... ["parallel"]} ins(%zero : f32) outs(%sum) ...
      linalg.generic {... ["parallel", "reduction"]} ins(%x) outs(%sum) ...
      linalg.generic {... ["parallel", "parallel"]} ins(%x, %sum) outs(%y) ...
    } {fsdp.rows = 64}
    ```
  }];
  let dependentDialects = [
    "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numGroups", "groups", "groups of ops on rows">,
    Statistic<"numFused", "fused", "ops in groups">,
    Statistic<"numBuffers", "buffers", "buffers that became registers">];
}

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

def SplitSumsPass : Pass<"fsdp-split-sums", "::mlir::func::FuncOp"> {
  let summary = "sums of long columns in two passes";
  let description = [{
    A block of a device adds up 32 columns. Where there are fewer than 128 of
    them, with many rows each, the outermost reduction loop is split into parts,
    whose sums go to a buffer that memory is planned for, and are added up then.
    How many parts there are depends on sizes only, not on a limit of memory: the
    limit changes no result. A plan that the parts make too large for it is
    refused by `fsdp-verify-plan`.

    Split are `linalg.generic`s on memrefs without `fsdp.strict` whose values one
    op with a neutral element combines.

    Before: memory is not planned.

    Example, 8192 rows of 512 columns:

    ```mlir
    linalg.generic {... ["reduction", "parallel"]}
        ins(%x : memref<8192x512xf32>) outs(%sum : memref<512xf32>) ...
    // becomes
    %parts = memref.alloc() : memref<16x512xf32>
    linalg.fill ins(%zero : f32) outs(%parts : memref<16x512xf32>)
    %0 = memref.expand_shape %x ... into memref<16x512x512xf32>
    linalg.generic {... ["parallel", "reduction", "parallel"]}
        ins(%0 : memref<16x512x512xf32>) outs(%parts : memref<16x512xf32>) ...
    linalg.generic {... ["reduction", "parallel"]}
        ins(%parts : memref<16x512xf32>) outs(%sum : memref<512xf32>) ...
    ```
  }];
  let options = [
    Option<"splitSums", "split-sums", "int64_t", /*default=*/"1024",
           "How many values a sum that is split has at least">];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::memref::MemRefDialect"];
  let statistics = [Statistic<"numSplit", "split", "sums that were split">];
}

def FuseSumsPass : Pass<"fsdp-fuse-sums", "::mlir::func::FuncOp"> {
  let summary = "sums of columns in the kernel that writes what they add";
  let description = [{
    The gradient of a bias adds the columns of what an elementwise op, the
    gradient of an activation, has just written. One `linalg.generic` does both:
    it has the loops of the sum, and what was written is an output more, with an
    element for each iteration, reductions included. It adds the rounded value, in
    the same order.

    The sum is a `linalg.generic` with one input that reads what the elementwise
    op wrote, through reshapes, of which neighbours belong to different results,
    and enough of them for 128 blocks. What the elementwise op reads has the
    places of what it writes, or is a number. It moves to the place of the
    elementwise op, unless something touches its results in between, or the block
    would need more memory than the sums are. `fsdp.strict` ops are left alone.

    Before: memory is not planned.

    Example:

    ```mlir
    linalg.generic {... ["parallel", "parallel"]} ins(%x) outs(%y) ...
    linalg.fill ins(%zero : f32) outs(%sum : memref<8192xf32>)
    linalg.generic {... ["reduction", "parallel"]} ins(%y) outs(%sum) ...
    // becomes
    linalg.fill ins(%zero : f32) outs(%sum : memref<8192xf32>)
    linalg.generic {... ["reduction", "parallel"]} ins(%x) outs(%sum, %y) ...
    ```
  }];
  let dependentDialects = [
    "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect"];
  let statistics = [Statistic<"numFused", "fused", "sums that were fused">];
}

def InlineLaunchesPass : Pass<"fsdp-inline-launches", "::mlir::ModuleOp"> {
  let summary = "calls of one launch become that launch";
  let description = [{
    The update of a unit and the cast of its parameters are segments of one op.
    Calls of such functions in an entry are replaced by what they execute, so that
    `fsdp-join-kernels` finds those of all units next to each other.

    Inlined are private functions of one `linalg` op on memrefs, besides views and
    constants. A function that nothing calls any more is erased.

    Before: memory is not planned.

    Example:

    ```mlir
    call @update(%g0, %w0) : (memref<512xf32>, memref<512xf32>) -> ()
    call @update(%g1, %w1) : (memref<512xf32>, memref<512xf32>) -> ()
    // becomes
    linalg.generic ... ins(%g0 ...) outs(%w0 ...) ...
    linalg.generic ... ins(%g1 ...) outs(%w1 ...) ...
    ```
  }];
  let statistics = [Statistic<"numInlined", "inlined", "calls that are gone">];
}

def JoinKernelsPass : Pass<"fsdp-join-kernels", "::mlir::func::FuncOp"> {
  let summary = "one launch for ops that don't need each other";
  let description = [{
    Sums of columns, roundings of gradients and copies are kernels of a few
    microseconds, of which a launch is a large part. Ops of a block that neither
    reads or writes what the other writes are moved into a `memref.alloca_scope`
    with the attribute `joined`, one scope each: `fsdp-kernels-to-gpu` makes one
    kernel of it, whose blocks are those of each of them. From the last to the
    first, an op goes to the latest of the next ten launches that it may stand
    beside, so that ends of sums meet behind the last sum.

    Ops are

    * `linalg` ops of static shape on memrefs, with fills of what they add to;
    * groups of `fsdp-fuse-rows`.

    Nothing is moved over a collective or a call, nor so far that the block needs
    more than 1/64 more memory. Parts of one buffer, as `memref.subview`s with static sizes, are
    different memory. `fsdp.strict` ops are joined with their like only.

    Before: memory is not planned. After: `fsdp-outline-kernels` makes a kernel
    of each scope.

    Example:

    ```mlir
    linalg.fill ins(%zero : f32) outs(%sum : memref<512xf32>)
    linalg.generic {... ["reduction", "parallel"]} ins(%x) outs(%sum) ...
    linalg.generic {... ["parallel"]} ins(%y) outs(%z) ...
    // becomes
    memref.alloca_scope {
      memref.alloca_scope {
        linalg.fill ins(%zero : f32) outs(%sum : memref<512xf32>)
        linalg.generic {... ["reduction", "parallel"]} ins(%x) outs(%sum) ...
      }
      memref.alloca_scope {
        linalg.generic {... ["parallel"]} ins(%y) outs(%z) ...
      }
    } {joined}
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numJoined", "joined", "launches that are part of another">];
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
    that needs it (of about 2^31 elements) or as many iterations; the data layout
    of the `gpu.module` says which.

    Refused: kernels whose result the processor reads.

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
           "Indices of 64 bits whether buffers need them or not">];
  let statistics = [
    Statistic<"numThreaded", "threaded", "kernels that run on many threads">,
    Statistic<"numSequential", "sequential", "kernels that run on one thread">];
}

def LowerDeviceMathPass
    : Pass<"fsdp-lower-device-math", "::mlir::gpu::GPUModuleOp"> {
  let summary = "math that devices have instructions for";
  let description = [{
    Replaces square roots, rounding, absolute values, copied signs and fused
    multiplications of the math dialect by calls of LLVM's intrinsics, which need
    no library on a device, and `rsqrt` by a division. What is left becomes calls
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
