//===- ReferenceRunner.cpp - a run without collectives --------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/ReferenceRunner.h"
#include "io/Floats.h"

#include <algorithm>
#include <cstring>

using namespace fsdp::run;

/// Copies of arguments as they lie in place.
static std::vector<std::vector<char>>
copyAll(const std::vector<const Argument *> &arguments,
        const Storage &storage) {
  std::vector<std::vector<char>> copies;
  for (const Argument *argument : arguments) {
    const char *from = storage.pointer(*argument, 0);
    copies.emplace_back(from, from + argument->bytes);
  }
  return copies;
}

static void putAll(const std::vector<const Argument *> &arguments,
                   const std::vector<std::vector<char>> &copies,
                   const Storage &storage) {
  for (size_t at = 0; at < arguments.size(); ++at)
    std::copy(copies[at].begin(), copies[at].end(),
              storage.pointer(*arguments[at], 0));
}

void ReferenceRunner::setUp() {
  for (ArgumentKind kind : {ArgumentKind::Buffer, ArgumentKind::Param,
                            ArgumentKind::OptimizerState})
    for (const Argument *argument : manifest.listArguments(kind, 0))
      if (!argument->fqn.empty())
        own.push_back(argument);
  for (const Argument *gradient :
       manifest.listArguments(ArgumentKind::GradShard, 0)) {
    if (gradient->dtype != "f32" && gradient->dtype != "f64")
      throw Error("--reference: gradients of unit '" + gradient->unit +
                  "' are " + gradient->dtype + ", expected f32 or f64");
    const Unit *unit = manifest.findUnit(gradient->unit);
    if (unit->shardAxes.size() + unit->replicateAxes.size() +
            unit->pieceAxes.size() !=
        grid.size())
      throw Error("--reference: unit '" + unit->name +
                  "' is neither cut over all axes of the grid nor equal along "
                  "them");
    gradients.push_back({gradient, unit, {}, {}});
  }
  values.assign(static_cast<size_t>(ranks.numTrained()), copyAll(own, storage));
}

//===----------------------------------------------------------------------===//
// What the collectives compute
//===----------------------------------------------------------------------===//

template <typename T>
static void divideBy(std::vector<char> &sums, int64_t count) {
  for (size_t at = 0; at < sums.size(); at += sizeof(T)) {
    T sum;
    std::memcpy(&sum, &sums[at], sizeof(T));
    sum = sum / static_cast<T>(count);
    std::memcpy(&sums[at], &sum, sizeof(T));
  }
}

static void add(const Argument &gradient, std::vector<char> &sums,
                const char *from) {
  addFloats(gradient.dtype, sums.data(), from,
            gradient.bytes / elementBytes(gradient.dtype));
}

/// Dividing by a power of two is multiplying by its reciprocal, exactly. A
/// group of one is not divided, as it is not reduced.
static void divide(const Argument &gradient, std::vector<char> &sums,
                   int64_t count) {
  if (count == 1)
    return;
  if (gradient.dtype == "f32")
    divideBy<float>(sums, count);
  else
    divideBy<double>(sums, count);
}

/// Rounds f32 values to a 16-bit type, to nearest, ties to even.
static void roundTo(const std::string &dtype, std::vector<char> &values) {
  if (elementBytes(dtype) != 2)
    return;
  auto count = static_cast<int64_t>(values.size() / sizeof(float));
  std::vector<char> rounded(values.size() / 2);
  convertFloats("f32", values.data(), dtype, rounded.data(), count);
  convertFloats(dtype, rounded.data(), "f32", values.data(), count);
}

void ReferenceRunner::chooseGradients(const Entry &turn) {
  current.clear();
  for (GradientSums &sums : gradients)
    for (int64_t index : turn.args)
      if (sums.gradient == &manifest.arguments[static_cast<size_t>(index)])
        current.push_back(&sums);
}

/// Adds the gradients of a rank to those of its shard group, whose first rank's
/// are the first sums. Ranks come in ascending order.
void ReferenceRunner::combineGradients(int64_t rank) {
  for (GradientSums *each : current) {
    GradientSums &sums = *each;
    int64_t first = firstOfGroup(grid, sums.unit->shardAxes, rank);
    std::vector<char> &group = sums.groups[first];
    const char *from = storage.pointer(*sums.gradient, 0);
    if (rank == first)
      group.assign(from, from + sums.gradient->bytes);
    else
      add(*sums.gradient, group, from);
  }
}

