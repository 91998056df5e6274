//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 1: which modules become units, which states are left alone.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_ANNOTATE_PASSES_TD
#define FSDP_TRANSFORMS_ANNOTATE_PASSES_TD

include "mlir/Pass/PassBase.td"

def UnrollLayersPass : Pass<"fsdp-unroll-layers", "::mlir::ModuleOp"> {
  let summary = "makes each iteration of a loop over layers a layer";
  let description = [{
    A framework that scans over layers has the weights of all in one array, and
    a loop whose iteration `i` reads row `i`. As one param they would be one
    unit: gathered at once, all of them. This pass unrolls such loops and gives
    each row a param of its own: `@layers` with `@weight : tensor<2x4x4xf32>`
    becomes

    ```mlir
    fsdp.module @layers class "fsdp.Layers" {
      fsdp.stack @weight of [@model::@layers::@"0"::@weight,
                             @model::@layers::@"1"::@weight] : tensor<2x4x4xf32>
      fsdp.module @"0" class "zoo.Block" {
        fsdp.param @weight : tensor<4x4xf32>
      }
      fsdp.module @"1" class "zoo.Block" {
        fsdp.param @weight : tensor<4x4xf32>
      }
    }
    ```

    and arguments and gradients of the steps and evaluations follow. Rows are
    named as the members of PyTorch's `ModuleList` are. `fsdp.stack` keeps the
    framework's name: files of weights, gradients and the optimizer's states have
    the whole array. Equal layers share their code, so that it does not grow.

    Such a loop is an `scf.for` in the block of a step, or a `stablehlo.while`,
    registered or not, whose condition depends on integers that are known before
    it and that its body counts (private functions that it calls are inlined),
    with at most `max-layers` iterations, a number
    that is constant. It reads rows of an argument with the role of a param
    (`tensor.extract_slice` or `stablehlo.dynamic_slice` of extent 1 in the first
    dimension and all of the others, at a place that follows from the number of
    the iteration) that has at most as many rows, one of them a matrix at least: a
    loop over time that reads a row of positions stays one. With it goes the loop
    whose result is the gradient of the param. What an iteration writes and a
    later one reads is no tensor of all layers any more. Other loops stay as they
    are.

    The modules of the layers stand in the outermost module below the root that
    has no other params than those that the loop reads, and take over its class and
    its marks (`fsdp.wrap`), or else in the innermost one around them all, and
    their class is `fsdp.Layer`.

    Remarks (category `fsdp-unroll-layers`) say which layers were unrolled, and
    which param stays a stack: one with several names, one of which a step says
    more than its name or another shape, one that a function has that is called
    or is no single block, and one whose rows ranks share out (`fsdp.cut` along
    the first dimension, `fsdp.parallel` of experts). Other marks of dimensions
    become those of the rows.
  }];
  let options = [
    Option<"maxLayers", "max-layers", "int64_t", /*default=*/"1024",
           "loops of more iterations, or over more rows, stay loops">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ChunkLossPass : Pass<"fsdp-chunk-loss", "::mlir::ModuleOp"> {
  let summary = "computes a loss and its gradient for some rows after the other";
  let description = [{
    The logits of a language model, a row of the vocabulary for each token, are
    often the largest value of a step, and a loss has several of that size: the
    logits, what is left of them when the largest is taken away, their gradient.
    This pass puts what computes them into a loop over chunks of rows, so that
    there is only a chunk of each:

    ```mlir
    %logits = linalg.matmul ins(%x, %w : tensor<48x16xf32>, tensor<16x32xf32>) ...
    // losses of rows, their sum, gradients by %logits, by %x, by %w
    // becomes, for chunks=4,
    %loss, %dx, %dw = scf.for %i = %c0 to %c4 step %c1 iter_args(...) {
      %rows = tensor.extract_slice %x[%at, 0] [12, 16] [1, 1]
      %logits = linalg.matmul ins(%rows, %w : tensor<12x16xf32>, ...)
      ...
    }
    ```

    It begins with the largest sum of products that the loss follows from without
    another one in between, if it is larger than its factors, and takes each of
    its dimensions in turn as the one that counts rows. Whatever reads a value of
    that size has to go into the loop, and what stands between two ops of it:
    structured ops (by their indexing maps and iterator types), reshapes, slices
    and paddings that leave rows alone, elementwise ops. Sums over all rows go on
    from chunk to chunk: 16-bit ones in f32, rounded once. Other results are
    written a chunk at a time. No name of an op, a module or a loss plays a role.
    Of several dimensions the one that makes the most chunks counts.

    The number of chunks is the largest one up to `chunks` that divides the rows.
    Losses of rows and gradients of `x` are the same bits as before, unless the
    matrix library sums in another order for matrices of another size. What the
    loop adds up, gradients of `w` and a sum of all logits, is added in another
    order, chunk by chunk; ops marked `fsdp.strict` don't allow that.

    Remarks (category `fsdp-chunk-loss`) say how many chunks there are and how
    many bytes a value of each has, or which op is in the way: one that needs a
    sum over all rows, say, a loss of losses. Logits that the step returns are
    whole. A later `make-eval` keeps the whole loop, with the gradient.

    Before: `fsdp-normalize-input`, and `fsdp-partition`, whose collectives are
    none of what can go into the loop.
  }];
  let options = [
    Option<"chunks", "chunks", "int64_t", /*default=*/"1",
           "how many chunks at most; 1: the loss stays as it is">,
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"];
}

def NarrowGathersPass : Pass<"fsdp-narrow-gathers", "::mlir::ModuleOp"> {
  let summary = "casts and scales parameters before they are gathered";
  let description = [{
    Where a step reads nothing of a parameter but numbers of a narrower type that
    it makes of it, element by element, these are what ranks send each other: half
    the bytes under autocast, a quarter with 8-bit floats. A rank computes them of
    the shard that it has.

    A parameter that is only cast becomes an argument of the narrower type:

    ```mlir
    func.func @step(%w: tensor<32x16xf32> {fsdp.role = #fsdp.state<@model::@w>}, ...) {
      %0 = linalg.transpose ins(%w : tensor<32x16xf32>) ...
      %1 = linalg.generic ... // arith.truncf to bf16 of each element of %0
    // becomes
    func.func @step(%w: tensor<32x16xbf16> {fsdp.role = #fsdp.state<@model::@w>}, ...) {
      %1 = linalg.transpose ins(%w : tensor<32x16xbf16>) ...
    ```

    One that is scaled, as 8-bit floats are, keeps its argument, which is marked
    `fsdp.gather = f8E4M3FN`. What is computed of it goes to the top of the step,
    in the parameter's own shape and order: elementwise ops with constants and
    tensors of one element, largest elements of all (`arith.maximumf`). Scales may
    depend on these, on constants, and on buffers that all ranks have alike: such
    as the largest elements of former steps (delayed scaling), as long as what
    they become depends on nothing that ranks have of their own.

    Everything is the same bits as before: ops on elements don't depend on where
    these are, and the largest of the largest is the largest (of a zero of each
    sign, which one is not told; NCCL leaves out what is not a number, which is
    gathered as such all the same). As they are stored are gathered

    * rows that have scales of their own;
    * what another op reads, too, or is scaled by several functions or twice;
    * what the step takes in a type that is neither stored nor sent;
    * what is scaled and cut along another dimension than the first;
    * what is scaled, if a mark asks for a flat layout;
    * all, if a mark or a policy names a precision of units or `replicate_axes`.

    Barriers let parameters pass, as they do in `fsdp-shard-step`.

    Remarks (category `fsdp-narrow-gathers`) name the parameters.

    Before: `fsdp-normalize-input`, and `fsdp-partition`. After: `fsdp-form-units`
    puts what is gathered in one type into one unit, apart from others, and scaled
    parameters into units with `per_param` layouts.
  }];
  let options = [
    Option<"casts", "casts", "bool", /*default=*/"false",
           "parameters that are only cast, none that are scaled">,
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"];
}

def NormalizeInputPass : Pass<"fsdp-normalize-input", "::mlir::ModuleOp"> {
  let summary = "checks the input contract and brings the step into normal form";
  let description = [{
    Checks that the module holds one `shard.grid`, one module tree, and one
    public function `@step` (or another `entry`, which becomes `@step`) of one block on statically shaped tensors, and that
    every attribute of its arguments and results makes sense. What a later phase
    could only get wrong silently is an error here.

    Afterwards

    * the grid's sizes are known (unknown ones are taken from `grid`);
    * `@step` calls nothing: private functions are inlined;
    * `stablehlo.optimization_barrier` at its top level is `fsdp.barrier`;
    * every param and buffer of the tree has exactly one argument. Arguments for
      two names of one state (`fsdp.alias`) are merged and their gradients are
      added: exports return the gradient of a tied weight in two halves. A state
      without an argument gets an unused one;
    * if the step returns gradients, every trainable param has an argument and a
      gradient, or is `unused`: a param that is neither read nor trained is
      marked so, any other without a gradient, or without an argument, is an
      error;
    * `fsdp.grad` marks are results (a gradient may be the value of the param
      itself, as that of `w * w / 2` is);
    * public functions `@step_...` are the same step for inputs of other shapes:
      states, inputs, results and their attributes are those of `@step`, so that
      all of them share units, layouts and storage;
    * where they have names, `fsdp.turn = "..."`, they take turns instead: each
      has a loss and returns gradients of params of its own, and the arguments of
      all are alike. Every trainable param has a gradient in one of them, or is
      `unused`;
    * public functions `@evaluate`, `@evaluate_...` with roles are evaluations, one
      beside each step: what the model computes in evaluation mode. They take
      states and inputs of their step and return a loss, no gradients and no new
      values. With `drop-evaluations` they go. Other public functions stay
      as they are, if none of their arguments or results has a role: phases 1 to
      3 don't look at them;
    * the module says nothing of a machine (`dlti.dl_spec`,
      `dlti.target_system_spec`): the code is for another one;
    * no name in the tree has a dot: FQNs are names joined by dots;
    * arguments are ordered: states in tree order (a module's own before its
      children's), then inputs; results are ordered: new values of buffers, the
      loss, other outputs, gradients in parameter order.

    Example: with `fsdp.alias @again = @model::@weight`,

    ```mlir
    func.func @step(%a: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@again>},
                    %x: tensor<4xf32>, %w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@weight>})
        -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@again>}, tensor<f32> {fsdp.role = #fsdp.loss},
            tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@weight>})
    ```

    becomes

    ```mlir
    func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@weight>}, %x: tensor<4xf32>)
        -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@weight>})
    ```

    The rule comes from what PyTorch and JAX export: a tied weight is an unused
    argument and a gradient in parts, and nothing in the export adds them.

    A file with a program for each of several groups of ranks (`fsdp.ranks` on
    sibling modules) holds several steps. The pipeline runs on each of them:

    ```
    --pass-pipeline='builtin.module(builtin.module(fsdp-pipeline{...}),fsdp-verify-peers)'
    ```
  }];
  let options = [
    Option<"entry", "entry", "std::string", /*default=*/"\"step\"",
           "The function that is the step; it becomes `@step`">,
    ListOption<"grid", "grid", "int64_t",
               "sizes of the grid's axes; fills the unknown ones">,
    ListOption<"axisNames", "axis-names", "std::string",
               "names of the grid's axes: dp, dp_replicate, dp_shard, ep, tp, cp">,
    Option<"dropEvaluations", "drop-evaluations", "bool", /*default=*/"false",
           "erase the evaluations beside the steps">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect"];
}

def ResolveIgnoredPass : Pass<"fsdp-resolve-ignored", "::mlir::ModuleOp"> {
  let summary = "marks every state that is to be left alone";
  let description = [{
    Parameters that are ignored belong to no unit: every rank keeps them whole,
    their gradients are not reduced, and the optimizer updates them with the
    rank's own. They are asked for by `ignored` on a module, param or buffer of
    the input, and by names in one of the options:

    * `ignore-modules`: names of modules;
    * `ignore-states`: names of params and buffers, or of modules.

    Names are separated by commas or `|`; `<root>` is the root. An ignored
    module's subtree is ignored with it, buffers too, but not the parameters of
    units nested in it: a module that is wrapped by hand (`fsdp.wrap`) keeps what
    is its own, and an option only reaches what no such module owns. What a
    module inside of it ignores is marked there. A weight that is tied into a
    module wrapped by hand is that module's, also if it is declared elsewhere:
    an ignored module with another name of it uses what that unit gathers.

    Afterwards `ignored` stands on every ignored module, param and buffer. By
    which rule, and what is left to another unit, are remarks (category
    `fsdp-resolve-ignored`).

    Errors: both options; a name that is not known, of the wrong kind, or of a
    module wrapped by hand; modules mixed with others in `ignore-states`. That all is
    ignored, or that a name changes nothing because a nested unit owns the
    parameters, is a warning.

    Example: `ignore-modules=layers` turns

    ```mlir
    fsdp.module @layers class "torch.nn.ModuleList" {
      fsdp.module @"0" class "zoo.Block" {
        fsdp.param @weight : tensor<4xf32>
      }
    }
    ```

    into

    ```mlir
    fsdp.module ignored @layers class "torch.nn.ModuleList" {
      fsdp.module ignored @"0" class "zoo.Block" {
        fsdp.param ignored @weight : tensor<4xf32>
      }
    }
    ```

    The rules are those of PyTorch's `ignored_modules` and `ignored_states`.
  }];
  let options = [
    ListOption<"ignoreModules", "ignore-modules", "std::string",
               "names of the modules to ignore">,
    ListOption<"ignoreStates", "ignore-states", "std::string",
               "names of the params and buffers, or of the modules, to "
               "ignore">,
  ];
}

def AutoWrapPass : Pass<"fsdp-auto-wrap", "::mlir::ModuleOp"> {
  let summary = "decides which modules become units";
  let description = [{
    Marks modules of the tree with `fsdp.wrap`. The policy is one of

    * `none`: the root alone;
    * `always`: every module;
    * `size:MIN,force_leaf=A|B,exclude=C|D`: modules whose subtree has at least
      `MIN` elements (default 100000000) outside wrapped modules further down.
      Subtrees with fewer, and modules of a `force_leaf` class (default
      `MultiheadAttention`), are not entered; modules of an `exclude` class
      (default `ModuleList|ModuleDict`) are entered but not wrapped;
    * `class:A,B`: the modules of the named classes and of classes derived from
      them. A name is a class's qualified name (`"torch.nn.modules.linear.Linear"`)
      or its last component (`Linear`);
    * `fqn:GLOB`, `fqn-re:REGEX`: the modules one of whose names matches as a
      whole. Names are those below the root, without the root's own: `layers.0`.
      Further names, through aliases, count too;
    * `or(POLICY;POLICY;...)`: what any of the policies wraps.

    In a glob `*` is any text, dots included, `?` one character, `[ab]`, `[a-c]`
    and `[^a]` one of several, `{a,b}` either text, and a backslash makes the
    next character an ordinary one: `layers.?`, `layers.*.{attn,mlp}`. A letter
    beyond ASCII counts as several characters, the bytes of its UTF-8. A comma
    outside of braces has no meaning; two globs are `or(fqn:A;fqn:B)`. A REGEX is
    a POSIX extended regular expression.

    Without the option it is the attribute `fsdp.wrap_policy` of the root (an
    error elsewhere), and `none` without either. A module that is marked in the
    input was wrapped by hand; that is refused together with another policy than
    `none`, with overrides and with full-precision classes, as PyTorch refuses a
    policy on a tree that has units. The root is always marked. Ignored modules
    are neither wrapped nor entered, ignored parameters are not counted. A class
    or pattern of the policy that matches no module is a warning.

    `wrap-overrides` names a JSON file `{"FQN glob": true | false | {"strategy": ...,
    "precision": ..., "axes": [...], "replicate_axes": [...],
    "reshard": true | false | "auto" | N,
    "layout": "flat" | "per_param"}}`; `fsdp-form-units` says what they mean.
    `true` wraps, `false` does not, nor does
    `{}`, as PyTorch's `CustomPolicy` reads it. (`fsdp.wrap = {}` is refused.) The
    table has the last word, also about full-precision classes: `false` leaves a
    batch norm in the unit around it. What an entry does not set stays as the
    policy decided, except that `axes` replaces `replicate_axes` too, and a
    `strategy` all three of `axes`, `replicate_axes` and `reshard`. `axes` beside
    a strategy of their own need one that leaves them open, `full_shard` or
    `shard_grad_op`; axes of none (`[]`) are replicated, unless `replicate_axes`
    says otherwise. Where several entries
    match a module, an exact name wins over a glob, a longer glob over a shorter
    one, then the first of the alphabet. `"<root>"` or `""` is the root, which
    globs do not match and which is wrapped in any case. An entry that matches
    no module, or ignored ones only, is a warning.

    The modules of `full-precision-classes` become units of their own with
    `precision = "full"`, whatever the policy says: PyTorch does this with batch
    norm under mixed precision, though only if there is a policy; here policy
    `none` is one. As there, `size` then enters every subtree. PyTorch warns,
    since its classes are implied; here they are asked for, so that a remark
    (`full-precision`) lists them.

    A module that is registered under two parents is marked once; if PyTorch
    wraps it again under its second name, into a unit without parameters, the
    alias is marked too.

    Every decision is a remark (category `fsdp-auto-wrap`) with two numbers:
    `numel` counts the elements of the subtree, each once and without ignored
    ones, `remainder` those that do not lie in wrapped modules further down: what
    the unit holds, or what a module that is not wrapped leaves to the unit
    around it. `--remarks-filter=fsdp-.*` of `fsdp-opt` and `--remarks` of
    `fsdp-compile` show remarks.

    Example: with `wrap=class:Linear`,

    ```mlir
    fsdp.module @model class "zoo.Net" {
      fsdp.module @fc class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<4x8xf32>
      }
    }
    ```

    gets `attributes {fsdp.wrap}` on `@model` and on `@fc`.

    The rules are those of PyTorch's `auto_wrap_policy`: `class`, `none` and
    `overrides` are asked once per module (`ModuleWrapPolicy`, `CustomPolicy`),
    the others recursively (`size_based_auto_wrap_policy`, ...).
  }];
  let options = [
    Option<"wrap", "wrap", "std::string", /*default=*/"",
           "none, always, size:MIN[,force_leaf=A|B][,exclude=C|D], class:A,B, "
           "fqn:GLOB, fqn-re:REGEX, or or(POLICY;POLICY)">,
    Option<"wrapOverrides", "wrap-overrides", "std::string", /*default=*/"",
           "JSON file that says by module name whether and how to wrap">,
    ListOption<"fullPrecisionClasses", "full-precision-classes", "std::string",
               "classes whose modules become units of their own, in full "
               "precision">,
  ];
}

def FormUnitsPass : Pass<"fsdp-form-units", "::mlir::ModuleOp"> {
  let summary = "groups the parameters of marked modules into units";
  let description = [{
    Makes the `fsdp.unit` ops of the modules marked `fsdp.wrap` and removes the
    marks. The parameters of a unit are those of its module's subtree outside
    other marked modules, without ignored ones, each storage once, at the first
    of its names. `order=preorder` is the order of PyTorch's `named_modules` (a
    module's own before its children's), `order=postorder` that of FSDP2.

    Parameters of one unit are gathered and reduced together. Those with a
    gradient, those without (frozen or unused), and those of another element
    type therefore become units of their own: `@fc`, `@fc.frozen`, `@fc.bf16`.
    With `uniform=true`, FSDP1's rule, parameters of different types, or frozen
    and trainable ones, in one unit are an error instead. `frozen=keep` leaves
    those without a gradient where they are, which only serves comparisons, as
    with PyTorch's `use_orig_params`: the next verify pass refuses such a unit.

    Units stand in module pre-order, the root's first. A marked module, or alias,
    that owns no parameter gets no unit; `fsdp.empty_unit` on it keeps the
    decision. A container that never runs itself (`ModuleList`, `ModuleDict`) may
    be a unit: PyTorch warns (FSDP1) or refuses it (FSDP2), since no forward of
    its own would gather it, but here a unit is gathered where its parameters are
    used.

    How ranks share a unit is the `strategy`, or that of the module's own mark:

    | strategy | cut over | replicated along | freed after forward |
    |---|---|---|---|
    | `full_shard` | all axes | | yes |
    | `shard_grad_op` | all axes | | no |
    | `no_shard` | | all axes | no |
    | `hybrid_shard` | all axes but the first of two or more | the first | yes |
    | `hybrid_shard_zero2` | all axes but the first of two or more | the first | no |
    | `replicate` | the second of two axes, of one rank | the first | no |

    `axes` in a mark names the cut axes instead, each once; the others are
    replicated, and with no cut axis nothing is freed. Beside `axes`,
    `replicate_axes` names those along which ranks have the same; along the rest
    each has a unit of its own, such as an expert, whose gradients are not
    averaged with those of the others (`axes = array<i64>, replicate_axes =
    array<i64>`: PyTorch's group of one rank). The root's parameters stay gathered from forward to backward (`reshard never`).
    `replicate` also takes a grid of one axis, and then is `no_shard`; it refuses
    containers (`ModuleList`, `ModuleDict`), as PyTorch does.

    `reshard` says instead for all units, the root's too, whether they are freed
    after forward: `true`, `false`, or a number of ranks. A number `k` frees
    them, but the `k` ranks along the last axes of the grid keep the whole
    parameters together (`reshard after_forward to`), so that only these gather them
    again, from the copies that they keep. 1 is `false`, with a warning, and the
    number of all ranks is `true`. On eight ranks, `reshard=4` needs a grid of
    2x4; with `hybrid_shard`, where two replicas are cut over four ranks each,
    `reshard=2` needs one of 2x2x2 (PyTorch's 2x4, viewed as pairs). `auto` is `true` here; `fsdp-schedule` then decides by costs, under the
    limit of memory, which units it keeps all the same (`fsdp-pipeline` gives it
    the machine `cpu-16` if none is named).

    A mark may have both for its own unit: `reshard = true`, `false`, `4` or
    `"auto"`, which wins over the option and over what its `strategy` says
    (`"auto"` names no machine: without one it is `true`), and `layout = "flat"`
    or `"per_param"`, which `fsdp-assign-layouts` follows (the unit's `kind`).
    So may an entry of `fsdp-auto-wrap`'s overrides:

    ```mlir
    fsdp.module @head class "torch.nn.modules.linear.Linear"
        attributes {fsdp.wrap = {reshard = false, layout = "per_param"}} {...}
    ```

    Units that the strategy does not free after forward carry
    `keep_gathered`: they also stay whole between micro-batches.

    A parameter whose names lie in different units, such as the weight of an
    embedding and of the head, moves to the innermost marked module around all
    its names, and a remark says so: whichever of the units gathered it, the
    other's uses would lie outside its window. Names in ignored modules do not
    count, if the parameter itself is not ignored. With `tied=error` it is an
    error; `tied=split` lists it in each of the units, which only serves
    comparisons.

    Parameters that different steps train, where steps take turns
    (`fsdp.turn`), are in units of their own, too: `@root.generator`.

    Before: the step is in normal form. Example of a result:

    ```mlir
    fsdp.unit @layers.0 of @model::@layers::@"0"
        params [@model::@layers::@"0"::@weight, @model::@layers::@"0"::@bias]
        on @grid axes [0] reshard after_forward
    ```
  }];
  let options = [
    Option<"tied", "tied", "::mlir::fsdp::TiedWeights",
           /*default=*/"::mlir::fsdp::TiedWeights::Hoist",
           "parameters whose names lie in different units",
           [{::llvm::cl::values(
             clEnumValN(::mlir::fsdp::TiedWeights::Hoist, "hoist",
                        "move to the unit around all their names"),
             clEnumValN(::mlir::fsdp::TiedWeights::Error, "error",
                        "are an error"),
             clEnumValN(::mlir::fsdp::TiedWeights::Split, "split",
                        "are listed in each (for comparisons only)"))}]>,
    Option<"order", "order", "::mlir::fsdp::ParamOrder",
           /*default=*/"::mlir::fsdp::ParamOrder::PreOrder",
           "order of a unit's parameters",
           [{::llvm::cl::values(
             clEnumValN(::mlir::fsdp::ParamOrder::PreOrder, "preorder",
                        "a module's own before its children's (FSDP1)"),
             clEnumValN(::mlir::fsdp::ParamOrder::PostOrder, "postorder",
                        "its children's before its own (FSDP2)"))}]>,
    Option<"frozen", "frozen", "::mlir::fsdp::FrozenParams",
           /*default=*/"::mlir::fsdp::FrozenParams::Split",
           "parameters without a gradient beside others",
           [{::llvm::cl::values(
             clEnumValN(::mlir::fsdp::FrozenParams::Split, "split",
                        "become a unit of their own"),
             clEnumValN(::mlir::fsdp::FrozenParams::Keep, "keep",
                        "stay in the unit (for comparisons only)"))}]>,
    Option<"strategy", "strategy", "std::string", /*default=*/"",
           "full_shard (the default), shard_grad_op, no_shard, hybrid_shard, "
           "hybrid_shard_zero2 or replicate">,
    Option<"reshard", "reshard", "std::string", /*default=*/"",
           "whether units are freed after forward: true, false, or the number "
           "of ranks that keep them; by default as the strategy says">,
    Option<"uniform", "uniform", "bool", /*default=*/"false",
           "refuse units of several element types, or of frozen and trainable "
           "parameters">,
  ];
}

def VerifyGridPass : Pass<"fsdp-verify-grid", "::mlir::ModuleOp"> {
  let summary = "verifies that the device grid is the one that a user names";
  let description = [{
    Changes nothing. The sizes of the module's `shard.grid` become part of the
    program in phase 1, so a pipeline that goes on behind it (`start-after`)
    can't have others: it fails if `grid` or `axis-names` are given and are not
    those of the program.

    Example: with `grid=4`, `shard.grid @grid(shape = 2)` is reported as

    ```
    error: expected 'grid' to be that of the program, 2, got 4
    ```
  }];
  let options = [
    ListOption<"grid", "grid", "int64_t",
               "sizes of the grid's axes; none: any">,
    ListOption<"axisNames", "axis-names", "std::string",
               "names of the grid's axes; none: any">,
  ];
}

def VerifyUnitsPass : Pass<"fsdp-verify-units", "::mlir::ModuleOp"> {
  let summary = "verifies what must hold after phase 1";
  let description = [{
    Changes nothing. Fails unless

    * every param of the tree is in exactly one unit, and every ignored one in
      none;
    * every param and buffer has exactly one argument, of its storage type;
    * a unit's parameters are in tree order (pre-order or post-order), lie below
      its module (or are reached from there by an alias), and all or none of
      them has a gradient;
    * the sizes of a unit's axes are known;
    * no `fsdp.wrap` and no `fsdp.grad` op is left.

    Example: `@fc` in no unit is reported as

    ```
    error: expected param 'fc.weight' to be in a unit, got none
    ```
  }];
}

#endif // FSDP_TRANSFORMS_ANNOTATE_PASSES_TD
