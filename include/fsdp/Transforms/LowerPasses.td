//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 6 (lower).
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_LOWERPASSES_TD
#define FSDP_TRANSFORMS_LOWERPASSES_TD

include "mlir/Pass/PassBase.td"

def LowerContractionsPass
    : Pass<"fsdp-lower-contractions", "::mlir::func::FuncOp"> {
  let summary = "replaces contractions on buffers by fsdp.matmul";
  let description = [{
    Any `linalg` op that sums products of f32 or f64 buffers (`linalg.matmul`,
    `linalg.batch_matmul`, `linalg.contract`, a `linalg.generic` of that form)
    becomes `fsdp.matmul` if its layouts fit: the loops are sorted into batch,
    m, n and k loops by the operands they index, merged where they are one loop
    in memory, and transposes become flags. Where c is not row-major the
    transposed product is computed. A zero fill of c directly before is erased
    and the product does not accumulate. What does not fit stays as it is and
    later becomes loops; so do dot products, other element types, and ops marked
    `fsdp.strict`. With `narrow` (steps for devices) f16 and bf16 factors whose
    products are added in f32 are taken as well.

    Before: buffers, no tensors. After: the same values up to the order of
    sums.

    Example:

    ```mlir
    linalg.fill ins(%zero : f32) outs(%c : memref<16x8xf32>)
    linalg.matmul ins(%a, %b : memref<16x4xf32>, memref<4x8xf32>)
                  outs(%c : memref<16x8xf32>)
    // becomes
    fsdp.matmul %a, %b into %c sizes [16, 8, 4] ld [4, 8, 8]
        batch [1, 1] strides [0, 0, 0, 0, 0, 0] : ...
    ```
  }];
  let options = [
    Option<"narrow", "narrow", "bool", "false",
           "Also take factors of 16 bits">,
  ];
  let dependentDialects = ["::mlir::fsdp::FSDPDialect"];
}

def OutlineKernelsPass
    : Pass<"fsdp-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "makes one private function of each distinct loop nest";
  let description = [{
    Every `linalg` op, loop nest and copy on buffers in a function becomes a
    call of a private function marked `fsdp.kernel`; equal ones share one
    function, so that the amount of code does not depend on the number of
    layers. Constants are cloned into the kernel; the buffers and scalars it
    uses are its arguments. Kernels are never inlined back. An argument is
    `llvm.noalias` if no other argument of the kernel can reach the same bytes
    (views at constant offsets are compared by range). `memref.copy` and
    `fsdp.copy` become `linalg.copy`. `fsdp.strict` is carried over.

    Loops that contain calls, runtime ops or products stay, and the ops in them
    are outlined. Ops that use a buffer with a layout that is not static stay.

    Before: memory is planned (arguments are compared by the planned ranges).
    After: functions other than kernels are lists of calls, views and
    communication.

    Example:

    ```mlir
    linalg.copy ins(%0 : memref<8xf32>) outs(%1 : memref<8xf32>)
    // becomes
    call @kernel_copy_0(%0, %1) : (memref<8xf32>, memref<8xf32>) -> ()
    ```
  }];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::linalg::LinalgDialect"];
  let statistics = [
    Statistic<"numOutlined", "ops", "ops that became calls">,
    Statistic<"numKernels", "kernels", "distinct kernels">];
}

