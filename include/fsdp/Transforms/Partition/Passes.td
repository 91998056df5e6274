//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 1, behind the policies: a step is cut over the axes of the model and of
// experts.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_PARTITION_PASSES_TD
#define FSDP_TRANSFORMS_PARTITION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ParallelPlanPass : Pass<"fsdp-parallel-plan", "::mlir::ModuleOp"> {
  let summary = "cuts params as the styles of their modules say";
  let description = [{
    Gives params their `fsdp.cut` over the axis `tp` of the grid, from the styles
    of modules: `fsdp.parallel` in the input, or a file that `plan` names and
    that then counts alone. The words are PyTorch's:

    | style | params | output |
    |---|---|---|
    | `colwise` | weight and bias of a linear module along the first dimension, the table of an embedding along the last | cut along the last dimension |
    | `rowwise` | weight of a linear module along the second dimension, the table of an embedding along the first; a bias is whole | whole, or cut along dimension `output` |
    | `sequence`, `replicate` | whole | as the input is |
    | `expert` | each along its first dimension, over the axis `ep` | as the program says |

    The file is an object from patterns of module names to a word or to an object
    with `style`, `input` and `output`; of several patterns that match a module
    the one with most letters that are no wildcards counts:

    ```json
    {"layers.*.attn.[qkv]": "colwise",
     "layers.*.attn.out": {"style": "rowwise", "output": 1}}
    ```

    Where the grid has no axis `tp`, or `ep`, nothing is cut over it.

    Where it has an axis `cp`, inputs of the step get an `fsdp.cut` of dimension
    `sequence-dim` over it, if its ranks divide that: all that is computed of
    them, but for attention, is computed in parts of the sequence.
  }];
  let options = [
    Option<"plan", "plan", "std::string", /*default=*/"\"\"",
           "JSON file from patterns of module names to styles">,
    Option<"sequenceDim", "sequence-dim", "int64_t", /*default=*/"1",
           "Dimension of inputs that is cut over the axis cp; negative: none">
  ];
}

def ReadShardingsPass : Pass<"fsdp-read-shardings", "::mlir::ModuleOp"> {
  let summary = "cuts params as shardings of their arguments say";
  let description = [{
    Gives params their `fsdp.cut` from shardings of the arguments that stand for
    them (`fsdp.role = #fsdp.state<...>`), in the words of

    * upstream's dialect: `shard.shard` of an argument, to a `shard.sharding`
      whose `split_axes` are axes of the step's grid, by number;
    * Shardy: `sdy.sharding` of an argument, or a `sdy.sharding_constraint` of
      it, with axes of an `sdy.mesh` that are called as those of the grid and
      have their size; over `tp` and `cp` nothing is cut where the grid has no
      such axis. Its dialect need not be registered: attributes are text,
      ops have the generic form. Priorities, open dimensions and `replicated`
      say nothing more;
    * XLA: `mhlo.sharding` of an argument, or a `custom_call @Sharding` of it,
      whose devices are the ranks of the grid in row-major order, so that tiles
      are parts along its axes (`{devices=[2,1,2]<=[2,2]T(1,0)
      last_tile_dim_replicate}` cuts dimension 0 over axis 1 of a grid 2x2).

    Where the axes of the grid have no names, shardings of the last two kinds
    are dropped with a warning.

    A param whose sharding cuts nothing is whole. Shardings that are read twice,
    or beside a plan, have to agree. Those of other values change nothing: where
    values lie follows from params (a remark, category `fsdp-read-shardings`,
    where they cut something); those of results are as those of their params.
    Of constraints of other values, and of Shardy's `sdy.reshard`,
    `sdy.propagation_barrier` and `sdy.sharding_group`, it is not looked at what
    they say. XLA's `{unknown}`, `shard_as` and `shard_like` say nothing. All of
    them are removed.

    Errors are shardings over axes along which ranks have batches of their own,
    over several axes in a dimension, over parts of an axis, with halos or
    offsets of parts, of partial sums, on another grid or on a mesh that is not
    like the grid, of tuples, on one device (`maximal`) and `manual` ones, and
    what surrounds the latter (`SPMDFullToShardShape`, `sdy.manual_computation`),
    params of which some dimensions are left open (`unspecified_dims`), and
    what XLA takes along of Shardy (`xla.sdy.sharding`).

    Example:

    ```mlir
    shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
    "sdy.mesh"() <{mesh = #sdy.mesh<["tp"=2]>, sym_name = "mesh"}> : () -> ()
    func.func @step(%w: tensor<6x4xf32> {
        fsdp.role = #fsdp.state<@model::@w>,
        sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {} ]>}, ...)
    // becomes
    fsdp.param @w {fsdp.cut = array<i64: 1, -1>} : tensor<6x4xf32>
    ```
  }];
}

