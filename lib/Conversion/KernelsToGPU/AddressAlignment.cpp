//===- AddressAlignment.cpp - What addresses are multiples of -------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AddressAlignment.h"
#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include <numeric>

using namespace mlir;
using namespace mlir::fsdp;

AddressAlignment::AddressAlignment(ModuleOp module) {
  module.walk([&](func::CallOp call) {
    calls[call.getCalleeAttr().getLeafReference()].push_back(call);
  });
}

int64_t AddressAlignment::getArgument(BlockArgument argument) {
  auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
  if (!function || !argument.getOwner()->isEntryBlock())
    return 1;
  // The runtime places those of entries like buffers of arenas.
  if (!function.isPrivate())
    return kArenaAlignment;
  // A function that is reached from itself has no other addresses.
  auto [it, isNew] = arguments.try_emplace(argument, kArenaAlignment);
  if (!isNew)
    return it->second;
  int64_t alignment = kArenaAlignment;
  for (func::CallOp call : calls.lookup(function.getSymNameAttr()))
    alignment =
        std::gcd(alignment, get(call.getOperand(argument.getArgNumber())));
  return arguments[argument] = alignment;
}

int64_t AddressAlignment::get(Value memref) {
  int64_t alignment = kArenaAlignment;
  while (Operation *op = memref.getDefiningOp()) {
    if (isa<ArenaOp>(op))
      return alignment;
    if (auto view = dyn_cast<memref::ViewOp>(op)) {
      APInt shift;
      if (!matchPattern(view.getByteShift(), m_ConstantInt(&shift)))
        return 1;
      alignment = std::gcd(alignment, shift.getSExtValue());
    } else if (!isa<BytesOp, memref::SubViewOp, memref::ExpandShapeOp,
                    memref::CollapseShapeOp, memref::ReinterpretCastOp,
                    memref::CastOp, memref::TransposeOp>(op)) {
      return 1;
    }
    memref = op->getOperand(0);
  }
  return std::gcd(alignment, getArgument(cast<BlockArgument>(memref)));
}
