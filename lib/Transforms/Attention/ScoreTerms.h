//===- ScoreTerms.h - What a row of scores becomes --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for the recognition of attention: formulas of one element of a row,
// made from elementwise ops and reductions of rows, and their numbers for rows
// drawn at random.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ATTENTION_SCORETERMS_H
#define FSDP_LIB_TRANSFORMS_ATTENTION_SCORETERMS_H

#include "ScoreAxes.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {

enum class TermKind {
  Number,
  /// An element of a tensor, or a scalar.
  Given,
  /// An element of what a product of two tensors makes, in a row.
  Product,
  /// An element of a tensor that is read at one place of a dimension that has
  /// more: never understood.
  Part,
  /// A scalar op.
  Apply,
  /// Of all elements of the row.
  Sum,
  Largest,
  Any,
};

struct Term {
  TermKind kind;
  Type type;
  double number = 0;
  /// Of what is given, and of a product.
  PlacedTensor source = {};
  /// The op, its properties as an attribute, and its operands; that of a row's
  /// reduction is one.
  StringRef name = {};
  Attribute properties = {};
  SmallVector<unsigned, 3> operands = {};
  /// Whether a product is in it, or may be; whether it is the same for the
  /// whole row.
  bool isOfProducts = false, isOfRow = false;
  /// A tensor that holds it.
  PlacedTensor known = {};
};

/// A row drawn at random: the numbers of each term that was asked for. Each
/// stands for as many columns as have it, all together for those of the row.
class SampleRow {
public:
  static constexpr unsigned kNumbers = 6;
  using Numbers = std::array<double, kNumbers>;

  /// Of a row of this many columns, and of products that are scaled.
  SampleRow(unsigned seed, int64_t columns, double scale = 1);

  double sum(const Numbers &numbers) const;

private:
  friend class ScoreTerms;
  unsigned seed;
  double scale;
  std::array<int64_t, kNumbers> counts;
  DenseMap<unsigned, Numbers> known;
};

/// Terms; equal ones are one.
class ScoreTerms {
public:
  /// Of rows with these columns, in a block.
  ScoreTerms(AxisTable &axes, Axes columns, Block *block)
      : axes(axes), columns(std::move(columns)), block(block) {}

  const Term &get(unsigned term) const { return terms[term]; }
  bool isNumber(unsigned term, double number) const {
    return get(term).kind == TermKind::Number && get(term).number == number;
  }
  unsigned getNumber(double number, Type type);
  unsigned apply(StringRef name, ArrayRef<unsigned> operands, Type type,
                 Attribute properties = {});
  unsigned reduce(TermKind kind, unsigned operand);
  /// The term with the operands of another one's op.
  unsigned applyLike(unsigned like, ArrayRef<unsigned> operands);

  /// What an element of the tensor is.
  unsigned express(const PlacedTensor &placed);
  /// All terms of products in a term, itself among them.
  llvm::SmallSetVector<unsigned, 8> findAll(unsigned term) const;
  /// All products in a term.
  llvm::SmallSetVector<unsigned, 4> findProducts(unsigned term) const;

  int64_t countColumns() const;
  /// The numbers of a term; nothing if it has an op of products that isn't
  /// known, in which `unknown` is its name.
  std::optional<SampleRow::Numbers> evaluate(unsigned term, SampleRow &row);
  StringRef getUnknown() const { return unknown; }
  /// The number that a term is in every row.
  std::optional<double> findConstant(unsigned term);

  /// Tensors that are made of products, in the order in which they were met.
  ArrayRef<PlacedTensor> getMade() const { return made; }
  /// Whether a term was made from what the op does.
  bool covers(Operation *op) const { return covered.contains(op); }

private:
  /// A structured op whose body is read, with the axes of its loops.
  struct Reading {
    linalg::LinalgOp op;
    LoopAxes loops;
    /// Whether it reduces more than one number.
    bool isSum = false;
    /// Terms of its scalars.
    DenseMap<Value, unsigned> scalars = DenseMap<Value, unsigned>();
  };
  unsigned intern(Term term);
  std::optional<unsigned> simplify(const Term &term) const;
  unsigned give(const PlacedTensor &placed, TermKind kind = TermKind::Given);
  std::optional<unsigned> expressConstant(Value tensor);
  std::optional<unsigned> expressView(const PlacedTensor &placed);
  std::optional<unsigned> expressProduct(linalg::LinalgOp op,
                                         const PlacedTensor &placed);
  std::optional<unsigned> expressOp(linalg::LinalgOp op,
                                    const PlacedTensor &placed);
  std::optional<unsigned> expressSum(Reading &reading, unsigned result);
  std::optional<unsigned> expressScalar(Reading &reading, Value scalar);
  bool isSumOfRow(linalg::LinalgOp op, const PlacedTensor &placed);
  bool setReducedLoops(Reading &reading, const AxisLayout &result);
  SampleRow::Numbers draw(unsigned term, SampleRow &row) const;
  bool evaluateOp(const Term &term, ArrayRef<SampleRow::Numbers> operands,
                  SampleRow::Numbers &numbers) const;

  AxisTable &axes;
  Axes columns;
  Block *block;
  std::vector<Term> terms;
  SmallVector<std::pair<PlacedTensor, unsigned>> known;
  SmallVector<PlacedTensor> made;
  DenseSet<Operation *> covered;
  StringRef unknown;
};

/// Whether the properties of a cast say how it rounds.
bool hasRoundingMode(Attribute properties);

/// Whether the op adds products of two tensors' elements up from zero, nothing
/// else: its operands are cast at most. It has some of them: no extent is 0.
bool isSumOfProducts(linalg::LinalgOp op);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ATTENTION_SCORETERMS_H