def PartitionPass : Pass<"fsdp-partition", "::mlir::ModuleOp"> {
  let summary = "cuts steps and params over the axes of the model";
  let description = [{
    Params with `fsdp.cut` become the part that a rank has of them (its type, and
    a `piece` that says of what), and the step computes with parts: every rank
    along a model axis (`tp`, `cp`) does a part of the work on the same batch.

    One walk gives each op its operands in the placements for which the fewest
    bytes are moved; params are never gathered. An op is seen through its loops
    and indexing maps alone:

    * a parallel loop that is cut makes parts of the results;
    * a reduction that is cut makes parts of sums (or of largest values), which
      pass through ops that only add and move elements, and are combined where
      something else reads them: by `fsdp.reduce_scatter` where a part of the
      value is wanted, by `fsdp.all_reduce` otherwise;
    * reshapes keep the parts where a dimension of the result holds them, slices
      and insertions in dimensions that they take whole, or whole blocks of;
    * a dimension of a param that slices take apart, also slices of what is made
      of it element by element or by products, is cut block by block (`blocks` of
      the `piece`), where the ranks divide each: of a packed projection a rank
      has queries, keys and values of its heads;
    * indices of a loop that is cut count from where the part begins; so do rows
      of an `fsdp.attention`: context parallelism. A tensor that the body reads at
      such an index is cut along with the loop where it is as long, and read at
      the place in the whole where it is longer or shorter;
    * an op of which nothing is known has whole operands: gathered ones are
      remarks (category `fsdp-partition`), with their bytes.

    An attention whose rows are cut has keys and values gathered, or they go
    around: in every step each rank passes on the block that it has
    (`fsdp.permute`) and attends to it, and what it finds is merged with what it
    has by the logarithms of the sums of weights. So no rank ever has more than
    two blocks. In the gradient blocks go around once more, and their gradients
    with them, added up in f32 (f64 for f64) in the order of the steps. `context`
    says which; `auto` takes what costs less on `machine` for attention and
    gradient, by what is sent and computed, and gathers where there is no
    machine, and for a mask of numbers, of which a row may have -1e9 everywhere:
    blocks of such rows are not merged as the whole is (`ring` warns). A remark
    says so, with both times. Whole keys and values that are
    there already are used. Blocks need
    parts of one length; with another one all are gathered.

    Along `ep` ranks have batches of their own. An op of one rank's batch that
    reads a param that is cut over it computes for the batches of all ranks: an
    `fsdp.all_to_all` exchanges the cut for the batches, which are joined along a
    loop of the op; another one puts rows back where something else reads them.
    Sums over that loop are made where they are gradients alone, and are means
    over the ranks. Where there is no such loop, the param is gathered.

    Gradients are placed as their params, all other results are whole: the
    gradient of a param that is not cut is summed over the axis where ranks have
    parts of it, and nowhere else. Over `cp` units are cut (`fsdp-form-units`), and
    their reduction sums it, as a mean: there a part is multiplied by the ranks,
    and may be rounded before, as along the axes of the batch. What is ignored is
    summed here.

    An axis of the model over which nothing is cut is a warning: each of its
    ranks would do the work of all.

    Sums of parts round differently from sums of the whole; they are added in
    ascending order of the ranks, so that every run, with threads or processes,
    gives the same bits. A sum that the program rounds to 16 bits is made whole
    before; with `round-parts` its parts are rounded, and may be added to others
    first: half of the bytes, fewer collectives, and what PyTorch does.

    Upstream's `shard-propagation` and `shard-partition` do not fit here: they
    have no sums that are kept in parts through several ops, no blocks in a
    dimension (a batch and a sequence that are collapsed into one), and no notion
    of what must not be gathered.

    Example:

    ```mlir
    %h = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x6xf32>) ...
    // the param of %w: fsdp.cut = array<i64: 1, -1>, two ranks along axis 1
    %part = linalg.matmul ins(%x4, %w4 : tensor<4x4xf32>, tensor<4x6xf32>) ...
    %h = fsdp.all_reduce sum on @grid axes [1] %part : ...
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::complex::ComplexDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let options = [
    Option<"roundParts", "round-parts", "bool", /*default=*/"false",
           "Round parts of sums over ranks before they are added up">,
    Option<"context", "context", "::mlir::fsdp::ContextKind",
           /*default=*/"::mlir::fsdp::ContextKind::Auto",
           "how attention to parts of a sequence gets keys and values",
           [{::llvm::cl::values(
             clEnumValN(::mlir::fsdp::ContextKind::Auto, "auto",
                        "as costs less on the machine; gathered without one"),
             clEnumValN(::mlir::fsdp::ContextKind::Ring, "ring",
                        "block by block, around the ranks"),
             clEnumValN(::mlir::fsdp::ContextKind::Gather, "gather",
                        "all at once"))}]>,
    Option<"machine", "machine", "std::string", /*default=*/"\"\"",
           "Machine whose costs decide: a built-in one, or FILE.json">
  ];
}

#endif // FSDP_TRANSFORMS_PARTITION_PASSES_TD
