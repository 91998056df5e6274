//===- DenseElements.h - Constants that are dense ---------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constants of tensors that lie in resources of the module, or are sparse, are
// made dense for those who read no others.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_DENSEELEMENTS_H
#define FSDP_UTILS_DENSEELEMENTS_H

#include "mlir/IR/Operation.h"

namespace mlir::fsdp {

/// Makes elements that the ops within `root` hold as attributes dense, except
/// resources whose elements `keepsResource` takes; it is an error if these have
/// another number of bytes than their type, or none.
LogicalResult makeConstantsDense(Operation *root,
                                 function_ref<bool(Type)> keepsResource);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_DENSEELEMENTS_H
