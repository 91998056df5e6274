//===- TrainerSteps.cpp - one step, sharded or as a reference -------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/Sharing.h"
#include "loop/StopSignal.h"
#include "loop/Trainer.h"

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

Trainer::Call Trainer::prepare(int64_t index, const std::string &name) const {
  Call call;
  const Entry *entry = manifest.findEntry(name);
  if (!entry)
    return call;
  call.function = artifact.function(*entry);
  for (int64_t argument : entry->args) {
    const Argument &wanted = manifest.arguments[static_cast<size_t>(argument)];
    call.args.push_back(storage.address(wanted, index));
  }
  return call;
}

/// The learning rate of a step, of group 0 if there is one.
double Trainer::learningRate(int64_t step) const {
  for (const Argument *hyper : storage.find(ArgumentKind::Hyper, 0))
    if (hyper->name == "lr")
      return hyperValue(*hyper, step);
  return 0;
}

/// `lr`, and `lr@1` of a group, follow the schedule.
double Trainer::hyperValue(const Argument &argument, int64_t step) const {
  if (argument.name == "step")
    return static_cast<double>(step + 1);
  auto given = hypers.find(argument.name);
  double value =
      given != hypers.end() ? given->second : argument.defaultValue.value_or(0);
  bool isRate = argument.name.substr(0, argument.name.find('@')) == "lr";
  return isRate ? value * schedule.factor(step) : value;
}

void Trainer::setHypers(int64_t index, int64_t step) {
  for (const Argument &argument : manifest.arguments) {
    if (argument.kind != ArgumentKind::Hyper)
      continue;
    writeNumber(argument, storage.pointer(argument, index),
                hyperValue(argument, step));
  }
}

/// What the step says about itself, for the log: rank 0's.
std::vector<std::pair<std::string, double>>
Trainer::readFigures(int64_t step) const {
  std::vector<std::pair<std::string, double>> figures;
  if (!storage.find(ArgumentKind::Hyper, 0).empty())
    figures.emplace_back("lr", learningRate(step));
  for (const Argument *argument : storage.find(ArgumentKind::Metric, 0))
    figures.emplace_back(argument->name,
                         readNumber(*argument, storage.pointer(*argument, 0)));
  return figures;
}

