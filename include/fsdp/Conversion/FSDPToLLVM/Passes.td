//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass of phase 6 that makes calls of the runtime.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_FSDPTOLLVM_PASSES_TD
#define FSDP_CONVERSION_FSDPTOLLVM_PASSES_TD

include "mlir/Pass/PassBase.td"

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

#endif // FSDP_CONVERSION_FSDPTOLLVM_PASSES_TD
