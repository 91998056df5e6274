//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 5: starts and waits, and their order.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_SCHEDULE_PASSES_TD
#define FSDP_TRANSFORMS_SCHEDULE_PASSES_TD

include "mlir/Pass/PassBase.td"

def SplitCollectivesPass : Pass<"fsdp-split-collectives", "::mlir::ModuleOp"> {
  let summary = "splits collectives into a start and a wait";
  let description = [{
    Replaces `fsdp.unshard`, `fsdp.reduce_grads` and `fsdp.all_reduce` on
    memrefs by an `fsdp.start` and, directly behind it, its `fsdp.wait`. Gathers
    go over a channel `@gather`, reductions over `@reduce`; collectives over
    other axes of the grid get channels of their own. Nothing is started for units
    and values without elements. Gradients must have been packed by
    `fsdp-place-buffers`.

    Example:

    ```mlir
    fsdp.unshard [@fc] %s into %buf : (memref<10xf32>, memref<160xi8>) -> ()
    ```

    becomes

    ```mlir
    fsdp.channel @gather on @grid axes [0]
    ...
    %t = fsdp.start all_gather on @gather [@fc] lane gather
        ins(%s : memref<10xf32>) outs(%buf : memref<160xi8>)
    fsdp.wait %t lane compute ins(%s : memref<10xf32>) outs(%buf : memref<160xi8>)
    ```

    A unit with `reshard after_forward to k` is gathered by all its ranks once. Behind
    that window each rank copies its part of the whole buffer, 1/k of it, and
    later windows gather these parts over the last axes of the grid.

    Nothing is asynchronous before this point: bufferization would put a write
    between a start and its wait.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}

def SchedulePass : Pass<"fsdp-schedule", "::mlir::ModuleOp"> {
  let summary = "moves starts up and waits down";
  let description = [{
    Moves, within a function's block,

    * the start of each gather up by as many windows as `forward-prefetch` or
      `backward-prefetch` says: directly behind the wait of the gather that many
      windows before, so that it overlaps with that window's computation. Its
      allocation moves along. It never moves above a write of its shard, an
      access to its buffer, an op of unknown effects, or the end of an earlier
      window of its units, and gathers keep their order;
    * the wait of each reduction down, directly before the first op that touches
      the reduced shard, or to the end; but if more than `max-reductions` would
      then hold their buffers of whole gradients, directly before the start of
      the one that is too many. One, as in FSDP2, overlaps with the whole
      backward of the next unit;
    * the reduction of what another one has reduced (the all-reduce over
      replicas) to the wait of that one, behind it, unless `overlap-replicas` is
      off.

    A gather is of the backward pass if a segment `... bwd` reads it first. With
    `backward-order=post` it starts when that earlier window's gradients are
    complete, directly before they are reduced, instead of before its
    computation: less memory, less overlap. A prefetch of 0 windows leaves
    gathers where they are. So does a unit's second gather in one forward pass,
    of a module that is called twice. `max-in-flight` limits how many gathers,
    and how many reductions, are in flight at once (0: any number). The limits
    are recorded in the function's `fsdp.in_flight`.

    | PyTorch | options |
    |---|---|
    | FSDP1, default (`BACKWARD_PRE`) | `forward-prefetch=0` |
    | FSDP1, `forward_prefetch=True` | |
    | FSDP1, `BACKWARD_POST` | `forward-prefetch=0 backward-order=post` |
    | FSDP1, `backward_prefetch=None` | `forward-prefetch=0 backward-prefetch=0` |
    | FSDP2, default | `forward-prefetch=0` |
    | FSDP2, explicit lists of `d` modules | `forward-prefetch=d`, `backward-prefetch=d` |

    The order in which each function issues collectives on each channel is
    recorded in the module's attribute `fsdp.issue_order`. Each collective is a
    remark (category `fsdp-schedule`).

    Example: of a window that follows another,

    ```mlir
    fsdp.wait %t0 ...
    call @layer0(...)
    %buf = memref.alloc() : memref<160xi8>
    %t1 = fsdp.start all_gather on @gather [@layer1] ...
    fsdp.wait %t1 ...
    ```

    becomes

    ```mlir
    fsdp.wait %t0 ...
    %buf = memref.alloc() : memref<160xi8>
    %t1 = fsdp.start all_gather on @gather [@layer1] ...
    call @layer0(...)
    fsdp.wait %t1 ...
    ```

    With `machine` or `memory-limit` nothing of this holds: the scheduler decides
    which parameters are kept from one window to the next instead of gathered
    again, which units share a collective, and where each collective starts and
    is waited for, so that as little communication as possible is exposed while
    arguments, temporaries and buffers of collectives take at most `memory-limit`
    bytes at any time. A machine is a table of costs: `cpu-2`, `cpu-16`
    (the default), `h100-nvlink`, `h100-400g`, `h100-8x400g`, `h100-100gbe`,
    `pcie`, or a JSON file with the same fields. Step time, exposed time, a
    proven lower bound of the step time, the gap between both and the peak are
    recorded in the function's `fsdp.schedule`. A limit that is too small is an
    error that says how much is needed, and so is `max-in-flight` beside them. Where the order by windows is faster and
    fits, it stays. A function with ops of unknown effects or buffers that several
    collectives share is scheduled by windows, with a remark, and so are all with
    `search=false`; of these `fsdp-verify-plan` refuses what takes more memory
    than the limit, which is recorded as well.
  }];
  let options = [
    Option<"forwardPrefetch", "forward-prefetch", "unsigned", /*default=*/"1",
           "how many windows ahead a gather of the forward pass is started">,
    Option<"backwardPrefetch", "backward-prefetch", "unsigned", /*default=*/"1",
           "how many windows ahead a gather of the backward pass is started">,
    Option<"backwardOrder", "backward-order", "::mlir::fsdp::BackwardOrder",
           /*default=*/"::mlir::fsdp::BackwardOrder::Pre",
           "where in the earlier window a gather of the backward pass starts",
           [{::llvm::cl::values(
             clEnumValN(::mlir::fsdp::BackwardOrder::Pre, "pre",
                        "before its computation"),
             clEnumValN(::mlir::fsdp::BackwardOrder::Post, "post",
                        "before its gradients are reduced"))}]>,
    Option<"maxInFlight", "max-in-flight", "unsigned", /*default=*/"0",
           "how many gathers, and reductions, may be in flight; 0 for any">,
    Option<"maxReductions", "max-reductions", "unsigned", /*default=*/"1",
           "how many reductions may hold a buffer in flight; 0 for any">,
    Option<"overlapReplicas", "overlap-replicas", "bool", /*default=*/"true",
           "start the all-reduce over replicas behind the next unit's backward, "
           "not directly behind its reduce-scatter">,
    Option<"search", "search", "bool", /*default=*/"true",
           "let a machine or memory limit decide; otherwise a limit is only "
           "checked">,
    Option<"machine", "machine", "std::string", /*default=*/"",
           "costs to schedule by: a built-in table or a .json file">,
    Option<"memoryLimit", "memory-limit", "int64_t", /*default=*/"0",
           "bytes that the step may use; 0 for any number">,
  ];
}

def MarkOffloadPass : Pass<"fsdp-mark-offload", "::mlir::ModuleOp"> {
  let summary = "marks what the host keeps";
  let description = [{
    Marks arguments of entries with `fsdp.offload`: with `what=optimizer` the
    states of the optimizer, with `what=params` the shards of parameters as well.
    Marks that are there stay, so single shards and states of a sharded step can be
    marked by hand (marks of an exported step's parameters end with these). Runs
    before `fsdp-schedule`, which counts what is marked out of the device's
    memory, and room to fetch three shards in.

    Example: with `what=optimizer`,

    ```mlir
    func.func @step(%w: memref<10xf32> {fsdp.role = #fsdp.shard<@fc>},
                    %m: memref<10xf32> {fsdp.role = #fsdp.optimizer_state<@fc, "exp_avg">})
    ```

    becomes

    ```mlir
    func.func @step(%w: memref<10xf32> {fsdp.role = #fsdp.shard<@fc>},
                    %m: memref<10xf32> {fsdp.offload, fsdp.role = #fsdp.optimizer_state<@fc, "exp_avg">})
    ```

    An expanded program is an error, and so is `what=optimizer` where there are
    no states, and a mark of what does not last from step to step.
  }];
  let options = [
    Option<"offload", "offload", "::mlir::fsdp::Offload",
           /*default=*/"::mlir::fsdp::Offload::None", "what the host keeps",
           [{::llvm::cl::values(
             clEnumValN(::mlir::fsdp::Offload::None, "none", "nothing"),
             clEnumValN(::mlir::fsdp::Offload::Optimizer, "optimizer",
                        "states of the optimizer"),
             clEnumValN(::mlir::fsdp::Offload::Params, "params",
                        "states of the optimizer and shards"))}]>,
  ];
}

def OffloadStatesPass : Pass<"fsdp-offload-states", "::mlir::ModuleOp"> {
  let summary = "brings what the host keeps to the device where it is used";
  let description = [{
    Arguments marked with `fsdp.offload` are memory of the host. Each op, or
    collective from its start to its wait, that uses one gets a buffer of the
    device instead: a copy on the channel `@fetch` fills it, and if it was
    written, one on `@store` takes it back. Both channels are over no axes, in
    lane `host_copy`, so that copies run beside each other and beside all
    computation and communication.

    A fetch starts so early that the ops before the first use touch at least as
    many bytes as it moves, and a store is waited for likewise late, so one
    window, or the update of one unit, overlaps with each. In a row of updates
    the device has three units' states: those that arrive, are updated, and leave.
    Uses between which a value could not leave and come back share a buffer.
    Values that move at the same times are one copy. Nothing moves across ops of
    unknown effects, and every store ends within the function.

    Runs behind `fsdp-schedule`, whose collectives stay where they are; what it
    issues is added to `fsdp.issue_order`.

    Example:

    ```mlir
    func.func @update(%g: memref<10xf32> {fsdp.role = #fsdp.grad_shard<@fc>},
                      %m: memref<10xf32> {fsdp.offload, fsdp.role = #fsdp.optimizer_state<@fc>}) {
      call @update_fc(%g, %m) : (memref<10xf32>, memref<10xf32>) -> ()
      return
    }
    ```

    becomes

    ```mlir
    %b = memref.alloc() {alignment = 64 : i64} : memref<10xf32>
    %t = fsdp.start copy on @fetch [@fc] lane host_copy
        ins(%m : memref<10xf32>) outs(%b : memref<10xf32>)
    fsdp.wait %t lane compute ins(%m : memref<10xf32>) outs(%b : memref<10xf32>)
    call @update_fc(%g, %b) : (memref<10xf32>, memref<10xf32>) -> ()
    %u = fsdp.start copy on @store [@fc] lane host_copy
        ins(%b : memref<10xf32>) outs(%m : memref<10xf32>)
    fsdp.wait %u lane compute ins(%b : memref<10xf32>) outs(%m : memref<10xf32>)
    ```

    Not supported, hence errors: entries of several blocks, values that are freed
    or leave the function, and marked values that are not dense.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def FrontierPass : Pass<"fsdp-frontier", "::mlir::ModuleOp"> {
  let summary = "prints how much memory buys how much time";
  let description = [{
    Changes nothing. Schedules each public function that issues collectives
    under limits of memory from the least that it can run in to as much as is of
    use, and prints the schedules of which none is both larger and slower than
    another one: the most bytes that are in use at one time, and what they take
    when buffers are placed in an arena. Expects split collectives, scheduled or
    not.

    Example:

    ```
    @step on slow-link: 57536 B of arguments, 400160 B of temporaries, 5.257826 ms of computation
           peak B      placed B       step ms    exposed ms      bound ms   gap %
           486880        486880      5.579566      0.321740      5.579566    0.00
           526240        526240      5.282314      0.024488      5.282314    0.00
    ```
  }];
  let options = [
    Option<"machine", "machine", "std::string", /*default=*/"",
           "costs to schedule by: a built-in table or a .json file">,
    Option<"points", "points", "unsigned", /*default=*/"12",
           "how many limits are tried">,
  ];
}

def VerifySchedulePass : Pass<"fsdp-verify-schedule", "::mlir::ModuleOp"> {
  let summary = "verifies what must hold after phase 5";
  let description = [{
    Changes nothing. Fails unless

    * every collective is split, and every start has exactly one wait, behind it
      in its block;
    * no op between the two reads, writes or frees the destination, writes or
      frees the source, or has unknown effects. Views, nested regions and called
      functions are looked through;
    * each function issues collectives in the order of `fsdp.issue_order`, and
      has no more of a kind in flight than its `fsdp.in_flight` allows, those in
      nested regions and called functions included.

    Example:

    ```
    error: 'memref.store' op expected no access to the destination of a collective in flight
    note: all_gather of 'fc' is started here
    note: and waited for here
    ```
  }];
}

def PrintSchedulePass : Pass<"fsdp-print-schedule", "::mlir::ModuleOp"> {
  let summary = "prints the functions that issue collectives as schedules";
  let description = [{
    Changes nothing. Prints one line per start, wait, call and copy to the
    standard error stream.

    Example:

    ```
    @step
      start all_gather     root 368 B on @gather
      wait  all_gather     root
      start all_gather     layers.0 1120 B on @gather
      call  root fwd
      wait  all_gather     layers.0
    ```
  }];
}

#endif // FSDP_TRANSFORMS_SCHEDULE_PASSES_TD
