//===- BatchFeed.cpp - inputs of steps from a source of batches -----------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "feed/BatchFeed.h"
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
    return openTokens({options.tokens, tokenBytesOf(options, options.tokens),
                       options.dataSeed.value_or(0), /*shuffles=*/true,
                       options.padLast},
                      ranks, manifest.listBatch());
  return openDirectory(
      options.data, ranks,
      multiplyCounts(std::max<int64_t>(options.steps, 1),
                     manifest.batchesOf(options.microBatches)));
}

std::unique_ptr<DataSource>
fsdp::run::openEvaluationData(const Options &options, const Manifest &manifest,
                              int64_t ranks) {
  if (!options.evalText.empty())
    return openText(options.evalText, manifest.listBatch());
  if (!options.evalTokens.empty())
    return openTokens({options.evalTokens,
                       tokenBytesOf(options, options.evalTokens),
                       /*seed=*/0, /*shuffles=*/false, /*padLast=*/false},
                      ranks, manifest.listBatch());
  if (!options.evalData.empty())
    return openDirectory(options.evalData, ranks,
                         std::max<int64_t>(options.evalBatches, 1));
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

BatchFeed::BatchFeed(std::unique_ptr<DataSource> source,
                     const Manifest &manifest, const Ranks &ranks,
                     const Storage &storage, bool prefetches)
    : data(std::move(source)), manifest(manifest), ranks(ranks),
      storage(storage),
      reader(std::make_unique<BatchReader>(*data, manifest, ranks)),
      shapes(static_cast<size_t>(ranks.numTrained())) {
  if (prefetches && data->readsFiles())
    ahead = std::make_unique<Prefetcher>(*reader, manifest, ranks.numTrained());
}

void BatchFeed::load(int64_t rank, int64_t place, size_t step,
                     const BatchRange &batches) const {
  std::vector<char *> places;
  for (const Argument *input : manifest.listInputs(place, step))
    places.push_back(storage.pointer(*input, place));
  if (!ahead || !ahead->take(rank, step, batches, places))
    reader->read(rank, place, step, batches, places);
}

void BatchFeed::prefetch(int64_t rank, const BatchRange &batches) const {
  if (ahead)
    ahead->begin(rank, batches);
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

size_t BatchFeed::agreeOnStep(int64_t index, const BatchRange &batches) {
  if (manifest.listSteps().size() == 1)
    return 0;
  auto [begin, end] = ranks.fedBy(index);
  for (int64_t rank = begin; rank < end; ++rank) {
    std::optional<size_t> known;
    if (ahead)
      known = ahead->findStep(rank, batches);
    shapes[static_cast<size_t>(rank)] =
        known ? *known : reader->findStep(rank, batches);
  }
  ranks.share(index, "shapes", shapes);
  std::vector<size_t> all = shapes;
  // Before a rank writes what it finds for its next batch.
  ranks.barrier(index);
  for (size_t rank = 1; rank < all.size(); ++rank)
    if (all[rank] != all[0])
      throw Error(batches.name +
                  ": not supported: batches of several shapes in one step: "
                  "rank 0 has " +
                  describeShapes(reader->shapesOf(all[0])) + ", rank " +
                  std::to_string(rank) + " has " +
                  describeShapes(reader->shapesOf(all[rank])));
  return all[0];
}
