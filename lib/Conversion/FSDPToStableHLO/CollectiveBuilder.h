//===- CollectiveBuilder.h - Collectives of StableHLO -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collectives of the shard dialect as those of StableHLO, each with a channel
// of its own.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_COLLECTIVEBUILDER_H
#define FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_COLLECTIVEBUILDER_H

#include "StableHLOBuilder.h"
#include "fsdp/Conversion/FSDPToStableHLO/Passes.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

class CollectiveBuilder {
public:
  CollectiveBuilder(StableHLOBuilder &hlo, RankWord rankWord)
      : hlo(hlo), rankWord(rankWord) {}

  /// The result of one of the shard dialect's collectives; null if there is
  /// nothing like it. `input` is its operand as it is now.
  Value convert(Operation *op, Value input);

private:
  using Groups = SmallVector<SmallVector<int64_t>>;
  Groups getGroups(Operation *from, FlatSymbolRefAttr grid,
                   ArrayRef<int64_t> axes);
  /// Attributes of all collectives.
  SmallVector<NamedAttribute> describe(const Groups &groups);
  Value gather(Value value, int64_t dim, const Groups &groups);
  /// With a dimension each rank keeps its part along it.
  Value reduce(Value value, ReduceKind kind, std::optional<int64_t> scatterDim,
               const Groups &groups);
  /// This rank's part along a dimension.
  Value exchange(Value value, int64_t dim, int64_t to, const Groups &groups);
  Value slice(Value value, int64_t dim, const Groups &groups);
  /// Every rank gives its value to the one that is `by` places on.
  Value passOn(Value value, int64_t by, const Groups &groups);
  /// This rank's place in its group: one number without dimensions.
  Value getPlace(const Groups &groups);

  StableHLOBuilder &hlo;
  RankWord rankWord;
  int64_t lastChannel = 0;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_COLLECTIVEBUILDER_H
