//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The proof that all ranks issue the same collectives.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_PEERS_PASSES_TD
#define FSDP_TRANSFORMS_PEERS_PASSES_TD

include "mlir/Pass/PassBase.td"

def VerifyPeersPass : Pass<"fsdp-verify-peers", "::mlir::ModuleOp"> {
  let summary = "proves that all ranks agree on their collectives";
  let description = [{
    Changes nothing. Takes the nested modules as the programs of the ranks in
    their `fsdp.ranks`, or the module itself as the program of all ranks, and
    each public function by itself. Walks it as every rank would and proves

    * that the ranks of each channel issue equal collectives (kind, units with
      their layouts, number and type of elements of source and destination,
      reduction, root; of values without units both types, dimension and blocks or
      chunks) in equal order;
    * that all of them complete: no ranks wait for each other in a circle, also
      over several channels whose groups cross, as those over the axes of a grid,
      where collectives on one lane of a rank, and those of one channel, run one
      at a time in the order of their starts; and
      each rank waits for all that it starts. A slice has its place in the order of
      its channel and in its lane, but needs no other rank.

    Otherwise the error shows two ranks and where they are, or the circle, or
    the start without a wait.

    Reads `fsdp.start` and `fsdp.wait` (after phase 5), `fsdp.unshard`,
    `fsdp.reduce_grads`, `fsdp.all_reduce`, `fsdp.all_gather`,
    `fsdp.reduce_scatter` and `fsdp.all_slice`, collectives of the upstream `shard`
    dialect, and `mpi.allreduce` and `mpi.barrier` on `MPI_COMM_WORLD`.
    Conditions, loop bounds and roots are evaluated from constants and the rank
    (`shard.process_linear_index`, `shard.process_multi_index`,
    `mpi.comm_rank`); if data decide a branch, both sides must do the same.

    What is not checked gets a remark: messages between two ranks, collectives
    of other communicators, calls of functions that have no body in the program,
    and calls through a value. So does a root or a number of elements that is
    not known before the program runs, of which ranks may have different ones.

    The tool `fsdp-verify-peers A.mlir B.mlir ...` nests files and does the same
    with them. Its last line counts: `all ranks agree; collectives checked: 12,
    ops not checked: 0`. Without any collective it begins with `nothing was
    proved`.

    Example:

    ```
    a.mlir:9:8: error: expected all ranks of channel @gather over axes [0] of [2] to issue equal collectives,
      but as number 1 rank 0 issues 'all_gather @fc layout<flat, f32, world = 2, numels = [16], paddings = [0, 0]> 8xf32 -> 64xi8'
      and rank 1 'all_gather @up layout<flat, f32, world = 2, numels = [16], paddings = [0, 0]> 8xf32 -> 64xi8'
    b.mlir:12:8: note: rank 1 issues it here
    ```
  }];
}

#endif // FSDP_TRANSFORMS_PEERS_PASSES_TD
