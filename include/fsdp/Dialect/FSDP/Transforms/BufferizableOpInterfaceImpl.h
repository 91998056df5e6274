//===- BufferizableOpInterfaceImpl.h - Bufferization ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How one-shot bufferization treats the tensor-level collectives.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
#define FSDP_DIALECT_FSDP_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H

namespace mlir {
class DialectRegistry;

namespace fsdp {

/// Attaches BufferizableOpInterface to `fsdp.unshard`, `fsdp.reduce_grads` and
/// `fsdp.all_reduce`. A gather gets one byte buffer per unit, of which the
/// parameters are views at the layout's offsets that nobody may write.
void registerBufferizableOpInterfaceExternalModels(DialectRegistry &registry);

} // namespace fsdp
} // namespace mlir

#endif // FSDP_DIALECT_FSDP_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
