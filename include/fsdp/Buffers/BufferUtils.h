//===- BufferUtils.h - Making and replacing buffers -------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How buffers are made, and put in the place of others. What they are used
// for: BufferAccess.h.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_BUFFERS_BUFFERUTILS_H
#define FSDP_BUFFERS_BUFFERUTILS_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace mlir::fsdp {

/// The allocation of which `value` is the whole, in another shape: through
/// casts and reshapes of identity layout. Null if there is none; `reason` then
/// says why.
memref::AllocOp findWholeAlloc(Value value, std::string &reason);

/// Replaces all uses of `alloc` by `buffer`, reshaped to the alloc's type, and
/// erases it. The buffer must have as many bytes and dominate the alloc.
void replaceAlloc(memref::AllocOp alloc, Value buffer);

/// A new allocation, aligned for vector loads.
memref::AllocOp createAlignedAlloc(OpBuilder &builder, Location loc,
                                   MemRefType type);

/// Whether the use is of an op that copies all of `numElements` elements, from
/// or to it, and does nothing else.
bool isWholeCopy(OpOperand &use, int64_t numElements);

/// Copies from or to a communication buffer for `reason`, with a remark of the
/// category, which is the pass' name.
void createCommunicationCopy(OpBuilder &builder, Location loc, Value from,
                             Value to, StringRef reason, StringRef category);

/// The layout of the `index`-th unit of a start in the type that is moved.
LayoutAttr getMovedLayout(StartOp start, unsigned index);

/// How a whole buffer of the `index`-th part of a start is cut into those of
/// the channel's members: as the unit is, in equal pieces where a smaller group
/// kept them, or by `chunks`. Null where both sides have one extent.
LayoutAttr getCutLayout(StartOp start, unsigned index);

/// Whether a gather reads what a smaller group of ranks kept.
bool gathersKeptPieces(StartOp start);

} // namespace mlir::fsdp

#endif // FSDP_BUFFERS_BUFFERUTILS_H
