//===- TestPasses.h - Passes for tests --------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TEST_LIB_TESTPASSES_H
#define FSDP_TEST_LIB_TESTPASSES_H

namespace mlir::fsdp::test {

/// Registers `fsdp-test-buffers`.
void registerTestPasses();

} // namespace mlir::fsdp::test

#endif // FSDP_TEST_LIB_TESTPASSES_H
