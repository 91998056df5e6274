//===- Wrap.h - Between C++ objects and those of the C API ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the files of the C API share; MLIR's own conversions are in mlir/CAPI.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CAPI_WRAP_H
#define FSDP_LIB_CAPI_WRAP_H

#include "fsdp-c/WrapPolicy.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/BuiltinAttributes.h"
#include <memory>

namespace mlir::fsdp {
class WrapPolicy;

/// No text.
inline MlirStringRef wrapNothing() {
  return mlirStringRefCreate(/*str=*/"", /*length=*/0);
}
/// The text of an attribute, empty without one.
inline MlirStringRef wrapText(StringAttr text) {
  return text ? wrap(text.getValue()) : wrapNothing();
}
/// Whether `index` is one of `size` things.
inline bool isIndex(int64_t index, int64_t size) {
  return index >= 0 && index < size;
}

/// A copy of a struct whose first field is its size in the header that the
/// caller has: fields that this one lacks are zero. Nothing if the size makes
/// no sense, or fields that are not known here are not zero.
template <typename StructT>
std::optional<StructT> readVersioned(const StructT *given, size_t leastSize) {
  StructT known{};
  if (given->size < leastSize)
    return std::nullopt;
  const char *bytes = reinterpret_cast<const char *>(given);
  for (size_t byte = sizeof(StructT); byte < given->size; ++byte)
    if (bytes[byte])
      return std::nullopt;
  memcpy(&known, bytes, std::min(given->size, sizeof(StructT)));
  return known;
}

/// Fills a struct whose first field is its size in the header that the caller
/// has. False, and nothing is written, if that lacks fields of the first
/// version.
template <typename StructT>
bool writeVersioned(StructT *given, StructT value, size_t leastSize) {
  if (!given || given->size < leastSize)
    return false;
  value.size = given->size;
  memset(static_cast<void *>(given), 0, value.size);
  memcpy(given, &value, std::min(value.size, sizeof(StructT)));
  return true;
}

/// A policy that asks the callbacks; null if the struct can't be read, and then
/// nothing is destroyed.
std::shared_ptr<const WrapPolicy>
makeCallbackPolicy(const FsdpWrapPolicy *policy);

} // namespace mlir::fsdp

#endif // FSDP_LIB_CAPI_WRAP_H
