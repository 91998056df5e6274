//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that print what people read.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_REPORT_PASSES_TD
#define FSDP_TARGET_REPORT_PASSES_TD

include "mlir/Pass/PassBase.td"

def ReportLayoutsPass : Pass<"fsdp-report-layouts", "::mlir::ModuleOp"> {
  let summary = "prints the layouts as JSON";
  let description = [{
    Changes nothing. Writes one JSON object:

    * `grid`: sizes of the device grid;
    * `units`, in their order, each with `name`, `module` (FQN), `kind`,
      `dtype`, `shard_axes`, `replicate_axes`, `reshard`, `world` (ranks it is
      cut over), `shard_numel`, `full_numel` and `padding_numel`, its `params`
      (`fqn`, `shape`, `numel`, `offset` in the gathered buffer, `trainable`),
      its `entries` (`numel` and whether it is `padding`, in buffer order) and
      its `pieces`, the parts of the gathered buffer that are cut by themselves;
    * with `ranks`, in each unit `ranks`: for each member of the shard group its
      `ranges` (`fqn`, `entry`, `offset_in_shard`, `numel_in_shard`, `first` and
      `last` element), and for per_param layouts its `params` (`fqn`,
      `shard_dim`, `sharded_size`, `padded_sharded_size`);
    * `ignored`: the params that every rank has whole, with `fqn`, `shape`,
      `dtype` and `trainable`;
    * `buffers`: all buffers, which every rank has whole, with `fqn`, `shape`,
      `dtype` and `persistent`;
    * `aliases`: other names (`fqn`) of states and the `target` FQN.
    * `stacks`: arrays (`fqn`) whose `rows` are params of units.

    Member `m` of a unit's `world` holds, of a piece `{offset, shard_offset, rows,
    chunk}` and of each row `i` below `rows`, the elements from `offset + (i *
    world + m) * chunk` on of the gathered buffer, `chunk` of them, at
    `shard_offset + i * chunk` of its shard. A flat layout is one piece of one
    row.

    Rank `r` of the grid has the coordinates of `r` in row-major order, the last
    axis fastest. It is the member of a unit with the row-major number of its
    coordinates along the unit's `shard_axes`; the ranks that differ along
    `replicate_axes` only hold the same, and along other axes each has a unit of
    its own. On a grid of 2x4 with `shard_axes = [1]`,
    ranks 1 and 5 are both member 1.

    Example: `fsdp-opt model.mlir --fsdp-assign-layouts
    --fsdp-report-layouts="ranks=true output=layouts.json"`.
  }];
  let options = [
    Option<"ranks", "ranks", "bool", /*default=*/"false",
           "also what every rank holds; grows with the ranks">,
    Option<"output", "output", "std::string", /*default=*/"\"-\"",
           "file; - is standard output">,
  ];
}

def SimulatePass : Pass<"fsdp-simulate", "::mlir::ModuleOp"> {
  let summary = "replays a scheduled function with the costs of a machine";
  let description = [{
    Changes nothing. Executes the starts, waits and segments of a function in
    simulated time, as they stand, and prints step time, exposed time, peak and
    the order of collectives. Reading parameters that are not there, or freeing
    what is used, is an error: the simulator trusts no scheduler. Collectives
    take turns on a link; those within a node of a machine with several nodes
    have one of their own.

    `trace` names a file for the timeline in the trace event format, which
    `chrome://tracing` and Perfetto show; `page` one for an HTML page that needs
    nothing else. Both hold every lane of each rank, rank 0's memory, and what
    waited for what.

    Example:

    ```
    @step on slow-link: step 0.040016 ms, exposed 0.015240 ms, peak 10240 B
      all_gather u
    ```
  }];
  let options = [
    Option<"machine", "machine", "std::string", /*default=*/"",
           "costs to replay with: a built-in table or a .json file">,
    Option<"entry", "entry", "std::string", /*default=*/"\"step\"",
           "the function">,
    Option<"ranks", "ranks", "unsigned", /*default=*/"1",
           "how many ranks execute it">,
    ListOption<"slowdown", "slowdown", "double",
               "factor on the compute time of rank 0, 1, ...">,
    Option<"trace", "trace", "std::string", /*default=*/"",
           "file for a trace">,
    Option<"page", "page", "std::string", /*default=*/"",
           "file for an HTML page">,
  ];
}

#endif // FSDP_TARGET_REPORT_PASSES_TD
