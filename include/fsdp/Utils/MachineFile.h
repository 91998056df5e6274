//===- MachineFile.h - Costs of a machine as JSON ---------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the option `machine` of passes names: a built-in table of costs, or a
// file with one.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_MACHINEFILE_H
#define FSDP_UTILS_MACHINEFILE_H

#include "fsdp/Analysis/Schedule/CostTable.h"
#include "mlir/IR/Location.h"
#include "mlir/Support/LLVM.h"
#include "llvm/Support/Error.h"

namespace mlir::fsdp {

/// The table of a machine: a built-in name, or a file that ends with ".json".
/// Empty: "cpu-16". Reports what is wrong at `loc`.
FailureOr<CostTable> loadMachine(StringRef machine, Location loc);

/// Reads a table as `printCostTable` writes it. Unknown keys, missing rows and
/// figures that are not positive are errors.
llvm::Expected<CostTable> parseCostTable(llvm::StringRef json);

/// Writes a table as JSON.
std::string printCostTable(const CostTable &table);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_MACHINEFILE_H
