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

def FSDP_Reshard : FSDP_Enum<"Reshard", "when a unit's whole parameters are freed", [
  I32EnumAttrCase<"AfterForward", 0, "after_forward">,
  I32EnumAttrCase<"Never", 1, "never">]>;
def FSDP_ReshardAttr : FSDP_EnumAttr<FSDP_Reshard, "reshard">;

def FSDP_CollectiveKind : FSDP_Enum<"CollectiveKind", "kind of a collective", [
  I32EnumAttrCase<"AllGather", 0, "all_gather">,
  I32EnumAttrCase<"ReduceScatter", 1, "reduce_scatter">,
  I32EnumAttrCase<"AllReduce", 2, "all_reduce">,
  I32EnumAttrCase<"Copy", 3, "copy">]>;
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
