//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass that writes what a compiled step says about itself.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_MANIFEST_PASSES_TD
#define FSDP_TARGET_MANIFEST_PASSES_TD

include "mlir/Pass/PassBase.td"

def EmitManifestPass : Pass<"fsdp-emit-manifest", "::mlir::ModuleOp"> {
  let summary = "describes the compiled step as JSON";
  let description = [{
    Sets three attributes of the module: `fsdp.manifest`, the text that travels
    in the compiled module and tells a driver how to call it (units with their
    layouts, arguments with their places in the persistent and host arenas,
    entries with the sizes of the other arenas, collectives in issue order);
    `fsdp.schedule_hash`, equal on ranks whose collectives match; and
    `fsdp.report`, the text that `fsdp-compile --report` writes: besides the
    units and collectives every planned buffer, the lower bounds, all copies.
    Numbers the `fsdp.start` ops (`fsdp.id`).

    Before: memory is planned; `fsdp-outline-kernels` and
    `fsdp-lower-to-runtime` have not run. After: the program is unchanged.
  }];
}

#endif // FSDP_TARGET_MANIFEST_PASSES_TD
