//===- BytecodeVersionTest.cpp - Bytecode says who wrote it ---------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bytecode is read again, and that of a newer version is an error that says so.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/BytecodeVersion.h"
#include "fsdp/InitAll.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {

class BytecodeVersionTest : public testing::Test {
protected:
  BytecodeVersionTest() {
    DialectRegistry registry;
    fsdp::registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    module = parseSourceString<ModuleOp>(
        "shard.grid @grid(shape = 2)\n"
        "fsdp.module @model class \"Net\" {fsdp.param @w : tensor<4xf32>}\n",
        &context);
  }

  /// The module as bytecode of that version of the dialect; 0 for the current.
  std::string write(uint64_t number) {
    BytecodeWriterConfig config;
    if (number)
      config.setDialectVersion("fsdp",
                               std::make_unique<BytecodeVersion>(number));
    std::string text;
    llvm::raw_string_ostream stream(text);
    EXPECT_TRUE(succeeded(writeBytecodeToFile(*module, stream, config)));
    return text;
  }

  /// Reads bytecode; `errors` gets what is wrong.
  OwningOpRef<ModuleOp> read(const std::string &text) {
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      errors += diagnostic.str();
      return success();
    });
    return parseSourceString<ModuleOp>(text, &context);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::string errors;
};

TEST_F(BytecodeVersionTest, CurrentIsRead) {
  ASSERT_TRUE(module);
  EXPECT_TRUE(read(write(0)));
  EXPECT_EQ(errors, "");
  EXPECT_EQ(write(0), write(kBytecodeVersion));
}

TEST_F(BytecodeVersionTest, NewerIsRefused) {
  ASSERT_TRUE(module);
  EXPECT_FALSE(read(write(kBytecodeVersion + 1)));
  EXPECT_NE(errors.find("expected bytecode of version 1 to 1 of the dialect "
                        "'fsdp', got 2"),
            std::string::npos)
      << errors;
}

} // namespace
