//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_FSDPTYPES_TD
#define FSDP_DIALECT_FSDP_IR_FSDPTYPES_TD

include "fsdp/Dialect/FSDP/IR/FSDPDialect.td"
include "mlir/IR/AttrTypeBase.td"

def FSDP_TicketType : TypeDef<FSDP_Dialect, "Ticket"> {
  let mnemonic = "ticket";
  let summary = "a collective in flight";
  let description = [{
    Made by `fsdp.start`, consumed by exactly one `fsdp.wait`. It exists on
    memrefs only (phases 5 and 6): nothing is asynchronous on tensors, because
    bufferization does not see an access between a start and its wait.
  }];
}

#endif // FSDP_DIALECT_FSDP_IR_FSDPTYPES_TD
