//===- FSDPBytecode.cpp - Version of the dialect in bytecode --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes and types are stored as text; ops as MLIR stores them. What
// changes from version to version is upgraded here.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/BytecodeVersion.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Operation.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {

struct FSDPBytecodeInterface : public BytecodeDialectInterface {
  explicit FSDPBytecodeInterface(Dialect *dialect)
      : BytecodeDialectInterface(dialect) {}

  void writeVersion(DialectBytecodeWriter &writer) const override {
    // Another one than the current is asked for by its writer's configuration.
    auto asked = writer.getDialectVersion(getDialect()->getNamespace());
    writer.writeVarInt(
        succeeded(asked) ? static_cast<const BytecodeVersion *>(*asked)->number
                         : kBytecodeVersion);
  }

  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override {
    uint64_t number;
    if (failed(reader.readVarInt(number)))
      return nullptr;
    if (number == 0 || number > kBytecodeVersion) {
      reader.emitError() << "expected bytecode of version 1 to "
                         << kBytecodeVersion << " of the dialect 'fsdp', got "
                         << number
                         << "; a newer fsdp wrote it, and can write it as text";
      return nullptr;
    }
    return std::make_unique<BytecodeVersion>(number);
  }

  LogicalResult
  upgradeFromVersion(Operation *top,
                     const DialectVersion &version) const override {
    // Version 1 is the first: nothing to upgrade. Ops whose attributes change
    // read their former ones themselves (readProperties); what else a version
    // changes is rewritten here, before anything is verified.
    return success();
  }
};

} // namespace

void fsdp::addBytecodeInterface(Dialect &dialect) {
  dialect.addInterface(std::make_unique<FSDPBytecodeInterface>(&dialect));
}
