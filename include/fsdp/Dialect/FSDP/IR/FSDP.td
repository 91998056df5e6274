//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Umbrella of the dialect's definitions; the documentation generator reads it.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_FSDP_TD
#define FSDP_DIALECT_FSDP_IR_FSDP_TD

include "fsdp/Dialect/FSDP/IR/FSDPAttentionOps.td"
include "fsdp/Dialect/FSDP/IR/FSDPAttributes.td"
include "fsdp/Dialect/FSDP/IR/FSDPDialect.td"
include "fsdp/Dialect/FSDP/IR/FSDPInterfaces.td"
include "fsdp/Dialect/FSDP/IR/FSDPOps.td"
include "fsdp/Dialect/FSDP/IR/FSDPTypes.td"

#endif // FSDP_DIALECT_FSDP_IR_FSDP_TD
