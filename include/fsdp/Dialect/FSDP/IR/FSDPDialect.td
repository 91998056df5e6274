//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_FSDPDIALECT_TD
#define FSDP_DIALECT_FSDP_IR_FSDPDIALECT_TD

include "mlir/IR/OpBase.td"

def FSDP_Dialect : Dialect {
  let name = "fsdp";
  let cppNamespace = "::mlir::fsdp";
  let summary = "Fully sharded data parallelism for one training step";
  let description = [{
    The dialect describes a model's module tree and its states (parameters and
    buffers), the *units* that are gathered, freed and reduced together, and
    the collectives that a sharded training step performs.

    A program goes through six phases; every op below says in which it is
    legal.

    | phase | what it does | ops that appear | ops that are gone afterwards |
    |---|---|---|---|
    | 1 annotate | decides which modules become units | `unit` | |
    | 2 lay out | gives each unit its layout | | |
    | 3 shard | replaces parameters by shards | `unshard`, `reduce_grads`, `optimizer`, `update` | `boundary`, `grad` |
    | 4 buffers | tensors become memrefs | `copy`, `bytes` | `update`, `barrier` |
    | 5 schedule | splits collectives | `channel`, `start`, `wait` | `unshard`, `reduce_grads`, `all_reduce` |
    | 6 lower | plans memory, emits runtime calls | `arena`, `matmul`, `convolve` | all |

    What an argument or a result of the step is, its `fsdp.role` says: a
    `#fsdp.state<@model::@fc::@weight>`, an `#fsdp.input<"x">`, the `#fsdp.loss`
    (see `RoleAttr`). All other discardable attributes of the dialect are listed
    under "Discardable attributes"; an unknown or misplaced name, or a value of
    another kind, is an error.
  }];
  let dependentDialects = ["::mlir::shard::ShardDialect"];
  let useDefaultTypePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    /// Adds the attributes; called by initialize().
    void registerAttributes();
    /// Adds the names of discardable attributes; called by initialize().
    void registerDiscardableAttributes();

    /// A role is spelled by its kind: `#fsdp.state<@model::@weight>`.
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser,
                                     ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attribute,
                        ::mlir::DialectAsmPrinter &printer) const override;

  private:
    /// Checks the name and value of an attribute at one of these places, which a
    /// diagnostic calls `place`.
    ::llvm::LogicalResult verifyAttribute(
        ::mlir::NamedAttribute attribute, unsigned places,
        ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError,
        const ::llvm::Twine &place);

    /// Rules of discardable attributes by name: indices into the table.
    ::llvm::DenseMap<::mlir::StringAttr, unsigned> discardableRules;

  public:
  }];
}

#endif // FSDP_DIALECT_FSDP_IR_FSDPDIALECT_TD
