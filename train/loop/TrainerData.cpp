//===- TrainerData.cpp - how far the data go, and what they give ----------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/Trainer.h"

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Batches of an evaluation of a source that has no end.
static constexpr int64_t kEndlessBatches = 8;

/// Every rank has data for all steps, whatever the others have: those with more
/// leave the rest out, so that no rank waits for one that has ended.
void Trainer::agreeOnSteps(int64_t index) {
  bool all = knowsAllRanks();
  for (int64_t rank = all ? 0 : index; rank < (all ? ranks : index + 1);
       ++rank) {
    DataCount &own = counts[static_cast<size_t>(rank)];
    own.batches = data->countBatches(rank, std::max<int64_t>(options.epochs, 1))
                      .value_or(INT64_MAX);
    own.evalBatches =
        evalData ? evalData->countBatches(rank, 1).value_or(kEndlessBatches)
                 : 0;
    own.identity = data->identity();
  }
  shareEntries(index, "data", counts);
  // The others go on behind the next barrier.
  if (index != first)
    return;
  steps = countSteps();
  evalBatches = counts[0].evalBatches;
  for (const DataCount &own : counts)
    evalBatches = std::min(evalBatches, own.evalBatches);
  if (options.evalBatches)
    evalBatches = options.evalBatches;
  if (evalData && evalBatches == 0)
    throw Error("there is no batch to evaluate for each rank in " +
                options.evalData);
  for (int64_t rank = all ? 0 : first; evalData && rank < ranks; ++rank)
    for (int64_t batch = 0; batch < evalBatches; ++batch)
      if (!isSplit() || rank == index)
        evalData->expect(rank, batch);
  reporter->setSteps(steps);
  schedule.setSteps(steps);
}

