//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes around the optimizer: attached in phase 3, expanded in phase 4.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_OPTIMIZER_PASSES_TD
#define FSDP_TRANSFORMS_OPTIMIZER_PASSES_TD

include "mlir/Pass/PassBase.td"

def AttachOptimizerPass : Pass<"fsdp-attach-optimizer", "::mlir::ModuleOp"> {
  let summary = "updates the shards at the end of the step";
  let description = [{
    Before: a program of phase 3. After: for every unit whose reduced gradient
    a function returns there is one `fsdp.update`, at the end, in the order of
    the units; units without a gradient are not touched (as PyTorch skips
    parameters whose `grad` is None). New arguments, last: one per unit and
    state (role `optimizer_state`), then one per hyper-parameter
    (`hyper`, with its default). New results, last: the
    new shards (`new_shard`), then the new states
    (`new_optimizer_state`).

    The optimizer is an `fsdp.optimizer`: `sgd`, `adam`, `adamw`, `adagrad`,
    `rmsprop` and `lion` are added to the module, `@name` is a user's own,
    `FILE.mlir` or `FILE.mlir:@name` one from a file. They follow PyTorch 2's
    single-tensor implementations operation by operation (`torch/optim/*.py`;
    Lion its authors'), with PyTorch's defaults; `nesterov` and `centered` are
    hyper-parameters, true if not 0.

    Steps that take turns (`fsdp.turn`) may have one each:
    `discriminator=sgd,generator=adamw`.

    Parameters can be in groups with hyper-parameters of their own: the first
    pattern of `param-groups` that matches a parameter's FQN is that of its
    group. `name@1` is a hyper-parameter of group 1. If a unit's parameters are
    in several groups, an argument of role `groups` says by element in which.

    Before the update, in this order:

    * `scaler`: gradients are divided by the loss scale, which the step takes
      as `#fsdp.train_state<"scaler.scale">`; if one is not finite on any rank,
      nothing is updated, by a select. The scale follows PyTorch's GradScaler.
      `optimizer.step` counts the updates that were not skipped; it is the
      hyper-parameter `step`.
    * `clip-norm`: gradients are multiplied by min(1, `clip_norm` / (norm +
      1e-6)). The norm is that of all gradients: shards are added over ranks,
      replicas count once, and ignored params, which PyTorch takes to be equal
      on all ranks, by the largest of the ranks' norms. It is the same number
      for any number of ranks, layout and order (`GradientNorm.h`).
    * `clip-value`: gradients are limited to [-`clip_value`, `clip_value`].

    These three are a part of the optimizer's region, of which a copy
    `@adamw.guarded` is made. Figures (`metric`): `grad_norm` before
    clipping, `loss_scale`, `found_inf`.

    With `separate` the step is unchanged and a function `@update` takes
    shards, gradient shards (`grad_shard` arguments), states and
    hyper-parameters; one for `@step` and all `@step_...`. Of steps that take
    turns each has its own: `@update_generator` is that of `@step_generator`.

    An ignored param is updated with the rank's own gradient (`grad`) to a
    `new_value`; its states name it. With `separate` this is done in a
    function `@update_ignored`.

    Example:

    ```mlir
    %g = fsdp.reduce_grads [@fc] ...
    %p1, %m1, %v1 = fsdp.update @adamw %p, %g states(%m, %v) hypers(%lr, ...)
    return %loss, %g, %p1, %m1, %v1
    ```
  }];
  let options = [
    Option<"optimizer", "optimizer", "std::string", /*default=*/"\"none\"",
           "none, sgd, adam, adamw, adagrad, rmsprop, lion, @name of an "
           "fsdp.optimizer in the module, or FILE.mlir or FILE.mlir:@name; or "
           "TURN=NAME,... for steps that take turns">,
    Option<"separateOptimizer", "separate-optimizer", "bool", /*default=*/"false",
           "put the updates into a function @update of their own">,
    ListOption<"paramGroups", "param-groups", "std::string",
               "GLOB:name=value,... : parameters with hyper-parameters of "
               "their own">,
    Option<"clipNorm", "clip-norm", "double", /*default=*/"0.0",
           "clip gradients so that their norm is at most this; 0: do not">,
    Option<"clipNormType", "clip-norm-type", "std::string",
           /*default=*/"\"2\"", "which norm: a number from 1, or inf">,
    Option<"clipValue", "clip-value", "double", /*default=*/"0.0",
           "limit the gradients' elements to this magnitude; 0: do not">,
    Option<"gradScaler", "grad-scaler", "std::string", /*default=*/"\"\"",
           "scale the loss: on, or some of init=X,growth=X,backoff=X,"
           "interval=N">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::fsdp::FSDPDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ExpandUpdatesPass : Pass<"fsdp-expand-updates", "::mlir::ModuleOp"> {
  let summary = "turns optimizer updates into linalg ops";
  let description = [{
    Before: `fsdp.update` ops on tensors. After: none; each is an elementwise
    `linalg.generic` whose `outs` are the shard and its states, so that
    bufferization updates them in place. What depends on hyper-parameters alone
    is computed by one `linalg.generic` without loops per block, optimizer and
    set of hyper-parameters; with groups an element selects that of its group. All of them carry `fsdp.strict`: how they round
    must not depend on how a program is sharded.

    Example, for `new = p - lr * g`:

    ```mlir
    %h = linalg.generic ins(%lr : tensor<f64>) outs(%e : tensor<f32>) attrs = {fsdp.strict} {... truncf ...}
    %p1 = linalg.generic ins(%g, %h) outs(%p) attrs = {fsdp.strict} {... mulf, subf ...}
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

#endif // FSDP_TRANSFORMS_OPTIMIZER_PASSES_TD
