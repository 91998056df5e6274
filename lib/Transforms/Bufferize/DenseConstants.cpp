//===- DenseConstants.cpp - Constants that LLVM can hold ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Utils/DenseElements.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_DENSECONSTANTSPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Whether upstream's translation takes a resource's bytes as they are.
static bool isArrayElement(Type type) {
  return type.isIndex() || type.isF16() || type.isBF16() || type.isF32() ||
         type.isF64() || type.isInteger(8) || type.isInteger(16) ||
         type.isInteger(32) || type.isInteger(64);
}

namespace {
struct DenseConstants : fsdp::impl::DenseConstantsPassBase<DenseConstants> {
  void runOnOperation() override {
    if (failed(makeConstantsDense(getOperation(), isArrayElement)))
      signalPassFailure();
  }
};
} // namespace
