//===- NoInterpose.cpp - memory that is not watched -----------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// In the library the C library's memory functions are not replaced.
//
//===----------------------------------------------------------------------===//

#include "report/Memory.h"

int64_t fsdp::run::threadAllocations() { return 0; }

std::vector<fsdp::run::Mapping> fsdp::run::recordedMappings() { return {}; }
