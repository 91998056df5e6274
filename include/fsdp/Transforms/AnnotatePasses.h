//===- AnnotatePasses.h - Passes of phases 1 and 2 --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_ANNOTATEPASSES_H
#define FSDP_TRANSFORMS_ANNOTATEPASSES_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

/// What happens to a parameter whose names lie in different units.
enum class TiedWeights {
  /// It is an error.
  Error,
  /// It moves to the unit around all its names.
  Hoist,
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

/// In which order a unit's parameters are collected.
enum class ParamOrder {
  /// A module's own before its children's (FSDP1).
  PreOrder,
  /// Its children's before its own (FSDP2).
  PostOrder
};

#define GEN_PASS_DECL
#include "fsdp/Transforms/AnnotatePasses.h.inc"

class WrapPolicy;

/// `fsdp-auto-wrap` with a policy of the embedder's own; the option `policy` is
/// not looked at.
std::unique_ptr<Pass>
createAutoWrapPass(std::shared_ptr<const WrapPolicy> policy,
                   AutoWrapPassOptions options = {});

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_ANNOTATEPASSES_H
