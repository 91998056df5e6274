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

void fsdp::run::accumulateScalar(const Argument &scalar, double value,
                                 int64_t number, int64_t count, double &sum) {
  bool isWide = scalar.dtype == "f64";
  auto round = [&](double wide) {
    return isWide ? wide : static_cast<double>(static_cast<float>(wide));
  };
  sum = number > 0 ? round(sum + value) : value;
  if (number > 0 && number + 1 == count)
    sum = round(sum / static_cast<double>(count));
}

/// The gradient of the first micro-batch is kept, those of others are added;
/// behind the last one the sum is where the update reads it.
void Accumulator::addGradient(const Argument &gradient, int64_t rank,
                              int64_t number, std::vector<char> &sum) {
  bool isLast = number + 1 == count;
  auto add = [&](char *to, const char *values) {
    addFloats(gradient.dtype, to, values,
              gradient.bytes / elementBytes(gradient.dtype));
  };
  if (number == 0) {
    sum.resize(static_cast<size_t>(gradient.bytes));
    throwOnFailure(storage.fetch(gradient, rank, sum.data()));
  } else if (storage.isOnDevice(gradient)) {
    std::vector<char> own(sum.size());
    throwOnFailure(storage.fetch(gradient, rank, own.data()));
    add(sum.data(), own.data());
    if (isLast)
      throwOnFailure(storage.put(gradient, rank, sum.data()));
  } else if (isLast) {
    add(storage.address(gradient, rank), sum.data());
  } else {
    add(sum.data(), storage.address(gradient, rank));
  }
}

void Accumulator::addGradients(int64_t index, const Entry &turn,
                               int64_t number) {
  std::vector<std::vector<char>> &own = sums[static_cast<size_t>(index)];
  size_t place = 0;
  auto [begin, end] = ranks.heldBy(index);
  for (ArgumentKind kind : {ArgumentKind::GradShard, ArgumentKind::Grad})
    for (int64_t rank = begin; rank < end; ++rank)
      for (const Argument *gradient :
           manifest.listArguments(turn, kind, rank)) {
        if (place == own.size())
          own.emplace_back();
        addGradient(*gradient, rank, number, own[place++]);
      }
}

/// Takes the loss and the metrics of a micro-batch.
static void addOutcomes(const Manifest &manifest, const Storage &storage,
                        const Entry &turn, int64_t rank, int64_t number,
                        int64_t count, std::vector<double> &losses,
                        std::vector<double> *metrics) {
  auto place = static_cast<size_t>(rank);
  auto add = [&](const Argument &scalar, double &sum) {
    accumulateScalar(scalar, readNumber(scalar, storage.pointer(scalar, rank)),
                     number, count, sum);
  };
  if (const Argument *loss = manifest.findLoss(turn, rank))
    add(*loss, losses[place]);
  for (const Argument *metric : manifest.listMetrics(turn, rank))
    add(*metric, (*metrics++)[place]);
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
      ranks.runStep(index, step, "the step failed",
                    [&](fsdp_rt_context *ctx) { return turn.step(ctx); });
      addGradients(index, *turn.entry, number);
      for (int64_t rank = begin; rank < end; ++rank)
        addOutcomes(manifest, storage, *turn.entry, rank, number, count,
                    outcomes.losses(step)[loss], metrics);
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