int64_t Trainer::countSteps() const {
  int64_t fewest = INT64_MAX, most = 0;
  for (size_t rank = 0; rank < counts.size(); ++rank) {
    if (counts[rank].identity != counts[0].identity)
      throw Error("rank " + std::to_string(rank) +
                  " reads other tokens than rank 0 from " + options.tokens);
    fewest = std::min(fewest, counts[rank].batches);
    most = std::max(most, counts[rank].batches);
  }
  if (options.steps >= 0 && !options.epochs)
    return options.steps;
  int64_t limit = fewest / (manifest.microBatches * options.microBatches);
  if (options.steps >= 0)
    limit = std::min(limit, options.steps);
  if (fewest != most && speaks())
    std::fprintf(stderr,
                 "fsdp-run: note: the ranks have from %lld to %lld batches; "
                 "all take %lld steps\n",
                 static_cast<long long>(fewest), static_cast<long long>(most),
                 static_cast<long long>(limit));
  if (limit == 0)
    throw Error("there are no batches for a step of each rank in " +
                (options.data.empty() ? options.tokens : options.data));
  if (limit < firstStep)
    throw Error("the checkpoint has " + std::to_string(firstStep) +
                " steps, the data have " + std::to_string(limit));
  return limit;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// `batches` micro-batches, from number `first` of the source on.
void Trainer::loadInputs(const DataSource &source, int64_t rank, int64_t place,
                         size_t step, int64_t first, int64_t batches) const {
  std::vector<const Argument *> inputs = storage.listInputs(place, step);
  auto count = static_cast<int64_t>(inputs.size()) / manifest.microBatches;
  for (int64_t batch = 0; batch < batches; ++batch) {
    // In a file every micro-batch begins with input 0.
    std::vector<Argument> own;
    std::vector<const Argument *> wanted;
    std::vector<char *> places;
    for (int64_t at = 0; at < count; ++at) {
      const Argument *input = inputs[static_cast<size_t>(batch * count + at)];
      own.push_back(*input);
      own.back().position = at;
      places.push_back(storage.pointer(*input, place));
    }
    for (const Argument &input : own)
      wanted.push_back(&input);
    source.load(rank, first + batch, wanted, places);
  }
}

/// The shapes of a micro-batch that a step takes.
DataSource::Shapes Trainer::shapesOf(size_t step) const {
  DataSource::Shapes shapes;
  for (const Argument *input : storage.listBatch(step))
    shapes.push_back(input->shape);
  return shapes;
}

/// "[4, 6], [4]".
static std::string describe(const DataSource::Shapes &shapes) {
  std::string text;
  for (const std::vector<int64_t> &shape : shapes)
    text += (text.empty() ? "" : ", ") + shapeText(shape);
  return text;
}

/// Which of the steps has the shapes of a rank's batches; `where` they are is
/// for errors.
size_t Trainer::findStep(const DataSource &source, int64_t rank, int64_t first,
                         int64_t batches, const std::string &where) const {
  size_t count = manifest.listSteps().size();
  std::optional<DataSource::Shapes> shapes = source.findShapes(rank, first);
  if (!shapes)
    return 0;
  std::string rankText = ", rank " + std::to_string(rank);
  for (int64_t batch = 1; batch < batches; ++batch)
    if (auto other = source.findShapes(rank, first + batch); other != shapes)
      throw Error(where + rankText +
                  ": not supported: micro-batches of several shapes in one "
                  "step: the first has " +
                  describe(*shapes) + ", number " + std::to_string(batch) +
                  " has " + describe(*other));
  std::string known;
  for (size_t step = 0; step < count; ++step) {
    DataSource::Shapes own = shapesOf(step);
    // What is missing is found when it is loaded.
    if (own == *shapes || own.size() > shapes->size())
      return step;
    known += (step ? " or " : "") + describe(own);
  }
  throw Error(where + rankText + ": the inputs have the shapes " +
              describe(*shapes) + ", expected " + known);
}

/// Which of the steps has the shapes of the batches of all ranks. This context
/// looks at those of `own`.
size_t Trainer::agreeOnStep(int64_t index, RankRange own,
                            const DataSource &source, int64_t first,
                            int64_t batches, const std::string &where) {
  if (manifest.listSteps().size() == 1)
    return 0;
  for (int64_t rank = own.first; rank < own.behind; ++rank)
    shapes[static_cast<size_t>(rank)] =
        findStep(source, rank, first, batches, where);
  shareEntries(index, "shapes", shapes);
  std::vector<size_t> all = shapes;
  // Before a rank writes what it finds for its next batch.
  check(fsdp_rt_barrier(contexts[static_cast<size_t>(index)]));
  for (size_t rank = 1; rank < all.size(); ++rank)
    if (all[rank] != all[0])
      throw Error(where +
                  ": not supported: batches of several shapes in one step: "
                  "rank 0 has " +
                  describe(shapesOf(all[0])) + ", rank " +
                  std::to_string(rank) + " has " +
                  describe(shapesOf(all[rank])));
  return all[0];
}

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

/// The mean loss over batches of another source; nothing changes but inputs and
/// losses, which the next step writes anew.
void Trainer::evaluate(int64_t index, int64_t step, const Calls &calls) {
  fsdp_rt_context *ctx = contexts[static_cast<size_t>(index)];
  auto [begin, end] = ranksOf(index);
  for (int64_t rank = begin; rank < end; ++rank)
    evalLosses[static_cast<size_t>(rank)] = 0;
  for (int64_t batch = 0; batch < evalBatches; ++batch) {
    size_t shape =
        agreeOnStep(index, ranksOf(index), *evalData, batch, /*batches=*/1,
                    "batch " + std::to_string(batch) + " of the evaluation");
    for (int64_t rank = begin; rank < end; ++rank)
      loadInputs(*evalData, rank, rank, shape, batch, /*batches=*/1);
    const Call &call = calls.evals[shape];
    check(fsdp_rt_step_begin(ctx, step));
    int32_t status = call.function(ctx, call.args.data());
    if (status && !fsdp_rt_status(ctx))
      fsdp_rt_abort(ctx, status, "the evaluation failed");
    if (artifact.runsOnDevice())
      check(fsdp_rt_synchronize(ctx));
    check(fsdp_rt_step_end(ctx));
    for (int64_t rank = begin; rank < end; ++rank)
      evalLosses[static_cast<size_t>(rank)] += readLoss(rank);
  }
  shareEntries(index, "eval losses", evalLosses);
  if (index == 0) {
    double mean = 0;
    for (double loss : evalLosses)
      mean += loss / static_cast<double>(evalBatches * ranks);
    reporter->evaluation(step, mean, evalBatches);
  }
  // Rank 0 has read them.
  check(fsdp_rt_barrier(ctx));
}

//===----------------------------------------------------------------------===//
// Hooks
//===----------------------------------------------------------------------===//

/// All ranks wait for it. Returns whether the run goes on.
bool Trainer::callHook(int64_t index, int64_t done) {
  if (!hook)
    return true;
  fsdp_rt_context *ctx = contexts[static_cast<size_t>(index)];
  if (isSplit())
    throw Error("not supported: a hook with ranks in several processes");
  check(storage.pull(index));
  check(fsdp_rt_barrier(ctx));
  if (index == 0)
    hookGoesOn = hook(WholeStates(manifest, storage), done);
  check(fsdp_rt_barrier(ctx));
  check(storage.push(index));
  return hookGoesOn;
}

//===----------------------------------------------------------------------===//
// Finite numbers
//===----------------------------------------------------------------------===//

/// Whether all bits of the exponent are set, as in NaN and infinities.
template <typename T>
static bool hasAll(const char *at, uint64_t exponent) {
  T bits;
  std::memcpy(&bits, at, sizeof(bits));
  return (bits & exponent) == exponent;
}

/// The first element that is NaN or infinite, or -1.
static int64_t findNotFinite(const std::string &dtype, const char *data,
                             int64_t bytes) {
  int64_t size = elementBytes(dtype);
  for (int64_t at = 0; at < bytes; at += size) {
    bool found = false;
    if (dtype == "f32")
      found = hasAll<uint32_t>(data + at, 0x7f800000);
    else if (dtype == "f64")
      found = hasAll<uint64_t>(data + at, 0x7ff0000000000000);
    else if (dtype == "bf16")
      found = hasAll<uint16_t>(data + at, 0x7f80);
    else if (dtype == "f16")
      found = hasAll<uint16_t>(data + at, 0x7c00);
    else
      return -1;
    if (found)
      return at / size;
  }
  return -1;
}

/// In which order kinds are looked at: causes before effects.
static const std::pair<ArgumentKind, const char *> checkedKinds[] = {
    {ArgumentKind::Loss, "the loss"},
    {ArgumentKind::Grad, "the gradient"},
    {ArgumentKind::GradShard, "the gradient"},
    {ArgumentKind::Buffer, "the buffer"},
    {ArgumentKind::Param, "the parameter"},
    {ArgumentKind::Shard, "the parameter"},
    {ArgumentKind::OptimizerState, "the optimizer's state"}};

/// "'fc.weight' at element 7" for an element of a shard.
static std::string placeInUnit(const Unit &unit, int64_t member,
                               int64_t element) {
  for (const Param &param : unit.params)
    for (const ParamRun &run : unit.runs(param))
      if (run.member == member && element >= run.offset &&
          element < run.offset + run.numel)
        return "'" + param.fqn + "' at element " +
               std::to_string(run.first + element - run.offset);
  return "the padding of unit '" + unit.name + "'";
}

void Trainer::checkFinite(int64_t index, int64_t step) const {
  check(storage.pull(index));
  auto [begin, end] = ranksOf(index);
  for (const auto &[kind, what] : checkedKinds)
    for (int64_t rank = begin; rank < end; ++rank)
      for (const Argument *argument : storage.find(kind, rank)) {
        int64_t at = findNotFinite(
            argument->dtype, storage.pointer(*argument, rank), argument->bytes);
        if (at < 0)
          continue;
        std::string name;
        if (!argument->unit.empty()) {
          const Unit &unit = *manifest.findUnit(argument->unit);
          name = placeInUnit(
              unit, placeInGroup(manifest.grid, unit.shardAxes, rank), at);
        } else if (!argument->fqn.empty()) {
          name = "'" + argument->fqn + "' at element " + std::to_string(at);
        }
        if (!argument->slot.empty())
          name = "'" + argument->slot + "' of " + name;
        throw Error("step " + std::to_string(step) + ", rank " +
                    std::to_string(rank) + ": " + what +
                    (name.empty() ? "" : " " + name) + " is NaN or infinite");
      }
}
