//===- FSDP.h - The fsdp dialect --------------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dialect, attributes, types and ops. Every phase includes this header.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_FSDP_H
#define FSDP_DIALECT_FSDP_IR_FSDP_H

#include "fsdp/Analysis/Layout/Layout.h"
#include "fsdp/Dialect/FSDP/IR/FSDPInterfaces.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "fsdp/Dialect/FSDP/IR/FSDPDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "fsdp/Dialect/FSDP/IR/FSDPAttributes.h.inc"

#define GET_TYPEDEF_CLASSES
#include "fsdp/Dialect/FSDP/IR/FSDPTypes.h.inc"

#define GET_OP_CLASSES
#include "fsdp/Dialect/FSDP/IR/FSDPOps.h.inc"

namespace mlir::fsdp {

/// Names of the attributes on arguments, results and ops (see the tables in the
/// dialect's documentation for their meaning).
namespace attr {
inline constexpr StringLiteral kState = "fsdp.state";
inline constexpr StringLiteral kInput = "fsdp.input";
inline constexpr StringLiteral kIndexRange = "fsdp.index_range";
inline constexpr StringLiteral kLoss = "fsdp.loss";
inline constexpr StringLiteral kGrad = "fsdp.grad";
inline constexpr StringLiteral kNewValue = "fsdp.new_value";
inline constexpr StringLiteral kShard = "fsdp.shard";
inline constexpr StringLiteral kGradShard = "fsdp.grad_shard";
inline constexpr StringLiteral kNewShard = "fsdp.new_shard";
inline constexpr StringLiteral kOptimizerState = "fsdp.optimizer_state";
inline constexpr StringLiteral kNewOptimizerState = "fsdp.new_optimizer_state";
inline constexpr StringLiteral kSlot = "fsdp.slot";
inline constexpr StringLiteral kHyper = "fsdp.hyper";
/// Text on an argument: a value that all ranks have alike and training changes;
/// on a result its new value.
inline constexpr StringLiteral kTrainState = "fsdp.train_state";
inline constexpr StringLiteral kNewTrainState = "fsdp.new_train_state";
/// The train state that an exporter's step multiplies its gradients by.
inline constexpr StringLiteral kLossScale = "scaler.scale";
/// Number on an argument: the value that it begins with.
inline constexpr StringLiteral kDefault = "fsdp.default";
/// Text on a result: a figure for the log.
inline constexpr StringLiteral kMetric = "fsdp.metric";
/// Unit on an argument: the parameter group of each element of its shard.
inline constexpr StringLiteral kGroups = "fsdp.groups";
/// Integer on a param: its parameter group, if it is not 0.
inline constexpr StringLiteral kGroup = "fsdp.group";
/// Type on a unit: what its parameters are gathered and computed in, if that is
/// narrower than what is stored.
inline constexpr StringLiteral kGatherType = "fsdp.gather_type";
/// Type on a unit: what its gradients are reduced in, if that is not what is
/// stored.
inline constexpr StringLiteral kReduceType = "fsdp.reduce_type";
/// On an entry's argument: the host keeps it, and copies bring it to the device
/// where it is used.
inline constexpr StringLiteral kOffload = "fsdp.offload";
/// Integer rank on arguments and results of an expanded program.
inline constexpr StringLiteral kRank = "fsdp.rank";
/// On the builtin module of an expanded program: the number of ranks, i64.
inline constexpr StringLiteral kExpandedRanks = "fsdp.expanded_ranks";
/// Integer on a param: the dimension that a per_param layout cuts.
inline constexpr StringLiteral kShardDim = "fsdp.shard_dim";
/// On a module op of the tree: backward computes again what its calls compute.
inline constexpr StringLiteral kCheckpoint = "fsdp.checkpoint";
/// On a module op of the tree: it becomes a unit (set by `fsdp-auto-wrap`, or
/// by hand). A unit attribute, or a dictionary of overrides for
/// `fsdp-form-units`. On an alias: wrapped again under its second name.
inline constexpr StringLiteral kWrap = "fsdp.wrap";
/// Keys of that dictionary.
inline constexpr StringLiteral kStrategy = "strategy";
inline constexpr StringLiteral kAxes = "axes";
/// On a module op or alias: wrapped, but it owns no parameter.
inline constexpr StringLiteral kEmptyUnit = "fsdp.empty_unit";
/// Text on the root of the tree: the wrap policy, if no option gives one.
inline constexpr StringLiteral kWrapPolicy = "fsdp.wrap_policy";
/// Text on a unit: its precision, where a policy has its own for it.
inline constexpr StringLiteral kPrecision = "fsdp.precision";
/// Text on a unit: the kind of its layout, where a mark gives it its own.
inline constexpr StringLiteral kLayoutKind = "fsdp.layout_kind";
/// Integer on a unit: after forward, so many ranks together keep its whole
/// parameters, and only they gather them again.
inline constexpr StringLiteral kReshardTo = "fsdp.reshard_to";
/// On a unit: stays whole from one micro-batch to the next if its gradients are
/// kept.
inline constexpr StringLiteral kKeepGathered = "fsdp.keep_gathered";
/// Integer on a step: how many micro-batches it takes, each with its own inputs
/// and outputs.
inline constexpr StringLiteral kMicroBatches = "fsdp.micro_batches";
/// Integer on an input: the micro-batch it is of.
inline constexpr StringLiteral kMicroBatch = "fsdp.micro_batch";
/// On a builtin module beside others: the ranks that run it, i64 array.
inline constexpr StringLiteral kRanks = "fsdp.ranks";
/// On a private function: which part of the step it is, "unit phase".
inline constexpr StringLiteral kSegment = "fsdp.segment";
/// On an op or a kernel: no fast-math flags, no approximations.
inline constexpr StringLiteral kStrict = "fsdp.strict";
/// On a private function: a loop nest outlined by `fsdp-outline-kernels`.
inline constexpr StringLiteral kKernel = "fsdp.kernel";
/// On a `memref.alloca_scope`: its ops work on so many rows, each by itself.
inline constexpr StringLiteral kRows = "fsdp.rows";
/// On an argument of a private function: memory for its temporaries.
inline constexpr StringLiteral kWorkspace = "fsdp.workspace";
/// Integer on an entry's argument: position among the ordinary outputs.
inline constexpr StringLiteral kOutput = "fsdp.output";
/// On the module, made by `fsdp-schedule`: a dictionary from functions to
/// dictionaries from channels to the names of the units in issue order.
inline constexpr StringLiteral kIssueOrder = "fsdp.issue_order";
/// On an entry that `fsdp-schedule` scheduled with the costs of a machine: a
/// dictionary of figures.
inline constexpr StringLiteral kSchedule = "fsdp.schedule";
/// Dictionary on a function scheduled by windows: how many collectives of a
/// kind may be in flight; a kind that is missing has no limit.
inline constexpr StringLiteral kInFlight = "fsdp.in_flight";
/// Integers on an entry: bytes of its arenas (set by `fsdp-plan-memory`).
inline constexpr StringLiteral kCommBytes = "fsdp.comm_bytes";
inline constexpr StringLiteral kTempBytes = "fsdp.temp_bytes";
/// Integers on an entry: bytes that no plan can go below.
inline constexpr StringLiteral kCommBound = "fsdp.comm_bound";
inline constexpr StringLiteral kTempBound = "fsdp.temp_bound";
/// Integer on a planned entry: bytes of arguments and buffers that no schedule
/// of its ops goes below: windows as short as possible, nothing in flight.
inline constexpr StringLiteral kPeakBound = "fsdp.peak_bound";
/// Integer on a planned entry: bytes of its buffers if none shared memory.
inline constexpr StringLiteral kUnsharedBytes = "fsdp.unshared_bytes";
/// On a planned function: array of {name, arena, offset, bytes, first, last}.
inline constexpr StringLiteral kIntervals = "fsdp.intervals";
/// Integer on a start: its index in the manifest's collectives.
inline constexpr StringLiteral kCollectiveId = "fsdp.id";
/// On the module: text of the report.
inline constexpr StringLiteral kReport = "fsdp.report";
/// On the module: manifest text and schedule hash.
inline constexpr StringLiteral kManifest = "fsdp.manifest";
inline constexpr StringLiteral kScheduleHash = "fsdp.schedule_hash";
} // namespace attr

/// Looks up a symbol of the module tree or a unit from anywhere inside the
/// enclosing builtin module; null if there is none.
Operation *lookupFromTop(Operation *from, SymbolRefAttr symbol);
template <typename OpT>
OpT lookupFromTop(Operation *from, SymbolRefAttr symbol) {
  return dyn_cast_or_null<OpT>(lookupFromTop(from, symbol));
}

/// The dimension along which a per_param layout cuts the param:
/// `fsdp.shard_dim` from the start, 0 if it is not given, nothing if it is no
/// dimension.
std::optional<int64_t> getShardDim(ParamOp param);

/// The layout of a unit's elements in the type of `moved`, a shard or whole
/// parameter: what is gathered or reduced may be narrower than what is stored.
LayoutAttr getLayoutIn(UnitOp unit, Type moved);

/// The root of the module tree; null if there is none.
TreeModuleOp getTreeRoot(ModuleOp top);

/// The framework's dotted name of a tree symbol: `@model::@fc::@weight` is
/// `fc.weight`; the root itself is the empty string.
std::string getFQN(SymbolRefAttr symbol);

} // namespace mlir::fsdp

#endif // FSDP_DIALECT_FSDP_IR_FSDP_H