/// The mean of each shard group, then the mean of the groups' means: what a
/// reduce_scatter over the shard axes and an all_reduce over the replicate axes
/// compute.
void ReferenceRunner::averageGradients() {
  for (GradientSums *each : current) {
    GradientSums &sums = *each;
    auto groups = static_cast<int64_t>(sums.groups.size());
    std::vector<char> total;
    for (auto &[first, group] : sums.groups) {
      divide(*sums.gradient, group, ranks.numTrained() / groups);
      roundTo(sums.unit->reduceDtype, group);
      if (total.empty())
        total = group;
      else
        add(*sums.gradient, total, group.data());
    }
    divide(*sums.gradient, total, groups);
    roundTo(sums.unit->reduceDtype, total);
    std::copy(total.begin(), total.end(), storage.pointer(*sums.gradient, 0));
  }
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// One rank's turn with its own values in place. Ignored parameters are updated
/// at once, the others after the last rank's last micro-batch.
int32_t ReferenceRunner::runRank(fsdp_rt_context *ctx, int64_t rank,
                                 MicroBatch batch, const TurnCalls &turn) {
  int32_t status = turn.step(ctx);
  combineGradients(rank);
  if (!status && turn.updateIgnored)
    status = turn.updateIgnored(ctx);
  if (status || rank != ranks.numTrained() - 1)
    return status;
  averageGradients();
  for (GradientSums *sums : current)
    if ((status = addGradient(storage, *sums->gradient, /*rank=*/0, batch,
                              sums->total)))
      return status;
  return turn.update && batch.isLast() ? turn.update(ctx) : 0;
}

void ReferenceRunner::runBatch(int64_t step, int64_t batch, size_t shape,
                               const TurnCalls &turn,
                               std::vector<double> &losses,
                               std::vector<double> *metrics) {
  BatchRange range = {(step * microBatches + batch) * manifest.microBatches,
                      manifest.microBatches, ""};
  // The gradients of ignored parameters that are saved are those of rank 0.
  auto ignored = manifest.listArguments(*turn.entry, ArgumentKind::Grad, 0);
  std::vector<std::vector<char>> firstGradients;
  for (int64_t rank = 0; rank < ranks.numTrained(); ++rank) {
    feed.load(rank, /*place=*/0, shape, range);
    std::vector<std::vector<char>> &mine = values[static_cast<size_t>(rank)];
    putAll(own, mine, storage);
    // Sums are rounded like those of a sharded step: inside of one.
    ranks.runStep(
        /*index=*/0, step, "the step failed", [&](fsdp_rt_context *ctx) {
          MicroBatch part = {batch, microBatches};
          int32_t status = runRank(ctx, rank, part, turn);
          addOutcomes(manifest, storage, *turn.entry, /*rank=*/0, part,
                      static_cast<size_t>(rank), losses, metrics);
          return status;
        });
    mine = copyAll(own, storage);
    if (rank == 0)
      firstGradients = copyAll(ignored, storage);
  }
  putAll(ignored, firstGradients, storage);
}

size_t ReferenceRunner::runStep(int64_t step, bool isLast,
                                const EntryCalls &calls, MetricValues &losses,
                                MetricValues &metrics) {
  int64_t batches = manifest.batchesOf(microBatches);
  size_t shape = feed.agreeOnStep(
      /*index=*/0,
      {step * batches, batches, "step " + std::to_string(step + 1)});
  size_t number = 0, metric = 0;
  for (const TurnCalls &turn : calls.steps[shape]) {
    chooseGradients(*turn.entry);
    for (int64_t batch = 0; batch < microBatches; ++batch)
      runBatch(step, batch, shape, turn, losses[number],
               metrics.data() + metric);
    ++number;
    metric += manifest.listMetrics(*turn.entry, 0).size();
  }
  // What is saved of each rank's own is rank 0's.
  if (isLast)
    putAll(own, values[0], storage);
  return shape;
}
