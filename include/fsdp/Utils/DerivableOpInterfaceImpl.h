//===- DerivableOpInterfaceImpl.h - Ops derived again -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which ops of upstream dialects every window of a unit computes again.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_DERIVABLEOPINTERFACEIMPL_H
#define FSDP_UTILS_DERIVABLEOPINTERFACEIMPL_H

namespace mlir {
class DialectRegistry;

namespace fsdp {

/// Attaches DerivableOpInterface to `tensor.empty`, to slices and reshapes of
/// the tensor dialect, and to the structured ops of linalg.
void registerDerivableOpInterfaceExternalModels(DialectRegistry &registry);

} // namespace fsdp
} // namespace mlir

#endif // FSDP_UTILS_DERIVABLEOPINTERFACEIMPL_H
