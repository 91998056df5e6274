//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sharded step for compilers that read StableHLO.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_FSDPTOSTABLEHLO_PASSES_TD
#define FSDP_CONVERSION_FSDPTOSTABLEHLO_PASSES_TD

include "mlir/Pass/PassBase.td"

def StepToStablehloPass : Pass<"fsdp-step-to-stablehlo", "::mlir::ModuleOp"> {
  let summary = "the sharded step as StableHLO";
  let description = [{
    Turns what phase 3 left into a program of StableHLO that a compiler runs
    which knows nothing of us: collectives become `stablehlo.all_gather`,
    `reduce_scatter` and `all_reduce` with replica groups and a channel each,
    `fsdp.barrier` becomes `optimization_barrier`, and what earlier passes made
    of `arith`, `math`, `tensor` and `linalg` (updates, casts, norms, clipping,
    accumulation) becomes ops of StableHLO. So do `linalg` ops of the program
    itself, products and convolutions as ops of their own, others with operands
    spread over all iterations, be they found by sums of loops or looked up,
    also in branches; `scf.for`, and collectives of upstream's
    `shard` (of `fsdp-step-to-shard`). Ops of StableHLO stay as
    they are, and `chlo` has what StableHLO makes of several (`erf`). The module tree, units, optimizers and the grid are gone; what an
    argument or result is stands in a text `step.role` (and `step.micro_batch`); texts of shardings
    (`mhlo.sharding`, `sdy.sharding`) are dropped, as each rank has its own
    values. It works with an
    optimizer attached, and without one, where the results are shards of
    gradients.

    StableHLO is not linked: ops have the generic form. A context that does not
    know the dialect has to take unknown ones (`--allow-unregistered-dialect`).

    Groups are of devices in the order of the grid. `ranks` says whether the
    grid's ranks are replicas or partitions of the program; only who slices a
    value by its rank (tensor parallelism) asks for it. 16-bit floats are summed
    in f32 and rounded once; the order of sums is that of who runs the program.

    Before: phase 3; updates may be expanded. After: nothing is left but
    `builtin`, `func`, `chlo`, `mhlo`, `stablehlo` and the dialects in `keep`:
    any other op is an error that names it.

    Example:

    ```mlir
    %w = fsdp.unshard [@fc] %shard : (tensor<6xf32>) -> tensor<6x4xf32>
    // becomes
    %0 = "stablehlo.all_gather"(%shard) {
        all_gather_dim = 0 : i64, use_global_device_ids,
        channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
        replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}
        : (tensor<6xf32>) -> tensor<24xf32>
    %w = "stablehlo.reshape"(%0) : (tensor<24xf32>) -> tensor<6x4xf32>
    ```
  }];
  let options = [
    Option<"ranks", "ranks", "::mlir::fsdp::RankWord",
           "::mlir::fsdp::RankWord::Replica", "What a rank of the grid is",
           [{::llvm::cl::values(
             clEnumValN(::mlir::fsdp::RankWord::Replica, "replicas",
                        "a replica of the program"),
             clEnumValN(::mlir::fsdp::RankWord::Partition, "partitions",
                        "a partition of it"))}]>,
    Option<"main", "main", "std::string", "\"\"",
           "The function that becomes @main; what it does not call is dropped">,
    ListOption<"keep", "keep", "std::string",
               "Other dialects that may be left">];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"];
}

#endif // FSDP_CONVERSION_FSDPTOSTABLEHLO_PASSES_TD
