//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 5 (schedule).
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_SCHEDULEPASSES_TD
#define FSDP_TRANSFORMS_SCHEDULEPASSES_TD

include "mlir/Pass/PassBase.td"

#endif // FSDP_TRANSFORMS_SCHEDULEPASSES_TD
