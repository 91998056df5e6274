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
    | 6 lower | plans memory, emits runtime calls | `arena`, `matmul` | all |

    Attributes on the step function's arguments and results:

    | attribute | where | meaning |
    |---|---|---|
    | `fsdp.state = @root::...` | argument | the whole value of a param or buffer |
    | `fsdp.input = "name"` | argument | names an ordinary input |
    | `fsdp.index_range = array<i64: lo, hi, exceptions...>` | integer argument | valid values: `lo <= v < hi`, or one of the exceptions |
    | `fsdp.loss` | result | the scalar loss |
    | `fsdp.grad = @root::...` | result | gradient of a param |
    | `fsdp.new_value = @root::...` | result | new value of a buffer; from phase 3 also of an ignored param |
    | `fsdp.shard = @unit` | argument, from phase 3 | this rank's shard of a unit |
    | `fsdp.optimizer_state = @unit`, `fsdp.slot = "name"` | argument, from phase 3 | an optimizer state, laid out as the shard |
    | `fsdp.hyper = "name"` | argument, from phase 3 | a hyper-parameter, 0-d f64 tensor; `name@1` is that of parameter group 1 |
    | `fsdp.train_state = "name"` | argument | a value that all ranks have alike and training changes, e.g. `scaler.scale`, the loss scale that an exporter's step reads |
    | `fsdp.new_train_state = "name"` | result, from phase 3 | its new value |
    | `fsdp.default = 1.0` | argument with one of these | the value it begins with; `fsdp-attach-optimizer` sets that of the optimizer it attaches |
    | `fsdp.metric = "name"` | result, from phase 3 | a figure for the log |
    | `fsdp.groups = @unit` | argument, from phase 3 | the number of the parameter group of each element of a shard, i8 |
    | `fsdp.grad_shard = @unit` | result (argument of `@update`) | the reduced gradient shard |
    | `fsdp.new_shard = @unit`, `fsdp.new_optimizer_state = @unit` | result | what the optimizer step produced |
    | `fsdp.output = n` | argument, from phase 4 | place of the ordinary output with this position |
    | `fsdp.workspace` | last argument of a private function, phase 6 | memory for its temporaries |
    | `fsdp.micro_batch = m` | argument, from phase 3 | the micro-batch whose input it is; on ops only from `fsdp-accumulate` until the step is split into segments |
    | `fsdp.rank = r` | argument, result of an expanded program | the rank it belongs to |

    An ignored param stays an `fsdp.state` argument; its optimizer states name
    the param instead of a unit.

    Attributes on ops:

    | attribute | where | set by | meaning |
    |---|---|---|---|
    | `fsdp.wrap_policy = "..."` | root `fsdp.module` | the exporter or the user | the wrap policy, if no option gives one |
    | `fsdp.wrap` | `fsdp.module` | `fsdp-auto-wrap`, gone after `fsdp-form-units` | it becomes a unit; `{strategy = "...", precision = "...", axes = array<i64: ...>, replicate_axes = array<i64: ...>, reshard = ..., layout = "..."}` says how |
    | `fsdp.shard_dim = k` | `fsdp.param` | the exporter or the user | the dimension along which a `per_param` layout cuts it (default 0; negative from the end) |
    | `fsdp.checkpoint` | `fsdp.module` | the exporter or the user | backward computes its activations again (`fsdp-recompute-activations`) |
    | `fsdp.empty_unit` | `fsdp.module`, `fsdp.alias` | `fsdp-form-units` | it was wrapped, but owns no parameter |
    | `fsdp.precision = "..."`, `fsdp.layout_kind = "..."` | `fsdp.unit` | `fsdp-form-units` | its precision and the kind of its layout, where a mark or a policy has its own for it |
    | `fsdp.reshard_to = n` | `fsdp.unit` | `fsdp-form-units` | after forward, so many ranks together keep its whole parameters; only they gather them again |
    | `fsdp.keep_gathered` | `fsdp.unit` | `fsdp-form-units` | it stays whole from one micro-batch to the next while its gradients are kept |
    | `fsdp.micro_batches = n` | function | `fsdp-accumulate` | how many micro-batches a step takes, each with its own inputs and outputs |
    | `fsdp.gather_type = T` | `fsdp.unit` | `fsdp-form-units` | the type its parameters are computed in, where that is narrower than what is stored |
    | `fsdp.reduce_type = T` | `fsdp.unit` | `fsdp-shard-step` | the type its gradients are reduced in, if that is not what is stored |
    | `fsdp.group = n` | `fsdp.param` | `fsdp-attach-optimizer` | its parameter group, if not 0 |
    | `fsdp.ranks = array<i64: ...>` | builtin module among siblings | the user | the ranks that run this program |
    | `fsdp.strict` | op, kernel | `fsdp-expand-updates`, `fsdp-expand-ranks` | no fast-math flags, no fusion with other ops, no approximations |
    | `fsdp.segment = "unit phase"` | private function, each call of it | `fsdp-outline-segments` | which part of the step it is; equal parts share a function, so the call's own is the exact one |
    | `fsdp.expanded_ranks = n` | builtin module | `fsdp-expand-ranks` | number of ranks whose values one function holds |
    | `fsdp.issue_order = {step = {gather = ["u"]}}` | builtin module | `fsdp-schedule` | by function and channel: the units in the order of their collectives |
    | `fsdp.schedule = {machine, step_seconds, exposed_seconds, bound_seconds, gap_percent, peak_bytes, ...}` | function | `fsdp-schedule` | figures of a schedule made with the costs of a machine |
    | `fsdp.offload` | an entry's argument | `fsdp-mark-offload` or the user | memory of the host keeps it; copies bring it to the device where it is used |
    | `fsdp.in_flight = {all_gather = n, ...}` | function | `fsdp-schedule` by windows | how many collectives of a kind may be in flight; a kind that is missing has no limit |
    | `fsdp.intervals = [{name, arena, offset, bytes, first, last}, ...]` | function | `fsdp-plan-memory` | the plan: places and lifetimes of buffers |
    | `fsdp.rows = n` | `memref.alloca_scope` | `fsdp-fuse-rows` | ops that work on n rows by themselves, and their buffers: one kernel of a device |
    | `fsdp.comm_bytes`, `fsdp.temp_bytes` | function | `fsdp-plan-memory` | sizes of its arenas |
    | `fsdp.comm_bound`, `fsdp.temp_bound` | function | `fsdp-plan-memory` | sizes that no plan can go below |
    | `fsdp.peak_bound` | function | `fsdp-plan-memory` | bytes of arguments and buffers that no schedule of its ops goes below |
    | `fsdp.unshared_bytes` | function | `fsdp-plan-memory` | bytes of its buffers if none shared memory |
    | `fsdp.id = n` | `start` | `fsdp-emit-manifest` | index in the manifest's collectives |
    | `fsdp.report`, `fsdp.manifest`, `fsdp.schedule_hash` | builtin module | `fsdp-emit-manifest` | text of the report and of the manifest; hash of what all ranks must agree on |
    | `fsdp.kernel` | private function | `fsdp-outline-kernels` | a loop nest |
  }];
  let dependentDialects = ["::mlir::shard::ShardDialect"];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    /// Adds the attributes; called by initialize().
    void registerAttributes();
  }];
}

#endif // FSDP_DIALECT_FSDP_IR_FSDPDIALECT_TD
