//===- NearestName.h - What a misspelt name may stand for -------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_DIALECT_FSDP_IR_NEARESTNAME_H
#define FSDP_LIB_DIALECT_FSDP_IR_NEARESTNAME_H

#include "llvm/ADT/StringRef.h"

namespace mlir::fsdp {

/// Keeps the name that the fewest edits make of what was given.
class NearestName {
public:
  explicit NearestName(llvm::StringRef given) : given(given) {}

  void consider(llvm::StringRef name) {
    unsigned edits = given.edit_distance(name);
    if (nearest.empty() || edits < fewest) {
      nearest = name;
      fewest = edits;
    }
  }

  /// The nearest name; empty if none is near enough to be meant.
  llvm::StringRef get() const {
    return fewest <= 1 + given.size() / 4 ? nearest : llvm::StringRef();
  }

private:
  llvm::StringRef given, nearest;
  unsigned fewest = 0;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_DIALECT_FSDP_IR_NEARESTNAME_H
