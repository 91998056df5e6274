//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The scheduled step with messages of MPI.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_FSDPTOMPI_PASSES_TD
#define FSDP_CONVERSION_FSDPTOMPI_PASSES_TD

include "mlir/Pass/PassBase.td"

def StepToMpiPass : Pass<"fsdp-step-to-mpi", "::mlir::ModuleOp"> {
  let summary = "the scheduled step with upstream's messages of MPI";
  let description = [{
    Turns what phase 5 left into a program of upstream dialects alone: each
    collective becomes a function of `mpi.send`, `mpi.recv` and loops, which
    `convert-to-llvm` lowers to calls of MPI. Rank r of the grid is rank r of
    `MPI_COMM_WORLD`, which has as many; groups along axes of the grid are found
    by arithmetic. Whoever calls the step initialises MPI before, once.

    In round k the members i and j of a group with i + j = k (modulo their
    number) exchange what they have for each other; the smaller one sends first.
    All meet in the order of rounds, so that sends which wait for their receiver
    can't deadlock. Sums are added in the order of members, 16-bit floats in f32
    and rounded once, and means divided last: the bits are those of the runtime
    and of `fsdp-expand-ranks`. A sum lands message by message in a buffer of as
    many messages as there are members. What MPI has no type for (16-bit floats,
    truth values) is sent as bytes.

    A collective is over when its start is: sends are blocking, upstream lowers
    no others. Copies between host and device become copies, `fsdp.arena` one
    allocation for each call of the step; the module tree, units, channels and
    optimizers are gone, and what an argument is stands in a text `step.role`.

    With `keep-calls` arenas, matrix products, units and roles stay, and
    `fsdp-lower-to-runtime` goes on: the runtime gives memory and computes, MPI
    moves data.

    Before: phase 5; memory may be planned (`fsdp-plan-memory`), products must
    not be lowered unless they are kept. After: no op of ours is left; one that
    can't be converted is an error that names it.

    Example, two ranks:

    ```mlir
    %t = fsdp.start all_gather on @gather [@fc] lane gather
        ins(%shard : memref<12xf32>) outs(%full : memref<96xi8>)
    fsdp.wait %t lane compute ins(%shard : memref<12xf32>)
        outs(%full : memref<96xi8>)
    // becomes
    call @mpi_all_gather(%shard, %full)
        : (memref<12xf32>, memref<96xi8>) -> ()
    // with
    scf.for %round = %c0 to %c2 step %c1 {
      %peer = affine.apply
          affine_map<()[s0, s1] -> ((s0 - s1) mod 2)>()[%round, %me]
      ...
        scf.if %first {
          mpi.send(%own, %tag, %dest, %world) : ...
          mpi.recv(%theirs, %tag, %dest, %world) : ...
        } else {
          mpi.recv(%theirs, %tag, %dest, %world) : ...
          mpi.send(%own, %tag, %dest, %world) : ...
        }
    ```
  }];
  let options = [
    Option<"messageBytes", "message-bytes", "int64_t", "1048576",
           "The largest message, in bytes: 8 to 1 GiB">,
    Option<"allReduce", "all-reduce", "bool", "false",
           "Combine values that all ranks combine by MPI's own MPI_Allreduce, "
           "whose order of additions is its own">,
    Option<"keepCalls", "keep-calls", "bool", "false",
           "Leave memory and matrix products to fsdp-lower-to-runtime">];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::func::FuncDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
    "::mlir::mpi::MPIDialect", "::mlir::scf::SCFDialect"];
}

#endif // FSDP_CONVERSION_FSDPTOMPI_PASSES_TD
