//===- NamedProducts.h - Linalg's named products of tensors -----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Not for phases 1 to 3 to ask which op they see: they make the same again of
// other types.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_NAMEDPRODUCTS_H
#define FSDP_UTILS_NAMEDPRODUCTS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::fsdp {

/// Whether the elements are f16 or bf16.
bool isNarrow(Value value);

/// Whether the op is a product of two tensors that has a name in linalg.
bool isNamedProduct(linalg::LinalgOp op);

/// Whether the op has maps that are not those of its name.
bool hasOwnMaps(linalg::LinalgOp op);

/// Whether the op is such a product with linalg's own maps that adds products
/// of two inputs of one type in f32; the inputs are f32, or with `narrow` f16
/// or bf16.
bool addsInF32(linalg::LinalgOp op, bool narrow);

/// The named product `op` of other inputs, added to `init`, whose types its
/// body has.
Operation *createProduct(OpBuilder &builder, linalg::LinalgOp op,
                         ValueRange inputs, Value init);

/// Replaces a named product by the same one of other inputs, whose types its
/// body has.
void replaceFactors(OpBuilder &builder, linalg::LinalgOp op, ValueRange inputs);

/// The same transpose of another tensor.
Value transposeLike(OpBuilder &builder, linalg::TransposeOp op, Value source);

/// Walks up a chain of transposes of `value` and rewrites `map` so that it
/// reads the chain's source: result p[r] of the new map is result r of the old.
Value foldTransposes(Value value, AffineMap &map);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_NAMEDPRODUCTS_H
