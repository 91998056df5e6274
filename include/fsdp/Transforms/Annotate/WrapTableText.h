//===- WrapTableText.h - Tables of wrap overrides as JSON -------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the option `overrides` of fsdp-auto-wrap reads.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_ANNOTATE_WRAPTABLETEXT_H
#define FSDP_TRANSFORMS_ANNOTATE_WRAPTABLETEXT_H

#include "fsdp/Analysis/Wrap/WrapOverrides.h"

namespace mlir::fsdp {

/// Parses `{GLOB: true | false | {strategy, precision, axes, replicate_axes,
/// reshard, layout}}`. `true` wraps, `false` and `{}` do not; "" and "<root>"
/// are the root.
llvm::Expected<WrapTable> parseWrapTable(llvm::StringRef json);

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_ANNOTATE_WRAPTABLETEXT_H
