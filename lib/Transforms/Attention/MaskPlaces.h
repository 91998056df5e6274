//===- MaskPlaces.h - Masks of places alone ---------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for masks of attention: tensors whose elements are made of nothing
// but how far a row is from a column, read from what computes them.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ATTENTION_MASKPLACES_H
#define FSDP_LIB_TRANSFORMS_ATTENTION_MASKPLACES_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/AffineExpr.h"
#include "llvm/ADT/BitVector.h"
#include <optional>

namespace mlir::fsdp {

/// What a mask says, in the words of `fsdp.attention`.
struct MaskWords {
  bool isCausal = false;
  std::optional<int64_t> window;
};

/// The words for scores that are kept where `kept` has the bit of row - column
/// + columns - 1; nothing if there are none.
std::optional<MaskWords> findMaskWords(const llvm::BitVector &kept,
                                       int64_t rows, int64_t columns);

/// Reads tensors as functions of the distance of row and column.
class MaskPlaces {
public:
  MaskPlaces(MLIRContext *context, int64_t rows, int64_t columns)
      : context(context), rows(rows), columns(columns),
        row(getAffineDimExpr(0, context)),
        column(getAffineDimExpr(1, context)) {}

  /// Which scores a mask of four dimensions keeps, whose columns are all of a
  /// row's or one for all; nothing if it depends on more than distances, or
  /// adds other numbers than those that stand for no weight.
  std::optional<llvm::BitVector> readKept(Value mask);

private:
  using Table = SmallVector<Attribute>;
  using Indices = SmallVector<AffineExpr>;
  /// An integer by its place, or an element by distance; neither if unknown.
  struct Element {
    AffineExpr place;
    std::optional<Table> table;

    bool isKnown() const { return place || table; }
  };
  struct Reading;

  int64_t countDistances() const { return rows + columns - 1; }
  /// The least or the largest number that an integer may be, if that is known.
  std::optional<int64_t> getBound(AffineExpr expr, bool isUpper) const;
  bool isNatural(AffineExpr expr) const {
    std::optional<int64_t> low = getBound(expr, /*isUpper=*/false);
    return low && *low >= 0;
  }
  /// An integer by its place; unknown if it may be too large.
  Element makePlace(AffineExpr expr) const;
  /// The same element everywhere.
  Element repeat(Attribute value) const;
  std::optional<int64_t> getDistance(AffineExpr expr, int64_t at) const;
  std::optional<Table> toTable(const Element &element, Type type) const;

  Element read(Value tensor, const Indices &at);
  Element readAnew(Value tensor, const Indices &at);
  Element readConstant(DenseElementsAttr elements, const Indices &at);
  Element readLine(DenseElementsAttr elements, AffineExpr at);
  Element readByDistance(DenseElementsAttr elements, bool isTransposed) const;
  Element readOp(linalg::LinalgOp op, unsigned result, const Indices &at);
  Element readAny(Reading &reading);
  std::optional<Indices> reshape(RankedTensorType larger,
                                 ArrayRef<ReassociationIndices> groups,
                                 const Indices &at, bool isExpanded) const;
  void readBody(Reading &reading);
  Element readScalar(Reading &reading, Value scalar);
  Element apply(Operation *op, ArrayRef<Element> operands);
  Element compute(Operation *op, ArrayRef<Element> operands) const;
  Element compare(arith::CmpIOp op, AffineExpr left, AffineExpr right) const;

  MLIRContext *context;
  int64_t rows, columns;
  AffineExpr row, column;
  /// What was read, and how many reads are open.
  DenseMap<Value, SmallVector<std::pair<Indices, Element>, 1>> reads;
  unsigned depth = 0;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ATTENTION_MASKPLACES_H
