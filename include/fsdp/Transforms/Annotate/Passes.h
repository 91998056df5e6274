//===- Passes.h - Passes of phase 1 -----------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 1: which modules become units, which states are left alone.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_ANNOTATE_PASSES_H
#define FSDP_TRANSFORMS_ANNOTATE_PASSES_H

#include "fsdp/Utils/ModuleTree.h"
#include "mlir/Pass/Pass.h"
#include <memory>

namespace mlir::fsdp {

class WrapPolicy;

/// What happens to a parameter whose names lie in different units.
enum class TiedWeights {
  /// It moves to the unit around all its names.
  Hoist,
  /// It is an error.
  Error,
  /// Each of the units lists it: for comparisons with PyTorch only.
  Split
};

/// What happens to frozen parameters beside trainable ones.
enum class FrozenParams {
  /// They become a unit of their own.
  Split,
  /// They stay: for comparisons with PyTorch only.
  Keep
};

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Transforms/Annotate/Passes.h.inc"

/// `fsdp-auto-wrap` with a policy of the embedder's own; the option `policy` is
/// not looked at.
std::unique_ptr<Pass>
createAutoWrapPass(std::shared_ptr<const WrapPolicy> policy,
                   AutoWrapPassOptions options = {});

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_ANNOTATE_PASSES_H
