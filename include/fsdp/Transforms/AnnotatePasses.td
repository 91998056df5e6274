//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 1+2 (annotate and lay out).
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_ANNOTATEPASSES_TD
#define FSDP_TRANSFORMS_ANNOTATEPASSES_TD

include "mlir/Pass/PassBase.td"

//===----------------------------------------------------------------------===//
// Phase 1: annotate
//===----------------------------------------------------------------------===//

def NormalizeInputPass : Pass<"fsdp-normalize-input", "::mlir::ModuleOp"> {
  let summary = "checks the input contract and brings the step into normal form";
  let description = [{
    Checks that the module holds one `shard.grid`, one module tree, and one
    public function `@step` of one block on statically shaped tensors, and that
    every attribute of its arguments and results makes sense. What a later phase
    could only get wrong silently is an error here.

    Afterwards

    * the grid's sizes are known (unknown ones are taken from `grid`);
    * `@step` calls nothing: private functions are inlined;
    * every param and buffer of the tree has exactly one argument. Arguments for
      two names of one state (`fsdp.alias`) are merged and their gradients are
      added: exports return the gradient of a tied weight in two halves. A state
      without an argument gets an unused one;
    * `fsdp.grad` marks are results;
    * arguments are ordered: states in tree order (a module's own before its
      children's), then inputs; results are ordered: new values of buffers, the
      loss, other outputs, gradients in parameter order.

    Example: with `fsdp.alias @again = @model::@weight`,

    ```mlir
    func.func @step(%a: tensor<4xf32> {fsdp.state = @model::@again},
                    %x: tensor<4xf32>, %w: tensor<4xf32> {fsdp.state = @model::@weight})
        -> (tensor<4xf32> {fsdp.grad = @model::@again}, tensor<f32> {fsdp.loss},
            tensor<4xf32> {fsdp.grad = @model::@weight})
    ```

    becomes

    ```mlir
    func.func @step(%w: tensor<4xf32> {fsdp.state = @model::@weight}, %x: tensor<4xf32>)
        -> (tensor<f32> {fsdp.loss}, tensor<4xf32> {fsdp.grad = @model::@weight})
    ```

    The rule comes from what PyTorch and JAX export: a tied weight is an unused
    argument and a gradient in parts, and nothing in the export adds them.
  }];
  let options = [
    ListOption<"grid", "grid", "int64_t",
               "sizes of the grid's axes; fills the unknown ones">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect"];
}

def AutoWrapPass : Pass<"fsdp-auto-wrap", "::mlir::ModuleOp"> {
  let summary = "decides which modules become units";
  let description = [{
    Marks modules of the tree with `fsdp.wrap`. The policy is one of

    * `none`: the root alone;
    * `always`: every module that has parameters of its own;
    * `class:A,B`: the modules of the named classes and of classes derived from
      them. A name is a class's qualified name (`"torch.nn.modules.linear.Linear"`)
      or its last component (`Linear`).

    A module owns the parameters in its subtree that no marked module further
    down owns. One that would own none is not marked. The root is marked
    whenever it owns some. A class that matches no module is a warning.

    Every decision is a remark (category `fsdp-auto-wrap`).

    Example: with `policy=class:Linear`,

    ```mlir
    fsdp.module @model class "zoo.Net" {
      fsdp.module @fc class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<4x8xf32>
      }
    }
    ```

    gets `attributes {fsdp.wrap}` on `@fc`, and not on `@model`, which owns
    nothing.

    The policies are those of PyTorch's `auto_wrap_policy` (`always_wrap_policy`,
    `ModuleWrapPolicy`).
  }];
  let options = [
    Option<"policy", "policy", "std::string", /*default=*/"\"none\"",
           "none, always, or class:A,B">,
  ];
}

def FormUnitsPass : Pass<"fsdp-form-units", "::mlir::ModuleOp"> {
  let summary = "groups the parameters of marked modules into units";
  let description = [{
    Makes the `fsdp.unit` ops of the modules marked `fsdp.wrap` and removes the
    marks. The parameters of a unit are those of its module's subtree outside
    other marked modules, in the order of PyTorch's `named_modules` (a module's
    own before its children's), each storage once, at the first of its names.

    Parameters of one unit are gathered and reduced together. Those with a
    gradient, those without (frozen or unused), and those of another element
    type therefore become units of their own: `@fc`, `@fc.frozen`, `@fc.bf16`.

    Units stand in module pre-order, the root's first. They are cut over all
    axes of the grid. The root's parameters stay gathered from forward to
    backward (`reshard never`), all others are freed after forward.

    A parameter whose names lie in different units is an error: whichever unit
    gathered it, the other's uses would lie outside its window.

    Before: the step is in normal form. Example of a result:

    ```mlir
    fsdp.unit @layers.0 of @model::@layers::@"0"
        params [@model::@layers::@"0"::@weight, @model::@layers::@"0"::@bias]
        on @grid axes [0] reshard after_forward
    ```
  }];
}

def VerifyUnitsPass : Pass<"fsdp-verify-units", "::mlir::ModuleOp"> {
  let summary = "verifies what must hold after phase 1";
  let description = [{
    Changes nothing. Fails unless

    * every param of the tree is in exactly one unit;
    * every param and buffer has exactly one argument, of its storage type;
    * a unit's parameters are in tree order, lie below its module (or are
      reached from there by an alias), and all or none of them has a gradient;
    * a unit is cut over at least one axis of the grid, whose sizes are known;
    * no `fsdp.wrap` and no `fsdp.grad` op is left.

    Example: `@fc` in no unit is reported as

    ```
    error: expected param 'fc.weight' to be in a unit, got none
    ```
  }];
}

//===----------------------------------------------------------------------===//
// Phase 2: lay out
//===----------------------------------------------------------------------===//

def AssignLayoutsPass : Pass<"fsdp-assign-layouts", "::mlir::ModuleOp"> {
  let summary = "gives each unit its layout";
  let description = [{
    Gives each unit the `flat` layout over the ranks of its shard axes: its
    parameters one after another, each starting at a multiple of `alignment`
    bytes of the gathered buffer, the tail padded to a multiple of the number of
    ranks. This is the layout of PyTorch's flat parameter with
    `use_orig_params=True`; `alignment=1` gives that of `False` on sizes that
    the number of ranks divides.

    Example: parameters of 6 and 5 f32 over 4 ranks:

    ```mlir
    layout <flat, f32, world = 4, numels = [6, 5], paddings = [0, 2, 3]>
    ```

    Sizes are remarks (category `fsdp-assign-layouts`).
  }];
  let options = [
    Option<"alignment", "alignment", "int64_t", /*default=*/"16",
           "bytes to which each parameter's start is aligned">,
  ];
}

def VerifyLayoutsPass : Pass<"fsdp-verify-layouts", "::mlir::ModuleOp"> {
  let summary = "verifies what must hold after phase 2";
  let description = [{
    Changes nothing. Fails unless every unit has a layout in which entries and
    paddings tile `[0, world * S)` and the map from elements to places in shards
    is a bijection. Numbers and element types of entries are checked by the
    verifier of `fsdp.unit`.

    Example:

    ```
    error: expected unit '@fc' to have a layout, got none
    ```
  }];
}

#endif // FSDP_TRANSFORMS_ANNOTATEPASSES_TD
