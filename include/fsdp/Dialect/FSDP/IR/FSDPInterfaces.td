//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the passes ask ops of the dialect, and ops of dialects that they have
// never seen. The structures that the methods give back: FSDPInterfaces.h.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_FSDPINTERFACES_TD
#define FSDP_DIALECT_FSDP_IR_FSDPINTERFACES_TD

include "mlir/Interfaces/SideEffectInterfaces.td"

def FSDP_CollectiveOpInterface : OpInterface<"CollectiveOpInterface"> {
  let description = [{
    An op that all ranks of a group execute together, before it is split into
    `fsdp.start` and `fsdp.wait`. It has two forms: on tensors its results are
    new values, on memrefs they are written to destinations that are operands
    too. Its effects, on the `Channel` resource and on memrefs, are those that
    `addCollectiveEffects` gives; ops like that are neither merged, dropped nor
    reordered.

    The passes see collectives through this interface alone, except where they
    treat the gathered parameters and the gradients of units in a way of their
    own (windows, buffers that are placed).
  }];
  let cppNamespace = "::mlir::fsdp";
  let methods = [
    InterfaceMethod<[{
      The `fsdp.unit`s whose shards or parameters are moved, as symbols. Null
      if the op moves values that belong to no unit.
    }], "::mlir::ArrayAttr", "getUnits">,
    InterfaceMethod<[{
      What the rank gives: tensors or memrefs, in order.
    }], "::mlir::MutableOperandRange", "getSourceOperands">,
    InterfaceMethod<[{
      The memrefs that the results are written to. Empty in the form on tensors.
    }], "::mlir::MutableOperandRange", "getDestOperands">,
    InterfaceMethod<[{
      Creates the form on memrefs of the same collective.
    }], "void", "createOnBuffers", (ins
      "::mlir::OpBuilder &":$builder, "::mlir::ValueRange":$sources,
      "::mlir::ValueRange":$dests)>,
    InterfaceMethod<[{
      The collectives of the runtime that the op is split into, in the order in
      which they are issued, each waited for before the next one. Asked in the
      form on memrefs; its units, if it has any, are over the same axes. Fails,
      with an error, if the op is not ready to be split.
    }], "::llvm::FailureOr<::llvm::SmallVector<::mlir::fsdp::CollectiveStage>>",
    "getStages">,
    InterfaceMethod<[{
      Where the ranks meet, in order, in either form: what they have to agree
      on for the op to end on all of them.
    }], "::llvm::SmallVector<::mlir::fsdp::CollectiveMeeting>", "getMeetings">,
    InterfaceMethod<[{
      Defines the collective, in the form on tensors: sets its results on every
      rank. Fails, with an error, if that is not possible.
    }], "::llvm::LogicalResult", "expandOverRanks", (ins
      "::mlir::fsdp::RankProgram &":$program)>
  ];
  let extraSharedClassDeclaration = [{
    /// Whether the op is in its form on memrefs.
    bool hasBufferSemantics() { return !$_op.getDestOperands().empty(); }
  }];
}

def FSDP_DerivableOpInterface : OpInterface<"DerivableOpInterface"> {
  let description = [{
    What an op without effects makes of a parameter: whether it is so cheap that
    each window computes it again, so that the parameter's memory need not stay
    from forward to backward for its sake. It counts only where the op is
    speculatable, too (`AlwaysSpeculatable`, which `Pure` has).

    Dialects attach it to their ops, themselves or as an external model;
    `registerDerivableOpInterfaceExternalModels` does that for `tensor` and
    `linalg`. Ops that don't implement it: see `isDerivable` in ParamUses.h.
  }];
  let cppNamespace = "::mlir::fsdp";
  let methods = [
    InterfaceMethod<[{
      Whether every element of the results is one of the operands, at most cast
      to another type: a slice, a reshape, a transposition, a broadcast.
    }], "bool", "movesElements">,
    InterfaceMethod<[{
      Whether the results carry no data if the operands carry none: a tensor
      that is empty, or filled with one value.
    }], "bool", "makesFreshValue", (ins), "", [{
      return false;
    }]>
  ];
}

#endif // FSDP_DIALECT_FSDP_IR_FSDPINTERFACES_TD
