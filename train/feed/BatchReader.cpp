//===- BatchReader.cpp - batches in the shapes of a step ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "feed/BatchReader.h"

using namespace fsdp::run;

std::string fsdp::run::describeShapes(const DataSource::Shapes &shapes) {
  std::string text;
  for (const std::vector<int64_t> &shape : shapes)
    text += (text.empty() ? "" : ", ") + shapeText(shape);
  return text;
}

DataSource::Shapes BatchReader::shapesOf(size_t step) const {
  DataSource::Shapes shapes;
  for (const Argument *input : manifest.listBatch(step))
    shapes.push_back(input->shape);
  return shapes;
}

void BatchReader::read(int64_t rank, int64_t place, size_t step,
                       const BatchRange &batches,
                       const std::vector<char *> &places) const {
  std::vector<const Argument *> inputs = manifest.listInputs(place, step);
  auto count = static_cast<int64_t>(inputs.size()) / manifest.microBatches;
  for (int64_t batch = 0; batch < batches.count; ++batch) {
    // In a file every micro-batch begins with input 0.
    std::vector<Argument> own;
    std::vector<const Argument *> wanted;
    auto begin = places.begin() + batch * count;
    for (int64_t at = 0; at < count; ++at) {
      own.push_back(*inputs[static_cast<size_t>(batch * count + at)]);
      own.back().position = at;
    }
    for (const Argument &input : own)
      wanted.push_back(&input);
    data.load(ranks.batchRankOf(rank), batches.first + batch, wanted,
              {begin, begin + count});
  }
}

size_t BatchReader::findStep(int64_t rank, const BatchRange &batches) const {
  size_t count = manifest.listSteps().size();
  if (count == 1)
    return 0;
  int64_t batchRank = ranks.batchRankOf(rank);
  std::optional<DataSource::Shapes> shapes =
      data.findShapes(batchRank, batches.first);
  if (!shapes)
    return 0;
  std::string place = batches.name + ", rank " + std::to_string(rank);
  for (int64_t batch = 1; batch < batches.count; ++batch)
    if (auto other = data.findShapes(batchRank, batches.first + batch);
        other != shapes)
      throw Error(place +
                  ": not supported: micro-batches of several shapes in one "
                  "step: the first has " +
                  describeShapes(*shapes) + ", number " +
                  std::to_string(batch) + " has " + describeShapes(*other));
  std::string known;
  for (size_t step = 0; step < count; ++step) {
    DataSource::Shapes own = shapesOf(step);
    // What is missing is found when it is loaded.
    if (own == *shapes || own.size() > shapes->size())
      return step;
    known += (step ? " or " : "") + describeShapes(own);
  }
  throw Error(place + ": the inputs have the shapes " +
              describeShapes(*shapes) + ", expected " + known);
}
