//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 6 for devices, before memory is planned.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_DEVICEKERNELS_PASSES_TD
#define FSDP_TRANSFORMS_DEVICEKERNELS_PASSES_TD

include "mlir/Pass/PassBase.td"

def DeviceConstantsPass
    : Pass<"fsdp-device-constants", "::mlir::func::FuncOp"> {
  let summary = "copies constants to buffers where devices need their address";
  let description = [{
    Constants are memory of the host. A kernel that reads one gets a copy among
    its code, but a product, a call or a view takes an address: before the first
    of these in a function the constant is copied to a buffer, which they use
    instead.

    Before: `fsdp-lower-contractions` has run, and so has what makes views for
    sums in parts (`fsdp-split-sums`); memory is not planned. After: the result
    of `memref.get_global` is read by kernels only.

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

#endif // FSDP_TRANSFORMS_DEVICEKERNELS_PASSES_TD
