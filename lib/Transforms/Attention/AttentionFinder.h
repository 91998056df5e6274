//===- AttentionFinder.h - Attention that is written out --------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for the recognition of attention: the products around a softmax, and
// what is between them.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ATTENTION_ATTENTIONFINDER_H
#define FSDP_LIB_TRANSFORMS_ATTENTION_ATTENTIONFINDER_H

#include "ScoreMask.h"

namespace mlir::fsdp {

/// A product that reads weights or slopes: what it computes, and where its
/// elements stand.
struct AttentionSink {
  enum Role { Output, QueryGrad, KeyGrad, ValueGrad };
  linalg::LinalgOp op;
  Role role;
  AxisLayout result;
  /// What the op's result is multiplied by.
  double factor;
};

/// Finds the attention whose output, or another sum of its weights, a product
/// computes.
class AttentionFinder {
public:
  AttentionFinder(linalg::LinalgOp product, unsigned weightsOperand);

  /// Whether there is a softmax of products in front of the product, and it is
  /// all that there is of an attention. Otherwise `getWhy` is why not, and
  /// empty if there is no softmax.
  bool find();
  StringRef getWhy() const { return why; }
  /// The product that scores are made of.
  Value getProduct() const { return terms->get(scores).source.tensor; }

  AxisTable axes;
  /// Those that query, key and value share, those of rows that a mask has none
  /// of, or that share a key, and the rest. Query: batch, groups, rows, depth.
  Axes batch, groups, rows, columns, depth, valueDepth;
  PlacedTensor query, key, value, outputGrad;
  ScoreMask mask;
  /// Truth values: whether no product of the row counts.
  unsigned isEmpty;
  std::unique_ptr<ScoreTerms> terms;
  SmallVector<AttentionSink> sinks;

private:
  bool fail(const Twine &reason);
  bool readWeights();
  bool readProduct(unsigned scores);
  bool hasAxes(const PlacedTensor &of, std::initializer_list<Axes> kinds) const;
  std::optional<unsigned> findExponent(unsigned term);
  bool isReadable(unsigned term);
  bool hasRounding(const Term &rounding);
  void splitRows();

  enum class Meaning { None, Weights, Slopes };
  Meaning getMeaning(unsigned term);
  /// What a term is in a row, and what it may have to be.
  struct RowNumbers {
    SampleRow::Numbers found, weights, slopes;
    /// What errors of rounding are relative to, and how large they may be.
    double slopeTerms, rounding;
  };
  std::optional<RowNumbers> computeRow(unsigned term, unsigned gradient,
                                       SampleRow &row);
  /// How much two constants that stand for one number may differ, relatively.
  double getPrecision() const { return isDouble ? 1e-12 : 0x1p-22; }
  bool areNear(const RowNumbers &row, const SampleRow::Numbers &wanted,
               double factor, double size) const;
  bool readGradient(unsigned product);

  bool followUses();
  bool followUse(OpOperand &use, const PlacedTensor &placed);
  bool addRowSum(linalg::LinalgOp op, OpOperand &use,
                 const PlacedTensor &placed);
  bool addSink(linalg::LinalgOp op, OpOperand &use, const PlacedTensor &placed);
  bool isClosed();
  bool hasElements() const;
  bool matches(linalg::LinalgOp op, OpOperand &other, LoopAxes &loops,
               PlacedTensor &tensor, ArrayRef<unsigned> own);
  bool setUnknown(linalg::LinalgOp op, LoopAxes &loops, ArrayRef<unsigned> own);
  bool sumsOver(linalg::LinalgOp op, OpOperand &use, const LoopAxes &loops,
                std::initializer_list<Axes> kinds) const;

  linalg::LinalgOp product;
  unsigned operand;
  std::string why;
  unsigned weights = 0, scores = 0;
  /// Whether the softmax is of f64.
  bool isDouble = false;
  std::optional<unsigned> weightGrads;
  /// What slopes were found multiplied by.
  std::optional<double> slopeFactor;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ATTENTION_ATTENTIONFINDER_H
