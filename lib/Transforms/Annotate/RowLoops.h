//===- RowLoops.h - Loops with an iteration for each row --------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scatters of rows, for `fsdp-chunk-loss`: iteration i reads and writes row i.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_ANNOTATE_ROWLOOPS_H
#define FSDP_TRANSFORMS_ANNOTATE_ROWLOOPS_H

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::fsdp {

/// What happens to values with rows in a loop over them.
class RowLoop {
public:
  /// `rows` are dimensions of values from outside that count rows.
  RowLoop(scf::ForOp loop, const DenseMap<Value, int64_t> &rows)
      : loop(loop), rows(rows) {}

  /// Follows what the loop carries, of which `dims` are the dimensions that
  /// count rows. False if an iteration may touch another row than its own.
  bool follow(ArrayRef<int64_t> dims);

  /// The number of rows if the loop counts indices from 0 in steps of 1 to a
  /// constant.
  static std::optional<int64_t> countRows(scf::ForOp loop);

  /// What is carried, in this loop and those in it: the dimension that counts
  /// rows, and which value of this loop is carried on.
  struct Carried {
    int64_t dim;
    Value root;
  };
  const DenseMap<Value, Carried> &getCarried() const { return carried; }

  /// Whether the number of the iteration is used as that of a row of one of
  /// these values.
  bool isPlaceOfRow(OpOperand &use) const { return places.contains(&use); }

private:
  bool followUses(Value value, Carried as);
  bool followUse(OpOperand &use, Carried as);
  bool isRow(OpOperand &place);
  bool carry(Value value, Carried as);
  bool handsOn(scf::ForOp each);

  scf::ForOp loop;
  const DenseMap<Value, int64_t> &rows;
  DenseMap<Value, Carried> carried;
  SmallVector<Value> open;
  DenseSet<OpOperand *> places;
};

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_ANNOTATE_ROWLOOPS_H
