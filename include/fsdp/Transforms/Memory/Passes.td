//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 6 that plan memory and check the plan.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_MEMORY_PASSES_TD
#define FSDP_TRANSFORMS_MEMORY_PASSES_TD

include "mlir/Pass/PassBase.td"

def PlanMemoryPass : Pass<"fsdp-plan-memory", "::mlir::ModuleOp"> {
  let summary = "gives every buffer a place in an arena";
  let description = [{
    Replaces every `memref.alloc` by a `memref.view` at a constant offset, so
    that buffers which live at the same time do not overlap: a buffer lives from
    the first to the last op of the function's body that uses it or a view of
    it, both included; a communication buffer therefore lives until its
    `fsdp.wait`. Several orders of placing them are tried (include/fsdp/Analysis/
    MemoryPlan.h); offsets are multiples of 64 bytes.

    Private functions come first, callees before callers: what they allocate
    becomes part of a workspace that they get as their last argument, of role
    `workspace`; the caller allocates it for the time of the call. In public
    functions (entries) buffers used by `fsdp.start` or `fsdp.wait` go to the
    communication arena. All others go there too where it is free for as long as
    they live, without making it larger, and else to the temporary arena.
    Buffers in loops are one buffer for the whole loop.

    Entries get the attributes `fsdp.comm_bytes` and `fsdp.temp_bytes` (the
    sizes of their arenas, not rounded up), `fsdp.comm_bound` and
    `fsdp.temp_bound` (no plan for these lifetimes is smaller; of temporaries,
    none that has this communication arena), `fsdp.peak_bound` (no schedule of
    these ops needs less for arguments and buffers: nothing is in flight) and
    `fsdp.unshared_bytes` (memory of its own for each buffer); entries and
    private functions get `fsdp.intervals`, a list of what was placed where.

    Before: functions have one block, buffers static shapes and plain layouts,
    results are out-parameters; no loop carries a buffer that it allocates to
    its next iteration; the sizes of all buffers and an entry's arguments
    fit in 64 bits together. After: no allocation is left (`memref.dealloc`
    is erased; `memref.alloca` of up to 1 KiB stays).

    Example:

    ```mlir
    %0 = memref.alloc() : memref<16x8xf32>
    // becomes
    %temp = fsdp.arena temp : memref<4096xi8>
    %c1024 = arith.constant 1024 : index
    %0 = memref.view %temp[%c1024][] : memref<4096xi8> to memref<16x8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::fsdp::FSDPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}

def VerifyPlanPass : Pass<"fsdp-verify-plan", "::mlir::ModuleOp"> {
  let summary = "checks a memory plan";
  let description = [{
    Checks, with code that the planner does not use, that no allocation is left
    but what a stack has room for (1 KiB); that functions have one block; that
    each kind of arena is named once, in an entry that nothing calls; that
    arenas and workspaces are used through views of known size at constant
    offsets only; that these lie inside and start at multiples of 64 bytes; that
    views which share a byte are never in use at the same time; that no loop
    carries a view that it makes to its next iteration; that the sizes
    recorded on entries are those of their arenas; and that a function which was
    scheduled under a limit of memory keeps it.

    It has to run directly after `fsdp-plan-memory`: CSE may merge two views of
    one place, which then look like one long lifetime.
  }];
}

#endif // FSDP_TRANSFORMS_MEMORY_PASSES_TD
