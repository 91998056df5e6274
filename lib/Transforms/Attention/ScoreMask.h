//===- ScoreMask.h - What masks make of products -------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for the recognition of attention: from the exponents of a softmax
// back to the products that they are made of.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ATTENTION_SCOREMASK_H
#define FSDP_LIB_TRANSFORMS_ATTENTION_SCOREMASK_H

#include "ScoreTerms.h"

namespace mlir::fsdp {

/// A number that is at most this stands for no weight: any score that a 16-bit
/// float has is so far above that its weight is 0 in f32.
inline constexpr double kNoWeight = -3e4;

/// What is added to products of queries and keys, and what has no weight.
struct ScoreMask {
  double scale;
  /// The score of a product of zero; the same with minus infinity in place of
  /// numbers that stand for no weight.
  unsigned plain, limit;
  /// Truth values: whether the product counts.
  unsigned keeps;
  /// Whether products are chosen or not, and nothing added, with one number for
  /// those that are not.
  bool onlyChooses;
  std::optional<double> fill;
  /// The highest of these numbers; the largest that is added, either sign.
  double highestFill, added;

  /// Whether rows of nothing else have weights.
  bool hasFiniteFill() const { return std::isfinite(highestFill); }
};

/// Reads how a term is made of the scores' products.
class ScoreMaskReader {
public:
  ScoreMaskReader(ScoreTerms &terms, unsigned scores)
      : terms(terms), scores(scores),
        context(terms.get(scores).type.getContext()) {}

  /// Nothing if they are more than scaled and masked, which `getWhy` says.
  std::optional<ScoreMask> read(unsigned term);
  StringRef getWhy() const { return why; }

private:
  std::optional<ScoreMask> fail(const Twine &reason);
  std::optional<ScoreMask> readSum(unsigned term);
  std::optional<ScoreMask> readFactor(unsigned term);
  std::optional<ScoreMask> readChoice(unsigned term);

  ScoreTerms &terms;
  unsigned scores;
  MLIRContext *context;
  std::string why;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ATTENTION_SCOREMASK_H
