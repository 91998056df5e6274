//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_FSDPATTRIBUTES_TD
#define FSDP_DIALECT_FSDP_IR_FSDPATTRIBUTES_TD

include "fsdp/Dialect/FSDP/IR/FSDPDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

class FSDP_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::fsdp";
  let genSpecializedAttr = 0;
}
class FSDP_EnumAttr<I32EnumAttr info, string mnemonic>
    : EnumAttr<FSDP_Dialect, info, mnemonic> {
  // Prints a space first, so ops put `` before it; without it the generic form
  // would read `#fsdp<reshardnever>`, which does not parse.
  let assemblyFormat = "$value";
}

def FSDP_LayoutKind : FSDP_Enum<"LayoutKind", "how a unit's parameters are laid out over the ranks", [
  I32EnumAttrCase<"Flat", 0, "flat">,
  I32EnumAttrCase<"PerParam", 1, "per_param">]>;
def FSDP_LayoutKindAttr : FSDP_EnumAttr<FSDP_LayoutKind, "layout_kind">;

def FSDP_Reshard : FSDP_Enum<"Reshard", "when a unit's whole parameters are freed", [
  I32EnumAttrCase<"AfterForward", 0, "after_forward">,
  I32EnumAttrCase<"Never", 1, "never">]>;
def FSDP_ReshardAttr : FSDP_EnumAttr<FSDP_Reshard, "reshard">;

def FSDP_Precision : FSDP_Enum<"Precision", "what a unit is computed in", [
  I32EnumAttrCase<"Full", 0, "full">,
  I32EnumAttrCase<"F16", 1, "f16">,
  I32EnumAttrCase<"BF16", 2, "bf16">,
  I32EnumAttrCase<"F32", 3, "f32">,
  I32EnumAttrCase<"F64", 4, "f64">]>;
def FSDP_PrecisionAttr : FSDP_EnumAttr<FSDP_Precision, "precision">;

def FSDP_CollectiveKind : FSDP_Enum<"CollectiveKind", "kind of a collective", [
  I32EnumAttrCase<"AllGather", 0, "all_gather">,
  I32EnumAttrCase<"ReduceScatter", 1, "reduce_scatter">,
  I32EnumAttrCase<"AllReduce", 2, "all_reduce">,
  I32EnumAttrCase<"Copy", 3, "copy">,
  I32EnumAttrCase<"Slice", 4, "slice">,
  I32EnumAttrCase<"AllToAll", 5, "all_to_all">,
  I32EnumAttrCase<"Permute", 6, "permute">,
  I32EnumAttrCase<"ValueGather", 7, "value_gather">,
  I32EnumAttrCase<"ValueScatter", 8, "value_scatter">]>;
def FSDP_CollectiveKindAttr : FSDP_EnumAttr<FSDP_CollectiveKind, "collective_kind">;

def FSDP_ReduceKind : FSDP_Enum<"ReduceKind", "how values of the ranks are combined", [
  I32EnumAttrCase<"Sum", 0, "sum">,
  I32EnumAttrCase<"Mean", 1, "mean">,
  I32EnumAttrCase<"Max", 2, "max">]>;
def FSDP_ReduceKindAttr : FSDP_EnumAttr<FSDP_ReduceKind, "reduce_kind">;

def FSDP_Lane : FSDP_Enum<"Lane", "the stream an operation runs on", [
  I32EnumAttrCase<"Compute", 0, "compute">,
  I32EnumAttrCase<"Gather", 1, "gather">,
  I32EnumAttrCase<"Reduce", 2, "reduce">,
  I32EnumAttrCase<"HostCopy", 3, "host_copy">]>;
def FSDP_LaneAttr : FSDP_EnumAttr<FSDP_Lane, "lane">;

def FSDP_ArenaKind : FSDP_Enum<"ArenaKind", "kind of memory the runtime provides", [
  I32EnumAttrCase<"Persistent", 0, "persistent">,
  I32EnumAttrCase<"Comm", 1, "comm">,
  I32EnumAttrCase<"Temp", 2, "temp">,
  I32EnumAttrCase<"Host", 3, "host">,
  I32EnumAttrCase<"Offload", 4, "offload">]>;
def FSDP_ArenaKindAttr : FSDP_EnumAttr<FSDP_ArenaKind, "arena_kind">;

