//===- WrapPolicyText.h - Wrap policies as text -----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the option `policy` of fsdp-auto-wrap and `fsdp.wrap_policy` say.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_ANNOTATE_WRAPPOLICYTEXT_H
#define FSDP_TRANSFORMS_ANNOTATE_WRAPPOLICYTEXT_H

#include "fsdp/Analysis/Wrap/WrapPolicy.h"

namespace mlir::fsdp {

/// The built-in policies, for help texts and errors.
#define FSDP_WRAP_POLICIES                                                     \
  "none, always, size:MIN, class:A,B, fqn:GLOB, fqn-re:REGEX or "              \
  "or(POLICY;POLICY)"

/// Parses a built-in policy:
///   none | always | size[:MIN][,force_leaf=A|B][,exclude=C|D] | class:A,B
///   | fqn:GLOB | fqn-re:REGEX | or(POLICY;POLICY;...)
llvm::Expected<std::unique_ptr<WrapPolicy>>
parseWrapPolicy(llvm::StringRef text);

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_ANNOTATE_WRAPPOLICYTEXT_H
