//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_FSDPOPS_TD
#define FSDP_DIALECT_FSDP_IR_FSDPOPS_TD

include "fsdp/Dialect/FSDP/IR/FSDPAttributes.td"
include "fsdp/Dialect/FSDP/IR/FSDPDialect.td"
include "fsdp/Dialect/FSDP/IR/FSDPInterfaces.td"
include "fsdp/Dialect/FSDP/IR/FSDPTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

/// An attribute without a dialect's prefix is a word of the op: one that it does
/// not have is an error that suggests the nearest.
def FSDP_KnownWords : NativeOpTrait<"KnownWords"> {
  let cppNamespace = "::mlir::fsdp";
}

class FSDP_Op<string mnemonic, list<Trait> traits = []>
    : Op<FSDP_Dialect, mnemonic, !listconcat([FSDP_KnownWords], traits)>;

def FSDP_SymbolUser : DeclareOpInterfaceMethods<SymbolUserOpInterface>;
def FSDP_Effects : DeclareOpInterfaceMethods<MemoryEffectsOpInterface>;
def FSDP_Collective
    : DeclareOpInterfaceMethods<FSDP_CollectiveOpInterface>;

def FSDP_AnyTensor : StaticShapeTensorOf<[AnyType]>;
def FSDP_AnyBuffer : StaticShapeMemRefOf<[AnyType]>;
def FSDP_TensorOrBuffer : AnyTypeOf<[FSDP_AnyTensor, FSDP_AnyBuffer]>;

//===----------------------------------------------------------------------===//
// Module tree (input; legal in all phases)
//===----------------------------------------------------------------------===//

def FSDP_TreeModuleOp : FSDP_Op<"module", [
    Symbol, SymbolTable, IsolatedFromAbove, SingleBlock, NoTerminator,
    NoRegionArguments]> {
  let summary = "a node of the module tree";
  let description = [{
    One node of the framework's module tree: its name, its class, its base
    classes (class policies match subclasses) and, in registration order, its
    states and children. The one module at the top level is the root; a *FQN*
    is the dotted path below it, exactly the framework's state-dict key.

    Life cycle: written by the exporter; read by phases 1 and 2 and by the
    manifest.

    Example:

    ```mlir
    fsdp.module @model class "zoo.Net" {
      fsdp.module @fc class "torch.nn.Linear" {
        fsdp.param @weight : tensor<4x8xf32>
      }
    }
    ```

    `ignored` means that the user asked for its states to be left alone (see
    `fsdp-resolve-ignored`).

    (C1) the body holds `module`, `param`, `buffer`, `alias` and `stack` ops
         only.
  }];
  let arguments = (ins UnitAttr:$ignored, SymbolNameAttr:$sym_name,
                       StrAttr:$class_name,
                       OptionalAttr<StrArrayAttr>:$bases);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    (`ignored` $ignored^)? $sym_name `class` $class_name (`bases` $bases^)?
    attr-dict-with-keyword $body
  }];
  let hasRegionVerifier = 1;
}

class FSDP_StateOp<string mnemonic> : FSDP_Op<mnemonic, [
    Symbol, HasParent<"TreeModuleOp">]> {
  let extraClassDeclaration = [{
    /// Type of the stored value.
    ::mlir::RankedTensorType getStorageType() {
      return ::llvm::cast<::mlir::RankedTensorType>(getType());
    }
  }];
}

def FSDP_ParamOp : FSDP_StateOp<"param"> {
  let summary = "a parameter of a module";
  let description = [{
    A parameter with its *storage* type; the step function's argument has the
    *compute* type. `frozen` means that the user asked for no gradient,
    `unused` that the loss does not depend on it, so that it has none
    (PyTorch: `grad is None`), `ignored` that the parameter belongs to no unit:
    every rank keeps it whole, and its gradient is not reduced. With a `piece`
    the type is that of the part that a rank has of it; `fsdp-partition` gives
    it.

    Life cycle: as `fsdp.module`.

    Example:

    ```mlir
    fsdp.param @weight : tensor<4x8xf32>
    fsdp.param @wide piece <[1, -1] of [48, 8]> : tensor<24x8xf32>
    fsdp.param frozen @bias : tensor<4xf32>
    fsdp.param unused @spare : tensor<4xf32>
    fsdp.param ignored @scale : tensor<4xf32>
    ```

    (C1) the type is a statically shaped ranked tensor.
    (C2) a piece is of as many dimensions, and no extent of the type is 0 or
         larger than that.
    (C3) where a dimension consists of blocks, the type has the same part of each.
  }];
  let arguments = (ins UnitAttr:$frozen, UnitAttr:$unused, UnitAttr:$ignored,
                       SymbolNameAttr:$sym_name,
                       OptionalAttr<FSDP_PieceAttr>:$piece,
                       TypeAttrOf<FSDP_AnyTensor>:$type);
  let assemblyFormat = [{
    (`frozen` $frozen^)? (`unused` $unused^)? (`ignored` $ignored^)? $sym_name
    (`piece` $piece^)? attr-dict `:` $type
  }];
  let hasVerifier = 1;
}

def FSDP_BufferOp : FSDP_StateOp<"buffer"> {
  let summary = "a buffer of a module";
  let description = [{
    A state that is not trained: batch-norm statistics, masks, RNG state.
    Buffers stay per rank. `transient` means it is not part of a checkpoint
    (PyTorch: `persistent=False`), `ignored` that it is never cast.

    Life cycle: as `fsdp.module`.

    Example:

    ```mlir
    fsdp.buffer @running_mean : tensor<8xf32>
    fsdp.buffer transient @mask : tensor<16x16xi1>
    ```

    (C1) the type is a statically shaped ranked tensor.
  }];
  let arguments = (ins UnitAttr:$transient, UnitAttr:$ignored,
                       SymbolNameAttr:$sym_name,
                       TypeAttrOf<FSDP_AnyTensor>:$type);
  let assemblyFormat = [{
    (`transient` $transient^)? (`ignored` $ignored^)? $sym_name attr-dict
    `:` $type
  }];
}