double Trainer::readLoss(int64_t place) const {
  double total = 0;
  for (const Argument *argument : storage.find(ArgumentKind::Loss, place))
    total = readNumber(*argument, storage.pointer(*argument, place));
  return total;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Waits until all ranks have ended the step; then rank 0 knows their losses,
/// and all know whether one was told to stop.
void Trainer::shareLosses(int64_t index, int64_t step) {
  fsdp_rt_context *ctx = contexts[static_cast<size_t>(index)];
  std::vector<double> &list = losses[step % 2];
  if (index == first)
    stops[step % 2] = stopSignal();
  if (!isSplit())
    return check(fsdp_rt_barrier(ctx));
  struct {
    double loss;
    int64_t stop;
  } own = {list[static_cast<size_t>(index)], stops[step % 2]};
  std::vector<char> all;
  check(gatherBytes(ctx, "losses", &own, sizeof(own), all));
  for (size_t rank = 0; rank < list.size(); ++rank) {
    std::memcpy(&own, &all[rank * sizeof(own)], sizeof(own));
    list[rank] = own.loss;
    if (own.stop)
      stops[step % 2] = static_cast<int>(own.stop);
  }
}

void Trainer::runSteps(int64_t index) {
  fsdp_rt_context *ctx = contexts[static_cast<size_t>(index)];
  Calls calls = {
      {}, prepare(index, "update"), prepare(index, "update_ignored"), {}};
  for (const Entry *step : manifest.listSteps()) {
    calls.steps.push_back(prepare(index, step->name));
    calls.evals.push_back(prepare(index, Manifest::evalName(*step)));
  }
  if (!callHook(index, firstStep))
    return;
  for (int64_t number = firstStep; number < steps; ++number) {
    setHypers(index, number);
    if (!options.reference.empty())
      runReferenceStep(number, calls);
    else
      runStep(index, number, calls);
    if (!options.saveGrads.empty())
      check(storage.pull(index));
    shareLosses(index, number);
    bool isLast = number + 1 == steps || stops[number % 2];
    bool measures = !options.stats.empty() && isLast;
    if (index == 0) {
      if (measures)
        reporter->noteMemory();
      reporter->step(ctx, number, shapes[0], losses[number % 2],
                     readFigures(number));
      ++stepsDone;
    }
    if (index == first && !options.saveGrads.empty())
      saveGradients(number);
    // The others must not change what rank 0 is looking at.
    if (measures || !options.saveGrads.empty())
      check(fsdp_rt_barrier(ctx));
    if (options.checkFinite)
      checkFinite(index, number);
    if (evalData && (isLast || (options.evalEvery &&
                                (number + 1) % options.evalEvery == 0)))
      evaluate(index, number, calls);
    isLast |= !callHook(index, number + 1);
    if (savesAfter(number) || (checkpoints && isLast))
      saveCheckpoint(index, number + 1);
    if (isLast)
      return;
  }
}

void Trainer::runStep(int64_t index, int64_t step, const Calls &calls) {
  fsdp_rt_context *ctx = contexts[static_cast<size_t>(index)];
  auto [begin, end] = ranksOf(index);
  int64_t batches = manifest.microBatches;
  size_t shape = agreeOnStep(index, ranksOf(index), *data, step * batches,
                             batches, "step " + std::to_string(step));
  for (int64_t rank = begin; rank < end; ++rank)
    loadInputs(*data, rank, rank, shape, step * batches, batches);
  const Call &own = calls.steps[shape];
  check(fsdp_rt_step_begin(ctx, step));
  int64_t before = threadAllocations();
  int32_t status = 0;
  for (const Call *call : {&own, &calls.update, &calls.updateIgnored})
    if (!status && call->function)
      status = call->function(ctx, call->args.data());
  // The runtime grows its tables in the first steps.
  if (step > firstStep + 1)
    allocations[static_cast<size_t>(index)] += threadAllocations() - before;
  if (status && !fsdp_rt_status(ctx))
    fsdp_rt_abort(ctx, status, "the step failed");
  // Devices compute what the step has put into their streams.
  if (artifact.runsOnDevice())
    check(fsdp_rt_synchronize(ctx));
  check(fsdp_rt_step_end(ctx));
  for (int64_t rank = begin; rank < end; ++rank)
    losses[step % 2][static_cast<size_t>(rank)] = readLoss(rank);
}

//===----------------------------------------------------------------------===//
// Reference: ranks one after another, and no collective
//===----------------------------------------------------------------------===//

void Trainer::setUpReference() {
  for (ArgumentKind kind : {ArgumentKind::Buffer, ArgumentKind::Param,
                            ArgumentKind::OptimizerState})
    for (const Argument *argument : storage.find(kind, 0))
      if (!argument->fqn.empty())
        reference.own.push_back(argument);
  for (const Argument *gradient : storage.find(ArgumentKind::GradShard, 0)) {
    if (gradient->dtype != "f32" && gradient->dtype != "f64")
      throw Error("--reference: gradients of unit '" + gradient->unit +
                  "' are " + gradient->dtype + ", expected f32 or f64");
    const Unit *unit = manifest.findUnit(gradient->unit);
    if (unit->shardAxes.size() + unit->replicateAxes.size() != grid.size())
      throw Error("--reference: unit '" + unit->name +
                  "' is neither cut over all axes of the grid nor equal along "
                  "them");
    reference.gradients.push_back({gradient, unit, {}, {}});
  }
  reference.values.resize(static_cast<size_t>(ranks));
  for (std::vector<std::vector<char>> &values : reference.values)
    for (const Argument *own : reference.own) {
      const char *from = storage.pointer(*own, 0);
      values.emplace_back(from, from + own->bytes);
    }
}

template <typename T>
static void addTo(std::vector<char> &sums, const char *from) {
  for (size_t at = 0; at < sums.size(); at += sizeof(T)) {
    T sum, value;
    std::memcpy(&sum, &sums[at], sizeof(T));
    std::memcpy(&value, from + at, sizeof(T));
    sum = sum + value;
    std::memcpy(&sums[at], &sum, sizeof(T));
  }
}

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
  if (gradient.dtype == "f32")
    addTo<float>(sums, from);
  else
    addTo<double>(sums, from);
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
  bool isHalf = dtype == "f16";
  if (!isHalf && dtype != "bf16")
    return;
  int digits = isHalf ? 10 : 7, least = isHalf ? -14 : -126;
  float largest = isHalf ? 65504.0F : 0x1.fep127F;
  for (size_t at = 0; at < values.size(); at += sizeof(float)) {
    float value;
    std::memcpy(&value, &values[at], sizeof(value));
    if (!std::isfinite(value) || value == 0)
      continue;
    double unit = std::ldexp(1.0, std::max(std::ilogb(value), least) - digits);
    auto rounded = static_cast<float>(std::nearbyint(value / unit) * unit);
    if (std::fabs(rounded) > largest)
      rounded = std::copysign(HUGE_VALF, value);
    std::memcpy(&values[at], &rounded, sizeof(rounded));
  }
}

