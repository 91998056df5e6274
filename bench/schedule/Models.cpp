//===- Models.cpp - Training steps to schedule ----------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Models.h"
#include <algorithm>

using namespace mlir::fsdp;

namespace {
/// What a block of the net needs, bytes in bf16.
struct Block {
  std::string name;
  double parameters = 0;
  /// Of the forward pass; backward needs twice as much, and once more where
  /// activations are computed again.
  double flops = 0;
  double bytes = 0;
  int64_t kernels = 1;
  /// Bytes kept from forward to backward, and needed while the block runs.
  int64_t saved = 0, transient = 0;
};

/// Puts blocks one after the other, then backward, then the optimizer.
class StepBuilder {
public:
  StepBuilder(int64_t ranks, bool recompute)
      : ranks(ranks), recompute(recompute) {}

  void add(const Block &block) { blocks.push_back(block); }
  StepTrace build();

private:
  void addForward(const Block &block);
  void addBackward(const Block &block);
  void addUpdates();

  int64_t ranks;
  bool recompute;
  std::vector<Block> blocks;
  StepTrace trace;
  int64_t saved = 0;
};
} // namespace

void StepBuilder::addForward(const Block &block) {
  trace.segments.push_back({block.name + " fwd",
                            {block.flops, block.bytes, block.kernels},
                            saved + block.saved + block.transient});
  saved += block.saved;
}

void StepBuilder::addBackward(const Block &block) {
  double passes = recompute ? 3 : 2;
  trace.segments.push_back({block.name + " bwd",
                            {passes * block.flops, passes * block.bytes,
                             static_cast<int64_t>(passes) * block.kernels},
                            saved + 2 * block.transient});
  saved -= block.saved;
}

/// AdamW on fp32 shards: parameter, gradient and two states are read, three of
/// them written.
void StepBuilder::addUpdates() {
  for (size_t i = blocks.size(); i-- > 0;) {
    double numel = blocks[i].parameters / static_cast<double>(ranks);
    trace.segments.push_back(
        {blocks[i].name + " update", {0, 28 * numel, 1}, 0});
    trace.units[i].gradUser = trace.segments.size() - 1;
  }
}

StepTrace StepBuilder::build() {
  for (const Block &block : blocks)
    addForward(block);
  for (size_t i = blocks.size(); i-- > 0;)
    addBackward(blocks[i]);
  auto count = static_cast<int64_t>(blocks.size());
  for (int64_t i = 0; i < count; ++i) {
    TraceUnit unit;
    unit.name = blocks[i].name;
    unit.gatherBytes = static_cast<int64_t>(2 * blocks[i].parameters);
    unit.reduceBytes = unit.gatherBytes;
    unit.shardRanks = ranks;
    int64_t backward = 2 * count - 1 - i;
    if (backward == i + 1)
      unit.windows = {{i, backward}};
    else
      unit.windows = {{i, i}, {backward, backward}};
    unit.gradFirst = unit.gradLast = backward;
    trace.units.push_back(unit);
  }
  addUpdates();
  return std::move(trace);
}

StepTrace fsdp_bench::makeTransformer(const Transformer &model, int64_t ranks) {
  auto rows = static_cast<double>(model.batch * model.tokens);
  auto width = static_cast<double>(model.width);
  auto hidden = static_cast<double>(model.hidden);
  // Queries and outputs, keys and values; gate, up and down.
  double attention = 2 * width * (width + static_cast<double>(model.keyWidth));
  double mlp = 3 * width * hidden;
  double activation = 2 * rows * width;
  double context =
      4 * rows * static_cast<double>(model.tokens) * width / 2; // causal
  StepBuilder builder(ranks, /*recompute=*/true);
  auto size = [](double bytes) { return static_cast<int64_t>(bytes); };

  Block embedding;
  embedding.name = "embedding";
  embedding.parameters = width * static_cast<double>(model.vocabulary);
  embedding.bytes = 2 * activation;
  embedding.saved = size(rows * 8);
  builder.add(embedding);
  for (int64_t i = 0; i < model.layers; ++i) {
    Block layer;
    layer.name = "layers." + std::to_string(i);
    layer.parameters = attention;
    layer.flops = 2 * rows * attention + context;
    layer.bytes = 14 * activation;
    layer.kernels = 10;
    layer.saved = size(activation);
    layer.transient = size(6 * activation);
    Block experts = layer;
    experts.parameters =
        mlp * static_cast<double>(std::max<int64_t>(1, model.experts));
    experts.flops = 2 * rows * mlp *
                    static_cast<double>(std::max<int64_t>(1, model.active));
    experts.bytes = 2 * rows * hidden * 6;
    experts.kernels = 5;
    experts.transient = size(6 * rows * hidden);
    if (model.experts > 0) {
      builder.add(layer);
      experts.name = layer.name + ".experts";
      builder.add(experts);
      continue;
    }
    layer.parameters += experts.parameters;
    layer.flops += experts.flops;
    layer.bytes += experts.bytes;
    layer.kernels += experts.kernels;
    layer.transient += experts.transient;
    builder.add(layer);
  }
  Block head = embedding;
  head.name = "head";
  head.flops = 2 * rows * head.parameters;
  head.bytes = 8 * rows * static_cast<double>(model.vocabulary);
  head.kernels = 4;
  head.saved = size(activation);
  head.transient = size(4 * rows * static_cast<double>(model.vocabulary));
  builder.add(head);
  return builder.build();
}

StepTrace fsdp_bench::makeSmallLayers(int64_t layers, int64_t width,
                                      int64_t rows, int64_t ranks) {
  auto square = static_cast<double>(width * width);
  auto count = static_cast<double>(rows);
  StepBuilder builder(ranks, /*recompute=*/false);
  for (int64_t i = 0; i < layers; ++i) {
    Block layer;
    layer.name = "layers." + std::to_string(i);
    layer.parameters = square + static_cast<double>(width);
    layer.flops = 2 * count * square;
    layer.bytes = 2 * count * static_cast<double>(width) * 3;
    layer.kernels = 2;
    layer.saved = 2 * rows * width;
    layer.transient = 2 * rows * width;
    builder.add(layer);
  }
  return builder.build();
}
