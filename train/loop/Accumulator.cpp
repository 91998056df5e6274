//===- Accumulator.cpp - steps of several micro-batches -------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/Accumulator.h"
#include "io/Floats.h"

using namespace fsdp::run;

int32_t fsdp::run::addGradient(const Storage &storage, const Argument &gradient,
                               int64_t rank, MicroBatch batch,
                               std::vector<char> &sum) {
  sum.resize(static_cast<size_t>(gradient.bytes));
  if (batch.isFirst())
    return storage.fetch(gradient, rank, sum.data());
  std::vector<char> copy;
  const char *own = storage.address(gradient, rank);
  if (storage.isOnDevice(gradient)) {
    copy.resize(sum.size());
    if (int32_t status = storage.fetch(gradient, rank, copy.data()))
      return status;
    own = copy.data();
  }
  addFloats(gradient.dtype, sum.data(), own,
            gradient.bytes / elementBytes(gradient.dtype));
  return batch.isLast() ? storage.put(gradient, rank, sum.data()) : FSDP_RT_OK;
}

static void addScalar(const Argument &scalar, double value, MicroBatch batch,
                      double &sum) {
  bool isWide = scalar.dtype == "f64";
  auto round = [&](double wide) {
    return isWide ? wide : static_cast<double>(static_cast<float>(wide));
  };
  sum = batch.isFirst() ? value : round(sum + value);
  if (!batch.isFirst() && batch.isLast())
    sum = round(sum / static_cast<double>(batch.count));
}

void fsdp::run::addOutcomes(const Manifest &manifest, const Storage &storage,
                            const Entry &turn, int64_t rank, MicroBatch batch,
                            size_t place, std::vector<double> &losses,
                            std::vector<double> *metrics) {
  auto add = [&](const Argument &scalar, double &sum) {
    addScalar(scalar, readNumber(scalar, storage.pointer(scalar, rank)), batch,
              sum);
  };
  if (const Argument *loss = manifest.findLoss(turn, rank))
    add(*loss, losses[place]);
  for (const Argument *metric : manifest.listMetrics(turn, rank))
    add(*metric, (*metrics++)[place]);
}

/// Adds up what a turn computed on the ranks of a context. Returns a status.
int32_t Accumulator::addUp(int64_t index, const Entry &turn, MicroBatch batch,
                           std::vector<double> &losses,
                           std::vector<double> *metrics) {
  auto [begin, end] = ranks.heldBy(index);
  for (int64_t rank = begin; rank < end; ++rank)
    addOutcomes(manifest, storage, turn, rank, batch, static_cast<size_t>(rank),
                losses, metrics);
  std::vector<std::vector<char>> &own = sums[static_cast<size_t>(index)];
  size_t place = 0;
  for (ArgumentKind kind : {ArgumentKind::GradShard, ArgumentKind::Grad})
    for (int64_t rank = begin; rank < end; ++rank)
      for (const Argument *gradient :
           manifest.listArguments(turn, kind, rank)) {
        if (place == own.size())
          own.emplace_back();
        if (int32_t status =
                addGradient(storage, *gradient, rank, batch, own[place++]))
          return status;
      }
  return FSDP_RT_OK;
}

/// What micro-batch `number` of a step takes.
BatchRange Accumulator::partOf(const BatchRange &batches,
                               int64_t number) const {
  int64_t each = batches.count / count;
  return {batches.first + number * each, each, batches.name};
}

void Accumulator::run(int64_t index, int64_t step, size_t shape,
                      const BatchRange &batches,
                      const std::optional<BatchRange> &next,
                      const std::vector<TurnCalls> &turns,
                      StepOutcomes &outcomes) {
  auto [begin, end] = ranks.heldBy(index);
  size_t loss = 0, metric = 0;
  for (const TurnCalls &turn : turns) {
    std::vector<double> *metrics = outcomes.metrics(step).data() + metric;
    bool isLast = &turn == &turns.back();
    for (int64_t number = 0; number < count; ++number) {
      // Each turn takes all batches of the step.
      std::optional<BatchRange> then = next;
      if (number + 1 < count || !isLast)
        then = batches;
      for (int64_t rank = begin; rank < end; ++rank) {
        feed.load(rank, rank, shape, partOf(batches, number));
        if (then)
          feed.prefetch(rank, partOf(*then, (number + 1) % count));
      }
      auto addTurn = [&] {
        return addUp(index, *turn.entry, {number, count},
                     outcomes.losses(step)[loss], metrics);
      };
      // A processor flushes denormal numbers inside of steps, a device never.
      ranks.runStep(index, step, "the step failed", [&](fsdp_rt_context *ctx) {
        int32_t status = turn.step(ctx);
        return status || ranks.areOnDevices() ? status : addTurn();
      });
      if (ranks.areOnDevices())
        throwOnFailure(addTurn());
    }
    ranks.runStep(index, step, "the update failed", [&](fsdp_rt_context *ctx) {
      int32_t status = turn.update ? turn.update(ctx) : FSDP_RT_OK;
      if (!status && turn.updateIgnored)
        status = turn.updateIgnored(ctx);
      return status;
    });
    ++loss;
    metric += manifest.listMetrics(*turn.entry, begin).size();
  }
}
