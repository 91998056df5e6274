//===- GivenBatches.cpp - batches that a caller has in memory -------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "data/GivenBatches.h"

#include <cstring>

using namespace fsdp::run;

static std::string typeText(const std::string &dtype,
                            const std::vector<int64_t> &shape) {
  return dtype + shapeText(shape);
}

static bool isMadeUp(const Argument &input, const TensorView &view) {
  return !view.data && isSeedInput(input);
}

/// The place of the first input that is not what a step takes.
static std::optional<size_t>
findMisfit(const std::vector<const Argument *> &inputs,
           const GivenBatch &batch) {
  for (size_t at = 0; at < inputs.size(); ++at)
    if (!isMadeUp(*inputs[at], batch[at]) &&
        (!batch[at].data || batch[at].dtype != inputs[at]->dtype ||
         batch[at].shape != inputs[at]->shape))
      return at;
  return std::nullopt;
}

/// Which of the manifest's steps takes a batch.
size_t GivenBatches::findStep(const std::string &place,
                              const GivenBatch &batch) const {
  std::optional<size_t> misfit;
  std::string name, known;
  for (size_t step = 0; step < manifest.listSteps().size(); ++step) {
    std::vector<const Argument *> inputs = manifest.listBatch(step);
    if (inputs.size() != batch.size())
      throw Error(place + ": has " + std::to_string(batch.size()) +
                  " inputs, expected " + std::to_string(inputs.size()));
    std::optional<size_t> found = findMisfit(inputs, batch);
    if (!found)
      return step;
    if (misfit && *misfit != *found)
      continue;
    misfit = found;
    name = inputs[*found]->name;
    known += (known.empty() ? "" : " or ") +
             typeText(inputs[*found]->dtype, inputs[*found]->shape);
  }
  const TensorView &view = batch[*misfit];
  throw Error(place + ": input '" + name + "' is " +
              (view.data ? typeText(view.dtype, view.shape) : "missing") +
              ", expected " + known);
}

void GivenBatches::give(int64_t firstRank, int64_t step, int64_t firstBatch,
                        std::vector<GivenBatch> batches) {
  std::optional<size_t> chosen;
  for (size_t number = 0; number < batches.size(); ++number) {
    int64_t rank = firstRank + static_cast<int64_t>(number) / perStep;
    std::string place =
        "step " + std::to_string(step + 1) + ", rank " + std::to_string(rank);
    size_t found = findStep(place, batches[number]);
    if (chosen && *chosen != found)
      throw Error(place + ": not supported: batches of several shapes in one "
                          "step");
    chosen = found;
    std::vector<const Argument *> inputs = manifest.listBatch(found);
    for (size_t at = 0; at < inputs.size(); ++at)
      if (!isMadeUp(*inputs[at], batches[number][at]))
        checkIndices(place, *inputs[at], batches[number][at].data);
  }
  first = firstRank;
  begin = firstBatch;
  given = std::move(batches);
}

const GivenBatch &GivenBatches::find(int64_t rank, int64_t batch) const {
  return given[static_cast<size_t>((rank - first) * perStep + batch - begin)];
}

std::optional<DataSource::Shapes>
GivenBatches::findShapes(int64_t rank, int64_t batch) const {
  Shapes shapes;
  for (const TensorView &view : find(rank, batch))
    shapes.push_back(view.shape);
  return shapes;
}

void GivenBatches::load(int64_t rank, int64_t batch,
                        const std::vector<const Argument *> &inputs,
                        const std::vector<char *> &storage) const {
  const GivenBatch &views = find(rank, batch);
  for (size_t at = 0; at < inputs.size(); ++at)
    if (isMadeUp(*inputs[at], views[at]))
      drawSeed(rank, batch, storage[at]);
    else
      std::memcpy(storage[at], views[at].data,
                  static_cast<size_t>(inputs[at]->bytes));
}