def FSDP_BoundaryKind : FSDP_Enum<"BoundaryKind", "which side of a module is crossed", [
  I32EnumAttrCase<"Enter", 0, "enter">,
  I32EnumAttrCase<"Exit", 1, "exit">]>;
def FSDP_BoundaryKindAttr : FSDP_EnumAttr<FSDP_BoundaryKind, "boundary_kind">;

def FSDP_PlanPlace : FSDP_Enum<"PlanPlace", "the memory that a planned buffer lies in", [
  I32EnumAttrCase<"Comm", 0, "comm">,
  I32EnumAttrCase<"Temp", 1, "temp">,
  I32EnumAttrCase<"Workspace", 2, "workspace">]>;

def FSDP_RoleKind : FSDP_Enum<"RoleKind", "what an argument or a result is to the step", [
  I32EnumAttrCase<"State", 0, "state">,
  I32EnumAttrCase<"Input", 1, "input">,
  I32EnumAttrCase<"Loss", 2, "loss">,
  I32EnumAttrCase<"Grad", 3, "grad">,
  I32EnumAttrCase<"NewValue", 4, "new_value">,
  I32EnumAttrCase<"Shard", 5, "shard">,
  I32EnumAttrCase<"GradShard", 6, "grad_shard">,
  I32EnumAttrCase<"NewShard", 7, "new_shard">,
  I32EnumAttrCase<"OptimizerState", 8, "optimizer_state">,
  I32EnumAttrCase<"NewOptimizerState", 9, "new_optimizer_state">,
  I32EnumAttrCase<"Hyper", 10, "hyper">,
  I32EnumAttrCase<"TrainState", 11, "train_state">,
  I32EnumAttrCase<"NewTrainState", 12, "new_train_state">,
  I32EnumAttrCase<"Metric", 13, "metric">,
  I32EnumAttrCase<"Groups", 14, "groups">,
  I32EnumAttrCase<"Output", 15, "output">,
  I32EnumAttrCase<"Workspace", 16, "workspace">]>;

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

