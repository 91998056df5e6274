//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 3: the step on shards, with synchronous collectives.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_SHARD_PASSES_TD
#define FSDP_TRANSFORMS_SHARD_PASSES_TD

include "mlir/Pass/PassBase.td"

def AccumulatePass : Pass<"fsdp-accumulate", "::mlir::ModuleOp"> {
  let summary = "lets a step take several micro-batches";
  let description = [{
    Every function that has gradients runs `micro-batches` times, one after the
    other, in one body (`fsdp.micro_batches`). The passes behind it see one step,
    so that gathers also start ahead across micro-batches, and segments are
    shared.

    * States are the same for all micro-batches; the new value of a buffer is
      what the next one reads.
    * Each micro-batch has its own inputs (`fsdp.micro_batch`; those behind the
      first stand last, in their order) and its own ordinary results.
    * The loss is the mean of the losses.
    * With `gradients=keep` (before: the input of phase 3) a gradient is the sum
      over the micro-batches, in their order: it is reduced once, and stays whole
      until then (PyTorch's `no_sync`, `set_requires_gradient_sync(False)`). Units
      that are not freed after forward (`keep_gathered`) then stay gathered
      for the whole step.
    * With `gradients=reduce` (before: the kernels of phase 4) every micro-batch
      gathers and reduces like a step of one, and the shards of the gradients are
      added in front of the optimizer, which is not repeated. It comes so late
      that no pass can join or move computation between micro-batches: each has
      the kernels, and rounds like, a step of one.

    All micro-batches of a step are in its one entry, so that nothing that is
    whole crosses from one call of the entry to the next: neither a gathered
    parameter nor a kept gradient. There are no entries for the first, a middle
    and the last micro-batch. The number of micro-batches is therefore fixed when
    the step is compiled; another number, as for the rest of an epoch, is another
    artifact with the same checkpoints. What PyTorch writes as `N - 1` backward
    passes in `no_sync` and one behind it is one step of `micro-batches=N
    gradients=keep`.

    An ignored param with a gradient is refused.

    Example, two micro-batches:

    ```mlir
    func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<2xf32> {fsdp.role = #fsdp.input<"x">})
        -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>})
    // becomes
    func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>},
                    %x: tensor<2xf32> {fsdp.micro_batch = 0 : i64, fsdp.role = #fsdp.input<"x">},
                    %x_1: tensor<2xf32> {fsdp.micro_batch = 1 : i64, fsdp.role = #fsdp.input<"x">})
        -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>})
        attributes {fsdp.micro_batches = 2 : i64}
    ```
  }];
  let options = [
    Option<"microBatches", "micro-batches", "unsigned", /*default=*/"1",
           "how many micro-batches a step takes">,
    Option<"gradients", "gradients", "::mlir::fsdp::Accumulation",
           /*default=*/"::mlir::fsdp::Accumulation::Reduce",
           "what becomes of the gradients of one micro-batch",
           [{::llvm::cl::values(
             clEnumValN(::mlir::fsdp::Accumulation::Keep, "keep",
                        "are kept whole, and reduced once"),
             clEnumValN(::mlir::fsdp::Accumulation::Reduce, "reduce",
                        "are reduced at once"))}]>,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RecomputeActivationsPass
    : Pass<"fsdp-recompute-activations", "::mlir::ModuleOp"> {
  let summary = "computes activations of checkpointed modules again in backward";
  let description = [{
    Before: the input of phase 3. After: for each call of a module that has
    `fsdp.checkpoint` in the tree, backward reads nothing that the call computed. What
    it needs is computed again, directly before the first op that needs it, from
    the values that entered the call, which pass an `fsdp.barrier` so that CSE
    cannot undo this.

    A call is known by its boundary marks: it computes what depends on an entered
    value but on no value that left, and what the values that left depend on.
    What stands behind the loss for gradients alone is backward; new values of
    buffers stay with forward. Inputs of the step, such as the seed of dropout,
    and buffers pass the barrier as well, so that masks are not kept either.
    Parameters do not: the clones are read in backward, so the unit's backward
    window begins at the first of them.

    Ops with effects, and ops that compute from constants alone, are not repeated;
    what they compute is kept.

    Remarks (category `fsdp-shard`): `recomputed`, passed, per call, with the
    number of ops and the bytes of the values that are not kept;
    `no-call-marks`, missed, a marked module without boundary marks.

    Example:

    ```mlir
    %x1 = fsdp.boundary enter @model::@block call 0 %x
    %h = "hidden"(%x1, %w)
    %y = "out"(%h)
    %y1 = fsdp.boundary exit @model::@block call 0 %y
    %loss = "loss"(%y1)
    %gw = "backward"(%h)
    // becomes, marks left out
    %h = "hidden"(%x, %w)
    %y = "out"(%h)
    %loss = "loss"(%y)
    %x2 = fsdp.barrier %x
    %h2 = "hidden"(%x2, %w)
    %gw = "backward"(%h2)
    ```
  }];
  let statistics = [
    Statistic<"numCloned", "cloned", "ops that backward repeats">];
  let dependentDialects = ["::mlir::fsdp::FSDPDialect"];
}

def ShardStepPass : Pass<"fsdp-shard-step", "::mlir::ModuleOp"> {
  let summary = "replaces parameters by shards, gathered where they are read";
  let description = [{
    Before: units with layouts; functions that take whole parameters
    (role `state`) and return whole gradients (`grad`). After, in every
    function with one block:

    * one argument of role `shard` per unit, first, in the order of the units, in
      place of the units' parameters; what belongs to no unit is unchanged;
    * one `fsdp.unshard` per *window*, directly before the first op that reads
      the unit's parameters in it. A read is forward if the loss or another
      output depends on it. With `reshard after_forward` the reads are cut into
      a forward and a backward window iff all forward reads precede all
      backward reads, otherwise there is one window. With `cut-calls` each
      call of the unit's module, which an exporter's enter mark shows, has a
      forward window of its own, as in PyTorch, which gathers at every call.
      Windows also end with a micro-batch, unless the unit has
      `keep_gathered` and gradients are kept;
    * one `fsdp.reduce_grads` per unit that has gradients, directly after the
      op that defines the last gradient of the unit and of all units nested
      below it, inner units before outer ones (PyTorch's order). Its result is
      returned as `grad_shard`;
    * no boundary marks;
    * no `fsdp.barrier` of parameters or what is derived from them.

    Only def-use chains, types and interfaces are looked at, so that ops of any
    dialect may compute. An op with regions counts as one read.

    A cheap value derived from parameters (see `fsdp-recompute-derived`) counts
    by its readers: it is computed in the first window that reads it.

    Mixed precision is read from the types: an argument for a param of another
    float type than its storage says that the param is gathered and computed in
    that. Its unit's shard is cast once, at the beginning, and gathered; the
    gradients are reduced in their own type or, with `reduce-dtype`, cast to
    that before, and what was reduced is cast to the storage type. A param whose
    argument has floats of 8 bits is gathered in bytes, and its gradient has the
    storage type.

    Remarks (category `fsdp-shard`, missed): `unused-unit`, a unit that is never
    read and thus never gathered; `interleaved-windows`, a unit that stays whole
    between forward and backward, with bytes.

    Example (gradients left out):

    ```mlir
    func.func @step(%w: tensor<4x2xf32> {fsdp.role = #fsdp.state<@model::@fc::@weight>}, ...
    // becomes
    func.func @step(%s: tensor<4xf32> {fsdp.role = #fsdp.shard<@fc>}, ...) {
      %w = fsdp.unshard [@fc] %s : (tensor<4xf32>) -> tensor<4x2xf32>
      ... forward
      %w_1 = fsdp.unshard [@fc] %s : (tensor<4xf32>) -> tensor<4x2xf32>
      ... backward
    ```
  }];
  let options = [
    Option<"cutCalls", "cut-calls", "bool", /*default=*/"false",
           "one forward window per call of a module instead of one">,
    Option<"reduceDtype", "reduce-dtype", "std::string", /*default=*/"\"\"",
           "float type in which gradients are reduced: f32, f16 or bf16; by "
           "default their own. Where some units are narrow it is for these">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::fsdp::FSDPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def MakeEvalPass : Pass<"fsdp-make-eval", "::mlir::ModuleOp"> {
  let summary = "adds a function that computes the loss alone";
  let description = [{
    Before: the input of phase 3. After: behind `@step` stands `@eval`, the part
    of it that the loss needs: no gradients, also none that an `scf.for`
    carries, no new values of buffers, no other results, and the arguments that
    are left. It becomes an entry of its own, whose shards, buffers, inputs and
    loss lie where those of the step do.

    It computes what the step computes: a model that was exported in training
    mode drops out and normalizes by batches here, too. Values that only the
    backward pass reads are gone, so kernels may be fused, and round, in
    another way than the step's.

    Where `@evaluate` stands beside the step, what the model computes in
    evaluation mode, there is no `@eval`: of `@evaluate` is kept what its loss
    needs.

    With `first-micro-batch` the inputs are named as those of a step's first micro-batch.
    `@step_...` for inputs of other shapes gets `@eval_...`.

    Example:

    ```mlir
    func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">})
        -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>})
    // is followed by
    func.func @eval(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">})
        -> (tensor<f32> {fsdp.role = #fsdp.loss})
    ```
  }];
  let options = [
    Option<"firstMicroBatch", "first-micro-batch", "bool", /*default=*/"false",
           "name inputs as those of the first micro-batch">,
  ];
}

def RecomputeDerivedPass : Pass<"fsdp-recompute-derived", "::mlir::ModuleOp"> {
  let summary = "recomputes cheap parameter-derived values in every window";
  let description = [{
    Before: a program of phase 3. After: no value derived from one window of a
    unit is read after another window of the unit began. Without this,
    resharding would be silently defeated: a transposed weight that forward and
    backward share is as large as the weight.

    Derived is what a chain of these ops computes from parameters, constants
    and fresh (empty or constant-filled) tensors: element-wise casts and pure
    broadcasts of any size, transpositions, slices, reshapes. They must be free
    of effects, speculatable and without reduction. Each window gets its own
    clone of a chain, directly before its first reader.

    Remark (category `fsdp-shard`, missed): `kept-derived`, a value computed
    from parameters alone that is not cheap and stays, with bytes.

    Example:

    ```mlir
    %w = fsdp.unshard [@fc] %s ...
    %t = linalg.transpose ins(%w ...
    ... %t ...
    %w_1 = fsdp.unshard [@fc] %s ...
    ... %t ...                          // reads a clone on %w_1 afterwards
    ```
  }];
  let dependentDialects = ["::mlir::fsdp::FSDPDialect"];
}

def VerifyShardedPass : Pass<"fsdp-verify-sharded", "::mlir::ModuleOp"> {
  let summary = "checks what phase 3 promises";
  let description = [{
    Reports, in every function:

    * an argument that is a whole parameter of a unit, a result that is a whole
      gradient of one, a shard of another type than its unit's layout says;
    * a boundary or gradient mark;
    * an `fsdp.barrier` of a gathered parameter;
    * a second reduction of a unit, a gradient shard without a reduction;
    * an `fsdp.unshard` that nobody reads;
    * a value derived from one window of a unit that is read after another
      window of the unit began, which would keep the first one's memory alive.

    With `later-micro-batches=N`, where a pipeline ends that would make
    micro-batches in phase 4, it warns that the step has one.
  }];
  let options = [
    Option<"laterMicroBatches", "later-micro-batches", "int64_t", "1",
           "Micro-batches that only phase 4 makes, which does not run">];
}

def ExpandRanksPass : Pass<"fsdp-expand-ranks", "::mlir::ModuleOp"> {
  let summary = "holds all ranks' values in one function, without collectives";
  let description = [{
    Before: a program of phase 3, also with segments outlined; `fsdp.attention` is
    written out by `fsdp-expand-attention`. After: a program
    without collectives that computes what all ranks of the grid compute. It
    *defines* the collectives, in upstream ops:

    * `fsdp.unshard`: the shards of a unit's group, one after the other, are the
      full buffer (`tensor.insert_slice`); parameters are slices of it at the
      layout's offsets;
    * `fsdp.reduce_grads`: each rank's gradients form a full buffer with zeros
      as padding; the buffers are added in ascending rank order, beginning with
      rank 0's, and divided by the number of ranks (one strict
      `linalg.generic`); each rank gets its slice;
    * `fsdp.all_reduce`: the same without the slices.

    In entry functions (not private, with `fsdp.*` attributes on arguments or
    results) every argument, op and result exists once per rank and carries
    `fsdp.rank`; hyper-parameters and constants exist once. Calls of private
    functions are cloned, the functions are not.

    Stops at more than 8 ranks: it is a check for small programs.

    With `strip` the module tree, the units and all attributes of the dialect
    are erased, so that stock tools can run the result.

    Example, two ranks (W, g and s stand for parameter, gradient and shard):

    ```mlir
    %f0 = tensor.insert_slice %s_0 into %empty[0] [4] [1]
    %f1 = tensor.insert_slice %s_1 into %f0[4] [4] [1]
    %w = tensor.expand_shape (tensor.extract_slice %f1[0] [8] [1]) ...
    ...
    %mean = linalg.generic ins(%g_0, %g_1) attrs = {fsdp.strict} {... addf, divf ...}
    %r_0 = tensor.extract_slice %mean[0] [4] [1]
    %r_1 = tensor.extract_slice %mean[4] [4] [1]
    ```
  }];
  let options = [
    Option<"strip", "strip", "bool", /*default=*/"false",
           "erase the plan and all attributes of the dialect">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::fsdp::FSDPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

#endif // FSDP_TRANSFORMS_SHARD_PASSES_TD
