//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sharded step for compilers of upstream dialects.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_FSDPTOSHARD_PASSES_TD
#define FSDP_CONVERSION_FSDPTOSHARD_PASSES_TD

include "mlir/Pass/PassBase.td"

def StepToShardPass : Pass<"fsdp-step-to-shard", "::mlir::ModuleOp"> {
  let summary = "the sharded step with upstream's collectives";
  let description = [{
    Turns what phase 3 left into a program of upstream dialects alone: our
    collectives become `shard.all_gather`, `reduce_scatter`, `all_reduce` and
    `all_slice` on the grid, updates `linalg` ops. How a unit's elements lie in
    what is gathered or summed is slices and reshapes of tensors. The module
    tree, units and optimizers are gone; what an argument or result is stands in
    a text `step.role`.

    Upstream's collectives are pure: who runs CSE behind this pass merges the
    gathers of forward and backward. `fsdp.barrier`, which has no upstream op,
    is dropped. 16-bit floats are summed in f32 and rounded once.

    Before: phase 3; updates may be expanded. After: no op of ours is left; one
    that can't be converted is an error that names it.

    Example:

    ```mlir
    %w = fsdp.unshard [@fc] %shard : (tensor<6xf32>) -> tensor<6x4xf32>
    // becomes
    %0 = shard.all_gather %shard on @grid grid_axes = [0] gather_axis = 0
        : tensor<6xf32> -> tensor<24xf32>
    %w = tensor.expand_shape %0 [[0, 1]] output_shape [6, 4]
        : tensor<24xf32> into tensor<6x4xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::shard::ShardDialect", "::mlir::tensor::TensorDialect"];
}

#endif // FSDP_CONVERSION_FSDPTOSHARD_PASSES_TD
