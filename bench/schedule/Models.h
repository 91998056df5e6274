//===- Models.h - Training steps to schedule --------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Traces of training steps of transformers and nets of small layers, from a few
// numbers: what the scheduler is measured on.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_BENCH_SCHEDULE_MODELS_H
#define FSDP_BENCH_SCHEDULE_MODELS_H

#include "fsdp/Analysis/Schedule/StepTrace.h"

namespace fsdp_bench {

/// A transformer in bf16 whose units are the embedding, each layer and the
/// head. Activations are checkpointed: a layer keeps its input and runs forward
/// again in backward.
struct Transformer {
  std::string name;
  int64_t layers = 1, width = 1, hidden = 1, vocabulary = 1;
  /// Width of keys and values; smaller than `width` with grouped queries.
  int64_t keyWidth = 1;
  /// Sequences of a rank, and their length.
  int64_t batch = 1, tokens = 1;
  /// Experts of a layer, and how many of them a token goes through; the
  /// experts of a layer are one unit, the rest of it another.
  int64_t experts = 0, active = 0;
};

/// The trace of a transformer's step for `ranks` ranks, the optimizer included.
mlir::fsdp::StepTrace makeTransformer(const Transformer &model, int64_t ranks);

/// A net of equal fully connected layers in bf16.
mlir::fsdp::StepTrace makeSmallLayers(int64_t layers, int64_t width,
                                      int64_t rows, int64_t ranks);

} // namespace fsdp_bench

#endif // FSDP_BENCH_SCHEDULE_MODELS_H
