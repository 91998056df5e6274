//===- InitAll.h - Registration of everything -------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an embedder calls: dialects with their extensions, then passes.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_INITALL_H
#define FSDP_INITALL_H

namespace mlir {
class DialectRegistry;

namespace fsdp {

/// Registers the fsdp dialect, the upstream dialects of the input (arith,
/// bufferization, func, linalg, math, memref, scf, shard, tensor), and the
/// interface implementations (bufferization, what is derived again) that the
/// passes need.
void registerAllDialects(DialectRegistry &registry);

/// Registers all fsdp passes and the pipeline `fsdp-pipeline`.
void registerAllPasses();

} // namespace fsdp
} // namespace mlir

#endif // FSDP_INITALL_H