def WidenFloatsPass : Pass<"fsdp-widen-floats", "::mlir::func::FuncOp"> {
  let summary = "computes 16-bit floats in f32";
  let description = [{
    Every `arith` and `math` op on scalars of f16 or bf16 becomes one on f32,
    whose result is rounded to the type it had. Sums, products, quotients, square
    roots and conversions, also of integers and f64, round as if they had been
    done in that type (but for bf16 results below the smallest normal number,
    which may round twice); `math.fma` rounds to f32 first, and so do functions
    like exp, which are as exact as those of f32. Conversions from and to bf16
    become integer ops.

    Example:

    ```mlir
    %2 = arith.addf %0, %1 : f16
    // becomes
    %a = arith.extf %0 : f16 to f32
    %b = arith.extf %1 : f16 to f32
    %c = arith.addf %a, %b : f32
    %2 = arith.truncf %c : f32 to f16
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def ApproximateMathPass
    : Pass<"fsdp-approximate-math", "::mlir::func::FuncOp"> {
  let summary = "polynomials for f32 functions, and fast-math flags";
  let description = [{
    Replaces f32 functions on scalars (exp, log, erf, tanh, ...) by the upstream
    polynomials, which LLVM can vectorise, and allows LLVM to reassociate and
    contract: flags `reassoc`, `contract`, `nsz`, `arcp` on floating-point
    `arith` and `math` ops, and `nnan` on the maximum and minimum ops only
    (masks hold infinities, so `ninf` would be wrong). Not touched: rsqrt and
    sqrt, f64 functions, functions and ops marked `fsdp.strict`; comparisons,
    extensions and truncations get no flags (the conversion to LLVM does not
    translate them there).

    The polynomials used (exp, expm1, log, log1p, log2, erf, tanh) have a
    relative error of at most 3e-7 on normal numbers. Those of log1p and expm1,
    and the log in the former, get no flags, which would make them wrong. All
    other functions stay and call libm. log and log2 of a denormal are those of
    the smallest normal number.

    Example:

    ```mlir
    %1 = math.exp %0 : f32         // becomes about 20 arith ops
    %2 = arith.addf %1, %0 : f32   // gets fastmath<reassoc,nsz,arcp,contract>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::vector::VectorDialect"];
}

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
    becomes part of a workspace that they get as their last argument, marked
    `fsdp.workspace`; the caller allocates it for the time of the call. In public
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

def LowerToRuntimePass : Pass<"fsdp-lower-to-runtime", "::mlir::ModuleOp"> {
  let summary = "turns entries and fsdp ops into calls of the runtime";
  let description = [{
    The C ABI is runtime/include/fsdp_rt.h. Every entry `@step` becomes
    `int32_t fsdp_entry_step(ctx, args)`: its buffers are loaded from `args`.
    Private functions that call the runtime, directly or not, get the context as
    their first argument. `fsdp.arena`, `start`, `wait` and `matmul` become calls
    with constant descriptors. Statuses are looked at where generated code
    branches anyway: after a wait that failed the entry returns its status, and
    at the end it returns that of the context (errors are sticky).

    What is left of log1p and expm1 (f64, or strict) becomes calls of libm: the
    conversion to LLVM would compute log(1 + x) and exp(x) - 1, which are wrong
    near 0.

    If `fsdp-emit-manifest` has run, the constant `fsdp_rt_module_v1` is emitted.
    The module tree, units and channels are erased.

    Before: memory is planned; entries have static memref arguments and no
    result; each `start` has one `wait`, in its block. After: no `fsdp` op or
    attribute is left in a function; private functions have internal linkage.

    Example:

    ```mlir
    func.func @step(%w: memref<4x4xf32>, %c: memref<4x4xf32>) {
      fsdp.matmul %w, %w into %c ...
    // becomes
    func.func @fsdp_entry_step(%ctx: !llvm.ptr, %args: !llvm.ptr) -> i32 {
      %w = llvm.load %args : !llvm.ptr -> !llvm.ptr
      ...
      llvm.call @fsdp_rt_matmul(%ctx, %desc, %a, %b, %c)
      %status = llvm.call @fsdp_rt_status(%ctx)
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::cf::ControlFlowDialect"];
}

def EmitManifestPass : Pass<"fsdp-emit-manifest", "::mlir::ModuleOp"> {
  let summary = "describes the compiled step as JSON";
  let description = [{
    Sets three attributes of the module: `fsdp.manifest`, the text that travels
    in the compiled module and tells a driver how to call it (units with their
    layouts, arguments with their places in the persistent and host arenas,
    entries with the sizes of the other arenas, collectives in issue order);
    `fsdp.schedule_hash`, equal on ranks whose collectives match; and
    `fsdp.report`, the text that `fsdp-compile --report` writes: besides the
    units and collectives every planned buffer, the lower bounds, all copies.
    Numbers the `fsdp.start` ops (`fsdp.id`).

    Before: memory is planned; `fsdp-outline-kernels` and
    `fsdp-lower-to-runtime` have not run. After: the program is unchanged.
  }];
}

#endif // FSDP_TRANSFORMS_LOWERPASSES_TD
