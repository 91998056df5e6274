//===- Options.h - What a user decides about the pipeline -------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of all phases: each is declared once, with its help text, and has
// the name that the pass has which it is for. Who runs phases 1 to 3 alone uses
// the same options and links no later phase.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_PIPELINES_TENSOR_OPTIONS_H
#define FSDP_PIPELINES_TENSOR_OPTIONS_H

#include "fsdp/Analysis/Schedule/IssueOrder.h"
#include "fsdp/Analysis/Schedule/Offload.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Annotate/Passes.h"
#include "fsdp/Transforms/Annotate/WrapPolicyText.h"
#include "fsdp/Transforms/Partition/Passes.h"
#include "fsdp/Transforms/Shard/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include <functional>

namespace mlir::fsdp {

/// The six phases, in order; see the dialect's documentation. `Input` is what
/// an exporter wrote, before the first; `Plan` is the part of the last one that
/// plans memory and describes the plan.
enum class Phase {
  Input,
  Annotate,
  LayOut,
  Shard,
  Buffers,
  Schedule,
  Plan,
  Lower
};

/// The names of phases as values of an option, and what holds after each.
inline auto getPhaseNames() {
  return llvm::cl::values(
      clEnumValN(Phase::Input, "input", "none, an exporter wrote it"),
      clEnumValN(Phase::Annotate, "annotate", "units are formed"),
      clEnumValN(Phase::LayOut, "lay-out", "units have layouts"),
      clEnumValN(Phase::Shard, "shard", "a tensor program on shards"),
      clEnumValN(Phase::Buffers, "buffers", "memrefs, nothing started"),
      clEnumValN(Phase::Schedule, "schedule", "starts and waits"),
      clEnumValN(Phase::Plan, "plan", "memory is planned, with a report"),
      clEnumValN(Phase::Lower, "lower", "LLVM dialect, runtime calls"));
}

/// Whose order of collectives a step follows.
enum class Compat { Auto, Torch };

/// What a user decides about the whole pipeline.
struct FSDPPipelineOptions : public PassPipelineOptions<FSDPPipelineOptions> {
  Option<std::string> entry{
      *this, "entry",
      llvm::cl::desc("The function that is the step; it becomes `@step` "
                     "(default: step)"),
      llvm::cl::value_desc("name"), llvm::cl::init("step")};
  ListOption<int64_t> grid{
      *this, "grid",
      llvm::cl::desc("Sizes of the device grid; fills a `?` in the input")};
  ListOption<std::string> axisNames{
      *this, "axis-names",
      llvm::cl::desc(
          "Names of the grid's axes: dp, dp_replicate, dp_shard, ep, "
          "along which ranks have batches of their own; tp, cp, along "
          "which they share one"),
      llvm::cl::value_desc("A,B")};
  Option<bool> unrollLayers{
      *this, "unroll-layers",
      llvm::cl::desc("A loop over layers, whose weights are rows of one array, "
                     "becomes the layers (default: true)"),
      llvm::cl::init(true)};
  Option<int64_t> chunkLoss{
      *this, "chunk-loss",
      llvm::cl::desc("In how many chunks of rows a loss and its gradient are "
                     "computed, so that logits are never whole (default: 1)"),
      llvm::cl::value_desc("N"), llvm::cl::init(1)};
  Option<bool> narrowGathers{
      *this, "narrow-gathers",
      llvm::cl::desc("Parameters of which a step reads narrower numbers alone "
                     "are cast, and scaled, before they are gathered; not "
                     "with compat=torch (default: true)"),
      llvm::cl::init(true)};
  Option<std::string> parallelPlan{
      *this, "parallel-plan",
      llvm::cl::desc(
          "JSON file that says by module name how params are cut over "
          "the axis tp (default: as the input says)"),
      llvm::cl::value_desc("file"), llvm::cl::init("")};
  Option<int64_t> sequenceDim{
      *this, "sequence-dim",
      llvm::cl::desc("Dimension of inputs that is cut over the axis cp, if its "
                     "ranks divide it (default: 1; negative: none)"),
      llvm::cl::value_desc("D"), llvm::cl::init(1)};
  Option<ContextKind> context{
      *this, "context",
      llvm::cl::desc("How attention gets keys and values of other parts of a "
                     "sequence, along the axis cp (default: auto)"),
      llvm::cl::init(ContextKind::Auto),
      llvm::cl::values(
          clEnumValN(ContextKind::Auto, "auto",
                     "as costs less on the machine; gathered without one"),
          clEnumValN(ContextKind::Ring, "ring",
                     "block by block, around the ranks"),
          clEnumValN(ContextKind::Gather, "gather", "all at once"))};
  Option<bool> roundParts{
      *this, "round-parts",
      llvm::cl::desc("Ranks round parts of 16-bit sums before they are added "
                     "up, as PyTorch's do: half of the bytes, and sums over "
                     "ranks are less exact"),
      llvm::cl::init(false)};
  Option<std::string> wrap{
      *this, "wrap",
      llvm::cl::desc("Which modules become units: " FSDP_WRAP_POLICIES
                     " (default: as the input says, or none)"),
      llvm::cl::value_desc("policy"), llvm::cl::init("")};
  Option<std::string> wrapOverrides{
      *this, "wrap-overrides",
      llvm::cl::desc("JSON file that says by module name whether and how to "
                     "wrap"),
      llvm::cl::value_desc("file"), llvm::cl::init("")};
  ListOption<std::string> fullPrecisionClasses{
      *this, "full-precision-classes",
      llvm::cl::desc("Classes whose modules become units of their own, in full "
                     "precision"),
      llvm::cl::value_desc("A,B")};
  ListOption<std::string> ignoreModules{
      *this, "ignore-modules",
      llvm::cl::desc("Modules whose states every rank keeps whole"),
      llvm::cl::value_desc("FQN|FQN")};
  ListOption<std::string> ignoreStates{
      *this, "ignore-states",
      llvm::cl::desc("Params and buffers that every rank keeps whole; or "
                     "modules, as with ignore-modules"),
      llvm::cl::value_desc("FQN|FQN")};
  Option<std::string> strategy{
      *this, "strategy",
      llvm::cl::desc("full_shard (default), shard_grad_op, no_shard, "
                     "hybrid_shard, hybrid_shard_zero2 or replicate"),
      llvm::cl::value_desc("name"), llvm::cl::init("")};
  Option<std::string> reshard{
      *this, "reshard",
      llvm::cl::desc("Whether units are freed after forward: true, false, auto "
                     "(the scheduler decides, see memory-limit), or the number "
                     "of ranks that keep them (default: as the strategy says)"),
      llvm::cl::value_desc("true|false|auto|N"), llvm::cl::init("")};
  Option<ParamOrder> order{
      *this, "order",
      llvm::cl::desc("Order of a unit's parameters (default: preorder)"),
      llvm::cl::init(ParamOrder::PreOrder),
      llvm::cl::values(
          clEnumValN(ParamOrder::PreOrder, "preorder",
                     "a module's own before its children's (FSDP1)"),
          clEnumValN(ParamOrder::PostOrder, "postorder",
                     "its children's before its own (FSDP2)"))};
  Option<TiedWeights> tied{
      *this, "tied",
      llvm::cl::desc("Parameters whose names lie in different units (default: "
                     "hoist)"),
      llvm::cl::init(TiedWeights::Hoist),
      llvm::cl::values(
          clEnumValN(TiedWeights::Hoist, "hoist",
                     "move to the unit around all their names"),
          clEnumValN(TiedWeights::Error, "error", "are an error"))};
  Option<bool> uniform{
      *this, "uniform",
      llvm::cl::desc("Refuse units of several element types, or of frozen and "
                     "trainable parameters"),
      llvm::cl::init(false)};
  Option<LayoutKind> layout{
      *this, "layout",
      llvm::cl::desc("How units are laid out over the ranks (default: flat)"),
      llvm::cl::init(LayoutKind::Flat),
      llvm::cl::values(clEnumValN(LayoutKind::Flat, "flat",
                                  "one buffer, cut into equal shards"),
                       clEnumValN(LayoutKind::PerParam, "per_param",
                                  "each parameter is cut by itself"))};
  Option<int64_t> alignment{
      *this, "alignment",
      llvm::cl::desc("Bytes to which parameters are aligned in flat layouts: a "
                     "power of two, or 0 for none (default: 16)"),
      llvm::cl::value_desc("bytes"), llvm::cl::init(16)};
  Option<unsigned> microBatches{
      *this, "micro-batches",
      llvm::cl::desc("How many micro-batches a step takes (default: 1); phase "
                     "3 makes them where gradients are kept, phase 4 else"),
      llvm::cl::value_desc("N"), llvm::cl::init(1)};
  Option<Accumulation> gradients{
      *this, "gradients",
      llvm::cl::desc("What becomes of the gradients of one micro-batch "
                     "(default: reduce)"),
      llvm::cl::init(Accumulation::Reduce),
      llvm::cl::values(
          clEnumValN(Accumulation::Keep, "keep",
                     "are kept whole, and reduced once"),
          clEnumValN(Accumulation::Reduce, "reduce", "are reduced at once"))};
  Option<std::string> reduceType{
      *this, "reduce-dtype",
      llvm::cl::desc("Type in which gradients are reduced: f32, f16 or bf16 "
                     "(default: the gradients' own)"),
      llvm::cl::value_desc("type"), llvm::cl::init("")};
  Option<std::string> optimizer{
      *this, "optimizer",
      llvm::cl::desc("sgd, adam, adamw, adagrad, rmsprop, lion, none, @name of "
                     "an fsdp.optimizer, or FILE.mlir[:@name] (default: none); "
                     "TURN=NAME,... where steps take turns"),
      llvm::cl::value_desc("name"), llvm::cl::init("none")};
  ListOption<std::string> paramGroups{
      *this, "param-groups",
      llvm::cl::desc("Parameters with hyper-parameters of their own: "
                     "GLOB:name=value; the first pattern that matches counts")};
  Option<double> clipNorm{
      *this, "clip-norm",
      llvm::cl::desc("Clip gradients so that the norm of all of them is at "
                     "most this (default: 0, do not)"),
      llvm::cl::value_desc("X"), llvm::cl::init(0)};
  Option<std::string> clipNormType{
      *this, "clip-norm-type",
      llvm::cl::desc("Which norm: a number from 1, or inf (default: 2)"),
      llvm::cl::value_desc("P"), llvm::cl::init("2")};
  Option<double> clipValue{
      *this, "clip-value",
      llvm::cl::desc("Limit each element of the gradients to this magnitude "
                     "(default: 0, do not)"),
      llvm::cl::value_desc("X"), llvm::cl::init(0)};
  Option<std::string> scaler{
      *this,
      "grad-scaler",
      llvm::cl::ValueOptional,
      llvm::cl::desc("Scale the loss, skip steps whose gradients are not "
                     "finite: on, or some of init=65536, growth=2, "
                     "backoff=0.5, interval=2000 (export with --loss-scale)"),
      llvm::cl::value_desc("name=value,..."),
      llvm::cl::init("")};
  Option<bool> separateOptimizer{
      *this, "separate-optimizer",
      llvm::cl::desc("Put the optimizer into an entry `update` of its own"),
      llvm::cl::init(false)};
  Option<bool> eval{
      *this, "eval",
      llvm::cl::desc("Add an entry `eval` that computes the loss alone, for "
                     "fsdp-run --eval-data; or keep the input's `evaluate`"),
      llvm::cl::init(false)};
  Option<bool> expandRanks{
      *this, "expand-ranks",
      llvm::cl::desc("One function that holds all ranks' values, without "
                     "collectives"),
      llvm::cl::init(false)};
  Option<Compat> compat{
      *this, "compat",
      llvm::cl::desc("Whose order of collectives (default: auto)"),
      llvm::cl::init(Compat::Auto),
      llvm::cl::values(clEnumValN(Compat::Auto, "auto",
                                  "our own; with `machine` or `memory-limit` "
                                  "the scheduler's"),
                       clEnumValN(Compat::Torch, "torch",
                                  "PyTorch's, which gathers a unit at every "
                                  "call of its module"))};
  Option<Offload> offload{
      *this, "offload",
      llvm::cl::desc(
          "What memory of the host keeps, copied to the device where "
          "it is used (default: none)"),
      llvm::cl::init(Offload::None),
      llvm::cl::values(
          clEnumValN(Offload::None, "none", "nothing"),
          clEnumValN(Offload::Optimizer, "optimizer",
                     "states of the optimizer"),
          clEnumValN(Offload::Params, "params",
                     "states of the optimizer and shards of parameters"))};
  Option<std::string> machine{
      *this, "machine",
      llvm::cl::desc("Costs to schedule by: cpu-2, cpu-16, h100-nvlink, "
                     "h100-400g, h100-8x400g, h100-100gbe, pcie, or a .json "
                     "file"),
      llvm::cl::value_desc("name"), llvm::cl::init("")};
  Option<std::string> microPipeline{
      *this, "micro-pipeline",
      llvm::cl::desc("Products whose result ranks add up are computed and sent "
                     "in so many pieces, of which one travels while the next "
                     "is computed; auto: as many as pay on the machine "
                     "(default: off)"),
      llvm::cl::value_desc("N|auto|off"), llvm::cl::init("off")};
  Option<std::string> memoryLimit{
      *this, "memory-limit",
      llvm::cl::desc("Bytes that a rank may use, as a number or as 1.2GiB, "
                     "800MB and the like (default: 0, any number)"),
      llvm::cl::value_desc("bytes"), llvm::cl::init("0")};
  Option<unsigned> forwardPrefetch{
      *this, "forward-prefetch",
      llvm::cl::desc("How many windows ahead a gather of the forward pass is "
                     "started; 0: where it is needed (default: 1)"),
      llvm::cl::value_desc("N"), llvm::cl::init(1)};
  Option<unsigned> backwardPrefetch{
      *this, "backward-prefetch",
      llvm::cl::desc("How many windows ahead a gather of the backward pass is "
                     "started; 0: where it is needed (default: 1)"),
      llvm::cl::value_desc("N"), llvm::cl::init(1)};
  Option<BackwardOrder> backwardOrder{
      *this, "backward-order",
      llvm::cl::desc("Where in that window a gather of the backward pass "
                     "starts (default: pre)"),
      llvm::cl::init(BackwardOrder::Pre),
      llvm::cl::values(
          clEnumValN(BackwardOrder::Pre, "pre", "before its computation"),
          clEnumValN(BackwardOrder::Post, "post",
                     "before its gradients are reduced"))};
  Option<unsigned> maxInFlight{
      *this, "max-in-flight",
      llvm::cl::desc("How many gathers, and reductions, may be in flight "
                     "(default: 0, any number)"),
      llvm::cl::value_desc("N"), llvm::cl::init(0)};
  Option<unsigned> maxReductions{
      *this, "max-reductions",
      llvm::cl::desc("How many reductions may hold a buffer of whole gradients "
                     "in flight; 0 for any (default: 1)"),
      llvm::cl::value_desc("N"), llvm::cl::init(1)};
  Option<std::string> target{
      *this, "target",
      llvm::cl::desc("What executes kernels: cpu (default); cuda:sm_NN,... for "
                     "devices of NVIDIA, cuda alone for sm_80; cuda:host for "
                     "tests on a double of CUDA"),
      llvm::cl::value_desc("target"), llvm::cl::init("cpu")};
  Option<bool> libdevice{
      *this, "libdevice",
      llvm::cl::desc("Let kernels for devices call the functions of CUDA's "
                     "libdevice, not compute polynomials (default: where it is "
                     "found)"),
      llvm::cl::init(true)};
  Option<bool> recognizeAttention{
      *this, "recognize-attention",
      llvm::cl::desc("Make attention that a program has written out one op, so "
                     "that its scores need not be kept (default: true)"),
      llvm::cl::init(true)};
  Option<bool> tileAttention{
      *this, "tile-attention",
      llvm::cl::desc(
          "Compute attention tile by tile on processors, and some "
          "rows at a time on devices where there is no kernel of it, "
          "so that no buffer holds all scores (default: true)"),
      llvm::cl::init(true)};
  Option<int64_t> attentionBytes{
      *this, "attention-bytes",
      llvm::cl::desc("The most bytes of scores that devices compute at a time "
                     "of an attention that they have no kernel of (default: 32 "
                     "MiB)"),
      llvm::cl::value_desc("bytes"), llvm::cl::init(1 << 25)};
  Option<bool> flashAttention{
      *this, "flash-attention",
      llvm::cl::desc("Compute attention of 16-bit floats in kernels of its own "
                     "on devices of sm_80 or newer (default: true)"),
      llvm::cl::init(true)};
  Option<bool> attentionLibrary{
      *this, "attention-library",
      llvm::cl::desc("Have a library that the runtime loads, by default cuDNN, "
                     "compute attention of 16-bit floats without a mask on "
                     "devices of sm_80 or newer, not kernels of its own "
                     "(default: false)"),
      llvm::cl::init(false)};
  Option<int64_t> recomputeElementwise{
      *this, "recompute-elementwise-bytes",
      llvm::cl::desc(
          "Compute elementwise values of at least so many bytes again "
          "in backward where that keeps fewer bytes (default: 1 MiB; "
          "negative: never)"),
      llvm::cl::init(1 << 20)};
  Option<bool> keepNarrowSums{
      *this, "keep-narrow-sums",
      llvm::cl::desc("Let sums of 16-bit floats add in 16 bits where the "
                     "program does, not in f32 with one rounding"),
      llvm::cl::init(false)};
  Option<int64_t> splitSums{
      *this, "split-sums",
      llvm::cl::desc("How many values a sum of a column has at least that "
                     "devices add up in two passes (default: 1024)"),
      llvm::cl::value_desc("N"), llvm::cl::init(1024)};
  Option<bool> wideIndices{
      *this, "wide-indices",
      llvm::cl::desc("Kernels for devices have 64-bit indices also where no "
                     "buffer needs them"),
      llvm::cl::init(false)};
  Option<Phase> startAfter{
      *this, "start-after",
      llvm::cl::desc("The phase that the input went through already, with the "
                     "same options (default: input)"),
      llvm::cl::init(Phase::Input), getPhaseNames()};
  Option<Phase> stopAfter{*this, "stop-after",
                          llvm::cl::desc("Last phase to run (default: lower)"),
                          llvm::cl::init(Phase::Lower), getPhaseNames()};
  /// An embedder's own wrap policy (see WrapPolicy.h); `wrap` is not looked at
  /// then.
  std::shared_ptr<const WrapPolicy> wrapPolicy;
  /// Called when the passes of a phase are added: may add an embedder's own
  /// behind them. What holds after the phase has to hold after these, too.
  std::vector<std::function<void(OpPassManager &, Phase)>> atPhaseEnd;
  /// Adds what `atPhaseEnd` has for a phase whose passes have been added.
  void endPhase(OpPassManager &manager, Phase phase) const;

  /// Makes the options but `grid`, `param-groups` and those that name phases
  /// options of the program too, so that a compiler driver has them with their
  /// texts and parsers.
  void addToCommandLine(llvm::cl::OptionCategory &category);
};

} // namespace mlir::fsdp

#endif // FSDP_PIPELINES_TENSOR_OPTIONS_H
