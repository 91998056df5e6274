//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 6 (lower).
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_LOWERPASSES_TD
#define FSDP_TRANSFORMS_LOWERPASSES_TD

include "mlir/Pass/PassBase.td"

#endif // FSDP_TRANSFORMS_LOWERPASSES_TD
