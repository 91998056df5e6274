//===- DenseElements.cpp - Constants that are dense -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/DenseElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Bytes of an element in a resource, 0 for types whose elements it can't have.
static int64_t getElementBytes(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * getElementBytes(complex.getElementType());
  if (type.isIndex())
    return IndexType::kInternalStorageBitWidth / 8;
  return type.isIntOrFloat() ? llvm::divideCeil(type.getIntOrFloatBitWidth(), 8)
                             : 0;
}

/// The bytes of a resource, which are as many as its type has.
static FailureOr<ArrayRef<char>> getBytes(Operation *op, StringRef name,
                                          DenseResourceElementsAttr resource) {
  int64_t element = getElementBytes(resource.getElementType());
  if (!element)
    return emitError(op->getLoc())
           << "expected '" << name
           << "' to have elements of integers, floats or "
              "complex numbers, got "
           << resource.getElementType();
  StringRef key = resource.getRawHandle().getKey();
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  if (!blob) {
    InFlightDiagnostic diag = emitError(op->getLoc())
                              << "expected the elements of '" << name
                              << "' in the resource '" << key << "', got none";
    diag.attachNote() << "a text has them behind its ops, in "
                         "'{-# dialect_resources: ... #-}', unless it was "
                         "printed without them";
    return diag;
  }
  ArrayRef<char> data = blob->getData();
  auto bytes = static_cast<uint64_t>(resource.getNumElements() * element);
  if (data.size() == bytes)
    return data;
  InFlightDiagnostic diag =
      emitError(op->getLoc())
      << "expected " << bytes << " bytes in the resource '" << key << "' for '"
      << name << "' of " << resource.getType() << ", got " << data.size();
  if (resource.getElementType().isInteger(1))
    diag.attachNote() << "each i1 is a byte there";
  return diag;
}

static FailureOr<ElementsAttr> makeDense(Operation *op, NamedAttribute named,
                                         function_ref<bool(Type)> keeps) {
  auto elements = cast<ElementsAttr>(named.getValue());
  ShapedType type = elements.getShapedType();
  if (auto sparse = dyn_cast<SparseElementsAttr>(elements))
    return ElementsAttr(DenseElementsAttr::get(
        type, llvm::to_vector(sparse.getValues<Attribute>())));
  auto resource = cast<DenseResourceElementsAttr>(elements);
  FailureOr<ArrayRef<char>> bytes = getBytes(op, named.getName(), resource);
  if (failed(bytes))
    return failure();
  // One without elements is none for who reads it in place.
  if (!bytes->empty() && keeps(type.getElementType()))
    return elements;
  if (!type.getElementType().isInteger(1))
    return ElementsAttr(DenseElementsAttr::getFromRawBuffer(type, *bytes));
  SmallVector<bool> bits =
      llvm::map_to_vector(*bytes, [](char byte) { return byte != 0; });
  return ElementsAttr(DenseElementsAttr::get(type, ArrayRef<bool>(bits)));
}

LogicalResult
mlir::fsdp::makeConstantsDense(Operation *root,
                               function_ref<bool(Type)> keepsResource) {
  WalkResult result = root->walk([&](Operation *op) {
    for (NamedAttribute named : op->getAttrs()) {
      if (!isa<DenseResourceElementsAttr, SparseElementsAttr>(named.getValue()))
        continue;
      FailureOr<ElementsAttr> dense = makeDense(op, named, keepsResource);
      if (failed(dense))
        return WalkResult::interrupt();
      if (*dense != named.getValue())
        op->setAttr(named.getName(), *dense);
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}
