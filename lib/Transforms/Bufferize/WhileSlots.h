//===- WhileSlots.h - One place for each tensor of a scf.while --*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4. The regions of a scf.while take different values, but bufferization
// wants each of its tensors at one position in both.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_BUFFERIZE_WHILESLOTS_H
#define FSDP_LIB_TRANSFORMS_BUFFERIZE_WHILESLOTS_H

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::fsdp {

/// Rewrites the loop so that tensors come first, in the order of both regions,
/// if one of them is of another type in the other region, or has no partner
/// there. A tensor that only one region takes is handed through the other one;
/// what only the second region takes begins uninitialised.
void alignWhile(RewriterBase &rewriter, scf::WhileOp loop);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_BUFFERIZE_WHILESLOTS_H