def FSDP_RoleAttr : AttrDef<FSDP_Dialect, "Role"> {
  // The kind is its mnemonic: the dialect parses and prints it.
  let attrName = "fsdp.role";
  let summary = "what an argument or a result of a function is to the step";
  let description = [{
    The value of `fsdp.role`. It is spelled by its kind: `#fsdp.loss`,
    `#fsdp.state<@model::@fc::@weight>`.

    | role | on | meaning |
    |---|---|---|
    | `#fsdp.state<@root::...>` | argument | the whole value of a param or buffer |
    | `#fsdp.input<"name">`, `#fsdp.input<"name", indices = [lo, hi, exceptions...]>` | argument | an ordinary input; valid values of one of integers: `lo <= v < hi`, or one of the exceptions |
    | `#fsdp.loss` | result | the scalar loss |
    | `#fsdp.grad<@root::...>` | result | gradient of a param |
    | `#fsdp.new_value<@root::...>` | result | new value of a buffer; from phase 3 also of an ignored param |
    | `#fsdp.shard<@unit>` | argument, from phase 3 | this rank's shard of a unit |
    | `#fsdp.optimizer_state<@unit, "name">` | argument, from phase 3 | an optimizer state, laid out as the shard |
    | `#fsdp.hyper<"name">` | argument, from phase 3 | a hyper-parameter, 0-d f64 tensor; `name@1` is that of parameter group 1 |
    | `#fsdp.train_state<"name">` | argument | a value that all ranks have alike and training changes, e.g. `scaler.scale`, the loss scale that an exporter's step reads |
    | `#fsdp.new_train_state<"name">` | result, from phase 3 | its new value |
    | `#fsdp.metric<"name">` | result, from phase 3 | a figure for the log |
    | `#fsdp.groups<@unit>` | argument, from phase 3 | the number of the parameter group of each element of a shard, i8 |
    | `#fsdp.grad_shard<@unit>` | result (argument of `@update`) | the reduced gradient shard |
    | `#fsdp.new_shard<@unit>`, `#fsdp.new_optimizer_state<@unit, "name">` | result | what the optimizer step produced |
    | `#fsdp.output<n>` | argument, from phase 4 | place of the ordinary output with this position |
    | `#fsdp.workspace` | last argument of a private function, phase 6 | memory for its temporaries |

    A hyper-parameter and a train state may say what they begin with:
    `#fsdp.hyper<"lr", default = 1.0e-3>`. From phase 4 on a result is an
    argument that is written, of the same role. An ignored param stays a
    `state`; its optimizer states name the param instead of a unit.

    (C1) a role has the symbol, name or position of its kind, and no other.
    (C2) only `hyper` and `train_state` have a default, only `input` has
         `indices`.
    (C3) a name is not empty; `indices` are two ordered bounds and exceptions.
  }];
  let parameters = (ins
    EnumParameter<FSDP_RoleKind>:$kind,
    OptionalParameter<"::mlir::SymbolRefAttr", "state, param or unit">:$symbol,
    OptionalParameter<"::mlir::StringAttr", "name or slot">:$name,
    OptionalParameter<"::mlir::FloatAttr", "the value it begins with">:$initial,
    OptionalArrayRefParameter<"int64_t", "valid values">:$indices,
    DefaultValuedParameter<"int64_t", "0", "among the outputs">:$position
  );
  let builders = [
    // A role without anything else: a loss, a workspace.
    AttrBuilder<(ins "RoleKind":$kind), [{
      return $_get($_ctxt, kind, SymbolRefAttr(), StringAttr(), FloatAttr(),
                   ::llvm::ArrayRef<int64_t>(), 0);
    }]>,
    // A role of a state, param or unit, with the slot of an optimizer state.
    AttrBuilderWithInferredContext<(ins "RoleKind":$kind,
                                        "SymbolRefAttr":$symbol,
                                        CArg<"StringAttr", "{}">:$slot), [{
      return $_get(symbol.getContext(), kind, symbol, slot, FloatAttr(),
                   ::llvm::ArrayRef<int64_t>(), 0);
    }]>,
    // A role with a name, and maybe a value to begin with.
    AttrBuilderWithInferredContext<(ins "RoleKind":$kind, "StringAttr":$name,
                                        CArg<"FloatAttr", "{}">:$initial), [{
      return $_get(name.getContext(), kind, SymbolRefAttr(), name, initial,
                   ::llvm::ArrayRef<int64_t>(), 0);
    }]>
  ];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Kept from one step to the next: states, shards, what training changes.
    bool isState() const;
    /// A gradient, whole or as a shard.
    bool isGradient() const;
    /// As an argument, one for all micro-batches of a step.
    bool isShared() const;
    /// What the forward pass computes. A new value is one of a buffer here;
    /// those of ignored params are the optimizer's.
    bool isForward() const;
    /// As a result, one that has a meaning: all but ordinary outputs.
    bool isResult() const;
    /// Made by a step and never one of its tensor arguments.
    bool isResultOnly() const;
    /// Laid out as the shard of the unit that it names.
    bool isShardLike() const;
    /// The role of the old value that this is the new one of; null if it is no
    /// new value. To be compared with getIdentity().
    RoleAttr getReplaced() const;
    /// The role without what else is known of the value: default, indices.
    RoleAttr getIdentity() const;
    /// The name of the unit, or the FQN of the state; empty without a symbol.
    std::string getOwner() const;
    /// This role with another value to begin with.
    RoleAttr withInitial(::mlir::FloatAttr initial) const;
    /// This role with another symbol.
    RoleAttr withSymbol(::mlir::SymbolRefAttr symbol) const;

    /// Parses what follows the kind.
    static RoleAttr parseBody(::mlir::AsmParser &parser, RoleKind kind);
    /// Prints the kind and what follows it.
    void printRole(::mlir::AsmPrinter &printer) const;
  }];
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