/// Adds the gradients of a rank to those of its shard group, whose first rank's
/// are the first sums. Ranks come in ascending order.
void Trainer::combineGradients(int64_t rank) {
  for (GradientSums &sums : reference.gradients) {
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
void Trainer::averageGradients() {
  for (GradientSums &sums : reference.gradients) {
    auto groups = static_cast<int64_t>(sums.groups.size());
    std::vector<char> total;
    for (auto &[first, group] : sums.groups) {
      divide(*sums.gradient, group, ranks / groups);
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

/// Adds the averaged gradients to those of the micro-batches before.
void Trainer::accumulateGradients(int64_t batch) {
  for (GradientSums &sums : reference.gradients) {
    char *average = storage.pointer(*sums.gradient, 0);
    if (batch == 0)
      sums.total.assign(average, average + sums.gradient->bytes);
    else
      add(*sums.gradient, sums.total, average);
    std::copy(sums.total.begin(), sums.total.end(), average);
  }
}

/// One rank's step with its own values in place. Ignored parameters are updated
/// at once, the others after the last rank's last micro-batch.
int32_t Trainer::runReferenceRank(int64_t rank, int64_t batch,
                                  const Calls &calls) {
  fsdp_rt_context *ctx = contexts[0];
  const Call &step = calls.steps[shapes[0]];
  int32_t status = step.function(ctx, step.args.data());
  combineGradients(rank);
  if (!status && calls.updateIgnored.function)
    status = calls.updateIgnored.function(ctx, calls.updateIgnored.args.data());
  if (status || rank != ranks - 1)
    return status;
  averageGradients();
  accumulateGradients(batch);
  bool updates = calls.update.function && batch + 1 == options.microBatches;
  return updates ? calls.update.function(ctx, calls.update.args.data()) : 0;
}

/// Adds the loss of a micro-batch to those before; their mean, behind the last.
void Trainer::accumulateLoss(double before, int64_t batch, double &loss) const {
  std::vector<const Argument *> arguments = storage.find(ArgumentKind::Loss, 0);
  bool isWide = !arguments.empty() && arguments.back()->dtype == "f64";
  auto round = [&](double value) {
    return isWide ? value : static_cast<double>(static_cast<float>(value));
  };
  if (batch > 0)
    loss = round(before + loss);
  if (batch > 0 && batch + 1 == options.microBatches)
    loss = round(loss / static_cast<double>(options.microBatches));
}

void Trainer::runReferenceStep(int64_t step, const Calls &calls) {
  int64_t batches = options.microBatches * manifest.microBatches;
  agreeOnStep(/*index=*/0, {0, ranks}, *data, step * batches, batches,
              "step " + std::to_string(step));
  for (int64_t batch = 0; batch < options.microBatches; ++batch)
    runReferenceBatch(step, batch, calls);
}

void Trainer::runReferenceBatch(int64_t step, int64_t batch,
                                const Calls &calls) {
  fsdp_rt_context *ctx = contexts[0];
  // The gradients of ignored parameters that are saved are those of rank 0.
  std::vector<std::vector<char>> firstGradients;
  std::vector<const Argument *> gradients = storage.find(ArgumentKind::Grad, 0);
  for (int64_t rank = 0; rank < ranks; ++rank) {
    std::vector<std::vector<char>> &values =
        reference.values[static_cast<size_t>(rank)];
    loadInputs(*data, rank, 0, shapes[0],
               (step * options.microBatches + batch) * manifest.microBatches,
               manifest.microBatches);
    for (size_t at = 0; at < values.size(); ++at)
      std::copy(values[at].begin(), values[at].end(),
                storage.pointer(*reference.own[at], 0));
    // Sums are rounded like those of a sharded step: inside of one.
    check(fsdp_rt_step_begin(ctx, step));
    int32_t status = runReferenceRank(rank, batch, calls);
    if (status && !fsdp_rt_status(ctx))
      fsdp_rt_abort(ctx, status, "the step failed");
    check(fsdp_rt_step_end(ctx));
    for (size_t at = 0; at < values.size(); ++at) {
      const char *from = storage.pointer(*reference.own[at], 0);
      std::copy(from, from + values[at].size(), values[at].begin());
    }
    for (size_t at = 0; rank == 0 && at < gradients.size(); ++at) {
      const char *from = storage.pointer(*gradients[at], 0);
      firstGradients.emplace_back(from, from + gradients[at]->bytes);
    }
    double &loss = losses[step % 2][static_cast<size_t>(rank)];
    double before = loss;
    loss = readLoss(0);
    accumulateLoss(before, batch, loss);
  }
  for (size_t at = 0; at < gradients.size(); ++at)
    std::copy(firstGradients[at].begin(), firstGradients[at].end(),
              storage.pointer(*gradients[at], 0));
  // What is saved of each rank's own is rank 0's.
  for (size_t at = 0; step + 1 == steps && at < reference.own.size(); ++at)
    std::copy(reference.values[0][at].begin(), reference.values[0][at].end(),
              storage.pointer(*reference.own[at], 0));
}
