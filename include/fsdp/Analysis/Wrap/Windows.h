//===- Windows.h - Where a unit's parameters must be whole ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cuts the uses of a unit's parameters into windows. A window is a live range:
// whatever is decided here, the program stays correct; the decision only says
// when the whole parameters may be freed in between.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_WRAP_WINDOWS_H
#define FSDP_ANALYSIS_WRAP_WINDOWS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace mlir::fsdp {

/// One op of the step that reads a unit's parameters (or a value derived from
/// them).
struct ParamUse {
  /// Place of the op in the step's block.
  int64_t position;
  /// Whether the loss or another output of the forward pass depends on it.
  bool forward;
  /// Which forward window it is in, if several are asked for; not less than
  /// that of an earlier use.
  int64_t call = 0;
  /// Which part of the step it is in (a micro-batch); as above.
  int64_t part = 0;
};

/// A maximal range between an unshard and the last use of its results. Both
/// ends are positions of uses.
struct Window {
  int64_t first;
  int64_t last;

  bool operator==(const Window &other) const {
    return first == other.first && last == other.last;
  }
};

/// The windows of one unit in program order.
struct WindowPlan {
  llvm::SmallVector<Window, 2> windows;
  /// A cut was asked for, but some backward use precedes a forward use.
  bool interleaved = false;

  /// Index of the window that a use at `position` belongs to: the last one that
  /// does not begin after it.
  unsigned windowAt(int64_t position) const;
};

/// Cuts `uses` (in any order) at every new part. With `cut`, cuts a part into
/// forward windows, one per call, and a backward window iff all its forward
/// uses precede all its backward uses. No uses, no windows.
WindowPlan planWindows(llvm::ArrayRef<ParamUse> uses, bool cut);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_WRAP_WINDOWS_H