def FSDP_IntervalAttr : AttrDef<FSDP_Dialect, "Interval"> {
  let mnemonic = "interval";
  let summary = "place and lifetime of one planned buffer";
  let description = [{
    An element of a function's `fsdp.intervals`: where the buffer lies, in bytes
    of an arena or of the function's workspace, and the positions of the first
    and the last op that use it. `unit` and `phase` say what it is for.

    ```mlir
    #fsdp.interval<name = "gathered fc", arena = comm, offset = 0, bytes = 160, first = 2, last = 5, unit = "fc">
    ```

    (C1) `offset` and `bytes` are at least 0.
  }];
  let parameters = (ins
    "::mlir::StringAttr":$name,
    EnumParameter<FSDP_PlanPlace>:$arena,
    "int64_t":$offset,
    "int64_t":$bytes,
    "int64_t":$first,
    "int64_t":$last,
    OptionalParameter<"::mlir::StringAttr">:$unit,
    OptionalParameter<"::mlir::StringAttr">:$phase
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def FSDP_ScheduleAttr : AttrDef<FSDP_Dialect, "Schedule"> {
  let mnemonic = "schedule";
  let summary = "figures of a schedule";
  let description = [{
    A function's `fsdp.schedule`: what a schedule made with the costs of a
    machine promises, and the limit of memory that it keeps. A function that was
    only limited has `memory_limit` alone.

    ```mlir
    #fsdp.schedule<memory_limit = 4096>
    ```
  }];
  let parameters = (ins
    OptionalParameter<"::mlir::StringAttr">:$machine,
    OptionalParameter<"::mlir::StringAttr">:$found_by,
    DefaultValuedParameter<"int64_t", "0", "0 for none">:$memory_limit,
    DefaultValuedParameter<"int64_t", "0">:$peak_bytes,
    DefaultValuedParameter<"int64_t", "0">:$peak_bound,
    OptionalParameter<"::mlir::FloatAttr">:$step_seconds,
    OptionalParameter<"::mlir::FloatAttr">:$exposed_seconds,
    OptionalParameter<"::mlir::FloatAttr">:$bound_seconds,
    OptionalParameter<"::mlir::FloatAttr">:$gap_percent
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

def FSDP_InFlightAttr : AttrDef<FSDP_Dialect, "InFlight"> {
  let mnemonic = "in_flight";
  let summary = "how many collectives of a kind may be in flight";
  let description = [{
    A function's `fsdp.in_flight`: the limits that it was scheduled by. A kind
    that is missing has none.

    ```mlir
    #fsdp.in_flight<all_gather = 2, reduce_scatter = 1>
    ```

    (C1) no limit is negative.
  }];
  let parameters = (ins
    DefaultValuedParameter<"int64_t", "0">:$all_gather,
    DefaultValuedParameter<"int64_t", "0">:$reduce_scatter,
    DefaultValuedParameter<"int64_t", "0">:$all_reduce
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The limit of a kind; 0 for none.
    int64_t getLimit(CollectiveKind kind) const;
  }];
}

//===----------------------------------------------------------------------===//
// Piece
//===----------------------------------------------------------------------===//

def FSDP_PieceAttr : AttrDef<FSDP_Dialect, "Piece"> {
  let mnemonic = "piece";
  let summary = "which part of a param a rank has";
  let description = [{
    The shape of the whole param, and for each dimension the axis of the grid
    over which it is cut into parts, one per rank; -1 for none. Rank k along an
    axis has the k-th part. The type of the param is that of the first part; where
    the ranks do not divide an extent, the last parts have zeros behind their end.

    ```mlir
    fsdp.param @weight piece <[1, -1] of [48, 8]> : tensor<24x8xf32>
    ```

    With `blocks`, the extents of which the one dimension that is cut is put
    together, each block is cut by itself, and a part has the rank's part of every
    block, one behind the other: of a projection to queries, keys and values those
    of the rank's heads.

    ```mlir
    fsdp.param @qkv piece <[1, -1] of [48, 8] blocks [32, 8, 8]> : tensor<24x8xf32>
    ```

    (C1) there is an axis, at least -1, for each dimension of the shape.
    (C2) there are no blocks, or several of at least one element, the extent of
         the one dimension that is cut in all.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$axes,
                        ArrayRefParameter<"int64_t">:$shape,
                        OptionalArrayRefParameter<"int64_t">:$blocks);
  let assemblyFormat = "`<` `[` $axes `]` ` ` `of` ` ` `[` $shape `]` (` ` `blocks` ` ` `[` $blocks^ `]`)? `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The dimension that consists of blocks; -1 where none does.
    int64_t getPackedDim() const;
  }];
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

def FSDP_LayoutAttr : AttrDef<FSDP_Dialect, "Layout"> {
  let mnemonic = "layout";
  let summary = "the bijection between a unit's elements and (rank, offset)";
  let description = [{
    Closed form: its size does not depend on the number of ranks. Entry `i` is
    the unit's parameter `i`, flattened in row-major order, preceded by
    `paddings[i]` unused elements; the last of `paddings` is the tail.

    For `flat` (PyTorch's FSDP1): entries and paddings tile `[0, world * S)`
    and rank `r` owns `[r * S, (r + 1) * S)`, where `S` is the shard's number
    of elements. The offset of an entry is thus the sum of everything before it.

    For `per_param` (PyTorch's FSDP2): every entry is cut by itself, along one
    dimension. Entry `i` and the padding behind it, `paddings[i + 1]`, tile a
    multiple of `world` elements, `world * C` of them, and `paddings[0]` is 0.
    Let `O` be `outers[i]`, the product of the dimensions before the cut one
    (1 everywhere if `outers` is absent: the first dimension is cut). Then the
    entry is a row-major matrix of `O` rows, rank `r` owns in each row the
    `r`-th of `world` equal pieces, and these `C` elements, row by row, stand in
    its shard behind those of the entries before. Only an entry with `O` = 1 may
    have padding: a first dimension that the ranks do not divide.

    Example: two parameters of 6 and 5 elements over 4 ranks, aligned to 4
    elements; S = 4, the second entry starts at 8:

    ```mlir
    #fsdp.layout<flat, f32, world = 4, numels = [6, 5], paddings = [0, 2, 3]>
    ```

    A 3x2 and a 2x4 matrix over 2 ranks, the second cut along its columns:

    ```mlir
    #fsdp.layout<per_param, f32, world = 2, numels = [6, 8], paddings = [0, 2, 0], outers = [1, 2]>
    ```

    (C1) `world` is at least 1.
    (C2) `paddings` has one element more than `numels`; none is negative.
    (C3) sum of `numels` + sum of `paddings` is a multiple of `world`.
    (C4) `outers` is absent for `flat`; otherwise it has one positive number per
         entry, which divides the entry's piece `C`.
    (C5) for `per_param` the first padding is 0, and every entry with the padding
         behind it is a multiple of `world`; if its outer number is not 1, the
         padding is 0.
  }];
  let parameters = (ins
    EnumParameter<FSDP_LayoutKind>:$kind,
    "::mlir::Type":$elementType,
    "int64_t":$world,
    ArrayRefParameter<"int64_t">:$numels,
    ArrayRefParameter<"int64_t">:$paddings,
    OptionalArrayRefParameter<"int64_t">:$outers
  );
  let assemblyFormat = [{
    `<` $kind `,` $elementType `,` `world` `=` $world `,`
    `numels` `=` `[` $numels `]` `,` `paddings` `=` `[` $paddings `]`
    (`,` `outers` `=` `[` $outers^ `]`)? `>`
  }];
  let builders = [
    // A layout without `outers`.
    AttrBuilder<(ins "LayoutKind":$kind, "::mlir::Type":$elementType,
                     "int64_t":$world, "::llvm::ArrayRef<int64_t>":$numels,
                     "::llvm::ArrayRef<int64_t>":$paddings), [{
      return $_get($_ctxt, kind, elementType, world, numels, paddings,
                   ::llvm::ArrayRef<int64_t>());
    }]>
  ];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The arithmetic of the layout: owners, places, ranges, pieces.
    ::mlir::fsdp::Layout getArithmetic() const;
    /// Number of elements of the gathered buffer, padding included: world * S.
    int64_t getFullNumel() const;
    /// Number of elements S of one rank's shard.
    int64_t getShardNumel() const { return getFullNumel() / getWorld(); }
    /// Bytes of one element.
    int64_t getElementBytes() const;
    /// Bytes of the gathered buffer.
    int64_t getFullBytes() const { return getFullNumel() * getElementBytes(); }
    /// Bytes of one rank's shard.
    int64_t getShardBytes() const { return getFullBytes() / getWorld(); }
    /// Offset, in elements of the gathered buffer, of each entry.
    ::llvm::SmallVector<int64_t> getEntryOffsets() const;
    /// Type of a shard: tensor<S x elementType>.
    ::mlir::RankedTensorType getShardType() const;
  }];
}

#endif // FSDP_DIALECT_FSDP_IR_FSDPATTRIBUTES_TD
