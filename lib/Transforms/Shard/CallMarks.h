//===- CallMarks.h - Where modules are called ----------------- -*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an exporter's boundary marks say about the calls of a module.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SHARD_CALLMARKS_H
#define FSDP_LIB_TRANSFORMS_SHARD_CALLMARKS_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {

/// The calls of modules in one function.
class CallMarks {
public:
  /// Takes the marks out of the function. Fails at a gradient mark, which would
  /// get lost.
  static FailureOr<CallMarks> take(func::FuncOp function);

  /// How often the module was entered before the op, which is in the function's
  /// body.
  int64_t countCalls(SymbolRefAttr module, Operation *op) const;

private:
  /// By module: the first op behind each enter mark.
  DenseMap<Attribute, SmallVector<Operation *>> entered;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SHARD_CALLMARKS_H
