//===- Notes.h - What errors of several places add --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Notes that tell the way out of an error.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_NOTES_H
#define FSDP_DIALECT_FSDP_IR_NOTES_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::fsdp {

/// Where a grid that was there may be, for errors that miss it.
inline constexpr StringLiteral kMissingGridNote =
    "the pass remove-dead-values takes grids for dead and erases them; "
    "canonicalize and cse remove dead ops and keep them";

} // namespace mlir::fsdp

#endif // FSDP_DIALECT_FSDP_IR_NOTES_H
