//===- Manifest.h - What a compiled step says about itself ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a program whose memory is planned and writes two JSON texts: the
// manifest, which travels in the compiled module and tells a driver how to call
// it, and the report for people.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_MANIFEST_MANIFEST_H
#define FSDP_TARGET_MANIFEST_MANIFEST_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "llvm/Support/JSON.h"

namespace mlir::fsdp {

/// Version of the manifest's schema.
inline constexpr int64_t kManifestVersion = 1;

/// The manifest of a module, and the hash that ranks compare.
struct Manifest {
  llvm::json::Object json;
  /// Equal iff the lists of collectives (kinds, channels, units, bytes) are.
  uint64_t scheduleHash = 0;
};

/// Builds the manifest of a program whose memory is planned; numbers the
/// `fsdp.start` ops of the entries (attribute `fsdp.id`). Reports an error for
/// an argument that no driver could supply.
FailureOr<Manifest> buildManifest(ModuleOp module);

/// Builds the report: the manifest's units, memory and collectives, and for
/// every arena what lies where and when, how far the plan is from the lower
/// bound, and all copies.
llvm::json::Object buildReport(ModuleOp module, const Manifest &manifest);

} // namespace mlir::fsdp

#endif // FSDP_TARGET_MANIFEST_MANIFEST_H
