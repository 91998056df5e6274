//===- WholeOps.h - Ops on all elements of a tensor alike -------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is computed of each element, and the largest of all elements, does not
// depend on where an element lies: the same op computes it of a tensor of
// another shape, such as the part of a parameter that a rank has.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_WHOLEOPS_H
#define FSDP_UTILS_WHOLEOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::fsdp {

/// Whether the op computes each element of its one result from the elements of
/// other tensors of this shape at the same place and from tensors of one
/// element, and asks for no index.
bool isElementwiseOp(linalg::LinalgOp op);

/// Whether the op's one result, of one element, is the largest of what is
/// computed of each element of one tensor, and of what its destination is
/// filled with. In which order elements are taken changes nothing.
bool isLargestOp(linalg::LinalgOp op);

/// The same of tensors of `shape`: `inputs` stand for the op's, of which those
/// of one element are as they were. Ops that take part in what all ranks have
/// alike are `strict`.
Value createElementwiseLike(OpBuilder &builder, linalg::LinalgOp op,
                            ValueRange inputs, ArrayRef<int64_t> shape,
                            bool strict);

/// The largest of what `op` computes of the elements of `input`: of the first
/// `count`, a tensor<i64>, if there is one, which takes a 1-D tensor.
Value createLargestLike(OpBuilder &builder, linalg::LinalgOp op, Value input,
                        Value count, bool strict);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_WHOLEOPS_H
