//===- BatchFeed.cpp - inputs of steps from a source of batches -----------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/BatchFeed.h"
#include "io/Numbers.h"

#include <algorithm>

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

std::unique_ptr<DataSource>
fsdp::run::openTrainingData(const Options &options, const Manifest &manifest,
                            int64_t ranks) {
  if (!options.text.empty())
    return openText(options.text, manifest.listBatch());
  if (!options.tokens.empty())
    return openTokens({options.tokens, options.tokenBytes, options.dataSeed,
                       /*shuffles=*/true, options.padLast},
                      ranks, manifest.listBatch());
  return openDirectory(options.data, ranks,
                       multiplyCounts(std::max<int64_t>(options.steps, 1),
                                      multiplyCounts(manifest.microBatches,
                                                     options.microBatches)));
}

std::unique_ptr<DataSource>
fsdp::run::openEvaluationData(const Options &options, const Manifest &manifest,
                              int64_t ranks) {
  if (!options.evalText.empty())
    return openText(options.evalText, manifest.listBatch());
  if (!options.evalTokens.empty())
    return openTokens({options.evalTokens, options.tokenBytes, /*seed=*/0,
                       /*shuffles=*/false, /*padLast=*/false},
                      ranks, manifest.listBatch());
  if (!options.evalData.empty())
    return openDirectory(options.evalData, ranks,
                         std::max<int64_t>(options.evalBatches, 1));
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

void BatchFeed::load(int64_t rank, int64_t place, size_t step,
                     const BatchRange &batches) const {
  std::vector<const Argument *> inputs = manifest.listInputs(place, step);
  auto count = static_cast<int64_t>(inputs.size()) / manifest.microBatches;
  for (int64_t batch = 0; batch < batches.count; ++batch) {
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
    data->load(ranks.batchRankOf(rank), batches.first + batch, wanted, places);
  }
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// The shapes of a micro-batch that a step takes.
DataSource::Shapes BatchFeed::shapesOf(size_t step) const {
  DataSource::Shapes shapes;
  for (const Argument *input : manifest.listBatch(step))
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

/// Which of the steps has the shapes of a rank's batches.
size_t BatchFeed::findStep(int64_t rank, const BatchRange &batches) const {
  int64_t batchRank = ranks.batchRankOf(rank);
  std::optional<DataSource::Shapes> shapes =
      data->findShapes(batchRank, batches.first);
  if (!shapes)
    return 0;
  std::string place = batches.name + ", rank " + std::to_string(rank);
  for (int64_t batch = 1; batch < batches.count; ++batch)
    if (auto other = data->findShapes(batchRank, batches.first + batch);
        other != shapes)
      throw Error(place +
                  ": not supported: micro-batches of several shapes in one "
                  "step: the first has " +
                  describe(*shapes) + ", number " + std::to_string(batch) +
                  " has " + describe(*other));
  std::string known;
  size_t count = manifest.listSteps().size();
  for (size_t step = 0; step < count; ++step) {
    DataSource::Shapes own = shapesOf(step);
    // What is missing is found when it is loaded.
    if (own == *shapes || own.size() > shapes->size())
      return step;
    known += (step ? " or " : "") + describe(own);
  }
  throw Error(place + ": the inputs have the shapes " + describe(*shapes) +
              ", expected " + known);
}

size_t BatchFeed::agreeOnStep(int64_t index, const BatchRange &batches) {
  if (manifest.listSteps().size() == 1)
    return 0;
  auto [begin, end] = ranks.fedBy(index);
  for (int64_t rank = begin; rank < end; ++rank)
    shapes[static_cast<size_t>(rank)] = findStep(rank, batches);
  ranks.share(index, "shapes", shapes);
  std::vector<size_t> all = shapes;
  // Before a rank writes what it finds for its next batch.
  ranks.barrier(index);
  for (size_t rank = 1; rank < all.size(); ++rank)
    if (all[rank] != all[0])
      throw Error(batches.name +
                  ": not supported: batches of several shapes in one step: "
                  "rank 0 has " +
                  describe(shapesOf(all[0])) + ", rank " +
                  std::to_string(rank) + " has " +
                  describe(shapesOf(all[rank])));
  return all[0];
}