def FSDP_AliasOp : FSDP_Op<"alias", [
    Symbol, HasParent<"TreeModuleOp">, FSDP_SymbolUser]> {
  let summary = "a second name of a state or module";
  let description = [{
    A tied weight, or a module registered twice: the name under which the
    first one is reached again.

    Life cycle: as `fsdp.module`.

    Example:

    ```mlir
    fsdp.alias @weight = @model::@wte::@weight
    ```

    (C1) the target is a `module`, `param` or `buffer` of the tree.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, SymbolRefAttr:$target);
  let assemblyFormat = "$sym_name `=` $target attr-dict";
}

def FSDP_StackOp : FSDP_Op<"stack", [
    Symbol, HasParent<"TreeModuleOp">, FSDP_SymbolUser]> {
  let summary = "a param of the framework whose rows are params of the tree";
  let description = [{
    The framework has the weights of equal layers as one array; the tree has a
    param for each. Files of weights, gradients and states have the whole under
    this name: its rows one behind the other.

    Life cycle: written by `fsdp-unroll-layers`; read by the manifest.

    Example:

    ```mlir
    fsdp.stack @weight of [@model::@layers::@"0"::@weight,
                           @model::@layers::@"1"::@weight] : tensor<2x4x8xf32>
    ```

    (C1) there is a row, a param of the tree, for each index of the first
         dimension, another one each, and at least one.
    (C2) the type of each is that without this dimension.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypedArrayAttrBase<SymbolRefAttr, "rows">:$rows,
                       TypeAttrOf<FSDP_AnyTensor>:$type);
  let assemblyFormat = "$sym_name `of` $rows attr-dict `:` $type";
  let extraClassDeclaration = [{
    /// Type of the framework's array.
    ::mlir::RankedTensorType getWholeType() {
      return ::llvm::cast<::mlir::RankedTensorType>(getType());
    }
  }];
}

//===----------------------------------------------------------------------===//
// Plan (from phase 1)
//===----------------------------------------------------------------------===//

def FSDP_UnitOp : FSDP_Op<"unit", [Symbol, FSDP_SymbolUser]> {
  let summary = "parameters that are gathered, freed and reduced together";
  let description = [{
    The parameters a module owns as one group, in the order of the layout's
    entries. The group of ranks is a subset of the grid's axes: the parameters
    are cut over the *shard axes*, and every rank along the *replicate axes* has
    the same shard (PyTorch's HSDP has one of each; its NO_SHARD has replicate
    axes only). Along axes that are neither, each rank has a unit of its own.

    `reshard after_forward to n`: after forward, so many ranks together keep the
    whole parameters, and only they gather them again. `keep_gathered`: it stays
    whole from one micro-batch to the next while its gradients are kept.
    `gather` and `reduce` are the types that its parameters are gathered and
    computed in and its gradients are reduced in, if these are not what is
    stored. `precision` and `kind` are those of its own that a mark or a policy
    gave it; `kind` decides about the layout.

    Life cycle: made by `fsdp-form-units`, gets its layout from
    `fsdp-assign-layouts`, read by all later phases, gone after lowering.

    Example:

    ```mlir
    fsdp.unit @layers.0 of @model::@layers::@"0"
        params [@model::@layers::@"0"::@weight] on @grid axes [0]
        reshard after_forward
        layout #fsdp.layout<flat, f32, world = 4, numels = [32], paddings = [0, 0]>
    ```

    (C1) `module` is a module of the tree, every param an `fsdp.param`, no
         param is named twice.
    (C2) `grid` is a `shard.grid`; shard and replicate axes are axes of it, none
         twice.
    (C3) if there is a layout, entry `i` has the number of elements of param
         `i`, the layout's element type is the params' and its `world` is the
         product of the grid's sizes along the shard axes.
    (C4) the parameters have one element type.
    (C5) a number of ranks that keep it is at least 1, and none keeps one that
         is never freed; it is gathered and reduced in types of floats.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, SymbolRefAttr:$module,
                       TypedArrayAttrBase<SymbolRefAttr, "parameters">:$params,
                       FlatSymbolRefAttr:$grid,
                       DenseI64ArrayAttr:$shard_axes,
                       OptionalAttr<DenseI64ArrayAttr>:$replicate_axes,
                       FSDP_ReshardAttr:$reshard,
                       OptionalAttr<FSDP_LayoutAttr>:$layout,
                       OptionalAttr<I64Attr>:$reshard_to,
                       UnitAttr:$keep_gathered,
                       OptionalAttr<TypeAttr>:$gather_type,
                       OptionalAttr<TypeAttr>:$reduce_type,
                       OptionalAttr<FSDP_PrecisionAttr>:$precision,
                       OptionalAttr<FSDP_LayoutKindAttr>:$layout_kind);
  let assemblyFormat = [{
    $sym_name `of` $module `params` $params `on` $grid `axes` $shard_axes
    (`replicate` $replicate_axes^)? `reshard` `` $reshard (`to` $reshard_to^)?
    (`keep_gathered` $keep_gathered^)? (`gather` $gather_type^)?
    (`reduce` $reduce_type^)? (`precision` `` $precision^)?
    (`kind` `` $layout_kind^)? (`layout` $layout^)? attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The parameters' ops, in layout order. Null entries for bad references.
    ::llvm::SmallVector<::mlir::fsdp::ParamOp> resolveParams();
    /// Whole-parameter types, in layout order.
    ::llvm::SmallVector<::mlir::Type> getParamTypes();
    /// Axes of the group of ranks: those of shards, then those of replicas.
    ::llvm::SmallVector<int64_t> getGroupAxes();
  }];
}

def FSDP_ChannelOp : FSDP_Op<"channel", [Symbol, FSDP_SymbolUser]> {
  let summary = "a communicator with its own issue order";
  let description = [{
    Equivalent to an `ncclComm_t` or `MPI_Comm` over the given grid axes. The
    collectives of one channel are issued in the same order on every rank. Over
    no axes, each rank is alone: a channel of copies.

    Life cycle: made by `fsdp-split-collectives`, gone after lowering.

    Example:

    ```mlir
    fsdp.channel @gather on @grid axes [0]
    ```

    (C1) `grid` is a `shard.grid` and has the axes.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, FlatSymbolRefAttr:$grid,
                       DenseI64ArrayAttr:$axes);
  let assemblyFormat = "$sym_name `on` $grid `axes` $axes attr-dict";
}

def FSDP_OptimizerOp : FSDP_Op<"optimizer", [
    Symbol, IsolatedFromAbove, SingleBlock]> {
  let summary = "an elementwise update rule";
  let description = [{
    A scalar region from (parameter, gradient, states..., hyper-parameters...)
    to (new parameter, new states...). Any elementwise optimizer can be
    written: this is not an enumeration. Hyper-parameters are f64; the one
    named `step` is the 1-based number of the step. What depends on
    hyper-parameters alone is computed once per update, not per element.

    Life cycle: made by `fsdp-attach-optimizer` or written by the user; read by
    `fsdp-expand-updates`.

    Example:

    ```mlir
    fsdp.optimizer @sgd states [] hypers ["lr"] defaults [1.0e-2] {
    ^bb0(%p: f32, %g: f32, %lr: f64):
      %l = arith.truncf %lr : f64 to f32
      %d = arith.mulf %l, %g : f32
      %n = arith.subf %p, %d : f32
      fsdp.yield %n : f32
    }
    ```

    (C1) `defaults` has one value per hyper-parameter.
    (C2) the region takes one f32 for the parameter, one for the gradient,
         one per state and one f64 per hyper-parameter.
    (C3) `fsdp.yield` gives the new parameter and one value per state, of the
         types of the arguments.
    (C4) names of states and hyper-parameters are unique.
    (C5) every op of the region is free of memory effects.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, StrArrayAttr:$states,
                       StrArrayAttr:$hypers, DenseF64ArrayAttr:$defaults);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $sym_name `states` $states `hypers` $hypers `defaults` $defaults
    attr-dict-with-keyword $body
  }];
  let hasRegionVerifier = 1;
}

def FSDP_YieldOp : FSDP_Op<"yield", [
    Pure, Terminator,
    ParentOneOf<["OptimizerOp", "FlashAttentionOp", "FlashAttentionQueryGradOp",
                 "FlashAttentionKeyGradOp"]>]> {
  let summary = "results of a region of elements";
  let description = [{
    The new parameter element and the new states of `fsdp.optimizer`, or the
    element of a mask that `fsdp.flash_attention` or one of its gradients computes.

    Example:

    ```mlir
    fsdp.yield %p, %momentum : f32, f32
    ```
  }];
  let arguments = (ins Variadic<AnyTypeOf<[AnyFloat, I1]>>:$values);
  let assemblyFormat = "$values attr-dict `:` type($values)";
}

//===----------------------------------------------------------------------===//
// Marks (input; gone after phase 3)
//===----------------------------------------------------------------------===//

def FSDP_BoundaryOp : FSDP_Op<"boundary", [
    Pure, AllTypesMatch<["input", "result"]>, FSDP_SymbolUser]> {
  let summary = "a module is entered or left here";
  let description = [{
    An identity that an exporter's hooks may leave behind. It is never needed
    for correctness, but it tells what `fsdp-recompute-activations` may repeat.

    Life cycle: written by an exporter, erased by `fsdp-shard-step`.

    Example:

    ```mlir
    %1 = fsdp.boundary enter @model::@fc call 0 %0 : tensor<4x8xf32>
    ```

    (C1) the symbol is a module of the tree.
  }];
  let arguments = (ins FSDP_BoundaryKindAttr:$kind, SymbolRefAttr:$module,
                       I64Attr:$call, FSDP_AnyTensor:$input);
  let results = (outs FSDP_AnyTensor:$result);
  let assemblyFormat =
      "`` $kind $module `call` $call $input attr-dict `:` type($input)";
}

def FSDP_BarrierOp : FSDP_Op<"barrier", [
    Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "what is computed from the results is computed again";
  let description = [{
    An identity on several tensors that no pass looks through. Backward computes
    what was not kept from the results, and CSE cannot take the forward pass's
    values for it. Exports of JAX have one for each `jax.checkpoint`
    (`optimization_barrier`).

    Parameters pass without a barrier (`fsdp-shard-step` takes them out): the
    window in which they are read is what keeps their uses apart.

    Results that nobody reads are dropped by canonicalization.

    Life cycle: written by an exporter or made by `fsdp-recompute-activations`,
    erased by `fsdp-drop-barriers`.

    Example:

    ```mlir
    %x1, %g1 = fsdp.barrier %x, %g : tensor<4x8xf32>, tensor<4x8xf32>
    ```

    (C1) the results have the types of the operands.
  }];
  let arguments = (ins Variadic<FSDP_AnyTensor>:$inputs);
  let results = (outs Variadic<FSDP_AnyTensor>:$outputs);
  let assemblyFormat = "$inputs attr-dict `:` type($inputs)";
  let hasCanonicalizeMethod = 1;
  let extraClassDeclaration = [{
    /// Replaces the op by one without the results that nobody reads. Fails if
    /// there are none.
    ::llvm::LogicalResult dropUnusedResults(::mlir::RewriterBase &rewriter);
  }];
}

def FSDP_GradOp : FSDP_Op<"grad", [
    FSDP_Effects, AllTypesMatch<["input", "result"]>, FSDP_SymbolUser]> {
  let summary = "this inner value is a gradient";
  let description = [{
    Marks a value inside the step as a parameter's gradient, for programs that
    do not return it. It has an effect, so that it survives when the value has
    no other use.

    Life cycle: written by an exporter; `fsdp-normalize-input` turns it into a
    result of the function.

    Example:

    ```mlir
    %1 = fsdp.grad @model::@fc::@weight %0 : tensor<4x8xf32>
    ```

    (C1) the symbol is a param of the tree, of the value's shape.
  }];
  let arguments = (ins SymbolRefAttr:$param, FSDP_AnyTensor:$input);
  let results = (outs FSDP_AnyTensor:$result);
  let assemblyFormat = "$param $input attr-dict `:` type($input)";
}

//===----------------------------------------------------------------------===//
// Whole-unit collectives (phases 3 and 4)
//===----------------------------------------------------------------------===//

def FSDP_UnshardOp : FSDP_Op<"unshard", [
    AttrSizedOperandSegments, FSDP_Collective, FSDP_Effects, FSDP_SymbolUser,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "gathers the whole parameters of units";
  let description = [{
    Opens a *window*: the results are the whole parameters of the listed units,
    in the units' orders, live until their last use. There is no op that ends
    a window. A bucket is simply a longer unit list.

    On memrefs the destination of each unit is one byte buffer of the layout's
    full size, given after `into`; the parameters are views of it at the
    entries' offsets.

    What is gathered may be narrower than what is stored: then the operand is
    the shard cast to that type, and the results and buffers are of it.

    The op writes the `Channel` resource: two gathers of one unit are never
    merged, dropped or reordered by CSE, canonicalization or DCE. One whose
    results are all unused is erased by its own canonicalization.

    Life cycle: made by `fsdp-shard-step`; bufferized in phase 4; replaced by
    `start` and `wait` in phase 5.

    Example:

    ```mlir
    %w, %b = fsdp.unshard [@fc] %shard
        : (tensor<10xf32>) -> (tensor<4x8xf32>, tensor<4xf32>)
    fsdp.unshard [@fc] %s into %buf : (memref<10xf32>, memref<160xi8>) -> ()
    ```

    (C1) every unit has a layout; there is one shard operand per unit, of the
         layout's shard size and element type, or of another float type in place
         of one.
    (C2) on tensors the results are the units' parameters in order, of their
         shards' element types.
    (C3) on memrefs there is one byte buffer per unit, of the full size in its
         shard's element type, and no result.
  }];
  let arguments = (ins TypedArrayAttrBase<FlatSymbolRefAttr, "units">:$units,
                       Variadic<FSDP_TensorOrBuffer>:$shards,
                       Variadic<FSDP_AnyBuffer>:$buffers);
  let results = (outs Variadic<FSDP_AnyTensor>:$full);
  let assemblyFormat = [{
    $units $shards (`into` $buffers^)? attr-dict `:`
    functional-type(operands, results)
  }];
  let hasCanonicalizeMethod = 1;
  let hasVerifier = 1;
}

def FSDP_ReduceGradsOp : FSDP_Op<"reduce_grads", [
    AttrSizedOperandSegments, FSDP_Collective, FSDP_Effects, FSDP_SymbolUser]> {
  let summary = "reduces the gradients of units to this rank's shards";
  let description = [{
    Averages the gradients of the listed units over the ranks of the units'
    group (the sum in ascending rank order, then divided by the number of
    ranks) and keeps this rank's part, in the gradients' element type; 16-bit
    types are summed and divided in f32 and rounded once. Padding is zero. A unit with replicate
    axes is averaged twice: over its shard axes, then these means, part by part,
    over its replicate axes. With `sum` nothing is divided.

    On memrefs the shards are given after `into`. Before `fsdp-place-buffers`
    the gradients are one memref per parameter; afterwards there is one byte
    buffer per unit in which the gradients were produced in place.

    Effects and canonicalization: as `fsdp.unshard`, but an unused result does
    not make it dead.

    Life cycle: as `fsdp.unshard`.

    Example:

    ```mlir
    %g = fsdp.reduce_grads [@fc] %gw, %gb
        : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<10xf32>
    %s = fsdp.reduce_grads sum [@fc] %gw, %gb
        : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<10xf32>
    fsdp.reduce_grads [@fc] %buf into %g : (memref<160xi8>, memref<10xf32>) -> ()
    ```

    (C1) every unit has a layout; the operands are one gradient per parameter
         in the units' orders, or on memrefs one byte buffer of the full size
         per unit.
    (C2) there is one shard (result, or operand after `into`) per unit, of the
         layout's shard size, and of the element type of the gradients.
  }];
  let arguments = (ins UnitAttr:$sum,
                       TypedArrayAttrBase<FlatSymbolRefAttr, "units">:$units,
                       Variadic<FSDP_TensorOrBuffer>:$grads,
                       Variadic<FSDP_AnyBuffer>:$shards);
  let results = (outs Variadic<FSDP_AnyTensor>:$results);
  let assemblyFormat = [{
    (`sum` $sum^)? $units $grads (`into` $shards^)? attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// How the ranks' gradients are combined, over shard and replicate axes.
    ::mlir::fsdp::ReduceKind getReduceKind() {
      return getSum() ? ::mlir::fsdp::ReduceKind::Sum
                      : ::mlir::fsdp::ReduceKind::Mean;
    }
  }];
}

def FSDP_AllReduceOp : FSDP_Op<"all_reduce", [
    FSDP_Collective, FSDP_Effects, FSDP_SymbolUser]> {
  let summary = "combines a value over ranks";
  let description = [{
    Combines the operand over the ranks along the given grid axes, in ascending
    rank order. Used for norms, flags and losses. `named` says what the value is
    called wherever collectives are: in schedules, plans, traces and messages.

    Life cycle: made in phase 3; bufferized in phase 4 (destination after
    `into`); replaced by `start` and `wait` in phase 5.

    Example:

    ```mlir
    %s = fsdp.all_reduce sum on @grid axes [0] %x : (tensor<f32>) -> tensor<f32>
    %n = fsdp.all_reduce sum named "gradient_norm" on @grid axes [0] %y
        : (tensor<f64>) -> tensor<f64>
    ```

    (C1) source and destination have the same shape and element type.
    (C2) `grid` is a `shard.grid` and has the axes.
    (C3) memrefs are dense.
    (C4) a name is not empty and has no comma, which separates names in lists.
  }];
  let arguments = (ins FSDP_ReduceKindAttr:$kind,
                       OptionalAttr<StrAttr>:$value_name,
                       FlatSymbolRefAttr:$grid,
                       DenseI64ArrayAttr:$axes, FSDP_TensorOrBuffer:$input,
                       Optional<FSDP_AnyBuffer>:$buffer);
  let results = (outs Optional<FSDP_AnyTensor>:$result);
  let assemblyFormat = [{
    `` $kind (`named` $value_name^)? `on` $grid `axes` $axes $input
    (`into` $buffer^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Collectives of values (from fsdp-partition on)
//===----------------------------------------------------------------------===//

/// A value that ranks along some axes have pieces of on one side: dimension
/// `dim` of the whole is `outer` blocks, each of one piece per rank.
class FSDP_ValueOp<string mnemonic, dag kind = (ins), string kindFormat = "">
    : FSDP_Op<mnemonic, [FSDP_Collective, FSDP_Effects, FSDP_SymbolUser]> {
  let arguments = !con(kind, (ins FSDP_TensorOrBuffer:$input,
                                  Optional<FSDP_AnyBuffer>:$buffer,
                                  I64Attr:$dim,
                                  DefaultValuedAttr<I64Attr, "1">:$outer,
                                  FlatSymbolRefAttr:$grid,
                                  DenseI64ArrayAttr:$axes));
  let results = (outs Optional<FSDP_AnyTensor>:$result);
  let assemblyFormat = kindFormat # [{
    $input (`into` $buffer^)? `dim` $dim (`outer` $outer^)? `on` $grid `axes`
    $axes attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def FSDP_AllGatherOp : FSDP_ValueOp<"all_gather"> {
  let summary = "makes a value whole of the ranks' pieces";
  let description = [{
    Every rank along the axes gets the whole value. Dimension `dim` of it is
    `outer` blocks, each the pieces of the ranks in ascending order; without
    `outer` there is one block, so that the pieces are joined one behind the
    other.

    Life cycle: made by `fsdp-partition`; bufferized in phase 4 (destination
    after `into`); replaced by `start` and `wait` in phase 5.

    Example:

    ```mlir
    %w = fsdp.all_gather %x dim 1 on @grid axes [1]
        : (tensor<4x8xf32>) -> tensor<4x16xf32>
    %t = fsdp.all_gather %y dim 0 outer 2 on @grid axes [1]
        : (tensor<8x4xf32>) -> tensor<16x4xf32>
    ```

    (C1) source and destination have one element type and the same extents but
         along `dim`, where the whole has as many times the extent of the piece
         as there are ranks, and `outer` divides that of the piece.
    (C2) `grid` is a `shard.grid` and has the axes.
    (C3) memrefs are dense.
  }];
}

def FSDP_ReduceScatterOp : FSDP_ValueOp<
    "reduce_scatter", (ins FSDP_ReduceKindAttr:$kind), "`` $kind "> {
  let summary = "combines a value over ranks, each of which keeps its piece";
  let description = [{
    Combines the operand over the ranks along the axes in ascending order, as
    `fsdp.all_reduce` does, and keeps this rank's piece of it: what
    `fsdp.all_gather` with the same `dim` and `outer` puts back.

    Life cycle: as `fsdp.all_gather`.

    Example:

    ```mlir
    %p = fsdp.reduce_scatter sum %x dim 1 on @grid axes [1]
        : (tensor<4x16xf32>) -> tensor<4x8xf32>
    ```

    (C1) to (C3) are those of `fsdp.all_gather`, with the whole as the source.
  }];
}

def FSDP_AllSliceOp : FSDP_ValueOp<"all_slice"> {
  let summary = "keeps this rank's piece of a value that all have";
  let description = [{
    The piece that this rank would give to an `fsdp.all_gather` with the same
    `dim` and `outer` to get the operand back. Nothing is communicated; but what
    it gives depends on the rank, as with no op outside of this dialect.

    Life cycle: as `fsdp.all_gather`.

    Example:

    ```mlir
    %p = fsdp.all_slice %x dim 1 on @grid axes [1]
        : (tensor<4x16xf32>) -> tensor<4x8xf32>
    ```

    (C1) to (C3) are those of `fsdp.all_gather`, with the whole as the source.
  }];
}

def FSDP_AllToAllOp
    : FSDP_Op<"all_to_all", [FSDP_Collective, FSDP_Effects, FSDP_SymbolUser]> {
  let summary = "exchanges pieces: cut along one dimension, joined along another";
  let description = [{
    Every rank along the axes cuts its operand into as many pieces along
    dimension `dim` as there are ranks, and gives each rank its piece, in
    ascending order; what it gets of all ranks it joins along dimension `to`, in
    ascending order. The op with `dim` and `to` exchanged puts everything back.

    Tokens find their experts so: each rank has rows for all experts, and gets
    the rows of all ranks for its own.

    Life cycle: as `fsdp.all_gather`.

    Example:

    ```mlir
    %own = fsdp.all_to_all %rows dim 0 to 1 on @grid axes [1]
        : (tensor<8x4x16xf32>) -> tensor<4x8x16xf32>
    ```

    (C1) operand and result have one element type; the result's extent is the
         operand's divided by the number of ranks along `dim`, and times it along
         `to`, which is another dimension.
    (C2) `grid` is a `shard.grid` and has the axes.
    (C3) memrefs are dense.
  }];
  let arguments = (ins FSDP_TensorOrBuffer:$input,
                       Optional<FSDP_AnyBuffer>:$buffer,
                       I64Attr:$dim,
                       I64Attr:$to,
                       FlatSymbolRefAttr:$grid,
                       DenseI64ArrayAttr:$axes);
  let results = (outs Optional<FSDP_AnyTensor>:$result);
  let assemblyFormat = [{
    $input (`into` $buffer^)? `dim` $dim `to` $to `on` $grid `axes` $axes
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def FSDP_PermuteOp
    : FSDP_Op<"permute", [FSDP_Collective, FSDP_Effects, FSDP_SymbolUser]> {
  let summary = "passes a value on along a ring of ranks";
  let description = [{
    The ranks along an axis are a ring, in ascending order. Every one gives its
    operand to the rank that is `by` places on, and gets that of the rank `by`
    places before: every rank gives and gets one. With the rest, the number of
    ranks less `by`, everything comes back.

    Blocks of keys and values go around so (`fsdp-partition`), where no rank has
    room for all of them.

    Life cycle: as `fsdp.all_gather`.

    Example:

    ```mlir
    // rank 1 of 4 gets what rank 0 had, rank 0 what rank 3 had
    %next = fsdp.permute %block by 1 on @grid axes [1]
        : (tensor<8x16xf32>) -> tensor<8x16xf32>
    ```

    (C1) operand and result have one type, of at least one dimension.
    (C2) `grid` is a `shard.grid` and has the axis, the only one; `by` is at
         least 1 and less than its ranks.
    (C3) memrefs are dense, that of the result another one than the input.
  }];
  let arguments = (ins FSDP_TensorOrBuffer:$input,
                       Optional<FSDP_AnyBuffer>:$buffer,
                       I64Attr:$by,
                       FlatSymbolRefAttr:$grid,
                       DenseI64ArrayAttr:$axes);
  let results = (outs Optional<FSDP_AnyTensor>:$result);
  let assemblyFormat = [{
    $input (`into` $buffer^)? `by` $by `on` $grid `axes` $axes attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def FSDP_UpdateOp : FSDP_Op<"update", [
    Pure, AttrSizedOperandSegments, FSDP_SymbolUser]> {
  let summary = "applies an optimizer to a shard";
  let description = [{
    Applies `fsdp.optimizer` to every element of a shard, or of an ignored
    parameter. States have its type, hyper-parameters are 0-d f64 tensors.

    If parameters of the shard are in several groups, `groups` holds the number
    of each element's group, and the hyper-parameters are given once per group,
    one group after the other.

    Life cycle: made by `fsdp-attach-optimizer`; replaced by
    `fsdp-expand-updates` (phase 4) with `linalg.generic`.

    Example:

    ```mlir
    %p1, %m1 = fsdp.update @sgd %p, %g states(%m) hypers(%lr)
        : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<f64>)
        -> (tensor<10xf32>, tensor<10xf32>)
    ```

    (C1) the symbol is an `fsdp.optimizer`, with as many states as operands are
         given, and as many hyper-parameters; with `groups` these are given a
         whole number of times.
    (C2) parameter, gradient, states and results have one type, `groups` the
         same with i8 elements.
  }];
  let arguments = (ins FlatSymbolRefAttr:$optimizer, FSDP_AnyTensor:$param,
                       FSDP_AnyTensor:$grad, Variadic<FSDP_AnyTensor>:$states,
                       Variadic<0DTensorOf<[F64]>>:$hypers,
                       Optional<FSDP_AnyTensor>:$groups);
  let results = (outs FSDP_AnyTensor:$new_param,
                      Variadic<FSDP_AnyTensor>:$new_states);
  let assemblyFormat = [{
    $optimizer $param `,` $grad (`states` `(` $states^ `)`)?
    (`hypers` `(` $hypers^ `)`)? (`groups` `(` $groups^ `)`)? attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Buffers, schedule (phases 4 to 6, memrefs only)
//===----------------------------------------------------------------------===//

def FSDP_CopyOp : FSDP_Op<"copy", [FSDP_Effects]> {
  let summary = "the only legal copy at a communication buffer";
  let description = [{
    Copies a value that could not be produced in place in a communication
    buffer, and says why. Normal models have none.

    Life cycle: made by `fsdp-place-buffers`; lowered in phase 6.

    Example:

    ```mlir
    fsdp.copy %g to %slot {reason = "gradient is an argument"}
        : memref<4xf32> to memref<4xf32>
    ```

    (C1) source and destination have the same shape and element type.
  }];
  let arguments = (ins FSDP_AnyBuffer:$source, FSDP_AnyBuffer:$dest,
                       StrAttr:$reason);
  let assemblyFormat =
      "$source `to` $dest attr-dict `:` type($source) `to` type($dest)";
  let hasVerifier = 1;
}

def FSDP_StartOp : FSDP_Op<"start", [
    AttrSizedOperandSegments, FSDP_Effects, FSDP_SymbolUser]> {
  let summary = "issues one collective";
  let description = [{
    Issues a collective on a channel and returns at once. Until the matching
    `fsdp.wait` the destination holds garbage and the source must not change.

    Sources and destinations are per unit: shards (1-D) and byte buffers of the
    full size for `all_gather`, the reverse for `reduce_scatter`. For
    `all_reduce` both are shards, and may be the same, or there is no unit and
    one value each, which may be `named`.

    `value_gather`, `value_scatter` and `slice` are those of values without
    units: `chunks` has the number of elements side by side of the whole value
    that belong to one rank, and those of the next ranks follow. For `all_to_all`
    source and destination have equally many elements, and `chunks` those side by
    side in the source that go to one rank, and those in the destination that
    come from one. For `permute` both are one value's, all of which is a chunk,
    and `chunks` has the number of ranks that it goes on by.

    A `copy` moves values of a rank between memory of the host and of the device;
    it needs no other rank, and its channel is over no axes. It has a unit per
    value, of which the value is a shard or a state, or none.

    Life cycle: made by `fsdp-split-collectives`, moved by `fsdp-schedule`;
    copies are made by `fsdp-offload-states`; becomes a runtime call in phase 6.

    Example:

    ```mlir
    %t = fsdp.start all_gather on @gather [@fc] lane gather
        ins(%shard : memref<10xf32>) outs(%buf : memref<160xi8>)
    ```

    (C1) `channel` is an `fsdp.channel`; the units exist and have layouts.
    (C2) one source and one destination per unit, of the layout's sizes.
    (C3) `reduce` is given iff the kind reduces.
    (C4) a copy is in lane `host_copy`, on a channel over no axes, and from dense
         values to dense values of the same types.
    (C5) a name is given without units only; it is not empty and has no comma.
    (C6) `chunks` is given iff pieces of a value are moved; it has one number,
         at least 1, that divides the elements of the piece, or two for
         `all_to_all`; for `permute` one that is less than the ranks.
  }];
  let arguments = (ins FSDP_CollectiveKindAttr:$kind,
                       FlatSymbolRefAttr:$channel,
                       TypedArrayAttrBase<FlatSymbolRefAttr, "units">:$units,
                       OptionalAttr<StrAttr>:$value_name,
                       OptionalAttr<FSDP_ReduceKindAttr>:$reduce,
                       OptionalAttr<DenseI64ArrayAttr>:$chunks,
                       FSDP_LaneAttr:$lane,
                       Variadic<FSDP_AnyBuffer>:$sources,
                       Variadic<FSDP_AnyBuffer>:$dests);
  let results = (outs FSDP_TicketType:$ticket);
  let assemblyFormat = [{
    `` $kind `on` $channel $units (`named` $value_name^)?
    (`reduce` `` $reduce^)? (`chunks` $chunks^)? `lane` `` $lane
    `ins` `(` $sources `:` type($sources) `)`
    `outs` `(` $dests `:` type($dests) `)` attr-dict
  }];
  let extraClassDeclaration = [{
    /// What its kind is like.
    CollectiveTraits getTraits() {
      return ::mlir::fsdp::getTraits(getKind());
    }
  }];
  let hasVerifier = 1;
}

def FSDP_WaitOp : FSDP_Op<"wait", [AttrSizedOperandSegments, FSDP_Effects]> {
  let summary = "waits for a collective";
  let description = [{
    Afterwards the destination may be read and the source written. `lane` is
    the one that waits; on a GPU this is a dependency between streams and never
    blocks the host.

    Life cycle: as `fsdp.start`.

    Example:

    ```mlir
    fsdp.wait %t lane compute ins(%shard : memref<10xf32>)
        outs(%buf : memref<160xi8>)
    ```

    (C1) the ticket comes from an `fsdp.start` with the same sources and
         destinations.
  }];
  let arguments = (ins FSDP_TicketType:$ticket, FSDP_LaneAttr:$lane,
                       Variadic<FSDP_AnyBuffer>:$sources,
                       Variadic<FSDP_AnyBuffer>:$dests);
  let assemblyFormat = [{
    $ticket `lane` `` $lane `ins` `(` $sources `:` type($sources) `)`
    `outs` `(` $dests `:` type($dests) `)` attr-dict
  }];
  let hasVerifier = 1;
}

def FSDP_BytesOp : FSDP_Op<"bytes", [
    Pure, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let summary = "a dense buffer seen as bytes";
  let description = [{
    The memory of a dense buffer as a 1-D memref of bytes, of which other types
    are views (`memref.view` goes that way only). A unit that is cut over no
    ranks is not gathered: its shard is its gathered buffer.

    Life cycle: made by `fsdp-place-buffers`; a pointer in phase 6.

    Example:

    ```mlir
    %bytes = fsdp.bytes %shard : memref<10xf32> to memref<40xi8>
    ```

    (C1) the source has the identity layout, the result is a 1-D memref of as
         many bytes.
  }];
  let arguments = (ins FSDP_AnyBuffer:$source);
  let results = (outs FSDP_AnyBuffer:$bytes);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($bytes)";
  let hasVerifier = 1;
}

def FSDP_ArenaOp : FSDP_Op<"arena", [FSDP_Effects]> {
  let summary = "memory that the runtime provides";
  let description = [{
    One arena of the entry function; buffers are views of it at constant
    offsets. Its size is what the runtime allocates, to the byte.

    Life cycle: made by `fsdp-plan-memory`, becomes a runtime call in phase 6.

    Example:

    ```mlir
    %0 = fsdp.arena temp : memref<4096xi8>
    ```

    (C1) the type is a 1-D memref of bytes.
  }];
  let arguments = (ins FSDP_ArenaKindAttr:$kind);
  let results = (outs FSDP_AnyBuffer:$memory);
  let assemblyFormat = "`` $kind attr-dict `:` type($memory)";
  let hasVerifier = 1;
}

def FSDP_MatmulOp : FSDP_Op<"matmul", [FSDP_Effects]> {
  let summary = "a batch of matrix products on buffers";
  let description = [{
    `c = op(a) * op(b)`, with `accumulate` `c = c + op(a) * op(b)`, with `bias`
    each row of c plus the bias; `trans_a` and `trans_b` transpose. Sizes, leading dimensions and strides are in
    elements and counted from the first element of each memref, whose own shape
    no longer matters: op(a) is m x k, element (i, p) is `a[i * lda + p]`, or
    `a[p * lda + i]` if transposed; op(b) is k x n, c is m x n and never
    transposed. Up to two batch dimensions; a stride of 0 repeats an input.
    Products of f16 and of bf16 factors are added in f32 and, for a c of their
    type, rounded once, with the bias; devices have them.

    It stays an op on memrefs until memory is planned, so that the planner sees
    which buffers a product reads.

    Life cycle: made by `fsdp-lower-contractions`, becomes a runtime call in
    `fsdp-lower-to-runtime`.

    Example:

    ```mlir
    fsdp.matmul %a, %b into %c sizes [16, 8, 4] ld [4, 8, 8]
        batch [1, 1] strides [0, 0, 0, 0, 0, 0]
        : memref<16x4xf32>, memref<4x8xf32>, memref<16x8xf32>
    fsdp.matmul %a, %b trans_b into %c accumulate sizes [16, 8, 4] ld [4, 4, 8]
        batch [2, 1] strides [64, 0, 0, 0, 128, 0]
        : memref<2x16x4xf32>, memref<8x4xf32>, memref<2x16x8xf32>
    fsdp.matmul %a, %b into %c bias %d sizes [16, 8, 4] ld [4, 8, 8]
        batch [1, 1] strides [0, 0, 0, 0, 0, 0]
        : memref<16x4xbf16>, memref<4x8xbf16>, memref<16x8xbf16>, memref<8xbf16>
    ```

    (C1) the operands have one element type, f16, bf16, f32 or f64, or a and b
         have f16 or bf16 and c has f32; their strides are static.
    (C2) `sizes` is [m, n, k], `ld` is [lda, ldb, ldc], `batch` has two extents,
         `strides` two strides for each of a, b, c; no value is negative, and
         every leading dimension is at least the length of a row.
    (C3) the product stays within the elements of each memref.
    (C4) a batch dimension of extent above 1 does not have stride 0 in c.
    (C5) a bias has n elements of c's type, side by side; then the product does
         not accumulate, k is not 0, and there is no batch. That it lies in
         other memory than c is not verified.
  }];
  let arguments = (ins FSDP_AnyBuffer:$a, FSDP_AnyBuffer:$b, FSDP_AnyBuffer:$c,
                       Optional<FSDP_AnyBuffer>:$bias, UnitAttr:$trans_a, UnitAttr:$trans_b,
                       UnitAttr:$accumulate, DenseI64ArrayAttr:$sizes,
                       DenseI64ArrayAttr:$ld, DenseI64ArrayAttr:$batch,
                       DenseI64ArrayAttr:$strides);
  let assemblyFormat = [{
    $a (`trans_a` $trans_a^)? `,` $b (`trans_b` $trans_b^)?
    `into` $c (`accumulate` $accumulate^)? (`bias` $bias^)?
    `sizes` $sizes `ld` $ld `batch` $batch `strides` $strides attr-dict `:`
    type($a) `,` type($b) `,` type($c) (`,` type($bias)^)?
  }];
  let hasVerifier = 1;
}

def FSDP_ConvolveOp : FSDP_Op<"convolve", [FSDP_Effects]> {
  let summary = "a convolution on buffers";
  let description = [{
    For all images n, groups g, channels o and places p
    `y[n, g, o, p] = sum over c and k of
    x[n, g, c, p * steps + k * dilations] * w[g, o, c, k]`, with `accumulate`
    plus y. There are three dimensions of places; those that are not needed
    have extents of 1. Strides are in elements and counted from the first
    element of each memref, whose own shape no longer matters. The gradient of a
    filter is a convolution too: its window is as large as the result was.

    It stays an op on memrefs until memory is planned, so that the planner sees
    which buffers a convolution reads.

    Life cycle: made by `fsdp-lower-contractions`, becomes a runtime call in
    `fsdp-lower-to-runtime`.

    Example:

    ```mlir
    fsdp.convolve %x, %w into %y sizes [2, 1, 4, 3] places [8, 8, 1]
        window [3, 3, 1] steps [1, 1, 1] dilations [1, 1, 1]
        strides [300, 0, 100, 10, 1, 0], [0, 27, 9, 3, 1, 0],
                [256, 0, 64, 8, 1, 0]
        : memref<2x3x10x10xf32>, memref<4x3x3x3xf32>, memref<2x4x8x8xf32>
    ```

    (C1) the operands have one element type, f32 or f64; their strides are
         static.
    (C2) `sizes` is [images, groups, outputs, inputs], the channels those of a
         group; `places`, `window`, `steps` and `dilations` have three values
         that are at least 1, as those of `sizes` are.
    (C3) strides are those of images, groups, channels and places of x, of
         groups, outputs, inputs and places of w, and of images, groups,
         channels and places of y; none is negative.
    (C4) the convolution stays within the elements of each memref.
    (C5) a dimension of y of extent above 1 does not have stride 0.
  }];
  let arguments = (ins FSDP_AnyBuffer:$x, FSDP_AnyBuffer:$w, FSDP_AnyBuffer:$y,
                       UnitAttr:$accumulate, DenseI64ArrayAttr:$sizes,
                       DenseI64ArrayAttr:$places, DenseI64ArrayAttr:$window,
                       DenseI64ArrayAttr:$steps, DenseI64ArrayAttr:$dilations,
                       DenseI64ArrayAttr:$x_strides,
                       DenseI64ArrayAttr:$w_strides,
                       DenseI64ArrayAttr:$y_strides);
  let assemblyFormat = [{
    $x `,` $w `into` $y (`accumulate` $accumulate^)?
    `sizes` $sizes `places` $places `window` $window `steps` $steps
    `dilations` $dilations `strides` $x_strides `,` $w_strides `,` $y_strides
    attr-dict `:` type($x) `,` type($w) `,` type($y)
  }];
  let hasVerifier = 1;
}

#endif // FSDP_DIALECT_FSDP_IR_FSDPOPS_TD
